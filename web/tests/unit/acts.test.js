import assert from 'node:assert/strict';
import { test } from 'node:test';
import { question, worthOf } from '../../js/advice.js';
import { Bets } from '../../js/bets.js';
import { freeSeats, keyOf, labelOf } from '../../js/choices.js';
import { cellOf, numbersOf, pointOf } from '../../js/felt/roulette.js';
import { placeAt } from '../../js/felt/drag.js';
import { nearestMark } from '../../js/felt/snap.js';
import { blank } from '../../js/fold.js';
import { inputOf } from '../../js/inputs.js';
import { gainOf, myLines } from '../../js/panel/slip.js';
import { Session } from '../../js/session.js';
import { remember } from '../../js/store.js';

const decide = (id, amount, more = {}) => ({
  verb: 'decide',
  id,
  ...(amount ? { amount: { min: amount[0], max: amount[1] ?? amount[0], step: '0.01' } } : {}),
  ...more,
});

test('a choice is told to the table as one input', () => {
  assert.deepEqual(inputOf(decide('fold'), 3), { decide: { seat: 3, act: 'fold' } });
  assert.deepEqual(inputOf(decide('play', ['20.00']), 3), {
    decide: { seat: 3, act: 'play', amount: '20.00' },
  });
  assert.deepEqual(inputOf(decide('raise', ['4.00', '400.00']), 3, 800), {
    decide: { seat: 3, act: 'raise', amount: '8.00' },
  });
  const set = decide('set', null, { cards: { rows: [3, 5, 5] } });
  assert.deepEqual(inputOf(set, 1, null, [['Kc'], ['9s', '9c'], []]), {
    decide: { seat: 1, act: 'set', cards: 'Kc / 9s 9c /' },
  });
  const low = decide('set', null, { cards: { least: 2, most: 2 } });
  assert.deepEqual(inputOf(low, 1, null, [['2c', '2d']]), {
    decide: { seat: 1, act: 'set', cards: '2c 2d' },
  });
  assert.deepEqual(
    inputOf({ verb: 'join', id: 'at-once', amount: { min: '10.00', max: '20.00' } }, 2),
    { join: { seat: 2, buy: '10.00', how: 'at-once' } },
  );
  assert.deepEqual(inputOf({ verb: 'sit_out', id: '' }, 2), { sit_out: { seat: 2 } });
  assert.deepEqual(inputOf({ verb: 'move', id: '5' }, 2), { move: { from: 2, to: 5 } });
  assert.deepEqual(inputOf({ ...decide('double'), behind: 1 }, 2), {
    follow: { seat: 2, act: 'double', behind: 1 },
  });
});

test('choices have letters, the second of a letter its number', () => {
  const menu = [decide('play', ['40.00']), decide('play', ['30.00']), decide('check')];
  assert.deepEqual(
    menu.map((one) => keyOf(one, menu)),
    ['P', '2', 'C'],
  );
});

test('a choice of several amounts says how many times the first wager it is', () => {
  const view = { ...blank(), stakes: [{ seat: 3, wager: 'ante', amount: 1000 }] };
  const menu = [decide('play', ['40.00']), decide('play', ['30.00'])];
  const live = { menu, view, seat: 3 };
  assert.equal(labelOf(menu[0], live, 'uk'), 'Play ×4, £40');
  assert.equal(labelOf(decide('house-way'), live, 'uk'), 'House way');
});

test('free seats are those that nobody has', () => {
  const view = { ...blank(), standing: new Map([[1, 'plays']]) };
  assert.deepEqual(freeSeats({ sign: { seats: 5, gaps: [4] }, view, names: { 2: 'Ana' } }), [3, 5]);
});

test('points of roulette lie on the lines', () => {
  const plan = { x: 100, y: 0, w: 10, h: 20, standing: false };
  assert.deepEqual(cellOf(plan, 1), { x: 100, y: 40, w: 10, h: 20 });
  assert.deepEqual(cellOf(plan, 3), { x: 100, y: 0, w: 10, h: 20 });
  assert.deepEqual(pointOf(plan, [1, 2], 'split'), { x: 105, y: 40 });
  assert.deepEqual(pointOf(plan, [1, 4], 'split'), { x: 110, y: 50 });
  assert.deepEqual(pointOf(plan, [1, 2, 4, 5], 'corner'), { x: 110, y: 40 });
  assert.deepEqual(pointOf(plan, [1, 2, 3], 'street'), { x: 105, y: 60 });
  assert.deepEqual(pointOf(plan, [0, 2], 'split'), { x: 100, y: 30 });
  const upright = { ...plan, standing: true };
  assert.deepEqual(cellOf(upright, 5), { x: 110, y: 20, w: 10, h: 20 });
  assert.deepEqual(pointOf(upright, [1, 2, 3], 'street'), { x: 130, y: 10 });
  assert.deepEqual(numbersOf('six-line-1-2-3-4-5-6'), [1, 2, 3, 4, 5, 6]);
  assert.deepEqual(numbersOf('first-four'), [0, 1, 2, 3]);
});

test('a touch snaps to a point close by, else to its number', () => {
  const cell = (id, x) => ({
    id,
    class: 'cell',
    box: { x, y: 0, w: 80, h: 30 },
    middle: { x: x + 40, y: 15 },
  });
  const split = { id: 'split', class: 'point', box: {}, middle: { x: 80, y: 15 } };
  const marks = [cell('one', 0), cell('two', 80), split];
  assert.equal(nearestMark(marks, 76, 16).id, 'split');
  assert.equal(nearestMark(marks, 60, 16).id, 'one');
  assert.equal(nearestMark(marks, 100, 16).id, 'two');
  assert.equal(nearestMark(marks, 500, 16), null);
});

test('the worth of a choice is found by its word and its size', () => {
  const answer = {
    decisions: [
      { act: 'play', times: 4, worth: { decimal: 1 }, cost: { decimal: 0 } },
      { act: 'play', times: 3, worth: { decimal: 0.7 }, cost: { decimal: 0.3 } },
      { act: 'check', times: null, worth: { decimal: 0.5 }, cost: { decimal: 0.5 } },
    ],
  };
  const live = { seat: 3, view: { stakes: [{ seat: 3, amount: 1000 }] } };
  assert.equal(worthOf(answer, decide('play', ['40.00']), null, live).best, true);
  assert.equal(worthOf(answer, decide('play', ['30.00']), null, live).cost, 0.3);
  assert.equal(worthOf(answer, decide('check'), null, live).cost, 0.5);
  assert.equal(worthOf(answer, decide('fold'), null, live), null);
  const view = {
    ...blank(),
    spots: new Map([
      ['seat3', [{ card: 'Qh' }, { card: '6c' }]],
      ['dealer', [{ card: '??' }, { card: '4d' }]],
    ]),
  };
  const asked = question(
    { view, seat: 3, sign: { id: 'uk/x', posted: { min: '5.00', decks: '6' } } },
    'duel',
  );
  assert.deepEqual(asked, { game: 'uk/x', set: { decks: '6' }, hand: 'Qh 6c', dealer: '4d' });
  assert.equal(question({ view, seat: 3, sign: { id: 'ca/x', posted: {} } }, 'ring'), null);
});

test('lines of a slip: winners first, nothing of others', () => {
  const line = (wager, result, stake, pays, collected, more) => ({
    seat: 3,
    wager,
    result,
    stake,
    pays,
    collected,
    owed: pays,
    ...more,
  });
  const settlement = {
    lines: [
      line('tie', 'loses', '10.00', '0.00', '10.00'),
      line('banker', 'wins', '100.00', '95.00', '0.00'),
      line('come', 'stands', '5.00', '0.00', '0.00'),
      line('bonus', 'pushes', '0.00', '0.00', '0.00'),
      line('banker', 'wins', '5.00', '5.00', '0.00', { seat: 4 }),
    ],
  };
  assert.deepEqual(
    myLines(settlement, 3).map((one) => [one.wager, one.gain]),
    [
      ['banker', 9500],
      ['tie', -1000],
    ],
  );
  assert.equal(gainOf(line('meter', 'wins', '1.00', '50.00', '1.00')), 4900);
});

test('a card falls into the place under it, edges included', () => {
  const places = [
    { x: 0, y: 0, w: 10, h: 10 },
    { x: 20, y: 0, w: 10, h: 10 },
  ];
  assert.equal(placeAt(places, { x: 5, y: 5 }), 0);
  assert.equal(placeAt(places, { x: 30, y: 10 }), 1);
  assert.equal(placeAt(places, { x: 31, y: 10 }), -1);
  assert.equal(placeAt([], { x: 0, y: 0 }), -1);
});

test('what stands from a throw before is not made anew by the same bets', async () => {
  const told = [];
  const stakes = [
    { seat: 1, wager: 'win-line', amount: 500, memory: { point: 6 } },
    { seat: 2, wager: 'field', amount: 500, memory: { point: 4 } },
  ];
  const live = {
    t: 'unit',
    seat: 1,
    sign: { chance: { throw: {} } },
    view: { phase: 'open', stakes },
    hold: () => null,
    tell: async (input) => told.push(input),
  };
  remember('bets:unit', { 'win-line': 500, field: 100 });
  const bets = new Bets(live);
  assert.deepEqual([...bets.standing()], ['win-line']);
  await bets.same();
  assert.deepEqual(told, [{ stake: { seat: 1, wager: 'field', amount: '1.00' } }]);
});

test('rounds settled before the figures came are priced when they come', () => {
  const session = new Session('unit');
  const line = { seat: 1, wager: 'banker', stake: '5.00', pays: '4.75', collected: '0.00' };
  const view = {
    rounds: 1,
    settlement: { lines: [{ ...line, owed: '4.75', result: 'wins' }], transfers: [] },
  };
  const edges = { known: null, expected: () => edges.known };
  session.add(view, 1, edges, { bank: 'house' });
  assert.equal(session.rounds[0].mean, null);
  session.price(edges);
  assert.equal(session.rounds[0].mean, null, 'nothing is known yet');
  edges.known = { mean: -5, variance: 9 };
  session.price(edges);
  assert.equal(session.rounds[0].mean, -5);
  assert.equal(session.rounds[0].open, undefined);
});
