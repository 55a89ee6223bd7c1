//! What a house posts half, or pays better than anybody here can count.

use super::britain::BASE;
use super::{Even, One, changed, day, found, house, report};
use crate::{Edge, Pricing, Severity, check, diff, price_due, read, resolve};
use law::Posted;
use money::Cents;

/// A house of one table.
fn one(game: &str, rest: &str) -> String {
    format!(
        "book = \"uk\"\n[premises]\nname = \"x\"\nlicensed = true\nremote = false\n\
         bank = \"licence-holder\"\nhouse_edges = true\n[leaflet]\ndecks = [6]\n\
         [[table]]\nid = \"t\"\ngame = \"{game}\"\n{rest}\n"
    )
}

#[test]
fn a_list_of_offers_leaves_the_game_itself_alone() {
    let rest = "offers = []\nlimits = { min = \"1.00\", max = \"9.00\" }\nnotices = [\"limits\"]\n\
                set = { \"odds.straight-up.hit\" = \"36:1\" }";
    let said = found(&report(&house(&one("uk/roulette", rest))));
    assert_eq!(said, ["GB-2.8 t", "GB-2.4e t"]);
    let rage = "offers = [\"rage\"]\nmarked = [\"rage\"]\n\
                limits = { min = \"1.00\", max = \"9.00\" }\n\
                notices = [\"limits\"]";
    let house = house(&one("uk/roulette-rage", rage));
    let table = resolve(&house, &house.tables[0]).expect("it opens");
    let offered = |group: &str| table.sign.marks.iter().any(|mark| mark.group == group);
    assert!(offered("straight-up") && offered("rage"));
}

#[test]
fn a_wager_of_the_game_itself_is_not_listed_as_an_offer() {
    let text = one("uk/roulette", "offers = [\"split\"]");
    let defects = read("HOUSE.toml", &One(&text)).map(|_| ()).expect_err("told");
    assert_eq!(defects.len(), 1, "{defects:?}");
    assert_eq!(defects[0].place.column, 11);
    assert!(defects[0].what.contains("`split` is a wager of the game itself"), "{defects:?}");
}

#[test]
fn a_table_that_offers_nothing_of_the_game_is_no_table() {
    let all = ["A", "B", "C", "D", "E", "F", "G"];
    let without = |some: &[&str]| {
        let set: Vec<String> = some.iter().map(|id| format!("offers.{id} = false")).collect();
        let rest = "limits = { min = \"1.00\", max = \"9.00\" }\n\
                    notices = [\"limits\", \"clapper\"]\n[table.set]";
        found(&report(&house(&one("uk/big-six", &format!("{rest}\n{}", set.join("\n"))))))
    };
    assert!(without(&all[1..]).is_empty());
    assert_eq!(without(&all), ["GB-LIST t"]);
}

#[test]
fn a_side_maximum_below_the_minimum_asks_for_a_side_minimum() {
    let rest = |limits: &str| {
        format!(
            "decks = 6\noffers = [\"21-plus-3\"]\nmarked = [\"21-plus-3\"]\n\
             notices = [\"limits\", \"decks\"]\nlimits = {{ min = \"5.00\", {limits} }}"
        )
    };
    let crossed = house(&one("uk/blackjack", &rest("max = \"50.00\", side_max = \"3.00\"")));
    let report = report(&crossed);
    let error = report.of(Severity::Error).next().expect("found");
    assert_eq!(error.id, "GB-LIM");
    assert!(error.expected.contains("side_min = 3.00 or less"), "{error:?}");
    assert!(error.found.contains("side_min not posted, so that min holds"), "{error:?}");
    assert!(error.remedy.starts_with("post side_min"), "{error:?}");
    // What holds is what is shown.
    let open = house(&one("uk/blackjack", &rest("max = \"50.00\", side_max = \"7.00\"")));
    let table = resolve(&open, &open.tables[0]).expect("it opens");
    let of = |name: &str| table.options.iter().find(|one| one.name == name).expect("there");
    assert_eq!((of("side_min").value.as_str(), of("side_max").value.as_str()), ("5.00", "7.00"));
}

/// Nobody can count anything.
struct Never;

impl Pricing for Never {
    fn edges(&self, _: &str, _: &Posted, _: &[(String, Cents)]) -> Result<Vec<Edge>, String> {
        Err("it is beyond us".into())
    }
}

#[test]
fn an_edge_that_nobody_can_count_is_stated_and_confirmed() {
    let rest = |notices: &str| {
        format!(
            "decks = 6\noffers = []\nlimits = {{ min = \"5.00\", max = \"50.00\" }}\n\
             set = {{ \"odds.initial.higher-score\" = \"6:5\" }}\n\
             notices = [\"limits\", \"decks\", \
             {{ kind = \"odds\", wager = \"initial\" }}{notices}]"
        )
    };
    let today = day("2026-03-01");
    let unsaid = house(&one("uk/blackjack", &rest("")));
    let found = check(&unsaid, today, &Never);
    let errors: Vec<_> = found.of(Severity::Error).collect();
    assert_eq!(errors.len(), 1, "{errors:#?}");
    assert_eq!(errors[0].id, "GB-2.4e");
    assert!(errors[0].remedy.contains("kind = \"house-edge\""), "{errors:#?}");
    assert!(errors[0].found.contains("it is beyond us"), "{errors:#?}");
    // A figure without a decimal is none.
    let vague = house(&one("uk/blackjack", &rest(", { kind = \"house-edge\", says = \"-9\" }")));
    assert_eq!(check(&vague, today, &Never).of(Severity::Error).count(), 1);

    let stated = one("uk/blackjack", &rest(", { kind = \"house-edge\", says = \"-9.12 %\" }"));
    let open = house(&stated);
    let found = check(&open, today, &Never);
    assert!(found.is_lawful(), "{found:#?}");
    let asks = |one: &&crate::Finding| one.id == "GB-2.4e";
    let asked = found.of(Severity::Confirm).find(asks).expect("a person is asked");
    assert!(asked.expected.contains("-9.12 %"), "{asked:?}");
    let mut table = resolve(&open, &open.tables[0]).expect("it opens");
    price_due(&mut table, &Never).expect("as stated");
    let due = table.required.iter().find(|due| due.kind == crate::Kind::HouseEdge).expect("due");
    assert_eq!(due.text, ["House edge: -9.12 %"]);
    // Once it is signed for, nothing is left of it.
    let signed = "[[signed]]\ncheck = \"GB-2.4e\"\ntable = \"t\"\nby = \"A\"\non = 2026-02-01\n";
    let found = check(&house(&format!("{stated}{signed}")), today, &Never);
    assert!(!found.findings.iter().any(|one| one.id == "GB-2.4e"), "{found:#?}");
    // Where it can be counted, what is stated must be so.
    let counted = check(&open, today, &Even);
    assert_eq!(counted.of(Severity::Error).count(), 1, "{counted:#?}");
}

#[test]
fn a_period_that_ends_before_it_begins_is_not_over() {
    let turned = "from = 2026-04-01\nuntil = 2026-02-01";
    let old = "from = 2026-02-01\nuntil = 2026-03-31";
    let found = found(&report(&house(&changed(BASE, old, turned))));
    assert!(found.contains(&"GB-2.4a wine".to_string()), "{found:?}");
    assert!(!found.contains(&"GB-2.4d wine".to_string()), "{found:?}");
}

#[test]
fn odds_that_fall_to_the_least_need_no_notice() {
    let with = |odds: &str| {
        house(&one("uk/roulette", &format!("set = {{ \"odds.straight-up.hit\" = \"{odds}\" }}")))
    };
    let today = day("2026-03-01");
    let falls = diff(&with("36:1"), &with("35:1"), today, &Even);
    let change = falls.changes.iter().find(|one| one.subject == "odds.straight-up.hit");
    assert!(change.expect("told").needs.is_empty(), "{falls:#?}");
    let rises = diff(&with("35:1"), &with("36:1"), today, &Even);
    let change = rises.changes.iter().find(|one| one.subject == "odds.straight-up.hit");
    assert!(!change.expect("told").needs.is_empty(), "{rises:#?}");
}

#[test]
fn a_maximum_that_nobody_posts_is_on_no_notice() {
    let rest = "limits = { min = \"1.00\" }\nnotices = [\"clapper\"]";
    let found = report(&house(&one("uk/big-six", rest)));
    let notice = found.findings.iter().find(|one| one.expected.contains("notice `limits`"));
    let notice = notice.expect("it is due");
    assert!(notice.expected.ends_with("Minimum £1"), "{notice:?}");
}

/// Everything wrong with a file, as it is printed.
fn told(text: &str) -> String {
    let defects = read("HOUSE.toml", &One(text)).map(|_| ()).expect_err("told");
    defects.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

#[test]
fn what_is_wrong_with_a_value_is_what_is_told() {
    let fine = told(&one("uk/big-six", "limits = { min = \"5.001\", max = \"9.00\" }"));
    assert!(fine.contains("expected whole cents, two decimals at most"), "{fine}");
    let below = told(&one("uk/big-six", "seats = -3"));
    assert!(below.contains("a whole number from 1 to 16"), "{below}");
}

#[test]
fn what_stands_twice_and_what_is_no_check_are_quoted() {
    let meter = "[[progressive]]\nid = \"m\"\nwager = \"progressive\"\ntables = []\n";
    let twice = told(&one("uk/casino-stud-poker", &format!("{meter}{meter}")));
    assert!(twice.contains("HOUSE.toml:18:6: `m` is another progressive, too"), "{twice}");
    assert!(twice.contains("18 | id = \"m\""), "{twice}");
    let signed = "[[signed]]\ncheck = \"GB-9.99\"\nby = \"A\"\non = 2026-02-01";
    let unknown = told(&one("uk/big-six", signed));
    assert!(unknown.contains("| check = \"GB-9.99\""), "{unknown}");
}
