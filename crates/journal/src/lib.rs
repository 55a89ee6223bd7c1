//! What happened at a table, kept so that it can be shown to be true.
//!
//! [`chain`] is the file: records, each bound to all before it by a hash. [`Record`] is what a
//! table writes: cards, wagers and decisions, not seeds. [`replay`] folds the records into a table
//! again, recomputes every settlement and compares it with what was recorded.

pub mod chain;
mod record;
mod replay;

pub use record::{Record, Recorder};
pub use replay::{ReplayError, Replayed, replay};
