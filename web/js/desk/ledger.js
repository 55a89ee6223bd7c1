// The ledger for auditors: transfers, accounts, hold against theory, the day's list.

import { api } from '../api.js';
import { h, put } from '../dom.js';
import { partyName } from '../fold.js';
import { cents } from '../money.js';
import { ruleChip } from '../rules.js';
import { W } from '../words.js';

/** Transfers and accounts. */
export async function ledger(body) {
  const [{ transfers }, { accounts, sums }] = await Promise.all([
    api.transfers('?most=200'),
    api.accounts(),
  ]);
  put(
    body,
    h(
      'div',
      { class: 'audit-full' },
      h(
        'section',
        { class: 'sheet' },
        h('h2', {}, W.trialBalance),
        h(
          'p',
          { class: 'pad' },
          Object.entries(sums).map(([tender, sum]) =>
            h('b', { class: cents(sum) ? 'lose' : 'win' }, `${tender}: ${W.sumsTo(sum)}  `),
          ),
        ),
      ),
      h(
        'section',
        { class: 'sheet' },
        h('h2', {}, W.auditTabs.ledger),
        h(
          'table',
          { class: 'plain-table transfers' },
          h(
            'thead',
            {},
            h(
              'tr',
              {},
              ['#', W.fromWord, W.toWord, W.amount, W.roundWord, W.why, W.ruleWord].map((name) =>
                h('th', { class: name === W.amount ? 'amount' : null }, name),
              ),
            ),
          ),
          h(
            'tbody',
            {},
            transfers.map((one) =>
              h(
                'tr',
                {},
                h('td', {}, String(one.n)),
                h('td', {}, accountName(one.from)),
                h('td', {}, '→ ', accountName(one.to)),
                h('td', { class: 'amount' }, one.amount),
                h('td', {}, one.round ?? ''),
                h('td', {}, word(one.why)),
                h('td', {}, ruleChip(ruleOf(one.why))),
              ),
            ),
          ),
        ),
      ),
      h(
        'section',
        { class: 'sheet' },
        h('h2', {}, W.accounts),
        h(
          'table',
          { class: 'plain-table' },
          h(
            'tbody',
            {},
            accounts.map((one) =>
              h(
                'tr',
                {},
                h('td', {}, accountName(one.account)),
                h('td', {}, one.tender),
                h('td', { class: 'amount' }, one.balance),
              ),
            ),
          ),
        ),
      ),
    ),
  );
}

/** What each wager took and kept. */
export async function hold(body) {
  const rows = await api.holds();
  put(
    body,
    h(
      'div',
      { class: 'audit-full' },
      h(
        'section',
        { class: 'sheet' },
        h('h2', {}, W.auditTabs.hold),
        h(
          'table',
          { class: 'plain-table' },
          h(
            'thead',
            {},
            h(
              'tr',
              {},
              [W.game, W.wagerWord, 'n', W.stakedWord, W.heldWord, '%'].map((name) =>
                h('th', {}, name),
              ),
            ),
          ),
          h(
            'tbody',
            {},
            rows.map((row) =>
              h(
                'tr',
                {},
                h('td', { class: 'mono' }, row.game),
                h('td', {}, row.wager),
                h('td', {}, String(row.n)),
                h('td', { class: 'amount' }, row.staked),
                h('td', { class: 'amount' }, row.held),
                h('td', {}, row.hold === null ? '' : (row.hold * 100).toFixed(3)),
              ),
            ),
          ),
        ),
      ),
    ),
  );
}

/** The day so far, and what stands out. */
export async function day(body) {
  const found = await api.day();
  put(
    body,
    h(
      'div',
      { class: 'audit-full' },
      h(
        'section',
        { class: 'sheet' },
        h('h2', {}, W.auditTabs.day),
        h('p', { class: 'pad' }, W.dayTransfers(found.transfers)),
        found.exceptions.length
          ? h(
              'ul',
              { class: 'pad' },
              found.exceptions.map((one) => h('li', {}, one)),
            )
          : h('p', { class: 'pad quiet' }, W.noExceptions),
      ),
    ),
  );
}

/** Why money moved, in a word. */
export const word = (why) =>
  typeof why === 'string' ? why : (why?.label ?? Object.keys(why ?? {})[0] ?? '');
/** The rule of why. */
export const ruleOf = (why) => why?.rule ?? Object.values(why ?? {})[0]?.rule ?? null;

/** An account or party in words: `wallet 3`, `table 1, seat 2`. */
export function accountName(account) {
  if (account === null || account === undefined) return '';
  if (typeof account === 'string') return partyName(account);
  const [[kind, value]] = Object.entries(account);
  if (Array.isArray(value)) return `${kind}, table ${value[0]} seat ${value[1]}`;
  return `${kind} ${value}`;
}
