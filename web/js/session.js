// A session's own record: what each round brought against what was expected of it.

import { netOf } from './fold.js';
import { myLines } from './panel/slip.js';
import { remember, remembered } from './store.js';

export class Session {
  constructor(t) {
    this.name = `session:${t}`;
    this.rounds = remembered(this.name, []);
    this.cost = remembered(`${this.name}:cost`, 0);
  }

  /** Adds a settled round, once; answers whether it did. */
  add(view, seat, edges, sign) {
    const n = view.rounds;
    if (this.rounds.some((round) => round.n === n)) return false;
    const lines = myLines(view.settlement, seat);
    const net = netOf(view.settlement, seat);
    if (!lines.length && !net) return false;
    const known = sign.bank === 'pot' || sign.bank === 'points' ? null : edges.expected(lines);
    this.rounds.push({
      n,
      net,
      staked: lines.reduce((sum, line) => sum + line.stake, 0),
      mean: known?.mean ?? null,
      variance: known?.variance ?? null,
      ...(known || edges.none ? {} : { open: lines.map(({ wager, stake }) => ({ wager, stake })) }),
    });
    this.keep();
    return true;
  }

  /** Figures have come: rounds that were settled before them are expected to have brought this. */
  price(edges) {
    for (const round of this.rounds) {
      const known = round.open && edges.expected(round.open);
      if (!known) continue;
      Object.assign(round, known);
      delete round.open;
    }
    this.keep();
  }

  /** What a decision gave away, in cents. */
  gave(cost) {
    if (!(cost > 0)) return;
    this.cost += cost;
    remember(`${this.name}:cost`, this.cost);
  }

  keep() {
    remember(this.name, this.rounds.slice(-500));
  }

  sum() {
    return this.rounds.reduce((sum, round) => sum + round.net, 0);
  }
}
