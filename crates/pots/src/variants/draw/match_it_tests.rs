//! Match-It: three cards against the total of the board, two draws.
//!
//! Rules: ca:match-it/

use crate::act::{Awaited, Decision, Move, To};
use crate::hand::Hand;
use crate::ranking::{Held, Joker};
use crate::script::Played;
use crate::testing::{Setup, hand};
use crate::variants::draw::MATCH_IT;
use crate::variants::triple_draw::testing::{NONE, ONE, at_bet, at_draw, opened, step, story};
use crate::variants::triple_draw::testing::{until, won};
use cards::AnyCard;
use money::Cents;

/// A unit of $2, blinds of $1 and $2, antes of 50 cents.
fn table() -> Setup {
    hand("ca/match-it").set("small=2 blinds=1.00/2.00 ante=0.50")
}

const FIRST: &[&str] = &["104.00", "98.50", "97.50"];
const LAST: &[&str] = &["97.50", "98.50", "104.00"];
const EVEN: &[&str] = &["100.75", "98.50", "100.75"];

/// Two hands against a board, $6.50 in the pot.
#[track_caller]
fn two(board: &'static str, one: &'static str, three: &'static str, stacks: &[&str]) -> Played {
    let acts = "1 call, 2 fold, 3 check, 3 pat, 1 pat, 3 check, 1 check";
    let setup = table().board(board).cards(1, one).cards(3, three).acts(acts);
    setup.acts("3 pat, 1 pat, 3 check, 1 check").ends(stacks)
}

/// The first hand is better, whoever holds it.
#[track_caller]
fn beats(board: &'static str, better: &'static str, worse: &'static str) {
    two(board, better, worse, FIRST);
    two(board, worse, better, LAST);
}

fn told() -> Vec<String> {
    story(&table().players(4), ONE)
}

fn dollars(hand: &Hand) -> (Cents, Cents) {
    let raise = hand.menu().expect("a menu").raise.expect("a raise");
    (raise.min, raise.max)
}

#[test]
fn rs1_a_match_the_sum_of_the_board() {
    beats("6c 7d 8h", "Kc 9d 2h", "Kd 8s 2c");
    let played = two("6c 7d 8h", "Kc 9d 2h", "Kd 8s 2c", FIRST);
    assert_eq!(won(&played), ["1 wins match 6.50 ca:match-it/s1.a"]);
}

#[test]
fn rs1_b_52_cards_and_no_joker() {
    table().cards(1, "X").refused("ca:match-it/s1.b");
    assert_eq!(opened(&table()).unseen().count_ones(), 52);
}

#[test]
fn rs2_1_an_ace_counts_one_or_eleven() {
    beats("6c 7d 8h", "Ac Kd Kh", "Kc 8s 2c");
    beats("6c 7d 8h", "Ac 8d 2h", "Kc 8s 2c");
}

#[test]
fn rs2_2_faces_count_ten() {
    beats("9c 9d 9h", "Kc Qd 7h", "Kd Qh 6s");
    beats("9c 9d 9h", "Jc Td 7h", "Jd Th 6s");
}

#[test]
fn rs2_3_spots_count_what_they_show() {
    // Board 2-3-10: fifteen.
    beats("2c 3d Th", "2d 4h 9c", "3c 4d 7h");
    beats("2c 3d Th", "5d 4h 6c", "8c 4d 2h");
}

#[test]
fn rs3_a_the_holder_chooses() {
    // Of 12 the aces are 1 and 1, of 21 11 and 1, of 24 11 and 11.
    beats("4c 4d 4h", "Ac Ad Tc", "4s 5c 2c");
    beats("6c 7d 8h", "Ac Ad 9h", "Kc 8s 2c");
    beats("8c 8d 8h", "Ac Ad 2h", "Kc Jd 3c");
}

#[test]
fn rs3_b_an_ace_of_the_board_is_eleven() {
    beats("Ac 2d 3h", "9c 4d 3c", "2c 2h 2s");
}

#[test]
fn rs3_c_boards_from_six_to_thirty_three() {
    // Of 33: 31 is nearer than 30. Of 6: 6 is right and 7 is busted.
    beats("Ac Ad Ah", "As Kc Kd", "Kh Ks Qc");
    beats("2c 2d 2h", "2s 3c Ac", "3d 3h Ad");
}

#[test]
fn rs3_d_suits_do_not_matter() {
    two("6c 7d 8h", "Kc 9d 2h", "Ks 9h 2s", EVEN);
}

#[test]
fn rs4_a_of_equal_sums_the_higher_cards() {
    beats("6c 7d 8h", "Kc 9d 2h", "Ks 8d 3s");
    beats("6c 7d 8h", "Qc 9d 2h", "Jc 9s 2c");
    // Short of it and above it too: reading ca-match-it-ties.
    beats("6c 7d 8h", "Kc 8d 2h", "Ks 7s 3s");
    beats("6c 7d 8h", "Kc 9d 3h", "Ks 8d 4s");
}

#[test]
fn rs4_b_aces_and_nine_over_ace_and_kings() {
    beats("6c 7d 8h", "Ac Ad 9h", "Ah Kc Kd");
}

#[test]
fn rs4_c_ace_king_queen_over_jack_over_ten() {
    beats("6c 7d 8h", "Ac Kd Qh", "Ad Kh Jc");
    beats("6c 7d 8h", "Ac Kd Jh", "Ad Kh Tc");
}

#[test]
fn rs4_d_the_nearest_below() {
    beats("6c 7d 8h", "Kc 8d 2h", "Kd 7s 2c");
}

#[test]
fn rs4_e_all_above_the_nearest() {
    beats("6c 7d 8h", "Kc Td 2h", "Kd Th 3c");
}

#[test]
fn rs4_f_a_bust_never_beats_a_hand_below() {
    beats("6c 7d 8h", "2c 2h 3d", "Kd Th 2s");
}

#[test]
fn rs4_g_twenty_three_loses_to_sixteen() {
    beats("Qc Jd 2h", "Jc 2d 4c", "Kc Kd 3c");
}

#[test]
fn rs4_h_identical_hands_split() {
    let played = two("6c 7d 8h", "Kc 8d 2h", "Ks 8s 2s", EVEN);
    assert!(won(&played).iter().all(|line| line.ends_with("ca:match-it/s4.h")));
}

#[test]
fn rs5_a_the_button_marks_the_place() {
    let hand = opened(&table().players(4).button(3));
    assert_eq!((hand.button(), hand.ask()), (2, Awaited::Card(To::Place(3, crate::Face::Down))));
}

#[test]
fn rs5_b_the_button_is_last_but_on_the_first_round() {
    let told = told();
    assert_eq!(told[0], "deal 2 3 4 1 2 3 4 1 2 3 4 1");
    assert_eq!(told[2], "bet 4 1 2 3");
    assert_eq!([&*told[6], &*told[10]], ["bet 2 3 4 1"; 2]);
}

#[test]
fn rs5_c_two_blinds_start_the_betting() {
    assert_eq!(table().menu().call, Cents::dollars(2));
    table().acts("1 check").refused("ca:match-it/s6.b");
}

#[test]
fn rs5_d_everybody_antes() {
    let hand = opened(&table().players(4));
    assert!(hand.places().iter().all(|place| place.total - place.bet == Cents::new(50)));
    assert_eq!(hand.pot(), Cents::dollars(5));
    let played = table().acts("1 fold, 2 fold").ends(&["99.50", "98.50", "102.00"]);
    let antes = played.lines.iter().filter(|line| line.what == "ante");
    assert!(antes.clone().all(|line| line.rule.id == "ca:match-it/s5.d"));
    assert_eq!(antes.count(), 3);
}

#[test]
fn rs5_e_blinds_before_cards() {
    let hand = opened(&table());
    assert_eq!(hand.places()[2].bet, Cents::dollars(2));
    assert!(hand.places().iter().all(|place| place.cards().is_empty()));
}

#[test]
fn rs5_f_a_blind_is_part_of_the_bet() {
    assert_eq!(table().acts("1 call").menu().call, Cents::dollars(1));
    let dead = table().set("collection_blind=1.00").menu();
    assert_eq!(dead.call, Cents::dollars(2), "the button's dollar is dead");
}

#[test]
fn rs5_g_dead_chips_are_in_the_pot_and_no_bet() {
    let mut script = table().board("5s 6s 8s").script();
    script.players[0].dead = Cents::dollars(3);
    let hand = script.reach().expect("a hand");
    assert_eq!(hand.pot(), Cents::new(450 + 300));
    assert_eq!(hand.menu().expect("a menu").call, Cents::dollars(2));
}

#[test]
fn rs5_h_small_blind_left_of_the_button_then_the_big_one() {
    let hand = opened(&table().players(4).button(2));
    let bets: Vec<i64> = hand.places().iter().map(|place| place.bet.get()).collect();
    assert_eq!(bets, [0, 0, 100, 200]);
}

#[test]
fn rs6_a_three_cards_and_the_board_before_the_first_bet() {
    assert_eq!(told()[..3], ["deal 2 3 4 1 2 3 4 1 2 3 4 1", "board", "bet 4 1 2 3"]);
    let hand = until(&table(), NONE, at_bet(0));
    assert_eq!(hand.board(0).len(), 3);
}

#[test]
fn rs6_b_left_of_the_blinds_opens() {
    assert!(told()[2].starts_with("bet 4"));
}

#[test]
fn rs6_c_three_raises() {
    table().acts("1 raise, 2 raise, 3 raise 8.00").reach();
    table().acts("1 raise, 2 raise, 3 raise, 1 raise").refused("ca:match-it/s6.c");
}

#[test]
fn rs6_d_between_two_no_end_of_raises() {
    table().acts("1 fold, 2 raise, 3 raise, 2 raise, 3 raise, 2 raise 12.00").reach();
}

#[test]
fn rs6_e_first_draw_of_up_to_three() {
    let start = until(&table(), NONE, at_draw(1));
    assert_eq!(start.ask(), Awaited::Decide(1, Decision::Draw(3)));
    for count in 0..=3 {
        start.clone().act(1, Move::Draw((1 << count) - 1)).expect("a draw");
    }
    let four = start.allows(1, Move::Draw(0b1111)).expect_err("four cards");
    assert_eq!(four.rule.map(|rule| rule.id), Some("ca:match-it/s6.e"));
}

#[test]
fn rs6_f_who_stayed_pat_may_draw_later() {
    let mut hand = until(&table(), NONE, at_draw(2));
    hand.act(1, Move::Draw(0b111)).expect("three cards");
}

#[test]
fn rs6_g_left_of_the_button_opens_later_rounds() {
    let acts = "1 call, 2 fold, 3 check, 3 pat, 1 pat";
    assert!(matches!(table().acts(acts).reach().ask(), Awaited::Decide(2, Decision::Bet)));
    assert!(told()[6].starts_with("bet 2") && told()[10].starts_with("bet 2"));
}

#[test]
fn rs6_h_two_units_after_the_first_draw() {
    let (one, two) = (Cents::dollars(4), Cents::dollars(4));
    assert_eq!(dollars(&until(&table(), NONE, at_bet(0))), (one, one), "the blind and a unit");
    assert_eq!(dollars(&until(&table(), NONE, at_bet(1))), (two, two));
}

#[test]
fn rs6_i_second_draw_of_up_to_three() {
    assert_eq!(told()[7..10], ["draw 2 3 4 1", "burn", "deal 2 3 4 1"]);
    let start = until(&table(), NONE, at_draw(2));
    assert!(start.allows(1, Move::Draw(0b111)).is_ok() && start.allows(1, Move::Draw(0)).is_ok());
    assert!(start.allows(1, Move::Draw(0b1111)).is_err());
}

#[test]
fn rs6_j_three_units_after_the_second_draw() {
    let three = Cents::dollars(6);
    assert_eq!(dollars(&until(&table(), NONE, at_bet(2))), (three, three));
}

#[test]
fn rs6_k_then_hands_are_shown() {
    assert_eq!(told()[10..], ["bet 2 3 4 1", "show"]);
}

#[test]
fn r1_a_blinds_are_live() {
    assert_eq!(table().acts("1 call").menu().call, Cents::dollars(1));
    assert_eq!(opened(&table().set("collection_blind=1.00")).pot(), Cents::new(550));
}

#[test]
fn r1_b_who_posted_may_raise() {
    assert!(table().acts("1 call").menu().raise.is_some());
    let big = table().acts("1 call, 2 call").menu();
    assert!(big.may_check && big.raise.is_some());
}

#[test]
fn r2_a_the_small_blind_sits_next_to_the_button() {
    let bets: Vec<i64> = opened(&table()).places().iter().map(|p| p.bet.get()).collect();
    assert_eq!(bets, [0, 100, 200]);
}

#[test]
fn r2_b_between_two_the_button_owes_it() {
    let hand = opened(&table().players(2));
    let bets: Vec<i64> = hand.places().iter().map(|place| place.bet.get()).collect();
    assert_eq!(bets, [100, 200]);
}

#[test]
fn r7_a_a_hand_has_three_cards() {
    let number = |own: &str| {
        let read = |text: &str| -> Vec<AnyCard> {
            text.split_whitespace().map(|card| card.parse().expect("a card")).collect()
        };
        let (own, board) = (read(own), read("6c 7d 8h"));
        MATCH_IT.awards[0].number(&Held { own: &own, board: &board, joker: Joker::Down })
    };
    assert!(number("Kc 9d 2h") > 0);
    assert_eq!([number("Kc 9d"), number("Kc 9d 2h 2c")], [0, 0]);
    let hand = until(&table(), |_, place| place as u8, at_bet(2));
    assert!(hand.places().iter().all(|place| place.cards().len() == 3));
}

#[test]
fn r8_a_a_number_changes_until_a_card_is_dealt() {
    let mut hand = until(&table(), NONE, |hand| hand.ask() == Awaited::Card(To::Burn));
    hand.act(0, Move::Draw(0b1)).expect("no card is out");
    step(&mut hand, NONE);
    let late = hand.act(0, Move::Draw(0)).expect_err("the burn is out");
    assert_eq!(late.rule.map(|rule| rule.id), Some("ca:match-it/8.a"));
}

#[test]
fn r8_b_a_number_changes_until_a_player_acts() {
    let mut hand = until(&table(), NONE, at_draw(1));
    hand.act(1, Move::Draw(0b1)).expect("one");
    hand.act(1, Move::Draw(0b11)).expect("two after all");
    hand.act(2, Move::Draw(0)).expect("the next player");
    assert!(hand.act(1, Move::Draw(0b1)).is_err());
}

#[test]
fn r8_c_all_declare_before_anyone_is_served() {
    assert_eq!(told()[3..6], ["draw 2 3 4 1", "burn", "deal 2 3 4 1"]);
}

#[test]
fn r9_a_numbers_are_told_until_there_is_action() {
    let mut hand = until(&table(), |_, place| place as u8, at_bet(1));
    let told = |hand: &Hand| hand.sight(Some(0)).players().map(|p| p.drew).collect::<Vec<_>>();
    assert_eq!(told(&hand), [Some(0), Some(1), Some(2)]);
    step(&mut hand, NONE);
    assert_eq!(told(&hand), [None; 3]);
}
