//! Streams: events as they happen, resumed without a gap; notices; who is sent away.

use crate::support::{Floor, floor, told};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use shell::bots::client::{Client, Stream};
use std::time::Duration;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

async fn events(stream: &mut Stream, until: &str) -> Vec<Value> {
    let mut all = Vec::new();
    loop {
        let message = timeout(Duration::from_secs(20), stream.next()).await.expect("in time");
        let message = message.expect("the stream is open");
        let events = message["events"].as_array().cloned().unwrap_or_default();
        let done = events.iter().any(|event| event["event"] == until);
        all.extend(events);
        if done {
            return all;
        }
    }
}

/// A baccarat table at which Ada sits, and her stake lies.
async fn seated(floor: &mut Floor) -> (u64, Client) {
    let more = json!({ "set": { "min": "1.00", "max": "500.00" },
        "pace": { "bets": 60_000, "decision": 60_000, "pause": 60_000 } });
    let table = floor.open("co/baccarat", more).await;
    let mut ada = floor.guest("Ada").await;
    told(&mut ada, table, json!({ "join": { "seat": 3 } })).await;
    (table, ada)
}

fn stake(amount: &str) -> Value {
    json!({ "stake": { "seat": 3, "wager": "banker", "amount": amount } })
}

#[tokio::test]
async fn whoever_resumes_gets_everything_once_and_in_order() {
    let mut floor = floor().await;
    let (table, mut ada) = seated(&mut floor).await;
    let path = format!("/api/tables/{table}/stream");
    let mut whole = ada.stream(&path, 0).await.expect("a stream");
    told(&mut ada, table, stake("5.00")).await;
    told(&mut ada, table, json!({ "close": {} })).await;
    let first = events(&mut whole, "settled").await;
    let numbers: Vec<u64> = first.iter().filter_map(|event| event["n"].as_u64()).collect();
    assert_eq!(numbers, (0..numbers.len() as u64).collect::<Vec<_>>());
    // Another connection goes on in the middle; so does the list of events.
    let mut rest = ada.stream(&path, 3).await.expect("a stream");
    assert_eq!(events(&mut rest, "settled").await, first[3..]);
    let listed = ada.get(&format!("/api/tables/{table}/events?after=3")).await.expect("events");
    assert_eq!(listed["events"].as_array().expect("a list")[..], first[3..]);
    assert_eq!(listed["next"], first.len());
    // Both hear what happens next.
    told(&mut ada, table, json!({ "clear": {} })).await;
    for stream in [&mut whole, &mut rest] {
        assert_eq!(events(stream, "cleared").await.len(), 1);
    }
    floor.stop().await;
}

#[tokio::test]
async fn spectators_see_the_public_stream_and_what_the_table_waits_for() {
    let mut floor = floor().await;
    let (table, mut ada) = seated(&mut floor).await;
    let mut watching =
        floor.client().stream(&format!("/api/tables/{table}/stream"), 0).await.expect("open");
    events(&mut watching, "joined").await;
    told(&mut ada, table, stake("5.00")).await;
    let mut asks = Value::Null;
    let mut clock = Value::Null;
    while asks.is_null() || clock.is_null() {
        let message = timeout(Duration::from_secs(20), watching.next()).await.expect("in time");
        let message = message.expect("open");
        asks = if message["asks"].is_null() { asks } else { message["asks"].clone() };
        clock = if message["notice"]["clock"].is_null() {
            clock
        } else {
            message["notice"]["clock"].clone()
        };
        // Nobody's wallet is a spectator's to know.
        assert!(message["notice"]["balance"].is_null(), "{message}");
    }
    assert_eq!(asks[0]["ask"], "wagers");
    assert_eq!((&clock["table"], &clock["what"]), (&json!(table), &json!("bets")), "{clock}");
    floor.stop().await;
}

#[tokio::test]
async fn a_session_that_ends_ends_its_streams() {
    let mut floor = floor().await;
    let (table, mut ada) = seated(&mut floor).await;
    let mut stream = ada.stream(&format!("/api/tables/{table}/stream"), 0).await.expect("open");
    events(&mut stream, "joined").await;
    ada.post("/api/me/revoke", &json!({})).await.expect("revoked");
    // The next thing that happens at the table finds it gone.
    let mut bob = floor.guest("Bob").await;
    told(&mut bob, table, json!({ "join": { "seat": 4 } })).await;
    let next = timeout(Duration::from_secs(20), stream.next()).await.expect("in time");
    assert_eq!(next, None);
    floor.stop().await;
}

#[tokio::test]
async fn what_a_client_should_not_say_closes_its_stream_alone() {
    let mut floor = floor().await;
    let (table, mut ada) = seated(&mut floor).await;
    let address = format!("ws://{}/api/tables/{table}/stream", floor.running.address);
    let wrong = [
        Message::text("{\"after\":-1}"),
        Message::text("after"),
        Message::text("{\"after\":1,\"more\":2}"),
        Message::binary(vec![0, 159, 146, 150]),
        Message::text("x".repeat(5000)),
    ];
    for message in wrong {
        let socket = tokio::net::TcpStream::connect(floor.running.address).await.expect("reached");
        let request = address.clone().into_client_request().expect("an address");
        let (mut socket, _) =
            tokio_tungstenite::client_async(request, socket).await.expect("a socket");
        socket.send(message).await.expect("sent");
        let closed = timeout(Duration::from_secs(10), async {
            while let Some(Ok(message)) = socket.next().await {
                if matches!(message, Message::Close(_)) {
                    break;
                }
            }
        });
        closed.await.expect("closed in time");
    }
    told(&mut ada, table, stake("5.00")).await;
    floor.stop().await;
}

#[tokio::test]
async fn a_page_of_another_site_cannot_listen() {
    let mut floor = floor().await;
    let (table, _) = seated(&mut floor).await;
    let address = format!("ws://{}/api/tables/{table}/stream", floor.running.address);
    let socket = tokio::net::TcpStream::connect(floor.running.address).await.expect("reached");
    let mut request = address.into_client_request().expect("an address");
    request.headers_mut().insert("origin", "http://evil.test".parse().expect("a header"));
    assert!(tokio_tungstenite::client_async(request, socket).await.is_err());
    floor.stop().await;
}

#[tokio::test]
async fn interruption_a_lost_connection_is_noted_and_so_is_its_return() {
    let mut floor = floor().await;
    let (table, ada) = seated(&mut floor).await;
    let path = format!("/api/tables/{table}/stream");
    let mut stream = ada.stream(&path, 0).await.expect("open");
    events(&mut stream, "joined").await;
    drop(stream);
    let mut found = String::new();
    for _ in 0..100 {
        found = floor.admin.get("/api/audit/chain?most=1000").await.expect("a chain").to_string();
        if found.contains("\"lost\":{") {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(found.contains("\"lost\":{"), "{found}");
    let mut stream = ada.stream(&path, 0).await.expect("open");
    events(&mut stream, "joined").await;
    for _ in 0..100 {
        found = floor.admin.get("/api/audit/chain?most=1000").await.expect("a chain").to_string();
        if found.contains("\"connected\":{") {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(found.contains("\"connected\":{"), "{found}");
    floor.stop().await;
}
