// A game of the catalogue: what its book says, its wagers, what a house may choose, open tables.

import { api } from './api.js';
import { h, put } from './dom.js';
import { faceButton, logo, themeButton } from './head.js';
import { identify, mine } from './me.js';
import { bookOf, percent } from './money.js';
import { report } from './edges.js';
import { shelfOf } from './felt/family.js';
import { ruleChip, ruleLine } from './rules.js';
import { BOOKS, W } from './words.js';

export class GamePage {
  constructor(root, id) {
    Object.assign(this, { root, id });
  }

  async open() {
    const [games, tables] = await Promise.all([api.games(), api.tables(), identify()]);
    const game = games.find((one) => one.id === this.id);
    if (!game) throw Object.assign(new Error(W.nothing(this.id)), { status: 404 });
    document.title = `${game.title} · ${W.product}`;
    const book = bookOf(game.id);
    const open = tables.filter((table) => table.game === game.id);
    const edges = h('div', {});
    put(
      this.root,
      h(
        'div',
        { class: 'lobby' },
        h(
          'header',
          { class: 'bar lobby-bar' },
          logo(),
          h('nav', { class: 'lobby-nav' }, h('a', { href: '/' }, W.lobby)),
          h('span', { class: 'spring' }),
          themeButton(),
          faceButton(mine()),
        ),
        h(
          'main',
          { id: 'main', class: 'game-page', 'data-book': book },
          h(
            'section',
            { class: 'band game-band' },
            h(
              'div',
              {},
              h('h1', {}, h('span', {}, game.title)),
              h(
                'p',
                {},
                h('span', { class: 'mono' }, game.id),
                ' · ',
                BOOKS[book].name,
                ' · ',
                game.kind,
              ),
            ),
            h(
              'div',
              { class: 'game-doors' },
              open.length
                ? open.map((table) =>
                    h(
                      'a',
                      { class: 'button brass', href: `/tables/${table.id}` },
                      `${W.sitDown}, ${table.name ?? table.id}`,
                    ),
                  )
                : h(
                    'p',
                    {},
                    W.noOpenTable,
                    ' ',
                    (mine()?.roles ?? []).includes('administrator')
                      ? h(
                          'a',
                          { class: 'button', href: `/admin?game=${encodeURIComponent(game.id)}` },
                          W.openTable,
                        )
                      : '',
                  ),
            ),
          ),
          h(
            'section',
            { class: 'sheet' },
            h('h2', {}, W.about),
            h(
              'ul',
              { class: 'rule-list' },
              game.rules.map((id) => h('li', {}, ruleChip(id), ruleLine(id))),
            ),
          ),
          game.wagers.length
            ? h('section', { class: 'sheet' }, h('h2', {}, W.wagersFound), edges, wagers(game))
            : null,
          h('section', { class: 'sheet' }, h('h2', {}, W.offered), options(game)),
        ),
      ),
    );
    this.fill(game, edges);
  }

  fill(game, node) {
    if (!['baccarat', 'layout'].includes(shelfOf(game))) return;
    report({ id: game.id, posted: {} }).then((all) => {
      const list = (all?.wagers ?? []).filter((one) => one.edge).slice(0, 60);
      if (!list.length) return;
      put(
        node,
        h(
          'table',
          { class: 'plain-table' },
          h(
            'thead',
            {},
            h(
              'tr',
              {},
              [...W.gameHeads, W.edge, W.hits].map((name) => h('th', {}, name)),
            ),
          ),
          h(
            'tbody',
            {},
            list.map((one) =>
              h(
                'tr',
                {},
                h('td', {}, one.wager),
                h('td', { class: 'mono' }, one.paytable),
                h('td', {}, percent(one.edge.decimal)),
                h('td', {}, one.hit ? percent(one.hit.decimal) : ''),
              ),
            ),
          ),
        ),
      );
    });
  }
}

function wagers(game) {
  const groups = new Map(game.wagers.map((wager) => [wager.group ?? wager.id, wager]));
  return h(
    'p',
    { class: 'quiet pad' },
    [...groups.values()]
      .map((wager) => wager.title)
      .slice(0, 60)
      .join(' · '),
  );
}

function options(game) {
  return h(
    'table',
    { class: 'plain-table' },
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        W.optionHeads.map((name) => h('th', {}, name)),
      ),
    ),
    h(
      'tbody',
      {},
      game.options.map((option) =>
        h(
          'tr',
          {},
          h('td', { class: 'mono' }, option.name),
          h('td', {}, option.default),
          h('td', {}, option.lawful),
          h('td', {}, ruleChip(option.rule)),
        ),
      ),
    ),
  );
}
