// A settlement computed again here, from the posted lines: every cent that odds decide.

import { cents } from './money.js';
import { nets } from './fold.js';

/**
 * How many lines could be computed here and how many of those differ. Beside the odds: no stake is
 * left on the layout, and what moved to each seat is what its lines say.
 */
export function recomputed(sign, settlement) {
  let [done, wrong] = [0, 0];
  const lines = (settlement?.lines ?? []).filter((line) => line.result !== 'stands');
  for (const line of lines) {
    const due = dueOf(sign, line);
    if (due === null) continue;
    done += 1;
    if (due !== cents(line.pays)) wrong += 1;
  }
  const moved = nets(settlement);
  if ((moved.get('layout') ?? 0) !== 0) wrong += 1;
  if (lines.length) wrong += unlike(settlement, lines);
  return { done, wrong, all: lines.length };
}

/** How many seats got something else than their lines say; fees and points apart. */
function unlike(settlement, lines) {
  const sums = new Map();
  const add = (seat, amount) => sums.set(seat, (sums.get(seat) ?? 0) + amount);
  for (const line of lines) {
    if (line.owner && line.owner !== 'seat') continue;
    add(line.seat, cents(line.collected) - (line.result === 'loses' ? 0 : cents(line.pays)));
  }
  for (const { from, to, amount } of settlement.transfers) {
    if (from === 'room' || to === 'room') continue;
    if (from?.seat !== undefined) add(from.seat, -cents(amount));
    if (to?.seat !== undefined) add(to.seat, cents(amount));
  }
  return [...sums].filter(([seat, sum]) => sum !== 0 && lines.some((line) => line.seat === seat))
    .length;
}

/** What a line must pay by its posted odds; null where more than odds decides. */
export function dueOf(sign, line) {
  if (line.result === 'loses') return 0;
  if (line.result === 'pushes' || line.result === 'returned' || line.result === 'void') return 0;
  // A bonus is paid on another wager: it has no stake of its own to compute from.
  if (line.result !== 'wins' || cents(line.stake) === 0) return null;
  const mark = sign.marks.find((one) => one.id === line.wager);
  const posted = mark?.lines.find((one) => one.label === line.label && one.wins);
  const odds = /^(\d+) to (\d+)( less (\d+(?:\.\d+)?)%)?$/.exec(posted?.pays ?? '');
  if (!odds) return null;
  if (cents(line.owed) !== cents(line.pays) && !odds[3]) return null;
  const [, a, b] = odds.map(Number);
  const product = cents(line.stake) * a;
  if (product % b) return null;
  return product / b - cents(line.vigorish ?? '0');
}
