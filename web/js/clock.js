// Clocks: whole seconds in words, a ring that empties. They never redden or blink.

import { n2, s } from './dom.js';

/** Whole seconds left of a clock; null where none runs. */
export function left(clock, now = Date.now()) {
  if (!clock?.until || clock.waits === 'round' || clock.waits === 'step') return null;
  return Math.max(0, Math.ceil((clock.until - now) / 1000));
}

/** The part of a clock that is left, from 1 to 0. */
export function share(clock, now = Date.now()) {
  if (!clock?.until) return 0;
  const total = clock.total ?? Math.max(1000, clock.until - clock.began);
  return Math.min(1, Math.max(0, (clock.until - now) / total));
}

/** A small ring. */
export function ring(part, size = 20) {
  const r = size / 2 - 2;
  const round = 2 * Math.PI * r;
  return s(
    'svg',
    {
      class: 'ring-clock',
      width: size,
      height: size,
      viewBox: `0 0 ${size} ${size}`,
      'aria-hidden': 'true',
    },
    s('circle', { cx: size / 2, cy: size / 2, r, class: 'ring-back' }),
    s('circle', {
      cx: size / 2,
      cy: size / 2,
      r,
      class: 'ring-front',
      'stroke-dasharray': `${n2(round * part)} ${n2(round)}`,
      transform: `rotate(-90 ${size / 2} ${size / 2})`,
    }),
  );
}
