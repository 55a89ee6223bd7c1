//! Eternal Baccarat's Single Events and Golden Talons, 30-2899.07(7)(b), (c) and (8)(b), (c).
//!
//! Rules: co:30-

use super::*;
use crate::check::{breach, check};

const EVENTS: &str = "co/eternal-single-event";
const TALONS: &str = "co/eternal-golden-talons";

/// An event's table, what it pays, rounds that win it and rounds that just miss it.
type Event = (&'static str, u32, &'static [&'static str], &'static [&'static str]);

#[rustfmt::skip]
const PRINTED: [Event; 20] = [
    ("01", 40, &["6hKc 2c3d2s"], &["2h3c2d 2cKd5s", "6hKc Qc7d", "6hKc 2c3d3s"]),
    ("02", 25, &["2h3c3d Kc7d"], &["2h3c3d 4cKd4s", "Kh8c Qc7d", "6hKc 2c3d3s"]),
    ("21", 25, &["Kh9c Qc7d", "Kh7c Qc9d", "2h3c4d Kc7d", "2h3c4d 2c3d2s"],
        &["Kh9c Qc8d", "Kh9c Qc6d", "Kh8c Qc7d"]),
    ("22", 50, &["Kh8c QcAd", "KhAc Qc8d"],
        &["Kh8c QcKd", "Kh8c Qc2d", "Kh9c QcAd", "2h3c3d Kc4d7s"]),
    ("05", 40, &["2h3cAd Kc5d"], &["Kh6c Qc2d2s", "2h3cAd Kc6d", "6hKc 2c3dAs", "2h3cAd Kc7d"]),
    ("06", 60, &["KhQcJd KcAdJs", "KhQcJd Kc2dJs", "KhQcAd Kc2dJs"],
        &["KhQcJd Kc3dJs", "KhQcJd KcQdJs", "KhQcAd KcQdJs"]),
    ("07", 20, &["Kh9c Qc8d", "Kh8c Qc8d", "Kh9c Qc9d", "2h3c4d 2c3d3s", "2h3c3d 4cKd4s"],
        &["Kh8c Qc7d", "Kh7c Qc9d"]),
    ("08", 90, &["KhQcJd KcAdJs", "KhQcAd KcQdJs"], &["KhQcJd Kc2dJs", "KhQcAd KcQdAs"]),
    ("23", 150, &["2h3cAd Kc3dKs", "2h3c8d Kc2d4s"],
        &["2h3cAd Kc2dKs", "2h3cAd Kc3dAs", "Kh6c 2c3d8s"]),
    ("10", 130, &["2h3c3d Kc4d6s", "2h3c5d Kc4d4s"], &["Kh8c QcKd", "2h3c3d Kc4d7s"]),
    ("11", 30, &["Kh7c Qc8d", "Kh7c Qc9d", "Kh7c 2c3d3s"],
        &["Kh7c Qc7d", "Kh7c Qc6d", "2h3c2d Kc4d4s", "Kh6c Qc8d"]),
    ("24", 200, &["2h3c4d 2c3dAs", "2h3cAd Kc3d6s"],
        &["Kh9c Qc6d", "2h3c4d Kc6d", "2h3c4d 2c3d2s"]),
    ("13", 200, &["2h3c4d 2c3d3s", "2h3c3d 4cKd5s"], &["Kh9c Qc8d", "2h3c4d Kc7d"]),
    ("14", 250, &["2h3c3d Kc4d6s"], &["2h3c5d Kc4d4s", "Kh8c QcKd", "2h3c3d Kc4d7s"]),
    ("15", 150, &["KhQcJd KcQdJs", "2h3c5d 2c3d5s"], &["KhQcAd KcQdAs", "KhQcJd KcAdJs"]),
    ("16", 70, &["KhQcAd KcQdAs", "KhQc2d KcQd2s", "KhQc3d KcQd3s"],
        &["KhQcJd KcQdJs", "KhQc4d KcQd4s"]),
    ("17", 15, &["KhQc4d KcQd4s", "KhQc5d KcQd5s", "Kh6c Qc6d", "Kh7c Qc7d"],
        &["KhQc3d KcQd3s", "Kh8c Qc8d"]),
    ("18", 40, &["Kh8c Qc8d", "Kh9c Qc9d", "2h3c4d 2c3d4s"], &["Kh7c Qc7d", "Kh9c Qc8d"]),
    ("19", 11, &["4h4c Kd9s", "4h4h Kd9s"], &["Kd9s 4h4c", "2h3c3d Kc7d"]),
    ("20", 11, &["Kh9c 4c4d", "Kh9c 4c4c"], &["4h4c Kd9s", "6hKc 2c3d2s"]),
];

#[track_caller]
fn talons(side: &str, table: &str, cards: &str, expected: &str) {
    let set = format!("paytable.golden-talons-player={table}");
    let text = format!("{} | 1: golden-talons-{side} 10", hands(cards));
    check(TALONS, &set, &text, &format!("1 golden-talons-{side} {expected}"));
}

#[test]
fn r2899_07_7_b_i_each_event_stands_by_itself() {
    // Two events of one round, a third that did not happen, each with its own stake.
    let text =
        format!("{} | 1: pt-flt-se-07 1, pt-flt-se-18 2, pt-flt-se-15 4", hands("Kh8c Qc8d"));
    let expected = "1 pt-flt-se-15 loses 4; 1 pt-flt-se-07 wins 20; 1 pt-flt-se-18 wins 80";
    check(EVENTS, "", &text, expected);
}

#[test]
fn r2899_07_8_b_twenty_events_as_printed() {
    for (number, odds, wins, loses) in PRINTED {
        let id = format!("pt-flt-se-{number}");
        for (list, result) in [(wins, format!("wins {}", odds * 2)), (loses, "loses 2".into())] {
            for cards in list {
                let text = format!("{} | 1: {id} 2", hands(cards));
                check(EVENTS, "", &text, &format!("1 {id} {result} co:30-2899.07(8)(b)"));
            }
        }
    }
}

#[test]
fn r2899_07_8_b_i_pays_are_to_one() {
    let text = format!("{} | 1: pt-flt-se-14 1", hands("2h3c3d Kc4d6s"));
    assert_eq!(seat_net(&round(open(EVENTS, "").as_mut(), &text), 1), "250.00");
}

#[test]
fn r2899_07_8_b_ii_one_table_is_one_wager() {
    let listed = crate::find(EVENTS).expect("an entry").entry.wagers();
    for (number, ..) in PRINTED {
        let table = format!("PT-FLT-SE-{number}");
        let of: Vec<&str> = listed
            .iter()
            .filter(|w| w.paytables.contains(&table.as_str()))
            .map(|w| w.id)
            .collect();
        assert_eq!(of, [table.to_lowercase()]);
    }
    for number in ["03", "04", "09", "12", "25"] {
        let id = format!("pt-flt-se-{number}");
        assert!(!listed.iter().any(|wager| wager.id == id), "{id} is not printed");
    }
}

#[test]
fn r2899_07_7_c_i_either_hand_or_both_by_natural_or_margin() {
    let both = "1: golden-talons-player 10, golden-talons-banker 5";
    let text = format!("{} | {both}", hands("Kh9c Qc7d"));
    let expected = "1 golden-talons-banker loses 5 co:30-2899.07(7)(c)(i); \
                    1 golden-talons-player wins 10 co:30-2899.07(8)(c)";
    check(TALONS, "", &text, expected);
    talons("player", "PT-FLT-GT-01", "2h3c4d 2c3dKs", "wins 10");
    talons("player", "PT-FLT-GT-01", "2h3c4d 2c3dAs", "loses 10 co:30-2899.07(7)(c)(i)");
    // Reading co-talons-ties.
    talons("player", "PT-FLT-GT-01", "Kh7c Qc7d", "loses 10 co:30-2899.07(7)(c)(i)");
}

#[test]
fn r2899_07_8_c_tables_gt_as_printed() {
    Printed::of(TALONS, "golden-talons-player").grid(
        "
        ;; PT-FLT-GT-01; PT-FLT-GT-02; PT-FLT-GT-03; PT-FLT-GT-04; PT-FLT-GT-05
        wins by 9            ; 2h3c4d 2c3d5s ; 30 to 1; 20 to 1; 30 to 1; 20 to 1; 30 to 1
        wins by 8            ; 2h3c4d 2c3d6s ; 10 to 1; 10 to 1; 12 to 1; 8 to 1; 10 to 1
        wins by 7            ; 2h3c4d 2c3d7s ; 6 to 1; 5 to 1; 5 to 1; 7 to 1; 4 to 1
        wins by 6            ; 2h3c4d 2c3d8s ; 4 to 1; 4 to 1; 3 to 1; 4 to 1; 4 to 1
        wins by 5            ; 2h3c4d 2c3d9s ; 2 to 1; 2 to 1; 3 to 1; 3 to 1; 2 to 1
        wins by 4            ; 2h3c4d 2c3dKs ; 1 to 1; 1 to 1; 1 to 1; 1 to 1; 2 to 1
        natural winner       ; Kh9c Qc7d     ; 1 to 1; 1 to 1; 1 to 1; 1 to 1; 1 to 1
        natural tie          ; Kh9c Qc9d     ; push; 2 to 1; push; push; push
        wins by less than 4  ; 2h3c4d 2c3dAs ; -; -; -; -; -
        tie without naturals ; Kh7c Qc7d     ; -; -; -; -; -
        does not win         ; Kh7c Qc9d     ; -; -; -; -; -
    ",
    );
    Printed::of(TALONS, "golden-talons-banker").grid(
        "
        ;; PT-FLT-GT-01; PT-FLT-GT-02; PT-FLT-GT-03; PT-FLT-GT-04; PT-FLT-GT-05
        wins by 9            ; 2h3c5d Kc4d5s ; 30 to 1; 20 to 1; 30 to 1; 20 to 1; 30 to 1
        wins by 8            ; 2h3c6d Kc4d5s ; 10 to 1; 10 to 1; 12 to 1; 8 to 1; 10 to 1
        wins by 7            ; 2h3c7d Kc4d5s ; 6 to 1; 5 to 1; 5 to 1; 7 to 1; 4 to 1
        wins by 6            ; 2h3c8d Kc2d7s ; 4 to 1; 4 to 1; 3 to 1; 4 to 1; 4 to 1
        wins by 5            ; 2h3c9d Kc3d6s ; 2 to 1; 2 to 1; 3 to 1; 3 to 1; 2 to 1
        wins by 4            ; 2h3cKd Kc3d6s ; 1 to 1; 1 to 1; 1 to 1; 1 to 1; 2 to 1
        natural winner       ; Kh7c Qc9d     ; 1 to 1; 1 to 1; 1 to 1; 1 to 1; 1 to 1
        natural tie          ; Kh8c Qc8d     ; push; 2 to 1; push; push; push
        wins by less than 4  ; 6hKc 2c3d4s   ; -; -; -; -; -
        tie without naturals ; Kh7c Qc7d     ; -; -; -; -; -
        does not win         ; Kh9c Qc7d     ; -; -; -; -; -
    ",
    );
}

#[test]
fn r2899_07_8_c_table_named_for_one_hand_serves_both() {
    talons("banker", "PT-FLT-GT-02", "Kh8c Qc8d", "wins 20");
    talons("player", "PT-FLT-GT-02", "Kh8c Qc8d", "wins 20");
    let wrong = breach(TALONS, "paytable.golden-talons-banker=PT-FLT-GT-06");
    assert!(wrong.contains("co:30-2899.07(8)(c)"), "{wrong}");
}

#[test]
fn r2899_07_8_c_i_pays_are_to_one() {
    let text = format!("{} | 1: golden-talons-player 10", hands("2h3c4d 2c3d5s"));
    assert_eq!(seat_net(&round(open(TALONS, "").as_mut(), &text), 1), "300.00");
}

#[test]
fn r2899_07_8_c_ii_outcome_is_that_of_the_hand_chosen() {
    // Banker's nine of three cards over Player's naught.
    talons("banker", "PT-FLT-GT-01", "2h3c5d Kc4d5s", "wins 300");
    talons("player", "PT-FLT-GT-01", "2h3c5d Kc4d5s", "loses 10");
}

#[test]
fn r2899_07_8_c_iii_natural_is_an_eight_or_nine_of_two_cards() {
    // By nine with two cards it is a natural, with three a margin; a two-card 7 is none.
    talons("player", "PT-FLT-GT-01", "Kh9c QcKd", "wins 10");
    talons("player", "PT-FLT-GT-01", "2h3c4d 2c3d5s", "wins 300");
    talons("player", "PT-FLT-GT-01", "Kh8c QcKd", "wins 10");
    talons("player", "PT-FLT-GT-01", "Kh7c 2c3d7s", "wins 20");
    // Three-card nines tie without naturals.
    talons("player", "PT-FLT-GT-02", "2h3c4d 2c3d4s", "loses 10");
}
