//! A visitor takes a name, sits down, bets, is dealt to and paid; the past is recalled.

use crate::support::{call, floor, tell, told};
use hyper::Method;
use serde_json::{Value, json};

/// A baccarat table at which nobody waits for long.
fn quick() -> Value {
    json!({ "name": "Alder", "set": { "min": "1.00", "max": "500.00" },
        "pace": { "bets": 60_000, "decision": 60_000, "pause": 0 } })
}

#[tokio::test]
async fn a_visitor_sits_down_bets_and_is_paid() {
    let mut floor = floor().await;
    let table = floor.open("co/baccarat", quick()).await;
    let mut ada = floor.guest("Ada").await;
    let me = ada.get("/api/me").await.expect("somebody");
    assert_eq!((&me["name"], &me["wallet"]), (&json!("Ada"), &json!("1000.00")));
    let lobby = ada.get("/api/tables").await.expect("a lobby");
    assert_eq!((&lobby[0]["id"], &lobby[0]["taken"]), (&json!(table), &json!(0)));
    // How to sit down is on a free seat's menu.
    let menu = ada.get(&format!("/api/tables/{table}/menu?seat=3")).await.expect("a menu");
    assert_eq!(menu[0]["verb"], "join", "{menu}");
    told(&mut ada, table, json!({ "join": { "seat": 3 } })).await;
    let stake = json!({ "stake": { "seat": 3, "wager": "banker", "amount": "25.00" } });
    told(&mut ada, table, stake).await;
    assert_eq!(ada.get("/api/me").await.expect("somebody")["wallet"], "975.00");
    // The only one at the table wants no more bets: the coup is dealt and settled.
    let events = told(&mut ada, table, json!({ "close": {} })).await;
    let names: Vec<&str> = events["events"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|e| e["event"].as_str())
        .collect();
    assert!(names.contains(&"closed") && names.contains(&"settled"), "{names:?}");
    let view = ada.get(&format!("/api/tables/{table}")).await.expect("a table");
    assert_eq!(view["seat"], 3);
    // What was won or lost is in the wallet, and in the statement with its rule.
    let me = ada.get("/api/me").await.expect("somebody");
    let won: &str = me["places"][0]["won"].as_str().expect("an amount");
    let cents = |text: &str| text.replace('.', "").parse::<i64>().expect("cents");
    assert_eq!(cents(me["wallet"].as_str().expect("an amount")), 100_000 + cents(won));
    // The next round begins by itself, or because nobody waits for more.
    let _ = tell(&mut ada, table, json!({ "clear": {} })).await;
    let rounds = ada.get(&format!("/api/tables/{table}/rounds")).await.expect("rounds");
    let id = rounds[0]["id"].as_str().expect("an id").to_string();
    let round = ada.get(&format!("/api/rounds/{id}")).await.expect("a round");
    assert_eq!((&round["over"], &round["viewer"]), (&json!(true), &json!({ "seat": 3 })));
    assert!(round["transfers"].to_string().contains("co:30-28"), "{round}");
    assert!(round["commitment"]["commitment"].is_string(), "{round}");
    floor.stop().await;
}

#[tokio::test]
async fn what_a_rule_forbids_is_409_with_why_and_rule_and_changes_nothing() {
    let mut floor = floor().await;
    let table = floor.open("co/baccarat", quick()).await;
    let mut ada = floor.guest("Ada").await;
    told(&mut ada, table, json!({ "join": { "seat": 3 } })).await;
    let before = ada.get(&format!("/api/tables/{table}")).await.expect("a table");
    let stake = json!({ "stake": { "seat": 3, "wager": "banker", "amount": "501.00" } });
    let refused = tell(&mut ada, table, stake).await;
    assert_eq!((refused.status, &refused.body["kind"]), (409, &json!("rule")), "{}", refused.body);
    assert!(refused.body["rule"].as_str().is_some_and(|rule| rule.starts_with("co:")));
    assert!(refused.body["why"].as_str().is_some_and(|why| why.contains("500")));
    // Another's seat, a seat that is no seat, a table that is no table, what makes no sense.
    let stake = |seat: u8| json!({ "stake": { "seat": seat, "wager": "tie", "amount": "5.00" } });
    assert_eq!(tell(&mut ada, table, stake(4)).await.status, 403);
    assert_eq!(tell(&mut ada, table, stake(0)).await.status, 400);
    assert_eq!(tell(&mut ada, 99, stake(3)).await.status, 404);
    assert_eq!(tell(&mut ada, table, json!({ "card": "Qh" })).await.status, 403);
    assert_eq!(tell(&mut ada, table, json!({ "nonsense": {} })).await.status, 400);
    assert_eq!(tell(&mut ada, table, json!({ "stake": 5 })).await.status, 400);
    let mut nobody = floor.client();
    assert_eq!(tell(&mut nobody, table, stake(3)).await.status, 401);
    let after = ada.get(&format!("/api/tables/{table}")).await.expect("a table");
    assert_eq!(before["sight"], after["sight"]);
    assert_eq!(before["next"], after["next"]);
    floor.stop().await;
}

#[tokio::test]
async fn refusals_say_what_to_do_and_name_no_type_of_ours() {
    let mut floor = floor().await;
    let table = floor.open("co/baccarat", json!({ "chance": "live" })).await;
    let mut dee = floor.staff("Dee", &["dealer"]).await;
    let mut ada = floor.guest("Ada").await;
    told(&mut ada, table, json!({ "join": { "seat": 3 } })).await;
    let stake =
        |amount: Value| json!({ "stake": { "seat": 3, "wager": "tie", "amount": amount } });
    for (dealer, input, words) in [
        (true, json!({ "card": "9z" }), "a card is written by rank and suit, like Qh or Tc"),
        (false, json!({ "card": "9h" }), "ask a dealer or a supervisor"),
        (false, json!({ "dance": {} }), "`dance` is nothing that is known here; known is"),
        (false, json!({ "stake": 5 }), "expected an object"),
        (false, json!({ "stake": { "seat": 3, "wager": "tie" } }), "`amount` is not said"),
        (false, stake(json!("2000.00")), ""),
        (false, stake(json!(5)), ""),
        (false, json!({ "leave": { "seat": 4 } }), "another person's"),
    ] {
        let client = if dealer { &mut dee } else { &mut ada };
        let refused = tell(client, table, input.clone()).await;
        assert!((400..500).contains(&refused.status), "{input}: {}", refused.body);
        let why = refused.body["why"].as_str().expect("a sentence");
        assert!(why.contains(words), "{input}: {why}");
        let ours = ["untagged", "variant", "struct ", "enum ", "Id(", "(Play", "(Deal", "Drawn"];
        assert!(!ours.iter().any(|ours| why.contains(ours)), "{input}: {why}");
    }
    floor.stop().await;
}

#[tokio::test]
async fn own_limits_are_told_as_they_are_set() {
    let floor = floor().await;
    let mut ada = floor.guest("Ada").await;
    for limit in [
        json!({ "measure": "stakes", "over": "day", "most": "900.00" }),
        json!({ "measure": "time", "over": "sitting", "minutes": 90 }),
    ] {
        ada.post("/api/me/limits", &limit).await.expect("set");
    }
    let limits = ada.get("/api/me").await.expect("Ada")["limits"].clone();
    assert_eq!((&limits[0]["most"], &limits[0]["minutes"]), (&json!("900.00"), &Value::Null));
    assert_eq!((&limits[1]["most"], &limits[1]["minutes"]), (&Value::Null, &json!(90)));
    floor.stop().await;
}

#[tokio::test]
async fn what_is_unlawful_is_told_once_in_the_money_of_the_book() {
    let mut floor = floor().await;
    for (game, sign) in [("uk/punto-banco", "£"), ("co/baccarat", "$")] {
        let body = json!({ "game": game, "limits": { "min": "600.00", "max": "500.00" } });
        for path in ["/api/tables/check", "/api/tables"] {
            let refused = call(&mut floor.admin, Method::POST, path, Some(&body)).await;
            assert_eq!(refused.status, 409, "{}", refused.body);
            let why = refused.body["why"].as_str().expect("a sentence");
            assert!(!why.contains('$') || sign == "$", "{why}");
            let says =
                |line: &str| line.rsplit_once(" (").map_or(line, |(says, _)| says).to_string();
            let mut told: Vec<String> = why.lines().map(says).collect();
            let n = told.len();
            told.sort();
            told.dedup();
            assert_eq!(told.len(), n, "it is told twice: {why}");
        }
    }
    floor.stop().await;
}

#[tokio::test]
async fn a_table_that_the_law_forbids_does_not_open() {
    let mut floor = floor().await;
    let body = json!({ "game": "co/baccarat", "set": { "decks": 5 } });
    let refused = call(&mut floor.admin, Method::POST, "/api/tables", Some(&body)).await;
    assert_eq!(refused.status, 409, "{}", refused.body);
    assert!(refused.body["rule"].as_str().is_some_and(|rule| rule.starts_with("co:30-2806")));
    let body = json!({ "game": "co/bacarat" });
    let refused = call(&mut floor.admin, Method::POST, "/api/tables", Some(&body)).await;
    assert_eq!(refused.status, 404);
    assert!(refused.body["why"].as_str().is_some_and(|why| why.contains("co/baccarat")));
    floor.stop().await;
}

#[tokio::test]
async fn health_figures_and_pages_are_served_with_what_a_browser_needs() {
    let floor = floor().await;
    let mut client = floor.client();
    let health = client.get("/healthz").await.expect("well");
    assert_eq!((&health["well"], &health["version"]), (&json!(true), &json!("croupier test")));
    for path in ["/", "/table/3", "/api/docs", "/metrics"] {
        assert_eq!(call(&mut client, Method::GET, path, None).await.status, 200, "{path}");
    }
    for path in ["/api/nothing", "/no/such.js", "/../Cargo.toml", "/api"] {
        assert_eq!(call(&mut client, Method::GET, path, None).await.status, 404, "{path}");
    }
    assert_eq!(call(&mut client, Method::DELETE, "/api/tables", None).await.status, 405);
    assert_eq!(call(&mut client, Method::POST, "/", None).await.status, 405);
    floor.stop().await;
}

#[tokio::test]
async fn a_body_that_is_too_large_is_413_and_one_that_is_no_json_400() {
    let floor = floor().await;
    let mut client = floor.client();
    let long = json!({ "name": "x".repeat(70_000) });
    assert_eq!(call(&mut client, Method::POST, "/api/guests", Some(&long)).await.status, 413);
    let wrong = json!(["name"]);
    assert_eq!(call(&mut client, Method::POST, "/api/guests", Some(&wrong)).await.status, 400);
    let more = json!({ "name": "Ada", "role": "administrator" });
    assert_eq!(call(&mut client, Method::POST, "/api/guests", Some(&more)).await.status, 400);
    floor.stop().await;
}

#[tokio::test]
async fn demo_tables_of_every_family_open_on_the_first_start_alone() {
    use floor::desk::Desk;
    use floor::store::Memory;
    use shell::{Bare, Demo, start};
    let options = || shell::Options { demo: Demo::Tables, ..crate::support::options() };
    let desk = Desk::open(Memory::default(), "croupier test").expect("empty");
    let log = || Box::new(std::io::stderr());
    let library = || std::sync::Arc::new(Bare);
    let running = start(desk, None, options(), library(), log()).await.expect("listens");
    let mut client = shell::bots::client::Client::new(running.address);
    let tables = client.get("/api/tables").await.expect("a lobby");
    let tables = tables.as_array().expect("a list");
    assert_eq!(tables.len(), shell::DEMO_TABLES, "every demo table opens");
    let banks: std::collections::BTreeSet<&str> =
        tables.iter().filter_map(|table| table["bank"].as_str()).collect();
    assert_eq!(banks.into_iter().collect::<Vec<_>>(), ["house", "player_dealer", "points", "pot"]);
    assert!(tables.iter().all(|table| table["tender"] == "play"));
    running.stop().await;
}
