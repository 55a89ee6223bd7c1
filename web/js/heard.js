// What happened, in words for those who listen.

import { cardName } from './pieces/card.js';
import { brief, bookOf, cents, signedFull } from './money.js';
import { netOf } from './fold.js';
import { say } from './speak.js';
import { W } from './words.js';

const place = (spot, live) => {
  const seat = /^seat(\d+)/.exec(spot)?.[1];
  if (!seat) return spot;
  return Number(seat) === live.seat ? 'you' : (live.nameOf(seat) ?? `seat ${seat}`);
};

/** Speaks an event. */
export function heard(event, live) {
  const book = bookOf(live.sign.id);
  const who = (seat) => (seat === live.seat ? W.you : (live.nameOf(seat) ?? W.seat(seat)));
  switch (event.event) {
    case 'dealt':
      if (event.card !== '??') say(`${cardName(event.card)} to ${place(event.to, live)}`);
      break;
    case 'shown':
      say(`${event.cards.map(cardName).join(', ')}, ${place(event.of, live)}`);
      break;
    case 'thrown':
      say(`${event.shown}`);
      break;
    case 'closed':
      say(W.noMoreBets);
      break;
    case 'acted':
      if (event.seat !== live.seat)
        say(
          `${who(event.seat)} ${event.did}${cents(event.paid) > 0 ? ` ${brief(cents(event.paid), book)}` : ''}`,
        );
      break;
    case 'settled': {
      if (live.seat === null) break;
      const lines = event.lines.filter((line) => line.seat === live.seat);
      const words = lines.map(
        (line) => `${line.wager.replaceAll('-', ' ')} ${W.result(line.result).toLowerCase()}`,
      );
      const net = netOf(event, live.seat);
      if (lines.length || net) say([...words, `${signedFull(net, book)} in all`].join(', '));
      break;
    }
    default:
  }
}
