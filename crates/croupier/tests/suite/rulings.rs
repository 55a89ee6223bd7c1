//! Rulings as `croupier rules` lists them: marked, with what they say, when they come and how the
//! file of a round writes them.

use crate::common::run;
use croupier::settle::Round;

/// What `croupier rules` prints for programs.
fn rules(id: &str) -> Vec<serde_json::Value> {
    let found = run(&["rules", id, "--json"], "");
    assert_eq!((found.code, found.err.as_str()), (0, ""), "{id}");
    let json: serde_json::Value = serde_json::from_str(&found.out).expect("one document");
    json.as_array().expect("rules").clone()
}

#[test]
fn every_ruling_is_marked_and_lists_what_it_says_and_when() {
    let shooter = &rules("uk:8.16")[0];
    assert_eq!(shooter["ruled"], true);
    assert_eq!(shooter["at"], serde_json::json!(["throw"]));
    assert_eq!(shooter["needs"], serde_json::json!([]));
    let stray = &rules("co:30-2816(1)")[0];
    assert_eq!(stray["needs"], serde_json::json!(["card", "disclosed"]));
    let dice = run(&["rules", "uk/dice"], "");
    let (_, below) = dice.out.split_once("\nuk:8.16 ").expect("8.16");
    let (own, _) = below.split_once("\nuk:8.17").expect("8.17");
    assert!(own.contains("irregularity at throw"), "{own}");
    let one = run(&["rules", "sg:5.9"], "");
    assert!(one.out.contains("irregularity seat at card decision show settlement"), "{}", one.out);
    assert!(one.out.contains("[[ruled]]\nrule = \"sg:5.9\"\nseat = 1\n"), "{}", one.out);
}

#[test]
fn every_example_is_part_of_a_round_that_can_be_read() {
    let mut ruled = 0;
    for book in &law::BOOKS {
        for rule in rules(book.id) {
            let Some(example) = rule["example"].as_str() else { continue };
            let text = format!("game = \"co/baccarat\"\n{example}\n");
            let round = Round::read(&text).unwrap_or_else(|error| panic!("{error}:\n{text}"));
            for written in &round.ruled {
                assert_eq!(rule["id"], written.rule.as_str());
                written.before().unwrap_or_else(|error| panic!("{error}:\n{text}"));
                ruled += 1;
            }
        }
    }
    let marked = |book: &law::Book| book.rules.iter().filter(|rule| rule.ruled.is_some()).count();
    assert_eq!(ruled, law::BOOKS.iter().map(marked).sum::<usize>(), "each has its example");
}

#[test]
fn the_wager_of_an_example_is_made_at_a_table_with_the_rule() {
    let mut named = 0;
    for entry in games::CATALOG.iter() {
        for rule in croupier::rules::of(entry.id()).expect("rules") {
            let Some(example) = rule.example else { continue };
            let line = example.lines().find_map(|line| line.strip_prefix("wager = \""));
            let Some((wager, _)) = line.and_then(|rest| rest.split_once('"')) else { continue };
            let has = |other: &&games::Entry| {
                let mut sections = other.sections().iter();
                sections.any(|section| section.rules.iter().any(|own| own.id == rule.id))
            };
            let mut tables = games::CATALOG.iter().filter(has);
            assert!(tables.any(|table| table.wager(wager).is_some()), "{}: {wager}", rule.id);
            named += 1;
        }
    }
    assert!(named > 8, "{named}");
}

#[test]
fn the_card_of_an_example_is_in_the_deck() {
    for rule in rules("ca/super-9") {
        let example = rule["example"].as_str().unwrap_or_default();
        assert!(!example.contains("card = \"9d\""), "{example}");
    }
}
