//! The cage: money in and out, fills and credits of trays, tips, and what is taken back.

use super::body::{Body, part, reply};
use super::{Access, Route};
use crate::Shared;
use crate::caller::Caller;
use crate::problem::Problem;
use axum::extract::{Path, State};
use axum::http::Method;
use axum::response::Response;
use axum::routing::post;
use floor::core::{Answer, Errand, PersonId, TableId};
use floor::ledger::Tender;
use floor::people::{Act, Own};
use money::Cents;
use serde::Deserialize;
use serde_json::json;

const MOVED: &str = "{transfer: integer, balance: money}";
const CAGE: Access = Access::May(Act::Cage, Own::Others);

/// Routes of the cage.
#[rustfmt::skip]
pub const ROUTES: &[Route] = &[
    Route { method: Method::POST, path: "/api/people/{p}/deposit", name: "deposit",
        says: "The cage takes money in for somebody's wallet.", access: CAGE,
        body: "{id?: text, tender?: Tender, amount: money, reference: text}", answer: MOVED,
        serve: || post(deposit), ..Route::BASE },
    Route { method: Method::POST, path: "/api/people/{p}/payout", name: "payout",
        says: "The cage pays out of somebody's wallet.", access: CAGE,
        body: "{id?: text, tender?: Tender, amount: money, reference: text}", answer: MOVED,
        serve: || post(payout), ..Route::BASE },
    Route { method: Method::POST, path: "/api/tables/{t}/fill", name: "fill",
        says: "A table's tray is filled from the cage.", access: CAGE,
        body: "{id?: text, amount: money, reference: text}", answer: MOVED,
        serve: || post(fill), ..Route::BASE },
    Route { method: Method::POST, path: "/api/tables/{t}/credit", name: "credit",
        says: "A table's tray gives back to the cage.", access: CAGE,
        body: "{id?: text, amount: money, reference: text}", answer: MOVED,
        serve: || post(credit), ..Route::BASE },
    Route { method: Method::POST, path: "/api/tables/{t}/tips", name: "pay_tips",
        says: "Dealers' tips of a table are paid out at the cage.", access: CAGE,
        body: "{id?: text, amount: money, reference: text}", answer: MOVED,
        serve: || post(tips), ..Route::BASE },
    Route { method: Method::POST, path: "/api/audit/transfers/{n}/reverse", name: "reverse",
        says: "What was moved by hand is moved back by an entry of its own; the first stays.",
        access: Access::May(Act::Reverse, Own::Others),
        body: "{id?: text, reason: text}", answer: MOVED, serve: || post(reverse), ..Route::BASE },
];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OfPerson {
    #[serde(default)]
    id: Option<String>,
    #[serde(default)]
    tender: Tender,
    amount: Cents,
    reference: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OfTable {
    #[serde(default)]
    id: Option<String>,
    amount: Cents,
    reference: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Back {
    #[serde(default)]
    id: Option<String>,
    reason: String,
}

async fn moved(
    office: &Shared,
    caller: &Caller,
    id: Option<String>,
    errand: Errand,
) -> Result<Response, Problem> {
    match office.counter.ask(caller, id, errand).await? {
        Answer::Moved { transfer, balance } => {
            Ok(reply(&json!({ "transfer": transfer, "balance": balance })))
        }
        _ => Err(Problem::ours()),
    }
}

async fn deposit(
    State(office): State<Shared>,
    caller: Caller,
    Path(p): Path<String>,
    Body(body): Body<OfPerson>,
) -> Result<Response, Problem> {
    let OfPerson { id, tender, amount, reference } = body;
    let person = part(&p, "person").map(PersonId)?;
    moved(&office, &caller, id, Errand::Deposit { person, tender, amount, reference }).await
}

async fn payout(
    State(office): State<Shared>,
    caller: Caller,
    Path(p): Path<String>,
    Body(body): Body<OfPerson>,
) -> Result<Response, Problem> {
    let OfPerson { id, tender, amount, reference } = body;
    let person = part(&p, "person").map(PersonId)?;
    moved(&office, &caller, id, Errand::Payout { person, tender, amount, reference }).await
}

async fn fill(
    State(office): State<Shared>,
    caller: Caller,
    Path(t): Path<String>,
    Body(OfTable { id, amount, reference }): Body<OfTable>,
) -> Result<Response, Problem> {
    let table = part(&t, "table").map(TableId)?;
    moved(&office, &caller, id, Errand::Fill { table, amount, reference }).await
}

async fn credit(
    State(office): State<Shared>,
    caller: Caller,
    Path(t): Path<String>,
    Body(OfTable { id, amount, reference }): Body<OfTable>,
) -> Result<Response, Problem> {
    let table = part(&t, "table").map(TableId)?;
    moved(&office, &caller, id, Errand::Credit { table, amount, reference }).await
}

async fn tips(
    State(office): State<Shared>,
    caller: Caller,
    Path(t): Path<String>,
    Body(OfTable { id, amount, reference }): Body<OfTable>,
) -> Result<Response, Problem> {
    let table = part(&t, "table").map(TableId)?;
    moved(&office, &caller, id, Errand::PayTips { table, amount, reference }).await
}

async fn reverse(
    State(office): State<Shared>,
    caller: Caller,
    Path(n): Path<String>,
    Body(Back { id, reason }): Body<Back>,
) -> Result<Response, Problem> {
    let transfer = part(&n, "transfer")?;
    moved(&office, &caller, id, Errand::Reverse { transfer, reason }).await
}
