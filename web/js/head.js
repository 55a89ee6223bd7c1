// The bar on top: where one is, what is posted, the seal, the wallet.

import { delay } from './api.js';
import { h, put } from './dom.js';
import { icon, seal } from './icons.js';
import { brief, bookOf, cents, full } from './money.js';
import { isDark, setTheme } from './store.js';
import { openSettings } from './settings.js';
import { W } from './words.js';

/** The name of the house, a link to the lobby. */
export const logo = () =>
  h('a', { class: 'logo', href: '/', 'aria-label': W.product }, seal(), h('span', {}, W.product));

/** The button that switches the theme. */
export function themeButton() {
  const button = h('button', { class: 'round theme', type: 'button' });
  const draw = () => {
    put(button, icon(isDark() ? 'sun' : 'moon'));
    button.setAttribute('aria-label', W.theme(isDark()));
  };
  button.addEventListener('click', () => {
    setTheme(isDark() ? 'light' : 'dark');
    draw();
  });
  draw();
  return button;
}

/** Who is here: opens the settings. */
export function faceButton(me, leave) {
  const letters = (me?.name ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word[0])
    .slice(0, 2)
    .join('')
    .toUpperCase();
  return h(
    'button',
    {
      class: 'face-button',
      type: 'button',
      'aria-label': me?.name ? `${letters}, ${W.settings}` : W.settings,
      onclick: () => openSettings(me, leave),
    },
    h('span', { class: 'face', 'aria-hidden': 'true' }, letters || icon('gear')),
  );
}

/** Posted facts of a table, in few words: [bold, plain] pairs. */
export function facts(sign, view) {
  const { posted } = sign;
  const book = bookOf(sign.id);
  const list = [];
  if (sign.chance.throw) {
    if (sign.marks.some((mark) => mark.id === 'straight-0')) list.push(['', W.singleZero]);
  } else if (posted.decks) {
    list.push([posted.decks, W.decks(posted.decks)]);
  }
  if (posted.vigorish && sign.marks.some((mark) => mark.paytable === 'vigorish'))
    list.push([`${posted.vigorish}%`, W.facts.vigorish, true]);
  if (sign.bank === 'pot') {
    const limit = view?.figures.get('limit');
    const stakes = view?.figures.get('stakes');
    if (posted.blinds) list.push([blindsText(posted.blinds, book), W.facts.blinds, true]);
    if (stakes)
      list.push([
        stakes
          .split('/')
          .map((one) => brief(cents(one), book))
          .join(', '),
        W.facts.limit(limit ?? ''),
        true,
      ]);
  } else if (sign.bank === 'points') {
    if (posted.point) list.push([brief(cents(posted.point), book), W.facts.point, true]);
  } else {
    const main = sign.marks.find((mark) => mark.kind === 'main');
    // The limits stand first: what there is no room for falls off at the end.
    if (main) list.unshift([limitsText(main.limits, book), '']);
  }
  return list;
}

/** `$1, $2` of what a table posts as blinds. */
export const blindsText = (blinds, book) =>
  (String(blinds).match(/\d+(\.\d+)?/g) ?? []).map((one) => brief(cents(one), book)).join(', ');

/** `$5 to $500`; a limit that nobody posted is left out. */
export function limitsText({ min, max }, book) {
  const [low, high] = [cents(min), cents(max)];
  if (high >= 1e10) return low <= 1 ? '' : W.from(brief(low, book));
  return W.limits(brief(low, book), brief(high, book));
}

/** The header of a table. */
export function tableHead({ live, me, book, openSeal, leave }) {
  const { sign } = live;
  const dots = h('span', { class: 'facts' });
  const badge = h('button', { class: 'seal', type: 'button', onclick: openSeal });
  const wallet = h('span', { class: 'wallet' });
  const wait = h('span', { class: 'late', role: 'status' });
  const face = h('span', {});
  const clock = h('time', { class: 'time', 'aria-label': W.clockNow });
  const node = h(
    'header',
    { class: 'bar' },
    logo(),
    h('a', { class: 'round phone-back', href: '/', 'aria-label': W.back }, icon('left')),
    h(
      'div',
      { class: sign.title.length > 22 ? 'bar-title long' : 'bar-title' },
      h('h1', {}, sign.title),
      h('span', { class: 'mono id' }, sign.id),
    ),
    dots,
    h('span', { class: 'spring' }),
    wait,
    badge,
    clock,
    wallet,
    themeButton(),
    face,
  );
  const renew = () => {
    put(face, faceButton(me(), live.seat === null ? null : leave));
    const all = facts(sign, live.view);
    const many = sign.seats - (sign.gaps?.length ?? 0);
    const fact = ([bold, plain, first]) =>
      h('span', {}, first ? plain : null, bold ? h('b', {}, bold) : null, first ? null : plain);
    const seat =
      live.seat === null
        ? h('span', {}, W.watching)
        : h('span', {}, 'seat ', h('b', {}, String(live.seat)), ` of ${many}`);
    put(dots, all.slice(0, 1).map(fact), seat, all.slice(1).map(fact));
    drawSeal(badge, live, renew);
    const money = me()?.wallet;
    put(wallet, money === undefined || money === null ? '' : full(cents(money), book));
    const slow = delay();
    wait.textContent = slow > 400 ? W.late(slow) : '';
    const time = new Date();
    put(
      clock,
      `${String(time.getHours()).padStart(2, '0')}:${String(time.getMinutes()).padStart(2, '0')}`,
    );
  };
  return { node, renew };
}

/** The check of a commitment, fetched when an order is revealed. */
let commitmentOf = null;

function holds({ salt, order, commitment }, again) {
  if (commitmentOf) return commitmentOf(salt, order) === commitment;
  import('./blake3.js').then((found) => {
    ({ commitmentOf } = found);
    again();
  });
  return false;
}

function drawSeal(badge, live, again) {
  const { chance } = live.sign;
  const now = live.seals[live.seals.length - 1];
  const kind = chance.throw ? chance.throw.of : chance.shoe ? 'shoe' : 'deck';
  badge.hidden = !now && live.info.chance !== 'live';
  if (!now) {
    put(badge, icon('shield'), h('span', { class: 'seal-words' }, W.notSealed));
    return;
  }
  const text = now.commitment;
  const { revealed } = live;
  const checked = revealed && holds(revealed, again);
  put(
    badge,
    icon('shield'),
    h('span', { class: 'seal-words' }, W.sealed[kind] ?? W.sealed.deck),
    h('span', { class: 'mono hash' }, `${text.slice(0, 4)}…${text.slice(-4)}`),
    checked ? h('b', { class: 'win' }, W.verified) : null,
  );
}
