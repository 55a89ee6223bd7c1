//! Bots: they find seats, bet, decide and go; an operator seats them at a demo table.

use crate::support::{Floor, call, floor, told};
use hyper::Method;
use serde_json::json;
use shell::bots::{Company, play};
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

/// Waits until so many seats of the only table are taken.
async fn until_taken(floor: &mut Floor, n: u64) {
    let mut taken = json!(null);
    for _ in 0..600 {
        taken = floor.admin.get("/api/tables").await.expect("a lobby")[0]["taken"].clone();
        if taken == n {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("{taken} seats are taken, not {n}");
}

#[tokio::test]
async fn a_lone_visitor_calls_company_that_leaves_with_the_visitor() {
    let mut floor = floor().await;
    let pace = json!({ "bets": 400, "decision": 2000, "pause": 0 });
    let table = floor.open("ca/texas-holdem", json!({ "pace": pace })).await;
    let path = format!("/api/tables/{table}/bots");
    let mut ada = floor.guest("Ada").await;
    let calls = |n: u8| json!({ "n": n });
    let refused = call(&mut ada, Method::POST, &path, Some(&calls(3))).await;
    assert_eq!(refused.status, 403, "who does not sit there: {}", refused.body);
    told(&mut ada, table, json!({ "join": { "seat": 1, "buy": "200.00" } })).await;
    let refused = call(&mut ada, Method::POST, &path, Some(&calls(4))).await;
    assert_eq!(refused.status, 409, "four are too many: {}", refused.body);
    let called = call(&mut ada, Method::POST, &path, Some(&calls(3))).await;
    assert_eq!((called.status, &called.body["seated"]), (200, &json!(3)));
    until_taken(&mut floor, 4).await;
    let called = call(&mut ada, Method::POST, &path, Some(&calls(1))).await;
    assert_eq!(called.body["seated"], 0, "there is company enough");
    let leave = json!({ "input": { "leave": { "seat": 1 } } });
    let inputs = format!("/api/tables/{table}/inputs");
    for _ in 0..600 {
        if call(&mut ada, Method::POST, &inputs, Some(&leave)).await.status == 200 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    until_taken(&mut floor, 0).await;
    floor.stop().await;
}

#[tokio::test]
async fn a_visitor_opens_a_table_for_play_money() {
    let floor = floor().await;
    let path = "/api/games/uk/sic-bo/table";
    let mut nobody = floor.client();
    let refused = call(&mut nobody, Method::POST, path, None).await;
    assert_eq!(refused.status, 401, "{}", refused.body);
    let mut ada = floor.guest("Ada").await;
    let opened = call(&mut ada, Method::POST, path, None).await;
    assert_eq!(opened.status, 200, "{}", opened.body);
    let again = call(&mut ada, Method::POST, path, None).await;
    assert_eq!(opened.body, again.body, "one is open");
    let table = opened.body["table"].as_u64().expect("a number");
    told(&mut ada, table, json!({ "join": { "seat": 1 } })).await;
    let bet = json!({ "stake": { "seat": 1, "wager": "big", "amount": "5.00" } });
    told(&mut ada, table, bet).await;
    let missing = call(&mut ada, Method::POST, "/api/games/uk/snap/table", None).await;
    assert_eq!(missing.status, 404, "{}", missing.body);
    floor.stop().await;
}
