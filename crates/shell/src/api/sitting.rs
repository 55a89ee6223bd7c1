//! At a table: inputs, the waiting list, corrections, previews, streams, company.

use super::body::{Body, done, reply};
use super::tables::table_id;
use super::{Access, Route, Stirs};
use crate::caller::Caller;
use crate::counter::View;
use crate::problem::Problem;
use crate::{Shared, stream};
use axum::extract::{Path, State};
use axum::http::Method;
use axum::response::Response;
use axum::routing::{get, post};
use floor::core::{Answer, Errand, PersonId};
use floor::people::{Act, Own};
use serde::{Deserialize, Serialize};
use serde_json::json;
use table::{Event, Input};

/// The most bots that a player calls, and no more come than make a party of one more.
const CALLED_MAX: usize = 3;

/// Routes of sittings.
#[rustfmt::skip]
pub const ROUTES: &[Route] = &[
    Route { method: Method::POST, path: "/api/tables/{t}/inputs", name: "tell",
        says: "Tells a table something: what followed, as you may see it. Refused by a rule it \
               is 409. The same `id` again brings the same answer.",
        access: Access::May(Act::Play, Own::Own),
        body: "{id?: text, input: Input}", answer: "{events: Event[], next: integer}",
        serve: || post(tell), ..Route::BASE },
    Route { method: Method::POST, path: "/api/tables/{t}/preview", name: "preview",
        says: "What would follow if a table were told this: nothing changes. For rulings, before \
               they are confirmed.",
        access: Access::May(Act::Rule, Own::Others), body: "{input: Input}",
        answer: "{events: Event[], transfers: {from: Account, to: Account, amount: money, \
                 owed?: money, round?: text, why: any}[]}",
        serve: || post(preview), ..Route::BASE },
    Route { method: Method::POST, path: "/api/tables/{t}/wait", name: "wait",
        says: "Waits for a seat.", access: Access::May(Act::Wait, Own::Own),
        serve: || post(wait), ..Route::BASE },
    Route { method: Method::POST, path: "/api/tables/{t}/stop-waiting", name: "stop_waiting",
        says: "Waits for a seat no longer.", access: Access::May(Act::Wait, Own::Own),
        serve: || post(stop_waiting), ..Route::BASE },
    Route { method: Method::POST, path: "/api/tables/{t}/correct", name: "correct",
        says: "At a live table: the last `drop` inputs of chance were mistyped, these take their \
               place. Recorded with its reason.",
        access: Access::May(Act::Correct, Own::Others),
        body: "{id?: text, drop: integer, instead: Input[], reason: text}",
        serve: || post(correct), ..Route::BASE },
    Route { method: Method::POST, path: "/api/tables/{t}/abandon", name: "abandon",
        says: "Gives a round up that cannot be finished: everything on it goes back.",
        access: Access::May(Act::Abandon, Own::Others),
        body: "{id?: text, reason: text}", serve: || post(abandon), ..Route::BASE },
    Route { method: Method::POST, path: "/api/tables/{t}/bots", name: "seat_bots",
        says: "Seats players that decide by themselves at a table for play money. Whoever sits \
               there calls up to three, who leave when the caller has.",
        access: Access::May(Act::Company, Own::Others),
        body: "{n: integer}", answer: "{seated: integer}", serve: || post(bots), ..Route::BASE },
    Route { path: "/api/tables/{t}/stream", name: "stream",
        says: "A WebSocket with this viewer's events as they happen, and notices. `{\"after\": n}` \
               resumes at event n.",
        answer: "!application/websocket", status: 101, stirs: Stirs::No,
        serve: || get(stream::of_table), ..Route::BASE },
];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tells {
    #[serde(default)]
    id: Option<String>,
    input: Input,
}

/// What followed.
#[derive(Serialize)]
struct Told {
    events: Vec<Event>,
    next: u64,
}

async fn tell(
    State(office): State<Shared>,
    caller: Caller,
    Path(t): Path<String>,
    Body(Tells { id, input }): Body<Tells>,
) -> Result<Response, Problem> {
    office.admits(&input)?;
    let table = table_id(&t)?;
    match office.counter.ask(&caller, id, Errand::Tell { table, input }).await? {
        Answer::Told { events, next } => Ok(reply(&Told { events, next })),
        Answer::Done => Ok(reply(&Told { events: Vec::new(), next: 0 })),
        _ => Err(Problem::ours()),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Previews {
    input: Input,
}

async fn preview(
    State(office): State<Shared>,
    caller: Caller,
    Path(t): Path<String>,
    Body(Previews { input }): Body<Previews>,
) -> Result<Response, Problem> {
    let table = table_id(&t)?;
    let looks = move |view: &View<'_>| {
        view.need(Act::Rule)?;
        view.core.preview(table, view.who, &input).map_err(Problem::from)
    };
    let (events, transfers) = office.counter.look(&caller, looks).await??;
    Ok(reply(&json!({ "events": events, "transfers": transfers })))
}

async fn wait(
    State(office): State<Shared>,
    caller: Caller,
    Path(t): Path<String>,
) -> Result<Response, Problem> {
    office.counter.ask(&caller, None, Errand::Wait { table: table_id(&t)? }).await?;
    Ok(done())
}

async fn stop_waiting(
    State(office): State<Shared>,
    caller: Caller,
    Path(t): Path<String>,
) -> Result<Response, Problem> {
    office.counter.ask(&caller, None, Errand::StopWaiting { table: table_id(&t)? }).await?;
    Ok(done())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Corrects {
    #[serde(default)]
    id: Option<String>,
    drop: u16,
    instead: Vec<Input>,
    reason: String,
}

async fn correct(
    State(office): State<Shared>,
    caller: Caller,
    Path(t): Path<String>,
    Body(Corrects { id, drop, instead, reason }): Body<Corrects>,
) -> Result<Response, Problem> {
    let errand = Errand::Correct { table: table_id(&t)?, instead, drop, reason };
    office.counter.ask(&caller, id, errand).await?;
    Ok(done())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Abandons {
    #[serde(default)]
    id: Option<String>,
    reason: String,
}

async fn abandon(
    State(office): State<Shared>,
    caller: Caller,
    Path(t): Path<String>,
    Body(Abandons { id, reason }): Body<Abandons>,
) -> Result<Response, Problem> {
    let errand = Errand::Abandon { table: table_id(&t)?, reason };
    office.counter.ask(&caller, id, errand).await?;
    Ok(done())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Company {
    n: u8,
}

async fn bots(
    State(office): State<Shared>,
    caller: Caller,
    Path(t): Path<String>,
    Body(Company { n }): Body<Company>,
) -> Result<Response, Problem> {
    let table = table_id(&t)?;
    let looks = move |view: &View<'_>| {
        let running = view.core.table(table).ok_or_else(|| super::tables::no_table(table))?;
        let seated = |person: &PersonId| running.kept.seat_of(*person).is_some();
        let own = view.person().ok().filter(seated);
        let any = view.core.may(view.who, Act::Company, Own::Others);
        let whose = if own.is_some() && !any { Own::Own } else { Own::Others };
        view.need_of(Act::Company, whose)?;
        if running.kept.opening.tender != floor::ledger::Tender::Play {
            let why = "bots play for play money only: open a demo table";
            return Err(Problem::refused(why, None));
        }
        let (seats, taken) = (view.core.sign(table), running.kept.seats.len());
        let seats = seats.map_or(0, |sign| sign.all_seats().count());
        let most = if any { seats } else { seats.min(CALLED_MAX + 1) };
        let host = own.filter(|_| !any);
        Ok((most.saturating_sub(taken), host))
    };
    let (free, host) = office.counter.look(&caller, looks).await??;
    if host.is_some() && usize::from(n) > CALLED_MAX {
        let why = format!("you may call {CALLED_MAX} at most");
        return Err(Problem::refused(why, None));
    }
    let seated = usize::from(n).min(free);
    if seated > 0 {
        office.seat_bots(table, seated, host);
    }
    Ok(reply(&json!({ "seated": seated })))
}
