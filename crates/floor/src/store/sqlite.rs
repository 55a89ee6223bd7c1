//! `SQLite`: one file, one writer, write-ahead log, every transaction flushed before it is done.

use super::{Batch, Entry, Failure, Keys, Secret, Snapshot, Store};
use crate::core::{PersonId, RoundId, TableId};
use rusqlite::{Connection, OpenFlags, OptionalExtension, Row, TransactionBehavior, params};
use std::cmp::Ordering;
use std::path::Path;
use std::time::Duration;

/// What each version of the schema adds to the one before; the number of a step is the version
/// that it leads to, from 1.
const STEPS: &[&str] = &[
    "
    CREATE TABLE records (
        n      INTEGER PRIMARY KEY,
        hash   TEXT NOT NULL,
        body   TEXT NOT NULL,
        spot   INTEGER,
        first  INTEGER,
        events INTEGER,
        person INTEGER,
        asked  TEXT
    );
    CREATE INDEX records_of_table ON records (spot, first) WHERE first IS NOT NULL;
    CREATE UNIQUE INDEX records_asked ON records (person, asked) WHERE asked IS NOT NULL;
    CREATE TABLE rounds (
        spot  INTEGER NOT NULL,
        round INTEGER NOT NULL,
        n     INTEGER NOT NULL,
        PRIMARY KEY (spot, round, n)
    ) WITHOUT ROWID;
    CREATE TABLE secrets (name TEXT PRIMARY KEY, body TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE snapshot (
        only    INTEGER PRIMARY KEY CHECK (only = 0),
        next    INTEGER NOT NULL,
        head    TEXT NOT NULL,
        version TEXT NOT NULL,
        body    TEXT NOT NULL
    );
",
    "
    CREATE INDEX rounds_of_record ON rounds (n);
",
];

/// The columns of an entry.
const ENTRY: &str = "SELECT n, hash, body, spot, first, events, person, asked FROM records";

/// A store in a file of `SQLite`.
pub struct Sqlite {
    connection: Connection,
}

impl Sqlite {
    /// Opens or creates a file, and brings its schema up to date.
    ///
    /// # Errors
    /// When it cannot be opened, or is of a later program.
    pub fn open(path: &Path) -> Result<Sqlite, Failure> {
        let mut connection = Connection::open(path).map_err(medium)?;
        connection.busy_timeout(Duration::from_secs(5)).map_err(medium)?;
        connection.pragma_update(None, "journal_mode", "WAL").map_err(medium)?;
        connection.pragma_update(None, "synchronous", "FULL").map_err(medium)?;
        connection.pragma_update(None, "trusted_schema", false).map_err(medium)?;
        migrate(&mut connection)?;
        Ok(Sqlite { connection })
    }

    /// Opens a file to read only: for an audit, also while a floor writes to it.
    ///
    /// # Errors
    /// When it cannot be opened.
    pub fn read_only(path: &Path) -> Result<Sqlite, Failure> {
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(path, flags).map_err(medium)?;
        connection.busy_timeout(Duration::from_secs(5)).map_err(medium)?;
        Ok(Sqlite { connection })
    }

    fn entries(&self, rest: &str, values: impl rusqlite::Params) -> Result<Vec<Entry>, Failure> {
        let mut asks =
            self.connection.prepare_cached(&format!("{ENTRY} {rest}")).map_err(medium)?;
        let rows = asks.query_map(values, read).map_err(medium)?;
        let raw: Vec<Raw> = rows.collect::<Result<_, _>>().map_err(medium)?;
        raw.into_iter().map(|raw| self.entry(raw)).collect()
    }

    fn entry(&self, raw: Raw) -> Result<Entry, Failure> {
        let damaged = |what: String| Failure::Damaged { at: raw.n, what };
        let hash = raw.hash.parse();
        let hash = hash.map_err(|_| damaged("its hash is no hash".into()))?;
        let mut asks = self
            .connection
            .prepare_cached("SELECT spot, round FROM rounds WHERE n = ?1")
            .map_err(medium)?;
        let round = |row: &Row<'_>| {
            let (table, n): (u32, i64) = (row.get(0)?, row.get(1)?);
            Ok(RoundId { table: TableId(table), n: n as u64 })
        };
        let rounds = asks.query_map(params![raw.n as i64], round).map_err(medium)?;
        let rounds = rounds.collect::<Result<_, _>>().map_err(medium)?;
        let keys = Keys {
            table: raw.table.map(TableId),
            rounds,
            asked: raw.person.map(PersonId).zip(raw.asked),
            events: raw.first.zip(raw.events).map(|(first, n)| (first as u64, n as u64)),
        };
        Ok(Entry { n: raw.n, hash, body: raw.body, keys })
    }
}

/// A row of records.
struct Raw {
    n: u64,
    hash: String,
    body: String,
    table: Option<u32>,
    first: Option<i64>,
    events: Option<i64>,
    person: Option<u32>,
    asked: Option<String>,
}

fn read(row: &Row<'_>) -> rusqlite::Result<Raw> {
    Ok(Raw {
        n: row.get::<_, i64>(0)? as u64,
        hash: row.get(1)?,
        body: row.get(2)?,
        table: row.get(3)?,
        first: row.get(4)?,
        events: row.get(5)?,
        person: row.get(6)?,
        asked: row.get(7)?,
    })
}

#[allow(clippy::needless_pass_by_value)] // for `map_err`
fn medium(error: rusqlite::Error) -> Failure {
    Failure::Medium(error.to_string())
}

/// Takes every step that a file has not taken yet, each in a transaction of its own.
fn migrate(connection: &mut Connection) -> Result<(), Failure> {
    let version: i64 =
        connection.pragma_query_value(None, "user_version", |row| row.get(0)).map_err(medium)?;
    let done = usize::try_from(version).unwrap_or(usize::MAX);
    if done > STEPS.len() {
        let why = format!("the file is of a later program (schema {version})");
        return Err(Failure::Medium(why));
    }
    for (step, number) in STEPS.iter().zip(1_i64..).skip(done) {
        let writes = connection
            .transaction_with_behavior(TransactionBehavior::Immediate)
            .map_err(medium)?;
        writes.execute_batch(step).map_err(medium)?;
        writes.pragma_update(None, "user_version", number).map_err(medium)?;
        writes.commit().map_err(medium)?;
    }
    Ok(())
}

impl Store for Sqlite {
    fn append(&mut self, batch: &Batch) -> Result<(), Failure> {
        let writes = self
            .connection
            .transaction_with_behavior(TransactionBehavior::Immediate)
            .map_err(medium)?;
        let next: i64 = writes
            .query_row("SELECT coalesce(max(n) + 1, 0) FROM records", [], |row| row.get(0))
            .map_err(medium)?;
        match batch.entries.first().map(|entry| entry.n.cmp(&(next as u64))) {
            Some(Ordering::Less) => {
                return Err(Failure::Medium("another program has written to this file".into()));
            }
            Some(Ordering::Greater) => {
                let why = format!("records from {next} on were taken out of this file");
                return Err(Failure::Medium(why));
            }
            _ => {}
        }
        for entry in &batch.entries {
            write(&writes, entry).map_err(medium)?;
        }
        for Secret { name, body } in &batch.secrets {
            let done = if body.is_empty() {
                writes.execute("DELETE FROM secrets WHERE name = ?1", params![name])
            } else {
                writes
                    .execute("INSERT OR REPLACE INTO secrets VALUES (?1, ?2)", params![name, body])
            };
            done.map_err(medium)?;
        }
        if let Some(Snapshot { next, head, version, body }) = &batch.snapshot {
            let values = params![*next as i64, head.to_string(), version, body];
            let into = "INSERT OR REPLACE INTO snapshot VALUES (0, ?1, ?2, ?3, ?4)";
            writes.execute(into, values).map_err(medium)?;
        }
        writes.commit().map_err(medium)
    }

    fn read(&self, from: u64, most: usize) -> Result<Vec<Entry>, Failure> {
        let values = params![from as i64, most as i64];
        self.entries("WHERE n >= ?1 ORDER BY n LIMIT ?2", values)
    }

    fn len(&self) -> Result<u64, Failure> {
        let next = "SELECT coalesce(max(n) + 1, 0) FROM records";
        let next: i64 = self.connection.query_row(next, [], |row| row.get(0)).map_err(medium)?;
        Ok(next as u64)
    }

    fn filed(&self) -> Result<Option<u64>, Failure> {
        let asks = "SELECT max(n) FROM rounds";
        let n: Option<i64> =
            self.connection.query_row(asks, [], |row| row.get(0)).map_err(medium)?;
        Ok(n.map(|n| n as u64))
    }

    fn snapshot(&self) -> Result<Option<Snapshot>, Failure> {
        let read = |row: &Row<'_>| {
            let (next, head): (i64, String) = (row.get(0)?, row.get(1)?);
            Ok((next as u64, head, row.get::<_, String>(2)?, row.get::<_, String>(3)?))
        };
        let asks = "SELECT next, head, version, body FROM snapshot";
        let found = self.connection.query_row(asks, [], read).optional().map_err(medium)?;
        let Some((next, head, version, body)) = found else { return Ok(None) };
        let damaged = |_| Failure::Damaged { at: next, what: "the snapshot's hash".into() };
        Ok(Some(Snapshot { next, head: head.parse().map_err(damaged)?, version, body }))
    }

    fn secrets(&self) -> Result<Vec<Secret>, Failure> {
        let asks = self.connection.prepare("SELECT name, body FROM secrets ORDER BY name");
        let mut asks = asks.map_err(medium)?;
        let read = |row: &Row<'_>| Ok(Secret { name: row.get(0)?, body: row.get(1)? });
        let rows = asks.query_map([], read).map_err(medium)?;
        rows.collect::<Result<_, _>>().map_err(medium)
    }

    fn asked(&self, person: PersonId, id: &str) -> Result<Option<Entry>, Failure> {
        let found = self.entries("WHERE person = ?1 AND asked = ?2", params![person.0, id])?;
        Ok(found.into_iter().next())
    }

    fn round(&self, round: RoundId) -> Result<Vec<Entry>, Failure> {
        let of = "WHERE n IN (SELECT n FROM rounds WHERE spot = ?1 AND round = ?2) ORDER BY n";
        self.entries(of, params![round.table.0, round.n as i64])
    }

    fn events(&self, table: TableId, after: u64, most: usize) -> Result<Vec<Entry>, Failure> {
        // From the record on that holds `after`: a table's past is not gone through again.
        let of = "WHERE spot = ?1 AND first + events > ?2 AND first >= coalesce(\
                  (SELECT max(first) FROM records WHERE spot = ?1 AND first <= ?2), 0) \
                  ORDER BY first LIMIT ?3";
        self.entries(of, params![table.0, after as i64, most as i64])
    }
}

fn write(writes: &rusqlite::Transaction<'_>, entry: &Entry) -> rusqlite::Result<()> {
    let Entry { n, hash, body, keys } = entry;
    let table = keys.table.map(|table| table.0);
    let first = keys.events.map(|(first, _)| first as i64);
    let events = keys.events.map(|(_, n)| n as i64);
    let person = keys.asked.as_ref().map(|(person, _)| person.0);
    let asked = keys.asked.as_ref().map(|(_, id)| id);
    let into = "INSERT INTO records VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)";
    let mut insert = writes.prepare_cached(into)?;
    let hash = hash.to_string();
    insert.execute(params![*n as i64, hash, body, table, first, events, person, asked])?;
    for round in &keys.rounds {
        let mut insert = writes.prepare_cached("INSERT INTO rounds VALUES (?1, ?2, ?3)")?;
        insert.execute(params![round.table.0, round.n as i64, *n as i64])?;
    }
    Ok(())
}
