// Boards below the felt: baccarat's roads with counts in words.

import { h, n2, put, s, phone } from '../dom.js';
import { onChange, setting } from '../store.js';
import { W } from '../words.js';
import { beads, bigRoad, counts, derivedRoad, latest, ROWS, shoesOf } from './roads.js';

/** The boards of a family; null where it has none. */
export function boardsOf(family) {
  if (family !== 'baccarat') return null;
  const node = h('section', { class: 'boards', 'aria-label': `${W.bead}, ${W.big}` });
  const board = {
    node,
    live: null,
    before: false,
    renew(live) {
      board.live = live;
      draw(board);
    },
  };
  onChange((name) => {
    if (name === 'shapes' && board.live) draw(board);
  });
  return board;
}

function draw(board) {
  const shoes = shoesOf(board.live.past.filter((event) => event.n < board.live.shown));
  const coups = board.before ? shoes.before : shoes.now;
  const small = phone();
  const cell = small ? 13 : 20;
  const sums = counts(coups);
  const words = h(
    'span',
    { class: 'board-counts' },
    h('b', { class: 'B' }, small ? `B ${sums.B}` : `${W.banker} ${sums.B}`),
    ' ',
    h('b', { class: 'P' }, small ? `P ${sums.P}` : `${W.player} ${sums.P}`),
    ' ',
    h('b', { class: 'T' }, small ? `T ${sums.T}` : `${W.tie} ${sums.T}`),
  );
  const other = shoes.before.length
    ? h(
        'button',
        {
          class: 'link small',
          'aria-pressed': board.before ? 'true' : 'false',
          onclick: () => {
            board.before = !board.before;
            draw(board);
          },
        },
        W.lastShoe,
      )
    : null;
  const plateColumns = small ? 7 : 9;
  const roadColumns = small ? 20 : 21;
  put(
    board.node,
    h(
      'figure',
      { class: 'board plate' },
      h('figcaption', {}, W.bead),
      plate(latest(beads(coups), plateColumns), plateColumns, cell),
    ),
    h(
      'figure',
      { class: 'board road' },
      h('figcaption', {}, W.big, other, words),
      road(latest(bigRoad(coups), roadColumns), roadColumns, cell),
    ),
    small
      ? null
      : h(
          'figure',
          { class: 'board derived' },
          h('figcaption', {}, W.derived),
          [
            [W.eye, 1],
            [W.small, 2],
            [W.cockroach, 3],
          ].map(([name, back]) =>
            h('div', { class: 'derived-row' }, h('span', {}, name), derived(coups, back)),
          ),
        ),
  );
}

function grid(columns, rows, cell) {
  let d = '';
  for (let x = 0; x <= columns; x += 1) d += `M${x * cell + 0.5} 0V${rows * cell + 1}`;
  for (let y = 0; y <= rows; y += 1) d += `M0 ${y * cell + 0.5}H${columns * cell + 1}`;
  return s('path', { class: 'grid', d });
}

const sheet = (columns, rows, cell, label, ...kids) =>
  s(
    'svg',
    {
      class: 'road-svg',
      width: columns * cell + 1,
      height: rows * cell + 1,
      viewBox: `0 0 ${columns * cell + 1} ${rows * cell + 1}`,
      role: 'img',
      'aria-label': label,
    },
    s('rect', { class: 'road-paper', width: columns * cell + 1, height: rows * cell + 1 }),
    grid(columns, rows, cell),
    ...kids,
  );

function dots(one, cx, cy, r) {
  const kids = [];
  if (one.bp)
    kids.push(
      s('circle', { class: 'dot B', cx: n2(cx - r * 0.8), cy: n2(cy - r * 0.8), r: n2(r * 0.3) }),
    );
  if (one.pp)
    kids.push(
      s('circle', { class: 'dot P', cx: n2(cx + r * 0.8), cy: n2(cy + r * 0.8), r: n2(r * 0.3) }),
    );
  return kids;
}

function plate(cells, columns, cell) {
  const label = `${W.bead}: ${cells.map((one) => one.winner).join(' ')}`;
  return sheet(
    columns,
    ROWS,
    cell,
    label,
    cells.map((one) => {
      const [cx, cy, r] = [
        one.x * cell + cell / 2 + 0.5,
        one.y * cell + cell / 2 + 0.5,
        cell * 0.4,
      ];
      return s(
        'g',
        { class: `bead-mark ${one.winner}` },
        s('circle', { cx, cy, r }),
        s('text', { x: cx, y: cy + cell * 0.17, 'font-size': n2(cell * 0.48) }, one.winner),
        dots(one, cx, cy, r),
      );
    }),
  );
}

function road(cells, columns, cell) {
  const label = `${W.big}: ${cells.map((one) => one.winner + 'T'.repeat(one.ties)).join(' ')}`;
  return sheet(
    columns,
    ROWS,
    cell,
    label,
    cells.map((one) => {
      const [cx, cy, r] = [
        one.x * cell + cell / 2 + 0.5,
        one.y * cell + cell / 2 + 0.5,
        cell * 0.36,
      ];
      const tie = one.ties
        ? s('path', {
            class: 'tie-line',
            d: `M${n2(cx - r)} ${n2(cy + r)}L${n2(cx + r)} ${n2(cy - r)}`,
          })
        : null;
      const many =
        one.ties > 1
          ? s(
              'text',
              { class: 'tie-count', x: cx, y: cy + cell * 0.16, 'font-size': n2(cell * 0.42) },
              one.ties,
            )
          : null;
      return s(
        'g',
        { class: `road-mark ${one.winner}` },
        s('circle', { cx, cy, r, 'stroke-width': n2(cell * 0.12) }),
        tie,
        many,
        dots(one, cx, cy, r),
      );
    }),
  );
}

/** Derived roads: rings for the big eye, filled for the small, strokes for the cockroach. */
function derived(coups, back) {
  const [cell, columns] = [6, 28];
  const cells = latest(derivedRoad(coups, back), columns);
  const shapes = setting('shapes', false);
  const label = `${[W.eye, W.small, W.cockroach][back - 1]}: ${cells.map((one) => (one.red ? 'r' : 'b')).join('')}`;
  return sheet(
    columns,
    ROWS,
    cell,
    label,
    cells.map((one) => {
      const [cx, cy] = [one.x * cell + cell / 2 + 0.5, one.y * cell + cell / 2 + 0.5];
      const cls = `derived-mark ${one.red ? 'B' : 'P'} ${back === 1 ? 'open' : ''}`;
      if (back === 3)
        return s('path', {
          class: `${cls} stroke`,
          d: `M${n2(cx - 2)} ${n2(cy + 2)}L${n2(cx + 2)} ${n2(cy - 2)}`,
        });
      if (one.red && shapes)
        return s('rect', { class: cls, x: n2(cx - 2), y: n2(cy - 2), width: 4, height: 4 });
      return s('circle', { class: cls, cx: n2(cx), cy: n2(cy), r: 2 });
    }),
  );
}
