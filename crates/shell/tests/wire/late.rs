//! Spectators who see a table later than those who sit there: on every way to look at it.

use crate::support::{floor, told};
use hyper::Method;
use serde_json::{Value, json};
use shell::bots::client::{Client, Stream};
use std::time::{Duration, Instant};
use tokio::time::timeout;

/// How much later.
const DELAY: Duration = Duration::from_secs(5);

/// What comes until a round is settled, and when that came.
async fn until_settled(stream: &mut Stream) -> (Vec<Value>, Instant) {
    let mut all = Vec::new();
    loop {
        let message = timeout(Duration::from_mins(1), stream.next()).await.expect("in time");
        let message = message.expect("the stream is open");
        all.extend(message["events"].as_array().cloned().unwrap_or_default());
        if all.iter().any(|event| event["event"] == "settled") {
            return (all, Instant::now());
        }
    }
}

/// Whether anything that somebody may look at tells how the round went.
async fn knows(client: &mut Client, table: u64) -> bool {
    let view = client.get(&format!("/api/tables/{table}")).await.expect("a table");
    let lobby = client.get("/api/tables").await.expect("a lobby");
    let events = client.get(&format!("/api/tables/{table}/events")).await.expect("events");
    let events = events["events"].as_array().expect("a list").clone();
    let round = format!("/api/rounds/{table}-1");
    let round = client.ask(Method::GET, &round, None).await.expect("an answer");
    let recalled = round.body["events"].as_array().cloned().unwrap_or_default();
    let settled = |event: &Value| event["event"] == "settled";
    let said = [
        !view["sight"]["settlement"].is_null(),
        view["table"]["rounds"] == 1,
        lobby[0]["rounds"] == 1 || lobby[0]["spots"].to_string().contains("card"),
        events.iter().any(settled),
        recalled.iter().any(settled),
    ];
    assert!(said.iter().all(|one| *one == said[0]), "one look tells more than another: {said:?}");
    said[0]
}

#[tokio::test]
async fn spectators_see_a_table_later_and_whoever_sits_there_at_once() {
    let mut floor = floor().await;
    let clock = 600_000;
    let pace = json!({ "bets": clock, "decision": clock, "pause": clock,
        "delay": DELAY.as_millis() as u64 });
    let set = json!({ "min": "1.00", "max": "500.00" });
    let table = floor.open("co/baccarat", json!({ "set": set, "pace": pace })).await;
    let path = format!("/api/tables/{table}/stream");
    let (mut watcher, mut ada) = (floor.client(), floor.guest("Ada").await);
    let view = watcher.get(&format!("/api/tables/{table}")).await.expect("nothing to hide yet");
    assert_eq!(view["pace"]["delay"], DELAY.as_millis() as u64);
    assert_eq!(view["table"]["delay"], DELAY.as_millis() as u64);
    told(&mut ada, table, json!({ "join": { "seat": 3 } })).await;
    let mut early = watcher.stream(&path, 0).await.expect("a stream");
    let mut own = ada.stream(&path, 0).await.expect("a stream");
    let stake = json!({ "stake": { "seat": 3, "wager": "banker", "amount": "5.00" } });
    told(&mut ada, table, stake).await;
    let began = Instant::now();
    told(&mut ada, table, json!({ "close": {} })).await;
    let (seen, at) = until_settled(&mut own).await;
    assert!(at - began < DELAY, "who sits there waits for nothing");
    assert!(knows(&mut ada, table).await);
    assert!(!knows(&mut watcher, table).await, "not even by looking");
    assert!(knows(&mut floor.admin, table).await, "who sees everything sees it now");
    // Whoever comes in between gets what is still on its way, and nothing twice.
    let mut late = watcher.stream(&path, 0).await.expect("a stream");
    let earliest = DELAY.mul_f32(0.99);
    for stream in [&mut early, &mut late] {
        let (later, at) = until_settled(stream).await;
        assert_eq!(later, seen, "the same events, each once");
        assert!(at - began >= earliest, "{:?}", at - began);
    }
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert!(knows(&mut watcher, table).await);
    // Whoever sits down is told at once, with all that was on its way.
    let mut bob = floor.guest("Bob").await;
    let mut stream = bob.stream(&path, seen.len() as u64).await.expect("a stream");
    told(&mut ada, table, json!({ "clear": {} })).await;
    let began = Instant::now();
    told(&mut bob, table, json!({ "join": { "seat": 4 } })).await;
    let mut heard = Vec::new();
    while !heard.iter().any(|event: &Value| event["event"] == "joined") {
        let message = timeout(Duration::from_mins(1), stream.next()).await.expect("in time");
        let message = message.expect("the stream is open");
        heard.extend(message["events"].as_array().cloned().unwrap_or_default());
    }
    assert!(began.elapsed() < DELAY, "{:?}", began.elapsed());
    assert_eq!(heard[0]["event"], "cleared", "in order: {heard:?}");
    floor.stop().await;
}

#[tokio::test]
async fn spectators_are_not_kept_waiting_for_longer_than_ten_minutes() {
    let mut floor = floor().await;
    let body = json!({ "game": "co/baccarat", "pace": { "delay": 600_001 } });
    let reply = floor.admin.ask(Method::POST, "/api/tables", Some(&body)).await.expect("answered");
    assert_eq!(reply.status, 400, "{}", reply.body);
    assert!(reply.body["why"].as_str().is_some_and(|why| why.contains("ten minutes")));
    floor.stop().await;
}
