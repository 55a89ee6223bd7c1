//! Three games of a California card room: 9½, Hawaiian Blackjack and Blackjack Poker, each against
//! a player who banks.

use super::facts::{Halves, Hawaiian, Insured, Pair, Poker, PokerLater};
use super::rules::{Again, DoubleBy, Found, HANDS_MAX, Rules, Split};
use super::{Came, TwentyOne};
use crate::california::rotation::Eligibility;
use crate::california::{Room, house_terms, room_options};
use crate::chance::{Chance, Procedure};
use crate::variant::{House, Judges, Offered, Variant, Wagers};
use cards::Pack;
use law::ca::nine_and_a_half as nine;
use law::ca::{blackjack_poker as bjp, fees, general, hawaiian_blackjack as hbj};
use law::{Breach, Cite, Fault, Lawful, Opt, Posted, Proven, reading};
use table::{
    BEHIND_MAX, BackLine, Cites, Due, Judge, Kind, Needs, Order, Pay, PayTable, Terms, Wager,
    loses, pays, pushes, to,
};

/// What a hand gives up.
const GIVEN_UP: Due = Due::Fixed(Pay::Surrender);

/// s0.c, s6, s8 to s10.
#[rustfmt::skip]
static NINE_BASE: Wager<Halves> = Wager {
    id: "base", aliases: &["initial", "main"], title: "Base wager", kind: Kind::Main,
    tables: &[PayTable { id: "NH-RANK", meter: None, lines: &[
        pays  ("9½",                    |h| h.0 == Came::Best,        to(6, 5), nine::RS0_C),
        pays  ("nearer to 9½",          |h| h.0 == Came::Nearer,      to(1, 1), nine::RS8),
        pays  ("player-dealer over 9½", |h| h.0 == Came::DealerOver,  to(1, 1), reading::CA_TWENTY_ONE_BANK_OVER),
        pushes("equal value",           |h| matches!(h.0, Came::Level | Came::LevelTarget), nine::RS9),
        loses ("10 or more",            |h| h.0 == Came::Over,                  nine::RS10),
        loses ("farther from 9½",       |h| h.0 == Came::Worse,                 nine::RS8),
    ] }],
};

/// The lines of every wager on a hand of Hawaiian Blackjack.
#[rustfmt::skip]
const HAWAIIAN_LINES: &[PayTable<Hawaiian>] = &[PayTable { id: "HBJ-RANK", meter: None, lines: &[
    pays  ("two aces",                  |h| h.0 == Came::Best,        to(3, 2), hbj::RS3),
    pays  ("22 of higher rank",         |h| h.0 == Came::Outranks,    to(1, 1), hbj::RS7),
    pays  ("nearer to 22",              |h| h.0 == Came::Nearer,      to(1, 1), hbj::RS9),
    pays  ("player-dealer over 22",     |h| h.0 == Came::DealerOver,  to(1, 1), reading::CA_TWENTY_ONE_BANK_OVER),
    pays  ("both over 22 and nearer",   |h| h.0 == Came::OverNearer,  to(1, 1), hbj::RS8),
    pushes("equal total below 22",      |h| h.0 == Came::Level,                 hbj::RS9),
    pushes("22 of equal rank",          |h| matches!(h.0, Came::LevelTarget | Came::LevelBest), hbj::RS7),
    pushes("both over 22 and equal",    |h| h.0 == Came::LevelOver,             hbj::RS8),
    pays  ("surrendered",               |h| h.0 == Came::Surrendered, GIVEN_UP, hbj::RS6),
    loses ("18 against 18",             |h| h.0 == Came::LevelLost,             hbj::RS9),
    loses ("over 22",                   |h| h.0 == Came::Over,                  reading::CA_TWENTY_ONE_BANK_OVER),
    loses ("both over 22 and farther",  |h| h.0 == Came::OverFarther,           hbj::RS8),
    loses ("farther from 22",           |h| h.0 == Came::Worse,                 hbj::RS9),
    loses ("22 of lower rank",          |h| h.0 == Came::Outranked,             hbj::RS7),
] }];

/// s0.b, s3, s6 to s9.
static HAWAIIAN_BASE: Wager<Hawaiian> = Wager {
    id: "base",
    aliases: &["initial", "main"],
    title: "Base wager",
    kind: Kind::Main,
    tables: HAWAIIAN_LINES,
};

/// s4.
static HAWAIIAN_SPLIT: Wager<Hawaiian> =
    Wager { id: "split", aliases: &[], title: "Split", kind: Kind::Later, tables: HAWAIIAN_LINES };

/// s5.
static HAWAIIAN_DOUBLE: Wager<Hawaiian> = Wager {
    id: "double",
    aliases: &[],
    title: "Double down",
    kind: Kind::Later,
    tables: HAWAIIAN_LINES,
};

/// s3, s9, s11.e.
#[rustfmt::skip]
static POKER_BASE: Wager<Poker> = Wager {
    id: "base", aliases: &["initial", "main", "game"], title: "Game wager", kind: Kind::Main,
    tables: &[PayTable { id: "BJP-RANK", meter: None, lines: &[
        pays  ("two aces of hearts",       |h| h.0 == Came::Best,        to(3, 1), bjp::RS3_B),
        pays  ("blackjack",                |h| h.0 == Came::Second,      to(6, 5), bjp::RS3_C),
        pays  ("higher rank of a split",   |h| h.0 == Came::Outranks,    to(1, 1), bjp::RS5),
        pays  ("nearer to 21",             |h| h.0 == Came::Nearer,      to(1, 1), bjp::RS9_C),
        pays  ("player-dealer over 21",    |h| h.0 == Came::DealerOver,  to(1, 1), reading::CA_TWENTY_ONE_BANK_OVER),
        pushes("equal total",              |h| matches!(h.0, Came::Level | Came::LevelTarget), bjp::RS9_B),
        pushes("two aces of hearts each",  |h| h.0 == Came::LevelBest,             bjp::RS9_A),
        pushes("over 21 against 26 in three cards", |h| h.0 == Came::LevelOver,    bjp::RS9_E),
        pays  ("surrendered",              |h| h.0 == Came::Surrendered, GIVEN_UP, bjp::RS11_E),
        loses ("over 21",                  |h| h.0 == Came::Over,                  bjp::RS9_E),
        loses ("farther from 21",          |h| h.0 == Came::Worse,                 bjp::RS9_C),
        loses ("two aces of hearts against it", |h| h.0 == Came::Outranked,        bjp::RS9_D),
    ] }],
};

/// The same of wagers made later: split hands rank by themselves.
#[rustfmt::skip]
const POKER_LATER: &[PayTable<PokerLater>] = &[PayTable { id: "even", meter: None, lines: &[
    pays  ("higher rank of a split",   |h| h.0 == Came::Outranks,    to(1, 1), bjp::RS5),
    pays  ("nearer to 21",             |h| h.0 == Came::Nearer,      to(1, 1), bjp::RS9_C),
    pays  ("player-dealer over 21",    |h| h.0 == Came::DealerOver,  to(1, 1), reading::CA_TWENTY_ONE_BANK_OVER),
    pushes("equal total",              |h| matches!(h.0, Came::Level | Came::LevelTarget), bjp::RS9_B),
    pushes("over 21 against 26 in three cards", |h| h.0 == Came::LevelOver,    bjp::RS9_E),
    pays  ("surrendered",              |h| h.0 == Came::Surrendered, GIVEN_UP, bjp::RS11_E),
    loses ("over 21",                  |h| h.0 == Came::Over,                  bjp::RS9_E),
    loses ("farther from 21",          |h| h.0 == Came::Worse,                 bjp::RS9_C),
    loses ("two aces of hearts against it", |h| h.0 == Came::Outranked,        bjp::RS9_D),
] }];

/// s11.b.
static POKER_SPLIT: Wager<PokerLater> =
    Wager { id: "split", aliases: &[], title: "Split", kind: Kind::Later, tables: POKER_LATER };

/// s11.a.
static POKER_DOUBLE: Wager<PokerLater> = Wager {
    id: "double",
    aliases: &[],
    title: "Double down",
    kind: Kind::Later,
    tables: POKER_LATER,
};

/// s11.d, and `reading:ca-blackjack-poker-insured-both`.
#[rustfmt::skip]
static POKER_INSURANCE: Wager<Insured> = Wager {
    id: "insurance", aliases: &[], title: "Insurance", kind: Kind::Later,
    tables: &[
        PayTable { id: "BJP-INSURANCE", meter: None, lines: &[
            pays ("first or second rank",      |i| i.dealer && !i.own, to(2, 1), bjp::RS11_D),
            loses("first or second rank each", |i| i.dealer && i.own, reading::CA_BLACKJACK_POKER_INSURED_BOTH),
            loses("lower rank",                |i| !i.dealer,                    bjp::RS11_D),
        ] },
        PayTable { id: "BJP-INSURANCE-BACK", meter: None, lines: &[
            pays  ("first or second rank",      |i| i.dealer && !i.own, to(2, 1), bjp::RS11_D),
            pushes("first or second rank each", |i| i.dealer && i.own, reading::CA_BLACKJACK_POKER_INSURED_BOTH),
            loses ("lower rank",                |i| !i.dealer,                    bjp::RS11_D),
        ] },
    ],
};

/// s10.d, s10.g.
#[rustfmt::skip]
static PERFECT_PAIR: Wager<Pair> = Wager {
    id: "perfect-pair", aliases: &["perfect_pair"], title: "Perfect Pair Bonus Bet", kind: Kind::Side,
    tables: &[PayTable { id: "BJP-PAIR", meter: None, lines: &[
        pays ("perfect pair", |p| p == Pair::Perfect,  to(25, 1), bjp::RS10_G),
        pays ("colored pair", |p| p == Pair::Coloured, to(12, 1), bjp::RS10_G),
        pays ("mixed pair",   |p| p == Pair::Mixed,    to(6, 1),  bjp::RS10_G),
        loses("no pair",      |p| p == Pair::Nothing,             bjp::RS10_D),
    ] }],
};

/// A card room's table.
struct CardRoom {
    /// What it plays by if nothing is posted.
    play: Rules,
    /// Lawful numbers of decks, and the rule.
    decks: (Lawful, Cite),
    /// What else may be posted.
    extra: fn() -> Vec<Opt>,
    /// What that changes.
    adjust: fn(&Proven, &mut Rules),
    /// Wagers that need the base wager and are at most as much, and the rules.
    sides: &'static [(&'static str, Cite, Cite)],
    room: Room,
    cites: Cites,
}

impl House<TwentyOne> for CardRoom {
    fn options(&self, _: &[&'static dyn Judge<TwentyOne>]) -> Vec<Opt> {
        let (lawful, rule) = &self.decks;
        let decks = self.play.decks.to_string();
        let mut options = vec![Opt::new("decks", &decks, lawful.clone(), rule)];
        options.extend((self.extra)());
        options.extend(room_options(&self.room));
        options
    }

    fn offered(&self) -> Offered {
        Offered::Sides(self.cites.wagers)
    }

    fn follows(
        &self,
        _: &[&'static dyn Judge<TwentyOne>],
        _: &Posted,
        _: &mut Proven,
    ) -> Vec<Fault> {
        Vec::new()
    }

    fn makeable(&self, wagers: Judges<TwentyOne>, _: &Proven) -> Judges<TwentyOne> {
        wagers
    }

    fn rules(&self, proven: &Proven) -> Rules {
        let mut rules = Rules { decks: proven.number("decks") as u16, ..self.play };
        (self.adjust)(proven, &mut rules);
        rules
    }

    fn terms(
        &self,
        _: &[&'static dyn Judge<TwentyOne>],
        posted: &Posted,
        proven: &Proven,
    ) -> Result<Terms, Breach> {
        let decks = proven.number("decks") as u16;
        let pack = Pack::decks(decks).with_jokers(decks * self.play.jokers);
        let order = Order::HandByHand;
        let mut terms = house_terms(&self.room, pack, order, self.cites, proven, posted)?;
        for (side, beside, at_most) in self.sides {
            for (within, rule) in [(false, *beside), (true, *at_most)] {
                let (wagers, one_of) = (vec![*side], vec!["base"]);
                terms.needs.push(Needs { wagers, one_of, within, rule });
            }
        }
        Ok(terms)
    }

    fn room(&self) -> Option<&Room> {
        Some(&self.room)
    }
}

const SHOE: Chance = Chance::Cards(Procedure::Shoe { law: None, round_max: super::ROUND_MAX });

/// 9½.
pub(super) static NINE_AND_A_HALF: Variant<TwentyOne> = Variant {
    id: "ca/nine-and-a-half",
    title: "9½",
    kind: "player-dealer",
    rules: &[nine::RS0_C, nine::RS7, nine::RS8],
    sections: &[general::SECTION, nine::SECTION],
    own: &[],
    wagers: Wagers::Listed(&[&NINE_BASE]),
    by_option: &[],
    chance: SHOE,
    house: &CardRoom {
        play: Rules::NINE_AND_A_HALF,
        decks: (Lawful::Between(2, 8), nine::RS0_E),
        extra: Vec::new,
        adjust: |_, _| {},
        sides: &[],
        cites: Cites {
            closed: nine::R7,
            touched: nine::R8,
            pack: nine::RS0_D,
            order: general::R5_A,
            wagers: nine::RS2,
            coverage: general::R5_A,
            returned: general::R5_E,
            aggregate: general::R5_A,
            seats: reading::CA_TWENTY_ONE_SEATS,
            decisions: nine::RS5,
            meter: general::R5_D,
            envy: &[],
            limits: &[],
            oral: None,
        },
        room: Room {
            seats: &[8],
            seats_rule: reading::CA_TWENTY_ONE_SEATS,
            eligibility: Eligibility::PriorBet,
            behind: BackLine { most: BEHIND_MAX, wagers: &[], on: Some("base"), rule: nine::R3 },
            schedules: &["F-F"],
            fee_rule: fees::RF_F,
            free: &[],
            limits: nine::RS2,
            coverage: general::R5_A,
            // No line of the text names the first: from the left of the player-dealer.
            first: Some(general::R7_A),
            side: None,
            adjust: |_, _| Ok(()),
        },
    },
};

/// Hawaiian Blackjack.
pub(super) static HAWAIIAN: Variant<TwentyOne> = Variant {
    id: "ca/hawaiian-blackjack",
    title: "Hawaiian Blackjack",
    kind: "player-dealer",
    rules: &[hbj::RS0_B, hbj::RS3, hbj::RS8],
    sections: &[general::SECTION, hbj::SECTION],
    own: &[],
    wagers: Wagers::Listed(&[&HAWAIIAN_BASE, &HAWAIIAN_SPLIT, &HAWAIIAN_DOUBLE]),
    by_option: &[],
    chance: SHOE,
    house: &CardRoom {
        play: Rules::HAWAIIAN,
        decks: (Lawful::OneOf(&[8, 4]), hbj::RS0_D),
        extra: || {
            let ranks = Lawful::Word(vec!["kept", "ordinary"]);
            vec![Opt::new("split_rank", "kept", ranks, reading::CA_HAWAIIAN_SPLIT_RANK)]
        },
        adjust: |proven, rules| rules.split_keeps_rank = proven.word("split_rank") == "kept",
        sides: &[],
        cites: Cites {
            closed: hbj::RS1,
            touched: general::R6_A,
            pack: hbj::RS0_C,
            order: hbj::RS2,
            wagers: hbj::RS1,
            coverage: hbj::RS3,
            returned: general::R5_E,
            aggregate: hbj::RS3,
            seats: hbj::RS2,
            decisions: hbj::RO5,
            meter: general::R5_D,
            envy: &[],
            limits: &[],
            oral: None,
        },
        room: Room {
            seats: &[8],
            seats_rule: hbj::RS2,
            eligibility: Eligibility::PriorBet,
            behind: BackLine { most: BEHIND_MAX, wagers: &[], on: Some("base"), rule: hbj::R3 },
            schedules: &["F-C"],
            fee_rule: fees::RF_C,
            free: &[],
            limits: general::R9_C,
            coverage: hbj::RS3,
            first: Some(hbj::RS2),
            side: None,
            adjust: |_, _| Ok(()),
        },
    },
};

/// Blackjack Poker.
pub(super) static BLACKJACK_POKER: Variant<TwentyOne> = Variant {
    id: "ca/blackjack-poker",
    title: "Blackjack Poker",
    kind: "player-dealer",
    rules: &[bjp::RS3_B, bjp::RS5, bjp::RS10_G],
    sections: &[general::SECTION, bjp::SECTION],
    own: &[],
    // s2.b: the game wager, then the Perfect Pair.
    wagers: Wagers::Listed(&[
        &POKER_INSURANCE,
        &POKER_BASE,
        &POKER_SPLIT,
        &POKER_DOUBLE,
        &PERFECT_PAIR,
    ]),
    by_option: &[],
    chance: SHOE,
    house: &CardRoom {
        play: Rules::BLACKJACK_POKER,
        decks: (Lawful::Between(1, 12), bjp::RS1_B),
        extra: || {
            let stakes = Lawful::Word(vec!["half", "equal"]);
            vec![
                Opt::new("split_stake", "half", stakes, reading::CA_BLACKJACK_POKER_SPLIT_STAKE),
                Opt::new(
                    "equal_total_pushes",
                    "false",
                    Lawful::Flag,
                    reading::CA_BLACKJACK_POKER_EQUAL_TOTAL,
                ),
                Opt::new(
                    "after_peek",
                    "settled",
                    Lawful::Word(vec!["settled", "played"]),
                    reading::CA_BLACKJACK_POKER_AFTER_PEEK,
                ),
                Opt::new(
                    "double_by",
                    "hand",
                    Lawful::Word(vec!["hand", "game-wager"]),
                    reading::CA_BLACKJACK_POKER_DOUBLE,
                ),
                Opt::new("resplit", "false", Lawful::Flag, reading::CA_BLACKJACK_POKER_RESPLIT),
            ]
        },
        adjust: |proven, rules| {
            rules.by_letter = proven.flag("equal_total_pushes");
            let stake_halves = if proven.word("split_stake") == "half" { 1 } else { 2 };
            rules.split = rules.split.map(|split| Split { stake_halves, ..split });
            if proven.flag("resplit") {
                let (hands_max, again) = (HANDS_MAX, Again::NotAces);
                rules.split = rules.split.map(|split| Split { hands_max, again, ..split });
            }
            if proven.word("double_by") == "game-wager" {
                rules.double_by = DoubleBy::First;
            }
            if proven.word("after_peek") == "played" {
                rules.found = Found::Opens;
            }
        },
        sides: &[("perfect-pair", bjp::RS10_A, bjp::RS10_C)],
        cites: Cites {
            closed: bjp::RS7_A,
            touched: general::R6_A,
            pack: bjp::RS1_A,
            order: bjp::RS2_B,
            wagers: bjp::RS6_B,
            coverage: bjp::RS12_B,
            returned: bjp::RS10_F,
            aggregate: bjp::RS12_B,
            seats: bjp::RS1_C,
            decisions: bjp::RS7_D,
            meter: general::R5_D,
            envy: &[],
            limits: &[],
            oral: None,
        },
        room: Room {
            seats: &[8],
            seats_rule: bjp::RS1_C,
            eligibility: Eligibility::Anyone,
            behind: BackLine { most: BEHIND_MAX, wagers: &[], on: Some("base"), rule: bjp::RS1_F },
            schedules: &["F-B", "F-4"],
            fee_rule: fees::RF_B,
            free: &["perfect-pair"],
            limits: bjp::RS1_E,
            coverage: bjp::RS12_B,
            first: Some(bjp::RS2_A),
            side: Some(bjp::RS1_E),
            adjust: |_, _| Ok(()),
        },
    },
};
