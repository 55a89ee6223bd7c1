// What goes wrong at a live table: a fresh shoe, irregularities by their rule, mistyped entries.

import { api, Refused } from '../api.js';
import { h, put } from '../dom.js';
import { bookOf, brief, cents, plain } from '../money.js';
import { dialog } from '../over.js';
import { ruleChip } from '../rules.js';
import { typedCard, typedThrow } from './service.js';
import { told } from '../words/story.js';
import { W } from '../words.js';

/** A fresh shoe: where it was cut, the cards behind the cutting card, what was burned. */
export function freshShoe(page) {
  const law = page.live.sign.chance.shoe?.law;
  const field = (label, value) => h('input', { type: 'text', value, 'aria-label': label });
  const [cut, marker, burned] = [
    field(W.cutAt, law ? String(law.cut_min * 10) : ''),
    field(W.marker, law ? String(law.marker_min) : ''),
    field(W.burned, ''),
  ];
  const wrong = h('p', { class: 'lose', role: 'alert' });
  const row = (label, node) =>
    h('label', { class: 'field' }, h('span', { class: 'quiet' }, label), node);
  const { close } = dialog(
    W.freshShoe,
    h(
      'form',
      {
        class: 'name-form',
        onsubmit: async (event) => {
          event.preventDefault();
          const cards = burned.value
            .split(/[\s,]+/)
            .filter(Boolean)
            .map(typedCard);
          const shoe = {
            ...(cut.value ? { cut: { at: Number(cut.value) } } : {}),
            ...(marker.value ? { marker: Number(marker.value) } : {}),
            ...(cards.length ? { burned: cards } : {}),
          };
          try {
            await page.live.tell({ shoe });
            await page.live.settle();
            close();
            page.renew();
          } catch (refused) {
            wrong.textContent = `${W.upper(refused.message)} ${refused.rule ?? ''}`;
          }
        },
      },
      row(W.cutAt, cut),
      row(W.marker, marker),
      row(W.burned, burned),
      wrong,
      h('button', { class: 'button brass', type: 'submit' }, W.shoeReady),
    ),
  );
}

/** Irregularities: the rules that may be invoked here; the effect is shown before it is confirmed. */
export async function irregular(page) {
  const list = h('ul', { class: 'rule-list' }, h('li', { class: 'quiet' }, W.loading));
  dialog(W.irregularities, list, { class: 'wide-dialog' });
  const rules = (await api.rulesOf(page.live.sign.id).catch(() => [])).filter((rule) => rule.ruled);
  put(
    list,
    rules.length
      ? rules.map((rule) => h('li', {}, ruleChip(rule.id), h('p', {}, rule.text), form(page, rule)))
      : h('li', {}, W.noIrregular),
  );
}

function form(page, rule) {
  const parts = [...(rule.needs ?? []), ...(rule.may ?? [])];
  const fields = new Map(
    parts.map((part) => [
      part,
      h('input', { type: 'text', placeholder: part, 'aria-label': part, class: 'part' }),
    ]),
  );
  const out = h('div', { class: 'effect', role: 'status' });
  const input = () => ({
    rule: {
      rule: rule.id,
      ...Object.fromEntries(
        [...fields]
          .filter(([, node]) => node.value.trim())
          .map(([part, node]) => [part, value(part, node.value.trim())]),
      ),
    },
  });
  const confirm = h(
    'button',
    {
      class: 'button small brass',
      hidden: true,
      onclick: async () => {
        try {
          await page.live.tell(input());
          await page.live.settle();
          confirm.hidden = true;
          put(out, h('p', { class: 'win' }, W.recorded));
          page.renew();
        } catch (refused) {
          deny(out, refused);
        }
      },
    },
    W.confirmIt,
  );
  const look = async () => {
    try {
      put(out, effects(page.live, await api.preview(page.t, input())));
      confirm.hidden = false;
    } catch (refused) {
      confirm.hidden = true;
      deny(out, refused);
    }
  };
  return h(
    'div',
    { class: 'ruling' },
    [...fields.values()],
    h('button', { class: 'button small', onclick: look }, W.effect),
    confirm,
    out,
  );
}

function deny(out, refused) {
  if (!(refused instanceof Refused)) throw refused;
  put(out, h('p', { class: 'lose' }, W.upper(refused.message), ' ', ruleChip(refused.rule)));
}

/** What would follow, in words: what happens, then who pays whom. */
function effects({ sign, names }, { events, transfers = [] }) {
  const book = bookOf(sign.id);
  const lines = events.map((event) => told(event, { sign, names })).filter(Boolean);
  const moves = transfers.map(({ from, to, amount, why }) => [
    W.moves(party(from), party(to), brief(cents(amount), book)),
    why?.rule,
  ]);
  if (!lines.length && !moves.length) return h('p', {}, W.noEffect);
  return [
    lines.map((line) => h('p', {}, line)),
    moves.map(([line, rule]) => h('p', {}, line, ' ', rule ? ruleChip(rule) : null)),
  ];
}

const party = (one) => (one?.seat !== undefined ? W.seat(one.seat) : String(one));

/** A supervisor takes back what was mistyped. */
export function mistyped(page) {
  const card = h('input', { type: 'text', 'aria-label': W.instead, placeholder: W.instead });
  const reason = h('input', {
    type: 'text',
    'aria-label': W.reason,
    placeholder: W.reason,
    required: true,
  });
  const wrong = h('p', { class: 'lose', role: 'alert' });
  const { close } = dialog(
    W.correction,
    h(
      'form',
      {
        class: 'name-form',
        onsubmit: async (event) => {
          event.preventDefault();
          const typed = card.value
            .trim()
            .split(/\s+/)
            .filter(Boolean)
            .map((one) =>
              page.live.sign.chance.throw
                ? { throw: typedThrow(one, page.live.sign.chance.throw.faces) ?? one }
                : { card: typedCard(one) ?? one },
            );
          try {
            await api.correct(page.t, Math.max(1, typed.length), typed, reason.value.trim());
            await page.live.settle(true);
            close();
            page.renew();
          } catch (refused) {
            wrong.textContent = W.upper(refused.message);
          }
        },
      },
      h('p', { class: 'quiet' }, W.correctionNote),
      h('label', { class: 'field' }, card),
      h('label', { class: 'field' }, reason),
      wrong,
      h('button', { class: 'button', type: 'submit' }, W.confirmIt),
    ),
  );
}

/** A part of a ruling as the table reads it. */
function value(part, text) {
  if (part === 'disclosed') return /^(y|true|1)/i.test(text);
  if (part === 'seat' || part === 'count') return Number(text);
  if (part === 'amount') return Number.isNaN(cents(text)) ? text : plain(cents(text));
  if (part === 'seats') return text.split(/[\s,]+/).map(Number);
  if (part === 'cards') return text.split(/[\s,]+/).map((one) => typedCard(one) ?? one);
  if (part === 'card') return typedCard(text) ?? text;
  return text;
}
