// What the options of a table are called. The book's own name of each stands below it, in small.

const NAMES = {
  after_peek: 'After a peek',
  aggregate_limit: 'Limit of all payments of a round',
  all_in: 'All-in',
  ante: 'Ante',
  back_line: 'Bets on the back line',
  banker_3card7: 'Banker wins with three cards to 7',
  banker_tie_2_9: 'Ties of 2 to 9',
  base_required: 'A main wager is required first',
  behind_insures: 'Bets behind may insure',
  between: 'Between rounds',
  big: 'Large bet',
  blinds: 'Blinds',
  bonus_alone: 'Bonus without a main wager',
  both_sides: 'Both sides at once',
  bring_in: 'Bring-in',
  button_seat: 'Seat of the button',
  buy_in: 'Buy-in, at least',
  buy_in_max: 'Buy-in, at most',
  chip: 'Smallest chip',
  circles: 'Betting circles',
  commission_free: 'Without commission',
  cover_mode: 'How far the bank covers wagers',
  deck: 'Deck',
  decks: 'Decks',
  delegate: 'The bank may be passed on',
  device: 'Shuffling device',
  double: 'Double on',
  double_by: 'Double by',
  dealer_tips: 'Wagers for the dealer',
  equal_total_pushes: 'Equal totals push',
  even_money: 'Even money',
  faces: 'How cards are dealt',
  fee_on: 'Fee taken on',
  fees: 'Fees',
  folded_bonus: 'Bonus after a fold',
  free_hands: 'Free hands',
  joker: 'Joker',
  jokers: 'Jokers',
  limit: 'Betting limit',
  match_pair: 'Which pairs match',
  max: 'Wager, at most',
  min: 'Wager, at least',
  odd_chips: 'Odd chips',
  over_the_shoulder: 'Wagers behind a seat',
  pair_plus_on_fold: 'Pair Plus after a fold',
  percent: 'Percentage',
  point: 'Worth of a point',
  rage_display: 'How Rage is shown',
  raises: 'Raises of a round',
  resplit: 'Split again',
  resplit_aces: 'Split aces again',
  seats: 'Seats',
  seed: 'Meter begins at',
  shoe_holder_may_bet: 'Who holds the shoe may bet',
  shuffler: 'Shuffling machine',
  side_max: 'Side wager, at most',
  side_min: 'Side wager, at least',
  small: 'Small bet',
  soft_17: 'Dealer on a soft 17',
  split_21: 'Split hands of 21',
  split_rank: 'Split by rank alone',
  split_stake: 'Stake of a split hand',
  surrender: 'Surrender',
  unit: 'Unit of wagers',
  vigorish: 'Vigorish, percent',
  vigorish_mode: 'Vigorish taken on',
  vigorish_rounding: 'Vigorish rounded',
  wheel: 'Wheel',
  wild_copy: 'A wild card may copy',
  zero_streets: 'Streets with zero',
};

/** Options of a wager: `odds.tie.tie` is "Odds, tie: tie". */
const HEADS = { odds: 'Odds', offers: 'Offered', paytable: 'Pay table', pays: 'Pays' };

const plain = (text) => text.replaceAll(/[_-]/g, ' ');
const upper = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** An option in words; `titles` are the wagers of the game by id and by group. */
export function optionName(name, titles = new Map()) {
  const [head, wager, ...rest] = name.split('.');
  if (!wager) return NAMES[name] ?? upper(plain(name));
  const title = titles.get(wager) ?? upper(plain(wager));
  const line = rest.map(plain).join(', ');
  return `${HEADS[head] ?? NAMES[head] ?? upper(plain(head))}, ${title}${line ? `: ${line}` : ''}`;
}

/** Wagers by id; one that stands for several marks by its group. */
export function titlesOf(wagers = []) {
  const many = (group) => wagers.filter((one) => one.group === group).length > 1;
  return new Map([
    ...wagers.filter(({ group }) => many(group)).map(({ group }) => [group, upper(plain(group))]),
    ...wagers.map(({ id, title }) => [id, title]),
  ]);
}
