//! The card room's collection fees for pot games, from the California book.
//!
//! A [`Schedule`] is one block of the book: who may use it, for which stakes, when its fees fall
//! due, and its printed figures. Each figure or line of a block is a [`Fee`], an option that a
//! table may post. A table posts one option, or several of one block for different numbers of
//! players ([`Collection::post`]), and asks [`Collection::due`] as a hand proceeds. Amounts are
//! flat, never a share of anything. An option's id is its group and the book's number:
//! `F-H1-35`, `F-P-archie-9`; or what its line is for where lines bear no number: `F-02-100-300`.

mod clock;
mod collection;
mod listed;
mod schedule;
mod stakes;
mod tables;
#[cfg(test)]
mod tests;

pub use clock::{When, periods};
pub use collection::{Collection, Due, HalfHour};
pub use listed::Listed;
pub use schedule::{Band, Collects, Moment, Payer, Schedule, Stop};
pub use stakes::{Betting, Blinds, Play, Stakes};

use law::{Fault, reading};
use money::Cents;
use std::sync::LazyLock;

/// One option of a schedule: what tables of certain stakes pay, by the number of players.
#[derive(Clone, Debug, PartialEq)]
pub struct Fee {
    /// The group and the number or line: `F-P-archie-9`.
    pub id: String,
    /// The block that it stands in.
    pub schedule: &'static Schedule,
    /// The stakes that it is for.
    pub stakes: Stakes,
    /// The printed figures for each band of players, bands apart. In a schedule by hand they
    /// follow the stops that name no amount of their own; by time there is one, per player.
    pub rates: Vec<(Band, Vec<Cents>)>,
}

/// Every block of the book, in its order.
pub fn schedules() -> impl Iterator<Item = &'static Schedule> {
    tables::SCHEDULES.iter().copied().flatten()
}

/// Every option of every block.
#[must_use]
pub fn all() -> &'static [Fee] {
    static ALL: LazyLock<Vec<Fee>> =
        LazyLock::new(|| schedules().flat_map(Schedule::options).collect());
    &ALL
}

/// The ids that a table of a game may post, `none` first.
///
/// ```
/// let archie = pots::variants::triple_draw::ARCHIE.listed();
/// let ids = pots::fees::options(archie).unwrap();
/// assert_eq!((ids[0], ids[1]), ("none", "F-P-archie-1"));
/// ```
///
/// # Errors
/// A [`Fault`] for a game that no schedule lists.
pub fn options(game: Listed) -> Result<Vec<&'static str>, Fault> {
    if game.schedules().next().is_none() {
        let why = format!("no schedule of fees lists {}", game.id);
        return Err(Fault::Conflict { why, rule: reading::CA_FEE_SETS });
    }
    let own = all().iter().filter(|fee| fee.schedule.games.contains(&game.id));
    Ok(std::iter::once("none").chain(own.map(|fee| fee.id.as_str())).collect())
}

/// The option of that id; nothing for `none`.
///
/// ```
/// let fee = pots::fees::find("F-P-archie-9").unwrap();
/// assert_eq!(fee.schedule.rule.id, "ca:poker-fees/F-P-archie-a");
/// ```
#[must_use]
pub fn find(id: &str) -> Option<&'static Fee> {
    all().iter().find(|fee| fee.id == id)
}
