//! Blackjack of Great Britain, section 4, with its three side wagers.
//!
//! Two cards each and one for the dealer, who has no hole card. A blackjack may be insured against
//! an ace, or paid 1 to 1. Side wagers are settled on the first cards, and need four decks or six.

use super::facts::{Further, Initial, Insured, Match, Pair, Three};
use super::rules::{Again, Double, Insurance, Rules, Split, SplitPairs};
use super::{Came, TwentyOne};
use crate::chance::{Chance, Procedure};
use crate::posting::{limit_options, side_limits};
use crate::variant::{House, Judges, Offered, Variant, Wagers};
use cards::Pack;
use law::{Breach, Fault, Lawful, Opt, Posted, Proven, Value, reading, uk};
use money::{Cents, Rounding};
use table::{
    BEHIND_MAX, BackLine, Banker, Cites, Envy, Judge, Kind, Limits, Needs, Order, PayTable,
    Source, Terms, Tips, Wager, at_least, loses, pays, pushes, to,
};

/// 4.16 to 4.18, 4.20.
#[rustfmt::skip]
static INITIAL: Wager<Initial> = Wager {
    id: "initial", aliases: &["main"], title: "Initial wager", kind: Kind::Main,
    tables: &[PayTable { id: "PT-min", meter: None, lines: &[
        pays  ("blackjack",               |h| h.0 == Came::Best,        at_least(3, 2), uk::R4_18_A),
        pays  ("higher score",            |h| h.0 == Came::Nearer,      at_least(1, 1), uk::R4_16_B),
        pays  ("dealer over 21",          |h| h.0 == Came::DealerOver,  at_least(1, 1), uk::R4_16_A),
        pays  ("21 in two cards",         |h| h.0 == Came::TwoCards,    at_least(1, 1), uk::R4_16_C),
        pays  ("even money",              |h| h.0 == Came::EvenMoney,   to(1, 1),       uk::R4_20),
        pushes("equal score below 21",    |h| h.0 == Came::Level,                       uk::R4_17_A),
        pushes("21 in two cards each",    |h| h.0 == Came::LevelBest,                   uk::R4_17_B),
        pushes("21 each, no blackjack",   |h| h.0 == Came::LevelTarget,                 uk::R4_17_C),
        loses ("over 21",                 |h| h.0 == Came::Over,                        uk::R4_16),
        loses ("dealer's hand is better", |h| h.0 == Came::Worse,                       uk::R4_16),
    ] }],
};

/// The lines of wagers that are made later, and that no blackjack can win.
#[rustfmt::skip]
const LATER: &[PayTable<Further>] = &[PayTable { id: "PT-min", meter: None, lines: &[
    pays  ("higher score",            |h| h.0 == Came::Nearer,      at_least(1, 1), uk::R4_18_B),
    pays  ("dealer over 21",          |h| h.0 == Came::DealerOver,  at_least(1, 1), uk::R4_16_A),
    pays  ("21 in two cards",         |h| h.0 == Came::TwoCards,    at_least(1, 1), uk::R4_27),
    pushes("equal score below 21",    |h| h.0 == Came::Level,                       uk::R4_17_A),
    pushes("21 in two cards each",    |h| h.0 == Came::LevelBest,                   uk::R4_17_B),
    pushes("21 each, no blackjack",   |h| h.0 == Came::LevelTarget,                 uk::R4_17_C),
    loses ("over 21",                 |h| h.0 == Came::Over,                        uk::R4_16),
    loses ("dealer's hand is better", |h| h.0 == Came::Worse,                       uk::R4_16),
] }];

/// 4.25, 4.27: a further wager on the hand that a split makes.
static SPLIT: Wager<Further> =
    Wager { id: "split", aliases: &[], title: "Split", kind: Kind::Later, tables: LATER };

/// 4.24: as much again as lies on the hand.
static DOUBLE: Wager<Further> =
    Wager { id: "double", aliases: &[], title: "Double down", kind: Kind::Later, tables: LATER };

/// 4.19, 4.21.
#[rustfmt::skip]
static INSURANCE: Wager<Insured> = Wager {
    id: "insurance", aliases: &[], title: "Insurance", kind: Kind::Later,
    tables: &[PayTable { id: "2 to 1", meter: None, lines: &[
        pays ("second card counts ten", |i| i.dealer,  at_least(2, 1), uk::R4_19),
        loses("second card is no ten",  |i| !i.dealer,                 uk::R4_21),
    ] }],
};

/// 4.33 to 4.35.
#[rustfmt::skip]
static TWENTY_ONE_PLUS_3: Wager<Three> = Wager {
    id: "21-plus-3", aliases: &["21+3"], title: "21+3", kind: Kind::Side,
    tables: &[PayTable { id: "PT-min", meter: None, lines: &[
        pays ("straight flush",  |t| t == Three::StraightFlush, at_least(9, 1), uk::R4_34),
        pays ("three of a kind", |t| t == Three::OfAKind,  at_least(9, 1), uk::R4_34),
        pays ("straight",        |t| t == Three::Straight,      at_least(9, 1), uk::R4_34),
        pays ("flush",           |t| t == Three::Flush,         at_least(9, 1), uk::R4_34),
        loses("none of these",   |t| t == Three::Nothing,                       uk::R4_35),
    ] }],
};

/// A table of Royal Match.
macro_rules! royal {
    ($id:literal, $rule:ident: $royal:literal, $pair:literal, $run:literal) => {
        PayTable {
            id: $id,
            meter: None,
            lines: &[
                pays("royal match", |m| m == Match::Royal, at_least($royal, 1), uk::$rule),
                pays("suited pair", |m| m == Match::SuitedPair, at_least($pair, 1), uk::$rule),
                pays(
                    "straight flush",
                    |m| m == Match::StraightFlush,
                    at_least($run, 1),
                    uk::$rule,
                ),
                pays("two suited cards", |m| m == Match::Suited, at_least(3, 2), uk::$rule),
                loses("two suits", |m| m == Match::Nothing, uk::R4_44),
            ],
        }
    };
}

/// 4.41 to 4.44.
static ROYAL_MATCH: Wager<Match> = Wager {
    id: "royal-match",
    aliases: &[],
    title: "Royal Match",
    kind: Kind::Side,
    tables: &[
        royal!("PT-min", R4_42: 30, 8, 4),
        royal!("PT1", R4_43: 30, 9, 5),
        royal!("PT2", R4_43: 40, 8, 4),
    ],
};

/// A table of Perfect Pairs.
macro_rules! pairs {
    ($id:literal, $rule:ident: $mixed:literal, $coloured:literal, $perfect:literal) => {
        PayTable {
            id: $id,
            meter: None,
            lines: &[
                pays("perfect pair", |p| p == Pair::Perfect, at_least($perfect, 1), uk::$rule),
                pays("coloured pair", |p| p == Pair::Coloured, at_least($coloured, 1), uk::$rule),
                pays("mixed pair", |p| p == Pair::Mixed, at_least($mixed, 1), uk::$rule),
                loses("no pair", |p| p == Pair::Nothing, uk::R4_53),
            ],
        }
    };
}

/// 4.50 to 4.53.
static PERFECT_PAIRS: Wager<Pair> = Wager {
    id: "perfect-pairs",
    aliases: &[],
    title: "Perfect Pairs",
    kind: Kind::Side,
    tables: &[
        pairs!("PT-min", R4_51: 5, 10, 25),
        pairs!("PT1", R4_52: 5, 12, 30),
        pairs!("PT2", R4_52: 5, 10, 30),
    ],
};

/// The side wagers, each with the rule of its decks and that of the wager it needs.
const SIDES: [(&str, law::Cite, law::Cite); 3] = [
    ("21-plus-3", uk::R4_32, uk::R4_37),
    ("royal-match", uk::R4_40, uk::R4_46),
    ("perfect-pairs", uk::R4_49, uk::R4_55),
];

/// 4.6: what side wagers need.
const SIDE_DECKS: [u32; 2] = [4, 6];

const CITES: Cites = Cites {
    closed: uk::R4_9,
    touched: uk::R4_9,
    pack: uk::R4_4,
    order: uk::R4_14,
    wagers: uk::R4_16,
    coverage: uk::R2_5_C,
    returned: uk::R4_17,
    aggregate: uk::R4_3,
    seats: reading::UK_BLACKJACK_SEATS,
    decisions: uk::R4_22,
    meter: uk::R2_7,
    envy: &[],
    limits: &[],
    oral: None,
};

/// A house that banks blackjack; the side wagers that its id stands for must be offered.
struct Casino {
    own: &'static [&'static str],
}

impl House<TwentyOne> for Casino {
    fn options(&self, _: &[&'static dyn Judge<TwentyOne>]) -> Vec<Opt> {
        let words = |name: &'static str, words: [&'static str; 2], rule| {
            Opt::new(name, words[0], Lawful::Word(words.to_vec()), rule)
        };
        let flag = |name: &'static str, default, rule| Opt::new(name, default, Lawful::Flag, rule);
        let mut options = vec![
            Opt::new("decks", "6", Lawful::Between(1, 20), uk::R4_4),
            Opt::new("seats", "7", Lawful::Between(1, 16), CITES.seats),
        ];
        options.extend(limit_options(["min", "max"], uk::R4_8));
        options.extend(limit_options(["side_min", "side_max"], uk::R4_8));
        options.extend([
            words("soft_17", ["stands", "hits"], uk::R4_15),
            words("double", ["9-11", "any"], uk::R4_24),
            words("split", ["not-4-5-10", "any"], uk::R4_25),
            flag("resplit_aces", "false", reading::UK_BLACKJACK_RESPLIT_ACES),
            flag("even_money", "true", uk::R4_20),
            words("split_21", ["ordinary", "literal"], reading::UK_BLACKJACK_SPLIT_21),
            flag("behind_insures", "true", reading::UK_BLACKJACK_BEHIND_INSURES),
        ]);
        options
    }

    fn offered(&self) -> Offered {
        Offered::Sides(uk::R4_2)
    }

    /// 4.6: a side wager is left out where decks do not suit it, unless it is posted or stands in
    /// the table's name.
    fn follows(
        &self,
        _: &[&'static dyn Judge<TwentyOne>],
        posted: &Posted,
        proven: &mut Proven,
    ) -> Vec<Fault> {
        let decks = proven.number("decks");
        if SIDE_DECKS.contains(&decks) {
            return Vec::new();
        }
        let mut faults = Vec::new();
        for (side, rule, _) in SIDES {
            let name = format!("offers.{side}");
            let table = format!("paytable.{side}");
            let posts = posted.contains_key(&name) || posted.contains_key(&table);
            let wanted = posts || self.own.contains(&side);
            if wanted && proven.flag(&name) {
                let why = format!("{side} is offered with 4 or 6 decks, not with {decks}");
                faults.push(Fault::Conflict { why, rule });
            } else {
                proven.set(&name, Value::Flag(false));
            }
        }
        faults
    }

    fn makeable(&self, wagers: Judges<TwentyOne>, _: &Proven) -> Judges<TwentyOne> {
        wagers
    }

    fn rules(&self, proven: &Proven) -> Rules {
        let any = |name: &str| proven.word(name) == "any";
        let again = if proven.flag("resplit_aces") { Again::Any } else { Again::NotAces };
        let base = Rules::BRITAIN;
        let mut rules = Rules {
            decks: proven.number("decks") as u16,
            double: if any("double") { Double::Any } else { Double::NineToEleven },
            even_money: proven.flag("even_money"),
            by_letter: proven.word("split_21") == "literal",
            insurance: if proven.flag("behind_insures") {
                Insurance::Blackjack
            } else {
                Insurance::SeatedBlackjack
            },
            split: base.split.map(|split| Split {
                pairs: if any("split") { SplitPairs::Value } else { SplitPairs::NotFourFiveTen },
                again,
                ..split
            }),
            ..base
        };
        if proven.word("soft_17") == "hits" {
            rules.dealer.hits_soft = 17;
        }
        rules
    }

    fn terms(
        &self,
        _: &[&'static dyn Judge<TwentyOne>],
        posted: &Posted,
        proven: &Proven,
    ) -> Result<Terms, Breach> {
        let (min, max) = (proven.money("min"), proven.money("max"));
        let main = Limits { min, max, step: Cents::new(1), rule: uk::R4_8 };
        let needs = |(side, _, rule)| Needs {
            wagers: vec![side],
            one_of: vec!["initial"],
            within: false,
            rule,
        };
        Ok(Terms {
            pack: Pack::decks(proven.number("decks") as u16),
            seats_max: proven.number("seats") as u8,
            gaps: &[],
            banker: Banker::House,
            order: Order::HandByHand,
            first: None,
            unnoticed: None,
            main,
            side: side_limits(main, None, posted, proven)?,
            side_any: None,
            needs: SIDES.map(needs).to_vec(),
            equal: Vec::new(),
            ceiling: None,
            aggregate: None,
            // `reading:uk-blackjack-rounding`.
            wins: Rounding::UP,
            vigorish: (Rounding::UP, None),
            tips: Tips { refused: None, allowed: (false, uk::R4_3), own: None },
            // 4.22: whoever plays behind needs a controlling player there, who alone makes side
            // wagers (`reading:uk-blackjack-side-behind`).
            behind: BackLine {
                most: BEHIND_MAX,
                wagers: &["initial"],
                on: Some("initial"),
                rule: uk::R4_22,
            },
            exclusive: Vec::new(),
            envy: Envy::Dealer,
            fixed_awards: Source::Tray,
            jackpot: None,
            collection: None,
            free_hands: (0, uk::R4_22),
            cites: CITES,
        })
    }

    fn room(&self) -> Option<&crate::california::Room> {
        None
    }
}

/// Insurance is settled at the dealer's second card, all hands at the end.
static WAGERS: [&dyn Judge<TwentyOne>; 7] =
    [&INSURANCE, &INITIAL, &SPLIT, &DOUBLE, &TWENTY_ONE_PLUS_3, &ROYAL_MATCH, &PERFECT_PAIRS];

/// A table of blackjack.
const fn table(
    id: &'static str,
    title: &'static str,
    rules: &'static [law::Cite],
    house: &'static Casino,
) -> Variant<TwentyOne> {
    Variant {
        id,
        title,
        kind: "house-banked cards",
        rules,
        sections: &[uk::S2, uk::S4],
        own: house.own,
        wagers: Wagers::Listed(&WAGERS),
        by_option: &[],
        chance: Chance::Cards(Procedure::Shoe { law: None, round_max: super::ROUND_MAX }),
        house,
    }
}

/// Blackjack.
pub(super) static BLACKJACK: Variant<TwentyOne> =
    table("uk/blackjack", "Blackjack", &[uk::R4_16, uk::R4_18], &Casino { own: &[] });

/// 21+3.
pub(super) static PLUS_3: Variant<TwentyOne> = table(
    "uk/blackjack-21-plus-3",
    "Blackjack with 21+3",
    &[uk::R4_33, uk::R4_34],
    &Casino { own: &["21-plus-3"] },
);

/// Royal Match.
pub(super) static ROYAL: Variant<TwentyOne> = table(
    "uk/blackjack-royal-match",
    "Blackjack with Royal Match",
    &[uk::R4_41, uk::R4_42],
    &Casino { own: &["royal-match"] },
);

/// Perfect Pairs.
pub(super) static PAIRS: Variant<TwentyOne> = table(
    "uk/blackjack-perfect-pairs",
    "Blackjack with Perfect Pairs",
    &[uk::R4_50, uk::R4_51],
    &Casino { own: &["perfect-pairs"] },
);
