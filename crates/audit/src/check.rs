//! A house held against the law.

use crate::common;
use crate::house::{House, Places, Written};
use crate::notice::{Kind, Required};
use crate::resolved::{Standing, stand};
use crate::{Date, Finding, Place, Pricing, Severity};
use crate::{britain, california, checks, colorado, said, singapore};
use law::Cite;
use serde::Serialize;

/// Everything found. As JSON it is the document of `croupier check --json`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The name of the house.
    pub house: String,
    /// The book that it stands under.
    pub book: &'static str,
    /// The day as of which it was looked at.
    pub day: Date,
    /// How many tables were looked at.
    pub tables: usize,
    /// What was found: errors first, then warnings, then what a person must confirm.
    pub findings: Vec<Finding>,
}

impl Report {
    /// Findings of that gravity.
    pub fn of(&self, severity: Severity) -> impl Iterator<Item = &Finding> {
        self.findings.iter().filter(move |finding| finding.severity == severity)
    }

    /// Whether no rule is broken.
    #[must_use]
    pub fn is_lawful(&self) -> bool {
        self.of(Severity::Error).next().is_none()
    }
}

/// Holds a house against the law, as of a day.
///
/// Where values of a table do not go together, the rest is held against the law in every way in
/// which they could be mended: what is found in all of them is wrong whatever the house does.
pub fn check(house: &House, today: Date, pricing: &dyn Pricing) -> Report {
    let mut stands: Vec<Standing<'_>> =
        house.tables.iter().map(|table| stand(house, table)).collect();
    let mut findings = once(house, today, pricing, &stands);
    let ways = stands.iter().map(|table| table.others.len()).max().unwrap_or(0);
    for _ in 0..ways {
        stands.iter_mut().for_each(Standing::turn);
        let other = once(house, today, pricing, &stands);
        findings.retain(|finding| other.iter().any(|one| finding.is_like(one)));
    }
    findings.sort_by_key(|finding| finding.severity);
    let (name, book) = (house.premises.name.clone(), house.book.id);
    Report { house: name, book, day: today, tables: house.tables.len(), findings }
}

/// Everything found with the tables as they stand.
fn once(
    house: &House,
    today: Date,
    pricing: &dyn Pricing,
    stands: &[Standing<'_>],
) -> Vec<Finding> {
    let mut audit = Audit { house, today, pricing, findings: Vec::new() };
    for table in stands {
        common::table(&mut audit, table);
    }
    match house.book.id {
        "uk" => britain::check(&mut audit, stands),
        "co" => colorado::check(&mut audit, stands),
        "ca" => california::check(&mut audit, stands),
        _ => singapore::check(&mut audit, stands),
    }
    if house.book.id != "uk" {
        common::meters(&mut audit, stands);
    }
    for table in stands {
        said::check(&mut audit, table);
    }
    audit.not_yet();
    audit.findings
}

/// A house under audit.
pub(crate) struct Audit<'a> {
    pub house: &'a House,
    pub today: Date,
    pub pricing: &'a dyn Pricing,
    pub findings: Vec<Finding>,
}

/// What a finding is about.
#[derive(Clone, Copy)]
pub(crate) struct About<'a> {
    /// The table or whatever it is, by the house's own id; empty for the house.
    pub name: &'a str,
    /// What of it is meant; empty for the whole.
    pub subject: &'a str,
    /// Where it is written; none where it is the house's own.
    pub place: Option<&'a Place>,
}

impl<'a> About<'a> {
    /// The house, or what one key of its premises says.
    pub fn house(house: &'a House, key: &'a str) -> About<'a> {
        let places = &house.premises.places;
        About { name: "", subject: key, place: places.get(key).or_else(|| places.get("")) }
    }

    /// A table, and what is meant of it.
    pub fn of(table: &'a Written, subject: &'a str) -> About<'a> {
        let place = table.places.get(subject).unwrap_or(&table.place);
        About { name: &table.id, subject, place: Some(place) }
    }

    /// What has keys of its own and is no table: what one of them says, else the whole.
    pub fn key(name: &'a str, key: &'a str, places: &'a Places) -> About<'a> {
        About { name, subject: key, place: places.get(key).or_else(|| places.get("")) }
    }

    /// The same with another place, if that is known.
    pub fn at(self, place: Option<&'a Place>) -> About<'a> {
        About { place: place.or(self.place), ..self }
    }
}

impl<'a> From<&'a Written> for About<'a> {
    fn from(table: &'a Written) -> About<'a> {
        About::of(table, "")
    }
}

/// What a check asked for, what it found, and what to do.
pub(crate) struct Told {
    pub expected: String,
    pub found: String,
    pub remedy: String,
}

/// What a check asked for, what it found, and what to do.
pub(crate) fn told(
    expected: impl Into<String>,
    found: impl Into<String>,
    remedy: impl Into<String>,
) -> Told {
    Told { expected: expected.into(), found: found.into(), remedy: remedy.into() }
}

impl Audit<'_> {
    pub fn error(&mut self, id: &str, about: About<'_>, rule: Cite, told: Told) {
        self.add(Severity::Error, id, about, rule, told);
    }

    pub fn warning(&mut self, id: &str, about: About<'_>, rule: Cite, told: Told) {
        self.add(Severity::Warning, id, about, rule, told);
    }

    fn add(&mut self, severity: Severity, id: &str, about: About<'_>, rule: Cite, told: Told) {
        self.findings.push(Finding {
            id: id.to_string(),
            table: about.name.to_string(),
            rule,
            severity,
            expected: told.expected,
            found: told.found,
            remedy: told.remedy,
            subject: about.subject.to_string(),
            place: about.place.unwrap_or(&self.house.place).clone(),
        });
    }

    /// Something that only a person can tell, at some tables or in the whole house (`""`). What
    /// has been signed by now is left out.
    pub fn confirm(&mut self, id: &str, rule: Cite, what: &str, tables: &[&str]) {
        let signed = |table: &&&str| {
            self.house.signed.iter().any(|signature| {
                signature.check == id
                    && signature.on <= self.today
                    && signature.table.as_deref().is_none_or(|signed| signed == **table)
            })
        };
        let open: Vec<&str> = tables.iter().filter(|table| !signed(table)).copied().collect();
        if open.is_empty() {
            return;
        }
        let at = open.join(", ");
        let found = match at.as_str() {
            "" => "nobody has signed for it".to_string(),
            at => format!("nobody has signed for it at {at}"),
        };
        let remedy = format!(
            "look, then write: [[signed]] check = \"{id}\", by = \"…\", on = {}",
            self.today
        );
        let house = self.house;
        let about = if let [one] = open.as_slice() {
            let table = house.table(one).map(|table| &table.place);
            let meter = || house.progressives.iter().find(|meter| meter.id == **one);
            let place = table.or_else(|| meter().map(|meter| &meter.place));
            About { name: one, subject: "", place }
        } else {
            About::house(house, "")
        };
        self.add(Severity::Confirm, id, about, rule, told(what, found, remedy));
    }

    /// Signatures of a day that has not come: they count for nothing yet.
    fn not_yet(&mut self) {
        let (house, today) = (self.house, self.today);
        for signature in house.signed.iter().filter(|signature| signature.on > today) {
            let rule = match checks::find(&signature.check) {
                Some(check) => Some(check.rules[0]),
                None => checks::rule_of(house.book.id, &signature.check),
            };
            // invariant: a signature is read only if it is for a check of the book
            let rule = rule.unwrap_or_else(|| unreachable!("no check {}", signature.check));
            let name = signature.table.as_deref().unwrap_or_default();
            let about = About { subject: "signed", ..About::key(name, "on", &signature.places) };
            let told = told(
                format!("a signature of {today} or before"),
                format!("{} signs for {} on {}", signature.by, signature.check, signature.on),
                "sign once somebody has looked; until then it counts for nothing",
            );
            self.add(Severity::Warning, &signature.check, about, rule, told);
        }
    }

    /// The notices that a table's book asks for, against those that hang there. What a notice
    /// says of a value that is posted unlawfully nobody can judge yet.
    pub fn notices(&mut self, stand: &Standing<'_>, required: &[Required]) {
        let table = stand.written;
        for needed in required {
            if let Some((at, told)) = needed.missing(table, self.house.book.id) {
                let hung = at.map(|at| &table.notices[at]);
                if hung.is_some_and(|notice| said::is_undecided(notice, &stand.faults)) {
                    continue;
                }
                let subject = needed.subject();
                // Where nothing hangs at all, what is posted and must hang is pointed at.
                let posted = || {
                    let fees = (needed.kind == Kind::Fees).then_some("fees");
                    fees.or(said::option_of(needed.kind)).and_then(|key| table.places.get(key))
                };
                let list = || table.places.get("notices").or_else(posted);
                let place = at.map_or_else(list, |at| table.hung(at));
                let about = About::of(table, &subject).at(place);
                self.error(&needed.check, about, needed.rule, told);
            }
        }
    }
}
