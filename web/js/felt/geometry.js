// Shapes and places: pure functions of sizes.

import { n2 } from '../dom.js';

const rad = (degrees) => (degrees * Math.PI) / 180;

/** A point on a circle; zero degrees is up, angles go clockwise. */
export const onCircle = (cx, cy, r, degrees) => ({
  x: cx + r * Math.sin(rad(degrees)),
  y: cy - r * Math.cos(rad(degrees)),
});

/** The outline of a ring's sector. */
export function sector(cx, cy, inner, outer, from, to) {
  const [a, b, c, d] = [
    onCircle(cx, cy, outer, from),
    onCircle(cx, cy, outer, to),
    onCircle(cx, cy, inner, to),
    onCircle(cx, cy, inner, from),
  ];
  const large = to - from > 180 ? 1 : 0;
  const at = ({ x, y }) => `${n2(x)} ${n2(y)}`;
  return (
    `M${at(a)}A${n2(outer)} ${n2(outer)} 0 ${large} 1 ${at(b)}L${at(c)}` +
    `A${n2(inner)} ${n2(inner)} 0 ${large} 0 ${at(d)}Z`
  );
}

/**
 * A cell of a shallow fan whose centre lies above: `from` and `to` are degrees from straight down,
 * `near` and `far` distances from the centre.
 */
export function fanCell(cx, cy, near, far, from, to) {
  const point = (r, degrees) => ({
    x: cx + r * Math.sin(rad(degrees)),
    y: cy + r * Math.cos(rad(degrees)),
  });
  const [a, b, c, d] = [point(near, from), point(near, to), point(far, to), point(far, from)];
  const at = ({ x, y }) => `${n2(x)} ${n2(y)}`;
  const d1 = `M${at(a)}A${n2(near)} ${n2(near)} 0 0 0 ${at(b)}L${at(c)}A${n2(far)} ${n2(far)} 0 0 1 ${at(d)}Z`;
  const xs = [a, b, c, d].map(({ x }) => x);
  const ys = [a, b, c, d, point(far, (from + to) / 2), point(near, (from + to) / 2)].map(
    ({ y }) => y,
  );
  const middle = point((near + far) / 2, (from + to) / 2);
  return {
    d: d1,
    middle,
    corners: { a, b, c, d },
    box: {
      x: Math.min(...xs),
      y: Math.min(...ys),
      w: Math.max(...xs) - Math.min(...xs),
      h: Math.max(...ys) - Math.min(...ys),
    },
  };
}

/** Splits a length into parts with gaps, by weights: [{at, size}]. */
export function parts(length, weights, gap = 0) {
  const room = length - gap * (weights.length - 1);
  const sum = weights.reduce((all, one) => all + one, 0);
  let at = 0;
  return weights.map((weight) => {
    const size = (room * weight) / sum;
    const part = { at, size };
    at += size + gap;
    return part;
  });
}

/** Places of `n` seats on an oval, clockwise, the first at `start` degrees (180 is the bottom). */
export function oval(cx, cy, rx, ry, n, start = 180) {
  return Array.from({ length: n }, (_, at) => {
    const angle = rad(start + (360 * at) / n);
    return {
      x: cx + rx * Math.sin(angle),
      y: cy - ry * Math.cos(angle),
      angle: start + (360 * at) / n,
    };
  });
}

/** The nearest of some things in a direction, weighing what lies aside three times. */
export function toward(from, others, [dx, dy]) {
  let [found, least] = [null, Infinity];
  for (const other of others) {
    const [x, y] = [other.middle.x - from.middle.x, other.middle.y - from.middle.y];
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (along < 2 || aside > along * 2.5 + 8) continue;
    const far = along + aside * 3;
    if (far < least) [found, least] = [other, far];
  }
  return found;
}
