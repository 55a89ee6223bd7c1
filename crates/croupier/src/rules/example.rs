//! How a rule is written in the file of a round: an irregularity as `[[ruled]]`, anything else as
//! its index has it.

use games::{CATALOG, Entry};
use law::{Cite, Invoked, Moment, Part};
use std::fmt::Write as _;

/// The example of a rule, if a file can say anything of it.
pub(super) fn of(rule: Cite) -> Option<String> {
    match (rule.example, rule.ruled) {
        ("", None) => None,
        ("", Some(form)) => Some(ruled(rule, &form)),
        (example, _) => Some(example.trim().to_owned()),
    }
}

/// Tables whose own section has the rule.
fn tables(rule: Cite) -> impl Iterator<Item = &'static Entry> {
    let owns = move |section: &law::Section| section.rules.iter().any(|own| own.id == rule.id);
    CATALOG.iter().filter(move |entry| entry.sections().iter().any(owns))
}

/// A wager that is made at a table with the rule.
fn wager(rule: Cite) -> &'static str {
    let first = |entry: &Entry| entry.wagers().first().map(|info| info.id);
    tables(rule).find_map(first).unwrap_or("ante")
}

/// Whether the rule is of a game without 9s.
fn low_cards(rule: Cite) -> bool {
    tables(rule).any(|entry| matches!(entry, Entry::Pan(_)))
}

/// A ruling that says all it must, and what it may.
fn ruled(rule: Cite, form: &Invoked) -> String {
    let mut text = format!("[[ruled]]\nrule = \"{}\"\n", rule.id);
    for (part, optional) in form
        .needs
        .iter()
        .map(|part| (part, ""))
        .chain(form.may.iter().map(|part| (part, "  # optional")))
    {
        let value = match part {
            Part::Card if low_cards(rule) => "\"5d\"",
            Part::Card => "\"9d\"",
            Part::Cards => "\"Ah Kh Qh Jh Th\"",
            Part::Disclosed => "true",
            Part::Seat => "1",
            Part::Seats => "[1, 2]",
            Part::Spot => "\"board\"",
            Part::Wager => &format!("\"{}\"", wager(rule)),
            Part::Amount => "\"5.00\"",
            Part::Count => "2",
        };
        let _ = writeln!(text, "{part} = {value}{optional}");
    }
    let at = match form.at {
        [only @ (Moment::Wagers | Moment::Settlement | Moment::End), ..] => only.to_string(),
        [first, ..] => format!("{first} 1"),
        [] => Moment::Settlement.to_string(),
    };
    let _ = write!(text, "at = \"{at}\"");
    let others: Vec<String> = form.at.iter().skip(1).map(ToString::to_string).collect();
    if !others.is_empty() {
        let _ = write!(text, "  # or before a {}", others.join(", "));
    }
    text
}
