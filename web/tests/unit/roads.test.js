import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  beads,
  bigRoad,
  counts,
  coup,
  derived,
  latest,
  runs,
  shoesOf,
} from '../../js/boards/roads.js';

const coups = (text) => [...text].map((winner) => ({ winner }));
const cells = (text) =>
  bigRoad(coups(text))
    .map(({ winner, x, y }) => `${winner}${x}${y}`)
    .join(' ');

test('a coup is read from its cards', () => {
  assert.deepEqual(coup(['4h', 'Kc', '2d'], ['7s', 'Qh']), {
    winner: 'B',
    pp: false,
    bp: false,
    player: 6,
    banker: 7,
    cards: 5,
  });
  assert.equal(coup(['4h', '??'], ['7s', 'Qh']), null);
  assert.equal(coup(['9h', '9c'], ['8s', 'Ah']).pp, true);
  assert.equal(coup(['9h', 'Kc'], ['8s', 'Ah']).winner, 'T');
});

test('beads fill columns of six', () => {
  const placed = beads(coups('BPBPBPT'));
  assert.deepEqual([placed[5].x, placed[5].y, placed[6].x, placed[6].y], [0, 5, 1, 0]);
});

test('the big road changes column with the winner, and ties stay on the coup before', () => {
  assert.equal(cells('BBPBB'), 'B00 B01 P10 B20 B21');
  const tied = bigRoad(coups('TBTTP'));
  assert.deepEqual(
    tied.map((cell) => cell.ties),
    [3, 0],
  );
});

test('a long column turns right at the bottom, and a later one finds its way blocked', () => {
  assert.equal(cells('BBBBBBBB'), 'B00 B01 B02 B03 B04 B05 B15 B25');
  assert.equal(cells('BBBBBBBPPPPPP'), 'B00 B01 B02 B03 B04 B05 B15 P10 P11 P12 P13 P14 P24');
});

test('derived roads compare columns', () => {
  assert.deepEqual(runs(coups('BBPTPBP')), [2, 2, 1, 1]);
  // Columns of 2, 2, 1, 1: the second column's second cell has a neighbour, so red; the third
  // column opens after two equal ones, red; the fourth after 2 and 1, blue.
  assert.deepEqual(derived(coups('BBPPBP'), 1), [true, true, false]);
  assert.deepEqual(derived(coups('BPBP'), 1), [true, true]);
  assert.deepEqual(derived(coups('BPBP'), 2), [true]);
  assert.deepEqual(derived(coups('BPBP'), 3), []);
  // One beyond its neighbour is blue, two beyond it red again.
  assert.deepEqual(derived(coups('BPPP'), 1), [false, true]);
});

test('counts and the latest columns', () => {
  assert.deepEqual(counts(coups('BBPT')), { P: 1, B: 2, T: 1, pp: 0, bp: 0 });
  assert.deepEqual(
    latest(bigRoad(coups('BPBPBP')), 2).map((cell) => cell.x),
    [0, 1],
  );
});

test('shoes are folded from events', () => {
  const dealt = (to, card) => ({ event: 'dealt', to, card });
  const round = [
    { event: 'closed' },
    dealt('player', '9h'),
    dealt('banker', '2c'),
    dealt('player', 'Kh'),
    dealt('banker', 'Kd'),
    { event: 'settled' },
    { event: 'cleared' },
  ];
  const { now, before } = shoesOf([
    { event: 'shoe' },
    ...round,
    ...round,
    { event: 'shoe' },
    ...round,
  ]);
  assert.deepEqual([now.length, before.length, now[0].winner], [1, 2, 'P']);
});
