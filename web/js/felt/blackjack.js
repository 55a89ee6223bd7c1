// Twenty-one: a half moon with arc lettering, a circle for the box, diamonds for side wagers, one
// dashed place where the dealer's second card comes last; totals in gold discs. Split hands lie
// side by side, the playing one large, the others smaller.

import { fresh, n2, s, translate } from '../dom.js';
import { high, place, SIZES } from '../pieces/card.js';
import { handsOf } from '../fold.js';
import { arcPlaces, bankNote, cardRow, othersOf, totalDisc } from './seats.js';
import { drawSpots } from './spots.js';
import { oddsOf } from './odds.js';
import { W } from '../words.js';

const LATER = ['split', 'double', 'insurance'];

export default {
  tall: () => 500,

  draw(stage, w, h, phone) {
    const { sign } = stage.ctx;
    const plan = phone
      ? { dealer: 22, arc: 196, own: h - 274, spots: h - 90 }
      : { dealer: 26, arc: h * 0.345, own: h * 0.49, spots: h * 0.84 };
    stage.state.plan = plan;
    arc(stage, w, plan.arc, phone, lettering(sign));
    drawSpots(stage, {
      y: plan.spots,
      left: phone ? 8 : w * 0.22,
      right: phone ? w - 8 : w * 0.78,
      r: phone ? 28 : 34,
      skip: LATER,
    });
  },

  show(stage, view) {
    const { width: w, phone } = stage;
    const { plan } = stage.state;
    const me = stage.ctx.me();
    dealerHand(stage, view, w, plan, phone);
    bankNote(stage, view, w / 2, plan.dealer + high(SIZES.XL) + 22);
    ownHands(stage, view, me, w, plan, phone);
    extras(stage, view, me, w, plan, phone);
    const others = othersOf(stage, view)
      .filter(
        (seat) => handsOf(view, seat).length || view.stakes.some((stake) => stake.seat === seat),
      )
      .slice(0, phone ? 2 : 6);
    const places = phone
      ? [
          { x: 45, y: plan.arc + 60 },
          { x: w - 45, y: plan.arc + 60 },
        ]
      : arcPlaces(others.length, w, plan.arc + 70, stage.height * 0.12);
    others.forEach((seat, at) => other(stage, view, seat, places[at], phone));
  },
};

/** What is printed on the arc: what a blackjack pays, what the dealer does. */
function lettering(sign) {
  const main = sign.marks.find((mark) => mark.kind === 'main');
  const best = main?.lines.find((line) => /blackjack|natural/i.test(line.label) && line.wins);
  const first = best
    ? W.felt.pays(W.upper(best.label), best.pays)
    : W.felt.pays(sign.title, oddsOf(main ?? { lines: [] }));
  const soft = sign.posted.soft_17;
  const second = soft ? W.felt.draws(soft) : sign.title;
  return [first, second];
}

function arc(stage, w, y, phone, [first, second]) {
  const deep = phone ? 34 : 58;
  const curve = (dy) =>
    `M${n2(-20)} ${n2(y - deep + dy)}Q${n2(w / 2)} ${n2(y + deep + dy)} ${n2(w + 20)} ${n2(y - deep + dy)}`;
  const gap = phone ? 44 : 58;
  stage.shape('base', 'path', { class: 'hair', d: curve(-gap / 2 - 6) });
  stage.shape('base', 'path', { class: 'hair', d: curve(gap / 2 + 4) });
  const letter = (words, dy, cls, size) => {
    const id = fresh('arc');
    stage.layers.base.append(s('path', { id, d: curve(dy), fill: 'none' }));
    const text = s(
      'text',
      { class: cls },
      s('textPath', { href: `#${id}`, startOffset: '50%' }, words),
    );
    text.style.setProperty('font-size', `${size}px`);
    stage.layers.base.append(text);
  };
  letter(first, phone ? -3 : -4, 'arc gold', phone ? 16 : 22);
  letter(second, phone ? 15 : 20, 'arc-second', phone ? 12.5 : 14);
}

function dealerHand(stage, view, w, plan, phone) {
  const cards = view.spots.get('dealer') ?? [];
  const size = 'XL';
  const wide = SIZES[size] + 12;
  const many = Math.max(2, cards.length);
  const overlap = many > 3 || (phone && many > 2);
  const step = overlap ? SIZES[size] * 0.42 : wide;
  const x0 = w / 2 - (SIZES[size] + step * (many - 1)) / 2;
  cards.forEach(({ card }, at) =>
    stage.card({
      key: `dealer.${at}`,
      card,
      size,
      x: x0 + at * step,
      y: plan.dealer,
      from: { x: w + 60, y: -60 },
    }),
  );
  if (cards.length === 1 && view.phase !== 'open') {
    stage.shape(
      'live',
      'g',
      { transform: translate(x0 + step, plan.dealer) },
      place(size, W.comesLast),
    );
  }
  const total = cards.length ? figure(view, 'dealer') : '';
  if (total)
    totalDisc(
      stage,
      x0 + SIZES[size] + step * (many - 1) + (phone ? 26 : 40),
      plan.dealer + 50,
      total,
      phone ? 19 : 24,
      true,
    );
}

/** A total as the table tells it: `9h Qd: 19` is 19. */
const figure = (view, spot) => bothTotals(view.figures.get(spot)?.split(': ')[1] ?? '');

/** `Soft 17` as it is printed in a disc: `7/17`; pure. */
export const bothTotals = (total) =>
  total.replace(/^soft (\d+)$/i, (_, high) => `${high - 10}/${high}`);

function ownHands(stage, view, me, w, plan, phone) {
  const hands = handsOf(view, me);
  if (!hands.length) return;
  const playing = view.figures.get('hand');
  const single = hands.length === 1;
  const gap = single ? 0 : Math.min(220, (w - (phone ? 120 : 420)) / hands.length);
  hands.forEach(({ spot, cards }, at) => {
    const active = single || spot === playing;
    const size = active ? 'XL' : 'M';
    const x = w / 2 + (at - (hands.length - 1) / 2) * gap;
    const row = cardRow(stage, spot, cards, {
      x,
      y: plan.own + (active ? 0 : 40),
      size,
      overlap: 0.42,
      from: { x: w + 60, y: -160 },
    });
    const total = figure(view, spot);
    if (total)
      totalDisc(
        stage,
        row.right + (active ? 32 : 21),
        plan.own + (active ? 26 : 44),
        total,
        active ? 24 : 15,
      );
    const lines = (view.phase === 'over' ? (view.settlement?.lines ?? []) : []).filter(
      (line) =>
        line.seat === me && (line.point || 1) === at + 1 && /initial|base|split/.test(line.wager),
    );
    if (!single && lines[0])
      stage.text('live', 'felt-strong', x, row.bottom + 20, W.result(lines[0].result));
  });
}

/** Money that decisions have added: doubled, split, insured. */
function extras(stage, view, me, w, plan, phone) {
  const added = view.stakes.filter(
    (stake) => stake.seat === me && (LATER.includes(stake.wager) || stake.memory?.point > 1),
  );
  added.forEach((stake, at) => {
    const x = w / 2 + (phone ? 74 : 96) + at * 52;
    stage.chips(`extra-${at}`, x, plan.spots - 2, stake.amount, { r: 14 });
    stage.text('live', 'felt-note mid', x, plan.spots + 42, stake.wager);
  });
}

function other(stage, view, seat, at, phone) {
  const hands = handsOf(view, seat);
  hands.slice(0, 2).forEach(({ spot, cards }, n) =>
    cardRow(stage, spot, cards, {
      x: at.x + (n - (Math.min(hands.length, 2) - 1) / 2) * 64,
      y: at.y,
      size: 'S',
      overlap: cards.length > 2 ? 0.4 : 0.1,
    }),
  );
  const total = hands.length ? figure(view, hands[0].spot) : '';
  const acting = view.asks.some((ask) => ask.seat === seat);
  const words = [total, acting ? W.felt.toAct : ''].filter(Boolean).join(', ');
  stage.text('live', 'felt-strong', at.x, at.y + 62, words || (stage.ctx.names(seat) ?? ''), {
    'font-size': 13,
  });
  stage.text(
    'live',
    'felt-label',
    at.x,
    at.y + 79,
    words ? (stage.ctx.names(seat) ?? W.seat(seat)) : W.seat(seat),
    { 'font-size': 12 },
  );
  const stake = view.stakes.find((one) => one.seat === seat);
  if (stake && !phone) stage.chips(`o${seat}`, at.x, at.y + 104, stake.amount, { r: 10 });
}
