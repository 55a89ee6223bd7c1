// A round after it is over: with motion, by the table's own clock, and until one bets again. And what
// a newcomer is told meanwhile.

import assert from 'node:assert/strict';
import {
  bet,
  cardsShown,
  close,
  deal,
  fits,
  house,
  opened,
  picture,
  played,
  settled,
  sitDown,
  stake,
  suite,
  test,
  visitor,
} from './support.js';

/** A table that goes on by itself, sooner than a wheel comes to rest. */
const pace = { bets: 600000, decision: 600000, pause: 400, lost: 600000, step: 0 };

const result = (page) => page.locator('.rail-money strong').first().textContent();
const wallet = (page) => page.locator('.wallet').textContent();

/** The next round is open, and all is shown. */
const opens = (page) =>
  page.waitForFunction(
    () =>
      document.querySelector('.table-page').dataset.rests !== 'no' &&
      /Bets open/.test(document.querySelector('.rail').textContent),
  );

export default suite(import.meta.url, 'rounds', () => {
  for (const [name, mark] of [
    ['roulette', 'red'],
    ['bigsix', 'G'],
  ])
    test(`the wheel of ${name} turns, and wallet and session follow it`, async () => {
      const { page } = await opened(name, [mark], { still: false, more: { pace } });
      const before = await wallet(page);
      await deal(page);
      await settled(page);
      await opens(page);
      const net = await page.locator('.net').textContent();
      assert.match(net, /^[+−]£\d/);
      assert.equal(await result(page), net);
      await page.waitForFunction(
        (old) => document.querySelector('.wallet').textContent !== old,
        before,
      );
      await close(page);
    });

  test('the last round lies there until one bets again', async () => {
    const { page } = await opened('baccarat', ['banker'], { more: { pace } });
    await deal(page);
    await settled(page);
    await opens(page);
    assert.ok((await cardsShown(page)).length >= 4, 'the cards lie there');
    assert.match(await page.locator('.slip-label').textContent(), /Banker \d, Player \d/);
    assert.equal(await stake(page, 'banker'), '', 'what it brought is no stake');
    await picture(page, 'baccarat-after');
    await bet(page, 'banker');
    assert.equal((await cardsShown(page)).length, 0);
    assert.equal(await page.locator('.slip-line').count(), 1, 'its slip is kept');
    await close(page);
  });

  test('nothing is said of a hand that is not there', async () => {
    const { page } = await opened('threecard');
    assert.doesNotMatch(await page.locator('.layer-live').textContent(), /qualif/);
    await close(page);
  });

  test('four colours are offered in a line that hides nothing and goes by itself', async () => {
    const { page } = await opened('baccarat', ['player'], { settings: { asked: false } });
    const line = page.locator('.panel-line .toggle');
    await line.waitFor();
    assert.match(await page.locator('.panel-body').textContent(), /Nothing is settled yet/);
    await deal(page);
    await settled(page);
    await line.waitFor({ state: 'detached' });
    await close(page);
  });

  test('who has the dice is told, and nobody else is asked to throw', async () => {
    const { t, page } = await opened('dice');
    const other = await visitor();
    await sitDown(other, t);
    await bet(other, 'field');
    const rail = other.locator('.rail');
    await rail.filter({ hasText: 'has the dice' }).waitFor();
    assert.equal(await rail.locator('.brass').count(), 0);
    assert.equal(await other.locator('.main-act').count(), 0, 'no wager of the shooter yet');
    await fits(other, 'dice, another shoots');
    await bet(page, 'win-line');
    await other.locator('.main-act').filter({ hasText: 'Ready' }).click();
    await fits(page, 'dice, I shoot');
    await deal(page);
    await settled(other);
    await fits(page, 'dice, thrown');
    await close(page, other);
  });

  test('the lobby, a game and a round fit their windows', async () => {
    const { page } = await played('roulette', ['red']);
    for (const path of ['/', '/games/uk/roulette', '/login']) {
      await page.goto(house.base + path);
      await page.locator('main').waitFor();
      await fits(page, path);
    }
    const seats = page.locator('.game-card .seats b');
    await page.goto(house.base);
    await seats.first().waitFor();
    assert.match(await seats.first().textContent(), /^\d+\/\d+$/);
    await close(page);
  });
});
