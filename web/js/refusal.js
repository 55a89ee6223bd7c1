// Refusals at the place of the act: what is lawful, the rule, the nearest lawful act.

import { byId, h, n2 } from './dom.js';
import { icon } from './icons.js';
import { brief, cents, local, plain } from './money.js';
import { mine } from './me.js';
import { dialog } from './over.js';
import { Refused } from './api.js';
import { ruleChip, ruleLine } from './rules.js';
import { freeSeats } from './choices.js';
import { W } from './words.js';

let box = null;
let timer = 0;

/** Shows a refusal by an element; it goes by itself, with Escape, or when touched elsewhere. */
export function refusal({ refused, place, page, wager, asked, choice }) {
  close();
  const { book } = page;
  const way = wager
    ? nearest(page, wager, asked)
    : choice?.amount
      ? nearestOf(choice, asked)
      : null;
  box = h(
    'div',
    { class: 'refusal', role: 'alert' },
    icon('no'),
    h(
      'div',
      {},
      h('strong', {}, W.upper(local(refused.message, book)), '.'),
      way?.span
        ? h('p', {}, W.lawful(way.span.map((amount) => brief(amount, book)).join(' to ')))
        : null,
      refused.rule ? ruleLine(refused.rule) : null,
      h(
        'div',
        { class: 'slip-foot' },
        refused.rule ? ruleChip(refused.rule) : null,
        way?.amount
          ? h(
              'button',
              {
                class: 'button small',
                onclick: () => {
                  close();
                  if (wager)
                    page.bet(page.bets.add(wager, way.amount - page.bets.on(wager)), wager);
                  else page.act(choice, way.amount, null, place);
                },
              },
              wager
                ? W.nearest(brief(way.amount, book))
                : `${W.act(choice.id)} ${brief(way.amount, book)}`,
            )
          : null,
      ),
    ),
    h('button', { class: 'round', 'aria-label': W.close, onclick: close }, icon('close')),
  );
  byId('over').append(box);
  const rect = place.getBoundingClientRect();
  const own = box.getBoundingClientRect();
  const left = Math.min(
    Math.max(8, rect.left + rect.width / 2 - own.width / 2),
    innerWidth - own.width - 8,
  );
  const above = rect.top - own.height - 10;
  box.style.left = `${n2(left)}px`;
  box.style.top = `${n2(above > 8 ? above : Math.min(rect.bottom + 10, innerHeight - own.height - 8))}px`;
  clearTimeout(timer);
  timer = setTimeout(close, 9000);
}

export function close() {
  box?.remove();
  box = null;
}

globalThis.addEventListener?.('keydown', (event) => {
  if (event.key === 'Escape') close();
});
globalThis.addEventListener?.(
  'pointerdown',
  (event) => {
    if (box && !box.contains(event.target)) close();
  },
  true,
);

/** The nearest amount that a mark takes. */
function nearest(page, wager, asked) {
  const found = page.live.sign.marks.find((mark) => mark.id === wager)?.limits;
  return found ? nearestOf({ amount: found }, asked) : null;
}

function nearestOf({ amount: { min, max } }, asked) {
  const [low, high] = [cents(min), cents(max)];
  const amount = asked < low ? low : asked > high ? high : null;
  return high > 1e11 ? { span: amount ? [low] : null, amount } : { span: [low, high], amount };
}

/** Chooses a seat, and an amount to bring where the game is played for chips in front. */
export function seatChooser({ page, free, seat, join }) {
  const { live, book } = page;
  const seats = free ?? freeSeats(live);
  let chosen = seat ?? seats[0];
  if (!join) {
    const { close: shut } = dialog(
      W.chooseSeat,
      h(
        'div',
        { class: 'seat-list' },
        seats.map((one) =>
          h(
            'button',
            {
              class: 'button',
              onclick: () => {
                shut();
                page.sit(one);
              },
            },
            W.upper(W.seat(one)),
          ),
        ),
      ),
    );
    return;
  }
  const [min, max] = [cents(join.amount.min), cents(join.amount.max)];
  const wallet = cents(mine()?.wallet ?? '1000.00');
  const usual = Math.min(max, Math.max(min, Math.min(wallet, 40000)));
  const field = h('input', {
    type: 'text',
    inputmode: 'decimal',
    value: plain(usual),
    'aria-label': W.buyIn,
  });
  const wrong = h('p', { class: 'lose', role: 'alert' });
  const ways = live.joins?.filter((one) => one.verb === 'join' && !one.refused) ?? [join];
  const sit = async (event) => {
    event.preventDefault();
    try {
      const way = ways[0];
      await live.tell({
        join: { seat: chosen, buy: plain(cents(field.value)), ...(way.id ? { how: way.id } : {}) },
      });
      await live.settle();
      shutIt();
      page.renew();
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      wrong.textContent = `${W.upper(local(refused.message, page.book))}${refused.rule ? ` (${refused.rule})` : ''}`;
    }
  };
  const picker = h(
    'div',
    { class: 'seat-list' },
    seats.map((one) =>
      h(
        'button',
        {
          class: 'button small',
          type: 'button',
          'aria-pressed': one === chosen ? 'true' : 'false',
          onclick: (event) => {
            chosen = one;
            for (const other of picker.children)
              other.setAttribute('aria-pressed', other === event.currentTarget ? 'true' : 'false');
          },
        },
        W.upper(W.seat(one)),
      ),
    ),
  );
  const { close: shutIt } = dialog(
    W.sit,
    h(
      'form',
      { class: 'name-form', onsubmit: sit },
      picker,
      h('label', { class: 'field' }, h('span', { class: 'quiet' }, W.buyIn), field),
      h(
        'p',
        { class: 'quiet' },
        max < 1e10 ? W.limits(brief(min, book), brief(max, book)) : W.from(brief(min, book)),
        ' ',
        ruleChip(join.rule),
      ),
      wrong,
      h('button', { class: 'button brass', type: 'submit' }, W.sit),
    ),
  );
  field.select();
}

/** An amount for a choice that leaves it open: the bank, a purchase of chips. */
export function amountDialog(page, choice) {
  const { book } = page;
  const [min, max] = [cents(choice.amount.min), cents(choice.amount.max)];
  const wallet = cents(mine()?.wallet ?? '0.00');
  const most = Math.max(min, Math.min(max, wallet));
  const usual = Math.min(most, Math.max(min, 20000));
  const field = h('input', {
    type: 'text',
    inputmode: 'decimal',
    value: plain(usual),
    'aria-label': W.amount,
  });
  const name = W.verbs[choice.verb] ?? W.act(choice.id);
  const { close: shut } = dialog(
    name,
    h(
      'form',
      {
        class: 'name-form',
        onsubmit: (event) => {
          event.preventDefault();
          shut();
          page.act(choice, cents(field.value), null, page.rail.node);
        },
      },
      h('label', { class: 'field' }, h('span', { class: 'quiet' }, W.amount), field),
      h(
        'p',
        { class: 'quiet' },
        W.limits(brief(min, book), brief(most, book)),
        ' ',
        ruleChip(choice.rule),
      ),
      ruleLine(choice.rule),
      h('button', { class: 'button brass', type: 'submit' }, name),
    ),
  );
  field.select();
}
