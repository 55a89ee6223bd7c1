// What must hold at every table: others see only what they may, a reload and a lost connection
// bring one back to exactly where the round stands, two devices agree, keys alone suffice, nothing
// typed is ever markup, and the first load is small.

import assert from 'node:assert/strict';
import { company } from './company.js';
import {
  bet,
  cardsShown,
  close,
  deal,
  floor,
  follows,
  house,
  PHONE,
  picture,
  settled,
  sitDown,
  stake,
  suite,
  takeName,
  test,
  visitor,
} from './support.js';

export default suite(import.meta.url, 'what must hold at every table', () => {
  test('two clicks lead from the address to a dealt hand', async () => {
    // A floor of its own: nobody else plays at the table that the lobby offers.
    const own = await floor({ tables: ['baccarat'] });
    const page = await visitor();
    await page.goto(own.base);
    await page.click('.band-card .button');
    await page.locator('[data-act=sit]').waitFor();
    assert.match(page.url(), /\/tables\/\d+$/);
    await page.click('[data-mark="banker"]');
    await takeName(page, 'Two clicks');
    await page.waitForFunction(() =>
      /your stake/.test(
        document.querySelector('[data-mark="banker"]')?.getAttribute('aria-label') ?? '',
      ),
    );
    await deal(page);
    await settled(page);
    await close(page);
    await own.end();
  });

  test('a second browser sees only what it may', async () => {
    const t = await house.fresh('ultimate');
    const [one, two, three] = [await visitor(), await visitor(), await visitor()];
    await sitDown(one, t, { name: 'Holds cards' });
    await sitDown(two, t, { name: 'Sits beside' });
    await three.goto(`${house.base}/tables/${t}`);
    await three.locator('[data-act=sit]').waitFor();
    await bet(one, 'ante');
    await deal(one);
    await one.locator('.choice').first().waitFor();
    const own = (await cardsShown(one)).filter((card) => card !== '??');
    assert.equal(own.length, 2, 'who holds them sees two cards');
    for (const other of [two, three]) {
      await other.waitForFunction(
        () => document.querySelectorAll('.layer-cards [data-card]').length >= 4,
      );
      const seen = await cardsShown(other);
      for (const card of own) assert.ok(!seen.includes(card), `${card} is hidden`);
      const html = await other.content();
      for (const card of own)
        assert.ok(!html.includes(`data-card="${card}"`), `${card} is nowhere in the page`);
    }
    await close(one, two, three);
  });

  test('a reload in the middle of a round brings back exactly where it stands', async () => {
    const t = await house.fresh('blackjack');
    const page = await visitor();
    await sitDown(page, t, { name: 'Reloads' });
    await bet(page, 'initial');
    await deal(page);
    const asked = page.locator('.choice, .slip-line').first();
    await asked.waitFor();
    const [cards, choices] = [
      await cardsShown(page),
      await page.locator('.choice').allInnerTexts(),
    ];
    await page.reload();
    await asked.waitFor();
    assert.deepEqual(await cardsShown(page), cards);
    assert.deepEqual(await page.locator('.choice').allInnerTexts(), choices);
    assert.equal(await stake(page, 'initial'), '£5');
    await close(page);
  });

  test('a lost connection is told, and the table is found where it was', async () => {
    const t = await house.fresh('baccarat');
    const [page, other] = [await visitor(), await visitor()];
    await sitDown(page, t, { name: 'Loses it' });
    await sitDown(other, t, { name: 'Goes on' });
    await bet(page, 'banker');
    await page.context().setOffline(true);
    await page.locator('.lost-note').waitFor();
    assert.match(await page.locator('.lost-note').textContent(), /Your bets stand/);
    assert.ok(await page.locator('.rail').evaluate((rail) => rail.inert), 'acts sleep');
    await bet(other, 'player');
    await page.context().setOffline(false);
    await page.locator('.lost-note').waitFor({ state: 'detached' });
    assert.equal(await stake(page, 'banker'), '$5');
    await page.waitForFunction(() =>
      /seat/.test(document.querySelector('.layer-live')?.textContent ?? ''),
    );
    page.wrong = page.wrong.filter((text) => !/ERR_INTERNET_DISCONNECTED/.test(text));
    await close(page, other);
  });

  test('two devices of one player agree', async () => {
    const t = await house.fresh('roulette');
    const page = await visitor();
    await sitDown(page, t, { name: 'Two devices' });
    const second = await page.context().newPage();
    await second.goto(`${house.base}/tables/${t}`);
    await second.locator('.rail:not([data-kind=outside])').waitFor();
    await bet(page, 'straight-17');
    await second.waitForFunction(() =>
      /your stake £5/.test(
        document.querySelector('[data-mark="straight-17"]').getAttribute('aria-label'),
      ),
    );
    await bet(second, 'red');
    await page.waitForFunction(() =>
      /your stake £5/.test(document.querySelector('[data-mark="red"]').getAttribute('aria-label')),
    );
    await close(page);
  });

  test('undo, clear and repeat', async () => {
    const t = await house.fresh('baccarat');
    const page = await visitor();
    await sitDown(page, t, { name: 'Changes her mind' });
    await bet(page, 'banker');
    await bet(page, 'banker');
    assert.equal(await stake(page, 'banker'), '$10');
    await page.click('.rail-pair .rail-button >> nth=0');
    await page.waitForFunction(() =>
      /your stake \$5/.test(
        document.querySelector('[data-mark="banker"]').getAttribute('aria-label'),
      ),
    );
    await bet(page, 'tie');
    await page.click('.rail-pair .clear');
    await page.waitForFunction(
      () => !/your stake/.test(document.querySelector('.layer-marks').innerHTML),
    );
    await bet(page, 'player');
    await deal(page);
    await settled(page);
    await page.click('.rail-acts .rail-button:has-text("Same bets")');
    await page.waitForFunction(() =>
      /your stake \$5/.test(
        document.querySelector('[data-mark="player"]').getAttribute('aria-label'),
      ),
    );
    await close(page);
  });

  test('a stake over the limit is refused at its place, with the nearest lawful act', async () => {
    const t = await house.fresh('blackjack');
    const page = await visitor();
    await sitDown(page, t, { name: 'Too much' });
    await page.click('[data-chip="50000"]');
    await bet(page, 'initial');
    await page.locator('[data-mark="initial"]').dispatchEvent('click');
    await page.locator('.refusal').waitFor();
    assert.ok(await page.locator('.refusal .rule').count(), 'the refusal cites its rule');
    assert.match(await page.locator('.refusal').textContent(), /Lawful here: £5 to £500/);
    await picture(page, 'refusal');
    assert.equal(await stake(page, 'initial'), '£500', 'what lay there lies there still');
    await close(page);
  });

  test('a phone plays by touch, and the sheet opens', async () => {
    const t = await house.fresh('baccarat');
    const page = await visitor({ size: PHONE });
    await sitDown(page, t, { name: 'Thumb' });
    await page.tap('[data-mark="banker"]');
    await page.waitForFunction(() =>
      /your stake/.test(document.querySelector('[data-mark="banker"]').getAttribute('aria-label')),
    );
    await page.tap('.main-act');
    await page.locator('.grip-net').waitFor();
    await page.tap('.grip');
    await page.locator('.panel.open .slip-line').first().waitFor();
    await picture(page, 'slip-phone-light');
    const targets = await page
      .locator('.rail button:visible')
      .evaluateAll(
        (all) =>
          all.map((one) => one.getBoundingClientRect()).filter((box) => box.height < 43.5).length,
      );
    assert.equal(targets, 0, 'every target of the rail is 44 high');
    await close(page);
  });

  test('names and texts cannot inject anything', async () => {
    const t = await house.fresh('baccarat');
    const page = await visitor();
    const name = '<img src=x onerror=x()>';
    await sitDown(page, t, { name });
    await bet(page, 'banker');
    const other = await visitor();
    await other.goto(`${house.base}/tables/${t}`);
    await other.locator('[data-act=sit]').waitFor();
    await page.goto(house.base);
    await page.locator('.game-card').first().waitFor();
    for (const one of [page, other]) {
      assert.equal(await one.locator('img').count(), 0);
      assert.deepEqual(one.wrong, []);
    }
    await page.click('.face-button');
    assert.match(await page.locator('dialog').textContent(), /<img src=x onerror=x\(\)>/);
    await close(page, other);
  });

  test('the first load is small and quick, and no request leaves the server', async () => {
    // A floor as its first start leaves it.
    const own = await floor({ demo: true });
    const page = await visitor();
    let bytes = 0;
    const foreign = [];
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    page.on('request', (request) => {
      if (!request.url().startsWith(own.base)) foreign.push(request.url());
    });
    const began = Date.now();
    await page.goto(own.base);
    await page.locator('.game-card').first().waitFor();
    const took = Date.now() - began;
    await page.waitForLoadState('networkidle');
    console.log(`lobby: ${bytes} bytes over the wire, ${took} ms`);
    assert.ok(bytes < 300 * 1024, `${bytes} bytes`);
    await page.click('.game-card >> nth=0');
    await page.locator('.rail-button').first().waitFor();
    await page.waitForLoadState('networkidle');
    console.log(`lobby and a table: ${bytes} bytes over the wire`);
    assert.ok(bytes < 300 * 1024, `${bytes} bytes with a table`);
    assert.deepEqual(foreign, []);
    await close(page);
    await own.end();
  });

  test('the policy has no inline exceptions, and no page needs one', async () => {
    const page = await visitor();
    const answer = await page.goto(house.base);
    const policy = answer.headers()['content-security-policy'];
    assert.match(policy, /default-src 'none'/);
    assert.match(policy, /require-trusted-types-for 'script'/);
    assert.doesNotMatch(policy, /unsafe|\*|https?:|data:|blob:|nonce|sha256/);
    await page.locator('.game-card').first().waitFor();
    assert.equal(await page.locator('script:not([src]), style').count(), 0);
    await close(page);
  });

  test('a past round is replayed step by step', async () => {
    const t = await house.fresh('baccarat');
    const page = await visitor();
    await sitDown(page, t, { name: 'Replays' });
    await bet(page, 'banker');
    await deal(page);
    await settled(page);
    await page.click('#tab-rounds');
    await page.click('.round-row >> nth=0');
    await page.locator('.replay-list li').first().waitFor();
    const all = (await cardsShown(page)).length;
    assert.ok(all >= 4);
    await page.keyboard.press('Home');
    assert.equal((await cardsShown(page)).length, 0);
    for (let step = 0; step < 30 && (await cardsShown(page)).length < all; step += 1)
      await page.keyboard.press('ArrowRight');
    assert.equal((await cardsShown(page)).length, all);
    await picture(page, 'replay');
    await close(page);
  });

  test('a finished deck is verified in the browser', async () => {
    const t = await house.fresh('threecard');
    const page = await visitor();
    await sitDown(page, t, { name: 'Checks' });
    await bet(page, 'ante');
    await deal(page);
    await page.click('.choice[data-choice=play]');
    await settled(page);
    // The next deck ends the one before: its order is told, and hashed here.
    await follows(page, () => deal(page));
    await page.locator('.seal .win').waitFor();
    await page.click('.seal');
    assert.match(await page.locator('dialog').textContent(), /Verified here/);
    await picture(page, 'verified');
    await close(page);
  });

  test('company plays on while one watches', async () => {
    const t = await house.fresh('ring');
    const friends = await company(t, [1, 2, 4]);
    const page = await visitor();
    await page.goto(`${house.base}/tables/${t}`);
    await page.locator('.log-row').first().waitFor();
    const seen = await cardsShown(page);
    assert.ok(seen.filter((card) => card === '??').length >= 0);
    await friends.end();
    await close(page);
  });
});
