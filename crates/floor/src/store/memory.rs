//! A store in memory: for tests, and for a floor that nobody needs tomorrow.

use super::{Batch, Entry, Failure, Secret, Snapshot, Store};
use crate::core::{PersonId, RoundId, TableId};
use std::collections::BTreeMap;

/// A store in memory.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    entries: Vec<Entry>,
    secrets: BTreeMap<String, String>,
    snapshot: Option<Snapshot>,
}

impl Memory {
    fn some(entries: impl Iterator<Item = Entry>) -> Vec<Entry> {
        entries.collect()
    }
}

impl Store for Memory {
    fn append(&mut self, batch: &Batch) -> Result<(), Failure> {
        for (entry, n) in batch.entries.iter().zip(self.entries.len() as u64..) {
            if entry.n != n {
                return Err(Failure::Medium(format!("record {} comes at {n}", entry.n)));
            }
        }
        self.entries.extend(batch.entries.iter().cloned());
        for Secret { name, body } in &batch.secrets {
            if body.is_empty() {
                self.secrets.remove(name);
            } else {
                self.secrets.insert(name.clone(), body.clone());
            }
        }
        if let Some(snapshot) = &batch.snapshot {
            self.snapshot = Some(snapshot.clone());
        }
        Ok(())
    }

    fn read(&self, from: u64, most: usize) -> Result<Vec<Entry>, Failure> {
        Ok(self.entries.iter().skip(from as usize).take(most).cloned().collect())
    }

    fn len(&self) -> Result<u64, Failure> {
        Ok(self.entries.len() as u64)
    }

    fn filed(&self) -> Result<Option<u64>, Failure> {
        let of = self.entries.iter().rfind(|entry| !entry.keys.rounds.is_empty());
        Ok(of.map(|entry| entry.n))
    }

    fn snapshot(&self) -> Result<Option<Snapshot>, Failure> {
        Ok(self.snapshot.clone())
    }

    fn secrets(&self) -> Result<Vec<Secret>, Failure> {
        let secret =
            |(name, body): (&String, &String)| Secret { name: name.clone(), body: body.clone() };
        Ok(self.secrets.iter().map(secret).collect())
    }

    fn asked(&self, person: PersonId, id: &str) -> Result<Option<Entry>, Failure> {
        let same = |entry: &&Entry| {
            entry.keys.asked.as_ref().is_some_and(|(who, known)| *who == person && known == id)
        };
        Ok(self.entries.iter().find(same).cloned())
    }

    fn round(&self, round: RoundId) -> Result<Vec<Entry>, Failure> {
        let of = self.entries.iter().filter(|entry| entry.keys.rounds.contains(&round));
        Ok(Memory::some(of.cloned()))
    }

    fn events(&self, table: TableId, after: u64, most: usize) -> Result<Vec<Entry>, Failure> {
        let holds = |entry: &&Entry| {
            let late = entry.keys.events.is_some_and(|(first, n)| first + n > after);
            entry.keys.table == Some(table) && late
        };
        Ok(Memory::some(self.entries.iter().filter(holds).take(most).cloned()))
    }
}
