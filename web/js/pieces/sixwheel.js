// The wheel of Big Six: 52 places, seven symbols, a pointer above.

import { add, n2, s } from '../dom.js';
import { onCircle, sector } from '../felt/geometry.js';

/** Colours of the symbols: fill, ink. */
export const SYMBOLS = {
  A: ['#DFA427', '#1D1503'],
  B: ['#15191C', '#FFFFFF'],
  C: ['#5A2E91', '#FFFFFF'],
  D: ['#B3202A', '#FFFFFF'],
  E: ['#1B7A41', '#FFFFFF'],
  F: ['#2A5FA8', '#FFFFFF'],
  G: ['#EFE9DA', '#15191C'],
};

/** Places spread so that equal symbols lie apart: every other place the most frequent one. */
export function places(faces) {
  const total = faces.reduce((sum, [, n]) => sum + n, 0);
  const wheel = new Array(total).fill(null);
  for (const [symbol, n] of [...faces].sort((a, b) => b[1] - a[1])) {
    for (let k = 0; k < n; k += 1) {
      let at = Math.round(((k + 0.5) * total) / n) % total;
      while (wheel[at] !== null) at = (at + 1) % total;
      wheel[at] = symbol;
    }
  }
  return wheel;
}

const PRINTED = [
  ['A', 1],
  ['B', 1],
  ['C', 2],
  ['D', 4],
  ['E', 8],
  ['F', 12],
  ['G', 24],
];

/** A wheel, its middle at the origin; `rest` is the place under the pointer. */
export function sixWheel({ r = 120, faces = PRINTED, rest = 0 } = {}) {
  const wheel = places(faces);
  const step = 360 / wheel.length;
  const turning = s('g', { class: 'wheel-turn', transform: `rotate(${n2(-rest * step)})` });
  turning.dataset.tilt = n2(-rest * step);
  wheel.forEach((symbol, at) => {
    const [fill, ink] = SYMBOLS[symbol] ?? ['#43524B', '#FFFFFF'];
    const p = onCircle(0, 0, r * 0.86, at * step);
    const letter = s(
      'text',
      {
        class: 'six-letter',
        x: n2(p.x),
        y: n2(p.y),
        transform: `rotate(${n2(at * step)} ${n2(p.x)} ${n2(p.y)})`,
        'font-size': n2(r * 0.075),
      },
      symbol,
    );
    letter.style.setProperty('fill', ink);
    turning.append(
      s('path', {
        d: sector(0, 0, r * 0.5, r * 0.95, at * step - step / 2, at * step + step / 2),
        fill,
        class: 'six-place',
      }),
      letter,
    );
    const pin = onCircle(0, 0, r * 0.97, at * step - step / 2);
    turning.append(
      s('circle', { cx: n2(pin.x), cy: n2(pin.y), r: n2(Math.max(0.8, r * 0.011)), class: 'pin' }),
    );
  });
  add(turning, [
    s('circle', { r: n2(r * 0.5), class: 'six-hub' }),
    s('circle', { r: n2(r * 0.44), class: 'gold-line' }),
    Array.from({ length: 8 }, (_, at) => {
      const [from, to] = [0.19, 0.44].map((part) => onCircle(0, 0, r * part, at * 45));
      return s('path', {
        d: `M${n2(from.x)} ${n2(from.y)}L${n2(to.x)} ${n2(to.y)}`,
        class: 'six-spoke',
      });
    }),
    s('circle', { r: n2(r * 0.19), class: 'six-boss' }),
    s('text', { class: 'six-sign', y: n2(r * 0.075), 'font-size': n2(r * 0.21) }, '§'),
  ]);
  const tip = r * 0.055;
  return s(
    'g',
    { class: 'wheel six' },
    s('circle', { r: n2(r), class: 'wood' }),
    s('circle', { r: n2(r * 0.955), class: 'gold-line' }),
    turning,
    s('path', {
      class: 'pointer',
      d: `M${n2(-tip)} ${n2(-r * 1.06)}H${n2(tip)}L0 ${n2(-r * 0.915)}Z`,
    }),
  );
}
