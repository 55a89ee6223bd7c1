// The rules that this table posts: every one named on its sign, in our words.

import { h } from '../dom.js';
import { ruleChip, ruleLine } from '../rules.js';

export function rulesTab({ live }) {
  const { sign } = live;
  const ids = new Set([sign.seats_rule, sign.decisions]);
  for (const mark of sign.marks) {
    for (const line of mark.lines) ids.add(line.rule);
    ids.add(mark.limits.rule);
  }
  const { law } = sign.chance.shoe ?? {};
  for (const value of Object.values(law ?? {})) if (typeof value === 'string') ids.add(value);
  for (const choice of live.menu) ids.add(choice.rule);
  for (const event of live.past.slice(-300))
    if (typeof event.rule === 'string') ids.add(event.rule);
  const order = (a, b) => a.localeCompare(b, 'en', { numeric: true });
  return h(
    'ul',
    { class: 'rule-list' },
    [...ids]
      .filter(Boolean)
      .sort(order)
      .map((id) => h('li', {}, ruleChip(id), ruleLine(id))),
  );
}
