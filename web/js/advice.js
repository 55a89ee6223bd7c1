// What choices are worth, where exact play is known: the question to the floor, and its answer.

import { posting } from './edges.js';
import { handsOf } from './felt/blackjack.js';
import { cents } from './money.js';
import { W } from './words.js';

const known = (cards) => cards.map((held) => held.card).filter((card) => card !== '??');

/** What to ask for this hand: the game as posted, my cards, the board, the dealer's open cards. */
export function question(live, family) {
  const { view, sign, seat } = live;
  if (!['duel', 'blackjack', 'paigow'].includes(family)) return null;
  const playing = family === 'blackjack' ? handsOf(view, seat) : [];
  const now = playing.find(({ spot }) => spot === view.figures.get('hand')) ?? playing[0];
  const hand = known(now?.cards ?? view.spots.get(`seat${seat}`) ?? []);
  if (!hand.length) return null;
  const board = known(view.spots.get('board') ?? []);
  const dealer = known(view.spots.get('dealer') ?? []);
  return {
    game: sign.id,
    set: posting(sign),
    hand: hand.join(' '),
    ...(board.length ? { board: board.join(' ') } : {}),
    ...(dealer.length ? { dealer: dealer.join(' ') } : {}),
  };
}

/** The worth of a choice in an answer: by its word, and by how many times the first wager it is. */
export function worthOf(answer, choice, amount, live) {
  const first = live.view.stakes.find((stake) => stake.seat === live.seat)?.amount ?? 0;
  const sum = amount ?? (choice.amount ? cents(choice.amount.min) : null);
  const times = first && sum ? sum / first : null;
  const same = (answer.decisions ?? []).filter((one) => one.act === choice.id);
  const found =
    same.find((one) => one.times === null || one.times === undefined || one.times === times) ??
    (same.length === 1 ? same[0] : null);
  if (!found) return null;
  const cost = found.cost?.decimal ?? 0;
  const best = cost < 1e-12;
  return { best, worth: found.worth, cost, words: best ? W.best : W.costs(cost.toFixed(4)) };
}
