//! The catalogue of Rule 28: 82 pay tables by their ids, and the figures of the base tables. Those
//! of the variations stand with their rules.

use super::*;
use crate::check::breach;
use std::collections::BTreeSet;

/// Games, wagers and their pay tables, as the catalogue lists them.
const LISTED: [(&str, &[&str], &[&str]); 18] = [
    ("co/baccarat", &["optional-bonus-player", "optional-bonus-banker"], &["A", "B", "C"]),
    ("co/baccarat", &["total-4", "total-5", "total-6"], &["total-cards"]),
    (
        "co/5-treasures",
        &["fortune-7", "golden-8", "heavenly-9", "blazing-7s", "cover-all"],
        &["PT1", "PT2"],
    ),
    (
        "co/99-fortunes-progressive",
        &["99-fortunes-progressive"],
        &[
            "SAMPLE",
            "P1",
            "P2-6-SPOTS",
            "P2-7-SPOTS-5",
            "P2-7-SPOTS-PHP100",
            "P3-6-SPOTS-PHP200",
            "P3-7-SPOTS-PHP200",
            "P4b",
            "P5",
            "P6",
        ],
    ),
    ("co/dragon-bonus", &["dragon-bonus-player", "dragon-bonus-banker"], &["PT1", "PT2", "PT3"]),
    ("co/ez-baccarat", &["dragon-7", "panda-8"], &["EZ"]),
    ("co/ez-baccarat-progressive", &["ez-baccarat-progressive"], &["PT1", "PT2", "PT3"]),
    ("co/golden-frog", &["8-over-6", "jin-chan", "koi"], &["GF"]),
    ("co/golden-frog", &["three-card-9-over-three-card-7"], &["GF"]),
    ("co/golden-frog", &["three-card-9-over-three-card-1"], &["GF"]),
    ("co/golden-frog", &["natural-9-over-two-card-7"], &["GF"]),
    (
        "co/infinite-fortune",
        &[
            "supershot-three-card-9-over-8",
            "supershot-8-over-7",
            "super-7",
            "fortune-8",
            "banker-pair",
            "player-pair",
        ],
        &["IF"],
    ),
    (
        "co/eternal-baccarat",
        &["sun-7", "moon-8", "supreme-7", "divine-9", "eclipse"],
        &["PT-FLT-MB-01", "PT-FLT-MB-02", "PT-FLT-MB-03"],
    ),
    (
        "co/eternal-golden-talons",
        &["golden-talons-player", "golden-talons-banker"],
        &["PT-FLT-GT-01", "PT-FLT-GT-02", "PT-FLT-GT-03", "PT-FLT-GT-04", "PT-FLT-GT-05"],
    ),
    (
        "co/eternal-harmony-progressive",
        &["harmony-progressive"],
        &[
            "PT-PRG-HP-01",
            "PT-PRG-HP-02",
            "PT-PRG-HP-03",
            "PT-PRG-HP-04",
            "PT-PRG-HP-05",
            "PT-PRG-HP-06",
            "PT-PRG-HP-07",
            "PT-PRG-HP-08",
            "PT-PRG-HP-09",
            "PT-PRG-HP-10",
            "PT-PRG-HP-11",
            "PT-PRG-HP-E01",
            "PT-PRG-HP-12",
            "PT-PRG-HP-13",
            "PT-PRG-HP-E02",
        ],
    ),
    (
        "co/eternal-sun-7-progressive",
        &["sun-7-progressive"],
        &[
            "PT-PRG-S7-01",
            "PT-PRG-S7-02",
            "PT-PRG-S7-03",
            "PT-PRG-S7-04",
            "PT-PRG-S7-05",
            "PT-PRG-S7-E01",
            "PT-PRG-S7-E02",
            "PT-PRG-S7-E03",
            "PT-PRG-S7-E04",
            "PT-PRG-S7-E05",
        ],
    ),
    (
        "co/eternal-fate-38-progressive",
        &["fate-38-progressive"],
        &["PT-PRG-F38-01", "PT-PRG-F38-02", "PT-PRG-F38-03", "PT-PRG-F38-04"],
    ),
    // The three options of one row; the catalogue counts them with the other rows as one table.
    (
        "co/infinite-fortune",
        &["supershot-natural-9-over-8"],
        &["option-1", "option-2", "option-3"],
    ),
];

/// The twenty Single Events, each a table and a wager.
const SINGLE: [&str; 20] = [
    "01", "02", "21", "22", "05", "06", "07", "08", "23", "10", "11", "24", "13", "14", "15",
    "16", "17", "18", "19", "20",
];

#[test]
fn all_82_pay_tables_of_the_catalogue_exist() {
    let mut tables = BTreeSet::new();
    for (game, wagers, listed) in LISTED {
        for wager in wagers {
            assert_eq!(Printed::of(game, wager).judge().tables(), listed, "{game} {wager}");
        }
        let counted = listed.iter().filter(|table| !table.starts_with("option"));
        tables.extend(counted.map(|table| (game.to_string(), (*table).to_string())));
    }
    for number in SINGLE {
        let (game, table) = ("co/eternal-single-event", format!("PT-FLT-SE-{number}"));
        let judge = Printed::of(game, &table.to_lowercase()).judge();
        assert_eq!(judge.tables(), [table.as_str()]);
        tables.insert((game.to_string(), table));
    }
    assert_eq!(tables.len(), 82);
}

#[test]
fn every_bonus_wager_of_the_book_is_in_the_list_above() {
    let listed: BTreeSet<String> = LISTED
        .iter()
        .flat_map(|(_, wagers, _)| wagers.iter().map(ToString::to_string))
        .chain(SINGLE.iter().map(|number| format!("pt-flt-se-{number}")))
        .collect();
    // Pays of these are printed in the text and stand in no table.
    let untabled = ["perfect-pair", "match-pair-player", "match-pair-banker"];
    for variant in ALL.iter().filter(|variant| variant.book() == "co") {
        let sides = variant.wagers.all().into_iter();
        for wager in sides.filter(|wager| wager.kind() != table::Kind::Main) {
            let known = listed.contains(wager.id()) || untabled.contains(&wager.id());
            assert!(known, "{} of {} is not in the catalogue", wager.id(), variant.id);
        }
    }
}

#[test]
fn total_cards_as_printed() {
    for (wager, cards, expected) in [
        ("total-4", "Kh9c Qc7d", "6.00"),
        ("total-4", "2h3c3d Kc7d", "-4.00"),
        ("total-5", "2h3c3d Kc7d", "8.00"),
        ("total-5", "2h3c4d 2c3d4s", "-4.00"),
        ("total-6", "2h3c4d 2c3d4s", "8.00"),
        ("total-6", "2h3c3d Kc7d", "-4.00"),
    ] {
        let text = format!("{} | 1: {wager} 4", hands(cards));
        let settled = round(open("co/baccarat", "").as_mut(), &text);
        assert_eq!(seat_net(&settled, 1), expected, "{wager} {cards}");
    }
}

#[test]
fn base_tables_a_b_and_c_as_printed() {
    Printed::of("co/baccarat", "optional-bonus-player").grid(
        "
                             ;               ; A       ; B       ; C
        wins by 9            ; 2h3c4d 2c3d5s ; 30 to 1 ; 20 to 1 ; 30 to 1
        wins by 8            ; 2h3c4d 2c3d6s ; 10 to 1 ; 8 to 1  ; 10 to 1
        wins by 7            ; 2h3c4d 2c3d7s ; 6 to 1  ; 7 to 1  ; 4 to 1
        wins by 6            ; 2h3c4d 2c3d8s ; 4 to 1  ; 4 to 1  ; 4 to 1
        wins by 5            ; 2h3c4d 2c3d9s ; 2 to 1  ; 3 to 1  ; 2 to 1
        wins by 4            ; 2h3c4d 2c3dKs ; 1 to 1  ; 1 to 1  ; 2 to 1
        natural winner       ; Kh9c Qc7d     ; 1 to 1  ; 1 to 1  ; 1 to 1
        natural tie          ; Kh9c Qc9d     ; push    ; push    ; push
        wins by less than 4  ; 2h3c4d 2c3dAs ; -       ; -       ; -
        does not win         ; Kh7c Qc9d     ; -       ; -       ; -
    ",
    );
    Printed::of("co/baccarat", "optional-bonus-banker").grid(
        "
                             ;               ; A       ; B       ; C
        wins by 9            ; 2h3c5d Kc4d5s ; 30 to 1 ; 20 to 1 ; 30 to 1
        wins by 8            ; 2h3c6d Kc4d5s ; 10 to 1 ; 8 to 1  ; 10 to 1
        wins by 7            ; 2h3c7d Kc4d5s ; 6 to 1  ; 7 to 1  ; 4 to 1
        wins by 6            ; 2h3c8d Kc2d7s ; 4 to 1  ; 4 to 1  ; 4 to 1
        wins by 5            ; 2h3c9d Kc3d6s ; 2 to 1  ; 3 to 1  ; 2 to 1
        wins by 4            ; 2h3cKd Kc3d6s ; 1 to 1  ; 1 to 1  ; 2 to 1
        natural winner       ; Kh7c Qc9d     ; 1 to 1  ; 1 to 1  ; 1 to 1
        natural tie          ; Kh8c Qc8d     ; push    ; push    ; push
        wins by less than 4  ; 6hKc 2c3d4s   ; -       ; -       ; -
        does not win         ; Kh9c Qc7d     ; -       ; -       ; -
    ",
    );
}

#[test]
fn base_odds_may_be_bettered_but_not_below_the_table_in_use() {
    let set = |table: &str, odds: &str| {
        let option = "odds.optional-bonus-player.wins-by-7";
        format!("paytable.optional-bonus-player={table} {option}={odds}")
    };
    // Won by 7 the tables pay 6, 7 and 4 to 1.
    for (table, least, lower) in [("A", "6:1", "5:1"), ("B", "7:1", "6:1"), ("C", "4:1", "3:1")] {
        assert_eq!(breach("co/baccarat", &set(table, least)), "");
        assert_eq!(breach("co/baccarat", &set(table, "8:1")), "");
        let wrong = breach("co/baccarat", &set(table, lower));
        assert!(wrong.contains("unlawful") && wrong.contains("co:30-2808(5)"), "{table}: {wrong}");
    }
}
