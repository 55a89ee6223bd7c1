// Roulette Rage: its mark, and a ladder of repeats beside the last numbers.

import { n2 } from '../dom.js';
import { W } from '../words.js';
import { oddsOf } from './odds.js';

/** The mark of the wager. */
export function rage(stage, w, h, phone) {
  const mark = stage.ctx.sign.marks.find((one) => one.id === 'rage');
  const at = phone
    ? { x: 14, y: 134, w: w - 28, h: 30 }
    : { x: w * 0.79, y: 44, w: w * 0.17, h: 46 };
  stage.mark({
    id: 'rage',
    box: { ...at, r: 8 },
    class: 'side',
    chips: { x: at.x + at.w - 22, y: at.y + at.h / 2, r: 11, small: true, sum: false },
    shift: { x: -14 },
    print: (group) => {
      const [x, y] = [at.x + at.w / 2, at.y + at.h / 2];
      stage.text(group, 'mark-name', phone ? x - 56 : x, phone ? y + 5 : y - 2, W.rage);
      stage.text(group, 'mark-odds', phone ? x + 36 : x, phone ? y + 5 : y + 15, oddsOf(mark));
    },
  });
  const lines = mark.lines.filter((line) => line.wins);
  stage.state.rage = phone ? null : { x: at.x, y: at.y + at.h + 12, w: at.w, lines };
}

/** The ladder: how often a colour must repeat, what that pays, and where the run stands. */
export function ladder(stage, view) {
  const plan = stage.state.rage;
  if (!plan) return;
  const now = Number(view.figures.get('repeats') ?? 0);
  const run = view.figures.get('run') ?? '';
  const step = Math.min(17, (stage.height * 0.54 - plan.y) / (plan.lines.length + 1));
  plan.lines.forEach((line, at) => {
    const n = Number(/\d+/.exec(line.label)?.[0] ?? 0);
    const y = plan.y + (plan.lines.length - at) * step;
    if (n === now) {
      const box = { x: plan.x, y: n2(y - step * 0.75), width: plan.w, height: n2(step), rx: 4 };
      stage.shape('live', 'rect', { ...box, class: 'rung' });
    }
    // "14 or more repeats" would run into what it pays: the highest rung says "14 or more".
    const words = line.label.replace(/(or more) repeats$/, '$1');
    stage.text('live', 'felt-note', plan.x + 8, y, words, { 'font-size': 11 });
    stage.text('live', 'mark-odds end', plan.x + plan.w - 8, y, line.pays, { 'font-size': 11 });
  });
  const words = run ? W.rageRun(run, now) : '';
  stage.text(
    'live',
    'felt-small',
    plan.x + plan.w / 2,
    plan.y + (plan.lines.length + 1) * step + 6,
    words,
  );
}
