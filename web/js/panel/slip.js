// The slip: what every wager did, how much, and the rule. Winners first, all lines kept.

import { h } from '../dom.js';
import { icon } from '../icons.js';
import { brief, cents, full, signed, signedFull } from '../money.js';
import { ruleChip, ruleLine } from '../rules.js';
import { W } from '../words.js';
import { recomputed } from '../recompute.js';

/** My lines of a settlement, winners first, with cents for strings. */
export function myLines(settlement, seat) {
  const lines = (settlement?.lines ?? [])
    .filter(
      (line) =>
        line.seat === seat &&
        (!line.owner || line.owner === 'seat') &&
        line.result !== 'stands' &&
        (cents(line.stake) > 0 || cents(line.pays) > 0),
    )
    .map((line) => {
      const [stake, pays, collected] = [line.stake, line.pays, line.collected].map(cents);
      return {
        ...line,
        stake,
        pays,
        collected,
        vigorish: cents(line.vigorish ?? '0'),
        owed: cents(line.owed),
        gain: gainOf(line),
      };
    });
  return [...lines.filter((line) => line.gain > 0), ...lines.filter((line) => line.gain <= 0)];
}

/** What a line brought: what was paid less what was collected. */
export function gainOf(line) {
  const pays = line.result === 'loses' ? 0 : cents(line.pays);
  return pays - cents(line.collected);
}

/** The title of a wager as the catalogue has it. */
export function wagerTitle(sign, id) {
  return sign.marks.find((mark) => mark.id === id)?.title ?? W.act(id);
}

const tone = (amount) => (amount > 0 ? 'win' : amount < 0 ? 'lose' : '');
const TAGS = { wins: 'win', loses: 'lose', surrendered: 'lose' };

/** One line of the slip. */
export function slipLine(sign, line, book) {
  const title = wagerTitle(sign, line.wager) + (line.point ? ` ${line.point}` : '');
  return h(
    'li',
    { class: 'slip-line' },
    h(
      'div',
      { class: 'slip-head' },
      h('strong', {}, title),
      ' ',
      h('span', { class: 'quiet' }, brief(line.stake, book)),
      h('span', { class: `slip-amount ${tone(line.gain)}` }, signed(line.gain)),
    ),
    ruleLine(line.rule),
    h(
      'div',
      { class: 'slip-foot' },
      h('span', { class: `tag ${TAGS[line.result] ?? ''}` }, W.result(line.result)),
      ruleChip(line.rule),
      h('span', { class: 'quiet' }, factOf(line, book)),
    ),
  );
}

/** The fact that decided. */
function factOf(line, book) {
  if (line.vigorish > 0) return W.vigorish(brief(line.vigorish, book));
  if (line.result === 'wins' && line.owed > line.pays) return W.owed(brief(line.owed, book));
  return line.label;
}

/** The slip of a settlement for a seat. */
export function slip({ sign, book, settlement, seat, round, outcome, expected, actions, judged }) {
  const lines = myLines(settlement, seat);
  const net = lines.reduce((sum, line) => sum + line.gain, 0);
  const staked = lines.reduce((sum, line) => sum + line.stake, 0);
  const check = recomputed(sign, settlement);
  return h(
    'section',
    { class: 'slip' },
    h(
      'div',
      { class: 'slip-top' },
      h('div', { class: 'slip-label' }, W.yourWagers(round), h('span', {}, outcome ?? '')),
      h(
        'div',
        { class: 'slip-net' },
        h('span', { class: `net ${tone(net)}` }, signedFull(net, book)),
        h(
          'span',
          { class: 'slip-sums' },
          h('span', {}, W.staked(full(staked, book))),
          expected === null || expected === undefined
            ? null
            : h('span', {}, W.expected(signedFull(Math.round(expected), book))),
        ),
      ),
    ),
    lines.length
      ? h(
          'ol',
          { class: 'slip-lines' },
          lines.map((line) => slipLine(sign, line, book)),
        )
      : h('p', { class: 'quiet pad' }, W.noWagers),
    judgements(judged ?? [], book),
    h(
      'footer',
      { class: 'slip-bottom' },
      icon('shield'),
      h(
        'span',
        { class: check.wrong ? 'lose' : '' },
        check.wrong
          ? W.differs(check.wrong)
          : check.done === check.all
            ? W.recomputed
            : W.recomputedPart(check.done, check.all),
      ),
      actions,
    ),
  );
}

/** What each decision cost, against the best one. */
function judgements(judged, book) {
  if (!judged.length) return null;
  return h(
    'ul',
    { class: 'judgements', 'aria-label': W.decisions },
    judged.map(({ act, cost, cents: sum, best }) =>
      h(
        'li',
        {},
        h('strong', {}, act),
        cost < 1e-12
          ? h('span', { class: 'tag win' }, W.best)
          : h('span', {}, W.cost(cost.toFixed(4), full(Math.round(sum), book), best)),
      ),
    ),
  );
}
