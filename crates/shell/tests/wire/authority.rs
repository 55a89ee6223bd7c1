//! Every route, every role: who is let through. A route without a row fails.

use crate::support::{Floor, call, floor};
use hyper::Method;
use serde_json::{Value, json};
use shell::api::routes;
use shell::bots::client::Client;
use std::collections::BTreeMap;

/// Visitor, player, dealer, supervisor, executive, auditor, administrator.
const PARTS: [(char, &str); 7] = [
    ('V', ""),
    ('P', "player"),
    ('D', "dealer"),
    ('S', "supervisor"),
    ('E', "executive"),
    ('A', "auditor"),
    ('M', "administrator"),
];

const EVERYBODY: &str = "VPDSEAM";
const NAMED: &str = "PDSEAM";
const SEES_ALL: &str = "SEAM";

/// A route by its name, a body where it takes one, and who is let through.
type Row = (&'static str, Value, &'static str);

fn rows() -> Vec<Row> {
    [accounts(), tables(), house(), library(), ends()].concat()
}

fn why() -> Value {
    json!({ "reason": "a test" })
}

fn accounts() -> Vec<Row> {
    let none = Value::Null;
    let cage = json!({ "amount": "1.00", "reference": "slip 1" });
    vec![
        // Whoever calls.
        ("guest", json!({ "name": "" }), EVERYBODY),
        ("login", json!({ "name": "", "password": "" }), "*"),
        ("claim", json!({ "key": "", "name": "x", "password": "0123456789" }), "*"),
        ("me", none.clone(), NAMED),
        ("limit", json!({ "measure": "stakes", "over": "day", "most": "900.00" }), "P"),
        ("time_out", json!({ "minutes": 0 }), "P"),
        ("exclude_own", json!({ "days": 1 }), "P"),
        ("token", json!({}), NAMED),
        ("statement", none.clone(), NAMED),
        // Accounts.
        ("people", none, SEES_ALL),
        ("enrol", json!({ "name": "", "roles": [], "password": "0123456789" }), "M"),
        ("assign", json!({ "roles": ["player"] }), "M"),
        ("set_password", json!({ "password": "0123456789" }), "M"),
        ("revoke", json!({}), "M"),
        ("exclude", json!({ "days": 1, "reason": "a test" }), "SM"),
        // The cage.
        ("deposit", cage.clone(), "SM"),
        ("payout", cage.clone(), "SM"),
        ("fill", cage.clone(), "SM"),
        ("credit", cage.clone(), "SM"),
        ("pay_tips", cage, "SM"),
        ("reverse", why(), "SE"),
    ]
}

fn tables() -> Vec<Row> {
    let none = Value::Null;
    let live = |input: Value| json!({ "input": input });
    let meter = json!({ "name": "m", "locks_from": "100.00", "executive_above": "1000.00" });
    vec![
        // Tables.
        ("lobby", none.clone(), EVERYBODY),
        ("table", none.clone(), EVERYBODY),
        ("menu", none.clone(), EVERYBODY),
        ("events", none.clone(), EVERYBODY),
        ("stream", none.clone(), EVERYBODY),
        ("lobby_stream", none.clone(), EVERYBODY),
        ("open_table", json!({ "game": "co/baccarat" }), "M"),
        ("check_table", json!({ "game": "co/baccarat" }), "M"),
        ("tell", live(json!({ "join": { "seat": 9 } })), "P"),
        ("tell", live(json!({ "card": "Qh" })), "DS"),
        ("tell", live(json!({ "throw": "3 4" })), "DS"),
        ("tell", live(json!({ "rule": { "rule": "co:30-2816(1)" } })), "S"),
        ("tell", live(json!({ "meter": { "wager": "x", "shown": "1.00" } })), ""),
        ("preview", live(json!({ "close": {} })), "S"),
        ("wait", json!({}), "P"),
        ("stop_waiting", json!({}), "P"),
        ("correct", json!({ "drop": 1, "instead": [], "reason": "a test" }), "S"),
        ("abandon", why(), "SE"),
        ("seat_bots", json!({ "n": 0 }), "M"),
        ("rounds", none.clone(), EVERYBODY),
        ("round", none.clone(), EVERYBODY),
        ("round_phh", none.clone(), EVERYBODY),
        // Meters.
        ("meters", none.clone(), EVERYBODY),
        ("open_meter", meter, "M"),
        ("link_meter", json!({ "table": 1, "wager": "x" }), "M"),
        ("raise_ceiling", json!({ "ceiling": "1.00", "reason": "a test" }), "M"),
        ("confirm_jackpot", why(), "SE"),
        ("adjust_meter", json!({ "by": "1.00", "reason": "a test" }), "SE"),
        ("proposals", none, SEES_ALL),
        ("second", json!({ "agree": true }), "SE"),
    ]
}

fn house() -> Vec<Row> {
    let none = Value::Null;
    let scope = json!({ "scope": { "game": "ca/razz" }, "reason": "a test" });
    vec![
        // The house.
        ("open_house", json!({ "float": "1.00" }), "M"),
        ("disable", scope.clone(), "SEM"),
        ("enable", scope, "SEM"),
        ("self_check", json!({}), "M"),
        ("close_day", json!({}), "SM"),
        // Audit.
        ("chain", none.clone(), SEES_ALL),
        ("transfers", none.clone(), SEES_ALL),
        ("accounts", none.clone(), SEES_ALL),
        ("day", none.clone(), SEES_ALL),
        ("hold", none, SEES_ALL),
        ("verify", json!({}), SEES_ALL),
    ]
}

fn library() -> Vec<Row> {
    let none = Value::Null;
    vec![
        // The library, and whoever watches.
        ("games", none.clone(), EVERYBODY),
        ("game", none.clone(), EVERYBODY),
        ("play_table", json!({}), "P"),
        ("edge", json!({ "game": "co/baccarat" }), EVERYBODY),
        ("strategy", json!({ "game": "co/baccarat" }), EVERYBODY),
        ("settle", json!({ "game": "co/baccarat" }), EVERYBODY),
        ("rules_search", none.clone(), EVERYBODY),
        ("rules", none.clone(), EVERYBODY),
        ("health", none.clone(), EVERYBODY),
        ("metrics", none.clone(), EVERYBODY),
        ("openapi", none.clone(), EVERYBODY),
        ("docs", none.clone(), EVERYBODY),
        ("docs_style", none, EVERYBODY),
    ]
}

/// What ends things comes last.
fn ends() -> Vec<Row> {
    vec![
        ("change_password", json!({ "old": "correct horse", "new": "short" }), NAMED),
        ("close_account", why(), "M"),
        ("close_table", json!({}), "M"),
        ("revoke_own", json!({}), NAMED),
        ("logout", json!({}), "*"),
    ]
}

/// The path of a route, at things that are there.
fn path(route: &str, (live, other, victim): (u64, u64, u64)) -> String {
    let table = if route.ends_with("/close") { other } else { live };
    let path = route.replace("{t}", &table.to_string()).replace("{p}", &victim.to_string());
    let path = path.replace("{book}/{game}", "co/baccarat").replace("{*id}", "co/baccarat");
    let path = path.replace("{r}", "1-1").replace("{m}", "1").replace("{n}", "0");
    if path.ends_with("/menu") { format!("{path}?seat=1") } else { path }
}

async fn people(floor: &mut Floor) -> BTreeMap<char, Client> {
    let mut people = BTreeMap::new();
    for (letter, role) in PARTS {
        let client = match role {
            "" => floor.client(),
            role => floor.staff(&format!("{letter}-{role}"), &[role]).await,
        };
        people.insert(letter, client);
    }
    people
}

#[tokio::test]
async fn every_route_lets_through_who_may_and_nobody_else() {
    let mut floor = floor().await;
    let live = floor.open("co/baccarat", json!({ "chance": "live" })).await;
    let other = floor.open("uk/roulette", json!({})).await;
    let mut victim = floor.guest("Victim").await;
    let victim =
        victim.get("/api/me").await.expect("somebody")["person"].as_u64().expect("a number");
    let mut people = people(&mut floor).await;
    let all = routes();
    let mut wrong = Vec::new();
    for (name, body, let_through) in rows() {
        let Some(route) = all.iter().find(|route| route.name == name) else {
            wrong.push(format!("{name}: there is no such route"));
            continue;
        };
        let path = path(route.path, (live, other, victim));
        for (letter, _) in PARTS {
            let client = people.get_mut(&letter).expect("a client");
            let body = (!body.is_null()).then_some(&body);
            let reply = call(client, route.method.clone(), &path, body).await;
            let denied = matches!(reply.status, 401 | 403);
            let expected = let_through == "*" || let_through.contains(letter) != denied;
            if !expected || reply.status >= 500 && name != "round_phh" {
                wrong.push(format!("{name} by {letter}: {} {}", reply.status, reply.body));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    floor.stop().await;
}

#[test]
fn every_route_has_a_row() {
    let rows = rows();
    let missing: Vec<&str> = routes()
        .iter()
        .map(|route| route.name)
        .filter(|name| !rows.iter().any(|(known, ..)| known == name))
        .collect();
    assert!(missing.is_empty(), "routes without a row: {missing:?}");
}

#[tokio::test]
async fn a_refusal_of_authority_and_a_privileged_act_are_on_record() {
    let mut floor = floor().await;
    let mut dealer = floor.staff("Dee", &["dealer"]).await;
    let body = json!({ "scope": "everything", "reason": "curiosity" });
    let refused = call(&mut dealer, Method::POST, "/api/disable", Some(&body)).await;
    assert_eq!(refused.status, 403);
    floor.admin.post("/api/disable", &body).await.expect("disabled");
    let chain = floor.admin.get("/api/audit/chain?most=1000").await.expect("a chain").to_string();
    assert!(chain.contains("\"refused\":{\"act\":\"disable\""), "{chain}");
    assert!(chain.contains("\"disabled\":{"), "{chain}");
    // What opens doors is not told, not even to whoever sees everything.
    assert!(!chain.contains("argon2id") && chain.contains("\"credential\":\"…\""), "{chain}");
    floor.stop().await;
}
