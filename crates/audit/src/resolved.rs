//! A table as it really stands: everything posted, defaults included.

use crate::{Edge, House, Notice, Progressive, Required, Written};
use crate::{britain, california, colorado, decks, fees, mended, singapore};
use catalog::{Error, Game};
use law::{Breach, Cite, Fault, Posted};
use money::{Cents, Rate};
use serde::Serialize;
use std::collections::BTreeMap;
use table::{Kind, Mark, Sign, Table, Viewer};

/// A table as it stands.
#[derive(Clone, Debug, Serialize)]
pub struct Resolved {
    /// The house's own id of the table.
    pub table: String,
    /// Its name for people.
    pub name: String,
    /// The game's catalogue id.
    pub game: &'static str,
    /// The game's title.
    pub title: &'static str,
    /// The id of the game's book.
    pub book: &'static str,
    /// Everything that opens it, as the house posts it.
    pub posted: Posted,
    /// Every option with its value.
    pub options: Vec<Chosen>,
    /// What hangs there by the engine's own account: marks with their lines and limits, seats,
    /// chance, who banks.
    pub sign: Sign,
    /// How many decks are in play, where cards come from whole decks.
    pub decks: Option<u32>,
    /// The wagers beside the game itself.
    pub sides: Vec<Side>,
    /// Its fees, if it has any.
    pub fees: Option<Fees>,
    /// Its meters.
    pub meters: Vec<Meter>,
    /// What the compartments of its wheel bear, in their order, where the house says so.
    pub wheel: Vec<String>,
    /// The notices that hang there.
    pub notices: Vec<Notice>,
    /// The notices that its book asks for.
    pub required: Vec<Required>,
    /// Edges, where they are due or were asked for.
    pub edges: Vec<Edge>,
}

/// An option with the value that holds.
#[derive(Clone, Debug, Serialize)]
pub struct Chosen {
    /// Its name.
    pub name: String,
    /// What holds.
    pub value: String,
    /// What holds where nothing is posted.
    pub default: String,
    /// Whether the house has posted it.
    pub posted: bool,
    /// What may be posted.
    pub lawful: String,
    /// The rule.
    pub rule: Cite,
}

/// A wager beside the game itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Side {
    /// Its id; that of the wager where it has several marks.
    pub id: String,
    /// Its name.
    pub title: String,
    /// Whether it is for a meter.
    pub kind: Kind,
    /// Whether it may be made.
    pub offered: bool,
    /// Whether the layout shows it.
    pub marked: bool,
}

/// The fees of a table, in words and figures.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Fees {
    /// The option in use, as posted: `F-C-3`.
    pub option: String,
    /// Who pays what, line by line: `each bet` and `$1`.
    pub lines: Vec<(String, String)>,
    /// The rule.
    pub rule: Cite,
}

/// A meter at a table.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Meter {
    /// The wager that feeds it.
    pub wager: String,
    /// The progressive of the house that it belongs to.
    pub progressive: Option<String>,
    /// What a stake is; none where the house leaves that open.
    pub unit: Option<Cents>,
    /// The percentage of stakes that is added, where the house posts it.
    pub contribution: Option<Rate>,
    /// What it shows; none where no progressive of the house says so.
    pub shows: Option<Cents>,
    /// What it starts from, where that is posted or printed. No sign may pass it off as what the
    /// meter shows.
    pub seed: Option<Cents>,
}

impl Meter {
    /// What it holds at least: what it shows, or what it started from.
    #[must_use]
    pub fn holds(&self) -> Option<Cents> {
        self.shows.or(self.seed)
    }
}

/// The marks of one wager, which share their pay table.
pub struct Group<'a> {
    /// The wager.
    pub id: &'a str,
    /// Its marks; one where it is no mark of a layout.
    pub marks: Vec<&'a Mark>,
}

impl Resolved {
    /// The wagers on offer, each with all its marks, in the order of the table.
    #[must_use]
    pub fn groups(&self) -> Vec<Group<'_>> {
        let mut groups: Vec<Group<'_>> = Vec::new();
        for mark in &self.sign.marks {
            match groups.iter_mut().find(|group| group.id == mark.group.as_ref()) {
                Some(group) => group.marks.push(mark),
                None => groups.push(Group { id: mark.group.as_ref(), marks: vec![mark] }),
            }
        }
        groups
    }

    /// What people call a wager or a mark.
    #[must_use]
    pub fn title_of(&self, wager: &str) -> String {
        let title = self.sign.mark(wager).map(|mark| mark.title.to_string());
        title.unwrap_or_else(|| {
            let words = words(wager);
            let mut letters = words.chars();
            letters.next().map_or_else(String::new, |l| l.to_uppercase().chain(letters).collect())
        })
    }

    /// The value of an option, if the game has it.
    #[must_use]
    pub fn value(&self, name: &str) -> Option<&str> {
        self.sign.posted.get(name).map(String::as_str)
    }
}

/// An id as people write it: `behind-dont-come` is `behind don’t come`.
#[must_use]
pub fn words(id: &str) -> String {
    let words = id.split('-').map(|word| if word == "dont" { "don’t" } else { word });
    words.collect::<Vec<_>>().join(" ")
}

/// A table under audit: how it stands without what is wrong with it, and what that is.
pub(crate) struct Standing<'a> {
    /// As it is written.
    pub written: &'a Written,
    /// Its game, if there is such a game.
    pub game: Result<Game, Error>,
    /// Everything wrong with what it posts.
    pub faults: Vec<Fault>,
    /// How it stands without that; where values do not go together, in one way in which they
    /// would.
    pub resolved: Option<Resolved>,
    /// The other ways.
    pub others: Vec<Resolved>,
    /// What it posts without what is wrong by itself.
    pub sifted: Posted,
}

impl Standing<'_> {
    /// Takes the next way in which values would go together, if there are several.
    pub fn turn(&mut self) {
        if let Some(now) = self.resolved.take() {
            self.others.push(now);
            self.resolved = Some(self.others.remove(0));
        }
    }
}

/// How a table of a house stands, or everything wrong with what it posts.
///
/// # Errors
/// An unknown game, or every fault of what is posted.
pub fn resolve(house: &House, written: &Written) -> Result<Resolved, Error> {
    let Standing { game, faults, resolved, .. } = stand(house, written);
    game?;
    match resolved {
        Some(resolved) if faults.is_empty() => Ok(resolved),
        _ => Err(Breach { faults }.into()),
    }
}

/// How a table of a house stands, with everything wrong left out.
pub(crate) fn stand<'a>(house: &House, written: &'a Written) -> Standing<'a> {
    let game = match catalog::find(&written.game) {
        Ok(game) => game,
        Err(error) => {
            let (faults, others, sifted) = (Vec::new(), Vec::new(), Posted::new());
            let game = Err(error);
            return Standing { written, game, faults, resolved: None, others, sifted };
        }
    };
    let Sifted { faults, lawful, table } = sift(&game, &written.posted);
    let mut all = match table {
        Some(table) => vec![opened(house, (&game, written), lawful.clone(), table.as_ref())],
        None => mended::ways(&game, &lawful)
            .into_iter()
            .filter_map(|posted| {
                let table = game.open(&posted).ok()?;
                Some(opened(house, (&game, written), posted, table.as_ref()))
            })
            .collect(),
    };
    let resolved = (!all.is_empty()).then(|| all.remove(0));
    Standing { written, game: Ok(game), faults, resolved, others: all, sifted: lawful }
}

/// A table as it opens.
fn opened(
    house: &House,
    (game, written): (&Game, &Written),
    posted: Posted,
    table: &dyn Table,
) -> Resolved {
    let shown = table.sight(Viewer::Public).meters;
    let mut sign = table.sign().clone();
    // Side wagers go by the limits of the table as far as the house posts none for them.
    for (side, main) in [("side_min", "min"), ("side_max", "max")] {
        if let (true, false, Some(limit)) = (
            sign.posted.contains_key(side),
            posted.contains_key(side),
            sign.posted.get(main).cloned(),
        ) {
            sign.posted.insert(side.into(), limit);
        }
    }
    // A ring may have fewer places than its game has seats.
    if let Some(seats) = written.seats.filter(|seats| (1..sign.seats).contains(seats)) {
        sign.seats = seats;
    }
    let mut resolved = Resolved {
        table: written.id.clone(),
        name: written.name.clone().unwrap_or_else(|| game.title().to_string()),
        game: game.id(),
        title: game.title(),
        book: game.id().split_once('/').map_or("", |(book, _)| book),
        options: options(game, written, &sign.posted),
        decks: sign.posted.get("decks").and_then(|decks| decks.parse().ok()),
        sides: sides(game, written, &sign),
        fees: fees::of(game, &posted),
        posted,
        meters: Vec::new(),
        wheel: written.wheel.clone(),
        notices: written.notices.clone(),
        required: Vec::new(),
        edges: Vec::new(),
        sign,
    };
    resolved.meters = meters(house, &resolved, &shown);
    if resolved.book == house.book.id {
        resolved.required = required(house, game, &resolved);
    }
    resolved
}

/// The notices that the book of a house asks for at a table.
fn required(house: &House, game: &Game, table: &Resolved) -> Vec<Required> {
    match house.book.id {
        "uk" => britain::required(house, game, table),
        "co" => colorado::required(table),
        "ca" => california::required(game, table),
        _ => singapore::required(table),
    }
}

fn options(game: &Game, written: &Written, holds: &BTreeMap<String, String>) -> Vec<Chosen> {
    let one = |option: law::Opt| {
        let default = option.default.to_string();
        let value = holds.get(option.name.as_ref()).cloned();
        Chosen {
            value: value.unwrap_or_else(|| default.clone()),
            posted: written.posted.contains_key(option.name.as_ref()),
            name: option.name.to_string(),
            default,
            lawful: option.lawful.to_string(),
            rule: option.rule,
        }
    };
    game.options().into_iter().map(one).collect()
}

/// The wagers beside the game: those that bear a flag of whether they are offered, and those that
/// cannot be left out.
fn sides(game: &Game, written: &Written, sign: &Sign) -> Vec<Side> {
    let Game::Banked(entry, _) = game else { return Vec::new() };
    let mut sides: Vec<Side> = Vec::new();
    for info in entry.wagers() {
        let beside = matches!(info.kind, Kind::Side | Kind::Progressive);
        if beside && sides.iter().all(|side| side.id != info.group) {
            sides.push(Side {
                id: info.group.to_string(),
                title: info.title.to_string(),
                kind: info.kind,
                offered: sign.marks.iter().any(|mark| mark.group == info.group),
                marked: written.marked.iter().any(|id| id == info.group),
            });
        }
    }
    sides
}

fn meters(house: &House, table: &Resolved, shown: &[(table::Name, Cents)]) -> Vec<Meter> {
    let fed = table.sign.marks.iter().filter(|mark| mark.kind == Kind::Progressive);
    let one = |mark: &Mark| {
        let id = mark.id.as_ref();
        let of = |meter: &&Progressive| meter.wager == id && meter.tables.contains(&table.table);
        let meter = house.progressives.iter().find(of);
        let seed = shown.iter().find(|(wager, _)| wager == id).map(|(_, shows)| *shows);
        let seed = seed.filter(|seed| *seed > Cents::ZERO);
        let fixed = mark.limits.min == mark.limits.max;
        let rate = table.value(&format!("increment.{id}"));
        Meter {
            wager: id.to_string(),
            progressive: meter.map(|meter| meter.id.clone()),
            unit: fixed.then_some(mark.limits.min),
            contribution: rate.and_then(|rate| rate.parse().ok()),
            shows: meter.and_then(|meter| meter.meter),
            seed,
        }
    };
    fed.map(one).collect()
}

/// What is left of a posting without what is wrong with it.
pub struct Sifted {
    /// Everything wrong with it.
    pub faults: Vec<Fault>,
    /// What can be posted of it.
    pub lawful: Posted,
    /// The table that opens with that; none where values do not go together.
    pub table: Option<Box<dyn Table>>,
}

/// Opens a table, leaving out value after value that is wrong, so that everything is found.
#[must_use]
pub fn sift(game: &Game, posted: &Posted) -> Sifted {
    let mut sifted = Sifted { faults: Vec::new(), lawful: posted.clone(), table: None };
    if decks::says_one(game, posted) {
        sifted.lawful.remove("decks");
    }
    loop {
        let faults = match game.open(&sifted.lawful) {
            Ok(table) => {
                sifted.table = Some(table);
                return sifted;
            }
            Err(Error::Unlawful(Breach { faults })) => faults,
            // invariant: what opens a game of the catalogue is turned down by its law alone
            Err(other) => unreachable!("{}: {other}", game.id()),
        };
        if !sifted.leave_out(&faults) && !sifted.withdraw() {
            sifted.faults.extend(faults);
            return sifted;
        }
    }
}

/// The option that a fault is about.
fn named(fault: &Fault) -> Option<&str> {
    match fault {
        Fault::Unlawful { name, .. } | Fault::Unknown { name, .. } => Some(name),
        Fault::Conflict { .. } => None,
    }
}

impl Sifted {
    /// Leaves out the values that are wrong by themselves, each told once; whether there are any.
    fn leave_out(&mut self, faults: &[Fault]) -> bool {
        let before = self.faults.len();
        for fault in faults {
            if let Some(name) = named(fault)
                && self.lawful.remove(name).is_some()
            {
                self.faults.push(fault.clone());
            }
        }
        self.faults.len() > before
    }

    /// Wagers of which nobody can read whether they are offered are not, where the table does not
    /// open with them; whether there are any.
    fn withdraw(&mut self) -> bool {
        let unread = self.faults.iter().filter_map(named);
        let unread = unread.filter(|name| name.starts_with("offers."));
        let fresh: Vec<String> =
            unread.filter(|name| !self.lawful.contains_key(*name)).map(String::from).collect();
        for name in &fresh {
            self.lawful.insert(name.clone(), "false".into());
        }
        !fresh.is_empty()
    }
}
