//! What hangs at a table, drawn: the notices that its book asks for and its layout with the posted
//! odds, as SVG and PDF.
//!
//! A [`Document`] is made of an [`audit::Resolved`] and is pages of shapes and measured text;
//! nothing here reads a disk or looks at a clock, fonts are part of the program, and the same
//! table gives the same bytes. What is posted is never smaller than can be read from two metres:
//! it is wrapped, made smaller down to that floor, and then goes to another page.

// Numbers on a page are small: what is lost of them is less than a printer shows.
#![allow(clippy::cast_precision_loss)]

mod font;
mod hue;
mod layout;
mod measure;
mod notices;
mod parting;
mod pays;
mod pdf;
mod scene;
mod sheet;
mod svg;
#[cfg(test)]
mod tests;

use audit::{Premises, Resolved};
use hue::Hue;
use scene::Page;
use sheet::Head;
use std::fmt;

/// What a sign is printed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paper {
    /// 210 by 297 millimetres.
    A4,
    /// 8½ by 11 inches.
    Letter,
}

impl Paper {
    /// Both.
    pub const ALL: [Paper; 2] = [Paper::A4, Paper::Letter];

    /// Its name, as it is typed.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Paper::A4 => "a4",
            Paper::Letter => "letter",
        }
    }

    /// Width and height in points.
    const fn portrait(self) -> (f32, f32) {
        match self {
            Paper::A4 => (595.28, 841.89),
            Paper::Letter => (612.0, 792.0),
        }
    }
}

/// Why a sign cannot be drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// A letter that the fonts do not have.
    Letter {
        /// The table.
        table: String,
        /// The letter.
        letter: char,
        /// The text that has it.
        text: String,
    },
    /// A name so long that it leaves no room for anything else.
    Long {
        /// The table.
        table: String,
    },
    /// An edge that is due and has not been counted.
    Unpriced {
        /// The table.
        table: String,
    },
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Letter { table, letter, text } => write!(
                f,
                "table {table}: the fonts have no `{}` ({}): write it in Latin letters",
                letter.escape_default(),
                text.escape_debug()
            ),
            Error::Long { table } => {
                write!(f, "table {table}: the names at its head fill the sheet: shorten them")
            }
            Error::Unpriced { table } => {
                write!(f, "table {table}: an edge is due that nobody has counted")
            }
        }
    }
}

impl std::error::Error for Error {}

/// The signs of a table: sheets of notices, then its layout.
#[derive(Clone, Debug)]
pub struct Document {
    title: String,
    pages: Vec<Page>,
}

impl Document {
    /// Draws the signs of a table.
    ///
    /// # Errors
    /// Letters that cannot be written, names that are too long, an edge that nobody has counted.
    pub fn draw(table: &Resolved, premises: &Premises, paper: Paper) -> Result<Document, Error> {
        let id = || table.table.clone();
        let unpriced = |notice: &audit::Required| {
            notice.kind == audit::Kind::HouseEdge && notice.states.is_none()
        };
        if table.required.iter().any(unpriced) {
            return Err(Error::Unpriced { table: id() });
        }
        let foot = format!("{} · {} · {}", premises.name, table.table, table.game);
        let head = Head {
            hue: Hue::of(table.book),
            premises: &premises.name,
            title: table.title,
            // A name that the title says already need not be said again.
            name: (!table.title.to_lowercase().contains(&table.name.to_lowercase()))
                .then_some(table.name.as_str()),
            foot: &foot,
        };
        let blocks = notices::blocks(table);
        let mut pages =
            sheet::sheets(paper, &head, &blocks).ok_or_else(|| Error::Long { table: id() })?;
        pages.extend(layout::draw(table, paper, &foot));
        let document = Document { title: format!("{}: {}", premises.name, table.name), pages };
        match document.unwritable() {
            Some((letter, text)) => Err(Error::Letter { table: id(), letter, text }),
            None => Ok(document),
        }
    }

    /// The first letter that its face does not have.
    fn unwritable(&self) -> Option<(char, String)> {
        let texts = self.pages.iter().flat_map(Page::texts);
        texts.into_iter().find_map(|text| {
            let lacks = |c: &char| !text.face.has(*c);
            text.text.chars().find(lacks).map(|c| (c, text.text.clone()))
        })
    }

    /// How many pages it has.
    #[must_use]
    pub fn pages(&self) -> usize {
        self.pages.len()
    }

    /// Each page as an SVG document.
    #[must_use]
    pub fn svg(&self) -> Vec<String> {
        self.pages.iter().map(|page| svg::write(page, &self.title)).collect()
    }

    /// All pages as a PDF document.
    #[must_use]
    pub fn pdf(&self) -> Vec<u8> {
        pdf::write(&self.pages, &self.title)
    }
}
