//! Dragon Bonus, 30-2899.03.
//!
//! Rules: co:30-

use super::*;
use crate::check::{breach, check, refused};

const ID: &str = "co/dragon-bonus";

/// Player wins by 9 down to 3, by no natural.
const PLAYER_BY: [(u8, &str); 7] = [
    (9, "2h3c4d 2c3d5s"),
    (8, "2h3c4d 2c3d6s"),
    (7, "2h3c4d 2c3d7s"),
    (6, "2h3c4d 2c3d8s"),
    (5, "2h3c4d 2c3d9s"),
    (4, "2h3c4d 2c3dKs"),
    (3, "2h3c4d 2c3dAs"),
];

#[track_caller]
fn player(set: &str, cards: &str, expected: &str) {
    let text = format!("{} | 1: dragon-bonus-player 10", hands(cards));
    check(ID, set, &text, &format!("1 dragon-bonus-player {expected}"));
}

#[track_caller]
fn banker(set: &str, cards: &str, expected: &str) {
    let text = format!("{} | 1: dragon-bonus-banker 10", hands(cards));
    check(ID, set, &text, &format!("1 dragon-bonus-banker {expected}"));
}

#[test]
fn r2899_03_2_one_side_or_both_as_the_house_agrees() {
    let both = format!("{NATURAL_9} | 1: dragon-bonus-player 10, dragon-bonus-banker 5");
    let expected = "1 dragon-bonus-banker loses 5; 1 dragon-bonus-player wins 10";
    check(ID, "both_sides=true", &both, expected);
    refused(ID, "both_sides=false", &both, "co:30-2899.03(2)");
    for one in ["dragon-bonus-player", "dragon-bonus-banker"] {
        let text = format!("{NATURAL_9} | 1: {one} 10");
        assert!(play(open(ID, "both_sides=false").as_mut(), &text).is_ok(), "{one}");
    }
    // Two seats may take a side each.
    let apart = format!("{NATURAL_9} | 1: dragon-bonus-player 10 | 2: dragon-bonus-banker 5");
    let expected = "2 dragon-bonus-banker loses 5; 1 dragon-bonus-player wins 10";
    check(ID, "both_sides=false", &apart, expected);
}

#[test]
fn r2899_03_2_house_may_demand_a_standard_wager() {
    let alone = format!("{NATURAL_9} | 1: dragon-bonus-player 10");
    check(ID, "base_required=false", &alone, "1 dragon-bonus-player wins 10");
    refused(ID, "base_required=true", &alone, "co:30-2899.03(2)");
    let beside = format!("{NATURAL_9} | 1: banker 1, dragon-bonus-player 10");
    check(ID, "base_required=true", &beside, "1 banker loses 1; 1 dragon-bonus-player wins 10");
}

#[test]
fn r2899_03_3_a_dragon_bonus_has_its_own_limits() {
    let set = "max=100 side_min=5 side_max=25";
    let bet = |wager: &str| format!("{NATURAL_9} | 1: {wager}");
    refused(ID, set, &bet("dragon-bonus-player 4.99"), "co:30-2899.03(3)(a)");
    check(ID, set, &bet("dragon-bonus-player 5"), "1 dragon-bonus-player wins 5");
    check(ID, set, &bet("dragon-bonus-banker 25"), "1 dragon-bonus-banker loses 25");
    refused(ID, set, &bet("dragon-bonus-banker 25.01"), "co:30-2899.03(3)(a)");
    check(ID, set, &bet("player 25.01"), "1 player wins 25.01");
}

#[test]
fn r2899_03_3_b_dragon_bonus_winnings_of_a_round_are_capped() {
    // By nine: 30 to 1 on 10 and on 20.
    let bets = "1: dragon-bonus-player 10 | 2: dragon-bonus-player 20, player 50";
    let text = format!("{} | {bets}", hands("2h3c4d 2c3d5s"));
    for (limit, one, two) in [
        ("900.01", "300", "600"),
        ("900", "300", "600"),
        ("899.99", "299.99", "599.99"),
        ("90", "30", "60"),
    ] {
        let expected = format!(
            "2 player wins 50; 2 dragon-bonus-player wins {two}; 1 dragon-bonus-player wins {one}"
        );
        check(ID, &format!("aggregate_limit={limit}"), &text, &expected);
    }
    assert!(breach(ID, "aggregate_limit=-1").contains("co:30-2899.03(3)(b)"));
}

#[test]
fn r2899_03_4_a_natural_winner_wins() {
    player("", "Kh9c Qc8d", "wins 10");
    player("", "Kh8c Qc7d", "wins 10");
    banker("", "Kh8c Qc9d", "wins 10");
    banker("", "Kh9c Qc8d", "loses 10");
}

#[test]
fn r2899_03_4_b_other_winners_need_four_points() {
    let margin = |by: u8| PLAYER_BY.iter().find(|(n, _)| *n == by).map_or("", |(_, cards)| cards);
    player("", margin(5), "wins 20");
    player("", margin(4), "wins 10");
    player("", margin(3), "loses 10 co:30-2899.03(4)(b)");
    // Two cards that are no natural are paid by their margin too.
    player("", "Kh7c 2c3d8s", "wins 10");
    player("", "Kh7c 2c3d9s", "loses 10");
    banker("", margin(9), "loses 10 co:30-2899.03(4)(b)");
}

#[test]
fn r2899_03_5_tables_one_to_three_as_printed() {
    Printed::of(ID, "dragon-bonus-player").grid(
        "
                             ;               ; PT1     ; PT2     ; PT3
        wins by 9            ; 2h3c4d 2c3d5s ; 30 to 1 ; 20 to 1 ; 30 to 1
        wins by 8            ; 2h3c4d 2c3d6s ; 10 to 1 ; 8 to 1  ; 10 to 1
        wins by 7            ; 2h3c4d 2c3d7s ; 6 to 1  ; 7 to 1  ; 4 to 1
        wins by 6            ; 2h3c4d 2c3d8s ; 4 to 1  ; 4 to 1  ; 4 to 1
        wins by 5            ; 2h3c4d 2c3d9s ; 2 to 1  ; 3 to 1  ; 2 to 1
        wins by 4            ; 2h3c4d 2c3dKs ; 1 to 1  ; 1 to 1  ; 2 to 1
        natural winner       ; Kh9c Qc7d     ; 1 to 1  ; 1 to 1  ; 1 to 1
        natural tie          ; Kh9c Qc9d     ; push    ; push    ; push
        wins by less than 4  ; 2h3c4d 2c3dAs ; -       ; -       ; -
        tie without naturals ; Kh7c Qc7d     ; -       ; -       ; -
        does not win         ; Kh7c Qc9d     ; -       ; -       ; -
    ",
    );
    Printed::of(ID, "dragon-bonus-banker").grid(
        "
                             ;               ; PT1     ; PT2     ; PT3
        wins by 9            ; 2h3c5d Kc4d5s ; 30 to 1 ; 20 to 1 ; 30 to 1
        wins by 8            ; 2h3c6d Kc4d5s ; 10 to 1 ; 8 to 1  ; 10 to 1
        wins by 7            ; 2h3c7d Kc4d5s ; 6 to 1  ; 7 to 1  ; 4 to 1
        wins by 6            ; 2h3c8d Kc2d7s ; 4 to 1  ; 4 to 1  ; 4 to 1
        wins by 5            ; 2h3c9d Kc3d6s ; 2 to 1  ; 3 to 1  ; 2 to 1
        wins by 4            ; 2h3cKd Kc3d6s ; 1 to 1  ; 1 to 1  ; 2 to 1
        natural winner       ; Kh7c Qc9d     ; 1 to 1  ; 1 to 1  ; 1 to 1
        natural tie          ; Kh8c Qc8d     ; push    ; push    ; push
        wins by less than 4  ; 6hKc 2c3d4s   ; -       ; -       ; -
        tie without naturals ; Kh7c Qc7d     ; -       ; -       ; -
        does not win         ; Kh9c Qc7d     ; -       ; -       ; -
    ",
    );
}

#[test]
fn r2899_03_5_one_table_named_for_one_side_serves_both() {
    let set = "paytable.dragon-bonus-player=PT2";
    banker(set, "2h3c5d Kc4d5s", "wins 200");
    player(set, "2h3c4d 2c3d5s", "wins 200");
    assert!(breach(ID, "paytable.dragon-bonus-player=PT4").contains("unlawful"));
}

#[test]
fn r2899_03_5_a_natural_winner_pays_even() {
    player("paytable.dragon-bonus-player=PT3", "Kh9c QcKs", "wins 10 co:30-2899.03(5)(a)");
    banker("paytable.dragon-bonus-player=PT2", "KhQc Qc8s", "wins 10 co:30-2899.03(5)(a)");
}

#[test]
fn r2899_03_5_b_tied_naturals_push() {
    player("", "Kh9c Qc9d", "pushes 0 co:30-2899.03(5)(b)");
    banker("", "Kh8c Qc8d", "pushes 0 co:30-2899.03(5)(b)");
}

#[test]
fn r2899_03_5_c_margins_from_four_to_nine_are_paid() {
    for (by, cards) in PLAYER_BY.into_iter().filter(|(by, _)| *by >= 4) {
        let odds = [10, 20, 40, 60, 100, 300][usize::from(by - 4)];
        player("", cards, &format!("wins {odds} co:30-2899.03(5)(c)"));
    }
}

#[test]
fn r2899_03_6_a_bet_precedes_the_first_card() {
    closed(ID, "dragon-bonus-player");
}

#[test]
fn r2899_03_6_e_i_natural_pays_even_whatever_the_margin() {
    // By nine, eight, four and one.
    for cards in ["Kh9c QcKs", "Kh9c QcAs", "Kh8c Qc4s", "Kh9c Qc8s"] {
        player("", cards, "wins 10");
    }
}

#[test]
fn r2899_03_6_e_ii_eights_and_nines_of_two_cards_push() {
    for cards in ["Kh8c Qc8d", "Kh9c Qc9d"] {
        player("", cards, "pushes 0");
        banker("", cards, "pushes 0");
    }
}

#[test]
fn r2899_03_6_e_iii_every_other_tie_loses() {
    // 7 of two cards, 9 of three, 8 of three, 0.
    for cards in ["Kh7c Qc7d", "2h3c4d 2c3d4s", "2h3c3d 4cKd4s", "KhQcJd KcQdJs"] {
        player("", cards, "loses 10 co:30-2899.03(6)(e)(iii)");
        banker("", cards, "loses 10 co:30-2899.03(6)(e)(iii)");
    }
}

#[test]
fn r2899_03_6_e_iv_three_cards_make_no_natural() {
    // A three-card 9 over 8 wins by one and loses; a two-card 9 over 8 is a natural and wins.
    player("", "2h3c4d 2c3d3s", "loses 10");
    player("", "Kh9c Qc8d", "wins 10");
    // A two-card 7 is no natural either.
    player("", "Kh7c Qc6d", "loses 10");
}
