// Dice: ivory with a red one for Sic Bo, red with white pips for dice; puck and dealer button.

import { n2, s } from '../dom.js';
import { W } from '../words.js';

const [A, B, C] = [0.25, 0.5, 0.75];
const FACES = {
  1: [[B, B]],
  2: [
    [A, A],
    [C, C],
  ],
  3: [
    [A, A],
    [B, B],
    [C, C],
  ],
  4: [
    [A, A],
    [C, A],
    [A, C],
    [C, C],
  ],
  5: [
    [A, A],
    [C, A],
    [B, B],
    [A, C],
    [C, C],
  ],
  6: [
    [A, 0.22],
    [C, 0.22],
    [A, B],
    [C, B],
    [A, 0.78],
    [C, 0.78],
  ],
};

/** A group with a die; `kind` is `ivory` or `red`. */
export function die(pips, size = 48, kind = 'ivory') {
  const group = s(
    'g',
    { class: `die ${kind}`, role: 'img', 'aria-label': `die ${pips}` },
    s('rect', { class: 'die-body', width: size, height: size, rx: n2(size * 0.17) }),
  );
  for (const [x, y] of FACES[pips] ?? []) {
    const one = pips === 1 && kind === 'ivory';
    const r = size * (one ? 0.135 : size < 24 ? 0.11 : 0.092);
    group.append(
      s('circle', {
        class: one ? 'die-one' : 'die-pip',
        cx: n2(x * size),
        cy: n2(y * size),
        r: n2(r),
      }),
    );
  }
  return group;
}

/** The puck of a point: `ON` white, `OFF` black. */
export function puck(on, r = 16) {
  return s(
    'g',
    { class: on ? 'puck on' : 'puck off', role: 'img', 'aria-label': W.felt.puck(on) },
    s('circle', { r }),
    s('text', { y: n2(r * 0.3), 'font-size': n2(r * 0.72) }, on ? 'ON' : 'OFF'),
  );
}

/** The dealer's button. */
export function button(r = 12) {
  return s(
    'g',
    { class: 'dealer-button', role: 'img', 'aria-label': 'dealer button' },
    s('circle', { r }),
    s('text', { y: n2(r * 0.36), 'font-size': n2(r * 0.95) }, 'D'),
  );
}
