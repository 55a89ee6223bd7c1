// Chips by denomination; stacks draw at most seven and always write their sum.

import { n2, s, translate } from '../dom.js';
import { brief } from '../money.js';

/** Value in cents, colour, colour of the edge spots, colour and text of the value. */
export const CHIPS = [
  { value: 50, name: '50¢', fill: '#7FB2DC', spot: '#F7F4EA', ink: '#10283D', text: '50¢' },
  { value: 100, name: '1', fill: '#ECE9DF', spot: '#2B59A8', ink: '#17202B', text: '1' },
  { value: 250, name: '2.50', fill: '#E68CA8', spot: '#FBF3F0', ink: '#3B0E1E', text: '2½' },
  { value: 500, name: '5', fill: '#C1272D', spot: '#F6EEE4', ink: '#FFFFFF', text: '5' },
  { value: 2500, name: '25', fill: '#1B7A41', spot: '#F1F4E8', ink: '#FFFFFF', text: '25' },
  { value: 10000, name: '100', fill: '#1B2023', spot: '#EFEDE6', ink: '#FFFFFF', text: '100' },
  { value: 50000, name: '500', fill: '#5B2F92', spot: '#F2ECF8', ink: '#FFFFFF', text: '500' },
  { value: 100000, name: '1,000', fill: '#DDA02A', spot: '#6A3B17', ink: '#201404', text: '1K' },
  { value: 500000, name: '5,000', fill: '#7A4A2C', spot: '#F3DFC4', ink: '#FFFFFF', text: '5K' },
];

const MOST = 7;

/** The chips of an amount, largest first. */
export function chipsOf(amount) {
  const chips = [];
  let rest = amount;
  for (const chip of [...CHIPS].reverse()) {
    while (rest >= chip.value && chips.length < 60) {
      chips.push(chip);
      rest -= chip.value;
    }
  }
  return chips.length ? chips : [CHIPS[0]];
}

/** A group with one chip, its middle at the origin. */
export function chip({ fill, spot, ink, text }, r = 19) {
  const group = s('g', { class: 'chip' }, s('circle', { r: n2(r), fill, class: 'chip-rim' }));
  const [inner, outer] = [r * 0.74, r * 0.985];
  for (let at = 0; at < 6; at += 1) {
    const [from, to] = [at * 60 - 12, at * 60 + 12].map((angle) => ((angle - 90) * Math.PI) / 180);
    const point = (angle, radius) =>
      `${n2(Math.cos(angle) * radius)} ${n2(Math.sin(angle) * radius)}`;
    group.append(
      s('path', {
        fill: spot,
        d:
          `M${point(from, inner)}L${point(from, outer)}A${n2(outer)} ${n2(outer)} 0 0 1 ` +
          `${point(to, outer)}L${point(to, inner)}A${n2(inner)} ${n2(inner)} 0 0 0 ${point(from, inner)}Z`,
      }),
    );
  }
  group.append(s('circle', { r: n2(r * 0.66), fill, class: 'chip-face', stroke: spot }));
  if (r >= 12) {
    const size = r * (text.length > 2 ? 0.5 : text.length > 1 ? 0.6 : 0.7);
    group.append(
      s(
        'text',
        { class: 'chip-value', y: n2(size * 0.36), 'font-size': n2(size), fill: ink },
        text,
      ),
    );
  }
  return group;
}

/**
 * A stack with its sum below. `kind`: `own`, `won` (brass pill with a plus), `lost` (faded, with
 * words), `other` (no pill).
 */
export function stack(amount, { r = 13, kind = 'own', book = 'co', words, below = true } = {}) {
  const chips = chipsOf(amount).slice(0, MOST);
  const step = Math.max(2, r * 0.21);
  const group = s('g', { class: `stack ${kind}` });
  const pile = s('g', { class: 'pile' });
  chips.forEach((one, at) => {
    pile.append(
      at === chips.length - 1
        ? s('g', { transform: translate(0, -at * step) }, chip(one, r))
        : s('g', { transform: translate(0, -at * step) }, chip({ ...one, text: '' }, r)),
    );
  });
  group.append(pile);
  const text = words ?? (kind === 'won' ? `+${brief(amount, book)}` : brief(amount, book));
  if (below && kind !== 'other') group.append(pill(text, kind, r + 9));
  return group;
}

/** A dark or brass pill with a text, its middle at `y`. */
export function pill(text, kind, y) {
  const width = text.length * 6.6 + 12;
  const group = s('g', { class: `pill ${kind}`, transform: translate(0, y) });
  if (kind !== 'lost') {
    group.append(s('rect', { x: n2(-width / 2), y: -9, width: n2(width), height: 18, rx: 9 }));
  }
  group.append(s('text', { y: 4.2 }, text));
  return group;
}
