//! Stores: what was stored is there, whole, in order, and nothing else is.

use crate::testing::{Floor, VERSION};
use floor::audit::audit;
use floor::core::{Core, PersonId, RoundId, TableId, Who};
use floor::desk::Desk;
use floor::ledger::Tender;
use floor::store::{Batch, Failure, Fault, Faulty, Memory, Secret, Sqlite, Store};
use std::path::PathBuf;
use table::Input;

/// A folder that goes away with the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("floor-{}-{name}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).expect("a folder");
        Folder(path)
    }

    fn file(&self) -> PathBuf {
        self.0.join("floor.sqlite")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// An evening of baccarat on any store.
fn evening<S: Store>(store: S) -> Floor<S> {
    let mut floor = Floor::on(store, 51);
    let ada = floor.guest("Ada");
    let table = floor.table("co/baccarat");
    floor.sit(ada, table, 1, 0);
    for n in 0..5 {
        let bet = table::Bet::new(crate::testing::seat(1), "player", money::Cents::dollars(10));
        let errand = floor::core::Errand::Tell { table, input: Input::Stake(bet) };
        floor.ask_by(Who::Person(ada), Some(&format!("bet {n}")), errand);
        floor.told(ada, table, Input::Close {});
        floor.pass(10_000);
    }
    floor
}

fn battery<S: Store>(store: S) -> S {
    let floor = evening(store);
    let wallet = floor.desk.core().wallet(PersonId(2), Tender::Play);
    let head = floor.desk.core().head();
    let store = floor.desk.into_store();
    let len = store.len().expect("a length");
    assert_eq!(len, head.0);
    assert_eq!(store.read(0, usize::MAX >> 1).expect("records").len() as u64, len);
    assert_eq!(store.read(len - 2, 9).expect("records").len(), 2);
    assert!(store.read(len, 9).expect("records").is_empty());
    assert!(store.asked(PersonId(2), "bet 3").expect("a store").is_some());
    assert!(store.asked(PersonId(2), "bet 9").expect("a store").is_none());
    assert!(store.asked(PersonId(3), "bet 3").expect("a store").is_none());
    let round = RoundId { table: TableId(1), n: 3 };
    let of = store.round(round).expect("a round");
    assert!(!of.is_empty() && of.iter().all(|entry| entry.keys.rounds.contains(&round)));
    let events = floor::recall::events(&store, TableId(1), 4, table::Viewer::Public, 99);
    let events = events.expect("events");
    assert!(events.iter().map(|event| event.n).eq(4..4 + events.len() as u64));
    assert!(store.secrets().expect("secrets").iter().any(|s| s.name == "chance/1"));
    let again = Core::open(&store, VERSION).expect("it opens");
    assert_eq!(again.wallet(PersonId(2), Tender::Play), wallet);
    assert_eq!(again.head(), head);
    let report = audit(&store).expect("it is sound");
    assert_eq!((report.records, report.head, report.rounds), (len, head.1, 5));
    store
}

#[test]
fn memory_keeps_everything() {
    battery(Memory::default());
}

#[test]
fn a_faulty_disk_without_faults_keeps_everything() {
    let store = battery(Faulty::default());
    let again = store.power().expect("it is read again");
    audit(&again).expect("it is sound");
}

#[test]
fn sqlite_keeps_everything_across_a_restart() {
    let folder = Folder::new("keeps");
    let store = battery(Sqlite::open(&folder.file()).expect("a file"));
    let len = store.len().expect("a length");
    drop(store);
    let again = Sqlite::open(&folder.file()).expect("the file");
    assert_eq!(again.len().expect("a length"), len);
    let read = Sqlite::read_only(&folder.file()).expect("the file");
    assert_eq!(audit(&read).expect("it is sound").records, len);
    let mut read = read;
    let secret = Secret { name: "x".into(), body: "y".into() };
    let batch = Batch { secrets: vec![secret], ..Batch::default() };
    assert!(matches!(read.append(&batch), Err(Failure::Medium(_))));
}

#[test]
fn a_snapshot_makes_a_start_quick_and_changes_nothing() {
    let folder = Folder::new("snapshot");
    let floor = evening(Sqlite::open(&folder.file()).expect("a file"));
    let before = floor.desk.core().snapshot();
    let store = floor.desk.close().expect("it closes");
    let snapshot = store.snapshot().expect("a store").expect("a snapshot");
    assert_eq!(snapshot, before);
    let again = Core::open(&store, VERSION).expect("it opens");
    assert_eq!(again.snapshot().body, before.body);
    assert_eq!(again.head().0, before.next + 1, "the record that names it");
    // Another program does not trust it, and reads the records.
    let other = Core::open(&store, "another program").expect("it opens");
    assert_eq!(other.snapshot().body, before.body);
}

#[test]
fn two_writers_do_not_mix() {
    let folder = Folder::new("writers");
    let mut one = evening(Sqlite::open(&folder.file()).expect("a file"));
    let mut two =
        Desk::open(Sqlite::open(&folder.file()).expect("the file"), VERSION).expect("it");
    one.guest("Bert");
    let request = floor::core::Request {
        at: floor::core::Moment::from_millis(one.clock),
        who: Who::Visitor,
        id: None,
        entropy: floor::core::Entropy::from([1; floor::core::Entropy::BYTES]),
        errand: floor::core::Errand::Guest { name: "Cleo".into(), grant: None },
    };
    let stopped = two.serve(vec![request.clone()]).expect_err("two wrote");
    assert!(stopped.to_string().contains("another program"), "{stopped}");
    // It is back at what is stored, Bert included, and goes on.
    assert!(two.core().named("bert").is_some() && two.core().named("cleo").is_none());
    two.serve(vec![request]).expect("it goes on");
}

#[test]
fn a_changed_byte_is_found_where_it_is() {
    let folder = Folder::new("changed");
    let floor = evening(Sqlite::open(&folder.file()).expect("a file"));
    drop(floor.desk.into_store());
    let raw = rusqlite::Connection::open(folder.file()).expect("the file");
    let first = "SELECT min(n) FROM records WHERE body LIKE '%\"10.00\"%'";
    let n: i64 = raw.query_row(first, [], |row| row.get(0)).expect("a bet");
    let change = "UPDATE records SET body = replace(body, '\"10.00\"', '\"11.00\"') WHERE n = ?1";
    assert_eq!(raw.execute(change, [n]).expect("a change"), 1);
    let n = n as u64;
    drop(raw);
    let store = Sqlite::open(&folder.file()).expect("the file");
    let failure = Core::open(&store, VERSION).err().expect("nobody noticed");
    assert!(matches!(&failure, Failure::Damaged { at, .. } if *at == n), "{failure}");
    let failure = audit(&store).expect_err("nobody noticed");
    assert!(matches!(&failure, Failure::Damaged { at, .. } if *at == n), "{failure}");
}

#[test]
fn a_record_rewritten_with_all_its_hashes_does_not_recompute() {
    // Somebody pays a player a dollar too much and chains everything anew.
    let floor = evening(Memory::default());
    let store = floor.desk.into_store();
    let entries = store.read(0, usize::MAX >> 1).expect("records");
    let pays = |body: &str| body.contains("\"settled\"") && body.contains("\"amount\":\"10.00\"");
    let at = entries.iter().position(|entry| pays(&entry.body)).expect("a settlement");
    let mut forged = Memory::default();
    let mut head = journal::chain::Hash::ZERO;
    for (n, entry) in entries.iter().enumerate() {
        let mut entry = entry.clone();
        if n == at {
            let from = entry.body.rfind("\"amount\":\"10.00\"").expect("an amount");
            entry.body.replace_range(from..from + 16, "\"amount\":\"11.00\"");
        }
        head = head.link(entry.n, entry.body.as_bytes());
        entry.hash = head;
        let batch = Batch { entries: vec![entry], ..Batch::default() };
        forged.append(&batch).expect("a store");
    }
    let failure = audit(&forged).expect_err("nobody noticed");
    assert!(matches!(&failure, Failure::Damaged { at: n, .. } if *n == at as u64), "{failure}");
}

#[test]
fn a_torn_file_opens_at_a_batch_that_was_whole() {
    let folder = Folder::new("torn");
    let floor = evening(Sqlite::open(&folder.file()).expect("a file"));
    let wal = folder.0.join("floor.sqlite-wal");
    let bytes = std::fs::read(&wal).expect("a log");
    let main = std::fs::read(folder.file()).expect("a file");
    let len = floor.desk.store().len().expect("a length");
    let mut lens = Vec::new();
    for part in 0..12 {
        let torn = Folder::new(&format!("torn-{part}"));
        let cut = bytes.len() * part / 11;
        std::fs::write(torn.file(), &main).expect("a copy");
        std::fs::write(torn.0.join("floor.sqlite-wal"), &bytes[..cut]).expect("a copy");
        let store = Sqlite::open(&torn.file()).expect("the file");
        let core = Core::open(&store, VERSION).expect("it opens");
        audit(&store).expect("it is sound");
        lens.push(core.head().0);
    }
    assert!(lens.is_sorted() && lens.last() == Some(&len), "{lens:?} of {len}");
    assert!(lens.iter().any(|n| *n < len), "nothing was torn");
}

#[test]
fn a_file_of_a_later_program_is_refused() {
    let folder = Folder::new("later");
    drop(Sqlite::open(&folder.file()).expect("a file"));
    let raw = rusqlite::Connection::open(folder.file()).expect("the file");
    raw.pragma_update(None, "user_version", 99).expect("a version");
    drop(raw);
    let failure = Sqlite::open(&folder.file()).err().expect("it was opened");
    assert!(failure.to_string().contains("later program"), "{failure}");
}

#[test]
fn a_full_disk_stops_everything_and_comes_back_clean() {
    let mut floor = evening(Faulty::default());
    let before = floor.desk.core().snapshot();
    floor.desk.store_mut().will(Fault::Full);
    let request = |floor: &Floor<Faulty>| floor::core::Request {
        at: floor::core::Moment::from_millis(floor.clock),
        who: Who::Visitor,
        id: None,
        entropy: floor::core::Entropy::from([1; floor::core::Entropy::BYTES]),
        errand: floor::core::Errand::Guest { name: "Cleo".into(), grant: None },
    };
    let asks = request(&floor);
    let stopped = floor.desk.serve(vec![asks]).expect_err("it was stored");
    assert!(stopped.to_string().contains("no space"), "{stopped}");
    assert_eq!(floor.desk.core().snapshot(), before);
    let asks = request(&floor);
    floor.desk.serve(vec![asks]).expect("there is room again");
    assert!(floor.desk.core().named("cleo").is_some());
}
