//! No game cites another's rule, whatever it says: a line, a transfer, a refusal.

use serde::Serialize;
use serde_json::Value;
use std::cell::RefCell;
use std::collections::{HashMap, HashSet};

/// Where a section of Great Britain's book has the rules of several games: the first and last
/// number of each part, and the games to which it belongs.
const PARTS: [(u32, u32, u32, &[&str]); 7] = [
    (3, 12, 29, &["uk/roulette-rage"]),
    (6, 28, 30, &["uk/punto-banco-2000"]),
    (6, 31, 44, &["uk/punto-banco-2000", "uk/punto-banco-dragon-bonus"]),
    (11, 16, 47, &["uk/texas-holdem-bonus", "uk/texas-holdem-bonus-progressive"]),
    (11, 48, 76, &["uk/ultimate-texas-holdem"]),
    (11, 77, 100, &["uk/casino-holdem", "uk/casino-holdem-progressive-5-7"]),
    (11, 101, 117, &["uk/two-way-holdem"]),
];

/// Sister games, one of whose texts goes by the other's: `reading:ca-super-pan-irregularities`,
/// `reading:ca-pan-tie-pays` and `reading:ca-fortune-by-jokers-wild`.
const SISTERS: [(&str, &str); 3] = [
    ("ca/fortune-pai-gow-poker", "ca:jokers-wild-pai-gow-poker/"),
    ("ca/super-pan-9-bonus-tie", "ca:pan-9-bonus-tie/"),
    ("ca/pan-9-bonus-tie", "ca:super-pan-9-bonus-tie/"),
];

/// Whether a rule is one that a game may cite: of its own sections, a reading of its own book, or
/// one of the card room's fees.
pub(super) fn is_own(id: &str, rule: &str) -> bool {
    let entry = games::find(id).expect("in the catalogue").entry;
    if let Some(reading) = rule.strip_prefix("reading:") {
        let book = reading.split('-').next().unwrap_or_default();
        return book == entry.book() || law::BOOKS.iter().all(|known| known.id != book);
    }
    if rule.starts_with("ca:fees/") && entry.book() == "ca" {
        return true;
    }
    if SISTERS.iter().any(|(game, of)| *game == id && rule.starts_with(of)) {
        return true;
    }
    let of_another = || {
        let mut number = rule.strip_prefix("uk:")?.split('.').map(str::parse::<u32>);
        let (section, n) = (number.next()?.ok()?, number.next()?.ok()?);
        let of = |(s, first, last, _): &&(u32, u32, u32, _)| {
            *s == section && (*first..=*last).contains(&n)
        };
        PARTS.iter().find(of).map(|(.., games)| !games.contains(&id))
    };
    let mut rules = entry.sections().iter().flat_map(|section| section.rules);
    rules.any(|known| known.id == rule) && of_another() != Some(true)
}

thread_local! {
    /// Rules that were found to be a game's own.
    static KNOWN: RefCell<HashMap<String, HashSet<String>>> = RefCell::default();
}

/// Every rule that something names as its own.
fn rules<'a>(value: &'a Value, found: &mut Vec<&'a str>) {
    match value {
        Value::Array(all) => all.iter().for_each(|one| rules(one, found)),
        Value::Object(all) => {
            for (name, one) in all {
                match one.as_str() {
                    Some(rule) if name == "rule" => found.push(rule),
                    _ => rules(one, found),
                }
            }
        }
        _ => {}
    }
}

/// Holds whatever a table has said to its own rules.
pub(super) fn cites_its_own(id: &str, what: &str, said: &impl Serialize) {
    let said = serde_json::to_value(said).expect("it is written");
    let mut found = Vec::new();
    rules(&said, &mut found);
    for rule in found {
        // Tables say the same thousands of times: each is looked up once.
        let known = KNOWN.with_borrow(|known| known.get(id).is_some_and(|of| of.contains(rule)));
        if !known {
            assert!(is_own(id, rule), "{id}: {what}: cites {rule}: {said}");
            KNOWN.with_borrow_mut(|known| {
                known.entry(id.to_owned()).or_default().insert(rule.to_owned());
            });
        }
    }
}

#[test]
fn another_games_rule_is_told_apart() {
    assert!(is_own("uk/casino-holdem", "uk:11.2") && is_own("uk/casino-holdem", "uk:11.97.c"));
    assert!(!is_own("uk/casino-holdem", "uk:11.50") && !is_own("uk/casino-holdem", "uk:7.2"));
    assert!(!is_own("uk/roulette", "uk:3.12") && is_own("uk/roulette-rage", "uk:3.12"));
    assert!(
        !is_own("co/baccarat", "co:30-2899.07(6)(g)") && is_own("co/baccarat", "co:30-2808(3)")
    );
    assert!(!is_own("ca/baccarat", "ca:baccarat-9/2") && !is_own("ca/baccarat", "uk:6.2"));
    assert!(
        is_own("co/baccarat", "reading:co-99-envy") && !is_own("co/baccarat", "reading:uk-dice")
    );
}
