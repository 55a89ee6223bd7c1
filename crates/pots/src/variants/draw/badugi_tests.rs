//! Badugi: four cards, three draws.
//!
//! Rules: ca:badugi/

use crate::act::{Awaited, Decision, Move};
use crate::script::Played;
use crate::variants::triple_draw::testing::{Draws, NONE, ONE, at_bet, at_draw, pat, step};
use crate::variants::triple_draw::testing::{story, table, until, won};
use money::Cents;

const GAME: &str = "ca/badugi";

/// Two hands for $2 each and the small blind's dollar.
#[track_caller]
fn two(one: &'static str, three: &'static str, stacks: &[&str]) -> Played {
    let setup = table(GAME).cards(1, one).cards(3, three).acts("1 call, 2 fold, 3 check");
    pat(setup, "3 1", stacks)
}

/// The first hand is better, whoever holds it.
#[track_caller]
fn beats(hands: &[[&'static str; 2]]) {
    for [better, worse] in hands {
        two(better, worse, &["103.00", "99.00", "98.00"]);
        two(worse, better, &["98.00", "99.00", "103.00"]);
    }
}

fn told() -> Vec<String> {
    story(&table(GAME).players(4), ONE)
}

#[test]
fn rs1_a_the_best_low_of_most_suits_wins() {
    beats(&[["8c 7d 6h 5s", "9c 4d 3h 2s"], ["Kc Qd Jh Ts", "4c 3c 2c Ac"]]);
    let played = two("8c 7d 6h 5s", "9c 4d 3h 2s", &["103.00", "99.00", "98.00"]);
    assert_eq!(won(&played), ["1 wins badugi 5.00 ca:badugi/s1.a"]);
    let hand = until(&table(GAME), NONE, at_bet(0));
    assert!(hand.places().iter().all(|place| place.cards().len() == 4));
}

#[test]
fn rs1_c_different_in_rank_and_suit() {
    beats(&[["Kc Qd Jh Ts", "Ac 2d 3h 4h"], ["Kc Qd Jh Ts", "Ac 2d 3h 3s"]]);
}

#[test]
fn r1_a_four_cards_clockwise_from_the_small_blind() {
    assert!(told()[0].starts_with("deal 2 3 4 1"));
    let hand = until(&table(GAME).players(4), NONE, at_bet(0));
    assert!(hand.places().iter().all(|place| place.cards().len() == 4));
}

#[test]
fn r1_b_one_at_a_time() {
    assert_eq!(told()[0], "deal 2 3 4 1 2 3 4 1 2 3 4 1 2 3 4 1");
}

#[test]
fn r2_left_of_the_big_blind_opens() {
    assert_eq!(told()[1], "bet 4 1 2 3");
}

#[test]
fn r3_a_up_to_four_cards_from_the_left_of_the_button() {
    assert_eq!(told()[2], "draw 2 3 4 1");
    let start = until(&table(GAME), NONE, at_draw(1));
    for count in 0..=4 {
        start.clone().act(1, Move::Draw((1 << count) - 1)).expect("a draw");
    }
    let five = start.allows(1, Move::Draw(0b1_1111)).expect_err("five cards");
    assert_eq!(five.rule.map(|rule| rule.id), Some("ca:badugi/3.a"));
}

#[test]
fn r3_b_each_picks_the_cards() {
    let setup = || table(GAME).cards(2, "Kc 4d Kh As").acts("1 call, 2 call, 3 check");
    let hand = setup().acts("2 draw Kh Kc").reach();
    let kept: Vec<String> = hand.places()[1].cards().iter().map(ToString::to_string).collect();
    assert_eq!(kept, ["4d", "As"]);
    setup().acts("2 draw Ks").refused("ca:badugi/3.a");
}

#[test]
fn r4_second_round_after_the_first_draw() {
    assert_eq!(told()[3..6], ["burn", "deal 2 3 4 1", "bet 2 3 4 1"]);
}

#[test]
fn r5_second_draw() {
    assert_eq!(told()[6..9], ["draw 2 3 4 1", "burn", "deal 2 3 4 1"]);
    let hand = until(&table(GAME), NONE, at_draw(2));
    assert_eq!(hand.ask(), Awaited::Decide(1, Decision::Draw(4)));
}

#[test]
fn r6_third_round_after_the_second_draw() {
    assert_eq!(told()[9], "bet 2 3 4 1");
}

#[test]
fn r7_a_third_draw() {
    assert_eq!(told()[10..13], ["draw 2 3 4 1", "burn", "deal 2 3 4 1"]);
}

#[test]
fn r7_b_discards_are_reshuffled_if_need_be() {
    // 28 of 52 are dealt, eight go with each of two draws: eight are left for fourteen and a burn.
    let draws: Draws = |street, _| if street == 3 { 2 } else { 1 };
    let setup = table(GAME).players(7);
    let told = story(&setup, draws);
    let end = told.len() - 2;
    assert_eq!(told[end - 5..end - 3], ["burn", "deal 2 2 3 3 4 4 5"]);
    assert_eq!(told[end - 3..end], ["shuffle", "burn", "deal 5 6 6 7 7 1 1"]);
    let mut hand = until(&setup, draws, |hand| hand.ask() == Awaited::Shuffle);
    step(&mut hand, draws);
    assert_eq!(hand.unseen().count_ones(), 7 + 7 + 3, "two draws' discards and three burns");
    assert!(!story(&setup, ONE).contains(&"shuffle".to_owned()), "there is no need");
}

#[test]
fn r8_a_last_round_after_the_third_draw() {
    assert_eq!(told()[13..], ["bet 2 3 4 1", "show"]);
}

#[test]
fn r8_b_it_goes_like_the_third() {
    for street in [2, 3] {
        let menu = until(&table(GAME), NONE, at_bet(street)).menu().expect("a menu");
        assert!(menu.may_check);
        assert_eq!(menu.raise.expect("a bet").min, Cents::dollars(4));
    }
    assert_eq!(told()[9], told()[13]);
}

#[test]
fn rs2_a_suits_do_not_rank() {
    two("9c 4d 3h 2s", "9s 4h 3d 2c", &["100.50", "99.00", "100.50"]);
}

#[test]
fn rs2_b_nothing_beats_ace_to_four() {
    beats(&[["Ac 2d 3h 4s", "As 2c 3d 5h"], ["Ac 2d 3h 4s", "2c 3d 4h 5s"]]);
    two("Ac 2d 3h 4s", "As 2c 3d 4h", &["100.50", "99.00", "100.50"]);
}

#[test]
fn rs2_c_a_badugi_beats_a_pair_and_two_of_a_suit() {
    beats(&[["Kc Qd Jh Ts", "Ac Ad 2h 3s"], ["Kc Qd Jh Ts", "Ac 2c 3h 4s"]]);
}

#[test]
fn rs3_a_then_the_best_three_cards_win() {
    beats(&[["5c 4d 3h 3s", "6c 4h 2s 2d"], ["Kc Qd Jh Jc", "Ac 2d 2c Ad"]]);
}

#[test]
fn rs3_b_the_best_of_three_is_ace_two_three() {
    beats(&[["Ac 2d 3h 3s", "As 2h 4c 4d"], ["Ac 2d 3h Kh", "As 2h 4c Kc"]]);
    two("Ac 2d 3h 3s", "As 2c 3d Kd", &["100.50", "99.00", "100.50"]);
}

#[test]
fn rs4_a_then_the_best_two_cards_win() {
    beats(&[["5c 4d 5d 4c", "6h 3s 6s 3h"], ["Kc Qd Kd Qc", "Ah 2h 3h 4h"]]);
    // One card is last: reading ca-badugi-one-card.
    beats(&[["Ac 3c 5c 7c", "2d 4d 6d 8d"], ["2c 3c 4c 5c", "Kc Kd Kh Ks"]]);
}

#[test]
fn rs4_b_the_best_of_two_is_ace_two() {
    beats(&[["Ac 2d 2c Ad", "Ah 3s 3h As"]]);
}
