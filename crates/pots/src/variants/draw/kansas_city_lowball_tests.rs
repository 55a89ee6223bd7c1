//! Kansas City Lowball: deuce to seven with a joker, three draws.
//!
//! Rules: ca:kansas-city-lowball/

use super::testing::{EVEN, FIRST, beats, four, table, two};
use crate::act::{Awaited, Decision, Move};
use crate::hand::Hand;
use crate::stakes::Stakes;
use crate::variants::draw::KANSAS_CITY_LOWBALL;
use crate::variants::triple_draw::testing::{Draws, NONE, ONE, at_bet, at_draw, opened};
use crate::variants::triple_draw::testing::{step, story, until, won};
use money::Cents;

const ID: &str = "ca/kansas-city-lowball";

fn bets(hand: &Hand) -> Vec<i64> {
    hand.places().iter().map(|place| place.bet.get() / 100).collect()
}

fn unit(street: usize) -> Cents {
    until(&table(ID), NONE, at_bet(street)).menu().expect("a menu").raise.expect("a bet").min
}

#[test]
fn rs1_a_the_lowest_hand_wins() {
    beats(ID, &[["8c 6d 4h 3s 2c", "9c 5d 4s 3d 2h"]]);
    let played = two(ID, "8c 6d 4h 3s 2c", "9c 5d 4s 3d 2h", FIRST);
    assert_eq!(won(&played), ["1 wins low 80.00 ca:kansas-city-lowball/s1.a"]);
}

#[test]
fn rs1_b_three_to_eight_play() {
    table(ID).stacks(&["500"; 2]).refused("ca:kansas-city-lowball/s1.b");
    opened(&table(ID));
    opened(&table(ID).stacks(&["500"; 8]));
    table(ID).stacks(&["500"; 9]).refused("ca:kansas-city-lowball/s1.b");
}

#[test]
fn rs1_d_check_bet_or_fold() {
    let hand = until(&table(ID), NONE, at_bet(1));
    for act in [Move::Check, Move::Raise(Cents::dollars(30)), Move::Fold] {
        assert!(hand.allows(1, act).is_ok(), "{act:?}");
    }
    table(ID).acts("1 check").refused("ca:kansas-city-lowball/s1.d");
}

#[test]
fn rs1_e_cards_are_replaced() {
    let start = table(ID).cards(2, "Kc 7d 5h 3s 2c 4d").acts("1 call, 2 call, 3 check");
    let hand = start.acts("2 draw Kc, 3 pat, 1 pat").reach();
    let held: Vec<String> = hand.places()[1].cards().iter().map(ToString::to_string).collect();
    assert_eq!(held, ["7d", "5h", "3s", "2c", "4d"]);
}

#[test]
fn rs1_g_replaced_cards_are_discarded() {
    let held = until(&table(ID), ONE, at_draw(1)).places()[1].cards()[0];
    let hand = until(&table(ID), ONE, at_draw(2));
    assert!(hand.places().iter().all(|place| !place.cards().contains(&held)));
    assert_eq!(hand.unseen() & held.bit(), 0);
}

#[test]
fn rs1_h_three_draws_each_with_a_round() {
    let told = story(&four(ID), ONE);
    for draw in [2, 6, 10] {
        assert_eq!((&*told[draw], &*told[draw + 3]), ("draw 2 3 4 1", "bet 2 3 4 1"));
    }
    assert_eq!(told[14..], ["show"]);
}

#[test]
fn rs1_i_a_burn_before_each_draw() {
    let told = story(&four(ID), ONE);
    assert_eq!([&*told[3], &*told[7], &*told[11]], ["burn"; 3]);
}

/// Eight players draw two: forty cards are dealt, one is burned, twelve are left for sixteen.
const TWO: Draws = |_, _| 2;

#[test]
fn rs1_j_all_replaced_cards_join_the_pile() {
    let eight = table(ID).stacks(&["500"; 8]);
    let own = until(&eight, TWO, at_draw(1)).places()[0].cards()[0];
    let mut hand = until(&eight, TWO, |hand| hand.ask() == Awaited::Shuffle);
    assert_eq!(hand.unseen().count_ones(), 0, "the deck is used up");
    step(&mut hand, TWO);
    assert_eq!(hand.unseen().count_ones(), 16 + 1);
    assert_ne!(hand.unseen() & own.bit(), 0, "of this draw too");
}

#[test]
fn rs1_k_the_draw_goes_on_from_the_pile() {
    let told = story(&table(ID).stacks(&["500"; 8]), TWO);
    assert_eq!(told[4], "deal 2 2 3 3 4 4 5 5 6 6 7 7");
    assert_eq!(told[5..7], ["shuffle", "deal 8 8 1 1"]);
    assert!(told.iter().filter(|line| *line == "shuffle").count() > 1, "as often as need be");
}

#[test]
fn rs1_l_the_lower_limit_twice() {
    assert_eq!(unit(0), Cents::dollars(60), "a blind of $30 and a raise of $30");
    assert_eq!(unit(1), Cents::dollars(30));
}

#[test]
fn rs1_m_then_the_upper_limit() {
    assert_eq!([unit(2), unit(3)], [Cents::dollars(60); 2]);
}

#[test]
fn rs2_b_the_button_posts_a_small_blind() {
    assert_eq!(bets(&opened(&four(ID)))[0], 10);
    assert_eq!(bets(&opened(&four(ID).button(3)))[2], 10);
}

#[test]
fn rs2_c_the_next_seat_posts_a_small_blind() {
    assert_eq!(bets(&opened(&four(ID)))[1], 20);
}

#[test]
fn rs2_d_the_second_seat_posts_the_large_blind() {
    assert_eq!(bets(&opened(&four(ID))), [10, 20, 30, 0]);
    assert_eq!(bets(&opened(&four(ID).button(3))), [30, 0, 10, 20]);
}

#[test]
fn rs2_e_the_large_blind_is_half_the_limit() {
    let usual = Stakes::usual(&KANSAS_CITY_LOWBALL, Cents::dollars(30));
    assert_eq!((usual.blinds[2], usual.big), (Cents::dollars(30), Cents::dollars(60)));
    let posted = table(ID).script().stakes;
    assert_eq!(posted.blinds[2] + posted.blinds[2], posted.big);
}

#[test]
fn r2_a_seven_five_four_three_two_is_best() {
    beats(ID, &[["7c 5d 4h 3s 2c", "7d 6h 4s 3c 2d"], ["7c 5d 4h 3s 2c", "8d 5h 4s 3c 2d"]]);
}

#[test]
fn r2_b_straights_and_flushes_count_against_a_hand() {
    beats(ID, &[["Kc Qd 4h 3s 2c", "6d 5h 4s 3c 2d"], ["Kc Kd 4h 3s 2c", "8d 5d 4d 3d 2d"]]);
}

#[test]
fn r2_c_aces_are_high() {
    beats(ID, &[["Kc 7d 5h 3s 2c", "Ac 5d 4h 3c 2d"], ["Kc Kd 4h 3s 2c", "Ac Ad 4s 3c 2d"]]);
}

#[test]
fn r3_the_joker_is_the_lowest_card_missing() {
    // A deuce, never an ace; with the deuce a three; with 2-3-4-5 the six of a straight.
    beats(ID, &[["X 7c 5d 4h 3s", "7d 6h 4s 3c 2d"], ["X 8c 5d 4h 2s", "8d 6h 4s 3c 2d"]]);
    beats(ID, &[["Kc Qd 4h 3s 2c", "X 5h 4s 3c 2d"]]);
    table(ID).set("joker=false").cards(1, "X").refused("reading:ca-kansas-joker");
}

#[test]
fn r4_equal_hands_share() {
    let played = two(ID, "8c 6d 4h 3s 2c", "8d 6h 4s 3c 2d", EVEN);
    let lines = won(&played);
    assert!(lines.iter().all(|line| line.ends_with("40.00 ca:kansas-city-lowball/4")));
}

#[test]
fn r10_up_to_five_cards_in_a_row() {
    let start = until(&table(ID), NONE, at_draw(1));
    assert_eq!(start.ask(), Awaited::Decide(1, Decision::Draw(5)));
    let six = start.allows(1, Move::Draw(0b11_1111)).expect_err("six cards");
    assert_eq!(six.rule.map(|rule| rule.id), Some("ca:kansas-city-lowball/10"));
    let told = story(&table(ID), |_, place| if place == 1 { 5 } else { 0 });
    assert_eq!(told[4], "deal 2 2 2 2 2");
}

#[test]
fn r15_who_has_checked_may_raise() {
    let mut hand = until(&table(ID), NONE, at_bet(1));
    hand.act(1, Move::Check).expect("a check");
    hand.act(2, Move::Raise(Cents::dollars(30))).expect("a bet");
    hand.act(0, Move::Fold).expect("a fold");
    hand.act(1, Move::Raise(Cents::dollars(60))).expect("a raise");
}

#[test]
fn r16_b_thirty_or_sixty_dollars() {
    let menu = four(ID).menu();
    let raise = menu.raise.expect("a raise");
    assert_eq!([menu.call, raise.min, raise.max], [30, 60, 60].map(Cents::dollars));
    four(ID).acts("4 raise 45.00").refused("ca:kansas-city-lowball/16.a");
}
