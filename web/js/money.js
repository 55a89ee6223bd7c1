// Money is whole cents here as everywhere; the wire has decimal strings, people see signs.

const SIGNS = { co: '$', ca: '$', uk: '£', sg: 'S$' };

/** Cents of a decimal string: `"25.00"` is 2500. */
export function cents(text) {
  const found = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(String(text).trim());
  if (!found) return NaN;
  const [, minus, whole, part = ''] = found;
  const value = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return minus ? -value : value;
}

/** The decimal string of cents, as the wire has it. */
export function plain(amount) {
  const all = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${all.slice(0, -2)}.${all.slice(-2)}`;
}

/** The sign of a book's money. */
export const currency = (book) => SIGNS[book] ?? '$';

/** A sentence of the floor with the money of its book: the engine writes every amount with `$`. */
export const local = (text, book) => String(text).replace(/\$(?=\d)/g, currency(book));

const grouped = (whole) => whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');

function parts(amount) {
  const [whole, part] = plain(Math.abs(amount)).split('.');
  return [grouped(whole), part];
}

/** `$1,300.00`; below zero with a real minus. */
export function full(amount, book) {
  const [whole, part] = parts(amount);
  return `${amount < 0 ? '−' : ''}${currency(book)}${whole}.${part}`;
}

/** `$1,300`, `$2.50`: cents only where there are some. */
export function brief(amount, book) {
  const [whole, part] = parts(amount);
  const tail = part === '00' ? '' : `.${part}`;
  return `${amount < 0 ? '−' : ''}${currency(book)}${whole}${tail}`;
}

const sign = (amount) => (amount > 0 ? '+' : amount < 0 ? '−' : '');

/** `+$95.00`, `−$10.00`, `$0.00`. */
export const signedFull = (amount, book) => sign(amount) + full(Math.abs(amount), book);

/** `+95.00`, `−10.00`, `0.00`: a column of amounts needs no currency. */
export function signed(amount) {
  const [whole, part] = parts(amount);
  return `${sign(amount)}${whole}.${part}`;
}

/** `1.0579 %` of 0.010579…, with a thin space. */
export function percent(value, places = 4) {
  const text = (Math.abs(value) * 100).toFixed(places);
  const minus = value < 0 && Number(text) !== 0 ? '−' : '';
  return `${minus}${text}\u2009%`;
}

/** `+1.562126`, with a real minus. */
export function worth(value, places = 4) {
  return `${sign(value)}${Math.abs(value).toFixed(places)}`;
}

/** The book of an id: `co/baccarat`, `co:30-2808(3)`, `reading:ca-coverage`. */
export const bookOf = (id) => String(id).split(/[/:]/)[0];
