// Places around a half moon: the dealer above, my own seat below in the middle, others on an arc.

import { n2 } from '../dom.js';
import { brief } from '../money.js';
import { high, SIZES } from '../pieces/card.js';
import { W } from '../words.js';

/** Other seats that are taken, in order from the left (clockwise from mine). */
export function othersOf(stage, view) {
  const me = stage.ctx.me();
  const { sign } = stage.ctx;
  const taken = [...view.standing.keys()]
    .filter((seat) => seat !== me && seat !== view.bank?.seat)
    .sort((a, b) => a - b);
  if (me === null) return taken;
  const turn = (seat) => (seat - me + sign.seats) % sign.seats;
  return taken.sort((a, b) => turn(b) - turn(a));
}

/** Places of others on the arc: left and right of the middle. */
export function arcPlaces(n, w, top, deep) {
  const sides = Math.ceil(n / 2);
  const places = [];
  for (let at = 0; at < n; at += 1) {
    const left = at < Math.floor(n / 2 + (n % 2 ? 0.5 : 0));
    const k = left ? at : n - 1 - at;
    const part = sides > 1 ? k / (sides - 0.35) : 0.35;
    const x = left ? w * (0.1 + part * 0.17) : w * (0.9 - part * 0.17);
    places.push({ x, y: top + deep * part });
  }
  return places;
}

/** A row of cards around a middle. */
export function cardRow(
  stage,
  key,
  cards,
  { x, y, size, gap = 6, overlap = 0, cls = () => '', from, attributes },
) {
  const w = SIZES[size] ?? size;
  const step = overlap ? w * (1 - overlap) : w + gap;
  const all = w + step * (cards.length - 1);
  cards.forEach(({ card }, at) =>
    stage.card({
      key: `${key}.${at}`,
      card,
      size,
      x: x - all / 2 + at * step,
      y,
      class: cls(card, at),
      from: from ?? { x: stage.width / 2, y: -160 },
      ...(attributes ? attributes(card, at) : {}),
    }),
  );
  return { left: x - all / 2, right: x + all / 2, bottom: y + high(w), width: all };
}

/** Someone else's place: cards, chips on their marks, a name and how they stand. */
export function otherSeat(stage, view, seat, at, { size = 'S', spots, note }) {
  const { ctx } = stage;
  const cards = spots.flatMap((spot) => view.spots.get(spot) ?? []);
  cardRow(stage, `other${seat}`, cards.slice(0, 7), {
    x: at.x,
    y: at.y,
    size,
    gap: 4,
    overlap: cards.length > 3 ? 0.45 : 0,
    cls: () => (view.standing.get(seat) === 'folded' ? 'out' : ''),
  });
  const stakes = view.stakes.filter(
    (stake) => stake.seat === seat && (!stake.owner || stake.owner === 'seat'),
  );
  const low = at.y + (cards.length ? 62 : 30);
  stakes
    .slice(0, 3)
    .forEach((stake, n) =>
      stage.chips(
        `o${seat}-${stake.wager}-${n}`,
        at.x + (n - (Math.min(stakes.length, 3) - 1) / 2) * 42,
        low,
        stake.amount,
        { r: 10 },
      ),
    );
  const y = low + (stakes.length ? 44 : 8);
  const live = view.asks.some((ask) => ask.seat === seat);
  stage.text('live', 'felt-strong', at.x, y, ctx.names(seat) ?? W.seat(seat));
  stage.text(
    'live',
    'felt-label',
    at.x,
    y + 16,
    note ?? (live ? W.felt.toAct : lastAct(stage, seat, view)),
  );
}

/** What a seat did last in this round. */
function lastAct(stage, seat, view) {
  const { past, shown } = stage.ctx.page.live;
  for (let at = past.length - 1; at >= 0; at -= 1) {
    const event = past[at];
    if (event.event === 'closed' || event.event === 'begun') break;
    if (event.n < shown && event.event === 'acted' && event.seat === seat) return event.did;
  }
  return W.standing(view.standing.get(seat) ?? '');
}

/** A dark pill with words. */
export function pillText(stage, x, y, words, cls = '') {
  if (!words) return;
  const width = words.length * 7.4 + 30;
  stage.shape('live', 'rect', {
    class: `verdict ${cls}`,
    x: n2(x - width / 2),
    y: n2(y - 18),
    width: n2(width),
    height: 26,
    rx: 13,
  });
  stage.text('live', `verdict-text ${cls}`, x, y, words, { 'font-size': 14 });
}

/** A gold disc with a total. */
export function totalDisc(stage, x, y, words, r = 22, quiet = false) {
  stage.shape('live', 'circle', { cx: n2(x), cy: n2(y), r, class: quiet ? 'disc' : 'disc won' });
  stage.text('live', quiet ? 'disc-text' : 'disc-text won', x, y + r * 0.34, words, {
    'font-size': n2(words.length > 3 ? r * 0.62 : r * 0.9),
  });
}

/** Who banks, and with how much, where a player does. */
export function bankNote(stage, view, x, y) {
  if (!view.bank) return;
  const { seat, amount } = view.bank;
  const who = seat === stage.ctx.me() ? W.you : (stage.ctx.names(seat) ?? W.seat(seat));
  stage.text('live', 'felt-label', x, y, `${who}: ${W.banks(brief(amount, stage.ctx.book))}`);
}
