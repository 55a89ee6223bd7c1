// Settings: suits, roads, hints, motion; who is here, and the doors of staff.

import { api } from './api.js';
import { h } from './dom.js';
import { dialog } from './over.js';
import { change, setDeck, setting } from './store.js';
import { W } from './words.js';

/** A switch with a name and a note. */
export function toggle(label, note, on, flip) {
  const button = h(
    'button',
    {
      class: 'toggle',
      role: 'switch',
      type: 'button',
      'aria-checked': on ? 'true' : 'false',
      'aria-label': label,
      onclick: () => {
        const next = button.getAttribute('aria-checked') !== 'true';
        button.setAttribute('aria-checked', next ? 'true' : 'false');
        flip(next);
      },
    },
    h('span', {}),
  );
  return h(
    'div',
    { class: 'toggle-row' },
    h('div', {}, h('strong', {}, label), note ? h('p', { class: 'quiet' }, note) : null),
    button,
  );
}

const DOORS = {
  dealer: ['/deal', W.dealer],
  supervisor: ['/deal', W.dealer],
  auditor: ['/audit', W.audit],
  administrator: ['/admin', W.admin],
};

export function openSettings(me, leave) {
  const doors = new Map((me?.roles ?? []).filter((role) => DOORS[role]).map((role) => DOORS[role]));
  const { close } = dialog(W.settings, [
    toggle(W.fourColours, W.fourNote, setting('four', false), setDeck),
    toggle(W.shapes, W.shapesNote, setting('shapes', false), (on) => change('shapes', on)),
    toggle(W.hints, W.hintsNote, setting('hints', false), (on) => change('hints', on)),
    toggle(W.fast, W.fastNote, setting('fast', false), (on) => change('fast', on)),
    me
      ? h(
          'div',
          { class: 'door-row' },
          h('span', { class: 'quiet' }, W.signedIn(me.name)),
          h(
            'button',
            {
              class: 'button small',
              onclick: async () => {
                close();
                (await import('./limits.js')).openLimits(me);
              },
            },
            W.ownLimits,
          ),
          leave
            ? h(
                'button',
                {
                  class: 'button small',
                  'data-act': 'leave',
                  onclick: () => {
                    close();
                    leave();
                  },
                },
                W.leave,
              )
            : null,
          [...doors].map(([href, words]) =>
            h('a', { class: 'button small', href, onclick: () => close() }, words),
          ),
          h(
            'button',
            {
              class: 'button small',
              onclick: async () => {
                await api.logout().catch(() => null);
                location.assign('/');
              },
            },
            W.signOut,
          ),
        )
      : h(
          'div',
          { class: 'door-row' },
          h('a', { class: 'button small', href: '/login', onclick: () => close() }, W.signIn),
        ),
  ]);
}
