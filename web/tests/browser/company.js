// Company for games between players: visitors who act by the menu, through the API alone.

import { house, someone, Staff } from './support.js';

const LIKES = [
  'check',
  'call',
  'house-way',
  'pat',
  'stand',
  'play',
  'bring',
  'complete',
  'show',
  'muck',
  'fold',
];

/** Seats visitors, who then act by themselves until `end` is called; `stays()`: a hand stays seen. */
export async function company(t, seats, { buy = '300.00' } = {}) {
  const people = [];
  for (const seat of seats) {
    const one = new Staff(house.base);
    await one.post('/guests', { name: someone() });
    const menu = await one.get(`/tables/${t}/menu?seat=${seat}`);
    const join = menu.find((choice) => choice.verb === 'join' && !choice.refused);
    const input = {
      join: { seat, ...(join?.amount ? { buy } : {}), ...(join?.id ? { how: join.id } : {}) },
    };
    await one.post(`/tables/${t}/inputs`, { input });
    people.push({ one, seat });
  }
  let [on, clears] = [true, true];
  const work = (async () => {
    while (on && !house.over) {
      await act(people, t, clears).catch(() => null);
      await new Promise((resolve) => {
        setTimeout(resolve, 60);
      });
    }
  })();
  return {
    people,
    stays: () => {
      clears = false;
    },
    end: async () => {
      on = false;
      await work;
    },
  };
}

/** Does what the table waits for, where it waits for one of them. */
async function act(people, t, clears) {
  const { sight } = await people[0].one.get(`/tables/${t}`);
  const say = (one, input) => one.post(`/tables/${t}/inputs`, { input }).catch(() => null);
  for (const [ask, input] of [
    ['hand', { deal: {} }],
    ['round', clears && { clear: {} }],
  ])
    if (input && sight.asks.some((one) => one.ask === ask))
      for (const { one } of people) await say(one, input);
  for (const { one, seat } of people)
    if (sight.asks.some((ask) => ask.seat === seat || ask.by === seat)) await decide(one, t, seat);
}

/** Decides for a seat: what it likes best of what is lawful. */
async function decide(one, t, seat) {
  const menu = (await one.get(`/tables/${t}/menu?seat=${seat}`)).filter(
    (choice) => choice.verb === 'decide' && !choice.refused,
  );
  const choice =
    LIKES.map((word) => menu.find((known) => known.id === word)).find(Boolean) ?? menu[0];
  if (!choice) return;
  const input = { seat, act: choice.id };
  if (choice.amount) input.amount = choice.amount.min;
  if (choice.cards) input.cards = rows(choice.cards);
  await one.post(`/tables/${t}/inputs`, { input: { decide: input } }).catch(() => null);
}

/** Cards in rows, the highest behind: never a foul by rank alone. */
function rows({ from, least, rows: many }) {
  const rank = (card) => '23456789TJQKA'.indexOf(card[0]);
  const sorted = [...from].sort((a, b) => rank(a) - rank(b));
  if (!many) return sorted.slice(0, least).join(' ');
  let left = Math.max(least, 0);
  return many
    .map((room) => {
      const take = Math.min(room, left);
      left -= take;
      return sorted.splice(0, take).join(' ');
    })
    .join(' / ')
    .replaceAll(/ +/g, ' ')
    .trim();
}
