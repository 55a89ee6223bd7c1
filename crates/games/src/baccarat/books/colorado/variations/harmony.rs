//! Harmony Progressive, 30-2899.07(7)(d) and (8)(d).
//!
//! Rules: co:30-

use super::*;
use crate::check::{breach, check};
use crate::testing::Looks as _;

const ID: &str = "co/eternal-harmony-progressive";
const WAGER: &str = "harmony-progressive";
const GAME: Progressive = Progressive { id: ID, wager: WAGER, tables: "PT-PRG-HP-" };

/// Six aces that tie with 3.
const SIX_ALIKE: &str = "AhAcAd AsAhAc";
/// Four nines of one colour that tie with 8.
const ONE_COLOUR: &str = "9h9d 9h9d";

/// What the meter shows, and its reserve.
fn state(table: &dyn Table) -> (String, String) {
    let state = table.meter_state(WAGER).unwrap_or_default();
    (state.shown.plain(), state.reserve.plain())
}

fn both(shown: &str, reserve: &str) -> (String, String) {
    (shown.into(), reserve.into())
}

/// What a stake of $1 comes to by one of the pay tables.
#[track_caller]
fn pays(table: &str, cards: &str, expected: &str) {
    GAME.pays(&GAME.by_table(table), cards, expected);
}

#[test]
fn r2899_07_7_d_i_only_ties_win_and_bettors_share_the_meter_equally() {
    pays("01", "Kh6c Qc6d", "wins 3");
    pays("01", "Kh6c Qc7d", "loses 1 co:30-2899.07(7)(d)(i)");
    let mut table = open(ID, &GAME.by_table("01"));
    let text =
        format!("{} | 4: player 1 | meter {WAGER} {SHOWN}", GAME.bets(SIX_ALIKE, &[1, 2, 3], "1"));
    let settled = round(table.as_mut(), &text);
    for seat in 1..=3 {
        assert_eq!(seat_net(&settled, seat), "4114.22", "4115.22 less the stake");
    }
    assert_eq!(seat_net(&settled, 4), "0.00", "a tie for who did not bet it");
    // Reading co-meter-odd-cents: the odd cent stays; 3 % of three stakes come from the reserve.
    assert_eq!(state(table.as_ref()), both("0.10", "0.00"));
}

#[test]
fn r2899_07_8_d_tables_01_to_03_as_printed() {
    Printed::of(ID, WAGER).grid(
        "
                        ;               ; PT-PRG-HP-01 ; PT-PRG-HP-02 ; PT-PRG-HP-03
        six of a kind   ; AhAcAd AsAhAc ; 100%         ; 100%         ; 100%
        four 8s         ; 8h8c 8d8s     ; $1000        ; $1000        ; $600
        four of a kind  ; 9h9c 9d9s     ; $300         ; $200         ; $300
        six 0s          ; KhQcJd KcQdJs ; $100         ; $100         ; $100
        tie with 0      ; 2h3c5d 2c3d5s ; $20          ; $20          ; $20
        tie with 1 to 5 ; KhQcAd KcQdAs ; $6           ; $5           ; $5
        tie with 6 to 9 ; Kh6c Qc6d     ; $3           ; $3           ; $5
        no tie          ; Kh9c Qc7d     ; -            ; -            ; -
        stake           ; -             ; $1           ; $1           ; $1
        main            ; -             ; 15%          ; 19%          ; 15%
        reserve         ; -             ; 3%           ; 5%           ; 3%
        seed            ; -             ; N/A          ; N/A          ; N/A
    ",
    );
    // At the edges of the rows.
    for (cards, row) in [("KhQc5d KcQd5s", "6"), ("Kh6c Qc6d", "3"), ("Kh9c Qc9d", "3")] {
        pays("01", cards, &format!("wins {row}"));
    }
}

#[test]
fn r2899_07_8_d_tables_04_to_09_as_printed() {
    Printed::of(ID, WAGER).grid(
        "
                         ;               ; PT-PRG-HP-04 ; PT-PRG-HP-05 ; PT-PRG-HP-06
        six of a kind    ; AhAcAd AsAhAc ; 100%         ; 100%         ; 100%
        four 8s          ; 8h8c 8d8s     ; $600         ; $1000        ; $300
        four of a kind   ; 9h9c 9d9s     ; $300         ; $300         ; $300
        six 0s           ; KhQcJd KcQdJs ; $200         ; $100         ; $100
        tie, same colour ; Kh6d Qd6h     ; $20          ; $20          ; $20
        any tie          ; Kh6c Qc6d     ; $3           ; $3           ; $5
        no tie           ; Kh9c Qc7d     ; -            ; -            ; -
        stake            ; -             ; $1           ; $1           ; $1
        main             ; -             ; 15%          ; 19%          ; 15%
        reserve          ; -             ; 3%           ; 5%           ; 3%
        seed             ; -             ; N/A          ; N/A          ; N/A
    ",
    );
    Printed::of(ID, WAGER).grid(
        "
                       ;               ; PT-PRG-HP-07 ; PT-PRG-HP-08 ; PT-PRG-HP-09
        six of a kind  ; AhAcAd AsAhAc ; 100%         ; 100%         ; 100%
        four 8s        ; 8h8c 8d8s     ; $600         ; $1000        ; $300
        four of a kind ; 9h9c 9d9s     ; $200         ; $200         ; $300
        six 0s         ; KhQcJd KcQdJs ; $100         ; $50          ; $50
        five-card tie  ; 2h3c2d Kc7d   ; $10          ; $8           ; $10
        six-card tie   ; 2h3c5d 2c3d5s ; $3           ; $4           ; $6
        four-card tie  ; Kh6c Qc6d     ; $3           ; $3           ; $4
        no tie         ; Kh9c Qc7d     ; -            ; -            ; -
        stake          ; -             ; $1           ; $1           ; $1
        main           ; -             ; 15%          ; 19%          ; 15%
        reserve        ; -             ; 3%           ; 5%           ; 3%
        seed           ; -             ; N/A          ; N/A          ; N/A
    ",
    );
}

#[test]
fn r2899_07_8_d_tables_10_11_and_e01_as_printed() {
    Printed::of(ID, WAGER).grid(
        "
                                    ;               ; PT-PRG-HP-10 ; PT-PRG-HP-11 ; PT-PRG-HP-E01
        four of a kind, same colour ; 9h9d 9h9d     ; 100%         ; 100%         ; 100% +$200
        four 8s                     ; 8h8c 8d8s     ; $1000        ; $2000        ; $1000 +$50
        four of a kind              ; 9h9c 9d9s     ; $500         ; $1000        ; $750 +$25
        six 0s                      ; KhQcJd KcQdJs ; $200         ; $100         ; $150 +$5
        tie, same colour            ; Kh6d Qd6h     ; $20          ; $20          ; $20 +$2
        any tie                     ; Kh6c Qc6d     ; $2           ; $2           ; $2
        no tie                      ; Kh9c Qc7d     ; -            ; -            ; -
        stake                       ; -             ; $1           ; $1           ; $1
        main                        ; -             ; 18%          ; 18%          ; 19%
        reserve                     ; -             ; 5%           ; 5%           ; 5%
        seed                        ; -             ; N/A          ; N/A          ; N/A
    ",
    );
}

/// What an operator may supply for the rows that the copy has lost.
const SUPPLIED: &str = "pays.harmony-progressive.six-0s=150 \
    pays.harmony-progressive.tie-same-colour=20 pays.harmony-progressive.any-tie=2";

#[test]
fn r2899_07_8_d_tables_12_13_and_e02_as_far_as_printed() {
    let printed = Printed { set: SUPPLIED, ..Printed::of(ID, WAGER) };
    printed.grid(
        "
                       ;           ; PT-PRG-HP-12 ; PT-PRG-HP-13 ; PT-PRG-HP-E02
        four 8s        ; 8h8c 8d8s ; 100%         ; 100%         ; 100% +$100
        four of a kind ; 9h9c 9d9s ; $1000        ; $500         ; $1000 +$50
        no tie         ; Kh9c Qc7d ; -            ; -            ; -
        stake          ; -         ; $1           ; $1           ; $1
        main           ; -         ; 19%          ; 28%          ; 19%
        reserve        ; -         ; N/A          ; N/A          ; N/A
        seed           ; -         ; $2000        ; $2000        ; $2000
    ",
    );
}

#[test]
fn r2899_07_8_d_lost_rows_are_refused_until_the_operator_supplies_them() {
    // Reading co-harmony-lost.
    let parts: Vec<&str> = SUPPLIED.split(' ').filter(|part| !part.is_empty()).collect();
    for table in ["12", "13", "E02"] {
        let set = GAME.by_table(table);
        let lost = breach(ID, &set);
        assert_eq!(lost.matches("reading:co-harmony-lost").count(), 3, "{lost}");
        let some = breach(ID, &format!("{set} {} {}", parts[0], parts[1]));
        assert_eq!(some.matches("reading:co-harmony-lost").count(), 1, "{some}");
        assert!(some.contains("pays.harmony-progressive.any-tie"), "{some}");
        assert_eq!(breach(ID, &format!("{set} {SUPPLIED}")), "");
        // A wager that is not offered needs no figures.
        assert_eq!(breach(ID, &format!("{set} offers.{WAGER}=false")), "");
    }
    for (cards, award) in [("KhQcJd KcQdJs", 150), ("Kh6d Qd6h", 20), ("Kh6c Qc6d", 2)] {
        let text = GAME.bets(cards, &[1], "1");
        let set = format!("{} {SUPPLIED}", GAME.by_table("12"));
        check(ID, &set, &text, &format!("1 {WAGER} wins {award} co:30-2899.07(8)(d)"));
    }
    let negative = breach(ID, &format!("{} pays.{WAGER}.any-tie=-1", GAME.by_table("12")));
    assert!(negative.contains("unlawful"), "{negative}");
}

#[test]
fn r2899_07_8_d_increments_feed_meter_and_reserve_and_the_reserve_flows_back() {
    let mut table = open(ID, &format!("{} seed.{WAGER}=100", GAME.by_table("01")));
    assert_eq!(state(table.as_ref()), both("100.00", "0.00"));
    // 15 % of each stake to the meter and 3 % to the reserve, won or lost.
    let settled = round(table.as_mut(), &GAME.bets("Kh9c Qc7d", &[1, 2, 3], "1"));
    assert_eq!(state(table.as_ref()), both("100.45", "0.09"));
    let fed: Vec<String> = moved(&settled, "meter increment").into_iter().map(|m| m.2).collect();
    assert_eq!(fed, ["0.15", "0.15", "0.15"]);
    assert_eq!(net(&settled, Party::House), "2.46");
    round(table.as_mut(), &GAME.bets("Kh6c Qc6d", &[1, 2, 3], "1"));
    assert_eq!(state(table.as_ref()), both("100.90", "0.18"));
    // 101.35 in three is 33.78 and a cent over; the reserve of 0.27 follows, and no second seed.
    let settled = round(table.as_mut(), &GAME.bets(SIX_ALIKE, &[1, 2, 3], "1"));
    assert_eq!(seat_net(&settled, 1), "32.78");
    assert_eq!(moved(&settled, "reserve to meter")[0].2, "0.27");
    assert!(moved(&settled, "seed").is_empty());
    assert_eq!(state(table.as_ref()), both("0.28", "0.00"));
}

#[test]
fn r2899_07_8_d_void_round_leaves_meter_and_stakes_alone() {
    let mut table = open(ID, &format!("{} seed.{WAGER}=100", GAME.by_table("01")));
    let text = format!("1: {WAGER} 1 | meter {WAGER} 5 | ruled@1 co:30-2816(3)");
    let settled = round(table.as_mut(), &text);
    assert_eq!(seat_net(&settled, 1), "0.00");
    assert_eq!(state(table.as_ref()), both("100.00", "0.00"));
    round(table.as_mut(), &GAME.bets("Kh9c Qc7d", &[1], "1"));
    assert_eq!(state(table.as_ref()), both("100.15", "0.03"));
}

#[test]
fn r2899_07_8_d_i_awards_include_the_stake() {
    let settled = round(open(ID, "").as_mut(), &GAME.bets("8h8c 8d8s", &[1], "1"));
    assert_eq!(seat_net(&settled, 1), "999.00");
}

#[test]
fn r2899_07_8_d_ii_only_the_best_row_is_paid() {
    // Six kings are six of a kind, six zeros and a tie with 0.
    pays("01", "KhKcKd KsKhKc", "wins 12345.67");
    // Four eights are four of a kind and a tie with 6; here also of one colour.
    pays("01", "8h8d 8h8d", "wins 1000");
    pays("10", "8h8d 8h8d", "wins 12345.67");
    // Six zeros of one colour.
    pays("04", "KhQdJh KdQhJd", "wins 200");
    pays("10", "KhQdJh KdQhJd", "wins 200");
}

#[test]
fn r2899_07_8_d_iii_six_of_a_kind_is_six_cards_of_one_rank() {
    pays("01", SIX_ALIKE, "wins 12345.67");
    pays("01", "KhKcKd KsKhQc", "wins 100");
    // Aces and deuces that tie with 4, and five alike in five cards are nowhere else listed.
    pays("01", "AhAc2d AsAh2c", "wins 6");
}

#[test]
fn r2899_07_8_d_iv_six_zeros_are_any_that_count_nothing() {
    pays("01", "ThJcQd KcTdJs", "wins 100");
    pays("01", "2h3c5d 2c3d5s", "wins 20");
    // Reading co-harmony-kinds: without a row for six alike, six kings are six zeros.
    pays("10", "KhKcKd KsKhKc", "wins 200");
}

#[test]
fn r2899_07_8_d_v_four_alike_need_a_round_of_four_cards() {
    for cards in ["3h3c 3d3s", "4h4c 4d4s", "9h9c 9d9s"] {
        pays("01", cards, "wins 300");
    }
    // Four deuces among six cards tie with 7: no more than that.
    pays("01", "2h2c3d 2d2s3c", "wins 3");
    pays("07", "2h2c3d 2d2s3c", "wins 3");
    pays("10", ONE_COLOUR, "wins 12345.67");
    pays("10", "2h2d3h 2d2h3d", "wins 20");
}

#[test]
fn r2899_07_8_d_vi_dealer_has_envy_for_each_winning_player() {
    let envy = |cards: &str, seats: &[u8]| {
        let settled =
            round(open(ID, &GAME.by_table("E01")).as_mut(), &GAME.bets(cards, seats, "1"));
        // They come from the house: reading co-envy-dealer.
        let told = envies(&settled);
        let label = |n| format!("dealer 50.00 seat {n}'s four 8s");
        if cards == "8h8c 8d8s" {
            assert_eq!(told, seats.iter().rev().map(label).collect::<Vec<_>>());
        }
        let envy = settled.transfers.iter().filter(|moved| moved.why.by.is_some());
        assert!(envy.clone().all(|moved| moved.why.rule.id == "co:30-2899.07(8)(d)(vi)"));
        net(&settled, Party::Dealer)
    };
    assert_eq!(envy(ONE_COLOUR, &[1]), "200.00");
    assert_eq!(envy(ONE_COLOUR, &[1, 2, 5]), "600.00");
    assert_eq!(envy("8h8c 8d8s", &[1, 2]), "100.00");
    assert_eq!(envy("Kh6c Qc6d", &[1, 2]), "0.00", "the last row has none");
    assert_eq!(envy("Kh9c Qc7d", &[1, 2]), "0.00");
}

#[test]
fn r2899_07_8_d_vii_another_unit_scales_pays_seed_and_envy() {
    let unit = format!("unit.{WAGER}=5");
    let set = format!("{} {unit}", GAME.by_table("01"));
    check(ID, &set, &GAME.bets("8h8c 8d8s", &[1], "5"), &format!("1 {WAGER} wins 5000"));
    check(ID, &set, &GAME.bets("Kh6c Qc6d", &[1], "5"), &format!("1 {WAGER} wins 15"));
    let mut table = open(ID, &set);
    round(table.as_mut(), &GAME.bets("Kh9c Qc7d", &[1], "5"));
    assert_eq!(state(table.as_ref()), both("0.75", "0.15"));
    let settled = round(
        open(ID, &format!("{} {unit}", GAME.by_table("E01"))).as_mut(),
        &GAME.bets("8h8c 8d8s", &[1, 2], "5"),
    );
    assert_eq!(net(&settled, Party::Dealer), "500.00");
    let supplied = format!("{} {SUPPLIED} {unit}", GAME.by_table("12"));
    assert_eq!(state(open(ID, &supplied).as_ref()), both("10000.00", "0.00"));
    check(ID, &supplied, &GAME.bets("Kh6c Qc6d", &[1], "5"), &format!("1 {WAGER} wins 10"));
    assert!(breach(ID, &format!("unit.{WAGER}=0")).contains("unlawful"));
}

#[test]
fn r2899_07_8_d_viii_reserve_tables_start_from_any_seed() {
    let tables = ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "E01"];
    for (table, seed) in tables.into_iter().flat_map(|t| [(t, "0.00"), (t, "777.77")]) {
        let opened = open(ID, &format!("{} seed.{WAGER}={seed}", GAME.by_table(table)));
        assert_eq!(state(opened.as_ref()), both(seed, "0.00"), "{table}");
    }
    assert_eq!(state(open(ID, "").as_ref()), both("0.00", "0.00"), "none unless posted");
}

#[test]
fn r2899_07_8_d_ix_fixed_seed_is_obligatory() {
    for table in ["12", "13", "E02"] {
        let set = format!("{} {SUPPLIED}", GAME.by_table(table));
        let mut opened = open(ID, &set);
        assert_eq!(state(opened.as_ref()), both("2000.00", "0.00"));
        assert_eq!(breach(ID, &format!("{set} seed.{WAGER}=2000")), "");
        for seed in ["0", "1999.99", "2000.01"] {
            let wrong = breach(ID, &format!("{set} seed.{WAGER}={seed}"));
            assert!(wrong.contains("lawful: 2000.00 (co:30-2899.07(8)(d))"), "{seed}: {wrong}");
        }
        let scaled = format!("{set} unit.{WAGER}=2");
        assert_eq!(breach(ID, &format!("{scaled} seed.{WAGER}=4000")), "");
        assert!(breach(ID, &format!("{scaled} seed.{WAGER}=2000")).contains("lawful: 4000.00"));
        // And it comes again after the meter is won.
        round(opened.as_mut(), &GAME.bets("8h8c 8d8s", &[1], "1"));
        assert_eq!(state(opened.as_ref()), both("2000.00", "0.00"));
    }
}
