//! Kill pots in Lowball.
//! Rules: ca:lowball/

use super::checks::{CHIPS, post};
use super::low_checks::SET;
use super::testing::{by, empty, hand_at, hand_on, play, posts, seats, show, step, table};
use super::{Back, How, Setup, Sitting, Voices};
use crate::act::{Awaited, Decision, Move};
use crate::hand::Hand;
use money::Cents;

const ID: &str = "ca/lowball";

/// Two equal hands.
const TIE: [(u8, &str); 2] = [(1, "As 2s 3s 4s 6s"), (2, "Ah 2h 3h 4h 6h")];

/// Five players, these winners of the first pots.
fn won(winners: &[u8]) -> Sitting {
    let mut sitting = table(ID, SET, 5);
    for winner in winners {
        play(&mut sitting, *winner);
    }
    sitting
}

fn legs(sitting: &Sitting) -> Vec<u8> {
    sitting.legs().collect()
}

/// A hand of which everybody has so many cards.
fn dealt(sitting: &mut Sitting, cards: usize) -> Hand {
    let (players, opening) = sitting.deal().unwrap();
    let mut hand = Hand::open(sitting.stakes().clone(), &players, opening).unwrap();
    while hand.places().iter().any(|place| place.cards().len() < cards) {
        step(&mut hand, &mut [], &[]);
    }
    hand
}

#[test]
fn rs3_a_two_pots_in_a_row_double_the_next_limits() {
    assert_eq!(hand_at(&mut won(&[4]), 5, "").menu().unwrap().raise.unwrap().min.plain(), "20.00");
    let menu = hand_at(&mut won(&[4, 4]), 1, "").menu().unwrap();
    assert_eq!(menu.raise.unwrap().min.plain(), "40.00");
}

#[test]
fn rs3_b_kill_button_shows_the_last_winner() {
    assert_eq!(legs(&won(&[4])), [4]);
    assert_eq!(legs(&won(&[4, 2])), [2]);
}

#[test]
fn rs3_c_second_win_posts_a_kill_blind() {
    assert_eq!(won(&[4]).killer(), None);
    assert_eq!(won(&[2, 4]).killer(), None);
    assert_eq!(won(&[4, 4]).killer(), Some(4));
    assert_eq!(posts(&play(&mut won(&[1, 1]), 2), 1), post("20.00", "0.00"));
}

#[test]
fn rs4_a_pots_of_any_size_count() {
    let mut sitting = won(&[3, 3]);
    assert_eq!(sitting.killer(), Some(3), "both pots were the blinds alone");
    assert_eq!(sitting.deal().unwrap().1.kill, Some(2));
}

#[test]
fn rs4_b_only_main_pots_count() {
    let mut sitting = won(&[1]);
    sitting.get_mut(5).unwrap().chips = Cents::dollars(6);
    // Seat 5 wins what its $6 cover, and seat 1 the side pot against seat 2.
    let cards = [(5, "As 2s 3s 4s 5s"), (1, "Ah 2h 3h 4h 6h"), (2, "Kd Kc Kh Qs Qc")];
    let hand = show(&mut sitting, &cards, &[3, 4]);
    assert_eq!(hand.outcome().unwrap().awards.len(), 2);
    assert_eq!((legs(&sitting), sitting.killer()), (vec![5], None));
}

#[test]
fn rs5_1_a_kill_doubles_both_limits() {
    let menu = hand_on(&mut won(&[4, 4]), 1).menu().unwrap();
    assert_eq!(menu.raise.unwrap().min.plain(), "40.00");
    assert_eq!(hand_on(&mut won(&[4]), 1).menu().unwrap().raise.unwrap().min.plain(), "20.00");
}

#[test]
fn rs5_1_b_kill_blind_is_part_of_the_pot() {
    let hand = dealt(&mut won(&[1, 1]), 1);
    assert_eq!(hand.pot().plain(), "40.00", "blinds of 5, 5 and 10, and a kill of 20");
}

#[test]
fn rs5_1_c_third_win_kills_again_for_the_same() {
    let mut sitting = won(&[1, 1, 1]);
    assert_eq!(posts(&play(&mut sitting, 1), 1), post("20.00", "0.00"));
    assert_eq!(posts(&play(&mut sitting, 2), 1), post("20.00", "0.00"));
    assert_eq!(sitting.killer(), None);
}

#[test]
fn rs5_2_a_split_keeps_the_leg() {
    let mut sitting = won(&[1]);
    show(&mut sitting, &TIE, &[3, 4, 5]);
    assert_eq!((legs(&sitting), sitting.killer()), (vec![1], None));
    play(&mut sitting, 1);
    assert_eq!(sitting.killer(), Some(1));
}

#[test]
fn rs5_2_b_killer_who_splits_kills_again() {
    let mut sitting = won(&[1, 1]);
    show(&mut sitting, &TIE, &[3, 4, 5]);
    assert_eq!(sitting.killer(), Some(1));
}

#[test]
fn rs5_3_a_kill_button_is_nobodys_at_first() {
    let mut sitting = won(&[]);
    assert_eq!((legs(&sitting), sitting.deal().unwrap().1.kill), (vec![], None));
}

#[test]
fn rs5_3_b_kill_button_is_nobodys_after_the_winner_left() {
    let mut sitting = won(&[4]);
    sitting.leave(4).unwrap();
    assert!(legs(&sitting).is_empty());
    sitting.join(4, CHIPS, How::Kill).unwrap();
    play(&mut sitting, 4);
    assert_eq!(sitting.killer(), None);
}

#[test]
fn rs5_3_c_kill_button_is_nobodys_after_a_split_of_others() {
    let mut sitting = won(&[4]);
    show(&mut sitting, &TIE, &[3, 4, 5]);
    assert!(legs(&sitting).is_empty());
}

#[test]
fn rs5_3_d_leg_is_kept_while_away() {
    let mut sitting = won(&[1]);
    sitting.sit_out(1).unwrap();
    play(&mut sitting, 2);
    sitting.come_back(1, Back::Play).unwrap();
    assert_eq!(legs(&sitting), [1, 2]);
    play(&mut sitting, 1);
    assert_eq!(sitting.killer(), Some(1));
}

#[test]
fn rs5_6_a_one_kill_a_hand() {
    let mut hand = dealt(&mut won(&[]), 3);
    hand.kill(3).unwrap();
    by(hand.kill(4), "ca:lowball/s5.6.a");
    by(won(&[4, 4]).join(6, CHIPS, How::Kill), "ca:lowball/s5.6.a");
}

#[test]
fn rs5_6_b_newcomer_promises_the_next_kill() {
    let mut sitting = won(&[4, 4]);
    by(sitting.join(6, CHIPS, How::PromiseKill(Voices::Objection)), "ca:lowball/s5.6.b");
    sitting.join(6, CHIPS, How::PromiseKill(Voices::Consent)).unwrap();
    let players = play(&mut sitting, 1);
    assert_eq!((posts(&players, 4).0.as_str(), posts(&players, 6).0.as_str()), ("20.00", "0.00"));
    assert_eq!(posts(&play(&mut sitting, 2), 6), post("20.00", "0.00"));
    assert_eq!(sitting.deal().unwrap().1.kill, None);
}

#[test]
fn rs5_7_a_owed_kill_is_posted_before_leaving() {
    let mut sitting = won(&[4, 4]);
    by(sitting.leave(4), "ca:lowball/s5.7.a");
    by(sitting.sit_out(4), "ca:lowball/s5.7.a");
    play(&mut sitting, 1);
    assert!(sitting.leave(4).is_ok());
}

#[test]
fn rs5_7_b_without_the_kill_there_is_no_game() {
    let mut sitting = won(&[4, 4]);
    sitting.refuse_kill(4).unwrap();
    assert_eq!(seats(&play(&mut sitting, 1)), [1, 2, 3, 5]);
    by(sitting.come_back(4, Back::Play), "ca:lowball/s5.7.b");
    by(sitting.come_back(4, Back::Wait), "ca:lowball/s5.7.b");
    sitting.come_back(4, Back::Kill(Voices::Consent)).unwrap();
    assert_eq!(posts(&play(&mut sitting, 2), 4), post("20.00", "0.00"));
}

/// The seats in the order in which they bet on the first round; `raiser` raises when asked.
fn order(hand: &mut Hand, raiser: u8) -> Vec<u8> {
    let mut seats = Vec::new();
    while hand.street() == 0 {
        if let Awaited::Decide(place, Decision::Bet) = hand.ask() {
            let seat = hand.places()[place].seat;
            seats.push(seat);
            let raise = hand.menu().and_then(|menu| menu.raise);
            if let Some(span) = raise.filter(|_| seat == raiser && seats.len() < 6) {
                hand.act(place, Move::Raise(span.min)).unwrap();
                continue;
            }
        }
        step(hand, &mut [], &[]);
    }
    seats
}

#[test]
fn rs5_8_a_killer_acts_last_at_first() {
    // The button is at seat 3, the big blind at seat 5.
    assert_eq!(order(&mut dealt(&mut won(&[2, 4]), 1), 0), [1, 2, 3, 4, 5]);
    assert_eq!(order(&mut dealt(&mut won(&[2, 2]), 1), 0), [1, 3, 4, 5, 2]);
}

#[test]
fn rs5_8_b_after_the_killers_raise_clockwise() {
    assert_eq!(order(&mut dealt(&mut won(&[2, 2]), 1), 2), [1, 3, 4, 5, 2, 3, 4, 5, 1]);
}

/// A Lowball table with a buy-in of $200 to which a player of another comes with $100.
fn moved_from(id: &str, set: &str) -> Result<(), table::Refusal> {
    let terms = Setup { buy_in: Cents::dollars(200), ..Setup::default() };
    let broken = table(id, set, 3);
    empty(ID, SET, terms).join_from(&broken, 1, CHIPS, How::AtOnce)
}

#[test]
fn rs5_9_a_same_game_needs_no_full_buy_in() {
    assert!(moved_from(ID, SET).is_ok());
}

#[test]
fn rs5_9_b_other_game_or_limit_needs_the_full_buy_in() {
    by(moved_from(ID, "small=15 big=30 blinds=5/10/15"), "ca:lowball/s5.9.b");
    by(moved_from("ca/kansas-city-lowball", SET), "ca:lowball/s5.9.b");
}
