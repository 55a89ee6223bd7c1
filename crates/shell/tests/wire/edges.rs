//! The edge of the API: fields that nobody reads, amounts that are none, names that look alike,
//! passwords tried all at once.

use crate::support::{call, floor, tell, told};
use hyper::Method;
use serde_json::{Value, json};

#[tokio::test]
async fn a_field_that_nobody_reads_is_named_and_nothing_is_done() {
    let mut floor = floor().await;
    let table = floor.open("uk/roulette", json!({})).await;
    let mut ada = floor.guest("Ada").await;
    told(&mut ada, table, json!({ "join": { "seat": 1 } })).await;
    let more = |name: &str| {
        let mut stake = json!({ "seat": 1, "wager": "red", "amount": "5.00" });
        stake[name] = json!(1);
        json!({ "stake": stake })
    };
    for (input, name) in [
        (more("x"), "`x`"),
        (more("amounts"), "`amounts`"),
        (json!({ "join": { "seat": 1, "chips": "5.00" } }), "`chips`"),
        (json!({ "decide": { "seat": 1, "act": "call", "cents": 5 } }), "`cents`"),
        (json!({ "close": { "now": true } }), "`now`"),
    ] {
        let reply = tell(&mut ada, table, input.clone()).await;
        assert_eq!(reply.status, 400, "{input}: {}", reply.body);
        let why = reply.body["why"].as_str().unwrap_or_default();
        assert!(why.contains(name), "{input}: {why}");
    }
    assert_eq!(ada.get("/api/me").await.expect("Ada")["wallet"], "1000.00");
    floor.stop().await;
}

#[tokio::test]
async fn money_is_a_decimal_with_two_digits_and_nothing_else() {
    let mut floor = floor().await;
    let table = floor.open("uk/roulette", json!({})).await;
    let mut ada = floor.guest("Ada").await;
    told(&mut ada, table, json!({ "join": { "seat": 1 } })).await;
    let stake = |amount: &str| json!({ "stake": { "seat": 1, "wager": "red", "amount": amount } });
    for amount in ["5", "5.0", "+5.00", "00005.00", "5.000", "$5.00", " 5.00", "5,00", "", "."] {
        let reply = tell(&mut ada, table, stake(amount)).await;
        assert_eq!(reply.status, 400, "{amount}: {}", reply.body);
    }
    let open = |float: &str| json!({ "game": "uk/roulette", "float": float });
    for float in ["100", "0100.00"] {
        let reply = call(&mut floor.admin, Method::POST, "/api/tables", Some(&open(float))).await;
        assert_eq!(reply.status, 400, "{float}: {}", reply.body);
    }
    assert_eq!(ada.get("/api/me").await.expect("Ada")["wallet"], "1000.00");
    told(&mut ada, table, stake("5.00")).await;
    assert_eq!(ada.get("/api/me").await.expect("Ada")["wallet"], "995.00");
    floor.stop().await;
}

#[tokio::test]
async fn access_wrong_passwords_tried_all_at_once_lock_after_three() {
    let mut floor = floor().await;
    floor.staff("Sue", &["supervisor"]).await;
    let tries = (0..9).map(|n| {
        let mut client = floor.client();
        tokio::spawn(async move {
            let login = json!({ "name": "Sue", "password": format!("wrong horse {n}") });
            call(&mut client, Method::POST, "/api/login", Some(&login)).await.status
        })
    });
    let mut statuses = Vec::new();
    for answer in tries.collect::<Vec<_>>() {
        statuses.push(answer.await.expect("answered"));
    }
    statuses.sort_unstable();
    assert_eq!(statuses, [401, 401, 401, 429, 429, 429, 429, 429, 429]);
    let mut client = floor.client();
    let right = json!({ "name": "Sue", "password": "correct horse" });
    assert_eq!(call(&mut client, Method::POST, "/api/login", Some(&right)).await.status, 429);
    floor.stop().await;
}

#[tokio::test]
async fn names_that_are_written_otherwise_and_look_alike_are_one() {
    let floor = floor().await;
    let mut client = floor.client();
    let mut take = async |name: &str| -> (u16, Value) {
        let body = json!({ "name": name });
        let reply = call(&mut client, Method::POST, "/api/guests", Some(&body)).await;
        (reply.status, reply.body)
    };
    for (one, other) in [
        ("Ren\u{e9}e", "Rene\u{301}e"),
        ("A\u{30a}sa", "\u{c5}sa"),
        ("\u{fb01}nn", "finn"),
        ("\u{1d400}da", "ada"),
    ] {
        assert_eq!(take(one).await.0, 200, "{one}");
        let (status, body) = take(other).await;
        assert_eq!(status, 409, "{other}: {body}");
    }
    floor.stop().await;
}
