//! Baccarat 9, version of January 13, 2009: rule by rule, up to the three cards of each hand.
//!
//! Rules: ca:baccarat-9-2009/

use super::testing::{closed, seat, ten};
use crate::check::{Banked, breach, open, pack, play};
use money::Cents;
use table::{Party, Verbs as _};

pub(super) const ID: &str = "ca/baccarat-9-2009";
/// The game, banked by seat 8.
pub(super) const GAME: Banked = Banked { id: ID, bank: 8 };

#[test]
fn rs2_several_decks_by_preference_six_or_eight() {
    let size = |set| pack(ID, set).len();
    assert_eq!([size("decks=6"), size("decks=8"), size("")], [264, 352, 352]);
    // Reading ca-nine-2009-decks: preferred, not required.
    assert_eq!([size("decks=2"), size("decks=20")], [88, 880]);
    for decks in [1, 21] {
        assert!(breach(ID, &format!("decks={decks}")).contains("ca:baccarat-9-2009/s2"));
    }
}

#[test]
fn r1_player_banker_and_tie_in_any_combination() {
    let hands = "player 2h 5h Kh | banker Kc Qc 6c";
    let (player, banker, tie) = ("1 player wins 10", "1 banker loses 20", "1 tie loses 5");
    let some = [
        ("player 10", vec![player]),
        ("banker 20", vec![banker]),
        ("player 10, tie 5", vec![player, tie]),
        ("banker 20, tie 5", vec![banker, tie]),
        ("player 10, banker 20", vec![player, banker]),
        ("player 10, banker 20, tie 5", vec![player, banker, tie]),
    ];
    for (bets, expected) in some {
        GAME.pays(&format!("{hands} | 1: {bets}"), &expected.join("; "));
    }
    GAME.refuses(&format!("{hands} | 1: panda-8 10"), "1");
}

/// What each party pays the card room in a round under option 3 of the consolidated schedule,
/// $10 to $100: $1 a bet, $2 a hand.
fn fees_of(round: &str) -> Vec<(Party, Cents)> {
    let mut table = open(ID, "fees=F-C-3");
    let settlement = play(table.as_mut(), round).unwrap();
    let fees = settlement.transfers.iter().filter(|transfer| transfer.to == Party::Room);
    fees.map(|transfer| (transfer.from, transfer.amount)).collect()
}

#[test]
fn r2_fees_are_taken_whatever_the_cards() {
    let rounds = [
        "player 2h 5h Kh | banker Kc Qc 6c",
        "player Kh Qh Jh 2h | banker 2c 5c Kc",
        "player 4h 5h Kh | banker 4c 5c Kc",
    ];
    let expected =
        [(Party::Seat(seat(1)), Cents::dollars(1)), (Party::PlayerDealer, Cents::dollars(2))];
    for hands in rounds {
        assert_eq!(fees_of(&format!("bank 8 1000 | {hands} | 1: player 10")), expected);
    }
}

#[test]
fn r9_higher_total_wins() {
    let bank = "banker 2c 5c Kc | 1: player 10";
    let loses = "1 player loses 10 ca:baccarat-9-2009/9";
    GAME.pays(&format!("player Kh Qh 6h | {bank} | act 1 stand"), loses);
    GAME.pays(&format!("player 2h 5h Kh | {bank}"), "1 player pushes 0");
    GAME.pays(&format!("player 3h 5h Kh | {bank}"), "1 player wins 10 ca:baccarat-9-2009/9");
}

#[test]
fn r11_wagers_are_down_before_the_deal() {
    for wager in ["player", "banker", "tie"] {
        let mut table = closed(ID, 8, &[(1, wager)]);
        let late = table.stake(&ten(2, wager)).unwrap_err();
        assert_eq!(late.rule.unwrap().id, "ca:baccarat-9-2009/7", "{wager}");
    }
    let mut table = open(ID, "");
    table.bank(seat(8), Cents::dollars(100), None).unwrap();
    assert!(table.close().is_err(), "nothing is wagered");
}

#[test]
fn r12_tie_may_stand_alone() {
    GAME.pays("player 2h 5h Kh | banker 3c 4c Kc | 1: tie 5", "1 tie wins 40");
    GAME.pays("player 2h 5h Kh | banker 3c 3d Kc | 1: tie 5", "1 tie loses 5");
}

#[test]
fn r13_each_customer_pays_for_each_wager() {
    let round = "bank 8 1000 | player 2h 5h Kh | banker Kc Qc 6c \
                 | 1: player 10, banker 20, tie 10 | 4: tie 10";
    let one = (Party::Seat(seat(1)), Cents::dollars(1));
    let four = (Party::Seat(seat(4)), Cents::dollars(1));
    let bank = (Party::PlayerDealer, Cents::dollars(2));
    assert_eq!(fees_of(round), [one, one, one, four, bank]);
}
