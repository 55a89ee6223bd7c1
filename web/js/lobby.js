// The lobby: open tables and every game of the catalogue, by book and family, with search.

import { api } from './api.js';
import { h, put, s, translate } from './dom.js';
import { blindsText, faceButton, limitsText, logo, themeButton } from './head.js';
import { icon } from './icons.js';
import { picture } from './pictures.js';
import { identify, mine } from './me.js';
import { bookOf, cents, full, percent } from './money.js';
import { card } from './pieces/card.js';
import { ruleChip, ruleLine, openRule } from './rules.js';
import { shelfOf } from './felt/family.js';
import { report } from './edges.js';
import { BOOKS, FAMILIES, W } from './words.js';

/** Games against the dealer whose figures are there at once: few choices decide them. */
const SOON = /three-card-poker|casino-stud|let-it-ride/;

export class LobbyPage {
  constructor(root) {
    Object.assign(this, {
      root,
      book: null,
      shelf: null,
      text: '',
      tables: [],
      games: [],
      found: null,
    });
  }

  async open() {
    const [tables, games] = await Promise.all([api.tables(), api.games(), identify()]);
    this.tables = tables;
    this.games = games;
    this.build();
    this.renew();
    this.keys = (event) => {
      if (event.key === '/' && !event.target.closest('input, textarea')) {
        event.preventDefault();
        this.field.focus();
      }
    };
    addEventListener('keydown', this.keys);
    this.timer = setInterval(() => this.refresh(), 4000);
    document.title = W.product;
  }

  end() {
    clearInterval(this.timer);
    removeEventListener('keydown', this.keys);
  }

  async refresh() {
    if (document.hidden) return;
    const tables = await api.tables().catch(() => null);
    if (!tables || this.text) return;
    const key = JSON.stringify(tables);
    if (key === this.seen) return;
    this.seen = key;
    this.tables = tables;
    this.renew();
  }

  build() {
    this.field = h('input', {
      type: 'search',
      placeholder: W.find,
      'aria-label': W.find,
      oninput: () => {
        this.text = this.field.value.trim().toLowerCase();
        this.search();
        this.renew();
      },
    });
    this.filters = h('div', { class: 'filters', role: 'group', 'aria-label': W.all });
    this.grid = h('div', { class: 'lobby-grid' });
    put(
      this.root,
      h(
        'div',
        { class: 'lobby' },
        h(
          'header',
          { class: 'bar lobby-bar' },
          logo(),
          h(
            'nav',
            { class: 'lobby-nav', 'aria-label': W.lobby },
            h('a', { href: '/', 'aria-current': 'page' }, W.lobby),
          ),
          h('span', { class: 'spring' }),
          h('label', { class: 'search' }, icon('search'), this.field, h('kbd', {}, '/')),
          h('span', { class: 'spring' }),
          h('span', { class: 'wallet' }, mine()?.wallet ? full(cents(mine().wallet), 'co') : ''),
          themeButton(),
          faceButton(mine()),
        ),
        h('main', { id: 'main' }, this.band(), this.filters, this.grid),
      ),
    );
  }

  /** The band: one promise, one settled line, one brass act. */
  band() {
    const books = new Set(this.games.map((game) => bookOf(game.id)));
    const [bold, rest] = W.promiseNote(this.games.length, W.books(books.size));
    const first =
      this.tables.find((table) => table.game === 'co/baccarat' && table.taken < table.seats) ??
      this.tables.find((table) => table.taken < table.seats);
    const banker = s(
      'svg',
      { class: 'band-cards', viewBox: '0 0 210 184', 'aria-hidden': 'true' },
      s(
        'g',
        { transform: `${translate(10, 20)} rotate(-8) scale(1.02)` },
        card('7s', 'XL', { label: false }),
      ),
      s(
        'g',
        { transform: `${translate(108, 2)} rotate(3) scale(1.02)` },
        card('Qh', 'XL', { label: false }),
      ),
      s('circle', { cx: 64, cy: 152, r: 20, class: 'disc won' }),
      s('text', { class: 'disc-text won', x: 64, y: 160 }, '7'),
      s('text', { class: 'felt-name banker', x: 96, y: 157 }, 'Banker'),
    );
    const rule = 'co:30-2808(3)';
    return h(
      'section',
      { class: 'band', 'data-book': 'co' },
      h(
        'div',
        { class: 'band-words' },
        h(
          'h1',
          {},
          W.promise.map((line) => h('span', {}, line)),
        ),
        h('p', {}, h('b', {}, bold), rest),
      ),
      banker,
      h(
        'div',
        { class: 'band-card' },
        h(
          'div',
          { class: 'slip-head' },
          h('strong', {}, W.banker),
          h('span', { class: 'quiet' }, '$100'),
          h('span', { class: 'slip-amount win' }, '+95.00'),
        ),
        ruleLine(rule),
        h(
          'div',
          { class: 'slip-foot' },
          h('span', { class: 'tag win' }, W.result('wins')),
          ruleChip(rule),
        ),
        first
          ? h('a', { class: 'button brass', href: `/tables/${first.id}` }, W.sitAndDeal)
          : h('p', { class: 'quiet' }, W.noTable),
      ),
    );
  }

  /** Tables first, then games without one. */
  entries() {
    const byGame = new Map(this.games.map((game) => [game.id, game]));
    const open = this.tables.map((table) => ({
      table,
      game: byGame.get(table.game) ?? {
        id: table.game,
        title: table.title ?? table.game,
        kind: table.kind ?? '',
        wagers: [],
      },
    }));
    const served = new Set(this.tables.map((table) => table.game));
    const rest = this.games
      .filter((game) => !served.has(game.id))
      .map((game) => ({ table: null, game }));
    return [...open, ...rest].filter(({ game, table }) => this.fits(game, table));
  }

  fits(game, table) {
    if (this.book && bookOf(game.id) !== this.book) return false;
    if (this.shelf && shelfOf(game) !== this.shelf) return false;
    if (!this.text) return true;
    const words = [
      game.id,
      game.title,
      table?.name ?? '',
      ...(game.wagers ?? []).map((wager) => wager.title),
    ]
      .join(' ')
      .toLowerCase();
    return this.text.split(/\s+/).every((part) => words.includes(part));
  }

  /** Rules that answer the search: those that a chip could name, or that the floor finds. */
  search() {
    clearTimeout(this.asked);
    this.found = null;
    if (this.text.length < 3) return;
    this.asked = setTimeout(async () => {
      const { text } = this;
      const found = await api.rules(text).catch(() => null);
      if (text !== this.text) return;
      this.found = Array.isArray(found) ? found.slice(0, 12) : null;
      this.renew();
    }, 180);
  }

  renew() {
    this.drawFilters();
    const entries = this.entries();
    const wagers = this.text
      ? this.games
          .filter((game) => this.fits(game))
          .flatMap((game) =>
            (game.wagers ?? [])
              .filter((wager) => wager.title.toLowerCase().includes(this.text))
              .map((wager) => ({ game, wager })),
          )
          .slice(0, 8)
      : [];
    put(
      this.grid,
      this.found?.length
        ? h(
            'section',
            { class: 'found' },
            h('h2', {}, W.rulesFound),
            h(
              'ul',
              {},
              this.found.map((rule) =>
                h(
                  'li',
                  {},
                  h(
                    'button',
                    { class: 'found-rule', onclick: () => openRule(rule.id) },
                    h('span', { class: 'rule', 'data-book': bookOf(rule.id) }, rule.id),
                    h('span', {}, rule.text),
                  ),
                ),
              ),
            ),
          )
        : null,
      wagers.length
        ? h(
            'section',
            { class: 'found' },
            h('h2', {}, W.wagersFound),
            h(
              'ul',
              {},
              wagers.map(({ game, wager }) =>
                h(
                  'li',
                  {},
                  h(
                    'a',
                    { class: 'found-rule', href: `/games/${game.id}` },
                    h('strong', {}, wager.title),
                    h('span', { class: 'quiet' }, game.title),
                  ),
                ),
              ),
            ),
          )
        : null,
      entries.length
        ? h(
            'ul',
            { class: 'cards' },
            entries.map((entry) => this.tile(entry)),
          )
        : h('p', { class: 'quiet pad' }, W.nothing(this.text || '')),
    );
  }

  drawFilters() {
    const count = (is) => this.games.filter(is).length;
    const chip = (label, n, on, go, dot) =>
      h(
        'button',
        { class: 'filter', 'aria-pressed': on ? 'true' : 'false', 'data-book': dot, onclick: go },
        dot ? h('i', { class: 'dot' }) : null,
        label,
        h('b', {}, String(n)),
      );
    const books = Object.keys(BOOKS).filter((book) => count((game) => bookOf(game.id) === book));
    const shelves = Object.keys(FAMILIES).filter((shelf) =>
      count((game) => shelfOf(game) === shelf),
    );
    put(
      this.filters,
      chip(W.all, this.games.length, !this.book && !this.shelf, () => this.choose(null, null)),
      books.map((book) =>
        chip(
          BOOKS[book].name,
          count((game) => bookOf(game.id) === book),
          this.book === book,
          () => this.choose(this.book === book ? null : book, this.shelf),
          book,
        ),
      ),
      h('span', { class: 'filters-line' }),
      shelves.map((shelf) =>
        chip(
          FAMILIES[shelf],
          count((game) => shelfOf(game) === shelf),
          this.shelf === shelf,
          () => this.choose(this.book, this.shelf === shelf ? null : shelf),
        ),
      ),
    );
  }

  choose(book, shelf) {
    Object.assign(this, { book, shelf });
    this.renew();
  }

  /** One card: a picture, a name, seats, limits, the edge of the best main wager. */
  tile({ table, game }) {
    const book = bookOf(game.id);
    const href = table ? `/tables/${table.id}` : `/games/${game.id}`;
    const right = h('span', { class: 'card-edge' });
    this.edge(game, table, right);
    return h(
      'li',
      {},
      h(
        'a',
        { class: 'game-card', href, 'data-book': book },
        h('div', { class: 'picture' }, picture(game, table)),
        h(
          'div',
          { class: 'card-words' },
          h(
            'div',
            { class: 'card-head' },
            h('strong', {}, game.title),
            table ? seats(table) : h('span', { class: 'quiet' }, ''),
          ),
          h('span', { class: 'mono id' }, game.id),
          h(
            'div',
            { class: 'card-foot' },
            h('span', {}, table ? this.stakes(game, table, book) : W.about),
            right,
          ),
        ),
      ),
    );
  }

  stakes(game, table, book) {
    if (game.kind === 'pot') {
      const blinds = table.posted?.blinds;
      if (blinds) return W.facts.blinds + blindsText(blinds, book);
      return W.facts.limit('') + blindsText(`${table.posted?.small} ${table.posted?.big}`, book);
    }
    if (game.kind === 'points')
      return `${full(cents(table.posted?.point ?? '5.00'), book)} ${W.facts.point}`;
    return table.limits ? limitsText(table.limits, book) : '';
  }

  edge(game, table, node) {
    if (game.kind === 'pot' || game.kind === 'points') {
      put(node, W.playerToPlayer[0], ' ', h('b', {}, W.playerToPlayer[1]));
      return;
    }
    // Where play must be solved first, the figure waits for whoever sits down.
    const quick = ['baccarat', 'layout'].includes(shelfOf(game)) || SOON.test(game.id);
    if (!table?.posted || !quick) return;
    report({ id: game.id, posted: table.posted }).then((all) => {
      const mains = (all?.wagers ?? []).filter(
        (one) =>
          one.edge?.decimal > 1e-9 &&
          game.wagers?.some(
            (wager) =>
              (wager.id === one.wager || wager.group === one.wager) && wager.kind === 'main',
          ),
      );
      const best = mains.reduce(
        (low, one) => (!low || one.edge.decimal < low.edge.decimal ? one : low),
        null,
      );
      if (!best) return;
      const title =
        game.wagers.find((wager) => wager.id === best.wager || wager.group === best.wager)?.title ??
        best.wager;
      put(node, W.edgeOf(title.split(',')[0]), ' ', h('b', {}, percent(best.edge.decimal)));
    });
  }
}

function seats(table) {
  const many = Math.min(table.seats, 9);
  const taken = Math.round((table.taken / table.seats) * many);
  return h(
    'span',
    { class: 'seats', role: 'img', 'aria-label': W.seatsTaken(table.taken, table.seats) },
    Array.from({ length: many }, (_, at) => h('i', { class: at < taken ? 'on' : '' })),
    h('b', {}, `${table.taken}/${table.seats}`),
  );
}
