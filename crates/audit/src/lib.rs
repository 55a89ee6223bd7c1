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
//! | game id, title, book | `game`, `title`, `book`; `table` is the house's own id, `name` for people |
//! | options with defaults | `options`: name, value, whether it is the default, what is lawful, rule |
//! | wagers with pay tables, lines, odds, limits | `sign.marks` (a [`table::Sign`]); `groups()` gathers marks by wager |
//! | seats, chance, who banks | `sign.seats`, `sign.chance`, `sign.bank` |
//! | decks | `decks`, where cards are dealt from decks |
//! | side wagers | `sides`: offered, marked on the layout |
//! | fees | `fees`: the option in use, who pays how much, rule |
//! | meters | `meters`: unit, seed, share of stakes added, what it shows now |
//! | notices that hang there | `notices` |
//! | notices that its book asks for | `required`: kind, wager, rule, and the text to be shown |
//! | edges that are due | `edges`, as soon as [`price_due`] has been called |
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
mod diff;
mod fees;
mod file;
mod finding;
mod house;
mod notice;
pub mod percent;
mod pricing;
mod resolved;
mod singapore;
mod template;

pub use check::{Report, check};
pub use common::currency;
pub use date::Date;
pub use diff::{Change, Changes, EdgeChange, Need, diff};
pub use file::{Defect, read};
pub use finding::{Finding, Place, Severity};
pub use house::{
    Files, House, Leaflet, OddsShown, Premises, Progressive, Signature, Trial, Variation, Written,
};
pub use notice::{Kind, Notice, Required};
pub use pricing::{Edge, Pricing, price_due};
pub use resolved::{Chosen, Fees, Group, Meter, Resolved, Side, Sifted, resolve, sift};
pub use template::template;
