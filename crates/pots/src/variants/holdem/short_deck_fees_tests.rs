//! Rules: ca:short-deck-holdem/
//!
//! Short Deck's own collection.

use super::testing::*;
use crate::testing::{hand, listed};
use money::Cents;

const GAME: &str = "ca/short-deck-holdem";

#[test]
fn rs8_1_fees_after_blinds_flop_and_turn() {
    let setup = || table(GAME).fees("F-SD-31");
    assert_eq!(taken(&opened(&setup())), [("designated table fee #1", 100)]);
    let flop = setup().acts("1 call, 2 call, 3 check").reach();
    assert_eq!(taken(&flop)[1], ("regular table fee", 100));
    assert_eq!(flop.pot(), Cents::dollars(4));
    let turn = setup().acts("1 call, 2 call, 3 check, 2 check, 3 check, 1 check").reach();
    assert_eq!(taken(&turn)[2], ("designated table fee #2", 50));
    for (limit, option, dollars) in [("no", "F-SD-62", 2_50), ("pot", "F-SD-78", 2_50)] {
        let limit = format!("limit={limit}");
        let hand = played(&table(GAME).set(&limit).fees(option));
        assert_eq!(hand.fees().total().get(), dollars, "{option}");
    }
}

#[test]
fn rs8_1_a_regular_fee_goes_by_players() {
    let fees = |option, players| taken(&played(&hand(GAME).players(players).fees(option)));
    let (seven, six) = (fees("F-SD-1+F-SD-9", 7), fees("F-SD-1+F-SD-9", 6));
    assert_eq!((seven[1].1, six[1].1), (250, 200));
    assert_eq!((seven[0], seven[2]), (six[0], six[2]));
}

#[test]
fn rs8_1_b_unreached_fee_is_not_taken() {
    let setup = || table(GAME).fees("F-SD-31");
    let names = |hand: &crate::Hand| taken(hand).len();
    assert_eq!(names(&folded(&setup())), 1);
    let flop = setup().acts("1 call, 2 call, 3 check, 2 bet, 3 fold, 1 fold").play();
    assert_eq!(names(&flop.hand), 2);
    assert_eq!(names(&played(&setup())), 3);
}

#[test]
fn rs8_1_c_fees_by_time_from_each_player() {
    half_hour(GAME, "F-SD-33", &[6, 7, 10], 11);
    half_hour(GAME, "F-SD-43", &[2, 5], 8);
    half_hour(GAME, "F-SD-64", &[6, 10], 11);
    half_hour(GAME, "F-SD-71", &[2, 5], 8);
    half_hour(GAME, "F-SD-80", &[6, 10], 8);
    half_hour(GAME, "F-SD-88", &[2, 5], 7);
    assert!(played(&hand(GAME).players(6).charged("F-SD-33")).fees().list().is_empty());
    assert_eq!(crate::fees::periods(crate::fees::When::OnTheClock, 0, 60), 2);
}

#[test]
fn rs8_1_d_first_part_of_a_half_hour_is_free() {
    use crate::fees::{Collection, periods};
    for option in ["F-SD-33", "F-SD-64", "F-SD-80"] {
        let posted = Collection::post(listed(GAME), option).expect("an option");
        let when = posted.half_hour(6).expect("a fee by time").when;
        assert_eq!([19, 20, 49, 50].map(|minutes| periods(when, 10, minutes)), [0, 0, 0, 1]);
    }
}

#[test]
fn rs8_2_fees_are_fixed_before_any_card() {
    let setup = table(GAME).fees("F-SD-31");
    let posted = setup.script().stakes.fees.clone().expect("fees");
    let due: Vec<i64> = posted.fees(3).iter().map(|(_, due)| due.amount.get()).collect();
    let paid: Vec<i64> = taken(&played(&setup)).iter().map(|fee| fee.1).collect();
    assert_eq!(due, paid);
}

#[test]
fn rs8_3_one_option_at_a_time() {
    let stakes =
        || crate::variants::find(GAME).expect(GAME).post(&law::Posted::new()).expect("the usual");
    assert!(stakes().with_fees("F-SD-1+F-SD-9").is_ok(), "seven players and six");
    assert!(stakes().with_fees("F-SD-1+F-SD-2").is_err(), "two for seven");
    assert!(stakes().with_fees("F-SD-1+F-SD-50").is_err(), "a limit and no limit");
}

#[test]
fn rs8_4_fees_are_no_share() {
    let small = played(&table(GAME).fees("F-SD-31"));
    let large = played(&hand(GAME).set("small=40 big=80").fees("F-SD-31"));
    assert_eq!(taken(&small), taken(&large));
}

#[test]
fn rs8_5_five_rates_at_most() {
    // One option has three, and five bands of players have as many regular fees.
    let options = "F-SD-1+F-SD-9+F-SD-17+F-SD-25+F-SD-31";
    let setup = |players| hand(GAME).players(players).fees(options);
    let mut rates: Vec<i64> = (3..=7).map(|n| taken(&played(&setup(n)))[1].1).collect();
    rates.sort_unstable();
    rates.dedup();
    assert!(rates.len() <= 5, "{rates:?}");
}
