//! Recall: what happened, read from the records, as each viewer saw it when it happened.
//!
//! Who sits at a seat now may not see the cards of who sat there before: sight follows the seats
//! as records go by.

use super::counter::View;
use super::problem::Problem;
use crate::core::{Fact, Moment, PersonId, Record, RoundId, TableId, Who};
use crate::ledger::{Account, Transfer};
use crate::people::{Act, Own};
use crate::store::{Entry, Store};
use law::Posted;
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use table::{Event, Seat, Viewer, What, redact};

/// How many rounds before and after a round its shoe is looked for.
const SHOE_ROUNDS: u64 = 128;

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
    names: BTreeMap<PersonId, String>,
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
        let people = &view.core.state().house.people;
        Asker {
            person,
            croupier: view.core.viewer(table, view.who) == Viewer::Croupier,
            all: view.core.may(view.who, Act::SeeAll, Own::Others),
            current: running.map(|running| running.kept.round),
            game: running.map_or(String::new(), |r| r.kept.opening.game.clone()),
            set: running.map_or_else(Posted::new, |r| r.kept.opening.set.clone()),
            names: people.iter().map(|(id, known)| (*id, known.name.clone())).collect(),
        }
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
            Fact::Round { seats, .. } => self.0 = seats.iter().copied().collect(),
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

    fn viewer(&self, person: Option<PersonId>, croupier: bool) -> Viewer {
        let own = |(_, sits): &(&Seat, &PersonId)| Some(**sits) == person;
        match self.0.iter().find(own) {
            Some((seat, _)) => Viewer::Seat(*seat),
            None if croupier => Viewer::Croupier,
            None => Viewer::Public,
        }
    }
}

fn record(entry: &Entry) -> Result<Record, Problem> {
    serde_json::from_str(&entry.body)
        .map_err(|error| Problem::stopped(format!("record {} cannot be read: {error}", entry.n)))
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
    view: &View<'_>,
    table: TableId,
    after: u64,
    most: usize,
) -> Result<(Vec<Event>, u64), Problem> {
    let Some(sight) = view.core.sight(table, Who::Visitor) else {
        return Err(Problem::missing(format!("there is no table {}", table.0)));
    };
    if after >= sight.next {
        return Ok((Vec::new(), sight.next));
    }
    let asker = Asker::of(view, table);
    let entries = view.store.events(table, after, most)?;
    let mut seats = before(view.store, &entries)?;
    let mut seen = Vec::new();
    for entry in &entries {
        for fact in &record(entry)?.facts {
            seats.follow(fact);
            let Some((_, events)) = told(fact) else { continue };
            let viewer = seats.viewer(asker.person, asker.croupier);
            let wanted = events.iter().filter(|event| event.n >= after);
            seen.extend(wanted.map(|event| redact(event, viewer)));
        }
    }
    let next = seen.last().map_or(sight.next, |event: &Event| event.n + 1);
    Ok((seen, next))
}

/// Who sat where before the first of these records: as its round's earlier records say.
fn before(store: &dyn Store, entries: &[Entry]) -> Result<Seats, Problem> {
    let mut seats = Seats::default();
    let Some(first) = entries.first() else { return Ok(seats) };
    let round = record(first)?.facts.iter().find_map(|fact| told(fact).map(|(round, _)| round));
    let Some(round) = round else { return Ok(seats) };
    for entry in store.round(round)?.iter().take_while(|entry| entry.n < first.n) {
        record(entry)?.facts.iter().for_each(|fact| seats.follow(fact));
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
    pub people: Vec<Value>,
    /// As whom its events are shown.
    pub viewer: Viewer,
    /// What happened.
    pub events: Vec<Event>,
    /// What money moved.
    pub transfers: Vec<Transfer>,
    /// What whoever shuffled was bound to.
    pub commitment: Option<Bound>,
}

/// A commitment, and what it was once that is told.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Bound {
    /// The number of the shoe, the deck or the throw.
    pub shoe: u64,
    /// The commitment.
    pub commitment: String,
    /// The salt, once it is told.
    pub salt: Option<String>,
    /// The order, once it is told.
    pub order: Option<String>,
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
    let over = asker.is_over(id);
    if viewer.is_some() && !(asker.all && over) {
        let why = "a round is seen as others saw it once it is over, by whoever sees everything";
        return Err(Problem::not_yours(why));
    }
    let entries = store.round(id)?;
    let mut reader = Reader::new(asker, id, viewer);
    for entry in &entries {
        reader.read(&record(entry)?);
    }
    let Some(mut recalled) = reader.recalled else {
        return Err(Problem::missing(format!("there is no round {id}")));
    };
    recalled.over = over;
    recalled.commitment = bound(store, id, reader.bound)?;
    Ok(recalled)
}

struct Reader<'a> {
    asker: &'a Asker,
    id: RoundId,
    viewer: Option<Viewer>,
    seats: Seats,
    recalled: Option<Recalled>,
    bound: Option<Bound>,
}

impl Reader<'_> {
    fn new(asker: &Asker, id: RoundId, viewer: Option<Viewer>) -> Reader<'_> {
        Reader { asker, id, viewer, seats: Seats::default(), recalled: None, bound: None }
    }

    fn read(&mut self, record: &Record) {
        for fact in &record.facts {
            self.seats.follow(fact);
            match fact {
                Fact::Round { round, version, sign, seats } if *round == self.id => {
                    self.begin(record.at, version, sign);
                    for (seat, person) in seats {
                        self.sits(*seat, *person);
                    }
                }
                Fact::Sat { seat, person, .. } => self.sits(*seat, *person),
                Fact::Bound { table, shoe, commitment } if *table == self.id.table => {
                    let (shoe, commitment) = (*shoe, commitment.clone());
                    self.bound = Some(Bound { shoe, commitment, salt: None, order: None });
                }
                Fact::Revealed { shoe, salt, order, .. } => {
                    reveal(&mut self.bound, *shoe, salt, order)
                }
                _ => {}
            }
            if let Some((round, events)) = told(fact).filter(|(round, _)| *round == self.id) {
                debug_assert_eq!(round, self.id);
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

    fn begin(&mut self, at: Moment, version: &str, sign: &str) {
        self.recalled = Some(Recalled {
            id: self.id,
            game: self.asker.game.clone(),
            set: self.asker.set.clone(),
            began: at,
            ended: at,
            over: false,
            version: version.to_string(),
            sign: sign.to_string(),
            people: Vec::new(),
            viewer: Viewer::Public,
            events: Vec::new(),
            transfers: Vec::new(),
            commitment: None,
        });
    }

    fn sits(&mut self, seat: Seat, person: PersonId) {
        let name = self.asker.names.get(&person);
        if let Some(recalled) = &mut self.recalled {
            recalled.people.push(json!({ "seat": seat, "person": person, "name": name }));
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

fn reveal(bound: &mut Option<Bound>, n: u64, told: &str, cards: &str) {
    if let Some(Bound { shoe, salt, order, .. }) = bound
        && *shoe == n
    {
        (*salt, *order) = (Some(told.to_string()), Some(cards.to_string()));
    }
}

/// What a round's cards were bound to: a shoe lasts many rounds, so that its commitment lies
/// before the round and its order after it.
fn bound(store: &dyn Store, id: RoundId, own: Option<Bound>) -> Result<Option<Bound>, Problem> {
    let facts = |n: u64| -> Result<Vec<Fact>, Problem> {
        let mut all = Vec::new();
        for entry in store.round(RoundId { n, ..id })? {
            all.extend(record(&entry)?.facts);
        }
        Ok(all)
    };
    let mut found = own;
    for n in (id.n.saturating_sub(SHOE_ROUNDS).max(1)..id.n).rev() {
        if found.is_some() {
            break;
        }
        found = facts(n)?.into_iter().rev().find_map(|fact| match fact {
            Fact::Bound { table, shoe, commitment } if table == id.table => {
                Some(Bound { shoe, commitment, salt: None, order: None })
            }
            _ => None,
        });
    }
    for n in id.n..id.n + SHOE_ROUNDS {
        if found.as_ref().is_none_or(|bound| bound.order.is_some()) {
            break;
        }
        let facts = facts(n)?;
        if facts.is_empty() {
            break;
        }
        for fact in facts {
            if let Fact::Revealed { shoe, salt, order, .. } = fact {
                reveal(&mut found, shoe, &salt, &order);
            }
        }
    }
    Ok(found)
}

/// A round in one line: when it was, what was thrown, what money moved.
///
/// # Errors
/// A store that cannot be read.
pub fn line(store: &dyn Store, asker: &Asker, id: RoundId) -> Result<Option<Value>, Problem> {
    let mut reader = Reader::new(asker, id, None);
    for entry in &store.round(id)? {
        reader.read(&record(entry)?);
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
