// People: enrolled with a first password, their roles, a new password, the end of their sessions.

import { api } from '../api.js';
import { h, put } from '../dom.js';
import { cents, full } from '../money.js';
import { W } from '../words.js';

const ROLES = ['player', 'dealer', 'supervisor', 'executive', 'auditor', 'administrator'];

/** Everybody with a name; enrolling. */
export async function people(page) {
  const list = await api.people();
  page.verdict = h('div', { class: 'verdict-box', role: 'status' });
  const name = h('input', { type: 'text', 'aria-label': W.yourName, placeholder: W.newName });
  const password = h('input', {
    type: 'password',
    'aria-label': W.password,
    placeholder: W.firstPassword,
    autocomplete: 'new-password',
  });
  const roles = h(
    'select',
    { 'aria-label': W.role },
    ROLES.map((role) => h('option', { value: role }, role)),
  );
  put(
    page.body,
    h(
      'section',
      { class: 'sheet' },
      h('h2', {}, W.enrol),
      h(
        'div',
        { class: 'open-head' },
        h('label', { class: 'field' }, name),
        h('label', { class: 'field' }, password),
        h('label', { class: 'field' }, roles),
        h(
          'button',
          {
            class: 'button',
            onclick: () =>
              page.act(() =>
                api.enrol({
                  name: name.value.trim(),
                  password: password.value,
                  roles: [roles.value],
                }),
              ),
          },
          W.enrol,
        ),
      ),
      page.verdict,
    ),
    h(
      'section',
      { class: 'sheet' },
      h('h2', {}, W.adminTabs.people),
      h(
        'table',
        { class: 'plain-table' },
        h(
          'tbody',
          {},
          list.map((person) =>
            h(
              'tr',
              {},
              h(
                'td',
                {},
                h('strong', {}, person.name),
                person.guest ? h('span', { class: 'tag' }, W.visitor) : null,
                person.locked ? h('span', { class: 'tag warn' }, W.locked) : null,
                person.closed ? h('span', { class: 'tag lose' }, W.closed) : null,
              ),
              h(
                'td',
                {},
                person.guest
                  ? ''
                  : h(
                      'div',
                      { class: 'roles' },
                      ROLES.map((role) =>
                        h(
                          'label',
                          {},
                          h('input', {
                            type: 'checkbox',
                            checked: person.roles.includes(role),
                            onchange: (event) => {
                              const next = event.target.checked
                                ? [...person.roles, role]
                                : person.roles.filter((one) => one !== role);
                              page.act(() => api.assign(person.person, next));
                            },
                          }),
                          role,
                        ),
                      ),
                    ),
              ),
              h('td', { class: 'wallets' }, full(cents(person.wallets?.play ?? '0.00'), 'co')),
              h(
                'td',
                {},
                person.closed
                  ? null
                  : h(
                      'div',
                      { class: 'inline' },
                      person.guest ? null : secret(page, person),
                      act(page, W.endSessions, () => api.revoke(person.person), W.sessionsEnded),
                      act(page, W.closeIt, () => api.closeAccount(person.person, W.closedByAdmin)),
                    ),
              ),
            ),
          ),
        ),
      ),
    ),
  );
}

const act = (page, words, work, done) =>
  h('button', { class: 'button small', onclick: () => page.act(work, done) }, words);

/** Another password for somebody, whose sessions end. */
function secret(page, person) {
  const field = h('input', {
    type: 'password',
    'aria-label': W.passwordFor(person.name),
    placeholder: W.newPassword,
    autocomplete: 'new-password',
  });
  const set = () => api.setPassword(person.person, field.value);
  return [field, act(page, W.setPassword, set, W.passwordSet)];
}
