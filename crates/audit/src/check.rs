//! A house held against the law.

use crate::common;
use crate::house::{House, Written};
use crate::notice::Required;
use crate::resolved::{Standing, stand};
use crate::{Date, Finding, Place, Pricing, Severity};
use crate::{britain, california, colorado, said, singapore};
use law::Cite;
use serde::Serialize;

/// Everything found. As JSON it is the document of `croupier check --json`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
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
pub fn check(house: &House, today: Date, pricing: &dyn Pricing) -> Report {
    let mut audit = Audit { house, today, pricing, findings: Vec::new() };
    let stands: Vec<Standing<'_>> = house.tables.iter().map(|table| stand(house, table)).collect();
    for table in &stands {
        common::table(&mut audit, table);
        audit.notices(table.written, &table.due);
    }
    match house.book.id {
        "uk" => britain::check(&mut audit, &stands),
        "co" => colorado::check(&mut audit, &stands),
        "ca" => california::check(&mut audit, &stands),
        _ => singapore::check(&mut audit, &stands),
    }
    if house.book.id != "uk" {
        common::meters(&mut audit, &stands);
    }
    for table in &stands {
        said::check(&mut audit, table);
    }
    let mut findings = audit.findings;
    findings.sort_by_key(|finding| finding.severity);
    Report { tables: house.tables.len(), findings }
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
    /// Where it is written.
    pub place: Option<&'a Place>,
}

impl About<'_> {
    /// The whole house.
    pub const HOUSE: About<'static> = About { name: "", place: None };
}

impl<'a> From<&'a Written> for About<'a> {
    fn from(table: &'a Written) -> About<'a> {
        About { name: &table.id, place: Some(&table.place) }
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
            place: about.place.cloned(),
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
        let about = if let [one] = open.as_slice() {
            About { name: one, place: None }
        } else {
            About::HOUSE
        };
        self.add(Severity::Confirm, id, about, rule, told(what, found, remedy));
    }

    /// The notices that a table's book asks for, against those that hang there.
    pub fn notices(&mut self, table: &Written, required: &[Required]) {
        for needed in required {
            if let Some(told) = needed.missing(table, self.house.book.id) {
                self.error(&needed.check, About::from(table), needed.rule, told);
            }
        }
    }
}
