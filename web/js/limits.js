// A player's own limits: on stakes, losses and time of a day; a pause from play.

import { api } from './api.js';
import { h } from './dom.js';
import { dialog } from './over.js';
import { W } from './words.js';

/** Opens the limits of whoever plays. */
export function openLimits(me) {
  // The latest that was set, whether it holds already or from tomorrow on.
  const now = (measure) =>
    me?.limits?.findLast((one) => one.measure === measure && one.over === 'day');
  const field = (label, value) =>
    h('input', { type: 'text', inputmode: 'decimal', value, 'aria-label': label });
  const stakes = field(W.limitStakes, now('stakes')?.most ?? '');
  const losses = field(W.limitLosses, now('losses')?.most ?? '');
  const minutes = field(W.limitTime, String(now('time')?.minutes ?? ''));
  const said = h('p', { role: 'status' });
  const row = (label, node) =>
    h('label', { class: 'field' }, h('span', { class: 'quiet' }, label), node);
  const tell = (work) =>
    work.then(
      () => {
        said.textContent = W.kept;
      },
      (refused) => {
        said.textContent = W.upper(refused.message);
      },
    );
  const keep = (event) => {
    event.preventDefault();
    const money = (text) => (text.trim() ? { most: Number(text).toFixed(2) } : {});
    tell(
      Promise.all([
        api.limit({ measure: 'stakes', over: 'day', ...money(stakes.value) }),
        api.limit({ measure: 'losses', over: 'day', ...money(losses.value) }),
        api.limit({
          measure: 'time',
          over: 'day',
          ...(minutes.value.trim() ? { minutes: Number(minutes.value) } : {}),
        }),
      ]),
    );
  };
  const pause = (many) =>
    h(
      'button',
      { class: 'button small', type: 'button', onclick: () => tell(api.pause(many)) },
      W.pauseFor(many),
    );
  dialog(
    W.ownLimits,
    h(
      'form',
      { class: 'name-form', onsubmit: keep },
      h('p', { class: 'quiet' }, W.ownLimitsNote),
      row(W.limitStakes, stakes),
      row(W.limitLosses, losses),
      row(W.limitTime, minutes),
      said,
      h('button', { class: 'button', type: 'submit' }, W.keepLimits),
      h('div', { class: 'seat-list' }, pause(30), pause(1440)),
    ),
  );
}
