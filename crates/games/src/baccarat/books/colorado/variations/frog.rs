//! Golden Frog Baccarat, 30-2899.05.
//!
//! Rules: co:30-

use super::*;
use crate::check::{breach, check, refused};
use crate::testing::Looks as _;

const ID: &str = "co/golden-frog";

const WAGERS: [&str; 6] = [
    "three-card-9-over-three-card-7",
    "three-card-9-over-three-card-1",
    "natural-9-over-two-card-7",
    "8-over-6",
    "jin-chan",
    "koi",
];

#[test]
fn r2899_05_ordinary_rules_hold_where_nothing_else_is_said() {
    check(ID, "", &format!("{BANKER_2_7} | 1: banker 100"), "1 banker wins 95 co:30-2808(3)");
    check(ID, "vigorish=25", &format!("{BANKER_2_7} | 1: banker 100"), "1 banker wins 75");
    check(ID, "", &format!("{BANKER_3_7} | 1: banker 100"), "1 banker wins 95");
    check(ID, "", &format!("{BOTH_2_7} | 1: tie 5"), "1 tie wins 40 co:30-2808(2)");
    refused(ID, "", "player 6h Kc 2d | banker 2c 5d | 1: koi 1", "co:30-2814(2)");
}

#[test]
fn r2899_05_1_as_many_or_as_few_wagers_as_desired() {
    for left_out in WAGERS {
        let set = format!("offers.{left_out}=false");
        let offered = open(ID, &set).ids().split_off(3);
        let kept: Vec<&str> = WAGERS.into_iter().filter(|id| *id != left_out).collect();
        assert_eq!(offered, kept);
        refused(ID, &set, &format!("{NATURAL_9} | 1: {left_out} 1"), "co:30-2899.05(1)");
    }
    let none: Vec<String> = WAGERS.iter().map(|id| format!("offers.{id}=false")).collect();
    assert_eq!(open(ID, &none.join(" ")).sign().marks.len(), 3);
}

#[test]
fn r2899_05_1_any_number_of_decks() {
    // Reading co-frog-decks: 1 to 10.
    for decks in [1, 2, 5, 10] {
        assert_eq!(breach(ID, &format!("decks={decks}")), "");
    }
    for decks in [0, 11] {
        assert!(
            breach(ID, &format!("decks={decks}")).contains("reading:co-frog-decks"),
            "{decks}"
        );
    }
    let twice = "player Kh 9c | banker Kh 7d | 1: koi 1";
    refused(ID, "decks=1", twice, "co:30-2806(1)");
    check(ID, "decks=2", twice, "1 koi loses 1");
}

#[test]
fn r2899_05_1_with_commission_or_without() {
    let text = format!("{BANKER_2_7} | 1: banker 100");
    check(ID, "commission_free=false", &text, "1 banker wins 95");
    check(ID, "commission_free=true", &text, "1 banker wins 100 co:30-2899.05(5)");
    assert!(breach(ID, "commission_free=perhaps").contains("co:30-2899.05(1)"));
}

#[test]
fn r2899_05_2_main_wager_as_the_house_demands_and_limits_apart() {
    for id in WAGERS {
        let alone = format!("{BOTH_3_9} | 1: {id} 2");
        check(ID, "", &alone, &format!("1 {id} loses 2"));
        refused(ID, "base_required=true", &alone, "co:30-2899.05(2)");
        let beside = format!("{BOTH_3_9} | 1: player 1, {id} 2");
        let expected = format!("1 {id} loses 2; 1 player pushes 0");
        check(ID, "base_required=true", &beside, &expected);
        let set = "min=10 side_min=2 side_max=4";
        check(ID, set, &alone, &format!("1 {id} loses 2"));
        check(ID, set, &format!("{BOTH_3_9} | 1: {id} 4"), &format!("1 {id} loses 4"));
        refused(ID, set, &format!("{BOTH_3_9} | 1: {id} 1.99"), "co:30-2899.05(2)");
        refused(ID, set, &format!("{BOTH_3_9} | 1: {id} 4.01"), "co:30-2899.05(2)");
    }
}

#[test]
fn r2899_05_3_tips_may_ride_on_every_golden_frog_wager() {
    for id in WAGERS {
        let text = format!("{BOTH_3_9} | 1*: {id} 1");
        check(ID, "", &text, &format!("1* {id} loses 1"));
        refused(ID, "dealer_tips=false", &text, "co:30-2899.05(3)");
    }
    // The giver's main wager is enough where one is demanded.
    let text = format!("{BOTH_3_9} | 1: player 1 | 1*: koi 1");
    check(ID, "base_required=true", &text, "1* koi loses 1; 1 player pushes 0");
    let text = format!("{BANKER_3_7} | 1: jin-chan 5 | 1*: jin-chan 1");
    check(ID, "", &text, "1 jin-chan wins 200; 1* jin-chan wins 40");
    let settled = round(open(ID, "").as_mut(), &text);
    assert_eq!(net(&settled, Party::Dealer), "41.00", "the dealer keeps winnings and stake");
}

#[test]
fn r2899_05_4_wagers_are_settled_with_the_hand() {
    let bets: Vec<String> = WAGERS.iter().map(|id| format!("{id} 1")).collect();
    let text = format!("{BANKER_3_7} | 1: banker 10, {}", bets.join(", "));
    let expected = "1 three-card-9-over-three-card-7 loses 1; \
        1 three-card-9-over-three-card-1 loses 1; 1 natural-9-over-two-card-7 loses 1; \
        1 8-over-6 loses 1; 1 koi loses 1; 1 banker wins 9.50; 1 jin-chan wins 40";
    check(ID, "", &text, expected);
    closed(ID, "koi");
}

#[test]
fn r2899_05_4_figures_as_printed() {
    let grid = |wager, text| Printed::of(ID, wager).grid(text);
    grid(
        "three-card-9-over-three-card-7",
        "
                                            ;               ; GF
        a three-card 9 beats a three-card 7 ; 2h3c4d 2c3d2s ; 200 to 1
        any other result                    ; Kh9c Qc7d     ; -
    ",
    );
    grid(
        "three-card-9-over-three-card-1",
        "
                                            ;               ; GF
        a three-card 9 beats a three-card 1 ; 2h3c4d 2c3d6s ; 150 to 1
        any other result                    ; Kh9c QcAd     ; -
    ",
    );
    grid(
        "natural-9-over-two-card-7",
        "
                                        ;             ; GF
        a two-card 9 beats a two-card 7 ; Kh9c Qc7d   ; 50 to 1
        any other result                ; 2h3c4d Kc7d ; -
    ",
    );
    grid(
        "8-over-6",
        "
                         ;           ; GF
        an 8 beats a 6   ; Kh8c Qc6d ; 25 to 1
        any other result ; Kh8c Qc7d ; -
    ",
    );
    grid(
        "jin-chan",
        "
                                        ;             ; GF
        banker wins with a three-card 7 ; 6hKc 2c3d2s ; 40 to 1
        any other result                ; 6hKc Qc7d   ; -
    ",
    );
    grid(
        "koi",
        "
                                        ;             ; GF
        player wins with a three-card 8 ; 2h3c3d Kc7d ; 25 to 1
        any other result                ; Kh8c Qc7d   ; -
    ",
    );
}

#[test]
fn r2899_05_4_a_three_card_nine_over_three_card_seven() {
    let wins = ["2h3c4d 2c3d2s", "2h3c2d 4cKd5s"];
    let loses = ["2h3c4d Kc7d", "Kh9c Qc7d", "2h3c4d 2c3dAs", "2h3c4d 2c3d3s", "2h3c4d 2c3d4s"];
    wager(ID, "three-card-9-over-three-card-7", (200, "co:30-2899.05(4)(a)"), &wins, &loses);
}

#[test]
fn r2899_05_4_b_three_card_nine_over_three_card_one() {
    let wins = ["2h3c4d 2c3d6s", "2h3c6d Kc4d5s", "KhQcAd KcQd9s"];
    let loses = ["Kh9c QcAd", "2h3c4d 2c3d5s", "2h3c4d 2c3d7s"];
    wager(ID, "three-card-9-over-three-card-1", (150, "co:30-2899.05(4)(b)"), &wins, &loses);
}

#[test]
fn r2899_05_4_c_natural_nine_over_two_card_seven() {
    let wins = ["Kh9c Qc7d", "Kh7c Qc9d"];
    let loses = ["2h3c4d Kc7d", "Kh9c Qc8d", "Kh9c Qc6d", "Kh8c Qc7d"];
    wager(ID, "natural-9-over-two-card-7", (50, "co:30-2899.05(4)(c)"), &wins, &loses);
}

#[test]
fn r2899_05_4_d_any_eight_over_any_six() {
    // Two cards or three, on either side.
    let wins = ["Kh8c Qc6d", "Kh6c Qc8d", "2h3c3d Kc6d", "6hKc 2c3d3s", "2h3cAd Kc3d5s"];
    let loses = ["Kh8c Qc7d", "Kh8c Qc5d", "Kh9c Qc6d", "Kh8c Qc8d"];
    wager(ID, "8-over-6", (25, "co:30-2899.05(4)(d)"), &wins, &loses);
}

#[test]
fn r2899_05_4_e_jin_chan_is_a_winning_three_card_seven_of_banker() {
    let loses = ["2h3c2d 2cKd5s", "Kh7c 2c3d2s", "6hKc Qc7d", "2h3c4d 2c3d2s"];
    wager(ID, "jin-chan", (40, "co:30-2899.05(4)(e)"), &["6hKc 2c3d2s"], &loses);
}

#[test]
fn r2899_05_4_f_koi_is_a_winning_three_card_eight_of_player() {
    let loses = ["2h3c3d 4cKd4s", "Kh8c Qc7d", "6hKc 2c3d3s", "2h3c3d 4cKd5s"];
    wager(ID, "koi", (25, "co:30-2899.05(4)(f)"), &["2h3c3d Kc7d"], &loses);
}

#[test]
fn r2899_05_5_without_commission_banker_pushes_and_jin_chan_is_paid() {
    let set = "commission_free=true";
    let bets = "1: banker 100, player 10, jin-chan 1";
    let expected = "1 player loses 10; 1 banker pushes 0 co:30-2899.05(5); 1 jin-chan wins 40";
    check(ID, set, &format!("{BANKER_3_7} | {bets}"), expected);
    for (cards, result) in [(BANKER_2_7, "wins 100"), (BANKER_3_9, "wins 100")] {
        let expected = format!("1 player loses 10; 1 jin-chan loses 1; 1 banker {result}");
        check(ID, set, &format!("{cards} | {bets}"), &expected);
    }
    // A three-card 7 that does not win changes nothing.
    check(
        ID,
        set,
        &format!("{BOTH_3_7} | 1: banker 100"),
        "1 banker pushes 0 co:30-2807(1)(a)(iii)",
    );
}
