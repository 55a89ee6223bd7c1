// Signing in; and the first administrator, who comes by the link that the first start prints.

import '../words/staff.js';
import { api, Refused } from '../api.js';
import { h, put } from '../dom.js';
import { logo } from '../head.js';
import { identify } from '../me.js';
import { visit } from '../main.js';
import { W } from '../words.js';

/** Where people with a role begin. */
const HOMES = [
  ['administrator', '/admin'],
  ['auditor', '/audit'],
  ['dealer', '/deal'],
  ['supervisor', '/admin'],
  ['executive', '/admin'],
];

export class LoginPage {
  constructor(root, claims = false) {
    Object.assign(this, { root, claims });
  }

  async open() {
    const field = (type, label, complete) =>
      h('input', {
        type,
        'aria-label': label,
        placeholder: label,
        autocomplete: complete,
        required: true,
      });
    const name = field('text', W.yourName, 'username');
    const password = field(
      'password',
      W.password,
      this.claims ? 'new-password' : 'current-password',
    );
    const wrong = h('p', { class: 'lose', role: 'alert' });
    const key = location.hash.slice(1);
    const send = async (event) => {
      event.preventDefault();
      try {
        if (this.claims) await api.claim(key, name.value.trim(), password.value);
        else await api.login(name.value.trim(), password.value);
        const me = await identify();
        const home = HOMES.find(([role]) => me?.roles?.includes(role));
        visit(home?.[1] ?? '/');
      } catch (refused) {
        if (!(refused instanceof Refused)) throw refused;
        wrong.textContent = W.upper(refused.message);
      }
    };
    put(
      this.root,
      h(
        'div',
        { class: 'lobby' },
        h('header', { class: 'bar lobby-bar' }, logo()),
        h(
          'main',
          { id: 'main', class: 'door' },
          h('h1', {}, this.claims ? W.claim : W.signIn),
          h(
            'p',
            { class: 'quiet' },
            this.claims ? (key ? W.claimNote : W.claimMissing) : W.signInNote,
          ),
          h(
            'form',
            { class: 'name-form', onsubmit: send },
            h('label', { class: 'field' }, name),
            h('label', { class: 'field' }, password),
            wrong,
            h(
              'button',
              { class: 'button brass', type: 'submit' },
              this.claims ? W.claimAct : W.signIn,
            ),
          ),
        ),
      ),
    );
    name.focus();
    document.title = `${this.claims ? W.claim : W.signIn} · ${W.product}`;
  }
}
