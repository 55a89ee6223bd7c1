// The pages of the floor, by address. Links are plain links; what stays here is drawn anew.

import { h, put, byId } from './dom.js';
import { icon } from './icons.js';
import { closePopover } from './over.js';
import { W } from './words.js';

const ROUTES = [
  [/^\/$/, async (root) => new (await import('./lobby.js')).LobbyPage(root)],
  [/^\/tables\/([\w-]+)$/, async (root, t) => new (await import('./table.js')).TablePage(root, t)],
  [
    /^\/games\/([\w-]+\/[\w/-]+)$/,
    async (root, id) => new (await import('./game.js')).GamePage(root, id),
  ],
  [
    /^\/rounds\/([\w-]+)$/,
    async (root, id) => new (await import('./replay.js')).ReplayPage(root, id),
  ],
  [/^\/login$/, async (root) => new (await import('./desk/login.js')).LoginPage(root)],
  [
    /^\/(?:claim|welcome)$/,
    async (root) => new (await import('./desk/login.js')).LoginPage(root, true),
  ],
  [
    /^\/deal(?:\/([\w-]+))?$/,
    async (root, t) => new (await import('./desk/dealer.js')).DealerPage(root, t),
  ],
  [/^\/audit$/, async (root) => new (await import('./desk/audit.js')).AuditPage(root)],
  [/^\/admin$/, async (root) => new (await import('./desk/admin.js')).AdminPage(root)],
];

let page = null;

async function go() {
  page?.end?.();
  page = null;
  closePopover();
  for (const open of document.querySelectorAll('dialog')) open.close();
  const root = byId('app');
  root.dataset.ready = 'no';
  const path = location.pathname;
  const found = ROUTES.map(([shape, make]) => [shape.exec(path), make]).find(([match]) => match);
  try {
    if (!found) throw new Error('no such page');
    const [[, ...args], make] = found;
    page = await make(root, ...args);
    await page.open();
    root.dataset.ready = 'yes';
  } catch (error) {
    if (!error.status) console.error(error);
    put(
      root,
      h(
        'main',
        { class: 'nowhere', id: 'main' },
        icon('no'),
        h('h1', {}, error.status === 404 || !found ? W.nothingHere : W.stopped),
        h('p', {}, error.message),
        h('a', { class: 'button', href: '/' }, W.lobby),
      ),
    );
    root.dataset.ready = 'failed';
  }
}

/** Goes to another page of the floor. */
export function visit(href) {
  history.pushState(null, '', href);
  scrollTo(0, 0);
  go();
}

addEventListener('popstate', go);
document.addEventListener('click', (event) => {
  const link = event.target.closest?.('a[href]');
  if (
    !link ||
    event.defaultPrevented ||
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey
  )
    return;
  const url = new URL(link.href);
  if (url.origin !== location.origin || link.target || url.pathname.startsWith('/api') || link.hash)
    return;
  event.preventDefault();
  visit(url.pathname + url.search);
});
go();
