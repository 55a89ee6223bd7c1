//! What changed of what a table posts: every option by its name, as it was posted and as it is,
//! lawful or not.

use super::{Changes, Need};
use crate::resolved::Standing;
use catalog::Game;
use law::{Cite, Opt, co, uk};
use money::Cents;

/// What holds for an option at a table.
struct Said {
    /// The value: as posted, else as the game has it.
    value: String,
    /// Whether the house posts it.
    posted: bool,
}

impl Changes {
    /// Options that are posted otherwise, or hold another value because others are.
    pub(super) fn options(&mut self, before: &Standing<'_>, after: &Standing<'_>) {
        let id = &after.written.id;
        let options = after.game.as_ref().map_or(Vec::new(), Game::options);
        for name in names(before, after, &options) {
            let option = options.iter().find(|option| option.name == name);
            let (old, new) = (said(before, option, &name), said(after, option, &name));
            if is_same(&name, option, (before, after), [&old, &new]) {
                continue;
            }
            let rule = match (option, name.as_str()) {
                (Some(option), _) => Some(option.rule),
                (None, "fees") => fees(before, after),
                (None, _) => None,
            };
            let mut needs = consent(&after.written.game, &name, &old.value, &new.value);
            // What the book prints as the least needs no notice.
            let read = |value: &str| option.and_then(|option| option.lawful.read(value));
            let least = option.is_some_and(|option| {
                let paid = ["odds.", "percent.", "pays.", "paytable"];
                let least = read(&option.default.to_string());
                let least = least.is_some_and(|least| read(&new.value) == Some(least));
                paid.iter().any(|kind| name.starts_with(kind)) && least
            });
            if least {
                needs.clear();
            }
            let change = self.row(id, (&name, old.in_words(), new.in_words(), rule));
            change.needs = needs;
        }
    }
}

impl Said {
    fn in_words(&self) -> String {
        if self.posted {
            return self.value.clone();
        }
        // The most that can be written stands for no limit at all.
        let most = self.value == Cents::READ_MAX.plain();
        let value = if most { "no limit" } else { self.value.as_str() };
        format!("{value} (not posted)")
    }
}

/// The options of the game in their order, then whatever else is posted. What a progressive posts
/// at its tables is told of the progressive, and a list of wagers on offer as a list.
fn names(before: &Standing<'_>, after: &Standing<'_>, options: &[Opt]) -> Vec<String> {
    let tables = [before.written, after.written];
    let mut names: Vec<String> = options.iter().map(|option| option.name.to_string()).collect();
    for name in tables.iter().flat_map(|table| table.posted.keys()) {
        if !names.contains(name) {
            names.push(name.clone());
        }
    }
    let of_meter = |name: &str| {
        let kind = name.starts_with("increment.") || name.starts_with("seed.");
        kind && !tables.iter().any(|table| table.places.contains_key(name))
    };
    let listed = tables.iter().all(|table| table.offers.is_some());
    let by_list = |name: &str| {
        let apart = tables.iter().any(|table| table.places.contains_key(name));
        listed && name.starts_with("offers.") && !apart
    };
    names.retain(|name| !(of_meter(name) || by_list(name)));
    names
}

/// What holds for an option.
fn said(stand: &Standing<'_>, option: Option<&Opt>, name: &str) -> Said {
    if let Some(value) = stand.written.posted.get(name) {
        return Said { value: value.clone(), posted: true };
    }
    let conflict = !stand.others.is_empty();
    let holds = stand.resolved.as_ref().filter(|_| !conflict).and_then(|table| table.value(name));
    let value = match (holds, option) {
        (Some(value), _) => value.to_string(),
        (None, Some(option)) => option.default.to_string(),
        (None, None) => "nothing".into(),
    };
    Said { value, posted: false }
}

/// Whether nothing has changed: the same value, however it is written, posted or not as before.
fn is_same(
    name: &str,
    option: Option<&Opt>,
    (before, after): (&Standing<'_>, &Standing<'_>),
    [old, new]: [&Said; 2],
) -> bool {
    let read = |said: &Said| option.and_then(|option| option.lawful.read(&said.value));
    let alike = old.value == new.value || read(old).is_some() && read(old) == read(new);
    match (old.posted, new.posted) {
        // What follows from other values is known only where those are lawful.
        (false, false) => alike || !before.faults.is_empty() || !after.faults.is_empty(),
        (true, true) => alike,
        // A list of wagers on offer posts a value for each of them.
        _ => alike && name.starts_with("offers."),
    }
}

/// The rule of the fees in use, or that were.
fn fees(before: &Standing<'_>, after: &Standing<'_>) -> Option<Cite> {
    let of = |stand: &Standing<'_>| {
        let table = stand.resolved.as_ref()?;
        table.fees.as_ref().map(|fees| fees.rule)
    };
    of(after).or_else(|| of(before)).or(Some(law::ca::poker_fees::RGEN_1_B))
}

/// What the law wants before an option changes.
fn consent(game: &str, name: &str, old: &str, new: &str) -> Vec<Need> {
    let need = |rule: Cite, what: &str| vec![Need { what: what.to_string(), rule }];
    let number = |text: &str| text.parse::<u32>().unwrap_or(0);
    let book = game.split_once('/').map_or("", |(book, _)| book);
    match (book, name) {
        ("uk", "decks") if game.starts_with("uk/punto") || game.starts_with("uk/blackjack") => {
            let rule = if game.starts_with("uk/punto") { uk::R6_12 } else { uk::R4_4 };
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
