// Numbers in a row, in their colours, the latest first and framed.

import { n2 } from '../dom.js';
import { colourOf } from '../outcome.js';

export function pocketRow(stage, numbers, x, y, step, height) {
  numbers.forEach((n, at) => {
    const left = x + at * step;
    stage.shape('live', 'rect', {
      x: n2(left),
      y: at ? y : y - 1,
      width: n2(step - 3),
      height: at ? height : height + 2,
      rx: 5,
      class: `pocket-${colourOf(n)} ${at ? '' : 'latest'}`,
    });
    stage.text('live', 'row-number', left + (step - 3) / 2, y + height / 2 + 4.5, n);
  });
}
