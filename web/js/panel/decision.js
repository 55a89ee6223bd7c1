// The decision: what each choice is worth where that is known, and what is posted for the hand.

import { h } from '../dom.js';
import { icon } from '../icons.js';
import { full, local, worth } from '../money.js';
import { labelOf } from '../choices.js';
import { ruleChip, ruleLine } from '../rules.js';
import { change, setting } from '../store.js';
import { toggle } from '../settings.js';
import { winning } from '../felt/odds.js';
import { W } from '../words.js';

export function decision(page) {
  const { live, book } = page;
  const choices = live.menu.filter((choice) => choice.verb === 'decide' && !choice.refused);
  const shown = setting('hints', false);
  return h(
    'div',
    { class: 'decision-tab' },
    shown
      ? advice(page, choices)
      : h(
          'ul',
          { class: 'choice-list' },
          choices.map((choice) =>
            h(
              'li',
              {},
              h(
                'div',
                { class: 'slip-head' },
                h('strong', {}, labelOf(choice, live, book)),
                h('span', { class: 'slip-amount' }, ruleChip(choice.rule)),
              ),
              ruleLine(choice.rule),
            ),
          ),
        ),
    tables(live),
    denied(live, book),
    h(
      'footer',
      { class: 'slip-bottom' },
      toggle(shown ? W.hintsOn : W.hintsOff, '', shown, (on) => change('hints', on)),
    ),
  );
}

function advice(page, choices) {
  const {
    live,
    book,
    adviser: { advices },
  } = page;
  if (!advices?.decisions?.length) return h('p', { class: 'quiet pad' }, W.noAdvice);
  const first = live.view.stakes.find((stake) => stake.seat === live.seat)?.amount ?? 0;
  const known = choices
    .map((choice) => ({ choice, found: page.adviser.advice(choice) }))
    .filter(({ found }) => found)
    .sort((a, b) => a.found.cost - b.found.cost);
  const values = known.map(({ found }) => found.worth.decimal);
  const [low, top] = [Math.min(...values, -1), Math.max(...values)];
  return h(
    'section',
    { class: 'worths' },
    h(
      'div',
      { class: 'slip-label' },
      h('strong', {}, W.worthEach),
      h('span', {}, W.per(W.firstWager)),
    ),
    known.map(({ choice, found }) => {
      const bar = h('span', { class: `worth-bar ${found.best ? 'best' : ''}` }, h('i', {}));
      bar.firstChild.style.width = `${Math.max(2, (100 * (found.worth.decimal - low)) / Math.max(1e-9, top - low))}%`;
      return h(
        'div',
        { class: 'worth' },
        h(
          'div',
          { class: 'slip-head' },
          h('strong', {}, labelOf(choice, live, book)),
          found.best ? h('span', { class: 'tag warn' }, W.best) : null,
          h('span', { class: 'slip-amount' }, worth(found.worth.decimal, 6)),
        ),
        bar,
        h(
          'div',
          { class: 'worth-foot' },
          h('span', { class: 'mono' }, found.worth.exact?.length < 30 ? found.worth.exact : ''),
          found.best
            ? null
            : h(
                'span',
                {},
                `${W.costs(found.cost.toFixed(6))}, here ${full(Math.round(found.cost * first), book)}`,
              ),
        ),
      );
    }),
  );
}

/** What may not be chosen now, each with why and its rule. */
function denied(live, book) {
  const list = live.menu.filter((choice) => choice.verb === 'decide' && choice.refused);
  if (!list.length) return null;
  return h(
    'ul',
    { class: 'choice-list denied' },
    list.map((choice) =>
      h(
        'li',
        {},
        h(
          'div',
          { class: 'slip-head' },
          icon('lock'),
          h('span', {}, labelOf(choice, live, book)),
          h('span', { class: 'slip-amount' }, ruleChip(choice.refused.rule)),
        ),
        h('p', {}, W.upper(local(choice.refused.why, book))),
      ),
    ),
  );
}

/** Pay tables of wagers that I have on this hand and that pay by the hand. */
function tables(live) {
  const mine = new Set(
    live.view.stakes.filter((stake) => stake.seat === live.seat).map((stake) => stake.wager),
  );
  const marks = live.sign.marks.filter((mark) => mine.has(mark.id) && winning(mark).length > 2);
  return marks.map((mark) =>
    h(
      'section',
      { class: 'paytable' },
      h(
        'div',
        { class: 'slip-head' },
        h('strong', {}, mark.title),
        h('span', { class: 'slip-amount' }, ruleChip(mark.lines[0].rule)),
      ),
      h(
        'table',
        {},
        h(
          'tbody',
          {},
          mark.lines.map((line) =>
            h(
              'tr',
              {},
              h('td', {}, W.upper(line.label)),
              h('td', { class: line.wins ? '' : 'quiet' }, line.pays),
            ),
          ),
        ),
      ),
    ),
  );
}
