//! Casino stud with insurance, from one deck, and the same without it from several.

use super::Table;
use cards::{Card, Rank};
use games::duel::{
    Act, Bundle, DealerHigh, Decision, Duel, Insured, OwnFive, Plan, Round, Seated, Shape,
    Showdown, Stage, Strength, Turns, Versus,
};
use hands::{Category, Printed, Stacked, stacked};
use law::uk;
use std::collections::BTreeMap;
use std::sync::OnceLock;
use table::{Effect, Face, Judge, Kind, PayTable, Wager, loses, pays, pushes, to};

const MAIN: Bundle = Bundle { wagers: &["ante", "raise"], units: Showdown::units };
const INSURED: Bundle = Bundle { wagers: &["insurance", "double"], units: Insured::units };

const RAISE: Stage =
    Stage::Decide(Decision { acts: &[Act::Raise, Act::Fold], when: |_, _| true, rule: uk::R5_13 });

/// On a low card whoever has insurance may double it.
const DOUBLE: Stage = Stage::Decide(Decision {
    acts: &[Act::Double, Act::Check],
    when: |round: &Round, seat: &Seated| {
        let low = |card: &Card| card.rank() <= Rank::Five;
        seat.bet(0) && round.dealer.cards().first().is_some_and(low)
    },
    rule: uk::R5_13,
});

fn effects(act: Act) -> &'static [Effect] {
    match act {
        Act::Raise | Act::Call => {
            &[Effect::Stakes { wager: "raise", of: "ante", times: 2, rule: uk::R5_13 }]
        }
        Act::Double => {
            &[Effect::Stakes { wager: "double", of: "insurance", times: 1, rule: uk::R5_13 }]
        }
        _ => &[],
    }
}

const STUD: Plan = Plan {
    shape: Shape::Stud,
    bundles: &[MAIN, INSURED],
    stages: &[
        Stage::Seats(5, uk::R5_12),
        Stage::Dealer(4, Face::Down, uk::R5_12),
        Stage::Dealer(5, Face::Up, uk::R5_12),
        RAISE,
        DOUBLE,
        Stage::ShowDealer(uk::R5_16),
        Stage::ShowSeats(uk::R5_16),
    ],
    paths: &[&[Act::Fold], &[Act::Raise]],
    ante: "ante",
    main: &["ante"],
    sides: &["insurance", "flush"],
    kept: &["insurance", "flush"],
    turns: Turns::FromTheLeft,
    effects,
    strength: |own, _| {
        let hand = own.try_into().map(hands::high).ok();
        hand.map_or(Strength { number: 0, kind: 0 }, |hand| Strength {
            number: hand.number(),
            kind: hand.category() as u8,
        })
    },
    // Ace and king: of 1,277 hands without a pair the best 164 and all with one.
    qualifies: |dealer| dealer.number > 1_277 - 164,
    dealer: true,
    action: |_| None,
    untimely: |_, _, _| None,
    due: uk::R5_12,
    ruled: uk::R5_12,
    first: games::duel::unruled_first,
    irregular: games::duel::unruled,
};

pub static CASINO: Plan = STUD;

/// Qualified is who holds two pairs, aces up.
pub static TOY: Plan =
    Plan { qualifies: |dealer| dealer.number > 1_277 + 2_860 + 66 * 11, ..STUD };

/// From several decks: a flush beats a full house, and one may call.
pub static SEVERAL: Plan = Plan {
    bundles: &[MAIN],
    stages: &[
        Stage::Seats(5, uk::R5_12),
        Stage::Dealer(1, Face::Up, uk::R5_12),
        Stage::Dealer(5, Face::Down, uk::R5_12),
        Stage::Decide(Decision {
            acts: &[Act::Call, Act::Fold],
            when: |_, _| true,
            rule: uk::R5_13,
        }),
        Stage::ShowDealer(uk::R5_16),
        Stage::ShowSeats(uk::R5_16),
    ],
    paths: &[&[Act::Fold], &[Act::Call]],
    strength: |own, _| {
        let hand = own.try_into().map(|cards| stacked(cards, Printed::FlushFirst)).ok();
        hand.map_or(Strength { number: 0, kind: 0 }, |hand| Strength {
            number: numbers()[&hand],
            kind: hand.category() as u8,
        })
    },
    qualifies: |dealer| dealer.number >= ace_king(),
    ..STUD
};

/// Numbers for hands of several decks: every five ranks, of one suit or not.
fn numbers() -> &'static BTreeMap<Stacked, u16> {
    static NUMBERS: OnceLock<BTreeMap<Stacked, u16>> = OnceLock::new();
    NUMBERS.get_or_init(|| {
        let mut all = BTreeMap::new();
        let card = |code: usize| Card::from_code(code as u8).expect("a card");
        for n in 0..13_usize.pow(5) {
            let rank = [0, 1, 2, 3, 4].map(|i| n / 13_usize.pow(i) % 13);
            if rank.is_sorted() {
                let suited = rank.map(|rank| card(4 * rank));
                let mut mixed = suited;
                mixed[4] = card(4 * rank[4] + 1);
                all.extend([suited, mixed].map(|five| (stacked(&five, Printed::FlushFirst), 0)));
            }
        }
        all.values_mut().zip(1..).for_each(|(number, next)| *number = next);
        all
    })
}

/// The number of ace, king, four, three and two.
fn ace_king() -> u16 {
    static NUMBER: OnceLock<u16> = OnceLock::new();
    *NUMBER.get_or_init(|| {
        let cards = cards::parse_cards("As Kd 4c 3h 2s").expect("cards");
        numbers()[&stacked(&cards.try_into().expect("five"), Printed::FlushFirst)]
    })
}

const fn low(s: Showdown) -> bool {
    matches!(s.versus, Versus::Unqualified(_))
}

fn won(s: Showdown, kind: Category) -> bool {
    s.qualified() && s.wins() && s.kind == kind as u8
}

#[rustfmt::skip]
pub static ANTE: Wager<Showdown> = Wager {
    id: "ante", aliases: &[], title: "Ante", kind: Kind::Main,
    tables: &[PayTable { id: "toy", meter: None, lines: &[
        pays  ("higher",        |s| s.qualified() && s.wins(), to(1, 1), uk::R5_18),
        pays  ("not qualified", low,                           to(1, 1), uk::R5_18),
        pushes("alike",         |s| s.qualified() && s.ties(),           uk::R5_21),
        loses ("lower",         |s| s.qualified() && s.loses(),          uk::R5_19),
        loses ("folded",        Showdown::folded,                        uk::R5_14),
    ] }],
};

/// What the raise pays, from a royal flush down to a pair or less.
pub const RAISES: [[u32; 9]; 3] = [
    [50, 50, 20, 8, 6, 4, 3, 2, 1],
    [100, 50, 20, 7, 5, 4, 3, 2, 1],
    [10, 9, 8, 7, 6, 5, 3, 2, 1],
];

macro_rules! raise_table {
    ($at:literal) => {
        PayTable {
            id: stringify!($at),
            meter: None,
            lines: &[
                pays("RF", |s| won(s, Category::RoyalFlush), to(RAISES[$at][0], 1), uk::R5_18),
                pays("SF", |s| won(s, Category::StraightFlush), to(RAISES[$at][1], 1), uk::R5_18),
                pays("4", |s| won(s, Category::FourOfAKind), to(RAISES[$at][2], 1), uk::R5_18),
                pays("FH", |s| won(s, Category::FullHouse), to(RAISES[$at][3], 1), uk::R5_18),
                pays("F", |s| won(s, Category::Flush), to(RAISES[$at][4], 1), uk::R5_18),
                pays("S", |s| won(s, Category::Straight), to(RAISES[$at][5], 1), uk::R5_18),
                pays("3", |s| won(s, Category::ThreeOfAKind), to(RAISES[$at][6], 1), uk::R5_18),
                pays("2P", |s| won(s, Category::TwoPair), to(RAISES[$at][7], 1), uk::R5_18),
                pays(
                    "P",
                    |s| won(s, Category::Pair) || won(s, Category::HighCard),
                    to(RAISES[$at][8], 1),
                    uk::R5_18,
                ),
                pushes("five of a kind", |s| won(s, Category::FiveOfAKind), uk::R5_21),
                pushes("not qualified", low, uk::R5_21),
                pushes("alike", |s| s.qualified() && s.ties(), uk::R5_21),
                loses("lower", |s| s.qualified() && s.loses(), uk::R5_19),
                loses("folded", Showdown::folded, uk::R5_14),
            ],
        }
    };
}

pub static RAISE_WAGER: Wager<Showdown> = Wager {
    id: "raise",
    aliases: &[],
    title: "Raise",
    kind: Kind::Later,
    tables: &[raise_table!(0), raise_table!(1), raise_table!(2)],
};

const fn below(i: Insured, dealer: DealerHigh) -> bool {
    (i.kind as u8) < Category::Flush as u8 && i.dealer as u8 == dealer as u8
}

fn own(i: Insured, kind: Category) -> bool {
    i.dealer != DealerHigh::Qualified && i.kind == kind
}

macro_rules! insured {
    ($name:ident, $id:literal, $kind:expr) => {
        #[rustfmt::skip]
        pub static $name: Wager<Insured> = Wager {
            id: $id, aliases: &[], title: $id, kind: $kind,
            tables: &[PayTable { id: "toy", meter: None, lines: &[
                pays ("RF",        |i| own(i, Category::RoyalFlush),      to(100, 1), uk::R5_18),
                pays ("SF",        |i| own(i, Category::StraightFlush),   to(50, 1),  uk::R5_18),
                pays ("4",         |i| own(i, Category::FourOfAKind),     to(20, 1),  uk::R5_18),
                pays ("FH",        |i| own(i, Category::FullHouse),       to(8, 1),   uk::R5_18),
                pays ("F",         |i| own(i, Category::Flush),           to(6, 1),   uk::R5_18),
                pays ("7 high",    |i| below(i, DealerHigh::Seven),       to(5, 1),   uk::R5_18),
                pays ("8 high",    |i| below(i, DealerHigh::Eight),       to(4, 1),   uk::R5_18),
                pays ("9 high",    |i| below(i, DealerHigh::NineTen),     to(2, 1),   uk::R5_18),
                pays ("other",     |i| below(i, DealerHigh::Other),       to(1, 1),   uk::R5_18),
                loses("qualified", |i| i.dealer == DealerHigh::Qualified,             uk::R5_19),
            ] }],
        };
    };
}

insured!(INSURANCE, "insurance", Kind::Side);
insured!(DOUBLED, "double", Kind::Later);

#[rustfmt::skip]
pub static FLUSH: Wager<OwnFive> = Wager {
    id: "flush", aliases: &[], title: "Flush", kind: Kind::Side,
    tables: &[PayTable { id: "toy", meter: None, lines: &[
        pays ("flush", |h| h.kind >= Category::Flush && !h.folded, to(50, 1), uk::R5_22_A),
        loses("less",  |h| h.kind < Category::Flush || h.folded,              uk::R5_23),
    ] }],
};

pub static WAGERS: [&dyn Judge<Duel>; 5] = [&ANTE, &RAISE_WAGER, &INSURANCE, &DOUBLED, &FLUSH];

pub fn table(plan: &'static Plan, paytable: usize, deck: Vec<Card>) -> Table {
    let wagers = if plan.bundles.len() > 1 { &WAGERS[..] } else { &WAGERS[..2] };
    let mut table = Table::new(plan, wagers, deck);
    table.offers[1] = super::offer(&RAISE_WAGER, paytable);
    table
}
