//! The sign of a book's money. Amounts are written with a dollar everywhere inside; whoever shows
//! them to people writes the sign of the book instead. Files and programs get no sign at all.

use crate::failure::Failure;
use std::io::{self, Write};

/// The sign of the money in the book of a game.
#[must_use]
pub fn sign(game: &str) -> &'static str {
    match game.split('/').next() {
        Some("uk") => "£",
        Some("sg") => "S$",
        _ => "$",
    }
}

/// A text about a game, with the sign of its book; one that has it already stays as it is, so that
/// the cells of a table can be signed before they are laid out.
#[must_use]
pub fn signed(game: &str, text: &str) -> String {
    match sign(game) {
        "$" => text.to_string(),
        sign => text.replace(sign, "$").replace('$', sign),
    }
}

/// Rows about a game, every cell with the sign of its book.
#[must_use]
pub fn signed_rows(game: &str, rows: Vec<Vec<String>>) -> Vec<Vec<String>> {
    let row = |row: Vec<String>| row.iter().map(|cell| signed(game, cell)).collect();
    rows.into_iter().map(row).collect()
}

/// What went wrong with a game, with the sign of its book.
pub(crate) fn failed(game: &str, failure: impl Into<Failure>) -> Failure {
    let Failure { exit, message } = failure.into();
    Failure { exit, message: signed(game, &message) }
}

/// Where text about a game goes.
pub(crate) struct Signed<W> {
    out: W,
    sign: &'static str,
}

impl<W: Write> Signed<W> {
    /// A writer that puts the sign of a game's book for every dollar.
    pub(crate) fn new(game: &str, out: W) -> Signed<W> {
        Signed { out, sign: sign(game) }
    }
}

impl<W: Write> Write for Signed<W> {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        for (at, part) in text.split(|byte| *byte == b'$').enumerate() {
            if at > 0 {
                self.out.write_all(self.sign.as_bytes())?;
            }
            self.out.write_all(part)?;
        }
        Ok(text.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::{Signed, signed};
    use std::io::Write;

    #[test]
    fn each_book_has_its_sign() {
        for (game, shown) in [
            ("uk/roulette", "£10 of -£3.50"),
            ("sg/texas-holdem-bonus-progressive", "S$10 of -S$3.50"),
            ("co/baccarat", "$10 of -$3.50"),
            ("ca/razz", "$10 of -$3.50"),
        ] {
            assert_eq!(signed(game, "$10 of -$3.50"), shown);
            assert_eq!(signed(game, shown), shown);
            let mut out = Vec::new();
            write!(Signed::new(game, &mut out), "$10 of -$3.50").expect("written");
            assert_eq!(out, shown.as_bytes());
        }
    }
}
