// The auditor's view, read only: rounds, both sides of every transfer, recorded against recomputed,
// the chain of records.

import '../words/staff.js';
import { api } from '../api.js';
import { h, put } from '../dom.js';
import { roundFace } from '../boards/faces.js';
import { nets } from '../fold.js';
import { faceButton, logo } from '../head.js';
import { icon } from '../icons.js';
import { identify, mine } from '../me.js';
import { bookOf, cents, plain, signed } from '../money.js';
import { cardIcon } from '../pieces/card.js';
import { recomputed } from '../recompute.js';
import { ruleChip } from '../rules.js';
import { save } from '../panel/rounds.js';
import { told } from '../words/story.js';
import { accountName, day, hold, ledger, word } from './ledger.js';
import { W } from '../words.js';

const TABS = ['rounds', 'ledger', 'hold', 'day'];
const PAGES = { ledger, hold, day };
const clock = (at) => new Date(Number(at)).toISOString().slice(11, 19);

export class AuditPage {
  constructor(root) {
    Object.assign(this, { root, tab: 'rounds', text: '', only: 'all', as: null, signs: new Map() });
  }

  async open() {
    await identify();
    this.nav = h('nav', { class: 'lobby-nav', 'aria-label': W.audit });
    this.strip = h('section', { class: 'chain' });
    this.body = h('main', { id: 'main', class: 'audit-body' });
    put(
      this.root,
      h(
        'div',
        { class: 'audit' },
        h(
          'header',
          { class: 'bar' },
          logo(),
          h('div', { class: 'bar-title' }, h('h1', {}, W.audit)),
          this.nav,
          h('span', { class: 'spring' }),
          h('span', { class: 'seal' }, icon('shield'), W.readOnly),
          h('span', {}, `${W.auditor} `, h('b', {}, mine()?.name ?? '')),
          faceButton(mine()),
        ),
        this.strip,
        this.body,
      ),
    );
    document.title = `${W.audit} · ${W.product}`;
    await Promise.all([this.chain(), this.renew()]);
  }

  end() {}

  async renew() {
    put(
      this.nav,
      TABS.map((name) =>
        h(
          'button',
          {
            class: 'nav-tab',
            'aria-current': name === this.tab ? 'page' : null,
            onclick: () => {
              this.tab = name;
              this.renew();
            },
          },
          W.auditTabs[name],
        ),
      ),
    );
    await (this.tab === 'rounds' ? this.rounds() : PAGES[this.tab](this.body));
  }

  /** The last records, each chained to all before it, and the head. */
  async chain(here) {
    const all = await api.chain('?most=11');
    const { entries } = all;
    const links = entries.map((entry) =>
      h(
        'li',
        { class: here === entry.n ? 'here' : '' },
        h('b', { class: 'mono' }, entry.hash.slice(0, 4)),
        h('span', {}, entry.n.toLocaleString('en')),
      ),
    );
    const state = h(
      'div',
      {},
      h('strong', {}, W.chainOf(all.records.toLocaleString('en'))),
      h('p', {}, `${W.head} `, h('span', { class: 'mono' }, all.head.slice(0, 16))),
    );
    put(
      this.strip,
      h('span', { class: 'chain-mark' }, icon('check')),
      state,
      h(
        'button',
        { class: 'button small', onclick: (event) => this.verify(event.currentTarget, state) },
        W.verifyAll,
      ),
      h('ol', { class: 'links', 'aria-label': W.chainWord }, links),
    );
  }

  async verify(button, state) {
    button.disabled = true;
    put(state, h('strong', {}, W.computing));
    const began = performance.now();
    try {
      const report = await api.verifyAll();
      put(
        state,
        h('strong', { class: 'win' }, W.chainOk),
        h(
          'p',
          {},
          W.chainNote(
            report.records.toLocaleString('en'),
            report.rounds.toLocaleString('en'),
            ((performance.now() - began) / 1000).toFixed(1),
          ),
        ),
      );
    } catch (refused) {
      put(state, h('strong', { class: 'lose' }, W.upper(refused.message)));
    }
    button.disabled = false;
  }

  // --- rounds

  async rounds() {
    const tables = await api.tables();
    this.tables = new Map(tables.map((table) => [String(table.id), table]));
    const lists = await Promise.all(
      tables.map((table) =>
        api.roundsOf(table.id, 25).then(
          (list) => list.map((round) => ({ ...round, table })),
          () => [],
        ),
      ),
    );
    this.list = lists.flat().sort((a, b) => b.ended - a.ended);
    this.search = h('input', {
      type: 'search',
      placeholder: W.findRound,
      'aria-label': W.findRound,
      oninput: () => {
        this.text = this.search.value.toLowerCase();
        this.drawList();
      },
    });
    this.rows = h('ol', { class: 'audit-rows' });
    this.detail = h('section', { class: 'audit-detail' });
    put(
      this.body,
      h(
        'div',
        { class: 'audit-list' },
        h('label', { class: 'field' }, icon('search'), this.search),
        this.rows,
      ),
      this.detail,
    );
    this.drawList();
    if (this.list.length) this.show(this.list[0]);
  }

  drawList() {
    const fits = ({ table, id }) =>
      `${id} ${table.game} ${table.title} ${table.name}`.toLowerCase().includes(this.text);
    put(
      this.rows,
      this.list
        .filter(fits)
        .slice(0, 200)
        .map((round) => {
          const house = houseOf(round.settlement);
          return h(
            'li',
            {},
            h(
              'button',
              {
                class: 'audit-row',
                'aria-current': this.now === round.id ? 'true' : null,
                onclick: () => this.show(round),
              },
              h('strong', {}, `${round.table.name || round.table.id} · ${round.n}`),
              h('span', { class: 'quiet' }, clock(round.ended)),
              h('b', {}, house === null ? '' : signed(house)),
              h('span', { class: 'mono' }, round.table.game),
            ),
          );
        }),
    );
    if (!this.list.length) put(this.rows, h('li', { class: 'quiet pad' }, W.roundsNone));
  }

  async sign(table) {
    if (!this.signs.has(table))
      this.signs.set(
        table,
        api.table(table).then((all) => all.sign),
      );
    return this.signs.get(table);
  }

  async show(line) {
    this.now = line.id;
    this.drawList();
    const [round, sign] = await Promise.all([
      api.round(line.id, this.as),
      this.sign(line.table.id),
    ]);
    const settled = round.events.findLast((event) => event.event === 'settled');
    const check = settled ? recomputed(sign, settled) : null;
    const names = Object.fromEntries((round.people ?? []).map((one) => [one.seat, one.name]));
    const seats = [...new Set((round.people ?? []).map((one) => one.seat))].sort((a, b) => a - b);
    const viewer = h(
      'select',
      {
        'aria-label': W.asSeen,
        onchange: () => {
          this.as = viewer.value || null;
          this.show(line);
        },
      },
      [
        ['', W.asSeen],
        ['public', W.asPublic],
        ['croupier', W.asCroupier],
        ...seats.map((seat) => [String(seat), W.asSeat(seat)]),
      ].map(([value, words]) => h('option', { value, selected: (this.as ?? '') === value }, words)),
    );
    put(
      this.detail,
      h(
        'div',
        { class: 'audit-head' },
        h(
          'div',
          {},
          h(
            'h2',
            {},
            `${line.table.name || line.table.id}, ${W.round('round', line.n).toLowerCase()}`,
          ),
          h(
            'p',
            { class: 'quiet' },
            [round.game, clock(round.ended), round.version].filter(Boolean).join(' · '),
          ),
        ),
        viewer,
        h(
          'button',
          {
            class: 'button small',
            onclick: () => save(`round-${line.id}.json`, JSON.stringify(round, null, 1)),
          },
          W.export,
        ),
        h('a', { class: 'button small dark', href: `/rounds/${line.id}` }, W.replay),
      ),
      h(
        'div',
        { class: 'audit-cards' },
        this.hands(round, sign),
        check
          ? h(
              'div',
              { class: 'audit-card' },
              h('span', {}, W.recordedWord),
              h(
                'strong',
                { class: check.wrong ? 'lose' : 'win' },
                check.wrong ? W.differs(check.wrong) : W.equalLines(check.done, check.all),
              ),
            )
          : null,
        round.commitment
          ? h(
              'div',
              { class: 'audit-card' },
              h('span', {}, W.commitmentWord),
              h(
                'b',
                { class: 'mono' },
                `${round.commitment.commitment.slice(0, 8)} … ${round.commitment.commitment.slice(-4)}`,
              ),
            )
          : null,
      ),
      this.transfers(round, settled, bookOf(round.game ?? sign.id)),
      h('h3', {}, W.whatHappened),
      h(
        'ol',
        { class: 'story' },
        round.events
          .map((event) => ({ event, words: told(event, { sign, names }) }))
          .filter(({ words }) => words)
          .map(({ event, words }) =>
            h(
              'li',
              {},
              h('span', { class: 'quiet' }, String(event.n)),
              h('span', {}, words),
              typeof event.rule === 'string' ? ruleChip(event.rule) : null,
            ),
          ),
      ),
    );
  }

  hands(round, sign) {
    const spots = new Map();
    for (const event of round.events)
      if (event.event === 'dealt')
        spots.set(event.to, [...(spots.get(event.to) ?? []), event.card]);
    if (!spots.size)
      return h(
        'div',
        { class: 'audit-card' },
        h('span', {}, W.shownWord),
        roundFace(round.events, sign),
      );
    return [...spots].slice(0, 4).map(([spot, cards]) =>
      h(
        'div',
        { class: 'audit-card' },
        h('span', {}, W.upper(spot)),
        h(
          'div',
          { class: 'inline' },
          cards.slice(0, 7).map((card) => cardIcon(card, 'S')),
        ),
      ),
    );
  }

  /** Every transfer with both its sides; nets that sum to nothing. */
  transfers(round, settled) {
    const list = settled?.transfers ?? round.transfers ?? [];
    const sums = settled ? [...nets(settled)].filter(([, amount]) => amount) : [];
    const total = sums.reduce((all, [, amount]) => all + amount, 0);
    return h(
      'div',
      {},
      h(
        'table',
        { class: 'plain-table transfers' },
        h(
          'thead',
          {},
          h(
            'tr',
            {},
            ['#', W.fromWord, W.toWord, W.amount, W.wagerWord, W.why, W.ruleWord].map((name) =>
              h('th', {}, name),
            ),
          ),
        ),
        h(
          'tbody',
          {},
          list.map((one, at) =>
            h(
              'tr',
              {},
              h('td', {}, String(at + 1)),
              h('td', {}, accountName(one.from)),
              h('td', {}, '→ ', accountName(one.to)),
              h('td', { class: 'amount' }, plain(cents(one.amount))),
              h('td', {}, one.why?.wager ?? ''),
              h('td', {}, one.why?.label ?? word(one.why)),
              h('td', {}, ruleChip(one.why?.rule)),
            ),
          ),
        ),
      ),
      h(
        'p',
        { class: 'nets' },
        h('span', { class: 'quiet' }, W.net),
        sums.map(([name, amount]) => h('span', {}, name, ' ', h('b', {}, signed(amount)))),
        h(
          'b',
          { class: total ? 'lose' : 'win' },
          icon(total ? 'no' : 'check'),
          W.sumsTo(signed(total) || '0.00'),
        ),
      ),
    );
  }
}

/** What the house gained in a settlement. */
function houseOf(settlement) {
  if (!settlement) return null;
  const sums = nets(settlement);
  return sums.get('house') ?? sums.get('room') ?? 0;
}
