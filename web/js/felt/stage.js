// The stage of a felt: marks that are buttons, cards that keep their identity, chips with sums.
// A family draws its places once for a size (`draw`) and shows a picture on them (`show`).

import { keyed, n2, put, s, set, translate } from '../dom.js';
import { brief, cents } from '../money.js';
import { card, SIZES } from '../pieces/card.js';
import { stack } from '../pieces/chip.js';
import { W } from '../words.js';
import { draggable } from './drag.js';
import { toward } from './geometry.js';
import { oddsOf } from './odds.js';

/** What a card that one may choose says of itself, and another does not. */
const SPOKEN = ['role', 'tabindex', 'aria-label', 'aria-pressed'];
const HOLD = 400;
const REST = 150;

export class Stage {
  /** `ctx`: sign, book, family, me(), bet, take, pop, unpop, edge(id), names(), size(). */
  constructor(ctx) {
    this.ctx = ctx;
    this.marks = new Map();
    this.layers = {};
    const layer = (name) => (this.layers[name] = s('g', { class: `layer-${name}` }));
    this.svg = s(
      'svg',
      { class: 'felt-svg', role: 'group', 'aria-label': ctx.sign.title },
      ['base', 'marks', 'live', 'cards', 'chips', 'top'].map(layer),
    );
    this.svg.addEventListener('keydown', (event) => this.key(event));
  }

  /** Draws the places of a felt for a size. */
  draw(family, width, height, phone) {
    const focused = this.svg.contains(document.activeElement)
      ? document.activeElement.dataset.mark
      : null;
    Object.assign(this, { family, width, height, phone });
    set(this.svg, 'viewBox', `0 0 ${n2(width)} ${n2(height)}`);
    set(this.svg, 'width', n2(width));
    set(this.svg, 'height', n2(height));
    for (const group of Object.values(this.layers)) put(group);
    this.marks.clear();
    this.state = {};
    family.draw(this, width, height, phone);
    const first = this.marks.get(focused) ?? this.marks.values().next().value;
    if (first) first.button.setAttribute('tabindex', 0);
    if (focused && this.marks.has(focused)) first.button.focus();
  }

  /** A text; `cls` names its look. */
  text(layer, cls, x, y, words, { 'font-size': size, ...more } = {}) {
    const node = s('text', { class: cls, x: n2(x), y: n2(y), ...more }, words);
    if (size) node.style.setProperty('font-size', `${size}px`);
    (typeof layer === 'string' ? this.layers[layer] : layer).append(node);
    return node;
  }

  /** A shape. */
  shape(layer, tag, attributes, ...kids) {
    const node = s(tag, attributes, ...kids);
    (typeof layer === 'string' ? this.layers[layer] : layer).append(node);
    return node;
  }

  /**
   * A mark: `id`, its outline (`d`, or `box` {x, y, w, h, r}), what is printed on it (`print(group)`),
   * where chips lie (`chips` {x, y, r}), by how much the print moves for them (`shift`), `class`.
   */
  mark(spec) {
    const found = this.ctx.sign.marks.find((mark) => mark.id === spec.id);
    if (!found) return null;
    const box = spec.box ?? bounds(spec);
    const outline = spec.d
      ? s('path', { class: 'mark-shape', d: spec.d })
      : s('rect', {
          class: 'mark-shape',
          x: n2(box.x),
          y: n2(box.y),
          width: n2(box.w),
          height: n2(box.h),
          rx: spec.box.r ?? 5,
        });
    const print = s('g', { class: 'print', 'aria-hidden': 'true' });
    // What is printed stands beside the button, not in it: its name says more than its print.
    const button = s(
      'g',
      { class: 'hit', role: 'button', tabindex: -1, 'data-mark': spec.id },
      outline,
    );
    const el = s('g', { class: `mark ${spec.class ?? ''}` }, button, print);
    spec.print?.(print, found);
    const mark = {
      ...spec,
      el,
      button,
      print,
      box,
      mark: found,
      middle: { x: box.x + box.w / 2, y: box.y + box.h / 2 },
    };
    this.listen(mark);
    this.layers[spec.layer ?? 'marks'].append(el);
    this.marks.set(spec.id, mark);
    return mark;
  }

  listen({ el, button, id }) {
    const { ctx } = this;
    let [hold, rest, held] = [0, 0, false];
    el.addEventListener('click', (event) => {
      if (held) {
        held = false;
        return;
      }
      ctx.unpop();
      ctx.bet(id, event);
    });
    el.addEventListener('contextmenu', (event) => {
      event.preventDefault();
      if (!held) ctx.take(id);
    });
    el.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType !== 'mouse') return;
      rest = setTimeout(() => ctx.pop(id, el), REST);
    });
    el.addEventListener('pointerleave', () => {
      clearTimeout(rest);
      clearTimeout(hold);
      ctx.unpop(id);
    });
    el.addEventListener('pointerdown', ({ pointerType }) => {
      held = false;
      if (pointerType === 'mouse') return;
      hold = setTimeout(() => {
        held = true;
        ctx.pop(id, el);
      }, HOLD);
    });
    el.addEventListener('pointerup', () => clearTimeout(hold));
    el.addEventListener('pointercancel', () => clearTimeout(hold));
    button.addEventListener('focus', () => {
      for (const other of this.marks.values())
        other.button.setAttribute('tabindex', other.id === id ? 0 : -1);
      if (button.matches(':focus-visible')) ctx.pop(id, el);
    });
    button.addEventListener('blur', () => ctx.unpop(id));
  }

  /** Arrows walk the layout as drawn; Enter or Space bets, Backspace takes back, `?` tells odds. */
  key(event) {
    const held = event.target.closest?.('.card-at[role="button"]');
    if (held?.onclick && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      event.stopPropagation();
      held.onclick(event);
      return;
    }
    const id = event.target.dataset?.mark;
    const mark = this.marks.get(id);
    if (!mark) return;
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[
      event.key
    ];
    if (way) {
      const next = toward(
        mark,
        [...this.marks.values()].filter((one) => one !== mark),
        way,
      );
      next?.button.focus();
    } else if (event.key === 'Enter' || event.key === ' ') {
      this.ctx.bet(id);
    } else if (event.key === 'Backspace' || event.key === 'Delete') {
      this.ctx.take(id);
    } else if (event.key === '?') {
      this.ctx.pop(id, mark.el);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  /** Shows a picture. */
  show(view, menu) {
    this.view = view;
    put(this.layers.live);
    put(this.layers.top);
    this.wanted = [];
    this.piles = [];
    this.money = moneyOf(view, this.ctx.me());
    this.open = view.phase === 'open' || Boolean(view.past);
    this.svg.classList.toggle('shut', !this.open);
    this.svg.classList.toggle('over', view.phase === 'over');
    this.family.show(this, view);
    for (const mark of this.marks.values()) this.renew(mark, view, menu);
    keyed(
      this.layers.cards,
      this.wanted,
      (one) => one.key,
      (one) => this.lay(one),
      (el, one) => this.relay(el, one),
    );
    keyed(
      this.layers.chips,
      this.piles,
      (one) => one.key,
      (one) => s('g', { class: 'pile-at', transform: translate(one.x, one.y) }, one.node),
      (el, one) => set(el, 'transform', translate(one.x, one.y)),
    );
  }

  /** Wants a card shown: `key`, `card`, `size`, `x`, `y`, `turn` (degrees), `class`, `drag`. */
  card(one) {
    this.wanted.push(one);
  }

  lay(one) {
    const inner = s('g', { class: 'card-in' }, card(one.card, one.size));
    if (one.from) {
      inner.style.setProperty('--dx', `${n2(one.from.x - one.x)}px`);
      inner.style.setProperty('--dy', `${n2(one.from.y - one.y)}px`);
    }
    const el = s('g', { class: 'card-at' }, inner);
    el.dataset.face = `${one.card}${one.size}`;
    this.place(el, one);
    return el;
  }

  relay(el, one) {
    const face = `${one.card}${one.size}`;
    if (el.dataset.face !== face) {
      el.replaceChildren(s('g', { class: 'card-turn' }, card(one.card, one.size)));
      el.dataset.face = face;
    }
    this.place(el, one);
  }

  place(el, one) {
    const turn = one.turn
      ? ` rotate(${one.turn} ${n2((SIZES[one.size] ?? one.size) / 2)} ${n2((SIZES[one.size] ?? one.size) * 0.7)})`
      : '';
    set(el, 'transform', translate(one.x, one.y) + turn);
    const hand = one.drag ? `grab ${this.held === el ? 'lifted' : ''}` : '';
    set(el, 'class', `card-at ${one.class ?? ''} ${hand}`);
    el.onclick = one.onclick ?? null;
    el.how = one.drag ?? null;
    if (one.drag) draggable(this, el);
    for (const name of SPOKEN) set(el, name, one.attributes?.[name] ?? null);
  }

  /** Wants chips shown. */
  chips(key, x, y, amount, options) {
    if (amount <= 0) return;
    this.piles.push({
      key: `${key}:${options?.kind ?? 'own'}:${amount}`,
      x,
      y,
      node: stack(amount, { book: this.ctx.book, ...options }),
    });
  }

  /** A mark as it stands: its chips, its result, its name for those who listen. */
  renew(mark, view, menu) {
    const { id, el } = mark;
    const own = this.money.own.get(id) ?? 0;
    const line = this.money.lines.get(id);
    const others = this.money.others.get(id) ?? [];
    const refused = menu?.get(id)?.refused;
    el.classList.toggle('lit', view.lit.has(id));
    el.classList.toggle('won', Boolean(line && line.won > 0));
    el.classList.toggle(
      'missed',
      Boolean(view.phase === 'over' && line && line.lost > 0 && !line.won),
    );
    el.classList.toggle('refused', Boolean(refused && !own && this.open));
    // What a round before this one brought lies there still, but is no stake of mine any more.
    const lies = own || line?.stake;
    const stake = own || (view.past ? 0 : line?.stake);
    const busy = Boolean(lies) && !mark.free;
    el.classList.toggle('busy', busy);
    set(
      mark.print,
      'transform',
      busy && mark.shift ? translate(mark.shift.x ?? 0, mark.shift.y ?? 0) : null,
    );
    mark.button.setAttribute(
      'aria-label',
      W.mark(
        mark.mark.title,
        oddsOf(mark.mark),
        stake ? brief(stake, this.ctx.book) : '',
        this.ctx.edge(id),
      ),
    );
    mark.button.setAttribute('aria-disabled', refused && this.open ? 'true' : 'false');
    if (mark.chips) this.pile(mark, own, line);
    if (mark.others) this.crowd(mark, others);
  }

  /** Own chips on a mark, with what they won to the right, or faded where they are lost. */
  pile(mark, own, line) {
    const { x, y, r = 13, small } = mark.chips;
    const { book } = this.ctx;
    if (!line) {
      this.chips(mark.id, x, y, own, { r, below: mark.chips.sum !== false });
      return;
    }
    const stays = line.stake - line.lost;
    if (line.won > 0) {
      const dx = small ? 0 : Math.max(r * 2 + 22, 54);
      this.chips(mark.id, x - dx / 2, y, stays, { r, below: !small });
      if (small) this.chips(mark.id, x, y, line.won, { r, kind: 'won' });
      else this.chips(mark.id, x + dx / 2, y, line.won, { r, kind: 'won' });
    } else if (line.lost > 0) {
      const words = small ? '' : W.lost(brief(line.lost, book));
      this.chips(mark.id, x, y, line.lost, { r, kind: 'lost', words, below: !small });
    } else {
      this.chips(mark.id, x, y, stays, { r });
    }
  }

  /** Other seats' chips: small, with their number. */
  crowd(mark, others) {
    others.slice(0, mark.others.most ?? 2).forEach(({ seat, amount }, at) => {
      const x = mark.others.x + at * (mark.others.dx ?? 62);
      this.chips(`${mark.id}-${seat}`, x, mark.others.y, amount, { r: 9, kind: 'other' });
      this.text('live', 'felt-note', x + 14, mark.others.y + 4, W.seat(seat));
    });
  }
}

/** Whose chips lie where, and what became of mine. */
export function moneyOf(view, me) {
  const own = new Map();
  const others = new Map();
  const lines = new Map();
  const settled = view.phase === 'over' ? view.settlement : null;
  for (const { seat, owner, wager, amount, memory } of view.stakes) {
    if (owner && owner !== 'seat') continue;
    const id = memory?.point ? `${wager}-${memory.point}` : wager;
    if (seat === me) own.set(id, (own.get(id) ?? 0) + amount);
    else others.set(id, [...(others.get(id) ?? []), { seat, amount }]);
  }
  for (const line of settled?.lines ?? []) {
    if (line.seat !== me || (line.owner && line.owner !== 'seat')) continue;
    if (line.result === 'stands') continue;
    const id = line.point ? `${line.wager}-${line.point}` : line.wager;
    const sum = lines.get(id) ?? { stake: 0, won: 0, lost: 0 };
    sum.stake += cents(line.stake);
    sum.won += line.result === 'loses' ? 0 : cents(line.pays);
    sum.lost += cents(line.collected);
    lines.set(id, sum);
  }
  return { own, others, lines };
}

function bounds({ at }) {
  return { x: at.x - 20, y: at.y - 20, w: 40, h: 40 };
}
