//! A whole record recomputed: every round, every transfer, the whole chain, every shuffle that was
//! revealed. What `croupier audit DIR` does.
//!
//! ```no_run
//! use floor::{audit, store::Sqlite};
//! use std::path::Path;
//!
//! let store = Sqlite::read_only(Path::new("croupier-data/floor.sqlite"))?;
//! match audit::audit(&store) {
//!     Ok(report) => println!("{} records, head {}", report.records, report.head),
//!     Err(difference) => println!("{difference}"),
//! }
//! # Ok::<(), floor::store::Failure>(())
//! ```

use crate::core::{Core, Fact, Moment, Record, trust};
use crate::ledger::{Account, Tender};
use crate::store::{Failure, Secret, Store};
use journal::chain::Hash;
use money::Cents;
use serde::Serialize;
use std::collections::BTreeMap;
use std::str::FromStr;
use table::What;

/// How many records are read at once.
const PAGE: usize = 1024;

/// How often it is tried to read what is hidden between two records of a floor that runs.
const TRIES: usize = 8;

/// What a sound record holds.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// Records.
    pub records: u64,
    /// The hash of the last one: it must be the one kept elsewhere.
    pub head: Hash,
    /// Rounds settled.
    pub rounds: u64,
    /// Transfers.
    pub transfers: u64,
    /// Shuffles and throws that were revealed and are as bound.
    pub shuffles: u64,
    /// When the last record was written.
    pub last: Moment,
    /// The trial balance: what is where, by kind of account; it adds up to nothing.
    pub balance: BTreeMap<String, Cents>,
    /// Funds in rounds that are not over.
    pub unfinished: Cents,
}

/// A head that was kept elsewhere, out of the hands that keep the records: written `HASH`, or
/// `HASH@N` with how many records there were.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head {
    /// The hash of the last record at that time.
    pub hash: Hash,
    /// How many records there were, where that was kept, too.
    pub records: Option<u64>,
}

impl FromStr for Head {
    type Err = String;

    fn from_str(text: &str) -> Result<Head, String> {
        let (hash, records) = match text.split_once('@') {
            Some((hash, n)) => (hash, Some(n)),
            None => (text, None),
        };
        let wrong = || format!("{text}: expected 64 hexadecimal digits, or those and @N");
        let records = records.map(str::parse).transpose().map_err(|_| wrong())?;
        Ok(Head { hash: hash.parse().map_err(|_| wrong())?, records })
    }
}

/// Recomputes everything that a store holds, from the first record on.
///
/// # Errors
/// The first place where something differs, and how.
pub fn audit(store: &dyn Store) -> Result<Report, Failure> {
    recomputed(store, None, &mut |_| {}).map(|(_, report)| report)
}

/// The same, and whether these are the records that a head kept elsewhere was taken of: nothing
/// else shows that a whole file was written anew, or cut off cleanly.
///
/// # Errors
/// The first place where something differs, and how.
pub fn audit_against(store: &dyn Store, head: Head) -> Result<Report, Failure> {
    recomputed(store, Some(head), &mut |_| {}).map(|(_, report)| report)
}

/// The same, with the floor that everything leads to; each sound record is passed on, too.
pub(crate) fn recomputed(
    store: &dyn Store,
    kept: Option<Head>,
    reads: &mut dyn FnMut(&Record),
) -> Result<(Core, Report), Failure> {
    // Read before the records: a floor may be writing on, and files none before it is stored.
    let filed = store.filed()?;
    let snapshot = store.snapshot()?;
    let secrets = settled(store)?;
    let mut core = Core::empty("audit");
    let mut bonds = crate::core::Bonds::default();
    let (mut rounds, mut transfers, mut at) = (0, 0, 0);
    let mut found = kept.is_none_or(|kept| is_head(kept, core.head()));
    loop {
        let entries = store.read(at, PAGE)?;
        for entry in &entries {
            let record = core.recompute(entry, &mut bonds)?;
            reads(&record);
            transfers += record.transfers.len() as u64;
            rounds += record.facts.iter().filter(|fact| settles(fact)).count() as u64;
            let keys = crate::store::Keys::of(&record);
            if keys != entry.keys {
                let what = "it is filed under something else".to_string();
                return Err(Failure::Damaged { at: entry.n, what });
            }
            let here = snapshot.as_ref().filter(|snapshot| snapshot.next == entry.n + 1);
            // One that an earlier program took in another form is not gone on from.
            if let Some(snapshot) = here.filter(|snapshot| trust::is_of_this_form(snapshot)) {
                core.leads_to(snapshot)?;
            }
            let of = snapshot.as_ref().filter(|snapshot| snapshot.next == entry.n);
            if let Some((snapshot, digest)) = of.zip(trust::named(&record)) {
                trust::agrees(digest, snapshot)?;
            }
            found = found || kept.is_some_and(|kept| is_head(kept, core.head()));
            if let Some((_, secrets)) = secrets.as_ref().filter(|(n, _)| *n == entry.n + 1) {
                // What is dealt from lies where the records say, untouched.
                secrets.iter().try_for_each(|secret| core.restore(secret))?;
            }
        }
        at += entries.len() as u64;
        if entries.len() < PAGE {
            break;
        }
    }
    let (records, head) = core.head();
    trust::whole(records, filed, snapshot.as_ref())?;
    if let Some(kept) = kept.filter(|_| !found) {
        return Err(unlike(kept, records));
    }
    core.balances()?;
    let mut balance: BTreeMap<String, Cents> = BTreeMap::new();
    let mut unfinished = Cents::ZERO;
    for (tender, account, sums) in core.ledger().accounts() {
        *balance.entry(kind(tender, account)).or_default() += sums.balance();
        if matches!(account, Account::Front(..) | Account::Behind(..) | Account::Bank(_)) {
            unfinished += sums.balance();
        }
    }
    let shuffles = bonds.revealed;
    let last = core.now();
    let report = Report { records, head, rounds, transfers, shuffles, last, balance, unfinished };
    Ok((core, report))
}

/// What lies hidden after so many records; nothing where a floor goes on writing meanwhile.
fn settled(store: &dyn Store) -> Result<Option<(u64, Vec<Secret>)>, Failure> {
    for _ in 0..TRIES {
        let (before, secrets) = (store.len()?, store.secrets()?);
        if store.len()? == before {
            return Ok(Some((before, secrets)));
        }
    }
    Ok(None)
}

/// Whether a head kept elsewhere is this one.
fn is_head(kept: Head, (records, hash): (u64, Hash)) -> bool {
    kept.hash == hash && kept.records.is_none_or(|n| n == records)
}

/// What a head that is not found says of the records.
fn unlike(kept: Head, records: u64) -> Failure {
    let what = match kept.records {
        Some(n) if n > records => {
            format!("it is missing: the head kept elsewhere is that of {n} records")
        }
        Some(n) => format!("the head after {n} records is not the one kept elsewhere"),
        None => "no record up to here has the head kept elsewhere".to_string(),
    };
    Failure::Damaged { at: kept.records.filter(|n| *n < records).unwrap_or(records), what }
}

fn settles(fact: &Fact) -> bool {
    let settled = |event: &table::Event| matches!(event.what, What::Settled(_));
    matches!(fact, Fact::Told { events, .. } if events.iter().any(settled))
}

/// The kind of an account, for a trial balance.
fn kind(tender: Tender, account: Account) -> String {
    let kind = match account {
        Account::Cage => "cage",
        Account::Wallet(_) => "wallets",
        Account::Front(..) | Account::Behind(..) => "in front of seats",
        Account::Layout(_) => "layouts",
        Account::Pot(_) => "pots",
        Account::Tray(_) => "trays",
        Account::Bank(_) => "player-dealers",
        Account::Meter(_) => "meters",
        Account::Reserve(_) => "reserves",
        Account::Fees(_) => "fees",
        Account::Tips(_) => "tips",
        Account::Held(_) => "held until confirmed",
    };
    let tender = match tender {
        Tender::Play => "play money",
        Tender::Money => "money",
    };
    format!("{kind}, {tender}")
}
