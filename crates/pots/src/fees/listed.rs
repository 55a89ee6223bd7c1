//! A game as schedules of fees know it.

use super::{Moment, Schedule, schedules};

/// A game as schedules of fees know it: by the id in their lists, and by where it opens.
/// [`crate::Variant::listed`] and [`crate::chinese::Game::listed`] make one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Listed {
    /// The id in the lists.
    pub id: &'static str,
    /// The moment at which a hand of an older game reaches its opening round; nothing for games
    /// that have none.
    pub opening: Option<Moment>,
}

impl Listed {
    /// The blocks that tables of this game may post, in the order of the book.
    pub fn schedules(self) -> impl Iterator<Item = &'static Schedule> {
        schedules().filter(move |block| block.games.contains(&self.id))
    }
}
