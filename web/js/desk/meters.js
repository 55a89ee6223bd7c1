// Meters: what they show and keep, opened and linked by an administrator; a change by hand is
// proposed by one supervisor or executive and takes effect when another agrees.

import { api, freshId } from '../api.js';
import { h, put } from '../dom.js';
import { mine } from '../me.js';
import { cents, full, plain, signed } from '../money.js';
import { W } from '../words.js';

const may = (...roles) => roles.some((role) => mine()?.roles?.includes(role));
const money = (text) => full(cents(text), 'co');
const field = (label, value = '') =>
  h('input', { type: 'text', 'aria-label': label, placeholder: label, value });
const button = (words, onclick) => h('button', { class: 'button small', onclick }, words);

/** Meters, and changes that wait for a second person. */
export async function meters(page) {
  const [list, waiting, people] = await Promise.all([
    api.meters(),
    api.proposals().catch(() => []),
    api.people().catch(() => []),
  ]);
  page.verdict = h('div', { class: 'verdict-box', role: 'status' });
  const nameOf = (id) => list.find((meter) => meter.id === id)?.name ?? `${W.meter} ${id}`;
  const whoOf = (id) => people.find((one) => one.person === id)?.name ?? W.person(id);
  put(
    page.body,
    h(
      'section',
      { class: 'sheet' },
      h('h2', {}, W.adminTabs.meters),
      h('p', { class: 'quiet pad' }, W.twoPersons),
      page.verdict,
      list.length
        ? h(
            'table',
            { class: 'plain-table meters' },
            heads(W.meter, W.meterShows, W.meterFed, W.changeWord),
            h(
              'tbody',
              {},
              list.map((meter) => row(page, meter)),
            ),
          )
        : h('p', { class: 'quiet pad' }, W.noMeters),
    ),
    waiting.length ? proposals(page, waiting, nameOf, whoOf) : null,
    may('administrator') ? opening(page) : null,
  );
}

const heads = (...names) =>
  h(
    'thead',
    {},
    h(
      'tr',
      {},
      names.map((name) => h('th', {}, name)),
    ),
  );

/** One meter: what it shows, what feeds it, what may be done to it. */
function row(page, meter) {
  const { detail } = meter;
  const posting = detail?.meter.posting;
  const more = [
    detail ? W.meterReserve(money(detail.reserve)) : null,
    posting ? W.meterBase(money(posting.base)) : null,
    posting?.ceiling ? W.meterCeiling(money(posting.ceiling)) : null,
  ].filter(Boolean);
  return h(
    'tr',
    { 'data-meter': meter.id },
    h('td', {}, h('strong', {}, meter.name)),
    h(
      'td',
      {},
      h('b', { class: 'meter-shows' }, money(meter.shown)),
      meter.locked ? h('span', { class: 'tag warn' }, W.jackpotWaits) : null,
      more.map((words) => h('div', { class: 'quiet' }, words)),
    ),
    h(
      'td',
      {},
      (meter.linked ?? []).map((one) => h('div', {}, W.meterLink(one.table, one.wager))),
      may('administrator') ? linking(page, meter) : null,
    ),
    h('td', {}, may('supervisor', 'executive') ? change(page, meter) : W.changeBySupervisors),
  );
}

/** What somebody typed as the wire has it; what is no amount is refused there, in words. */
const sum = (text) => (Number.isNaN(cents(text)) ? text.trim() : plain(cents(text)));

/** A change by hand is proposed; a jackpot that waits is confirmed. */
function change(page, meter) {
  const [by, reason] = [field(W.changeBy), field(W.reason)];
  by.placeholder = '+5.00';
  const propose = () =>
    api.adjust(meter.id, {
      id: freshId(),
      by: sum(by.value.trim().replace(/^\+/, '').replace(/^−/, '-')),
      reason: reason.value.trim(),
    });
  return h(
    'div',
    { class: 'inline' },
    by,
    reason,
    button(W.propose, () => page.act(propose, W.proposed)),
    meter.locked
      ? button(W.confirmIt, () => page.act(() => api.confirm(meter.id, reason.value.trim())))
      : null,
  );
}

/** A wager of a table feeds this meter, too. */
function linking(page, meter) {
  const [table, wager] = [field(W.tableNumber), field(W.wagerWord)];
  const link = () => api.linkMeter(meter.id, Number(table.value), wager.value.trim());
  return h(
    'div',
    { class: 'inline' },
    table,
    wager,
    button(W.link, () => page.act(link, W.linked)),
  );
}

/** What one person proposed and another may agree to. */
function proposals(page, waiting, nameOf, whoOf) {
  const mineToo = (proposal) => proposal.who === mine()?.person;
  const answer = (n, agree) => page.act(() => api.second(n, agree), agree ? W.agreed : W.done);
  return h(
    'section',
    { class: 'sheet' },
    h('h2', {}, W.waitsSecond),
    h(
      'table',
      { class: 'plain-table proposals' },
      heads(W.meter, W.changeBy, W.reason, W.proposedBy, ''),
      h(
        'tbody',
        {},
        waiting.map(({ n, proposal }) =>
          h(
            'tr',
            {},
            h('td', {}, nameOf(proposal.meter)),
            h('td', { class: 'amount' }, signed(cents(proposal.by))),
            h('td', {}, proposal.reason),
            h('td', {}, whoOf(proposal.who)),
            h(
              'td',
              {},
              mineToo(proposal)
                ? h('span', { class: 'quiet' }, W.anotherAgrees)
                : may('supervisor', 'executive')
                  ? h(
                      'div',
                      { class: 'inline' },
                      button(W.agree, () => answer(n, true)),
                      button(W.disagree, () => answer(n, false)),
                    )
                  : null,
            ),
          ),
        ),
      ),
    ),
  );
}

/** A meter that several tables may share. */
function opening(page) {
  const name = field(W.newName);
  const base = field(W.meterBaseWord, '0.00');
  const locks = field(W.meterLocks, '1000.00');
  const above = field(W.meterExecutive, '50000.00');
  const labelled = (input) =>
    h('label', { class: 'field tall' }, h('span', {}, input.getAttribute('aria-label')), input);
  const open = () =>
    api.openMeter({
      id: freshId(),
      name: name.value.trim(),
      base: sum(base.value),
      locks_from: sum(locks.value),
      executive_above: sum(above.value),
    });
  return h(
    'section',
    { class: 'sheet' },
    h('h2', {}, W.openMeter),
    h(
      'div',
      { class: 'open-head' },
      [name, base, locks, above].map(labelled),
      button(W.openMeter, () => page.act(open, W.meterOpened)),
    ),
  );
}
