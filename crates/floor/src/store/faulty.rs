//! A store for simulation: a disk that fills up, tears what is written last, and loses power.
//!
//! A batch is a frame of bytes: its length, its hash, its body. What a power cut leaves of a frame
//! is found and dropped when the disk is read again, as a database drops what was not committed.

use super::{Batch, Entry, Failure, Keys, Memory, Secret, Snapshot, Store};
use crate::core::{PersonId, RoundId, TableId};
use journal::chain::Hash;
use serde::{Deserialize, Serialize};

/// What goes wrong with the next batch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The disk is full: nothing is written, and the program goes on.
    Full,
    /// The power is cut after so many bytes of the batch.
    Torn(usize),
    /// The batch is written, and the power is cut before anybody learns of it.
    Late,
    /// A lie: the batch is called stored and is not, until the next one is. No store may do this;
    /// it is here so that a simulation can be seen to find it out.
    Early,
}

/// A disk with faults.
#[derive(Clone, Debug, Default)]
pub struct Faulty {
    /// What is on the disk.
    disk: Vec<u8>,
    /// What was called stored and is not on the disk.
    afloat: Vec<u8>,
    /// What is on the disk, read.
    memory: Memory,
    /// What goes wrong with the next batch.
    fault: Option<Fault>,
    /// Whether the power is out.
    dead: bool,
}

/// Bytes before the body of a frame: its length and its hash.
const HEAD: usize = 4 + 32;

impl Faulty {
    /// Something goes wrong with the next batch.
    pub fn will(&mut self, fault: Fault) {
        self.fault = Some(fault);
    }

    /// Whether the power is out: only [`Faulty::power`] helps.
    #[must_use]
    pub fn is_dead(&self) -> bool {
        self.dead
    }

    /// The power comes back, and the disk is read from its beginning. What is no whole frame at
    /// its end is dropped.
    ///
    /// # Errors
    /// When something else than the end is damaged.
    pub fn power(self) -> Result<Faulty, Failure> {
        let mut disk = self.disk;
        let (mut memory, mut at) = (Memory::default(), 0);
        while let Some((body, next)) = frame(&disk, at) {
            let damaged = || Failure::Damaged { at: at as u64, what: "no batch".into() };
            memory.append(&unpacked(body).ok_or_else(damaged)?)?;
            at = next;
        }
        disk.truncate(at);
        Ok(Faulty { disk, memory, ..Faulty::default() })
    }

    fn alive(&self) -> Result<&Memory, Failure> {
        if self.dead { Err(Failure::Medium("the power is out".into())) } else { Ok(&self.memory) }
    }
}

/// What a batch is but for its texts, each of which follows as it is: how long they are.
#[derive(Serialize, Deserialize)]
struct Head {
    entries: Vec<(u64, Hash, Keys, usize)>,
    secrets: Vec<(String, usize)>,
    snapshot: Option<(u64, Hash, String, usize)>,
}

/// A batch as bytes: the length of its head, its head, its texts.
fn packed(batch: &Batch) -> Result<Vec<u8>, serde_json::Error> {
    let Batch { entries, secrets, snapshot } = batch;
    let head = Head {
        entries: entries.iter().map(|e| (e.n, e.hash, e.keys.clone(), e.body.len())).collect(),
        secrets: secrets.iter().map(|s| (s.name.clone(), s.body.len())).collect(),
        snapshot: snapshot.as_ref().map(|s| (s.next, s.head, s.version.clone(), s.body.len())),
    };
    let head = serde_json::to_vec(&head)?;
    let mut bytes = (head.len() as u32).to_le_bytes().to_vec();
    bytes.extend(head);
    let texts = entries.iter().map(|entry| &entry.body);
    let texts = texts.chain(secrets.iter().map(|secret| &secret.body));
    for text in texts.chain(snapshot.iter().map(|snapshot| &snapshot.body)) {
        bytes.extend(text.as_bytes());
    }
    Ok(bytes)
}

/// The same read again.
fn unpacked(bytes: &[u8]) -> Option<Batch> {
    let (length, rest) = bytes.split_first_chunk::<4>()?;
    let (head, mut rest) = rest.split_at_checked(u32::from_le_bytes(*length) as usize)?;
    let Head { entries, secrets, snapshot } = serde_json::from_slice(head).ok()?;
    let mut text = |length: usize| {
        let (text, after) = rest.split_at_checked(length)?;
        rest = after;
        String::from_utf8(text.to_vec()).ok()
    };
    let mut batch = Batch::default();
    for (n, hash, keys, length) in entries {
        batch.entries.push(Entry { n, hash, body: text(length)?, keys });
    }
    for (name, length) in secrets {
        batch.secrets.push(Secret { name, body: text(length)? });
    }
    if let Some((next, head, version, length)) = snapshot {
        batch.snapshot = Some(Snapshot { next, head, version, body: text(length)? });
    }
    rest.is_empty().then_some(batch)
}

/// The whole frame at a place of a disk, and where the next one begins.
fn frame(disk: &[u8], at: usize) -> Option<(&[u8], usize)> {
    let length = disk.get(at..)?.first_chunk::<4>()?;
    let length = u32::from_le_bytes(*length) as usize;
    let hash = disk.get(at + 4..at + HEAD)?;
    let body = disk.get(at + HEAD..at + HEAD + length)?;
    (blake3::hash(body).as_bytes() == hash).then_some((body, at + HEAD + length))
}

impl Store for Faulty {
    fn append(&mut self, batch: &Batch) -> Result<(), Failure> {
        self.alive()?;
        let body = packed(batch).map_err(|error| Failure::Medium(error.to_string()))?;
        let mut bytes = (body.len() as u32).to_le_bytes().to_vec();
        bytes.extend(blake3::hash(&body).as_bytes());
        bytes.extend(body);
        match self.fault.take() {
            Some(Fault::Full) => return Err(Failure::Medium("no space is left".into())),
            Some(Fault::Torn(most)) => {
                let most = most % bytes.len();
                self.disk.extend(&bytes[..most]);
                self.dead = true;
                return Err(Failure::Medium("the power went out".into()));
            }
            Some(Fault::Late) => {
                self.disk.extend(bytes);
                self.dead = true;
                return Err(Failure::Medium("the power went out".into()));
            }
            Some(Fault::Early) => self.afloat.extend(bytes),
            None => {
                self.disk.append(&mut self.afloat);
                self.disk.extend(bytes);
            }
        }
        self.memory.append(batch)
    }

    fn read(&self, from: u64, most: usize) -> Result<Vec<Entry>, Failure> {
        self.alive()?.read(from, most)
    }

    fn len(&self) -> Result<u64, Failure> {
        self.alive()?.len()
    }

    fn filed(&self) -> Result<Option<u64>, Failure> {
        self.alive()?.filed()
    }

    fn snapshot(&self) -> Result<Option<Snapshot>, Failure> {
        self.alive()?.snapshot()
    }

    fn secrets(&self) -> Result<Vec<Secret>, Failure> {
        self.alive()?.secrets()
    }

    fn asked(&self, person: PersonId, id: &str) -> Result<Option<Entry>, Failure> {
        self.alive()?.asked(person, id)
    }

    fn round(&self, round: RoundId) -> Result<Vec<Entry>, Failure> {
        self.alive()?.round(round)
    }

    fn events(&self, table: TableId, after: u64, most: usize) -> Result<Vec<Entry>, Failure> {
        self.alive()?.events(table, after, most)
    }
}
