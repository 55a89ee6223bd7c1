//! What was paid before a round was over is told then, and not again when the round is settled.

use table::{Event, What};

/// How many lines of the round that is on have been told.
#[derive(Debug, Default)]
pub(crate) struct Once {
    lines: usize,
}

impl Once {
    /// An event without what was told before it. A settlement begins with what was paid early.
    pub fn tell(&mut self, mut event: Event) -> Event {
        match &mut event.what {
            What::Paid(paid) => self.lines += paid.lines.len(),
            What::Settled(settled) => drop(settled.lines.drain(..std::mem::take(&mut self.lines))),
            _ => {}
        }
        event
    }
}
