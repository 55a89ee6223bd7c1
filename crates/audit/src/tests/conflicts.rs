//! Values that do not go together: which they are, which would, and that the rest of the table is
//! held against the law all the same.
//!
//! Rules: uk:

use super::britain::BASE;
use super::{breaks, changed, found, house, report};
use crate::Finding;

/// Blackjack with eight decks, where the base offers Perfect Pairs.
fn eight() -> String {
    let text =
        changed(BASE, "game = \"uk/blackjack\"\ndecks = 6", "game = \"uk/blackjack\"\ndecks = 8");
    changed(&text, "{ kind = \"decks\", says = 6 }", "\"decks\"")
}

#[track_caller]
fn only(text: &str) -> Finding {
    let report = report(&house(text));
    assert_eq!(found(&report).len(), 1, "{:#?}", report.findings);
    report.findings[0].clone()
}

#[test]
fn r4_49_a_conflict_names_its_values_and_those_that_go_together() {
    // The leaflet has no edge for eight decks; with six, to which they could change, it has.
    let one = only(&eight());
    assert_eq!((one.id.as_str(), one.table.as_str()), ("GB-4.6", "bj"));
    let lawful = "values that go together: offers.perfect-pairs = false, or decks = 4 or 6";
    assert_eq!(one.expected, lawful);
    assert!(one.found.ends_with("offers.perfect-pairs = true, decks = 8"), "{}", one.found);
    assert_eq!(one.remedy, "change offers.perfect-pairs or decks");
}

#[test]
fn r4_5_the_notice_of_decks_is_due_whichever_value_changes() {
    let text = changed(&eight(), "    \"decks\",\n", "");
    assert_eq!(found(&report(&house(&text))), ["GB-4.6 bj", "GB-4.5 bj"]);
    // What it must say depends on how the house mends it.
    for says in [6, 8] {
        let hung = format!("{{ kind = \"decks\", says = {says} }}");
        let text = changed(&eight(), "\"decks\"", &hung);
        assert_eq!(found(&report(&house(&text))), ["GB-4.6 bj"], "{says}");
    }
    let text = changed(&eight(), "\"decks\"", "{ kind = \"decks\", says = 7 }");
    assert_eq!(found(&report(&house(&text))), ["GB-4.6 bj", "GB-4.5 bj"]);
}

#[test]
fn r4_15_b_what_the_dealer_does_is_told_beside_a_conflict() {
    let text = changed(&eight(), "    \"soft-17\",\n", "");
    assert_eq!(found(&report(&house(&text))), ["GB-4.6 bj", "GB-4.15 bj"]);
}

#[test]
fn r2_9_c_the_pay_table_of_another_wager_is_told_beside_a_conflict() {
    // Limits that cross: Perfect Pairs by its second table is not touched by that.
    let crossed =
        changed(BASE, "min = \"5.00\", max = \"500.00\"", "min = \"5.00\", max = \"2.00\"");
    let one = only(&crossed);
    assert_eq!(one.id, "GB-LIM");
    assert!(one.found.contains("max = 2.00, min = 5.00"), "{}", one.found);
    assert_eq!(one.expected, "values that go together: another max, or another min");
    let notice = "    { kind = \"paytable\", wager = \"perfect-pairs\", says = \"PT2\" },\n";
    let text = changed(&crossed, notice, "");
    assert_eq!(found(&report(&house(&text))), ["GB-LIM bj", "GB-2.9c bj"]);
}

#[test]
fn r13_19_e_foul_hands_are_told_beside_two_kinds_of_side_wager() {
    let sides = "offers = [\"fortune\"]\nmarked = [\"fortune\"]";
    let both = sides.replace("[\"fortune\"]", "[\"fortune\", \"jokolor\"]");
    breaks(BASE, sides, &both, &["GB-13.12 pg"]);
    let text = changed(BASE, sides, &both);
    let text = changed(&text, ", { kind = \"foul-hands\", says = \"lose\" }", "");
    assert_eq!(found(&report(&house(&text))), ["GB-13.12 pg", "GB-13.19 pg"]);
}

#[test]
fn r13_12_two_conflicts_at_one_table_hide_nothing() {
    let sides = "limits = { min = \"1.00\", max = \"100.00\" }\noffers = [\"fortune\"]";
    let both = "limits = { min = \"9.00\", max = \"1.00\" }\noffers = [\"fortune\", \"jokolor\"]";
    let text = changed(BASE, sides, both);
    let ids = found(&report(&house(&text)));
    assert!(ids.contains(&"GB-13.12 pg".to_string()), "{ids:?}");
    let text = changed(&text, ", { kind = \"foul-hands\", says = \"lose\" }", "");
    let ids = found(&report(&house(&text)));
    assert!(ids.contains(&"GB-13.19 pg".to_string()), "{ids:?}");
}

#[test]
fn what_would_be_wrong_in_another_way_mends_nothing() {
    // More than ten decks want a shuffler: they are no cure for limits that cross.
    let house = house(
        "book = \"co\"\n[premises]\nname = \"x\"\n[[table]]\nid = \"mb\"\n\
         game = \"co/baccarat\"\ndecks = 8\nodds = \"layout\"\n\
         notices = [\"limits\", \"rules\", \"vigorish\"]\n\
         limits = { min = \"10.00\", max = \"2.00\" }\n",
    );
    let report = report(&house);
    assert_eq!(found(&report), ["CO-30-2803(3)(b) mb"]);
    assert_eq!(report.findings[0].subject, "max min");
    assert_eq!(report.findings[0].remedy, "change max or min");
}
