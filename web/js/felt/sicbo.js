// Sic Bo as printed: small and big at the ends, triples and doubles, totals, combinations, single
// dice, then odd and even and four numbers. After the throw all winning areas light up.

import { s, translate, n2 } from '../dom.js';
import { die } from '../pieces/die.js';
import { diceRow, lastThrows } from './thrown.js';
import { colon, oddsOf } from './odds.js';
import { W } from '../words.js';

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const PAIRS = range(1, 6).flatMap((a) => range(a + 1, 6).map((b) => [a, b]));
const FOUR = ['6-5-4-3', '6-5-3-2', '5-4-3-2', '4-3-2-1'];

export default {
  tall: (sign) => (extra(sign) ? 800 : 690),

  draw(stage, w, h, phone) {
    stage.page ??= 0;
    if (phone) standing(stage, w, h);
    else lying(stage, w, h);
  },

  show(stage, view) {
    const { phone, width: w } = stage;
    const shown = view.thrown?.split(' ').map(Number) ?? null;
    diceRow(
      stage,
      shown,
      'ivory',
      phone ? { x: w / 2, y: 12, size: 40 } : { x: w / 2, y: 18, size: 46 },
    );
    if (shown && view.phase === 'over') {
      const sum = shown.reduce((all, one) => all + one, 0);
      const triple = shown.every((one) => one === shown[0]);
      const words = W.felt.dice(sum, triple);
      stage.text('live', 'felt-title', phone ? w / 2 : w / 2, phone ? 72 : 88, words, {
        'font-size': phone ? 15 : 17,
      });
    }
    if (!phone) lastThrows(stage, w - 20, 24, 'ivory');
  },
};

const extra = (sign) => sign.marks.some((mark) => mark.group === 'three-single');

/** One area: `print` draws inside it; odds below. */
function area(stage, id, box, print, { odds = true, brief = false } = {}) {
  const cell = { ...box, r: 5 };
  stage.mark({
    id,
    box: cell,
    class: 'area',
    chips: {
      x: box.x + box.w - Math.min(15, box.w * 0.3),
      y: box.y + 13,
      r: box.w < 40 ? 9 : 12,
      small: true,
      sum: false,
    },
    shift: { x: -Math.min(12, box.w * 0.14) },
    print: (group, mark) => {
      print(group, mark, box);
      if (!odds) return;
      const text = brief || box.w < 58 ? colon(oddsOf(mark)) : oddsOf(mark);
      stage.text(group, 'mark-odds', box.x + box.w / 2, box.y + box.h - 7, text, {
        'font-size': box.w < 58 ? 11 : 12,
      });
    },
  });
}

/** Small dice in an area, side by side or one above the other. */
function dice(pips, box, size, upright) {
  return (group) => {
    const gap = 3;
    const all = pips.length * size + (pips.length - 1) * gap;
    const room = box.h - 16;
    pips.forEach((n, at) => {
      const [x, y] = upright
        ? [box.x + (box.w - size) / 2, box.y + (room - all) / 2 + 1 + at * (size + gap)]
        : [box.x + (box.w - all) / 2 + at * (size + gap), box.y + (room - size) / 2 + 1];
      group.append(s('g', { transform: translate(x, y) }, die(n, size)));
    });
  };
}

function named(stage, id, box, name, note) {
  area(stage, id, box, (group, mark, at) => {
    stage.text(
      group,
      'mark-name',
      at.x + at.w / 2,
      at.y + (note ? at.h * 0.36 : at.h / 2 - 1),
      name,
      { 'font-size': n2(Math.min(20, at.w / (name.length * 0.8))) },
    );
    if (note)
      stage.text(group, 'felt-label', at.x + at.w / 2, at.y + at.h * 0.58, note, {
        'font-size': 12,
      });
  });
}

const single = (stage, n, box) =>
  area(
    stage,
    `single-dice-${n}`,
    box,
    (group, mark, at) => {
      const size = Math.min(26, at.h - 12);
      group.append(
        s(
          'g',
          { transform: translate(at.x + at.w * 0.26 - size / 2, at.y + (at.h - size) / 2) },
          die(n, size),
        ),
      );
      stage.text(group, 'mark-odds', at.x + at.w * 0.68, at.y + at.h / 2 + 4, W.felt.upTo, {
        'font-size': 12,
      });
    },
    { odds: false },
  );

const total = (stage, n, box) =>
  area(
    stage,
    `total-${n}`,
    box,
    (group, mark, at) =>
      stage.text(group, 'number', at.x + at.w / 2, at.y + at.h / 2 + 2, n, { 'font-size': 19 }),
    { brief: true },
  );

function lying(stage, w, h) {
  const { sign } = stage.ctx;
  const [x0, gap] = [20, 4];
  const all = w - 2 * x0;
  const more = extra(sign);
  const top = 104;
  const units = more ? [1.7, 1, 1.25, 0.9, 0.95, 1.15, 1.15] : [1.9, 1.1, 1.35, 1, 1.05];
  const room = h - top - 16 - gap * (units.length - 1);
  const unit = Math.min(70, room / units.reduce((a, b) => a + b, 0));
  const spare = room - unit * units.reduce((a, b) => a + b, 0);
  let y = top + Math.max(0, spare / 2);
  const row = (n) => {
    const height = unit * units[n];
    const at = { y, h: height };
    y += height + gap;
    return at;
  };
  const cells = (count, from, width, at, make) => {
    const size = (width - gap * (count - 1)) / count;
    range(0, count - 1).forEach((n) =>
      make(n, { x: from + n * (size + gap), y: at.y, w: size, h: at.h }),
    );
  };
  const first = row(0);
  const end = all * 0.185;
  named(stage, 'small', { x: x0, y: first.y, w: end, h: first.h }, W.felt.small, W.felt.smallNote);
  named(
    stage,
    'big',
    { x: x0 + all - end, y: first.y, w: end, h: first.h },
    W.felt.big,
    W.felt.bigNote,
  );
  const half = (first.h - gap) / 2;
  const middle = { from: x0 + end + gap, width: all - 2 * (end + gap) };
  cells(6, middle.from, middle.width, { y: first.y, h: half }, (n, box) =>
    area(
      stage,
      `specific-triple-${n + 1}`,
      box,
      dice([n + 1, n + 1, n + 1], box, Math.min(18, half - 20)),
    ),
  );
  cells(6, middle.from, middle.width, { y: first.y + half + gap, h: half }, (n, box) =>
    area(
      stage,
      `specific-double-${n + 1}`,
      box,
      dice([n + 1, n + 1], box, Math.min(18, half - 20)),
    ),
  );
  cells(14, x0, all, row(1), (n, box) => total(stage, n + 4, box));
  cells(15, x0, all, row(2), (n, box) =>
    area(
      stage,
      `dice-combination-${PAIRS[n].join('-')}`,
      box,
      dice(PAIRS[n], box, Math.min(20, (box.h - 24) / 2), true),
    ),
  );
  cells(6, x0, all, row(3), (n, box) => single(stage, n + 1, box));
  const last = row(4);
  cells(7, x0, all, last, (n, box) => {
    if (n < 2) named(stage, ['odd', 'even'][n], box, [W.felt.odd, W.felt.even][n]);
    else if (n === 2) named(stage, 'any-triple', box, W.felt.anyTriple);
    else
      area(stage, `four-number-${FOUR[n - 3]}`, box, (group, mark, at) =>
        stage.text(
          group,
          'mark-name plain',
          at.x + at.w / 2,
          at.y + at.h / 2 - 1,
          FOUR[n - 3].replaceAll('-', ' '),
          { 'font-size': 15 },
        ),
      );
  });
  if (more) rest(stage, sign, x0, all, row, gap);
}

/** Three different dice, and a double with another: printed small below. */
function rest(stage, sign, x0, all, row, gap) {
  const threes = sign.marks.filter((mark) => mark.group === 'three-single');
  const doubles = sign.marks.filter((mark) => mark.group === 'double-and-single');
  const lay = (marks, at, pipsOf) => {
    const size = (all - gap * (marks.length - 1)) / marks.length;
    marks.forEach((mark, n) => {
      const box = { x: x0 + n * (size + gap), y: at.y, w: size, h: at.h };
      const pips = pipsOf(mark.id);
      area(stage, mark.id, box, dice(pips, box, Math.min(size - 8, (at.h - 26) / 3), true), {
        brief: true,
      });
    });
  };
  const pips = (id) =>
    id
      .replace(/^[a-z-]+-(?=\d)/, '')
      .split('-')
      .map(Number);
  lay(threes, row(5), pips);
  lay(doubles, row(6), (id) => [pips(id)[0], ...pips(id)]);
}

function standing(stage, w, h) {
  const { sign } = stage.ctx;
  const more = extra(sign);
  const [x0, gap] = [10, 4];
  const all = w - 2 * x0;
  let y = 84;
  const grid = (ids, columns, height, make) => {
    const size = (all - gap * (columns - 1)) / columns;
    ids.forEach((id, at) =>
      make(id, {
        x: x0 + (at % columns) * (size + gap),
        y: y + Math.floor(at / columns) * (height + gap),
        w: size,
        h: height,
      }),
    );
    y += Math.ceil(ids.length / columns) * (height + gap);
  };
  const spare = Math.max(0, h - (more ? 800 : 690));
  grid(['small', 'odd', 'even', 'big'], 4, 50 + spare * 0.1, (id, box) =>
    named(stage, id, box, W.felt[id]),
  );
  grid(range(1, 6), 6, 48, (n, box) =>
    area(stage, `specific-triple-${n}`, box, dice([n, n, n], box, 14), { brief: true }),
  );
  grid(range(1, 6), 6, 44, (n, box) =>
    area(stage, `specific-double-${n}`, box, dice([n, n], box, 17), { brief: true }),
  );
  grid(range(4, 17), 7, 46, (n, box) => total(stage, n, box));
  grid(PAIRS, 5, 40, (pair, box) =>
    area(stage, `dice-combination-${pair.join('-')}`, box, dice(pair, box, 18), { brief: true }),
  );
  grid(range(1, 6), 3, 40, (n, box) => single(stage, n, box));
  grid(['any-triple', ...FOUR], 5, 44, (id, box) =>
    id === 'any-triple'
      ? named(stage, id, box, W.felt.triple)
      : area(stage, `four-number-${id}`, box, (group, mark, at) =>
          stage.text(
            group,
            'mark-name plain',
            at.x + at.w / 2,
            at.y + at.h / 2 - 1,
            id.replaceAll('-', ' '),
            { 'font-size': 13 },
          ),
        ),
  );
  if (!more) return;
  const pips = (id) =>
    id
      .replace(/^[a-z-]+-(?=\d)/, '')
      .split('-')
      .map(Number);
  const threes = sign.marks.filter((mark) => mark.group === 'three-single');
  const doubles = sign.marks.filter((mark) => mark.group === 'double-and-single');
  grid(threes, 7, 44, (mark, box) =>
    area(stage, mark.id, box, dice(pips(mark.id), box, 12), { brief: true }),
  );
  grid(doubles, 6, 44, (mark, box) =>
    area(stage, mark.id, box, dice([pips(mark.id)[0], ...pips(mark.id)], box, 13), { brief: true }),
  );
}
