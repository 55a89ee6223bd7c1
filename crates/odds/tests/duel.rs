//! Three Card Poker and Let It Ride, against figures that are printed or were counted elsewhere,
//! and against a referee that knows nothing of how they are solved.

mod referee;

use cards::Card;
use games::duel::{self, Act, Bundle, Decision, Plan, Shape, Showdown, Stage, Strength, Versus};
use games::duel::{OwnThree, Rode, RodeKind, Six};
use hands::Category;
use law::{Posted, uk};
use odds::{Exact, Play, Progress, Question, price_bundle, solve};
use referee::{Table, assert_same, ranks};
use table::{Effect, Face, Judge, Kind, PayTable, Wager, loses, pays, pushes, to};

#[test]
fn three_card_poker_costs_as_known() {
    let variant = duel::ALL[0];
    let posting = variant.post(&Posted::new()).expect("lawful");
    let offers: Vec<_> = posting.offers.iter().collect();
    let plan = posting.rules.plan;
    let deck: Vec<Card> = Card::all().collect();
    let report = |play: Play| {
        let question = Question {
            rules: &posting.rules,
            offers: &offers,
            deck: &deck,
            decks: 1,
            play,
            threads: 2,
            progress: &Progress::default(),
        };
        let solved = solve(&question);
        let census = solved.census("showdown").expect("counted");
        price_bundle(plan, &plan.bundles[0], &offers, census, play.name()).expect("an ante")
    };
    let best = report(Play::Best);
    assert_eq!(best.total, 407_170_400);
    assert_eq!(best.edge, Exact::new(13_733_780, 407_170_400));
    assert_eq!(percent(&report(Play::NeverFold).edge), "7.654");
    assert_eq!(percent(&report(Play::Mimic).edge), "3.449");
    // 67.421 % of all hands are played on, as the catalogue has it: 14,900 of 22,100.
    assert_eq!(best.staked, Exact::new(22_100 + 14_900, 22_100));
}

fn percent(edge: &Exact) -> String {
    format!("{:.3}", 100.0 * edge.decimal())
}

/// Three cards each, one of the dealer's in view or none; without an ante bonus. An ante wins
/// against a dealer who does not qualify only if it is higher, and play goes back.
const fn three(stages: &'static [Stage]) -> Plan {
    Plan {
        shape: Shape::ThreeCard,
        bundles: &[Bundle { wagers: &["ante", "play"], units: Showdown::units }],
        stages,
        paths: &[&[Act::Fold], &[Act::Play]],
        ante: "ante",
        main: &["ante"],
        effects: |act| match act {
            Act::Play => {
                &[Effect::Stakes { wager: "play", of: "ante", times: 1, rule: uk::R5_13 }]
            }
            _ => &[],
        },
        strength: |own, _| {
            let hand = own.try_into().map(hands::three).ok();
            hand.map_or(Strength { number: 0, kind: 0 }, |hand| Strength {
                number: hand.number(),
                kind: hand.kind() as u8,
            })
        },
        qualifies: |dealer| dealer.number > 112,
        dealer: true,
        due: uk::R5_12,
        ruled: uk::R5_12,
    }
}

const CHOICE: Decision =
    Decision { acts: &[Act::Play, Act::Fold], when: |_, _| true, rule: uk::R5_13 };

static UP: Plan = three(&[
    Stage::Seats(3, uk::R5_12),
    Stage::Dealer(1, Face::Up, uk::R5_12),
    Stage::Dealer(3, Face::Down, uk::R5_12),
    Stage::Decide(CHOICE),
    Stage::ShowDealer(uk::R5_16),
    Stage::ShowSeats(uk::R5_16),
]);

static DOWN: Plan = three(&[
    Stage::Seats(3, uk::R5_12),
    Stage::Dealer(3, Face::Down, uk::R5_12),
    Stage::Decide(CHOICE),
    Stage::ShowDealer(uk::R5_16),
    Stage::ShowSeats(uk::R5_16),
]);

const fn low(s: Showdown) -> bool {
    matches!(s.versus, Versus::Unqualified(_))
}

#[rustfmt::skip]
static ANTE: Wager<Showdown> = Wager {
    id: "ante", aliases: &[], title: "Ante", kind: Kind::Main,
    tables: &[PayTable { id: "toy", meter: None, lines: &[
        pays  ("higher",                  Showdown::wins,                    to(1, 1), uk::R5_18),
        pushes("alike",                   Showdown::ties,                              uk::R5_21),
        pushes("lower, not qualified",    |s| low(s) && s.loses(),                     uk::R5_21),
        loses ("lower",                   |s| s.qualified() && s.loses(),              uk::R5_19),
        loses ("folded",                  Showdown::folded,                            uk::R5_14),
    ] }],
};

#[rustfmt::skip]
static PLAY: Wager<Showdown> = Wager {
    id: "play", aliases: &[], title: "Play", kind: Kind::Later,
    tables: &[PayTable { id: "toy", meter: None, lines: &[
        pays  ("higher",        |s| s.qualified() && s.wins(),  to(1, 1), uk::R5_18),
        pushes("not qualified", low,                                      uk::R5_21),
        pushes("alike",         |s| s.qualified() && s.ties(),            uk::R5_21),
        loses ("lower",         |s| s.qualified() && s.loses(),           uk::R5_19),
        loses ("folded",        Showdown::folded,                         uk::R5_14),
    ] }],
};

#[rustfmt::skip]
static PAIR: Wager<OwnThree> = Wager {
    id: "pair", aliases: &[], title: "Pair", kind: Kind::Side,
    tables: &[PayTable { id: "toy", meter: None, lines: &[
        pays ("pair",    |h| h.kind == hands::ThreeKind::Pair && !h.folded, to(1, 1), uk::R5_22_A),
        loses("no pair", |h| h.kind != hands::ThreeKind::Pair || h.folded,            uk::R5_23),
    ] }],
};

#[rustfmt::skip]
static SIX: Wager<Six> = Wager {
    id: "six", aliases: &[], title: "Six", kind: Kind::Side,
    tables: &[PayTable { id: "toy", meter: None, lines: &[
        pays ("three of a kind or better", |s| s.0 >= Category::ThreeOfAKind, to(5, 1), uk::R5_22_A),
        loses("less",                      |s| s.0 < Category::ThreeOfAKind,            uk::R5_23),
    ] }],
};

static WAGERS: [&dyn Judge<duel::Duel>; 4] = [&ANTE, &PLAY, &PAIR, &SIX];

#[test]
fn a_card_in_view_halves_the_edge() {
    for (plan, deals, edge) in [(&UP, 4, "4.296"), (&DOWN, 1, "8.658")] {
        let table = Table::new(plan, &WAGERS, Card::all().collect());
        let solved = table.solve(Play::Best);
        let census = solved.census("showdown").expect("counted");
        assert_eq!(percent(&table.edge(0, census)), edge);
        assert_eq!(census.total() % (22_100 * deals), 0);
    }
}

#[test]
fn six_cards_fall_as_printed() {
    let table = Table::new(&UP, &WAGERS, Card::all().collect());
    let solved = table.solve(Play::Best);
    let six = solved.census("six cards").expect("counted");
    assert_eq!(six.total(), 20_358_520);
    assert_eq!(six.counts()[3..], [732_160, 361_620, 205_792, 165_984, 14_664, 1_656, 188]);
}

#[test]
fn three_card_poker_equals_the_walker_on_a_short_deck() {
    for (plan, deck) in [(&UP, "34QA"), (&DOWN, "23JQA")] {
        let table = Table::new(plan, &WAGERS, ranks(deck));
        for play in Play::ALL {
            let solved = table.solve(play);
            for (wager, reading) in [("ante", "showdown"), ("pair", "own three")] {
                assert_same(&solved, reading, &table.walk(wager, 6, &*solved.book));
            }
        }
        let solved = table.solve(Play::Best);
        assert_same(&solved, "six cards", &table.walk("six", 6, &*solved.book));
        let census = solved.census("showdown").expect("counted");
        assert_eq!(table.edge(0, census), -table.best(0, 6));
    }
}

/// Three wagers, of which the first two can be taken back.
static RIDE: Plan = Plan {
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
    effects: |act| match act {
        Act::Withdraw1 => &[Effect::Takes { wager: "bet-1", rule: uk::R5_14 }],
        Act::Withdraw2 => &[Effect::Takes { wager: "bet-2", rule: uk::R5_14 }],
        _ => &[],
    },
    strength: |_, _| Strength { number: 0, kind: 0 },
    qualifies: |_| true,
    dealer: false,
    due: uk::R5_12,
    ruled: uk::R5_12,
};

/// What each kind pays to 1, from a royal flush down to a high pair, table by table.
const RIDE_PAYS: [[u32; 9]; 5] = [
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
        static $name: Wager<Rode> = Wager {
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

static RIDE_WAGERS: [&dyn Judge<duel::Duel>; 4] = [&BET_1, &BET_2, &BET_POUND, &PAIR];

fn ride(paytable: usize, deck: Vec<Card>) -> Table {
    let mut table = Table::new(&RIDE, &RIDE_WAGERS, deck);
    for bet in &mut table.offers[..3] {
        *bet = referee::offer(bet.wager, paytable);
    }
    table
}

#[test]
fn let_it_ride_costs_as_known() {
    for (paytable, edge) in [5.9970, 3.2848, 2.4445, 3.4262, 3.5057].into_iter().enumerate() {
        let table = ride(paytable, Card::all().collect());
        let solved = table.solve(Play::Best);
        let census = solved.census("rode").expect("counted");
        assert_eq!(census.total(), 22_100 * 49 * 48);
        let found = format!("{:.4}", 100.0 * table.edge(0, census).decimal());
        assert_eq!(found, format!("{edge:.4}"), "table {paytable}");
        if paytable == 0 {
            let offers: Vec<_> = table.offers.iter().collect();
            let report = price_bundle(&RIDE, &RIDE.bundles[0], &offers, census, "best");
            let staked = report.expect("three wagers").staked.decimal();
            assert_eq!(format!("{staked:.5}"), "1.22117");
        }
    }
}

/// Whoever never withdraws has three wagers on 2,598,960 hands, whose kinds are known.
#[test]
fn riding_on_is_three_times_the_pay_table() {
    let table = ride(0, Card::all().collect());
    let solved = table.solve(Play::Mimic);
    let hands: [i128; 9] = [4, 36, 624, 3_744, 5_108, 10_200, 54_912, 123_552, 422_400];
    let won: i128 = hands.iter().zip(RIDE_PAYS[0]).map(|(n, pays)| n * i128::from(pays)).sum();
    let lost = 2_598_960 - hands.iter().sum::<i128>();
    let edge = table.edge(0, solved.census("rode").expect("counted"));
    assert_eq!(edge, Exact::new(3 * (lost - won), 2_598_960));
    let own = solved.census("own three").expect("counted").counts();
    let unfolded: Vec<u128> = own.iter().step_by(2).copied().collect();
    assert_eq!(unfolded, [16_440, 3_744, 1_096, 720, 52, 44, 4]);
    assert_eq!(own.iter().sum::<u128>(), 22_100);
}

#[test]
fn let_it_ride_equals_the_walker_on_a_short_deck() {
    let table = ride(1, ranks("9TJQKA"));
    for play in Play::ALL {
        let solved = table.solve(play);
        for (wager, reading) in [("bet-2", "rode"), ("pair", "own three")] {
            assert_same(&solved, reading, &table.walk(wager, 5, &*solved.book));
        }
    }
    let solved = table.solve(Play::Best);
    let census = solved.census("rode").expect("counted");
    assert_eq!(table.edge(0, census), -table.best(0, 5));
}
