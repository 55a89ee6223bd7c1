//! What a table writes: what it was told, and what followed.

use crate::chain::{Closed, Reader, ResumeError, WriteError, Writer};
use law::Posted;
use serde::{Deserialize, Serialize};
use std::io::{BufRead, Write};
use table::{Carried, Event, Input};

/// One entry of a journal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the fields are named after what they hold
pub enum Record {
    /// A table opened: the version that wrote this, the game, what was posted, what it goes on
    /// from, and what binds whoever supplies chance.
    Opened {
        version: String,
        game: String,
        posted: Posted,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        carried: Option<Box<Carried>>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        commitment: Option<String>,
        /// Whatever else whoever runs the table needs in order to go on.
        #[serde(default, skip_serializing_if = "serde_json::Value::is_null")]
        note: serde_json::Value,
    },
    /// The table was told something, and this happened.
    Told { input: Input, events: Vec<Event> },
}

/// How a journal begins.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Heading {
    /// The game.
    pub game: String,
    /// What is posted.
    pub posted: Posted,
    /// What the table goes on from.
    pub carried: Option<Carried>,
    /// What binds whoever supplies chance.
    pub commitment: Option<String>,
    /// Whatever else whoever runs the table needs in order to go on.
    pub note: serde_json::Value,
}

/// Writes a table's journal, each record as it happens.
#[derive(Debug)]
pub struct Recorder<W: Write> {
    writer: Writer<W>,
}

impl<W: Write> Recorder<W> {
    /// Begins a journal for a table.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn open(sink: W, heading: Heading) -> Result<Recorder<W>, WriteError> {
        let mut writer = Writer::new(sink);
        let version = env!("CARGO_PKG_VERSION").to_string();
        let Heading { game, posted, carried, commitment, note } = heading;
        let carried = carried.map(Box::new);
        writer.append(&Record::Opened { version, game, posted, carried, commitment, note })?;
        writer.flush()?;
        Ok(Recorder { writer })
    }

    /// Goes on with a journal that was not closed; `sink` stands where the reader's source ends.
    ///
    /// # Errors
    /// When it is damaged, closed, or cannot be read.
    pub fn resume<R: BufRead>(
        reader: &mut Reader<R>,
        sink: W,
    ) -> Result<Recorder<W>, ResumeError> {
        Ok(Recorder { writer: Writer::resume(reader, sink)? })
    }

    /// Records what a table was told and what followed, and flushes it: what was accepted is not
    /// lost.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn told(&mut self, input: Input, events: Vec<Event>) -> Result<(), WriteError> {
        self.writer.append(&Record::Told { input, events })?;
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
