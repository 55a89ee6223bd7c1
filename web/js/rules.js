// Rule chips: the same wherever money moves or a choice is denied; a door to what a rule says.

import { api } from './api.js';
import { h, put } from './dom.js';
import { dialog } from './over.js';
import { bookOf } from './money.js';
import { BOOKS, W } from './words.js';

const known = new Map();
const books = new Map();

/** The rules around one, in the order of its book: three before, three after. */
async function neighbours(id) {
  const book = bookOf(id);
  if (book === 'reading') return [];
  if (!books.has(book))
    books.set(
      book,
      api.rulesOf(book).catch(() => []),
    );
  const all = await books.get(book);
  const at = all.findIndex((rule) => rule.id === id);
  return at < 0 ? [] : all.slice(Math.max(0, at - 3), at + 4);
}

let primed = Promise.resolve();

/** Fetches the rules of a game at once: a table cites many of them. */
export function prime(game) {
  const keep = (all) => {
    for (const rule of all) if (!known.has(rule.id)) known.set(rule.id, Promise.resolve(rule));
  };
  primed = api.rulesOf(game).then(keep, () => null);
}

/** What a rule says, in our words; asked once. */
export async function ruleText(id) {
  await primed;
  if (!known.has(id)) {
    const asked = api.rule(id).catch(() => null);
    known.set(id, asked);
  }
  return known.get(id);
}

/** A chip that opens its rule. */
export function ruleChip(id) {
  if (!id) return null;
  return h(
    'button',
    {
      class: 'rule',
      type: 'button',
      'data-book': bookOf(id),
      'data-rule': id,
      'aria-label': W.ruleNamed(id),
      onclick: (event) => {
        event.stopPropagation();
        openRule(id);
      },
    },
    id,
  );
}

/** A line of our wording that arrives when it is known. */
export function ruleLine(id, tag = 'p') {
  const line = h(tag, { class: 'rule-line' }, '\u00a0');
  ruleText(id).then((rule) => {
    line.textContent = rule?.text ?? '';
  });
  return line;
}

/** Opens a rule with its neighbours. */
export async function openRule(id) {
  const body = h('div', { class: 'rule-page' }, h('p', { class: 'quiet' }, W.loading));
  const { close } = dialog(h('span', {}, ruleTitle(id)), body, { class: 'rule-dialog' });
  const rule = await ruleText(id);
  if (!rule) {
    put(body, h('p', {}, W.ruleMissing));
    return;
  }
  const near = rule.near ?? (await neighbours(id));
  const row = (one) =>
    h(
      'li',
      { class: one.id === id ? 'here' : '' },
      h(
        'button',
        {
          class: 'rule',
          'data-book': bookOf(one.id),
          'aria-current': one.id === id ? 'true' : null,
          onclick: () => {
            if (one.id === id) return;
            close();
            openRule(one.id);
          },
        },
        one.id,
      ),
      h('p', {}, one.text),
    );
  put(
    body,
    h('p', { class: 'rule-big' }, rule.text),
    rule.status ? h('p', { class: 'quiet' }, W.ruleStatus(rule.kind, rule.status)) : null,
    near.length ? h('h3', {}, W.ruleNear) : null,
    near.length ? h('ul', { class: 'rule-list' }, near.map(row)) : null,
  );
}

function ruleTitle(id) {
  const book = bookOf(id);
  return [
    h('span', { class: 'rule', 'data-book': book }, id),
    ' ',
    h('span', { class: 'quiet' }, BOOKS[book]?.name ?? ''),
  ];
}
