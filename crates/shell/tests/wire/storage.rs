//! Storage that refuses: nothing is accepted, everybody is told, and it comes back clean.

use crate::support::{call, floor_on, options, tell, told};
use floor::core::{PersonId, RoundId, TableId};
use floor::store::{Batch, Entry, Failure, Memory, Secret, Snapshot, Store};
use hyper::Method;
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A disk that is full while it is told so.
pub struct Fills {
    memory: Memory,
    full: Arc<AtomicBool>,
}

impl Fills {
    /// One that is empty, and what tells it that it is full.
    pub fn new() -> (Fills, Arc<AtomicBool>) {
        let full = Arc::new(AtomicBool::new(false));
        (Fills { memory: Memory::default(), full: full.clone() }, full)
    }
}

impl Store for Fills {
    fn append(&mut self, batch: &Batch) -> Result<(), Failure> {
        if self.full.load(Ordering::SeqCst) {
            return Err(Failure::Medium("no space is left".into()));
        }
        self.memory.append(batch)
    }
    fn read(&self, from: u64, most: usize) -> Result<Vec<Entry>, Failure> {
        self.memory.read(from, most)
    }
    fn len(&self) -> Result<u64, Failure> {
        self.memory.len()
    }
    fn filed(&self) -> Result<Option<u64>, Failure> {
        self.memory.filed()
    }
    fn snapshot(&self) -> Result<Option<Snapshot>, Failure> {
        self.memory.snapshot()
    }
    fn secrets(&self) -> Result<Vec<Secret>, Failure> {
        self.memory.secrets()
    }
    fn asked(&self, person: PersonId, id: &str) -> Result<Option<Entry>, Failure> {
        self.memory.asked(person, id)
    }
    fn round(&self, round: RoundId) -> Result<Vec<Entry>, Failure> {
        self.memory.round(round)
    }
    fn events(&self, table: TableId, after: u64, most: usize) -> Result<Vec<Entry>, Failure> {
        self.memory.events(table, after, most)
    }
}

#[tokio::test]
async fn a_full_disk_stops_the_floor_says_so_and_comes_back_clean() {
    let (store, full) = Fills::new();
    let mut floor = floor_on(store, options()).await;
    let table =
        floor.open("co/baccarat", json!({ "set": { "min": "1.00", "max": "500.00" } })).await;
    let mut ada = floor.guest("Ada").await;
    told(&mut ada, table, json!({ "join": { "seat": 3 } })).await;
    let before = ada.get(&format!("/api/tables/{table}")).await.expect("a table");
    full.store(true, Ordering::SeqCst);
    let path = format!("/api/tables/{table}/inputs");
    let stake = json!({ "id": "s",
        "input": { "stake": { "seat": 3, "wager": "tie", "amount": "5.00" } } });
    let refused = call(&mut ada, Method::POST, &path, Some(&stake)).await;
    assert_eq!((refused.status, &refused.body["kind"]), (503, &json!("stopped")));
    assert!(refused.body["why"].as_str().is_some_and(|why| why.contains("no space is left")));
    let health = call(&mut ada, Method::GET, "/healthz", None).await;
    assert_eq!((health.status, &health.body["well"]), (503, &json!(false)), "{}", health.body);
    // What is stored can still be seen, and nothing of what was refused.
    let during = ada.get(&format!("/api/tables/{table}")).await.expect("a table");
    assert_eq!(during["sight"], before["sight"]);
    assert_eq!(ada.get("/api/me").await.expect("Ada")["wallet"], "1000.00");
    full.store(false, Ordering::SeqCst);
    let taken = call(&mut ada, Method::POST, &path, Some(&stake)).await;
    assert_eq!(taken.status, 200, "the same id, now done: {}", taken.body);
    assert_eq!(call(&mut ada, Method::GET, "/healthz", None).await.status, 200);
    assert_eq!(ada.get("/api/me").await.expect("Ada")["wallet"], "995.00");
    let accounts = floor.admin.get("/api/audit/accounts").await.expect("accounts");
    assert_eq!(accounts["sums"]["play"], "0.00");
    floor.stop().await;
}

#[tokio::test]
async fn a_disk_that_only_reads_refuses_and_shows() {
    let (store, full) = Fills::new();
    let mut floor = floor_on(store, options()).await;
    let table = floor.open("uk/roulette", json!({})).await;
    let mut ada = floor.guest("Ada").await;
    full.store(true, Ordering::SeqCst);
    let (path, join) =
        (format!("/api/tables/{table}/inputs"), json!({ "input": { "join": { "seat": 1 } } }));
    for _ in 0..3 {
        let refused = call(&mut ada, Method::POST, &path, Some(&join)).await;
        assert_eq!(refused.status, 503);
    }
    assert_eq!(ada.get("/api/tables").await.expect("a lobby")[0]["taken"], 0);
    // Once it can be written to again, the floor goes on and closes at once.
    full.store(false, Ordering::SeqCst);
    assert_eq!(tell(&mut ada, table, json!({ "join": { "seat": 1 } })).await.status, 200);
    floor.stop().await;
}
