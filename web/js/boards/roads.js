// Baccarat's roads as pure data: a coup is {winner: 'P'|'B'|'T', pp, bp} (pairs of either hand).

/** Rows of every road. */
export const ROWS = 6;

/** Points of a baccarat hand. */
export function points(cards) {
  const value = (card) =>
    '23456789'.includes(card[0]) ? Number(card[0]) : card[0] === 'A' ? 1 : 0;
  return cards.reduce((sum, card) => sum + value(card), 0) % 10;
}

/** The coup that two hands make; none while a card is unknown. */
export function coup(player, banker) {
  if (player.length < 2 || banker.length < 2 || [...player, ...banker].includes('??')) return null;
  const [p, b] = [points(player), points(banker)];
  const pair = (hand) => hand[0][0] === hand[1][0];
  return {
    winner: p > b ? 'P' : b > p ? 'B' : 'T',
    pp: pair(player),
    bp: pair(banker),
    player: p,
    banker: b,
    cards: player.length + banker.length,
  };
}

/** The bead plate: columns of six, in order. */
export function beads(coups) {
  return coups.map((one, at) => ({ ...one, x: Math.floor(at / ROWS), y: at % ROWS }));
}

/**
 * The big road: a new column when the winner changes; a column that reaches the bottom, or meets
 * another, turns to the right. Ties are counted on the coup before them.
 */
export function bigRoad(coups) {
  const cells = [];
  const taken = new Set();
  let [column, early] = [-1, 0];
  let last = null;
  for (const one of coups) {
    if (one.winner === 'T') {
      if (last) last.ties += 1;
      else early += 1;
      continue;
    }
    let [x, y] = [0, 0];
    if (last && last.winner === one.winner) {
      [x, y] = [last.x, last.y + 1];
      if (last.turned || y >= ROWS || taken.has(`${x},${y}`)) [x, y] = [last.x + 1, last.y];
    } else {
      column += 1;
      x = column;
      while (taken.has(`${x},0`)) x += 1;
      column = x;
    }
    const turned = Boolean(last && last.winner === one.winner && (last.turned || x !== last.x));
    last = { ...one, x, y, ties: last ? 0 : early, turned, column: cells.length };
    taken.add(`${x},${y}`);
    cells.push(last);
  }
  return cells;
}

/** Lengths of the runs of one winner, ties left out. */
export function runs(coups) {
  const lengths = [];
  let winner = null;
  for (const one of coups) {
    if (one.winner === 'T') continue;
    if (one.winner === winner) lengths[lengths.length - 1] += 1;
    else lengths.push(1);
    winner = one.winner;
  }
  return lengths;
}

/**
 * The marks of a derived road that looks `back` columns back (1: big eye, 2: small, 3: cockroach):
 * true is red, the shoe repeats itself; false is blue.
 */
export function derived(coups, back) {
  const lengths = runs(coups);
  const marks = [];
  lengths.forEach((length, at) => {
    for (let row = 0; row < length; row += 1) {
      if (row === 0) {
        // A new column: were the two columns before it, seen from here, equally long?
        if (at < back + 1) continue;
        marks.push(lengths[at - 1] === lengths[at - 1 - back]);
      } else if (at >= back) {
        // Another in the column: is there a neighbour beside it, or none beside it and above?
        const beside = lengths[at - back];
        marks.push(row !== beside);
      }
    }
  });
  return marks;
}

/** A derived road drawn like the big road: red and blue in columns that turn at the bottom. */
export function derivedRoad(coups, back) {
  const like = derived(coups, back).map((red) => ({ winner: red ? 'B' : 'P' }));
  return bigRoad(like).map(({ winner, x, y }) => ({ red: winner === 'B', x, y }));
}

/** How often each side won, and pairs. */
export function counts(coups) {
  const all = { P: 0, B: 0, T: 0, pp: 0, bp: 0 };
  for (const one of coups) {
    all[one.winner] += 1;
    if (one.pp) all.pp += 1;
    if (one.bp) all.bp += 1;
  }
  return all;
}

/** Columns that fit, the latest ones: cells moved left so that the last column shows. */
export function latest(cells, columns) {
  const right = Math.max(-1, ...cells.map((cell) => cell.x));
  const off = Math.max(0, right + 1 - columns);
  return cells.filter((cell) => cell.x >= off).map((cell) => ({ ...cell, x: cell.x - off }));
}

/** Coups of this shoe and of the one before, folded from a table's events. */
export function shoesOf(events) {
  const shoes = [[]];
  let hands = { player: [], banker: [] };
  for (const event of events) {
    if (event.event === 'shoe') {
      if (shoes[shoes.length - 1].length) shoes.push([]);
    } else if (event.event === 'closed') {
      hands = { player: [], banker: [] };
    } else if (event.event === 'dealt' && hands[event.to]) {
      hands[event.to].push(event.card);
    } else if (event.event === 'shown' && hands[event.of]) {
      for (const card of event.cards) {
        const at = hands[event.of].indexOf('??');
        if (at >= 0) hands[event.of][at] = card;
      }
    } else if (event.event === 'settled') {
      const one = coup(hands.player, hands.banker);
      if (one) shoes[shoes.length - 1].push(one);
      hands = { player: [], banker: [] };
    }
  }
  return { now: shoes[shoes.length - 1], before: shoes[shoes.length - 2] ?? [] };
}
