// What stands on the felt beside the game: which round it is, and a connection that is lost.

import { h } from './dom.js';
import { goOf } from './felt/family.js';
import { W } from './words.js';

/** Where the table stands. */
export function corner({ sign, view, info }) {
  const n = view.rounds + (view.phase === 'over' ? 0 : 1);
  const street = view.figures.get('street');
  return h(
    'div',
    { class: 'corner' },
    h(
      'span',
      {},
      `${W.upper(goOf(sign))} `,
      h('b', {}, String(n)),
      info.name ? ` · ${info.name}` : '',
    ),
    view.shoe === null ? null : h('span', {}, W.cardsLeft(view.shoe, /tiles/.test(sign.id))),
    street ? h('span', {}, street) : null,
  );
}

/** The connection is lost: what stands, and how often it was tried. */
export const lostNote = ({ tries }) =>
  h(
    'div',
    { class: 'notice lost-note', role: 'status' },
    h('span', {}),
    h('strong', {}, W.reconnecting(tries)),
    h('span', {}),
    h('p', {}, W.reconnectingNote),
  );
