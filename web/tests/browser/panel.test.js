// Beside the felt: the slip's rules, the session's chart, exports, the shoe before this one, what a
// decision was worth, and a connection that is slow.

import assert from 'node:assert/strict';
import {
  bet,
  close,
  deal,
  dealt,
  follows,
  house,
  opened,
  picture,
  played,
  saved,
  settled,
  someone,
  Staff,
  suite,
  test,
  visitor,
} from './support.js';

export default suite(import.meta.url, 'beside the felt', () => {
  test('a rule on the slip opens with its neighbours', async () => {
    const { page } = await played('baccarat', ['banker', 'tie']);
    const chip = page.locator('.slip-line .rule').first();
    const rule = await chip.textContent();
    await chip.click();
    await page.locator('.rule-dialog .rule-big').waitFor();
    const list = page.locator('.rule-dialog .rule-list li');
    assert.equal(await page.locator('.rule-dialog li.here .rule').textContent(), rule);
    assert.ok((await list.count()) >= 3, 'rules before and after it');
    for (const text of await list.locator('p').allTextContents()) assert.notEqual(text, '');
    const next = page.locator('.rule-dialog .rule-list li:not(.here) .rule').last();
    const other = await next.textContent();
    await next.click();
    await page.locator('.rule-dialog li.here .rule').filter({ hasText: other }).waitFor();
    await picture(page, 'rule');
    await page.keyboard.press('Escape');
    await page.locator('.rule-dialog').waitFor({ state: 'detached' });
    await close(page);
  });

  test('a session is drawn against its expectation, with its band', async () => {
    const { page } = await played('baccarat', ['banker']);
    for (let round = 2; round <= 4; round += 1) {
      await deal(page);
      await page
        .locator('.slip-label')
        .filter({ hasText: new RegExp(`\\b${round}\\b`) })
        .waitFor();
    }
    await page.click('#tab-session');
    const chart = page.locator('svg.chart');
    await chart.locator('.chart-band').waitFor({ state: 'attached' });
    await chart.locator('.chart-mean').waitFor({ state: 'attached' });
    const line = await chart.locator('.chart-net').getAttribute('d');
    assert.equal(line.match(/[ML]/g).length, 5, 'nothing yet, then four coups');
    const result = await page.locator('.rail-money strong').first().textContent();
    assert.ok((await chart.getAttribute('aria-label')).endsWith(result), 'the rail says the same');
    await picture(page, 'session');
    await close(page);
  });

  test('rounds are exported as JSON', async () => {
    const { page } = await played('baccarat', ['player']);
    await page.click('#tab-rounds');
    const { name, text } = await saved(page, () => page.click('.rounds-tab button.link'));
    assert.match(name, /^co-baccarat-\d+\.json$/);
    const [events] = JSON.parse(text);
    const { lines } = events.find((event) => event.event === 'settled');
    assert.equal(lines[0].wager, 'player');
    assert.ok(lines[0].rule.startsWith('co:'));
    await close(page);
  });

  test('the shoe before this one is kept on the boards', async () => {
    const t = await house.fresh('baccarat', {
      set: { min: '1.00', max: '500.00', decks: '6' },
    });
    const one = new Staff(house.base);
    await one.post('/guests', { name: someone() });
    const says = (input) => one.post(`/tables/${t}/inputs`, { input });
    await says({ join: { seat: 5 } });
    let [coups, shoes] = [0, 0];
    while (!shoes) {
      await says({ stake: { seat: 5, wager: 'player', amount: '1.00' } });
      await says({ close: {} });
      coups += 1;
      const { events } = await says({ clear: {} });
      shoes += events.filter((event) => event.event === 'shoe').length;
      assert.ok(coups < 120, 'six decks end');
    }
    const page = await visitor();
    await page.goto(`${house.base}/tables/${t}`);
    const sum = async () => {
      const words = await page.locator('.board-counts b').allTextContents();
      return words.reduce((all, text) => all + Number(/\d+/.exec(text)[0]), 0);
    };
    const last = page.locator('.boards button.link');
    await last.waitFor();
    assert.equal(await last.getAttribute('aria-pressed'), 'false');
    assert.ok((await sum()) <= 1, 'a new shoe has hardly begun');
    await last.click();
    assert.equal(await last.getAttribute('aria-pressed'), 'true');
    assert.equal(await sum(), coups, 'every coup of the shoe before');
    await close(page);
  });

  test('a slow connection is told, and a quick one is not', async () => {
    const { page } = await opened('baccarat', ['banker']);
    const late = page.locator('.late');
    let slow = true;
    await page.route('**/api/tables/**', async (route) => {
      if (slow)
        await new Promise((resolve) => {
          setTimeout(resolve, 900);
        });
      await route.continue();
    });
    await bet(page, 'banker');
    await page.waitForFunction(() => /\d/.test(document.querySelector('.late').textContent));
    assert.match(await late.textContent(), /\d ?m?s/);
    slow = false;
    for (let chip = 0; chip < 12 && (await late.textContent()); chip += 1) await bet(page, 'tie');
    await page.waitForFunction(() => document.querySelector('.late').textContent === '');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await close(page);
  });

  test('hints tell what each choice is worth, and the slip what a decision cost', async () => {
    const { page } = await dealt('threecard', ['ante'], {
      figures: true,
      settings: { hints: true },
    });
    await page.locator('.choice small').first().waitFor();
    const words = await page.locator('.choice small').allTextContents();
    assert.equal(words.filter((text) => /best/i.test(text)).length, 1, words.join(', '));
    await picture(page, 'hints');
    await follows(page, () => page.click('.choice[data-choice=fold]'));
    await settled(page);
    await page.locator('.judgements li').first().waitFor();
    await close(page);
  });
});
