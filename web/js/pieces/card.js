// Cards in four sizes, drawn: full pips from L up, jumbo indices below. Unknown ones show a back.

import { fresh, n2, s, translate } from '../dom.js';
import { PIPS, RANKS, SUITS } from './suits.js';
import { isTile, tile, tileName } from './tile.js';

/** Widths of the four sizes; cards are 5 to 7. */
export const SIZES = { XL: 90, L: 72, M: 45, S: 30, XS: 20 };

export const CROWN = 'M-.5-.3L-.28 .02 0-.42 .28 .02 .5-.3 .4 .42H-.4Z';

/** How high a card of that width is. */
export const high = (width) => width * 1.4;

/** A card's name for people: "queen of hearts", "joker", "a card face down". */
export function cardName(card) {
  if (isTile(card)) return tileName(card);
  if (card === '??') return 'a card face down';
  if (card[0] === 'X') return card.length > 1 ? `joker ${card.slice(1)}` : 'joker';
  return `${RANKS[card[0]] ?? card[0]} of ${SUITS[card[1]]?.name ?? card[1]}`;
}

/** A card's short text with its suit: `10♥`. */
export function cardText(card) {
  if (isTile(card) || card === '??' || card[0] === 'X') return card[0] === 'X' ? 'joker' : card;
  const suit = { s: '♠', h: '♥', d: '♦', c: '♣' }[card[1]];
  return `${card[0] === 'T' ? '10' : card[0]}${suit}`;
}

/** A group with a card of that size, its corner at the origin. */
export function card(text, size, { label = true } = {}) {
  if (isTile(text)) return tile(text, size === 'M' || size === 'S' ? 30 : 40);
  const w = SIZES[size] ?? size;
  const group = s('g', { class: 'card', 'data-card': text });
  if (label) {
    group.setAttribute('role', 'img');
    group.setAttribute('aria-label', cardName(text));
  }
  group.append(stock(w));
  if (text === '??') group.append(...back(w));
  else if (text[0] === 'X') group.append(...joker(w));
  else if (w >= 60) group.append(...faced(text, w));
  else if (w >= 38) group.append(...jumbo(text, w));
  else group.append(...small(text, w));
  return group;
}

/** The same as a picture of its own, for lines of text and lists. */
export function cardIcon(text, size) {
  const w = isTile(text) ? (size === 'XS' ? 14 : 20) : (SIZES[size] ?? size);
  const hi = isTile(text) ? w * 2.3 : high(w);
  const box = isTile(text) ? `0 0 40 92` : `0 0 ${w} ${n2(hi)}`;
  return s(
    'svg',
    { class: 'card-icon', width: w, height: n2(hi), viewBox: box },
    isTile(text) ? tile(text, 40) : card(text, size),
  );
}

const ink = (text) => SUITS[text[1]].ink;
const index = (text) => (text[0] === 'T' ? '10' : text[0]);

function stock(w) {
  return s('rect', { class: 'stock', width: w, height: n2(high(w)), rx: n2(w * 0.085) });
}

function suit(text, x, y, size, turned) {
  const turn = turned ? ' rotate(180)' : '';
  const at = `${translate(x, y)}${turn} scale(${n2(size)})`;
  return s('path', { d: SUITS[text[1]].path, fill: ink(text), transform: at });
}

function corner(text, w) {
  const wide = text[0] === 'T';
  return s(
    'g',
    {},
    s(
      'text',
      {
        class: 'index',
        x: n2(w * 0.15),
        y: n2(w * 0.275),
        fill: ink(text),
        'font-size': n2(w * 0.235),
        // A ten is as wide as its column of pips leaves room.
        ...(wide ? { textLength: n2(w * 0.2), lengthAdjust: 'spacingAndGlyphs' } : {}),
      },
      index(text),
    ),
    suit(text, w * 0.148, w * 0.396, w * 0.145),
  );
}

function corners(text, w) {
  const other = s('g', { transform: `rotate(180 ${n2(w / 2)} ${n2(w * 0.7)})` }, corner(text, w));
  return [corner(text, w), other];
}

function faced(text, w) {
  const rank = text[0];
  if (rank === 'A') {
    const ring = { class: 'ring', cx: n2(w / 2), cy: n2(w * 0.7), r: n2(w * 0.27) };
    return [...corners(text, w), s('circle', ring), suit(text, w / 2, w * 0.7, w * 0.38)];
  }
  if ('KQJ'.includes(rank)) return [...corners(text, w), ...court(text, w)];
  const pips = PIPS[rank].map(([x, y]) => suit(text, x * w, y * w, w * 0.15, y > 0.7));
  return [...corners(text, w), ...pips];
}

/** A framed monogram in a medallion; king and queen have a crown. */
function court(text, w) {
  const id = fresh('lattice');
  const tone = ink(text);
  const frame = {
    x: n2(w * 0.257),
    y: n2(w * 0.152),
    width: n2(w * 0.486),
    height: n2(w * 1.096),
    rx: n2(w * 0.035),
    stroke: tone,
    'stroke-opacity': 0.45,
  };
  const step = w * 0.088;
  const lattice = s(
    'pattern',
    {
      id,
      width: n2(step),
      height: n2(step),
      patternUnits: 'userSpaceOnUse',
      patternTransform: 'rotate(45)',
    },
    s('path', { d: `M0 0H${n2(step)}M0 0V${n2(step)}`, stroke: tone, 'stroke-opacity': 0.3 }),
  );
  return [
    s('defs', {}, lattice),
    s('rect', { ...frame, fill: tone, 'fill-opacity': 0.07, stroke: 'none' }),
    s('rect', { ...frame, fill: `url(#${id})` }),
    suit(text, w * 0.357, w * 0.253, w * 0.1),
    suit(text, w * 0.643, w * 1.147, w * 0.1, true),
    text[0] === 'J'
      ? ''
      : s('path', {
          d: CROWN,
          fill: tone,
          transform: `${translate(w / 2, w * 0.398)} scale(${n2(w * 0.21)} ${n2(w * 0.15)})`,
        }),
    s('circle', {
      cx: n2(w / 2),
      cy: n2(w * 0.7),
      r: n2(w * 0.215),
      fill: 'var(--stock)',
      stroke: tone,
      'stroke-opacity': 0.6,
    }),
    s(
      'text',
      { class: 'monogram', x: n2(w / 2), y: n2(w * 0.822), fill: tone, 'font-size': n2(w * 0.36) },
      text[0],
    ),
  ].filter(Boolean);
}

function jumbo(text, w) {
  const wide = text[0] === 'T';
  return [
    s(
      'text',
      {
        class: 'index',
        x: n2(w * (wide ? 0.3 : 0.25)),
        y: n2(w * 0.45),
        fill: ink(text),
        'font-size': n2(w * 0.45),
        'letter-spacing': wide ? n2(-w * 0.035) : 0,
      },
      index(text),
    ),
    suit(text, w * 0.235, w * 0.64, w * 0.22),
    suit(text, w * 0.62, w * 0.98, w * 0.56),
  ];
}

function small(text, w) {
  const wide = text[0] === 'T';
  return [
    s(
      'text',
      {
        class: 'index',
        x: n2(w / 2),
        y: n2(w * 0.62),
        fill: ink(text),
        'font-size': n2(w * 0.6),
        'letter-spacing': wide ? n2(-w * 0.05) : 0,
      },
      index(text),
    ),
    suit(text, w / 2, w * 0.99, w * 0.44),
  ];
}

function joker(w) {
  const y = w >= 60 ? 0.66 : 0.6;
  const star = 'M0-.5L.15-.2 .48-.16 .24 .08 .3 .42 0 .25-.3 .42-.24 .08-.48-.16-.15-.2Z';
  return [
    s('path', {
      d: star,
      class: 'jest',
      transform: `${translate(w / 2, w * y)} scale(${n2(w * 0.6)})`,
    }),
    s(
      'text',
      { class: 'index jest', x: n2(w / 2), y: n2(w * 1.26), 'font-size': n2(w * 0.19) },
      w < 38 ? 'J' : 'JOKER',
    ),
  ];
}

/** Lattice and § in the book's colour. */
function back(w) {
  const id = fresh('back');
  const edge = w * 0.062;
  const step = Math.max(3.2, w * 0.075);
  const at = { x: n2(edge), y: n2(edge), width: n2(w - 2 * edge), height: n2(high(w) - 2 * edge) };
  const pattern = s(
    'pattern',
    {
      id,
      width: n2(step),
      height: n2(step),
      patternUnits: 'userSpaceOnUse',
      patternTransform: 'rotate(45)',
    },
    s('path', { d: `M0 0H${n2(step)}M0 0V${n2(step)}`, class: 'back-line' }),
  );
  return [
    s('defs', {}, pattern),
    s('rect', { ...at, rx: n2(w * 0.045), class: 'back-fill' }),
    s('rect', { ...at, rx: n2(w * 0.045), fill: `url(#${id})` }),
    s('circle', { cx: n2(w / 2), cy: n2(w * 0.7), r: n2(w * 0.2), class: 'back-seal' }),
    s('text', { class: 'back-sign', x: n2(w / 2), y: n2(w * 0.8), 'font-size': n2(w * 0.29) }, '§'),
  ];
}

/** A dashed place where a card is expected. */
export function place(size, words) {
  const w = SIZES[size] ?? size;
  const group = s(
    'g',
    { class: 'place' },
    s('rect', { width: w, height: n2(high(w)), rx: n2(w * 0.085) }),
  );
  (words ?? []).forEach((line, at) =>
    group.append(
      s('text', { x: n2(w / 2), y: n2(w * 0.7 + 4 + (at - (words.length - 1) / 2) * 16) }, line),
    ),
  );
  return group;
}
