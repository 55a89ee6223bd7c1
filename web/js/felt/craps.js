// Dice: box numbers in a row with place-lose above and place-win below, come across, field, the
// lines; hardways and one-throw wagers at the right. The puck lies on the point; come bets travel.

import { n2, s, translate } from '../dom.js';
import { shooterOf } from '../outcome.js';
import { die, puck } from '../pieces/die.js';
import { diceRow, lastThrows } from './thrown.js';
import { colon, oddsOf } from './odds.js';
import { W } from '../words.js';

const BOXES = [4, 5, 6, 8, 9, 10];
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const HARD = [2, 3, 4, 5];
const PAIRS = range(1, 6);
const OTHERS = PAIRS.flatMap((a) => range(a + 1, 6).map((b) => [a, b]));

export default {
  tall: () => 560,

  draw(stage, w, h, phone) {
    stage.page ??= 0;
    stage.state.boxes = new Map();
    if (phone) standing(stage, w, h);
    else lying(stage, w, h);
  },

  show(stage, view) {
    const { phone, width: w } = stage;
    const shown = view.thrown?.split(' ').map(Number) ?? null;
    const point = Number(view.figures.get('point')) || 0;
    diceRow(
      stage,
      shown,
      'red',
      phone ? { x: w / 2, y: 10, size: 38 } : { x: w / 2, y: 14, size: 44 },
    );
    if (!phone) lastThrows(stage, w - 20, 22, 'red', 3);
    const shooter = shooterOf(view);
    const who = shooter
      ? shooter === stage.ctx.me()
        ? W.you
        : (stage.ctx.names(shooter) ?? W.seat(shooter))
      : null;
    const words = [who ? W.shooter(who) : null, point ? W.pointIs(point) : W.noPoint]
      .filter(Boolean)
      .join(', ');
    stage.text('live', 'felt-label', w / 2, phone ? 64 : 78, words);
    const at = stage.state.boxes.get(point);
    if (at)
      stage.shape(
        'live',
        'g',
        { transform: translate(at.x + at.w - 16, at.y - (phone ? 2 : 6)) },
        puck(true, phone ? 11 : 15),
      );
    else
      stage.shape(
        'live',
        'g',
        { transform: translate(phone ? 30 : 36, phone ? 30 : 62) },
        puck(false, 15),
      );
    for (const [n, box] of stage.state.boxes)
      stage.layers.base
        .querySelector(`[data-box="${n}"]`)
        ?.classList.toggle('is-point', n === point && box === at);
    travelled(stage, view);
  },
};

/** Come and don't come bets on their numbers, with a small tag. */
function travelled(stage, view) {
  const me = stage.ctx.me();
  const lines = new Map(
    (view.phase === 'over' ? (view.settlement?.lines ?? []) : [])
      .filter((line) => line.seat === me && line.point && line.result !== 'stands')
      .map((line) => [`${line.wager}-${line.point}`, line]),
  );
  for (const stake of view.stakes) {
    const point = stake.memory?.point;
    const box = stage.state.boxes.get(point);
    if (!box || !/come$/.test(stake.wager)) continue;
    const dont = stake.wager.startsWith('dont');
    const [x, y] = [box.x + (dont ? 14 : box.w - 16), box.y + (dont ? 16 : 16)];
    stage.chips(`${stake.seat}-${stake.wager}-${point}`, x, y, stake.amount, {
      r: stake.seat === me ? 11 : 8,
      below: false,
      kind: stake.seat === me ? 'own' : 'other',
    });
    stage.text('live', 'felt-note mid', x, y + 22, dont ? W.dontTag : W.comeTag, {
      'font-size': 11,
    });
  }
  for (const [key, line] of lines) {
    const box = stage.state.boxes.get(line.point);
    if (!box) continue;
    const won = line.result === 'wins';
    stage.chips(
      `${key}-end`,
      box.x + box.w - 16,
      box.y + 16,
      Math.round(Number(won ? line.pays : line.stake) * 100),
      { r: 11, kind: won ? 'won' : 'lost', words: won ? undefined : '' },
    );
  }
}

function cell(
  stage,
  id,
  box,
  name,
  { odds = true, size = 14, field = false, cls = '', spot } = {},
) {
  stage.mark({
    id,
    box: { ...box, r: 5 },
    class: `area ${cls}`,
    chips: spot ?? {
      x: box.x + box.w - Math.min(24, box.w * 0.3),
      y: box.y + box.h / 2,
      r: Math.min(13, box.h * 0.3),
      small: true,
      sum: false,
    },
    shift: box.w > 200 ? null : { x: -box.w * 0.1 },
    print: (group, mark) => {
      const wide = box.w > 200;
      const [x, y] = [box.x + (wide ? 14 : box.w / 2), box.y + box.h / 2];
      if (wide) {
        const small = box.w < 420;
        // On a phone the longest name ends before the odds begin.
        const most = small ? Math.min(size, 15) : size;
        stage.text(group, 'mark-name start', x, y + most * 0.35, name, { 'font-size': most });
        const odds = box.x + (small ? 150 : Math.max(170, box.w * 0.32));
        if (field) numbersOf(stage, group, mark, { x: box.x + (small ? 82 : 130), small }, y);
        else stage.text(group, 'mark-odds start', odds, y + 5, oddsOf(mark));
        return;
      }
      const lines = Array.isArray(name) ? name : [name];
      lines.forEach((line, at) =>
        stage.text(
          group,
          'mark-name',
          x,
          y + (odds ? -4 : 5) + (at - (lines.length - 1) / 2) * (size + 2),
          line,
          { 'font-size': size },
        ),
      );
      if (odds)
        stage.text(
          group,
          'mark-odds',
          x,
          box.y + box.h - 8,
          box.w < 56 ? colon(oddsOf(mark)) : oddsOf(mark),
          { 'font-size': box.w < 70 ? 11 : 12.5 },
        );
    },
  });
}

/** The numbers of the field, each lot with its odds. */
function numbersOf(stage, group, mark, { x: from, small: narrow }, y) {
  let x = from;
  for (const line of mark.lines.filter((one) => one.wins)) {
    const lot = line.label.replace(/,| or/g, '');
    stage.text(group, 'mark-name plain start', x, y + 5, lot, { 'font-size': narrow ? 12.5 : 15 });
    x += lot.length * (narrow ? 7 : 8.6) + 8;
    const odds = colon(line.pays);
    stage.text(group, 'mark-odds start', x, y + 5, odds, { 'font-size': narrow ? 11.5 : 13 });
    x += odds.length * 7 + (narrow ? 8 : 14);
  }
}

/** A box number: its place above and below, room for travelled bets, small circles for odds. */
function boxNumber(stage, n, at, heights) {
  const [lose, tall, win] = heights;
  const gap = 3;
  const short = at.w < 66;
  // What it pays stands beside the words, below them where there is no room.
  const word = (id, y, h, words) =>
    stage.mark({
      id,
      box: { x: at.x, y, w: at.w, h, r: 5 },
      class: 'area',
      chips: { x: at.x + at.w - 14, y: y + h / 2, r: 10, small: true, sum: false },
      shift: { x: short ? -8 : -12 },
      print: (group, mark) => {
        const narrow = at.w < 108;
        const odds = narrow ? colon(oddsOf(mark)) : oddsOf(mark);
        const [x, low] = [at.x + at.w / 2, y + h / 2];
        const size = { 'font-size': narrow ? 11 : 12.5 };
        if (narrow) {
          stage.text(group, 'place-word', x, low - 3, words, size);
          stage.text(group, 'mark-odds', x, low + 11, odds, size);
          return;
        }
        const text = stage.text(group, 'place-word', x, low + 4, `${words}  `, size);
        const pays = s('tspan', { class: 'mark-odds' }, odds);
        pays.style.setProperty('font-size', '12.5px');
        text.append(pays);
      },
    });
  word(`place-lose-${n}`, at.y, lose, W.felt.placeLose[short ? 1 : 0]);
  const box = { x: at.x, y: at.y + lose + gap, w: at.w, h: tall };
  stage.state.boxes.set(n, box);
  stage.layers.base.append(
    s(
      'g',
      { class: 'box-number', 'data-box': n },
      s('rect', { x: n2(box.x), y: n2(box.y), width: n2(box.w), height: n2(box.h), rx: 5 }),
    ),
  );
  stage.text(
    'base',
    'mark-name box-name',
    box.x + box.w / 2,
    box.y + tall * 0.52 + 4,
    W.felt.boxes[n] ?? n,
    { 'font-size': W.felt.boxes[n] ? (short ? 17 : 24) : short ? 22 : 30 },
  );
  const dot = (id, x) =>
    stage.mark({
      id,
      box: { x: x - 11, y: box.y + tall - 12 - 22, w: 22, h: 22, r: 11 },
      class: 'behind',
      chips: { x, y: box.y + tall - 24, r: 10, small: true, sum: false },
      print: (group) =>
        stage.text(group, 'behind-word', x, box.y + tall - 20, W.felt.odds, { 'font-size': 8.5 }),
    });
  if (!short) {
    dot(`behind-dont-come-${n}`, box.x + 15);
    dot(`behind-come-${n}`, box.x + box.w - 15);
  } else {
    dot(`behind-come-${n}`, box.x + box.w - 14);
    dot(`behind-dont-come-${n}`, box.x + 14);
  }
  word(`place-win-${n}`, box.y + tall + gap, win, W.felt.placeWin[short ? 1 : 0]);
}

function pairCell(stage, id, pips, box, size) {
  stage.mark({
    id,
    box: { ...box, r: 5 },
    class: 'area',
    chips: { x: box.x + box.w / 2, y: box.y + 12, r: 10, small: true, sum: false },
    print: (group, mark) => {
      const upright = box.w < size * 2 + 8;
      pips.forEach((n, at) => {
        const [x, y] = upright
          ? [box.x + (box.w - size) / 2, box.y + 5 + at * (size + 2)]
          : [box.x + box.w / 2 - size - 1.5 + at * (size + 3), box.y + (box.h - 14 - size) / 2 + 1];
        group.append(s('g', { transform: translate(x, y) }, die(n, size, 'red')));
      });
      stage.text(
        group,
        'mark-odds',
        box.x + box.w / 2,
        box.y + box.h - 6,
        box.w < 62 ? colon(oddsOf(mark)) : oddsOf(mark),
        { 'font-size': stage.phone ? 11.5 : 12.5 },
      );
    },
  });
}

const ONE = Object.entries(W.felt.oneThrow);

function lying(stage, w, h) {
  const [x0, gap] = [18, 4];
  const all = w - 2 * x0;
  const k = Math.min(1.08, (h - 96) / 556);
  let y = 92 + Math.max(0, (h - 96 - 556 * k) / 2);
  const side = all * 0.15;
  const heights = [34, 104, 38].map((one) => one * k);
  const boxes = heights.reduce((a, b) => a + b, 0) + 6;
  cell(stage, 'dont-come', { x: x0, y, w: side, h: boxes }, W.felt.dontCome.split(' '), {
    size: 18,
  });
  const size = (all - side - 6 * gap) / 6;
  BOXES.forEach((n, at) =>
    boxNumber(stage, n, { x: x0 + side + gap + at * (size + gap), y, w: size }, heights),
  );
  y += boxes + gap;
  cell(stage, 'come', { x: x0, y, w: all, h: 62 * k }, W.felt.come, {
    size: 26,
    cls: 'ink-banker',
  });
  y += 62 * k + gap;
  const left = all * 0.6;
  const right = { x: x0 + left + gap, w: all - left - gap };
  const lines = [54, 50, 58].map((one) => one * k);
  cell(stage, 'field', { x: x0, y, w: left, h: lines[0] }, W.felt.field, { size: 18, field: true });
  cell(
    stage,
    'dont-win-line',
    { x: x0, y: y + lines[0] + gap, w: left, h: lines[1] },
    W.felt.dontWin,
    { size: 17 },
  );
  cell(
    stage,
    'win-line',
    { x: x0, y: y + lines[0] + lines[1] + 2 * gap, w: left, h: lines[2] },
    W.felt.winLine,
    { size: 20 },
  );
  behind(stage, 'behind-dont-win', x0 + left - 76, y + lines[0] + gap + lines[1] / 2);
  behind(
    stage,
    'behind-win-line',
    x0 + left - 76,
    y + lines[0] + lines[1] + 2 * gap + lines[2] / 2,
  );
  const tall = (lines.reduce((a, b) => a + b, 0) + gap) / 2;
  const four = (right.w - 3 * gap) / 4;
  HARD.forEach((n, at) =>
    pairCell(
      stage,
      `hardway-${n}-${n}`,
      [n, n],
      { x: right.x + at * (four + gap), y, w: four, h: tall },
      20,
    ),
  );
  const six = (right.w - 5 * gap) / 6;
  ONE.forEach(([id, name], at) =>
    cell(
      stage,
      id,
      { x: right.x + at * (six + gap), y: y + tall + gap, w: six, h: tall },
      name.split(' '),
      { size: name.length > 3 ? 12 : 16 },
    ),
  );
  y += lines.reduce((a, b) => a + b, 0) + 3 * gap;
  const hops = [
    ...PAIRS.map((n) => [`specific-pair-${n}-${n}`, [n, n]]),
    ...OTHERS.map((pair) => [`specific-non-pair-${pair.join('-')}`, pair]),
  ];
  const hop = (all - gap * (hops.length - 1)) / hops.length;
  hops.forEach(([id, pips], at) =>
    pairCell(stage, id, pips, { x: x0 + at * (hop + gap), y, w: hop, h: 62 * k }, 17),
  );
}

function behind(stage, id, x, y) {
  stage.mark({
    id,
    box: { x: x - 17, y: y - 17, w: 34, h: 34, r: 17 },
    class: 'behind',
    chips: { x, y, r: 12, small: true, sum: false },
    print: (group) => stage.text(group, 'behind-word', x, y + 4, W.felt.odds, { 'font-size': 11 }),
  });
}

function standing(stage, w, h) {
  const [x0, gap] = [10, 4];
  const all = w - 2 * x0;
  const pages = [W.lineScreen, W.propScreen];
  pages.forEach((name, at) => tab(stage, name, at, w));
  let y = 122;
  if (stage.page === 0) {
    const size = (all - 5 * gap) / 6;
    const heights = [34, 92, 36];
    BOXES.forEach((n, at) =>
      boxNumber(stage, n, { x: x0 + at * (size + gap), y, w: size }, heights),
    );
    y += 168 + gap;
    const line = (id, name, tall, more) => {
      cell(stage, id, { x: x0, y, w: all, h: tall }, name, { size: 17, ...more });
      y += tall + gap;
    };
    const spare = Math.max(0, h - 560) / 6;
    line('come', W.felt.come, 46 + spare, { cls: 'ink-banker' });
    line('dont-come', W.felt.dontCome, 40 + spare);
    line('field', W.felt.field, 46 + spare, {
      field: true,
      spot: { x: x0 + all - 16, y: y + 23 + spare / 2, r: 12, small: true, sum: false },
    });
    line('dont-win-line', W.felt.dontWin, 44 + spare);
    behind(stage, 'behind-dont-win', x0 + all - 70, y - 24 - spare / 2);
    line('win-line', W.felt.winLine, 54 + spare);
    behind(stage, 'behind-win-line', x0 + all - 70, y - 30 - spare / 2);
    return;
  }
  const four = (all - 3 * gap) / 4;
  HARD.forEach((n, at) =>
    pairCell(
      stage,
      `hardway-${n}-${n}`,
      [n, n],
      { x: x0 + at * (four + gap), y, w: four, h: 62 },
      22,
    ),
  );
  y += 66;
  const three = (all - 2 * gap) / 3;
  ONE.forEach(([id, name], at) =>
    cell(
      stage,
      id,
      { x: x0 + (at % 3) * (three + gap), y: y + Math.floor(at / 3) * 58, w: three, h: 54 },
      name,
      { size: 15 },
    ),
  );
  y += 118;
  const hops = [
    ...PAIRS.map((n) => [`specific-pair-${n}-${n}`, [n, n]]),
    ...OTHERS.map((pair) => [`specific-non-pair-${pair.join('-')}`, pair]),
  ];
  const seven = (all - 6 * gap) / 7;
  hops.forEach(([id, pips], at) =>
    pairCell(
      stage,
      id,
      pips,
      { x: x0 + (at % 7) * (seven + gap), y: y + Math.floor(at / 7) * 66, w: seven, h: 62 },
      17,
    ),
  );
}

function tab(stage, name, at, w) {
  const go = () => {
    stage.page = at;
    stage.draw(stage.family, stage.width, stage.height, stage.phone);
    stage.ctx.again();
  };
  const x = w / 2 + (at ? 2 : -98);
  const button = s(
    'g',
    {
      class: `felt-switch ${stage.page === at ? 'on' : ''}`,
      role: 'button',
      tabindex: 0,
      'aria-pressed': stage.page === at ? 'true' : 'false',
      'aria-label': name,
      onclick: go,
      onkeydown: (event) => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          go();
        }
      },
    },
    s('rect', { x: n2(x), y: 76, width: 96, height: 36, rx: 18 }),
  );
  stage.layers.base.append(button);
  stage.text(button, 'felt-switch-text', x + 48, 99, name);
}
