//! A house as it is posted, held against the law.
//!
//! A [`House`] is what `HOUSE.toml` says: premises, tables, progressives, trials, variations and
//! what somebody has signed for. [`read`] makes one out of files and lists everything wrong with
//! them by line and column ([`Defect`]); [`resolve`] says how each table really stands, defaults
//! included ([`Resolved`]). Nothing here reads a disk, looks at a clock or counts cards: whoever
//! calls brings files ([`Files`]), today's date and prices ([`Pricing`]).
//!
//! # What hangs at a table
//!
//! Signs, the floor and whoever else shows a table take its [`Resolved`]:
//!
//! | wanted | where |
//! |---|---|
//! | game id, title, book | `game`, `title`, `book`; the house calls it `table`, people `name` |
//! | options, defaults too | `options`: value, whether the house posted it, what is lawful, rule |
//! | wagers, pay tables, odds | `sign.marks` (a [`table::Sign`]): every line with its rule |
//! | limits | `limits` of a mark; only where it is made before the cards (`made`) |
//! | marks of a layout by wager | `groups()` |
//! | seats, chance, who banks | `sign.seats`, `sign.chance`, `sign.bank` |
//! | decks | `decks`, where cards are dealt from decks |
//! | side wagers | `sides`: offered, marked on the layout |
//! | fees | `fees`: the option in use, who pays how much, rule |
//! | meters | `meters`: unit, share of stakes added, what it shows now |
//! | notices that hang there | `notices` |
//! | notices that are due | `required`: kind, wager, rule, and the lines to be shown |
//! | edges that are due | `edges` and those lines, once [`price_due`] has been called |
//!
//! Amounts are written with `$` in what the engines say (`pays`, `fees`) and with the sign of the
//! book in notices; [`currency`] has it.
//!
//! ```
//! # struct One(&'static str);
//! # impl audit::Files for One {
//! #     fn read(&self, _: &str) -> Result<Vec<u8>, String> { Ok(self.0.into()) }
//! # }
//! let file = One(r#"
//!     book = "uk"
//!     [premises]
//!     name = "The Lyceum"
//!     [[table]]
//!     id = "bs1"
//!     game = "uk/big-six"
//!     limits = { min = "1.00", max = "100.00" }
//! "#);
//! let house = audit::read("HOUSE.toml", &file).expect("it reads");
//! let table = audit::resolve(&house, &house.tables[0]).expect("it opens");
//! assert_eq!((table.title, table.sign.marks.len()), ("Big Six (Wheel of Fortune)", 7));
//! let clapper = &table.required[1];
//! assert_eq!((clapper.kind, clapper.rule.id), (audit::Kind::Clapper, "uk:10.10"));
//! assert_eq!(table.required[0].text, ["Minimum £1", "Maximum £100"]);
//! ```
//!
//! The floor opens a table with [`catalog::find`] of `game` and `posted`, once [`check`] of its
//! house has no [`Severity::Error`].

mod britain;
mod california;
mod check;
pub mod checks;
mod colorado;
mod common;
mod date;
mod decks;
mod diff;
mod fees;
mod file;
mod finding;
mod house;
mod mended;
mod notice;
pub mod percent;
mod pricing;
mod resolved;
mod said;
mod singapore;
mod template;
#[cfg(test)]
mod tests;

pub use check::{Report, check};
pub use common::currency;
pub use date::Date;
pub use diff::{Change, Changes, EdgeChange, Need, diff, diff_in_words};
pub use fees::collection;
pub use file::{Defect, read};
pub use finding::{Finding, Place, Severity};
pub use house::{
    Files, House, Leaflet, OddsShown, Premises, Progressive, Signature, Trial, Variation, Written,
};
pub use notice::{Kind, Notice, Required};
pub use pricing::{Edge, Pricing, WITHOUT, price_due};
pub use resolved::{Chosen, Fees, Group, Meter, Resolved, Side, Sifted, resolve, sift, words};
pub use template::template;
