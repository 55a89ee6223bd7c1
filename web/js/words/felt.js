// Words printed on felts: short forms that stand nowhere else.

export const FELT = {
  number: 'number',
  puck: (on) => (on ? 'point on' : 'point off'),
  outside: { low: '1–18', even: 'EVEN', red: 'RED', black: 'BLACK', odd: 'ODD', high: '19–36' },
  dozens: ['1st 12', '2nd 12', '3rd 12'],
  orphelins: 'Orph.',
  place: (n) =>
    `${['first', 'second', 'third'][Math.ceil(n / 12) - 1]} dozen, ` +
    `${['third', 'first', 'second'][n % 3]} column`,
  parity: (n) => (n % 2 ? 'odd' : 'even'),
  half: (n) => (n < 19 ? 'low' : 'high'),
  spin: (n) => `Spin ${n}`,

  small: 'Small',
  smallNote: '4 to 10',
  big: 'Big',
  bigNote: '11 to 17',
  odd: 'Odd',
  even: 'Even',
  anyTriple: 'Any triple',
  triple: 'Triple',
  dice: (sum, triple) =>
    `${sum}, ${triple ? 'triple' : sum > 10 ? 'big' : 'small'}, ${sum % 2 ? 'odd' : 'even'}`,
  upTo: '1, 2, 3:1',

  boxes: { 6: 'SIX', 9: 'NINE' },
  placeLose: ['place lose', 'lose'],
  placeWin: ['place win', 'win'],
  odds: 'odds',
  come: 'Come',
  dontCome: 'Don’t come',
  field: 'Field',
  dontWin: 'Don’t win',
  winLine: 'Win line',
  oneThrow: {
    'any-seven': 'Any 7',
    'any-craps': 'Craps',
    'craps-2': '2',
    'craps-3': '3',
    eleven: '11',
    'craps-12': '12',
  },

  streets: { 0: 'flop', 3: 'turn', 4: 'river' },
  flop: 'flop',
  turnAndRiver: 'turn and river',
  toAct: 'to act',
  pays: (what, odds) => `${what} pays ${odds}`,
  draws: (soft) =>
    `Dealer draws to 16 and ${soft === 'hits' ? 'hits soft 17' : 'stands on all 17s'}`,
  points: (n) => `${n} points`,
  won: (who, mine, amount, what) => `${who} ${mine ? 'win' : 'wins'} ${amount}, ${what}`,
  cards: (n) => `${n} cards`,
  both: (low, high) => [low, high].filter(Boolean).join(' and '),
};

/** What a table posts, in its head. */
export const FACTS = {
  vigorish: 'vigorish ',
  blinds: 'blinds ',
  limit: (kind) => `${kind} limit `.trimStart(),
  point: 'a point ',
};
