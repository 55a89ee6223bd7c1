//! Lowball, no limit and pot limit poker, and Five Card Omaha: a line for each limit or buy-in,
//! a column for each number of players (L 317-339, 1398-1438, 2224-2274).

use super::super::schedule::Row;
use super::{
    Band, Betting, Blinds, Collects, Figures, Moment, Payer, Schedule, Stakes, Stop, When,
};
use super::{ONLY_4, ONLY_5, ONLY_6, TO_3, TO_4, TO_5, limit, open, stop};
use crate::fees::collection::DESIGNATED;
use law::ca::poker_fees::{RF_01, RF_01T, RF_02, RF_03, RF_04, RF_05, RGEN_3};
use law::ca::poker_fees::{RF_06A, RF_06B, RF_06C, RF_06D};

/// GEN.2, GEN.3: the printed fee once the hand opens, the designated one if it never does.
static OPENING: [Stop; 2] = [
    stop("regular table fee", Payer::Pot, Moment::OpeningRound),
    Stop {
        amount: Some(DESIGNATED.get()),
        rule: Some(RGEN_3),
        ..stop("designated table fee", Payer::Pot, Moment::NotOpened)
    },
];

/// Five Card Omaha: a dollar after the blinds are posted, the printed fee after the flop.
static BLINDS_FLOP: [Stop; 2] = [
    Stop { amount: Some(100), ..stop("designated table fee", Payer::Pot, Moment::Start) },
    stop("regular table fee", Payer::Pot, Moment::Flop),
];

const NINE_TO_SEVEN: Band = Band::range(9, 7);
const NINE_TO_SIX: Band = Band::range(9, 6);
const FIVE_OR_FOUR: Band = Band::range(5, 4);
const ANY: Band = Band::or_more(1);

/// A limit with its blinds.
const fn at_limit(bets: [i64; 2], blinds: &'static [i64]) -> Stakes {
    Stakes::Limit { low: bets, high: bets, blinds: Blinds::Exactly(blinds) }
}

/// A buy-in with its blinds; zero where only the blinds are printed.
const fn bought(betting: Betting, from: i64, to: i64, blinds: &'static [i64]) -> Stakes {
    let buy_in = if from == 0 { None } else { Some((from, Some(to))) };
    Stakes::Open { betting, buy_in, blinds: Blinds::Exactly(blinds) }
}

/// A line that the book does not number, named after its stakes.
const fn named(label: &'static str, stakes: Stakes, amounts: &'static [i64]) -> Row {
    Row { label: Some(label), stakes: Some(stakes), amounts }
}

const fn numbered(stakes: Stakes, amounts: &'static [i64]) -> Row {
    Row { label: None, stakes: Some(stakes), amounts }
}

const LOWBALL_GAMES: &[&str] = &["ca/lowball"];

#[rustfmt::skip]
pub(super) static LOWBALL: [Schedule; 2] = [
    Schedule {
        id: "F-01", group: "F-01", rule: RF_01, games: LOWBALL_GAMES, first: 1,
        stakes: limit([15, 30], [20, 40]), collects: Collects::Hand(&OPENING),
        figures: Figures::Lines(&[Band::range(8, 7), ONLY_6, ONLY_5, TO_4], &[
            named("15-30", at_limit([15, 30], &[5, 10, 15]),  &[300, 200, 100, 50]),
            named("20-40", at_limit([20, 40], &[10, 10, 20]), &[300, 200, 100, 50]),
        ]),
    },
    Schedule {
        id: "F-01T", group: "F-01T", rule: RF_01T, games: LOWBALL_GAMES, first: 1,
        stakes: limit([10, 20], [30, 60]), collects: Collects::Time(When::Played),
        figures: Figures::Lines(&[ANY], &[
            named("10-20", at_limit([10, 20], &[5, 5, 10]),   &[500]),
            named("15-30", at_limit([15, 30], &[5, 10, 15]),  &[600]),
            named("20-40", at_limit([20, 40], &[10, 10, 20]), &[700]),
            named("30-60", at_limit([30, 60], &[10, 20, 30]), &[800]),
        ]),
    },
];

/// A line of F-02.
const fn no_limit(
    label: &'static str,
    [from, to]: [i64; 2],
    blinds: &'static [i64],
    amounts: &'static [i64],
) -> Row {
    named(label, bought(Betting::NoLimit, from, to, blinds), amounts)
}

const NO_LIMIT_GAMES: &[&str] = &["ca/no-limit-poker"];

#[rustfmt::skip]
pub(super) static NO_LIMIT: [Schedule; 2] = [
    Schedule {
        id: "F-02", group: "F-02", rule: RF_02, games: NO_LIMIT_GAMES, first: 1,
        stakes: open(Betting::NoLimit, Some((20, Some(2_000)))), collects: Collects::Hand(&OPENING),
        figures: Figures::Lines(&[NINE_TO_SEVEN, ONLY_6, ONLY_5, ONLY_4], &[
            no_limit("20",       [20, 20],       &[1, 1],   &[300, 200, 150, 100]),
            no_limit("40",       [40, 40],       &[1, 2],   &[300, 200, 150, 100]),
            no_limit("50",       [50, 50],       &[1, 2],   &[300, 200, 150, 100]),
            no_limit("100",      [100, 100],     &[2, 3],   &[400, 300, 200, 100]),
            no_limit("100-300",  [100, 300],     &[2, 3],   &[400, 300, 200, 100]),
            no_limit("200",      [200, 200],     &[3, 5],   &[400, 300, 200, 100]),
            no_limit("300",      [300, 300],     &[3, 5],   &[500, 500, 300, 100]),
            no_limit("300-500",  [300, 500],     &[3, 5],   &[500, 500, 300, 100]),
            no_limit("500",      [500, 500],     &[5, 5],   &[500, 500, 300, 100]),
            no_limit("500-1500", [500, 1_500],   &[5, 5],   &[500, 500, 300, 100]),
            no_limit("600",      [600, 600],     &[5, 10],  &[500, 500, 300, 100]),
            no_limit("1000",     [1_000, 1_000], &[10, 20], &[500, 500, 300, 100]),
            no_limit("2000",     [2_000, 2_000], &[20, 40], &[500, 500, 300, 100]),
        ]),
    },
    Schedule {
        id: "F-03", group: "F-03", rule: RF_03, games: NO_LIMIT_GAMES, first: 1,
        stakes: open(Betting::NoLimit, None), collects: Collects::Time(When::Played),
        figures: Figures::Lines(&[NINE_TO_SIX, FIVE_OR_FOUR], &[
            no_limit("15-25",   [0, 0], &[15, 25],   &[1_100, 500]),
            no_limit("25-50",   [0, 0], &[25, 50],   &[1_300, 600]),
            no_limit("50-100",  [0, 0], &[50, 100],  &[1_500, 700]),
            no_limit("100-200", [0, 0], &[100, 200], &[1_700, 800]),
        ]),
    },
];

/// A line of F-05.
const fn pot_limit(label: &'static str, blinds: &'static [i64], amounts: &'static [i64]) -> Row {
    named(label, bought(Betting::PotLimit, 0, 0, blinds), amounts)
}

const POT_LIMIT_GAMES: &[&str] = &["ca/pot-limit-holdem"];

#[rustfmt::skip]
pub(super) static POT_LIMIT: [Schedule; 2] = [
    Schedule {
        id: "F-04", group: "F-04", rule: RF_04, games: POT_LIMIT_GAMES, first: 1,
        stakes: open(Betting::PotLimit, Some((500, Some(500)))), collects: Collects::Hand(&OPENING),
        figures: Figures::Lines(&[NINE_TO_SEVEN, ONLY_6, ONLY_5, ONLY_4], &[
            named("500", bought(Betting::PotLimit, 500, 500, &[5, 10]), &[500, 400, 300, 100]),
        ]),
    },
    Schedule {
        id: "F-05", group: "F-05", rule: RF_05, games: POT_LIMIT_GAMES, first: 1,
        stakes: open(Betting::PotLimit, None), collects: Collects::Time(When::Played),
        figures: Figures::Lines(&[NINE_TO_SIX, FIVE_OR_FOUR], &[
            pot_limit("2-3-5",    &[2, 3, 5],    &[800, 400]),
            pot_limit("5-5-10",   &[5, 5, 10],   &[1_000, 500]),
            pot_limit("5-10-15",  &[5, 10, 15],  &[1_100, 500]),
            pot_limit("5-10-25",  &[5, 10, 25],  &[1_200, 600]),
            pot_limit("25-25-50", &[25, 25, 50], &[1_400, 700]),
        ]),
    },
];

const OMAHA_GAMES: &[&str] = &["ca/five-card-omaha-hi-lo"];

/// What options 21 to 28 pay, every one.
const RESTRICTED: &[i64] = &[500, 300, 100];

#[rustfmt::skip]
pub(super) static OMAHA: [Schedule; 4] = [
    Schedule {
        id: "F-06a", group: "F-06", rule: RF_06A, games: OMAHA_GAMES, first: 1,
        stakes: limit([1, 2], [20, 40]), collects: Collects::Hand(&BLINDS_FLOP),
        figures: Figures::Lines(&[NINE_TO_SEVEN, ONLY_6, ONLY_5, ONLY_4, TO_3], &[
            numbered(at_limit([1, 2],   &[1, 1]),   &[200, 150, 100, 100, 100]),
            numbered(at_limit([2, 4],   &[1, 2]),   &[350, 300, 300, 200, 100]),
            numbered(at_limit([3, 6],   &[1, 3]),   &[400, 200, 100, 100, 100]),
            numbered(at_limit([4, 8],   &[2, 4]),   &[400, 200, 100, 100, 100]),
            numbered(at_limit([6, 12],  &[2, 6]),   &[500, 300, 100, 100, 100]),
            numbered(at_limit([8, 16],  &[4, 8]),   &[500, 300, 100, 100, 100]),
            numbered(at_limit([9, 18],  &[3, 9]),   &[500, 300, 100, 100, 100]),
            numbered(at_limit([15, 30], &[10, 15]), &[500, 300, 100, 100, 100]),
            numbered(at_limit([20, 40], &[10, 20]), &[500, 300, 100, 100, 100]),
        ]),
    },
    Schedule {
        id: "F-06b", group: "F-06", rule: RF_06B, games: OMAHA_GAMES, first: 10,
        stakes: limit([30, 60], [500, 1_000]), collects: Collects::Time(When::OnTheClock),
        figures: Figures::Lines(&[NINE_TO_SIX, TO_5], &[
            numbered(at_limit([30, 60],     &[10, 30]),   &[1_000, 500]),
            numbered(at_limit([40, 80],     &[20, 40]),   &[1_100, 500]),
            numbered(at_limit([50, 100],    &[25, 50]),   &[1_100, 500]),
            numbered(at_limit([60, 120],    &[30, 60]),   &[1_200, 600]),
            numbered(at_limit([75, 150],    &[25, 75]),   &[1_200, 600]),
            numbered(at_limit([80, 160],    &[40, 80]),   &[1_300, 600]),
            numbered(at_limit([100, 200],   &[50, 100]),  &[1_300, 600]),
            numbered(at_limit([150, 300],   &[100, 150]), &[1_400, 700]),
            numbered(at_limit([200, 400],   &[100, 200]), &[1_500, 700]),
            numbered(at_limit([300, 600],   &[150, 300]), &[1_600, 800]),
            numbered(at_limit([500, 1_000], &[250, 500]), &[1_700, 800]),
        ]),
    },
    Schedule {
        id: "F-06c", group: "F-06", rule: RF_06C, games: OMAHA_GAMES, first: 21,
        stakes: open(Betting::PotLimit, Some((100, Some(1_000)))), collects: Collects::Hand(&BLINDS_FLOP),
        figures: Figures::Lines(&[NINE_TO_SEVEN, ONLY_6, TO_5], &[
            numbered(bought(Betting::PotLimit, 100, 100,   &[1, 2]),   RESTRICTED),
            numbered(bought(Betting::PotLimit, 100, 100,   &[2, 3]),   RESTRICTED),
            numbered(bought(Betting::PotLimit, 100, 200,   &[2, 3]),   RESTRICTED),
            numbered(bought(Betting::PotLimit, 300, 300,   &[5, 5]),   RESTRICTED),
            numbered(bought(Betting::PotLimit, 200, 500,   &[3, 5]),   RESTRICTED),
            numbered(bought(Betting::PotLimit, 500, 500,   &[5, 5]),   RESTRICTED),
            numbered(bought(Betting::PotLimit, 300, 1_000, &[5, 10]),  RESTRICTED),
            // Reading ca-fee-omaha-28.
            named("PL-28", bought(Betting::PotLimit, 1_000, 1_000, &[10, 20]), RESTRICTED),
        ]),
    },
    Schedule {
        id: "F-06d", group: "F-06", rule: RF_06D, games: OMAHA_GAMES, first: 28,
        stakes: open(Betting::NoLimit, Some((40, Some(500)))), collects: Collects::Hand(&BLINDS_FLOP),
        figures: Figures::Lines(&[NINE_TO_SEVEN, ONLY_6, TO_5], &[
            named("NL-28", bought(Betting::NoLimit, 40, 100, &[2, 3]), &[400, 200, 100]),
            numbered(bought(Betting::NoLimit, 80, 200,  &[3, 5]),  &[500, 300, 100]),
            numbered(bought(Betting::NoLimit, 100, 500, &[5, 10]), &[500, 300, 100]),
        ]),
    },
];
