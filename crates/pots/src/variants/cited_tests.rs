//! No game cites another's rule: what it takes over without a word of its text is a reading.

use crate::variant::Variant;
use crate::variants;
use std::collections::BTreeSet;

/// Texts that say, in a sentence, that another's rules hold (lines 63, 227, 406, 446, 1219), and
/// pot limit hold'em, which has none (reading ca-pot-limit).
pub(crate) fn taken_over(id: &str) -> &'static [&'static str] {
    match id {
        "ca/no-limit-poker" | "ca/reverse-holdem" => &["texas-holdem"],
        "ca/pot-limit-holdem" => &["texas-holdem", "no-limit-poker"],
        "ca/seven-card-stud-hi-lo-8" | "ca/razz" => &["seven-card-stud"],
        "ca/omaha-hi-lo" => &["omaha"],
        _ => &[],
    }
}

/// Whether a rule is one that a game may cite: its own, a reading, or one of the card room's fees.
pub(crate) fn is_own(id: &str, rule: &str) -> bool {
    let Some(rule) = rule.strip_prefix("ca:") else { return rule.starts_with("reading:") };
    let section = rule.split('/').next().unwrap_or_default();
    let own = id.strip_prefix("ca/");
    own == Some(section) || section == "poker-fees" || taken_over(id).contains(&section)
}

/// Every rule that a text names.
pub(crate) fn named(text: &str) -> BTreeSet<&str> {
    let ids = text.split('"').filter(|word| word.starts_with("ca:") || word.starts_with("uk:"));
    ids.filter(|id| id.contains('/') && !id.contains(' ')).collect()
}

#[test]
fn whatever_a_game_holds_is_its_own() {
    let mut wrong = Vec::new();
    for game in variants::all() {
        let Variant { own, streets, awards, customs, cites, .. } = game;
        // A list of irregularities is invoked by its rules' own names.
        let data = format!("{:?}", (own.ways, streets, awards, customs, cites));
        let ids = named(&data);
        assert!(ids.len() > 3, "{}: {data}", game.id);
        let others = ids.into_iter().filter(|id| !is_own(game.id, id));
        wrong.extend(others.map(|id| format!("{} cites {id}", game.id)));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn another_games_rule_is_told_apart() {
    assert!(is_own("ca/razz", "ca:razz/2.a") && is_own("ca/razz", "ca:seven-card-stud/2.a"));
    assert!(is_own("ca/razz", "reading:ca-odd-chip") && is_own("ca/razz", "ca:poker-fees/F-S1a"));
    assert!(!is_own("ca/razz", "ca:lowball/5.b") && !is_own("ca/omaha", "ca:texas-holdem/s1.a"));
    assert!(!is_own("ca/razz", "uk:4.18") && !is_own("ca/omaha", "ca:omaha-hi-lo/2"));
}
