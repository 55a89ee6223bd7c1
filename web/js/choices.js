// Choices in words and keys, and an amount to choose: presets, a slider, a typed sum.

import { h, put } from './dom.js';
import { brief, cents, plain } from './money.js';
import { W } from './words.js';

const KEYS = {
  fold: 'F',
  check: 'C',
  call: 'C',
  raise: 'R',
  bet: 'B',
  play: 'P',
  hit: 'H',
  stand: 'S',
  double: 'D',
  split: 'X',
  surrender: 'U',
  insurance: 'I',
  'even-money': 'E',
  draw: 'W',
  pat: 'T',
  'house-way': 'H',
  set: 'Enter',
  ride: 'R',
  withdraw: 'W',
  show: 'S',
  muck: 'M',
  bring: 'B',
  complete: 'O',
  flop: 'P',
  turn: 'P',
  river: 'P',
};

/** An amount between two: presets, a slider, a typed sum. */
export function slider(page, kept, choice) {
  const { live, book } = page;
  const [min, max, step] = ['min', 'max', 'step'].map((name) => cents(choice.amount[name]));
  const before = kept[choice.id];
  const value = before >= 1 ? before : min;
  const field = h('input', {
    type: 'text',
    inputmode: 'decimal',
    value: plain(value).replace(/\.00$/, ''),
    'aria-label': `${W.act(choice.id)} ${W.amount}`,
  });
  const range = h('input', {
    type: 'range',
    min: 0,
    max: 1000,
    value: where(value, min, max),
    'aria-label': `${W.act(choice.id)} ${W.amount}`,
    'aria-valuetext': brief(value, book),
  });
  const go = h('button', {
    class: 'rail-button choice',
    'data-choice': choice.id,
    onclick: (event) => page.act(choice, cents(field.value), null, event.currentTarget),
  });
  const set = (amount, from) => {
    kept[choice.id] = amount;
    if (from !== field) field.value = plain(amount).replace(/\.00$/, '');
    if (from !== range) range.value = where(amount, min, max);
    range.setAttribute('aria-valuetext', brief(amount, book));
    const lawful = amount >= min && amount <= max;
    field.parentElement?.classList.toggle('wrong', !lawful);
    put(
      go,
      h(
        'span',
        {},
        `${W.act(choice.id)} ${choice.id === 'raise' || choice.id === 'complete' ? W.to(brief(amount, book)) : brief(amount, book)}`,
      ),
      h('kbd', {}, keyOf(choice, live.menu) ?? ''),
    );
  };
  range.addEventListener('input', () =>
    set(round(min + ((max - min) * Number(range.value) ** 2) / 1e6, min, max, step), range),
  );
  field.addEventListener('input', () => set(cents(field.value) || 0, field));
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') go.click();
  });
  const { pot } = live.view;
  const call = cents(live.view.figures.get('to_call') ?? '0');
  const bet = live.view.bets.get(live.seat) ?? 0;
  const potRaise = pot + 2 * call + bet;
  const presets = [
    [W.min, min],
    [W.half, round(bet + call + Math.floor((pot + call) / 2), min, max, step)],
    [W.pot, potRaise],
    [W.allIn, max],
  ].filter(
    ([, amount], at, all) =>
      amount >= min && amount <= max && all.findIndex(([, other]) => other === amount) === at,
  );
  const box = h(
    'div',
    { class: 'slider' },
    h(
      'div',
      { class: 'presets' },
      presets.map(([words, amount]) =>
        h(
          'button',
          { class: 'preset', onclick: () => set(amount, null) },
          words,
          ' ',
          h('b', {}, brief(amount, book)),
        ),
      ),
    ),
    range,
  );
  const wrap = h(
    'div',
    { class: 'raise' },
    box,
    h('label', { class: 'typed' }, h('span', {}, W.amount), field),
    go,
  );
  set(value, null);
  return wrap;
}

/** Whether a choice leaves its amount open. */
export const ranged = (choice) => choice.amount && choice.amount.min !== choice.amount.max;
const where = (value, min, max) =>
  max > min
    ? Math.round(Math.sqrt(Math.max(0, Math.min(1, (value - min) / (max - min)))) * 1000)
    : 0;
function round(value, min, max, step) {
  if (value >= max) return max;
  const unit = Math.max(step, value - min > 10000 ? 500 : 100) || 1;
  return Math.min(max, min + Math.round((value - min) / unit) * unit);
}

/** Refusals that say little come last. */
export const vague = (choice) => (/nothing of the kind/.test(choice.refused.why) ? 1 : 0);

/** A refused twin of an open choice (the same word with another amount) is told once. */
export const relatedOpen = (choice, open) =>
  !choice.amount && open.some((one) => one.id === choice.id);
export function once() {
  const seen = new Set();
  return (choice) => {
    const name = `${choice.id}${choice.refused.why}`;
    return !seen.has(name) && seen.add(name);
  };
}

/** The key of a choice: its letter, if no choice before it has the same. */
export function keyOf(choice, menu) {
  const key = KEYS[choice.id] ?? choice.id[0]?.toUpperCase();
  const open = menu.filter((one) => one.verb === 'decide' && !one.refused);
  const same = open.filter((one) => (KEYS[one.id] ?? one.id[0]?.toUpperCase()) === key);
  const at = same.indexOf(choice);
  return at <= 0 ? key : String(at + 1);
}

/** A choice in words, with its amount where it has one. */
export function labelOf(choice, live, book) {
  if (choice.verb !== 'decide') {
    const sum =
      choice.amount && choice.amount.min === choice.amount.max
        ? ` ${brief(cents(choice.amount.min), book)}`
        : '';
    const where = choice.verb === 'move' ? ` ${choice.id}` : '';
    return (W.verbs[choice.verb] ?? W.upper(choice.verb)) + where + sum;
  }
  const name = W.act(choice.id);
  if (!choice.amount || ranged(choice)) return name;
  const amount = cents(choice.amount.min);
  const times = timesOf(choice, live, amount);
  return times ? `${name} ×${times}, ${brief(amount, book)}` : `${name} ${brief(amount, book)}`;
}

/** How many times the first wager an amount is, where several are on offer. */
function timesOf(choice, live, amount) {
  const twins = live.menu.filter((one) => one.id === choice.id && one.amount);
  const first = live.view.stakes.find((stake) => stake.seat === live.seat);
  if (twins.length < 2 || !first || amount % first.amount) return 0;
  return amount / first.amount;
}

/** Seats that nobody has. */
export function freeSeats(live) {
  const { sign, view, names } = live;
  const all = Array.from({ length: sign.seats }, (_, at) => at + 1);
  return all.filter(
    (seat) => !sign.gaps?.includes(seat) && !view.standing.has(seat) && !names[seat],
  );
}
