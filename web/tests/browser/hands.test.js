// Hands set by hand: cards and tiles dragged by mouse and by finger into two hands, thirteen cards
// into three rows; what lies there is what the table is told.

import assert from 'node:assert/strict';
import { company } from './company.js';
import {
  bet,
  cardsShown,
  close,
  deal,
  dealt,
  drawn,
  house,
  opened,
  PHONE,
  picture,
  settled,
  sitDown,
  someone,
  Staff,
  suite,
  test,
  visitor,
} from './support.js';

/** Where something is on the screen: its middle. */
const middle = (locator) =>
  locator.evaluate((el) => {
    const box = el.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });

/** Drags by mouse: pressed, moved in steps, let go. */
async function drags(page, from, to) {
  await from.hover();
  const [a, b] = [await middle(from), await middle(to)];
  await page.mouse.down();
  await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 3 });
  await page.mouse.move(b.x, b.y);
  await page.locator('.card-at.ghost').waitFor();
  await page.mouse.up();
}

/** Drags by a finger. */
async function pulls(page, from, to) {
  await from.tap({ trial: true });
  const [a, b] = [await middle(from), await middle(to)];
  const session = await page.context().newCDPSession(page);
  const touch = (type, point) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
  await touch('touchStart', a);
  for (const part of [0.3, 0.6, 1])
    await touch('touchMove', { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });
  await page.locator('.card-at.ghost').waitFor();
  await touch('touchEnd');
  await session.detach();
}

const held = (page, pressed) => page.locator(`.card-at.grab[aria-pressed=${pressed}]`);

/** The faces of cards that lie in the lower hand. */
const low = (page) =>
  page
    .locator('.card-at.grab[aria-pressed=true]')
    .evaluateAll((all) => all.map((one) => one.querySelector('[data-card]').dataset.card).sort());

/** Two cards or tiles are dragged into the lower hand, one of them back, another in its place. */
async function setsTwo(page, move) {
  const [lower, upper] = [page.locator('.frame').nth(0), page.locator('.frame').nth(1)];
  await held(page, false).first().waitFor();
  await drawn(page);
  await move(page, held(page, false).nth(0), lower);
  await held(page, true).nth(0).waitFor();
  await move(page, held(page, false).nth(1), lower);
  await held(page, true).nth(1).waitFor();
  await move(page, held(page, true).nth(0), upper);
  await page.waitForFunction(
    () => document.querySelectorAll('.card-at.grab[aria-pressed=true]').length === 1,
  );
  await move(page, held(page, false).last(), lower);
  await page.locator('.choice.pick:not(:disabled)').waitFor();
  return low(page);
}

export default suite(import.meta.url, 'hands', () => {
  for (const [way, size, move] of [
    ['a mouse', undefined, drags],
    ['a finger', PHONE, pulls],
  ])
    test(`cards of pai gow are dragged into two hands by ${way}`, async () => {
      const { page } = await dealt('paigow', ['standard'], { size });
      const two = await setsTwo(page, move);
      assert.equal(two.length, 2);
      // Any two cards but a pair may be too high for the lower hand: then the table says so.
      await page.locator('.choice.pick').click();
      const slip = page.locator('.slip-line').first();
      const no = page.locator('.refusal');
      await slip.or(no).first().waitFor({ state: 'attached' });
      if (await no.count()) assert.deepEqual(await low(page), two, 'refused, all lies as it lay');
      await close(page);
    });

  test('tiles are dragged into two hands', async () => {
    const t = await house.fresh('tiles');
    const friend = new Staff(house.base);
    await friend.post('/guests', { name: someone() });
    const says = (input) => friend.post(`/tables/${t}/inputs`, { input });
    await says({ join: { seat: 1 } });
    await says({ bank: { seat: 1, amount: '200.00' } });
    const page = await visitor();
    await sitDown(page, t);
    await bet(page, 'base');
    await says({ close: {} });
    await deal(page);
    const two = await setsTwo(page, drags);
    assert.equal(two.length, 2);
    // Both hands are called by what they make.
    const called = await page.locator('.layer-live .felt-label').allTextContents();
    assert.equal(
      called.filter((text) => /^(Pair|Wong|Gong|\d points?)$/.test(text)).length,
      2,
      called.join(', '),
    );
    await picture(page, 'tiles-decision');
    await close(page);
  });

  test('thirteen cards are dragged into three rows', async () => {
    const { t, page } = await opened('chinese');
    const friends = await company(t, [1, 2]);
    try {
      const pick = page.locator('.choice.pick');
      const main = page.locator('.main-act:not(:disabled)');
      for (let step = 0; step < 30 && !(await pick.count()); step += 1) {
        await pick.or(main).first().waitFor();
        if (!(await pick.count())) await main.click({ timeout: 500 }).catch(() => null);
      }
      await drawn(page);
      const row = (at) => page.locator('.zone').nth(at);
      const hand = page.locator('.card-at.grab[aria-pressed]');
      const waits = (n) =>
        page.waitForFunction(
          (left) => document.querySelectorAll('.card-at.grab[aria-pressed]').length === left,
          n,
        );
      let left = 13;
      for (const [at, many] of [
        [2, 5],
        [1, 5],
        [0, 3],
      ])
        for (let n = 0; n < many; n += 1) {
          await drags(page, hand.first(), row(at));
          left -= 1;
          await waits(left);
        }
      // A card of the front changes places with the one it is dropped on.
      const faces = () => cardsShown(page).then((all) => all.slice(0, 13));
      const before = await faces();
      const card = (face) =>
        page.locator('.card-at.grab').filter({ has: page.locator(`[data-card="${face}"]`) });
      await drags(page, card(before[0]), card(before[7]));
      await page.waitForFunction(
        (face) => document.querySelectorAll('.layer-cards [data-card]')[7].dataset.card === face,
        before[0],
      );
      const after = await faces();
      assert.equal(after[0], before[7]);
      assert.deepEqual([...after].sort(), [...before].sort());
      // Let go beside the rows, a card goes back into the hand.
      await drags(page, card(after[12]), page.locator('.felt-notes .corner'));
      await waits(1);
      await drags(page, hand.first(), row(2));
      await waits(0);
      await page.locator('.choice.pick:not(:disabled)').click();
      await page.locator('.rail[data-kind=between]').waitFor();
      await close(page);
    } finally {
      await friends.end();
    }
  });

  test('cards of pai gow are keyed into two hands', async () => {
    const { page } = await dealt('paigow', ['standard']);
    for (const key of ['1', '7']) await page.keyboard.press(key);
    await page.locator('.choice.pick:not(:disabled)').waitFor();
    await close(page);
  });
});
