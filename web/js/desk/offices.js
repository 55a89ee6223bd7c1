// People with their roles, and meters with changes by two persons.

import { api, freshId } from '../api.js';
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
              h('td', {}, full(cents(person.wallets?.play ?? '0.00'), 'co')),
              h(
                'td',
                {},
                h(
                  'button',
                  {
                    class: 'button small',
                    onclick: () => page.act(() => api.closeAccount(person.person, W.closedByAdmin)),
                  },
                  W.closeIt,
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  );
}

/** Meters, and changes that wait for a second person. */
export async function meters(page) {
  const [list, waiting] = await Promise.all([api.meters(), api.proposals().catch(() => [])]);
  page.verdict = h('div', { class: 'verdict-box', role: 'status' });
  const row = (meter) => {
    const by = h('input', { type: 'text', 'aria-label': W.changeBy, placeholder: '+5.00' });
    const reason = h('input', { type: 'text', 'aria-label': W.reason, placeholder: W.reason });
    return h(
      'tr',
      {},
      h('td', {}, h('strong', {}, meter.name)),
      h(
        'td',
        {},
        full(cents(meter.shown), 'co'),
        meter.locked ? h('span', { class: 'tag warn' }, W.jackpotWaits) : null,
      ),
      h(
        'td',
        {},
        (meter.linked ?? []).map((one) => `${W.table} ${one.table}, ${one.wager}`).join(' · '),
      ),
      h(
        'td',
        {},
        h(
          'div',
          { class: 'inline' },
          by,
          reason,
          h(
            'button',
            {
              class: 'button small',
              onclick: () =>
                page.act(
                  () =>
                    api.adjust(meter.id, {
                      id: freshId(),
                      by: by.value.replace('+', ''),
                      reason: reason.value,
                    }),
                  W.proposed,
                ),
            },
            W.propose,
          ),
          meter.locked
            ? h(
                'button',
                {
                  class: 'button small',
                  onclick: () => page.act(() => api.confirm(meter.id, reason.value)),
                },
                W.confirmIt,
              )
            : null,
        ),
      ),
    );
  };
  put(
    page.body,
    h(
      'section',
      { class: 'sheet' },
      h('h2', {}, W.adminTabs.meters),
      h('p', { class: 'quiet pad' }, W.twoPersons),
      page.verdict,
      list.length
        ? h('table', { class: 'plain-table' }, h('tbody', {}, list.map(row)))
        : h('p', { class: 'quiet pad' }, W.noMeters),
    ),
    waiting.length
      ? h(
          'section',
          { class: 'sheet' },
          h('h2', {}, W.waitsSecond),
          h(
            'table',
            { class: 'plain-table' },
            h(
              'tbody',
              {},
              waiting.map(({ n, proposal }) =>
                h(
                  'tr',
                  {},
                  h('td', {}, `${W.meter} ${proposal.meter}`),
                  h('td', {}, proposal.by),
                  h('td', {}, proposal.reason),
                  h(
                    'td',
                    {},
                    h(
                      'button',
                      { class: 'button small', onclick: () => page.act(() => api.second(n, true)) },
                      W.agree,
                    ),
                    ' ',
                    h(
                      'button',
                      {
                        class: 'button small',
                        onclick: () => page.act(() => api.second(n, false)),
                      },
                      W.disagree,
                    ),
                  ),
                ),
              ),
            ),
          ),
        )
      : null,
  );
}
