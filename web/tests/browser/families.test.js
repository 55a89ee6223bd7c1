// A newcomer plays a round of each family from a cold start: from the lobby, with a name taken on
// the way, to a settled line with its rule. Pictures of every family are kept in tests/out.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { company } from './company.js';
import {
  bet,
  browse,
  deal,
  DESKTOP,
  floor,
  PHONE,
  picture,
  settled,
  sitDown,
  visitor,
} from './support.js';

let [house, browser] = [null, null];
before(async () => {
  house = await floor({ tables: [] });
  browser = await browse();
});
after(async () => {
  await browser?.close();
  await house?.end();
});

/** What a newcomer does in each family: bets, then choices until the round is over. */
const ROUNDS = {
  baccarat: { bets: ['banker', 'banker', 'tie', 'total-5'] },
  roulette: { bets: ['straight-17', 'split-17-20', 'corner-13-14-16-17', 'dozen-2', 'red'] },
  rage: { bets: ['red', 'straight-17'] },
  sicbo: { bets: ['big', 'total-13', 'single-dice-5'] },
  dice: { bets: ['field', 'win-line'] },
  bigsix: { bets: ['G', 'F'] },
  blackjack: { bets: ['initial', '21-plus-3'], acts: ['stand'] },
  threecard: { bets: ['ante', 'pair-plus'], acts: ['play'] },
  ultimate: { bets: ['ante', 'trips'], acts: ['check', 'check', 'play'] },
  paigow: { bets: ['standard'], acts: ['house-way'] },
  singapore: { bets: ['ante', 'bonus'], acts: ['flop', 'check', 'check'] },
  eternal: { bets: ['banker', 'sun-7'] },
};

/** Acts until nothing is asked; pictures in the middle of it. */
async function acts(page, list, name) {
  for (const [at, act] of list.entries()) {
    const choice = page.locator(`.choice[data-choice="${act}"]`).first();
    const over = page.locator('.slip-line').first();
    await choice.or(over).first().waitFor();
    if (await over.count()) return;
    if (at === 0) await picture(page, `${name}-decision`);
    const before = await page.locator('.rail').innerText();
    await choice.click();
    // What was asked before is asked no more.
    await page.waitForFunction((old) => document.querySelector('.rail').innerText !== old, before);
  }
}

async function plays(name, size, theme) {
  const { bets, acts: list = [] } = ROUNDS[name];
  const page = await visitor(browser, { size, theme });
  const shot = `${name}-${size === PHONE ? 'phone' : 'desktop'}-${theme}`;
  await sitDown(page, house.base, await house.fresh(name), {
    name: `New ${name} ${size.width} ${theme}`,
  });
  for (const id of bets) {
    // A phone shows some marks on a second screen.
    if (await page.locator(`[data-mark="${id}"]`).count()) await bet(page, id);
  }
  await deal(page);
  await acts(page, list, shot);
  if (size === PHONE) {
    await page.locator('.grip-net').waitFor();
  } else {
    await settled(page);
    assert.ok(await page.locator('.slip-line .rule').count(), 'every line has its rule');
    assert.match(
      await page.locator('.slip-bottom').textContent(),
      /equal to the cent|recomputed here/,
    );
    assert.doesNotMatch(await page.locator('.slip-bottom').textContent(), /not equal/);
  }
  await page.waitForTimeout(300);
  await picture(page, shot);
  assert.deepEqual(page.wrong, []);
  await page.context().close();
}

for (const name of Object.keys(ROUNDS)) {
  test(`a newcomer plays ${name}`, () => plays(name, DESKTOP, 'light'));
}

for (const name of [
  'baccarat',
  'roulette',
  'sicbo',
  'dice',
  'bigsix',
  'blackjack',
  'ultimate',
  'paigow',
]) {
  test(`a newcomer plays ${name} on a phone`, () => plays(name, PHONE, 'light'));
  test(`a newcomer plays ${name} in the dark`, () => plays(name, DESKTOP, 'dark'));
}

async function pot(name, size, theme, more = {}) {
  const t = await house.fresh(name);
  const friends = await company(house.base, t, 3, { seats: [1, 2, 4], ...more });
  const page = await visitor(browser, { size, theme });
  const shot = `${name}-${size === PHONE ? 'phone' : 'desktop'}-${theme}`;
  try {
    await sitDown(page, house.base, t, { name: `New ${name} ${theme}` });
    const act = page.locator('.main-act, .choice').first();
    await act.waitFor();
    for (let step = 0; step < 40; step += 1) {
      if (await page.locator('.slip-line, .log-row.won').count()) break;
      const choice = page
        .locator(
          more.own ??
            '.choice[data-choice="check"], .choice[data-choice="call"], .choice[data-choice="bring"]',
        )
        .first();
      const main = page.locator('.main-act:not(:disabled)').first();
      await choice
        .or(main)
        .or(page.locator('.log-row.won').first())
        .first()
        .waitFor({ timeout: 30000 });
      if (await choice.count()) {
        if (step < 3 || step === 5) await picture(page, `${shot}-decision`);
        await more.before?.(page);
        await choice.click().catch(() => null);
      } else if (await main.count()) await main.click().catch(() => null);
      await page.waitForTimeout(150);
    }
    await page.locator('.log-row.won').first().waitFor();
    await picture(page, shot);
    assert.ok(await page.locator('.log-row.won .rule').count(), 'what is won has its rule');
    assert.deepEqual(page.wrong, []);
  } finally {
    await page.context().close();
    await friends.end();
  }
}

test('a newcomer plays a hand for a pot', () => pot('ring', DESKTOP, 'light'));

test('a newcomer plays stud for a pot', () => pot('stud', DESKTOP, 'light'));

test('a newcomer sets thirteen cards by keys', async () => {
  // Before hands are shown the table waits whether somebody declares: a second here.
  const pace = { bets: 600000, decision: 4000, pause: 600000, lost: 600000, step: 0 };
  const t = await house.fresh('chinese', { pace });
  const friends = await company(house.base, t, 2, { seats: [1, 2] });
  const page = await visitor(browser, { size: DESKTOP });
  try {
    await sitDown(page, house.base, t, { name: 'Thirteen' });
    const pick = page.locator('.choice.pick');
    const main = page.locator('.main-act:not(:disabled)');
    for (let step = 0; step < 30 && !(await pick.count()); step += 1) {
      await pick.or(main).first().waitFor({ timeout: 30000 });
      if (!(await pick.count())) await main.click().catch(() => null);
      await page.waitForTimeout(200);
    }
    // The hand lies there from high to low: the first five behind, five in the middle, three in front.
    for (const row of [3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 1, 1, 1])
      await page.keyboard.press(String(row));
    await picture(page, 'chinese-desktop-light-decision');
    assert.equal(await page.locator('.choice.pick:not(:disabled)').count(), 1);
    await page.keyboard.press('Enter');
    await page.locator('.log-row.won').first().waitFor({ timeout: 30000 });
    await picture(page, 'chinese-desktop-light');
    assert.deepEqual(page.wrong, []);
  } finally {
    await page.context().close();
    await friends.end();
  }
});
