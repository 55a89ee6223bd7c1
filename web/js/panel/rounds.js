// Past rounds of this table: what they showed, what they brought, and a replay of each.

import { h, put } from '../dom.js';
import { goOf } from '../felt/family.js';
import { netOf, roundsOf } from '../fold.js';
import { signed } from '../money.js';
import { roundFace } from '../boards/faces.js';
import { W } from '../words.js';

export function roundsTab({ live, t }) {
  const box = h('div', { class: 'rounds-tab' });
  const { rounds } = roundsOf(live.past);
  const last = live.view.rounds;
  const known = rounds
    .slice(-40)
    .reverse()
    .map((events, at) => ({ events, n: last - at }));
  put(
    box,
    known.length
      ? h(
          'ol',
          { class: 'round-list' },
          known.map(({ events, n }) => {
            const settlement = events.find((event) => event.event === 'settled');
            const net = live.seat === null ? 0 : netOf(settlement, live.seat);
            return h(
              'li',
              {},
              h(
                'a',
                { href: `/rounds/${t}-${n}`, class: 'round-row' },
                h('span', { class: 'round-n' }, `${W.upper(goOf(live.sign))} ${n}`),
                h('span', { class: 'round-face' }, roundFace(events, live.sign)),
                h(
                  'span',
                  { class: `round-net ${net > 0 ? 'win' : net < 0 ? 'lose' : 'quiet'}` },
                  net ? signed(net) : '',
                ),
              ),
            );
          }),
        )
      : h('p', { class: 'quiet pad' }, W.roundsNone),
    known.length
      ? h(
          'footer',
          { class: 'slip-bottom' },
          h('span', {}, W.export),
          h(
            'button',
            {
              class: 'link',
              onclick: () =>
                save(
                  `${live.sign.id.replace('/', '-')}-${t}.json`,
                  JSON.stringify(
                    known.map((one) => one.events),
                    null,
                    1,
                  ),
                ),
            },
            W.json,
          ),
        )
      : null,
  );
  return box;
}

/** Hands a file to the browser. */
export function save(name, text, type = 'application/json') {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = h('a', { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
