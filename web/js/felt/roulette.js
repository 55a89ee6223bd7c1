// Roulette: the table lying on a desk, standing on a phone; splits, streets, corners and six lines
// are hit areas on the lines. The wheel is the racetrack: its rim and pockets bet, too.

import { n2, s, set } from '../dom.js';
import { brief } from '../money.js';
import { colourOf } from '../outcome.js';
import { pocketRow } from '../boards/numbers.js';
import { angleOf, neighbours, wheel } from '../pieces/wheel.js';
import { W } from '../words.js';
import { callMarks } from './calls.js';
import { oddsOf } from './odds.js';
import { ladder, rage } from './rage.js';
import { snap } from './snap.js';

const HIT = 16;
/** The row that Rage takes on a phone, between the last numbers and zero. */
const RAGE = 36;
const hasRage = (sign) => sign.marks.some((mark) => mark.id === 'rage');

/** Column and row of a number on the lying table: columns from zero, rows from the top. */
const lying = (n) => ({ column: Math.ceil(n / 3) - 1, row: 2 - ((n - 1) % 3) });

/** The box of a number for a plan {x, y, w, h, standing}. */
export function cellOf(plan, n) {
  const { column, row } = lying(n);
  if (plan.standing) {
    const at = (n - 1) % 3;
    return { x: plan.x + at * plan.w, y: plan.y + column * plan.h, w: plan.w, h: plan.h };
  }
  return { x: plan.x + column * plan.w, y: plan.y + row * plan.h, w: plan.w, h: plan.h };
}

/** The point on the lines where a mark of some numbers lies. */
export function pointOf(plan, numbers, kind) {
  const cells = numbers.filter((n) => n > 0).map((n) => cellOf(plan, n));
  const centre = (axis, size) =>
    cells.reduce((sum, cell) => sum + cell[axis] + cell[size] / 2, 0) / cells.length;
  let [x, y] = [centre('x', 'w'), centre('y', 'h')];
  if (kind === 'street' || kind === 'six-line') {
    if (plan.standing) x = plan.x + 3 * plan.w;
    else y = plan.y + 3 * plan.h;
  }
  if (numbers.includes(0)) {
    const edge = plan.standing ? plan.y : plan.x;
    if (plan.standing) y = edge;
    else x = edge;
    if (kind === 'first-four') {
      if (plan.standing) x = plan.x + 3 * plan.w;
      else y = plan.y + 3 * plan.h;
    } else if (kind === 'street') {
      if (plan.standing) x = centre('x', 'w');
      else y = centre('y', 'h');
    }
  }
  return { x, y };
}

/** The numbers of a mark's id. */
export const numbersOf = (id) =>
  id === 'first-four'
    ? [0, 1, 2, 3]
    : id
        .replace(/^[a-z-]+?-(?=\d)/, '')
        .split('-')
        .map(Number);

export default {
  tall: (sign) => 598 + (hasRage(sign) ? RAGE : 0),

  draw(stage, w, h, phone) {
    const { sign } = stage.ctx;
    const standing = phone;
    const top = 170 + (hasRage(sign) ? RAGE : 0);
    const plan = phone
      ? { x: w * 0.295, y: top, w: (w * 0.705 - 14) / 3, h: (h - top - 36) / 12, standing }
      : {
          x: w * 0.107,
          y: h * 0.56,
          w: (w * 0.845 - w * 0.02) / 13.02,
          h: Math.min(58, (h * 0.44 - 116) / 3),
          standing,
        };
    stage.state.plan = plan;
    numbers(stage, plan, w, phone);
    outside(stage, plan, w, phone);
    lines(stage, plan, sign);
    drawWheel(stage, w, h, phone);
    if (phone) snap(stage, plan);
    stage.state.spun = null;
    const odds = oddsOf(sign.marks.find((mark) => mark.id === 'straight-1'));
    if (phone) {
      stage.text('base', 'mark-odds', w * 0.155, top - 13, `${W.felt.number} ${odds}`, {
        'font-size': 12.5,
      });
    } else {
      stage.text(
        'base',
        'felt-note mid',
        plan.x - w * 0.03,
        plan.y + 3 * plan.h + 22,
        W.felt.number,
      );
      stage.text('base', 'mark-odds', plan.x - w * 0.03, plan.y + 3 * plan.h + 39, odds, {
        'font-size': 12.5,
      });
    }
    if (hasRage(sign)) rage(stage, w, h, phone);
  },

  show(stage, view) {
    const shown = view.thrown === null ? null : Number(view.thrown);
    turn(stage, shown);
    told(stage, view);
    ladder(stage, view);
  },

  /** Numbers that a mark covers get a white edge. */
  covers: (id) =>
    /^(split|street|corner|six-line|first-four)/.test(id) && !/dozens|columns/.test(id)
      ? numbersOf(id).map((n) => `straight-${n}`)
      : [],
};

function numbers(stage, plan, w, phone) {
  const cell = (n) => {
    const box = { ...cellOf(plan, n), r: 5 };
    const inner = { x: box.x + 1, y: box.y + 1, w: box.w - 2, h: box.h - 2, r: 5 };
    stage.mark({
      id: `straight-${n}`,
      box: inner,
      class: `cell pocket-mark ${colourOf(n)}`,
      shift: phone ? { x: -box.w * 0.32 } : { x: -box.w * 0.2, y: -box.h * 0.18 },
      chips: {
        x: box.x + box.w * (phone ? 0.5 : 0.66),
        y: box.y + box.h * (phone ? 0.5 : 0.66),
        r: phone ? 11 : 12,
        small: true,
        sum: false,
      },
      print: (group) =>
        stage.text(group, 'number', box.x + box.w / 2, box.y + box.h / 2 + (phone ? 6 : 8), n, {
          'font-size': phone ? 16 : 22,
        }),
    });
  };
  for (let n = 1; n <= 36; n += 1) cell(n);
  const zero = phone
    ? { x: plan.x, y: plan.y - 34, w: plan.w * 3, h: 32, r: 14 }
    : { x: plan.x - w * 0.058, y: plan.y, w: w * 0.056, h: plan.h * 3, r: 22 };
  stage.mark({
    id: 'straight-0',
    box: zero,
    class: 'cell pocket-mark zero',
    chips: {
      x: zero.x + zero.w / 2 + (phone ? 30 : 0),
      y: zero.y + zero.h / 2 + (phone ? 0 : 36),
      r: 12,
      small: true,
      sum: false,
    },
    print: (group) =>
      stage.text(group, 'number', zero.x + zero.w / 2, zero.y + zero.h / 2 + 8, '0', {
        'font-size': phone ? 18 : 24,
      }),
  });
}

/** Splits, streets, corners, six lines: points on the lines. */
function lines(stage, plan, sign) {
  for (const mark of sign.marks) {
    if (!['split', 'street', 'corner', 'six-line', 'first-four'].includes(mark.group)) continue;
    const at = pointOf(plan, numbersOf(mark.id), mark.group);
    stage.mark({
      id: mark.id,
      box: { x: at.x - HIT / 2, y: at.y - HIT / 2, w: HIT, h: HIT, r: HIT / 2 },
      class: 'point',
      chips: { x: at.x, y: at.y, r: 11, small: true, sum: false },
    });
  }
}

const OUTSIDE = Object.entries(W.felt.outside);
const DOZENS = W.felt.dozens.map((words, at) => [`dozen-${at + 1}`, words]);

function outside(stage, plan, w, phone) {
  const odds = (id) => oddsOf(stage.ctx.sign.marks.find((mark) => mark.id === id) ?? { lines: [] });
  const box = (id, at, words, upright) =>
    stage.mark({
      id,
      box: { ...at, r: 5 },
      class: `outside ${id}`,
      chips: upright
        ? { x: at.x + at.w / 2, y: at.y + at.h - 16, r: 12, small: true, sum: false }
        : {
            x: at.x + at.w * (at.w > 160 ? 0.79 : 0.83),
            y: at.y + at.h / 2 - 5,
            r: 12,
            small: at.w <= 160,
          },
      shift: upright ? { y: -14 } : { x: -at.w * (at.w > 160 ? 0.2 : 0.16) },
      print: (group) => {
        const [x, y] = [at.x + at.w / 2, at.y + at.h / 2];
        if (upright) {
          const turned = s('g', { transform: `rotate(-90 ${n2(x)} ${n2(y)})` });
          group.append(turned);
          stage.text(turned, 'mark-name outside-name', x, y - 3, words);
          stage.text(turned, 'mark-odds', x, y + 14, odds(id), { 'font-size': 12 });
        } else if (at.w > 160) {
          stage.text(group, 'mark-name outside-name', x - 26, y + 6, words, { 'font-size': 17 });
          stage.text(group, 'mark-odds', x + 40, y + 5, odds(id));
        } else {
          stage.text(group, 'mark-name outside-name', x, y - 2, words, { 'font-size': 15 });
          stage.text(group, 'mark-odds', x, y + 15, odds(id));
        }
      },
    });
  if (phone) {
    const tall = plan.h * 12;
    const [a, b] = [14, w * 0.163];
    OUTSIDE.forEach(([id, words], at) =>
      box(
        id,
        { x: a, y: plan.y + (tall / 6) * at + 1, w: b - a - 2, h: tall / 6 - 2 },
        words,
        true,
      ),
    );
    DOZENS.forEach(([id, words], at) =>
      box(
        id,
        { x: b + 1, y: plan.y + (tall / 3) * at + 1, w: plan.x - b - 4, h: tall / 3 - 2 },
        words,
        true,
      ),
    );
    ['column-1', 'column-2', 'column-3'].forEach((id, at) =>
      column(
        stage,
        id,
        { x: plan.x + at * plan.w + 1, y: plan.y + tall + 1, w: plan.w - 2, h: 28 },
        odds(id),
      ),
    );
  } else {
    const y = plan.y + 3 * plan.h;
    DOZENS.forEach(([id, words], at) =>
      box(id, { x: plan.x + 4 * at * plan.w + 1, y: y + 2, w: 4 * plan.w - 2, h: 43 }, words),
    );
    OUTSIDE.forEach(([id, words], at) =>
      box(id, { x: plan.x + 2 * at * plan.w + 1, y: y + 48, w: 2 * plan.w - 2, h: 43 }, words),
    );
    ['column-3', 'column-2', 'column-1'].forEach((id, at) =>
      column(
        stage,
        id,
        { x: plan.x + 12 * plan.w + 1, y: plan.y + at * plan.h + 1, w: plan.w - 2, h: plan.h - 2 },
        odds(id),
      ),
    );
  }
  halves(stage, plan, phone);
}

function column(stage, id, at, words) {
  stage.mark({
    id,
    box: { ...at, r: 5 },
    class: 'outside',
    chips: { x: at.x + at.w / 2, y: at.y + at.h / 2, r: 12, small: true, sum: false },
    shift: { y: -at.h * 0.3 },
    print: (group) => stage.text(group, 'mark-odds', at.x + at.w / 2, at.y + at.h / 2 + 5, words),
  });
}

/** Two columns or two dozens at once: points between them. */
function halves(stage, plan, phone) {
  const point = (id, x, y) =>
    stage.mark({
      id,
      box: { x: x - 9, y: y - 9, w: 18, h: 18, r: 9 },
      class: 'point',
      chips: { x, y, r: 11, small: true, sum: false },
    });
  const tall = plan.h * 12;
  for (const at of [1, 2]) {
    if (phone) {
      point(`split-dozens-${at}-${at + 1}`, plan.x - 14, plan.y + (tall / 3) * at);
      point(`split-columns-${at}-${at + 1}`, plan.x + at * plan.w, plan.y + tall + 15);
    } else {
      point(`split-dozens-${at}-${at + 1}`, plan.x + 4 * at * plan.w, plan.y + 3 * plan.h + 24);
      point(`split-columns-${at}-${at + 1}`, plan.x + 12.5 * plan.w, plan.y + (3 - at) * plan.h);
    }
  }
}

// --- the wheel

function drawWheel(stage, w, h, phone) {
  const r = phone ? w * 0.385 : Math.min(162, h * 0.245);
  const [x, y] = phone ? [w / 2, -r * 0.44] : [34 + r, 26 + r];
  const names = {
    voisins: () => W.calls.voisins,
    tiers: () => W.calls.tiers,
    orphelins: (span) => (span > 40 ? W.calls.orphelins : W.felt.orphelins),
  };
  const node = wheel({ r, rest: stage.state.rest ?? 0, names });
  const holder = s(
    'g',
    { class: 'wheel-at', transform: `translate(${n2(x)} ${n2(y)})${phone ? ' rotate(180)' : ''}` },
    node,
  );
  stage.layers.base.append(holder);
  stage.state.wheel = { node, r, x, y };
  node.addEventListener('click', (event) => {
    const call = event.target.closest('[data-call]')?.dataset.call;
    const number = event.target.closest('[data-number]')?.dataset.number;
    if (call) offer(stage, W.calls[call], callMarks(call));
    else if (number)
      offer(
        stage,
        W.neighbours(number),
        neighbours(Number(number)).map((n) => [`straight-${n}`, 1]),
      );
  });
  if (!phone) {
    const keys = Object.keys(W.calls);
    keys.forEach((call, at) => {
      const button = s('g', {
        class: 'call-key',
        role: 'button',
        tabindex: 0,
        'aria-label': W.calls[call],
        transform: `translate(${n2(x - 70 + at * 70)} ${n2(y + r + 2)})`,
      });
      button.addEventListener('keydown', (event) => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          offer(stage, W.calls[call], callMarks(call));
        }
      });
      button.append(s('circle', { r: 4, class: 'call-dot' }));
      stage.layers.base.append(button);
    });
  }
}

/** A call is shown before it is confirmed: its marks light up, and one tap lays them. */
function offer(stage, name, marks) {
  const { bets } = stage.ctx.page;
  const unit = bets.chip;
  const known = marks.filter(([id]) => stage.marks.has(id));
  const sum = known.reduce((all, [, n]) => all + n * unit, 0);
  for (const mark of stage.marks.values())
    mark.el.classList.toggle(
      'called',
      known.some(([id]) => id === mark.id),
    );
  stage.ctx.page.confirm(
    W.confirmCall(name, known.length, brief(sum, stage.ctx.book)),
    W.lay,
    () => {
      for (const mark of stage.marks.values()) mark.el.classList.remove('called');
      return stage.ctx.page.lay(known.map(([id, n]) => [id, n * unit]));
    },
    () => {
      for (const mark of stage.marks.values()) mark.el.classList.remove('called');
    },
  );
}

/** Turns the wheel so that the number comes to rest on top; the ball runs the other way. */
function turn(stage, shown) {
  const { wheel: drawn } = stage.state;
  if (!drawn || shown === null || stage.state.spun === shown) return;
  const fresh = stage.state.event?.event === 'thrown';
  stage.state.spun = shown;
  stage.state.rest = shown;
  const turning = drawn.node.querySelector('.wheel-turn');
  const ball = drawn.node.querySelector('.ball-turn');
  const tilt = -angleOf(shown);
  set(turning, 'transform', `rotate(${n2(tilt)})`);
  for (const pocket of turning.querySelectorAll('.wheel-pocket'))
    pocket.classList.toggle('rests', pocket.dataset.number === String(shown));
  if (!fresh || stage.ctx.page.live.quick) return;
  const ease = 'cubic-bezier(.1,.6,.1,1)';
  turning.animate(
    [{ transform: `rotate(${tilt - 720}deg)` }, { transform: `rotate(${tilt}deg)` }],
    { duration: 4200, easing: ease },
  );
  ball.animate([{ transform: 'rotate(1440deg)' }, { transform: 'rotate(0deg)' }], {
    duration: 4200,
    easing: ease,
  });
}

/** The number in words, and the last ones. */
function told(stage, view) {
  const { width: w, phone } = stage;
  const past = pastNumbers(stage.ctx.page.live);
  const shown = view.thrown;
  if (phone) {
    pocketRow(stage, past.slice(0, 12), 14, 150 - 48, (w - 28) / 12, 24);
    return;
  }
  const x = w * 0.44;
  if (shown !== null) {
    const colour = colourOf(shown);
    stage.text('live', 'felt-label start', x, 40, W.ballRests);
    stage.shape('live', 'rect', {
      x,
      y: 54,
      width: 92,
      height: 92,
      rx: 12,
      class: `rest-box pocket-${colour}`,
    });
    stage.text('live', 'rest-number', x + 46, 116, shown);
    const n = Number(shown);
    const words = n === 0 ? [W.zero] : [W.upper(colour), W.felt.parity(n), W.felt.half(n)];
    stage.text('live', 'felt-title start', x + 112, 88, words.join(', '));
    if (n) stage.text('live', 'felt-label start', x + 112, 112, W.felt.place(n));
    stage.text('live', 'felt-label start', x + 112, 136, W.felt.spin(view.rounds));
  }
  if (!past.length) {
    stage.text('live', 'felt-label start', x, shown === null ? 92 : 190, W.wheelNote);
    return;
  }
  stage.text('live', 'felt-small start', x, 182, W.lastNumbers);
  pocketRow(stage, past.slice(0, 10), x, 192, 24.4, 26);
  share(stage, past, x, 252);
}

/** Red, black, zero: counts and what was to be expected. */
function share(stage, past, x, y) {
  const sums = { red: 0, black: 0, zero: 0 };
  for (const n of past) sums[colourOf(n)] += 1;
  const [all, w] = [past.length, 242];
  stage.text('live', 'felt-small start', x, y, W.spins(all));
  let at = x;
  for (const [colour, name] of [
    ['red', W.red],
    ['black', W.black],
    ['zero', ''],
  ]) {
    const part = Math.max(sums[colour] ? 4 : 0, (w * sums[colour]) / all);
    if (!part) continue;
    stage.shape('live', 'rect', {
      x: n2(at),
      y: y + 9,
      width: n2(part - 1),
      height: 20,
      rx: 3,
      class: `pocket-${colour}`,
    });
    if (part > 56) stage.text('live', 'bar-text start', at + 8, y + 23, `${name} ${sums[colour]}`);
    at += part;
  }
  const expected = [18, 18, 1].map((n) => ((all * n) / 37).toFixed(1)).join(', ');
  stage.text('live', 'felt-small start', x, y + 48, `${W.zero} ${sums.zero}`);
  stage.text('live', 'felt-note end', x + w, y + 48, W.expectedOf(expected));
}

/** Numbers thrown so far, the latest first. */
export function pastNumbers(live) {
  const list = live.past
    .filter((event) => event.event === 'thrown' && event.n < live.shown)
    .map((event) => event.shown);
  return list.reverse();
}
