// Small drawings: strokes on a field of 24.

import { s } from './dom.js';

const PATHS = {
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM20.5 20.5 16 16',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z',
  sun: 'M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.8 1.8M17.2 17.2 19 19M19 5l-1.8 1.8M6.8 17.2 5 19',
  shield: 'M12 3 4.5 6v5.5c0 4.6 3.1 7.9 7.5 9.5 4.4-1.6 7.5-4.9 7.5-9.5V6zM9 12l2.2 2.2L15.5 10',
  undo: 'M8 5 4 9l4 4M4 9h10a6 6 0 0 1 0 12h-3',
  repeat: 'M20 11a8 8 0 0 0-14.3-4M4 4v4h4M4 13a8 8 0 0 0 14.3 4M20 20v-4h-4',
  lock: 'M6.5 11h11v9h-11zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2',
  no: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM6 6l12 12',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  up: 'M5 15l7-7 7 7',
  down: 'M5 9l7 7 7-7',
  close: 'M6 6l12 12M18 6 6 18',
  gear: 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 2.8v3M12 18.2v3M2.8 12h3M18.2 12h3M5.5 5.5l2.1 2.1M16.4 16.4l2.1 2.1M18.5 5.5l-2.1 2.1M7.6 16.4l-2.1 2.1',
  door: 'M13 4h6v16h-6M4 12h10M10 8l4 4-4 4',
  wheel:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 3.5v5M12 15.5v5M3.5 12h5M15.5 12h5',
};

/** An icon; decoration unless it is given a name. */
export function icon(name, label) {
  return s(
    'svg',
    {
      class: 'icon',
      viewBox: '0 0 24 24',
      'aria-hidden': label ? null : 'true',
      role: label ? 'img' : null,
      'aria-label': label,
    },
    s('path', { d: PATHS[name] }),
  );
}

/** The mark of the house: a chip with §. */
export function seal(size = 28) {
  return s(
    'svg',
    { width: size, height: size, viewBox: '0 0 32 32', 'aria-hidden': 'true' },
    s('circle', { cx: 16, cy: 16, r: 16, fill: '#0D5A47' }),
    s('circle', {
      cx: 16,
      cy: 16,
      r: 13.6,
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 4.4,
      'stroke-dasharray': '7.12 7.12',
    }),
    s('circle', { cx: 16, cy: 16, r: 10.4, fill: '#0D5A47' }),
    s('text', { class: 'seal-sign', x: 16, y: 21 }, '§'),
  );
}

const SHIELD = PATHS.shield;
export const shieldPath = SHIELD;
