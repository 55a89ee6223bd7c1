// The seal: what the floor bound itself to, what it revealed, and the check done in this browser.

import { commitmentOf } from './blake3.js';
import { h, put } from './dom.js';
import { dialog } from './over.js';
import { cardText } from './pieces/card.js';
import { W } from './words.js';

export function openSeal(live) {
  const now = live.seals[live.seals.length - 1];
  const box = h('div', { class: 'seal-page' });
  const shut = live.revealed;
  put(
    box,
    h('p', { class: 'quiet' }, W.sealNote),
    now ? [h('h3', {}, W.commitment), h('p', { class: 'mono wrap' }, now.commitment)] : null,
    shut ? checked(shut) : h('p', {}, W.sealOpen),
  );
  dialog(W.seal, box);
}

function checked(shut) {
  const computed = commitmentOf(shut.salt, shut.order);
  const ok = computed === shut.commitment;
  const cards = shut.order.split(' ');
  return [
    h('h3', {}, W.previousShoe),
    h('p', { class: `tag ${ok ? 'win' : 'lose'}` }, ok ? W.sealOk : W.sealBad),
    h('p', {}, W.sealHash),
    h('p', { class: 'mono wrap' }, computed),
    h(
      'details',
      {},
      h('summary', {}, W.sealOrder),
      h('p', { class: 'mono wrap' }, cards.map(cardText).join(' ')),
    ),
  ];
}
