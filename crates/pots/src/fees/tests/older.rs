//! Lowball, no limit and pot limit poker, Five Card Omaha: a line for each limit or buy-in.
//!
//! Rules: ca:poker-fees/

use super::{lines, listed};
use crate::fees::{Collection, Moment};

const OPENING: &str = "Pot OpeningRound, Pot NotOpened";
const BLINDS_FLOP: &str = "Pot Start, Pot Flop";

/// What a hand of so many players pays at a moment, in cents, with the rules.
fn paid(game: &str, id: &str, at: Moment, players: u8) -> Vec<(i64, &'static str)> {
    let posted = Collection::post(listed(game), id).unwrap();
    posted.due(at, players).map(|due| (due.amount.get(), due.rule.id)).collect()
}

#[test]
#[rustfmt::skip]
fn rf_01_prints_regular_and_designated_fees_for_two_limits() {
    lines("F-01", OPENING, &[8, 7, 6, 5, 4, 3, 2], &[
        ("15-30", "limit $15-$30, blinds $5-$10-$15",  "3 3 2 1 0.50 0.50 0.50"),
        ("20-40", "limit $20-$40, blinds $10-$10-$20", "3 3 2 1 0.50 0.50 0.50"),
    ]);
    for players in [8, 7, 6, 5, 4] {
        let paid = paid("ca/lowball", "F-01-20-40", Moment::NotOpened, players);
        assert_eq!(paid, [(100, "ca:poker-fees/GEN.3")]);
    }
    assert_eq!(paid("ca/lowball", "F-01-20-40", Moment::Draw(1), 9), []);
}

#[test]
#[rustfmt::skip]
fn rf_01t_prints_four_limits_by_time() {
    lines("F-01T", "Played", &[8, 2], &[
        ("10-20", "limit $10-$20, blinds $5-$5-$10",   "5 5"),
        ("15-30", "limit $15-$30, blinds $5-$10-$15",  "6 6"),
        ("20-40", "limit $20-$40, blinds $10-$10-$20", "7 7"),
        ("30-60", "limit $30-$60, blinds $10-$20-$30", "8 8"),
    ]);
}

#[test]
#[rustfmt::skip]
fn rf_02_prints_thirteen_buy_ins() {
    lines("F-02", OPENING, &[9, 8, 7, 6, 5, 4], &[
        ("20",       "no limit, buy-in $20, blinds $1-$1",            "3 3 3 2 1.50 1"),
        ("40",       "no limit, buy-in $40, blinds $1-$2",            "3 3 3 2 1.50 1"),
        ("50",       "no limit, buy-in $50, blinds $1-$2",            "3 3 3 2 1.50 1"),
        ("100",      "no limit, buy-in $100, blinds $2-$3",           "4 4 4 3 2 1"),
        ("100-300",  "no limit, buy-in $100 to $300, blinds $2-$3",   "4 4 4 3 2 1"),
        ("200",      "no limit, buy-in $200, blinds $3-$5",           "4 4 4 3 2 1"),
        ("300",      "no limit, buy-in $300, blinds $3-$5",           "5 5 5 5 3 1"),
        ("300-500",  "no limit, buy-in $300 to $500, blinds $3-$5",   "5 5 5 5 3 1"),
        ("500",      "no limit, buy-in $500, blinds $5-$5",           "5 5 5 5 3 1"),
        ("500-1500", "no limit, buy-in $500 to $1,500, blinds $5-$5", "5 5 5 5 3 1"),
        ("600",      "no limit, buy-in $600, blinds $5-$10",          "5 5 5 5 3 1"),
        ("1000",     "no limit, buy-in $1,000, blinds $10-$20",       "5 5 5 5 3 1"),
        ("2000",     "no limit, buy-in $2,000, blinds $20-$40",       "5 5 5 5 3 1"),
    ]);
    let flop = |players| paid("ca/no-limit-poker", "F-02-100", Moment::Flop, players);
    assert_eq!(flop(9), [(400, "ca:poker-fees/F-02")]);
    assert_eq!(flop(6), [(300, "ca:poker-fees/F-02")]);
    // Neither ten players nor three are printed.
    assert_eq!((flop(10), flop(3)), (vec![], vec![]));
}

#[test]
#[rustfmt::skip]
fn rf_03_prints_four_blinds_by_time() {
    lines("F-03", "Played", &[9, 8, 7, 6, 5, 4], &[
        ("15-25",   "no limit, blinds $15-$25",   "11 11 11 11 5 5"),
        ("25-50",   "no limit, blinds $25-$50",   "13 13 13 13 6 6"),
        ("50-100",  "no limit, blinds $50-$100",  "15 15 15 15 7 7"),
        ("100-200", "no limit, blinds $100-$200", "17 17 17 17 8 8"),
    ]);
}

#[test]
fn rf_04_prints_one_buy_in() {
    let line = ("500", "pot limit, buy-in $500, blinds $5-$10", "5 5 5 4 3 1");
    lines("F-04", OPENING, &[9, 8, 7, 6, 5, 4], &[line]);
    let flop = paid("ca/pot-limit-holdem", "F-04-500", Moment::Flop, 6);
    assert_eq!(flop, [(400, "ca:poker-fees/F-04")]);
}

#[test]
#[rustfmt::skip]
fn rf_05_prints_five_sets_of_blinds_by_time() {
    lines("F-05", "Played", &[9, 8, 7, 6, 5, 4], &[
        ("2-3-5",    "pot limit, blinds $2-$3-$5",    "8 8 8 8 4 4"),
        ("5-5-10",   "pot limit, blinds $5-$5-$10",   "10 10 10 10 5 5"),
        ("5-10-15",  "pot limit, blinds $5-$10-$15",  "11 11 11 11 5 5"),
        ("5-10-25",  "pot limit, blinds $5-$10-$25",  "12 12 12 12 6 6"),
        ("25-25-50", "pot limit, blinds $25-$25-$50", "14 14 14 14 7 7"),
    ]);
}

const OMAHA: &str = "ca/five-card-omaha-hi-lo";

#[test]
#[rustfmt::skip]
fn rf_06a_prints_nine_limits() {
    lines("F-06a", BLINDS_FLOP, &[9, 8, 7, 6, 5, 4, 3, 2], &[
        ("1", "limit $1-$2, blinds $1-$1",     "2 2 2 1.50 1 1 1 1"),
        ("2", "limit $2-$4, blinds $1-$2",     "3.50 3.50 3.50 3 3 2 1 1"),
        ("3", "limit $3-$6, blinds $1-$3",     "4 4 4 2 1 1 1 1"),
        ("4", "limit $4-$8, blinds $2-$4",     "4 4 4 2 1 1 1 1"),
        ("5", "limit $6-$12, blinds $2-$6",    "5 5 5 3 1 1 1 1"),
        ("6", "limit $8-$16, blinds $4-$8",    "5 5 5 3 1 1 1 1"),
        ("7", "limit $9-$18, blinds $3-$9",    "5 5 5 3 1 1 1 1"),
        ("8", "limit $15-$30, blinds $10-$15", "5 5 5 3 1 1 1 1"),
        ("9", "limit $20-$40, blinds $10-$20", "5 5 5 3 1 1 1 1"),
    ]);
    for players in [9, 6, 2] {
        assert_eq!(paid(OMAHA, "F-06-1", Moment::Start, players), [(100, "ca:poker-fees/F-06a")]);
    }
    assert_eq!(paid(OMAHA, "F-06-1", Moment::Start, 10), []);
}

#[test]
#[rustfmt::skip]
fn rf_06b_prints_eleven_limits_by_time() {
    lines("F-06b", "OnTheClock", &[9, 6, 5, 2], &[
        ("10", "limit $30-$60, blinds $10-$30",      "10 10 5 5"),
        ("11", "limit $40-$80, blinds $20-$40",      "11 11 5 5"),
        ("12", "limit $50-$100, blinds $25-$50",     "11 11 5 5"),
        ("13", "limit $60-$120, blinds $30-$60",     "12 12 6 6"),
        ("14", "limit $75-$150, blinds $25-$75",     "12 12 6 6"),
        ("15", "limit $80-$160, blinds $40-$80",     "13 13 6 6"),
        ("16", "limit $100-$200, blinds $50-$100",   "13 13 6 6"),
        ("17", "limit $150-$300, blinds $100-$150",  "14 14 7 7"),
        ("18", "limit $200-$400, blinds $100-$200",  "15 15 7 7"),
        ("19", "limit $300-$600, blinds $150-$300",  "16 16 8 8"),
        ("20", "limit $500-$1,000, blinds $250-$500", "17 17 8 8"),
    ]);
}

#[test]
#[rustfmt::skip]
fn rf_06c_prints_eight_buy_ins() {
    lines("F-06c", BLINDS_FLOP, &[9, 8, 7, 6, 5, 2], &[
        ("21",    "pot limit, buy-in $100, blinds $1-$2",            "5 5 5 3 1 1"),
        ("22",    "pot limit, buy-in $100, blinds $2-$3",            "5 5 5 3 1 1"),
        ("23",    "pot limit, buy-in $100 to $200, blinds $2-$3",    "5 5 5 3 1 1"),
        ("24",    "pot limit, buy-in $300, blinds $5-$5",            "5 5 5 3 1 1"),
        ("25",    "pot limit, buy-in $200 to $500, blinds $3-$5",    "5 5 5 3 1 1"),
        ("26",    "pot limit, buy-in $500, blinds $5-$5",            "5 5 5 3 1 1"),
        ("27",    "pot limit, buy-in $300 to $1,000, blinds $5-$10", "5 5 5 3 1 1"),
        ("PL-28", "pot limit, buy-in $1,000, blinds $10-$20",        "5 5 5 3 1 1"),
    ]);
    assert_eq!(paid(OMAHA, "F-06-PL-28", Moment::Start, 5), [(100, "ca:poker-fees/F-06c")]);
    assert_eq!(paid(OMAHA, "F-06-PL-28", Moment::Flop, 6), [(300, "ca:poker-fees/F-06c")]);
}

#[test]
#[rustfmt::skip]
fn rf_06d_prints_three_buy_ins() {
    lines("F-06d", BLINDS_FLOP, &[9, 8, 7, 6, 5, 2], &[
        ("NL-28", "no limit, buy-in $40 to $100, blinds $2-$3",   "4 4 4 2 1 1"),
        ("29",    "no limit, buy-in $80 to $200, blinds $3-$5",   "5 5 5 3 1 1"),
        ("30",    "no limit, buy-in $100 to $500, blinds $5-$10", "5 5 5 3 1 1"),
    ]);
    // Reading ca-fee-omaha-28: two options of one number, and none that is just called 28.
    assert_eq!(paid(OMAHA, "F-06-NL-28", Moment::Flop, 7), [(400, "ca:poker-fees/F-06d")]);
    assert_eq!(paid(OMAHA, "F-06-NL-28", Moment::Start, 7), [(100, "ca:poker-fees/F-06d")]);
    assert!(Collection::post(listed(OMAHA), "F-06-28").is_err());
}
