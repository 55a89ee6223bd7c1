//! What changes do to edges. Only tables are counted of which something has changed that an edge
//! can depend on.

use super::{Changes, EdgeChange, Need};
use crate::house::{House, Written};
use crate::notice::{Kind, Notice, Required};
use crate::pricing::{Edge, Pricing, WITHOUT, price_due};
use crate::resolved::{Resolved, Standing, stand};
use crate::{Date, Meter};
use law::Posted;
use money::Cents;
use odds::Exact;
use std::collections::BTreeSet;
use table::Bank;

/// A table before and after. What it pays and shows by values that it may not post is nobody's
/// guess.
pub(super) fn lawful<'a>(
    before: &'a Standing<'_>,
    after: &'a Standing<'_>,
) -> Option<[&'a Resolved; 2]> {
    let lawful = before.faults.is_empty() && after.faults.is_empty();
    let (Some(old), Some(new), true) = (&before.resolved, &after.resolved, lawful) else {
        return None;
    };
    Some([old, new])
}

/// What the edges of a table depend on.
fn weights(table: &Resolved) -> (Posted, Vec<(&str, Option<Cents>)>) {
    let held = |meter: &'_ Meter| meter.holds();
    let meters = table.meters.iter().map(|meter| (meter.wager.as_str(), held(meter)));
    (weighty(&table.posted), meters.collect())
}

/// What is posted, without options on which no edge depends.
fn weighty(posted: &Posted) -> Posted {
    let mut posted = posted.clone();
    posted.retain(|name, _| !WITHOUT.contains(&name.as_str()));
    posted
}

fn edge_due(table: &Resolved) -> Vec<&Required> {
    table.required.iter().filter(|notice| notice.kind == Kind::HouseEdge).collect()
}

impl Changes {
    /// Edges that are not what they were, the notices that state them, and what is wrong now.
    pub(super) fn weigh(&mut self, [old, new]: [&House; 2], today: Date, pricing: &dyn Pricing) {
        let mut changed = Changed { pricing, tables: Vec::new() };
        for written in &new.tables {
            let after = stand(new, written);
            let known = old.table(&written.id).filter(|before| before.game == written.game);
            let before = known.map(|before| stand(old, before));
            let same = before.as_ref().is_some_and(|before| is_same(before, &after));
            if !same {
                changed.add(&after);
                if let Some(before) = &before {
                    changed.add(before);
                }
            }
            if let Some([old, new]) = before.as_ref().and_then(|before| lawful(before, &after)) {
                self.counted(old, new, pricing);
            }
        }
        // What is not in the new house is not judged any more.
        self.judge([old, new], today, &changed);
    }

    /// The edges of one table.
    fn counted(&mut self, old: &Resolved, new: &Resolved, pricing: &dyn Pricing) {
        // A game between players has no edge.
        let banked = matches!(new.sign.bank, Bank::House | Bank::PlayerDealer);
        let moved = banked && weights(old) != weights(new);
        if !moved && edge_due(old) == edge_due(new) {
            return;
        }
        let (mut old, mut new) = (old.clone(), new.clone());
        let id = new.table.clone();
        let due = [price_due(&mut old, pricing), price_due(&mut new, pricing)];
        if due.iter().all(Result::is_ok) {
            self.figures(&id, &old, &new);
        }
        if moved {
            match [old.price(pricing), new.price(pricing)] {
                [Ok(()), Ok(())] => self.edges(&id, &old.edges, &new.edges),
                [Err(why), _] | [_, Err(why)] => self.uncounted.push((id, why)),
            }
        }
    }

    /// Notices of an edge, with the figure that is due.
    fn figures(&mut self, id: &str, old: &Resolved, new: &Resolved) {
        for notice in edge_due(new) {
            let before = edge_due(old).into_iter().find(|other| other.wager == notice.wager);
            let subject = notice.subject();
            let need = Need { what: notice.text.join("; "), rule: notice.rule };
            let told = self.changes.iter_mut().find(|change| {
                let due = change.what.ends_with(" is due");
                due && change.table == id && change.subject == subject
            });
            if let Some(change) = told {
                change.needs = vec![need];
            } else if before.is_some_and(|before| before.text != notice.text) {
                let what = format!("{subject} is due");
                let change = self.add(id, what, Some(notice.rule));
                (change.subject, change.needs) = (subject, vec![need]);
                self.move_to_its_table(id);
            }
        }
    }

    /// Puts the change that came last behind the others of its table.
    fn move_to_its_table(&mut self, id: &str) {
        let Some(last) = self.changes.pop() else { return };
        let others = self.changes.iter().rposition(|change| change.table == id);
        let at = others.map_or(self.changes.len(), |at| at + 1);
        self.changes.insert(at, last);
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

/// Whether nothing has changed of a table that an edge, or what is stated of one, depends on.
fn is_same(before: &Standing<'_>, after: &Standing<'_>) -> bool {
    let (old, new) = (before.written, after.written);
    let both = match (&before.resolved, &after.resolved) {
        (Some(old), Some(new)) => weights(old) == weights(new) && edge_due(old) == edge_due(new),
        (None, None) => true,
        _ => false,
    };
    let stated = |table: &'_ Written| -> Vec<Notice> {
        let hung = table.notices.iter();
        hung.filter(|notice| notice.kind == Kind::HouseEdge).cloned().collect()
    };
    both && weighty(&old.posted) == weighty(&new.posted) && stated(old) == stated(new)
}

/// Pricing of the tables that have changed. What is found of the others was found before, so that
/// nobody need count for it.
struct Changed<'a> {
    pricing: &'a dyn Pricing,
    tables: Vec<(String, Posted)>,
}

impl Changed<'_> {
    fn add(&mut self, table: &Standing<'_>) {
        // Of a table that posts what it may not, any way of mending it counts.
        let posted = match &table.resolved {
            Some(resolved) if table.faults.is_empty() => resolved.posted.clone(),
            _ => Posted::new(),
        };
        self.tables.push((table.written.game.clone(), posted));
    }
}

impl Pricing for Changed<'_> {
    fn edges(
        &self,
        game: &str,
        posted: &Posted,
        meters: &[(String, Cents)],
    ) -> Result<Vec<Edge>, String> {
        let has = |own: &Posted| own.iter().all(|(name, value)| posted.get(name) == Some(value));
        if self.tables.iter().any(|(own, values)| own == game && has(values)) {
            return self.pricing.edges(game, posted, meters);
        }
        Err("nothing has changed there".into())
    }
}
