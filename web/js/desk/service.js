// The order of service as pure data: what a dealer does next, and what has been done.

import { coup, points } from '../boards/roads.js';
import { DESK as D } from '../words/desk.js';
import { W } from '../words.js';

const SUITS = { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' };

/**
 * The one instruction of a moment: {what, why, rule, act, entry}. `act` is the input that Enter
 * sends where nothing is typed; `entry` is what is typed: a card, or a throw.
 */
export function instruction(view, sign) {
  const ask = view.asks[0];
  if (!ask) return { what: D.waits, act: null };
  switch (ask.ask) {
    case 'seats':
      return { what: D.players[0], why: D.players[1](ask.missing), rule: ask.rule, act: null };
    case 'office':
      return { what: D.office(ask.office, ask.seat), act: null };
    case 'shoe': {
      const [what, why, button] = D.shoe;
      return { what, why, rule: ask.rule, act: { shoe: {} }, button, entry: 'shoe' };
    }
    case 'wagers': {
      const [what, why, button] = D.wagers;
      return { what, why, act: { close: {} }, button };
    }
    case 'hand':
      return { what: D.hand[0], act: { deal: {} }, button: D.hand[1] };
    case 'card':
      return { ...cardWords(view, sign, ask), rule: ask.rule, entry: 'card' };
    case 'shuffle':
      return { what: D.shuffle[0], rule: ask.rule, act: { shuffle: {} }, button: D.shuffle[1] };
    case 'show':
      return { what: D.show[0](ask.of), act: { show: {} }, button: D.show[1] };
    case 'throw': {
      const { spin, dice, why } = D.throwing;
      return { what: ask.of === 'spin' ? spin : dice, why, entry: 'throw' };
    }
    case 'decide':
      return { what: D.decides(ask.seat), act: null };
    case 'settlement':
      return { ...countWords(view), act: { settle: {} }, button: D.pay[0] };
    case 'round': {
      const [what, why, button] = D.clear;
      return { what, why, act: { clear: {} }, button };
    }
    default:
      return { what: D.waits, act: null };
  }
}

const cardsOf = (view, spot) => (view.spots.get(spot) ?? []).map((held) => held.card);

/** Baccarat's third cards are named; elsewhere the place is. */
function cardWords(view, sign, ask) {
  const baccarat = sign.spots.includes('player') && sign.spots.includes('banker');
  const here = cardsOf(view, ask.to);
  if (!baccarat || here.length < 2)
    return { what: D.cardTo(ask.to), why: D.faces[ask.face] ?? D.faces.own };
  const name = D.sides[ask.to];
  const count = points(here);
  const third = cardsOf(view, 'player')[2];
  const why = ask.to === 'banker' && third ? D.third(points([third]), count) : D.has(name, count);
  return { what: D.draws(name), why };
}

/** What is called before money moves. */
function countWords(view) {
  const [player, banker] = [cardsOf(view, 'player'), cardsOf(view, 'banker')];
  const one = coup(player, banker);
  if (!one) return { what: D.pay[0], why: D.pay[1] };
  const stands = banker.length === 2 && player.length === 3 ? D.stands(one.banker) : null;
  const [low, high] = [one.player, one.banker].sort((a, b) => a - b);
  const call = one.winner === 'T' ? W.tieAt(one.player) : W.wins(D.sides[one.winner], high, low);
  return { what: stands ?? call, why: stands ? call : D.pay[2] };
}

/** Steps of a round: [{name, note, state: 'done' | 'now' | 'later'}]. */
export function steps(view, sign) {
  const now = view.asks[0]?.ask ?? '';
  const thrown = Boolean(sign.chance.throw);
  const order = thrown
    ? ['wagers', 'throw', 'settlement', 'round']
    : sign.marks.length
      ? ['wagers', 'card', 'decide', 'settlement', 'round']
      : ['hand', 'card', 'decide', 'round'];
  const names = { ...D.steps, throw: D.steps[sign.chance.throw?.of === 'spin' ? 'spin' : 'throw'] };
  const alias = {
    show: 'card',
    shuffle: 'card',
    shoe: 'wagers',
    office: 'wagers',
    follow: 'decide',
  };
  const at = order.indexOf(alias[now] ?? now);
  const shown = order.filter((step) => step !== 'decide' || sign.words.length > 0);
  return shown.map((step) => {
    const place = order.indexOf(step);
    return {
      name: names[step][0],
      note: names[step][1],
      state: place < at ? 'done' : place === at ? 'now' : 'later',
    };
  });
}

/** When Banker draws against Player's third card: rows of Banker's count from 3 to 7. */
export const TABLEAU = {
  3: (third) => third !== 8,
  4: (third) => third >= 2 && third <= 7,
  5: (third) => third >= 4 && third <= 7,
  6: (third) => third === 6 || third === 7,
  7: () => false,
};

/** A typed card: `5d`, `10h`, `ts`, `x`; null where it is none. */
export function typedCard(text) {
  const clean = text.trim().replace(/^10/, 'T');
  if (/^x\d?$/i.test(clean)) return clean.toUpperCase();
  if (/^\d-\d$/.test(clean)) return clean;
  const found = /^([2-9TJQKA])([CDHS])$/i.exec(clean);
  return found ? found[1].toUpperCase() + found[2].toLowerCase() : null;
}

/** A typed throw that the table knows: dice in any order of blanks, a number, a symbol. */
export function typedThrow(text, faces) {
  const plain = text.trim().toUpperCase();
  const spaced =
    /^[1-6]{2,3}$/.test(plain) && faces.some(([face]) => face.includes(' '))
      ? [...plain].join(' ')
      : plain.replaceAll(/[\s,-]+/g, ' ');
  return (
    faces.find(([face]) => face.toUpperCase() === spaced)?.[0] ??
    (/^[A-Z]\|[A-Z]$/.test(plain) ? plain : null)
  );
}

export { SUITS };
