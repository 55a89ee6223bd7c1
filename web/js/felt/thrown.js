// Thrown dice: they roll in for 700 ms, then lie there. The last throws stand beside them.

import { n2, s, translate } from '../dom.js';
import { die } from '../pieces/die.js';
import { W } from '../words.js';

/** Dice in a row around a place; new ones roll in. */
export function diceRow(stage, shown, kind, { x, y, size }) {
  if (!shown) return;
  const gap = size * 0.3;
  const all = shown.length * size + (shown.length - 1) * gap;
  const fresh = stage.state.event?.event === 'thrown' && !stage.ctx.page.live.quick;
  shown.forEach((pips, at) => {
    const tilt = [-7, 5, 9][at] ?? 0;
    const left = x - all / 2 + at * (size + gap);
    const node = s(
      'g',
      { transform: `${translate(left, y)} rotate(${tilt} ${n2(size / 2)} ${n2(size / 2)})` },
      s('g', { class: fresh ? 'rolls' : '' }, die(pips, size, kind)),
    );
    stage.layers.live.append(node);
  });
}

/** The last throws, the latest on top, from the right edge. */
export function lastThrows(stage, right, y, kind, most = 4) {
  const { live } = stage.ctx.page;
  const list = live.past
    .filter((event) => event.event === 'thrown' && event.n < live.shown)
    .map((event) => event.shown)
    .reverse()
    .slice(1, most + 1);
  if (!list.length) return;
  stage.text('live', 'felt-note end', right, y, W.throwsLast);
  list.forEach((shown, row) => {
    shown
      .split(' ')
      .reverse()
      .forEach((pips, at) => {
        stage.layers.live.append(
          s(
            'g',
            {
              transform: translate(right - 16 - at * 19, y + 8 + row * 19),
              opacity: n2(1 - row * 0.18),
            },
            die(Number(pips), 16, kind),
          ),
        );
      });
  });
}
