//! Sun 7 Progressive, 30-2899.07(7)(e) and (8)(e).
//!
//! Rules: co:30-

use super::*;
use crate::check::breach;
use crate::testing::Looks as _;

const ID: &str = "co/eternal-sun-7-progressive";
const WAGER: &str = "sun-7-progressive";
const GAME: Progressive = Progressive { id: ID, wager: WAGER, tables: "PT-PRG-S7-" };

/// A Sun 7 all in hearts, and all in clubs.
const HEARTS: &str = "Kh6h 2h3h2h";
const CLUBS: &str = "Kc6c 2c3c2c";

#[test]
fn r2899_07_7_e_i_winning_three_card_seven_or_another_row_and_the_meter_is_shared() {
    GAME.pays("", "Kc6d 2h3c2h", "wins 10 co:30-2899.07(8)(e)");
    GAME.pays("", "2h3c2d 2cKd5s", "wins 8 co:30-2899.07(8)(e)");
    GAME.pays("", "Kh9c Qc7d", "loses 1 co:30-2899.07(7)(e)(i)");
    let mut table = open(ID, "");
    let text =
        format!("{} | 4: player 1 | meter {WAGER} {SHOWN}", GAME.bets(HEARTS, &[1, 2, 3], "1"));
    let settled = round(table.as_mut(), &text);
    for seat in 1..=3 {
        assert_eq!(seat_net(&settled, seat), "4114.22", "4115.22 less the stake");
    }
    assert_eq!(seat_net(&settled, 4), "-1.00");
    // An odd cent, and 5 % of three stakes from the reserve.
    assert_eq!(GAME.shown(table.as_ref()), "0.16");
}

#[test]
fn r2899_07_8_e_tables_01_to_05_as_printed() {
    Printed::of(ID, WAGER).grid(
        "
        ;; PT-PRG-S7-01; PT-PRG-S7-02; PT-PRG-S7-03; PT-PRG-S7-04; PT-PRG-S7-05
        Sun 7, both hands in the posted suit ; Kh6h 2h3h2h ; 100% ; 100% ; 100% ; 100% ; 100%
        Sun 7, both hands suited      ; Kc6c 2c3c2c ; $2000 ; $1000 ; $1000 ; $2000 ; 100%
        Sun 7, both hands same colour ; Kh6d 2h3h2h ; $100  ; $150  ; $200  ; $100  ; $150
        Sun 7, banker suited          ; Kc6d 2h3h2h ; $75   ; $100  ; $60   ; $75   ; $100
        Sun 7, banker same colour     ; Kc6d 2h3d2h ; $25   ; $40   ; $30   ; $25   ; $25
        any Sun 7                     ; Kc6d 2h3c2h ; $10   ; $10   ; $20   ; $8    ; $10
        any banker's three-card 7   ; 2h3c2d 2cKd5s ; $8    ; -     ; -     ; -     ; $8
        banker wins with a two-card 7 ; 6hKc Qc7d   ; -     ; -     ; -     ; $2    ; -
        any other result              ; Kh9c Qc7d   ; -     ; -     ; -     ; -     ; -
        stake                         ; -           ; $1    ; $1    ; $1    ; $1    ; $1
        main                          ; -           ; 15%   ; 15%   ; 12%   ; 17%   ; 17%
        reserve                       ; -           ; 5%    ; 5%    ; 6%    ; 5%    ; N/A
        seed                          ; -           ; N/A   ; N/A   ; N/A   ; N/A   ; $2000
    ",
    );
}

#[test]
fn r2899_07_8_e_tables_e01_to_e05_as_printed() {
    // Reading co-sun-7-e03: the third figure of E03 is 100.
    Printed::of(ID, WAGER).grid(
        "
                                      ;             ; PT-PRG-S7-E01; PT-PRG-S7-E02; PT-PRG-S7-E03
        Sun 7, both hands in the posted suit ; Kh6h 2h3h2h ; 100% +$500; 100% +$500 ; 100% +$100
        Sun 7, both hands suited      ; Kc6c 2c3c2c ; $1500 +$100  ; $1000 +$100  ; 100% +$100
        Sun 7, both hands same colour ; Kh6d 2h3h2h ; $125 +$10    ; $100 +$10    ; $100 +$10
        Sun 7, banker suited          ; Kc6d 2h3h2h ; $100 +$5     ; $75 +$5      ; $80 +$5
        Sun 7, banker same colour     ; Kc6d 2h3d2h ; $30 +$2      ; $25 +$2      ; $40 +$2
        any Sun 7                     ; Kc6d 2h3c2h ; $8           ; $10          ; $10
        any banker's three-card 7   ; 2h3c2d 2cKd5s ; $5           ; -            ; $5
        banker wins with a two-card 7 ; 6hKc Qc7d   ; -            ; $2           ; -
        any other result              ; Kh9c Qc7d   ; -            ; -            ; -
        stake                         ; -           ; $1           ; $1           ; $1
        main                          ; -           ; 15%          ; 15%          ; 21%
        reserve                       ; -           ; 5%           ; 5%           ; N/A
        seed                          ; -           ; N/A          ; N/A          ; $1500
    ",
    );
    // Reading co-sun-7-reserve: as printed, without a row for any Sun 7.
    Printed::of(ID, WAGER).grid(
        "
                                             ;               ; PT-PRG-S7-E04 ; PT-PRG-S7-E05
        Sun 7, both hands in the posted suit ; Kh6h 2h3h2h   ; 100% +$200    ; 100% +$200
        Sun 7, both hands suited             ; Kc6c 2c3c2c   ; $2000 +$100   ; $2000 +$100
        Sun 7, both hands same colour        ; Kh6d 2h3h2h   ; $150 +$10     ; $150 +$20
        Sun 7, banker suited                 ; Kc6d 2h3h2h   ; $100 +$5      ; $100 +$10
        Sun 7, banker same colour            ; Kc6d 2h3d2h   ; $40 +$2       ; $50
        any Sun 7                            ; Kc6d 2h3c2h   ; -             ; -
        any banker's three-card 7            ; 2h3c2d 2cKd5s ; -             ; -
        banker wins with a two-card 7        ; 6hKc Qc7d     ; -             ; -
        any other result                     ; Kh9c Qc7d     ; -             ; -
        stake                                ; -             ; $1            ; $1
        main                                 ; -             ; 17%           ; 16%
        reserve                              ; -             ; 17%           ; 16%
        seed                                 ; -             ; N/A           ; N/A
    ",
    );
}

#[test]
fn r2899_07_8_e_i_awards_include_the_stake() {
    let settled = round(open(ID, "").as_mut(), &GAME.bets("Kc6d 2h3h2h", &[1], "1"));
    assert_eq!(seat_net(&settled, 1), "74.00");
}

#[test]
fn r2899_07_8_e_ii_only_the_best_row_is_paid() {
    // All red with Banker in hearts: same colour, Banker suited, Banker same colour, any Sun 7.
    GAME.pays("", "Kh6d 2h3h2h", "wins 100");
    GAME.pays(&GAME.by_table("03"), "Kh6d 2h3h2h", "wins 200");
    GAME.pays("", "Kc6d 2h3h2h", "wins 75");
}

#[test]
fn r2899_07_8_e_iii_sun_7_is_a_winning_three_card_seven_of_banker() {
    GAME.pays("", "Kc6d 2h3h2h", "wins 75");
    // Tied or with two cards it is none, whatever the suits.
    GAME.pays("", "Kh7h 2h3h2h", "wins 8");
    GAME.pays(&GAME.by_table("02"), "Kh7h 2h3h2h", "loses 1");
    GAME.pays("", "Kh6h Qh7h", "loses 1");
    GAME.pays(&GAME.by_table("04"), "Kh6h Qh7h", "wins 2");
    // A three-card 7 that loses to a three-card 8.
    GAME.pays("", "2h3c3d Ac2d4s", "wins 8");
}

#[test]
fn r2899_07_8_e_iv_house_displays_the_one_suit() {
    GAME.pays("suit=h", HEARTS, "wins 12345.67");
    GAME.pays("suit=h", CLUBS, "wins 2000");
    GAME.pays("suit=c", CLUBS, "wins 12345.67");
    GAME.pays("suit=c", HEARTS, "wins 2000");
    for suit in ["x", "hs", "hh"] {
        let wrong = breach(ID, &format!("suit={suit}"));
        assert!(wrong.contains("co:30-2899.07(8)(e)(iv)"), "{wrong}");
    }
    // One card of another suit in either hand is too many.
    GAME.pays("suit=h", "Kd6h 2h3h2h", "wins 100");
    GAME.pays("suit=h", "Kh6h 2h3h2d", "wins 100");
}

#[test]
fn r2899_07_8_e_v_dealer_has_envy_for_each_winning_player() {
    let envy = |table: &str, cards: &str, seats: &[u8]| {
        let settled =
            round(open(ID, &GAME.by_table(table)).as_mut(), &GAME.bets(cards, seats, "1"));
        net(&settled, Party::Dealer)
    };
    assert_eq!(envy("E01", HEARTS, &[1]), "500.00");
    assert_eq!(envy("E01", HEARTS, &[1, 2, 3]), "1500.00");
    assert_eq!(envy("E05", "Kc6d 2h3h2h", &[1, 7]), "20.00");
    assert_eq!(envy("E01", "Kc6d 2h3c2h", &[1, 2]), "0.00", "any Sun 7 has none");
    assert_eq!(envy("01", HEARTS, &[1, 2]), "0.00", "nor has a table without the column");
}

#[test]
fn r2899_07_8_e_vi_another_unit_scales_pays_seed_and_envy() {
    let unit = format!("unit.{WAGER}=2.50");
    let set = format!("{} {unit}", GAME.by_table("E03"));
    let settled = round(open(ID, &set).as_mut(), &GAME.bets("Kc6d 2h3h2h", &[1], "2.50"));
    assert_eq!(seat_net(&settled, 1), "197.50", "200 less the stake");
    assert_eq!(net(&settled, Party::Dealer), "12.50");
    assert_eq!(GAME.shown(open(ID, &set).as_ref()), "3750.00");
    let mut table = open(ID, &set);
    round(table.as_mut(), &GAME.bets("Kh9c Qc7d", &[1], "2.50"));
    assert_eq!(GAME.shown(table.as_ref()), "3750.52", "21 % of 2.50, down to the cent");
}

#[test]
fn r2899_07_8_e_vii_reserve_tables_start_from_any_seed() {
    for table in ["01", "02", "03", "04", "E01", "E02", "E04", "E05"] {
        for seed in ["0.00", "1.00", "50000.00"] {
            let set = format!("{} seed.{WAGER}={seed}", GAME.by_table(table));
            assert_eq!(GAME.shown(open(ID, &set).as_ref()), seed, "{table}");
        }
    }
}

#[test]
fn r2899_07_8_e_viii_fixed_seed_is_obligatory() {
    for (table, seed, near) in [("05", "2000.00", "1999.99"), ("E03", "1500.00", "2000.00")] {
        let set = GAME.by_table(table);
        let mut opened = open(ID, &set);
        assert_eq!(GAME.shown(opened.as_ref()), seed);
        assert_eq!(breach(ID, &format!("{set} seed.{WAGER}={seed}")), "");
        for other in [near, "0"] {
            let wrong = breach(ID, &format!("{set} seed.{WAGER}={other}"));
            assert!(wrong.contains(&format!("lawful: {seed} (co:30-2899.07(8)(e))")), "{wrong}");
        }
        // Both rows of one hundred percent win the same meter, which is seeded again.
        round(opened.as_mut(), &GAME.bets(CLUBS, &[1], "1"));
        assert_eq!(GAME.shown(opened.as_ref()), seed);
    }
}

#[test]
fn r2899_07_8_e_reserve_rates_of_e04_and_e05_as_printed() {
    for (table, cents) in [("E04", 17), ("E05", 16)] {
        let mut opened = open(ID, &GAME.by_table(table));
        round(opened.as_mut(), &GAME.bets("Kh9c Qc7d", &[1], "1"));
        let state = opened.meter_state(WAGER).unwrap_or_default();
        assert_eq!((state.shown.get(), state.reserve.get()), (cents, cents), "{table}");
        // The reserve becomes the meter after a full win.
        round(opened.as_mut(), &GAME.bets(HEARTS, &[1], "1"));
        let state = opened.meter_state(WAGER).unwrap_or_default();
        assert_eq!((state.shown.get(), state.reserve.get()), (2 * cents, 0), "{table}");
    }
}
