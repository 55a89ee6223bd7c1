//! What a start and an audit must not believe: a forged snapshot, records cut off, a head that is
//! not the one kept elsewhere.

use crate::testing::{Floor, VERSION};
use floor::audit::{Head, audit, audit_against};
use floor::core::{Core, Fact, PersonId, Record, Who};
use floor::desk::Desk;
use floor::ledger::{Ledger, Tender};
use floor::store::{Batch, Entry, Failure, Memory, Secret, Snapshot, Store};
use table::Input;

/// A floor that was closed in order: Ada has made ten bets.
fn closed() -> Memory {
    let mut floor = Floor::on(Memory::default(), 81);
    let ada = floor.guest("Ada");
    let table = floor.table("co/baccarat");
    floor.sit(ada, table, 1, 0);
    for _ in 0..10 {
        floor.bet(ada, table, 1, "player", 10);
        floor.told(ada, table, Input::Close {});
        floor.pass(10_000);
    }
    floor.desk.close().expect("it closes")
}

/// What a store holds, to be put together otherwise.
fn parts(store: &Memory) -> (Vec<Entry>, Snapshot, Vec<Secret>) {
    let entries = store.read(0, usize::MAX >> 1).expect("records");
    let snapshot = store.snapshot().expect("a store").expect("a snapshot");
    (entries, snapshot, store.secrets().expect("secrets"))
}

fn joined(entries: Vec<Entry>, snapshot: Option<Snapshot>, secrets: Vec<Secret>) -> Memory {
    let mut store = Memory::default();
    store.append(&Batch { entries, secrets, snapshot }).expect("a store");
    store
}

/// A snapshot in which an amount is another, wherever it stands after a word.
fn forged(snapshot: &Snapshot, after: &str, more: i64) -> Snapshot {
    let mut body = snapshot.body.clone();
    let from = body.find(after).expect("the account") + after.len();
    let amount = |name: &str| {
        let name = format!("\"{name}\":\"");
        body[from..].find(&name).map(|at| from + at + name.len()).expect("a sum")
    };
    let at = amount("into");
    let end = at + body[at..].find('"').expect("its end");
    let into: i64 = body[at..end].replace('.', "").parse().expect("cents");
    let into = into + more;
    body.replace_range(at..end, &format!("{}.{:02}", into / 100, into % 100));
    Snapshot { body, ..snapshot.clone() }
}

fn refusal(store: &Memory) -> String {
    let failure = Core::open(store, VERSION).err().expect("it opened");
    assert!(matches!(failure, Failure::Damaged { .. }), "{failure}");
    // A floor that is not opened accepts nothing.
    let stopped = Desk::open(store.clone(), VERSION).err().expect("it opened");
    assert_eq!(stopped.why, failure);
    failure.to_string()
}

const ADA: &str = "{\"wallet\":2}";

#[test]
fn a_forged_snapshot_opens_no_floor() {
    let (entries, snapshot, secrets) = parts(&closed());
    let wallet = |core: &Core| core.wallet(PersonId(2), Tender::Play);
    let sound = joined(entries.clone(), Some(snapshot.clone()), secrets.clone());
    let has = wallet(&Core::open(&sound, VERSION).expect("it opens"));
    // Eight thousand more for Ada, out of nowhere or taken from the cage so that it balances.
    let one = forged(&snapshot, ADA, 800_000);
    let two = forged(&one, "\"cage\"", -800_000);
    for forged in [one, two] {
        assert_ne!(forged.body, snapshot.body);
        let store = joined(entries.clone(), Some(forged.clone()), secrets.clone());
        assert!(refusal(&store).contains("not the one that was taken"), "{}", refusal(&store));
        assert!(audit(&store).is_err());
        // Without the record that names it, nobody believes it: the records say what Ada has.
        let unnamed = entries[..entries.len() - 1].to_vec();
        let store = joined(unnamed, Some(forged), secrets.clone());
        assert_eq!(wallet(&Core::open(&store, VERSION).expect("it opens")), has);
        assert!(audit(&store).is_err());
    }
}

#[test]
fn a_snapshot_that_does_not_balance_opens_no_floor_even_if_it_is_named() {
    let (mut entries, snapshot, secrets) = parts(&closed());
    let forged = forged(&snapshot, ADA, 800_000);
    let entry = entries.last_mut().expect("the record that names it");
    let mut record = entry.record().expect("a record");
    record.facts = vec![Fact::Snapshot { digest: forged.digest() }];
    entry.body = serde_json::to_string(&record).expect("json");
    entry.hash = snapshot.head.link(entry.n, entry.body.as_bytes());
    let store = joined(entries, Some(forged), secrets);
    let why = refusal(&store);
    assert!(why.contains("all accounts of play money add up to 8000.00"), "{why}");
    assert!(audit(&store).expect_err("nobody noticed").to_string().contains("lead to"));
}

#[test]
fn every_snapshot_is_named_by_the_record_after_it() {
    let store = closed();
    let (entries, snapshot, _) = parts(&store);
    let record: Record = entries.last().expect("records").record().expect("a record");
    assert_eq!((record.n, record.who), (snapshot.next, Who::Shell));
    assert_eq!(record.facts, [Fact::Snapshot { digest: snapshot.digest() }]);
    let report = audit(&store).expect("it is sound");
    assert_eq!(report.records, snapshot.next + 1);
    // Also while the floor runs on.
    let mut floor = Floor::on(Memory::default(), 82);
    let before = floor.desk.store().len().expect("a length");
    floor.desk = floor.desk.snapshot_every(3);
    for n in 0..9 {
        floor.guest(&format!("guest {n}"));
    }
    let store = floor.desk.into_store();
    let snapshot = store.snapshot().expect("a store").expect("a snapshot");
    let named = store.read(snapshot.next, 1).expect("records")[0].record().expect("a record");
    assert_eq!(named.facts, [Fact::Snapshot { digest: snapshot.digest() }]);
    let added = audit(&store).expect("it is sound").records - before;
    assert!((9 + 3..=9 + 4).contains(&added), "{added}");
}

#[test]
fn records_cut_off_are_missed_wherever_something_still_tells_of_them() {
    let (entries, snapshot, secrets) = parts(&closed());
    let next = usize::try_from(snapshot.next).expect("a number");
    for cut in [next - 1, next - 20, 1] {
        let store = joined(entries[..cut].to_vec(), Some(snapshot.clone()), secrets.clone());
        let failure = audit(&store).expect_err("nobody noticed");
        assert!(matches!(&failure, Failure::Damaged { at, .. } if *at == cut as u64), "{failure}");
        assert!(refusal(&store).contains("it is missing"), "{failure}");
    }
}

#[test]
fn a_head_kept_elsewhere_tells_a_clean_cut_and_a_chain_written_anew() {
    let (entries, ..) = parts(&closed());
    let (n, hash) = (entries.len() as u64, entries[entries.len() - 1].hash);
    let middle = Head { hash: entries[19].hash, records: Some(20) };
    let last = Head { hash, records: Some(n) };
    let whole = joined(entries.clone(), None, Vec::new());
    for head in [middle, last, Head { hash, records: None }] {
        audit_against(&whole, head).expect("these are the records");
        let text = match head.records {
            Some(n) => format!("{}@{n}", head.hash),
            None => head.hash.to_string(),
        };
        assert_eq!(text.parse(), Ok(head));
    }
    let cut = joined(entries[..30].to_vec(), None, Vec::new());
    audit(&cut).expect("a clean cut is sound in itself");
    audit_against(&cut, middle).expect("it was kept before the cut");
    for (head, at) in [(last, 30), (Head { hash, records: None }, 30)] {
        let failure = audit_against(&cut, head).expect_err("nobody noticed");
        assert!(matches!(&failure, Failure::Damaged { at: n, .. } if *n == at), "{failure}");
    }
    let wrong = Head { hash, records: Some(20) };
    let failure = audit_against(&whole, wrong).expect_err("nobody noticed");
    assert!(matches!(&failure, Failure::Damaged { at: 20, .. }), "{failure}");
    for text in ["", "abc", "@5", &format!("{hash}@"), &format!("{hash}@-1")] {
        assert!(text.parse::<Head>().is_err(), "{text}");
    }
}

#[test]
fn the_trial_balance_tells_what_differs() {
    let ledger = |accounts: &str| {
        let text = format!("{{\"next\":2,\"accounts\":{accounts}}}");
        serde_json::from_str::<Ledger>(&text).expect("a ledger").trial()
    };
    let cage = r#"[["play","cage"],{"out":"10.00","into":"0.00"}]"#;
    let wallet =
        |into: &str| format!(r#"[["play",{{"wallet":1}}],{{"out":"0.00","into":"{into}"}}]"#);
    assert_eq!(ledger(&format!("[{cage},{}]", wallet("10.00"))), Ok(()));
    let more = ledger(&format!("[{cage},{}]", wallet("10.01")));
    assert_eq!(more, Err("all accounts of play money add up to 0.01, and not to nothing".into()));
    let less = ledger(&format!("[{cage},{}]", wallet("9.99")));
    assert_eq!(less, Err("all accounts of play money add up to -0.01, and not to nothing".into()));
    let tray = r#"[["play",{"tray":3}],{"out":"10.00","into":"9.00"}]"#;
    assert_eq!(ledger(&format!("[{tray}]")), Err("the tray of table 3 holds -1.00".into()));
}
