//! What is kept: nobody else reads it, a file that was emptied opens no new floor, history that
//! was changed is found, and a round shows what was bound before it.

use crate::support::{call, floor, floor_on, options, serve, tell, told};
use floor::proof::Came;
use floor::store::{Batch, Entry, Memory, Store};
use hyper::Method;
use serde_json::{Value, json};
use shell::bots::client::Client;
use shell::{Unopened, open};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// A folder of its own, gone when it is dropped.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let name = format!("croupier-kept-{}-{name}", std::process::id());
        let path = std::env::temp_dir().join(name);
        let _ = std::fs::remove_dir_all(&path);
        Folder(path)
    }

    fn mode(&self, name: &str) -> u32 {
        let path = if name.is_empty() { self.0.clone() } else { self.0.join(name) };
        std::fs::metadata(path).expect("it is there").permissions().mode() & 0o777
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn opened(folder: &Path) -> Result<(), Unopened> {
    open(folder, None).map(drop)
}

const FILES: [&str; 4] = ["floor.sqlite", "floor.sqlite-wal", "floor.sqlite-shm", "lock"];

#[test]
fn what_is_kept_is_its_owners_alone() {
    let folder = Folder::new("alone");
    let kept = open(&folder.0, None).unwrap_or_else(|why| panic!("{why:?}"));
    assert_eq!(folder.mode(""), 0o700);
    for file in FILES {
        assert_eq!(folder.mode(file), 0o600, "{file}");
    }
    drop(kept);
    // What an earlier program, or a copy, left open to others is closed on the next start.
    let lax = |name: &str, mode| {
        let path = if name.is_empty() { folder.0.clone() } else { folder.0.join(name) };
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).expect("ours");
    };
    lax("", 0o755);
    lax("lock", 0o644);
    lax("floor.sqlite", 0o666);
    std::fs::write(folder.0.join("floor.sqlite-journal"), "").expect("written");
    lax("floor.sqlite-journal", 0o644);
    let kept = open(&folder.0, None).unwrap_or_else(|why| panic!("{why:?}"));
    assert_eq!(folder.mode(""), 0o700);
    for file in FILES.iter().chain(&["floor.sqlite-journal", "floor.sqlite.kept"]) {
        assert_eq!(folder.mode(file), 0o600, "{file}");
    }
    drop(kept);
}

#[test]
fn a_file_that_was_emptied_or_lost_opens_no_new_floor() {
    let folder = Folder::new("emptied");
    opened(&folder.0).unwrap_or_else(|why| panic!("{why:?}"));
    let file = folder.0.join("floor.sqlite");
    std::fs::write(&file, "").expect("emptied");
    let refused = |why: Unopened| match why {
        Unopened::Damaged(why) => assert!(why.contains("put the file back"), "{why}"),
        Unopened::Cannot(why) => panic!("{why}"),
    };
    refused(opened(&folder.0).expect_err("a new floor began"));
    std::fs::remove_file(&file).expect("removed");
    refused(opened(&folder.0).expect_err("a new floor began"));
    // A write-ahead log tells of it, too.
    std::fs::remove_file(folder.0.join("floor.sqlite.kept")).expect("removed");
    std::fs::write(folder.0.join("floor.sqlite-wal"), "what was written last").expect("written");
    std::fs::write(&file, "").expect("emptied");
    refused(opened(&folder.0).expect_err("a new floor began"));
    // An empty file that nobody kept anything in is a beginning.
    let fresh = Folder::new("fresh");
    std::fs::create_dir_all(&fresh.0).expect("made");
    std::fs::write(fresh.0.join("floor.sqlite"), "").expect("written");
    opened(&fresh.0).unwrap_or_else(|why| panic!("{why:?}"));
}

#[test]
fn a_database_may_lie_elsewhere() {
    let folder = Folder::new("elsewhere");
    std::fs::create_dir_all(&folder.0).expect("made");
    let file = folder.0.join("house.db");
    let kept = open(Path::new("not-used"), Some(&file)).unwrap_or_else(|why| panic!("{why:?}"));
    assert_eq!(folder.mode("house.db"), 0o600);
    assert!(!Path::new("not-used").exists());
    assert!(matches!(open(Path::new("not-used"), Some(&file)), Err(Unopened::Cannot(_))));
    drop(kept);
}

/// Waits until the floor's health is so.
async fn health(client: &mut Client, status: u16) -> Value {
    let until = Instant::now() + Duration::from_secs(20);
    loop {
        let health = call(client, Method::GET, "/healthz", None).await;
        if health.status == status || Instant::now() > until {
            assert_eq!(health.status, status, "{}", health.body);
            assert_eq!(health.body["well"], status == 200);
            return health.body;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// The same records, one of them changed long before the snapshot.
fn changed(store: &Memory, at: usize, change: impl Fn(&mut Entry)) -> Memory {
    let mut entries = store.read(0, usize::MAX >> 1).expect("records");
    change(&mut entries[at]);
    let (secrets, snapshot) = (store.secrets().expect("secrets"), store.snapshot());
    let mut other = Memory::default();
    let snapshot = snapshot.expect("a store");
    other.append(&Batch { entries, secrets, snapshot }).expect("a store");
    other
}

/// A floor on which something happened, closed in order.
fn history() -> Memory {
    use floor::core::{Entropy, Errand, Moment, Request, Who};
    let desk = floor::desk::Desk::open(Memory::default(), "croupier test");
    let mut desk = desk.expect("an empty store opens");
    for n in 0..12_u8 {
        let request = Request {
            at: Moment::from_millis(1_700_000_000_000),
            who: Who::Visitor,
            id: None,
            entropy: Entropy::from([n; Entropy::BYTES]),
            errand: Errand::Guest { name: format!("guest {n}"), grant: None },
        };
        desk.serve(vec![request]).expect("stored");
    }
    desk.close().expect("it closes")
}

#[tokio::test]
async fn self_check_history_that_was_changed_alerts_and_disables() {
    let sound = serve(history(), options()).await;
    let mut client = Client::new(sound.address);
    tokio::time::sleep(Duration::from_millis(300)).await;
    health(&mut client, 200).await;
    sound.stop().await;
    for at in [0, 5, 11] {
        let store = changed(&history(), at, |entry| {
            entry.body = entry.body.replacen("guest ", "Guest ", 1);
        });
        let running = serve(store, options()).await;
        let mut client = Client::new(running.address);
        let told = health(&mut client, 503).await;
        let says = format!("record {at} is damaged");
        assert!(told["why"].as_str().is_some_and(|why| why.contains(&says)), "{told}");
        let everything = |view: &shell::counter::View<'_>| {
            let house = &view.core.state().house;
            let all = house.disabled.contains_key(&floor::core::Scope::Everything);
            (all, house.exceptions.clone())
        };
        let until = Instant::now() + Duration::from_secs(10);
        loop {
            let caller = shell::Caller::PROGRAM;
            let looked = running.office.counter.look(&caller, everything).await;
            let (all, exceptions) = looked.expect("it answers");
            if all {
                assert!(exceptions.iter().any(|what| what.contains(&says)), "{exceptions:?}");
                break;
            }
            assert!(Instant::now() < until, "nothing is disabled");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        running.stop().await;
    }
}

#[tokio::test]
async fn a_full_disk_is_tried_again_without_anybody_writing() {
    let (store, full) = crate::storage::Fills::new();
    let floor = floor_on(store, options()).await;
    let mut ada = floor.guest("Ada").await;
    full.store(true, std::sync::atomic::Ordering::SeqCst);
    let refused = call(&mut ada, Method::POST, "/api/logout", Some(&json!({}))).await;
    assert_eq!(refused.status, 503, "{}", refused.body);
    health(&mut ada, 503).await;
    tokio::time::sleep(Duration::from_secs(3)).await;
    health(&mut ada, 503).await;
    full.store(false, std::sync::atomic::Ordering::SeqCst);
    health(&mut ada, 200).await;
    floor.stop().await;
}

#[tokio::test]
async fn recall_a_round_shows_what_was_bound_before_it() {
    let mut floor = floor().await;
    let table = floor.open("uk/roulette", json!({ "pace": { "bets": 60_000, "pause": 0 } })).await;
    let mut ada = floor.guest("Ada").await;
    told(&mut ada, table, json!({ "join": { "seat": 1 } })).await;
    for _ in 0..4 {
        let stake = json!({ "stake": { "seat": 1, "wager": "red", "amount": "5.00" } });
        told(&mut ada, table, stake).await;
        told(&mut ada, table, json!({ "close": {} })).await;
        // It may have been cleared by the clock meanwhile.
        let _ = tell(&mut ada, table, json!({ "clear": {} })).await;
    }
    for n in 1..=3 {
        let round = ada.get(&format!("/api/rounds/{table}-{n}")).await.expect("a round");
        let events = round["events"].as_array().expect("events");
        let thrown: Vec<&Value> =
            events.iter().filter(|event| event["event"] == "thrown").collect();
        assert_eq!(thrown.len(), 1);
        assert_eq!(round["commitment"]["order"], thrown[0]["shown"], "round {n}");
        assert_eq!(round["commitment"], round["commitments"][0]);
        let came: Came = serde_json::from_value(round.clone()).expect("seals");
        let events = serde_json::from_value::<Vec<table::Event>>(round["events"].clone());
        assert_eq!(came.check(&events.expect("events")), Ok(1));
    }
    floor.stop().await;
}
