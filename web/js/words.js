// Every sentence of the interface, in one place: short, plain, no exclamation marks.

export const BOOKS = {
  co: { name: 'Colorado' }, uk: { name: 'Great Britain' }, ca: { name: 'California' },
  sg: { name: 'Singapore' }, reading: { name: 'our reading' },
};

export const FAMILIES = {
  baccarat: 'Baccarat', layout: 'Wheels and dice', dealer: 'Against the dealer', players: 'Between players',
};

const s = (n, one, more = `${one}s`) => `${n} ${n === 1 ? one : more}`;
const upper = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const ACTS = {
  'house-way': 'House way', 'logical-way': 'Logical way', 'even-money': 'Even money', pat: 'Stand pat',
  bring: 'Bring in', 'take-button': 'Take the button', 'refuse-button': 'Leave the button',
  'no-ante': 'No ante', 'take-off': 'Take off', 'hand 1': 'Play hand 1', 'hand 2': 'Play hand 2',
};
const RESULTS = {
  wins: 'Wins', loses: 'Loses', pushes: 'Push', returned: 'Returned', void: 'Void', stands: 'Stands',
  surrendered: 'Surrendered',
};
const STANDINGS = {
  plays: '', folded: 'folded', 'all-in': 'all-in', away: 'away', waits: 'waits for the next hand',
};

export const W = {
  upper, many: s,
  product: 'croupier', close: 'Close', loading: 'One moment', back: 'Back to the lobby',
  lobby: 'Lobby', odds: 'Odds', rules: 'Rules', rounds: 'Rounds', hands: 'Hands', session: 'Session',
  slip: 'Slip', decision: 'Decision', hand: 'Hand',
  theme: (dark) => (dark ? 'Switch to the light room' : 'Switch to the dark room'),
  settings: 'Settings', fourColours: 'Four colours for suits',
  fourNote: 'Diamonds blue, clubs green.', shapes: 'Shapes on derived roads',
  shapesNote: 'Red marks turn square.', hints: 'Hints', hintsNote: 'What each choice is worth, where that is known.', hintsOn: 'Hints on', hintsOff: 'Hints off',
  fast: 'Deal at once', fastNote: 'No motion of cards, wheel and dice.',

  // Lobby
  promise: ['Play the book.', 'Every payment names its rule.'],
  promiseNote: (games, books) => [`${games}`, ` games from ${books}, every rule in plain words, every edge an exact ratio.`],
  books: (n) => ({ 1: 'one rule book', 2: 'two rule books', 3: 'three rule books', 4: 'four rule books' }[n] ?? `${n} rule books`),
  find: 'Find a game, a wager or a rule', all: 'All', sitAndDeal: 'Sit and deal',
  tables: 'Tables', games: 'Games', noTable: 'No table is open',
  noTableNote: 'An administrator opens one from the catalogue.',
  nothing: (text) => `Nothing goes by “${text}”.`, open: 'Open', seatsTaken: (taken, of) => `${taken} of ${of} seats taken`,
  limits: (min, max) => `${min} to ${max}`, from: (min) => `from ${min}`,
  edgeOf: (name) => `${name} edge`, playerToPlayer: ['Player', 'to player'], fee: 'Fee',
  takeName: 'Take a name', takeNameNote: 'A visitor plays with 1,000.00 of play money. No password, no mail.',
  yourName: 'Your name', come: 'Come in', nameWrong: 'A name has 1 to 24 letters.',
  rulesFound: 'Rules', wagersFound: 'Wagers', gamesFound: 'Games', offered: 'Posted choices',
  about: 'What the book says', openTable: 'Open a table', noOpenTable: 'No table of this game is open now.',
  sitDown: 'Sit down', watch: 'Watch', signedIn: (name) => `Signed in as ${name}`, signOut: 'Sign out',
  staff: 'Staff', signIn: 'Sign in', password: 'Password', dealer: 'Dealer’s view', audit: 'Audit', admin: 'Administration',

  // Rules
  ruleNamed: (id) => `Rule ${id}`, ruleNear: 'Beside it', ruleMissing: 'This rule cannot be shown now.',
  ruleStatus: (kind, status) => `${upper(kind ?? '')}, ${status}.`,

  // Table
  seatOf: (seat, of) => ['seat ', `${seat}`, ` of ${of}`], watching: 'watching',
  decks: (n) => (n === '1' ? ' deck' : ' decks'),
  sealed: { shoe: 'Shuffle sealed', deck: 'Deck sealed', spin: 'Spins sealed', throw: 'Throws sealed' },
  verified: 'verified', notSealed: 'Cards by hand', late: (ms) => `${Math.round(ms)} ms`,
  round: (thing, n) => `${upper(thing)} ${n}`, shoeLine: (n) => `Shoe · round ${n}`,
  cardsLeft: (n) => `${n} cards left`,
  betsOpen: 'Bets open', readyWaits: 'Ready, the others bet', firstWager: 'first wager', seconds: (n) => `${n} s`, noMoreBets: 'No more bets',
  noMoreBetsNote: 'Wagers lie as they are until the round is settled.',
  take: (seat) => `Take seat ${seat}`, chooseSeat: 'Choose a seat', buyIn: 'Buy-in', sit: 'Sit down',
  full: 'Every seat is taken', leave: 'Leave the table', leaveNote: 'Your seat is free again.',
  deal: 'Deal', spin: 'Spin', throw: 'Throw', nextRound: 'Next round', sameAnd: (act) => `Same bets and ${act.toLowerCase()}`,
  same: 'Same bets', undo: 'Undo', clear: 'Clear', sessionResult: 'Session result', atStake: 'At stake',
  stack: 'Your chips', chip: (name) => `Chip of ${name}`, placeFirst: 'Place a chip to begin',
  yourTurn: 'Your turn', waitsFor: (who) => `${who} decides`, waiting: 'Waiting',
  waitsPeople: (n) => `Waiting for ${s(n, 'player')}`, waitsWord: 'Waiting for the table',
  dealing: 'The cards are coming', spinning: 'The wheel turns', throwing: 'The dice are out', youMay: 'you may leave your bets',
  act: (id) => ACTS[id] ?? upper(id.replaceAll('-', ' ')), verbs: {
    bank: 'Bank', leave: 'Leave', sit_out: 'Sit out', return: 'Come back', buy: 'Buy chips', join: 'Sit down',
  },
  to: (amount) => `to ${amount}`, min: 'Min', pot: 'Pot', half: '½ pot', allIn: 'All-in', amount: 'Amount',
  pickCards: (least, most) => (least === most ? `Choose ${s(least, 'card')}` : `Choose ${least} to ${most} cards`),
  refusedHere: (what) => `${what} refused`, lawful: (text) => `Lawful here: ${text}.`,
  nearest: (text) => `Bet ${text}`, betWords: (name, amount) => `${amount} on ${name}`,
  reconnecting: (n) => `Reconnecting, try ${n}`, reconnectingNote: 'Your bets stand. The round is kept where it was.',
  back2: 'Back at the table', stopped: 'The table does not answer',

  // Marks
  mark: (title, odds, stake, edge) => [title, odds, stake && `your stake ${stake}`, edge && `house edge ${edge}`].filter(Boolean).join(', '),
  lost: (amount) => `lost ${amount}`, seat: (n) => `seat ${n}`, edge: 'House edge', hits: 'Hits', deviation: 'Deviation',
  wouldWin: (amount) => `${amount} would win`, tapFor: (amount) => `tap for ${amount}`,
  noEdge: 'No exact figure yet', bestPlay: (how) => `with ${how} play`, sampled: 'sampled',
  meter: 'Meter', breakEven: (amount) => `breaks even at ${amount}`,

  // Slip
  yourWagers: (round) => `${round}, your wagers`, staked: (amount) => `staked ${amount}`,
  expected: (amount) => `expected ${amount}`, result: (word) => RESULTS[word] ?? word,
  vigorish: (amount) => `vigorish ${amount}`, owed: (amount) => `owed ${amount}, covered in part`,
  recomputed: 'Recomputed here, equal to the cent', recomputedPart: (n, of) => `${n} of ${s(of, 'line')} recomputed here`,
  differs: (n) => `${s(n, 'line')} recomputed here and not equal`, replay: 'Replay', export: 'Export', noSlip: 'Nothing is settled yet.',
  noSlipNote: 'After the round, every wager stands here with what it did, how much, and the rule.',
  noWagers: 'You had no wager in this round.', fees: 'Fees', slipLines: (n) => `Slip, ${s(n, 'line')}`,

  // Odds, rounds, session
  oddsNote: 'Exact figures of this table as posted.', pays: 'pays', probability: 'Probability', computing: 'Counting every case',
  roundsNone: 'No round yet.', step: (n, of) => `Step ${n} of ${of}`, previous: 'Step back', next: 'Step on', first: 'To the start', last: 'To the end',
  replayOf: (id) => `Replay of round ${id}`, json: 'JSON', phh: 'PHH',
  sessionNone: 'Your record begins with your first round.', sessionBand: 'Result against expectation; the band holds 95 of 100 sessions.',
  sessionRounds: 'Rounds', sessionStaked: 'Staked', sessionResultWord: 'Result', sessionExpected: 'Expected',
  sessionCost: 'Given away by decisions', worthEach: 'What each choice is worth', best: 'best',
  costs: (text) => `costs ${text}`, hintsOffNote: 'Hints are off: nothing here advises you.', noAdvice: 'No exact advice is known for this choice.',
  per: (basis) => `per ${basis}, exact`,

  // Boards
  bead: 'Bead plate', big: 'Big road', derived: 'Derived roads', eye: 'Big eye', small: 'Small', cockroach: 'Cockroach',
  player: 'Player', banker: 'Banker', tie: 'Tie', lastShoe: 'Previous shoe', lastNumbers: 'Last numbers', spins: (n) => s(n, 'spin'),
  zero: 'Zero', red: 'Red', black: 'Black', ballRests: 'The ball rests in', throwsLast: 'Last throws', rage: 'Rage', expectedOf: (list) => `expected ${list}`,
  wheelNote: 'The wheel takes bets, too: tap a pocket, and its neighbours join.', wins: (who, a, b) => `${who} wins, ${a} to ${b}`, tieAt: (n) => `Tie at ${n}`,
  natural: (who, n) => `${who} wins with a natural ${n}`, total: 'total', dealerTotal: 'dealer',
  symbols: (n, of) => `${s(n, 'symbol')}, ${of} places`, ofPlaces: (n, of) => `${n} of ${of}`, comesLast: ['second card', 'comes last'],
  qualifies: 'Dealer qualifies', qualifiesNot: 'Dealer does not qualify', pushesNames: { flop: 'flop', turn: 'turn', river: 'river' },
  potIs: (amount) => `Pot ${amount}`, fromEarlier: (amount) => `${amount} from before`, sidePot: (n, amount) => `Side pot ${n}, ${amount}`, you: 'You',
  standing: (word) => STANDINGS[word] ?? word, empty: 'empty', button: 'button', banks: (amount) => `banks ${amount}`,
  front: 'Front', middle: 'Middle', back3: 'Back', low: 'Low hand', high: 'High hand', twoCards: 'Two cards', fiveCards: 'Five cards',
  setHint: 'Tap a card, then a row; or keys 1, 2, 3.', setPai: 'Tap the two cards of the lower hand.', foul: 'This setting fouls',
  setIt: 'Set the hand', resetIt: 'Take back', points: (n) => `${n > 0 ? '+' : '−'}${s(Math.abs(n), 'point')}`, against: (who) => `against ${who}`,
  calls: { voisins: 'Voisins du zéro', tiers: 'Tiers du cylindre', orphelins: 'Orphelins' }, neighbours: (n) => `${n} and neighbours`,
  confirmCall: (name, n, amount) => `${name}: ${s(n, 'mark')}, ${amount} in all`, lay: 'Lay them', lineScreen: 'Line', propScreen: 'Props', sideWagers: 'Side wagers', mainWagers: 'Main wagers', point: 'point', on: 'ON', off: 'OFF', comeTag: 'come', dontTag: 'don’t',
  shooter: (who) => (who === 'You' ? 'You shoot' : `${who} shoots`), noPoint: 'come-out roll', pointIs: (n) => `point ${n}`,

  // Verification
  seal: 'Commitment', sealNote: 'Before the first bet the floor binds itself to this order of cards by its hash. When the shoe ends the order is shown, and this page computes the hash again.',
  sealOpen: 'The shoe is still in use. The order is revealed when it ends.', sealOk: 'Verified here: the order shown hashes to the commitment.',
  sealBad: 'The order shown does not hash to the commitment.', sealOrder: 'Revealed order', sealHash: 'Computed here', commitment: 'Committed before betting', previousShoe: 'Last finished shoe',

  // Staff
  claim: 'Become the administrator', claimNote: 'This link works once. Choose a name and a password of at least twelve letters.', claimMissing: 'The link that the first start printed brings its key along: open that.', claimAct: 'Take the keys',
  signInNote: 'For staff, and for players with an account. Visitors only take a name.', dealerTables: 'Which table do you deal at', noLive: 'No live table is open: an administrator opens one with cards dealt by hand.',
  service: 'Order of service', money: 'Collect and pay', table: 'Table', liveCards: 'live cards', dealerWord: 'Dealer', connected: 'Connected', erase: 'Erase', orType: 'or type', orScan: ', or scan', thisRound: 'This round',
  wentWrong: 'Something went wrong', irregularities: 'Irregularities', correction: 'Mistyped', correctionNote: 'A supervisor takes back the last entry and says what it was. Both stay in the record.', now: 'Now', report: 'Report it',
  typedWrong: 'Typed by mistake: go on. Already shown on the table: report it.', lying: 'Wagers on the table', collect: (sum) => `Collect, ${sum}`, pay: (sum) => `Pay, ${sum}`, tray: 'Tray after this round', entry: 'Entry', refused: 'refused',
  expects: (what) => ({ card: 'a card', throw: 'what is shown', shoe: 'the shoe' }[what] ?? ''), enterIt: 'Enter', noCard: (text) => (text ? `${text} is no card: type 5d, 10h, Ks` : 'type a card, like 5d'), noThrow: (text) => (text ? `${text} cannot be shown here` : 'type what is shown'),
  cutAt: 'Cut before card', marker: 'Cards behind the cutting card', burned: 'Burned cards', freshShoe: 'A fresh shoe', shoeReady: 'Put it on the table', noIrregular: 'No rule of this game is invoked by hand.', recorded: 'Recorded.', confirmIt: 'Confirm', noEffect: 'It moves nothing.', effect: 'Show the effect', instead: 'What it was', reason: 'Reason', tableau: 'Banker’s count against Player’s third card',
  adminTabs: { tables: 'Tables', people: 'People', meters: 'Meters' }, game: 'Game', tableName: 'Name of the table', chance: 'Cards', virtual: 'dealt by the floor', liveTable: 'dealt by hand', option: 'Option', posted: 'Posted', lawfulWord: 'Lawful', ruleWord: 'Rule', otherwise: (text) => `${text} (printed)`, lawfulIs: (text) => `Lawful: ${text}.`,
  breaches: (n) => `${s(n, 'breach', 'breaches')} of the book`, lawfulAll: 'Everything posted is lawful', provenLater: 'Proven again when the table opens', opened: 'The table is open', seatBots: 'Seat bots', botsSeated: 'Bots take their seats', closeIt: 'Close', done: 'Done', newName: 'Name', firstPassword: 'First password', role: 'Role', enrol: 'Enrol', visitor: 'visitor', locked: 'locked', closed: 'closed', closedByAdmin: 'closed by the administrator',
  changeBy: 'Change by', jackpotWaits: 'jackpot waits', propose: 'Propose', proposed: 'Proposed: another person must agree', twoPersons: 'A change by hand is proposed by one person and takes effect when another agrees.', noMeters: 'No meter is shared between tables yet.', waitsSecond: 'Waiting for a second person', agree: 'Agree', disagree: 'Do not agree',
  auditTabs: { rounds: 'Rounds', ledger: 'Ledger', hold: 'Hold', day: 'Day' }, readOnly: 'Read only', auditor: 'Auditor', chainOf: (n) => `${n} records in one chain`, head: 'head', verifyAll: 'Verify all', chainWord: 'Chain of records', chainOk: 'Chain verified', chainNote: (records, rounds, time) => `${records} records, ${rounds} rounds recomputed in ${time} s`,
  findRound: 'Table, round or game', asSeen: 'As you may see it', asPublic: 'As everybody saw it', asCroupier: 'As the croupier saw it', asSeat: (n) => `As seat ${n} saw it`, recordedWord: 'Recorded and recomputed', equalLines: (n, of) => `equal, ${n} of ${of} lines`, commitmentWord: 'Shuffle commitment', whatHappened: 'What happened', shownWord: 'Shown', fromWord: 'From', toWord: 'To', wagerWord: 'Wager', why: 'Why', net: 'Net', sumsTo: (text) => `sums to ${text}`,
  trialBalance: 'Trial balance', accounts: 'Accounts', stakedWord: 'Staked', heldWord: 'Held', dayTransfers: (n) => `${s(n, 'transfer')} today.`, noExceptions: 'Nothing stands out.',
};
