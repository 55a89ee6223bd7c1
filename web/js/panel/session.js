// The session: result against expectation, with the band in which 95 of 100 sessions end.

import { h, n2, s } from '../dom.js';
import { full, signedFull } from '../money.js';
import { W } from '../words.js';

/** Sums after each round: result, expectation, deviation; pure. */
export function course(rounds) {
  const points = [{ net: 0, mean: 0, sigma: 0, known: true }];
  let variance = 0;
  for (const round of rounds) {
    const last = points[points.length - 1];
    variance += round.variance ?? 0;
    points.push({
      net: last.net + round.net,
      mean: last.mean + (round.mean ?? 0),
      sigma: Math.sqrt(variance),
      known: last.known && round.mean !== null,
    });
  }
  return points;
}

export function sessionTab({ session, book }) {
  const { rounds } = session;
  if (!rounds.length) return h('div', { class: 'empty' }, h('p', {}, W.sessionNone));
  const points = course(rounds);
  const last = points[points.length - 1];
  const staked = rounds.reduce((sum, round) => sum + round.staked, 0);
  const term = (name, value, cls = '') => [h('dt', {}, name), h('dd', { class: cls }, value)];
  return h(
    'div',
    { class: 'session-tab' },
    h(
      'dl',
      { class: 'session-sums' },
      term(W.sessionRounds, String(rounds.length)),
      term(W.sessionStaked, full(staked, book)),
      term(
        W.sessionResultWord,
        signedFull(last.net, book),
        last.net > 0 ? 'win' : last.net < 0 ? 'lose' : '',
      ),
      last.known ? term(W.sessionExpected, signedFull(Math.round(last.mean), book)) : null,
      session.cost ? term(W.sessionCost, full(Math.round(session.cost), book)) : null,
    ),
    chart(points, book),
    h('p', { class: 'quiet pad' }, W.sessionBand),
  );
}

function chart(points, book) {
  const [w, hi, left] = [320, 190, 8];
  const banded = points[points.length - 1].known;
  const low = Math.min(
    ...points.map((one) => Math.min(one.net, banded ? one.mean - 1.96 * one.sigma : one.net)),
  );
  const top = Math.max(
    ...points.map((one) => Math.max(one.net, banded ? one.mean + 1.96 * one.sigma : one.net)),
  );
  const room = Math.max(1, top - low);
  const x = (at) => left + ((w - 2 * left) * at) / Math.max(1, points.length - 1);
  const y = (value) => 12 + ((hi - 24) * (top - value)) / room;
  const line = (value) =>
    points.map((one, at) => `${at ? 'L' : 'M'}${n2(x(at))} ${n2(y(value(one)))}`).join('');
  const band = `${line((one) => one.mean + 1.96 * one.sigma)}${[...points]
    .reverse()
    .map((one, at) => `L${n2(x(points.length - 1 - at))} ${n2(y(one.mean - 1.96 * one.sigma))}`)
    .join('')}Z`;
  const end = points[points.length - 1];
  return s(
    'svg',
    {
      class: 'chart',
      viewBox: `0 0 ${w} ${hi}`,
      role: 'img',
      'aria-label': `${W.sessionResultWord} ${signedFull(end.net, book)}`,
    },
    banded ? s('path', { class: 'chart-band', d: band }) : null,
    s('path', { class: 'chart-zero', d: `M${left} ${n2(y(0))}H${w - left}` }),
    banded ? s('path', { class: 'chart-mean', d: line((one) => one.mean) }) : null,
    s('path', { class: 'chart-net', d: line((one) => one.net) }),
    s('circle', { class: 'chart-dot', cx: n2(x(points.length - 1)), cy: n2(y(end.net)), r: 4 }),
  );
}
