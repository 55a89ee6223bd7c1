//! Ultimate Texas Hold'em: Trips Bonus.
//!
//! Rules: ca:ultimate-texas-holdem/

use super::super::testing::{refusal, seat};
use super::tests::{DRY, GAME, ID};
use crate::check::{bets, breach, open, play, refused};
use money::Cents;
use table::{Outcome, Party, Verbs as _};

/// A seat with ten dollars on Trips that bets before the flop.
fn trips(board: &str, own: &str, dealer: &str) -> String {
    format!(
        "board {board} | seat1 {own} | dealer {dealer} | 1: ante 5, blind 5, trips 10 \
         | act 1 play 20.00"
    )
}

/// The same that folds.
fn folded(board: &str, own: &str, dealer: &str) -> String {
    trips(board, own, dealer).replace("play 20.00", "check | act 1 check | act 1 fold")
}

#[track_caller]
fn wins(round: &str, to_one: i64) {
    let expected = (Outcome::Wins, Cents::dollars(10 * to_one));
    assert_eq!(GAME.result(round, "trips"), expected, "{round}");
}

#[track_caller]
fn loses(round: &str) {
    assert_eq!(GAME.result(round, "trips").0, Outcome::Loses, "{round}");
}

#[test]
fn r23_trips_by_its_table_though_not_qualified() {
    // Queen high for the player-dealer.
    wins(&trips(DRY, "Kd Kh", "Qh 7d"), 3);
    loses(&trips(DRY, "Kd 9h", "Qh 7d"));
}

#[test]
fn r28_trips_by_its_table_if_qualified() {
    wins(&trips(DRY, "Kd Kh", "Jh 7d"), 3);
    loses(&trips(DRY, "Kd 9h", "Jh 7d"));
}

#[test]
fn r30_a_one_trips_wager_a_seat() {
    GAME.refuses("1: ante 5, blind 5, trips 10, trips 10", "1.e");
    GAME.laid("", 8, "1: ante 5, blind 5, trips 10 | 2: ante 5, blind 5, trips 10");
}

#[test]
fn r30_b_trips_needs_ante_and_blind() {
    GAME.refuses("1: trips 10", "30.b");
    GAME.refuses("1: trips 10 | 2: ante 5, blind 5", "30.b");
    GAME.refuses("1: trips 10, ante 5", "6");
    GAME.refuses("1: trips 10, blind 5", "30.b");
    let mut table = GAME.laid("", 8, "1: ante 5, blind 5");
    let late = &bets("1", "trips 10")[0];
    assert_eq!(refusal(table.as_mut(), |table| table.stake(late)), GAME.rule("10.a"));
}

#[test]
fn r31_people_behind_a_seat_may_bet_on_trips_by_option() {
    // Reading ca-ultimate-back-line: nobody by default.
    let bets = "1: ante 5, blind 5 | 1+1: trips 10";
    GAME.refuses(bets, "1.h");
    let cards = format!("board {DRY} | seat1 Kd Kh | dealer Jh 7d | act 1 play 20.00");
    let expected = "1 ante wins 5; 1 blind pushes 0; 1 play wins 20; 1+1 trips wins 30";
    GAME.posted("back_line=trips", &format!("{cards} | {bets}"), expected);
    // On nothing else, and only on the hand of a seat that plays.
    for wrong in ["1+1: ante 5", "1+1: blind 5", "2+1: trips 10", "8+1: trips 10"] {
        let round = GAME.0.round(&format!("1: ante 5, blind 5 | {wrong}"));
        refused(ID, "back_line=trips", &round, &GAME.rule("31"));
    }
    assert!(breach(ID, "back_line=ante").contains("ca-ultimate-back-line"));
}

#[test]
fn r32_a_trips_below_at_or_above_the_ante() {
    for amount in ["0.01", "4.99", "5", "5.01", "500"] {
        GAME.laid("", 8, &format!("1: ante 5, blind 5, trips {amount}"));
    }
}

#[test]
fn r32_b_trips_keeps_to_table_limits() {
    for (amount, lawful) in [("9.99", false), ("10", true), ("100", true), ("100.01", false)] {
        let round = trips(DRY, "Kd Kh", "Jh 7d").replace("trips 10", &format!("trips {amount}"));
        let round = GAME.0.round(&round.replace(" 5", " 10").replace("20.00", "40.00"));
        let round = round.replace("2h 10c", "2h 5c");
        if lawful {
            assert!(play(open(ID, "min=10 max=100").as_mut(), &round).is_ok(), "{amount}");
        } else {
            refused(ID, "min=10 max=100", &round, &GAME.rule("1.f"));
        }
    }
}

#[test]
fn r33_a_best_five_of_hole_and_board() {
    wins(&trips(DRY, "Kd Kh", "Jh 7d"), 3);
    wins(&trips("2h 5c Kc Jc Ks", "Kd 3h", "Jh 7d"), 3);
    wins(&trips("2h Kh Kc Jc Ks", "8d 3h", "Jh 7d"), 3);
    // The player-dealer's cards do not help.
    loses(&trips("2h 5c 9d Kh Ks", "8d 3h", "Kd 7d"));
}

#[test]
fn r33_b_other_hands_lose_and_nothing_pushes() {
    for own in ["Kd 9h", "Kd 3h", "8d 3h"] {
        loses(&trips(DRY, own, "Jh 7d"));
    }
    // Not even with the same hand as the player-dealer.
    let same = trips("Th Jc Qd Ks Ac", "2h 3d", "4h 5d");
    GAME.pays(&same, "1 ante pushes 0; 1 blind pushes 0; 1 play pushes 0; 1 trips wins 40 @37");
}

#[test]
fn r34_after_a_fold_the_board_alone() {
    wins(&folded("9h 9c 9d Jc Ks", "2h 5c", "Jh 7d"), 3);
    wins(&folded("9h 9c 9d 9s Ks", "2h 5c", "Jh 7d"), 30);
    // Four kings with the hole cards, three without.
    wins(&folded("Kh Kc 9d Jc Ks", "Kd 5c", "Jh 7d"), 3);
    loses(&folded("9h 9c 8d Jc Ks", "9d 9s", "Jh 7d"));
    loses(&folded("9h 9c Jd Jc Ks", "9d 5c", "Jh 7d"));
    // The hole cards would make a flush of what is four to it on the board.
    loses(&folded("2h 5h 9h Jh Ks", "Ah Kh", "Jc 7d"));
}

#[test]
fn r35_trips_may_win_beside_a_lower_hand() {
    let round = trips("2h 5h 9h Jc Ks", "3h 6h", "4h 7h");
    let expected = "1 ante loses 5; 1 blind loses 5; 1 play loses 20; 1 trips wins 70";
    GAME.pays(&round, expected);
}

#[test]
fn r36_a_player_dealer_pays_and_takes() {
    let net = |own| {
        let round = trips(DRY, own, "Jh 7d");
        let alone = round.replace(", trips 10", "");
        let net = |round: &str| GAME.settled(&GAME.0.round(round)).net(Party::PlayerDealer);
        net(&round) - net(&alone)
    };
    assert_eq!([net("Kd Kh"), net("Kd 9h")], [-30, 10].map(Cents::dollars));
    let settled = GAME.settled(&GAME.0.round(&trips(DRY, "Kd Kh", "Jh 7d")));
    assert_eq!(settled.net(Party::Seat(seat(1))), Cents::dollars(5 + 20 + 30));
}

#[test]
fn r36_b_what_is_not_covered_goes_back() {
    let round = trips(DRY, "Kd Kh", "Jh 7d");
    let base = "1 ante wins 5; 1 blind pushes 0; 1 play wins 20";
    GAME.covers(
        24,
        &round,
        "1 ante wins 5; 1 blind pushes 0; 1 play wins 19; 1 trips returned 0 @36.b",
    );
    GAME.covers(25, &round, &format!("{base}; 1 trips returned 0 @36.b"));
    GAME.covers(54, &round, &format!("{base}; 1 trips wins 29 @37"));
    GAME.covers(55, &round, &format!("{base}; 1 trips wins 30 @37"));
}

/// Boards and hole cards for each row, the best first.
const ROWS: [(&str, &str, i64); 8] = [
    ("Th Jh Qh 2s 4c", "Ah Kh", 50),
    ("Th Jh Qh 2s 4c", "9h Kh", 40),
    ("3h 4h 5h Ks Qc", "Ah 2h", 40),
    ("Th Tc Td 2s 4c", "Ts 3h", 30),
    ("Th Tc Td 2s 4c", "2h 3h", 8),
    ("Th Jc Qd 2s 4c", "Ah Kd", 4),
    ("3h 4c 5d Ks Qc", "Ah 2d", 4),
    ("Th Tc Qd 2s 4c", "Td 5h", 3),
];

#[test]
fn r37_table_with_a_flush_at_seven_to_one() {
    for (board, own, to_one) in ROWS {
        wins(&trips(board, own, "7s 8d"), to_one);
    }
    // Reading ca-ultimate-trips-flush.
    let flush = trips("2h 5h 9h Jc Ks", "3h 6h", "7s 8d");
    wins(&flush, 7);
    let base = "1 ante pushes 0; 1 blind wins 7.50; 1 play wins 20";
    GAME.pays(&flush, &format!("{base}; 1 trips wins 70 reading:ca-ultimate-trips-flush"));
    loses(&trips("Th Tc Qd 2s 4c", "Qh 5h", "7s 8d"));
}

#[test]
fn r37_table_as_printed_pays_a_flush_seven_to_two() {
    let set = "paytable.trips=printed";
    let flush = trips("2h 5h 9h Jc Ks", "3h 6h", "7s 8d");
    let base = "1 ante pushes 0; 1 blind wins 7.50; 1 play wins 20";
    GAME.posted(set, &flush, &format!("{base}; 1 trips wins 35 @37"));
    for (board, own, to_one) in ROWS {
        let round = GAME.0.round(&trips(board, own, "7s 8d"));
        let lines = play(open(ID, set).as_mut(), &round).unwrap().lines;
        assert_eq!(lines[3].pays, Cents::dollars(10 * to_one), "{board} {own}");
    }
}
