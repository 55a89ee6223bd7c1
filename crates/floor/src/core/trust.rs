//! Whether what a store holds may be trusted at a start, before anything is decided on it.
//!
//! A snapshot is a short cut, and a short cut could be forged where records could not: so the
//! record that follows it names its digest ([`Fact::Snapshot`]), and stands in the chain. One that
//! no record names is not believed: the records lead to the state without it.

use super::{Core, Fact, Record, Who};
use crate::store::{Entry, Failure, Snapshot, Store};

/// The snapshot from which a start may go on.
///
/// # Errors
/// Records that it rests on are missing, or it is not the one that was taken.
pub(super) fn snapshot(store: &dyn Store) -> Result<Option<Snapshot>, Failure> {
    let snapshot = store.snapshot()?;
    whole(store.len()?, store.filed()?, snapshot.as_ref())?;
    let Some(snapshot) = snapshot else { return Ok(None) };
    let Some(entry) = store.read(snapshot.next, 1)?.pop() else { return Ok(None) };
    let named = named(&entry.record()?).map(|digest| agrees(digest, &snapshot));
    Ok(named.transpose()?.map(|()| snapshot))
}

/// Whether a snapshot holds what those of this program hold.
pub(crate) fn is_of_this_form(snapshot: &Snapshot) -> bool {
    snapshot.body.starts_with(&format!("{{\"form\":{},", super::state::FORM))
}

/// Whether records were cut off at the end: something else still tells of them.
///
/// # Errors
/// Where they end, and what tells of more.
pub(crate) fn whole(
    records: u64,
    filed: Option<u64>,
    snapshot: Option<&Snapshot>,
) -> Result<(), Failure> {
    let cut = |what: String| Err(Failure::Damaged { at: records, what });
    if let Some(snapshot) = snapshot.filter(|snapshot| snapshot.next > records) {
        let next = snapshot.next;
        return cut(format!("it is missing, with all after it: the snapshot rests on {next}"));
    }
    if let Some(n) = filed.filter(|n| *n >= records) {
        return cut(format!("it is missing, with all after it: a round is filed in record {n}"));
    }
    Ok(())
}

/// The digest of the snapshot that precedes a record, where the record names it.
pub(crate) fn named(record: &Record) -> Option<&str> {
    record.facts.iter().find_map(|fact| match fact {
        Fact::Snapshot { digest } => Some(digest.as_str()),
        _ => None,
    })
}

/// Whether a snapshot is the one that the record after it names.
pub(crate) fn agrees(digest: &str, snapshot: &Snapshot) -> Result<(), Failure> {
    if snapshot.digest() == digest {
        return Ok(());
    }
    let what = "the snapshot is not the one that was taken before it".to_string();
    Err(Failure::Damaged { at: snapshot.next, what })
}

impl Core {
    /// The state from which a later start goes on, and the record that binds it to the chain.
    /// Take it when all that was decided is stored, or is stored with it; none where there is
    /// nothing yet to go on from.
    pub fn kept(&mut self) -> Option<(Snapshot, Entry)> {
        if self.next == 0 {
            return None;
        }
        let snapshot = self.snapshot();
        let facts = vec![Fact::Snapshot { digest: snapshot.digest() }];
        let (n, at, who) = (self.next, self.state.house.now, Who::Shell);
        self.next += 1;
        let record = Record { n, at, who, asked: None, facts, transfers: Vec::new() };
        Some((snapshot, self.seal(&record)))
    }

    /// Whether this is the state of a snapshot.
    ///
    /// # Errors
    /// It is not.
    pub(crate) fn leads_to(&self, snapshot: &Snapshot) -> Result<(), Failure> {
        let leads = self.snapshot();
        if (&leads.body, leads.head) == (&snapshot.body, snapshot.head) {
            return Ok(());
        }
        let what = "the snapshot is not what the records lead to".to_string();
        Err(Failure::Damaged { at: snapshot.next, what })
    }

    /// Whether the accounts balance.
    ///
    /// # Errors
    /// They do not, and by how much.
    pub(crate) fn balances(&self) -> Result<(), Failure> {
        let trial = self.state.house.ledger.trial();
        trial.map_err(|what| Failure::Damaged { at: self.next, what })
    }
}
