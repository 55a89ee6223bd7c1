// The pages of the floor, by address. Links are plain links; what stays here is drawn anew.

import { h, put, byId } from './dom.js';
import { icon } from './icons.js';
import { closePopover } from './over.js';
import { W } from './words.js';

/** A sheet of styles that the first pages do without. */
const styles = new Map();
function styled(href) {
  if (!styles.has(href))
    styles.set(
      href,
      new Promise((resolve) => {
        const link = h('link', { rel: 'stylesheet', href, onload: resolve, onerror: resolve });
        document.head.append(link);
      }),
    );
  return styles.get(href);
}

/** A page of the desk: its styles come with it. */
const desk = (fetched, make) => async (root, arg) => {
  const [found] = await Promise.all([fetched(), styled('/style/desk.css')]);
  return make(found, root, arg);
};
const login = (claim) =>
  desk(
    () => import('./desk/login.js'),
    ({ LoginPage }, root) => new LoginPage(root, claim),
  );

const ROUTES = [
  [/^\/$/, async (root) => new (await import('./lobby.js')).LobbyPage(root)],
  [/^\/tables\/([\w-]+)$/, async (root, t) => new (await import('./table.js')).TablePage(root, t)],
  [
    /^\/games\/([\w-]+\/[\w/-]+)$/,
    desk(
      () => import('./game.js'),
      ({ GamePage }, root, id) => new GamePage(root, id),
    ),
  ],
  [
    /^\/rounds\/([\w-]+)$/,
    desk(
      () => import('./replay.js'),
      ({ ReplayPage }, root, id) => new ReplayPage(root, id),
    ),
  ],
  [/^\/login$/, login(false)],
  [/^\/(?:claim|welcome)$/, login(true)],
  [
    /^\/deal(?:\/([\w-]+))?$/,
    desk(
      () => import('./desk/dealer.js'),
      ({ DealerPage }, root, t) => new DealerPage(root, t),
    ),
  ],
  [
    /^\/audit$/,
    desk(
      () => import('./desk/audit.js'),
      ({ AuditPage }, root) => new AuditPage(root),
    ),
  ],
  [
    /^\/admin$/,
    desk(
      () => import('./desk/admin.js'),
      ({ AdminPage }, root) => new AdminPage(root),
    ),
  ],
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
