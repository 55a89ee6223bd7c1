import assert from 'node:assert/strict';
import { test } from 'node:test';
import { breach, choices } from '../../js/desk/lawful.js';
import { instruction, steps, TABLEAU, typedCard, typedThrow } from '../../js/desk/service.js';
import { blank } from '../../js/fold.js';

test('what the catalogue calls lawful is read', () => {
  assert.deepEqual(choices('true or false'), ['true', 'false']);
  assert.deepEqual(choices('1 to 4'), ['1', '2', '3', '4']);
  assert.deepEqual(choices('exact, quarter'), ['exact', 'quarter']);
  assert.deepEqual(choices('8'), ['8']);
  assert.equal(choices('at least 8 to 1'), null);
  assert.equal(choices('0 to 99'), null);
});

test('breaches are told below, at and above', () => {
  assert.match(breach('7:1', 'at least 8 to 1'), /less than 8 to 1/);
  assert.equal(breach('8:1', 'at least 8 to 1'), null);
  assert.equal(breach('9 to 1', 'at least 8 to 1'), null);
  assert.match(breach('x', 'at least 8 to 1'), /8:1/);
  assert.match(breach('4', '5 to 25'), /outside|not one/);
  assert.equal(breach('5', '5 to 25'), null);
  assert.equal(breach('25', '5 to 25'), null);
  assert.notEqual(breach('26', '5 to 25'), null);
  assert.match(breach('0.00', 'at least 0.01'), /below/);
  assert.equal(breach('0.01', 'at least 0.01'), null);
  assert.equal(breach('printed', '`printed`, by the pay table, or at least 4 to 1'), null);
  assert.notEqual(breach('3:1', '`printed`, by the pay table, or at least 4 to 1'), null);
  assert.equal(breach('', 'at least 8 to 1'), null);
});

test('cards and throws are typed', () => {
  assert.equal(typedCard('5d'), '5d');
  assert.equal(typedCard('10H'), 'Th');
  assert.equal(typedCard('x'), 'X');
  assert.equal(typedCard('1d'), null);
  const dice = [['3 4', 1]];
  assert.equal(typedThrow('34', dice), '3 4');
  assert.equal(typedThrow('3, 4', dice), '3 4');
  assert.equal(typedThrow('7 7', dice), null);
  assert.equal(typedThrow('17', [['17', 1]]), '17');
});

test('one instruction at a time', () => {
  const sign = { spots: ['player', 'banker'], words: [], marks: [{}], chance: { shoe: {} } };
  const view = blank();
  view.asks = [{ ask: 'wagers' }];
  assert.equal(instruction(view, sign).button, 'No more bets');
  view.spots.set(
    'player',
    ['4h', 'Kc', '5d'].map((card) => ({ card })),
  );
  view.spots.set(
    'banker',
    ['6s', 'Qh'].map((card) => ({ card })),
  );
  view.asks = [{ ask: 'settlement' }];
  assert.equal(instruction(view, sign).what, 'Banker stands on 6');
  view.asks = [{ ask: 'card', to: 'banker', face: 'up', rule: 'co:30-2814(3)' }];
  assert.equal(instruction(view, sign).what, 'Banker draws');
  assert.deepEqual(
    steps(view, sign).map((step) => step.state),
    ['done', 'now', 'later', 'later'],
  );
  assert.equal(TABLEAU[6](5), false);
  assert.equal(TABLEAU[6](6), true);
});
