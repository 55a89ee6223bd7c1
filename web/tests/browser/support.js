// A floor for browser tests: the real program on a fresh folder, its first administrator, tables of
// every family, and pages of a real Chromium. Tests wait for what a page shows, never for time.
//
// CROUPIER names the program (target/release/croupier otherwise), CHROMIUM the browser.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test as declare } from 'node:test';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const WEB = join(HERE, '../..');
const PROGRAM = process.env.CROUPIER ?? join(WEB, '../target/release/croupier');
// The shell is the same browser without windows around its pages: each costs a tenth to open.
const BROWSER =
  process.env.CHROMIUM ??
  ['chromium-headless-shell', 'chromium', 'chromium-browser']
    .map((name) => join('/usr/bin', name))
    .find(existsSync);
export const OUT = join(HERE, '../out');
mkdirSync(OUT, { recursive: true });

/** What a page or a call waits for at most: far more than it takes on a machine that does much else. */
const PATIENCE = Number(process.env.PATIENCE ?? 90000);

const side = { side_min: '1.00', side_max: '100.00' };

/** A table of every family: name, game, what is posted. */
export const TABLES = {
  baccarat: ['co/baccarat', { min: '1.00', max: '500.00', ...side }],
  roulette: ['uk/roulette', { min: '1.00', max: '500.00' }],
  rage: ['uk/roulette-rage', { min: '1.00', max: '500.00', ...side }],
  sicbo: ['uk/sic-bo', { min: '1.00', max: '500.00' }],
  dice: ['uk/dice', { min: '1.00', max: '250.00' }],
  bigsix: ['uk/big-six', { min: '1.00', max: '100.00' }],
  blackjack: ['uk/blackjack', { min: '5.00', max: '500.00', side_min: '5.00', side_max: '50.00' }],
  threecard: [
    'uk/three-card-poker',
    { min: '5.00', max: '200.00', side_min: '5.00', side_max: '100.00' },
  ],
  ultimate: [
    'uk/ultimate-texas-holdem',
    { min: '5.00', max: '200.00', side_min: '5.00', side_max: '100.00' },
  ],
  paigow: ['uk/pai-gow-poker', { min: '5.00', max: '500.00' }],
  tiles: ['ca/pai-gow-tiles', {}],
  ring: ['ca/no-limit-poker', {}],
  stud: ['ca/seven-card-stud', {}],
  chinese: ['ca/thirteen-card', {}],
  singapore: ['sg/texas-holdem-bonus-progressive', { min: '5.00', max: '500.00' }],
  eternal: ['co/eternal-baccarat', { min: '1.00', max: '500.00', ...side }],
};

/** A floor that runs: its address, tables by family, a way to end it. */
export async function floor({ tables = [], pace = {}, demo = false } = {}) {
  const data = mkdtempSync(join(tmpdir(), 'croupier-web-'));
  const args = [
    'serve',
    '--listen',
    '127.0.0.1:0',
    '--data',
    data,
    '--web',
    WEB,
    ...(demo ? [] : ['--no-demo']),
    '--rate',
    '2000',
    '--guests',
    '1000',
    '--grace',
    '0',
  ];
  const child = spawn(PROGRAM, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const told = new Promise((resolve, reject) => {
    const hear = (text) => {
      said += text;
      const found = /(http:\/\/127\.0\.0\.1:\d+)\/claim#([\w-]+)/.exec(said);
      if (found) resolve(found);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('exit', () => reject(new Error(`the floor ended: ${said}`)));
  });
  const [, base, key] = await told;
  const admin = new Staff(base);
  await admin.post('/claim', { key, name: 'Ada', password: 'a long enough password' });
  const open = {};
  /** Opens another table of a family. */
  const fresh = async (name, more = {}) => {
    const [game, set] = TABLES[name];
    const clocks = {
      bets: 600000,
      decision: 600000,
      pause: 600000,
      lost: 600000,
      step: 0,
      ...pace,
    };
    const opening = { game, set, name, float: '1000000.00', pace: clocks, ...more };
    return (await admin.post('/tables', opening)).table;
  };
  for (const name of tables) open[name] = await fresh(name);
  const running = { base, admin, open, fresh, end, data, over: false };
  async function end() {
    running.over = true;
    const gone = new Promise((resolve) => {
      child.once('exit', resolve);
    });
    child.kill('SIGTERM');
    await Promise.race([
      gone,
      new Promise((resolve) => {
        setTimeout(resolve, 12000);
      }),
    ]);
    child.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  }
  return running;
}

/** Somebody who calls the API with a cookie of her own. */
export class Staff {
  constructor(base) {
    this.base = base;
    this.cookie = '';
  }

  async call(method, path, body) {
    const answer = await fetch(`${this.base}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'x-croupier': '1', cookie: this.cookie },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    });
    const cookie = answer.headers.get('set-cookie');
    if (cookie) this.cookie = cookie.split(';')[0];
    const text = await answer.text();
    if (!answer.ok)
      throw Object.assign(new Error(`${method} ${path}: ${answer.status} ${text}`), {
        status: answer.status,
      });
    return text ? JSON.parse(text) : null;
  }

  get(path) {
    return this.call('GET', path);
  }

  post(path, body = {}) {
    return this.call('POST', path, body);
  }
}

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A browser of its own. */
export const browse = () => chromium.launch({ executablePath: BROWSER, args: FLAGS });

// One floor and one browser serve all tests of a run.
export const house = await floor();
export const browser = await browse();
after(async () => {
  await browser.close();
  await house.end();
});

// Tests wait for the program, for the browser, for clocks: three beside each other fill two cores.
const LANES = Number(process.env.LANES ?? 3);

/** A test that ends: one that hangs fails after this time, and those after it go on. */
export const test = (name, body) => declare(name, { timeout: MOST }, body);
const MOST = 240_000;

// Whatever still runs when all should long be over is ended, and that is a failure.
setTimeout(() => {
  console.error('browser tests: not over after a quarter of an hour, ended');
  process.exit(1);
}, 900_000).unref();

/** Declares tests that do not know of each other: each has tables and people of its own. */
export const beside = (name, tests) => describe(name, { concurrency: LANES }, tests);

/** The tests of a file: declared at once where that file is run, else by whoever imports it. */
export function suite(file, name, tests) {
  if (process.argv[1] === fileURLToPath(file)) beside(name, tests);
  return tests;
}

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

/** A page of somebody new: what goes wrong on it is collected in `page.wrong`. */
export async function visitor({
  size = DESKTOP,
  theme = 'light',
  still = true,
  figures = false,
  settings = {},
} = {}) {
  const small = size.width < 500;
  const context = await browser.newContext({
    viewport: size,
    colorScheme: theme,
    hasTouch: small,
    isMobile: small,
    reducedMotion: still ? 'reduce' : 'no-preference',
  });
  await context.addInitScript(
    (kept) => {
      if (!localStorage.getItem('croupier')) localStorage.setItem('croupier', JSON.stringify(kept));
    },
    { asked: true, ...settings },
  );
  if (!figures) await context.addInitScript(withoutFigures);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  page.wrong = [];
  page.on('pageerror', (error) => page.wrong.push(String(error.stack ?? error)));
  page.on('console', (message) => {
    // A refusal is an answer, too: browsers log its status.
    if (message.type() === 'error' && !/status of (400|401|404|409)/.test(message.text()))
      page.wrong.push(message.text());
  });
  return page;
}

/** What takes the program long, exact play of whole games, is asked for only where a test is about it. */
function withoutFigures() {
  const ask = globalThis.fetch;
  const slow = (path, body) =>
    path === '/api/strategy' || (path === '/api/edge' && /"wager"/.test(body ?? ''));
  const none = JSON.stringify({ why: 'no figures in this test' });
  globalThis.fetch = (path, options) =>
    slow(path, options?.body)
      ? Promise.resolve(new Response(none, { status: 409 }))
      : ask(path, options);
}

const NAMES = (
  'Ana Theo Lin Omar Iris Noor Wen Otto Paz Mara Jun Ari Bo Cleo Dov Eva Finn Gil Hana Ivo Jo Kai ' +
  'Lea Max Nia Ola Pia Quin Rui Sol Tao Uma Vera Will Xen Yara Zoe Abel Bea Cyd Dora Eli Faye Gus'
).split(' ');
let named = 0;

/** A name that nobody has yet. */
export const someone = () => {
  named += 1;
  return NAMES[named - 1] ?? `Guest ${named}`;
};

/** Takes a name where one is asked for. */
export async function takeName(page, name) {
  await page.fill('dialog input[type=text]', name);
  await page.click('dialog button[type=submit]');
}

/** Goes to a table and sits down, as a newcomer does. */
export async function sitDown(page, t, options) {
  await page.goto(`${house.base}/tables/${t}`);
  await takeSeat(page, options);
}

/** Sits down at the table of the page. */
export async function takeSeat(page, { name = someone(), buy } = {}) {
  await page.click('[data-act=sit]');
  const form = page.locator('dialog form');
  const seated = page.locator('.rail:not([data-kind=outside])');
  await form.or(seated).first().waitFor();
  if (await page.locator('dialog input[autocomplete=nickname]').count()) {
    await takeName(page, name);
    await page.waitForFunction(
      () => !document.querySelector('dialog input[autocomplete=nickname]'),
    );
    await form.or(seated).first().waitFor();
  }
  if (await form.count()) {
    if (buy) await page.fill('dialog input[inputmode=decimal]', buy);
    await page.click('dialog button[type=submit]');
  }
  await seated.waitFor();
}

/** Puts the chosen chip on a mark. */
export async function bet(page, id) {
  const before = await stake(page, id);
  await page.locator(`[data-mark="${id}"]`).dispatchEvent('click');
  await page.waitForFunction(
    ([mark, old]) =>
      (document
        .querySelector(`[data-mark="${mark}"]`)
        .getAttribute('aria-label')
        .match(/your stake ([^,]*)/)?.[1] ?? '') !== old,
    [id, before],
  );
}

/** A seat at a fresh table of a family, with some bets: `{ t, page }`. */
export async function opened(name, marks = [], { more, name: who, ...visit } = {}) {
  const t = await house.fresh(name, more);
  const page = await visitor(visit);
  await sitDown(page, t, who ? { name: who } : {});
  for (const mark of marks) await bet(page, mark);
  return { t, page };
}

/** The same, and the round is dealt: all that follows from it is shown. */
export async function dealt(name, marks, options) {
  const all = await opened(name, marks, options);
  await follows(all.page, () => deal(all.page));
  return all;
}

/** The same, and its round is settled. */
export async function played(name, marks, options) {
  const all = await opened(name, marks, options);
  await deal(all.page);
  await settled(all.page);
  return all;
}

/** What a mark says is staked on it. */
export const stake = (page, id) =>
  page
    .locator(`[data-mark="${id}"]`)
    .getAttribute('aria-label')
    .then((label) => /your stake ([^,]*)/.exec(label ?? '')?.[1] ?? '');

/** Presses the brass act. */
export const deal = (page) => page.click('.main-act:not(:disabled)');

/** Waits for a settled round: the slip has a line. */
export const settled = (page) => page.locator('.slip-line').first().waitFor();

/** How many events the table page has shown once it rests. */
export const rests = (page) =>
  page
    .waitForFunction(
      () => Number(document.querySelector('.table-page')?.dataset.rests ?? 0) || null,
    )
    .then((found) => found.jsonValue());

/** Does something at the table, and waits until all that follows from it is shown. */
export async function follows(page, act) {
  const before = await rests(page);
  await act();
  await page.waitForFunction(
    (old) => Number(document.querySelector('.table-page').dataset.rests) > old,
    before,
  );
}

/** The cards that a page shows, by their text. */
export const cardsShown = (page) =>
  page.locator('.layer-cards [data-card]').evaluateAll((all) => all.map((one) => one.dataset.card));

/** Waits until a page is drawn: the table rests, fonts are there, motions are at their end. */
export async function drawn(page) {
  await page.waitForFunction(() => document.querySelector('.table-page')?.dataset.rests !== 'no');
  await page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let pass = 0; pass < 3; pass += 1) {
      await frame();
      for (const motion of document.getAnimations())
        if (motion.effect?.getTiming().iterations !== Infinity) motion.finish();
    }
    await frame();
  });
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds that is serious or critical, on a page or in a part of it. */
export async function axe(page, part = 'html') {
  await drawn(page);
  const session = await page.context().newCDPSession(page);
  const { result: known } = await session.send('Runtime.evaluate', {
    expression: 'typeof axe',
    returnByValue: true,
  });
  if (known.value === 'undefined')
    await session.send('Runtime.evaluate', { expression: `${AXE};0` });
  const run = `axe.run('${part}', { resultTypes: ['violations'] }).then((found) => JSON.stringify(found.violations
    .filter((one) => one.impact === 'serious' || one.impact === 'critical')
    .map((one) => one.id + ': ' + one.nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(' | '))))`;
  const { result } = await session.send('Runtime.evaluate', {
    expression: run,
    awaitPromise: true,
    returnByValue: true,
  });
  await session.detach();
  return JSON.parse(result.value);
}

/** A picture for whoever looks at it. */
export async function picture(page, name) {
  await drawn(page);
  await page.screenshot({ path: join(OUT, `${name}.png`) });
}

/** Pictures of a page on a desk and on a phone, by day and by night; axe looks at two of them. */
export async function pictures(page, name) {
  await picture(page, `${name}-desktop-light`);
  const found = await axe(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await picture(page, `${name}-desktop-dark`);
  await page.setViewportSize(PHONE);
  await picture(page, `${name}-phone-dark`);
  found.push(...(await axe(page)));
  await page.emulateMedia({ colorScheme: 'light' });
  await picture(page, `${name}-phone-light`);
  await page.setViewportSize(DESKTOP);
  return found;
}

/** What a click hands to the browser: its name, and its text as the page wrote it. */
export async function saved(page, click) {
  const written = page.evaluate(
    () =>
      new Promise((resolve) => {
        const make = URL.createObjectURL;
        URL.createObjectURL = (blob) => {
          URL.createObjectURL = make;
          resolve(blob.text());
          return make.call(URL, blob);
        };
      }),
  );
  const [file] = await Promise.all([page.waitForEvent('download'), click()]);
  return { name: file.suggestedFilename(), text: await written };
}

/** Closes the browsers of some pages; nothing went wrong on them. */
export async function close(...pages) {
  for (const page of pages) {
    assert.deepEqual(page.wrong, []);
    await page.context().close();
  }
}

/** Nothing on a page is wider than its window, on a desk, on a small one, on a phone. */
export async function fits(page, where) {
  const before = page.viewportSize();
  const wide = [];
  for (const width of [1280, 1024, 390]) {
    await page.setViewportSize({ width, height: width < 500 ? 844 : 800 });
    const { all, over } = await page.evaluate(() => ({
      all: document.documentElement.scrollWidth,
      // Outside of what scrolls by itself or is cut by design.
      over: [...document.querySelectorAll('.rail *, .bar > *, .floor, .felt, .panel, .lobby > *')]
        .map((one) => [one.getBoundingClientRect(), one])
        .filter(([box, one]) => box.width > 2 && !one.closest('small') && box.right > innerWidth + 0.5)
        .map(([box, one]) => `${one.className} ${Math.round(box.right)} ${one.textContent}`),
    }));
    if (all > width || over.length) wide.push(`${where} at ${width}: ${all} wide, ${over}`);
  }
  await page.setViewportSize(before);
  assert.deepEqual(wide, []);
}
