// Touches on a phone's roulette table: between two numbers a finger snaps to the nearest split,
// corner or street, shown before it is let go.

import { n2, s } from '../dom.js';
import { keeps } from './drag.js';

const NEAR = 12;

/** The mark that a touch means: a point on the lines close by, else the number itself; pure. */
export function nearestMark(marks, x, y) {
  const far = (mark) => Math.hypot(mark.middle.x - x, mark.middle.y - y);
  const inside = ({ box }) => x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h;
  const points = marks.filter((mark) => mark.class === 'point').map((mark) => [far(mark), mark]);
  const [least, point] = points.reduce((a, b) => (b[0] < a[0] ? b : a), [Infinity, null]);
  if (least <= NEAR) return point;
  return marks.find((mark) => mark.class !== 'point' && inside(mark)) ?? null;
}

/** A finger between two numbers is shown what it would bet before it is let go. */
export function snap(stage, plan) {
  const area = {
    x: n2(plan.x),
    y: n2(plan.y - 34),
    width: n2(plan.w * 3 + 8),
    height: n2(plan.h * 12 + 34),
  };
  const glass = s('rect', { ...area, class: 'glass' });
  keeps(glass);
  let held = null;
  const at = (event) => {
    const box = stage.svg.getBoundingClientRect();
    const k = stage.width / box.width;
    const [x, y] = [(event.clientX - box.left) * k, (event.clientY - box.top) * k];
    const inner = [...stage.marks.values()].filter((mark) => /pocket-mark|point/.test(mark.class));
    return nearestMark(inner, x, y);
  };
  const show = (mark) => {
    if (mark === held) return;
    held = mark;
    stage.ctx.unpop();
    if (mark) stage.ctx.pop(mark.id, mark.el);
  };
  glass.addEventListener('pointerdown', (event) => {
    glass.setPointerCapture(event.pointerId);
    show(at(event));
  });
  glass.addEventListener('pointermove', (event) => {
    if (held) show(at(event));
  });
  glass.addEventListener('pointercancel', () => show(null));
  glass.addEventListener('pointerup', () => {
    const mark = held;
    show(null);
    if (mark) stage.ctx.bet(mark.id);
  });
  stage.layers.marks.append(glass);
}
