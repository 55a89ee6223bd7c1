//! The engine itself, on hold'em and stud.

use super::{Hand, Player};
use crate::act::{Awaited, Decision, Move};
use crate::stakes::Stakes;
use crate::testing::hand;
use crate::variants;
use cards::AnyCard;
use money::Cents;
use std::sync::Arc;
use table::Seat;

impl Hand {
    /// Cards of the deck have gone astray.
    pub(crate) fn lose(&mut self, cards: u8) {
        self.stub -= cards;
    }
}

#[test]
fn a_limit_hand_to_the_showdown() {
    let played = hand("ca/texas-holdem")
        .cards(1, "Ah Ad")
        .cards(2, "Kh Kd")
        .cards(3, "7c 2d")
        .board("Qs Js 3c 4c 9h")
        .acts("1 raise, 2 call, 3 fold, 2 check, 1 bet, 2 call, 2 check, 1 bet, 2 call")
        .acts("2 check, 1 check")
        .ends(&["112.00", "90.00", "98.00"]);
    assert_eq!(played.outcome.awards.len(), 1);
}

#[test]
fn side_pots() {
    hand("ca/no-limit-poker")
        .stacks(&["50", "100", "20"])
        .cards(1, "Kh Kd")
        .cards(2, "Qh Qd")
        .cards(3, "Ah Ad")
        .board("2s 3s 7c 8c 9h")
        .acts("1 raise 50.00, 2 call, 3 call")
        .ends(&["60.00", "50.00", "60.00"]);
}

#[test]
fn stud_brings_itself_in() {
    let played = hand("ca/seven-card-stud")
        .cards(1, "Ah Ad 2c")
        .cards(2, "Kh Kd 9s")
        .cards(3, "7c 2d 2s")
        .acts("2 complete, 3 fold, 1 fold")
        .play();
    assert_eq!(played.outcome.stacks.len(), 3);
}

/// Plays a stud hand with cards and acts picked by a plain row of numbers; whether it ran out of
/// cards for all.
fn any_hand(stakes: &Arc<Stakes>, players: u8, row: &mut u64) -> bool {
    let mut next = |below: u32| {
        *row = row.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (*row >> 33) as u32 % below
    };
    let mut seats: Vec<Player> =
        (1..=players).map(|seat| Player::new(seat, Cents::dollars(40))).collect();
    let opening = stakes.post(&mut seats, 0);
    let mut hand = Hand::open(Arc::clone(stakes), &seats, opening).expect("a hand");
    loop {
        match hand.ask() {
            Awaited::Over => break,
            Awaited::Shuffle => hand.shuffled().expect("a shuffle"),
            Awaited::Showdown => hand.show(&[]).expect("a showdown"),
            Awaited::Card(_) => {
                let deck: Vec<u8> =
                    (0..53).filter(|code| hand.unseen() >> code & 1 == 1).collect();
                let code = deck[next(deck.len() as u32) as usize];
                hand.card(AnyCard::from_code(code).expect("a card")).expect("a card of the deck");
            }
            Awaited::Decide(place, Decision::Expose) => {
                let act = if next(3) == 0 { Move::Expose } else { Move::Hide };
                let act = if hand.allows(place, act).is_ok() { act } else { Move::Hide };
                hand.act(place, act).expect("an exposure");
            }
            Awaited::Decide(place, choice) => {
                let menu = hand.menu().expect("a menu");
                let act = match (next(12), menu.raise) {
                    (0, _) if menu.may_fold => Move::Fold,
                    (1, Some(span)) => Move::Raise(span.min),
                    (2, Some(span)) => Move::Raise(span.max),
                    _ if choice == Decision::Bring => Move::Bring,
                    _ if menu.may_check => Move::Check,
                    _ => Move::Call,
                };
                hand.act(place, act).expect("an act of the menu");
            }
        }
    }
    !hand.board(0).is_empty()
}

#[test]
fn stud_hands_end_whatever_is_done_and_dealt() {
    let games = ["seven-card-stud", "seven-card-stud-hi-lo-8", "razz", "mexican-poker"];
    let mut row = 1;
    for game in games.into_iter().chain(["asian-five-card-stud"]) {
        let variant = variants::find(&format!("ca/{game}")).expect("a game");
        for limit in variant.limits {
            let mut stakes = Stakes::usual(variant, Cents::dollars(2));
            stakes.limit = *limit;
            let decks = if variant.customs.stripped { 2 } else { 1 };
            for stakes in [stakes.clone(), stakes.stripped()].into_iter().take(decks) {
                let stakes = Arc::new(stakes);
                for players in 2..=stakes.active() {
                    let common = (0..60).filter(|_| any_hand(&stakes, players, &mut row)).count();
                    assert!(common == 0 || players > 6, "{} {players}", variant.id);
                }
            }
        }
    }
}

#[test]
fn of_nine_seated_two_left_of_the_big_blind_sit_out() {
    let deal = hand("ca/archie").players(9);
    let played = deal.acts("6 fold, 7 fold, 8 fold, 9 fold, 1 fold, 2 fold").play();
    let out = played.lines.iter().filter(|line| line.what == "sits out");
    let out: Vec<u8> = out.filter_map(|line| line.seat).map(Seat::n).collect();
    assert_eq!(out, [4, 5]);
    assert_eq!(played.hand.places().len(), 7);
    // The button is last of those dealt in, wherever the others sat.
    let late = hand("ca/double-board-omaha").players(9).button(8).script();
    assert_eq!(late.out.iter().map(|player| player.seat).collect::<Vec<_>>(), [2]);
    // Ten are more than the table seats: nobody is dealt in.
    assert!(hand("ca/archie").players(10).script().play().is_err());
}
