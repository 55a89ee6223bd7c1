// Pictures for the README: an evening at a baccarat table, a decision by night with
// hints, a wheel on a phone, the lobby. `npm run pictures` leaves them in tests/out.

import { company } from './company.js';
import {
  bet,
  browser,
  deal,
  follows,
  house,
  PHONE,
  picture,
  settled,
  sitDown,
  Staff,
  visitor,
} from './support.js';

/** Plays rounds by the API: a stake each, dealt and cleared. */
async function evening(t, wager, rounds) {
  const one = new Staff(house.base);
  await one.post('/guests', { name: `Evening ${t}` });
  const say = (input) => one.post(`/tables/${t}/inputs`, { input });
  await say({ join: { seat: 5 } });
  for (let round = 0; round < rounds; round += 1) {
    await say({ stake: { seat: 5, wager, amount: '25.00' } });
    await say({ close: {} });
    await say({ clear: {} });
  }
  await say({ stake: { seat: 5, wager, amount: '25.00' } });
  await say({ close: {} });
  return { clear: () => say({ clear: {} }), leave: () => say({ leave: { seat: 5 } }) };
}

const [baccarat, roulette] = [await house.fresh('baccarat'), await house.fresh('roulette')];
const before = await evening(baccarat, 'player', 44);
await before.clear();
await before.leave();
const spins = await evening(roulette, 'red', 40);
await spins.clear();
await spins.leave();
for (const name of ['blackjack', 'dice', 'sicbo', 'ultimate', 'bigsix', 'chinese', 'singapore'])
  await house.fresh(name);
const ring = await house.fresh('ring');
const friends = await company(ring, [1, 2, 4, 5]);

const page = await visitor();
await sitDown(page, baccarat, { name: 'Mara K' });
for (const id of ['banker', 'banker', 'tie', 'total-5']) await bet(page, id);
await follows(page, () => deal(page));
await settled(page);
for (let round = 47; round < 54 && !(await page.locator('.net.win').count()); round += 1) {
  await deal(page);
  await page
    .locator('.slip-label')
    .filter({ hasText: `Round ${round}` })
    .waitFor();
}
await picture(page, 'readme-baccarat');
await page.context().close();

const dark = await visitor({ theme: 'dark', settings: { hints: true } });
await sitDown(dark, await house.fresh('ultimate'), { name: 'Lena P' });
for (const id of ['ante', 'trips']) await bet(dark, id);
await follows(dark, () => deal(dark));
await follows(dark, () => dark.click('.choice[data-choice="check"]'));
await dark.locator('.worth').first().waitFor({ timeout: 200000 });
await picture(dark, 'readme-ultimate');
await dark.context().close();

const phone = await visitor({ size: PHONE });
await sitDown(phone, roulette, { name: 'Ivo T' });
for (const id of ['straight-17', 'split-17-20', 'dozen-2', 'red']) await bet(phone, id);
await follows(phone, () => deal(phone));
await picture(phone, 'readme-roulette');
await phone.context().close();

const lobby = await visitor();
await lobby.goto(house.base);
await lobby.locator('.game-card').first().waitFor();
await lobby.locator('.card-edge b').nth(3).waitFor();
await picture(lobby, 'readme-lobby');
await friends.end();
await browser.close();
await house.end();
