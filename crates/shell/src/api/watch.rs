//! For whoever watches the floor: health, figures, the API told by itself; and the lobby's stream.

use super::body::{raw, reply};
use super::{Route, Stirs};
use crate::caller::Caller;
use crate::counter::View;
use crate::problem::Problem;
use crate::{Shared, document, stream};
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use serde_json::json;

/// Routes for whoever watches.
#[rustfmt::skip]
pub const ROUTES: &[Route] = &[
    Route { path: "/healthz", name: "health",
        says: "200 while requests are accepted, 503 with the reason while they are not.",
        answer: "{well: flag, why: text?, version: text, head: text?, records: integer?}",
        stirs: Stirs::No, serve: || get(health), ..Route::BASE },
    Route { path: "/metrics", name: "metrics", says: "Figures, in the text that Prometheus reads.",
        answer: "!text/plain; version=0.0.4; charset=utf-8", stirs: Stirs::No,
        serve: || get(metrics), ..Route::BASE },
    Route { path: "/api/stream", name: "lobby_stream",
        says: "A WebSocket with notices of the lobby and of your own: tables, meters, seats.",
        answer: "!application/websocket", status: 101, stirs: Stirs::No,
        serve: || get(stream::of_lobby), ..Route::BASE },
    Route { path: "/api/openapi.json", name: "openapi", says: "This API as an OpenAPI document.",
        answer: "{openapi: text, ...}", stirs: Stirs::No, serve: || get(openapi), ..Route::BASE },
    Route { path: "/api/docs", name: "docs", says: "This API as a page for people.",
        answer: "!text/html; charset=utf-8", stirs: Stirs::No, serve: || get(docs), ..Route::BASE },
    Route { path: "/api/docs.css", name: "docs_style", says: "How that page looks.",
        answer: "!text/css; charset=utf-8", stirs: Stirs::No, serve: || get(style), ..Route::BASE },
];

async fn health(State(office): State<Shared>, caller: Caller) -> Response {
    let version = office.version();
    if let Some(why) = office.unwell() {
        let body = json!({ "well": false, "why": why, "version": version, "head": null,
            "records": null });
        return (StatusCode::SERVICE_UNAVAILABLE, reply(&body)).into_response();
    }
    match office.counter.look(&caller, |view: &View<'_>| view.core.head()).await {
        Ok((records, head)) => reply(&json!({ "well": true, "why": null, "version": version,
            "head": head, "records": records })),
        Err(problem) => problem.into_response(),
    }
}

async fn metrics(State(office): State<Shared>, caller: Caller) -> Result<Response, Problem> {
    let looks = |view: &View<'_>| {
        let state = view.core.state();
        let seats: usize = state.tables.values().map(|table| table.kept.seats.len()).sum();
        let (records, _) = view.core.head();
        (state.tables.len() as u64, seats as u64, state.house.people.len() as u64, records)
    };
    let (tables, seats, people, records) = office.counter.look(&caller, looks).await?;
    let beside = [
        ("croupier_tables", "Tables that are open.", tables),
        ("croupier_seats", "Seats that are taken.", seats),
        ("croupier_people", "People with a name.", people),
        ("croupier_records", "Records stored.", records),
        ("croupier_resident_bytes", "Memory in use.", resident()),
        ("croupier_uptime_seconds", "Since the start.", office.began.elapsed().as_secs()),
    ];
    let text = office.metrics.text(&beside);
    Ok(raw(text.into_bytes(), "text/plain; version=0.0.4; charset=utf-8"))
}

/// Memory in use, where the operating system says so.
fn resident() -> u64 {
    let text = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = text.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kibibytes = line.and_then(|line| line.trim().strip_suffix("kB")?.trim().parse().ok());
    kibibytes.map_or(0, |n: u64| n * 1024)
}

async fn openapi(State(office): State<Shared>) -> Response {
    reply(&document::openapi(&super::routes(), &office.version()))
}

async fn docs(State(office): State<Shared>) -> Response {
    let page = document::page(&super::routes(), &office.version());
    raw(page.into_bytes(), "text/html; charset=utf-8")
}

async fn style() -> Response {
    raw(include_bytes!("../document/page.css").to_vec(), "text/css; charset=utf-8")
}
