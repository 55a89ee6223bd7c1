//! Rules: ca:short-deck-holdem/
//!
//! Hold'em with 36 cards, whose flushes beat full houses.

use super::testing::*;
use crate::testing::{Setup, hand};
use crate::{Awaited, Award, Held, Joker, Standing};
use cards::{AnyCard, Card};
use hands::short;
use money::Cents;

const GAME: &str = "ca/short-deck-holdem";

/// The flop after three calls.
fn flop() -> Setup {
    table(GAME).acts("1 call, 2 call, 3 check")
}

fn cards(text: &str) -> Vec<AnyCard> {
    text.split_whitespace().map(|card| card.parse().expect("a card")).collect()
}

/// What the game makes of seven cards.
fn seven(text: &str) -> u16 {
    let (award, all): (&Award, _) = (&super::SHORT_DECK_HOLDEM.awards[0], cards(text));
    award.number(&Held { own: &all[..2], board: &all[2..], joker: Joker::Down })
}

/// What the ranking makes of five.
fn five(text: &str) -> hands::Short {
    let all: Vec<Card> = cards(text).iter().filter_map(|card| card.natural()).collect();
    short(all.first_chunk().expect("five cards"))
}

/// Each hand beats the next.
#[track_caller]
fn falling(rows: &[&str]) {
    for two in rows.windows(2) {
        assert!(five(two[0]) > five(two[1]), "{two:?}");
    }
}

#[test]
fn rs1_players_contest_the_pot_alone() {
    let played = checked(GAME)
        .cards(1, "Ah Ad")
        .cards(2, "Kh Kd")
        .cards(3, "Qh Qd")
        .board("6s 7s 9c Tc Jd")
        .play();
    let total: i64 = played.outcome.stacks.iter().map(|stack| stack.get()).sum();
    assert_eq!((total, played.hand.fees().total()), (30_000, Cents::ZERO));
    assert!(played.lines.iter().all(|line| line.seat.is_some()), "no line is the house's");
}

#[test]
fn rs2_best_five_of_seven_or_the_board() {
    // Two own cards make a flush, one a longer straight, and none the board's.
    let board = "Ts 9s 8s 7d 6c";
    let hand = |own: &str| seven(&format!("{own} {board}"));
    assert!(hand("As Ks") > hand("Jd Kh") && hand("Jd Kh") > hand("Ac Ad"));
    assert_eq!(hand("Ac Ad"), hand("Kc Kd"), "both play the board");
    checked(GAME)
        .cards(1, "Ah Ad")
        .cards(2, "Kh Kd")
        .cards(3, "Qh Qd")
        .board("Ts 9s 8s 7d 6c")
        .ends(&["100.00", "100.00", "100.00"]);
}

#[test]
fn rs3_a_thirty_six_cards_without_joker() {
    let deck = super::SHORT_DECK_HOLDEM.deck.set();
    assert_eq!((deck.count_ones(), 52 - deck.count_ones()), (36, 16));
    let dealt = |card| table(GAME).cards(2, card).acts("1 fold, 2 fold");
    for out in ["2c As", "3d As", "4h As", "5s As", "X As"] {
        dealt(out).refused("ca:short-deck-holdem/s3.a");
    }
    dealt("6c As").play();
}

#[test]
fn rs4_1_ranks_from_ace_to_six_without_suits() {
    falling(&[
        "As Kh Qd Jc 9s",
        "As Kh Qd Jc 8s",
        "As Kh Qd Tc 9s",
        "Ks Qh Jd Tc 8s",
        "Js 9h 8d 7c 6s",
    ]);
    assert_eq!(five("As Kh Qd Jc 9s"), five("Ac Kd Qs Jh 9d"));
}

#[test]
fn rs4_1_a_ace_below_the_six() {
    falling(&["Ts 9h 8d 7c 6s", "As 6h 7d 8c 9s", "As Ah Ad Kc Qs"]);
    falling(&["Ts 9s 8s 7s 6s", "As 6s 7s 8s 9s", "As Ah Ad Ac Ks"]);
}

#[test]
fn rs4_2_order_of_hands() {
    falling(&[
        "As Ks Qs Js Ts",
        "9s 8s 7s 6s As",
        "6s 6h 6d 6c 7s",
        "Js 9s 8s 7s 6s",
        "As Ah Ad Ks Kh",
        "9s 8h 7d 6c As",
        "As Ah Ad Kc Qs",
        "As Ah Ks Kh Qd",
        "As Ah Kd Qc Js",
        "As Kh Qd Jc 9s",
    ]);
    // A flush beats a full house over a board.
    checked(GAME)
        .cards(1, "9c 9d")
        .cards(2, "As 6s")
        .cards(3, "Kh 8d")
        .board("9s 8s Js 8c Qh")
        .ends(&["98.00", "104.00", "98.00"]);
}

#[test]
fn rs4_2_a_best_and_least_straights() {
    falling(&[
        "As Ks Qs Js Ts",
        "Ks Qs Js Ts 9s",
        "Qs Js Ts 9s 8s",
        "Js Ts 9s 8s 7s",
        "Ts 9s 8s 7s 6s",
        "9s 8s 7s 6s As",
        "As Ah Ad Ac Ks",
    ]);
    falling(&[
        "6s 6h 6d 7s 7h",
        "As Kh Qd Jc Ts",
        "Ks Qh Jd Tc 9s",
        "Ts 9h 8d 7c 6s",
        "9s 8h 7d 6c As",
        "As Ah Ad Kc Qs",
    ]);
}

#[test]
fn rs4_2_b_best_and_least_flushes_and_high_cards() {
    falling(&[
        "6s 6h 6d 6c 7s",
        "As Ks Qs Js 9s",
        "As Ks Qs Js 8s",
        "Js 9s 8s 7s 6s",
        "As Ah Ad Ks Kh",
    ]);
    falling(&["6s 6h 7d 8c 9s", "As Kh Qd Jc 9s", "Js 9h 8d 7c 6s"]);
}

#[test]
fn rs4_2_c_matched_cards_from_aces_to_sixes() {
    falling(&["As Ah Ad Ac Ks", "Ks Kh Kd Kc As", "6s 6h 6d 6c 7s"]);
    falling(&["As Ah Ad Ks Kh", "Ks Kh Kd As Ah", "6s 6h 6d 7s 7h"]);
    falling(&["As Ah Ad Kc Qs", "Ks Kh Kd Ac Qs", "6s 6h 6d 7c 8s"]);
    falling(&["As Ah Kd Kc Qs", "As Ah 6d 6c Ks", "7s 7h 6d 6c 8s"]);
    falling(&["As Ah Kd Qc Js", "Ks Kh Ad Qc Js", "6s 6h 7d 8c 9s"]);
}

#[test]
fn rs5_a_ten_are_seated() {
    hand(GAME).players(10).acts("4 call").menu();
    hand(GAME).players(11).refused("ca:short-deck-holdem/s5.a");
}

#[test]
fn rs5_b_one_limit_and_one_fee_for_every_seat() {
    let three = || table(GAME).acts("1 call, 2 call, 3 check");
    let bets = [three(), three().acts("2 check"), three().acts("2 check, 3 check")];
    for seat in bets {
        let span = seat.menu().raise.expect("a bet");
        assert_eq!((span.min, span.max), (Cents::dollars(2), Cents::dollars(2)));
    }
    let fees: Vec<_> = (1..=3)
        .map(|button| taken(&played(&table(GAME).button(button).fees("F-SD-31"))))
        .collect();
    assert!(fees.windows(2).all(|two| two[0] == two[1]));
}

#[test]
fn r1_b_button_is_last_but_in_the_first_round() {
    assert!(street(GAME, 0).starts_with("2Down 3Down 1Down"));
    assert!(street(GAME, 0).ends_with("3speaks"));
    assert!((1..4).all(|at| street(GAME, at).ends_with("1speaks")));
}

#[test]
fn r2_blinds_left_of_the_button_before_any_card() {
    blinds_before_cards(GAME);
    assert_eq!(bets(&table(GAME).players(4).button(4)), [100, 200, 0, 0]);
}

#[test]
fn r2_a_left_of_button_opens_later_rounds() {
    assert!(street(GAME, 1).ends_with("2speaks 3speaks 1speaks"));
    let late = table(GAME).acts("1 call, 2 fold, 3 check").reach();
    assert!(matches!(late.ask(), Awaited::Decide(2, _)));
    flop().acts("3 check").refused("ca:short-deck-holdem/2.a");
}

#[test]
fn r4_seats_of_the_blinds() {
    assert_eq!(bets(&table(GAME).players(5).button(2)), [0, 0, 100, 200, 0]);
}

#[test]
fn r4_a_blinds_are_compulsory_and_fixed() {
    let post = |text: &str| {
        let posted = [("blinds".to_owned(), text.to_owned())].into();
        crate::variants::find(GAME).expect(GAME).post(&posted)
    };
    assert!(post("1.00/2.00").is_ok());
    for wrong in ["2.00", "1.00/1.00/2.00", "0.00/0.00", "2.00/1.00"] {
        let refused = post(wrong).expect_err(wrong).to_string();
        assert!(refused.contains("ca:short-deck-holdem/4.a"), "{refused}");
    }
    // Nobody is asked for them.
    let played = table(GAME).acts("1 fold, 2 fold").play();
    let blinds: Vec<_> = played.lines.iter().filter(|line| line.what == "blind").collect();
    assert_eq!(blinds.len(), 2);
    assert!(blinds.iter().all(|line| line.rule.id == "ca:short-deck-holdem/4.a"));
}

#[test]
fn r4_b_blinds_belong_to_the_pot() {
    table(GAME).acts("1 raise, 2 fold, 3 fold").ends(&["103.00", "99.00", "98.00"]);
}

#[test]
fn r5_two_hole_cards_from_the_small_blind() {
    assert!(street(GAME, 0).starts_with("2Down 3Down 1Down 2Down 3Down 1Down 1speaks"));
}

#[test]
fn r6_left_of_the_big_blind_opens() {
    let four = streets(&table(GAME).players(4));
    assert!(four[0].ends_with("4speaks 1speaks 2speaks 3speaks"), "{}", four[0]);
}

#[test]
fn r6_a_call_is_the_big_blind_at_first() {
    assert_eq!(table(GAME).menu().call, Cents::dollars(2));
    let odd = hand(GAME).set("blinds=1.00/3.00 small=3 big=6");
    assert_eq!(odd.menu().call, Cents::dollars(3));
}

#[test]
fn r6_b_who_folds_is_out() {
    let hand = table(GAME).acts("1 fold").reach();
    assert_eq!(hand.places()[0].standing(), Standing::Folded);
    let told = table(GAME).acts("1 fold, 2 call, 3 check, 2 check, 1 check");
    told.refused("ca:short-deck-holdem/2.a");
}

#[test]
fn r6_c_raise_is_a_call_and_an_amount_within_the_limit() {
    let raise = table(GAME).acts("1 raise 4.00").reach();
    assert_eq!(raise.places()[0].bet, Cents::dollars(4));
    table(GAME).acts("1 raise 3.00").refused("ca:short-deck-holdem/6.c");
    table(GAME).acts("1 raise 5.00").refused("ca:short-deck-holdem/6.c");
}

#[test]
fn r6_d_1_raise_is_called_raised_or_folded() {
    let menu = table(GAME).acts("1 raise").menu();
    assert!(menu.may_fold && !menu.may_check && menu.raise.is_some());
    assert_eq!(menu.call, Cents::dollars(3));
    table(GAME).acts("1 raise, 2 check").refused("ca:short-deck-holdem/6");
}

#[test]
fn r6_d_2_three_raises_a_round() {
    assert!(table(GAME).acts("1 raise, 2 raise").menu().raise.is_some());
    let capped = || table(GAME).acts("1 raise, 2 raise, 3 raise");
    assert!(capped().menu().raise.is_none());
    capped().acts("1 raise 10.00").refused("ca:short-deck-holdem/6.d.2");
    // After a bet there are three as well, and each round has its own.
    let flop = || flop().acts("2 bet, 3 raise, 1 raise");
    assert!(flop().menu().raise.is_some());
    assert!(flop().acts("2 raise").menu().raise.is_none());
    // A table without a limit has no cap.
    let open = table(GAME).set("limit=no").acts("1 raise 4.00, 2 raise 6.00, 3 raise 8.00");
    assert!(open.menu().raise.is_some());
}

#[test]
fn r6_d_3_no_limit_of_raises_between_two() {
    let two = table(GAME).players(2).acts("1 raise, 2 raise, 1 raise, 2 raise, 1 raise");
    assert!(two.menu().raise.is_some());
    assert!(table(GAME).acts("1 raise, 2 raise, 3 raise, 1 fold").menu().raise.is_some());
}

#[test]
fn r6_e_big_blind_may_check_or_raise() {
    let menu = table(GAME).acts("1 call, 2 call").menu();
    assert!(menu.may_check && menu.raise.is_some());
    assert!(!table(GAME).acts("1 raise, 2 call").menu().may_check);
}

#[test]
fn r7_wagers_go_to_the_pot_after_the_round() {
    let open = table(GAME).acts("1 call, 2 call").reach();
    assert!(open.places().iter().all(|place| place.bet == Cents::dollars(2)));
    let after = flop().reach();
    assert!(after.places().iter().all(|place| place.bet == Cents::ZERO));
    assert_eq!(after.pot(), Cents::dollars(6));
}

#[test]
fn r8_burn_before_flop_turn_and_river() {
    assert!(!street(GAME, 0).contains("burn"));
    assert!((1..4).all(|at| street(GAME, at).starts_with("burn board")));
}

#[test]
fn r9_flop_of_three() {
    assert_eq!(street(GAME, 1).matches("board").count(), 3);
    assert_eq!(flop().board("6c 7d 8h").reach().board(0), cards("6c 7d 8h"));
}

#[test]
fn r11_second_round_folds_and_raises_as_before() {
    let menu = flop().acts("2 bet").menu();
    assert!(menu.may_fold && menu.raise.is_some());
    assert!(street(GAME, 1).ends_with("2speaks 3speaks 1speaks"));
    flop().acts("2 bet, 3 check").refused("ca:short-deck-holdem/11");
}

#[test]
fn r11_a_bets_within_the_limits() {
    flop().acts("2 bet 2.00").menu();
    flop().acts("2 bet 1.00").refused("ca:short-deck-holdem/6.c");
    flop().acts("2 bet 4.00").refused("ca:short-deck-holdem/6.c");
    let turn = flop().acts("2 check, 3 check, 1 check");
    assert_eq!(turn.menu().raise.expect("a bet").min, Cents::dollars(4));
}

#[test]
fn r11_d_call_matches_the_wager() {
    let called = flop().acts("2 bet, 3 raise, 1 call").reach();
    assert_eq!(called.places()[0].bet, called.places()[2].bet);
}

#[test]
fn r11_e_who_checks_may_call_or_raise_later() {
    let menu = flop().acts("2 check, 3 bet, 1 fold").menu();
    assert!(menu.raise.is_some() && menu.call == Cents::dollars(2));
    flop().acts("2 check, 3 bet, 1 fold, 2 raise").menu();
}

#[test]
fn r14_turn_is_a_fourth_card() {
    assert!(street(GAME, 2).starts_with("burn board 2speaks"));
    let turn = flop().acts("2 check, 3 check, 1 check").board("6c 7d 8h Js").reach();
    assert_eq!(turn.board(0).len(), 4);
}

#[test]
fn r16_third_round_like_the_one_before() {
    assert!(street(GAME, 2).ends_with("2speaks 3speaks 1speaks"));
    let turn = || flop().acts("2 check, 3 check, 1 check");
    assert!(turn().menu().may_check);
    assert!(turn().acts("2 bet").menu().raise.is_some());
    turn().acts("2 bet, 3 check").refused("ca:short-deck-holdem/16");
}

#[test]
fn r19_river_is_a_fifth_card() {
    assert!(street(GAME, 3).starts_with("burn board 2speaks"));
    assert_eq!(played(&table(GAME)).board(0).len(), 5);
}

#[test]
fn r21_last_round_like_the_one_before() {
    assert!(street(GAME, 3).ends_with("2speaks 3speaks 1speaks"));
    assert_eq!(streets(&table(GAME)).len(), 4);
    let river = flop().acts("2 check, 3 check, 1 check, 2 check, 3 check, 1 check");
    river.acts("2 bet, 3 check").refused("ca:short-deck-holdem/21");
}

#[test]
fn r23_who_is_left_shows() {
    // Seat 1 folds the best hand and has no part in the showdown.
    table(GAME)
        .cards(1, "Ah Ad")
        .cards(2, "Kh Kd")
        .cards(3, "Qh Qd")
        .board("6s 7s 9c Tc Jd")
        .acts("1 fold, 2 call, 3 check, 2 check, 3 check, 2 check, 3 check, 2 check, 3 check")
        .ends(&["100.00", "102.00", "98.00"]);
}

#[test]
fn rs7_a_best_hand_has_the_pot() {
    let played = checked(GAME)
        .cards(1, "Qh Qd")
        .cards(2, "Kh Kd")
        .cards(3, "Ah Ad")
        .board("6s 7s 9c Tc Jd")
        .ends(&["98.00", "98.00", "104.00"]);
    assert_eq!(played.outcome.awards[0].rule.id, "ca:short-deck-holdem/s7.a");
}

/// Seats 1 and 2 tie; the chip is a dollar.
fn tie(button: u8, acts: &str) -> Setup {
    table(GAME)
        .set("chip=1.00 blinds=1.00/2.00")
        .button(button)
        .cards(1, "Ah Kd")
        .cards(2, "Ad Kh")
        .board("6s 7s 9c Tc Qd")
        .acts(acts)
}

#[test]
fn rs7_b_equal_hands_share() {
    // Seat 3 folds the big blind on the flop: $6 for two.
    let played = tie(1, "1 call, 2 call, 3 check, 2 check, 3 fold, 1 check, 2 check, 1 check")
        .acts("2 check, 1 check")
        .ends(&["101.00", "101.00", "98.00"]);
    assert_eq!(played.outcome.awards[0].rule.id, "ca:short-deck-holdem/s7.b");
}

#[test]
fn rs7_c_odd_chip_left_of_the_button() {
    // Seat 3 folds the small blind of $1: $5 for two, the button at seat 2.
    let rest = "1 check, 2 check, 1 check, 2 check, 1 check, 2 check";
    let played = tie(2, "2 call, 3 fold, 1 check").acts(rest).ends(&["101.00", "100.00", "99.00"]);
    let odd: Vec<_> = played.lines.iter().filter(|line| line.what == "odd chip").collect();
    assert_eq!((odd.len(), odd[0].rule.id), (1, "ca:short-deck-holdem/s7.c"));
    // $9 for two, the button at seat 1.
    tie(1, "1 call, 2 call, 3 check, 2 check, 3 fold, 1 check, 2 check, 1 check")
        .set("small=3 big=6 blinds=1.00/3.00")
        .acts("2 check, 1 check")
        .ends(&["101.00", "102.00", "97.00"]);
}
