//! What changed between two states of a house: in words, with the rule that governs each change,
//! what needs notice or consent, what is not lawful about it, and what it does to the edges.
//!
//! Compared is what is posted, lawful or not; how a table stands by that is told besides.

mod beside;
mod figures;
mod options;

use crate::common::games_of;
use crate::house::House;
use crate::notice::Required;
use crate::pricing::Pricing;
use crate::resolved::{Standing, stand};
use crate::{Date, Finding, Severity, check};
use law::{Cite, uk};
use odds::Exact;
use serde::Serialize;

/// Everything that changed. As JSON it is the document of `croupier house diff --json`.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[allow(clippy::struct_field_names)] // changes have changes
pub struct Changes {
    /// What changed, table by table in the order of the new house.
    pub changes: Vec<Change>,
    /// Edges that are not what they were; only where everything that is posted is lawful.
    pub edges: Vec<EdgeChange>,
    /// What is wrong with the new house and was not wrong with the old one, beside what stands
    /// with the changes themselves.
    pub unlawful: Vec<Finding>,
    /// Tables whose edges cannot be compared, each with why.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub uncounted: Vec<(String, String)>,
}

/// One change.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Change {
    /// The table, progressive or whatever changed; empty for the house.
    pub table: String,
    /// What changed, in words.
    pub what: String,
    /// The option or key that changed; empty where it is the whole.
    pub subject: String,
    /// What was posted, where it is one value.
    pub from: Option<String>,
    /// What is posted, where it is one value.
    pub to: Option<String>,
    /// The rule that governs it, where one does.
    pub rule: Option<Cite>,
    /// What must be done for it: notice, consent, an announcement.
    pub needs: Vec<Need>,
    /// What is wrong with it: nothing where it is lawful.
    pub unlawful: Vec<Finding>,
}

/// What a change needs.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Need {
    /// What.
    pub what: String,
    /// The rule.
    pub rule: Cite,
}

/// The edge of a wager, before and after.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EdgeChange {
    /// The table.
    pub table: String,
    /// The wager; empty for the game as a whole.
    pub wager: String,
    /// Before; none where it was not on offer.
    pub from: Option<Exact>,
    /// After; none where it is not on offer any more.
    pub to: Option<Exact>,
}

/// What changed from one house to another, held against the law as of a day.
pub fn diff(old: &House, new: &House, today: Date, pricing: &dyn Pricing) -> Changes {
    let mut changes = diff_in_words(old, new);
    changes.weigh([old, new], today, pricing);
    changes
}

/// What changed, at once: without edges, and without what is not lawful about it.
#[must_use]
pub fn diff_in_words(old: &House, new: &House) -> Changes {
    let mut changes = Changes::default();
    let book = new.book.id;
    premises(&mut changes, old, new);
    for table in &new.tables {
        let rule = Some(games_of(book));
        match old.table(&table.id) {
            None => {
                changes.add(&table.id, format!("new table of {}", table.game), rule);
            }
            Some(before) if before.game != table.game => {
                let row = ("game", before.game.clone(), table.game.clone(), rule);
                let what = format!("plays {} instead of {}", table.game, before.game);
                changes.row(&table.id, row).what = what;
                let (before, after) = (stand(old, before), stand(new, table));
                changes.written(&before, &after, book);
                changes.options(&before, &after);
            }
            Some(before) => {
                let (before, after) = (stand(old, before), stand(new, table));
                changes.table(&before, &after, book);
            }
        }
    }
    for table in old.tables.iter().filter(|table| new.table(&table.id).is_none()) {
        changes.add(&table.id, format!("the table of {} is gone", table.game), None);
    }
    beside::rest(&mut changes, old, new);
    changes
}

impl Changes {
    fn add(&mut self, table: &str, what: impl Into<String>, rule: Option<Cite>) -> &mut Change {
        self.changes.push(Change {
            table: table.to_string(),
            what: what.into(),
            subject: String::new(),
            from: None,
            to: None,
            rule,
            needs: Vec::new(),
            unlawful: Vec::new(),
        });
        let last = self.changes.len() - 1;
        &mut self.changes[last]
    }

    /// One value that changed, as it was posted and as it is.
    fn row(&mut self, of: &str, (name, from, to, rule): beside::Row<'_>) -> &mut Change {
        let change = self.add(of, format!("{name}: {to}, before {from}"), rule);
        change.subject = name.to_string();
        (change.from, change.to) = (Some(from), Some(to));
        change
    }

    /// One table before and after.
    fn table(&mut self, before: &Standing<'_>, after: &Standing<'_>, book: &str) {
        self.written(before, after, book);
        self.options(before, after);
        if let Some([old, new]) = figures::lawful(before, after) {
            self.notices(&after.written.id, &old.required, &new.required);
        }
    }

    /// Notices that are due, or due with another text; those that may come down.
    fn notices(&mut self, id: &str, old: &[Required], new: &[Required]) {
        let same =
            |one: &Required, other: &Required| one.kind == other.kind && one.wager == other.wager;
        for notice in new {
            let before = old.iter().find(|other| same(notice, other));
            if before.is_none_or(|before| before.text != notice.text) {
                let what = format!("{} is due", notice.subject());
                let need = Need { what: notice.text.join("; "), rule: notice.rule };
                let change = self.add(id, what, Some(notice.rule));
                (change.subject, change.needs) = (notice.subject(), vec![need]);
            }
        }
        for notice in old.iter().filter(|one| !new.iter().any(|other| same(one, other))) {
            let what = format!("{} is not due any more", notice.subject());
            self.add(id, what, Some(notice.rule)).subject = notice.subject();
        }
    }

    /// What is wrong now and was not before, with the change that it is about if there is one.
    fn judge(&mut self, [old, new]: [&House; 2], today: Date, pricing: &dyn Pricing) {
        let grave = |house: &House| -> Vec<Finding> {
            let findings = check(house, today, pricing).findings;
            findings.into_iter().filter(|one| one.severity != Severity::Confirm).collect()
        };
        let known = grave(old);
        let told = |one: &Finding, other: &Finding| {
            one.is_like(other) && (&one.expected, &one.found) == (&other.expected, &other.found)
        };
        for finding in grave(new) {
            if known.iter().any(|before| told(before, &finding)) {
                continue;
            }
            // A conflict is about several options.
            let about = |change: &&mut Change| {
                let named = finding.subject.split(' ').any(|name| name == change.subject);
                let same = named || finding.subject == change.subject;
                !change.subject.is_empty() && change.table == finding.table && same
            };
            match self.changes.iter_mut().find(about) {
                Some(change) => change.unlawful.push(finding),
                None => self.unlawful.push(finding),
            }
        }
    }
}

/// What changed about the premises.
fn premises(changes: &mut Changes, old: &House, new: &House) {
    if old.book.id != new.book.id {
        let what = format!("the house stands under {}, before {}", new.book.title, old.book.title);
        changes.add("", what, None);
    }
    let (before, after) = (&old.premises, &new.premises);
    let text = |value: &Option<String>| value.clone().unwrap_or_else(|| "nothing".into());
    let flag = |value: &Option<bool>| value.map_or("nothing".into(), |yes: bool| yes.to_string());
    let uk = |rule: Cite| (new.book.id == "uk").then_some(rule);
    let rows: [beside::Row<'_>; 8] = [
        ("name", before.name.clone(), after.name.clone(), None),
        ("holder", text(&before.holder), text(&after.holder), uk(uk::R2_1)),
        ("licence", text(&before.licence), text(&after.licence), uk(uk::R2_1)),
        ("licensed", flag(&before.licensed), flag(&after.licensed), uk(uk::R2_1)),
        ("remote", flag(&before.remote), flag(&after.remote), uk(uk::R2_1)),
        ("bank", text(&before.bank), text(&after.bank), uk(uk::R2_5_B)),
        ("shares", beside::list(&before.shares), beside::list(&after.shares), uk(uk::R2_5_A)),
        ("house_edges", flag(&before.house_edges), flag(&after.house_edges), uk(uk::R2_9_B)),
    ];
    for row in rows.into_iter().filter(|row| row.1 != row.2) {
        let change = changes.row("", row);
        change.what = format!("premises, {}", change.what);
    }
}
