//! 5 Treasures, 30-2899.01.
//!
//! Rules: co:30-

use super::*;
use crate::check::{breach, check, refused};
use crate::testing::Looks as _;

const ID: &str = "co/5-treasures";
const ONE: &str = "paytable.cover-all=PT1";
const TWO: &str = "paytable.cover-all=PT2";

#[test]
fn r2899_01_1_drawing_rules_stay_and_five_wagers_are_added() {
    let five = ["fortune-7", "golden-8", "heavenly-9", "blazing-7s", "cover-all"];
    assert_eq!(open(ID, "").ids()[3..], five);
    // Player stands on 6 and draws on 5; Banker draws on 5 against a Player who stands.
    refused(ID, "", "player 6h Kc 2d | banker 2c 5d | 1: cover-all 1", "co:30-2814(2)");
    refused(ID, "", "player 2h 3c | banker 2c 5d | 1: cover-all 1", "co:30-2814(2)");
    refused(ID, "", "player 6h Kc | banker 2c 3d | 1: cover-all 1", "co:30-2814(3)");
}

#[test]
fn r2899_01_2_house_may_demand_a_standard_wager() {
    let alone = format!("{BANKER_3_7} | 1: fortune-7 5");
    check(ID, "", &alone, "1 fortune-7 wins 200");
    refused(ID, "base_required=true", &alone, "co:30-2899.01(2)");
    let beside = format!("{BANKER_3_7} | 1: player 1, fortune-7 5");
    check(ID, "base_required=true", &beside, "1 player loses 1; 1 fortune-7 wins 200");
    // Reading co-5-treasures-dragon: Dragon Bonus is no wager of this game.
    refused(ID, "", &format!("{BANKER_3_7} | 1: dragon-bonus-player 5"), "co:30-2807(2)");
}

#[test]
fn r2899_01_3_a_bonus_limits_stand_apart_from_those_of_the_game() {
    let set = "min=10 max=100 side_min=2 side_max=5";
    let bet = |wagers: &str| format!("{NATURAL_9} | 1: {wagers}");
    for amount in ["1.99", "5.01"] {
        refused(ID, set, &bet(&format!("golden-8 {amount}")), "co:30-2899.01(3)(a)");
    }
    for amount in ["2", "2.01", "4.99", "5"] {
        let wager = format!("golden-8 {amount}");
        check(ID, set, &bet(&wager), &format!("1 golden-8 loses {amount}"));
    }
    refused(ID, set, &bet("player 9.99"), "co:30-2803(3)(b)");
    check(ID, set, &bet("player 10"), "1 player wins 10");
    check(ID, set, &bet("player 100"), "1 player wins 100");
    refused(ID, set, &bet("player 100.01"), "co:30-2803(3)(b)");
}

#[test]
fn r2899_01_3_b_bonus_winnings_of_a_round_are_capped_pro_rata() {
    // 40 to 1 on 10 and on 5: 400 and 200 are owed; Cover All pays 6 to 1 on 5, 30.
    let bets = "1: fortune-7 10, cover-all 5 | 2: banker 100, fortune-7 5";
    let text = format!("{BANKER_3_7} | {bets}");
    let full = "2 banker wins 95; 2 fortune-7 wins 200; 1 fortune-7 wins 400; 1 cover-all wins 30";
    check(ID, "aggregate_limit=630.01", &text, full);
    check(ID, "aggregate_limit=630", &text, full);
    let halved =
        "2 banker wins 95; 2 fortune-7 wins 100; 1 fortune-7 wins 200; 1 cover-all wins 15";
    check(ID, "aggregate_limit=315", &text, halved);
    let cut = "2 banker wins 95; 2 fortune-7 wins 199.99; 1 fortune-7 wins 399.99; \
               1 cover-all wins 29.99";
    check(ID, "aggregate_limit=629.99", &text, cut);
    let settled = play(open(ID, "aggregate_limit=315").as_mut(), &text).expect("a round");
    assert_eq!(settled.lines[2].owed, Cents::dollars(400), "what was due is on record");
    assert!(breach(ID, "aggregate_limit=-1").contains("co:30-2899.01(3)(b)"));
}

#[test]
fn r2899_01_4_banker_wins_pay_five_percent_and_nothing_else() {
    let won = format!("{BANKER_2_7} | 1: banker 100, tie 5");
    check(ID, "", &won, "1 tie loses 5; 1 banker wins 95");
    check(ID, "", &format!("{BANKER_3_7} | 1: banker 20"), "1 banker wins 19");
    check(ID, "", &format!("{BOTH_2_7} | 1: banker 20"), "1 banker pushes 0");
    assert!(breach(ID, "vigorish=4").contains("co:30-2899.01(4)"));
    assert!(breach(ID, "vigorish=6").contains("co:30-2899.01(4)"));
    assert!(breach(ID, "commission_free=true").contains("no option"));
    assert!(breach(ID, "vigorish_mode=tie").contains("no option"));
}

#[test]
fn r2899_01_5_a_fortune_7_needs_a_winning_three_card_seven() {
    let bet = |cards: &str| format!("{cards} | 1: fortune-7 1");
    check(ID, "", &bet(BANKER_3_7), "1 fortune-7 wins 40 co:30-2899.01(5)(a)");
    for cards in [BOTH_3_7, MIXED_7, BANKER_2_7, BANKER_3_9] {
        check(ID, "", &bet(cards), "1 fortune-7 loses 1 co:30-2899.01(5)(a)");
    }
}

#[test]
fn r2899_01_5_b_golden_8_needs_a_winning_three_card_eight() {
    let bet = |cards: &str| format!("{cards} | 1: golden-8 1");
    check(ID, "", &bet(PLAYER_3_8), "1 golden-8 wins 25 co:30-2899.01(5)(b)");
    for cards in [BOTH_3_8, PLAYER_3_9, "player Kh 8c | banker Qc 7d"] {
        check(ID, "", &bet(cards), "1 golden-8 loses 1 co:30-2899.01(5)(b)");
    }
}

#[test]
fn r2899_01_5_c_heavenly_9_takes_one_three_card_nine_or_two() {
    let bet = |cards: &str| format!("{cards} | 1: heavenly-9 1");
    check(ID, "", &bet(BOTH_3_9), "1 heavenly-9 wins 75 co:30-2899.01(5)(c)");
    check(ID, "", &bet(PLAYER_3_9), "1 heavenly-9 wins 10 co:30-2899.01(5)(c)");
    check(ID, "", &bet(BANKER_3_9), "1 heavenly-9 wins 10 co:30-2899.01(5)(c)");
    for cards in [NATURAL_9, PLAYER_3_8] {
        check(ID, "", &bet(cards), "1 heavenly-9 loses 1 co:30-2899.01(5)(c)");
    }
}

#[test]
fn r2899_01_5_d_blazing_7s_wants_as_many_cards_on_both_sides() {
    let bet = |cards: &str| format!("{cards} | 1: blazing-7s 1");
    check(ID, ONE, &bet(BOTH_3_7), "1 blazing-7s wins 400 co:30-2899.01(5)(d)");
    check(ID, TWO, &bet(BOTH_3_7), "1 blazing-7s wins 200 co:30-2899.01(5)(d)");
    check(ID, TWO, &bet(BOTH_2_7), "1 blazing-7s wins 50 co:30-2899.01(5)(d)");
    check(ID, ONE, &bet(BOTH_2_7), "1 blazing-7s loses 1 co:30-2899.01(5)(d)");
    // Reading co-blazing-mixed: two cards against three win by no row.
    for set in [ONE, TWO] {
        check(ID, set, &bet(MIXED_7), "1 blazing-7s loses 1 co:30-2899.01(5)(d)");
    }
}

#[test]
fn r2899_01_5_e_cover_all_wins_alone_with_whatever_wins_one_of_the_four() {
    let bet = |cards: &str| format!("{cards} | 1: cover-all 1");
    for cards in [BANKER_3_7, PLAYER_3_8, BOTH_3_9, PLAYER_3_9, BANKER_3_9, BOTH_3_7] {
        check(ID, ONE, &bet(cards), "1 cover-all wins 6 co:30-2899.01(5)(e)");
        check(ID, TWO, &bet(cards), "1 cover-all wins 6 co:30-2899.01(5)(e)");
    }
    check(ID, TWO, &bet(BOTH_2_7), "1 cover-all wins 6");
    check(ID, ONE, &bet(BOTH_2_7), "1 cover-all loses 1");
    for cards in [MIXED_7, NATURAL_9, BOTH_3_8] {
        check(ID, ONE, &bet(cards), "1 cover-all loses 1");
        check(ID, TWO, &bet(cards), "1 cover-all loses 1");
    }
}

#[test]
fn r2899_01_6_a_all_bonus_wagers_are_made_before_the_cards() {
    let all = "1: banker 10, fortune-7 1, golden-8 1, heavenly-9 1, blazing-7s 1, cover-all 1";
    let expected = "1 golden-8 loses 1; 1 heavenly-9 loses 1; 1 blazing-7s loses 1; \
                    1 banker wins 9.50; 1 fortune-7 wins 40; 1 cover-all wins 6";
    check(ID, "", &format!("{BANKER_3_7} | {all}"), expected);
    closed(ID, "cover-all");
}

#[test]
fn r2899_01_6_c_tables_one_and_two_as_printed() {
    let grid = |wager, text| Printed::of(ID, wager).grid(text);
    grid(
        "fortune-7",
        "
                                        ;             ; PT1     ; PT2
        banker wins with a three-card 7 ; 6hKc 2c3d2s ; 40 to 1 ; 40 to 1
        any other result                ; Kh9c Qc7d   ; -       ; -
    ",
    );
    grid(
        "golden-8",
        "
                                        ;             ; PT1     ; PT2
        player wins with a three-card 8 ; 2h3c3d Kc7d ; 25 to 1 ; 25 to 1
        any other result                ; Kh9c Qc7d   ; -       ; -
    ",
    );
    grid(
        "heavenly-9",
        "
                                  ;               ; PT1     ; PT2
        both hands a three-card 9 ; 2h3c4d 2c3d4s ; 75 to 1 ; 75 to 1
        one hand a three-card 9   ; 2h3c4d Kc7d   ; 10 to 1 ; 10 to 1
        no three-card 9           ; Kh9c Qc7d     ; -       ; -
    ",
    );
    grid(
        "blazing-7s",
        "
                                  ;               ; PT1      ; PT2
        both hands a three-card 7 ; 2h3c2d 2cKd5s ; 400 to 1 ; 200 to 1
        both hands a two-card 7   ; Kh7c Qc7d     ; -        ; 50 to 1
        any other result          ; Kh9c Qc7d     ; -        ; -
    ",
    );
    grid(
        "cover-all",
        "
                              ;             ; PT1    ; PT2
        any of the four wins  ; 6hKc 2c3d2s ; 6 to 1 ; 6 to 1
        none of the four wins ; Kh9c Qc7d   ; -      ; -
    ",
    );
}

#[test]
fn r2899_01_6_c_one_table_is_posted_for_all_five() {
    let text = format!("{BOTH_2_7} | 1: blazing-7s 1, cover-all 1");
    // Named for one wager, the table is every wager's.
    for named in ["fortune-7", "golden-8", "heavenly-9", "blazing-7s", "cover-all"] {
        let set = format!("paytable.{named}=PT2");
        check(ID, &set, &text, "1 blazing-7s wins 50; 1 cover-all wins 6");
        let set = format!("paytable.{named}=PT1");
        check(ID, &set, &text, "1 blazing-7s loses 1; 1 cover-all loses 1");
    }
    let mixed = breach(ID, "paytable.fortune-7=PT1 paytable.blazing-7s=PT2");
    assert!(mixed.contains("co:30-2899.01(6)(c)"), "{mixed}");
    let unknown = breach(ID, "paytable.cover-all=PT3");
    assert!(unknown.contains("paytable.cover-all = PT3 is unlawful"), "{unknown}");
}
