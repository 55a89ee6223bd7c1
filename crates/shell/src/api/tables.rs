//! Tables: the lobby, opening and closing, what a viewer may see of one.

use super::body::{Body, Query, done, number, part, reply};
use super::{Access, Route, Stirs};
use crate::Shared;
use crate::caller::Caller;
use crate::counter::View;
use crate::posted::posted;
use crate::problem::Problem;
use crate::recall::{Asker, events as events_of};
use axum::extract::{Path, State};
use axum::http::{Method, StatusCode};
use axum::response::Response;
use axum::routing::{get, post};
use floor::core::{Answer, Errand, Opening, Pace, Source, TableId, Who};
use floor::ledger::Tender;
use floor::people::{Act, Own};
use floor::store::Store;
use law::Posted;
use money::Cents;
use serde::Deserialize;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use table::{Bank, Kind, Made, Seat, Sign, Viewer};

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
    let looks = |view: &View<'_>| {
        let listed = view.core.lobby();
        listed.iter().filter_map(|lobby| listing(view, lobby)).collect::<Vec<Value>>()
    };
    Ok(reply(&office.counter.look(&caller, looks).await?))
}

/// A table as the lobby has it.
fn listing(view: &View<'_>, lobby: &floor::core::Lobby) -> Option<Value> {
    let running = view.core.table(lobby.table)?;
    let sign = view.core.sign(lobby.table)?;
    let sight = running.sight(Viewer::Public);
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
        "meters": meters(&sight),
        "round": lobby.round,
        "rounds": sight.rounds,
        "spots": sight.spots,
        "pot": sight.pot,
        "figures": sight.figures,
        "shoe": sight.shoe,
        "commitment": running.commitment(),
        "disabled": lobby.disabled,
        "clocks": lobby.clocks,
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
        let sight = view.core.sight(table, view.who).ok_or_else(|| no_table(table))?;
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
            "table": listing(view, &lobby),
            "sign": sign,
            "sight": sight,
            "next": sight.next,
            "seat": seat,
            "waits": waits.map(|ahead| ahead + 1),
            "names": Value::Object(names.collect()),
            "round": lobby.round,
            "clocks": lobby.clocks,
            "commitment": running.commitment(),
            "revealed": hub.revealed(table),
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
