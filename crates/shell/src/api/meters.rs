//! Progressive meters: what they show, jackpots to be confirmed, changes by two persons.

use super::body::{Body, done, part, reply};
use super::{Access, Route, Stirs};
use crate::Shared;
use crate::caller::Caller;
use crate::counter::View;
use crate::problem::Problem;
use axum::extract::{Path, State};
use axum::http::Method;
use axum::response::Response;
use axum::routing::{get, post};
use floor::core::{Answer, Errand, MeterId, TableId};
use floor::ledger::{Account, Tender};
use floor::meters::{Posting, Proposal};
use floor::people::{Act, Own};
use money::Cents;
use serde::Deserialize;
use serde_json::{Value, json};

/// Routes of meters.
#[rustfmt::skip]
pub const ROUTES: &[Route] = &[
    Route { path: "/api/meters", name: "meters",
        says: "Every meter: what it shows, which tables share it, whether a jackpot waits.",
        answer: "Meter[]", stirs: Stirs::No, serve: || get(list), ..Route::BASE },
    Route { method: Method::POST, path: "/api/meters", name: "open_meter",
        says: "A meter that several tables may share.",
        access: Access::May(Act::Meters, Own::Others),
        body: "{id?: text, name: text, tender?: Tender, base?: money, ceiling?: money?, \
               locks_from: money, executive_above: money, unreasonable?: money?}",
        answer: "{meter: integer}", serve: || post(open), ..Route::BASE },
    Route { method: Method::POST, path: "/api/meters/{m}/link", name: "link_meter",
        says: "A wager of a table feeds and pays from a meter.",
        access: Access::May(Act::Meters, Own::Others),
        body: "{table: integer, wager: text}", serve: || post(link), ..Route::BASE },
    Route { method: Method::POST, path: "/api/meters/{m}/raise", name: "raise_ceiling",
        says: "A higher ceiling.", access: Access::May(Act::Meters, Own::Others),
        body: "{ceiling: money, reason: text}", serve: || post(raise), ..Route::BASE },
    Route { method: Method::POST, path: "/api/meters/{m}/confirm", name: "confirm_jackpot",
        says: "Confirms a jackpot: it is paid, and the meter takes stakes again. Above the \
               posted amount an executive does.",
        access: Access::May(Act::Confirm, Own::Others),
        body: "{reason: text}", serve: || post(confirm), ..Route::BASE },
    Route { method: Method::POST, path: "/api/meters/{m}/adjust", name: "adjust_meter",
        says: "Proposes a change by hand; another person must agree.",
        access: Access::May(Act::Adjust, Own::Others),
        body: "{id?: text, by: money, reserve?: flag, reason: text}",
        answer: "{proposal: integer}", serve: || post(adjust), ..Route::BASE },
    Route { path: "/api/proposals", name: "proposals",
        says: "Changes by hand that wait for a second person.",
        access: Access::May(Act::SeeAll, Own::Others),
        answer: "Proposal[]", serve: || get(proposals), ..Route::BASE },
    Route { method: Method::POST, path: "/api/proposals/{n}", name: "second",
        says: "The second person agrees, or does not.",
        access: Access::May(Act::Adjust, Own::Others),
        body: "{agree: flag}", serve: || post(second), ..Route::BASE },
];

async fn list(State(office): State<Shared>, caller: Caller) -> Result<Response, Problem> {
    let looks = |view: &View<'_>| {
        let all = view.core.may(view.who, Act::SeeAll, Own::Others);
        let meters = view.core.meters().map(|(id, meter, shown)| {
            let tender = meter.posting.tender;
            let linked = view.core.state().tables.iter().flat_map(|(table, running)| {
                let of = running.kept.meters.iter().filter(move |(_, meter)| *meter == id);
                of.map(move |(wager, _)| json!({ "table": table, "wager": wager }))
            });
            let mut one = json!({
                "id": id,
                "name": meter.posting.name,
                "tender": tender,
                "shown": shown,
                "locked": meter.is_locked(),
                "linked": linked.collect::<Vec<_>>(),
            });
            if all {
                let reserve = view.core.ledger().balance(tender, Account::Reserve(id));
                one["detail"] = json!({ "reserve": reserve, "meter": meter });
            }
            one
        });
        meters.collect::<Vec<Value>>()
    };
    Ok(reply(&office.counter.look(&caller, looks).await?))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Opens {
    #[serde(default)]
    id: Option<String>,
    name: String,
    #[serde(default)]
    tender: Tender,
    #[serde(default)]
    base: Cents,
    #[serde(default)]
    ceiling: Option<Cents>,
    locks_from: Cents,
    executive_above: Cents,
    #[serde(default)]
    unreasonable: Option<Cents>,
}

async fn open(
    State(office): State<Shared>,
    caller: Caller,
    Body(body): Body<Opens>,
) -> Result<Response, Problem> {
    let Opens { id, name, tender, base, ceiling, locks_from, executive_above, unreasonable } =
        body;
    let posting =
        Posting { name, tender, base, ceiling, locks_from, executive_above, unreasonable };
    match office.counter.ask(&caller, id, Errand::Meter(posting)).await? {
        Answer::Meter { meter } => Ok(reply(&json!({ "meter": meter }))),
        _ => Err(Problem::ours()),
    }
}

fn meter_id(text: &str) -> Result<MeterId, Problem> {
    part(text, "meter").map(MeterId)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Links {
    table: u32,
    wager: String,
}

async fn link(
    State(office): State<Shared>,
    caller: Caller,
    Path(m): Path<String>,
    Body(Links { table, wager }): Body<Links>,
) -> Result<Response, Problem> {
    let errand = Errand::Link { table: TableId(table), wager, meter: meter_id(&m)? };
    office.counter.ask(&caller, None, errand).await?;
    Ok(done())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Raises {
    ceiling: Cents,
    reason: String,
}

async fn raise(
    State(office): State<Shared>,
    caller: Caller,
    Path(m): Path<String>,
    Body(Raises { ceiling, reason }): Body<Raises>,
) -> Result<Response, Problem> {
    let errand = Errand::Raise { meter: meter_id(&m)?, ceiling, reason };
    office.counter.ask(&caller, None, errand).await?;
    Ok(done())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Why {
    reason: String,
}

async fn confirm(
    State(office): State<Shared>,
    caller: Caller,
    Path(m): Path<String>,
    Body(Why { reason }): Body<Why>,
) -> Result<Response, Problem> {
    let errand = Errand::Confirm { meter: meter_id(&m)?, reason };
    office.counter.ask(&caller, None, errand).await?;
    Ok(done())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Adjusts {
    #[serde(default)]
    id: Option<String>,
    by: Cents,
    #[serde(default)]
    reserve: bool,
    reason: String,
}

async fn adjust(
    State(office): State<Shared>,
    caller: Caller,
    Path(m): Path<String>,
    Body(Adjusts { id, by, reserve, reason }): Body<Adjusts>,
) -> Result<Response, Problem> {
    let errand = Errand::Adjust { meter: meter_id(&m)?, reserve, by, reason };
    match office.counter.ask(&caller, id, errand).await? {
        Answer::Proposed { proposal } => Ok(reply(&json!({ "proposal": proposal }))),
        _ => Err(Problem::ours()),
    }
}

async fn proposals(State(office): State<Shared>, caller: Caller) -> Result<Response, Problem> {
    let looks = |view: &View<'_>| {
        view.need(Act::SeeAll)?;
        let all = view.core.state().house.proposals.iter();
        let one = |(n, proposal): (&u64, &Proposal)| {
            let (n, proposal) = (json!(n), json!(proposal));
            json!({ "n": n, "proposal": proposal })
        };
        Ok::<_, Problem>(all.map(one).collect::<Vec<Value>>())
    };
    Ok(reply(&office.counter.look(&caller, looks).await??))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Agrees {
    agree: bool,
}

async fn second(
    State(office): State<Shared>,
    caller: Caller,
    Path(n): Path<String>,
    Body(Agrees { agree }): Body<Agrees>,
) -> Result<Response, Problem> {
    let proposal = part(&n, "proposal")?;
    office.counter.ask(&caller, None, Errand::Second { proposal, agree }).await?;
    Ok(done())
}
