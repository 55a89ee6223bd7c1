//! Streams: a viewer's events as they happen, over WebSocket.
//!
//! A client that says `{"after": n}` first gets everything from event n on and then what follows,
//! nothing twice and nothing left out; one that says nothing gets what follows from now on. It may
//! say it again at any time. Whoever does not keep up is sent away, and comes back with `after`.

use super::caller::{Caller, is_own};
use super::counter::View;
use super::hub::{BACKLOG, Place, Sent};
use super::problem::Problem;
use super::{Shared, recall};
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use floor::core::{Errand, PersonId, TableId, Who};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::json;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{Instant, interval, timeout};

/// The most bytes that a client may send at once.
const MESSAGE_MAX: usize = 4096;
/// How many messages a client may send, and within how many seconds.
const MESSAGES_MAX: (u32, u64) = (60, 10);
/// How long a client may wait before it says where it goes on.
const FIRST: Duration = Duration::from_millis(250);
/// So often a silent client is asked whether it is there, and after how long it is gone.
const PING: Duration = Duration::from_secs(20);
/// See [`PING`].
const GONE: Duration = Duration::from_secs(50);
/// Records that are read at once when a client resumes.
const RECORDS_MAX: usize = 256;
/// How often that is done before the client is told to look at the table anew.
const PAGES_MAX: usize = 4;

/// What a client says.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Says {
    after: u64,
}

/// The stream of a table.
pub async fn of_table(
    State(office): State<Shared>,
    caller: Caller,
    Path(t): Path<String>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Problem> {
    let table = t.parse().map(TableId).map_err(|_| Problem::missing("there is no such table"))?;
    let known = office.counter.look(&caller, move |view| view.core.table(table).is_some()).await?;
    if !known {
        return Err(Problem::missing(format!("there is no table {}", table.0)));
    }
    open(office, caller, Place::Table(table), &headers, upgrade)
}

/// The stream of the lobby.
pub async fn of_lobby(
    State(office): State<Shared>,
    caller: Caller,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Problem> {
    open(office, caller, Place::Lobby, &headers, upgrade)
}

fn open(
    office: Shared,
    caller: Caller,
    place: Place,
    headers: &HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Problem> {
    // Any page may open a socket, and its cookies go along: only our own may listen.
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(origin) = text("origin")
        && !is_own(origin, text("host"), office.options.origin.as_deref())
    {
        return Err(Problem::not_yours("this page is not the floor's"));
    }
    if office.hub.listeners() >= office.options.sockets_max {
        return Err(Problem::too_many("too many listen already", 10));
    }
    let upgrade = upgrade.max_message_size(MESSAGE_MAX).max_frame_size(MESSAGE_MAX);
    Ok(upgrade.on_upgrade(move |socket| async move {
        office.metrics.sockets(1);
        let stream = Stream { office: office.clone(), caller, place, person: None, listens: None };
        stream.run(socket).await;
        office.metrics.sockets(-1);
    }))
}

struct Stream {
    office: Shared,
    caller: Caller,
    place: Place,
    /// Whoever listens at a table, where it is somebody.
    person: Option<PersonId>,
    /// The listener's number, and what it is sent.
    listens: Option<(u64, mpsc::Receiver<Sent>)>,
}

/// Why a stream ends.
struct End {
    code: u16,
    why: &'static str,
}

const WENT: End = End { code: close_code::NORMAL, why: "" };

impl Stream {
    async fn run(mut self, socket: WebSocket) {
        let (mut to, mut from) = socket.split();
        let first = timeout(FIRST, from.next()).await;
        let after = match first {
            Ok(Some(Ok(message))) => match said(&message) {
                Ok(after) => after,
                Err(end) => return close(&mut to, end).await,
            },
            Ok(_) => return,
            Err(_) => None,
        };
        self.connected().await;
        let end = match self.listen(after).await {
            Ok(texts) => self.serve(&mut to, &mut from, texts).await,
            Err(end) => end,
        };
        self.leave();
        self.lost().await;
        close(&mut to, end).await;
    }

    /// Sends and hears until either side has enough.
    async fn serve(
        &mut self,
        to: &mut (impl SinkExt<Message> + Unpin),
        from: &mut (impl StreamExt<Item = Result<Message, axum::Error>> + Unpin),
        texts: Vec<String>,
    ) -> End {
        for text in texts {
            if to.send(Message::Text(text.into())).await.is_err() {
                return WENT;
            }
        }
        let (mut heard, mut pings) = (Instant::now(), interval(PING));
        let mut said_lately: (u32, Instant) = (0, Instant::now());
        loop {
            let Some((_, sent)) = &mut self.listens else { return SLOW };
            tokio::select! {
                sent = sent.recv() => match sent {
                    Some(Sent::Text(text)) => {
                        let sending = to.send(Message::Text(text));
                        // Who takes nothing for long is gone.
                        if !matches!(timeout(GONE, sending).await, Ok(Ok(()))) {
                            return WENT;
                        }
                    }
                    Some(Sent::Over) => {
                        return End { code: close_code::POLICY, why: "your session has ended" };
                    }
                    None => return SLOW,
                },
                message = from.next() => {
                    let Some(Ok(message)) = message else { return WENT };
                    heard = Instant::now();
                    if is_often(&mut said_lately) {
                        return End { code: close_code::POLICY, why: "too many messages" };
                    }
                    match said(&message) {
                        Ok(None) if matches!(message, Message::Close(_)) => return WENT,
                        Ok(None) => {}
                        Ok(after) => {
                            self.leave();
                            match self.listen(after).await {
                                Ok(texts) => for text in texts {
                                    if to.send(Message::Text(text.into())).await.is_err() {
                                        return WENT;
                                    }
                                },
                                Err(end) => return end,
                            }
                        }
                        Err(end) => return end,
                    }
                }
                _ = pings.tick() => {
                    if heard.elapsed() > GONE {
                        return WENT;
                    }
                    if to.send(Message::Ping(Vec::new().into())).await.is_err() {
                        return WENT;
                    }
                }
                () = self.office.closes() => {
                    return End { code: close_code::AWAY, why: "the floor closes" };
                }
            }
        }
    }

    /// Listens from an event on; what has happened since then comes back to be sent first.
    async fn listen(&mut self, after: Option<u64>) -> Result<Vec<String>, End> {
        let (to, from) = mpsc::channel(BACKLOG);
        let (place, key) = (self.place, self.caller.key.clone());
        let hub = self.office.hub.clone();
        let looks = move |view: &View<'_>| {
            let missed = match (place, after) {
                (Place::Table(table), Some(after)) => missed(view, table, after),
                _ => Ok(Vec::new()),
            };
            // Nothing is published while somebody looks: nothing comes twice or is left out.
            missed.map(|missed| (missed, hub.join(place, key, to)))
        };
        match self.office.counter.look(&self.caller, looks).await {
            Ok(Ok((missed, id))) => {
                self.listens = Some((id, from));
                Ok(missed)
            }
            _ => Err(End { code: close_code::ERROR, why: "the floor cannot be read" }),
        }
    }

    fn leave(&mut self) {
        if let Some((id, _)) = self.listens.take() {
            self.office.hub.leave(self.place, id);
        }
    }

    /// A seated person whose connection was lost is there again.
    async fn connected(&mut self) {
        let Place::Table(table) = self.place else { return };
        let found = self.office.counter.look(&self.caller, move |view: &View<'_>| {
            let Who::Person(person) = view.who else { return None };
            let kept = &view.core.table(table)?.kept;
            let sitter = kept.seat_of(person).and_then(|seat| kept.seats.get(&seat));
            Some((person, sitter.is_some_and(|sitter| sitter.lost.is_some())))
        });
        let Some((person, was_lost)) = found.await.ok().flatten() else { return };
        self.office.present.enter(person, table);
        self.person = Some(person);
        if was_lost {
            self.office.counter.note(Errand::Connected { person, table });
        }
    }

    /// The last connection of a seated person is lost.
    async fn lost(&mut self) {
        let (Place::Table(table), Some(person)) = (self.place, self.person.take()) else { return };
        if !self.office.present.leave(person, table) {
            return;
        }
        let seated = self.office.counter.look(&self.caller, move |view: &View<'_>| {
            view.core.table(table).is_some_and(|t| t.kept.seat_of(person).is_some())
        });
        if seated.await.unwrap_or(false) {
            self.office.counter.note(Errand::Lost { person, table });
        }
    }
}

const SLOW: End = End { code: close_code::AGAIN, why: "you do not keep up: resume with `after`" };

/// What happened since an event, as messages. Who is too far behind looks at the table anew.
fn missed(view: &View<'_>, table: TableId, after: u64) -> Result<Vec<String>, Problem> {
    let asker = recall::Asker::of(view, table);
    let (mut texts, mut after) = (Vec::new(), after);
    for _ in 0..PAGES_MAX {
        let found = recall::events(view.store, &asker, table, after, RECORDS_MAX);
        let (events, next) = found?;
        if events.is_empty() || next <= after {
            return Ok(texts);
        }
        texts.push(json!({ "events": events, "next": next }).to_string());
        after = next;
    }
    Ok(vec![json!({ "again": true }).to_string()])
}

/// Where a client wants to go on, if that is what it says.
fn said(message: &Message) -> Result<Option<u64>, End> {
    let wrong = End { code: close_code::UNSUPPORTED, why: "say {\"after\": n}" };
    match message {
        Message::Text(text) => match serde_json::from_str::<Says>(text) {
            Ok(Says { after }) => Ok(Some(after)),
            Err(_) => Err(wrong),
        },
        Message::Binary(_) => Err(wrong),
        Message::Ping(_) | Message::Pong(_) | Message::Close(_) => Ok(None),
    }
}

fn is_often((n, since): &mut (u32, Instant)) -> bool {
    if since.elapsed() > Duration::from_secs(MESSAGES_MAX.1) {
        (*n, *since) = (0, Instant::now());
    }
    *n += 1;
    *n > MESSAGES_MAX.0
}

async fn close(to: &mut (impl SinkExt<Message> + Unpin), End { code, why }: End) {
    let frame = CloseFrame { code, reason: why.into() };
    // The other side may be gone already.
    let _ = timeout(Duration::from_secs(5), to.send(Message::Close(Some(frame)))).await;
}
