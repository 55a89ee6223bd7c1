//! What a table writes.

use crate::chain::{Closed, WriteError, Writer};
use law::Posted;
use serde::{Deserialize, Serialize};
use std::io::Write;
use table::{Event, Table, Viewer};

/// One entry of a journal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the fields are named after what they hold
pub enum Record {
    /// A table opened: the version that wrote this, the game, what was posted.
    Opened { version: String, game: String, posted: Posted },
    /// A full shoe was put on the table; the commitment binds the dealer to its order.
    Shoe { commitment: Option<String> },
    /// Something happened.
    Event(Event),
    /// The table was cleared for the next round.
    Cleared,
}

/// Writes a table's journal.
pub struct Recorder<W: Write> {
    writer: Writer<W>,
}

impl<W: Write> Recorder<W> {
    /// Begins a journal for a table.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn open(sink: W, game: &str, posted: &Posted) -> Result<Recorder<W>, WriteError> {
        let mut writer = Writer::new(sink);
        let version = env!("CARGO_PKG_VERSION").to_string();
        writer.append(&Record::Opened { version, game: game.into(), posted: posted.clone() })?;
        Ok(Recorder { writer })
    }

    /// Records a fresh shoe.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn shoe(&mut self, commitment: Option<String>) -> Result<(), WriteError> {
        self.writer.append(&Record::Shoe { commitment }).map(drop)
    }

    /// Records a settled round and the clearing of the table, and flushes them.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn round(&mut self, table: &dyn Table) -> Result<(), WriteError> {
        for event in table.view(Viewer::Croupier) {
            self.writer.append(&Record::Event(event))?;
        }
        self.writer.append(&Record::Cleared)?;
        self.writer.flush()
    }

    /// Closes the journal.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn finish(self) -> Result<Closed, WriteError> {
        self.writer.finish().map(|(_, closed)| closed)
    }
}
