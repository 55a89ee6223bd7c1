import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fanCell, oval, parts, toward } from '../../js/felt/geometry.js';
import { familyOf, goOf, shelfOf } from '../../js/felt/family.js';
import { colon, oddsOf, titled, wouldWin } from '../../js/felt/odds.js';
import { callMarks } from '../../js/felt/calls.js';
import { angleOf, neighbours, ORDER } from '../../js/pieces/wheel.js';
import { places } from '../../js/pieces/sixwheel.js';
import { course } from '../../js/panel/session.js';
import { dueOf, recomputed } from '../../js/recompute.js';
import { left, share } from '../../js/clock.js';

test('a length is split by weights', () => {
  assert.deepEqual(parts(100, [1, 1], 10), [
    { at: 0, size: 45 },
    { at: 55, size: 45 },
  ]);
});

test('cells of a fan share their edges', () => {
  const a = fanCell(0, 0, 100, 120, -10, 0);
  const b = fanCell(0, 0, 100, 120, 0, 10);
  assert.ok(Math.abs(a.corners.b.x - b.corners.a.x) < 1e-9);
  assert.ok(a.middle.x < 0 && b.middle.x > 0);
});

test('seats lie round an oval, the first at the bottom', () => {
  const [first, second] = oval(0, 0, 10, 5, 4);
  assert.ok(Math.abs(first.x) < 1e-9 && Math.abs(first.y - 5) < 1e-9);
  assert.ok(second.x < -9.9);
});

test('arrow keys find the nearest in their direction', () => {
  const at = (x, y) => ({ middle: { x, y } });
  const [near, aside, behind] = [at(10, 0), at(10, 40), at(-10, 0)];
  assert.equal(toward(at(0, 0), [aside, near, behind], [1, 0]), near);
  assert.equal(toward(at(0, 0), [near, aside], [-1, 0]), null);
});

test('a felt is chosen from the sign, and there is one for every game', () => {
  const sign = (more) => ({
    bank: 'house',
    marks: [],
    spots: [],
    words: [],
    chance: { deck: {} },
    ...more,
  });
  const marks = (...ids) => ids.map((id) => ({ id }));
  assert.equal(familyOf(sign({ bank: 'pot' })), 'ring');
  assert.equal(familyOf(sign({ bank: 'points' })), 'chinese');
  assert.equal(
    familyOf(sign({ chance: { throw: {} }, marks: marks('straight-0', 'straight-36') })),
    'roulette',
  );
  assert.equal(familyOf(sign({ chance: { throw: {} }, marks: marks('win-line') })), 'dice');
  assert.equal(
    familyOf(sign({ chance: { throw: {} }, marks: marks('specific-triple-1') })),
    'sicbo',
  );
  assert.equal(familyOf(sign({ chance: { throw: {} }, marks: marks('A', 'B') })), 'bigsix');
  assert.equal(familyOf(sign({ spots: ['player', 'banker'] })), 'baccarat');
  assert.equal(familyOf(sign({ spots: ['seat1', 'dealer'], words: ['set'] })), 'paigow');
  assert.equal(familyOf(sign({ spots: ['seat1', 'seat1.1', 'dealer'] })), 'blackjack');
  assert.equal(familyOf(sign({ spots: ['seat1', 'dealer'] })), 'duel');
  assert.equal(familyOf(sign({ spots: ['somewhere'] })), 'plain');
  assert.equal(familyOf(sign({ chance: { throw: {} }, marks: marks('unheard-of') })), 'plain');
  assert.equal(goOf(sign({ chance: { throw: { of: 'spin' } } })), 'spin');
  assert.equal(shelfOf({ kind: 'pot', id: 'ca/razz' }), 'players');
  assert.equal(shelfOf({ kind: 'wheel', id: 'uk/roulette' }), 'layout');
  assert.equal(shelfOf({ kind: 'house-banked', id: 'co/baccarat' }), 'baccarat');
  assert.equal(shelfOf({ kind: 'house-banked poker', id: 'uk/three-card-poker' }), 'dealer');
});

test('odds are printed in few words', () => {
  const mark = (...lines) => ({
    title: 'Match Pair, player',
    lines: lines.map(([pays, wins]) => ({ pays, wins })),
  });
  assert.equal(oddsOf(mark(['8 to 1', true], ['loses', false])), '8 to 1');
  assert.equal(oddsOf(mark(['3 to 1', true], ['50 to 1', true], ['1 to 1', true])), 'to 50 to 1');
  assert.equal(colon('to 50 to 1'), '50:1');
  assert.deepEqual(titled(mark()), ['Match Pair', 'player']);
  assert.equal(wouldWin(mark(['3 to 2', true]), 500), 750);
});

test('the wheel is the European one, and calls lay real marks', () => {
  assert.deepEqual(
    [...ORDER].sort((a, b) => a - b),
    Array.from({ length: 37 }, (_, n) => n),
  );
  assert.equal(angleOf(0), 0);
  assert.deepEqual(neighbours(0), [3, 26, 0, 32, 15]);
  const covered = (call) =>
    new Set(callMarks(call).flatMap(([id]) => id.match(/\d+/g).map(Number)));
  assert.deepEqual(
    [covered('voisins').size, covered('tiers').size, covered('orphelins').size],
    [17, 12, 8],
  );
  const all = ['voisins', 'tiers', 'orphelins'].flatMap((call) => [...covered(call)]);
  assert.equal(new Set(all).size, 37);
  assert.deepEqual(
    ['voisins', 'tiers', 'orphelins'].map((call) =>
      callMarks(call).reduce((sum, [, n]) => sum + n, 0),
    ),
    [9, 6, 5],
  );
});

test('the wheel of Big Six has every symbol as often as it is posted', () => {
  const faces = [
    ['A', 1],
    ['B', 1],
    ['C', 2],
    ['D', 4],
    ['E', 8],
    ['F', 12],
    ['G', 24],
  ];
  const wheel = places(faces);
  for (const [symbol, n] of faces) assert.equal(wheel.filter((one) => one === symbol).length, n);
});

test('a session runs beside its expectation', () => {
  const points = course([
    { net: 100, mean: -5, variance: 9 },
    { net: -50, mean: -5, variance: 16 },
  ]);
  assert.deepEqual(points[2], { net: 50, mean: -10, sigma: 5, known: true });
  assert.equal(course([{ net: 1, mean: null, variance: null }])[1].known, false);
});

test('a settlement is computed again from posted odds', () => {
  const sign = {
    marks: [
      { id: 'banker', lines: [{ label: 'banker wins', pays: '1 to 1 less 5%', wins: true }] },
      { id: 'total-4', lines: [{ label: 'four cards', pays: '3 to 2', wins: true }] },
      { id: 'meter', lines: [{ label: 'all', pays: '100% of the meter', wins: true }] },
    ],
  };
  const line = (wager, label, stake, pays, more) => ({
    wager,
    label,
    stake,
    pays,
    owed: pays,
    collected: '0.00',
    vigorish: '0.00',
    result: 'wins',
    ...more,
  });
  assert.equal(
    dueOf(sign, line('banker', 'banker wins', '100.00', '95.00', { vigorish: '5.00' })),
    9500,
  );
  assert.equal(dueOf(sign, line('total-4', 'four cards', '10.00', '15.00')), 1500);
  assert.equal(dueOf(sign, line('meter', 'all', '1.00', '500.00')), null);
  assert.notEqual(dueOf(sign, line('total-4', 'four cards', '10.00', '14.00')), 1400);
  const paid = { ...line('total-4', 'four cards', '10.00', '15.00'), seat: 1 };
  const moves = [
    { from: { seat: 1 }, to: 'layout', amount: '10.00' },
    { from: 'house', to: { seat: 1 }, amount: '15.00' },
    { from: 'layout', to: { seat: 1 }, amount: '10.00' },
  ];
  assert.equal(recomputed(sign, { lines: [paid], transfers: moves }).wrong, 0);
  assert.equal(
    recomputed(sign, { lines: [paid], transfers: moves.slice(0, 2) }).wrong,
    2,
    'a stake is left on the layout, and the seat lacks it',
  );
});

test('clocks tell whole seconds', () => {
  const clock = { until: 10_000, waits: 'bets', total: 10_000, began: 0 };
  assert.deepEqual(
    [left(clock, 0), left(clock, 9_001), left(clock, 12_000), left(null)],
    [10, 1, 0, null],
  );
  assert.equal(share(clock, 5_000), 0.5);
  assert.equal(left({ ...clock, waits: 'round' }, 0), null);
});
