// The lobby, a game and a rule: axe finds nothing serious by day and by night, and pictures are kept.

import assert from 'node:assert/strict';
import { axe, close, house, PHONE, picture, suite, test, visitor } from './support.js';

export default suite(import.meta.url, 'the lobby', () => {
  for (const theme of ['light', 'dark'])
    test(`axe finds nothing serious in the lobby, a game and a rule, ${theme}`, async () => {
      for (const name of ['baccarat', 'roulette', 'ultimate', 'ring']) await house.fresh(name);
      const page = await visitor({ theme });
      await page.goto(house.base);
      await page.locator('.game-card').first().waitFor();
      await picture(page, `lobby-desktop-${theme}`);
      assert.deepEqual(await axe(page), []);
      await page.click('.band .rule');
      await page.locator('.rule-big').waitFor();
      assert.deepEqual(await axe(page, 'dialog'), []);
      await page.goto(`${house.base}/games/uk/roulette`);
      await page.locator('main h1').waitFor();
      assert.deepEqual(await axe(page), []);
      await page.setViewportSize(PHONE);
      await page.goto(house.base);
      await page.locator('.game-card').first().waitFor();
      await picture(page, `lobby-phone-${theme}`);
      await close(page);
    });
});
