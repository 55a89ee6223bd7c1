// The dealer's view: the order of service, one instruction, what is typed, whom to pay and why.

import '../words/staff.js';
import { api, Refused } from '../api.js';
import { h, put, s } from '../dom.js';
import { familyOf } from '../felt/family.js';
import { logo, facts } from '../head.js';
import { icon } from '../icons.js';
import { Live } from '../live.js';
import { identify, mine } from '../me.js';
import { bookOf, brief, cents, signed } from '../money.js';
import { cardIcon } from '../pieces/card.js';
import { SUITS as SHAPES } from '../pieces/suits.js';
import { wagerTitle } from '../panel/slip.js';
import { ruleChip } from '../rules.js';
import { points } from '../boards/roads.js';
import { say, sayNow } from '../speak.js';
import { setting } from '../store.js';
import { freshShoe, irregular, mistyped } from './rulings.js';
import { instruction, steps, TABLEAU, typedCard, typedThrow } from './service.js';
import { DESK } from '../words/desk.js';
import { W } from '../words.js';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

export class DealerPage {
  constructor(root, t) {
    Object.assign(this, { root, t, text: '', refused: null, sent: [] });
  }

  async open() {
    await identify();
    if (!this.t) return this.choose();
    if (!setting('theme', null)) document.documentElement.dataset.theme = 'dark';
    this.live = new Live(this.t, () => this.renew());
    this.live.hurry = true;
    await this.live.open();
    this.book = bookOf(this.live.sign.id);
    this.family = familyOf(this.live.sign);
    this.build();
    this.renew();
    this.keys = (event) => this.key(event);
    addEventListener('keydown', this.keys);
    document.title = `${W.dealer} · ${this.live.sign.title}`;
    return null;
  }

  end() {
    this.live?.end();
    removeEventListener('keydown', this.keys);
    if (!setting('theme', null)) delete document.documentElement.dataset.theme;
  }

  /** Which table is dealt at: live ones first. */
  async choose() {
    const tables = (await api.tables()).filter((table) => table.chance === 'live');
    put(
      this.root,
      h(
        'div',
        { class: 'lobby' },
        h('header', { class: 'bar lobby-bar' }, logo()),
        h(
          'main',
          { id: 'main', class: 'door wide' },
          h('h1', {}, W.dealerTables),
          tables.length
            ? h(
                'ul',
                { class: 'table-list' },
                tables.map((table) =>
                  h(
                    'li',
                    {},
                    h(
                      'a',
                      { class: 'button', href: `/deal/${table.id}` },
                      `${table.name || table.id} · ${table.title}`,
                    ),
                  ),
                ),
              )
            : h('p', { class: 'quiet' }, W.noLive),
        ),
      ),
    );
  }

  build() {
    const { sign } = this.live;
    this.link = h('span', { class: 'link-state' });
    this.left = h('nav', { class: 'desk-left', 'aria-label': W.service });
    this.middle = h('main', { class: 'desk-middle', id: 'main' });
    this.right = h('aside', { class: 'desk-right', 'aria-label': W.money });
    this.echo = h('div', { class: 'entry' });
    this.act = h('button', { class: 'rail-button brass desk-enter', onclick: () => this.enter() });
    this.pad = h('div', { class: 'pad-keys' });
    put(
      this.root,
      h(
        'div',
        { class: 'desk', 'data-book': this.book },
        h(
          'header',
          { class: 'bar' },
          logo(),
          h(
            'div',
            { class: 'bar-title' },
            h('h1', {}, sign.title),
            h('span', { class: 'mono id' }, sign.id),
          ),
          h(
            'span',
            { class: 'facts' },
            h('span', {}, `${W.table} `, h('b', {}, this.live.info.name ?? this.t)),
            h('span', {}, W.liveCards),
            facts(sign, this.live.view).map(([bold, plain, first]) =>
              h('span', {}, first ? plain : null, h('b', {}, bold), first ? null : plain),
            ),
          ),
          h('span', { class: 'spring' }),
          this.link,
          h('span', {}, `${W.dealerWord} `, h('b', {}, mine()?.name ?? '')),
        ),
        h('div', { class: 'desk-body' }, this.left, this.middle, this.right),
        h('footer', { class: 'desk-pad' }, this.echo, this.pad, this.act),
      ),
    );
    this.drawPad();
  }

  /** Keys for what is entered: ranks and suits, or dice and numbers. */
  drawPad() {
    const { chance } = this.live.sign;
    const key = (label, text, go) =>
      h(
        'button',
        { class: 'key', 'aria-label': label, onclick: go ?? (() => this.type(text)) },
        label,
      );
    if (chance.throw) {
      const short =
        chance.throw.faces.length <= 40
          ? chance.throw.faces.map(([face]) => face)
          : ['1', '2', '3', '4', '5', '6'];
      const dice = short.some((face) => face.includes(' '))
        ? ['1', '2', '3', '4', '5', '6']
        : short;
      put(
        this.pad,
        h(
          'div',
          { class: 'key-row wrap' },
          dice.map((face) =>
            key(face, face, () => (dice.length > 7 ? this.set(face) : this.type(face))),
          ),
          h('button', { class: 'key wide', onclick: () => this.set('') }, W.erase),
        ),
      );
      return;
    }
    const suit = (letter) =>
      h(
        'button',
        {
          class: `key suit ${letter}`,
          'aria-label': SHAPES[letter].name,
          onclick: () => this.type(letter),
        },
        s(
          'svg',
          { width: 22, height: 22, viewBox: '-.6 -.6 1.2 1.2' },
          s('path', { d: SHAPES[letter].path }),
        ),
      );
    put(
      this.pad,
      h(
        'div',
        { class: 'key-row' },
        RANKS.map((rank) =>
          key(rank, rank === '10' ? 'T' : rank, () => this.set(rank === '10' ? 'T' : rank)),
        ),
      ),
      h(
        'div',
        { class: 'key-row' },
        ['s', 'h', 'd', 'c'].map(suit),
        h('button', { class: 'key wide', onclick: () => this.set('') }, W.erase),
        h(
          'span',
          { class: 'quiet' },
          W.orType,
          ' ',
          h('kbd', {}, '5'),
          ' ',
          h('kbd', {}, 'D'),
          W.orScan,
        ),
      ),
    );
  }

  set(text) {
    this.text = text;
    this.refused = null;
    this.renew();
  }

  type(text) {
    this.set(this.text + text);
    if (this.doing.entry === 'card' && typedCard(this.text)) this.enter();
  }

  renew() {
    const { live } = this;
    if (!this.left || !live.view) return;
    const { view, sign } = live;
    this.doing = instruction(view, sign);
    this.link.textContent = live.link === 'open' ? W.connected : W.reconnecting(live.tries);
    this.link.dataset.state = live.link;
    this.drawLeft(view, sign);
    this.drawMiddle(view, sign);
    this.drawRight(view, sign);
    this.drawEntry();
    if (this.spoken !== this.doing.what) {
      this.spoken = this.doing.what;
      say(this.doing.what);
    }
  }

  drawLeft(view, sign) {
    put(
      this.left,
      h('h2', {}, W.thisRound),
      h(
        'ol',
        { class: 'service' },
        steps(view, sign).map((step, at) =>
          h(
            'li',
            { class: step.state, 'aria-current': step.state === 'now' ? 'step' : null },
            h('i', {}, step.state === 'done' ? icon('check') : String(at + 1)),
            h('div', {}, h('strong', {}, step.name), h('p', {}, step.note)),
          ),
        ),
      ),
      h('h2', {}, W.wentWrong),
      h(
        'button',
        { class: 'rail-button', onclick: () => irregular(this) },
        W.irregularities,
        h('kbd', {}, 'I'),
      ),
      h('button', { class: 'rail-button', onclick: () => mistyped(this) }, W.correction),
    );
  }

  drawMiddle(view, sign) {
    const { doing } = this;
    put(
      this.middle,
      this.hands(view),
      h('p', { class: 'now' }, W.now),
      h('p', { class: 'big', role: 'status' }, doing.what),
      h('div', { class: 'reason' }, ruleChip(doing.rule), h('span', {}, doing.why ?? '')),
      this.refused
        ? h(
            'div',
            { class: 'notice refused' },
            icon('no'),
            h('strong', {}, W.upper(this.refused.message)),
            h('button', { class: 'button small', onclick: () => irregular(this) }, W.report),
            h('p', {}, W.typedWrong, ' ', ruleChip(this.refused.rule)),
          )
        : null,
      this.family === 'baccarat' && !sign.words.length ? tableau(view) : null,
    );
  }

  hands(view) {
    const spots = [...view.spots].filter(([, cards]) => cards.length);
    const word = (spot) => DESK.spot(spot) ?? W.upper(spot);
    if (view.thrown)
      return h('div', { class: 'desk-hands' }, h('div', { class: 'desk-thrown' }, view.thrown));
    return h(
      'div',
      { class: 'desk-hands' },
      spots.map(([spot, cards]) =>
        h(
          'div',
          { class: `desk-hand ${spot}` },
          h('h3', {}, word(spot)),
          h(
            'div',
            { class: 'desk-cards' },
            cards.map(({ card }, at) =>
              this.family === 'baccarat' && at === 2
                ? h('span', { class: 'across' }, cardIcon(card, 'L'))
                : cardIcon(card, spots.length > 3 ? 'M' : 'L'),
            ),
            ['player', 'banker'].includes(spot) && !cards.some(({ card }) => card === '??')
              ? h('span', { class: `count ${spot}` }, String(points(cards.map(({ card }) => card))))
              : null,
          ),
        ),
      ),
    );
  }

  /** Collect, then pay, in the order of the settlement; before it the wagers that lie. */
  drawRight(view, sign) {
    const { book } = this;
    const row = (seat, title, note, rule, amount, tone) =>
      h(
        'li',
        { class: 'pay-row' },
        h('b', { class: 'seat-box' }, String(seat)),
        h('div', {}, h('strong', {}, title), h('p', {}, note, ' ', ruleChip(rule))),
        h('span', { class: `pay-amount ${tone}` }, amount),
      );
    const settled = view.phase === 'over' ? view.settlement : null;
    if (!settled) {
      put(
        this.right,
        h('h2', {}, W.lying),
        h(
          'ol',
          {},
          view.stakes.map((stake) =>
            row(stake.seat, wagerTitle(sign, stake.wager), '', null, brief(stake.amount, book), ''),
          ),
        ),
      );
      return;
    }
    const lost = settled.lines.filter((line) => cents(line.collected) > 0);
    const won = settled.lines.filter((line) => cents(line.pays) > 0 && line.result !== 'loses');
    const sum = (lines, field) => lines.reduce((all, line) => all + cents(line[field]), 0);
    const house = sum(lost, 'collected') - sum(won, 'pays');
    put(
      this.right,
      h('h2', {}, W.collect(brief(sum(lost, 'collected'), book))),
      h(
        'ol',
        {},
        lost.map((line) =>
          row(
            line.seat,
            wagerTitle(sign, line.wager),
            brief(cents(line.stake), book),
            line.rule,
            brief(cents(line.collected), book),
            '',
          ),
        ),
      ),
      h('h2', {}, W.pay(brief(sum(won, 'pays'), book))),
      h(
        'ol',
        {},
        won.map((line) =>
          row(
            line.seat,
            wagerTitle(sign, line.wager),
            brief(cents(line.stake), book),
            line.rule,
            brief(cents(line.pays), book),
            'win',
          ),
        ),
      ),
      h('p', { class: 'tray-sum' }, W.tray, h('b', {}, signed(house))),
    );
  }

  drawEntry() {
    const { doing } = this;
    put(
      this.echo,
      h('span', {}, W.entry),
      h(
        'strong',
        { class: this.refused ? 'struck' : '' },
        this.refused ? this.refusedText : this.text || '·',
      ),
      h('span', {}, this.refused ? W.refused : doing.entry ? W.expects(doing.entry) : ''),
    );
    put(
      this.act,
      h('span', {}, doing.button ?? (doing.entry ? W.enterIt : W.waiting)),
      h('small', {}, doing.why ?? ''),
      h('kbd', {}, 'Enter'),
    );
    this.act.disabled = !doing.act && !doing.entry;
  }

  key(event) {
    if (event.target.closest?.('dialog, input, textarea, select')) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      this.enter();
    } else if (event.key === 'Backspace') this.set(this.text.slice(0, -1));
    else if (event.key === 'Escape') this.set('');
    else if (/^[iI]$/.test(event.key) && !this.text) irregular(this);
    else if (
      /^[0-9a-zA-Z\-|]$/.test(event.key) &&
      !event.ctrlKey &&
      !event.metaKey &&
      this.doing.entry
    )
      this.type(event.key);
    else if (event.key === ' ' && this.doing.entry === 'throw') this.type(' ');
  }

  /** One Enter: what is typed, or the next step of service. */
  async enter() {
    const { doing, live } = this;
    let input = doing.act;
    if (doing.entry === 'card') {
      const card = typedCard(this.text);
      if (!card) return this.deny(new Refused(400, { why: W.noCard(this.text) }));
      input = { card };
    } else if (doing.entry === 'throw') {
      const shown = typedThrow(this.text, live.sign.chance.throw.faces);
      if (!shown) return this.deny(new Refused(400, { why: W.noThrow(this.text) }));
      input = { throw: shown };
    } else if (doing.entry === 'shoe') return freshShoe(this);
    if (!input) return null;
    return this.tell(input);
  }

  async tell(input) {
    const typed = this.text;
    try {
      await this.live.tell(input);
      this.text = '';
      this.refused = null;
      await this.live.settle();
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      this.text = '';
      this.deny(refused, typed);
    }
    this.renew();
  }

  deny(refused, typed = this.text) {
    this.refused = refused;
    this.refusedText = typed;
    this.text = '';
    sayNow(refused.message);
    this.renew();
  }
}

/** The table of play with the cell that applies. */
function tableau(view) {
  const cards = (spot) => (view.spots.get(spot) ?? []).map((held) => held.card);
  const [player, banker] = [cards('player'), cards('banker')];
  const third = player[2] ? points([player[2]]) : null;
  const count = banker.length >= 2 ? points(banker.slice(0, 2)) : null;
  const digits = Array.from({ length: 10 }, (_, at) => at);
  return h(
    'figure',
    { class: 'tableau' },
    h('figcaption', {}, W.tableau),
    h(
      'table',
      {},
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          h('th', {}, W.banker),
          digits.map((at) => h('th', { class: at === third ? 'here' : '' }, String(at))),
        ),
      ),
      h(
        'tbody',
        {},
        Object.entries(TABLEAU).map(([row, draws]) =>
          h(
            'tr',
            {},
            h('th', { class: Number(row) === count ? 'here' : '' }, row),
            digits.map((at) =>
              h(
                'td',
                {
                  class: `${draws(at) ? 'draw' : ''} ${Number(row) === count && at === third ? 'cell' : ''}`,
                },
                draws(at) ? 'draw' : Number(row) === count && at === third ? 'stands' : '·',
              ),
            ),
          ),
        ),
      ),
    ),
  );
}
