//! What changed between two states of a house: in words, with the rule that governs each change,
//! what needs notice or consent, and what it does to the edges.

mod beside;

use crate::house::House;
use crate::notice::Required;
use crate::pricing::{Edge, Pricing, price_due};
use crate::resolved::{Resolved, Standing, stand};
use law::{Cite, co, uk};
use odds::Exact;
use serde::Serialize;
use std::collections::BTreeSet;

/// Everything that changed. As JSON it is the document of `croupier house diff --json`.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Changes {
    /// What changed, table by table in the order of the new house.
    pub changes: Vec<Change>,
    /// Edges that are not what they were.
    pub edges: Vec<EdgeChange>,
}

/// One change.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Change {
    /// The table, progressive or whatever changed; empty for the house.
    pub table: String,
    /// What changed, in words.
    pub what: String,
    /// The rule that governs it, where one does.
    pub rule: Option<Cite>,
    /// What must be done for it: notice, consent, an announcement.
    pub needs: Vec<Need>,
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

/// What changed from one house to another.
pub fn diff(old: &House, new: &House, pricing: &dyn Pricing) -> Changes {
    let mut changes = Changes::default();
    premises(&mut changes, old, new);
    for table in &new.tables {
        match old.table(&table.id) {
            None => {
                changes.add(&table.id, format!("new table of {}", table.game), None);
            }
            Some(before) if before.game != table.game => {
                let what = format!("plays {} instead of {}", table.game, before.game);
                changes.add(&table.id, what, None);
            }
            Some(before) => {
                let (before, after) = (stand(old, before), stand(new, table));
                changes.table(&before, &after, (new.book.id, pricing));
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
        let (table, what) = (table.to_string(), what.into());
        self.changes.push(Change { table, what, rule, needs: Vec::new() });
        let last = self.changes.len() - 1;
        &mut self.changes[last]
    }

    /// One table before and after.
    fn table(
        &mut self,
        before: &Standing<'_>,
        after: &Standing<'_>,
        (book, pricing): (&str, &dyn Pricing),
    ) {
        let id = after.written.id.clone();
        self.written(before.written, after.written, book);
        let (Some(old), Some(new)) = (&before.resolved, &after.resolved) else {
            if before.written.posted != after.written.posted {
                let what = "what it posts is not lawful, before or after: see `croupier check`";
                self.add(&id, what, None);
            }
            return;
        };
        let (mut old, mut new) = (old.clone(), new.clone());
        let changed = self.options(&id, &old, &new);
        // What cannot be priced has no edge to compare.
        let due = [price_due(&mut old, pricing), price_due(&mut new, pricing)];
        if due.iter().all(Result::is_ok) {
            self.notices(&id, &old.required, &new.required);
        }
        let meters = old.meters != new.meters;
        if changed || meters {
            let price = |table: &mut Resolved| table.price(pricing).is_ok();
            if price(&mut old) && price(&mut new) {
                self.edges(&id, &old.edges, &new.edges);
            }
        }
    }

    /// Options that hold another value; whether there are any.
    fn options(&mut self, id: &str, old: &Resolved, new: &Resolved) -> bool {
        let mut changed = false;
        for option in &new.options {
            let before = old.options.iter().find(|known| known.name == option.name);
            let Some(before) = before.filter(|before| before.value != option.value) else {
                continue;
            };
            changed = true;
            let what = format!("{}: {}, before {}", option.name, option.value, before.value);
            let needs = consent(new, &option.name, &before.value, &option.value);
            self.add(id, what, Some(option.rule)).needs = needs;
        }
        let fees = |table: &Resolved| table.fees.as_ref().map(|fees| fees.option.clone());
        let has = new.options.iter().any(|option| option.name == "fees");
        if !has && fees(old) != fees(new) {
            changed = true;
            let name = |table: &Resolved| fees(table).unwrap_or_else(|| "none".into());
            let what = format!("fees: {}, before {}", name(new), name(old));
            let rule = new.fees.as_ref().or(old.fees.as_ref()).map(|fees| fees.rule);
            self.add(id, what, rule);
        }
        changed
    }

    /// Notices that are due, or due with another text; those that may come down.
    fn notices(&mut self, id: &str, old: &[Required], new: &[Required]) {
        let same =
            |one: &Required, other: &Required| one.kind == other.kind && one.wager == other.wager;
        for notice in new {
            let before = old.iter().find(|other| same(notice, other));
            if before.is_none_or(|before| before.text != notice.text) {
                let of = notice.wager.as_ref().map_or(String::new(), |of| format!(" of {of}"));
                let what = format!("notice {}{of} is due", notice.kind);
                let need = Need { what: notice.text.join("; "), rule: notice.rule };
                self.add(id, what, Some(notice.rule)).needs = vec![need];
            }
        }
        for notice in old.iter().filter(|one| !new.iter().any(|other| same(one, other))) {
            let of = notice.wager.as_ref().map_or(String::new(), |of| format!(" of {of}"));
            let what = format!("notice {}{of} is not due any more", notice.kind);
            self.add(id, what, Some(notice.rule));
        }
    }

    fn edges(&mut self, id: &str, old: &[Edge], new: &[Edge]) {
        let named = |edge: &Edge| (edge.wager.clone(), edge.group.clone());
        let all: BTreeSet<(String, String)> = new.iter().chain(old).map(named).collect();
        let of = |edges: &[Edge], wager: &str| {
            edges.iter().find(|edge| edge.wager == wager).map(|edge| edge.edge.clone())
        };
        // Marks of one wager that change alike are told once, by the wager.
        let mut told: Vec<(String, Option<Exact>, Option<Exact>)> = Vec::new();
        for (wager, group) in all {
            let (from, to) = (of(old, &wager), of(new, &wager));
            if from != to && !told.contains(&(group.clone(), from.clone(), to.clone())) {
                told.push((group, from.clone(), to.clone()));
                self.edges.push(EdgeChange { table: id.to_string(), wager, from, to });
            }
        }
    }
}

/// What the law wants before an option changes.
fn consent(table: &Resolved, name: &str, old: &str, new: &str) -> Vec<Need> {
    let need = |rule: Cite, what: &str| vec![Need { what: what.to_string(), rule }];
    let number = |text: &str| text.parse::<u32>().unwrap_or(0);
    match (table.book, name) {
        ("uk", "decks") => {
            let rule = if table.game.starts_with("uk/punto") { uk::R6_12 } else { uk::R4_4 };
            need(rule, "only at the end of a shoe, and with the consent of every player")
        }
        ("uk", name)
            if ["odds.", "percent.", "pays."].iter().any(|kind| name.starts_with(kind)) =>
        {
            need(uk::R2_8, "no consent, as long as nothing is below the least; a notice")
        }
        ("uk", name) if name.starts_with("paytable") => {
            need(uk::R2_9, "the whole pay table is replaced: a notice, and edges to look up")
        }
        ("co", "vigorish_mode") => need(co::R2808_3_D, "players are told before it changes"),
        ("co", "vigorish") if number(new) > number(old) => {
            need(co::R2808_3_D, "players are told before it rises")
        }
        _ => Vec::new(),
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
    let rows: [(&str, String, String, Option<Cite>); 8] = [
        ("name", before.name.clone(), after.name.clone(), None),
        ("holder", text(&before.holder), text(&after.holder), uk(uk::R2_1)),
        ("licence", text(&before.licence), text(&after.licence), uk(uk::R2_1)),
        ("licensed", flag(&before.licensed), flag(&after.licensed), uk(uk::R2_1)),
        ("remote", flag(&before.remote), flag(&after.remote), uk(uk::R2_1)),
        ("bank", text(&before.bank), text(&after.bank), uk(uk::R2_5_B)),
        ("shares", before.shares.join(", "), after.shares.join(", "), uk(uk::R2_5_A)),
        ("house_edges", flag(&before.house_edges), flag(&after.house_edges), uk(uk::R2_9_B)),
    ];
    for (name, from, to, rule) in rows {
        if from != to {
            changes.add("", format!("premises, {name}: {to}, before {from}"), rule);
        }
    }
}
