// What the service tells a dealer, in its order.

/** `seat1` as people say it. */
const place = (spot) => (/^seat\d/.test(spot) ? spot.replace(/^seat/, 'seat ') : spot);

export const DESK = {
  waits: 'The table waits',
  players: ['Wait for players', (n) => `${n} more are needed`],
  office: (office, seat) => `Offer the ${office} to seat ${seat}`,
  shoe: [
    'Bring a fresh shoe',
    'shuffled, cut, marked and burned as the book has it',
    'The shoe is ready',
  ],
  wagers: ['Bets are open', 'call no more bets when everybody has bet', 'No more bets'],
  hand: ['Deal the next hand', 'Deal'],
  shuffle: ['Shuffle', 'Shuffled'],
  show: [(spot) => `Turn over ${place(spot)}`, 'Turned over'],
  throwing: { spin: 'Spin the ball', dice: 'Throw the dice', why: 'then enter what they show' },
  decides: (seat) => `Seat ${seat} decides`,
  pay: ['Collect and pay', 'in the order of the book', 'call the counts, then collect and pay'],
  clear: ['Clear the table', 'discards in order, then the next round', 'Next round'],
  cardTo: (spot) => `Card to ${place(spot)}`,
  faces: { up: 'face up', down: 'face down', own: 'for the seat alone' },
  draws: (name) => `${name} draws`,
  has: (name, count) => `${name} has ${count}`,
  third: (third, count) => `Player’s third card is ${third}: Banker’s ${count} draws`,
  stands: (count) => `Banker stands on ${count}`,
  sides: { player: 'Player', banker: 'Banker', P: 'Player', B: 'Banker' },
  steps: {
    wagers: ['Bets', 'open, then no more bets'],
    spin: ['Spin', 'enter what is shown'],
    throw: ['Throw', 'enter what is shown'],
    hand: ['Next hand', 'blinds and antes post themselves'],
    card: ['Cards', 'in the order of the deal'],
    decide: ['Decisions', 'from the dealer’s left'],
    settlement: ['Collect, then pay', 'in the order of the book'],
    round: ['Clear', 'discard in order'],
  },
  written: { odds: 'odds are written like 8:1', amount: 'an amount is written like 5.00' },
  spot: (spot) => (/^seat\d/.test(spot) ? spot.replace(/^seat/, 'Seat ') : null),
};

/** A hand for a pot, as it is told beside the felt. */
export const HAND = {
  you: {
    folds: 'fold',
    checks: 'check',
    calls: 'call',
    bets: 'bet',
    raises: 'raise',
    sets: 'set',
    draws: 'draw',
    shows: 'show',
  },
  toAct: 'to act',
  call: ': call ',
  into: ' into ',
  raiseTo: ' to ',
  back: 'gets back ',
  wins: (pot) => `wins ${pot} `,
  owes: (label, who) => `${label}, from ${who} `,
  streets: ['Flop', 'Turn', 'River', 'Board'],
};
