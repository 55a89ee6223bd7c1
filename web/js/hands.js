// Names of poker hands for labels: what lies there, in words. Money never depends on this.

const ORDER = '23456789TJQKA';
const NAMES = {
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  T: 'ten',
  J: 'jack',
  Q: 'queen',
  K: 'king',
  A: 'ace',
};
const PLURALS = { 6: 'sixes' };

const rank = (card) => ORDER.indexOf(card[0]);
const one = (value) => NAMES[ORDER[value]];
const many = (value) => PLURALS[ORDER[value]] ?? `${one(value)}s`;

/** Kinds from worst to best. */
export const KINDS = [
  'high card',
  'pair',
  'two pairs',
  'three of a kind',
  'straight',
  'flush',
  'full house',
  'four of a kind',
  'straight flush',
  'royal flush',
  'five of a kind',
];

/** Ranks with how often each comes, most often first, then highest. */
function groups(cards) {
  const counts = new Map();
  for (const card of cards) counts.set(rank(card), (counts.get(rank(card)) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || b - a);
}

/** The highest card of a straight in five different ranks, or −1. */
function straight(ranks) {
  const sorted = [...ranks].sort((a, b) => b - a);
  if (sorted[0] - sorted[4] === 4) return sorted[0];
  return sorted.join() === '12,3,2,1,0' ? 3 : -1;
}

/** A hand of one to five natural cards as [kind, ranks that decide…]. */
export function value(cards) {
  const sets = groups(cards);
  const ranks = sets.map(([at]) => at);
  const counts = sets.map(([, n]) => n);
  const five = cards.length === 5;
  const flush = five && cards.every((card) => card[1] === cards[0][1]);
  const top = five && counts.length === 5 ? straight(ranks) : -1;
  if (flush && top >= 0) return [top === 12 ? 9 : 8, top];
  if (counts[0] === 4) return [7, ...ranks];
  if (counts[0] === 3 && counts[1] === 2) return [6, ...ranks];
  if (flush) return [5, ...ranks];
  if (top >= 0) return [4, top];
  if (counts[0] === 3) return [3, ...ranks];
  if (counts[0] === 2) return [counts[1] === 2 ? 2 : 1, ...ranks];
  return [0, ...ranks];
}

/** Which of two values is higher: above zero for the first. */
export function compare(a, b) {
  for (let at = 0; at < Math.max(a.length, b.length); at += 1) {
    const difference = (a[at] ?? -1) - (b[at] ?? -1);
    if (difference) return difference;
  }
  return 0;
}

/** All choices of `n` out of some cards. */
export function choose(cards, n) {
  if (n === 0) return [[]];
  return cards.flatMap((card, at) =>
    choose(cards.slice(at + 1), n - 1).map((rest) => [card, ...rest]),
  );
}

/** The best hand of five out of some cards, and its value. */
export function best(cards) {
  const sets = cards.length <= 5 ? [cards] : choose(cards, 5);
  return sets
    .map((five) => ({ five, value: value(five) }))
    .reduce((high, now) => (compare(now.value, high.value) > 0 ? now : high));
}

/** A value in words: "pair of nines", "two pairs, aces and fours", "king high". */
export function told([kind, a, b]) {
  switch (KINDS[kind]) {
    case 'high card':
      return `${one(a)} high`;
    case 'pair':
      return `pair of ${many(a)}`;
    case 'two pairs':
      return `two pairs, ${many(a)} and ${many(b)}`;
    case 'three of a kind':
      return `three ${many(a)}`;
    case 'straight':
      return `straight to the ${one(a)}`;
    case 'flush':
      return `flush, ${one(a)} high`;
    case 'full house':
      return `full house, ${many(a)} and ${many(b)}`;
    case 'four of a kind':
      return `four ${many(a)}`;
    case 'straight flush':
      return `straight flush to the ${one(a)}`;
    default:
      return KINDS[kind];
  }
}

const natural = (cards) => cards.every((card) => ORDER.includes(card[0]) && card.length === 2);

/** The best hand of some cards in words; nothing where a card is unknown or a joker. */
export function name(cards) {
  if (!cards.length || !natural(cards)) return '';
  return told(best(cards).value);
}

/** Three cards as three-card poker names them: a straight outranks a flush there. */
export function threeName(cards) {
  if (cards.length !== 3 || !natural(cards)) return '';
  const sets = groups(cards);
  const ranks = sets.map(([at]) => at);
  if (sets.length === 1) return `three ${many(ranks[0])}`;
  if (sets.length === 2) return `pair of ${many(ranks[0])}`;
  const flush = cards.every((card) => card[1] === cards[0][1]);
  const [high, middle, low] = [...ranks].sort((a, b) => b - a);
  const run = high - low === 2 || (high === 12 && middle === 1 && low === 0);
  if (run)
    return `${flush ? 'straight flush' : 'straight'} to the ${one(high === 12 && low === 0 ? 1 : high)}`;
  return flush ? `flush, ${one(high)} high` : `${one(high)} high`;
}
