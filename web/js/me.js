// Who is here: asked once, kept until it changes; a visitor takes a name when one is needed.

import { api, Refused } from './api.js';
import { h } from './dom.js';
import { dialog } from './over.js';
import { W } from './words.js';

let me = null;
let asked = null;

/** Who is here, as last known. */
export const mine = () => me;

/** Asks the floor who is here; with `must` a visitor is asked for a name. */
export async function identify(must = false) {
  asked = api.me().then(
    (found) => found,
    () => null,
  );
  me = await asked;
  if (me || !must) return me;
  return takeName();
}

/** A visitor takes a name. */
export function takeName() {
  return new Promise((resolve) => {
    const field = h('input', {
      type: 'text',
      maxlength: 24,
      autocomplete: 'nickname',
      'aria-label': W.yourName,
      placeholder: W.yourName,
    });
    const wrong = h('p', { class: 'lose', role: 'alert' });
    const come = async (event) => {
      event.preventDefault();
      const name = field.value.trim();
      if (!name || name.length > 24) {
        wrong.textContent = W.nameWrong;
        return;
      }
      try {
        await api.guest(name);
        me = await api.me();
        box.close();
      } catch (refused) {
        if (!(refused instanceof Refused)) throw refused;
        wrong.textContent = W.upper(refused.message);
      }
    };
    const { box } = dialog(
      W.takeName,
      h(
        'form',
        { class: 'name-form', onsubmit: come },
        h('p', { class: 'quiet' }, W.takeNameNote),
        h('label', { class: 'field' }, field),
        wrong,
        h('button', { class: 'button brass', type: 'submit' }, W.come),
      ),
      { onclose: () => resolve(me) },
    );
    field.focus();
  });
}
