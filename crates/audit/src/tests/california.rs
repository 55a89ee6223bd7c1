//! What California asks of a posted table, each broken by itself.
//!
//! Rules: ca:

use super::{breaks, found, house, report};
use crate::Severity;

const BASE: &str = r#"
book = "ca"

[premises]
name = "Test"

[[table]]
id = "ez"
game = "ca/ez-baccarat-panda-8"
fees = "F-E-4"
notices = [{ kind = "fees", says = "F-E-4" }]

[[table]]
id = "free"
game = "ca/ez-baccarat-panda-8"
fees = "F-E-21"
notices = ["fees"]

[[table]]
id = "he"
game = "ca/texas-holdem"
fees = "regular=4.00"
notices = ["fees"]
set = { small = "4.00", big = "8.00", blinds = ["2.00", "4.00"] }

[[table]]
id = "ar"
game = "ca/archie"
fees = "F-P-archie-21"
notices = ["fees"]

[[table]]
id = "hl"
game = "ca/omaha-hi-lo"
notices = [{ kind = "qualifier", says = 9 }]
set = { qualifier = 9 }
"#;

#[track_caller]
fn one(old: &str, new: &str, id: &str) {
    breaks(BASE, old, new, &[id]);
}

#[test]
fn the_base_is_lawful() {
    let report = report(&house(BASE));
    assert_eq!(found(&report), [""; 0], "{:#?}", report.findings);
}

#[test]
fn rgeneral_1_a_only_games_of_the_book() {
    let other = "game = \"uk/dice\"\ndecks = 6\nset = { blinds = \"1.00/2.00\" }";
    let table = "game = \"ca/archie\"\nfees = \"F-P-archie-21\"\nnotices = [\"fees\"]";
    one(table, other, "CA-general/1.a ar");
}

#[test]
fn rpoker_fees_gen_2_a_regular_fee_may_be_any() {
    // `reading:ca-fee-regular`
    breaks(BASE, "fees = \"regular=4.00\"", "fees = \"regular=9.00\"", &[]);
}

#[test]
fn rgeneral_9_h_fees_are_in_sight_of_the_table() {
    one("notices = [{ kind = \"fees\", says = \"F-E-4\" }]", "", "CA-general/9.h ez");
    one("says = \"F-E-4\"", "says = \"F-E-3\"", "CA-general/9.h ez");
}

#[test]
fn rpoker_fees_gen_6_b_of_older_games_too() {
    let table = "fees = \"regular=4.00\"\nnotices = [\"fees\"]";
    one(table, "fees = \"regular=4.00\"", "CA-poker-fees/GEN.6.b he");
}

#[test]
fn rpoker_fees_gen_7_e_of_newer_games_too() {
    let table = "fees = \"F-P-archie-21\"\nnotices = [\"fees\"]";
    one(table, "fees = \"F-P-archie-21\"", "CA-poker-fees/GEN.7.e ar");
}

#[test]
fn rfees_19_an_option_has_its_own_limit() {
    let table = "fees = \"F-E-4\"\n";
    one(
        table,
        &format!("{table}limits = {{ min = \"10.00\", max = \"99.00\" }}\n"),
        "CA-fees/19 ez",
    );
}

#[test]
fn limits_are_posted_where_no_fee_fixes_them() {
    let table = "fees = \"F-E-4\"\nnotices = [{ kind = \"fees\", says = \"F-E-4\" }]";
    let report = report(&house(&super::changed(BASE, table, "")));
    let ids = found(&report);
    assert_eq!(ids.len(), 2, "{ids:?}");
    assert!(ids.iter().all(|id| id.ends_with(" ez")), "{ids:?}");
}

#[test]
fn romaha_hi_lo_3_another_qualifier_is_posted() {
    one("notices = [{ kind = \"qualifier\", says = 9 }]\n", "", "CA-omaha-hi-lo/3 hl");
    one("says = 9 }", "says = 8 }", "CA-omaha-hi-lo/3 hl");
}

#[test]
fn rfees_10_options_that_charge_players_nothing_are_asked_about() {
    let asked = |house: &crate::House| -> Vec<String> {
        report(house)
            .of(Severity::Confirm)
            .map(|one| format!("{} {}", one.id, one.table))
            .collect()
    };
    let all = asked(&house(BASE));
    assert!(all.contains(&"CA-fees/10 free".to_string()), "{all:?}");
}

#[test]
fn rarchie_s5_b_no_more_seats_than_the_game_has() {
    for (seats, ids) in [(9, &[][..]), (10, &["CA-archie/s5.b ar"])] {
        let text = format!("fees = \"F-P-archie-21\"\nseats = {seats}");
        let text = super::changed(BASE, "fees = \"F-P-archie-21\"", &text);
        assert_eq!(found(&report(&house(&text))), ids, "{seats}");
    }
}
