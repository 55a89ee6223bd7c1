// All pieces on one page, to be looked at.
import { h, s, translate } from '/js/dom.js';
import { card, high, place, SIZES } from '/js/pieces/card.js';
import { chip, CHIPS, stack } from '/js/pieces/chip.js';
import { button, die, puck } from '/js/pieces/die.js';
import { tile, tileBack } from '/js/pieces/tile.js';

const box = (title, book, height, draw) => {
  const svg = s('svg', { width: 1200, height, viewBox: `0 0 1200 ${height}` });
  draw(svg);
  document.body.append(h('h2', {}, title), h('div', { class: 'felt-box', 'data-book': book }, svg));
};
const at = (svg, node, x, y) => svg.append(s('g', { transform: translate(x, y) }, node));

const CARDS = ['As', 'Kh', 'Qd', 'Jc', 'Ts', '9h', '7d', '2c', '8s', '6d', '5c', '4h', '3s', 'X'];
box('Cards', 'co', 440, (svg) => {
  let y = 6;
  for (const size of ['XL', 'L', 'M', 'S', 'XS']) {
    let x = 10;
    for (const text of [...CARDS, '??']) {
      if (x > 1150) break;
      at(svg, card(text, size), x, y);
      x += SIZES[size] + 10;
    }
    y += high(SIZES[size]) + 12;
  }
  const won = card('Qs', 'M');
  won.classList.add('won');
  const out = card('8d', 'M');
  out.classList.add('out');
  at(svg, won, 900, 260);
  at(svg, out, 960, 260);
  at(svg, place('M'), 1020, 260);
});
const ROW = ['6-6', '1-1', '4-4', '1-3', '5-5', '3-3', '2-2', '6-5', '6-4', '6-1', '5-1', '5-4'];
box(
  'Tiles',
  'ca',
  100,
  (svg) =>
    ROW.forEach((text, n) => at(svg, tile(text), 10 + n * 56, 4)) ||
    at(svg, tileBack(), 720, 4) ||
    at(svg, tile('6-4', 30), 800, 4),
);
box('Dice, puck, button', 'uk', 110, (svg) => {
  for (let n = 1; n <= 6; n += 1) {
    at(svg, die(n), n * 62 - 40, 2);
    at(svg, die(n, 48, 'red'), n * 62 - 40, 60);
    at(svg, die(n, 16), n * 30 + 600, 20);
  }
  at(svg, puck(true, 22), 460, 26);
  at(svg, puck(false, 22), 460, 80);
  at(svg, button(20), 520, 26);
});
box('Chips', 'co', 110, (svg) => {
  CHIPS.forEach((one, n) => {
    at(svg, chip(one, 26), 40 + n * 76, 34);
    at(svg, chip(one, 10), 40 + n * 76, 90);
  });
  at(svg, stack(163000, { r: 17 }), 790, 60);
  at(svg, stack(9500, { r: 17, kind: 'won' }), 870, 60);
  at(svg, stack(2500, { r: 17, kind: 'lost', words: 'lost $25' }), 950, 60);
  at(svg, stack(10000), 1020, 60);
});
document.documentElement.dataset.ready = 'yes';
