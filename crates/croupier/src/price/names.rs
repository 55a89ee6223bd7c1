//! Which wager a name stands for.

use catalog::{Error, Thing, Unknown};
use games::Entry;
use std::collections::BTreeMap;

/// Lines and odds that are priced together at a table.
fn together(entry: &Entry) -> &'static [&'static str] {
    match entry {
        Entry::Dice(_) => &odds::WITH_ODDS,
        Entry::Baccarat(_)
        | Entry::Nines(_)
        | Entry::Pan(_)
        | Entry::PaiGow(_)
        | Entry::Tiles(_)
        | Entry::Pokara(_)
        | Entry::TwentyOne(_)
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
pub(super) fn known(entry: &Entry, id: &str) -> Result<&'static str, Error> {
    let id = id.to_lowercase();
    let id = id.as_str();
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
        let near = near.into_iter().map(String::from).collect();
        Unknown { what: Thing::Wager, name: id.to_string(), at: Some(entry.id()), near }.into()
    })
}
