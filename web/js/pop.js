// The popover of a mark: edge, hit frequency and deviation; decimal first, the exact ratio below.

import { h } from './dom.js';
import { brief, local, percent } from './money.js';
import { popover } from './over.js';
import { oddsOf, wouldWin } from './felt/odds.js';
import { ruleChip } from './rules.js';
import { W } from './words.js';

/** The figures of a wager as a list of terms. */
export function figures(found) {
  if (!found?.edge) return [];
  const ratio = ({ exact }) =>
    exact && exact.length < 34 ? h('span', { class: 'mono' }, exact) : null;
  const rows = [h('dt', {}, W.edge), h('dd', {}, percent(found.edge.decimal), ratio(found.edge))];
  if (found.hit)
    rows.push(h('dt', {}, W.hits), h('dd', {}, percent(found.hit.decimal), ratio(found.hit)));
  if (found.deviation) rows.push(h('dt', {}, W.deviation), h('dd', {}, found.deviation.toFixed(4)));
  return rows;
}

export function markPop({ page, id, el }) {
  const { live, book, bets } = page;
  const mark = live.sign.marks.find((one) => one.id === id);
  if (!mark) return;
  page.edges.want(id);
  const found = page.edges.of(id);
  const refused = live.menu.find((choice) => choice.verb === 'stake' && choice.id === id)?.refused;
  const first = mark.lines.find((line) => line.wins) ?? mark.lines[0];
  const rows = figures(found);
  const win = live.seat !== null ? wouldWin(mark, bets.chip) : 0;
  if (win)
    rows.push(h('dt', {}, W.wouldWin(brief(bets.chip, book))), h('dd', {}, brief(win, book)));
  const depends = [
    found?.strategy && found.strategy !== 'none' ? W.bestPlay(found.strategy) : null,
    found?.method === 'sampled' ? W.sampled : null,
    live.sign.posted.decks ? `${live.sign.posted.decks}${W.decks(live.sign.posted.decks)}` : null,
  ]
    .filter(Boolean)
    .join(', ');
  const rect = el.getBoundingClientRect();
  const box = el.querySelector('.mark-shape')?.getBoundingClientRect() ?? rect;
  popover(
    box,
    [
      h('h3', {}, mark.title, h('span', {}, oddsOf(mark))),
      rows.length
        ? h('dl', {}, rows)
        : h('p', { class: 'quiet' }, page.edges.waits(id) ? W.computing : W.noEdge),
      refused && live.view.phase === 'open' && !bets.on(id)
        ? h(
            'footer',
            { class: 'lose' },
            h('span', {}, W.upper(local(refused.why, page.book))),
            ruleChip(refused.rule),
          )
        : h('footer', {}, ruleChip(first?.rule), h('span', {}, depends)),
    ],
    {
      width: 220,
      avoid: [...page.pit.querySelectorAll('.card-at .stock, .tile-body')].map((node) =>
        node.getBoundingClientRect(),
      ),
    },
  );
}
