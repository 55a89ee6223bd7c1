//! What notices say is what holds, whether their book asks for them or not.
//!
//! Rules: uk:

use super::britain::BASE;
use super::{changed, found, house, report};

/// What is found where a table hangs one more notice.
#[track_caller]
fn with(table: &str, notice: &str) -> Vec<String> {
    let text = match table {
        "bj" => changed(BASE, "    \"soft-17\",", &format!("    \"soft-17\",\n    {notice},")),
        "ro" => changed(
            BASE,
            "    { kind = \"odds\", wager = \"corner\" },",
            &format!("    {{ kind = \"odds\", wager = \"corner\" }},\n    {notice},"),
        ),
        "sb" => {
            let hung = "[\"limits\", \"variation\"]";
            changed(BASE, hung, &format!("[\"limits\", \"variation\", {notice}]"))
        }
        _ => panic!("no table {table}"),
    };
    found(&report(&house(&text)))
}

#[track_caller]
fn holds(table: &str, notices: &[&str], wrong: &[&str], id: &str) {
    for notice in notices {
        assert_eq!(with(table, notice), [""; 0], "{notice}");
    }
    for notice in wrong {
        assert_eq!(with(table, notice), [format!("{id} {table}")], "{notice}");
    }
}

#[test]
fn r4_8_limits_that_are_said_are_those_that_are_posted() {
    let says = |says: &str| format!("{{ kind = \"limits\", says = \"{says}\" }}");
    let (right, tidy) = (says("5.00 to 500.00"), says("£5 – £500"));
    let (less, one) = (says("5 to 400"), says("5"));
    holds("bj", &[&right, &tidy], &[&less, &one], "GB-LIM");
}

#[test]
fn r2_8_odds_that_are_said_are_paid() {
    let says =
        |says: &str| format!("{{ kind = \"odds\", wager = \"corner\", says = \"{says}\" }}");
    let (right, same) = (says("9 to 1"), says("18:2"));
    let (more, none) = (says("10 to 1"), says("handsomely"));
    holds("ro", &[&right, &same], &[&more, &none], "GB-2.8");
}

#[test]
fn r2_4_e_an_edge_that_is_said_is_the_edge() {
    let says =
        |says: &str| format!("{{ kind = \"house-edge\", wager = \"red\", says = \"{says}\" }}");
    holds("ro", &[&says("2.70")], &[&says("1.35")], "GB-2.4e");
}

#[test]
fn r2_9_c_a_pay_table_that_is_said_is_in_use() {
    let says = |says: &str| {
        format!("{{ kind = \"paytable\", wager = \"insurance\", says = \"{says}\" }}")
    };
    holds("bj", &[&says("2 to 1")], &[&says("PT1")], "GB-2.9c");
}

#[test]
fn r4_15_b_the_dealer_does_what_the_notice_says() {
    let says = |says: &str| format!("{{ kind = \"soft-17\", says = \"{says}\" }}");
    holds("bj", &[&says("hits")], &[&says("stands")], "GB-4.15");
}

#[test]
fn r4_2_what_is_offered_is_available() {
    let away = "{ kind = \"not-available\", wager = \"perfect-pairs\" }";
    holds("bj", &[], &[away], "GB-MARK");
}

#[test]
fn r9_2_a_table_has_what_its_notices_are_about() {
    let decks = "{ kind = \"decks\", says = 6 }";
    holds("sb", &["\"decks\""], &[decks, "{ kind = \"clapper\", says = \"void\" }"], "GB-LIST");
}

#[test]
fn r2_4_b_a_variation_is_told_as_it_is() {
    let says = |says: &str| format!("{{ kind = \"variation\", says = \"{says}\" }}");
    let text = "Every triple earns a glass of wine";
    holds("sb", &[&says(text)], &[&says("Every triple earns a horse")], "GB-2.4b");
}
