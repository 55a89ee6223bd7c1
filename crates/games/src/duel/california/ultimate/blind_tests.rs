//! Ultimate Texas Hold'em: Ante, Blind and Play against a hand that qualifies or does not.
//!
//! Rules: ca:ultimate-texas-holdem/

use super::tests::{DRY, GAME, against};
use money::Cents;
use table::Outcome;

/// Results of Ante, Blind and Play.
#[track_caller]
fn results(board: &str, own: &str, dealer: &str) -> [Outcome; 3] {
    let settled = GAME.settled(&GAME.0.round(&against(board, own, dealer)));
    ["ante", "blind", "play"]
        .map(|wager| settled.lines.iter().find(|line| line.wager == wager).expect("a line").result)
}

#[test]
fn r19_less_than_a_pair_does_not_qualify() {
    // Ace high, the best without a pair.
    assert_eq!(results(DRY, "Kd 6d", "Ah Qd")[0], Outcome::Pushes);
    assert_eq!(results(DRY, "3h 6c", "4h 7c")[0], Outcome::Pushes);
    assert_eq!(results(DRY, "Kd 6d", "2d 3c")[0], Outcome::Wins, "a pair of twos");
}

#[test]
fn r20_ante_goes_back_if_not_qualified() {
    for (own, blind, play) in
        [("Kd 6d", "pushes 0 @21.c", "wins 40"), ("3h 6c", "loses 10 @21.b", "loses 40")]
    {
        let expected = format!("1 ante pushes 0 @20; 1 blind {blind}; 1 play {play} @22");
        GAME.pays(&against(DRY, own, "4h 7c"), &expected);
    }
}

#[test]
fn r21_a_blind_is_paid_from_a_straight_up_though_not_qualified() {
    // No pair for the player-dealer, a straight for the player.
    let round = against("Th Jc Qd 2s 4c", "Ah Kd", "8h 7d");
    GAME.pays(&round, "1 ante pushes 0 @20; 1 blind wins 10 @29; 1 play wins 40 @22");
    let round = against("2h 5h 9h Jc Ks", "3h 6h", "4d 7c");
    GAME.pays(&round, "1 ante pushes 0 @20; 1 blind wins 15 @29; 1 play wins 40 @22");
}

#[test]
fn r21_b_blind_loses_to_a_better_hand_though_not_qualified() {
    let round = against(DRY, "3h 6c", "Ah 7c");
    GAME.pays(&round, "1 ante pushes 0 @20; 1 blind loses 10 @21.b; 1 play loses 40 @22");
}

#[test]
fn r21_c_blind_pushes_below_a_straight_though_not_qualified() {
    // Reading ca-ultimate-blind-push: high card, pair, two pairs, three of a kind.
    for own in ["Ah 7c", "Kd 6d", "Kd 9h", "Kd Kh"] {
        let expected = "1 ante pushes 0 @20; 1 blind pushes 0 @21.c; 1 play wins 40 @22";
        GAME.pays(&against(DRY, own, "Qh 7d"), expected);
    }
}

#[test]
fn r22_play_has_action_though_not_qualified() {
    let tie = "1 ante pushes 0 @20; 1 blind pushes 0 reading:ca-ultimate-blind-tie; \
               1 play pushes 0 @22";
    GAME.pays(&against(DRY, "Ah 7c", "Ad 7h"), tie);
    let won = "1 ante pushes 0 @20; 1 blind pushes 0 @21.c; 1 play wins 40 @22";
    GAME.pays(&against(DRY, "Kd 6d", "Qh 7d"), won);
    let lost = "1 ante pushes 0 @20; 1 blind loses 10 @21.b; 1 play loses 40 @22";
    GAME.pays(&against(DRY, "3h 6c", "Ah 7c"), lost);
}

#[test]
fn r24_pair_on_the_board_qualifies() {
    let board = "2h 2c 9d Jc Ks";
    assert_eq!(results(board, "Ah 8c", "4d 7h"), [Outcome::Wins, Outcome::Pushes, Outcome::Wins]);
    assert_eq!(results(board, "3h 8c", "Ad 7h"), [Outcome::Loses; 3]);
}

#[test]
fn r25_ante_by_comparison() {
    assert_eq!(results(DRY, "Kd 7c", "Jh 3c")[0], Outcome::Wins);
    assert_eq!(results(DRY, "Jd 3h", "Jh 3c")[0], Outcome::Pushes);
    assert_eq!(results(DRY, "9h 7c", "Jh 3c")[0], Outcome::Loses);
    let won = "1 ante wins 10 @25; 1 blind pushes 0 @26.c; 1 play wins 40 @27";
    GAME.pays(&against(DRY, "Kd 7c", "Jh 3c"), won);
    GAME.pays(
        &against(DRY, "Jd 3h", "Jh 3c"),
        "1 ante pushes 0 @25; 1 blind pushes 0 reading:ca-ultimate-blind-tie; 1 play pushes 0 @27",
    );
}

#[test]
fn r26_a_blind_is_paid_from_a_straight_up() {
    let round = against("Th Jc Qd 2s 4c", "Ah Kd", "2h 7d");
    GAME.pays(&round, "1 ante wins 10 @25; 1 blind wins 10 @29; 1 play wins 40 @27");
}

#[test]
fn r26_b_blind_loses_to_a_better_hand_even_with_a_flush() {
    let round = against("2h 5h 9h Jc Ks", "3h 6h", "4h 7h");
    GAME.pays(&round, "1 ante loses 10 @25; 1 blind loses 10 @26.b; 1 play loses 40 @27");
}

#[test]
fn r26_c_blind_pushes_below_a_straight() {
    for own in ["Kd 6d", "Kd 9h", "Kd Kh"] {
        let expected = "1 ante wins 10 @25; 1 blind pushes 0 @26.c; 1 play wins 40 @27";
        GAME.pays(&against(DRY, own, "2d 7h"), expected);
    }
}

#[test]
fn r27_play_by_comparison() {
    assert_eq!(results(DRY, "Kd 7c", "Jh 3c")[2], Outcome::Wins);
    assert_eq!(results(DRY, "Jd 3h", "Jh 3c")[2], Outcome::Pushes);
    assert_eq!(results(DRY, "9h 7c", "Jh 3c")[2], Outcome::Loses);
    // Whatever it was: four Antes, three, two or one.
    for (acts, won) in [
        ("act 1 play 40.00", 40),
        ("act 1 play 30.00", 30),
        ("act 1 check | act 1 play 20.00", 20),
        ("act 1 check | act 1 check | act 1 play 10.00", 10),
    ] {
        let round = against(DRY, "Kd 7c", "Jh 3c").replace("act 1 play 40.00", acts);
        assert_eq!(GAME.result(&round, "play"), (Outcome::Wins, Cents::dollars(won)), "{acts}");
    }
}

#[test]
fn r29_blind_table() {
    let printed = [
        ("Th Jh Qh 2s 4c", "Ah Kh", 5000),
        ("Th Jh Qh 2s 4c", "9h Kh", 500),
        ("3h 4h 5h Ks Qc", "Ah 2h", 500),
        ("Th Tc Td 2s 4c", "Ts 3h", 100),
        ("Th Tc Td 2s 4c", "2h 3h", 30),
        ("2h 5h 9h Jc Ks", "3h 6h", 15),
        ("Th Jc Qd 2s 4c", "Ah Kd", 10),
        ("3h 4c 5d Ks Qc", "Ah 2d", 10),
    ];
    for (board, own, won) in printed {
        let blind = GAME.result(&against(board, own, "7s 8d"), "blind");
        assert_eq!(blind, (Outcome::Wins, Cents::dollars(won)), "{board} {own}");
    }
    let blind = GAME.result(&against("Th Tc Qd 2s 4c", "Td 5h", "7s 8d"), "blind");
    assert_eq!(blind.0, Outcome::Pushes, "three of a kind");
    // A fraction of a cent is cut: 3 to 2 on one cent.
    let round = against("2h 5h 9h Jc Ks", "3h 6h", "7s 8d").replace(" 10", " 0.01");
    let round = round.replace("40.00", "0.04");
    assert_eq!(GAME.result(&round, "blind"), (Outcome::Wins, Cents::new(1)));
}
