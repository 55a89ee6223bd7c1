//! The house: stopping bets and taking them again, checking the program, closing a day.

use super::body::{Body, done, reply};
use super::{Access, Route};
use crate::caller::Caller;
use crate::counter::View;
use crate::problem::Problem;
use crate::{Shared, posting};
use axum::extract::State;
use axum::http::Method;
use axum::response::Response;
use axum::routing::post;
use floor::core::{Errand, Scope};
use floor::people::{Act, Own};
use money::Cents;
use serde::Deserialize;
use serde_json::json;

const SCOPE: &str = "{scope: \"everything\"|one {game: text, table: integer, player: integer}, \
                     reason: text}";
const DISABLE: Access = Access::May(Act::Disable, Own::Others);

/// Routes of the house.
#[rustfmt::skip]
pub const ROUTES: &[Route] = &[
    Route { method: Method::POST, path: "/api/house", name: "open_house",
        says: "Opens the tables of the posted house (`serve --house`) for money, each with this \
               float, in your name; those that are open stay as they are.",
        access: Access::May(Act::Tables, Own::Others), body: "{float: money}",
        answer: "{tables: integer[]}", serve: || post(open), ..Route::BASE },
    Route { method: Method::POST, path: "/api/disable", name: "disable",
        says: "No further bet is taken: everywhere, at a game, a table, or from a player. A round \
               in play concludes.",
        access: DISABLE, body: SCOPE, serve: || post(disable), ..Route::BASE },
    Route { method: Method::POST, path: "/api/enable", name: "enable",
        says: "Bets are taken again.",
        access: DISABLE, body: SCOPE, serve: || post(enable), ..Route::BASE },
    Route { method: Method::POST, path: "/api/self-check", name: "self_check",
        says: "Digests the program and its rules, and compares with what was first found; a \
               difference disables everything.",
        access: Access::May(Act::SelfCheck, Own::Others), serve: || post(check), ..Route::BASE },
    Route { method: Method::POST, path: "/api/day", name: "close_day",
        says: "Closes a day that has ended or, once, the one that is on: its trial balance and its \
               list are kept, and another list begins.",
        access: Access::May(Act::Day, Own::Others), serve: || post(day), ..Route::BASE },
];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Opens {
    float: Cents,
}

async fn open(
    State(office): State<Shared>,
    caller: Caller,
    Body(Opens { float }): Body<Opens>,
) -> Result<Response, Problem> {
    office.counter.look(&caller, |view: &View<'_>| view.need(Act::Tables)).await??;
    if office.options.house.is_empty() {
        let why = "no house is posted: start the floor with --house HOUSE.toml";
        return Err(Problem::refused(why, None));
    }
    let tables = posting::open_for_money(&office, &caller, float).await?;
    Ok(reply(&json!({ "tables": tables })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Scoped {
    scope: Scope,
    reason: String,
}

async fn disable(
    State(office): State<Shared>,
    caller: Caller,
    Body(Scoped { scope, reason }): Body<Scoped>,
) -> Result<Response, Problem> {
    office.counter.ask(&caller, None, Errand::Disable { scope, reason }).await?;
    Ok(done())
}

async fn enable(
    State(office): State<Shared>,
    caller: Caller,
    Body(Scoped { scope, reason }): Body<Scoped>,
) -> Result<Response, Problem> {
    office.counter.ask(&caller, None, Errand::Enable { scope, reason }).await?;
    Ok(done())
}

async fn check(State(office): State<Shared>, caller: Caller) -> Result<Response, Problem> {
    let digest = office.digest().await?;
    office.counter.ask(&caller, None, Errand::SelfCheck { digest }).await?;
    Ok(done())
}

async fn day(State(office): State<Shared>, caller: Caller) -> Result<Response, Problem> {
    office.counter.ask(&caller, None, Errand::Day {}).await?;
    Ok(done())
}
