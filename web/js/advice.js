// What choices are worth, where exact play is known: the question to the floor, and its answer.

import { api } from './api.js';
import { posting } from './edges.js';
import { labelOf } from './choices.js';
import { handsOf } from './fold.js';
import { cents } from './money.js';
import { setting } from './store.js';
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

/** Advice at one table: hints where they are on, and what a decision has cost. */
export class Adviser {
  constructor(page) {
    Object.assign(this, { page, adviceFor: null, advices: null, asked: null, judged: [] });
  }

  /** Asks what each choice is worth: before the choice where hints are on, else after it. */
  advise() {
    const { live } = this.page;
    if (!live.myTurn) {
      this.adviceFor = null;
      this.advices = null;
      return;
    }
    const key = `${live.view.next}`;
    if (this.adviceFor !== key) {
      this.adviceFor = key;
      this.advices = null;
      this.asking = null;
      this.asked = question(live, this.page.family);
    }
    if (this.asked && setting('hints', false) && this.asking !== key) this.ask(key);
  }

  ask(key) {
    this.asking = key;
    api.strategy(this.asked).then(
      (found) => {
        if (this.adviceFor !== key) return;
        this.advices = found;
        this.page.rail.renew();
        this.page.panel.renew();
      },
      () => null,
    );
  }

  /** What the decisions of a round gave away, where that is known. */
  of(round) {
    return this.judged.filter((one) => one.round === round);
  }

  /** What a choice is worth, where that is known: {best, worth, cost, words}. */
  advice(choice, amount) {
    return this.advices ? worthOf(this.advices, choice, amount, this.page.live) : null;
  }

  /** Remembers what a decision gave away: told on the slip and in the session's record. */
  judge(choice, amount) {
    const { live, book } = this.page;
    const first = live.view.stakes.find((stake) => stake.seat === live.seat)?.amount ?? 0;
    const said = { round: live.view.rounds + 1, act: labelOf(choice, live, book) };
    const tell = (found) => {
      const one = found && worthOf(found, choice, amount, live);
      if (!one) return;
      this.page.session.gave(one.cost * first);
      const best = found.decisions.find((other) => (other.cost?.decimal ?? 0) < 1e-12);
      this.judged.push({
        ...said,
        cost: one.cost,
        cents: one.cost * first,
        best: W.act(best?.act ?? ''),
      });
      this.page.panel.renew();
    };
    if (this.advices) tell(this.advices);
    else if (this.asked) api.strategy(this.asked).then(tell, () => null);
  }
}
