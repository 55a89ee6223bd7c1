//! What spectators are shown where they see a table later than those who sit there: pictures of
//! it, each from the moment when something had happened.

use floor::core::{Clock, Core, Message, Moment, RoundId, Running, TableId, Waits};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use table::{Sight, Viewer};

/// A table as everybody saw it at some moment.
#[derive(Clone, Debug)]
pub struct Picture {
    /// When.
    at: Moment,
    /// The table.
    pub sight: Sight,
    /// The round that was on.
    pub round: RoundId,
    /// Clocks that ran.
    pub clocks: Vec<Clock>,
    /// What the floor was bound to.
    pub commitment: Option<String>,
    /// The shuffle that had been told last.
    pub revealed: Option<Value>,
}

impl Picture {
    /// A table as it stands.
    #[must_use]
    pub fn of(running: &Running, at: Moment, revealed: Option<Value>) -> Picture {
        let kept = &running.kept;
        let sight = running.sight(Viewer::Public);
        let shown = |clock: &&Clock| !matches!(clock.waits, Waits::Gone(_) | Waits::Offer);
        Picture {
            // Where nothing has happened yet there is nothing to be kept from anybody.
            at: if sight.next == 0 { Moment::default() } else { at },
            round: kept.round(),
            clocks: kept.clocks.iter().filter(shown).copied().collect(),
            commitment: running.commitment(),
            revealed,
            sight,
        }
    }
}

/// Pictures of tables that spectators see later, the oldest first: the last that is old enough to
/// be shown, and all since.
#[derive(Default)]
pub struct Gallery {
    tables: BTreeMap<TableId, VecDeque<Picture>>,
}

impl Gallery {
    /// Takes a picture of every such table at which something happened.
    pub fn follow(
        &mut self,
        core: &Core,
        now: Moment,
        messages: &[Message],
        revealed: impl Fn(TableId) -> Option<Value>,
    ) {
        let touched: BTreeSet<TableId> = messages.iter().filter_map(touches).collect();
        for table in touched {
            let Some(running) = core.table(table) else {
                self.tables.remove(&table);
                continue;
            };
            if running.kept.opening.pace.delay > 0 {
                let at = core.moment(now);
                self.keep(core, table, at, revealed(table));
            }
        }
    }

    /// The latest picture of a table from before a moment; nothing where there is none so old.
    pub fn until(
        &mut self,
        core: &Core,
        table: TableId,
        (until, now): (Moment, Moment),
    ) -> Option<Picture> {
        if !self.tables.contains_key(&table) {
            // Nobody has looked since the floor opened: what stands there now is shown later.
            self.keep(core, table, core.moment(now), None);
        }
        let pictures = self.tables.get_mut(&table)?;
        // What is older than the one that is shown is not shown again.
        while pictures.get(1).is_some_and(|next| next.at <= until) {
            pictures.pop_front();
        }
        pictures.front().filter(|picture| picture.at <= until).cloned()
    }

    fn keep(&mut self, core: &Core, table: TableId, at: Moment, revealed: Option<Value>) {
        let Some(running) = core.table(table) else { return };
        let delay = running.kept.opening.pace.delay;
        let pictures = self.tables.entry(table).or_default();
        let oldest = Moment::from_millis(at.millis().saturating_sub(delay));
        while pictures.get(1).is_some_and(|next| next.at <= oldest) {
            pictures.pop_front();
        }
        pictures.push_back(Picture::of(running, at, revealed));
    }
}

/// The table of which spectators are told by a message.
#[must_use]
pub fn touches(message: &Message) -> Option<TableId> {
    match message {
        Message::Table(news) => Some(news.table),
        Message::All(notice) => super::hub::whereabouts(notice),
        Message::Person(..) => None,
    }
}
