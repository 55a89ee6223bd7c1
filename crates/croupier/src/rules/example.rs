//! How a rule is written in the file of a round: an irregularity as `[[ruled]]`, anything else as
//! its index has it.

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
            Part::Card => "\"9d\"",
            Part::Cards => "\"Ah Kh Qh Jh Th\"",
            Part::Disclosed => "true",
            Part::Seat => "1",
            Part::Seats => "[1, 2]",
            Part::Spot => "\"board\"",
            Part::Wager if rule.id.starts_with("co:") => "\"banker\"",
            Part::Wager => "\"ante\"",
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
