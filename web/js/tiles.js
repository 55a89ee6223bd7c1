// What two tiles are together: a pair, a wong, a gong, or points; told while they are being set.

import { W } from './words.js';

/** Tiles that are no twins of their own face: what they are instead. */
const TWINS = {
  '4-5': 'Chop Gow',
  '3-6': 'Chop Gow',
  '2-6': 'Chop Bot',
  '3-5': 'Chop Bot',
  '2-5': 'Chop Chit',
  '3-4': 'Chop Chit',
  '1-4': 'Chop Ng',
  '2-3': 'Chop Ng',
  '1-2': 'Jee Joon',
  '2-4': 'Jee Joon',
};
const LAST = 'Jee Joon';

/** A tile by its face, the fewer pips first. */
const face = (tile) => tile.slice(0, 3).split('-').sort().join('-');
const pips = (tile) => Number(tile[0]) + Number(tile[2]);

/**
 * What two tiles make, as `{ kind, points }`; with `wild` a tile of Jee Joon is the twin of any
 * other, else it counts three or six, whichever brings more.
 */
export function duo([one, other], wild = false) {
  const [a, b] = [one, other].map(face);
  const [x, y] = [a, b].map((tile) => TWINS[tile] ?? tile);
  if (x === y || (wild && (x === LAST || y === LAST))) return { kind: 'pair' };
  const ways = (tile, name) => (name === LAST ? [3, 6] : [pips(tile)]);
  const high = ['6-6', '1-1'].includes(a) ? [b, y] : ['6-6', '1-1'].includes(b) ? [a, x] : null;
  if (high && high[1] !== LAST && pips(high[0]) === 9) return { kind: 'wong' };
  if (high && high[1] !== LAST && pips(high[0]) === 8) return { kind: 'gong' };
  const sums = ways(a, x).flatMap((m) => ways(b, y).map((n) => (m + n) % 10));
  return { kind: 'points', points: Math.max(...sums) };
}

/** The same in words: `wong`, `9 points`. */
export function duoName(two, wild) {
  const { kind, points } = duo(two, wild);
  return kind === 'points' ? W.many(points, 'point') : kind;
}
