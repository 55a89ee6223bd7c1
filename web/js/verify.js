// The seal: what the floor bound itself to, what it revealed, and the check done in this browser.

import { hex, link } from './blake3.js';
import { h, put } from './dom.js';
import { dialog } from './over.js';
import { cardText } from './pieces/card.js';
import { W } from './words.js';

/** The commitment to an order of cards: the head of a journal with that one record. */
export const commitmentOf = (cards) => hex(link(new Uint8Array(32), 0, JSON.stringify(cards)));

/** What a revealed seal hashes to: with a salt where the floor uses one. */
export function sealedHash({ order, salt }) {
  const cards = Array.isArray(order) ? order : String(order).split(/\s+/).filter(Boolean);
  return salt ? hex(link(new Uint8Array(32), 0, JSON.stringify([salt, order]))) : commitmentOf(cards);
}

export function openSeal(live) {
  const now = live.seals[live.seals.length - 1];
  const box = h('div', { class: 'seal-page' });
  const shut = live.revealed;
  put(box,
    h('p', { class: 'quiet' }, W.sealNote),
    now ? [h('h3', {}, W.commitment), h('p', { class: 'mono wrap' }, now.commitment)] : null,
    shut ? checked(shut) : h('p', {}, W.sealOpen));
  dialog(W.seal, box);
}

function checked(shut) {
  const computed = sealedHash(shut);
  const ok = computed === shut.commitment;
  const cards = Array.isArray(shut.order) ? shut.order : String(shut.order).split(/\s+/);
  return [h('h3', {}, W.previousShoe), h('p', { class: `tag ${ok ? 'win' : 'lose'}` }, ok ? W.sealOk : W.sealBad),
    h('p', {}, W.sealHash), h('p', { class: 'mono wrap' }, computed),
    h('details', {}, h('summary', {}, W.sealOrder), h('p', { class: 'mono wrap' }, cards.map(cardText).join(' ')))];
}
