//! Let It Ride with five pay tables.

use super::Table;
use super::three_card::PAIR;
use cards::Card;
use games::duel::{
    Act, Bundle, Decision, Duel, Plan, Rode, RodeKind, Shape, Stage, Strength, Turns,
};
use law::uk;
use table::{Effect, Face, Judge, Kind, PayTable, Wager, loses, pays, to};

/// Three wagers, of which the first two can be taken back.
pub static RIDE: Plan = Plan {
    shape: Shape::Ride,
    bundles: &[Bundle { wagers: &["bet-1", "bet-2", "bet-pound"], units: Rode::units }],
    stages: &[
        Stage::Seats(3, uk::R5_12),
        Stage::Board(2, Face::Down, uk::R5_12),
        Stage::Decide(Decision {
            acts: &[Act::Withdraw1, Act::Ride],
            when: |_, _| true,
            rule: uk::R5_13,
        }),
        Stage::ShowBoard(1, uk::R5_12),
        Stage::Decide(Decision {
            acts: &[Act::Withdraw2, Act::Ride],
            when: |_, _| true,
            rule: uk::R5_13,
        }),
        Stage::ShowBoard(2, uk::R5_12),
        Stage::ShowSeats(uk::R5_16),
    ],
    paths: &[&[], &[Act::Withdraw1], &[Act::Withdraw2], &[Act::Withdraw1, Act::Withdraw2]],
    ante: "bet-pound",
    main: &["bet-1", "bet-2", "bet-pound"],
    sides: &["pair"],
    kept: &["pair"],
    turns: Turns::FromTheLeft,
    effects: |act| match act {
        Act::Withdraw1 => &[Effect::Takes { wager: "bet-1", rule: uk::R5_14 }],
        Act::Withdraw2 => &[Effect::Takes { wager: "bet-2", rule: uk::R5_14 }],
        _ => &[],
    },
    strength: |_, _| Strength { number: 0, kind: 0 },
    qualifies: |_| true,
    dealer: false,
    action: |_| None,
    untimely: |_, _, _| None,
    due: uk::R5_12,
    ruled: uk::R5_12,
    first: games::duel::unruled_first,
    irregular: games::duel::unruled,
};

/// What each kind pays to 1, from a royal flush down to a high pair, table by table.
pub const RIDE_PAYS: [[u32; 9]; 5] = [
    [100, 50, 25, 11, 8, 5, 3, 2, 1],
    [100, 50, 30, 15, 9, 6, 3, 2, 1],
    [200, 100, 40, 15, 9, 6, 3, 2, 1],
    [500, 100, 25, 15, 10, 5, 3, 2, 1],
    [1000, 200, 50, 11, 8, 5, 3, 2, 1],
];

macro_rules! ride_table {
    ($at:literal) => {
        PayTable {
            id: stringify!($at),
            meter: None,
            lines: &[
                pays(
                    "RF",
                    |r| r.kind == RodeKind::RoyalFlush,
                    to(RIDE_PAYS[$at][0], 1),
                    uk::R5_18,
                ),
                pays(
                    "SF",
                    |r| r.kind == RodeKind::StraightFlush,
                    to(RIDE_PAYS[$at][1], 1),
                    uk::R5_18,
                ),
                pays(
                    "4",
                    |r| r.kind == RodeKind::FourOfAKind,
                    to(RIDE_PAYS[$at][2], 1),
                    uk::R5_18,
                ),
                pays("FH", |r| r.kind == RodeKind::FullHouse, to(RIDE_PAYS[$at][3], 1), uk::R5_18),
                pays("F", |r| r.kind == RodeKind::Flush, to(RIDE_PAYS[$at][4], 1), uk::R5_18),
                pays("S", |r| r.kind == RodeKind::Straight, to(RIDE_PAYS[$at][5], 1), uk::R5_18),
                pays(
                    "3",
                    |r| r.kind == RodeKind::ThreeOfAKind,
                    to(RIDE_PAYS[$at][6], 1),
                    uk::R5_18,
                ),
                pays("2P", |r| r.kind == RodeKind::TwoPair, to(RIDE_PAYS[$at][7], 1), uk::R5_18),
                pays("P", |r| r.kind == RodeKind::HighPair, to(RIDE_PAYS[$at][8], 1), uk::R5_18),
                loses("less", |r| r.kind == RodeKind::Less, uk::R5_19),
            ],
        }
    };
}

macro_rules! ride_wager {
    ($name:ident, $id:literal) => {
        pub static $name: Wager<Rode> = Wager {
            id: $id,
            aliases: &[],
            title: $id,
            kind: Kind::Main,
            tables: &[
                ride_table!(0),
                ride_table!(1),
                ride_table!(2),
                ride_table!(3),
                ride_table!(4),
            ],
        };
    };
}

ride_wager!(BET_1, "bet-1");
ride_wager!(BET_2, "bet-2");
ride_wager!(BET_POUND, "bet-pound");

pub static RIDE_WAGERS: [&dyn Judge<Duel>; 4] = [&BET_1, &BET_2, &BET_POUND, &PAIR];

pub fn ride(paytable: usize, deck: Vec<Card>) -> Table {
    let mut table = Table::new(&RIDE, &RIDE_WAGERS, deck);
    for bet in &mut table.offers[..3] {
        *bet = super::offer(bet.wager, paytable);
    }
    table
}
