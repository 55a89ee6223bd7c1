// Administration: open a table with the law's ranges shown and breaches explained as you type;
// people and roles; meters with changes by two persons.

import '../words/staff.js';
import { api, freshId, Refused } from '../api.js';
import { h, put } from '../dom.js';
import { faceButton, logo, themeButton } from '../head.js';
import { icon } from '../icons.js';
import { identify, mine } from '../me.js';
import { bookOf } from '../money.js';
import { ruleChip, ruleLine } from '../rules.js';
import { breach, choices } from './lawful.js';
import { meters } from './meters.js';
import { people } from './offices.js';
import { BOOKS, W } from '../words.js';
import { optionName, titlesOf } from '../words/options.js';

/** Pages, and for whom. */
const TABS = {
  tables: ['administrator'],
  people: ['administrator'],
  meters: ['administrator', 'supervisor', 'executive'],
};
const PAGES = { people, meters };

export class AdminPage {
  constructor(root) {
    Object.assign(this, { root, tab: 'tables', values: new Map(), filter: '' });
  }

  async open() {
    const me = await identify();
    this.names = Object.keys(TABS).filter((name) =>
      TABS[name].some((role) => me?.roles?.includes(role)),
    );
    this.tab = this.names[0] ?? 'tables';
    this.games = await api.games();
    const asked = new URLSearchParams(location.search).get('game');
    this.game = this.games.find((game) => game.id === asked) ?? this.games[0];
    this.body = h('main', { id: 'main', class: 'admin' });
    this.tabs = h('nav', { class: 'lobby-nav', 'aria-label': W.admin });
    put(
      this.root,
      h(
        'div',
        { class: 'lobby' },
        h(
          'header',
          { class: 'bar lobby-bar' },
          logo(),
          this.tabs,
          h('span', { class: 'spring' }),
          themeButton(),
          faceButton(mine()),
        ),
        this.body,
      ),
    );
    document.title = `${W.admin} · ${W.product}`;
    await this.renew();
  }

  end() {}

  async renew() {
    put(
      this.tabs,
      this.names.map((name) =>
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
          W.adminTabs[name],
        ),
      ),
    );
    await (this.tab === 'tables' ? this.tables() : PAGES[this.tab](this));
  }

  // --- tables

  async tables() {
    const open = await api.tables();
    const select = h(
      'select',
      {
        'aria-label': W.game,
        onchange: () => {
          this.game = this.games.find((game) => game.id === select.value);
          this.values.clear();
          this.renew();
        },
      },
      Object.keys(BOOKS)
        .filter((book) => this.games.some((game) => bookOf(game.id) === book))
        .map((book) =>
          h(
            'optgroup',
            { label: BOOKS[book].name },
            this.games
              .filter((game) => bookOf(game.id) === book)
              .map((game) =>
                h(
                  'option',
                  { value: game.id, selected: game === this.game },
                  `${game.title} (${game.id})`,
                ),
              ),
          ),
        ),
    );
    this.name = h('input', {
      type: 'text',
      'aria-label': W.tableName,
      placeholder: W.tableName,
      maxlength: 40,
    });
    this.live = h(
      'select',
      { 'aria-label': W.chance },
      h('option', { value: 'virtual' }, W.virtual),
      h('option', { value: 'live' }, W.liveTable),
    );
    this.verdict = h('div', { class: 'verdict-box', role: 'status' });
    this.options = h('tbody', {});
    put(
      this.body,
      h(
        'section',
        { class: 'sheet' },
        h('h2', {}, W.openTable),
        h(
          'div',
          { class: 'open-head' },
          h('label', { class: 'field' }, select),
          h('label', { class: 'field' }, this.name),
          h('label', { class: 'field' }, this.live),
        ),
        h(
          'div',
          { class: 'open-rules' },
          this.game.rules.slice(0, 2).map((id) => h('div', {}, ruleChip(id), ruleLine(id))),
        ),
        h(
          'table',
          { class: 'plain-table options' },
          h(
            'thead',
            {},
            h(
              'tr',
              {},
              [W.option, W.posted, W.lawfulWord, W.ruleWord].map((name) => h('th', {}, name)),
            ),
          ),
          this.options,
        ),
        h(
          'div',
          { class: 'open-foot' },
          this.verdict,
          h('button', { class: 'button brass', onclick: () => this.opens() }, W.openTable),
        ),
      ),
      h(
        'section',
        { class: 'sheet' },
        h('h2', {}, W.tables),
        h(
          'table',
          { class: 'plain-table' },
          h(
            'tbody',
            {},
            open.map((table) =>
              h(
                'tr',
                {},
                h('td', {}, h('a', { href: `/tables/${table.id}` }, `${table.name || table.id}`)),
                h('td', {}, table.title, ' ', h('span', { class: 'mono id' }, table.game)),
                h('td', {}, W.seatsTaken(table.taken, table.seats)),
                h('td', {}, table.chance === 'live' ? W.liveTable : W.virtual),
                h(
                  'td',
                  {},
                  h(
                    'button',
                    {
                      class: 'button small',
                      onclick: () => this.act(() => api.bots(table.id, 3), W.botsSeated),
                    },
                    W.seatBots,
                  ),
                  ' ',
                  h(
                    'button',
                    {
                      class: 'button small',
                      onclick: () => this.act(() => api.closeTable(table.id)),
                    },
                    W.closeIt,
                  ),
                ),
              ),
            ),
          ),
        ),
      ),
    );
    this.drawOptions();
  }

  drawOptions() {
    const titles = titlesOf(this.game.wagers);
    put(
      this.options,
      this.game.options.map((option) => {
        const name = optionName(option.name, titles);
        const list = choices(option.lawful);
        const now = this.values.get(option.name) ?? '';
        const note = h('div', { class: 'breach', id: `breach-${option.name}` });
        const input =
          list && list.length <= 60
            ? h(
                'select',
                { 'aria-label': name, 'data-option': option.name, 'aria-describedby': note.id },
                h('option', { value: '' }, W.otherwise(option.default)),
                list.map((one) => h('option', { value: one, selected: one === now }, one)),
              )
            : h('input', {
                type: 'text',
                value: now,
                placeholder: option.default,
                'aria-label': name,
                'data-option': option.name,
                'aria-describedby': note.id,
              });
        const explain = (text) => {
          const why = breach(text, option.lawful);
          input.setAttribute('aria-invalid', why ? 'true' : 'false');
          put(
            note,
            why
              ? [
                  icon('no'),
                  h('span', {}, `${W.upper(why)}. ${W.lawfulIs(option.lawful)}`),
                  ruleLine(option.rule, 'span'),
                ]
              : null,
          );
        };
        input.addEventListener('input', () => {
          const text = input.value.trim();
          if (text) this.values.set(option.name, text);
          else this.values.delete(option.name);
          explain(text);
          this.proof();
        });
        if (now) explain(now);
        return h(
          'tr',
          {},
          h('td', {}, name, h('span', { class: 'mono id option-id' }, option.name)),
          h('td', {}, input, note),
          h('td', {}, option.lawful.length > 90 ? `${option.lawful.slice(0, 90)}…` : option.lawful),
          h('td', {}, ruleChip(option.rule)),
        );
      }),
    );
    this.proof();
  }

  set() {
    return Object.fromEntries(this.values);
  }

  /** What the floor says to all of it together, a moment after the last key. */
  proof() {
    clearTimeout(this.timer);
    this.timer = setTimeout(async () => {
      const wrong = this.game.options.filter((option) =>
        breach(this.values.get(option.name) ?? '', option.lawful),
      );
      try {
        await api.check({ game: this.game.id, set: this.set() });
        put(
          this.verdict,
          wrong.length
            ? h('span', { class: 'lose' }, W.breaches(wrong.length))
            : [icon('check'), h('span', { class: 'win' }, W.lawfulAll)],
        );
      } catch (refused) {
        if (refused.status === 409) this.refuse(refused);
        else
          put(
            this.verdict,
            wrong.length
              ? h('span', { class: 'lose' }, W.breaches(wrong.length))
              : h('span', { class: 'quiet' }, W.provenLater),
          );
      }
    }, 250);
  }

  refuse(refused) {
    const faults = refused.more?.faults ?? [];
    put(
      this.verdict,
      h(
        'div',
        { class: 'notice refused' },
        icon('no'),
        h('strong', {}, W.upper(refused.message)),
        h('span', {}),
        h('p', {}, ruleChip(refused.rule)),
        faults.map((fault) =>
          h(
            'p',
            {},
            h('b', { class: 'mono' }, fault.name ?? ''),
            ' ',
            fault.why ?? '',
            ' ',
            ruleChip(fault.rule),
          ),
        ),
      ),
    );
  }

  async opens() {
    try {
      const { table } = await api.openTable({
        id: freshId(),
        game: this.game.id,
        set: this.set(),
        name: this.name.value.trim(),
        chance: this.live.value,
        float: '1000000.00',
      });
      put(
        this.verdict,
        icon('check'),
        h('span', { class: 'win' }, W.opened),
        ' ',
        h('a', { href: `/tables/${table}` }, W.sitDown),
        ' ',
        this.live.value === 'live' ? h('a', { href: `/deal/${table}` }, W.dealer) : null,
      );
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      this.refuse(refused);
    }
  }

  async act(work, done = W.done) {
    try {
      await work();
      await this.renew();
      put(this.verdict ?? h('i'), h('span', { class: 'win' }, done));
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      if (this.verdict) this.refuse(refused);
    }
  }
}
