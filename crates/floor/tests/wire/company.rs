//! Bots: they find seats, bet, decide and go; an operator seats them at a demo table.

use crate::support::{call, floor};
use floor::shell::bots::{Company, play};
use hyper::Method;
use serde_json::json;
use std::time::Duration;

#[tokio::test]
async fn bots_play_every_kind_of_game_to_the_end() {
    let mut floor = floor().await;
    let pace = json!({ "bets": 400, "decision": 5000, "pause": 0 });
    let mut evenings = tokio::task::JoinSet::new();
    for game in [
        "co/baccarat",
        "uk/roulette",
        "uk/blackjack",
        "uk/three-card-poker",
        "ca/texas-holdem",
        "ca/seven-card-stud",
        "ca/thirteen-card",
        "ca/pan-9-bonus-tie",
    ] {
        let table = floor.open(game, json!({ "pace": pace })).await;
        let tables = vec![u32::try_from(table).expect("small")];
        let company = Company { seats: 3, tables, rounds: Some(3), ..Company::default() };
        let address = floor.running.address;
        evenings.spawn(async move {
            let late = tokio::time::sleep(Duration::from_mins(2));
            let summary = play(address, company, late).await.expect(game);
            assert!(summary.rounds >= 9, "{game}: {summary:?}");
        });
    }
    while let Some(evening) = evenings.join_next().await {
        evening.expect("played to the end");
    }
    let accounts = floor.admin.get("/api/audit/accounts").await.expect("accounts");
    assert_eq!(accounts["sums"]["play"], "0.00");
    floor.stop().await;
}

#[tokio::test]
async fn an_operator_seats_bots_at_a_demo_table() {
    let mut floor = floor().await;
    let table = floor.open("co/baccarat", json!({})).await;
    let path = format!("/api/tables/{table}/bots");
    let seated = floor.admin.post(&path, &json!({ "n": 3 })).await.expect("seated");
    assert_eq!(seated["seated"], 3);
    let mut taken = json!(0);
    for _ in 0..200 {
        taken = floor.admin.get("/api/tables").await.expect("a lobby")[0]["taken"].clone();
        if taken == 3 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(taken, 3);
    let real = floor.open("co/baccarat", json!({ "tender": "money" })).await;
    let path = format!("/api/tables/{real}/bots");
    let refused = call(&mut floor.admin, Method::POST, &path, Some(&json!({ "n": 1 }))).await;
    assert_eq!(refused.status, 409, "bots stake no money: {}", refused.body);
    floor.stop().await;
}
