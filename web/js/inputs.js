// A choice of the menu as the input that the table is told.

import { plain } from './money.js';

/** The input of a choice. */
export function inputOf(choice, seat, amount, cards) {
  const only = choice.amount && choice.amount.min === choice.amount.max ? choice.amount.min : null;
  const sum =
    amount !== null && amount !== undefined && !Number.isNaN(amount) ? plain(amount) : only;
  const least = sum ?? choice.amount?.min ?? '0.00';
  switch (choice.verb) {
    case 'join':
      return { join: { seat, buy: least, ...(choice.id ? { how: choice.id } : {}) } };
    case 'buy':
      return { buy: { seat, amount: least } };
    case 'return':
      return { return: { seat, ...(choice.id ? { how: choice.id } : {}) } };
    case 'move':
      return { move: { from: seat, to: Number(choice.id) } };
    case 'bank':
      return { bank: { seat, amount: least } };
    case 'decide': {
      const text = cards ? rowsText(cards, choice.cards) : null;
      const act = {
        seat,
        act: choice.id,
        ...(sum ? { amount: sum } : {}),
        ...(text ? { cards: text } : {}),
      };
      return choice.behind ? { follow: { ...act, behind: choice.behind } } : { decide: act };
    }
    default:
      return { [choice.verb]: { seat } };
  }
}

const rowsText = (rows, { rows: many }) =>
  many
    ? many
        .map((_, at) => (rows[at] ?? []).join(' '))
        .join(' / ')
        .replaceAll(/ +/g, ' ')
        .trim()
    : rows.flat().join(' ');
