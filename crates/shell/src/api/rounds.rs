//! Recall: past rounds by table or id, as each viewer saw them, with transfers and rules.

use super::Route;
use super::body::{Query, number, raw, reply};
use super::tables::{no_table, table_id};
use crate::caller::Caller;
use crate::counter::View;
use crate::problem::Problem;
use crate::recall::{self, Asker};
use crate::{Asked, Shared};
use axum::extract::{Path, State};
use axum::response::Response;
use axum::routing::get;
use floor::core::RoundId;
use serde::Deserialize;
use serde_json::Value;
use table::{Seat, Viewer};

/// Routes of past rounds.
#[rustfmt::skip]
pub const ROUTES: &[Route] = &[
    Route { path: "/api/tables/{t}/rounds", name: "rounds", query: "before?: integer, most?: integer",
        says: "Rounds of a table that are over, the latest first: at most `most` (50 unless said) \
               before number `before`.",
        answer: "RoundLine[]", serve: || get(list), ..Route::BASE },
    Route { path: "/api/rounds/{r}", name: "round", query: "as?: text",
        says: "A round: its events as you saw them, its transfers, versions, commitment and what \
               it was bound to. Whoever sees everything may ask `as` a seat's number, `public` or \
               `croupier` once it is over.",
        answer: "Round", serve: || get(round), ..Route::BASE },
    Route { path: "/api/rounds/{r}/phh", name: "round_phh",
        says: "A hand for a pot in the PHH format, once it is over; cards you did not see stay \
               unknown.",
        answer: "!application/toml", serve: || get(phh), ..Route::BASE },
];

/// The most rounds of a list.
const ROUNDS_MAX: u64 = 200;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Before {
    #[serde(default, deserialize_with = "number")]
    before: Option<u64>,
    #[serde(default, deserialize_with = "number")]
    most: Option<u64>,
}

async fn list(
    State(office): State<Shared>,
    caller: Caller,
    Path(t): Path<String>,
    Query(asked): Query<Before>,
) -> Result<Response, Problem> {
    let table = table_id(&t)?;
    let most = asked.most.unwrap_or(50).min(ROUNDS_MAX);
    let looks = move |view: &View<'_>| {
        let running = view.core.table(table).ok_or_else(|| no_table(table))?;
        Ok::<_, Problem>((Asker::of(view, table), running.kept.round))
    };
    let (asker, current) = office.counter.look(&caller, looks).await??;
    let before = asked.before.unwrap_or(current).min(current);
    let lines = office.read(&caller, move |store| {
        let numbers = (1..before).rev().take(usize::try_from(most).unwrap_or(0));
        let rounds = numbers.map(|n| recall::line(store, &asker, RoundId { table, n }));
        rounds.collect::<Result<Vec<Option<Value>>, Problem>>()
    });
    let lines: Vec<Value> = lines.await??.into_iter().flatten().collect();
    Ok(reply(&lines))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct As {
    #[serde(default, rename = "as")]
    viewer: Option<String>,
}

async fn recalled(
    office: &Shared,
    caller: &Caller,
    r: &str,
    viewer: Option<Viewer>,
) -> Result<recall::Recalled, Problem> {
    let round: RoundId = r.parse().map_err(Problem::missing)?;
    let asker = office.counter.look(caller, move |view| Asker::of(view, round.table)).await?;
    let found = office.read(caller, move |store| recall::round(store, &asker, round, viewer));
    let mut found = found.await??;
    let named = move |view: &View<'_>| {
        for sat in &mut found.people {
            sat.name = view.core.person(sat.person).map(|known| known.name.clone());
        }
        found
    };
    office.counter.look(caller, named).await
}

async fn round(
    State(office): State<Shared>,
    caller: Caller,
    Path(r): Path<String>,
    Query(asked): Query<As>,
) -> Result<Response, Problem> {
    let viewer = asked.viewer.as_deref().map(viewer).transpose()?;
    Ok(reply(&recalled(&office, &caller, &r, viewer).await?))
}

fn viewer(text: &str) -> Result<Viewer, Problem> {
    match text {
        "public" => Ok(Viewer::Public),
        "croupier" => Ok(Viewer::Croupier),
        seat => {
            let seat = seat.parse().ok().and_then(Seat::new).map(Viewer::Seat);
            seat.ok_or_else(|| Problem::malformed("`as` is a seat's number, public or croupier"))
        }
    }
}

async fn phh(
    State(office): State<Shared>,
    caller: Caller,
    Path(r): Path<String>,
) -> Result<Response, Problem> {
    let recalled = recalled(&office, &caller, &r, None).await?;
    if !recalled.over {
        return Err(Problem::refused("the round is not over yet: ask again then", None));
    }
    let id = recalled.id;
    let button = office.read(&caller, move |store| recall::button(store, id)).await??;
    let recall::Recalled { game, set, chips, events, .. } = recalled;
    let events = button.into_iter().chain(events).collect();
    let asked = Asked::Phh { game, set, chips, events };
    match office.library(asked).await? {
        Value::String(text) => Ok(raw(text.into_bytes(), "application/toml")),
        _ => Err(Problem::ours()),
    }
}
