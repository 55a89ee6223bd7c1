//! Great Britain's general rules, each broken by itself.
//!
//! Rules: uk:

use super::{breaks, changed, day, found, house, report};
use crate::check;

pub(super) const BASE: &str = include_str!("britain.toml");

#[track_caller]
fn one(old: &str, new: &str, id: &str) {
    breaks(BASE, old, new, &[id]);
}

/// The base as of another day.
#[track_caller]
fn on(text: &str, date: &str, ids: &[&str]) {
    let report = check(&house(text), day(date), &super::Even);
    assert_eq!(found(&report), ids, "{:#?}", report.findings);
}

#[test]
fn the_base_is_lawful() {
    let report = report(&house(BASE));
    assert_eq!(found(&report), [""; 0], "{:#?}", report.findings);
    assert!(report.is_lawful());
}

#[test]
fn r2_1_a_licence_for_these_premises_and_players_present() {
    one("licensed = true", "licensed = false", "GB-2.1");
    one("licensed = true\n", "", "GB-2.1");
    one("remote = false", "remote = true", "GB-2.1");
    one("remote = false\n", "", "GB-2.1");
}

#[test]
fn r2_3_only_games_of_the_book_or_on_trial() {
    one("game = \"uk/punto-banco\"", "game = \"co/baccarat\"", "GB-2.3 pb");
    one("game = \"lucky-nines\"", "game = \"wild-nines\"", "GB-2.3 tr");
    // A player banks at this one besides.
    let text = changed(BASE, "game = \"uk/punto-banco\"", "game = \"ca/baccarat\"");
    assert_eq!(found(&report(&house(&text))), ["GB-2.3 pb", "GB-2.5c pb"]);
}

#[test]
fn r2_3_a_an_operator_proposes_and_all_may_join() {
    one("operator = \"Test Casinos\"\n", "", "GB-2.3a nines");
    one("open_to_all = true", "open_to_all = false", "GB-2.3a nines");
    one("open_to_all = true\n", "", "GB-2.3a nines");
}

#[test]
fn r2_3_b_within_the_period_and_as_agreed() {
    one("as_agreed = true", "as_agreed = false", "GB-2.3b nines");
    one("from = 2026-01-01\n", "", "GB-2.3b nines");
    one("until = 2026-06-30\n", "", "GB-2.3b nines");
    let text =
        changed(BASE, "house_edge = \"4.2\"\n", "house_edge = \"4.2\"\nrequested = 2026-06-01\n");
    let text = changed(&text, "until = 2026-03-31", "until = 2026-12-31");
    for (date, ids) in [
        ("2026-01-01", &[][..]),
        ("2025-12-31", &["GB-2.3b nines"]),
        ("2026-06-30", &[]),
        ("2026-07-01", &["GB-2.3b nines"]),
    ] {
        on(&text, date, ids);
    }
}

#[test]
fn r2_3_c_players_learn_the_game_and_its_edge() {
    one("information = true", "information = false", "GB-2.3c nines");
    one("house_edge = \"4.2\"\n", "", "GB-2.3c nines");
}

#[test]
fn r2_3_d_to_go_on_somebody_has_asked() {
    let text = changed(BASE, "until = 2026-03-31", "until = 2026-12-31");
    let extended = "house_edge = \"4.2\"\nextended = 2026-09-30\napproved = true\n";
    let text = changed(&text, "house_edge = \"4.2\"\n", extended);
    on(&text, "2026-09-30", &[]);
    on(&text, "2026-10-01", &["GB-2.3b nines", "GB-2.3d nines"]);
    let asked = format!("{extended}requested = 2026-09-20\n");
    on(&changed(&text, extended, &asked), "2026-10-01", &["GB-2.3b nines"]);
}

#[test]
fn r2_3_e_an_extension_counts_once_approved() {
    let wait = "house_edge = \"4.2\"\nextended = 2026-09-30\n";
    one("house_edge = \"4.2\"\n", wait, "GB-2.3e nines");
    let approved = format!("{wait}approved = true\n");
    breaks(BASE, "house_edge = \"4.2\"\n", &approved, &[]);
}

#[test]
fn r2_3_f_what_causes_concern_stops_in_time() {
    let concern = "house_edge = \"4.2\"\nconcern = true\nstops = 2026-02-28\n";
    one("house_edge = \"4.2\"\n", concern, "GB-2.3f nines");
    let later = concern.replace("02-28", "03-01");
    breaks(BASE, "house_edge = \"4.2\"\n", &later, &[]);
}

#[test]
fn r2_3_g_the_commission_hears_of_a_trial_given_up() {
    let up = "house_edge = \"4.2\"\nabandoned = true\n";
    one("house_edge = \"4.2\"\n", up, "GB-2.3g nines");
    breaks(BASE, "house_edge = \"4.2\"\n", &format!("{up}notified = true\n"), &[]);
}

#[test]
fn r2_3_h_an_operator_applies_or_demand_is_shown() {
    one("applicant = \"operator\"\n", "", "GB-2.3h nines");
    one("applicant = \"operator\"", "applicant = \"maker\"", "GB-2.3h nines");
    breaks(BASE, "applicant = \"operator\"", "applicant = \"maker\"\nevidence = true", &[]);
}

#[test]
fn r2_4_a_the_commission_is_told_before() {
    one("notified = 2026-01-31\n", "", "GB-2.4a wine");
    one("notified = 2026-01-31", "notified = 2026-02-01", "GB-2.4a wine");
    one("occasion = \"carnival\"\n", "", "GB-2.4a wine");
    one("location = \"the main floor\"\n", "", "GB-2.4a wine");
}

#[test]
fn r2_4_b_every_table_of_the_game_shows_it() {
    one("[\"limits\", \"variation\"]", "[\"limits\"]", "GB-2.4b sb");
}

#[test]
fn r2_4_b_sister_tables_of_the_game_show_it_too() {
    // A variation of the game is one of each of its forms; that of a form is its own.
    for (game, ids) in [
        ("uk/roulette", &["GB-2.4b ro"][..]),
        ("uk/roulette-rage", &["GB-2.4b ro", "GB-PROP wine"]),
        ("uk/casino-stud-poker", &["GB-2.4b cs"]),
        ("uk/casino-stud-progressive", &["GB-2.4b cs"]),
        ("uk/casino-stud-bonus-insurance", &["GB-PROP wine"]),
        ("uk/blackjack", &["GB-2.4b bj"]),
        ("uk/blackjack-perfect-pairs", &["GB-2.4b bj", "GB-PROP wine"]),
        ("uk/blackjack-royal-match", &["GB-PROP wine"]),
        ("uk/punto-banco-2000", &[]),
        ("uk/pai-gow-fortune", &["GB-2.4b pg", "GB-PROP wine"]),
    ] {
        let new = format!("game = \"{game}\"\ntext");
        let text = changed(BASE, "game = \"uk/sic-bo\"\ntext", &new);
        let text = changed(&text, "[\"limits\", \"variation\"]", "[\"limits\"]");
        let mut all = found(&report(&house(&text)));
        all.sort();
        assert_eq!(all, ids, "{game}");
    }
}

#[test]
fn r2_4_a_a_table_is_varied_as_its_own_game_is() {
    let table = "id = \"pb\"\ngame = \"uk/punto-banco\"";
    one(table, &format!("{table}\nvariation = \"wine\""), "GB-2.4a pb");
    let table = "[\"limits\", \"variation\"]";
    breaks(BASE, table, &format!("{table}\nvariation = \"wine\""), &[]);
}

#[test]
fn r2_4_a_a_period_does_not_end_before_it_begins() {
    let until = |day: &str| format!("from = 2026-02-01\nuntil = {day}");
    let period = until("2026-03-31");
    let text = changed(BASE, &period, &until("2026-01-31"));
    assert_eq!(found(&report(&house(&text))), ["GB-2.4a wine"]);
    on(&changed(BASE, &period, &until("2026-02-01")), "2026-02-01", &[]);
}

#[test]
fn r2_4_c_a_significant_change_is_a_trial() {
    one("text = \"Every", "significant = true\ntext = \"Every", "GB-2.4c wine");
    let tried = "significant = true\ntrial = \"nines\"\ntext = \"Every";
    breaks(BASE, "text = \"Every", tried, &[]);
}

#[test]
fn r2_4_d_what_stays_is_approved() {
    one("text = \"Every", "permanent = true\ntext = \"Every", "GB-2.4d wine");
    breaks(BASE, "text = \"Every", "permanent = true\napproved = true\ntext = \"Every", &[]);
    on(BASE, "2026-03-31", &[]);
    on(BASE, "2026-04-01", &["GB-2.4d wine"]);
}

#[test]
fn r2_4_e_better_odds_hang_with_their_edge() {
    let edge = "    { kind = \"house-edge\", wager = \"corner\", says = \"2.70\" },\n";
    one(edge, "", "GB-2.4e ro");
    one(edge, &edge.replace("2.70", "2.71"), "GB-2.4e ro");
    one(edge, &edge.replace(", says = \"2.70\"", ""), "GB-2.4e ro");
    one(edge, &edge.replace("corner", "column"), "GB-2.4e ro");
    breaks(BASE, edge, &edge.replace("2.70", "2.7 %"), &[]);
}

#[test]
fn r2_5_a_nobody_else_in_the_bank() {
    one("shares = []", "shares = [\"a syndicate\"]", "GB-2.5a");
}

#[test]
fn r2_5_b_the_bank_is_kept_by_the_holder_or_under_an_agreement() {
    one("bank = \"licence-holder\"", "bank = \"others\"", "GB-2.5b");
    one("bank = \"licence-holder\"\n", "", "GB-2.5b");
    breaks(BASE, "bank = \"licence-holder\"", "bank = \"service-agreement\"", &[]);
}

#[test]
fn r2_5_c_every_wager_is_with_the_bank() {
    let text = changed(BASE, "game = \"uk/punto-banco\"", "game = \"ca/razz\"");
    let text = changed(&text, "id = \"pb\"", "id = \"pb\"\nset = {}");
    let text = text.replace(
        "game = \"ca/razz\"\nlimits = { min = \"1.00\", max = \"100.00\" }",
        "game = \"ca/razz\"",
    );
    assert_eq!(found(&report(&house(&text))), ["GB-2.3 pb", "GB-2.5c pb"]);
}

#[test]
fn r2_6_automated_games_keep_to_the_book() {
    let table = "[\"limits\", \"variation\"]";
    let automated = format!("{table}\nautomated = true\nvariation = \"wine\"");
    one(table, &automated, "GB-2.6 sb");
    // It need not name the variation: that of its game is its own.
    one(table, &format!("{table}\nautomated = true"), "GB-2.6 sb");
    let text = changed(BASE, table, &automated);
    let text = changed(&text, "text = \"Every", "approved = true\ntext = \"Every");
    assert_eq!(found(&report(&house(&text))), [""; 0]);
}

#[test]
fn r2_7_a_progressive_only_where_the_section_has_one() {
    one("tables = [\"cs\", \"hb\"]", "tables = [\"cs\", \"hb\", \"ro\"]", "GB-2.7 meter");
    // A wager for a meter that no meter belongs to.
    one("tables = [\"cs\", \"hb\"]", "tables = [\"cs\"]", "GB-2.7 hb");
}

#[test]
fn r2_7_b_seventy_percent_of_the_stakes() {
    one("contribution = 70", "contribution = 69", "GB-2.7b meter");
    one("contribution = 70\n", "", "GB-2.7b meter");
    breaks(BASE, "contribution = 70", "contribution = 71", &[]);
    breaks(BASE, "contribution = 70", "contribution = 72.5", &[]);
    breaks(BASE, "contribution = 70", "contribution = \"70.01\"", &[]);
    one("contribution = 70", "contribution = 69.99", "GB-2.7b meter");
    one("added = \"700.00\"", "added = \"699.99\"", "GB-2.7b meter");
    breaks(BASE, "added = \"700.00\"", "added = \"700.01\"", &[]);
    one("added = \"700.00\"\n", "", "GB-2.7b meter");
    // A table that posts less itself.
    let less = "offers = [\"progressive\"]\nset = { \"increment.progressive\" = 69 }\nnotices = [\
                \"limits\", \"odds\",";
    one("offers = [\"progressive\"]\nnotices = [\"limits\", \"odds\",", less, "GB-2.7b cs");
}

#[test]
fn r2_7_c_the_seed_is_the_holders_own() {
    one("seed_from = \"licence-holder\"", "seed_from = \"stakes\"", "GB-2.7c meter");
    one("seed_from = \"licence-holder\"\n", "", "GB-2.7c meter");
    breaks(BASE, "seed = \"500.00\"\nseed_from = \"licence-holder\"\n", "", &[]);
}

#[test]
fn r2_7_c_no_more_is_added_of_the_stakes_than_was_staked() {
    for (added, ids) in [("999.99", &[][..]), ("1000.00", &[]), ("1000.01", &["GB-2.7c meter"])] {
        breaks(BASE, "added = \"700.00\"", &format!("added = \"{added}\""), ids);
    }
}

#[test]
fn r2_7_f_somebody_confirms_a_win() {
    one("confirmed_by = \"manager\"\n", "", "GB-2.7f meter");
}

#[test]
fn r2_7_g_linked_tables_show_the_meter() {
    one("[\"limits\", \"meter\"]", "[\"limits\"]", "GB-2.7g hb");
    one("says = \"1000.00\"", "says = \"999.00\"", "GB-2.7g cs");
    breaks(BASE, "says = \"1000.00\"", "says = \"£1,000\"", &[]);
    let unsaid = changed(BASE, "meter = \"1000.00\"\n", "");
    assert!(found(&report(&house(&unsaid))).contains(&"GB-2.7g meter".to_string()));
}

#[test]
fn r2_8_no_odds_below_the_least() {
    for (odds, ids) in [("7:1", &["GB-2.8 ro"][..]), ("15:2", &["GB-2.8 ro"]), ("17:2", &[])] {
        let new = format!("\"odds.corner.hit\" = \"{odds}\"");
        let text = changed(BASE, "\"odds.corner.hit\" = \"9:1\"", &new);
        assert_eq!(found(&report(&house(&text))), ids, "{odds}");
    }
    // Better odds are displayed.
    one("    { kind = \"odds\", wager = \"corner\" },\n", "", "GB-2.8 ro");
}

#[test]
fn r2_9_a_no_row_of_a_replacing_table_below_its_least() {
    let own = "paytable.perfect-pairs = \"PT2\"\nodds.perfect-pairs.mixed-pair = \"4:1\"";
    one("paytable.perfect-pairs = \"PT2\"", own, "GB-2.9a bj");
}

#[test]
fn r2_9_b_edges_can_be_looked_up() {
    one("house_edges = true", "house_edges = false", "GB-2.9b");
    one("house_edges = true\n", "", "GB-2.9b");
}

#[test]
fn r2_9_c_a_notice_says_which_pay_table() {
    let notice = "    { kind = \"paytable\", wager = \"perfect-pairs\", says = \"PT2\" },\n";
    one(notice, "", "GB-2.9c bj");
    one(notice, &notice.replace("PT2", "PT1"), "GB-2.9c bj");
    // One is missing, and the other is of a wager that is not offered.
    let other = notice.replace("perfect-pairs", "royal-match");
    breaks(BASE, notice, &other, &["GB-2.9c bj", "GB-2.9c bj"]);
    breaks(BASE, notice, "    \"paytable\",\n", &[]);
    // Rows that are not those of the table that is named: PT1 has 12 to 1 here.
    let less = "paytable.perfect-pairs = \"PT1\"\nodds.perfect-pairs.coloured-pair = \"11:1\"";
    let text = changed(BASE, "paytable.perfect-pairs = \"PT2\"", less);
    let text = changed(&text, notice, &notice.replace("PT2", "PT1"));
    assert_eq!(found(&report(&house(&text))), ["GB-2.9c bj"]);
}

#[test]
fn r2_9_d_a_table_of_the_houses_own_hangs_with_its_edge() {
    let posted = "paytable.perfect-pairs = \"PT2\"";
    let own = "odds.perfect-pairs.mixed-pair = \"7:1\"";
    let notice = "    { kind = \"paytable\", wager = \"perfect-pairs\", says = \"PT2\" },\n";
    let text = changed(BASE, posted, own);
    let named = changed(&text, notice, &notice.replace("PT2", "own"));
    assert_eq!(found(&report(&house(&named))), ["GB-2.9d bj"]);
    let edge = "    { kind = \"house-edge\", wager = \"perfect-pairs\", says = \"2.70\" },\n";
    let both = format!("{}{edge}", notice.replace("PT2", "own"));
    assert_eq!(found(&report(&house(&changed(&text, notice, &both)))), [""; 0]);
    // The figure that must hang is told.
    let told = report(&house(&named)).findings[0].expected.clone();
    assert!(told.contains("House edge of Perfect Pairs: 2.70 %"), "{told}");
}

#[test]
fn r2_10_an_unbalanced_list_is_warned_of() {
    let text = changed(BASE, "paytable.perfect-pairs = \"PT2\"", "");
    let notice = "    { kind = \"paytable\", wager = \"perfect-pairs\", says = \"PT2\" },\n";
    let text = changed(&text, notice, "");
    let report = report(&house(&text));
    assert_eq!(found(&report), ["GB-2.10 bj"]);
    assert!(report.is_lawful(), "lawful all the same");
}
