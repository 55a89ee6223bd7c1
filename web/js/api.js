// The floor's API: every name that is asked for stands here and nowhere else.

import { W } from './words.js';

/** A request that was turned down: why, by which rule, with which status. */
export class Refused extends Error {
  constructor(status, { why, rule, ...more } = {}) {
    super(why ?? W.noAnswer);
    this.status = status;
    this.rule = rule ?? null;
    this.more = more;
  }
}

/** How long the last answers took, in milliseconds; the latest last. */
const delays = [];

/** The delay worth telling: the median of the last five. */
export function delay() {
  const sorted = [...delays].sort((a, b) => a - b);
  return sorted.length ? sorted[Math.floor(sorted.length / 2)] : 0;
}

async function ask(method, path, body, counted = true) {
  const began = performance.now();
  let answer;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      headers: body === undefined ? {} : { 'content-type': 'application/json', 'x-croupier': '1' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused(0, { why: W.noReach });
  }
  if (counted) delays.push(performance.now() - began);
  if (delays.length > 5) delays.shift();
  const text = await answer.text();
  if (answer.ok && !/json/.test(answer.headers.get('content-type') ?? 'json')) return text;
  let value = null;
  try {
    value = text ? JSON.parse(text) : null;
  } catch {
    value = { why: text.slice(0, 200) };
  }
  if (!answer.ok) throw new Refused(answer.status, value ?? {});
  return value;
}

const get = (path) => ask('GET', path);
const post = (path, body = {}) => ask('POST', path, body);
const part = encodeURIComponent;

let figures = Promise.resolve();
/** A figure that may take long: one at a time, so that nobody's act waits behind it. */
function figure(path, body) {
  const next = figures.then(() => ask('POST', path, body, false));
  figures = next.catch(() => null);
  return next;
}

/** An id of our own making: the same act sent twice counts once. */
export const freshId = () =>
  crypto.randomUUID?.() ??
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16)).join('');

const only = (found) => (Array.isArray(found) ? (found[0] ?? null) : found);

export const api = {
  me: () => get('/me'),
  guest: (name) => post('/guests', { name }),
  login: (name, password) => post('/login', { name, password }),
  logout: () => post('/logout'),
  claim: (key, name, password) => post('/claim', { key, name, password }),
  games: () => get('/games'),
  game: (id) => get(`/games/${id}`),
  edge: (game, set, wager) => figure('/edge', { game, set, ...(wager ? { wager } : {}) }),
  strategy: (body) => figure('/strategy', body),
  check: (body) => post('/tables/check', body),
  rule: (id) => get(`/rules/${part(id)}`).then(only),
  rulesOf: (id) => get(`/rules/${id}`),
  rules: (query) => get(`/rules?search=${part(query)}`),
  tables: () => get('/tables'),
  openTable: (body) => post('/tables', body),
  table: (t) => get(`/tables/${part(t)}`),
  menu: (t, seat) => get(`/tables/${part(t)}/menu?seat=${seat}`),
  input: (t, input, id = freshId()) => post(`/tables/${part(t)}/inputs`, { id, input }),
  events: (t, after) => get(`/tables/${part(t)}/events?after=${after}`),
  rounds: (t) => get(`/tables/${part(t)}/rounds`),
  roundsOf: (t, most) => get(`/tables/${part(t)}/rounds?most=${most}`),
  round: (r, as) => get(`/rounds/${part(r)}${as ? `?as=${part(as)}` : ''}`),
  phh: (r) => get(`/rounds/${part(r)}/phh`),
  preview: (t, input) => post(`/tables/${part(t)}/preview`, { input }),
  correct: (t, drop, instead, reason) =>
    post(`/tables/${part(t)}/correct`, { id: freshId(), drop, instead, reason }),
  wait: (t) => post(`/tables/${part(t)}/wait`),
  bots: (t, n) => post(`/tables/${part(t)}/bots`, { n }),
  closeTable: (t) => post(`/tables/${part(t)}/close`),
  limit: (body) => post('/me/limits', body),
  pause: (minutes) => post('/me/timeout', { minutes }),
  exclude: (days) => post('/me/exclude', { days }),
  meters: () => get('/meters'),
  people: () => get('/people'),
  enrol: (body) => post('/people', body),
  assign: (person, roles) => post(`/people/${part(person)}/roles`, { roles }),
  openMeter: (body) => post('/meters', body),
  linkMeter: (meter, table, wager) => post(`/meters/${part(meter)}/link`, { table, wager }),
  adjust: (meter, body) => post(`/meters/${part(meter)}/adjust`, body),
  second: (proposal, agree) => post(`/proposals/${part(proposal)}`, { agree }),
  confirm: (meter, reason) => post(`/meters/${part(meter)}/confirm`, { reason }),
  proposals: () => get('/proposals'),
  holds: (game) => get(`/audit/hold${game ? `?game=${part(game)}` : ''}`),
  accounts: () => get('/audit/accounts'),
  day: () => get('/audit/day'),
  closeAccount: (person, reason) => post(`/people/${part(person)}/close`, { reason }),
  setPassword: (person, password) => post(`/people/${part(person)}/password`, { password }),
  revoke: (person) => post(`/people/${part(person)}/revoke`),
  disable: (body) => post('/disable', body),
  enable: (body) => post('/enable', body),
  verifyAll: () => post('/audit/verify'),
  chain: (query = '') => get(`/audit/chain${query}`),
  transfers: (query = '') => get(`/audit/transfers${query}`),
};

/** Milliseconds between tries, growing. */
const TRIES = [250, 500, 1000, 2000, 4000, 8000];

/**
 * A table's stream that comes back by itself. `after` is asked at every start, so that nothing is
 * missed; `hear.events(list, next)`, `hear.notice(notice)`, `hear.state('open' | 'lost', tries)`.
 */
export function stream(t, after, hear) {
  let [socket, tries, timer, ended] = [null, 0, 0, false];
  const open = () => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    socket = new WebSocket(`${scheme}://${location.host}/api/tables/${part(t)}/stream`);
    socket.onopen = () => {
      tries = 0;
      socket.send(JSON.stringify({ after: after() }));
      hear.state('open', 0);
    };
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.events) hear.events(message.events, message.next, message);
      if (message.notice) hear.notice(message.notice);
      if (message.again) hear.again?.();
    };
    socket.onclose = () => {
      if (ended) return;
      tries += 1;
      hear.state('lost', tries);
      timer = setTimeout(open, TRIES[Math.min(tries, TRIES.length) - 1]);
    };
  };
  open();
  const now = () => {
    if (ended || !socket || socket.readyState <= 1) return;
    clearTimeout(timer);
    open();
  };
  // A browser that knows it is off the net waits for no time-out.
  const off = () => socket?.close();
  addEventListener('online', now);
  addEventListener('offline', off);
  return {
    end() {
      ended = true;
      clearTimeout(timer);
      removeEventListener('online', now);
      removeEventListener('offline', off);
      socket?.close();
    },
    now,
    drop: () => socket?.close(),
  };
}
