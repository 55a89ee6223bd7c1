//! Hands written down as histories, one after another into a file.

use super::History;
use crate::Failure;
use crate::phh;
use std::fs::{self, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use toml::{Table, Value};

/// How a hand that is left out is spoken of.
pub(super) const LEFT_OUT: &str = "# A hand is not written";

/// A file of histories that is added to.
#[derive(Debug)]
pub struct Album {
    path: PathBuf,
    hands: usize,
}

impl Album {
    /// A new file, or one of several histories, which stay. There is none before there is a hand
    /// to be written.
    ///
    /// # Errors
    /// When there is something else in it, or it cannot be read.
    pub fn open(path: &Path) -> Result<Album, Failure> {
        let hands = match fs::read_to_string(path) {
            Ok(text) if text.lines().all(says_nothing) => 0,
            Ok(text) => {
                let wrong = |why: &str| Failure::usage(format!("{}: {why}", path.display()));
                let found = phh::read(&text).map_err(|failure| wrong(&failure.message))?;
                let table: Table = toml::from_str(&text).map_err(|e| wrong(&e.to_string()))?;
                if table.contains_key("variant") {
                    return Err(wrong("holds one hand by itself; nothing can be added to it"));
                }
                found.len()
            }
            Err(error) if error.kind() == ErrorKind::NotFound => 0,
            Err(error) => return Err(Failure::usage(format!("{}: {error}", path.display()))),
        };
        let book = Album { path: path.to_owned(), hands };
        book.try_out()?;
        Ok(book)
    }

    /// Whether it can be written to; a file that was not there is not left behind.
    fn try_out(&self) -> Result<(), Failure> {
        let is_new = !self.path.exists();
        self.add("")?;
        if is_new {
            fs::remove_file(&self.path)
                .map_err(|error| Failure::usage(format!("{}: {error}", self.path.display())))?;
        }
        Ok(())
    }

    /// Adds a hand.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn write(&mut self, history: &History) -> Result<(), Failure> {
        self.hands += 1;
        let mut whole = Table::new();
        whole.insert(self.hands.to_string(), Value::Table(history.fields.clone()));
        let text = toml::to_string(&whole)
            .map_err(|error| Failure::damaged(format!("a hand cannot be written: {error}")))?;
        self.add(&format!("{text}\n"))
    }

    /// Leaves a hand out, and says why in a comment.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn leave_out(&self, why: &str) -> Result<(), Failure> {
        // A comment is one line.
        let why = why.replace(|letter: char| letter.is_control(), " ");
        self.add(&format!("{LEFT_OUT}: {why}\n\n"))
    }

    fn add(&self, text: &str) -> Result<(), Failure> {
        let file = OpenOptions::new().create(true).append(true).open(&self.path);
        file.and_then(|mut file| file.write_all(text.as_bytes()))
            .map_err(|error| Failure::usage(format!("{}: {error}", self.path.display())))
    }
}

/// Nothing, or a comment.
fn says_nothing(line: &str) -> bool {
    let line = line.trim();
    line.is_empty() || line.starts_with('#')
}
