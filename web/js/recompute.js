// A settlement computed again here, from the posted lines: every cent that odds decide.

import { cents } from './money.js';
import { nets } from './fold.js';

/**
 * How many lines could be computed here and how many of those differ. Conservation counts as one:
 * all transfers together must sum to nothing.
 */
export function recomputed(sign, settlement) {
  let [done, wrong] = [0, 0];
  const lines = settlement?.lines ?? [];
  for (const line of lines) {
    const due = dueOf(sign, line);
    if (due === null) continue;
    done += 1;
    if (due !== cents(line.pays)) wrong += 1;
  }
  const sum = [...nets(settlement).values()].reduce((all, one) => all + one, 0);
  if (sum !== 0) wrong += 1;
  return { done, wrong, all: lines.length };
}

/** What a line must pay by its posted odds; null where more than odds decides. */
export function dueOf(sign, line) {
  if (line.result === 'loses') return 0;
  if (line.result === 'pushes' || line.result === 'returned' || line.result === 'void') return 0;
  if (line.result !== 'wins') return null;
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
