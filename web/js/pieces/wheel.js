// The roulette wheel, which is the racetrack, too: its rim carries the calls, its pockets bet with
// their neighbours.

import { fresh, n2, s } from '../dom.js';
import { colourOf } from '../outcome.js';
import { onCircle, sector } from '../felt/geometry.js';

/** Numbers in the order of the wheel, clockwise from zero. */
export const ORDER = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];
const STEP = 360 / ORDER.length;

/** The angle of a number on the wheel at rest. */
export const angleOf = (n) => ORDER.indexOf(n) * STEP;

/** The number and so many neighbours on each side. */
export function neighbours(n, each = 2) {
  const at = ORDER.indexOf(n);
  return Array.from(
    { length: 2 * each + 1 },
    (_, k) => ORDER[(at - each + k + ORDER.length) % ORDER.length],
  );
}

/** Parts of the rim: a call, and the numbers between which it lies. */
export const RIM = [
  ['voisins', 22, 25],
  ['orphelins', 17, 6],
  ['tiers', 27, 33],
  ['orphelins', 1, 9],
];

/** A wheel, its middle at the origin; `rest` is the number on top. */
export function wheel({ r = 160, rest = 0, calls = true, names = {} } = {}) {
  const rim = s(
    'g',
    { class: 'wheel-rim' },
    s('circle', { r, class: 'wood' }),
    s('circle', { r: n2(r * 0.985), class: 'gold-line' }),
  );
  const ring = calls ? 0.86 : 0.93;
  const turning = s('g', { class: 'wheel-turn' });
  const tilt = -angleOf(rest);
  turning.setAttribute('transform', `rotate(${n2(tilt)})`);
  turning.dataset.tilt = n2(tilt);
  if (calls) rimCalls(turning, r, names);
  ORDER.forEach((n, at) => {
    const [from, to] = [at * STEP - STEP / 2, at * STEP + STEP / 2];
    const colour = colourOf(n);
    const p = onCircle(0, 0, r * (ring - 0.083), at * STEP);
    turning.append(
      s(
        'g',
        { class: `wheel-pocket ${colour}`, 'data-number': n },
        s('path', {
          d: sector(0, 0, r * (ring - 0.16), r * ring, from, to),
          class: `pocket-${colour}`,
        }),
        s('path', {
          d: sector(0, 0, r * 0.53, r * (ring - 0.16), from, to),
          class: `pocket-${colour} deep`,
        }),
        s(
          'text',
          {
            x: n2(p.x),
            y: n2(p.y),
            transform: `rotate(${n2(at * STEP)} ${n2(p.x)} ${n2(p.y)})`,
            'font-size': n2(r * 0.083),
          },
          n,
        ),
      ),
    );
  });
  turning.append(
    s('circle', { r: n2(r * ring), class: 'gold-line' }),
    s('circle', { r: n2(r * (ring - 0.16)), class: 'gold-line thin' }),
  );
  cone(turning, r);
  const ball = s('circle', { class: 'ball', cx: 0, cy: n2(-r * (ring - 0.24)), r: n2(r * 0.05) });
  return s('g', { class: 'wheel' }, rim, turning, s('g', { class: 'ball-turn' }, ball));
}

function cone(group, r) {
  const id = fresh('cone');
  group.append(
    s(
      'defs',
      {},
      s(
        'radialGradient',
        { id },
        s('stop', { offset: 0, 'stop-color': '#7A5230' }),
        s('stop', { offset: 1, 'stop-color': '#4A2C17' }),
      ),
    ),
    s('circle', { r: n2(r * 0.53), fill: `url(#${id})`, class: 'gold-line' }),
  );
  for (let at = 0; at < 12; at += 1) {
    const p = onCircle(0, 0, r * 0.53, at * 30);
    group.append(s('path', { d: `M0 0L${n2(p.x)} ${n2(p.y)}`, class: 'grain-line' }));
  }
  for (const angle of [45, 135, 225, 315]) {
    const [p, q] = [onCircle(0, 0, r * 0.1, angle), onCircle(0, 0, r * 0.3, angle)];
    group.append(
      s('path', { d: `M${n2(p.x)} ${n2(p.y)}L${n2(q.x)} ${n2(q.y)}`, class: 'spoke' }),
      s('circle', { cx: n2(q.x), cy: n2(q.y), r: n2(r * 0.034), class: 'knob' }),
    );
  }
  group.append(
    s('circle', { r: n2(r * 0.125), class: 'hub' }),
    s('circle', { r: n2(r * 0.07), class: 'hub inner' }),
  );
}

function rimCalls(group, r, names) {
  for (const [call, first, last] of RIM) {
    const from = angleOf(first) - STEP / 2;
    let to = angleOf(last) + STEP / 2;
    if (to < from) to += 360;
    const id = fresh('rim');
    const mid = ((from + to) / 2) % 360;
    const low = mid > 90 && mid < 270;
    const radius = r * (low ? 0.945 : 0.905);
    const [a, b] = low
      ? [onCircle(0, 0, radius, to), onCircle(0, 0, radius, from)]
      : [onCircle(0, 0, radius, from), onCircle(0, 0, radius, to)];
    const large = to - from > 180 ? 1 : 0;
    const part = s(
      'g',
      { class: 'rim-call', 'data-call': call },
      s('path', { d: sector(0, 0, r * 0.868, r * 0.975, from + 0.6, to - 0.6), class: 'rim-part' }),
      s('path', {
        id,
        fill: 'none',
        d: `M${n2(a.x)} ${n2(a.y)}A${n2(radius)} ${n2(radius)} 0 ${large} ${low ? 0 : 1} ${n2(b.x)} ${n2(b.y)}`,
      }),
      s(
        'text',
        { class: 'rim-text', 'font-size': n2(r * 0.066) },
        s('textPath', { href: `#${id}`, startOffset: '50%' }, names[call]?.(to - from) ?? ''),
      ),
    );
    group.append(part);
  }
}
