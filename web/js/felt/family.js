// Which felt a table gets, read from its sign. A game that nobody foresaw gets the plain one.

const has = (list, ...names) => names.every((name) => list.includes(name));

/** The name of a table's felt. */
export function familyOf(sign) {
  const marks = sign.marks.map((mark) => mark.id);
  if (sign.bank === 'pot') return 'ring';
  if (sign.bank === 'points') return 'chinese';
  if (sign.chance.throw) {
    if (has(marks, 'straight-0', 'straight-36')) return 'roulette';
    if (has(marks, 'win-line')) return 'dice';
    if (marks.some((id) => id.startsWith('specific-triple'))) return 'sicbo';
    if (marks.every((id) => id.length === 1)) return 'bigsix';
    return 'plain';
  }
  if (has(sign.spots, 'player', 'banker')) return 'baccarat';
  if (sign.words.includes('set')) return 'paigow';
  if (has(sign.spots, 'seat1', 'seat1.1', 'dealer')) return 'blackjack';
  if (has(sign.spots, 'seat1', 'dealer')) return 'duel';
  return 'plain';
}

/** The shelf of the lobby that a game stands on, by its listing. */
export function shelfOf({ kind, id }) {
  if (kind === 'pot' || kind === 'points') return 'players';
  if (/^(wheel|dice)/.test(kind)) return 'layout';
  if (/baccarat|punto|fortunes|treasures|dragon|frog|eternal|super-9|pan-9/.test(id))
    return 'baccarat';
  return 'dealer';
}

const FELTS = {
  baccarat: () => import('./baccarat.js'),
  roulette: () => import('./roulette.js'),
  dice: () => import('./craps.js'),
  sicbo: () => import('./sicbo.js'),
  bigsix: () => import('./bigsix.js'),
  blackjack: () => import('./blackjack.js'),
  duel: () => import('./duel.js'),
  ring: () => import('./ring.js'),
  chinese: () => import('./chinese.js'),
  paigow: () => import('./paigow.js'),
  plain: () => import('./plain.js'),
};

/** The felt of a family, fetched when a table needs it. */
export const feltOf = async (family) => (await FELTS[family]()).default;

/** What one go of a table is called: `round`, `spin`, `throw`, `hand`. */
export function goOf(sign) {
  if (sign.chance.throw) return sign.chance.throw.of;
  return sign.bank === 'pot' || sign.bank === 'points' ? 'hand' : 'round';
}
