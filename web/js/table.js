// The table page: header, felt, boards, panel, rail, and what happens between them.

import { api, Refused } from './api.js';
import { Bets } from './bets.js';
import { boardsOf } from './boards/draw.js';
import { h, phone, put } from './dom.js';
import { Edges } from './edges.js';
import { ended, kept, seen } from './ended.js';
import { familyOf, feltOf, goOf } from './felt/family.js';
import { Stage } from './felt/stage.js';
import { tableHead } from './head.js';
import { icon } from './icons.js';
import { Live } from './live.js';
import { bookOf, local } from './money.js';
import { corner, lostNote } from './notes.js';
import { closePopover } from './over.js';
import { Panel, prepared } from './panel.js';
import { freeSeats } from './choices.js';
import { inputOf } from './inputs.js';
import { pressed } from './keys.js';
import { Rail } from './rail.js';
import { refusal, seatChooser } from './refusal.js';
import { markPop } from './pop.js';
import { heard } from './heard.js';
import { prime } from './rules.js';
import { Session } from './session.js';
import { Adviser } from './advice.js';
import { sayNow } from './speak.js';
import { onChange } from './store.js';
import { identify, mine } from './me.js';
import { W } from './words.js';

const WIDE = 420;

export class TablePage {
  constructor(root, t) {
    Object.assign(this, { root, t, picks: [] });
    this.adviser = new Adviser(this);
    this.live = new Live(t, (why, what) => this.hear(why, what));
  }

  async open() {
    await Promise.all([identify(), this.live.open()]);
    const { sign } = this.live;
    this.book = bookOf(sign.id);
    this.bets = new Bets(this.live);
    this.session = new Session(this.t);
    this.edges = new Edges(sign, () => {
      this.session.price(this.edges);
      this.renew();
    });
    this.family = familyOf(sign);
    prime(sign.id);
    [this.felt] = await Promise.all([feltOf(this.family), prepared(sign)]);
    this.build();
    this.ready = true;
    this.layout();
    this.renew();
    this.timer = setInterval(() => this.rail.tick?.(), 250);
    this.observer = new ResizeObserver(() => this.layout());
    this.observer.observe(this.pit);
    this.keys = (event) => pressed(this, event);
    addEventListener('keydown', this.keys);
    this.unhear = onChange(() => this.renew());
    document.title = `${sign.title} · ${W.product}`;
  }

  end() {
    this.live.end();
    clearInterval(this.timer);
    cancelAnimationFrame(this.frame);
    this.observer?.disconnect();
    removeEventListener('keydown', this.keys);
    this.unhear?.();
    closePopover();
  }

  build() {
    const { live, book } = this;
    this.head = tableHead({
      live,
      me: mine,
      book,
      openSeal: async () => (await import('./verify.js')).openSeal(live),
      leave: () => this.leave(),
    });
    this.stage = new Stage({
      sign: live.sign,
      book,
      family: this.family,
      me: () => live.seat,
      bet: (id) => this.tap(id),
      take: (id) => this.bet(this.bets.takeOff(id)),
      pop: (id, el) => this.pop(id, el),
      unpop: () => this.unpop(),
      edge: (id) => this.edges.text(id),
      names: (seat) => live.nameOf(seat),
      again: () => this.renew(),
      page: this,
    });
    this.notes = h('div', { class: 'felt-notes' });
    this.asking = h('div', { class: 'asking', role: 'status' });
    this.pit = h(
      'main',
      { class: 'felt', id: 'main', 'data-book': book, 'data-family': this.family },
      this.stage.svg,
      this.notes,
      this.asking,
    );
    this.boards = boardsOf(this.family, live);
    this.rail = new Rail(this);
    this.panel = new Panel(this);
    this.page = h(
      'div',
      { class: 'table-page', 'data-book': book, 'data-family': this.family },
      this.head.node,
      h(
        'div',
        { class: 'floor' },
        h('div', { class: 'play' }, this.pit, this.boards ? this.boards.node : null),
        this.panel.node,
      ),
      this.rail.node,
    );
    put(this.root, this.page);
    this.pit.addEventListener('click', () => this.live.finish());
  }

  /** Draws the felt for the room there is. */
  layout() {
    if (!this.ready) return;
    const small = phone();
    this.page.classList.toggle('phone', small);
    if (small !== this.small) this.boards?.renew(this.live);
    this.small = small;
    const tall = small ? (this.felt.tall?.(this.live.sign, innerWidth) ?? WIDE) : 0;
    this.pit.style.setProperty('--tall', `${tall}px`);
    const { clientWidth: w, clientHeight: pit } = this.pit;
    const hi = small ? Math.max(tall, pit) : pit;
    if (!w || !hi || this.drawn === `${w}x${hi}`) return;
    this.drawn = `${w}x${hi}`;
    this.stage.draw(this.felt, w, hi, small);
    this.show();
  }

  /** What the live table tells. */
  hear(why, what) {
    if (!this.ready) return;
    if (why === 'step') {
      this.step(what);
      return;
    }
    if (why === 'rest' || why === 'open') {
      this.record();
      // The floor tells a changed balance by itself; a round that turns is looked at once more.
      const { phase } = this.live.view;
      if (phase !== this.phase) this.money();
      this.phase = phase;
    }
    if (why === 'balance') this.money();
    this.soon(() => this.renew(), true);
  }

  /** What is in the wallet now. */
  money() {
    identify().then(() => this.head.renew());
  }

  /** One event is shown. */
  step(event) {
    this.page.dataset.rests = 'no';
    if (event.event === 'closed' || event.event === 'begun') this.waits = false;
    if (event.event === 'closed') {
      this.bets.keep();
      this.ended = null;
    }
    if (event.event === 'settled') {
      // A table goes on by its own clock: a wheel may rest only when the next round is open.
      this.record();
      this.money();
    }
    if (event.event === 'cleared') this.picks = [];
    heard(event, this.live);
    if (event.event === 'thrown') this.stage.state.event = event;
    this.soon(() => {
      this.show();
      this.rail.renew();
    });
  }

  /** Draws once for all that happened since the last frame; what draws more draws it all. */
  soon(draw, all = false) {
    this.draws = this.draws?.all && !all ? this.draws : { draw, all };
    this.frame ??= requestAnimationFrame(() => {
      this.frame = null;
      this.draws?.draw();
      this.draws = null;
    });
  }

  /** After a round: the session's record, once. */
  record() {
    const { view, seat } = this.live;
    if (view.phase !== 'over' || !view.settlement) return;
    this.ended = ended(this.live);
    this.outcome = this.ended.outcome;
    if (seat === null) return;
    this.lastSettled = view.settlement;
    if (this.session.add(view, seat, this.edges, this.live.sign)) this.panel.unoffer();
  }

  show() {
    const menu = new Map(
      this.live.menu
        .filter((choice) => choice.verb === 'stake')
        .map((choice) => [choice.id, choice]),
    );
    this.ended = kept(this.live, this.ended, this.family);
    this.stage.show(seen(this.live, this.ended, this.family), menu);
    this.stage.state.event = null;
  }

  renew() {
    if (!this.ready) return;
    this.show();
    this.head.renew();
    this.rail.renew();
    this.panel.renew();
    this.boards?.renew(this.live);
    this.note();
    if (!this.live.myTurn) document.title = `${this.live.sign.title} · ${W.product}`;
    this.adviser.advise();
    // How many events are shown, once nothing moves.
    this.page.dataset.rests = this.live.rested ? String(this.live.shown) : 'no';
  }

  /** Where the table stands, in the corner of the felt; and a lost connection, with acts asleep. */
  note() {
    const lost = this.live.link === 'lost';
    this.page.classList.toggle('lost', lost);
    this.rail.node.inert = lost;
    put(this.notes, corner(this.live), lost ? lostNote(this.live) : null);
  }

  // --- acts

  /** A mark was tapped: a chip on it, a seat first where none is taken. */
  async tap(id) {
    if (this.live.finish()) return;
    if (this.live.seat === null) {
      await this.sit(freeSeats(this.live)[0]);
      if (this.live.seat === null) return;
    }
    const { view } = this.live;
    if (view.phase === 'over') await this.next();
    for (const one of this.bets.group(id)) this.edges.want(one);
    await this.bet(this.bets.add(id), id);
  }

  /** Follows a bet to its end; a refusal is shown at its place. */
  async bet(work, id) {
    try {
      await work;
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      this.refuse(
        refused,
        this.stage.marks.get(refused.wager ?? id)?.el ?? this.rail.node,
        refused.wager ? { wager: refused.wager, asked: refused.asked } : {},
      );
    }
    this.renew();
  }

  /** Lays several marks at once. */
  async lay(list) {
    if (this.live.seat === null) await this.sit(freeSeats(this.live)[0]);
    if (this.live.view.phase === 'over') await this.next();
    await this.bet(this.bets.layAll(list));
  }

  /** Something is shown before it is done: one tap does it, another leaves it. */
  confirm(words, yes, act, no) {
    put(
      this.asking,
      h('span', {}, words),
      h(
        'button',
        {
          class: 'button small brass',
          onclick: () => {
            put(this.asking);
            act();
          },
        },
        yes,
      ),
      h(
        'button',
        {
          class: 'round',
          'aria-label': W.close,
          onclick: () => {
            put(this.asking);
            no?.();
          },
        },
        icon('close'),
      ),
    );
    this.asking.querySelector('button').focus();
  }

  refuse(refused, place, more = {}) {
    sayNow(W.refusedHere(local(refused.message, this.book)));
    refusal({ refused, place, page: this, ...more });
  }

  /** Goes on to the next round where that is ours to say; else waits for the table. */
  async next() {
    if (this.live.view.phase !== 'over') return;
    try {
      await this.live.tellAll([{ clear: {} }]);
      if (this.live.view.phase === 'over') await this.until(() => this.live.view.phase === 'open');
    } catch (refused) {
      if (refused.status !== 403 && refused.status !== 409) throw refused;
      await this.until(() => this.live.view.phase === 'open');
    }
  }

  /** Waits until the table is so, ten seconds at most. */
  until(is) {
    return new Promise((resolve) => {
      const began = Date.now();
      const look = () => {
        if (is() || Date.now() - began > 10000) resolve();
        else setTimeout(look, 60);
      };
      look();
    });
  }

  async same() {
    if (this.live.finish()) return;
    await this.next();
    await this.bet(this.bets.same());
  }

  /** The brass act: bets close, cards come. */
  async deal(same) {
    if (this.live.finish()) return;
    await this.bets.work;
    try {
      if (same) {
        await this.next();
        await this.bet(this.bets.same());
      }
      const ask = this.live.view.asks[0]?.ask;
      if (ask === 'round') {
        await this.live.tellAll([{ clear: {} }]);
        if (this.live.sign.bank === 'pot' || this.live.sign.bank === 'points')
          await this.live.tell({ deal: {} });
        return;
      }
      const answer = await this.live.tell(ask === 'hand' ? { deal: {} } : { close: {} });
      this.waits = !answer.events?.length;
      this.rail.renew();
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      this.refuse(refused, this.rail.node);
    }
  }

  /** A choice of the menu. */
  async act(choice, amount, cards, place) {
    const { seat } = this.live;
    this.adviser.judge(choice, amount);
    try {
      const chosen = cards && this.pickText ? [this.pickText(cards)] : cards;
      await this.live.tell(inputOf(choice, seat, amount, chosen));
      this.pickText = null;
      this.picks = [];
      this.rail.raise = {};
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      this.refuse(refused, place ?? this.rail.node, { choice, asked: amount });
    }
  }

  explain(choice, place) {
    this.refuse(new Refused(409, { why: choice.refused.why, rule: choice.refused.rule }), place, {
      quiet: true,
    });
  }

  async sit(seat) {
    if (!(await identify(true))) return;
    const { live } = this;
    try {
      const menu = await api.menu(this.t, seat);
      const join = menu.find((choice) => choice.verb === 'join' && !choice.refused);
      if (join?.amount && join.amount.min !== join.amount.max) {
        seatChooser({ page: this, seat, join, menu });
        return;
      }
      await live.tell({
        join: {
          seat,
          ...(join?.amount ? { buy: join.amount.min } : {}),
          ...(join?.id ? { how: join.id } : {}),
        },
      });
      await live.settle();
      this.panel.offer();
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      this.refuse(refused, this.rail.node);
    }
    this.renew();
  }

  /** Waits for a seat. */
  async wait() {
    if (!(await identify(true))) return;
    await api.wait(this.t).catch((refused) => this.refuse(refused, this.rail.node));
    this.renew();
  }

  seats(free) {
    seatChooser({ page: this, free });
  }

  async leave() {
    try {
      await this.live.tell({ leave: { seat: this.live.seat } });
      await this.live.settle();
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      this.refuse(refused, this.rail.node);
    }
    this.renew();
  }

  /** Cards picked for a choice, in rows. */
  picked() {
    return this.picks;
  }

  pick(rows) {
    this.picks = rows;
    this.show();
    this.rail.renew();
  }

  result() {
    return this.session.sum();
  }

  /** Tells a mark's odds, and shows what it covers. */
  pop(id, el) {
    const covered = new Set(this.felt.covers?.(id) ?? []);
    for (const mark of this.stage.marks.values())
      mark.el.classList.toggle('covered', covered.has(mark.id));
    markPop({ page: this, id, el });
  }

  unpop() {
    for (const mark of this.stage.marks.values()) mark.el.classList.remove('covered');
    closePopover();
  }
}
