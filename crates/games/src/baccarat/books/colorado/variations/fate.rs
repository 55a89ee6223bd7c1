//! Fate 38 Progressive, 30-2899.07(7)(f) and (8)(f).
//!
//! Rules: co:30-

use super::*;
use crate::check::{breach, check};

const ID: &str = "co/eternal-fate-38-progressive";
const WAGER: &str = "fate-38-progressive";
const GAME: Progressive = Progressive { id: ID, wager: WAGER, tables: "PT-PRG-F38-" };

/// Fate 38 all in hearts, in spades, in clubs.
const HEARTS: &str = "KhQh8h Kh3h";
const SPADES: &str = "KsQs8s Ks3s";
const CLUBS: &str = "KcQc8c Kc3c";

#[test]
fn r2899_07_7_f_i_third_card_eight_against_a_standing_three_and_the_meter_is_shared() {
    GAME.pays("", "KhQc8d Kc3d", "wins 60 co:30-2899.07(8)(f)");
    GAME.pays("", "KhQc7d Kc3dJs", "loses 1 co:30-2899.07(7)(f)(i)");
    GAME.pays("", "Kh9c Qc3d", "wins 10 co:30-2899.07(8)(f)");
    let mut table = open(ID, "");
    let text =
        format!("{} | 4: banker 1 | meter {WAGER} {SHOWN}", GAME.bets(HEARTS, &[1, 2, 3], "1"));
    let settled = round(table.as_mut(), &text);
    for seat in 1..=3 {
        assert_eq!(seat_net(&settled, seat), "4114.22", "4115.22 less the stake");
    }
    assert_eq!(seat_net(&settled, 4), "-1.00");
    // An odd cent, and 5 % of three stakes from the reserve.
    assert_eq!(GAME.shown(table.as_ref()), "0.16");
}

#[test]
fn r2899_07_8_f_tables_01_to_03_as_printed() {
    Printed::of(ID, WAGER).grid(
        "
                                        ;             ; PT-PRG-F38-01; PT-PRG-F38-02; PT-PRG-F38-03
        Fate 38, both hands in the posted suit ; KhQh8h Kh3h ; 100%  ; 100%         ; 100%
        Fate 38, both hands suited      ; KcQc8c Kc3c ; $2000        ; $2000        ; 100%
        Fate 38, both hands same colour ; KhQd8h Kh3d ; $300         ; $300         ; $200
        Fate 38, tie                    ; 2h3c8d Kc3d ; $100         ; $200         ; $150
        Fate 38, player wins            ; KhQc8d Kc3d ; $60          ; $100         ; $80
        Fate 38, banker wins            ; Kh2c8d Kc3d ; $50          ; $75          ; $50
        any banker's two-card 3         ; Kh9c Qc3d   ; $10          ; -            ; $10
        any other result                ; Kh9c Qc7d   ; -            ; -            ; -
        stake                           ; -           ; $1           ; $1           ; $1
        main                            ; -           ; 17%          ; 17%          ; 19%
        reserve                         ; -           ; 5%           ; 4%           ; N/A
        seed                            ; -           ; N/A          ; N/A          ; $2000
    ",
    );
}

#[test]
fn r2899_07_8_f_table_04_as_printed() {
    Printed { set: "suits=hs", ..Printed::of(ID, WAGER) }.grid(
        "
                                                       ;             ; PT-PRG-F38-04
        Fate 38, both hands in one of two posted suits ; KhQh8h Kh3h ; 100%
        Fate 38, both hands suited                     ; KcQc8c Kc3c ; $2000
        Fate 38, both hands same colour                ; KhQd8h Kh3d ; $400
        Fate 38, tie                                   ; 2h3c8d Kc3d ; $200
        Fate 38, player wins                           ; KhQc8d Kc3d ; $50
        Fate 38, banker wins                           ; Kh2c8d Kc3d ; $40
        any banker's two-card 3                        ; Kh9c Qc3d   ; $8
        any other result                               ; Kh9c Qc7d   ; -
        stake                                          ; -           ; $1
        main                                           ; -           ; 16%
        reserve                                        ; -           ; 5%
        seed                                           ; -           ; N/A
    ",
    );
}

#[test]
fn r2899_07_8_f_i_awards_include_the_stake() {
    let settled = round(open(ID, "").as_mut(), &GAME.bets("2h3c8d Kc3d", &[1], "1"));
    assert_eq!(seat_net(&settled, 1), "99.00");
}

#[test]
fn r2899_07_8_f_ii_only_the_best_row_is_paid() {
    // Of one colour and won by Player, with a two-card 3 besides.
    GAME.pays("", "KhQd8h Kh3d", "wins 300");
    GAME.pays(&GAME.by_table("03"), CLUBS, "wins 12345.67");
    GAME.pays(&GAME.by_table("03"), "KhQd8h Kh3d", "wins 200");
}

#[test]
fn r2899_07_8_f_iii_fate_38_is_an_eight_as_third_card_and_a_two_card_three() {
    // Player's two cards count 0 to 5; the eight makes 8, 9, 0, 1, 2, 3.
    for (cards, award) in [
        ("KhQc8d Kc3d", 60),
        ("KhAc8d Kc3d", 60),
        ("Kh2c8d Kc3d", 50),
        ("Kh3c8d Kc3d", 50),
        ("Kh4c8d Kc3d", 50),
        ("Kh5c8d Kc3d", 100),
    ] {
        GAME.pays("", cards, &format!("wins {award}"));
    }
    // A seven or nine as third card makes Banker draw; 2 and 4 are no 3.
    GAME.pays("", "KhQc7d Kc3dKs", "loses 1");
    GAME.pays("", "KhQc9d Kc3dKs", "loses 1");
    GAME.pays("", "KhQc8d Kc4d", "loses 1");
    GAME.pays("", "KhQc8d Kc2dAs", "loses 1");
    // Reading co-fate-any-3: a two-card 3 that stands because of a natural.
    GAME.pays("", "Kh8c Qc3d", "wins 10");
    GAME.pays(&GAME.by_table("02"), "Kh8c Qc3d", "loses 1");
}

#[test]
fn r2899_07_8_f_iv_house_displays_the_one_suit() {
    GAME.pays("suit=h", HEARTS, "wins 12345.67");
    GAME.pays("suit=h", SPADES, "wins 2000");
    GAME.pays("suit=s", SPADES, "wins 12345.67");
    GAME.pays("suit=s", HEARTS, "wins 2000");
    // The two suits of F38-04 are no matter of the other tables.
    GAME.pays("suit=c suits=hs", HEARTS, "wins 2000");
    assert!(breach(ID, "suit=hs").contains("unlawful"));
}

#[test]
fn r2899_07_8_f_v_table_04_is_won_in_either_of_two_suits() {
    let set = |suits: &str| format!("{} suits={suits}", GAME.by_table("04"));
    GAME.pays(&set("hs"), HEARTS, "wins 12345.67");
    GAME.pays(&set("hs"), SPADES, "wins 12345.67");
    GAME.pays(&set("hs"), CLUBS, "wins 2000");
    GAME.pays(&set("cd"), CLUBS, "wins 12345.67");
    GAME.pays(&set("cd"), HEARTS, "wins 2000");
    // Reading co-fate-two-suits: the two mixed are no suit.
    GAME.pays(&set("hs"), "KhQs8h Ks3h", "wins 50");
    GAME.pays(&set("hd"), "KhQd8h Kh3d", "wins 400");
    for suits in ["h", "hh", "hsc", "hx"] {
        let wrong = breach(ID, &set(suits));
        assert!(wrong.contains("co:30-2899.07(8)(f)(v)"), "{wrong}");
    }
}

#[test]
fn r2899_07_8_f_vi_another_unit_scales_pays_and_seed() {
    let set = format!("{} unit.{WAGER}=10", GAME.by_table("03"));
    let line = format!("1 {WAGER} wins 1500");
    check(ID, &set, &GAME.bets("2h3c8d Kc3d", &[1], "10"), &line);
    assert_eq!(GAME.shown(open(ID, &set).as_ref()), "20000.00");
    let mut table = open(ID, &set);
    round(table.as_mut(), &GAME.bets("Kh9c Qc7d", &[1], "10"));
    assert_eq!(GAME.shown(table.as_ref()), "20001.90");
}

#[test]
fn r2899_07_8_f_vii_reserve_tables_start_from_any_seed() {
    for table in ["01", "02", "04"] {
        for seed in ["0.00", "123.45"] {
            let set = format!("{} seed.{WAGER}={seed}", GAME.by_table(table));
            let mut opened = open(ID, &set);
            assert_eq!(GAME.shown(opened.as_ref()), seed, "{table}");
            // After a full win the reserve comes in alone: 5, 4 and 5 % of one stake.
            round(opened.as_mut(), &GAME.bets(HEARTS, &[1], "1"));
            let cents = if table == "02" { 4 } else { 5 };
            assert_eq!(GAME.shown(opened.as_ref()), Cents::new(cents).plain());
        }
    }
}

#[test]
fn r2899_07_8_f_viii_fixed_seed_is_obligatory() {
    let set = GAME.by_table("03");
    assert_eq!(GAME.shown(open(ID, &set).as_ref()), "2000.00");
    assert_eq!(breach(ID, &format!("{set} seed.{WAGER}=2000")), "");
    for seed in ["0", "1999.99", "2000.01"] {
        let wrong = breach(ID, &format!("{set} seed.{WAGER}={seed}"));
        assert!(wrong.contains("lawful: 2000.00 (co:30-2899.07(8)(f))"), "{wrong}");
    }
}
