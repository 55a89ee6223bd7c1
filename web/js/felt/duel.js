// Poker against the dealer, and its kin: dealer and board on top, seats on an arc, my cards and
// marks in front. What the board lacks lies there as a back or a dashed place.

import { n2, translate } from '../dom.js';
import { name, threeName } from '../hands.js';
import { high, place, SIZES } from '../pieces/card.js';
import { arcPlaces, bankNote, cardRow, othersOf, otherSeat, pillText } from './seats.js';
import { drawSpots } from './spots.js';
import { W } from '../words.js';

export default {
  tall: () => 470,

  draw(stage, w, h, phone) {
    const board = hasBoard(stage.ctx.sign);
    const curve = phone
      ? { y: board ? 250 : 166, deep: 26 }
      : { y: board ? h * 0.39 : h * 0.34, deep: h * 0.085 };
    stage.shape('base', 'path', {
      class: 'hair',
      d: `M0 ${n2(curve.y)}Q${n2(w / 2)} ${n2(curve.y + 2 * curve.deep)} ${n2(w)} ${n2(curve.y)}`,
    });
    stage.state.plan = phone
      ? { dealer: 14, board: 140, own: h - 274, spots: h - 84, size: 'XL', others: curve.y + 10 }
      : {
          dealer: Math.max(16, h * 0.035),
          board: h * 0.245,
          own: h * 0.52,
          spots: h * 0.845,
          size: 'XL',
          others: h * 0.45,
        };
    drawSpots(stage, {
      y: stage.state.plan.spots,
      left: phone ? 8 : w * 0.2,
      right: phone ? w - 8 : w * 0.8,
      r: phone ? 25 : 31,
    });
  },

  show(stage, view) {
    const { width: w, phone } = stage;
    const { plan } = stage.state;
    const { sign } = stage.ctx;
    const board = hasBoard(sign) || view.spots.has('board');
    const dealer = view.spots.get('dealer') ?? [];
    const me = stage.ctx.me();
    const own = view.spots.get(`seat${me}`) ?? [];
    const common = view.spots.get('board') ?? [];
    const size = phone && dealer.length > 3 ? 'M' : 'L';
    if (sign.spots.includes('dealer')) {
      const row = cardRow(stage, 'dealer', dealer, {
        x: w / 2,
        y: plan.dealer,
        size,
        gap: phone ? 6 : 12,
      });
      dealerWords(stage, view, dealer, common, row, plan);
    }
    if (board) boardRow(stage, common, w / 2, plan.board, phone ? 'M' : 'L', boardSize(sign));
    bankNote(stage, view, phone ? w / 2 : 110, phone ? plan.board - 4 : 80);
    if (own.length) {
      const many = own.length > (phone ? 2 : 4);
      const row = cardRow(stage, 'own', own, {
        x: w / 2,
        y: plan.own,
        size: plan.size,
        gap: 12,
        overlap: many ? (phone ? (own.length > 3 ? 0.5 : 0.3) : 0.2) : 0,
        cls: () => (view.standing.get(me) === 'folded' ? 'out' : ''),
      });
      const words = handName(own, common);
      if (words) pillText(stage, w / 2, row.bottom + (phone ? 21 : 26), W.upper(words), 'gold');
    } else if (
      view.phase === 'on' &&
      me !== null &&
      view.stakes.some((stake) => stake.seat === me)
    ) {
      stage.shape('live', 'g', { transform: translate(w / 2 - 45, plan.own) }, place('XL'));
    }
    const others = othersOf(stage, view).slice(0, phone ? 4 : 6);
    const places = arcPlaces(others.length, w, plan.others, phone ? 30 : stage.height * 0.09);
    if (!phone || !own.length)
      others.forEach((seat, at) =>
        otherSeat(stage, view, seat, places[at], { spots: [`seat${seat}`] }),
      );
    else phoneOthers(stage, view, others, plan);
  },
};

/** Whether a board is dealt: in hold'em and where bets ride. */
const hasBoard = (sign) => sign.spots.includes('board') && /hold|ride/.test(sign.id);

/** How many cards a game's board holds in the end: five in hold'em, two where hands have three. */
const boardSize = (sign) => (sign.words.includes('ride') ? 2 : 5);

function boardRow(stage, cards, x, y, size, many) {
  const w = SIZES[size];
  const step = w + 6;
  const x0 = x - (step * many - 6) / 2;
  for (let at = 0; at < many; at += 1) {
    if (cards[at])
      stage.card({
        key: `board.${at}`,
        card: cards[at].card,
        size,
        x: x0 + at * step,
        y,
        from: { x: stage.width - 80, y: -120 },
      });
    else stage.shape('live', 'g', { transform: translate(x0 + at * step, y) }, place(size));
  }
  if (many === 5 && size === 'L') {
    stage.text('live', 'felt-label', x0 + step * 1.5 - 3, y + high(w) + 20, W.felt.flop);
    stage.text('live', 'felt-label', x0 + step * 4 - 3, y + high(w) + 20, W.felt.turnAndRiver);
  }
}

function dealerWords(stage, view, dealer, common, row, plan) {
  if (!dealer.length) return;
  const known = !dealer.some((held) => held.card === '??');
  const qualifies = view.figures.get('dealer_qualifies');
  const told = known ? handName(dealer, common) : '';
  const points = view.figures.get('dealer_points');
  const words = [
    told ? W.upper(told) : '',
    points ? W.felt.points(points) : '',
    qualifies === undefined ? '' : qualifies === 'true' ? W.qualifies : W.qualifiesNot,
  ]
    .filter(Boolean)
    .join(', ');
  if (!words) return;
  if (stage.phone)
    stage.text(
      'live',
      'felt-label',
      stage.width / 2,
      plan.dealer + high(SIZES[dealer.length > 3 ? 'M' : 'L']) + 15,
      words,
    );
  else stage.text('live', 'felt-label', stage.width / 2, row.bottom + 17, words);
}

/** A hand in words: with the board where there is one, three cards by their own names. */
function handName(cards, common) {
  const all = [...cards, ...common].map((held) => held.card);
  if (all.length < 2 || all.includes('??')) return '';
  if (cards.length === 3 && !common.length) return threeName(all);
  return name(all);
}

/** On a phone others are names and cards in the corners. */
function phoneOthers(stage, view, others, plan) {
  const { width: w } = stage;
  const corners = [
    [46, plan.others + 16],
    [w - 46, plan.others + 16],
    [46, plan.others + 100],
    [w - 46, plan.others + 100],
  ];
  others.slice(0, 4).forEach((seat, at) => {
    const [x, y] = corners[at];
    const cards = view.spots.get(`seat${seat}`) ?? [];
    cardRow(stage, `other${seat}`, cards.slice(0, 5), { x, y, size: 'XS', gap: 3 });
    stage.text(
      'live',
      'felt-strong',
      x,
      y + (cards.length ? 46 : 18),
      stage.ctx.names(seat) ?? W.seat(seat),
      { 'font-size': 12 },
    );
  });
}
