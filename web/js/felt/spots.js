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
export function drawSpots(stage, { y, left, right, r = 31, skip = [] }) {
  const { sign } = stage.ctx;
  const marks = spotsOf(sign).filter((mark) => !skip.includes(mark.id));
  const step = Math.min(106, (right - left) / Math.max(1, marks.length));
  const x0 = (left + right) / 2 - (step * (marks.length - 1)) / 2;
  const size = Math.min(r, step * 0.42);
  marks.forEach((mark, at) => {
    const x = x0 + at * step;
    spot(stage, mark, x, y, size, step);
    const next = marks[at + 1];
    if (next && sign.equal?.some((ids) => ids.includes(mark.id) && ids.includes(next.id)))
      stage.text('base', 'equal-sign', x + step / 2, y + 6, '=');
  });
}

/** A name in one line, or in two where it is long. */
function wrapped(name, most) {
  const words = name.split(' ');
  if (name.length <= most || words.length < 2) return [name];
  const half = Math.ceil(words.length / 2);
  return [words.slice(0, half).join(' '), words.slice(half).join(' ')];
}

/** One spot: a diamond, a circle, or a dashed ring for what a decision makes. */
function spot(stage, mark, x, y, r, step) {
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
      const lines = wrapped(name, (step - 8) / 9.4);
      const longest = Math.max(...lines.map((line) => line.length));
      const size = n2(Math.max(8, Math.min(13, (step - 6) / (longest * 0.74))));
      lines.forEach((line, at) =>
        stage.text(group, 'mark-name', x, y + r + 20 + at * 13, line, { 'font-size': size }),
      );
      const below = y + r + 37 + (lines.length - 1) * 12;
      stage.text(group, 'mark-odds', x, below, oddsOf(mark), { 'font-size': 12.5 });
    },
  });
}
