// Own betting spots below the hand: circles for main wagers, diamonds for side wagers, a dashed
// ring for what a decision makes. Equal wagers stand together with a sign between them.

import { n2 } from '../dom.js';
import { oddsOf, titled } from './odds.js';

/** Marks in the order of a layout: sides, main ones, later ones. */
export function spotsOf(sign) {
  const rank = { side: 0, progressive: 0, main: 1, later: 2 };
  const usable = sign.marks.filter((mark) => mark.made !== 'never');
  return usable
    .map((mark, at) => ({ mark, at }))
    .sort((a, b) => rank[a.mark.kind] - rank[b.mark.kind] || a.at - b.at)
    .map(({ mark }) => mark);
}

/** Draws them in a row; `skip` leaves some out. */
export function drawSpots(stage, { y, left, right, r = 31, labels = 'below', skip = [] }) {
  const { sign } = stage.ctx;
  const marks = spotsOf(sign).filter((mark) => !skip.includes(mark.id));
  const step = Math.min(106, (right - left) / Math.max(1, marks.length));
  const x0 = (left + right) / 2 - (step * (marks.length - 1)) / 2;
  const size = Math.min(r, step * 0.42);
  marks.forEach((mark, at) => {
    const x = x0 + at * step;
    spot(stage, mark, x, y, size, labels, step);
    const next = marks[at + 1];
    if (next && sign.equal?.some((ids) => ids.includes(mark.id) && ids.includes(next.id)))
      stage.text('base', 'equal-sign', x + step / 2, y + 6, '=');
  });
}

export function spot(stage, mark, x, y, r, labels, step = 100) {
  const side = mark.kind === 'side' || mark.kind === 'progressive';
  const later = mark.made === 'by_decision';
  const d = side
    ? `M${n2(x)} ${n2(y - r)}L${n2(x + r)} ${n2(y)}L${n2(x)} ${n2(y + r)}L${n2(x - r)} ${n2(y)}Z`
    : `M${n2(x - r)} ${n2(y)}a${n2(r)} ${n2(r)} 0 1 1 ${n2(2 * r)} 0a${n2(r)} ${n2(r)} 0 1 1 ${n2(-2 * r)} 0Z`;
  const [head, tail] = titled(mark);
  const name = `${head}${tail ? ` ${tail}` : ''}`.replace(/ (wager|Bonus)$/i, '');
  stage.mark({
    id: mark.id,
    d,
    box: { x: x - r, y: y - r, w: 2 * r, h: 2 * r },
    class: later ? 'spot later' : 'spot',
    chips: { x, y: y - 1, r: Math.min(15, r * 0.52) },
    free: true,
    print: (group) => {
      const size = Math.min(13, (step - 6) / (name.length * 0.72));
      if (labels === 'below') {
        stage.text(group, 'mark-name', x, y + r + 20, name, { 'font-size': n2(Math.max(9, size)) });
        stage.text(group, 'mark-odds', x, y + r + 37, oddsOf(mark), { 'font-size': 12.5 });
      } else {
        stage.text(group, 'mark-name', x, y - r - 18, name, { 'font-size': n2(Math.max(9, size)) });
        stage.text(group, 'mark-odds', x, y - r - 4, oddsOf(mark), { 'font-size': 12 });
      }
    },
  });
}
