// What a house may post, read from the catalogue's words: ranges shown, breaches told as one types.
// The floor proves it again when a table opens; this only saves a detour.

import { cents } from '../money.js';
import { DESK } from '../words/desk.js';

const PRINTED = /^`printed`, by the pay table, or (.+)$/;
const ODDS = /^at least (\d+) to (\d+)$/;
const LEAST = /^at least (\d+\.\d\d)$/;
const MONEY = /^(\d+\.\d\d) to (\d+\.\d\d)$/;
const SPAN = /^(\d+) to (\d+)$/;
const LIST = /^[\w.-]+(?:, [\w.-]+)*$/;

/** The choices of an option where they can be listed: flags, words, small spans; else null. */
export function choices(lawful) {
  if (lawful === 'true or false') return ['true', 'false'];
  const span = SPAN.exec(lawful);
  if (span && span[2] - span[1] <= 24)
    return Array.from({ length: span[2] - span[1] + 1 }, (_, at) => String(Number(span[1]) + at));
  return LIST.test(lawful) ? lawful.split(', ') : null;
}

const odds = (text) => {
  const found = /^(\d+)\s*(?::|to)\s*(\d+)$/.exec(text.trim());
  return found && Number(found[2]) ? found[1] / found[2] : NaN;
};

/** Why a value breaks what is lawful; null where it does not, or where only the floor can tell. */
export function breach(value, lawful) {
  const text = value.trim();
  if (!text) return null;
  const printed = PRINTED.exec(lawful);
  if (printed) return text === 'printed' ? null : breach(text, printed[1]);
  const list = choices(lawful);
  if (list) return list.includes(text) ? null : `${text} is not one of them`;
  const least = ODDS.exec(lawful);
  if (least) {
    if (Number.isNaN(odds(text))) return DESK.written.odds;
    return odds(text) >= least[1] / least[2]
      ? null
      : `${text} pays less than ${least[1]} to ${least[2]}`;
  }
  const from = LEAST.exec(lawful);
  const between = MONEY.exec(lawful);
  if (from || between) {
    const amount = cents(text);
    if (Number.isNaN(amount)) return DESK.written.amount;
    if (from) return amount >= cents(from[1]) ? null : `${text} is below ${from[1]}`;
    return amount >= cents(between[1]) && amount <= cents(between[2])
      ? null
      : `${text} is outside ${between[1]} to ${between[2]}`;
  }
  const span = SPAN.exec(lawful);
  if (span) {
    const n = Number(text);
    if (!Number.isInteger(n)) return 'a whole number is asked for';
    return n >= Number(span[1]) && n <= Number(span[2])
      ? null
      : `${text} is outside ${span[1]} to ${span[2]}`;
  }
  return null;
}
