// Chinese poker: rows of 3, 5 and 5 to fill. Drag a card, or tap it and a row, or use the keys 1, 2,
// 3; a foul is outlined while setting. Settled row by row against each seat.

import { n2, s, translate } from '../dom.js';
import { brief, cents } from '../money.js';
import { cardName, high, place, SIZES } from '../pieces/card.js';
import { best, compare, name, value } from '../hands.js';
import { cardRow, pillText } from './seats.js';
import { W } from '../words.js';

const ROWS = ['front', 'middle', 'back'];
/** Their names among the words. */
const NAMES = ['front', 'middle', 'back3'];
/** A hand lies there from high to low. */
const ORDER = 'XAKQJT98765432';

export default {
  tall: () => 540,

  draw(stage, w, h, phone) {
    const size = phone ? 'M' : h > 560 ? 'L' : 'M';
    const wide = SIZES[size];
    const step = wide + 6;
    const top = phone ? 126 : h * 0.16;
    const x = phone ? w / 2 : w * 0.42;
    stage.state.plan = {
      size,
      wide,
      step,
      rows: ROWS.map((row, at) => ({
        row,
        at,
        x: x - (step * 5 - 6) / 2,
        y: top + at * (high(wide) + (phone ? 38 : 18)),
      })),
    };
    for (const row of stage.state.plan.rows)
      row.box = { x: row.x - 10, y: row.y - 8, w: step * 5 + 14, h: high(wide) + 16 };
    stage.state.plan.rows.forEach((row) => zone(stage, row));
  },

  show(stage, view) {
    const { page } = stage.ctx;
    const me = stage.ctx.me();
    const choice = setChoice(page);
    if (choice && !page.picks.length) page.picks = choice.cards.rows.map(() => []);
    laid(stage, view, me, choice);
    if (choice) toPlace(stage, choice);
    names(stage, view, me, choice);
    others(stage, view, me);
    settled(stage, view, me);
  },

  key(stage, page, event) {
    const row = Number(event.key);
    const choice = setChoice(page);
    if (!choice || ![1, 2, 3].includes(row)) return false;
    const chosen = stage.state.chosen ?? handOf(page)[0];
    if (chosen) putIn(stage, page, choice, chosen, row - 1);
    return true;
  },
};

const setChoice = (page) =>
  page.live.myTurn
    ? page.live.menu.find((one) => one.verb === 'decide' && one.id === 'set' && !one.refused)
    : null;
const handOf = (page) =>
  (page.live.view.spots.get(`seat${page.live.seat}`) ?? [])
    .map((held) => held.card)
    .filter((card) => !page.picks.flat().includes(card))
    .sort((a, b) => ORDER.indexOf(a[0]) - ORDER.indexOf(b[0]));

/** A row as a drop zone. */
function zone(stage, { at, x, y, box: room }) {
  const { plan } = stage.state;
  const go = () => {
    const { page } = stage.ctx;
    const choice = setChoice(page);
    if (choice && stage.state.chosen) putIn(stage, page, choice, stage.state.chosen, at);
  };
  const box = s(
    'g',
    {
      class: 'zone',
      role: 'button',
      tabindex: 0,
      'aria-label': W[NAMES[at]],
      onclick: go,
      onkeydown: (event) => {
        if (event.key === 'Enter') go();
      },
    },
    s('rect', {
      x: n2(room.x),
      y: n2(room.y),
      width: n2(room.w),
      height: n2(room.h),
      rx: 9,
    }),
  );
  stage.layers.base.append(box);
  const label = W[NAMES[at]];
  if (!stage.phone)
    stage.text('base', 'mark-name row-name', x - 26, y + high(plan.wide) / 2 + 5, label);
}

/** Puts a card into a row, or back into the hand. */
function putIn(stage, page, choice, card, row) {
  const rows = page.picks.map((list) => list.filter((one) => one !== card));
  if (row !== null && rows[row].length < choice.cards.rows[row]) rows[row].push(card);
  stage.state.chosen = null;
  page.pick(rows);
}

/** A card dragged: into a row, on a card of a full row in its place, or back into the hand. */
function dragged(stage, page, choice, card) {
  const { plan } = stage.state;
  const zones = () => [...stage.layers.base.querySelectorAll('.zone')];
  return {
    places: () => plan.rows.map(({ box }) => box),
    over: (row) => zones().forEach((zone, at) => zone.classList.toggle('over', at === row)),
    drop: (row, { x }) => {
      if (row < 0) {
        putIn(stage, page, choice, card, null);
        return;
      }
      const there = page.picks[row].filter((one) => one !== card);
      if (there.length < choice.cards.rows[row]) {
        putIn(stage, page, choice, card, row);
        return;
      }
      // A full row gives up the card that is covered: to where the other came from.
      const { x: left } = plan.rows[row];
      const first = left + (row ? 0 : plan.step);
      const at = Math.min(Math.max(Math.floor((x - first) / plan.step), 0), there.length - 1);
      const other = page.picks[row][at];
      const swap = { [card]: other, [other]: card };
      stage.state.chosen = null;
      page.pick(
        page.picks.map((list, n) =>
          list.map((one) => (n === row || list.includes(card) ? (swap[one] ?? one) : one)),
        ),
      );
    },
  };
}

/** Cards in rows: those set, and those being set. */
function laid(stage, view, me, choice) {
  const { page } = stage.ctx;
  const { plan } = stage.state;
  plan.rows.forEach(({ row, at, x, y }) => {
    const fixed = (view.spots.get(`seat${me}.${row}`) ?? []).map((held) => held.card);
    const placed = choice ? (page.picks[at] ?? []) : [];
    const room = row === 'front' ? 3 : 5;
    const x0 = x + (row === 'front' ? plan.step : 0);
    [...fixed, ...placed].forEach((card, n) =>
      stage.card({
        key: card === '??' ? `own.${row}.${n}` : `own.${card}`,
        card,
        size: plan.size,
        x: x0 + n * plan.step,
        y,
        ...(placed.includes(card)
          ? {
              onclick: (event) => {
                event.stopPropagation();
                putIn(stage, page, choice, card, null);
              },
              drag: dragged(stage, page, choice, card),
              attributes: { role: 'button', tabindex: 0, 'aria-label': cardName(card) },
            }
          : {}),
      }),
    );
    for (let n = fixed.length + placed.length; n < room; n += 1)
      if (view.phase === 'on')
        stage.shape(
          'live',
          'g',
          { transform: translate(x0 + n * plan.step, y), class: 'zone-place' },
          place(plan.size),
        );
  });
}

/** The hand that is still to be placed. */
function toPlace(stage, choice) {
  const { page } = stage.ctx;
  const { phone, width: w, height: h } = stage;
  const hand = handOf(page);
  const size = phone ? 'M' : 'L';
  cardRow(
    stage,
    'hand',
    hand.map((card) => ({ card })),
    {
      x: w / 2,
      y: h - high(SIZES[size]) - 14,
      size,
      overlap: hand.length > (phone ? 6 : 10) ? (phone ? 0.46 : 0.2) : 0,
      gap: 5,
      cls: (card) => (stage.state.chosen === card ? 'picked' : ''),
      attributes: (card) => ({
        key: `own.${card}`,
        onclick: (event) => {
          event.stopPropagation();
          stage.state.chosen = stage.state.chosen === card ? null : card;
          page.show();
        },
        drag: dragged(stage, page, choice, card),
        attributes: {
          role: 'button',
          tabindex: 0,
          'aria-label': cardName(card),
          'aria-pressed': stage.state.chosen === card ? 'true' : 'false',
        },
      }),
    },
  );
  stage.text(
    'live',
    'felt-note mid',
    w / 2,
    h - high(SIZES[size]) - 24,
    hand.length ? W.setHint : '',
  );
}

/** What each row makes; a row that outranks the one behind it fouls. */
function names(stage, view, me, choice) {
  const { page } = stage.ctx;
  const { plan } = stage.state;
  const rows = ROWS.map((row, at) => [
    ...(view.spots.get(`seat${me}.${row}`) ?? []).map((held) => held.card),
    ...(choice ? (page.picks[at] ?? []) : []),
  ]);
  const full = rows.map(
    (cards, at) =>
      cards.length === (at ? 5 : 3) &&
      !cards.includes('??') &&
      !cards.some((card) => card[0] === 'X'),
  );
  const worth = rows.map((cards, at) =>
    full[at] ? (at ? best(cards).value : value(cards)) : null,
  );
  plan.rows.forEach(({ at, x, y }) => {
    const foul = at > 0 && worth[at] && worth[at - 1] && compare(worth[at - 1], worth[at]) > 0;
    const node = stage.layers.base.querySelectorAll('.zone')[at];
    node.classList.toggle('foul', Boolean(foul));
    const words = full[at] ? (foul ? W.foul : name(rows[at])) : '';
    // On a phone a row's name stands above it, with what it makes.
    const said = stage.phone ? [W[NAMES[at]], words].filter(Boolean).join(', ') : words;
    if (said)
      stage.text(
        'live',
        `felt-label start ${foul ? 'foul' : ''}`,
        stage.phone ? x - 8 : x + plan.step * 5 + 22,
        stage.phone ? y - 14 : y + high(plan.wide) / 2 - 2,
        said,
      );
  });
}

/** Other players: their rows small. */
function others(stage, view, me) {
  const { width: w, phone } = stage;
  const seats = [...view.standing.keys()]
    .filter((seat) => seat !== me)
    .sort((a, b) => a - b)
    .slice(0, 3);
  seats.forEach((seat, at) => {
    const x = phone ? (w * (at + 0.5)) / seats.length : w - 96;
    const y = phone ? 20 : 40 + (at * (stage.height - 60)) / 3;
    stage.text('live', 'felt-strong', x, y, stage.ctx.names(seat) ?? W.seat(seat));
    const rows = ROWS.map((row) => view.spots.get(`seat${seat}.${row}`) ?? []);
    const hand = view.spots.get(`seat${seat}`) ?? [];
    if (rows.some((cards) => cards.length)) {
      const size = phone ? 14 : 22;
      rows.forEach((cards, n) =>
        cardRow(stage, `o${seat}.${n}`, cards, {
          x,
          y: y + 8 + n * (high(size) + 3),
          size,
          gap: 2,
        }),
      );
    } else if (hand.length) {
      stage.text('live', 'felt-label', x, y + 18, W.felt.cards(hand.length));
    } else {
      stage.text('live', 'felt-label', x, y + 18, brief(view.chips.get(seat) ?? 0, stage.ctx.book));
    }
  });
}

/** What I won or lost against each. */
function settled(stage, view, me) {
  if (view.phase !== 'over' || !view.settlement?.debts) return;
  const mine = view.settlement.debts.filter((debt) => debt.to === me || debt.from === me);
  mine.forEach((debt, at) => {
    const won = debt.to === me;
    const other = won ? debt.from : debt.to;
    const points = debt.items.reduce(
      (sum, item) => sum + (item.to === me ? item.points : -item.points),
      0,
    );
    const who = stage.ctx.names(other) ?? W.seat(other);
    pillText(
      stage,
      stage.width * (stage.phone ? 0.5 : 0.42),
      stage.height - 30 - (mine.length - 1 - at) * 32,
      `${W.against(who)}: ${W.points(points)}, ${won ? '+' : '−'}${brief(cents(debt.amount), stage.ctx.book)}`,
      won ? 'gold' : '',
    );
  });
}
