//! Which pay table a table really uses.

use super::britain::BASE;
use super::{changed, house};
use crate::britain::{Use, in_use};
use crate::resolve;

/// Perfect Pairs of the base, with other odds: what is used, and the lines that are raised.
fn pairs(set: &str) -> (Use, Vec<(String, String, String)>) {
    let house = house(&changed(BASE, "paytable.perfect-pairs = \"PT2\"", set));
    let table = house.table("bj").expect("a table");
    let resolved = resolve(&house, table).expect("it opens");
    let game = catalog::find(&table.game).expect("a game");
    let all = in_use(&game, &resolved);
    let wager = all.into_iter().find(|wager| wager.group == "perfect-pairs").expect("offered");
    (wager.uses, wager.raised.into_iter().flat_map(|(_, lines)| lines).collect())
}

#[test]
fn the_least_odds_are_the_least() {
    assert_eq!(pairs("").0, Use::Minimum);
    // Posting what is printed changes nothing.
    assert_eq!(pairs("odds.perfect-pairs.mixed-pair = \"5:1\"").0, Use::Minimum);
}

#[test]
fn a_printed_table_replaces_them() {
    assert_eq!(pairs("paytable.perfect-pairs = \"PT1\"").0, Use::Replacing("PT1".into()));
}

#[test]
fn rows_that_equal_a_printed_table_are_that_table() {
    // PT-min is 25, 10 and 5; PT2 is 30, 10 and 5 with six decks in mind.
    let of = |table: &str| -> Vec<(String, String)> {
        let house = house(&changed(
            BASE,
            "paytable.perfect-pairs = \"PT2\"",
            &format!("paytable.perfect-pairs = \"{table}\""),
        ));
        let resolved = resolve(&house, house.table("bj").expect("a table")).expect("it opens");
        let mark = resolved.sign.mark("perfect-pairs").expect("offered");
        let wins = mark.lines.iter().filter(|line| line.wins);
        wins.map(|line| (line.label.to_string(), line.pays.replace(" to ", ":"))).collect()
    };
    for table in ["PT1", "PT2"] {
        let rows = of(table);
        let set: Vec<String> = rows
            .iter()
            .map(|(label, pays)| {
                format!("odds.perfect-pairs.{} = \"{pays}\"", label.replace(' ', "-"))
            })
            .collect();
        assert_eq!(pairs(&set.join("\n")).0, Use::Replacing(table.into()), "{set:?}");
    }
}

#[test]
fn any_other_rows_are_the_houses_own() {
    let own = pairs("odds.perfect-pairs.mixed-pair = \"6:1\"");
    assert_eq!(own.0, Use::Own);
    assert_eq!(own.1, [("mixed pair".into(), "5 to 1".into(), "6 to 1".into())]);
    let above = pairs("paytable.perfect-pairs = \"PT2\"\nodds.perfect-pairs.mixed-pair = \"6:1\"");
    assert_eq!(above.0, Use::Own);
}
