//! What Great Britain's sections ask of a table, and what only a person can tell.
//!
//! Rules: uk:

use super::britain::BASE;
use super::{breaks, changed, found, house, report};
use crate::checks::{By, GREAT_BRITAIN};
use crate::{House, Severity};
use std::collections::BTreeSet;

#[track_caller]
fn one(old: &str, new: &str, id: &str) {
    breaks(BASE, old, new, &[id]);
}

/// The checks that a person must sign for.
fn unsigned(house: &House) -> Vec<String> {
    report(house).of(Severity::Confirm).map(|finding| finding.id.clone()).collect()
}

/// A check that is signed for is off the list, by itself.
#[track_caller]
fn signed(id: &str) {
    let before = unsigned(&house(BASE));
    assert!(before.contains(&id.to_string()), "{before:?}");
    let sign =
        |date: &str| format!("{BASE}\n[[signed]]\ncheck = \"{id}\"\nby = \"A\"\non = {date}\n");
    let after = unsigned(&house(&sign("2026-03-01")));
    let rest: Vec<String> = before.iter().filter(|one| *one != id).cloned().collect();
    assert_eq!(after, rest);
    // Nobody has signed tomorrow.
    assert_eq!(unsigned(&house(&sign("2026-03-02"))), before);
}

#[test]
fn r2_6_automated_equipment_is_signed_for() {
    let automated = "[\"limits\", \"variation\"]\nautomated = true";
    let text = changed(BASE, "[\"limits\", \"variation\"]", automated);
    assert!(unsigned(&house(&text)).contains(&"GB-2.6".to_string()));
    assert!(!unsigned(&house(BASE)).contains(&"GB-2.6".to_string()));
}

#[test]
fn r2_7_a_faults_of_the_progressive_are_signed_for() {
    signed("GB-2.7a");
}

#[test]
fn r2_7_d_progressive_equipment_is_signed_for() {
    signed("GB-2.7d");
}

#[test]
fn r2_7_e_several_jackpots_at_once_are_signed_for() {
    signed("GB-2.7e");
}

#[test]
fn r2_7_f_the_meters_funds_are_signed_for() {
    signed("GB-2.7f");
}

#[test]
fn what_sections_leave_to_people_is_signed_for() {
    for id in ["GB-SEC", "GB-ORAL", "GB-POS", "GB-ONE", "GB-3.5", "GB-3.7", "GB-4.4"] {
        signed(id);
    }
    for id in ["GB-5.1", "GB-9.8", "GB-10.2", "GB-12.27"] {
        signed(id);
    }
}

#[test]
fn a_signature_for_one_table_leaves_the_others() {
    let sign = format!(
        "{BASE}\n[[signed]]\ncheck = \"GB-SEC\"\ntable = \"bj\"\nby = \"A\"\non = 2026-03-01\n"
    );
    let report = report(&house(&sign));
    let guard = report.of(Severity::Confirm).find(|one| one.id == "GB-SEC").expect("still there");
    assert!(!guard.found.contains("bj") && guard.found.contains("ro"), "{}", guard.found);
}

#[test]
fn limits_are_posted_and_displayed() {
    for (id, game) in [
        ("bj", "uk/blackjack"),
        ("ro", "uk/roulette-rage"),
        ("tc", "uk/three-card-poker"),
        ("pb", "uk/punto-banco"),
        ("cs", "uk/casino-stud-progressive"),
        ("hb", "uk/texas-holdem-bonus-progressive"),
        ("di", "uk/dice"),
        ("sb", "uk/sic-bo"),
        ("bs", "uk/big-six"),
        ("lr", "uk/let-it-ride"),
        ("pg", "uk/pai-gow-poker"),
    ] {
        let mut base = house(BASE);
        let table = base.tables.iter_mut().find(|table| table.id == id).expect("a table");
        assert_eq!(table.game, game);
        let limits = table.notices.remove(0);
        assert_eq!(limits.kind, crate::Kind::Limits);
        assert_eq!(found(&report(&base)), [format!("GB-LIM {id}")]);
        let table = base.tables.iter_mut().find(|table| table.id == id).expect("a table");
        table.notices.insert(0, limits);
        table.posted.remove("max");
        assert_eq!(found(&report(&base)), [format!("GB-LIM {id}")]);
    }
}

#[test]
fn only_listed_wagers_are_offered() {
    one("offers = [\"perfect-pairs\"]", "offers = [\"perfect-pairs\", \"lucky-7\"]", "GB-LIST bj");
    one("marked = [\"rage\"]", "marked = [\"rage\", \"basket\"]", "GB-LIST ro");
}

#[test]
fn r4_2_side_wagers_where_the_layout_shows_them() {
    one("marked = [\"perfect-pairs\"]", "marked = []", "GB-MARK bj");
    one("marked = [\"rage\"]", "marked = []", "GB-MARK ro");
    one("marked = [\"fortune\"]", "marked = []", "GB-MARK pg");
    // Shown, not offered, and no sign says so.
    let both = "marked = [\"perfect-pairs\", \"royal-match\"]";
    one("marked = [\"perfect-pairs\"]", both, "GB-MARK bj");
    let text = changed(BASE, "marked = [\"perfect-pairs\"]", both);
    let sign = "    { kind = \"not-available\", wager = \"royal-match\" },\n    \"soft-17\",";
    let text = changed(&text, "    \"soft-17\",", sign);
    assert_eq!(found(&report(&house(&text))), [""; 0]);
}

#[test]
fn the_owner_agrees_to_a_variation() {
    let text = changed(BASE, "game = \"uk/sic-bo\"\ntext", "game = \"uk/three-card-poker\"\ntext");
    let text = changed(
        &text,
        "odds = \"layout\"\nnotices = [\"limits\"]",
        "odds = \"layout\"\nnotices = [\"limits\", \"variation\"]",
    );
    // The table of Sic Bo is not varied any more.
    let hung = "notices = [\"limits\", \"variation\"]\n\n[[table]]\nid = \"bs\"";
    let text = changed(&text, hung, &hung.replace(", \"variation\"", ""));
    assert_eq!(found(&report(&house(&text))), ["GB-PROP wine"]);
    let text = changed(&text, "text = \"Every", "owner_agrees = true\ntext = \"Every");
    assert_eq!(found(&report(&house(&text))), [""; 0]);
}

#[test]
fn r3_5_the_wheel_as_written_down() {
    const WHEEL: &str = "0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 \
                         31 9 22 18 29 7 28 12 35 3 26";
    let wheel = |text: &str| format!("marked = [\"rage\"]\nwheel = \"{text}\"");
    breaks(BASE, "marked = [\"rage\"]", &wheel(WHEEL), &[]);
    // It may begin anywhere, and go round either way.
    let turned = WHEEL.trim_start_matches("0 32 ").to_string() + " 0 32";
    breaks(BASE, "marked = [\"rage\"]", &wheel(&turned), &[]);
    let back: Vec<&str> = WHEEL.split(' ').rev().collect();
    breaks(BASE, "marked = [\"rage\"]", &wheel(&back.join(" ")), &[]);
    let swapped = WHEEL.replace("32 15", "15 32");
    one("marked = [\"rage\"]", &wheel(&swapped), "GB-3.5 ro");
    one("marked = [\"rage\"]", &wheel(&format!("{WHEEL} 00")), "GB-3.5 ro");
    one("marked = [\"rage\"]", &wheel(WHEEL.trim_end_matches(" 26")), "GB-3.5 ro");
}

#[test]
fn r3_11_symbols_keep_their_places() {
    let set = "set = { \"paytable.rage\" = \"PT1\",";
    one(set, &format!("{set} symbols = \"1,0,2\","), "GB-3.11 ro");
}

#[test]
fn r4_5_decks_hang_with_their_edge_unless_the_leaflet_has_it() {
    one("    { kind = \"decks\", says = 6 },\n", "", "GB-4.5 bj");
    one("{ kind = \"decks\", says = 6 }", "{ kind = \"decks\", says = 8 }", "GB-4.5 bj");
    one("decks = [6]", "decks = [4, 8]", "GB-4.5 bj");
    let text = changed(BASE, "decks = [6]", "decks = []");
    let edge = "    { kind = \"house-edge\", says = \"2.7\" },\n    \"soft-17\",";
    let text = changed(&text, "    \"soft-17\",", edge);
    assert_eq!(found(&report(&house(&text))), [""; 0]);
}

#[test]
fn r4_6_side_wagers_need_four_decks_or_six() {
    for (decks, ids) in [(4, &[][..]), (5, &["GB-4.6 bj"]), (6, &[]), (8, &["GB-4.6 bj"])] {
        let text = changed(BASE, "decks = 6\n", &format!("decks = {decks}\n"));
        let text = changed(&text, "says = 6 }", &format!("says = {decks} }}"));
        let text = changed(&text, "decks = [6]", "decks = [4, 5, 6, 8]");
        assert_eq!(found(&report(&house(&text))), ids, "{decks}");
    }
}

#[test]
fn r4_15_b_soft_17_is_displayed() {
    one("    \"soft-17\",\n", "", "GB-4.15 bj");
    let text = changed(BASE, "soft_17 = \"hits\"", "soft_17 = \"stands\"");
    assert_eq!(found(&report(&house(&changed(&text, "    \"soft-17\",\n", "")))), [""; 0]);
}

#[test]
fn r4_24_b_doubling_is_displayed() {
    one("    \"doubling\",\n", "", "GB-4.24 bj");
}

#[test]
fn r4_25_b_splitting_is_displayed() {
    one("    \"splitting\",\n", "", "GB-4.25 bj");
}

#[test]
fn r5_6_odds_on_the_layout_or_on_a_notice() {
    one("odds = \"layout\"\n", "", "GB-5.1 tc");
    one("odds = \"layout\"", "odds = \"wall\"", "GB-5.1 tc");
    breaks(BASE, "odds = \"layout\"\nnotices = [", "notices = [\"odds\", ", &[]);
}

#[test]
fn r6_30_one_game_of_the_two() {
    let table = "game = \"uk/punto-banco\"";
    one(table, &format!("{table}\nmarked = [\"punto-banco-2000\"]"), "GB-6.30 pb");
}

#[test]
fn r7_13_note_a_notice_gives_what_the_raise_pays() {
    one(
        "\"limits\", \"odds\", { kind = \"meter\"",
        "\"limits\", { kind = \"meter\"",
        "GB-7.13 cs",
    );
}

#[test]
fn r8_19_better_odds_are_made_known() {
    one(
        "\"odds\", { kind = \"house-edge\", wager = \"field\"",
        "{ kind = \"house-edge\", wager = \"field\"",
        "GB-8.19 di",
    );
}

#[test]
fn r9_12_better_odds_of_sic_bo_are_made_known() {
    let table = "[\"limits\", \"variation\"]";
    let edge = "{ kind = \"house-edge\", wager = \"any-triple\", says = \"2.7\" }";
    let set = "set = { \"odds.any-triple.a-triple\" = \"31:1\" }";
    let text = changed(BASE, table, &format!("[\"limits\", \"variation\", {edge}]\n{set}"));
    assert_eq!(found(&report(&house(&text))), ["GB-8.19 sb"]);
}

#[test]
fn r10_2_the_segments_as_written_down() {
    let wheel = |counts: [usize; 7]| {
        let names = ["A", "B", "C", "D", "E", "F", "G"].into_iter().zip(counts);
        let all: Vec<&str> = names.flat_map(|(name, n)| vec![name; n]).collect();
        format!("set = {{ between = \"void\" }}\nwheel = \"{}\"", all.join(" "))
    };
    let set = "set = { between = \"void\" }";
    breaks(BASE, set, &wheel([1, 1, 2, 4, 8, 12, 24]), &[]);
    one(set, &wheel([1, 1, 2, 4, 8, 13, 23]), "GB-10.2 bs");
    one(set, &wheel([1, 1, 2, 4, 8, 12, 25]), "GB-10.2 bs");
    // The order is no part of what is written down: somebody has looked.
    let written = changed(BASE, set, &wheel([1, 1, 2, 4, 8, 12, 24]));
    assert!(unsigned(&house(&written)).contains(&"GB-10.2".to_string()));
}

#[test]
fn r10_10_a_notice_of_the_clapper() {
    one(", { kind = \"clapper\", says = \"void\" }", "", "GB-10.10 bs");
    one(
        "{ kind = \"clapper\", says = \"void\" }",
        "{ kind = \"clapper\", says = \"passed\" }",
        "GB-10.10 bs",
    );
}

#[test]
fn r11_39_a_linked_table_offers_the_progressive() {
    let table = "offers = [\"progressive\"]\nnotices = [\"limits\", \"meter\"]";
    one(table, "offers = [\"bonus-jackpot\"]\nnotices = [\"limits\"]", "GB-11.39 meter");
    breaks(
        BASE,
        table,
        "offers = [\"bonus-jackpot\", \"progressive\"]\nnotices = [\"limits\", \"meter\"]",
        &[],
    );
}

#[test]
fn r12_27_b_a_sign_of_the_cap() {
    one(", { kind = \"royal-cap\", says = \"9000.00\" }", "", "GB-12.27 lr");
    one("says = \"9000.00\" }", "says = \"9000.01\" }", "GB-12.27 lr");
}

#[test]
fn r12_27_a_nothing_but_a_royal_flush_at_1000_to_1_is_capped() {
    let text = changed(BASE, "{ paytable = \"PT4\",", "{ paytable = \"PT3\",");
    let text = changed(
        &text,
        "{ kind = \"paytable\", says = \"PT4\" }",
        "{ kind = \"paytable\", says = \"PT3\" }",
    );
    assert_eq!(found(&report(&house(&text))), ["GB-12.27 lr"]);
}

#[test]
fn r13_12_one_kind_of_side_wager() {
    let text = changed(BASE, "offers = [\"fortune\"]", "offers = [\"fortune\", \"jokolor\"]");
    let text = changed(&text, "marked = [\"fortune\"]", "marked = [\"fortune\", \"jokolor\"]");
    assert_eq!(found(&report(&house(&text))), ["GB-13.12 pg"]);
}

#[test]
fn r13_19_e_a_notice_of_foul_hands() {
    one(", { kind = \"foul-hands\", says = \"lose\" }", "", "GB-13.19 pg");
    one("says = \"lose\" }", "says = \"house-way\" }", "GB-13.19 pg");
}

#[test]
fn r13_32_a_notice_of_what_qualifies() {
    one(", { kind = \"envy\", says = \"5.00\" }", "", "GB-13.32 pg");
    one(
        "{ kind = \"envy\", says = \"5.00\" }",
        "{ kind = \"envy\", says = \"4.00\" }",
        "GB-13.32 pg",
    );
}

#[test]
fn r13_45_a_envy_pays_the_least_or_more_and_says_so() {
    let set = "set = { \"paytable.fortune\" = \"PT1\",";
    let more = |amount: &str| format!("{set} \"pays.envy.four-of-a-kind\" = \"{amount}\",");
    breaks(BASE, set, &more("2.00"), &[]);
    one(set, &more("1.99"), "GB-2.8 pg");
    // More than the least is a pay table of the house, with its figure.
    let own = changed(BASE, set, &more("3.00"));
    assert_eq!(found(&report(&house(&own))), ["GB-2.9d pg"]);
    let edge = "\"paytable\", { kind = \"house-edge\", wager = \"envy\", says = \"2.70\" }, \
                { kind = \"foul";
    let told = changed(&own, "\"paytable\", { kind = \"foul", edge);
    assert_eq!(found(&report(&house(&told))), [""; 0]);
}

#[test]
fn r2_9_b_the_least_of_envy_replaces_nothing() {
    let text = changed(BASE, "house_edges = true", "house_edges = false");
    let report = report(&house(&text));
    let told = report.findings.iter().find(|one| one.id == "GB-2.9b").expect("replaced tables");
    assert!(told.found.contains("pg fortune") && !told.found.contains("envy"), "{}", told.found);
}

#[test]
fn every_check_is_listed_once_with_its_rules() {
    let ids: BTreeSet<&str> = GREAT_BRITAIN.iter().map(|check| check.id).collect();
    assert_eq!(ids.len(), 62);
    for check in &GREAT_BRITAIN {
        assert!(!check.rules.is_empty() && !check.text.is_empty(), "{}", check.id);
        assert!(check.rules.iter().all(|rule| rule.id.starts_with("uk:")), "{}", check.id);
    }
    // Who can tell: a person alone for these.
    let alone = GREAT_BRITAIN.iter().filter(|check| check.by == By::Person).count();
    assert_eq!(alone, 10);
}

/// What is found of a trial that is over on the first of March.
fn of_trial(rest: &str) -> Vec<String> {
    let trial = "[[trial]]\nid = \"past\"\ngame = \"Past\"\noperator = \"A\"\n\
                 applicant = \"operator\"\nopen_to_all = true\nas_agreed = true\n\
                 information = true\nhouse_edge = \"4.2\"\nfrom = 2026-01-01\n\
                 until = 2026-01-31\n";
    found(&report(&house(&format!("{BASE}\n{trial}{rest}\n"))))
}

#[test]
fn r2_3_d_nobody_asks_to_go_on_before_an_extension_ends_or_after_giving_up() {
    assert_eq!(of_trial(""), ["GB-2.3b past", "GB-2.3d past"]);
    let extended = "extended = 2026-06-30\napproved = true";
    assert!(of_trial(extended).is_empty());
    assert!(of_trial(&format!("{extended}\nconcern = true")).is_empty());
    assert!(of_trial("abandoned = true\nnotified = true").is_empty());
}

#[test]
fn r2_3_a_trial_does_not_excuse_odds_below_the_least_of_a_game_of_the_book() {
    let text = "book = \"uk\"\n[premises]\nname = \"A\"\nlicensed = true\nremote = false\n\
                bank = \"licence-holder\"\n[[table]]\nid = \"ro\"\ngame = \"uk/roulette\"\n\
                trial = \"new\"\nlimits = { min = \"1.00\", max = \"9.00\" }\n\
                notices = [\"limits\"]\nset = { \"odds.straight-up.hit\" = \"30:1\" }\n\
                [[trial]]\nid = \"new\"\ngame = \"New\"\noperator = \"A\"\n\
                applicant = \"operator\"\nopen_to_all = true\nas_agreed = true\n\
                information = true\nhouse_edge = \"4.2\"\nfrom = 2026-01-01\n\
                until = 2026-12-31\n";
    assert_eq!(found(&report(&house(text))), ["GB-2.8 ro"]);
}
