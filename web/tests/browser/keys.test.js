// Keys alone play every layout: a seat taken, marks walked to with arrows, chips put down with Space
// and Enter, taken back, the bets closed, and the same ones laid again.

import assert from 'node:assert/strict';
import {
  bet,
  close,
  follows,
  house,
  settled,
  sitDown,
  someone,
  stake,
  suite,
  test,
  visitor,
} from './support.js';

/** What is staked on a mark becomes this. */
const staked = (page, id, amount) =>
  page.waitForFunction(
    ([mark, sum]) =>
      (document
        .querySelector(`[data-mark="${mark}"]`)
        .getAttribute('aria-label')
        .match(/your stake ([^,]*)/)?.[1] ?? '') === sum,
    [id, amount],
  );

/** Presses a key once the button that prints it may be pressed. */
async function keys(page, key, button) {
  await page.locator(`${button}:not(:disabled)`).first().waitFor();
  await page.keyboard.press(key);
}

const focused = (page) => page.evaluate(() => document.activeElement.dataset?.mark ?? '');

/** Takes a seat without a mouse: Tab to the act, Enter, a name, Enter. */
async function sits(page, t) {
  await page.goto(`${house.base}/tables/${t}`);
  await page.locator('[data-act=sit]').waitFor();
  for (let step = 0; step < 40; step += 1) {
    if (await page.evaluate(() => document.activeElement.dataset?.act === 'sit')) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await page.locator('dialog input[autocomplete=nickname]').waitFor();
  await page.keyboard.type(someone());
  await page.keyboard.press('Enter');
  await page.locator('.rail:not([data-kind=outside])').waitFor();
}

/** Walks to a mark by arrows alone: always the way that brings one nearer and was not tried yet. */
async function walks(page, id) {
  await page.keyboard.press('m');
  const tried = new Set();
  for (let step = 0; step < 150; step += 1) {
    const { at, ways } = await page.evaluate((target) => {
      const middle = (el) => {
        const box = el.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
      };
      const now = document.activeElement;
      const [x, y] = middle(now);
      const [tx, ty] = middle(document.querySelector(`[data-mark="${target}"]`));
      const all = [
        ['ArrowRight', tx - x],
        ['ArrowLeft', x - tx],
        ['ArrowDown', ty - y],
        ['ArrowUp', y - ty],
      ];
      return {
        at: now.dataset.mark,
        ways: all.sort((a, b) => b[1] - a[1]).map(([key]) => key),
      };
    }, id);
    if (at === id) return;
    const way = ways.find((key) => !tried.has(`${at} ${key}`));
    assert.ok(way, `a way on from ${at}`);
    tried.add(`${at} ${way}`);
    await page.keyboard.press(way);
  }
  assert.fail(`${id} is out of reach of the arrows`);
}

/** Marks of each layout, near and far, and what lies on the first after two chips. */
const LAYOUTS = {
  roulette: ['straight-17', 'split-17-20', 'red'],
  sicbo: ['total-13', 'single-dice-5', 'big'],
  dice: ['field', 'win-line', 'any-seven'],
  bigsix: ['G', 'B'],
};

export default suite(import.meta.url, 'keys', () => {
  for (const [name, [mark, ...more]] of Object.entries(LAYOUTS))
    test(`keys alone play ${name}`, async () => {
      const page = await visitor();
      await sits(page, await house.fresh(name));
      await page.keyboard.press('1');
      await walks(page, mark);
      await page.keyboard.press(' ');
      await staked(page, mark, '£1');
      await page.keyboard.press('Enter');
      await staked(page, mark, '£2');
      await keys(page, 'u', '.undo');
      await staked(page, mark, '£1');
      for (const other of more) {
        await walks(page, other);
        await page.keyboard.press('Enter');
        await staked(page, other, '£1');
      }
      await page.keyboard.press('Backspace');
      await staked(page, more.at(-1), '');
      // A mark has the focus still: Space would bet on it, so a letter closes.
      assert.equal(await focused(page), more.at(-1));
      assert.ok(await page.locator('.main-act .key-g').isVisible(), 'the key is told');
      await keys(page, 'g', '.main-act');
      await settled(page);
      await keys(page, 'r', '.rail-acts .rail-button:has-text("Same bets")');
      await staked(page, mark, '£1');
      await keys(page, 'c', '.clear');
      await staked(page, mark, '');
      await close(page);
    });

  test('keys alone play a coup', async () => {
    const t = await house.fresh('baccarat');
    const page = await visitor();
    await sitDown(page, t, { name: 'Keys' });
    await page.keyboard.press('m');
    assert.notEqual(await focused(page), '');
    // The row below the first has Player, Tie and Banker.
    for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    assert.equal(await focused(page), 'banker');
    assert.ok(await page.locator('.pop').count(), 'its odds are told');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() =>
      /your stake/.test(document.querySelector('[data-mark="banker"]').getAttribute('aria-label')),
    );
    await page.keyboard.press('Backspace');
    await page.waitForFunction(
      () =>
        !/your stake/.test(
          document.querySelector('[data-mark="banker"]').getAttribute('aria-label'),
        ),
    );
    await page.keyboard.press('Enter');
    await page.waitForFunction(() =>
      /your stake/.test(document.querySelector('[data-mark="banker"]').getAttribute('aria-label')),
    );
    await keys(page, 'g', '.main-act');
    await settled(page);
    // What happened is spoken.
    await page.waitForFunction(() => document.querySelector('#polite').textContent.length > 0);
    await close(page);
  });

  test('keys alone decide a hand of blackjack', async () => {
    const t = await house.fresh('blackjack');
    const page = await visitor();
    await sitDown(page, t, { name: 'Stands by key' });
    await bet(page, 'initial');
    await follows(page, () => page.keyboard.press(' '));
    while (await page.locator('.choice[data-choice=stand]').count())
      await follows(page, () => page.keyboard.press('s'));
    await settled(page);
    await close(page);
  });
});
