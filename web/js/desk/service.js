// The order of service as pure data: what a dealer does next, and what has been done.

import { coup, points } from '../boards/roads.js';

const SUITS = { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' };

/**
 * The one instruction of a moment: {what, why, rule, act, entry}. `act` is the input that Enter
 * sends where nothing is typed; `entry` is what is typed: a card, or a throw.
 */
export function instruction(view, sign) {
  const ask = view.asks[0];
  if (!ask) return { what: 'The table waits', act: null };
  const place = (spot) => (/^seat\d/.test(spot) ? spot.replace(/^seat/, 'seat ') : spot);
  switch (ask.ask) {
    case 'seats':
      return {
        what: 'Wait for players',
        why: `${ask.missing} more are needed`,
        rule: ask.rule,
        act: null,
      };
    case 'office':
      return { what: `Offer the ${ask.office} to seat ${ask.seat}`, act: null };
    case 'shoe':
      return {
        what: 'Bring a fresh shoe',
        why: 'shuffled, cut, marked and burned as the book has it',
        rule: ask.rule,
        act: { shoe: {} },
        button: 'The shoe is ready',
        entry: 'shoe',
      };
    case 'wagers':
      return {
        what: 'Bets are open',
        why: 'call no more bets when everybody has bet',
        act: { close: {} },
        button: 'No more bets',
      };
    case 'hand':
      return { what: 'Deal the next hand', act: { deal: {} }, button: 'Deal' };
    case 'card':
      return { ...cardWords(view, sign, ask, place), rule: ask.rule, entry: 'card' };
    case 'shuffle':
      return { what: 'Shuffle', rule: ask.rule, act: { shuffle: {} }, button: 'Shuffled' };
    case 'show':
      return { what: `Turn over ${place(ask.of)}`, act: { show: {} }, button: 'Turned over' };
    case 'throw':
      return {
        what: ask.of === 'spin' ? 'Spin the ball' : 'Throw the dice',
        why: 'then enter what they show',
        entry: 'throw',
      };
    case 'decide':
      return { what: `Seat ${ask.seat} decides`, act: null };
    case 'settlement':
      return { ...countWords(view), act: { settle: {} }, button: 'Collect and pay' };
    case 'round':
      return {
        what: 'Clear the table',
        why: 'discards in order, then the next round',
        act: { clear: {} },
        button: 'Next round',
      };
    default:
      return { what: 'The table waits', act: null };
  }
}

const cardsOf = (view, spot) => (view.spots.get(spot) ?? []).map((held) => held.card);

/** Baccarat's third cards are named; elsewhere the place is. */
function cardWords(view, sign, ask, place) {
  const baccarat = sign.spots.includes('player') && sign.spots.includes('banker');
  const here = cardsOf(view, ask.to);
  const up =
    ask.face === 'up' ? 'face up' : ask.face === 'down' ? 'face down' : 'for the seat alone';
  if (!baccarat || here.length < 2) return { what: `Card to ${place(ask.to)}`, why: up };
  const name = ask.to === 'player' ? 'Player' : 'Banker';
  const count = points(here);
  const third = cardsOf(view, 'player')[2];
  const why =
    ask.to === 'banker' && third
      ? `Player’s third card is ${points([third])}: Banker’s ${count} draws`
      : `${name} has ${count}`;
  return { what: `${name} draws`, why };
}

/** What is called before money moves. */
function countWords(view) {
  const [player, banker] = [cardsOf(view, 'player'), cardsOf(view, 'banker')];
  const one = coup(player, banker);
  if (!one) return { what: 'Collect and pay', why: 'in the order of the book' };
  const stands =
    banker.length === 2 && player.length === 3 ? `Banker stands on ${one.banker}` : null;
  const call =
    one.winner === 'T'
      ? `Tie at ${one.player}`
      : `${one.winner === 'P' ? 'Player' : 'Banker'} wins, ${Math.max(one.player, one.banker)} to ${Math.min(one.player, one.banker)}`;
  return { what: stands ?? call, why: stands ? call : 'call the counts, then collect and pay' };
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
  const names = {
    wagers: ['Bets', 'open, then no more bets'],
    throw: [sign.chance.throw?.of === 'spin' ? 'Spin' : 'Throw', 'enter what is shown'],
    hand: ['Next hand', 'blinds and antes post themselves'],
    card: ['Cards', 'in the order of the deal'],
    decide: ['Decisions', 'from the dealer’s left'],
    settlement: ['Collect, then pay', 'in the order of the book'],
    round: ['Clear', 'discard in order'],
  };
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
