//! Tables: the lobby, opening and closing, what a viewer may see of one.

use super::body::{Body, Query, done, number, part, reply};
use super::{Access, Route, Stirs};
use crate::Shared;
use crate::caller::Caller;
use crate::counter::View;
use crate::hub::Hub;
use crate::late::Picture;
use crate::posted::posted;
use crate::problem::Problem;
use crate::recall::{Asker, events as events_of};
use axum::extract::{Path, State};
use axum::http::{Method, StatusCode};
use axum::response::Response;
use axum::routing::{get, post};
use floor::core::{Answer, Errand, Lobby, Opening, Pace, Source, TableId, Who};
use floor::ledger::Tender;
use floor::people::{Act, Own};
use floor::store::Store;
use law::Posted;
use money::Cents;
use serde::Deserialize;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use table::{Bank, Kind, Made, Seat, Sign};

/// Routes of tables.
#[rustfmt::skip]
pub const ROUTES: &[Route] = &[
    Route { path: "/api/tables", name: "lobby", says: "The lobby: every table.",
        answer: "Listing[]", stirs: Stirs::No, serve: || get(lobby), ..Route::BASE },
    Route { method: Method::POST, path: "/api/tables", name: "open_table",
        says: "Opens a table; what is posted is proven lawful, or refused with every rule broken.",
        access: Access::May(Act::Tables, Own::Others),
        body: "{id?: text, game: text, set?: {...}, limits?: map<money>, name?: text, \
               chance?: \"virtual\"|\"live\", tender?: Tender, pace?: Pace, float?: money}",
        answer: "{table: integer}", serve: || post(open), ..Route::BASE },
    Route { method: Method::POST, path: "/api/tables/check", name: "check_table",
        says: "Whether such a table could open: its sign, or 409 with every fault. None opens.",
        access: Access::May(Act::Tables, Own::Others),
        body: "{game: text, set?: {...}, limits?: map<money>}", answer: "{sign: Sign}",
        serve: || post(check), ..Route::BASE },
    Route { path: "/api/tables/{t}", name: "table",
        says: "All that this viewer may see of a table now, and the number of the next event.",
        answer: "TableView", stirs: Stirs::No, serve: || get(see), ..Route::BASE },
    Route { method: Method::POST, path: "/api/tables/{t}/close", name: "close_table",
        says: "Closes a table for good: between rounds, when nobody sits there.",
        access: Access::May(Act::Tables, Own::Others), serve: || post(close), ..Route::BASE },
    Route { path: "/api/tables/{t}/menu", name: "menu", query: "seat: integer",
        says: "What a seat may do now, and what is refused with its rule. A free seat's menu says \
               how to sit down.",
        answer: "Choice[]", serve: || get(menu), ..Route::BASE },
    Route { path: "/api/tables/{t}/events", name: "events", query: "after?: integer",
        says: "Events from number `after` on, as this viewer saw them when they happened; where \
               there are more, `next` is where to go on.",
        answer: "{events: Event[], next: integer}", stirs: Stirs::No,
        serve: || get(events), ..Route::BASE },
];

/// The most records that are read at once for events.
const RECORDS_MAX: usize = 1024;

async fn lobby(State(office): State<Shared>, caller: Caller) -> Result<Response, Problem> {
    let hub = office.hub.clone();
    let looks = move |view: &View<'_>| {
        let listed = view.core.lobby();
        let seen = |lobby: &Lobby| listing(view, lobby, &Shown::of(view, &hub, lobby.table)?);
        listed.iter().filter_map(seen).collect::<Vec<Value>>()
    };
    Ok(reply(&office.counter.look(&caller, looks).await?))
}

/// What is shown of a table to everybody: as it is, or to a spectator as it was a while ago.
/// Nothing of the table itself where a spectator comes too early for that.
struct Shown {
    late: bool,
    picture: Option<Picture>,
}

impl Shown {
    fn of(view: &View<'_>, hub: &Hub, table: TableId) -> Option<Shown> {
        let running = view.core.table(table)?;
        let Some(until) = view.core.sees_until(table, view.who, view.now) else {
            let picture = Picture::of(running, view.now, hub.revealed(table));
            return Some(Shown { late: false, picture: Some(picture) });
        };
        let picture = hub.late(view.core, table, (until, view.now));
        Some(Shown { late: true, picture })
    }
}

/// A table as the lobby has it.
fn listing(view: &View<'_>, lobby: &Lobby, shown: &Shown) -> Option<Value> {
    let sign = view.core.sign(lobby.table)?;
    let picture = shown.picture.as_ref();
    let sight = picture.map(|picture| &picture.sight);
    let kind = match sign.bank {
        Bank::House => "house",
        Bank::PlayerDealer => "player_dealer",
        Bank::Pot => "pot",
        Bank::Points => "points",
    };
    let people = lobby
        .seats
        .iter()
        .map(|(seat, person, name)| json!({ "seat": seat, "person": person, "name": name }));
    Some(json!({
        "id": lobby.table,
        "name": lobby.name,
        "game": lobby.game,
        "title": lobby.title,
        "book": lobby.game.split('/').next(),
        "bank": kind,
        "tender": lobby.tender,
        "chance": lobby.chance,
        "seats": lobby.of,
        "taken": lobby.seats.len(),
        "waiting": lobby.waiting,
        "people": people.collect::<Vec<_>>(),
        "limits": limits(sign),
        "posted": sign.posted,
        "meters": sight.map_or(json!({}), meters),
        "round": picture.map_or(lobby.round, |picture| picture.round),
        "rounds": sight.map_or(0, |sight| sight.rounds),
        "spots": sight.map(|sight| sight.spots.as_slice()).unwrap_or_default(),
        "pot": sight.map(|sight| sight.pot).unwrap_or_default(),
        "figures": sight.map(|sight| sight.figures.as_slice()).unwrap_or_default(),
        "shoe": sight.and_then(|sight| sight.shoe.as_ref()),
        "commitment": picture.and_then(|picture| picture.commitment.as_ref()),
        "disabled": lobby.disabled,
        "clocks": picture.map(|picture| picture.clocks.as_slice()).unwrap_or_default(),
        "delay": view.core.table(lobby.table)?.kept.opening.pace.delay,
    }))
}

fn meters(sight: &table::Sight) -> Value {
    let shown = sight.meters.iter().map(|(wager, shown)| (wager.to_string(), json!(shown)));
    Value::Object(shown.collect())
}

/// The limits of the main wager.
fn limits(sign: &Sign) -> Value {
    let main = sign.marks.iter().find(|mark| mark.kind == Kind::Main && mark.made == Made::Before);
    main.map_or(Value::Null, |mark| json!({ "min": mark.limits.min, "max": mark.limits.max }))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Opens {
    #[serde(default)]
    id: Option<String>,
    game: String,
    #[serde(default)]
    set: Map<String, Value>,
    #[serde(default)]
    limits: BTreeMap<String, Cents>,
    #[serde(default)]
    name: String,
    #[serde(default)]
    chance: Source,
    #[serde(default)]
    tender: Tender,
    #[serde(default)]
    pace: Pace,
    #[serde(default)]
    float: Cents,
}

async fn open(
    State(office): State<Shared>,
    caller: Caller,
    Body(body): Body<Opens>,
) -> Result<Response, Problem> {
    let Opens { id, game, set, limits, name, chance, tender, pace, float } = body;
    let set = posted(set, limits)?;
    let opening = Opening { game, set, name, chance, tender, pace, float, house: None };
    let wanted = opening.clone();
    match office.counter.ask(&caller, id, Errand::Open(opening)).await {
        Ok(Answer::Table { table }) => Ok(reply(&json!({ "table": table }))),
        Ok(_) => Err(Problem::ours()),
        // Where the law forbids it, everything that is wrong is told at once.
        Err(problem) if problem.status == StatusCode::CONFLICT => {
            Err(lawful(&wanted.game, &wanted.set).err().unwrap_or(problem))
        }
        Err(problem) => Err(problem),
    }
}

/// The sign of a table that would open so.
fn lawful(game: &str, set: &Posted) -> Result<Sign, Problem> {
    let opened = catalog::find(game)?.open(set);
    Ok(opened.map_err(|error| Problem::from(error).of_game(game))?.sign().clone())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Checks {
    game: String,
    #[serde(default)]
    set: Map<String, Value>,
    #[serde(default)]
    limits: BTreeMap<String, Cents>,
}

async fn check(
    State(office): State<Shared>,
    caller: Caller,
    Body(Checks { game, set, limits }): Body<Checks>,
) -> Result<Response, Problem> {
    office.counter.look(&caller, |view: &View<'_>| view.need(Act::Tables)).await??;
    let set = posted(set, limits)?;
    Ok(reply(&json!({ "sign": lawful(&game, &set)? })))
}

async fn close(
    State(office): State<Shared>,
    caller: Caller,
    Path(t): Path<String>,
) -> Result<Response, Problem> {
    let table = table_id(&t)?;
    office.counter.ask(&caller, None, Errand::Close { table }).await?;
    Ok(done())
}

/// The table of a path.
pub(super) fn table_id(text: &str) -> Result<TableId, Problem> {
    part(text, "table").map(TableId)
}

/// That there is no such table.
pub(super) fn no_table(table: TableId) -> Problem {
    Problem::missing(format!("there is no table {}: GET /api/tables lists them", table.0))
}

async fn see(
    State(office): State<Shared>,
    caller: Caller,
    Path(t): Path<String>,
) -> Result<Response, Problem> {
    let table = table_id(&t)?;
    let hub = office.hub.clone();
    let looks = move |view: &View<'_>| {
        let (Some(lobby), Some(running)) = (view.core.listing(table), view.core.table(table))
        else {
            return Err(no_table(table));
        };
        let sign = view.core.sign(table).ok_or_else(|| no_table(table))?;
        let shown = Shown::of(view, &hub, table).ok_or_else(|| no_table(table))?;
        let Some(picture) = &shown.picture else {
            let seconds = running.kept.opening.pace.delay.div_ceil(1000);
            let why = format!("spectators see this table {seconds} seconds later: come again");
            return Err(Problem::stopped(why));
        };
        let own = (!shown.late).then(|| view.core.sight(table, view.who)).flatten();
        let sight = own.as_ref().unwrap_or(&picture.sight);
        let seat = match view.who {
            Who::Person(person) => running.kept.seat_of(person),
            _ => None,
        };
        let waits = match view.who {
            Who::Person(person) => running.kept.waiting.iter().position(|w| *w == person),
            _ => None,
        };
        let names = lobby.seats.iter().map(|(seat, _, name)| (seat.n().to_string(), json!(name)));
        Ok(json!({
            "table": listing(view, &lobby, &shown),
            "sign": sign,
            "sight": sight,
            "next": sight.next,
            "seat": seat,
            "waits": waits.map(|ahead| ahead + 1),
            "names": Value::Object(names.collect()),
            "round": picture.round,
            "clocks": picture.clocks,
            "commitment": picture.commitment,
            "revealed": picture.revealed,
            "pace": running.kept.opening.pace,
            "now": view.now,
        }))
    };
    Ok(reply(&office.counter.look(&caller, looks).await??))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OfSeat {
    seat: String,
}

async fn menu(
    State(office): State<Shared>,
    caller: Caller,
    Path(t): Path<String>,
    Query(asked): Query<OfSeat>,
) -> Result<Response, Problem> {
    let table = table_id(&t)?;
    let seat: Seat = part(&asked.seat, "seat").ok().and_then(Seat::new).ok_or_else(|| {
        Problem::malformed(format!("there is no seat `{}`", asked.seat.escape_debug()))
    })?;
    let looks = move |view: &View<'_>| {
        let sign = view.core.sign(table).ok_or_else(|| no_table(table))?;
        let known = sign.check_seat(seat);
        known.map_err(|refusal| Problem::refused(refusal.why, refusal.rule))?;
        Ok::<_, Problem>(view.core.menu(table, seat, view.who))
    };
    Ok(reply(&office.counter.look(&caller, looks).await??))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct After {
    #[serde(default, deserialize_with = "number")]
    after: Option<u64>,
}

async fn events(
    State(office): State<Shared>,
    caller: Caller,
    Path(t): Path<String>,
    Query(asked): Query<After>,
) -> Result<Response, Problem> {
    let (table, after) = (table_id(&t)?, asked.after.unwrap_or(0));
    let asker = office.counter.look(&caller, move |view| Asker::of(view, table)).await?;
    let reads = move |store: &dyn Store| events_of(store, &asker, table, after, RECORDS_MAX);
    let (events, next) = office.read(&caller, reads).await??;
    Ok(reply(&json!({ "events": events, "next": next })))
}
