// Small live pictures for the lobby: a road, a wheel, dice, a board with its pot, a meter. A game
// that nobody foresaw shows its felt and the emblem of its family.

import { n2, s, translate } from './dom.js';
import { full, cents, brief, bookOf } from './money.js';
import { card } from './pieces/card.js';
import { die, puck } from './pieces/die.js';
import { tile } from './pieces/tile.js';
import { wheel } from './pieces/wheel.js';
import { sixWheel } from './pieces/sixwheel.js';
import { colourOf } from './outcome.js';
import { bigRoad, latest, ROWS } from './boards/roads.js';
import { W as words } from './words.js';

const [W, H] = [300, 120];

/** The picture of a table, or of a game without one. */
export function picture(game, table) {
  const draw = pick(game, table);
  const narrow = matchMedia('(max-width: 640px)').matches && draw !== meter;
  const box = narrow ? `${CROPS.get(draw) ?? 75} 0 150 ${H}` : `0 0 ${W} ${H}`;
  const svg = s('svg', {
    viewBox: box,
    preserveAspectRatio: 'xMidYMid slice',
    'aria-hidden': 'true',
    class: 'picture-svg',
  });
  const sight = table?.sight ?? table ?? {};
  draw(svg, {
    game,
    table,
    sight,
    spots: new Map(
      (sight.spots ?? []).map(({ spot, cards }) => [spot, cards.map((held) => held.card)]),
    ),
  });
  return svg;
}

function pick({ id, kind, wagers = [] }, table) {
  const ids = wagers.map((wager) => wager.id);
  if (/progressive/.test(id) && metersOf(table).length) return meter;
  if (kind === 'points') return rows;
  if (kind === 'pot') return pot;
  if (ids.includes('straight-0')) return spin;
  if (ids.includes('win-line')) return craps;
  if (ids.some((one) => one.startsWith('specific-triple'))) return sic;
  if (/^wheel/.test(kind)) return six;
  if (ids.includes('banker') && ids.includes('player'))
    return table?.history?.length > 8 ? road : hands;
  if (/tiles/.test(id)) return tiles;
  return dealt;
}

/** Meters as [wager, amount] pairs, however they are listed. */
const metersOf = (table) =>
  Array.isArray(table?.meters) ? table.meters : Object.entries(table?.meters ?? {});

const at = (svg, node, x, y, turn = 0, scale = 1) =>
  svg.append(s('g', { transform: `${translate(x, y)} rotate(${turn}) scale(${scale})` }, node));

/** Cards that are out, or some that might be. */
const cards = (list, otherwise) => (list?.length ? list : otherwise);

function hands(svg, { spots }) {
  const p = cards(spots.get('player'), ['4h', 'Kc']).slice(0, 3);
  const b = cards(spots.get('banker'), ['7s', 'Qh']).slice(0, 3);
  // A narrow picture shows the player's hand alone, and all of it.
  const step = matchMedia('(max-width: 640px)').matches ? 30 : 38;
  p.forEach((one, n) => at(svg, card(one, 'M'), 30 + n * step, 28));
  b.forEach((one, n) => at(svg, card(one, 'M'), 182 + n * 38, 28));
}

function road(svg, { table }) {
  const cells = latest(bigRoad(table.history.map((winner) => ({ winner }))), 18);
  const [cell, x0, y0] = [15, 14, 12];
  svg.append(
    s('rect', {
      x: x0 - 4,
      y: y0 - 4,
      width: 18 * cell + 8,
      height: ROWS * cell + 8,
      rx: 8,
      class: 'paper',
    }),
  );
  for (const one of cells) {
    svg.append(
      s('circle', {
        cx: x0 + one.x * cell + 7.5,
        cy: y0 + one.y * cell + 7.5,
        r: 5.4,
        class: `mini ${one.winner}`,
      }),
    );
  }
}

function spin(svg, { sight }) {
  const last = new Map(sight.figures ?? []).get('spin') ?? '17';
  const turned = wheel({ r: 94, rest: Number(last), calls: false });
  at(svg, turned, 92, 112);
  [last, '32', '0', '14', '21', '8'].forEach((n, k) => {
    const [x, y] = [190 + (k % 3) * 33, 34 + Math.floor(k / 3) * 33];
    svg.append(
      s('rect', {
        x,
        y,
        width: 30,
        height: 30,
        rx: 5,
        class: `pocket-${colourOf(n)} ${k ? '' : 'first'}`,
      }),
      s('text', { class: 'mini-number', x: x + 15, y: y + 20 }, n),
    );
  });
}

function craps(svg, { sight }) {
  const figures = new Map(sight.figures ?? []);
  const [a, b] = (figures.get('throw') ?? '4 4').split(' ').map(Number);
  const point = figures.get('point') ?? 'none';
  at(svg, die(a, 52, 'red'), 66, 40, -14);
  at(svg, die(b, 52, 'red'), 142, 34, 9);
  at(svg, puck(point !== 'none', 17), 248, 38);
  svg.append(
    s('text', { class: 'mini-big', x: 248, y: 86 }, point === 'none' ? '–' : point),
    s('text', { class: 'mini-note', x: 248, y: 104 }, 'point'),
  );
}

function sic(svg, { sight }) {
  const shown = (new Map(sight.figures ?? []).get('throw') ?? '2 5 6').split(' ').map(Number);
  shown
    .slice(0, 3)
    .forEach((pips, n) =>
      at(svg, die(pips, 46), 62 + n * 62, 40 + (n === 1 ? -3 : 0), [-7, 4, 14][n]),
    );
  const sum = shown.reduce((all, one) => all + one, 0);
  svg.append(
    s('text', { class: 'mini-big', x: 262, y: 68 }, sum),
    s('text', { class: 'mini-note', x: 262, y: 88 }, sum > 10 ? 'big' : 'small'),
  );
}

function six(svg) {
  at(svg, sixWheel({ r: 96 }), 150, 116);
}

function pot(svg, { spots, sight, game }) {
  svg.append(s('ellipse', { cx: 150, cy: 60, rx: 136, ry: 50, class: 'oval' }));
  const board = cards(spots.get('board'), []).slice(0, 5);
  const shown = board.length
    ? board
    : [...spots.values()]
        .flat()
        .filter((one) => one !== '??')
        .slice(0, 5);
  const w = 34;
  const x0 = 150 - ((shown.length + (shown.length < 5 ? 1 : 0)) * (w + 4)) / 2;
  shown.forEach((one, n) => at(svg, card(one, 31), x0 + n * (w + 4), 24));
  const missing = shown.length ? Math.min(1, 5 - shown.length) : 3;
  for (let n = 0; n < missing; n += 1) {
    const x = shown.length ? x0 + shown.length * (w + 4) : 150 - 57 + n * (w + 4);
    svg.append(s('rect', { x: n2(x), y: 24, width: 31, height: 43, rx: 3, class: 'mini-place' }));
  }
  const sum = sight.pot ? cents(sight.pot) : 0;
  svg.append(
    s(
      'text',
      { class: 'mini-strong', x: 150, y: 90 },
      sum ? words.potIs(brief(sum, bookOf(game.id))) : words.betweenHands,
    ),
  );
}

function meter(svg, { table, game }) {
  const [, shown] = metersOf(table)[0];
  svg.append(
    s('rect', { x: 26, y: 22, width: 248, height: 76, rx: 9, class: 'mini-meter' }),
    s('text', { class: 'mini-money', x: 150, y: 70 }, full(cents(shown), bookOf(game.id))),
    s('text', { class: 'mini-note', x: 150, y: 88 }, 'on the meter'),
  );
}

function rows(svg) {
  const hand = [
    ['Ks', 'Kd', '5c'],
    ['9h', '9c', '9d', '4s', '2h'],
    ['As', 'Qs', 'Js', '7s', '3s'],
  ];
  hand.forEach((row, y) =>
    row.forEach((one, x) => at(svg, card(one, 23), 150 - row.length * 13 + x * 26, 9 + y * 34)),
  );
}

function tiles(svg) {
  ['6-6', '1-1', '6-4', '5-5'].forEach((one, n) => at(svg, tile(one, 40), 58 + n * 48, 14));
}

/** Where a phone's narrow picture begins. */
const CROPS = new Map([
  [hands, -4],
  [road, 140],
  [spin, 17],
  [craps, 55],
  [sic, 58],
  [six, 75],
  [pot, 75],
  [rows, 75],
  [tiles, 62],
  [dealt, 75],
]);

function dealt(svg, { spots, game }) {
  const board = spots.get('board') ?? [];
  const dealer = spots.get('dealer') ?? [];
  const known = (board.length ? board : dealer).slice(0, 5);
  const list = known.length ? known : SAMPLES.find(([shape]) => shape.test(game.id))[1];
  // Narrow pictures show the middle 150: five cards overlap there.
  const narrow = matchMedia('(max-width: 640px)').matches;
  const w = narrow ? Math.min(50, 96 / Math.max(1, list.length - 1)) : 50;
  const left = 150 - (w * (list.length - 1) + 45) / 2;
  list.forEach((one, n) => at(svg, card(one, 'M'), left + n * w, 28));
}

/** What a table without cards shows: a hand that its game is about. */
const SAMPLES = [
  [/blackjack|half|21/, ['As', 'Kh']],
  [/three-card|2-card/, ['9c', '9h', '9s']],
  [/ride/, ['Th', 'Jh', 'Qh', '??', '??']],
  [/stud|caribbean/, ['Kd', 'Kc', '7s', '7h', '4d']],
  [/pai-gow|fortune/, ['X', 'As', 'Ad', 'Ah', '8c']],
  [/hold/, ['Ac', 'Qd', 'Jc', '??', '??']],
  [/./, ['9c', '4h', '2d', '??', '??']],
];
