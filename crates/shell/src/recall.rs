//! Recall: what happened, read from the records, as each viewer saw it when it happened.
//!
//! Who sits at a seat now may not see the cards of who sat there before: sight follows the seats
//! as records go by.

use super::counter::View;
use super::problem::Problem;
use floor::core::{Beginning, Fact, Moment, PersonId, Record, RoundId, TableId, Who};
use floor::ledger::{Account, Transfer};
use floor::people::{Act, Own};
use floor::proof::{Came, Seal, came, chained};
use floor::recall::Eyes;
use floor::store::{Entry, Store};
use law::Posted;
use money::Cents;
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::time::Duration;
use table::{Event, Seat, Viewer, What, redact};

/// How many rounds after a round the end of its shoe is looked for.
const SHOE_ROUNDS: u64 = 128;

/// How many rounds before a round its button is looked for.
const BUTTON_ROUNDS: u64 = 16;

/// Who asks, and what that person may see.
#[derive(Clone, Debug)]
pub struct Asker {
    person: Option<PersonId>,
    /// Deals at the table, and thereby sees it as a croupier does.
    croupier: bool,
    /// Sees everything of a round that is over.
    all: bool,
    /// The round that is on at the table, where it is open.
    current: Option<u64>,
    game: String,
    set: Posted,
    /// The number of the table's next event.
    next: Option<u64>,
    /// What was recorded later is not shown yet: see [`floor::core::Pace::delay`].
    until: Option<Moment>,
}

impl Asker {
    /// Whoever looks, with regard to a table.
    #[must_use]
    pub fn of(view: &View<'_>, table: TableId) -> Asker {
        let person = match view.who {
            Who::Person(person) => Some(person),
            Who::Visitor | Who::Clock | Who::Shell => None,
        };
        let running = view.core.table(table);
        Asker {
            person,
            croupier: view.core.viewer(table, view.who) == Viewer::Croupier,
            all: view.core.may(view.who, Act::SeeAll, Own::Others),
            current: running.map(|running| running.kept.round),
            game: running.map_or(String::new(), |r| r.kept.opening.game.clone()),
            set: running.map_or_else(Posted::new, |r| r.kept.opening.set.clone()),
            next: running.map(|running| running.sight(Viewer::Public).next),
            until: view.core.sees_until(table, view.who, view.now),
        }
    }

    /// How long whoever asks waits for what was recorded at a moment.
    #[must_use]
    pub fn waits(&self, at: Moment) -> Duration {
        Duration::from_millis(self.until.map_or(0, |until| at.since(until)))
    }

    /// Whether what was recorded at a moment is still kept from whoever asks.
    fn is_late(&self, at: Moment) -> bool {
        self.until.is_some_and(|until| at > until)
    }

    fn is_over(&self, round: RoundId) -> bool {
        self.current.is_none_or(|current| round.n < current)
    }
}

/// Who sits where, as records go by.
#[derive(Clone, Debug, Default)]
struct Seats(BTreeMap<Seat, PersonId>);

impl Seats {
    fn follow(&mut self, fact: &Fact) {
        match fact {
            Fact::Round(beginning) => self.0 = beginning.seats.iter().copied().collect(),
            Fact::Sat { seat, person, .. } => {
                self.0.insert(*seat, *person);
            }
            Fact::Rose { seat, .. } => {
                self.0.remove(seat);
            }
            Fact::Moved { from, to, .. } => {
                if let Some(person) = self.0.remove(from) {
                    self.0.insert(*to, person);
                }
            }
            _ => {}
        }
    }

    #[allow(clippy::fn_params_excessive_bools)] // as the asker says it
    fn viewer(&self, person: Option<PersonId>, croupier: bool) -> Viewer {
        let own = |(_, sits): &(&Seat, &PersonId)| Some(**sits) == person;
        match self.0.iter().find(own) {
            Some((seat, _)) => Viewer::Seat(*seat),
            None if croupier => Viewer::Croupier,
            None => Viewer::Public,
        }
    }
}

/// The events of a fact, with their round.
fn told(fact: &Fact) -> Option<(RoundId, &[Event])> {
    match fact {
        Fact::Told { round, events, .. }
        | Fact::Corrected { round, events, .. }
        | Fact::Abandoned { round, events, .. } => Some((*round, events)),
        _ => None,
    }
}

/// Events of a table from a number on, from at most so many records, and where to go on.
///
/// # Errors
/// No such table, or a store that cannot be read.
pub fn events(
    store: &dyn Store,
    asker: &Asker,
    table: TableId,
    after: u64,
    most: usize,
) -> Result<(Vec<Event>, u64), Problem> {
    let (dated, next) = dated(store, asker, table, after, most)?;
    let late = dated.iter().find(|(at, _)| asker.is_late(*at)).map(|(_, event)| event.n);
    let seen = dated.into_iter().take_while(|(at, _)| !asker.is_late(*at));
    Ok((seen.map(|(_, event)| event).collect(), late.unwrap_or(next)))
}

/// The same with the moment of each, those that are still kept from whoever asks, too.
///
/// # Errors
/// No such table, or a store that cannot be read.
pub fn dated(
    store: &dyn Store,
    asker: &Asker,
    table: TableId,
    after: u64,
    most: usize,
) -> Result<(Vec<(Moment, Event)>, u64), Problem> {
    let Some(next) = asker.next else {
        return Err(Problem::missing(format!("there is no table {}", table.0)));
    };
    if after >= next {
        return Ok((Vec::new(), next));
    }
    let entries = store.events(table, after, most)?;
    let mut seats = before(store, &entries)?;
    let mut seen: Vec<(Moment, Event)> = Vec::new();
    for entry in &entries {
        let record = entry.record()?;
        for fact in &record.facts {
            seats.follow(fact);
            let Some((_, events)) = told(fact) else { continue };
            let viewer = seats.viewer(asker.person, asker.croupier);
            let wanted = events.iter().filter(|event| event.n >= after);
            seen.extend(wanted.map(|event| (record.at, redact(event, viewer))));
        }
    }
    let next = seen.last().map_or(next, |(_, event)| event.n + 1);
    Ok((seen, next))
}

/// Who sat where before the first of these records: as its round's earlier records say.
fn before(store: &dyn Store, entries: &[Entry]) -> Result<Seats, Problem> {
    let mut seats = Seats::default();
    let Some(first) = entries.first() else { return Ok(seats) };
    let round = first.record()?.facts.iter().find_map(|fact| told(fact).map(|(round, _)| round));
    let Some(round) = round else { return Ok(seats) };
    for entry in store.round(round)?.iter().take_while(|entry| entry.n < first.n) {
        entry.record()?.facts.iter().for_each(|fact| seats.follow(fact));
    }
    Ok(seats)
}

/// A round, as somebody saw it.
#[derive(Clone, Debug, Serialize)]
pub struct Recalled {
    /// Its id.
    pub id: RoundId,
    /// The game.
    pub game: String,
    /// What the house posted.
    pub set: Posted,
    /// When it began, and when the last of it happened.
    pub began: Moment,
    /// See `began`.
    pub ended: Moment,
    /// Whether it is over.
    pub over: bool,
    /// The program that dealt it.
    pub version: String,
    /// The digest of the table's sign: rules and pay tables, exactly.
    pub sign: String,
    /// Who sat where when it began, and came later.
    pub people: Vec<Sat>,
    /// As whom its events are shown.
    pub viewer: Viewer,
    /// What happened.
    pub events: Vec<Event>,
    /// What money moved.
    pub transfers: Vec<Transfer>,
    /// What lay in front of everybody when it began, where the game is played for that.
    pub chips: Vec<(Seat, Cents)>,
    /// What whoever shuffled was bound to before anything came out: the first of the orders.
    pub commitment: Option<Seal>,
    /// Every order that something came out of, and what came out of none.
    #[serde(flatten)]
    pub came: Came,
}

/// Somebody who sat at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Sat {
    /// Where.
    pub seat: Seat,
    /// Who.
    pub person: PersonId,
    /// The name, as it is known now.
    pub name: Option<String>,
}

/// A round as whoever asks saw it, or, where that person sees everything, as another did.
///
/// # Errors
/// No such round, or one that others may not look at yet.
pub fn round(
    store: &dyn Store,
    asker: &Asker,
    id: RoundId,
    viewer: Option<Viewer>,
) -> Result<Recalled, Problem> {
    let mut over = asker.is_over(id);
    if viewer.is_some() && !(asker.all && over) {
        let why = "a round is seen as others saw it once it is over, by whoever sees everything";
        return Err(Problem::not_yours(why));
    }
    let entries = store.round(id)?;
    chained(store, &entries)?;
    let mut reader = Reader::new(asker, id, viewer);
    for entry in &entries {
        let record = entry.record()?;
        over &= !asker.is_late(record.at);
        reader.read(&record);
    }
    let Some(mut recalled) = reader.recalled else {
        return Err(Problem::missing(format!("there is no round {id}")));
    };
    recalled.over = over;
    // What players held and never showed is in the order of a deck.
    let eyes = if asker.all && over { Eyes::All } else { Eyes::Public };
    recalled.came = came(store, id, SHOE_ROUNDS, (eyes, asker.until))?;
    recalled.commitment = recalled.came.commitments.first().cloned();
    Ok(recalled)
}

struct Reader<'a> {
    asker: &'a Asker,
    id: RoundId,
    viewer: Option<Viewer>,
    seats: Seats,
    recalled: Option<Recalled>,
}

impl Reader<'_> {
    fn new(asker: &Asker, id: RoundId, viewer: Option<Viewer>) -> Reader<'_> {
        Reader { asker, id, viewer, seats: Seats::default(), recalled: None }
    }

    fn read(&mut self, record: &Record) {
        if self.asker.is_late(record.at) {
            return;
        }
        for fact in &record.facts {
            self.seats.follow(fact);
            match fact {
                Fact::Round(beginning) if beginning.round == self.id => {
                    self.begin(record.at, beginning);
                }
                Fact::Sat { seat, person, .. } => self.sits(*seat, *person),
                _ => {}
            }
            if let Some((_, events)) = told(fact).filter(|(round, _)| *round == self.id) {
                let own = self.seats.viewer(self.asker.person, self.asker.croupier);
                let viewer = self.viewer.unwrap_or(own);
                if let Some(recalled) = &mut self.recalled {
                    recalled.viewer = viewer;
                    recalled.ended = record.at;
                    recalled.events.extend(events.iter().map(|event| redact(event, viewer)));
                }
            }
        }
        let of = record.transfers.iter().filter(|transfer| transfer.round == Some(self.id));
        let seen: Vec<Transfer> = of.filter(|transfer| self.sees(transfer)).cloned().collect();
        if let Some(recalled) = &mut self.recalled {
            recalled.transfers.extend(seen);
        }
    }

    fn begin(&mut self, at: Moment, beginning: &Beginning) {
        self.recalled = Some(Recalled {
            id: self.id,
            game: self.asker.game.clone(),
            set: self.asker.set.clone(),
            began: at,
            ended: at,
            over: false,
            version: beginning.version.clone(),
            sign: beginning.sign.clone(),
            people: Vec::new(),
            viewer: Viewer::Public,
            events: Vec::new(),
            transfers: Vec::new(),
            chips: beginning.chips.clone(),
            commitment: None,
            came: Came::default(),
        });
        for (seat, person) in &beginning.seats {
            self.sits(*seat, *person);
        }
    }

    fn sits(&mut self, seat: Seat, person: PersonId) {
        if let Some(recalled) = &mut self.recalled {
            recalled.people.push(Sat { seat, person, name: None });
        }
    }

    /// Moves between a wallet and a table are its owner's to see.
    fn sees(&self, transfer: &Transfer) -> bool {
        let own = |account: Account| match account {
            Account::Wallet(person) | Account::Held(person) => Some(person) == self.asker.person,
            _ => true,
        };
        self.asker.all || (own(transfer.from) && own(transfer.to))
    }
}

/// The last place of the button before a round.
///
/// # Errors
/// A store that cannot be read.
pub fn button(store: &dyn Store, id: RoundId) -> Result<Option<Event>, Problem> {
    for n in (id.n.saturating_sub(BUTTON_ROUNDS).max(1)..id.n).rev() {
        for entry in store.round(RoundId { n, ..id })?.iter().rev() {
            let facts = entry.record()?.facts;
            let mut events = facts.iter().filter_map(told).flat_map(|(_, events)| events);
            if let Some(event) = events.rfind(|e| matches!(e.what, What::Button { .. })) {
                return Ok(Some(event.clone()));
            }
        }
    }
    Ok(None)
}

/// A round in one line: when it was, what was thrown, what money moved.
///
/// # Errors
/// A store that cannot be read.
pub fn line(store: &dyn Store, asker: &Asker, id: RoundId) -> Result<Option<Value>, Problem> {
    let mut reader = Reader::new(asker, id, None);
    for entry in &store.round(id)? {
        reader.read(&entry.record()?);
    }
    let Some(recalled) = reader.recalled else { return Ok(None) };
    let settled = recalled.events.iter().rev().find_map(|event| match &event.what {
        What::Settled(settlement) => Some(settlement),
        _ => None,
    });
    let thrown = recalled.events.iter().filter_map(|event| match &event.what {
        What::Thrown { shown } => Some(shown),
        _ => None,
    });
    Ok(Some(json!({
        "id": id,
        "n": id.n,
        "began": recalled.began,
        "ended": recalled.ended,
        "viewer": recalled.viewer,
        "thrown": thrown.collect::<Vec<_>>(),
        "settlement": settled,
    })))
}
