// The last round, as it ended: it stays on the felt until somebody here bets again, and its outcome
// in words stays on the slip.

import { copy } from './fold.js';
import { verdictOf } from './outcome.js';

/** Keeps a round that is over: its picture, its outcome. */
export const ended = (live) => ({ view: copy(live.view), outcome: verdictOf(live) });

const mine = ({ view, seat }) => view.stakes.some((stake) => stake.seat === seat);

/** The round before, unless this seat has bet again. */
export const kept = (live, past, family) =>
  live.view.phase === 'open' && family !== 'dice' && mine(live) ? null : past;

/**
 * What the felt shows: the table as it stands or, after it was cleared and while no new wager of
 * this seat lies there, the round before. Dice lie on; wagers of dice are never of one throw only.
 */
export function seen(live, past, family) {
  const { view, sign } = live;
  if (!past || view.phase !== 'open' || sign.bank === 'pot' || sign.bank === 'points') return view;
  if (family === 'dice') return { ...view, thrown: view.thrown ?? past.view.thrown };
  if (mine(live) || [...view.spots.values()].some((cards) => cards.length)) return view;
  const { spots, settlement, lit, thrown, figures, standing } = past.view;
  return {
    ...view,
    ...{ spots, settlement, lit, figures, thrown: thrown ?? view.thrown },
    standing: new Map([...view.standing].map(([one, now]) => [one, standing.get(one) ?? now])),
    phase: 'over',
    past: true,
  };
}
