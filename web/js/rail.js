// The rail: everything one does. Chips and bets while bets are open; choices when it is one's turn.
// Choices that are unlawful now stay visible, dashed, with the reason and its rule.

import { h, put, s } from './dom.js';
import { icon } from './icons.js';
import { amountDialog } from './refusal.js';
import { left, ring, share } from './clock.js';
import { brief, local, signedFull } from './money.js';
import { shooterOf } from './outcome.js';
import { chip } from './pieces/chip.js';
import { goOf } from './felt/family.js';
import { freeSeats, keyOf, labelOf, once, ranged, relatedOpen, slider, vague } from './choices.js';
import { setting } from './store.js';
import { W } from './words.js';

/** The keys of the brass act: Space, or a letter while a mark has the focus. */
const goKeys = () => [h('kbd', { class: 'key-space' }, 'Space'), h('kbd', { class: 'key-g' }, 'G')];

export class Rail {
  /** `page`: live, bets, book, result(), act(choice, amount, cards), sit(), again(), go(). */
  constructor(page) {
    this.page = page;
    this.node = h('div', { class: 'rail', role: 'region', 'aria-label': W.yourTurn });
    this.raise = {};
  }

  renew() {
    const { live } = this.page;
    const { view } = live;
    this.node.classList.remove('turn');
    if (live.seat === null) return this.outside();
    if (live.myTurn) return this.decide();
    if (live.sign.bank === 'pot' || live.sign.bank === 'points') return this.between();
    const mine = this.offers();
    if (mine.length && !view.asks.some((ask) => ask.ask === 'wagers')) return this.offered(mine);
    return this.betting(mine);
  }

  /** Open choices beside wagers: the bank, what goes round, leaving the hand. */
  offers() {
    const { live } = this.page;
    return live.menu.filter(
      (choice) =>
        !choice.refused && ((choice.verb === 'decide' && !live.myTurn) || choice.verb === 'bank'),
    );
  }

  /** Puts new content in place, where it differs: what is focused or typed into stays. */
  fill(name, ...kids) {
    const next = h('div', {}, kids);
    const same =
      [...next.children].length === this.node.children.length &&
      [...next.children].every((kid, at) => kid.isEqualNode(this.node.children[at]));
    this.node.dataset.kind = name;
    if (same) return;
    const { choice, act, chip } = document.activeElement?.closest?.('.rail button')?.dataset ?? {};
    put(this.node, [...next.childNodes]);
    const find = (key, value) => value && this.node.querySelector(`[data-${key}="${value}"]`);
    (find('choice', choice) || find('act', act) || find('chip', chip))?.focus();
  }

  /** Nobody's seat yet. */
  outside() {
    const { live } = this.page;
    const free = freeSeats(live);
    const seat = free.includes(3) && goOf(live.sign) !== 'throw' ? 3 : free[0];
    this.fill(
      'outside',
      this.moneyBox(W.watching, W.many(Object.keys(live.names).length, 'player')),
      h('span', { class: 'spring' }),
      free.length > 1
        ? h('button', { class: 'rail-button', onclick: () => this.page.seats(free) }, W.chooseSeat)
        : null,
      seat
        ? h(
            'button',
            {
              class: 'rail-button brass main-act',
              'data-act': 'sit',
              onclick: () => this.page.sit(seat),
            },
            W.take(seat),
          )
        : [
            h('span', { class: 'rail-note' }, W.full),
            h('button', { class: 'rail-button', onclick: () => this.page.wait() }, W.waitSeat),
          ],
    );
  }

  moneyBox(label, text, tone = '') {
    return h(
      'div',
      { class: 'rail-money' },
      h('span', {}, label),
      h('strong', { class: tone }, text),
    );
  }

  result() {
    const { book } = this.page;
    const sum = this.page.result();
    return this.moneyBox(W.sessionResult, signedFull(sum, book));
  }

  /** Chips and bets. */
  betting(mine) {
    const { live, bets, book } = this.page;
    const { view } = live;
    const open = view.phase === 'open' && !live.moving;
    const over = view.phase === 'over';
    const total = bets.total();
    const tray = bets.tray();
    const chips = tray.map((one) =>
      h(
        'button',
        {
          class: 'tray-chip',
          'data-chip': String(one.value),
          'aria-label': W.chip(brief(one.value, book)),
          'aria-pressed': bets.chip === one.value ? 'true' : 'false',
          onclick: () => {
            bets.pick(one.value);
            this.renew();
          },
        },
        s(
          'svg',
          { viewBox: '-21 -21 42 42', width: 42, height: 42, 'aria-hidden': 'true' },
          chip(one, 19),
        ),
      ),
    );
    const last = bets.last();
    const act = { spin: W.spin, throw: W.throw }[goOf(live.sign)] ?? W.deal;
    const same = Boolean(last) && !total && (open || over);
    this.fill(
      'betting',
      this.result(),
      h('div', { class: 'tray', role: 'group', 'aria-label': 'Chips' }, chips),
      h(
        'div',
        { class: 'rail-pair' },
        h(
          'button',
          {
            class: 'rail-button undo',
            'data-act': 'undo',
            disabled: !open || !bets.done.length,
            onclick: () => this.page.bet(bets.undo()),
          },
          icon('undo'),
          h('span', {}, W.undo),
          h('kbd', {}, 'U'),
        ),
        h(
          'button',
          {
            class: 'rail-button clear',
            'data-act': 'clear',
            disabled: !open || !total,
            onclick: () => this.page.bet(bets.clear()),
          },
          W.clear,
          h('kbd', {}, 'C'),
        ),
      ),
      h('span', { class: 'spring' }),
      mine.map((choice) => this.choiceButton(choice)),
      this.state(open, over),
      h(
        'div',
        { class: 'rail-acts' },
        last && !total
          ? h(
              'button',
              { class: 'rail-button', disabled: !(open || over), onclick: () => this.page.same() },
              icon('repeat'),
              W.same,
              h('kbd', {}, 'R'),
            )
          : null,
        this.otherShoots()
          ? this.ready(open && total > 0)
          : h(
              'button',
              {
                class: 'rail-button brass main-act',
                'data-act': 'deal',
                disabled: !(same || (open && total > 0) || (over && !last)),
                onclick: () => this.page.deal(same),
              },
              same ? W.sameAnd(act) : over && !last ? W.nextRound : act,
              ...goKeys(),
            ),
      ),
    );
  }

  /** The seat that has the dice, where it is not mine. */
  otherShoots() {
    const { view, seat } = this.page.live;
    const shooter = shooterOf(view);
    return shooter !== seat && view.phase !== 'over' ? shooter : null;
  }

  /** Another seat throws: nothing is brass; once its wager lies, one may say that one is ready. */
  ready(bet) {
    const { view } = this.page.live;
    const shooter = shooterOf(view);
    const lies = view.stakes.some((one) => one.seat === shooter && /win-line$/.test(one.wager));
    if (!bet || !lies || this.page.waits) return null;
    return h(
      'button',
      {
        class: 'rail-button main-act',
        'data-act': 'deal',
        onclick: () => this.page.deal(false),
      },
      W.ready,
      ...goKeys(),
    );
  }

  /** What the table waits for while bets are open; or that they are closed. */
  state(open, over) {
    const { live, waits } = this.page;
    if (over) return null;
    if (!open) return h('span', { class: 'rail-note' }, icon('lock'), W.noMoreBets);
    if (waits) return this.clockBox(W.readyWaits);
    const shooter = this.otherShoots();
    if (shooter) return this.clockBox(W.hasDice(live.nameOf(shooter) ?? W.upper(W.seat(shooter))));
    return this.clockBox(W.betsOpen);
  }

  clockBox(words) {
    const { live } = this.page;
    const seconds = left(live.clock);
    this.tick = () => {
      const box = this.node.querySelector('.clock-box');
      if (!box) return;
      const now = left(live.clock);
      if (now === null) return;
      put(box, ring(share(live.clock)), h('span', {}, words, ', ', W.seconds(now)));
    };
    if (seconds === null) return h('span', { class: 'rail-note clock-box' }, words);
    return h(
      'span',
      { class: 'rail-note clock-box' },
      ring(share(live.clock)),
      h('span', {}, words, ', ', W.seconds(seconds)),
    );
  }

  /** A game between players, while others act. */
  between() {
    const { live, book } = this.page;
    const { view } = live;
    const ask = view.asks[0];
    const chips = view.chips.get(live.seat) ?? 0;
    const more = live.menu.filter(
      (choice) =>
        !choice.refused && ['buy', 'sit_out', 'return', 'leave', 'decide'].includes(choice.verb),
    );
    const words = !live.rested
      ? W.dealing
      : ask?.ask === 'decide'
        ? W.waitsFor(live.nameOf(ask.seat) ?? W.seat(ask.seat))
        : ask?.ask === 'seats'
          ? W.waitsPeople(ask.missing)
          : ask?.ask === 'round' || ask?.ask === 'hand'
            ? W.waiting
            : W.waitsWord;
    const idle = live.rested && (ask?.ask === 'hand' || ask?.ask === 'round');
    this.fill(
      'between',
      this.moneyBox(W.stack, brief(chips, book)),
      h('span', { class: 'rail-note' }, icon('clock'), words),
      h('span', { class: 'spring' }),
      more.filter((choice) => choice.verb !== 'leave').map((choice) => this.choiceButton(choice)),
      idle
        ? h(
            'button',
            {
              class: 'rail-button brass main-act',
              'data-act': 'deal',
              onclick: () => this.page.deal(false),
            },
            W.deal,
            ...goKeys(),
          )
        : null,
    );
  }

  /** Something besides bets and turns is mine to say. */
  offered(mine) {
    this.fill(
      'offered',
      this.result(),
      h('span', { class: 'spring' }),
      mine.map((choice) => this.choiceButton(choice)),
    );
  }

  /** My turn. */
  decide() {
    const { live } = this.page;
    this.node.classList.add('turn');
    const choices = live.menu.filter((choice) => choice.verb === 'decide');
    const open = choices.filter((choice) => !choice.refused);
    const shut = choices
      .filter((choice) => choice.refused && !relatedOpen(choice, open))
      .filter(once())
      .sort((a, b) => vague(a) - vague(b));
    const spans = open.filter((choice) => ranged(choice));
    const plainOnes = open.filter((choice) => !ranged(choice) && !choice.cards);
    const picking = open.filter((choice) => choice.cards);
    const pot = live.sign.bank === 'pot' || live.sign.bank === 'points';
    const seconds = left(live.clock);
    this.tick = () => this.tickTurn();
    this.fill(
      'deciding',
      h('div', { class: 'turn-line' }),
      h(
        'div',
        { class: 'rail-money' },
        h('span', {}, W.yourTurn),
        h('strong', { class: 'turn-clock' }, seconds === null ? '' : W.seconds(seconds)),
      ),
      h(
        'div',
        { class: 'choices' },
        plainOnes.map((choice) => this.choiceButton(choice, pot)),
        picking.map((choice) => this.picker(choice)),
      ),
      h('span', { class: 'spring' }),
      spans.map((choice) => slider(this.page, this.raise, choice)),
      h(
        'div',
        { class: 'denials' },
        shut.slice(0, 3).map((choice) => this.shut(choice)),
      ),
    );
    this.tickTurn();
  }

  tickTurn() {
    const { live } = this.page;
    const seconds = left(live.clock);
    const line = this.node.querySelector('.turn-line');
    line?.style.setProperty('--part', String(share(live.clock)));
    const box = this.node.querySelector('.turn-clock');
    if (box && seconds !== null) box.textContent = W.seconds(seconds);
    document.title = `${W.yourTurn} · ${live.sign.title}`;
  }

  choiceButton(choice, pot) {
    const { book } = this.page;
    const advice = this.page.adviser.advice(choice);
    const best = setting('hints', false) && advice?.best;
    const key = choice.verb === 'decide' ? keyOf(choice, this.page.live.menu) : null;
    const safe = pot && (choice.id === 'check' || choice.id === 'call');
    const label = labelOf(choice, this.page.live, book);
    return h(
      'button',
      {
        class: `rail-button choice ${best && !pot ? 'brass' : ''} ${safe ? 'safe' : ''}`,
        'data-choice': choice.id || choice.verb,
        'data-amount': choice.amount?.min ?? null,
        onclick: (event) => {
          // How much a bank or a purchase is worth is asked first.
          if (choice.verb !== 'decide' && ranged(choice)) amountDialog(this.page, choice);
          else this.page.act(choice, null, null, event.currentTarget);
        },
      },
      h('span', {}, label),
      key ? h('kbd', {}, key) : null,
      setting('hints', false) && advice ? h('small', {}, advice.words) : null,
    );
  }

  /** A choice that takes cards: picked on the felt, confirmed here. */
  picker(choice) {
    const { least, most, rows } = choice.cards;
    const picked = this.page.picked();
    const count = picked.flat().length;
    const ready = rows ? count >= least : count >= least && count <= most;
    const label = rows ? W.setIt : count ? `${W.act(choice.id)} ${count}` : `${W.act(choice.id)}`;
    return h(
      'button',
      {
        class: `rail-button choice pick ${rows || choice.id === 'set' ? 'brass' : ''}`,
        'data-choice': choice.id,
        disabled: !ready,
        onclick: (event) => this.page.act(choice, null, picked, event.currentTarget),
      },
      h('span', {}, label),
      h('kbd', {}, 'Enter'),
      h('small', {}, W.pickCards(least, most)),
    );
  }

  /** A choice that a rule forbids now. */
  shut(choice) {
    return h(
      'button',
      {
        class: 'rail-button locked',
        'aria-disabled': 'true',
        'data-choice': choice.id,
        onclick: (event) => this.page.explain(choice, event.currentTarget),
      },
      h('span', {}, icon('lock'), labelOf(choice, this.page.live, this.page.book)),
      h(
        'small',
        {},
        local(choice.refused.why, this.page.book),
        choice.refused.rule ? [', ', h('span', { class: 'mono' }, choice.refused.rule)] : null,
      ),
    );
  }
}
