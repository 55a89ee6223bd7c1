// Betting with chips: one place that turns taps into inputs, with undo, clear and repeat.

import { cents, plain } from './money.js';
import { CHIPS } from './pieces/chip.js';
import { remember, remembered } from './store.js';

export class Bets {
  constructor(live) {
    this.live = live;
    this.done = [];
    this.chip = remembered('chip', 500);
    this.work = Promise.resolve();
  }

  /** Chips of the tray: those that fit the table's limits, five of them. */
  tray() {
    const limits = this.live.sign.marks.map((mark) => mark.limits);
    const low = Math.min(...limits.map((limit) => cents(limit.min)));
    const high = Math.max(...limits.map((limit) => cents(limit.max)));
    const small = low < 100 ? 100 : low;
    const usable = CHIPS.filter(
      ({ value }) =>
        value >= Math.min(small, 10000) && value <= high && value !== 250 && value !== 50,
    );
    const fit = usable.length ? usable : CHIPS.slice(0, 5);
    if (!fit.slice(0, 5).some(({ value }) => value === this.chip))
      this.chip = fit[Math.min(1, fit.length - 1)].value;
    return fit.slice(0, 5);
  }

  pick(value) {
    this.chip = value;
    remember('chip', value);
  }

  /** My stake on a mark now; wagers that remember a number lie elsewhere. */
  on(id) {
    const { view, seat } = this.live;
    return view.stakes
      .filter((stake) => stake.seat === seat && stake.wager === id && isOwn(stake) && !stake.memory)
      .reduce((sum, stake) => sum + stake.amount, 0);
  }

  /** All my stakes: {id: cents}. */
  all() {
    const { view, seat } = this.live;
    const sums = {};
    if (view.phase === 'over') return sums;
    for (const stake of view.stakes) {
      if (stake.seat === seat && isOwn(stake) && !stake.memory)
        sums[stake.wager] = (sums[stake.wager] ?? 0) + stake.amount;
    }
    return sums;
  }

  /** Wagers of mine that stand from a throw before: they are not made anew. */
  standing() {
    const { view, seat } = this.live;
    const kept = view.stakes.filter((one) => one.seat === seat && isOwn(one) && one.memory);
    return new Set(kept.map(({ wager }) => wager));
  }

  total() {
    const { view, seat } = this.live;
    if (view.phase === 'over') return 0;
    return view.stakes
      .filter((stake) => stake.seat === seat && isOwn(stake))
      .reduce((sum, stake) => sum + stake.amount, 0);
  }

  /** Marks that take equal amounts together with this one. */
  group(id) {
    return this.live.sign.equal?.find((ids) => ids.includes(id)) ?? [id];
  }

  /** Adds an amount on a mark, and on those that go with it. */
  add(id, amount = this.chip) {
    return this.queue(async () => {
      const before = this.all();
      for (const one of this.group(id)) await this.bring(one, (before[one] ?? 0) + amount);
      this.done.push(before);
    });
  }

  /** Takes everything off a mark. */
  takeOff(id) {
    return this.queue(async () => {
      const before = this.all();
      for (const one of this.group(id)) if (before[one]) await this.bring(one, 0);
      this.done.push(before);
    });
  }

  /** Lays several marks at once: [[id, amount], …], added to what lies there. */
  layAll(list) {
    return this.queue(async () => {
      const before = this.all();
      const sums = {};
      for (const [id, amount] of list) sums[id] = (sums[id] ?? 0) + amount;
      for (const [id, amount] of Object.entries(sums))
        await this.bring(id, (before[id] ?? 0) + amount);
      this.done.push(before);
    });
  }

  undo() {
    const before = this.done.pop();
    return before ? this.queue(() => this.restore(before)) : Promise.resolve();
  }

  clear() {
    return this.queue(async () => {
      const before = this.all();
      await this.restore({});
      this.done.push(before);
    });
  }

  /** The bets of the last round that was closed with some. */
  last() {
    return remembered(`bets:${this.live.t}`, null);
  }

  /** Remembers what lies there when betting closes. */
  keep() {
    const all = this.all();
    if (Object.keys(all).length) remember(`bets:${this.live.t}`, all);
    this.done = [];
  }

  same() {
    const last = this.last();
    if (!last) return Promise.resolve();
    return this.queue(async () => {
      const before = this.all();
      const stands = this.standing();
      await this.restore(
        Object.fromEntries(Object.entries(last).filter(([id]) => !stands.has(id))),
      );
      this.done.push(before);
    });
  }

  /** Brings every mark to what is wanted; one that is refused does not keep the others. */
  async restore(wanted) {
    const off = Object.keys(this.all()).filter((id) => !(id in wanted));
    let refused = null;
    for (const [id, amount] of [...off.map((one) => [one, 0]), ...Object.entries(wanted)])
      await this.bring(id, amount).catch((why) => (refused ??= why));
    if (refused) throw refused;
  }

  /** Brings my stake on a mark to an amount: adds where the table lets one add, else anew. */
  async bring(id, amount) {
    const { live } = this;
    const { seat } = live;
    const now = this.on(id);
    if (amount === now) return;
    const stake = (sum) => ({ stake: { seat, wager: id, amount: plain(sum) } });
    const inputs = [];
    const adds = Boolean(live.sign.chance.throw);
    if (now > 0 && !(adds && amount > now)) inputs.push({ withdraw: { seat, wager: id } });
    if (amount > 0) inputs.push(stake(adds && amount > now ? amount - now : amount));
    let taken = false;
    // Chips that are taken to lie there anew are not seen to leave.
    live.hold(true);
    try {
      for (const input of inputs) {
        await live.tell(input);
        taken = 'withdraw' in input;
      }
    } catch (refused) {
      // What lay there before the refusal lies there again.
      if (taken) await live.tell(stake(now)).catch(() => null);
      live.hold(false);
      await live.settle();
      throw Object.assign(refused, { wager: id, asked: amount });
    }
    live.hold(false);
  }

  /** One act after the other: two taps never overtake each other. */
  queue(act) {
    const next = this.work.then(act);
    this.work = next.catch(() => null);
    return next;
  }
}

const isOwn = (stake) => !stake.owner || stake.owner === 'seat';
