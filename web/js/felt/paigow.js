// Pai gow, with cards and with tiles: the dealer's hand above, two framed places below. Tap, key or
// drag the cards of the lower hand; House way is a choice with its rule.

import { n2, translate } from '../dom.js';
import { cardName, high, SIZES } from '../pieces/card.js';
import { isTile, tileBack } from '../pieces/tile.js';
import { name } from '../hands.js';
import { duoName } from '../tiles.js';
import { arcPlaces, bankNote, cardRow, othersOf, otherSeat } from './seats.js';
import { drawSpots } from './spots.js';
import { W } from '../words.js';

export default {
  tall: () => 540,

  draw(stage, w, h, phone) {
    const tiles = isTiles(stage);
    const size = tiles ? 40 : 'L';
    const plan = phone
      ? { dealer: 30, low: 142, spots: h - 76, size }
      : { dealer: 40, low: h * 0.42, spots: h * 0.86, size };
    stage.state.plan = plan;
    stage.text('base', 'felt-strong', w / 2, plan.dealer - 10, W.upper(W.dealerTotal));
    const wide = tiles ? 46 : SIZES.L + 8;
    const tall = (tiles ? 92 : high(SIZES.L)) + 26;
    const many = tiles ? [2, 4] : [2, 5];
    if (phone && !tiles) {
      const low = wide * 2 + 16;
      plan.boxes = [
        { x: w / 2 - low / 2, y: plan.low, w: low, h: tall },
        { x: 14, y: plan.low + tall + 34, w: w - 28, h: tall },
      ];
    } else {
      const total = wide * (many[0] + many[1]) + 60;
      const x0 = w / 2 - total / 2;
      plan.boxes = [
        { x: x0, y: plan.low, w: wide * many[0] + 22, h: tall },
        { x: x0 + wide * many[0] + 40, y: plan.low, w: total - wide * many[0] - 40, h: tall },
      ];
    }
    plan.frames = plan.boxes.map((box, at) => {
      const frame = stage.shape('base', 'rect', {
        class: 'frame',
        x: n2(box.x),
        y: n2(box.y),
        width: n2(box.w),
        height: n2(box.h),
        rx: 9,
      });
      stage.text('base', 'felt-strong', box.x + box.w / 2, box.y - 10, at ? W.high : W.low);
      return frame;
    });
    drawSpots(stage, {
      y: plan.spots,
      left: phone ? 20 : w * 0.25,
      right: phone ? w - 20 : w * 0.75,
      r: phone ? 26 : 30,
    });
  },

  show(stage, view) {
    const { width: w, phone } = stage;
    const { plan } = stage.state;
    const me = stage.ctx.me();
    dealer(stage, view, w, plan);
    bankNote(stage, view, w / 2, plan.dealer + 124);
    own(stage, view, me, plan);
    const others = othersOf(stage, view).slice(0, phone ? 0 : 5);
    const places = arcPlaces(others.length, w, stage.height * 0.62, stage.height * 0.1);
    others.forEach((seat, at) =>
      otherSeat(stage, view, seat, places[at], {
        spots: [`seat${seat}`, `seat${seat}.low`, `seat${seat}.high`],
        size: isTiles(stage) ? 20 : 'S',
      }),
    );
  },

  key(stage, page, event) {
    const n = Number(event.key);
    const choice = setChoice(page);
    const cards = held(page.live.view, page.live.seat);
    if (!choice || !cards[n - 1]) return false;
    flip(page, n - 1, cards, choice);
    return true;
  },
};

const isTiles = (stage) =>
  /tiles/.test(stage.ctx.sign.id) ||
  [...(stage.view?.spots.values() ?? [])].flat().some((one) => isTile(one.card));
const setChoice = (page) =>
  page.live.myTurn
    ? page.live.menu.find((one) => one.verb === 'decide' && one.id === 'set' && !one.refused)
    : null;

/** All cards of a seat, set or not. */
const held = (view, seat) => (view.spots.get(`seat${seat}`) ?? []).map((one) => one.card);

function dealer(stage, view, w, plan) {
  const cards = view.spots.get('dealer') ?? [];
  const halves = splitOf(view, 'dealer');
  if (isTiles(stage)) {
    cards.forEach(({ card }, at) => {
      const x = w / 2 - cards.length * 24 + at * 48;
      if (card === '??')
        stage.shape('live', 'g', { transform: translate(x, plan.dealer) }, tileBack(40));
      else stage.card({ key: `dealer.${at}`, card, size: 40, x, y: plan.dealer });
    });
    return;
  }
  const size = stage.phone ? 'M' : 'L';
  if (halves) {
    cardRow(
      stage,
      'dlow',
      halves[0].map((card) => ({ card })),
      { x: w / 2 - SIZES[size] * 2.6, y: plan.dealer, size },
    );
    cardRow(
      stage,
      'dhigh',
      halves[1].map((card) => ({ card })),
      { x: w / 2 + SIZES[size] * 1.6, y: plan.dealer, size, overlap: stage.phone ? 0.35 : 0 },
    );
    const words = halves
      .map((hand) => name(hand))
      .filter(Boolean)
      .join(' and ');
    stage.text('live', 'felt-label', w / 2, plan.dealer + high(SIZES[size]) + 18, words);
    return;
  }
  cardRow(stage, 'dealer', cards, {
    x: w / 2,
    y: plan.dealer,
    size,
    overlap: stage.phone ? 0.3 : 0,
  });
}

/** A hand in words, cards or tiles. */
const called = (stage, hand) =>
  isTile(hand[0]) ? duoName(hand, WILD.test(stage.ctx.sign.id)) : name(hand);
/** Tables where the tiles of Jee Joon are whatever one likes. */
const WILD = /wild/;

/** How a hand was set: lower cards first, read from its figure (`5h 4d / Ah …`) or its spots. */
function splitOf(view, spot) {
  const [low, top] = ['low', 'high'].map((part) =>
    (view.spots.get(`${spot}.${part}`) ?? []).map((one) => one.card),
  );
  if (low.length && top.length) return [low, top];
  const told = view.figures.get(spot);
  const cards = (view.spots.get(spot) ?? []).map((one) => one.card);
  const parts =
    told
      ?.split(/ *[/|] */)
      .map((part) =>
        part.split(/[\s:,]+/).filter((word) => /^(X\d?|[2-9TJQKA][cdhs]|\d-\d)$/.test(word)),
      ) ?? [];
  const lots = parts.filter((part) => part.length >= 2).sort((a, b) => a.length - b.length);
  if (lots.length === 2 && lots.flat().length === cards.length) return lots;
  return null;
}

function own(stage, view, me, plan) {
  const { page } = stage.ctx;
  const cards = held(view, me);
  if (!cards.length) return;
  const choice = setChoice(page);
  const set = splitOf(view, `seat${me}`);
  const picked = page.picks.flat().map(Number);
  const low = choice ? picked.map((at) => cards[at]) : (set?.[0] ?? cards.slice(0, 2));
  const top = choice ? cards.filter((_, at) => !picked.includes(at)) : (set?.[1] ?? cards.slice(2));
  // Tiles lie two and two; of five and two cards the lower hand has the two.
  const sizes = isTile(cards[0]) ? [2, 2] : [2, 5];
  [low, top].forEach((hand, part) => {
    const box = plan.boxes[part];
    const wide = isTile(cards[0]) ? 40 : (SIZES[plan.size] ?? plan.size);
    const step = Math.min(wide + 7, (box.w - 22 - wide) / Math.max(1, hand.length - 1));
    const left = box.x + (box.w - wide - step * (hand.length - 1)) / 2;
    hand.forEach((card, at) => {
      const index = cards.findIndex(
        (one, k) => one === card && (choice ? picked.includes(k) === (part === 0) : true),
      );
      stage.card({
        key: `own.${choice ? index : `${part}.${at}`}.${card}`,
        card,
        size: plan.size,
        x: left + at * step,
        y: box.y + 13,
        ...(choice
          ? {
              onclick: (event) => {
                event.stopPropagation();
                flip(page, index, cards, choice);
              },
              drag: {
                places: () => plan.boxes,
                over: (place) =>
                  plan.frames.forEach((frame, n) => frame.classList.toggle('over', n === place)),
                drop: (place) => {
                  if (place >= 0 && place !== part) flip(page, index, cards, choice);
                },
              },
              attributes: {
                role: 'button',
                tabindex: 0,
                'aria-label': cardName(card),
                'aria-pressed': part ? 'false' : 'true',
              },
            }
          : {}),
      });
    });
    const words = hand.length === sizes[part] ? called(stage, hand) : '';
    if (stage.phone && !part)
      stage.text(
        'live',
        'felt-label start',
        box.x + box.w + 10,
        box.y + box.h / 2,
        words ? W.upper(words) : '',
        { 'font-size': 12 },
      );
    else
      stage.text(
        'live',
        'felt-label',
        box.x + box.w / 2,
        box.y + box.h + 19,
        words ? W.upper(words) : '',
      );
  });
  if (choice && low.length < 2)
    stage.text(
      'live',
      'felt-note mid',
      stage.width / 2,
      plan.boxes[0].y - (stage.phone ? 26 : 34),
      isTile(cards[0]) ? W.setTiles : W.setPai,
    );
}

/** Moves a card between the two hands; indices, because tiles come in twins. */
function flip(page, index, cards, { cards: pick }) {
  const now = page.picks.flat().map(Number);
  const next = now.includes(index)
    ? now.filter((at) => at !== index)
    : [...now, index].slice(-pick.most);
  page.pick([next]);
  page.pickText = (rows) => rows.flat().map((at) => cards[Number(at)]);
}
