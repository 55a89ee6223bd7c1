// Poker for a pot: an oval with a rail, seats as pills, my seat at the bottom with large cards;
// bets on the line, the pot in words, side pots apart, the button. Cards to throw away are picked here.

import { n2, s, translate } from '../dom.js';
import { brief, cents } from '../money.js';
import { high, place, SIZES } from '../pieces/card.js';
import { button } from '../pieces/die.js';
import { name } from '../hands.js';
import { oval } from './geometry.js';
import { cardRow, pillText } from './seats.js';
import { W } from '../words.js';

const TINTS = [
  '#C98B4F',
  '#B59A3E',
  '#4C5E8F',
  '#3C6B74',
  '#6B4A7A',
  '#4C6B43',
  '#8F4C55',
  '#51606B',
  '#7A6A3C',
];

export default {
  tall: () => 440,

  draw(stage, w, h, phone) {
    const plan = phone
      ? { cx: w / 2, cy: h * 0.36, rx: w * 0.38, ry: h * 0.27 }
      : { cx: w / 2, cy: h * 0.475, rx: Math.min(w * 0.405, 470), ry: Math.min(h * 0.345, 260) };
    stage.state.plan = plan;
    const ring = (k, cls) =>
      stage.shape('base', 'ellipse', {
        cx: n2(plan.cx),
        cy: n2(plan.cy),
        rx: n2(plan.rx + k),
        ry: n2(plan.ry + k),
        class: cls,
      });
    ring(phone ? 14 : 24, 'ring-rail');
    ring(0, 'ring-cloth');
    ring(phone ? -26 : -66, 'hair thin');
  },

  show(stage, view) {
    const { sign } = stage.ctx;
    const { plan } = stage.state;
    const me = stage.ctx.me();
    const seats = seatPlaces(stage, view, me);
    for (const { seat, at } of seats) if (seat !== me) pill(stage, view, seat, at);
    boards(stage, view, sign, plan);
    money(stage, view, plan, seats);
    if (me !== null) own(stage, view, me, plan);
  },

  /** Number keys pick cards to throw away. */
  key(stage, page, event) {
    const choice = page.live.menu.find(
      (one) => one.verb === 'decide' && !one.refused && one.cards && !one.cards.rows,
    );
    const n = Number(event.key);
    if (!choice || !n) return false;
    const cards = (page.live.view.spots.get(`seat${page.live.seat}`) ?? []).map(
      (held) => held.card,
    );
    if (cards[n - 1]) flip(page, cards[n - 1], choice.cards);
    return Boolean(cards[n - 1]);
  },
};

/** Every seat of the table with its place; mine at the bottom. */
function seatPlaces(stage, view, me) {
  const { sign } = stage.ctx;
  const { plan } = stage.state;
  const numbers = Array.from({ length: sign.seats }, (_, at) => at + 1).filter(
    (seat) => !sign.gaps?.includes(seat),
  );
  const first = me ?? numbers[0];
  const order = [
    ...numbers.slice(numbers.indexOf(first)),
    ...numbers.slice(0, numbers.indexOf(first)),
  ];
  if (stage.phone) return aside(plan, order);
  const places = oval(plan.cx, plan.cy, plan.rx + 8, plan.ry + 8, order.length);
  return order.map((seat, at) => ({ seat, at: places[at] }));
}

/** On a phone the lower arc is mine: the others sit round the rest of the oval. */
function aside(plan, order) {
  const [from, to] = [242, 478];
  const [rx, ry] = [plan.rx - 4, plan.ry + 4];
  return order.map((seat, at) => {
    if (!at) return { seat, at: { x: plan.cx, y: plan.cy + ry, angle: 180 } };
    const step = order.length > 2 ? (to - from) / (order.length - 2) : 0;
    const [place] = oval(plan.cx, plan.cy, rx, ry, 1, from + step * (at - 1));
    return { seat, at: place };
  });
}

/** A seat as a pill: a letter, a name, the stack, how it stands. */
function pill(stage, view, seat, at) {
  const { phone, ctx } = stage;
  const taken = view.standing.has(seat);
  const [w, hi] = phone ? [84, 38] : [140, 46];
  const edge = w / 2 + (phone ? 9 : 12);
  const x = Math.min(Math.max(at.x, edge), stage.width - edge);
  const group = s('g', { class: 'seat-pill', transform: translate(x - w / 2, at.y - hi / 2) });
  const standing = view.standing.get(seat);
  const acting = view.asks.some((ask) => ask.ask === 'decide' && ask.seat === seat);
  const cards = view.spots.get(`seat${seat}`) ?? [];
  const shown = cards.some((held) => held.card !== '??');
  if (cards.length) hole(stage, seat, cards, x, at, hi, standing, shown);
  group.append(
    s('rect', {
      width: w,
      height: hi,
      rx: hi / 2,
      class: `pill-body ${acting ? 'acting' : ''} ${taken && standing !== 'folded' ? '' : 'quiet'}`,
    }),
  );
  stage.layers.top.append(group);
  if (!taken) {
    const text = s('text', { class: 'felt-note mid', x: w / 2, y: hi / 2 + 4 }, W.empty);
    group.append(text);
    return;
  }
  const name = ctx.names(seat) ?? W.upper(W.seat(seat));
  const chips = view.chips.get(seat) ?? 0;
  const left = phone ? 12 : 46;
  if (!phone)
    group.append(
      s('circle', { cx: 23, cy: 23, r: 16, fill: TINTS[seat % TINTS.length] }),
      s('text', { class: 'pill-letter', x: 23, y: 27.5 }, name[0]),
    );
  const dim = standing === 'folded' || standing === 'away' || standing === 'waits' ? 'dim' : '';
  const state = W.standing(standing);
  group.append(
    s(
      'text',
      { class: `pill-name ${dim}`, x: left, y: phone ? 16 : 20 },
      name.slice(0, phone ? 9 : 11),
    ),
    s(
      'text',
      {
        class: `pill-stack ${dim} ${standing === 'all-in' ? 'all-in' : ''}`,
        x: left,
        y: phone ? 31 : 36,
      },
      standing === 'all-in'
        ? state
        : [dim && state && !phone ? `${state} · ` : '', brief(chips, ctx.book)].join(''),
    ),
  );
}

/** Cards of somebody else: backs half behind the pill, open ones above it. */
function hole(stage, seat, cards, x, at, hi, standing, shown) {
  const size = shown ? (stage.phone ? 28 : 'M') : stage.phone ? 'XS' : 36;
  const wide = SIZES[size] ?? size;
  const y = at.y - hi / 2 - (shown ? high(wide) * 0.82 : high(wide) * 0.72);
  if (standing === 'folded') return;
  const overlap = cards.length > 2 ? 0.5 : shown ? 0.15 : 0.3;
  const half = (wide * (1 + (cards.length - 1) * (1 - overlap))) / 2 + 6;
  cardRow(stage, `seat${seat}`, cards, {
    x: Math.min(Math.max(x, half), stage.width - half),
    y,
    size,
    overlap,
    from: { x: stage.state.plan.cx, y: stage.state.plan.cy - 60 },
  });
}

function boards(stage, view, sign, plan) {
  const names = sign.spots.filter((spot) => spot.startsWith('board'));
  if (!names.length) return;
  const { phone } = stage;
  const two = names.length > 1;
  const size = phone ? 38 : two ? 58 : 'L';
  const w = SIZES[size] ?? size;
  const gap = phone ? 4 : 6;
  const step = w + gap;
  const many = 5;
  names.forEach((spot, row) => {
    const cards = view.spots.get(spot) ?? [];
    if (!cards.length) return;
    const y = plan.cy - high(w) / 2 - (phone ? 34 : 12) + (two ? (row - 0.5) * (high(w) + 6) : 0);
    const x0 = plan.cx - (step * many - gap) / 2;
    for (let at = 0; at < many; at += 1) {
      if (cards[at])
        stage.card({
          key: `${spot}.${at}`,
          card: cards[at].card,
          size,
          x: x0 + at * step,
          y,
          from: { x: plan.cx, y: plan.cy - 200 },
        });
      else if (at === cards.length)
        stage.shape(
          'live',
          'g',
          { transform: translate(x0 + at * step, y) },
          place(size, phone ? null : [W.felt.streets[at] ?? '']),
        );
    }
  });
}

/** The pot in words, bets on the line, side pots apart, the button. */
function money(stage, view, plan, seats) {
  const { phone, ctx } = stage;
  const bets = [...view.bets].filter(([, amount]) => amount > 0);
  const outside = bets.reduce((sum, [, amount]) => sum + amount, 0);
  if (view.pot > 0) {
    stage.text(
      'live',
      'pot-text',
      plan.cx,
      plan.cy - (phone ? 80 : 82),
      W.potIs(brief(view.pot, ctx.book)),
      { 'font-size': phone ? 16 : 21 },
    );
    const before = view.pot - outside;
    if (before > 0 && outside > 0) {
      stage.chips('before', plan.cx - (phone ? 52 : 24), plan.cy + (phone ? 52 : 66), before, {
        r: 12,
        kind: 'other',
      });
      stage.text(
        'live',
        'felt-note',
        plan.cx - (phone ? 34 : 0),
        plan.cy + (phone ? 56 : 70),
        W.fromEarlier(brief(before, ctx.book)),
      );
    }
  }
  for (const { seat, at } of seats) {
    const amount = view.bets.get(seat) ?? 0;
    const k = phone ? 0.62 : 0.66;
    const [x, y] = [
      plan.cx + (at.x - plan.cx) * k,
      plan.cy + (at.y - plan.cy) * (phone ? (seat === ctx.me() ? 0.82 : 0.66) : 0.62),
    ];
    if (amount > 0) stage.chips(`bet${seat}`, x, y, amount, { r: phone ? 10 : 12 });
    if (view.button === seat) {
      // My own lies beside my cards, not behind them.
      const [bx, by] =
        seat === ctx.me()
          ? [plan.cx + (phone ? 104 : 112), stage.height - (phone ? 30 : 34)]
          : [plan.cx + (at.x - plan.cx) * 0.72, plan.cy + (at.y - plan.cy) * 0.72];
      stage.shape('live', 'g', { transform: translate(bx, by) }, button(phone ? 10 : 12));
    }
  }
  awards(stage, view, plan);
}

function awards(stage, view, plan) {
  if (view.phase !== 'over' || !view.settlement?.awards) return;
  const won = view.settlement.awards
    .filter((award) => award.name !== 'returned')
    .flatMap((award) =>
      award.winners.map((share) => [share.seat, cents(share.amount), award.name]),
    );
  won.slice(0, 3).forEach(([seat, amount, what], at) => {
    const who = seat === stage.ctx.me() ? W.you : (stage.ctx.names(seat) ?? W.seat(seat));
    pillText(
      stage,
      plan.cx,
      plan.cy - (stage.phone ? 104 : 112) + at * 30,
      W.felt.won(who, seat === stage.ctx.me(), brief(amount, stage.ctx.book), what),
      'gold',
    );
  });
}

/** My cards, large, and what they make. */
function own(stage, view, me, plan) {
  const { phone, ctx, height: h } = stage;
  const { page } = ctx;
  const cards = view.spots.get(`seat${me}`) ?? [];
  const many = cards.length;
  const y = h - (phone ? 156 : 168);
  const choice = page.live.myTurn
    ? page.live.menu.find(
        (one) => one.verb === 'decide' && !one.refused && one.cards && !one.cards.rows,
      )
    : null;
  const picked = new Set(page.picks.flat());
  const size = many > 5 ? 'L' : 'XL';
  cardRow(stage, `seat${me}`, cards, {
    x: plan.cx,
    y,
    size,
    overlap: many > 4 ? (phone ? 0.52 : 0.25) : many > 2 ? (phone ? 0.3 : 0) : 0,
    gap: 12,
    from: { x: plan.cx, y: plan.cy },
    cls: (card) =>
      `${view.standing.get(me) === 'folded' ? 'out' : ''} ${picked.has(card) ? 'picked' : ''}`,
    attributes: choice
      ? (card) => ({
          onclick: (event) => {
            event.stopPropagation();
            flip(page, card, choice.cards);
          },
          attributes: {
            role: 'button',
            tabindex: 0,
            'aria-pressed': picked.has(card) ? 'true' : 'false',
          },
        })
      : null,
  });
  if (picked.size) liftPicked(stage, picked);
  seatBar(stage, view, me, plan);
}

function liftPicked(stage, picked) {
  for (const one of stage.wanted)
    if (picked.has(one.card) && one.key.startsWith(`seat${stage.ctx.me()}`)) one.y -= 18;
}

/** Picks or drops a card for a choice. */
function flip(page, card, { from, most }) {
  if (!from.includes(card)) return;
  const now = page.picks.flat();
  const next = now.includes(card) ? now.filter((one) => one !== card) : [...now, card].slice(-most);
  page.pick([next]);
}

function seatBar(stage, view, me, plan) {
  const { phone, ctx, height: h } = stage;
  const acting = view.asks.some((ask) => ask.ask === 'decide' && ask.seat === me);
  const [w, hi] = [164, 46];
  const top = h - hi - (phone ? 8 : 10);
  const group = s(
    'g',
    { class: 'seat-pill own', transform: translate(plan.cx - w / 2, top) },
    s('rect', { width: w, height: hi, rx: hi / 2, class: `pill-body ${acting ? 'acting' : ''}` }),
    s('circle', { cx: 23, cy: 23, r: 16, fill: '#D9A93F' }),
    s('text', { class: 'pill-letter dark', x: 23, y: 27.5 }, (ctx.names(me) ?? W.you)[0]),
    s('text', { class: 'pill-name', x: 46, y: 20 }, W.you),
    s('text', { class: 'pill-stack', x: 46, y: 36 }, brief(view.chips.get(me) ?? 0, ctx.book)),
  );
  stage.layers.top.append(group);
  const cards = (view.spots.get(`seat${me}`) ?? []).map((held) => held.card);
  const board = (view.spots.get('board') ?? []).map((held) => held.card);
  const words =
    cards.length === 2 &&
    stage.ctx.sign.spots.includes('board') &&
    !/reverse|lowball/.test(ctx.sign.id)
      ? name([...cards, ...board])
      : '';
  if (words && !phone) stage.text('live', 'felt-note end', plan.cx - 98, h - 28, W.upper(words));
}
