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
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use floor::core::{Errand, PersonId, TableId, Who};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::json;
use std::collections::VecDeque;
use std::time::Duration;
use table::Event;
use tokio::sync::mpsc;
use tokio::time::{Instant, interval, sleep_until, timeout};

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
/// The most messages that wait for a spectator who sees a table later.
const LATE_MAX: usize = 65_536;

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
    // What a client says is short: what is kept for it, and cleared at every look, is too.
    let upgrade = upgrade.read_buffer_size(MESSAGE_MAX);
    Ok(upgrade.on_upgrade(move |socket| async move {
        office.metrics.sockets(1);
        let (person, listens, waits) = (None, None, Waits::default());
        let stream = Stream { office: office.clone(), caller, place, person, listens, waits };
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
    /// What it is sent later.
    waits: Waits,
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
            Ok(()) => self.serve(&mut to, &mut from).await,
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
    ) -> End {
        let office = self.office.clone();
        let mut closes = std::pin::pin!(office.closes());
        let (mut heard, mut pings) = (Instant::now(), interval(PING));
        let mut said_lately: (u32, Instant) = (0, Instant::now());
        loop {
            let Some((_, from_hub)) = &mut self.listens else { return SLOW };
            tokio::select! {
                sent = from_hub.recv() => match sent {
                    Some(sent) => {
                        // Who takes nothing for long is gone.
                        let sending = self.waits.pass_on(to, sent, from_hub);
                        match timeout(GONE, sending).await {
                            Ok(Ok(())) => {}
                            Ok(Err(end)) => return end,
                            Err(_) => return WENT,
                        }
                    }
                    None => return SLOW,
                },
                () = self.waits.ripen() => {
                    let sending = self.waits.send_ripe(to);
                    if !matches!(timeout(GONE, sending).await, Ok(Ok(()))) {
                        return WENT;
                    }
                }
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
                            if let Err(end) = self.listen(after).await {
                                return end;
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
                () = &mut closes => {
                    return End { code: close_code::AWAY, why: "the floor closes" };
                }
            }
        }
    }

    /// Listens from an event on; what has happened since then is sent first.
    async fn listen(&mut self, after: Option<u64>) -> Result<(), End> {
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
                let now = Instant::now();
                let due = |(text, wait): (String, Duration)| (now + wait, text.into());
                self.waits = Waits(missed.into_iter().map(due).collect());
                Ok(())
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

/// What a client is sent later, each message with its moment: in order, whatever that says.
#[derive(Default)]
struct Waits(VecDeque<(Instant, Utf8Bytes)>);

impl Waits {
    /// Waits until the first is to be sent.
    async fn ripen(&self) {
        match self.0.front() {
            Some((due, _)) => sleep_until(*due).await,
            None => std::future::pending().await,
        }
    }

    /// Sends what is to be sent by now.
    async fn send_ripe(&mut self, to: &mut (impl SinkExt<Message> + Unpin)) -> Result<(), End> {
        self.feed_ripe(to).await?;
        to.flush().await.map_err(|_| WENT)
    }

    async fn feed_ripe(&mut self, to: &mut (impl SinkExt<Message> + Unpin)) -> Result<(), End> {
        while self.0.front().is_some_and(|(due, _)| *due <= Instant::now()) {
            let Some((_, text)) = self.0.pop_front() else { break };
            to.feed(Message::Text(text)).await.map_err(|_| WENT)?;
        }
        Ok(())
    }

    /// Sends a message and whatever else has come by now, all of it at once.
    async fn pass_on(
        &mut self,
        to: &mut (impl SinkExt<Message> + Unpin),
        first: Sent,
        from_hub: &mut mpsc::Receiver<Sent>,
    ) -> Result<(), End> {
        // What a client has missed comes before what follows.
        self.feed_ripe(to).await?;
        let mut next = Some(first);
        while let Some(sent) = next {
            match sent {
                Sent::Text(text) => to.feed(Message::Text(text)).await.map_err(|_| WENT)?,
                Sent::After(text, delay) => self.after(text, delay)?,
                Sent::Over => {
                    return Err(End { code: close_code::POLICY, why: "your session has ended" });
                }
            }
            next = from_hub.try_recv().ok();
        }
        self.send_ripe(to).await
    }

    fn after(&mut self, text: Utf8Bytes, delay: Duration) -> Result<(), End> {
        if self.0.len() >= LATE_MAX {
            return Err(SLOW);
        }
        let now = Instant::now();
        if delay.is_zero() {
            // Whoever has sat down waits for nothing any more.
            self.0.iter_mut().for_each(|(due, _)| *due = now);
        }
        self.0.push_back((now + delay, text));
        Ok(())
    }
}

const SLOW: End = End { code: close_code::AGAIN, why: "you do not keep up: resume with `after`" };

/// What happened since an event, as messages, each with how long a spectator waits for it. Who is
/// too far behind looks at the table anew.
fn missed(
    view: &View<'_>,
    table: TableId,
    after: u64,
) -> Result<Vec<(String, Duration)>, Problem> {
    let asker = recall::Asker::of(view, table);
    let (mut texts, mut after) = (Vec::new(), after);
    for _ in 0..PAGES_MAX {
        let (dated, next) = recall::dated(view.store, &asker, table, after, RECORDS_MAX)?;
        if dated.is_empty() || next <= after {
            return Ok(texts);
        }
        // What spectators wait for differs from record to record.
        for of_record in
            dated.chunk_by(|(one, _), (other, _)| asker.waits(*one) == asker.waits(*other))
        {
            let events: Vec<&Event> = of_record.iter().map(|(_, event)| event).collect();
            let Some((at, last)) = of_record.last() else { continue };
            let text = json!({ "events": events, "next": last.n + 1 }).to_string();
            texts.push((text, asker.waits(*at)));
        }
        after = next;
    }
    Ok(vec![(json!({ "again": true }).to_string(), Duration::ZERO)])
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
