//! Houses changed in one place, and what `check` finds then.

mod britain;
mod britain_signed;
mod broken;
mod california;
mod changes;
mod colorado;
mod conflicts;
mod counting;
mod files;
mod mended;
mod notices;
mod odds_in_use;
mod places;
mod positions;
mod posted;
mod singapore;

use crate::{Date, Edge, Files, House, Pricing, Report, Severity, check, read};
use law::Posted;
use money::Cents;
use odds::Exact;

/// Prices everything at 1/37: what a figure is, is not the matter here.
pub(crate) struct Even;

impl Pricing for Even {
    fn edges(
        &self,
        game: &str,
        posted: &Posted,
        _: &[(String, Cents)],
    ) -> Result<Vec<Edge>, String> {
        let table = catalog::find(game).and_then(|game| game.open(posted));
        let table = table.map_err(|error| error.to_string())?;
        let edge = |wager: &str, group: &str, paytable: &str| Edge {
            wager: wager.into(),
            group: group.into(),
            paytable: paytable.into(),
            edge: Exact::new(1, 37),
            basis: "stake".into(),
            strategy: "none".into(),
        };
        let marks = table.sign().marks.iter();
        let marks = marks.map(|mark| edge(&mark.id, &mark.group, &mark.paytable));
        Ok(std::iter::once(edge("", "", "")).chain(marks).collect())
    }
}

/// One file that is there.
pub(crate) struct One<'a>(pub &'a str);

impl Files for One<'_> {
    fn read(&self, path: &str) -> Result<Vec<u8>, String> {
        if path == "HOUSE.toml" {
            Ok(self.0.into())
        } else {
            Err(format!("`{path}` is not there"))
        }
    }
}

pub(crate) fn day(text: &str) -> Date {
    text.parse().expect("a day")
}

#[track_caller]
pub(crate) fn house(text: &str) -> House {
    read("HOUSE.toml", &One(text)).unwrap_or_else(|defects| {
        let all: Vec<String> = defects.iter().map(ToString::to_string).collect();
        panic!("{}", all.join("\n"))
    })
}

pub(crate) fn report(house: &House) -> Report {
    check(house, day("2026-03-01"), &Even)
}

/// What a house is found to break, or is warned of: `GB-2.8 bj`.
pub(crate) fn found(report: &Report) -> Vec<String> {
    let grave = report.findings.iter().filter(|one| one.severity != Severity::Confirm);
    grave.map(|one| format!("{} {}", one.id, one.table).trim_end().to_string()).collect()
}

/// A text with one place changed.
#[track_caller]
pub(crate) fn changed(base: &str, old: &str, new: &str) -> String {
    assert_eq!(base.matches(old).count(), 1, "`{old}` stands there once");
    base.replace(old, new)
}

/// Changes one place of a lawful house and sees exactly these findings.
#[track_caller]
pub(crate) fn breaks(base: &str, old: &str, new: &str, ids: &[&str]) {
    let text = changed(base, old, new);
    let report = report(&house(&text));
    assert_eq!(found(&report), ids, "{:#?}", report.findings);
    positions::on_what_changed(&text, base.find(old).unwrap_or(0), new, &report);
}
