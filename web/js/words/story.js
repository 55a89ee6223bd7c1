// An event as one short sentence.

import { cardText } from '../pieces/card.js';
import { brief, bookOf, cents } from '../money.js';
import { W } from '../words.js';

/** What happened, in words; nothing for what needs none. */
export function told(event, { sign, names = {} }) {
  const book = bookOf(sign.id);
  const who = (seat) => names[seat] ?? W.upper(W.seat(seat));
  const place = (spot) => {
    const seat = /^seat(\d+)/.exec(spot)?.[1];
    return seat ? who(seat) : W.upper(spot);
  };
  const cards = (list) => list.map(cardText).join(' ');
  const money = (text) => brief(cents(text), book);
  const title = (id) => sign.marks.find((mark) => mark.id === id)?.title ?? W.act(id);
  switch (event.event) {
    case 'joined':
      return `${who(event.seat)} sits down`;
    case 'left':
      return `${who(event.seat)} leaves`;
    case 'shoe':
      return 'A full shoe is put on the table';
    case 'shuffled':
      return 'The cards are shuffled';
    case 'staked':
      return `${who(event.seat)} bets ${money(event.amount)} on ${title(event.wager)}`;
    case 'withdrawn':
      return `${who(event.seat)} takes ${title(event.wager)} back`;
    case 'banked':
      return `${who(event.seat)} banks with ${money(event.amount)}`;
    case 'button':
      return `The button lies at ${who(event.seat)}`;
    case 'closed':
      return W.noMoreBets;
    case 'begun':
      return 'A hand begins';
    case 'posted':
      return `${who(event.seat)} posts the ${event.name}, ${money(event.amount)}`;
    case 'dealt':
      return `${place(event.to)}: ${cardText(event.card)}`;
    case 'shown':
      return `${place(event.of)} shows ${cards(event.cards)}`;
    case 'laid':
      return `${place(event.to)}: ${cards(event.cards)}`;
    case 'discarded':
      return `${place(event.of)} throws away ${W.many(event.cards.length, 'card')}`;
    case 'thrown':
      return `${W.upper(sign.chance.throw?.of ?? 'shown')}: ${event.shown}`;
    case 'acted':
      return `${who(event.seat)} ${event.did}${cents(event.paid) > 0 ? ` ${money(event.paid)}` : ''}`;
    case 'fee':
      return `Fee of ${money(event.amount)}, ${event.name}`;
    case 'ruled':
      return `Ruled by ${event.rule}`;
    case 'settled':
      return 'Settled';
    default:
      return '';
  }
}
