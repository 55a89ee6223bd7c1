//! 99 Fortunes Progressive, 30-2899.02.
//!
//! Rules: co:30-

use super::*;
use crate::check::{breach, check, refused};
use crate::testing::Looks as _;
use table::Verbs as _;

const ID: &str = "co/99-fortunes-progressive";
const WAGER: &str = "99-fortunes-progressive";

/// Four identical cards in the first four, from the ace to the jack, with what must be drawn.
const SUITED_QUADS: [&str; 11] = [
    "AsAs5d AsAsKd",
    "2s2s3d 2s2sKd",
    "3s3s 3s3s",
    "4s4s 4s4s",
    "5s5sKd 5s5sKc",
    "6s6s5d 6s6sKd",
    "7s7s3d 7s7sKd",
    "8s8s 8s8s",
    "9s9s 9s9s",
    "TsTsKd TsTsKc",
    "JsJsKd JsJsKc",
];

/// The cards, a Player wager of 1 and a progressive stake at each of these seats, and the meter.
fn bets(cards: &str, seats: &[u8], stake: &str) -> String {
    let wagers = format!("player 1, {WAGER}");
    format!("{} | meter {WAGER} {SHOWN}", staked(cards, &wagers, seats, stake))
}

/// What each of these seats was paid on the progressive.
fn paid(settlement: &Settlement, seats: &[u8]) -> Vec<String> {
    let line = |seat: &u8| {
        let mine = |line: &&Line| line.wager == WAGER && line.seat == *seat;
        settlement.lines.iter().find(mine).map_or_else(String::new, |line| line.pays.plain())
    };
    seats.iter().map(line).collect()
}

#[track_caller]
fn played(set: &str, text: &str) -> Settlement {
    round(open(ID, set).as_mut(), text)
}

#[test]
fn r2899_02_suited_pair_or_better_among_four_cards_wins() {
    let pays = |cards| paid(&played("", &bets(cards, &[3], "1")), &[3]);
    // An unsuited pair is too little; a suited one, in one hand or across both, wins.
    assert_eq!(pays("2s9cKd 2h5h"), ["0.00"]);
    assert_eq!(pays("2s9cKd 2s5h"), ["3.00"]);
    assert_eq!(pays("2s2sKd 3c4h"), ["3.00"]);
    assert_eq!(pays("2s3sTd 2h3h"), ["9.00"]);
    // The top prize goes by seat.
    assert_eq!(pays(SUITED_QUADS[2]), [SHOWN]);
    assert_eq!(pays(SUITED_QUADS[1]), ["1000.00"]);
}

#[test]
fn r2899_02_1_a_progressive_stake_stands_apart_from_the_limits_of_the_game() {
    let set = "min=10 max=50 side_min=1 side_max=1";
    let bet =
        |player: &str, stake: &str| format!("{NATURAL_9} | 1: player {player}, {WAGER} {stake}");
    check(ID, set, &bet("10", "1"), &format!("1 {WAGER} loses 1; 1 player wins 10"));
    refused(ID, set, &bet("9.99", "1"), "co:30-2803(3)(b)");
    refused(ID, set, &bet("50.01", "1"), "co:30-2803(3)(b)");
    for stake in ["0.99", "1.01", "2"] {
        refused(ID, set, &bet("10", stake), "co:30-2899.02(1)(a)");
    }
}

#[test]
fn r2899_02_1_b_winnings_of_the_progressive_are_capped_but_not_the_meter() {
    let quads = bets("3s3s 3s3h", &[5, 6], "1");
    for (limit, each) in [("200.01", "100.00"), ("200", "100.00"), ("199.99", "99.99")] {
        let settled = played(&format!("aggregate_limit={limit}"), &quads);
        assert_eq!(paid(&settled, &[5, 6]), [each, each], "{limit}");
    }
    let settled = played("aggregate_limit=1", &bets(SUITED_QUADS[2], &[3, 5], "1"));
    assert_eq!(paid(&settled, &[3, 5]), [SHOWN, "1.00"]);
    assert!(breach(ID, "aggregate_limit=-1").contains("co:30-2899.02(1)(b)"));
}

#[test]
fn r2899_02_2_nobody_has_to_make_the_progressive_wager() {
    check(ID, "", &format!("{NATURAL_9} | 1: player 5"), "1 player wins 5");
    let without = format!("offers.{WAGER}=false");
    check(ID, &without, &format!("{NATURAL_9} | 1: player 5"), "1 player wins 5");
    refused(ID, &without, &bets("Kh9c Qc7d", &[1], "1"), "co:30-2899.02(2)");
}

#[test]
fn r2899_02_3_first_four_cards_of_both_hands_decide() {
    let pays = |cards| paid(&played("", &bets(cards, &[1], "1")), &[1]);
    assert_eq!(pays("2s9c2s Kc7h"), ["0.00"], "a third card makes no pair");
    assert_eq!(pays("2s2s2s KcQhJd"), ["3.00"], "nor three of a kind");
    assert_eq!(pays("2s2s3d 2h2c5d"), ["100.00"], "both hands are pooled");
}

#[test]
fn r2899_02_3_sample_table_as_printed() {
    let printed =
        Printed { id: ID, wager: WAGER, set: "envy_recipient=dealer", beside: "2: player 1, " };
    printed.grid(
        "
                                                   ;               ; SAMPLE
        suited four of a kind of the seat's number ; 2s2s3d 2s2sKd ; 100% +$1000
        other suited four of a kind                ; 3s3s 3s3s     ; $1000
        four of a kind                             ; 3s3s 3s3h     ; $100
        three of a kind                            ; 3s3h 3dKc2c   ; $10
        two pair                                   ; 2s3s3d 2h3h   ; $9
        suited pair                                ; 2s9cKd 2s5h   ; $3
        nothing listed                             ; Kh9c Qc7d     ; -
        stake                                      ; -             ; $1
        seed                                       ; -             ; $10000
    ",
    );
}

#[test]
fn r2899_02_4_suited_quads_pay_the_seat_of_their_number_and_none_is_number_four() {
    let seats: Vec<u8> = (1..=10).filter(|n| *n != 4).collect();
    for (rank, cards) in (1_u8..).zip(SUITED_QUADS) {
        let settled = played("", &bets(cards, &seats, "1"));
        let expected: Vec<&str> =
            seats.iter().map(|seat| if *seat == rank { SHOWN } else { "1000.00" }).collect();
        assert_eq!(paid(&settled, &seats), expected, "{cards}");
    }
}

#[test]
fn r2899_02_4_no_seat_is_number_four_or_above_ten() {
    let wagers = |seat: u8| format!("{NATURAL_9} | {seat}: player 1");
    for seat in [4, 11] {
        refused(ID, "", &wagers(seat), "co:30-2899.02(4)");
    }
    for seat in [1, 3, 5, 10] {
        assert!(play(open(ID, "").as_mut(), &wagers(seat)).is_ok(), "{seat}");
    }
    assert!(breach(ID, "seats=10").contains("co:30-2899.02(4)"));
}

#[test]
fn r2899_02_11_seats_and_decks_of_a_pay_table_bind() {
    let wagers = |seat: u8| format!("{NATURAL_9} | {seat}: player 1");
    for (table, highest) in [
        ("P2-6-SPOTS", 7),
        ("P3-6-SPOTS-PHP200", 7),
        ("P2-7-SPOTS-5", 8),
        ("P2-7-SPOTS-PHP100", 8),
        ("P3-7-SPOTS-PHP200", 8),
        ("P5", 8),
        ("P6", 8),
    ] {
        let set = format!("paytable.{WAGER}={table}");
        refused(ID, &set, &wagers(highest + 1), "co:30-2899.02(4)");
        assert!(play(open(ID, &set).as_mut(), &wagers(highest)).is_ok(), "{table}");
        let spots = highest - 1;
        assert_eq!(breach(ID, &format!("{set} seats={spots} decks=8")), "", "{table}");
        for wrong in ["decks=7", "decks=9", "seats=5", "seats=9", "decks=8 shuffler=true"] {
            let wrong = breach(ID, &format!("{set} {wrong}"));
            assert!(wrong.contains("(co:30-2899.02(11))"), "{table}: {wrong}");
        }
        assert_eq!(breach(ID, &format!("{set} decks=16 shuffler=true")), "", "{table}");
        // A table without the wager is not held to it.
        assert_eq!(breach(ID, &format!("{set} decks=6 offers.{WAGER}=false")), "", "{table}");
    }
    assert_eq!(breach(ID, &format!("paytable.{WAGER}=P1 decks=6 seats=5")), "");
}

#[test]
fn r2899_02_5_meter_is_seeded_again_after_the_whole_of_it_is_won() {
    for (set, seed) in [("", "10000.00"), ("paytable.99-fortunes-progressive=P1", "0.00")] {
        let mut table = open(ID, set);
        assert_eq!(table.meter(WAGER).map(Cents::plain).as_deref(), Some(seed));
        let settled = round(table.as_mut(), &bets(SUITED_QUADS[2], &[3], "1"));
        assert_eq!(table.meter(WAGER).map(Cents::plain).as_deref(), Some(seed));
        let reseeded: Vec<String> = moved(&settled, "seed").into_iter().map(|m| m.2).collect();
        assert_eq!(reseeded, if seed == "0.00" { vec![] } else { vec![seed.to_string()] });
    }
    // No other award does it.
    let mut table = open(ID, "");
    round(table.as_mut(), &bets(SUITED_QUADS[1], &[3], "1"));
    assert_eq!(table.meter(WAGER).map(Cents::plain).as_deref(), Some(SHOWN));
    // P1 prints no seed, so the house names one; the sample prints its own.
    let posted = format!("paytable.{WAGER}=P1 seed.{WAGER}=500");
    let shown = open(ID, &posted).meter(WAGER).map(Cents::plain);
    assert_eq!(shown.as_deref(), Some("500.00"));
    let wrong = breach(ID, &format!("seed.{WAGER}=9999.99"));
    assert!(wrong.contains("lawful: 10000.00 (co:30-2899.02(3))"), "{wrong}");
}

#[test]
fn r2899_02_6_main_wager_is_compulsory() {
    let alone = format!("{NATURAL_9} | 1: {WAGER} 1");
    refused(ID, "", &alone, "co:30-2899.02(6)");
    refused(ID, "", &format!("{alone} | 2: player 5"), "co:30-2899.02(6)");
    for main in ["player", "banker", "tie"] {
        let beside = format!("{NATURAL_9} | 1: {main} 5, {WAGER} 1");
        assert!(play(open(ID, "").as_mut(), &beside).is_ok(), "{main}");
    }
    let waived = breach(ID, "base_required=false");
    assert!(waived.contains("co:30-2899.02(6)"), "{waived}");
}

#[test]
fn r2899_02_7_stake_is_gone_before_the_deal_whatever_is_won() {
    closed(ID, WAGER);
    for (cards, award) in [("2s9cKd 2s5h", "2.00"), ("Kh9c Qc7d", "-1.00")] {
        let text = format!("{} | 1: tie 1, {WAGER} 1", hands(cards));
        let settled = played("", &text);
        let tie = Cents::dollars(1);
        let progressive = settled.net(Party::Seat(Seat::FIRST)) + tie;
        assert_eq!(progressive.plain(), award, "{cards}");
    }
}

#[test]
fn r2899_02_9_all_wagers_are_settled_together() {
    let text = format!("{} | 1: banker 100, tie 5, {WAGER} 1", hands("2s9cKd 2s5h"));
    let expected = format!("1 tie loses 5; 1 banker wins 95; 1 {WAGER} wins 3");
    check(ID, "", &text, &expected);
}

#[test]
fn r2899_02_10_a_percentages_come_out_of_the_meter() {
    let settled = played("", &bets(SUITED_QUADS[2], &[3], "1"));
    let award = moved(&settled, "suited four of a kind of the seat's number");
    let three = Party::Seat(Seat::new(3).expect("a seat"));
    assert_eq!((award[0].0, award[0].1, award[0].2.as_str()), (Party::Meter(3), three, SHOWN));
}

#[test]
fn r2899_02_10_b_other_awards_come_out_of_the_tray() {
    let mut table = open(ID, "");
    let settled = round(table.as_mut(), &bets("3s3s 3s3h", &[3], "1"));
    assert_eq!(moved(&settled, "four of a kind")[0].0, Party::House);
    assert_eq!(net(&settled, Party::Meter(3)), "0.00");
    assert_eq!(table.meter(WAGER).map(Cents::plain).as_deref(), Some(SHOWN));
    assert!(breach(ID, "fixed_awards=meter").contains("no option"), "the book leaves no choice");
}

#[test]
fn r2899_02_10_c_meter_goes_whole_to_the_seat_that_matches() {
    let seats = [1, 3, 7];
    let settled = played("", &bets(SUITED_QUADS[6], &seats, "1"));
    assert_eq!(paid(&settled, &seats), ["1000.00", "1000.00", SHOWN]);
    // A seat that did not bet wins nothing, and the meter stays.
    let settled = played("", &bets(SUITED_QUADS[6], &[1, 3], "1"));
    assert_eq!(paid(&settled, &[1, 3]), ["1000.00", "1000.00"]);
}

#[test]
fn r2899_02_11_tables_with_two_pair_as_printed() {
    let printed =
        Printed { id: ID, wager: WAGER, set: "envy_recipient=dealer", beside: "2: player 1, " };
    printed.grid(
        "
                                                   ;               ; P1          ; P4b
        suited four of a kind of the seat's number ; 2s2s3d 2s2sKd ; 100% +$1000 ; 100% +$1000
        other suited four of a kind                ; 3s3s 3s3s     ; $1000       ; $1000
        four of a kind                             ; 3s3s 3s3h     ; $100        ; $100
        three of a kind                            ; 3s3h 3dKc2c   ; $10         ; $10
        two pair                                   ; 2s3s3d 2h3h   ; $9          ; $9
        suited pair                                ; 2s9cKd 2s5h   ; $3          ; $3
        nothing listed                             ; Kh9c Qc7d     ; -           ; -
        stake                                      ; -             ; $1          ; $1
        seed                                       ; -             ; N/A         ; N/A
    ",
    );
    printed.grid(
        "
                                                   ;               ; P2-6-SPOTS ; P2-7-SPOTS-PHP100
        suited four of a kind of the seat's number ; 2s2s3d 2s2sKd ; 100%       ; 100%
        other suited four of a kind                ; 3s3s 3s3s     ; 100000     ; 100000
        four of a kind                             ; 3s3s 3s3h     ; 10000      ; 10000
        three of a kind                            ; 3s3h 3dKc2c   ; 1000       ; 1000
        two pair                                   ; 2s3s3d 2h3h   ; 900        ; 900
        suited pair                                ; 2s9cKd 2s5h   ; 300        ; 300
        nothing listed                             ; Kh9c Qc7d     ; -          ; -
        stake                                      ; -             ; $100       ; $100
    ",
    );
    printed.grid(
        "
                                                   ;               ; P2-7-SPOTS-5
        suited four of a kind of the seat's number ; 2s2s3d 2s2sKd ; 100% +$500
        other suited four of a kind                ; 3s3s 3s3s     ; $5000
        four of a kind                             ; 3s3s 3s3h     ; $500
        three of a kind                            ; 3s3h 3dKc2c   ; $50
        two pair                                   ; 2s3s3d 2h3h   ; $45
        suited pair                                ; 2s9cKd 2s5h   ; $15
        nothing listed                             ; Kh9c Qc7d     ; -
        stake                                      ; -             ; $5
    ",
    );
    printed.grid(
        "
                                        ;               ; P3-6-SPOTS-PHP200 ; P3-7-SPOTS-PHP200
        suited four of a kind of the seat's number ; 2s2s3d 2s2sKd ; 100%   ; 100%
        other suited four of a kind     ; 3s3s 3s3s     ; 200000            ; 200000
        four of a kind                  ; 3s3s 3s3h     ; 20000             ; 20000
        three of a kind                 ; 3s3h 3dKc2c   ; 2000              ; 2000
        two pair                        ; 2s3s3d 2h3h   ; 1000              ; 1000
        suited pair                     ; 2s9cKd 2s5h   ; 600               ; 600
        nothing listed                  ; Kh9c Qc7d     ; -                 ; -
        stake                           ; -             ; $200              ; $200
    ",
    );
}

#[test]
fn r2899_02_11_tables_with_suited_trips_as_printed() {
    let printed =
        Printed { id: ID, wager: WAGER, set: "envy_recipient=dealer", beside: "2: player 1, " };
    printed.grid(
        "
                                                   ;               ; P5          ; P6
        suited four of a kind of the seat's number ; 2s2s3d 2s2sKd ; 100% +$1000 ; 100% +$1000
        other suited four of a kind                ; 3s3s 3s3s     ; $5000 +$500 ; $5000 +$500
        four of a kind                             ; 3s3s 3s3h     ; $500 +$50   ; $500 +$50
        suited three of a kind                     ; 3s3s 3sKc2c   ; $125 +$25   ; $125 +$25
        three of a kind                            ; 3s3h 3dKc2c   ; $40 +$5     ; $50 +$5
        suited pair                                ; 2s9cKd 2s5h   ; $15 +$1     ; $20 +$1
        nothing listed                             ; Kh9c Qc7d     ; -           ; -
        stake                                      ; -             ; $5          ; $5
    ",
    );
    // Without a row for two pair, one pair of identical cards among them is paid as such.
    let pays = |cards| {
        let set = format!("paytable.{WAGER}=P5");
        paid(&played(&set, &bets(cards, &[2], "5")), &[2])
    };
    assert_eq!(pays("2s3s3d 2s3h"), ["15.00"]);
    assert_eq!(pays("2s3s3d 2h3h"), ["0.00"]);
}

#[test]
fn r2899_02_11_envy_goes_to_the_other_bettors_or_to_the_dealer() {
    // Reading co-99-envy.
    let envy = |set: &str, stake: &str| {
        let settled = played(set, &bets(SUITED_QUADS[2], &[1, 3, 5], stake));
        let of = " suited four of a kind of the seat's number";
        let told = envies(&settled).into_iter();
        told.map(|told| told.replace(of, "").replace(" other suited four of a kind", " other"))
            .collect::<Vec<String>>()
    };
    let p5 = format!("paytable.{WAGER}=P5");
    assert_eq!(
        envy("", "1"),
        ["Seat(Seat(5)) 1000.00 seat 3's", "Seat(Seat(1)) 1000.00 seat 3's"]
    );
    assert_eq!(
        envy(&p5, "5"),
        ["Seat(Seat(5)) 1000.00 seat 3's", "Seat(Seat(1)) 1000.00 seat 3's"]
    );
    assert_eq!(envy("envy_recipient=dealer", "1"), ["dealer 1000.00 seat 3's"]);
    let dealer = format!("{p5} envy_recipient=dealer");
    assert_eq!(
        envy(&dealer, "5"),
        [
            "dealer 500.00 seat 5's other",
            "dealer 1000.00 seat 3's",
            "dealer 500.00 seat 1's other"
        ]
    );
    // A row that all win alike leaves nobody to envy it.
    let settled = played(&p5, &bets("3s3s 3s3h", &[1, 3], "5"));
    assert_eq!(envies(&settled), Vec::<String>::new());
}

#[test]
fn r2899_02_11_another_unit_scales_what_is_printed() {
    let pays = |table: &str, unit: &str| {
        let set = format!("paytable.{WAGER}={table} unit.{WAGER}={unit}");
        paid(&played(&set, &bets("2s9cKd 2s5h", &[1], unit)), &[1])
    };
    assert_eq!(pays("P1", "10"), ["30.00"]);
    assert_eq!(pays("P5", "1"), ["3.00"]);
    assert_eq!(pays("P5", "5"), ["15.00"]);
    assert_eq!(pays("P3-6-SPOTS-PHP200", "1"), ["3.00"]);
    let seeded = open(ID, &format!("unit.{WAGER}=2")).meter_state(WAGER).map(|m| m.seed.plain());
    assert_eq!(seeded.as_deref(), Some("20000.00"));
    refused(ID, &format!("unit.{WAGER}=2"), &bets("Kh9c Qc7d", &[1], "1"), "co:30-2803(3)(b)");
}
