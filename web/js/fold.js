// A table's picture as a fold of what happened. The same fold shows a round as it is dealt, step by
// step, and a past round replayed; at rest the server's sight takes its place.

import { cents } from './money.js';

/** An empty picture. */
export function blank() {
  return {
    next: 0,
    phase: 'open',
    spots: new Map(),
    stakes: [],
    bets: new Map(),
    pot: 0,
    chips: new Map(),
    standing: new Map(),
    button: null,
    bank: null,
    thrown: null,
    settlement: null,
    log: [],
    street: [],
    asks: [],
    figures: new Map(),
    lit: new Set(),
    meters: [],
    holder: null,
    shoe: null,
    rounds: 0,
    acted: null,
    locked: [],
  };
}

/** The picture that a sight gives. */
export function fromSight(sight) {
  const view = blank();
  view.next = sight.next;
  view.rounds = sight.rounds;
  view.asks = sight.asks ?? [];
  for (const { spot, cards } of sight.spots ?? []) {
    view.spots.set(
      spot,
      cards.map(({ card, face }) => ({ card, face })),
    );
  }
  view.stakes = (sight.stakes ?? []).map((stake) => ({ ...stake, amount: cents(stake.amount) }));
  for (const chair of sight.chairs ?? []) {
    if (chair.chips !== undefined) view.chips.set(chair.seat, cents(chair.chips));
    if (chair.bet !== undefined) view.bets.set(chair.seat, cents(chair.bet));
    view.standing.set(chair.seat, chair.standing);
  }
  view.pot = sight.pot === undefined ? 0 : cents(sight.pot);
  view.button = sight.button ?? null;
  view.bank = sight.bank ? { seat: sight.bank[0], amount: cents(sight.bank[1]) } : null;
  view.holder = sight.holder ?? null;
  view.figures = new Map(sight.figures ?? []);
  view.lit = new Set(sight.lit ?? []);
  view.meters = (sight.meters ?? []).map(([wager, shown]) => [wager, cents(shown)]);
  view.shoe = sight.shoe ?? null;
  view.settlement = sight.settlement ?? null;
  view.locked = sight.locked ?? [];
  view.thrown = view.figures.get('spin') ?? view.figures.get('throw') ?? null;
  view.phase = phaseOf(view);
  if (view.phase !== 'over') view.lit.clear();
  return view;
}

/** Where a round stands: `open` (wagers), `on`, `over`, `idle`. */
export function phaseOf(view) {
  const asks = view.asks.map((ask) => ask.ask);
  if (asks.includes('round')) return 'over';
  if (asks.includes('wagers')) return 'open';
  if (asks.includes('hand') || asks.includes('seats')) return 'idle';
  return 'on';
}

const spotOf = (view, name) => {
  if (!view.spots.has(name)) view.spots.set(name, []);
  return view.spots.get(name);
};

/** Turns a card over: itself where it is known to lie there, else the first not open. */
function show(held, card) {
  const known = held.findIndex((lies) => lies.face !== 'up' && lies.card === card);
  const at =
    known >= 0 ? known : held.findIndex((lies) => lies.face !== 'up' && lies.card === '??');
  if (at >= 0) held[at] = { card, face: 'up' };
}

/** Takes cards away: known ones by their faces, the others as the last that are not. */
function take(held, cards) {
  for (const card of cards) {
    let at = held.findIndex((lies) => lies.card === card);
    if (at < 0) at = held.findLastIndex((lies) => lies.card === '??');
    if (at >= 0) held.splice(at, 1);
  }
}

const pay = (view, seat, amount) => {
  if (view.chips.has(seat)) view.chips.set(seat, view.chips.get(seat) - amount);
  view.bets.set(seat, (view.bets.get(seat) ?? 0) + amount);
  view.pot += amount;
};

/** Whether a card that comes next belongs to a new street of a game for a pot. */
const gathers = (view, to) => view.pot > 0 && (to.startsWith('board') || to.startsWith('seat'));

const STEPS = {
  joined: (view, { seat, chips }) => {
    view.standing.set(seat, 'plays');
    if (cents(chips) > 0) view.chips.set(seat, cents(chips));
  },
  left: (view, { seat }) => {
    view.standing.delete(seat);
    view.chips.delete(seat);
  },
  button: (view, { seat }) => {
    view.button = seat;
  },
  banked: (view, { seat, amount }) => {
    view.bank = { seat, amount: cents(amount) };
  },
  staked: (view, event) => {
    const amount = cents(event.amount);
    const same = view.stakes.find(
      (stake) =>
        stake.seat === event.seat &&
        !stake.memory &&
        stake.wager === event.wager &&
        key(stake.owner) === key(event.owner),
    );
    if (same) same.amount += amount;
    else view.stakes.push({ seat: event.seat, owner: event.owner, wager: event.wager, amount });
  },
  withdrawn: (view, event) => {
    const at = view.stakes.findIndex(
      (stake) =>
        stake.seat === event.seat &&
        stake.wager === event.wager &&
        key(stake.owner) === key(event.owner),
    );
    if (at >= 0) view.stakes.splice(at, 1);
  },
  closed: (view) => {
    view.phase = 'on';
    view.lit.clear();
  },
  begun: (view, { seats }) => {
    view.phase = 'on';
    view.bets.clear();
    for (const seat of seats) view.standing.set(seat, 'plays');
  },
  posted: (view, { seat, amount }) => pay(view, seat, cents(amount)),
  dealt: (view, { to, card, face }) => {
    if (gathers(view, to) && view.acted) view.bets.clear();
    view.acted = null;
    spotOf(view, to).push({ card, face });
  },
  handed: (view, { of, to, cards }) => {
    const down = spotOf(view, of).filter((held) => held.face === 'down');
    cards.forEach((card, at) => {
      if (down[at]) Object.assign(down[at], { card, face: { own: to } });
    });
  },
  shown: (view, { of, cards }) => cards.forEach((card) => show(spotOf(view, of), card)),
  laid: (view, { of, to, cards, face }) => {
    take(spotOf(view, of), cards);
    spotOf(view, to).push(...cards.map((card) => ({ card, face })));
  },
  discarded: (view, { of, cards }) => take(spotOf(view, of), cards),
  thrown: (view, { shown }) => {
    view.thrown = shown;
  },
  acted: (view, { seat, paid, act }) => {
    if (cents(paid) > 0 && view.chips.has(seat)) pay(view, seat, cents(paid));
    if (act === 'fold') view.standing.set(seat, 'folded');
    view.acted = seat;
  },
  settled: (view, event) => {
    view.settlement = event;
    view.phase = 'over';
    view.rounds += 1;
  },
  cleared: (view) => {
    view.spots.clear();
    view.bets.clear();
    view.stakes = view.stakes.filter((stake) => stake.memory);
    view.pot = 0;
    view.settlement = null;
    view.thrown = null;
    view.lit.clear();
    view.phase = 'open';
  },
};

const key = (owner) => JSON.stringify(owner ?? 'seat');

/** Applies one event; answers the same picture. */
export function step(view, event) {
  STEPS[event.event]?.(view, event);
  view.next = event.n + 1;
  view.log.push(event);
  return view;
}

/** A picture nobody else holds. */
export function copy(view) {
  return {
    ...view,
    spots: new Map([...view.spots].map(([name, held]) => [name, held.map((one) => ({ ...one }))])),
    stakes: view.stakes.map((stake) => ({ ...stake })),
    bets: new Map(view.bets),
    chips: new Map(view.chips),
    standing: new Map(view.standing),
    figures: new Map(view.figures),
    lit: new Set(view.lit),
    log: [...view.log],
    meters: [...view.meters],
  };
}

/** Events in rounds, each up to and with its settlement; what follows the last is unfinished. */
export function roundsOf(events) {
  const rounds = [];
  let now = [];
  for (const event of events) {
    if (event.event === 'cleared') {
      now = [];
      continue;
    }
    now.push(event);
    if (
      event.event === 'settled' &&
      now.some(({ event: name }) => name === 'closed' || name === 'begun')
    ) {
      rounds.push(now);
      now = [];
    }
  }
  return { rounds, now };
}

/** What a party gained: seats by number, others by name. */
export function nets(settlement) {
  const sums = new Map();
  const move = (party, amount) => {
    const name = partyName(party);
    sums.set(name, (sums.get(name) ?? 0) + amount);
  };
  for (const { from, to, amount } of settlement?.transfers ?? []) {
    move(from, -cents(amount));
    move(to, cents(amount));
  }
  return sums;
}

/** `seat 3`, `house`, `meter 2`. */
export function partyName(party) {
  if (typeof party === 'string') return party.replace('_', '-');
  const [[kind, value]] = Object.entries(party);
  return Array.isArray(value) ? `seat ${value[0]}, behind ${value[1]}` : `${kind} ${value}`;
}

/** What a seat gained in a settlement, in cents; fees included. */
export const netOf = (settlement, seat) => nets(settlement).get(`seat ${seat}`) ?? 0;

/** The hands of a seat: its own spot, or one for each after a split. */
export function handsOf(view, seat) {
  const hands = [...view.spots].filter(
    ([spot, cards]) => cards.length && (spot === `seat${seat}` || spot.startsWith(`seat${seat}.`)),
  );
  return hands.map(([spot, cards]) => ({ spot, cards }));
}
