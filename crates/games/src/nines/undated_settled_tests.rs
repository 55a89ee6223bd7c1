//! Baccarat 9, undated version: from the bettors' choices to the settlement.
//!
//! Rules: ca:baccarat-9/

use super::testing::{cards, dealt, finish, hand, seat, tie};
use super::undated_tests::{GAME, ID};
use crate::check::{breach, check};
use crate::testing::Looks as _;
use table::{Face, Verbs as _};

#[test]
fn r14_a_standing_keeps_the_three_cards() {
    // Who stands keeps 5, who draws the four has 9.
    GAME.pays(
        "player Kh Qh 5h 4d | banker Kc Qc 6c | 1: player 10 | 2: player 10 \
         | act 1 stand | act 2 draw",
        "1 player loses 10; 2 player wins 10",
    );
}

#[test]
fn r14_a_no_hit_card_when_all_stand() {
    let hands = "player Kh Qh 5h | banker Kc Qc 6c";
    let stands = "1: player 10 | act 1 stand";
    GAME.pays(&format!("{hands} | {stands}"), "1 player loses 10");
    GAME.refuses(&format!("player Kh Qh 5h 4d | banker Kc Qc 6c | {stands}"), "12");
    // The bank's card is then the next one of the shoe.
    GAME.pays(&format!("player Kh Qh 5h | banker Kc Qc Jc 6c | {stands}"), "1 player loses 10");
}

#[test]
fn r15_hole_cards_open_after_the_choices() {
    let mut table = dealt(ID, 8, &[(1, "player"), (2, "player")], (hand(5), "Kc Qc 6c"));
    for n in [1, 2] {
        assert!(table.show().is_err(), "before seat {n} has chosen");
        table.decide(seat(n), "draw").unwrap();
    }
    for card in cards("Kc Qc") {
        assert_eq!(table.turns().as_deref(), Some("banker"));
        assert_eq!(table.turn().unwrap(), card.into());
    }
    assert_eq!(table.wants(), Some(("player".into(), Face::Up)));
}

/// The seats in the order of settlement, seat 1 banking.
fn order(seats: &[u8], hole: &str) -> Vec<u8> {
    let bets: Vec<(u8, &str)> = seats.iter().map(|n| (*n, "player")).collect();
    let mut table = dealt(ID, 1, &bets, (hand(9), &format!("{hole} Kc")));
    let lines = finish(table.as_mut(), "stand", "Kd").lines;
    lines.iter().map(|line| line.seat).collect()
}

#[test]
fn r16_hole_cards_count_from_the_player_dealer_as_zero() {
    // The count, two cards that make it, the seat of the button when seat 1 of eight banks.
    let diagram = [
        (0, "Kc Qc", 2),
        (1, "Ac Qc", 2),
        (2, "Ac Ad", 3),
        (3, "3c Qc", 4),
        (4, "3c Ac", 5),
        (5, "Kc 5c", 6),
        (6, "6c Qc", 7),
        (7, "6c Ac", 8),
        (8, "4c 4d", 2),
        (9, "6c 3c", 2),
        (10, "5c 5d", 3),
        (11, "6c 5c", 4),
        (12, "6c 6d", 5),
    ];
    for (count, hole, first) in diagram {
        let expected: Vec<u8> = (first..=8).chain(2..first).collect();
        assert_eq!(order(&[2, 3, 4, 5, 6, 7, 8], hole), expected, "{count}");
    }
}

#[test]
fn r16_seats_without_a_wager_pass_the_button_on() {
    let firsts = [("Ac Ad", 4), ("3c Qc", 4), ("3c Ac", 6), ("Kc 5c", 6), ("6c Qc", 4)];
    for (hole, first) in firsts {
        assert_eq!(order(&[4, 6], hole)[0], first, "{hole}");
    }
}

#[test]
fn r16_button_never_rests_with_the_player_dealer() {
    // A count of eight comes back to seat 1, behind which somebody bets.
    let bets = "1+1: player 10 | 3: player 10";
    check(
        ID,
        "",
        &format!("bank 1 10 | player 4h 5h Kh | banker 4c 4d Kc | {bets}"),
        "3 player wins 10; 1+1 player returned 0 ca:general/5.e",
    );
}

#[test]
fn r16_button_gets_first_action() {
    let round = "bank 1 10 | player 4h 5h Kh | 2: player 10 | 3: player 10";
    check(ID, "", &format!("{round} | banker Ac Kc 6c"), "2 player wins 10; 3 player returned 0");
    check(ID, "", &format!("{round} | banker 2c Kc 5c"), "3 player wins 10; 2 player returned 0");
}

#[test]
fn r17_ties_on_2_to_9_push() {
    for total in 0..=9 {
        let expected = if total <= 1 {
            "1 player loses 10 ca:baccarat-9/3; 1 banker wins 20 ca:baccarat-9/3"
        } else {
            "1 player pushes 0 ca:baccarat-9/17; 1 banker pushes 0 ca:baccarat-9/17"
        };
        GAME.pays(&format!("{} | 1: player 10, banker 20", tie(total)), expected);
    }
}

#[test]
fn r21_hand_beside_ones_own_is_played_by_house_way() {
    // Reading ca-nine-back-line. On 6 the seat draws, who bets behind it stands.
    GAME.pays(
        "player Kh Qh 6h 3d | banker Kc Qc 6c | 1: player 10 | 1+1: player 10 | act 1 draw",
        "1 player wins 10; 1+1 player pushes 0",
    );
    // On 5 the seat stands, who bets behind it draws, whether or not the seat plays.
    GAME.pays(
        "player Kh Qh 5h 3d | banker Kc Qc 6c | 1: player 10 | 1+1: player 10 | act 1 stand",
        "1 player loses 10; 1+1 player wins 10",
    );
    GAME.pays("player Kh Qh 4h 3d | banker Kc Qc 6c | 2+1: player 10", "2+1 player wins 10");
}

#[test]
fn r22_circles_number_3_6_or_9() {
    for circles in 2..=10 {
        let why = breach(ID, &format!("circles={circles}"));
        assert_eq!(why.is_empty(), [3, 6, 9].contains(&circles), "{circles}: {why}");
        assert!(why.is_empty() || why.contains("ca:baccarat-9/22"), "{why}");
    }
}

#[test]
fn r23_back_line_wagers_are_accepted() {
    GAME.pays(
        "player 2h 5h Kh | banker Kc Qc 6c | 1: player 10 | 1+1: banker 20 | 1+2: tie 5",
        "1 player wins 10; 1+1 banker loses 20; 1+2 tie loses 5",
    );
}
