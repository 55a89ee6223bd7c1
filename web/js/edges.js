// Exact figures of a table's wagers, asked once and kept.

import { api } from './api.js';
import { percent } from './money.js';

const known = new Map();

/** What may change a figure: posted values, without limits. */
export function posting(sign) {
  const skip = /^(min|max|side_min|side_max|seats|free_hands|dealer_tips|buy_in|chip)$|^offers\./;
  return Object.fromEntries(Object.entries(sign.posted).filter(([name]) => !skip.test(name)));
}

/** The report of a table's game as posted: resolves to null where there is none. */
export function report(sign) {
  const set = posting(sign);
  const key = `${sign.id} ${JSON.stringify(set)}`;
  if (!known.has(key))
    known.set(
      key,
      api.edge(sign.id, set).catch(() => null),
    );
  return known.get(key);
}

/** Figures by mark: looked up by id, then by the wager the mark belongs to. */
export class Edges {
  constructor(sign, ready) {
    this.sign = sign;
    this.wagers = null;
    if (sign.bank !== 'pot' && sign.bank !== 'points') {
      report(sign).then((all) => {
        this.wagers = all?.wagers ?? [];
        ready();
      });
    }
  }

  /** The figure of a mark with the pay table that is in use. */
  of(id) {
    const mark = this.sign.marks.find((one) => one.id === id);
    if (!mark || !this.wagers) return null;
    const named = this.wagers.filter(({ wager }) => wager === id);
    const grouped = this.wagers.filter(({ wager }) => wager === mark.group);
    const all = named.length ? named : grouped;
    return all.find(({ paytable }) => paytable === mark.paytable) ?? all[0] ?? null;
  }

  /** `1.0579 %`, or nothing. */
  text(id) {
    const found = this.of(id);
    return found?.edge ? percent(found.edge.decimal) : '';
  }

  /** What stakes are expected to lose, in cents, with their variance; null where one is unknown. */
  expected(lines) {
    let [mean, variance] = [0, 0];
    for (const { wager, stake } of lines) {
      const found = this.of(wager);
      const mark = this.sign.marks.find((one) => one.id === wager);
      // What a decision adds is part of the figure of the wager it was made on.
      if (mark && mark.made !== 'before') continue;
      if (!found?.edge) {
        if (this.bundled(wager)) continue;
        return null;
      }
      mean -= stake * found.edge.decimal;
      variance += (stake * (found.deviation ?? 0)) ** 2;
    }
    return { mean, variance };
  }

  /** Whether a wager is priced as part of another: made with it in equal amounts. */
  bundled(id) {
    return Boolean(
      this.sign.equal?.some(
        (ids) => ids.includes(id) && ids.some((one) => one !== id && this.of(one)),
      ),
    );
  }
}
