// Suits as shapes in a box from −.5 to .5, and where pips lie on a card.

const HEART =
  'M0 .47C-.1 .33-.5 .1-.5-.17-.5-.35-.38-.46-.25-.46-.13-.46-.04-.39 0-.28 ' +
  '.04-.39 .13-.46 .25-.46 .38-.46 .5-.35 .5-.17 .5 .1 .1 .33 0 .47Z';
const DIAMOND =
  'M0-.5C.1-.3 .24-.12 .38 0 .24 .12 .1 .3 0 .5-.1 .3-.24 .12-.38 0-.24-.12-.1-.3 0-.5Z';
const SPADE =
  'M0-.5C.12-.33 .49-.1 .49 .15 .49 .29 .38 .37 .26 .37 .17 .37 .1 .33 .055 .27 ' +
  '.065 .37 .1 .45 .17 .5H-.17C-.1 .45-.065 .37-.055 .27-.1 .33-.17 .37-.26 .37' +
  '-.38 .37-.49 .29-.49 .15-.49-.1-.12-.33 0-.5Z';
const CLUB =
  'M0-.5A.225 .225 0 0 1 .17-.125 .232 .232 0 1 1 .07 .26C.08 .36 .11 .45 .17 .5H-.17' +
  'C-.11 .45-.08 .36-.07 .26A.232 .232 0 1 1-.17-.125 .225 .225 0 0 1 0-.5Z';

export const SUITS = {
  s: { path: SPADE, name: 'spades', ink: 'var(--suit-black)', tint: '#14181A' },
  h: { path: HEART, name: 'hearts', ink: 'var(--suit-red)', tint: '#C3161C' },
  d: { path: DIAMOND, name: 'diamonds', ink: 'var(--suit-diamond)', tint: '#C3161C' },
  c: { path: CLUB, name: 'clubs', ink: 'var(--suit-club)', tint: '#14181A' },
};

export const RANKS = {
  A: 'ace',
  K: 'king',
  Q: 'queen',
  J: 'jack',
  T: 'ten',
  9: 'nine',
  8: 'eight',
  7: 'seven',
  6: 'six',
  5: 'five',
  4: 'four',
  3: 'three',
  2: 'two',
};

const [L, C, R] = [0.36, 0.5, 0.64];
const [TOP, MID] = [0.264, 0.7];
const [UP, DOWN] = [0.555, 0.845];
const END = 1.4 - TOP;

/** Places of the pips of a number, on a card that is 1 wide and 1.4 high. */
export const PIPS = {
  2: [
    [C, TOP],
    [C, END],
  ],
  3: [
    [C, TOP],
    [C, MID],
    [C, END],
  ],
  4: [
    [L, TOP],
    [R, TOP],
    [L, END],
    [R, END],
  ],
  5: [
    [L, TOP],
    [R, TOP],
    [C, MID],
    [L, END],
    [R, END],
  ],
  6: [
    [L, TOP],
    [R, TOP],
    [L, MID],
    [R, MID],
    [L, END],
    [R, END],
  ],
  7: [
    [L, TOP],
    [R, TOP],
    [C, 0.48],
    [L, MID],
    [R, MID],
    [L, END],
    [R, END],
  ],
  8: [
    [L, TOP],
    [R, TOP],
    [C, 0.48],
    [L, MID],
    [R, MID],
    [C, 0.92],
    [L, END],
    [R, END],
  ],
  9: [
    [L, TOP],
    [R, TOP],
    [L, UP],
    [R, UP],
    [C, MID],
    [L, DOWN],
    [R, DOWN],
    [L, END],
    [R, END],
  ],
  T: [
    [L, TOP],
    [R, TOP],
    [C, 0.41],
    [L, UP],
    [R, UP],
    [L, DOWN],
    [R, DOWN],
    [C, 0.99],
    [L, END],
    [R, END],
  ],
};
