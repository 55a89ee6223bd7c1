//! The same id, the same answer; the same id with other content, refused; and what is outdated.

use crate::support::{call, floor};
use hyper::Method;
use serde_json::{Value, json};

#[tokio::test]
async fn the_same_id_again_brings_the_same_answer_and_happens_once() {
    let mut floor = floor().await;
    let table =
        floor.open("co/baccarat", json!({ "set": { "min": "1.00", "max": "500.00" } })).await;
    let mut ada = floor.guest("Ada").await;
    let path = format!("/api/tables/{table}/inputs");
    let ask = |id: &str, input: Value| json!({ "id": id, "input": input });
    let join = ask("a", json!({ "join": { "seat": 2 } }));
    let first = call(&mut ada, Method::POST, &path, Some(&join)).await;
    let again = call(&mut ada, Method::POST, &path, Some(&join)).await;
    assert_eq!((first.status, &first.body), (again.status, &again.body));
    let stake = |amount: &str| {
        ask("b", json!({ "stake": { "seat": 2, "wager": "player", "amount": amount } }))
    };
    let first = call(&mut ada, Method::POST, &path, Some(&stake("10.00"))).await;
    assert_eq!(first.status, 200, "{}", first.body);
    for _ in 0..3 {
        let again = call(&mut ada, Method::POST, &path, Some(&stake("10.00"))).await;
        assert_eq!((again.status, &again.body), (200, &first.body));
    }
    assert_eq!(ada.get("/api/me").await.expect("Ada")["wallet"], "990.00", "staked once");
    let other = call(&mut ada, Method::POST, &path, Some(&stake("11.00"))).await;
    assert_eq!((other.status, &other.body["kind"]), (409, &json!("reused")), "{}", other.body);
    // Ids are each person's own.
    let mut bob = floor.guest("Bob").await;
    let join = ask("a", json!({ "join": { "seat": 3 } }));
    let reply = call(&mut bob, Method::POST, &path, Some(&join)).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    floor.stop().await;
}

#[tokio::test]
async fn money_moved_by_hand_moves_once_for_an_id() {
    let mut floor = floor().await;
    let mut sue = floor.staff("Sue", &["supervisor"]).await;
    let mut ada = floor.staff("Ada", &["player"]).await;
    let ada_id = ada.get("/api/me").await.expect("Ada")["person"].as_u64().expect("a number");
    let path = format!("/api/people/{ada_id}/deposit");
    let body = json!({ "id": "slip-7", "tender": "money", "amount": "50.00", "reference": "7" });
    let first = sue.post(&path, &body).await.expect("deposited");
    let again = sue.post(&path, &body).await.expect("the same answer");
    assert_eq!(first, again);
    assert_eq!(ada.get("/api/me").await.expect("Ada")["wallets"]["money"], "50.00");
    floor.stop().await;
}

#[tokio::test]
async fn what_is_over_is_told_apart_from_what_a_rule_forbids() {
    let mut floor = floor().await;
    let table = floor.open("uk/roulette", json!({})).await;
    let mut ada = floor.guest("Ada").await;
    let path = format!("/api/tables/{table}/inputs");
    let clear = json!({ "input": { "clear": {} } });
    let reply = call(&mut ada, Method::POST, &path, Some(&clear)).await;
    assert_eq!((reply.status, &reply.body["kind"]), (409, &json!("stale")), "{}", reply.body);
    floor.stop().await;
}
