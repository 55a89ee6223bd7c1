//! The library: catalogue, edges, strategy, rules, as the command line's `--json` has them.

use super::body::{Body, Query, reply};
use super::{Access, Route};
use crate::caller::Caller;
use crate::posted::posted;
use crate::problem::Problem;
use crate::{Asked, EdgeAsked, Shared, StrategyAsked};
use axum::extract::{Path, State};
use axum::http::Method;
use axum::response::Response;
use axum::routing::{get, post};
use floor::core::{Answer, Errand};
use floor::people::{Act, Own};
use money::Cents;
use serde::Deserialize;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// Routes of the library.
#[rustfmt::skip]
pub const ROUTES: &[Route] = &[
    Route { path: "/api/games", name: "games", query: "book?: text",
        says: "The catalogue, as `croupier games --json`.",
        answer: "Game[]", serve: || get(games), ..Route::BASE },
    Route { path: "/api/games/{book}/{game}", name: "game", says: "One game of the catalogue.",
        answer: "Game", serve: || get(game), ..Route::BASE },
    Route { method: Method::POST, path: "/api/games/{book}/{game}/table", name: "play_table",
        says: "A table of this game for play money with a free seat: one that is open, or a new \
               one as the book posts it.",
        access: Access::May(Act::PlayTable, Own::Own), answer: "{table: integer}",
        serve: || post(play_table), ..Route::BASE },
    Route { method: Method::POST, path: "/api/edge", name: "edge",
        says: "The house's edge of every wager, as `croupier edge --json`: exact where the \
               mathematics allows it, which may take a minute the first time.",
        body: "{game: text, set?: {...}, wager?: text, strategy?: text, seat?: integer, \
               meters?: map<money>}",
        answer: "{...}", serve: || post(edge), ..Route::BASE },
    Route { method: Method::POST, path: "/api/strategy", name: "strategy",
        says: "What to do with a hand, as `croupier strategy --json`; without one a chart.",
        body: "{game: text, set?: {...}, hand?: text, board?: text, dealer?: text, \
               insurance?: flag}",
        answer: "{...}", serve: || post(strategy), ..Route::BASE },
    Route { method: Method::POST, path: "/api/settle", name: "settle",
        says: "Settles a written round, as `croupier settle --json`. No table is concerned.",
        body: "{game: text, ...}", answer: "{...}", serve: || post(settle), ..Route::BASE },
    Route { path: "/api/rules", name: "rules_search", query: "search?: text",
        says: "Rules whose number or text has these words; without any, how much of each book is \
               coded.",
        answer: "any[]", serve: || get(search), ..Route::BASE },
    Route { path: "/api/rules/{*id}", name: "rules",
        says: "A rule, or the rules of a game or book, as `croupier rules --json`.",
        answer: "Rule[]", serve: || get(rules), ..Route::BASE },
];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OfBook {
    #[serde(default)]
    book: Option<String>,
}

async fn games(
    State(office): State<Shared>,
    Query(asked): Query<OfBook>,
) -> Result<Response, Problem> {
    Ok(reply(&office.library(Asked::Games { book: asked.book }).await?))
}

async fn game(
    State(office): State<Shared>,
    Path((book, game)): Path<(String, String)>,
) -> Result<Response, Problem> {
    Ok(reply(&office.library(Asked::Game { id: format!("{book}/{game}") }).await?))
}

async fn play_table(
    State(office): State<Shared>,
    caller: Caller,
    Path((book, game)): Path<(String, String)>,
) -> Result<Response, Problem> {
    let errand = Errand::OpenForPlay { game: format!("{book}/{game}") };
    match office.counter.ask(&caller, None, errand).await? {
        Answer::Table { table } => Ok(reply(&json!({ "table": table }))),
        _ => Err(Problem::ours()),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Edges {
    game: String,
    #[serde(default)]
    set: Map<String, Value>,
    #[serde(default)]
    wager: Option<String>,
    #[serde(default)]
    strategy: Option<String>,
    #[serde(default)]
    seat: Option<u8>,
    #[serde(default)]
    meters: BTreeMap<String, Cents>,
}

async fn edge(
    State(office): State<Shared>,
    caller: Caller,
    Body(body): Body<Edges>,
) -> Result<Response, Problem> {
    let Edges { game, set, wager, strategy, seat, meters } = body;
    let posted = posted(set, BTreeMap::new())?;
    let meters = meters.into_iter().collect();
    let asked = EdgeAsked { game, posted, wager, strategy, seat, meters };
    Ok(reply(&office.works(&caller, Asked::Edge(asked)).await?))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Hands {
    game: String,
    #[serde(default)]
    set: Map<String, Value>,
    #[serde(default)]
    hand: Option<String>,
    #[serde(default)]
    board: String,
    #[serde(default)]
    dealer: String,
    #[serde(default)]
    insurance: bool,
}

async fn strategy(
    State(office): State<Shared>,
    caller: Caller,
    Body(body): Body<Hands>,
) -> Result<Response, Problem> {
    let Hands { game, set, hand, board, dealer, insurance } = body;
    let posted = posted(set, BTreeMap::new())?;
    let asked = StrategyAsked { game, posted, hand, board, dealer, insurance };
    Ok(reply(&office.works(&caller, Asked::Strategy(asked)).await?))
}

async fn settle(
    State(office): State<Shared>,
    caller: Caller,
    Body(round): Body<Map<String, Value>>,
) -> Result<Response, Problem> {
    let round = Value::Object(round).to_string();
    Ok(reply(&office.works(&caller, Asked::Settle { round }).await?))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Search {
    #[serde(default)]
    search: Option<String>,
}

async fn search(
    State(office): State<Shared>,
    Query(asked): Query<Search>,
) -> Result<Response, Problem> {
    Ok(reply(&office.library(Asked::Search { words: asked.search }).await?))
}

async fn rules(State(office): State<Shared>, Path(id): Path<String>) -> Result<Response, Problem> {
    Ok(reply(&office.library(Asked::Rules { id }).await?))
}
