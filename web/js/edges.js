// Exact figures of a table's wagers. Games whose figures take no time are asked for at once; where
// play must be solved first, a wager's figure is asked for when somebody wants to know it.

import { api } from './api.js';
import { percent } from './money.js';

const known = new Map();

/** What may change a figure: posted values, without limits. */
export function posting(sign) {
  const skip = /^(min|max|side_min|side_max|seats|free_hands|dealer_tips|buy_in|chip)$|^offers\./;
  return Object.fromEntries(Object.entries(sign.posted).filter(([name]) => !skip.test(name)));
}

/** The report of a game as posted, of one wager where it is named; null where there is none. */
export function report(sign, wager) {
  const set = posting(sign);
  const key = `${sign.id} ${wager ?? ''} ${JSON.stringify(set)}`;
  if (!known.has(key))
    known.set(
      key,
      api.edge(sign.id, set, wager).catch(() => null),
    );
  return known.get(key);
}

const families = new Map();

/** The game that a variation varies: roulette of roulette with Rage; null where it is none. */
function plainOf(id) {
  if (!families.has(id))
    families.set(
      id,
      api.game(id).then(
        async ({ book, family }) => {
          const plain = `${book}/${family}`;
          return plain === id ? null : api.game(plain);
        },
        () => null,
      ),
    );
  return families.get(id).catch(() => null);
}

const paid = (lines) =>
  JSON.stringify(lines.map(({ label, pays }) => `${label} ${pays}`).sort());

/** Whether a figure is of this mark: it wins by the same events, at the same odds. */
export const isOf = (mark, figure) =>
  (figure.wager === mark.id || figure.wager === mark.group) &&
  paid(mark.lines.filter((line) => line.wins)) ===
    paid((figure.lines ?? []).filter((line) => line.gain?.decimal > 0));

/** Figures of wagers that a variation shares with the game it varies: those that pay the same. */
async function shared(sign, known) {
  const open = sign.marks.filter(
    (mark) =>
      mark.made === 'before' &&
      !known.some(({ wager }) => wager === mark.id || wager === mark.group),
  );
  const plain = open.length ? await plainOf(sign.id) : null;
  if (!plain) return [];
  const names = new Set(plain.options.map((option) => option.name));
  const posted = Object.fromEntries(
    Object.entries(sign.posted).filter(([name]) => names.has(name)),
  );
  const all = await report({ id: plain.id, posted });
  return (all?.wagers ?? []).filter((one) => open.some((mark) => isOf(mark, one)));
}

/** Whether figures of a game take no time: nobody decides anything. */
const isQuick = (sign) => Boolean(sign.chance.throw) || sign.words.length === 0;

/** Figures by mark: looked up by id, then by the wager the mark belongs to. */
export class Edges {
  constructor(sign, ready) {
    Object.assign(this, { sign, ready, wagers: [], asked: new Set() });
    this.none = sign.bank === 'pot' || sign.bank === 'points';
    if (!this.none && isQuick(sign)) this.ask('');
  }

  ask(wager) {
    if (this.none || this.asked.has('') || this.asked.has(wager)) return;
    this.asked.add(wager);
    report(this.sign, wager || undefined).then(async (all) => {
      this.wagers.push(...(all?.wagers ?? []));
      if (isQuick(this.sign)) this.wagers.push(...(await shared(this.sign, this.wagers)));
      this.asked.add(`${wager} answered`);
      this.ready();
    });
  }

  /** Asks for a mark's figure where it is not known. */
  want(id) {
    const mark = this.sign.marks.find((one) => one.id === id);
    if (mark && !this.of(id)) this.ask(mark.group);
  }

  /** Whether a mark's figure is being counted. */
  waits(id) {
    const group = this.sign.marks.find((one) => one.id === id)?.group;
    const open = (wager) => this.asked.has(wager) && !this.asked.has(`${wager} answered`);
    return open('') || open(group);
  }

  /** The figure of a mark with the pay table that is in use; null where it is not known. */
  of(id) {
    const mark = this.sign.marks.find((one) => one.id === id);
    if (!mark) return null;
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
      const mark = this.sign.marks.find((one) => one.id === wager);
      // What a decision adds is part of the figure of the wager it was made on.
      if (mark && mark.made !== 'before') continue;
      const found = this.of(wager);
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
    const others = (ids) => ids.some((one) => one !== id && this.of(one));
    return Boolean(this.sign.equal?.some((ids) => ids.includes(id) && others(ids)));
  }
}
