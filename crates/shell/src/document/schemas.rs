//! Shapes that have a name.

/// A shape that has a name.
pub struct Named {
    /// Its name.
    pub name: &'static str,
    /// What it is.
    pub says: &'static str,
    /// The shape.
    pub shape: &'static str,
}

const fn named(name: &'static str, says: &'static str, shape: &'static str) -> Named {
    Named { name, says, shape }
}

/// Every shape that has a name.
#[rustfmt::skip]
pub const SCHEMAS: &[Named] = &[
    named("Problem", "Why a request was turned down; nothing changed.",
        "{why: text, rule: rule?, faults?: Fault[], kind: \"malformed\"|\"unknown\"|\"not_yours\"|\"missing\"|\
         \"rule\"|\"reused\"|\"stale\"|\"too_large\"|\"too_many\"|\"stopped\"|\"ours\"}"),
    named("Fault", "Something that is posted and is not lawful, or is no option.",
        "{name: text, why: text, rule: rule?}"),
    named("Role", "What somebody is on the floor.",
        "\"player\"|\"dealer\"|\"supervisor\"|\"executive\"|\"auditor\"|\"administrator\""),
    named("Tender", "Play money, or money: they never mix.", "\"play\"|\"money\""),
    named("Wallets", "Amounts of each tender.", "{play: money, money: money}"),
    named("Me", "Whoever asks: the clock and the result of each sitting are always in it.",
        "{person: integer, name: text, roles: Role[], guest: flag, wallet: money, \
         wallets: Wallets, held: Wallets, places: Place[], limits: OwnLimit[], paused: moment?, \
         excluded: moment?, now: moment}"),
    named("OwnLimit", "A limit that a player set: money for stakes and losses, minutes for time.",
        "{measure: \"stakes\"|\"losses\"|\"time\", over: \"day\"|\"sitting\", most: money?, \
         minutes: integer?, from: moment}"),
    named("Place", "A seat of a person, and how the sitting went so far.",
        "{table: integer, seat: integer, since: moment, front: money, staked: money, won: money}"),
    named("Person", "Somebody with a name.",
        "{person: integer, name: text, roles: Role[], guest: flag, wallets: Wallets, \
         locked: flag, closed: text?, paused: moment?, excluded: moment?}"),
    named("Pace", "The clocks of a table, in milliseconds. `delay`: so much later whoever only \
                   watches sees what happens.",
        "{bets?: integer, decision?: integer, pause?: integer, lost?: integer, bank?: integer, \
         step?: integer, delay?: integer}"),
    named("Clock", "A clock that runs: on what, and until when.", "{waits: any, until: moment}"),
    named("Listing", "A table, as the lobby has it.",
        "{id: integer, name: text, game: text, title: text, book: text, \
         bank: \"house\"|\"player_dealer\"|\"pot\"|\"points\", tender: Tender, \
         chance: \"virtual\"|\"live\", seats: integer, taken: integer, waiting: integer, \
         people: {seat: integer, person: integer, name: text}[], \
         limits: {min: money, max: money?}?, posted: map<text>, meters: map<money>, round: text, \
         rounds: integer, spots: SpotSight[], pot: money, figures: any[], shoe: integer?, \
         commitment: text?, disabled: text?, clocks: Clock[], delay: integer}"),
    named("TableView", "All that a viewer may see of a table now.",
        "{table: Listing, sign: Sign, sight: Sight, next: integer, seat: integer?, \
         waits: integer?, names: map<text>, round: text, clocks: Clock[], commitment: text?, \
         revealed: Bound?, pace: Pace, now: moment}"),
    named("SpotSight", "Cards at a spot; `??` where this viewer may not see one.",
        "{spot: text, cards: {card: text, face: any}[]}"),
    named("Sight", "The state of a table as one viewer sees it.",
        "{next: integer, rounds: integer, asks: Ask[], chairs: any[], spots: SpotSight[], \
         stakes: any[], ...}"),
    named("Ask", "What a table waits for.",
        "{ask: \"seats\"|\"office\"|\"shoe\"|\"wagers\"|\"hand\"|\"card\"|\"shuffle\"|\"show\"|\
         \"throw\"|\"decide\"|\"follow\"|\"settlement\"|\"round\", ...}"),
    named("Sign", "What hangs at a table: seats, spots, marks, pay lines with rules, limits, \
                   posted values, chance.",
        "{id: text, title: text, bank: text, seats: integer, seats_rule: rule, spots: text[], \
         marks: any[], words: text[], posted: map<text>, chance: any, ...}"),
    named("Choice", "What a seat may do, or could but for a rule: `refused` says why not.",
        "{verb: \"join\"|\"leave\"|\"buy\"|\"sit_out\"|\"return\"|\"move\"|\"stake\"|\
         \"withdraw\"|\"bank\"|\"decide\", id: text, \
         amount?: {min: money, max: money, step: money}, cards?: any, behind?: integer, \
         rule: rule, refused?: {why: text, rule: rule?}}"),
    named("Input", "What somebody did, or what chance brought: an object of one word.",
        "one {join: {seat: integer, buy?: money, how?: text}, leave: {seat: integer}, \
         buy: {seat: integer, amount: money}, sit_out: {seat: integer}, \
         return: {seat: integer, how?: text}, move: {from: integer, to: integer}, \
         stake: {seat: integer, wager: text, amount: money, owner?: any, oral?: any, \
         found?: flag}, withdraw: {seat: integer, wager: text, owner?: any}, \
         change: {seat: integer, wager: text, change: text|one {reduce: money, call: any}}, \
         coupons: {seat: integer, n: integer}, \
         bank: {seat: integer, amount: money, action?: integer}, close: {}, deal: {}, \
         shoe: {commitment?: text, cut?: any, marker?: integer, burned?: text[]}, shuffle: {}, \
         card: text|{card: text, to: text}, show: {}, throw: text, \
         decide: {seat: integer, act: text, amount?: money, cards?: text}, \
         follow: {seat: integer, behind: integer, act: text, amount?: money, cards?: text}, \
         speak: {seat: integer, words?: text, chips?: money[][]}, \
         rule: {rule: rule, card?: text, cards?: text[], disclosed?: flag, seat?: integer, \
         seats?: integer[], spot?: text, wager?: text, amount?: money, count?: integer}, \
         settle: {}, clear: {}, meter: {wager: text, shown: money}, \
         shared: {wager: text, shown: money, reserve: money, pending: flag}, \
         time: {seconds: integer}}"),
    named("Event", "What happened, with its number; every viewer finds the same number on the \
                    same event.",
        "{n: integer, event: text, ...}"),
    named("Account", "Where money is: an object of one word, or `cage`.", "any"),
    named("Transfer", "Money that moved, with its reason and rule.",
        "{n: integer, tender: Tender, from: Account, to: Account, amount: money, owed?: money, \
         round?: text, why: any}"),
    named("RoundLine", "A round that is over, in one line.",
        "{id: text, n: integer, began: moment, ended: moment, viewer: any, thrown: text[], \
         settlement: any}"),
    named("Bound", "What whoever shuffled was bound to; salt and order once they are told.",
        "{shoe: integer, commitment: text, salt: text?, order: text?}"),
    named("Seal", "The same with what came out of it in a round: how many were out before and \
                   after, the numbers of the events that show them, places that were passed over; \
                   `unplaced` where an old record does not say how many were out before. \
                   `croupier verify` checks it.",
        "{shoe: integer, commitment: text, salt: text?, order: text?, from: integer, to: integer, \
         events: integer[], passed: integer[], unplaced: flag}"),
    named("Round", "A round, as a viewer saw it: `commitments` are the orders that something came \
                    out of, the first of them `commitment`; `beside` numbers events that show \
                    what came out of none.",
        "{id: text, game: text, set: map<text>, began: moment, ended: moment, over: flag, \
         version: text, sign: text, people: any[], viewer: any, events: Event[], \
         transfers: Transfer[], chips: any[], commitment: Seal?, commitments: Seal[], \
         beside: integer[]}"),
    named("Meter", "A progressive meter; `detail` is for whoever sees everything.",
        "{id: integer, name: text, tender: Tender, shown: money, locked: flag, \
         linked: {table: integer, wager: text}[], detail?: any}"),
    named("Proposal", "A change by hand that waits for a second person.",
        "{n: integer, proposal: any}"),
    named("Entry", "A record: its number, hash and content. What is not over yet, and what opens \
                    doors, is left out.",
        "{n: integer, hash: text, at: moment, who: any, facts: any[], transfers: Transfer[]}"),
    named("Balance", "An account: what went out, what came in, what is there.",
        "{tender: Tender, account: Account, out: money, into: money, balance: money}"),
    named("Hold", "What a wager took and kept, against the exact figure: how many standard errors \
                   apart.",
        "{game: text, wager: text, n: integer, staked: money, held: money, hold: number?, \
         edge: number?, errors: number?, escalates: flag, note: text?}"),
    named("Game", "A game of the catalogue.",
        "{id: text, title: text, book: text, family: text, kind: text, rules: rule[], wagers: any[], \
         options: any[]}"),
    named("Rule", "A rule in our own words.", "{id: rule, text: text, kind: text, status: text, ...}"),
];
