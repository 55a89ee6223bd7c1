//! Who listens, and what each is sent: events as that viewer may see them, and notices.

use super::late::{Gallery, Picture, touches};
use axum::extract::ws::Utf8Bytes;
use floor::core::chance::commitment;
use floor::core::{Core, Message, Moment, Notice, PersonId, RoundId, TableId, Who};
use floor::people::{Act, Own, SessionKey};
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::{BTreeMap, HashMap};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use table::{Ask, Event, Viewer};
use tokio::sync::mpsc;

/// How many messages wait for a slow listener before it is sent away, to come back and resume.
pub const BACKLOG: usize = 512;

/// What a listener is sent.
#[derive(Clone, Debug, PartialEq)]
pub enum Sent {
    /// A message.
    Text(Utf8Bytes),
    /// What happened at a table that spectators see later: after so long, and at once with all
    /// that waits where it is nothing.
    After(Utf8Bytes, Duration),
    /// The session has ended.
    Over,
}

/// Where a listener listens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// In the lobby.
    Lobby,
    /// At a table.
    Table(TableId),
}

struct Listener {
    id: u64,
    key: Option<SessionKey>,
    to: mpsc::Sender<Sent>,
}

/// Everybody who listens.
#[derive(Default)]
pub struct Hub {
    inner: Mutex<Inner>,
}

#[derive(Default)]
struct Inner {
    next: u64,
    /// The last shuffle of each table that was told, since the start.
    revealed: BTreeMap<TableId, Notice>,
    at: BTreeMap<Place, Vec<Listener>>,
    late: Gallery,
}

impl Hub {
    /// Somebody listens from now on; answers the listener's number.
    pub fn join(&self, place: Place, key: Option<SessionKey>, to: mpsc::Sender<Sent>) -> u64 {
        let mut inner = self.inner.lock().unwrap_or_else(PoisonError::into_inner);
        inner.next += 1;
        let id = inner.next;
        inner.at.entry(place).or_default().push(Listener { id, key, to });
        id
    }

    /// Somebody listens no more.
    pub fn leave(&self, place: Place, id: u64) {
        let mut inner = self.inner.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(listeners) = inner.at.get_mut(&place) {
            listeners.retain(|listener| listener.id != id);
            if listeners.is_empty() {
                inner.at.remove(&place);
            }
        }
    }

    /// The last shuffle of a table that was told, where one was since the start.
    #[must_use]
    pub fn revealed(&self, table: TableId) -> Option<Value> {
        told(&self.inner.lock().unwrap_or_else(PoisonError::into_inner).revealed, table)
    }

    /// What a spectator is shown of a table that is seen later, as it was until a moment.
    #[must_use]
    pub fn late(&self, core: &Core, table: TableId, moments: (Moment, Moment)) -> Option<Picture> {
        let mut inner = self.inner.lock().unwrap_or_else(PoisonError::into_inner);
        inner.late.until(core, table, moments)
    }

    /// How many listen.
    #[must_use]
    pub fn listeners(&self) -> usize {
        let inner = self.inner.lock().unwrap_or_else(PoisonError::into_inner);
        inner.at.values().map(Vec::len).sum()
    }

    /// Sends what happened to whoever may see it. A listener who does not keep up is sent away.
    pub fn publish(&self, core: &Core, now: Moment, messages: &[Message]) {
        if messages.is_empty() {
            return;
        }
        let mut inner = self.inner.lock().unwrap_or_else(PoisonError::into_inner);
        let inner = &mut *inner;
        for message in messages {
            if let Message::All(notice @ Notice::Revealed { table, .. }) = message {
                inner.revealed.insert(*table, notice.clone());
            }
        }
        inner.late.follow(core, now, messages, |table| told(&inner.revealed, table));
        let sorted = Sorted::new(messages);
        for (place, listeners) in &mut inner.at {
            let here = sorted.at(*place);
            let mut written = Written::new(core, *place, messages, &here);
            let delay = delay(core, *place);
            listeners.retain(|listener| {
                let who = who(core, listener, now);
                let Some(who) = who else {
                    let _ = listener.to.try_send(Sent::Over);
                    return false;
                };
                let order = sorted.of(who, &here);
                let mut texts = order.into_iter().filter_map(|n| {
                    Some((n, written.text(core, (n, &messages[n]), *place, who)?))
                });
                texts.all(|(n, text)| {
                    let sent = match delay {
                        Some(delay) if touches(&messages[n]).is_some() => {
                            let seen = seen_at_once(core, &messages[n], who);
                            Sent::After(text, if seen { Duration::ZERO } else { delay })
                        }
                        _ => Sent::Text(text),
                    };
                    listener.to.try_send(sent).is_ok()
                })
            });
        }
        inner.at.retain(|_, listeners| !listeners.is_empty());
    }
}

/// The last shuffle of a table that was told, as it is shown.
fn told(revealed: &BTreeMap<TableId, Notice>, table: TableId) -> Option<Value> {
    match revealed.get(&table)? {
        Notice::Revealed { shoe, salt, order, .. } => {
            let bound = commitment(salt, order);
            Some(json!({ "shoe": shoe, "commitment": bound, "salt": salt, "order": order }))
        }
        _ => None,
    }
}

/// How much later spectators see what happens at a place, where they do.
fn delay(core: &Core, place: Place) -> Option<Duration> {
    let Place::Table(table) = place else { return None };
    let delay = core.table(table)?.kept.opening.pace.delay;
    (delay > 0).then(|| Duration::from_millis(delay))
}

/// Whether somebody sees at once what happened at a table: who sat there then, deals there, or
/// sees everything.
fn seen_at_once(core: &Core, message: &Message, who: Who) -> bool {
    let viewer = match message {
        Message::Table(news) => news.viewer(core.state(), who),
        _ => touches(message).map_or(Viewer::Public, |table| core.viewer(table, who)),
    };
    viewer != Viewer::Public || core.may(who, Act::SeeAll, Own::Others)
}

/// Whoever listens now: nobody once the session has ended.
fn who(core: &Core, listener: &Listener, now: Moment) -> Option<Who> {
    match &listener.key {
        None => Some(Who::Visitor),
        Some(key) => core.session(key, now).map(|session| Who::Person(session.person)),
    }
}

/// Messages by whom they could concern, each by its number.
#[derive(Default)]
struct Sorted {
    everywhere: Vec<usize>,
    lobby: Vec<usize>,
    tables: HashMap<TableId, Vec<usize>>,
    people: HashMap<PersonId, Vec<usize>>,
}

impl Sorted {
    fn new(messages: &[Message]) -> Sorted {
        let mut sorted = Sorted::default();
        for (n, message) in messages.iter().enumerate() {
            match message {
                Message::Table(news) => sorted.tables.entry(news.table).or_default().push(n),
                Message::Person(person, _) => sorted.people.entry(*person).or_default().push(n),
                Message::All(notice) => match whereabouts(notice) {
                    None => sorted.everywhere.push(n),
                    Some(table) => {
                        sorted.tables.entry(table).or_default().push(n);
                        if concerns(notice, Place::Lobby) {
                            sorted.lobby.push(n);
                        }
                    }
                },
            }
        }
        sorted
    }

    /// Those for everybody at a place.
    fn at(&self, place: Place) -> Vec<usize> {
        let own = match place {
            Place::Lobby => Some(&self.lobby),
            Place::Table(table) => self.tables.get(&table),
        };
        self.everywhere.iter().chain(own.into_iter().flatten()).copied().collect()
    }

    /// Those and somebody's own, in the order in which things happened.
    fn of(&self, who: Who, here: &[usize]) -> Vec<usize> {
        let own = match who {
            Who::Person(person) => self.people.get(&person),
            _ => None,
        };
        let mut all: Vec<usize> = here.iter().chain(own.into_iter().flatten()).copied().collect();
        all.sort_unstable();
        all
    }
}

/// Texts that several listeners are sent.
#[derive(Default)]
struct Written {
    texts: Vec<(usize, Option<Viewer>, Utf8Bytes)>,
    /// Which news everybody sees alike.
    open: HashMap<usize, bool>,
    /// The last news of the table, and what it waits for after all of them.
    asks: Option<(usize, Vec<Ask>)>,
}

impl Written {
    fn new(core: &Core, place: Place, messages: &[Message], here: &[usize]) -> Written {
        let Place::Table(table) = place else { return Written::default() };
        let news = here.iter().filter(|n| matches!(messages[**n], Message::Table(_)));
        let last = news.max().copied();
        let asks = last.zip(core.table(table)).map(|(n, running)| (n, running.asks()));
        Written { asks, ..Written::default() }
    }

    /// What somebody is sent of a message, where it is for that place and person.
    fn text(
        &mut self,
        core: &Core,
        (n, message): (usize, &Message),
        place: Place,
        who: Who,
    ) -> Option<Utf8Bytes> {
        let viewer = match message {
            Message::Table(news) => {
                if place != Place::Table(news.table) {
                    return None;
                }
                let open = &mut self.open;
                let open = *open.entry(n).or_insert_with(|| news.is_open());
                // Where nothing is hidden, what everybody sees is written once.
                Some(if open { Viewer::Public } else { news.viewer(core.state(), who) })
            }
            Message::Person(person, notice) => {
                is_for(*person, who).then_some(())?;
                concerns(notice, place).then_some(())?;
                None
            }
            Message::All(notice) => {
                concerns(notice, place).then_some(())?;
                allowed(core, notice, who).then_some(())?;
                None
            }
        };
        let known = self.texts.iter().find(|(of, by, _)| (*of, *by) == (n, viewer));
        if let Some((_, _, text)) = known {
            return Some(text.clone());
        }
        let text = match (message, viewer) {
            (Message::Table(news), Some(viewer)) => {
                let asks = self.asks.as_ref().filter(|(last, _)| *last == n);
                written(&Told {
                    round: news.round,
                    events: news.seen_by(viewer),
                    next: news.next,
                    again: news.again,
                    asks: asks.map(|(_, asks)| asks.as_slice()),
                })
            }
            (Message::Person(_, notice) | Message::All(notice), _) => written(&Noted { notice }),
            (Message::Table(_), None) => return None,
        };
        let text = Utf8Bytes::from(text);
        self.texts.push((n, viewer, text.clone()));
        Some(text)
    }
}

/// What a viewer is sent of news, and what the table waits for then.
#[derive(Serialize)]
struct Told<'a> {
    round: RoundId,
    events: Vec<Event>,
    next: u64,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    again: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    asks: Option<&'a [Ask]>,
}

/// A notice, as a message.
#[derive(Serialize)]
struct Noted<'a> {
    notice: &'a Notice,
}

/// A message as it is sent.
fn written(message: &impl Serialize) -> String {
    let text = serde_json::to_string(message);
    // invariant: events and notices have names and numbers for keys, and thereby a JSON form.
    text.unwrap_or_else(|error| panic!("a message cannot be written: {error}"))
}

fn is_for(person: PersonId, who: Who) -> bool {
    who == Who::Person(person)
}

/// Whether a notice concerns whoever listens at a place.
fn concerns(notice: &Notice, place: Place) -> bool {
    let lobby = place == Place::Lobby && matches!(notice, Notice::Lobby { .. });
    lobby || whereabouts(notice).is_none_or(|table| place == Place::Table(table))
}

/// The table that a notice is about.
pub(super) fn whereabouts(notice: &Notice) -> Option<TableId> {
    match notice {
        Notice::Clock { table, .. }
        | Notice::Bound { table, .. }
        | Notice::Revealed { table, .. }
        | Notice::Lobby { table } => Some(*table),
        Notice::Balance { .. }
        | Notice::SeatFree { .. }
        | Notice::Meter { .. }
        | Notice::Disabled { .. }
        | Notice::Pause { .. }
        | Notice::Alert { .. } => None,
    }
}

/// Whether somebody may be told: an alert is for those who see everything.
fn allowed(core: &Core, notice: &Notice, who: Who) -> bool {
    match notice {
        Notice::Alert { .. } => core.may(who, Act::SeeAll, Own::Others),
        _ => true,
    }
}
