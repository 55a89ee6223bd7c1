//! Calling the result, collecting and paying, clearing the cards: 30-2815.
//!
//! Rules: co:30-

use super::{MIDI, MINI, bet, dealt, said, settled, why};
use crate::check::{check, open};
use crate::testing::{Looks as _, Replays as _};
use table::Tape;
use table::{Ask, Face, Verbs as _, Viewer, What};

#[test]
fn r2815_1_counts_winner_and_number_of_cards_are_called() {
    for (round, [player, banker, winner, cards]) in [
        ("player 9h Kc | banker 2c 6d", ["9", "8", "player", "4"]),
        ("player 6h Kc | banker 2c 3d 2s", ["6", "7", "banker", "5"]),
        ("player 2h Kc 7s | banker 2c Kd 7d", ["9", "9", "tie", "6"]),
    ] {
        let mut table = open(MINI, "");
        settled(table.as_mut(), &format!("{round} | 1: player 10"));
        let called = ["player_points", "banker_points", "winner", "cards"];
        let called = called.map(|name| said(table.as_ref(), name));
        assert_eq!(called, [player, banker, winner, cards]);
    }
}

#[test]
fn r2815_1_nothing_is_called_before_the_last_card() {
    let table = dealt(MINI, "", &[bet(1, "player", 10)], "2h 2c Kc Kd");
    assert_eq!(table.figure("winner"), None);
}

#[test]
fn r2815_2_losing_bets_are_collected_before_winners_are_paid() {
    check(
        MINI,
        "",
        "player 6h Kc | banker 4c 3d |
         1: banker 10 | 2: player 10 | 3: banker 10, tie 10 | 7: player 10",
        "2 player loses 10; 3 tie loses 10; 7 player loses 10;
         3 banker wins 9.50; 1 banker wins 9.50",
    );
}

#[test]
fn r2815_2_round_is_settled_only_when_it_is_over() {
    let mut table = dealt(MINI, "", &[bet(1, "player", 10)], "2h 2c Kc Kd");
    assert_eq!(why(table.settle()), "co:30-2815(2)");
    super::deal(table.as_mut(), "7s 7d");
    table.settle().expect("over");
    assert_eq!(why(table.settle()), "co:30-2815(2)");
}

#[test]
fn r2815_2_a_winners_are_paid_from_the_highest_seat_down() {
    check(
        MINI,
        "",
        "player 4c 3d | banker 6h Kc |
         4: player 10 | 1: player 20 | 7: player 30, total-4 10 | 2: player 40",
        "7 player wins 30; 7 total-4 wins 15;
         4 player wins 10; 2 player wins 40; 1 player wins 20",
    );
}

#[test]
fn r2815_2_a_highest_seat_with_a_winning_bet_comes_first() {
    check(
        MINI,
        "",
        "player 6h Kc | banker 4c 3d | 7: player 10 | 5: banker 100 | 6: tie 10 | 1: banker 20",
        "6 tie loses 10; 7 player loses 10; 5 banker wins 95; 1 banker wins 19",
    );
}

#[test]
fn r2815_4_both_hands_can_be_rebuilt_from_the_record() {
    for (id, set) in [(MINI, ""), (MINI, "faces=down"), (MIDI, "")] {
        let mut table = Tape::new(open(id, set));
        settled(&mut table, "player 2h Kc 7s | banker 2c Kd 5d | 1: player 10");
        assert_eq!(said(&table, "player"), "2h Kc 7s");
        assert_eq!(said(&table, "banker"), "2c Kd 5d");
        // Everything again, at a table that knows nothing, gives the same record.
        let again = table.same(open(id, set));
        assert_eq!(again.figures(), table.figures());
    }
}

#[test]
fn r2815_5_no_player_handles_a_card_at_a_mini_table() {
    for set in ["", "faces=down"] {
        let bets = [bet(1, "player", 500), bet(2, "banker", 500)];
        let mut table = dealt(MINI, set, &bets, "");
        for text in ["2h", "2c", "Kc", "Kd"] {
            assert!(!matches!(table.next(), Ask::Card { face: Face::Own(_), .. }));
            assert_eq!(why(table.decide(super::seat(1), "turn")), "co:30-2815(5)");
            super::deal(table.as_mut(), text);
        }
        let handled = |event: &What| matches!(event, What::Dealt { face: Face::Own(_), .. });
        assert!(!table.whats(Viewer::Croupier).iter().any(handled));
    }
}
