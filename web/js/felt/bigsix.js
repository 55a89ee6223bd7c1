// Big Six: the wheel with its pointer left, seven symbols right with odds and how many places.

import { n2, s, set } from '../dom.js';
import { places, sixWheel, SYMBOLS } from '../pieces/sixwheel.js';
import { oddsOf } from './odds.js';
import { W } from '../words.js';

export default {
  tall: () => 590,

  draw(stage, w, h, phone) {
    const { sign } = stage.ctx;
    const { faces } = sign.chance.throw;
    const r = phone ? Math.min(132, w * 0.34) : Math.min(240, h * 0.36);
    const [cx, cy] = phone ? [w / 2, r + 22] : [r + 44, h / 2 + 8];
    const node = sixWheel({ r, faces, rest: stage.state.rest ?? 0 });
    stage.layers.base.append(s('g', { transform: `translate(${n2(cx)} ${n2(cy)})` }, node));
    Object.assign(stage.state, { wheel: node, places: places(faces), faces, spun: undefined });
    const all = faces.reduce((sum, [, n]) => sum + n, 0);
    const marks = [...sign.marks].sort((a, b) => weight(faces, b.id) - weight(faces, a.id));
    const left = phone ? 12 : cx + r + 44;
    const width = w - left - (phone ? 12 : 24);
    const columns = phone ? 4 : 4;
    const size = (width - 10 * (columns - 1)) / columns;
    const top = phone ? cy + r + 44 : Math.max(70, h / 2 - 128);
    const tall = phone ? 128 : Math.min(132, (h - top - 40) / 2);
    if (!phone)
      stage.text('base', 'felt-strong start', left, top - 18, W.symbols(marks.length, all));
    marks.forEach((mark, at) =>
      symbol(
        stage,
        mark,
        {
          x: left + (at % columns) * (size + 10),
          y: top + Math.floor(at / columns) * (tall + 10),
          w: size,
          h: tall,
          r: 9,
        },
        weight(faces, mark.id),
        all,
      ),
    );
    stage.state.note = {
      x: phone ? w / 2 : left,
      y: phone ? cy + r + 28 : top + 2 * tall + 46,
      anchor: phone ? 'mid' : 'start',
    };
  },

  show(stage, view) {
    turn(stage, view.thrown);
    const { live } = stage.ctx.page;
    const past = live.past
      .filter((event) => event.event === 'thrown' && event.n < live.shown)
      .map((event) => event.shown)
      .reverse()
      .slice(0, 14);
    const { note } = stage.state;
    const letters = past.map((shown) => shown.split('|')[0]);
    const step = 27;
    const x0 = note.anchor === 'mid' ? note.x - (Math.min(letters.length, 12) * step) / 2 : note.x;
    letters.slice(0, note.anchor === 'mid' ? 12 : 14).forEach((letter, at) => {
      const [fill, ink] = SYMBOLS[letter] ?? ['#43524B', '#fff'];
      stage.shape('live', 'rect', {
        x: n2(x0 + at * step),
        y: note.y - 16,
        width: 23,
        height: 23,
        rx: 5,
        fill,
        class: at ? '' : 'latest',
      });
      const text = stage.text('live', 'row-number', x0 + at * step + 11.5, note.y, letter);
      text.style.setProperty('fill', ink);
    });
  },
};

const weight = (faces, id) => faces.find(([symbol]) => symbol === id)?.[1] ?? 0;

function symbol(stage, mark, box, n, all) {
  const [fill, ink] = SYMBOLS[mark.id] ?? ['#43524B', '#FFFFFF'];
  const x = box.x + box.w / 2;
  const size = Math.min(32, box.h * 0.28);
  stage.mark({
    id: mark.id,
    box,
    class: 'area',
    chips: { x, y: box.y + box.h - 26, r: 12, small: true },
    shift: { y: -box.h * 0.1 },
    print: (group) => {
      group.append(
        s('rect', {
          x: n2(x - size / 2),
          y: n2(box.y + box.h * 0.13),
          width: n2(size),
          height: n2(size),
          rx: 6,
          fill,
        }),
      );
      const letter = stage.text(group, 'symbol', x, box.y + box.h * 0.13 + size * 0.72, mark.id, {
        'font-size': n2(size * 0.6),
      });
      letter.style.setProperty('fill', ink);
      stage.text(group, 'mark-odds', x, box.y + box.h * 0.13 + size + 22, oddsOf(mark));
      stage.text(
        group,
        'felt-label places',
        x,
        box.y + box.h * 0.13 + size + 40,
        W.ofPlaces(n, all),
        { 'font-size': 12 },
      );
    },
  });
}

/** Turns the wheel until a place of the symbol is under the pointer. */
function turn(stage, thrown) {
  const { wheel, places: all } = stage.state;
  if (!thrown || stage.state.spun === thrown + stage.ctx.page.live.view.rounds) return;
  stage.state.spun = thrown + stage.ctx.page.live.view.rounds;
  const symbol = thrown.split('|')[0];
  const n = stage.ctx.page.live.view.rounds;
  const spots = all.map((one, at) => (one === symbol ? at : -1)).filter((at) => at >= 0);
  if (!spots.length) return;
  const at = spots[n % spots.length];
  const tilt = (-at * 360) / all.length;
  stage.state.rest = at;
  const turning = wheel.querySelector('.wheel-turn');
  set(turning, 'transform', `rotate(${n2(tilt)})`);
  if (stage.state.event?.event !== 'thrown' || stage.ctx.page.live.quick) return;
  turning.animate(
    [{ transform: `rotate(${tilt - 1080}deg)` }, { transform: `rotate(${tilt}deg)` }],
    { duration: 4200, easing: 'cubic-bezier(.1,.6,.1,1)' },
  );
}
