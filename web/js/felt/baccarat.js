// Baccarat, punto banco and nines: two hands above, a shallow fan of wagers below.

import { n2, s } from '../dom.js';
import { high, SIZES } from '../pieces/card.js';
import { points } from '../boards/roads.js';
import { W } from '../words.js';
import { fanCell } from './geometry.js';
import { event, oddsOf, short, titled } from './odds.js';

const MAIN = ['player', 'tie', 'banker'];
const SIDES_MAX = 9;
const TINTS = { player: 'tint-player', banker: 'tint-banker', tie: 'tint-tie' };

/** Marks of the fan: a row above (pairs first), the main three, a row below. */
export function rows(sign, page) {
  const main = MAIN.filter((id) => sign.marks.some((mark) => mark.id === id));
  const sides = sign.marks.filter((mark) => !main.includes(mark.id) && mark.made === 'before');
  const pages = Math.max(1, Math.ceil(sides.length / SIDES_MAX));
  const now = pages > 1 ? sides.slice(page * SIDES_MAX, (page + 1) * SIDES_MAX) : sides;
  const side = (mark) => (/banker|dragon/.test(mark.id) ? 2 : /player|panda/.test(mark.id) ? 0 : 1);
  const above = now.filter((mark) => /pair/.test(mark.id));
  let rest = now.filter((mark) => !above.includes(mark));
  if (!above.length && rest.length > 3) above.push(...rest.splice(0, Math.floor(rest.length / 2)));
  if (above.length + rest.length <= 3 && !rest.length) rest = above.splice(0);
  const lanes =
    rest.length > 5
      ? [rest.slice(0, Math.ceil(rest.length / 2)), rest.slice(Math.ceil(rest.length / 2))]
      : [rest];
  const sorted = (list) => [...list].sort((a, b) => side(a) - side(b));
  return {
    above: sorted(above),
    main,
    below: lanes.map((lane) => sorted(lane)).filter((lane) => lane.length),
    pages,
  };
}

export default {
  /** How high the felt wants to be on a phone. */
  tall: (sign) => {
    const plan = rows(sign, 0);
    return tallOf(plan) + (plan.pages > 1 ? 44 : 0);
  },

  draw(stage, w, h, phone) {
    const { sign } = stage.ctx;
    stage.page ??= 0;
    const plan = rows(sign, stage.page);
    if (phone) boxes(stage, plan, w, h);
    else fan(stage, plan, w, h);
    const y = phone ? 34 : 44;
    const left = phone ? w * 0.245 : w * 0.33;
    const right = phone ? w * 0.75 : w * 0.67;
    stage.text('base', 'felt-name player', left, y, W.player);
    stage.text('base', 'felt-name banker', right, y, W.banker);
    stage.state.hands = { left, right, y: phone ? 46 : 60 };
    if (plan.pages > 1) pager(stage, plan, w, h, phone);
  },

  show(stage, view) {
    const { phone } = stage;
    for (const side of ['player', 'banker']) hand(stage, view, side);
    totals(stage, view, phone);
  },
};

/** The fan: its radius is about 1,700, its centre above the felt. */
function fan(stage, plan, w, h) {
  const rows = [plan.above.length ? 0.86 : 0, 1.46, ...plan.below.map(() => 0.8)].filter(Boolean);
  const sum = rows.reduce((a, b) => a + b, 0);
  const top = h * (rows.length > 1 ? 0.465 : 0.56);
  const unit = Math.min(w * 0.09, (h - top - 24 - 7 * (rows.length - 1)) / sum);
  const r0 = w * 1.85;
  const cy = top - r0;
  let near = r0;
  const lay = (list, height, weights, at) => {
    const span = (Math.asin((w * 0.5 - 58 + at * 22) / (near + height)) * 180) / Math.PI;
    const gap = 0.24;
    const all = weights.reduce((a, b) => a + b, 0);
    let from = -span;
    list.forEach((mark, i) => {
      const width = ((2 * span - gap * (list.length - 1)) * weights[i]) / all;
      spot(stage, mark, fanCell(w / 2, cy, near, near + height, from, from + width));
      from += width + gap;
    });
    near += height + 7;
  };
  if (plan.above.length)
    lay(
      plan.above,
      unit * 0.86,
      plan.above.map(() => 1),
      0,
    );
  const mains = plan.main.map((id) => stage.ctx.sign.marks.find((mark) => mark.id === id));
  lay(
    mains,
    unit * 1.46,
    mains.map((mark) => (mark.id === 'tie' ? 0.7 : 1)),
    1,
  );
  plan.below.forEach((lane, at) =>
    lay(
      lane,
      unit * 0.8,
      lane.map(() => 1),
      2 + at * 0.5,
    ),
  );
}

/** One cell of the fan. */
function spot(stage, mark, cell) {
  const main = MAIN.includes(mark.id);
  const { x, y } = cell.middle;
  const wide = cell.corners.b.x - cell.corners.a.x;
  const print = main ? y - 6 : y;
  stage.mark({
    id: mark.id,
    d: cell.d,
    box: cell.box,
    class: `${main ? 'main' : 'side'} ${TINTS[mark.id] ?? side(mark)}`,
    chips: { x: x + wide * 0.29, y: y - (main ? 2 : 7), r: main ? 18 : 14 },
    shift: { x: -wide * (main ? 0.15 : 0.17) },
    others: main
      ? {
          x: cell.corners.d.x + 34,
          y: (cell.corners.d.y + cell.corners.c.y) / 2 + (x > stage.width / 2 ? 2 : -10) - 14,
        }
      : null,
    print: (group) => printed(stage, group, mark, x, print, main, wide),
  });
}

const side = (mark) =>
  /player|panda/.test(mark.id) ? 'ink-player' : /banker|dragon-7/.test(mark.id) ? 'ink-banker' : '';

function printed(stage, group, mark, x, y, main, wide) {
  if (main) {
    stage.text(group, 'mark-name big', x, y, mark.title);
    stage.text(group, 'mark-odds', x, y + 25, oddsOf(mark));
    return;
  }
  const [head, rest] = titled(mark);
  const title = /^Single Event$/.test(mark.title) ? event(mark) : short({ title: head });
  const tail = [rest, oddsOf(mark)].filter(Boolean).join(', ');
  const lower = named(stage, group, x, y - 3, title, wide - 18, 14);
  stage.text(group, 'mark-odds', x, y + 16 + lower, tail);
}

/**
 * A name that fits: smaller where it is long, on two plain lines where it is longer. Answers by how
 * much what stands below moves down.
 */
function named(stage, group, x, y, title, room, most) {
  const size = Math.min(most, room / (title.length * 0.76));
  if (size >= 10) {
    stage.text(group, 'mark-name', x, y, title, size < most ? { 'font-size': n2(size) } : {});
    return 0;
  }
  const lines = halved(title);
  const long = Math.max(...lines.map((line) => line.length));
  const small = n2(Math.min(12, Math.max(9.5, room / (long * 0.56))));
  // Two lines stand around where one would: the odds below them make room.
  lines.forEach((line, at) =>
    stage.text(group, 'mark-name plain', x, y - (lines.length - 1 - at) * 13 + 5, line, {
      'font-size': small,
    }),
  );
  return 3;
}

/** A text in two lines of about the same length. */
function halved(text) {
  const words = text.split(' ');
  let [best, least] = [1, Infinity];
  for (let at = 1; at < words.length; at += 1) {
    const long = Math.max(words.slice(0, at).join(' ').length, words.slice(at).join(' ').length);
    if (long < least) [best, least] = [at, long];
  }
  return [words.slice(0, best).join(' '), words.slice(best).join(' ')].filter(Boolean);
}

/** A phone: plain boxes in rows, names above odds. */
function boxes(stage, plan, w, h) {
  const edge = 10;
  let y = 190;
  const lay = (list, height, weights) => {
    const sum = weights.reduce((a, b) => a + b, 0);
    const room = w - 2 * edge - 6 * (list.length - 1);
    let x = edge;
    list.forEach((mark, i) => {
      const width = (room * weights[i]) / sum;
      box(stage, mark, { x, y, w: width, h: height, r: 9 });
      x += width + 6;
    });
    y += height + 6;
  };
  const spare = Math.max(0, h - tallOf(plan) - (plan.pages > 1 ? 44 : 0));
  if (plan.above.length)
    lay(
      plan.above,
      48,
      plan.above.map(() => 1),
    );
  const mains = plan.main.map((id) => stage.ctx.sign.marks.find((mark) => mark.id === id));
  lay(
    mains,
    MAIN_HIGH + Math.min(spare, 40),
    mains.map((mark) => (mark.id === 'tie' ? 0.6 : 1)),
  );
  lanes(plan.below).forEach((lane) =>
    lay(
      lane,
      LANE_HIGH,
      lane.map(() => 1),
    ),
  );
}

/** Rows of three, or of two where three leave one over. */
function lanes(below) {
  const all = below.flat();
  const many = all.length % 3 === 1 && all.length > 1 ? 2 : 3;
  const rest = [];
  for (let at = 0; at < all.length; at += many) rest.push(all.slice(at, at + many));
  return rest;
}

/** Heights on a phone: a main wager with its chips below its odds, a side wager of two lines. */
const [MAIN_HIGH, LANE_HIGH] = [88, 48];

const tallOf = (plan) =>
  190 + (plan.above.length ? 54 : 0) + MAIN_HIGH + 6 + lanes(plan.below).length * (LANE_HIGH + 6);

function box(stage, mark, at) {
  const main = MAIN.includes(mark.id);
  const [x, y] = [at.x + at.w / 2, at.y + at.h / 2];
  stage.mark({
    id: mark.id,
    box: at,
    class: `${main ? 'main' : 'side'} ${TINTS[mark.id] ?? side(mark)}`,
    chips: main
      ? { x, y: at.y + at.h - 29, r: 12 }
      : { x: at.x + at.w - 14, y: at.y + at.h - 15, r: 10, small: true, sum: false },
    shift: { y: main ? 26 - at.h / 2 : 0, x: main ? 0 : -8 },
    print: (group) => {
      if (main) {
        stage.text(group, 'mark-name big phone', x, y - 2, mark.title, {
          'font-size': mark.id === 'tie' ? 19 : 23,
        });
        stage.text(group, 'mark-odds', x, y + 17, oddsOf(mark));
        return;
      }
      const [head, rest] = titled(mark);
      const title = /^Single Event$/.test(mark.title) ? event(mark) : short({ title: head });
      const lower = named(stage, group, x, y - 3, title, at.w - 10, 13);
      const words = [rest, oddsOf(mark)].filter(Boolean).join(', ');
      stage.text(group, 'mark-odds', x, y + 15 + lower, words, {
        'font-size': at.w < 90 ? 10.5 : 12,
      });
    },
  });
}

/** A switch for more than nine side wagers. */
function pager(stage, plan, w, h, phone) {
  const [x, y] = phone ? [w / 2, h - 20] : [w - 96, h - 26];
  const label = `${W.sideWagers} ${stage.page + 1} / ${plan.pages}`;
  const go = () => {
    stage.page = (stage.page + 1) % plan.pages;
    stage.draw(stage.family, stage.width, stage.height, stage.phone);
    stage.ctx.again();
  };
  const button = s(
    'g',
    {
      class: 'felt-switch',
      role: 'button',
      tabindex: 0,
      'aria-label': label,
      onclick: go,
      onkeydown: (event) => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          go();
        }
      },
    },
    s('rect', { x: n2(x - 84), y: n2(y - 16), width: 168, height: 32, rx: 16 }),
  );
  stage.layers.base.append(button);
  stage.text(button, 'felt-switch-text', x, y + 4, `${label}  ›`);
}

/** A hand: two cards side by side, the third across; on a phone they overlap by half. */
function hand(stage, view, spot) {
  const { phone } = stage;
  const { left, right, y } = stage.state.hands;
  const cards = view.spots.get(spot) ?? [];
  const size = 'L';
  const w = SIZES[size];
  const middle = spot === 'player' ? left : right;
  cards.forEach(({ card }, at) => {
    let x;
    let turn = 0;
    if (phone) {
      const aside = cards.length > 2 ? 30 : 36;
      x =
        (spot === 'player' ? 20 : stage.width - 20 - w - aside * Math.max(1, cards.length - 1)) +
        at * aside;
    } else if (at < 2) {
      x = middle - w - 4 + at * (w + 8);
    } else {
      turn = 90;
      x =
        spot === 'player'
          ? middle - w - 4 - high(w) - 10 + (high(w) - w) / 2
          : middle + w + 4 + 10 + (high(w) - w) / 2;
    }
    const lower = turn ? (high(w) - w) / 2 : 0;
    const from = { x: stage.width - 60, y: -80 };
    stage.card({ key: `${spot}${at}`, card, size, x, y: y + lower, turn, from });
  });
}

function totals(stage, view, phone) {
  const { y } = stage.state.hands;
  const p = known(view, 'player');
  const b = known(view, 'banker');
  const midY = y + 50;
  const mid = stage.width / 2;
  const winner = view.figures.get('winner');
  const disc = (x, value, mine) => {
    if (value === null) return;
    const won = view.phase === 'over' && winner === mine;
    const r = phone ? 20 : 26;
    stage.shape('live', 'circle', { cx: n2(x), cy: n2(midY), r, class: won ? 'disc won' : 'disc' });
    stage.text('live', won ? 'disc-text won' : 'disc-text', x, midY + (phone ? 7 : 10), value, {
      'font-size': phone ? 21 : 28,
    });
  };
  disc(mid - (phone ? 22 : 33), p, 'player');
  disc(mid + (phone ? 22 : 33), b, 'banker');
  if (view.phase !== 'over' || p === null || b === null) return;
  const words = verdict(view, p, b);
  const width = words.length * 8.2 + 44;
  const top = y + (phone ? 116 : 120);
  stage.shape('live', 'rect', {
    class: 'verdict',
    x: n2(mid - width / 2),
    y: n2(top),
    width: n2(width),
    height: phone ? 28 : 32,
    rx: 16,
  });
  stage.text('live', 'verdict-text', mid, top + (phone ? 19 : 21), words, {
    'font-size': phone ? 14 : 16,
  });
}

/** The result in words. */
export function verdict(view, p, b) {
  const winner = view.figures.get('winner') ?? (p > b ? 'player' : b > p ? 'banker' : 'tie');
  if (winner === 'tie') return W.tieAt(p);
  const [high, low] = winner === 'player' ? [p, b] : [b, p];
  return W.wins(W.upper(winner), high, low);
}

function known(view, spot) {
  const cards = (view.spots.get(spot) ?? []).map((held) => held.card);
  if (cards.length < 1 || cards.includes('??')) return null;
  return points(cards);
}
