// What a round came to, in few words.

import { points } from './boards/roads.js';
import { W } from './words.js';

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

/** The colour of a roulette number. */
export const colourOf = (n) => (Number(n) === 0 ? 'zero' : RED.has(Number(n)) ? 'red' : 'black');

/** The seat that has the dice; none where nobody throws. */
export const shooterOf = (view) =>
  Number(/\d+/.exec(view.figures.get('shooter') ?? '')?.[0]) || null;

/** The outcome of the table's last round. */
export function verdictOf(live) {
  const { view, sign } = live;
  if (sign.chance.throw) return thrownText(sign, view.thrown);
  const [p, b] = ['player', 'banker'].map((spot) =>
    (view.spots.get(spot) ?? []).map((held) => held.card),
  );
  if (p.length && b.length && ![...p, ...b].includes('??'))
    return `${W.banker} ${points(b)}, ${W.player} ${points(p)}`;
  return '';
}

/** A throw or spin in words. */
export function thrownText(sign, shown) {
  if (!shown) return '';
  if (sign.marks.some((mark) => mark.id === 'straight-0')) {
    const colour = colourOf(shown);
    return colour === 'zero' ? shown : `${shown} ${colour}`;
  }
  return shown;
}
