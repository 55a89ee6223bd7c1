// A newcomer plays a round of each family from a cold start: from the lobby, with a name taken on
// the way, to a settled line with its rule. Pictures of every family are kept in tests/out.

import assert from 'node:assert/strict';
import { company } from './company.js';
import {
  bet,
  close,
  deal,
  DESKTOP,
  drawn,
  fits,
  follows,
  house,
  PHONE,
  picture,
  pictures,
  rests,
  saved,
  settled,
  suite,
  takeSeat,
  test,
  visitor,
} from './support.js';

/** What a newcomer does in each family: bets, then choices until the round is over. */
const ROUNDS = {
  baccarat: { bets: ['banker', 'banker', 'tie', 'total-5'] },
  roulette: { bets: ['straight-17', 'split-17-20', 'corner-13-14-16-17', 'dozen-2', 'red'] },
  sicbo: { bets: ['big', 'total-13', 'single-dice-5'] },
  dice: { bets: ['field', 'win-line'] },
  bigsix: { bets: ['G', 'F'] },
  blackjack: { bets: ['initial', '21-plus-3'], acts: ['stand'] },
  ultimate: { bets: ['ante', 'trips'], acts: ['check', 'check', 'play'] },
  paigow: { bets: ['standard'], acts: ['house-way'] },
};

/** Further games of these families: one picture each. */
const MORE = {
  eternal: { bets: ['banker', 'sun-7'] },
  rage: { bets: ['red', 'straight-17'] },
  threecard: { bets: ['ante', 'pair-plus'], acts: ['play'] },
  singapore: { bets: ['ante', 'bonus'], acts: ['flop', 'check', 'check'] },
};

/** From the lobby to a seat at a table. */
async function arrives(t) {
  const page = await visitor();
  await page.goto(house.base);
  await page.click(`.game-card[href="/tables/${t}"]`);
  await takeSeat(page);
  return page;
}

/** Chooses by the key that is printed on the choice. */
async function presses(page, choice) {
  await page.keyboard.press(await choice.locator('kbd').textContent());
}

/** A round against the house. */
async function plays(name, { bets, acts = [] }, look) {
  const page = await arrives(await house.fresh(name));
  for (const id of bets) await bet(page, id);
  await fits(page, `${name}, bets`);
  await follows(page, () => deal(page));
  for (const [at, act] of acts.entries()) {
    if (await page.locator('.slip-line').count()) break;
    if (at === 0) await picture(page, `${name}-decision`);
    await fits(page, `${name}, ${act}`);
    await follows(page, () => presses(page, page.locator(`.choice[data-choice="${act}"]`).first()));
  }
  await settled(page);
  assert.ok(await page.locator('.slip-line .rule').count(), 'every line has its rule');
  const foot = await page.locator('.slip-bottom').textContent();
  assert.match(foot, /equal to the cent|recomputed here/);
  assert.doesNotMatch(foot, /not equal/);
  await fits(page, `${name}, settled`);
  await look(page);
  await close(page);
}

/** On a phone nothing lies over the faces of one's cards, and one's own seat is seen. */
async function clear(page) {
  await page.setViewportSize(PHONE);
  await drawn(page);
  const found = await page.evaluate(() => {
    const seat = document.querySelector('.seat-pill.own').getBoundingClientRect();
    const sheet = document.querySelector('.panel').getBoundingClientRect();
    const faces = [...document.querySelectorAll('.layer-cards [data-key^="seat"]')]
      .map((card) => [card, card.getBoundingClientRect()])
      .filter(([, box]) => box.width > 60)
      .map(([card, box]) => card.contains(document.elementFromPoint(box.x + 9, box.y + 14)));
    return { low: seat.bottom - sheet.top, faces };
  });
  await page.setViewportSize(DESKTOP);
  assert.ok(found.low <= 0, `my seat lies ${found.low} under the sheet`);
  assert.ok(found.faces.length > 0 && found.faces.every(Boolean), 'the indices of my cards are free');
}

/** Four pictures, and axe. */
const looks = (name) => async (page) =>
  assert.deepEqual(await pictures(page, name), [], 'axe finds nothing serious');

export default suite(import.meta.url, 'every family', () => {
  test('a newcomer sets thirteen cards by keys', async () => {
    // Before hands are shown the table waits whether somebody declares: for its time to decide,
    // which must also suffice to set a hand.
    const pace = { bets: 600000, decision: 45000, pause: 600000, lost: 600000, step: 0 };
    const t = await house.fresh('chinese', { pace });
    const page = await arrives(t);
    const friends = await company(t, [1, 2]);
    try {
      const pick = page.locator('.choice.pick');
      const main = page.locator('.main-act:not(:disabled)');
      for (let step = 0; step < 30 && !(await pick.count()); step += 1) {
        await pick.or(main).first().waitFor();
        if (!(await pick.count())) await main.click({ timeout: 500 }).catch(() => null);
      }
      friends.stays();
      // The hand lies there from high to low: five behind, five in the middle, three in front.
      for (const row of [3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 1, 1, 1])
        await page.keyboard.press(String(row));
      await page.locator('.choice.pick:not(:disabled)').waitFor();
      await fits(page, 'chinese, a decision');
      await picture(page, 'chinese-decision');
      await page.keyboard.press('Enter');
      await page.locator('.rail[data-kind=between]').waitFor();
      await page.waitForFunction(
        () =>
          document.querySelectorAll('.layer-cards [data-card]:not([data-card="??"])').length === 13,
      );
      await page.locator('.log-row.won').first().waitFor();
      await looks('chinese')(page);
      await close(page);
    } finally {
      await friends.end();
    }
  });

  for (const [name, round] of Object.entries(ROUNDS))
    test(`a newcomer plays ${name}`, () => plays(name, round, looks(name)));

  for (const [name, round] of Object.entries(MORE))
    test(`a newcomer plays ${name}`, () =>
      plays(name, round, async (page) => {
        // Every wager laid here has a figure: what was expected is told.
        if (name === 'rage') await page.locator('.slip-sums').filter({ hasText: 'expected' }).waitFor();
        await picture(page, name);
      }));

  /** A hand for a pot among company: checks and calls to the end. */
  async function pot(name, look) {
    const t = await house.fresh(name);
    const page = await arrives(t);
    const friends = await company(t, [1, 2, 4]);
    try {
      const over = page.locator('.log-row.won, .slip-line').first();
      const choice = page
        .locator('.choice:is([data-choice=check], [data-choice=call], [data-choice=bring])')
        .or(page.locator('.choice[data-choice=show]'))
        .first();
      const main = page.locator('.main-act:not(:disabled)').first();
      let mine = 0;
      for (let step = 0; step < 60; step += 1) {
        await choice.or(main).or(over).first().waitFor();
        if (mine && (await over.count())) break;
        if (await choice.count()) {
          mine += 1;
          friends.stays();
          if (mine === 2) await picture(page, `${name}-decision`);
          if (mine < 3) await fits(page, `${name}, a decision`);
          if (mine < 3) await clear(page);
          await follows(page, () => presses(page, choice));
        } else {
          const before = await rests(page);
          // Company may deal before us: then the button is gone.
          await main.click({ timeout: 500 }).catch(() => null);
          // It may be our turn by then, with nothing more to come before we act.
          await page.waitForFunction(
            (old) =>
              document.querySelector('.rail[data-kind=deciding]') ||
              Number(document.querySelector('.table-page').dataset.rests) > old,
            before,
          );
        }
      }
      await friends.end();
      await page.click('#tab-hand');
      await page.locator('.log-row.won .rule').first().waitFor();
      await look(page, friends, t);
      await close(page);
    } finally {
      await friends.end();
    }
  }

  test('a newcomer plays a hand for a pot, and takes it along', () =>
    pot('ring', async (page, friends, t) => {
      await looks('ring')(page);
      // A hand is taken along once it is over: when everybody has gone on.
      const input = { clear: {} };
      for (const { one } of friends.people)
        await one.post(`/tables/${t}/inputs`, { input }).catch(() => null);
      await page.evaluate(
        ([path, body]) =>
          fetch(path, {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'x-croupier': '1' },
            body,
          }),
        [`/api/tables/${t}/inputs`, JSON.stringify({ input })],
      );
      await page.click('#tab-rounds');
      await page.locator('.round-row').last().click();
      await page.locator('.replay-list li').first().waitFor();
      const { name, text } = await saved(page, () => page.click('[data-act=phh]'));
      assert.match(name, /\.phh$/);
      assert.match(text, /^variant = /m);
      assert.match(text, /^actions = /m);
    }));

  test('a newcomer plays stud for a pot', () => pot('stud', (page) => picture(page, 'stud')));
});
