// The hand so far, street by street, each forced bet with its rule; pots and shares once settled.

import { h } from '../dom.js';
import { brief, cents } from '../money.js';
import { cardIcon } from '../pieces/card.js';
import { ruleChip } from '../rules.js';
import { HAND } from '../words/desk.js';
import { W } from '../words.js';

export function handLog({ live, book }) {
  const events = current(live.past);
  const who = (seat) => (seat === live.seat ? W.you : (live.nameOf(seat) ?? W.upper(W.seat(seat))));
  const rows = [];
  let board = [];
  const flush = () => {
    if (!board.length) return;
    rows.push(
      h(
        'li',
        { class: 'street' },
        h('span', {}, streetName(rows, board)),
        board.map((card) => cardIcon(card, 'XS')),
      ),
    );
    board = [];
  };
  for (const event of events) {
    if (event.event === 'dealt' && event.to.startsWith('board')) {
      board.push(event.card);
      continue;
    }
    flush();
    const row = line(event, who, live, book);
    if (row) rows.push(row);
  }
  flush();
  const ask = live.view.asks[0];
  if (ask?.ask === 'decide') {
    const call = live.view.figures.get('to_call');
    rows.push(
      h(
        'li',
        { class: `log-row ${ask.seat === live.seat ? 'turn' : ''}` },
        h('strong', {}, who(ask.seat)),
        h(
          'span',
          {},
          HAND.toAct,
          call && cents(call) > 0
            ? [
                HAND.call,
                h('b', {}, brief(cents(call), book)),
                HAND.into,
                h('b', {}, brief(live.view.pot, book)),
              ]
            : '',
        ),
      ),
    );
  }
  return h(
    'ol',
    { class: 'hand-log' },
    rows.length ? rows : h('li', { class: 'quiet pad' }, W.roundsNone),
  );
}

const streetName = (rows, board) => {
  const before = rows.filter((row) => row.classList.contains('street')).length;
  const [flop, turn, river, other] = HAND.streets;
  if (board.length === 3) return flop;
  return before === 1 ? turn : before === 2 ? river : other;
};

/** The events of the hand that is on, or of the last one. */
export function current(past) {
  const from = past.findLastIndex((event) => event.event === 'begun');
  return from < 0 ? [] : past.slice(from);
}

function line(event, who, live, book) {
  const row = (seat, words, rule) =>
    h(
      'li',
      { class: 'log-row' },
      h('strong', {}, who(seat)),
      h('span', {}, words),
      rule ? ruleChip(rule) : null,
    );
  const bold = (amount) => h('b', {}, brief(cents(amount), book));
  switch (event.event) {
    case 'posted':
      return row(event.seat, [event.name, ' ', bold(event.amount)], event.rule);
    case 'acted': {
      const did = event.seat === live.seat ? (HAND.you[event.did] ?? event.did) : event.did;
      const amount = event.amount ?? (cents(event.paid) > 0 ? event.paid : null);
      const to = event.act === 'raise' ? HAND.raiseTo : ' ';
      return row(event.seat, [did, amount ? [to, bold(amount)] : null]);
    }
    case 'fee':
      return h(
        'li',
        { class: 'log-row' },
        h('strong', {}, W.fees),
        h('span', {}, event.name, ' ', bold(event.amount)),
        ruleChip(event.rule),
      );
    case 'discarded':
      return null;
    case 'settled':
      return settled(event, who, book);
    default:
      return null;
  }
}

function settled(event, who, book) {
  const awards = (event.awards ?? []).flatMap((award) =>
    award.winners.map((share) =>
      h(
        'li',
        { class: 'log-row won' },
        h('strong', {}, who(share.seat)),
        h(
          'span',
          {},
          award.name === 'returned' ? HAND.back : HAND.wins(award.name),
          h('b', {}, brief(cents(share.amount), book)),
        ),
        ruleChip(award.rule),
      ),
    ),
  );
  const debts = (event.debts ?? []).map((debt) =>
    h(
      'li',
      { class: 'log-row won' },
      h('strong', {}, who(debt.to)),
      h(
        'span',
        {},
        HAND.owes(debt.label, who(debt.from)),
        h('b', {}, brief(cents(debt.amount), book)),
      ),
      ruleChip(debt.rule),
    ),
  );
  return h('li', {}, h('ol', {}, awards, debts));
}
