//! Values that do not go together: which of them could change so that they do.
//!
//! A conflict names no option, so whoever wants to know which values are at odds tries: an option
//! is part of a conflict if the table without it has the conflict no more.

use catalog::{Error, Game};
use law::{Breach, Fault, Lawful, Opt, Posted};

/// The most changes that one way may take.
const CHANGES_MAX: usize = 3;
/// The most ways that are looked at.
const WAYS_MAX: usize = 8;
/// The most tables that are opened to find them.
const TRIES_MAX: usize = 2000;
/// The most values of an option that are tried one by one.
const VALUES_MAX: u32 = 64;

/// An option that takes part in a conflict.
pub(crate) struct Part {
    /// Its name.
    pub name: String,
    /// What it is posted as; none where its default stands.
    pub posted: Option<String>,
    /// The values that end the conflict by themselves, where they can be counted.
    pub mends: Vec<String>,
}

/// The postings that open, each with as little changed as one way takes: wagers that are not
/// offered come first, then values left out.
pub(crate) fn ways(game: &Game, posted: &Posted) -> Vec<Posted> {
    let mut search = Search { game, options: game.options(), found: Vec::new(), tries: 0 };
    search.seek(posted, CHANGES_MAX);
    search.found
}

struct Search<'a> {
    game: &'a Game,
    options: Vec<Opt>,
    found: Vec<Posted>,
    tries: usize,
}

impl Search<'_> {
    fn seek(&mut self, posted: &Posted, left: usize) {
        let now = faults(self.game, posted);
        let Some(first) = now.first() else {
            if !self.found.contains(posted) {
                self.found.push(posted.clone());
            }
            return;
        };
        if left == 0 {
            return;
        }
        for (_, nexts) in changed(&self.options, posted) {
            // The nearest value that mends it stands for all.
            let mut mended = None;
            for next in nexts {
                if self.found.len() >= WAYS_MAX || self.tries >= TRIES_MAX {
                    return;
                }
                self.tries += 1;
                if is_less(first, &faults(self.game, &next), &now) {
                    mended = Some(next);
                    break;
                }
            }
            if let Some(next) = mended {
                self.seek(&next, left - 1);
            }
        }
    }
}

/// The options that take part in a conflict, with the values that end it.
pub(crate) fn parts(game: &Game, posted: &Posted, conflict: &Fault) -> Vec<Part> {
    let options = game.options();
    let now = faults(game, posted);
    let mut parts = Vec::new();
    for (name, nexts) in changed(&options, posted) {
        let ends = |next: &&Posted| is_less(conflict, &faults(game, next), &now);
        let ending: Vec<&Posted> = nexts.iter().filter(ends).collect();
        if ending.is_empty() {
            continue;
        }
        let mends = ending.iter().filter_map(|next| next.get(&name).cloned()).collect();
        parts.push(Part { posted: posted.get(&name).cloned(), mends, name });
    }
    parts
}

/// Whether there is less of a fault than there was, and nothing else is wrong instead.
fn is_less(fault: &Fault, then: &[Fault], now: &[Fault]) -> bool {
    let count = |all: &[Fault]| all.iter().filter(|other| is_same(fault, other)).count();
    let known = |new: &Fault| now.iter().any(|old| is_same(old, new));
    count(then) < count(now) && then.iter().all(known)
}

/// Whether two faults are of one kind: conflicts are by their rule.
fn is_same(one: &Fault, other: &Fault) -> bool {
    match (one, other) {
        (Fault::Conflict { rule, .. }, Fault::Conflict { rule: other, .. }) => rule == other,
        (one, other) => one == other,
    }
}

/// Every posting that differs in one option, option by option: a wager that is not offered; a
/// value left out, or another one where they can be counted.
fn changed(options: &[Opt], posted: &Posted) -> Vec<(String, Vec<Posted>)> {
    let is_offer = |name: &str| name.starts_with("offers.");
    let with = |name: &str, value: &str| {
        let mut next = posted.clone();
        next.insert(name.to_string(), value.to_string());
        next
    };
    let offers = options.iter().map(|option| option.name.as_ref()).filter(|name| is_offer(name));
    let offered = offers.filter(|name| posted.get(*name).is_none_or(|value| value == "true"));
    let mut all: Vec<(String, Vec<Posted>)> =
        offered.map(|name| (name.to_string(), vec![with(name, "false")])).collect();
    // Where one limit of side wagers is posted and the other is the table's, the other could be
    // posted, too.
    for (name, other) in [("side_min", "side_max"), ("side_max", "side_min")] {
        let known = options.iter().any(|option| option.name == name);
        if let (true, None, Some(limit)) = (known, posted.get(name), posted.get(other)) {
            all.push((name.to_string(), vec![with(name, limit)]));
        }
    }
    for (name, value) in posted.iter().filter(|(name, _)| !is_offer(name)) {
        let mut without = posted.clone();
        without.remove(name);
        let option = options.iter().find(|option| option.name == *name);
        let values = option.map_or(Vec::new(), |option| values(&option.lawful));
        let others = values.iter().filter(|other| *other != value);
        let others = others.map(|other| with(name, other));
        all.push((name.clone(), std::iter::once(without).chain(others).collect()));
    }
    all
}

fn faults(game: &Game, posted: &Posted) -> Vec<Fault> {
    match game.open(posted) {
        Err(Error::Unlawful(Breach { faults })) => faults,
        _ => Vec::new(),
    }
}

/// The values of an option, where they can be counted.
fn values(lawful: &Lawful) -> Vec<String> {
    match lawful {
        Lawful::Flag => vec!["true".into(), "false".into()],
        Lawful::Between(low, high) if high - low < VALUES_MAX => {
            (*low..=*high).map(|n| n.to_string()).collect()
        }
        Lawful::OneOf(list) => list.iter().map(u32::to_string).collect(),
        Lawful::Word(list) if list.len() < VALUES_MAX as usize => {
            list.iter().map(ToString::to_string).collect()
        }
        _ => Vec::new(),
    }
}

impl Part {
    /// `decks = 8`.
    pub fn stands(&self) -> String {
        match &self.posted {
            Some(posted) => format!("{} = {posted}", self.name),
            None if self.name == "side_min" => "side_min not posted, so that min holds".into(),
            None if self.name == "side_max" => "side_max not posted, so that max holds".into(),
            None => format!("{} by default", self.name),
        }
    }

    /// Whether it is a limit of side wagers that could be posted and is not.
    pub fn is_unposted(&self) -> bool {
        self.posted.is_none() && self.name.starts_with("side_m")
    }

    /// `decks = 4 or 6`.
    pub fn would_do(&self) -> String {
        let Part { name, mends, .. } = self;
        match mends.as_slice() {
            [limit] if name == "side_min" && self.posted.is_none() => {
                format!("side_min = {limit} or less")
            }
            [limit] if name == "side_max" && self.posted.is_none() => {
                format!("side_max = {limit} or more")
            }
            [] => format!("another {name}"),
            [one] => format!("{name} = {one}"),
            [rest @ .., last] => format!("{name} = {} or {last}", rest.join(", ")),
        }
    }
}
