// A past round, step by step: the same felt, the same fold of events, and the slip at its end.

import { api, Refused } from './api.js';
import { h, phone, put } from './dom.js';
import { blank, copy, step } from './fold.js';
import { familyOf, feltOf } from './felt/family.js';
import { Stage } from './felt/stage.js';
import { logo, themeButton } from './head.js';
import { icon } from './icons.js';
import { identify } from './me.js';
import { bookOf, cents } from './money.js';
import { myLines, slipLine } from './panel/slip.js';
import { nets } from './fold.js';
import { signedFull } from './money.js';
import { save } from './panel/rounds.js';
import { ruleChip } from './rules.js';
import { told } from './words/story.js';
import { W } from './words.js';

export class ReplayPage {
  constructor(root, id) {
    Object.assign(this, { root, id, at: 0, picks: [] });
  }

  async open() {
    await identify();
    const round = await api.round(this.id);
    this.round = round;
    this.sign =
      typeof round.sign === 'object' && round.sign
        ? round.sign
        : (await api.table(this.id.split('-')[0])).sign;
    this.events = round.events;
    this.seat = round.seat ?? round.viewer?.seat ?? null ?? seatIn(this.events);
    this.names =
      round.names ?? Object.fromEntries((round.people ?? []).map((one) => [one.seat, one.name]));
    this.book = bookOf(this.sign.id);
    this.views = views(this.events);
    this.family = familyOf(this.sign);
    this.felt = await feltOf(this.family);
    this.live = this.alike();
    this.build();
    this.go(this.views.length - 1);
    this.keys = (event) => this.key(event);
    addEventListener('keydown', this.keys);
    document.title = W.replayOf(this.id);
  }

  end() {
    removeEventListener('keydown', this.keys);
    this.observer?.disconnect();
  }

  /** What felts ask of a live table, standing still. */
  alike() {
    const page = this;
    return {
      sign: this.sign,
      past: this.events,
      seat: this.seat,
      menu: [],
      quick: true,
      myTurn: false,
      info: {},
      names: this.names,
      get view() {
        return page.views[page.at];
      },
      get shown() {
        return page.views[page.at].next;
      },
      nameOf: (seat) => page.names[seat] ?? null,
    };
  }

  build() {
    const none = () => null;
    this.bets = { chip: 0 };
    this.stage = new Stage({
      sign: this.sign,
      book: this.book,
      family: this.family,
      me: () => this.seat,
      bet: none,
      take: none,
      pop: none,
      unpop: none,
      edge: () => '',
      names: (seat) => this.live.nameOf(seat),
      again: () => this.show(),
      page: this,
    });
    this.pit = h(
      'main',
      { class: 'felt', id: 'main', 'data-book': this.book, 'data-family': this.family },
      this.stage.svg,
    );
    this.words = h('div', { class: 'replay-words', role: 'status' });
    this.list = h('ol', { class: 'replay-list' });
    const button = (name, label, go) =>
      h('button', { class: 'rail-button', 'aria-label': label, onclick: go }, icon(name));
    this.range = h('input', {
      type: 'range',
      min: 0,
      max: this.views.length - 1,
      value: 0,
      'aria-label': W.replay,
      oninput: () => this.go(Number(this.range.value)),
    });
    this.page = h(
      'div',
      { class: 'table-page replay', 'data-book': this.book },
      h(
        'header',
        { class: 'bar' },
        logo(),
        h(
          'div',
          { class: 'bar-title' },
          h('h1', {}, W.replayOf(this.id)),
          h('span', { class: 'mono id' }, this.sign.id),
        ),
        h('span', { class: 'spring' }),
        h(
          'button',
          {
            class: 'button small',
            onclick: () => save(`round-${this.id}.json`, JSON.stringify(this.round, null, 1)),
          },
          `${W.export} ${W.json}`,
        ),
        this.sign.bank === 'pot' && this.round.over
          ? h('button', { class: 'button small', 'data-act': 'phh', onclick: () => this.phh() }, W.phh)
          : null,
        themeButton(),
      ),
      h(
        'div',
        { class: 'floor' },
        h('div', { class: 'play' }, this.pit),
        h('aside', { class: 'panel open' }, h('div', { class: 'panel-body' }, this.list)),
      ),
      h(
        'div',
        { class: 'rail replay-rail', role: 'region', 'aria-label': W.replay },
        button('left', W.previous, () => this.go(this.at - 1)),
        this.range,
        button('right', W.next, () => this.go(this.at + 1)),
        this.words,
      ),
    );
    put(this.root, this.page);
    this.observer = new ResizeObserver(() => this.layout());
    this.observer.observe(this.pit);
    this.layout();
  }

  /** Hands the history of the hand to the browser, or says why there is none. */
  async phh() {
    try {
      save(`${this.id}.phh`, await api.phh(this.id), 'text/plain');
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      put(this.words, h('span', { class: 'lose' }, W.upper(refused.message)));
    }
  }

  layout() {
    const small = phone();
    const tall = small ? (this.felt.tall?.(this.sign, innerWidth) ?? 400) : 0;
    this.pit.style.setProperty('--tall', `${tall}px`);
    const { clientWidth: w, clientHeight: hi } = this.pit;
    if (!w || !hi) return;
    this.stage.draw(this.felt, w, Math.max(tall, hi), small);
    this.show();
  }

  go(at) {
    this.at = Math.max(0, Math.min(this.views.length - 1, at));
    this.range.value = this.at;
    this.show();
  }

  show() {
    if (!this.stage.family) return;
    this.stage.show(this.views[this.at], new Map());
    this.words.textContent = W.step(this.at, this.views.length - 1);
    put(
      this.list,
      this.events
        .map((event, n) => ({ event, n, words: told(event, this) }))
        .filter(({ words }) => words)
        .map(({ event, n, words }) =>
          h(
            'li',
            { class: n === this.at - 1 ? 'here' : n >= this.at ? 'later' : '' },
            h('button', { onclick: () => this.go(n + 1) }, words),
            typeof event.rule === 'string' ? ruleChip(event.rule) : null,
            event.event === 'settled' && this.at > n ? this.slip(event) : null,
          ),
        ),
    );
    this.list.querySelector('.here')?.scrollIntoView({ block: 'nearest' });
  }

  slip(settlement) {
    const lines = this.seat === null ? [] : myLines(settlement, this.seat);
    const sums = [...nets(settlement)].filter(([, amount]) => amount);
    return h(
      'div',
      { class: 'replay-slip' },
      h(
        'ol',
        {},
        lines.map((line) => slipLine(this.sign, line, this.book)),
      ),
      h(
        'p',
        { class: 'quiet' },
        sums.map(([name, amount]) => `${name} ${signedFull(amount, this.book)}`).join(' · '),
      ),
    );
  }

  key(event) {
    const go = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (go && !event.target.closest?.('input')) this.go(this.at + go);
    if (event.key === 'Home') this.go(0);
    if (event.key === 'End') this.go(this.views.length - 1);
  }

  renew() {}
}

/** The picture after each event, from an empty table on. */
function views(events) {
  const list = [blank()];
  for (const event of events) {
    const next = copy(list[list.length - 1]);
    list.push(step(next, event));
  }
  // Who sits where is told by what they do.
  const seats = new Set(events.map((event) => event.seat).filter(Boolean));
  for (const view of list) {
    for (const seat of seats) if (!view.standing.has(seat)) view.standing.set(seat, 'plays');
    view.asks = [];
  }
  return list;
}

/** Whose view it is: the seat whose own cards are known. */
function seatIn(events) {
  const own = events.find(
    (event) => event.event === 'dealt' && event.face?.own && event.card !== '??',
  );
  if (own) return own.face.own;
  return events.find((event) => event.event === 'staked')?.seat ?? null;
}

export { cents };
