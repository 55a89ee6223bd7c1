// A round as a small picture: cards, a number, dice.

import { h, s } from '../dom.js';
import { cardIcon } from '../pieces/card.js';
import { die } from '../pieces/die.js';
import { colourOf } from '../outcome.js';
import { coup } from './roads.js';

/** A roulette number in its colour. */
export const pocket = (n, cls = '') =>
  h('span', { class: `pocket ${colourOf(n)} ${cls}` }, String(n));

/** Dice in a line. */
export function diceIcons(shown, kind, size = 16) {
  return shown
    .split(' ')
    .map((pips) =>
      s(
        'svg',
        { width: size, height: size, viewBox: `0 0 ${size} ${size}`, class: 'die-icon' },
        die(Number(pips), size, kind),
      ),
    );
}

/** What a round showed. */
export function roundFace(events, sign) {
  const thrown = events.findLast((event) => event.event === 'thrown');
  if (thrown) {
    if (sign.marks.some((mark) => mark.id === 'straight-0')) return pocket(thrown.shown);
    if (/^\d( \d)+$/.test(thrown.shown))
      return diceIcons(
        thrown.shown,
        sign.marks.some((mark) => mark.id === 'win-line') ? 'red' : 'ivory',
      );
    return h('b', {}, thrown.shown);
  }
  const spots = new Map();
  for (const event of events) {
    if (event.event === 'dealt') spots.set(event.to, [...(spots.get(event.to) ?? []), event.card]);
    if (event.event === 'shown') {
      const held = spots.get(event.of) ?? [];
      event.cards.forEach((card) => {
        const at = held.indexOf('??');
        if (at >= 0) held[at] = card;
      });
    }
  }
  if (spots.has('player') && spots.has('banker')) {
    const one = coup(spots.get('player'), spots.get('banker'));
    if (one) return h('span', { class: `bead ${one.winner}` }, one.winner);
  }
  const first = spots.get('board') ?? spots.get('dealer') ?? [...spots.values()][0] ?? [];
  return first.slice(0, 7).map((card) => cardIcon(card, 'XS'));
}
