// The plain felt: any game at all. Spots in rows with what lies there, marks in a grid with their
// odds. It plays whatever the menu offers.

import { cardRow } from './seats.js';
import { oddsOf } from './odds.js';
import { W } from '../words.js';

export default {
  tall: (sign, width = 390) => 320 + Math.ceil(marksOf(sign).length / columns(width)) * 58,

  draw(stage, w, h, phone) {
    const marks = marksOf(stage.ctx.sign);
    const many = columns(w);
    const gap = 6;
    const x0 = phone ? 10 : 24;
    const size = (w - 2 * x0 - gap * (many - 1)) / many;
    const rows = Math.ceil(marks.length / many);
    const tall = Math.min(64, Math.max(38, (h * 0.5) / Math.max(1, rows) - gap));
    const top = h - rows * (tall + gap) - 12;
    stage.state.top = top;
    marks.forEach((mark, at) => {
      const box = {
        x: x0 + (at % many) * (size + gap),
        y: top + Math.floor(at / many) * (tall + gap),
        w: size,
        h: tall,
        r: 7,
      };
      stage.mark({
        id: mark.id,
        box,
        class: 'area',
        chips: { x: box.x + box.w - 22, y: box.y + tall / 2, r: 12, small: true, sum: false },
        shift: { x: -14 },
        print: (group) => {
          stage.text(
            group,
            'mark-name plain',
            box.x + box.w / 2,
            box.y + tall / 2 - 3,
            mark.title,
            { 'font-size': Math.min(14, (size - 12) / (mark.title.length * 0.56)) },
          );
          stage.text(group, 'mark-odds', box.x + box.w / 2, box.y + tall / 2 + 14, oddsOf(mark), {
            'font-size': 12,
          });
        },
      });
    });
  },

  show(stage, view) {
    const { width: w, phone } = stage;
    const spots = [...view.spots].filter(([, cards]) => cards.length);
    const per = phone ? 2 : 4;
    const room = (stage.state.top ?? stage.height) - 20;
    const rows = Math.max(1, Math.ceil(spots.length / per));
    const size = phone || rows > 1 ? 'M' : 'L';
    spots.forEach(([spot, cards], at) => {
      const x = (w * ((at % per) + 0.5)) / Math.min(per, spots.length);
      const y = 46 + Math.floor(at / per) * Math.min(120, room / rows);
      const seat = /^seat(\d+)/.exec(spot)?.[1];
      stage.text(
        'live',
        'felt-strong',
        x,
        y - 10,
        seat ? (stage.ctx.names(seat) ?? W.upper(W.seat(seat))) : W.upper(spot),
      );
      cardRow(stage, spot, cards, { x, y, size, overlap: cards.length > 3 ? 0.45 : 0 });
    });
    if (view.thrown) stage.text('live', 'rest-number', w / 2, 90, view.thrown);
  },
};

const marksOf = (sign) => sign.marks.filter((mark) => mark.made === 'before');
const columns = (w) => (w < 500 ? 2 : 5);
