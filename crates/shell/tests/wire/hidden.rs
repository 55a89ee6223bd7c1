//! Two tables that differ in hidden cards only send a seat identical bytes.

use crate::support::{Floor, call, floor, told};
use hyper::Method;
use serde_json::{Value, json};
use shell::bots::client::Client;
use std::time::Duration;
use tokio::time::timeout;

/// All that a viewer is sent of a hand, but for the clock.
#[derive(Debug, PartialEq)]
struct Sent {
    stream: Vec<Value>,
    table: Value,
    events: Value,
    menu: Value,
    round: Value,
}

/// What tells the time is left out.
fn timeless(mut value: Value) -> Value {
    match &mut value {
        Value::Object(fields) => {
            fields.retain(|name, _| !matches!(name.as_str(), "until" | "now" | "began" | "ended"));
            for field in fields.values_mut() {
                *field = timeless(field.take());
            }
        }
        Value::Array(list) => list.iter_mut().for_each(|one| *one = timeless(one.take())),
        _ => {}
    }
    value
}

/// A hand dealt by a dealer, until somebody must decide; what a viewer was sent of it.
async fn dealt(game: &str, set: Value, own: &str, hidden: &[&str], viewer: u8) -> Sent {
    let mut floor = floor().await;
    let more = json!({ "chance": "live", "set": set });
    let table = floor.open(game, more).await;
    let mut dealer = floor.staff("Dee", &["dealer"]).await;
    let mut seats = Vec::new();
    for n in 1..=2_u8 {
        seats.push(sit(&floor, table, n).await);
    }
    let path = format!("/api/tables/{table}/stream");
    let mut stream = match viewer {
        0 => floor.client().stream(&path, 0).await,
        n => seats[usize::from(n) - 1].stream(&path, 0).await,
    };
    let stream = stream.as_mut().expect("a stream");
    // What was before comes first; from here on every input is a message.
    let first = timeout(Duration::from_secs(20), stream.next()).await.expect("in time");
    let mut sent = vec![timeless(first.expect("open"))];
    open_hand(&mut floor, &mut dealer, &mut seats, table, game).await;
    let (mut own, mut hidden) = (own.split(' '), hidden.iter());
    let mut marks = 0;
    loop {
        let view = dealer.get(&format!("/api/tables/{table}")).await.expect("a table");
        let ask = view["sight"]["asks"][0].clone();
        if ask["ask"] != "card" {
            break;
        }
        let card = match ask["to"].as_str() {
            Some(spot) if spot == format!("seat{}", viewer.max(1)) => own.next(),
            _ => hidden.next().copied(),
        };
        let card = card.unwrap_or_else(|| panic!("no card for {ask}"));
        told(&mut dealer, table, json!({ "card": card })).await;
        marks += 1;
    }
    assert!(marks > 3, "{game}: {marks} cards were dealt");
    let next = dealer.get(&format!("/api/tables/{table}")).await.expect("a table")["next"].clone();
    loop {
        let message = timeout(Duration::from_secs(20), stream.next()).await.expect("in time");
        let message = message.expect("open");
        let last = message["next"] == next;
        sent.push(timeless(message));
        if last {
            break;
        }
    }
    let mut looker = match viewer {
        0 => floor.client(),
        n => seats.remove(usize::from(n) - 1),
    };
    let sent = looked(&mut looker, table, viewer, sent).await;
    floor.stop().await;
    sent
}

async fn looked(looker: &mut Client, table: u64, viewer: u8, stream: Vec<Value>) -> Sent {
    let at = |path: &str| format!("/api/tables/{table}{path}");
    let seat = viewer.max(1);
    Sent {
        stream,
        table: timeless(looker.get(&at("")).await.expect("a table")),
        events: timeless(looker.get(&at("/events?after=0")).await.expect("events")),
        menu: looker.get(&at(&format!("/menu?seat={seat}"))).await.expect("a menu"),
        round: timeless(looker.get(&format!("/api/rounds/{table}-1")).await.expect("a round")),
    }
}

async fn sit(floor: &Floor, table: u64, n: u8) -> Client {
    let mut guest = floor.guest(&format!("Guest {n}")).await;
    let menu = guest.get(&format!("/api/tables/{table}/menu?seat={n}")).await.expect("a menu");
    let mut join = json!({ "seat": n });
    if menu[0]["amount"].is_object() {
        join["buy"] = "100.00".into();
    }
    if menu[0]["id"].as_str().is_some_and(|how| !how.is_empty()) {
        join["how"] = menu[0]["id"].clone();
    }
    told(&mut guest, table, json!({ "join": join })).await;
    guest
}

/// Wagers are made and closed, or the hand begins.
async fn open_hand(
    floor: &mut Floor,
    dealer: &mut Client,
    seats: &mut [Client],
    table: u64,
    game: &str,
) {
    let _ = &floor;
    if game.starts_with("uk/") {
        for (seat, n) in seats.iter_mut().zip(1..) {
            let stake = json!({ "seat": n, "wager": "ante", "amount": "10.00" });
            told(seat, table, json!({ "stake": stake })).await;
        }
        told(dealer, table, json!({ "close": {} })).await;
        return;
    }
    // Cards are drawn for the first button, and go back.
    for card in ["9s", "8d"] {
        told(dealer, table, json!({ "card": card })).await;
    }
    let path = format!("/api/tables/{table}/inputs");
    for input in ["shuffle", "deal"] {
        let body = json!({ "input": { input: {} } });
        let reply = call(dealer, Method::POST, &path, Some(&body)).await;
        assert!(reply.status == 200 || input == "shuffle", "{input}: {}", reply.body);
    }
}

#[tokio::test]
async fn a_seat_is_sent_the_same_whatever_the_dealer_and_others_hold() {
    let set = json!({ "min": "5.00", "max": "100.00" });
    let one = ["Kc", "Kd", "Ks", "Ah", "Ad", "As"];
    let two = ["2c", "3d", "4s", "7h", "8d", "9s"];
    let own = "Qh 6c 4d";
    let a = dealt("uk/three-card-poker", set.clone(), own, &one, 1).await;
    let b = dealt("uk/three-card-poker", set.clone(), own, &two, 1).await;
    assert_eq!(a, b);
    assert!(json!(a.stream).to_string().contains("\"Qh\""), "a seat sees its own cards");
    let spectator = dealt("uk/three-card-poker", set, own, &one, 0).await;
    let text = format!("{spectator:?}");
    for card in ["Qh", "6c", "4d", "Kc", "Kd", "Ks", "Ah", "Ad", "As"] {
        assert!(!text.contains(&format!("\"{card}\"")), "{card} is shown to a spectator");
    }
}

#[tokio::test]
async fn a_hand_for_a_pot_is_sent_the_same_whatever_another_holds() {
    let set = json!({});
    let a = dealt("ca/texas-holdem", set.clone(), "Ah Kh", &["2c", "3c", "4c"], 1).await;
    let b = dealt("ca/texas-holdem", set, "Ah Kh", &["Qs", "Qd", "Qc"], 1).await;
    assert_eq!(a, b);
    assert!(json!(a.stream).to_string().contains("\"Ah\""));
}
