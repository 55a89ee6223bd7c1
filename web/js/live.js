// A table as it lives: fetched once, kept by its stream, shown step by step. Nothing is drawn here.

import { api, Refused, stream } from './api.js';
import { still } from './dom.js';
import { copy, fromSight, step } from './fold.js';
import { goOf } from './felt/family.js';
import { setting } from './store.js';

/** How long each step is shown, in milliseconds. */
const PACE = { dealt: 90, shown: 160, laid: 60, acted: 60, settled: 30, discarded: 30 };
const WHEEL = 4200;
const DICE = 700;
/** Events asked for at most when a table is entered, for its boards. */
const PAST = 4000;

export class Live {
  /** `hear()` is called whenever there is something new to show. */
  constructor(t, hear) {
    Object.assign(this, {
      t,
      hear,
      sign: null,
      sight: null,
      view: null,
      menu: [],
      seat: null,
      names: {},
      clock: null,
      past: [],
      queue: [],
      shown: 0,
      link: 'open',
      tries: 0,
      seals: [],
      rested: true,
      info: {},
    });
  }

  /** Fetches the table and begins to listen. */
  async open() {
    await this.fetch();
    this.view = fromSight(this.sight);
    this.shown = this.sight.next;
    const from = Math.max(0, this.sight.next - PAST);
    this.past = await this.recall(from);
    await this.ask();
    this.stream = stream(this.t, () => this.known(), {
      events: (events) => this.take(events),
      notice: (notice) => this.notice(notice),
      again: () => this.settle(true),
      state: (state, tries) => {
        const back = this.link === 'lost' && state === 'open';
        Object.assign(this, { link: state, tries });
        if (back) this.refresh();
        this.hear('link');
      },
    });
    this.hear('open');
  }

  /** What happened from an event on, page by page. */
  async recall(from) {
    const all = [];
    let after = from;
    for (let page = 0; page < 12 && after < this.sight.next; page += 1) {
      const { events, next } = await api
        .events(this.t, after)
        .catch(() => ({ events: [], next: after }));
      all.push(...events);
      if (!events.length || next <= after) break;
      after = next;
    }
    return all;
  }

  /** The clock that concerns whoever looks: of the seat that is asked, else of bets. */
  setClock() {
    const mine = this.clocks.find(
      ({ waits }) => waits?.seat !== undefined && waits.seat === this.seat,
    );
    const any = mine ?? this.clocks[0];
    this.clock = any ? clockOf(any, this.skew, this.pace) : null;
  }

  end() {
    this.ended = true;
    clearTimeout(this.timer);
    this.stream?.end();
  }

  /** The number of the next event that is not known yet. */
  known() {
    const last = this.past[this.past.length - 1];
    return last ? last.n + 1 : (this.sight?.next ?? 0);
  }

  async fetch() {
    const all = await api.table(this.t);
    this.sign = all.sign;
    this.sight = all.sight;
    this.seat = all.seat ?? null;
    this.names = all.names ?? {};
    this.skew = all.now ? Number(all.now) - Date.now() : 0;
    this.clocks = all.clocks ?? (all.clock ? [all.clock] : []);
    this.pace = all.pace ?? null;
    this.setClock();
    this.info = all.table ?? all;
    const bound = all.commitment ?? this.info.commitment;
    if (bound) this.seals = [typeof bound === 'string' ? { commitment: bound } : bound];
    if (all.revealed) this.revealed = all.revealed;
  }

  async ask() {
    if (this.seat === null) {
      this.menu = [];
      return;
    }
    this.menu = await api.menu(this.t, this.seat).catch(() => this.menu);
  }

  /** Fetches again, once for many reasons. */
  refresh() {
    clearTimeout(this.again);
    this.again = setTimeout(async () => {
      try {
        await this.fetch();
        await this.ask();
        this.rest();
      } catch (refused) {
        if (!(refused instanceof Refused)) throw refused;
      }
    }, 15);
  }

  /** News of the stream or of an answer; what is known already is passed over. */
  take(events) {
    const from = this.known();
    const fresh = events.filter((event) => event.n >= from);
    if (!fresh.length) return;
    if (fresh[0].n > from) {
      this.mend(from);
      return;
    }
    this.past.push(...fresh);
    this.queue.push(...fresh.filter((event) => event.n >= this.shown));
    this.rested = false;
    this.refresh();
    this.pump();
  }

  /** Something happened between what is known and what was told: it is asked for, in order. */
  mend(from) {
    this.mending ??= api
      .events(this.t, from)
      .then(
        ({ events }) => events,
        () => [],
      )
      .then((events) => {
        this.mending = null;
        if (events[0]?.n === this.known()) this.take(events);
      });
  }

  notice(notice) {
    if (notice.clock) {
      const { until, what, waits } = notice.clock;
      this.clocks = until ? [{ until, waits: waits ?? what }] : [];
      this.setClock();
      // Several seats may be asked at once: the table's own list has them all.
      this.refresh();
    }
    if (notice.bound)
      this.seals.push({ commitment: notice.bound.commitment, shoe: notice.bound.shoe });
    if (notice.revealed) {
      const bound = this.seals.findLast((seal) => seal.shoe === notice.revealed.shoe);
      this.revealed = {
        commitment: bound?.commitment ?? this.seals[0]?.commitment,
        ...notice.revealed,
      };
    }
    if (notice.balance) this.hear('balance', notice.balance);
    if (notice.seat_free || notice.lobby || notice.disabled) this.refresh();
    this.hear('notice', notice);
  }

  /** Shows the next step, and the one after in due time. */
  pump() {
    if (this.pumping || this.ended || this.held) return;
    const event = this.queue.shift();
    if (!event) {
      this.rest();
      return;
    }
    if (event.event === 'settled') this.before = copy(this.view);
    this.view = step(this.view, event);
    this.shown = event.n + 1;
    this.hear('step', event);
    const wait = this.quick ? 0 : this.paceOf(event);
    if (!wait) {
      this.pump();
      return;
    }
    this.pumping = true;
    this.timer = setTimeout(() => {
      this.pumping = false;
      this.pump();
    }, wait);
  }

  /** What comes is shown together once it is let go. */
  hold(on) {
    this.held = on;
    if (!on) this.pump();
  }

  /** Whether nothing moves: asked for stillness, or hurried on. */
  get quick() {
    return Boolean(this.hurry) || still() || setting('fast', false);
  }

  /** Whether steps are still being shown. */
  get moving() {
    return !this.held && (this.pumping || this.queue.length > 0);
  }

  paceOf(event) {
    if (event.event === 'thrown') return goOf(this.sign) === 'spin' ? WHEEL : DICE;
    return PACE[event.event] ?? 0;
  }

  /** Ends all motion: what is stored is shown. */
  finish() {
    if (!this.moving) return false;
    clearTimeout(this.timer);
    this.pumping = false;
    this.hurry = true;
    this.pump();
    this.hurry = false;
    this.hear('finish');
    return true;
  }

  /** Once all steps are shown the server's own sight takes their place. */
  rest() {
    if (this.queue.length || this.pumping) return;
    if (this.sight.next < this.shown) return;
    const log = this.view?.log ?? [];
    this.view = fromSight(this.sight);
    this.view.log = log;
    this.shown = Math.max(this.shown, this.sight.next);
    this.rested = true;
    this.hear('rest');
  }

  /** Asks for the sight anew; with `anew` what was known before holds no longer. */
  async settle(anew) {
    if (anew) this.queue = [];
    await this.fetch();
    if (anew) {
      this.past = await this.recall(Math.max(0, this.sight.next - PAST));
      this.shown = this.sight.next;
    }
    await this.ask();
    this.rest();
  }

  /** Does something at the table; a refusal is thrown. */
  async tell(input) {
    const answer = await api.input(this.t, input);
    this.take(answer.events ?? []);
    return answer;
  }

  /** Does several things, one after the other. */
  async tellAll(inputs) {
    for (const input of inputs) await this.tell(input);
    // What is asked next must be known before the next act is chosen.
    await this.fetch();
    await this.ask();
    this.rest();
  }

  /** A person's name, or the seat's. */
  nameOf(seat) {
    return this.names[seat] ?? null;
  }

  /** Whether the table waits for this seat: to decide, or to show its hand. */
  get myTurn() {
    return (
      this.seat !== null &&
      this.rested &&
      this.view.asks.some(
        (ask) =>
          (ask.ask === 'decide' && ask.seat === this.seat) ||
          (ask.ask === 'show' && ask.by === this.seat),
      )
    );
  }
}

/** A clock in the browser's own time: until when, for what, how long in all. */
function clockOf({ until, waits }, skew, pace) {
  if (!until) return null;
  const total =
    waits === 'bets'
      ? pace?.bets
      : waits === 'round'
        ? pace?.pause
        : waits?.seat !== undefined
          ? pace?.decision
          : null;
  return {
    until: Number(until) - skew,
    waits: waits ?? null,
    total: total || null,
    began: Date.now(),
  };
}
