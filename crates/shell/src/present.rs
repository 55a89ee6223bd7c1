//! Who is connected to which table, and how often.

use floor::core::{PersonId, TableId};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// Connections of people to tables.
#[derive(Default)]
pub struct Present(Mutex<HashMap<(PersonId, TableId), u32>>);

impl Present {
    /// A connection more.
    pub fn enter(&self, person: PersonId, table: TableId) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        *all.entry((person, table)).or_default() += 1;
    }

    /// A connection less; whether it was the last.
    pub fn leave(&self, person: PersonId, table: TableId) -> bool {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(n) = all.get_mut(&(person, table)) else { return false };
        *n -= 1;
        let last = *n == 0;
        if last {
            all.remove(&(person, table));
        }
        last
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_connection_is_told() {
        let (present, one, at) = (Present::default(), PersonId(1), TableId(2));
        present.enter(one, at);
        present.enter(one, at);
        present.enter(one, TableId(3));
        assert!(!present.leave(one, at));
        assert!(present.leave(one, at));
        assert!(!present.leave(one, at), "it was gone already");
    }
}
