// Pai gow tiles: black, pips ivory; ones and fours red, twelve half red.

import { n2, s, translate } from '../dom.js';

const WIDTH = 40;
const HEIGHT = 92;

/** Whether a card's text is a tile: `6-4`. */
export const isTile = (text) => /^\d-\d/.test(text);

/** A tile's name for people. */
export const tileName = (text) => `tile ${text.slice(0, 3).replace('-', ' and ')}`;

const [A, B, C] = [12.5, 20, 27.5];
/** Where the pips of an end lie, in an end of 40 by 46. */
const ENDS = {
  1: [[B, 22]],
  2: [
    [B, 13],
    [B, 31],
  ],
  3: [
    [A, 12],
    [B, 22],
    [C, 32],
  ],
  4: [
    [A, 13],
    [C, 13],
    [A, 31],
    [C, 31],
  ],
  5: [
    [A, 12],
    [C, 12],
    [B, 22],
    [A, 32],
    [C, 32],
  ],
  6: [
    [A, 10],
    [C, 10],
    [A, 22],
    [C, 22],
    [A, 34],
    [C, 34],
  ],
};

/** A group with a tile of that width. */
export function tile(text, width = WIDTH) {
  const [upper, lower] = [Number(text[0]), Number(text[2])];
  const half = upper === 6 && lower === 6;
  const scale = width / WIDTH;
  const group = s('g', {
    class: 'tile',
    'data-card': text,
    role: 'img',
    'aria-label': tileName(text),
    transform: scale === 1 ? null : `scale(${n2(scale)})`,
  });
  group.append(
    s('rect', { class: 'tile-body', width: WIDTH, height: HEIGHT, rx: 5 }),
    s('rect', { class: 'tile-edge', x: 1.5, y: 1.5, width: WIDTH - 3, height: HEIGHT - 3, rx: 4 }),
    end(upper, 1.5, half),
    end(lower, 46.5, half),
  );
  return s('g', { class: 'tile-at', 'data-card': text }, group);
}

function end(pips, y, half) {
  const group = s('g', { transform: translate(0, y) });
  for (const [x, at] of ENDS[pips] ?? []) {
    const red = pips === 1 || pips === 4 || (half && x === A);
    const r = pips === 1 ? 6.5 : 3.6;
    group.append(s('circle', { cx: x, cy: at, r, class: red ? 'pip-red' : 'pip' }));
  }
  return group;
}

/** The back of a tile. */
export function tileBack(width = WIDTH) {
  const scale = width / WIDTH;
  return s(
    'g',
    { class: 'tile', role: 'img', 'aria-label': 'a tile face down' },
    s(
      'g',
      { transform: `scale(${n2(scale)})` },
      s('rect', { class: 'tile-body', width: WIDTH, height: HEIGHT, rx: 5 }),
      s('rect', { class: 'tile-edge', x: 5, y: 5, width: WIDTH - 10, height: HEIGHT - 10, rx: 3 }),
    ),
  );
}
