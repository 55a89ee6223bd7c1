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
fn r4_15_b_a_notice_that_the_dealer_draws_is_false_where_he_stands() {
    // Without its words a notice says what its rule asks for (`reading:uk-notice-bare`).
    let stands = changed(BASE, "soft_17 = \"hits\"", "soft_17 = \"stands\"");
    assert_eq!(found(&report(&house(&stands))), ["GB-4.15 bj"]);
    let said = "{ kind = \"soft-17\", says = \"stands\" }";
    let text = changed(&stands, "    \"soft-17\",", &format!("    {said},"));
    assert_eq!(found(&report(&house(&text))), [""; 0]);
    let none = changed(&stands, "    \"soft-17\",\n", "");
    assert_eq!(found(&report(&house(&none))), [""; 0]);
}

#[test]
fn r4_24_b_a_notice_that_all_may_be_doubled_is_false_where_it_may_not() {
    let text = changed(BASE, "double = \"any\"", "double = \"9-11\"");
    assert_eq!(found(&report(&house(&text))), ["GB-4.24 bj"]);
}

#[test]
fn r4_25_b_a_notice_that_all_may_be_split_is_false_where_it_may_not() {
    let text = changed(BASE, "split = \"any\"", "split = \"not-4-5-10\"");
    assert_eq!(found(&report(&house(&text))), ["GB-4.25 bj"]);
}

#[test]
fn r2_7_g_a_notice_of_a_meter_stands_at_tables_that_have_one() {
    holds("ro", &[], &["\"meter\"", "{ kind = \"meter\", says = \"1000.00\" }"], "GB-2.7g");
}

#[test]
fn r10_10_a_notice_of_the_clapper_stands_at_the_wheel_that_has_one() {
    holds("ro", &[], &["\"clapper\""], "GB-10.10");
    holds("sb", &[], &["\"clapper\"", "{ kind = \"clapper\", says = \"void\" }"], "GB-10.10");
}

#[test]
fn r4_5_a_notice_of_decks_stands_where_cards_are_dealt() {
    let six = "{ kind = \"decks\", says = 6 }";
    holds("sb", &[], &["\"decks\"", six], "GB-4.5");
    // A game of one deck may say so.
    for hung in ["\"decks\"", "{ kind = \"decks\", says = 1 }"] {
        let text = format!("notices = [\"limits\", {hung}]");
        let text = changed(
            BASE,
            "odds = \"layout\"\nnotices = [\"limits\"]",
            &format!("odds = \"layout\"\n{text}"),
        );
        assert_eq!(found(&report(&house(&text))), [""; 0], "{hung}");
    }
}

#[test]
fn r4_2_a_notice_of_what_is_not_available_is_true() {
    for (table, kind) in [("ro", "soft-17"), ("sb", "doubling"), ("ro", "splitting")] {
        let id = match kind {
            "soft-17" => "GB-4.15",
            "doubling" => "GB-4.24",
            _ => "GB-4.25",
        };
        holds(table, &[], &[&format!("\"{kind}\"")], id);
    }
    holds("ro", &[], &["\"not-available\""], "GB-MARK");
}

#[test]
fn r13_32_notices_of_other_games_are_false() {
    for (kind, id) in [("envy", "GB-13.32"), ("foul-hands", "GB-13.19"), ("royal-cap", "GB-12.27")]
    {
        holds("ro", &[], &[&format!("\"{kind}\"")], id);
    }
    holds("ro", &[], &["\"variation\""], "GB-2.4b");
    holds("ro", &[], &["\"fees\"", "\"vigorish\"", "\"suits\"", "\"qualifier\""], "GB-LIST");
    holds("ro", &["\"rules\"", "\"tips\"", "\"paytable\""], &[], "");
}

#[test]
fn r2_4_b_a_variation_is_told_as_it_is() {
    let says = |says: &str| format!("{{ kind = \"variation\", says = \"{says}\" }}");
    let text = "Every triple earns a glass of wine";
    holds("sb", &[&says(text)], &[&says("Every triple earns a horse")], "GB-2.4b");
}
