// What is told beside the game: tiles and totals by name, options in words, figures of a mark, and
// the round that lies there after it is over.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOf } from '../../js/edges.js';
import { kept, seen } from '../../js/ended.js';
import { bothTotals } from '../../js/felt/blackjack.js';
import { blank } from '../../js/fold.js';
import { shooterOf } from '../../js/outcome.js';
import { duo, duoName } from '../../js/tiles.js';
import { optionName, titlesOf } from '../../js/words/options.js';

test('two tiles are a pair, a wong, a gong or points', () => {
  for (const [a, b, name] of [
    ['6-6', '6-6', 'pair'],
    ['4-5', '3-6', 'pair'],
    ['1-2', '2-4', 'pair'],
    ['6-6', '4-5', 'wong'],
    ['1-1', '3-6', 'wong'],
    ['6-6', '2-6', 'gong'],
    ['1-1', '4-4', 'gong'],
    ['6-6', '1-1', '4 points'],
    ['5-6', '1-3', '5 points'],
    ['4-6', '5-5', '0 points'],
    // A tile of Jee Joon counts three or six, whichever brings more.
    ['1-2', '2-2', '7 points'],
    ['2-4', '2-2', '7 points'],
    ['1-2', '1-2', 'pair'],
    ['6-6', '1-2', '8 points'],
  ])
    assert.equal(duoName([a, b]), name, `${a} ${b}`);
  assert.equal(duo(['6-5', '6-4']).points, 1);
  assert.equal(duoName(['1-2', '5-6'], true), 'pair');
});

test('a soft total is told as both', () => {
  assert.equal(bothTotals('Soft 18'), '8/18');
  assert.equal(bothTotals('soft 12'), '2/12');
  assert.equal(bothTotals('18'), '18');
});

test('options have names in words', () => {
  const titles = titlesOf([
    { id: 'tie', group: 'tie', title: 'Tie' },
    { id: 'straight-1', group: 'straight-up', title: 'Straight up 1' },
    { id: 'straight-2', group: 'straight-up', title: 'Straight up 2' },
  ]);
  assert.equal(optionName('side_max'), 'Side wager, at most');
  assert.equal(optionName('odds.tie.wins-by-9', titles), 'Odds, Tie: wins by 9');
  assert.equal(optionName('offers.straight-up', titles), 'Offered, Straight up');
  assert.equal(optionName('never_seen'), 'Never seen');
});

test('a figure is of a mark that wins by the same events at the same odds', () => {
  const line = (label, pays, wins) => ({ label, pays, wins });
  const mark = { id: 'red', group: 'red-or-black', lines: [line('hit', '1 to 1', true)] };
  const found = (label, pays) => ({
    wager: 'red-or-black',
    lines: [
      { label, pays, gain: { decimal: 0.48 } },
      { label: 'missed', pays: 'loses', gain: { decimal: -0.51 } },
    ],
  });
  assert.ok(isOf(mark, found('hit', '1 to 1')));
  assert.ok(!isOf(mark, found('hit', '2 to 1')));
  assert.ok(!isOf({ ...mark, group: 'dozen' }, found('hit', '1 to 1')));
});

test('the round before lies there until this seat bets', () => {
  const past = { view: { ...blank(), settlement: { lines: [] }, spots: new Map([['player', [1]]]) } };
  const live = { view: blank(), seat: 3, sign: { bank: 'house' } };
  assert.equal(seen(live, past, 'baccarat').phase, 'over');
  assert.equal(seen(live, past, 'baccarat').spots.size, 1);
  assert.equal(kept(live, past, 'baccarat'), past);
  live.view.stakes.push({ seat: 5, wager: 'tie', amount: 500 });
  assert.equal(kept(live, past, 'baccarat'), past, 'another seat’s bet changes nothing');
  live.view.stakes.push({ seat: 3, wager: 'tie', amount: 500 });
  assert.equal(kept(live, past, 'baccarat'), null);
  assert.equal(seen(live, past, 'baccarat'), live.view);
  const pot = { ...live, view: blank(), sign: { bank: 'pot' } };
  assert.equal(seen(pot, past, 'ring'), pot.view);
});

test('who has the dice is read from the table', () => {
  assert.equal(shooterOf({ figures: new Map([['shooter', 'seat 12']]) }), 12);
  assert.equal(shooterOf({ figures: new Map() }), null);
});
