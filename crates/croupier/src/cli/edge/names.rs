//! Which wager a name stands for.

use crate::failure::Failure;
use games::Entry;
use std::collections::BTreeMap;

/// Lines and odds that are priced together at a table.
fn together(entry: &Entry) -> &'static [&'static str] {
    match entry {
        Entry::Dice(_) => &odds::WITH_ODDS,
        Entry::Baccarat(_)
        | Entry::Nines(_)
        | Entry::Duel(_)
        | Entry::Roulette(_)
        | Entry::SicBo(_)
        | Entry::BigSix(_) => &[],
    }
}

/// The wager of the book that each wager at a table is a mark of, by id.
pub(super) fn groups(entry: &Entry) -> BTreeMap<&'static str, &'static str> {
    let marks = entry.wagers().into_iter().map(|info| (info.id, info.group));
    marks.chain(together(entry).iter().map(|name| (*name, *name))).collect()
}

/// The wager of that id or alias, or all its marks together.
pub(in crate::cli) fn known(entry: &Entry, id: &str) -> Result<&'static str, Failure> {
    let alias = match id {
        "punto" => "player",
        "banco" | "bank" => "banker",
        "egalite" => "tie",
        other => other,
    };
    let own = entry.own();
    let progressive = (id == "progressive" && own.len() == 1).then(|| own[0]);
    let pair = || together(entry).iter().find(|name| **name == id).copied();
    progressive.or_else(|| entry.wager(alias)).or_else(pair).ok_or_else(|| {
        let pairs = if id.contains('+') { together(entry) } else { &[] };
        let near = if pairs.is_empty() { entry.near(id) } else { pairs.to_vec() };
        let near = near.join(" or ");
        let hint = if near.is_empty() { String::new() } else { format!("; did you mean {near}?") };
        Failure::usage(format!("{} has no wager `{id}`{hint}", entry.id()))
    })
}
