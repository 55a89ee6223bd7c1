// Staff: an administrator opens a table and a breach is explained; a dealer runs a live round; an
// auditor sees both sides of every transfer. axe finds nothing serious on any page.

import assert from 'node:assert/strict';
import { before } from 'node:test';
import {
  axe,
  bet,
  close,
  follows,
  house,
  opened,
  picture,
  played,
  settled,
  someone,
  Staff,
  suite,
  test,
  visitor,
} from './support.js';

export default suite(import.meta.url, 'staff', () => {
  before(async () => {
    await house.admin.post('/people', {
      name: 'Jonas',
      password: 'a dealer of long standing',
      roles: ['dealer', 'supervisor'],
    });
    await house.admin.post('/people', {
      name: 'Rosa',
      password: 'an auditor who looks twice',
      roles: ['auditor'],
    });
    await house.admin.post('/people', {
      name: 'Edda',
      password: 'an executive who signs last',
      roles: ['executive'],
    });
  });

  async function signsIn(page, name, password) {
    await page.goto(`${house.base}/login`);
    await page.fill('input[autocomplete=username]', name);
    await page.fill('input[autocomplete=current-password]', password);
    await page.click('button[type=submit]');
  }

  test('an administrator opens a table, and a breach is explained while typing', async () => {
    const page = await visitor();
    await signsIn(page, 'Ada', 'a long enough password');
    await page.locator('.options').waitFor();
    await page.selectOption('.open-head select >> nth=0', 'co/baccarat');
    const tie = page.locator('input[data-option="odds.tie.tie"]');
    await tie.waitFor();
    assert.equal(await tie.getAttribute('aria-label'), 'Odds, Tie: tie');
    assert.equal(
      await page.locator('[data-option=vigorish_mode]').getAttribute('aria-label'),
      'Vigorish taken on',
    );
    await tie.fill('7:1');
    const breach = page.locator('[id="breach-odds.tie.tie"]');
    await breach.filter({ hasText: 'less than 8 to 1' }).waitFor();
    await breach.locator('.rule-line').waitFor();
    await page.locator('.open-foot').scrollIntoViewIfNeeded();
    await picture(page, 'admin-breach');
    await page.click('.open-foot .button');
    await page.locator('.verdict-box .refused').waitFor();
    assert.ok(
      await page.locator('.verdict-box .rule').count(),
      'the floor refuses it with the rule',
    );
    await tie.fill('9:1');
    await page.fill('input[aria-label="Name of the table"]', 'Nine to one');
    await page.click('.open-foot .button');
    await page.locator('.verdict-box .win').waitFor();
    assert.deepEqual(await axe(page), []);
    await close(page);
  });

  /** A live table: somebody sits at it, and its dealer has come. */
  async function liveTable(name, more, who = someone()) {
    const { t, page: player } = await opened(name, [], {
      more: { chance: 'live', ...more },
      name: who,
    });
    const page = await visitor();
    await signsIn(page, 'Jonas', 'a dealer of long standing');
    await page.locator('.table-list a').first().waitFor();
    await page.goto(`${house.base}/deal/${t}`);
    await page.locator('.big').waitFor();
    return { player, page };
  }

  /** The same at baccarat, with a fresh shoe, a bet, and bets closed: the first card is awaited. */
  async function liveCoup(who) {
    const set = { min: '1.00', max: '500.00', shuffler: 'true' };
    const { player, page } = await liveTable('baccarat', { set }, who);
    await readyShoe(page);
    await bet(player, 'banker');
    await page.locator('.big').filter({ hasText: 'Bets are open' }).waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.big').filter({ hasText: 'Card to player' }).waitFor();
    return { player, page };
  }

  /** A fresh shoe is brought where the table waits for one. */
  async function readyShoe(page) {
    await page.locator('.big').waitFor();
    if (!/shoe/.test(await page.locator('.big').textContent())) return;
    await page.keyboard.press('Enter');
    await page.fill('dialog input >> nth=2', '2c 3c 4c');
    await page.click('dialog button[type=submit]');
    await page.waitForFunction(() => !document.querySelector('dialog'));
  }

  test('a dealer runs a live round', async () => {
    const { player, page } = await liveTable('roulette', {}, 'Watches the ball');
    await bet(player, 'straight-17');
    assert.match(await page.locator('.big').textContent(), /Bets are open/);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() =>
      /Spin the ball/.test(document.querySelector('.big').textContent),
    );
    await page.keyboard.type('99');
    await page.keyboard.press('Enter');
    await page.locator('.desk .refused').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.type('17');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() =>
      /Collect and pay|Clear/.test(document.querySelector('.big').textContent),
    );
    if (/Collect/.test(await page.locator('.big').textContent()))
      await page.keyboard.press('Enter');
    await page.locator('.pay-amount.win').waitFor();
    assert.match(await page.locator('.pay-amount.win').textContent(), /175/);
    await picture(page, 'dealer-roulette');
    assert.deepEqual(await axe(page), []);
    await settled(player);
    assert.match(await player.locator('.net').textContent(), /\+£175/);
    await close(page, player);
  });

  test('a dealer types cards, and a wrong one is refused in place', async () => {
    const { player, page } = await liveCoup('Watches the shoe');
    // Player 4 K, Banker 6 Q: the player draws a five, and the banker stands on 6.
    for (const [asked, card] of [
      ['Card to player', '4h'],
      ['Card to banker', '6s'],
      ['Card to player', 'kc'],
      ['Card to banker', 'qh'],
      ['Player draws', '5d'],
    ]) {
      await page.locator('.big').filter({ hasText: asked }).waitFor();
      await page.keyboard.type(card);
    }
    await page.waitForFunction(() =>
      /Banker stands on 6/.test(document.querySelector('.big').textContent),
    );
    assert.equal(await page.locator('.desk-cards .across').count(), 1, 'a third card lies across');
    // Also where hands need two lines, the instruction stands below them.
    for (const width of [1280, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      const [cards, words] = await page.evaluate(() => {
        const low = [...document.querySelectorAll('.desk-cards svg')].map(
          (one) => one.getBoundingClientRect().bottom,
        );
        return [Math.max(...low), document.querySelector('.big').getBoundingClientRect().top];
      });
      assert.ok(cards <= words, `cards end at ${cards}, words begin at ${words}`);
    }
    await picture(page, 'dealer-baccarat-small');
    await page.setViewportSize({ width: 1280, height: 800 });
    await picture(page, 'dealer-baccarat');
    await page.keyboard.press('Enter');
    await settled(player);
    await close(page, player);
  });

  test('an irregularity shows its effect before a supervisor confirms it', async () => {
    const { player, page } = await liveCoup();
    await page.keyboard.press('i');
    // The first card lies face up in the shoe: all bets are void.
    const ruling = page.locator('dialog li').filter({ hasText: 'first card found face up' });
    await ruling.locator('.ruling .button').first().click();
    await ruling.locator('.effect p').first().waitFor();
    await ruling.locator('.effect').scrollIntoViewIfNeeded();
    await picture(page, 'dealer-irregularity');
    await ruling.locator('.button.brass').click();
    await ruling.locator('.effect .win').waitFor();
    await close(page, player);
  });

  test('an auditor sees both sides of every transfer', async () => {
    const { page: player } = await played('baccarat', ['banker'], { name: 'Is audited' });
    await follows(player, () => player.click('.main-act'));
    const page = await visitor();
    await signsIn(page, 'Rosa', 'an auditor who looks twice');
    await page.locator('.audit-row').first().waitFor();
    await page.locator('.transfers tbody tr').first().waitFor();
    assert.match(await page.locator('.nets').textContent(), /sums to 0\.00/);
    assert.match(await page.locator('.audit-cards').textContent(), /equal/);
    await picture(page, 'audit');
    assert.deepEqual(await axe(page), []);
    await close(page, player);
  });

  test('an auditor searches rounds, reads the ledger and verifies the chain', async () => {
    const t = await house.fresh('roulette', { name: 'Looked for' });
    const player = new Staff(house.base);
    await player.post('/guests', { name: someone() });
    const says = (input) => player.post(`/tables/${t}/inputs`, { input });
    await says({ join: { seat: 1 } });
    await says({ stake: { seat: 1, wager: 'red', amount: '5.00' } });
    await says({ close: {} });
    await says({ clear: {} });
    const page = await visitor();
    await signsIn(page, 'Rosa', 'an auditor who looks twice');
    await page.locator('.audit-row').first().waitFor();
    await page.fill('.audit-list input', 'looked for');
    await page.waitForFunction(() => document.querySelectorAll('.audit-row').length === 1);
    assert.match(await page.locator('.audit-row').textContent(), /Looked for · 1/);
    await page.locator('.audit-row').click();
    await page.locator('.audit-head h2').filter({ hasText: 'Looked for' }).waitFor();
    await page.fill('.audit-list input', 'there is no such round');
    await page.waitForFunction(() => !document.querySelector('.audit-row'));
    await page.click('.chain .button');
    await page.locator('.chain strong.win').waitFor();
    assert.match(await page.locator('.chain p').textContent(), /\d+ records/);
    await page.click('.nav-tab:has-text("Ledger")');
    await page.locator('.transfers tbody tr').first().waitFor();
    // Both sides of every transfer, and all sums are nothing.
    const sides = await page
      .locator('.transfers tbody tr')
      .evaluateAll((rows) => rows.filter((row) => !row.cells[1].textContent.trim()).length);
    assert.equal(sides, 0);
    assert.match(await page.locator('.audit-full .sheet').first().textContent(), /sums to 0\.00/);
    assert.equal(await page.locator('.audit-full .sheet b.lose').count(), 0);
    await picture(page, 'audit-ledger');
    await close(page);
  });

  test('an administrator enrols somebody and gives and takes roles', async () => {
    const page = await visitor();
    await signsIn(page, 'Ada', 'a long enough password');
    await page.click('.nav-tab:has-text("People")');
    await page.fill('.open-head input[type=text]', 'Nina');
    await page.fill('.open-head input[type=password]', 'too short');
    await page.click('.open-head .button');
    await page.locator('.verdict-box .refused').waitFor();
    await page.fill('.open-head input[type=text]', 'Nina');
    await page.fill('.open-head input[type=password]', 'a dealer who is new here');
    await page.selectOption('.open-head select', 'dealer');
    await page.click('.open-head .button');
    const row = page.locator('tr').filter({ has: page.locator('strong', { hasText: 'Nina' }) });
    await row.waitFor();
    const role = (name) => row.locator('label').filter({ hasText: name }).locator('input');
    assert.ok(await role('dealer').isChecked());
    const answered = (answer) =>
      answer.request().method() !== 'GET' && answer.url().includes('/people');
    await Promise.all([page.waitForResponse(answered), role('supervisor').click()]);
    const known = async () =>
      (await house.admin.get('/people')).find(({ name }) => name === 'Nina').roles.join();
    assert.equal(await known(), 'dealer,supervisor');
    await Promise.all([page.waitForResponse(answered), role('dealer').click()]);
    await page.waitForFunction(
      () =>
        [...document.querySelectorAll('tr')]
          .find((one) => /Nina/.test(one.textContent))
          ?.querySelectorAll('input:checked').length === 1,
    );
    assert.equal(await known(), 'supervisor');
    // Another password: the first one opens nothing any more.
    await row.locator('input[type=password]').fill('another one, longer still');
    await row.locator('.button', { hasText: 'Set' }).click();
    await page.locator('.verdict-box .win').filter({ hasText: 'password' }).waitFor();
    const nina = new Staff(house.base);
    const login = (password) => nina.post('/login', { name: 'Nina', password });
    await assert.rejects(login('a dealer who is new here'));
    await login('another one, longer still');
    await picture(page, 'admin-people');
    assert.deepEqual(await axe(page), []);
    await close(page);
  });

  test('a meter is changed by two persons, never by one', async () => {
    await house.fresh('singapore');
    const [one, two] = [await visitor(), await visitor()];
    await signsIn(one, 'Jonas', 'a dealer of long standing');
    await one.locator('.table-list').waitFor();
    await one.goto(`${house.base}/admin`);
    const row = (page) => page.locator('.meters tr[data-meter]').last();
    await row(one).waitFor();
    assert.equal(await one.locator('.nav-tab').count(), 1, 'tables and people are not his');
    const meter = await row(one).getAttribute('data-meter');
    await row(one).locator('input').nth(0).fill('+7.50');
    await row(one).locator('input').nth(1).fill('coins found in the tray');
    await row(one).locator('.button').click();
    await one.locator('.proposals tbody tr').waitFor();
    assert.equal(await one.locator('.proposals .button').count(), 0, 'not one and the same');
    await signsIn(two, 'Edda', 'an executive who signs last');
    await two.locator('.proposals tbody tr').waitFor();
    assert.match(await two.locator('.proposals tbody').textContent(), /\+7\.50.*coins found/);
    await picture(two, 'admin-meters');
    assert.deepEqual(await axe(two), []);
    const shows = two.locator(`tr[data-meter="${meter}"] .meter-shows`);
    const before = await shows.textContent();
    await two.click('.proposals .button:has-text("Agree")');
    await two.locator('.verdict-box .win').waitFor();
    assert.notEqual(await shows.textContent(), before);
    assert.match(await shows.textContent(), /7\.50/);
    assert.equal(await two.locator('.proposals').count(), 0);
    await close(one, two);
  });
});
