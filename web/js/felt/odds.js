// What is printed on a mark: its odds in few words, its name split where it is too long.

/** The lines of a mark that win, without repeats. */
export function winning(mark) {
  const seen = new Set();
  return mark.lines.filter((line) => line.wins && !seen.has(line.pays) && seen.add(line.pays));
}

const size = (pays) => {
  const odds = /^(\d+) (?:to|for) (\d+)/.exec(pays);
  return odds ? odds[1] / odds[2] : 0;
};

/** `8 to 1`; of several lines the best: `to 500 to 1`. */
export function oddsOf(mark) {
  const lines = winning(mark).map((line) => line.pays);
  if (!lines.length) return '';
  if (lines.length === 1) return lines[0];
  const meter = lines.find((pays) => pays.includes('meter'));
  if (meter) return 'meter';
  const highest = lines.reduce((best, pays) => (size(pays) > size(best) ? pays : best));
  return `to ${highest}`;
}

/** `8:1`, for cells too narrow for words. */
export const colon = (text) => text.replace(/^to /, '').replace(/(\d+) to (\d+)/, '$1:$2');

/** A mark's title in two parts: "Match Pair, player" is ["Match Pair", "player"]. */
export function titled(mark) {
  const [head, ...rest] = mark.title.split(', ');
  return [head, rest.join(', ')];
}

/** Short forms for the felt alone. */
export function short(mark) {
  return mark.title
    .replace(/^Total cards /, 'Total ')
    .replace(/^Optional bonus/, 'Bonus')
    .replace(/ Progressive$/, '');
}

/** The winning line of a mark that says the most, for marks that share a title. */
export const event = (mark) => winning(mark)[0]?.label ?? mark.title;

/** What a stake would win at best, in cents; nothing where it is not by odds. */
export function wouldWin(mark, amount) {
  const best = Math.max(0, ...winning(mark).map((line) => size(line.pays)));
  return best ? Math.floor(amount * best) : 0;
}
