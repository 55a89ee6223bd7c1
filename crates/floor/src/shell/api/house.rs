//! The house: stopping bets and taking them again, checking the program, closing a day.

use super::body::{Body, done};
use super::{Access, Route};
use crate::core::{Errand, Scope};
use crate::people::{Act, Own};
use crate::shell::Shared;
use crate::shell::caller::Caller;
use crate::shell::problem::Problem;
use axum::extract::State;
use axum::http::Method;
use axum::response::Response;
use axum::routing::post;
use serde::Deserialize;

const SCOPE: &str = "{scope: \"everything\"|one {game: text, table: integer, player: integer}, \
                     reason: text}";
const DISABLE: Access = Access::May(Act::Disable, Own::Others);

/// Routes of the house.
#[rustfmt::skip]
pub const ROUTES: &[Route] = &[
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
        says: "Trial balance and exceptions of the day so far.",
        access: Access::May(Act::Day, Own::Others), serve: || post(day), ..Route::BASE },
];

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
