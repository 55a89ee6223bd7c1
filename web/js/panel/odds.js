// Every wager of the table with its exact figures and pay lines.

import { h } from '../dom.js';
import { percent } from '../money.js';
import { figures } from '../pop.js';
import { ruleChip } from '../rules.js';
import { W } from '../words.js';

/** One entry for each wager of the book: marks of one group share their figures. */
export function groupsOf(sign) {
  const groups = new Map();
  for (const mark of sign.marks) {
    if (!groups.has(mark.group)) groups.set(mark.group, mark);
  }
  return [...groups.values()];
}

export function oddsTab(page) {
  const { live, edges } = page;
  page.unfolded ??= new Set();
  const toggled = (id, open) => {
    if (open) {
      page.unfolded.add(id);
      edges.want(id);
    } else page.unfolded.delete(id);
  };
  const rows = groupsOf(live.sign).map((mark) => {
    const found = edges.of(mark.id);
    return h(
      'details',
      {
        class: 'wager',
        open: page.unfolded.has(mark.id),
        ontoggle: (event) => toggled(mark.id, event.target.open),
      },
      h(
        'summary',
        {},
        h('strong', {}, titleOf(mark, live.sign)),
        h('span', {}, found?.edge ? percent(found.edge.decimal) : edges.waits(mark.id) ? '…' : ''),
      ),
      found?.edge
        ? h('dl', { class: 'figures' }, figures(found))
        : edges.waits(mark.id)
          ? h('p', { class: 'quiet' }, W.computing)
          : null,
      h(
        'ul',
        { class: 'pay-lines' },
        mark.lines.map((line) => {
          const chance = found?.lines?.find((one) => one.label === line.label)?.probability;
          return h(
            'li',
            {},
            h('span', {}, W.upper(line.label)),
            h('b', { class: line.wins ? 'win' : 'quiet' }, line.pays),
            ruleChip(line.rule),
            h('span', { class: 'quiet' }, chance ? percent(chance.decimal) : ''),
          );
        }),
      ),
    );
  });
  return h('div', { class: 'odds-tab' }, h('p', { class: 'quiet pad' }, W.oddsNote), rows);
}

const titleOf = (mark, sign) =>
  sign.marks.filter((one) => one.group === mark.group).length > 1
    ? W.upper(mark.group.replaceAll('-', ' '))
    : mark.title;
