//! Baccarat 9, undated version: rule by rule, up to the cards that must be given.
//!
//! Rules: ca:baccarat-9/

use super::testing::seat;
use crate::check::{Banked, breach, open, pack, play};
use money::Cents;
use table::Party;

pub(super) const ID: &str = "ca/baccarat-9";
/// The game, banked by seat 8.
pub(super) const GAME: Banked = Banked { id: ID, bank: 8 };

#[test]
fn rs2_player_bank_and_tie() {
    let hands = "player 2h 5h Kh | banker Kc Qc 6c";
    let lost = "1 banker loses 20; 1 tie loses 5";
    GAME.pays(
        &format!("{hands} | 1: player 10, banker 20, tie 5"),
        &format!("1 player wins 10; {lost}"),
    );
    GAME.pays(
        &format!("{hands} | 1: punto 10, banco 20, tie 5"),
        &format!("1 player wins 10; {lost}"),
    );
    GAME.refuses(&format!("{hands} | 1: dragon-7 10"), "s2");
}

#[test]
fn rs2_tie_may_stand_alone() {
    GAME.pays("player 2h 5h Kh | banker 3c 4c Kc | 1: tie 5", "1 tie wins 40");
    GAME.pays("player 2h 5h Kh | banker 3c 3d Kc | 1: tie 5", "1 tie loses 5");
}

#[test]
fn rs3_six_or_eight_decks() {
    for decks in [5, 7, 9] {
        let why = breach(ID, &format!("decks={decks}"));
        assert!(why.contains("6, 8") && why.contains("ca:baccarat-9/s3"), "{why}");
    }
    let size = |set| pack(ID, set).len();
    assert_eq!([size("decks=6"), size("decks=8"), size("")], [264, 352, 352]);
}

#[test]
fn r3_bank_wins_ties_on_0_and_1() {
    for fourth in ["K", "A"] {
        let hands = format!("player Kh Qh Jh {fourth}d | banker Kc Qc Jc {fourth}s");
        let expected = "1 player loses 10 ca:baccarat-9/3; 1 banker wins 10 ca:baccarat-9/3";
        GAME.pays(&format!("{hands} | 1: player 10, banker 10"), expected);
    }
    let hands = "player Kh Qh Jh 2d | banker Kc Qc Jc 2s";
    GAME.pays(
        &format!("{hands} | 1: player 10, banker 10"),
        "1 player pushes 0; 1 banker pushes 0",
    );
}

#[test]
fn r4_higher_total_wins() {
    let bank = "banker 2c 5c Kc";
    let both = "1: player 10, banker 20";
    GAME.pays(
        &format!("player Kh Qh 6h | {bank} | {both} | act 1 stand"),
        "1 player loses 10 ca:baccarat-9/4; 1 banker wins 20 ca:baccarat-9/4",
    );
    GAME.pays(
        &format!("player 2h 5h Kh | {bank} | {both}"),
        "1 player pushes 0; 1 banker pushes 0",
    );
    GAME.pays(
        &format!("player 3h 5h Kh | {bank} | {both}"),
        "1 player wins 10 ca:baccarat-9/4; 1 banker loses 20 ca:baccarat-9/4",
    );
}

#[test]
fn r7_fees_are_taken_whatever_the_cards() {
    let bets = "1: player 10, tie 10 | 2: banker 20";
    let rounds = [
        "player 2h 5h Kh | banker Kc Qc 6c",
        "player Kh Qh Jh 2h | banker 2c 5c Kc",
        "player 2h 5h Kh | banker 2c 5c Kc",
    ];
    for hands in rounds {
        // Limit $10 to $100 of the schedule printed for this game: $1 a bet, $3 a hand.
        let mut table = open(ID, "fees=F-1-2");
        let round = format!("bank 8 1000 | {hands} | {bets}");
        let settlement = play(table.as_mut(), &round).unwrap();
        let fees: Vec<(Party, Cents)> = settlement
            .transfers
            .iter()
            .filter(|transfer| transfer.to == Party::Room)
            .map(|transfer| (transfer.from, transfer.amount))
            .collect();
        let one = (Party::Seat(seat(1)), Cents::dollars(1));
        let two = (Party::Seat(seat(2)), Cents::dollars(1));
        assert_eq!(fees, [one, one, two, (Party::PlayerDealer, Cents::dollars(3))]);
    }
}
