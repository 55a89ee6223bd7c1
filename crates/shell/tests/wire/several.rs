//! What takes several people: a meter changed by two, a jackpot and whoever confirms it, a waiting
//! list, a bet behind somebody's seat, a bank that goes round.

use crate::support::{Floor, call, floor, tell, told};
use hyper::Method;
use serde_json::{Value, json};
use shell::bots::client::{Client, Reply};
use std::time::Duration;

async fn post(client: &mut Client, path: &str, body: Value) -> Reply {
    call(client, Method::POST, path, Some(&body)).await
}

fn says(reply: &Reply) -> &str {
    reply.body["why"].as_str().unwrap_or_default()
}

const WAGER: &str = "99-fortunes-progressive";

/// A live table whose progressive wager feeds the meter, which holds 10,000.00.
async fn progressive(floor: &mut Floor) -> (u64, u64) {
    let mut set = json!({});
    set[format!("increment.{WAGER}")] = json!(10);
    let table =
        floor.open("co/99-fortunes-progressive", json!({ "chance": "live", "set": set })).await;
    let meter = json!({ "name": "Fortunes", "locks_from": "1000.00",
        "executive_above": "10000.00" });
    let opened = floor.admin.post("/api/meters", &meter).await.expect("a meter");
    let meter = opened["meter"].as_u64().expect("a number");
    let link = json!({ "table": table, "wager": WAGER });
    floor.admin.post(&format!("/api/meters/{meter}/link"), &link).await.expect("linked");
    (table, meter)
}

async fn shown(client: &mut Client, meter: u64) -> (String, bool) {
    let meters = client.get("/api/meters").await.expect("meters");
    let mut all = meters.as_array().expect("a list").iter();
    let one = all.find(|one| one["id"] == meter).expect("the meter");
    (one["shown"].as_str().expect("money").into(), one["locked"] == true)
}

#[tokio::test]
async fn two_persons_carry_an_adjustment_of_a_meter_through_and_one_does_not() {
    let mut floor = floor().await;
    let (_, meter) = progressive(&mut floor).await;
    let mut sue = floor.staff("Sue", &["supervisor"]).await;
    let mut eve = floor.staff("Eve", &["executive"]).await;
    let adjust = format!("/api/meters/{meter}/adjust");
    let body = json!({ "by": "250.00", "reason": "a display that was off" });
    let proposed = post(&mut sue, &adjust, body.clone()).await;
    assert_eq!(proposed.status, 200, "{}", proposed.body);
    let proposal = format!("/api/proposals/{}", proposed.body["proposal"]);
    // Nothing has moved, everybody with a part sees it, and who proposed it does not agree to it.
    assert_eq!(shown(&mut sue, meter).await, ("10000.00".into(), false));
    let list = eve.get("/api/proposals").await.expect("a list").to_string();
    assert!(list.contains("a display that was off"), "{list}");
    let alone = post(&mut sue, &proposal, json!({ "agree": true })).await;
    assert_eq!((alone.status, says(&alone)), (403, "another person must agree"));
    assert_eq!(post(&mut eve, &proposal, json!({ "agree": true })).await.status, 200);
    assert_eq!(shown(&mut sue, meter).await, ("10250.00".into(), false));
    assert_eq!(post(&mut eve, &proposal, json!({ "agree": true })).await.status, 404, "once");
    let day = floor.admin.get("/api/audit/day").await.expect("the day").to_string();
    assert!(day.contains("a display that was off"), "{day}");
    // Declined, it moves nothing; beyond what is there it is refused in words.
    for (by, agree, status) in [("5.00", false, 200), ("-99999.00", true, 409)] {
        let proposed = post(&mut eve, &adjust, json!({ "by": by, "reason": "again" })).await;
        let proposal = format!("/api/proposals/{}", proposed.body["proposal"]);
        let reply = post(&mut sue, &proposal, json!({ "agree": agree })).await;
        assert_eq!(reply.status, status, "{}", reply.body);
        if status == 409 {
            let why = format!("meter {meter} lacks 89749.00: take no more than it holds");
            assert_eq!(says(&reply), why);
        }
    }
    assert_eq!(shown(&mut sue, meter).await, ("10250.00".into(), false));
    floor.admin.post("/api/audit/verify", &json!({})).await.expect("it recomputes");
    floor.stop().await;
}

#[tokio::test]
async fn a_jackpot_locks_its_meter_until_an_executive_confirms_and_is_then_paid() {
    let mut floor = floor().await;
    let (table, meter) = progressive(&mut floor).await;
    let mut dee = floor.staff("Dee", &["dealer"]).await;
    let mut sue = floor.staff("Sue", &["supervisor"]).await;
    let mut eve = floor.staff("Eve", &["executive"]).await;
    let mut ada = floor.guest("Ada").await;
    told(&mut ada, table, json!({ "join": { "seat": 2 } })).await;
    let stake = |wager: &str, amount: &str| {
        let bet = json!({ "seat": 2, "wager": wager, "amount": amount });
        json!({ "stake": bet })
    };
    told(&mut ada, table, stake("player", "10.00")).await;
    told(&mut ada, table, stake(WAGER, "1.00")).await;
    told(&mut dee, table, json!({ "close": {} })).await;
    // Four deuces of spades, the number of seat 2.
    for card in ["2s", "2s", "2s", "2s", "Kd"] {
        told(&mut dee, table, json!({ "card": card })).await;
    }
    told(&mut dee, table, json!({ "settle": {} })).await;
    assert!(shown(&mut ada, meter).await.1, "nobody is asked to confirm it");
    let before = ada.get("/api/me").await.expect("Ada");
    assert_eq!(before["held"]["play"], "10000.10", "{before}");
    told(&mut dee, table, json!({ "clear": {} })).await;
    told(&mut ada, table, stake("player", "10.00")).await;
    let locked = tell(&mut ada, table, stake(WAGER, "1.00")).await;
    assert_eq!(locked.status, 409);
    assert!(says(&locked).contains("jackpot"), "{}", locked.body);
    // 10,000.10 is above what a supervisor confirms; a dealer confirms nothing.
    let confirm = format!("/api/meters/{meter}/confirm");
    let reason = json!({ "reason": "the cards were checked" });
    for client in [&mut dee, &mut sue] {
        let refused = post(client, &confirm, reason.clone()).await;
        assert_eq!(refused.status, 403, "{}", refused.body);
        assert!(says(&refused).contains("ask "), "it does not say whom: {}", refused.body);
    }
    assert_eq!(post(&mut eve, &confirm, reason.clone()).await.status, 200);
    assert_eq!(post(&mut eve, &confirm, reason).await.status, 409, "once");
    let after = ada.get("/api/me").await.expect("Ada");
    let cents = |me: &Value| {
        let text = me["wallet"].as_str().expect("money");
        text.replace('.', "").parse::<i64>().expect("cents")
    };
    assert_eq!(cents(&after) - cents(&before), 1_000_010 - 1_000, "the next stake lies there");
    assert!(after["held"]["play"].is_null() || after["held"]["play"] == "0.00", "{after}");
    assert!(!shown(&mut ada, meter).await.1, "locked for ever");
    told(&mut ada, table, stake(WAGER, "1.00")).await;
    let accounts = floor.admin.get("/api/audit/accounts").await.expect("accounts");
    assert_eq!(accounts["sums"]["play"], "0.00");
    floor.admin.post("/api/audit/verify", &json!({})).await.expect("it recomputes");
    floor.stop().await;
}

#[tokio::test]
async fn whoever_waits_longest_gets_the_seat_that_is_free() {
    let mut floor = floor().await;
    let table = floor.open("ca/thirteen-card", json!({})).await;
    let mut people = Vec::new();
    for n in 1..=6 {
        people.push(floor.guest(&format!("Guest {n}")).await);
    }
    let join = |seat: usize| json!({ "join": { "seat": seat, "buy": "200.00" } });
    for (client, seat) in people.iter_mut().zip(1..=4) {
        told(client, table, join(seat)).await;
    }
    let path = format!("/api/tables/{table}/wait");
    for client in &mut people[4..] {
        assert_eq!(post(client, &path, json!({})).await.status, 200);
    }
    assert_eq!(post(&mut people[4], &path, json!({})).await.status, 409, "once");
    assert_eq!(post(&mut people[0], &path, json!({})).await.status, 409, "a seat is had");
    told(&mut people[0], table, json!({ "leave": { "seat": 1 } })).await;
    let early = tell(&mut people[5], table, join(1)).await;
    assert_eq!(early.status, 409, "{}", early.body);
    assert!(says(&early).contains("1 wait for a seat before you"), "{}", early.body);
    told(&mut people[4], table, join(1)).await;
    let gone = format!("/api/tables/{table}/stop-waiting");
    assert_eq!(post(&mut people[5], &gone, json!({})).await.status, 200);
    assert_eq!(post(&mut people[5], &gone, json!({})).await.status, 409, "nobody waits");
    floor.stop().await;
}

#[tokio::test]
async fn a_bet_behind_a_seat_is_its_owners_and_nobody_elses() {
    let mut floor = floor().await;
    let table = floor.open("uk/blackjack", json!({ "chance": "live" })).await;
    let mut dee = floor.staff("Dee", &["dealer"]).await;
    let (mut ada, mut bert) = (floor.guest("Ada").await, floor.guest("Bert").await);
    let mut cleo = floor.guest("Cleo").await;
    told(&mut ada, table, json!({ "join": { "seat": 1 } })).await;
    let stake = |more: Value| {
        let mut bet = json!({ "seat": 1, "wager": "initial", "amount": "20.00" });
        for (name, value) in more.as_object().into_iter().flatten() {
            bet[name] = value.clone();
        }
        json!({ "stake": bet })
    };
    told(&mut ada, table, stake(json!({}))).await;
    let behind = json!({ "owner": { "behind": 1 } });
    told(&mut bert, table, stake(behind.clone())).await;
    assert_eq!(bert.get("/api/me").await.expect("Bert")["wallet"], "980.00");
    let withdraw = json!({ "withdraw": { "seat": 1, "wager": "initial",
        "owner": { "behind": 1 } } });
    for input in [stake(behind), withdraw] {
        let other = tell(&mut cleo, table, input).await;
        assert_eq!(other.status, 403, "{}", other.body);
        assert!(says(&other).contains("another person's"), "{}", other.body);
        assert!(!says(&other).contains("Play"), "{}", other.body);
    }
    // Twenty beats nineteen: both are paid, each into a wallet of their own.
    told(&mut dee, table, json!({ "close": {} })).await;
    for card in ["Th", "9c", "Ts"] {
        told(&mut dee, table, json!({ "card": card })).await;
    }
    told(&mut ada, table, json!({ "decide": { "seat": 1, "act": "stand" } })).await;
    told(&mut dee, table, json!({ "card": "Td" })).await;
    told(&mut dee, table, json!({ "settle": {} })).await;
    for (client, name) in [(&mut ada, "Ada"), (&mut bert, "Bert")] {
        assert_eq!(client.get("/api/me").await.expect(name)["wallet"], "1020.00", "{name}");
    }
    assert_eq!(cleo.get("/api/me").await.expect("Cleo")["wallet"], "1000.00");
    floor.stop().await;
}

/// Whether a seat may bank the round that comes, by its own menu.
async fn may_bank(client: &mut Client, table: u64, seat: u64) -> bool {
    let menu = client.get(&format!("/api/tables/{table}/menu?seat={seat}")).await;
    let menu = menu.expect("a menu");
    let mut choices = menu.as_array().expect("a list").iter();
    choices.any(|choice| choice["verb"] == "bank" && choice["refused"].is_null())
}

/// Who may bank, once the round before is over and somebody may.
async fn until_offered(people: &mut [Client], table: u64) -> Vec<bool> {
    for _ in 0..600 {
        let mut may = Vec::new();
        for (client, seat) in people.iter_mut().zip(1..) {
            may.push(may_bank(client, table, seat).await);
        }
        if may.contains(&true) {
            return may;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("nobody may bank");
}

#[tokio::test]
async fn the_bank_goes_round_and_pays_what_the_others_win() {
    let mut floor = floor().await;
    let pace = json!({ "pace": { "bets": 60_000, "decision": 60_000, "pause": 0 } });
    let table = floor.open("ca/baccarat", pace).await;
    let mut people = [floor.guest("Ada").await, floor.guest("Bert").await];
    for (client, seat) in people.iter_mut().zip(1..) {
        told(client, table, json!({ "join": { "seat": seat } })).await;
    }
    let mut holders = Vec::new();
    for _ in 0..6 {
        let may = until_offered(&mut people, table).await;
        let holder = may.iter().position(|may| *may).expect("somebody may bank");
        assert_eq!(may.iter().filter(|may| **may).count(), 1, "one is asked at a time");
        let other = 1 - holder;
        let bank = |seat: usize| json!({ "bank": { "seat": seat + 1, "amount": "200.00" } });
        let out_of_turn = tell(&mut people[other], table, bank(other)).await;
        assert_eq!(out_of_turn.status, 409, "{}", out_of_turn.body);
        assert!(out_of_turn.body["rule"].is_string(), "{}", out_of_turn.body);
        told(&mut people[holder], table, bank(holder)).await;
        let stake = json!({ "stake": { "seat": other + 1, "wager": "player",
            "amount": "20.00" } });
        told(&mut people[other], table, stake).await;
        for client in &mut people {
            let _ = tell(client, table, json!({ "close": {} })).await;
        }
        // Whoever holds a hand turns its cards, third cards too; then both go on.
        for word in ["show", "show", "show", "show", "clear"] {
            for client in &mut people {
                let _ = tell(client, table, json!({ word: {} })).await;
            }
        }
        holders.push(holder + 1);
    }
    // Two hands each, and never a third.
    assert_eq!(holders, [1, 1, 2, 2, 1, 1]);
    let accounts = floor.admin.get("/api/audit/accounts").await.expect("accounts");
    assert_eq!(accounts["sums"]["play"], "0.00");
    floor.admin.post("/api/audit/verify", &json!({})).await.expect("it recomputes");
    floor.stop().await;
}
