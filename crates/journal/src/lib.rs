//! What happened at a table, kept so that it can be shown to be true.
//!
//! [`chain`] is the file: records, each bound to all before it by a hash. [`Record`] is what a
//! table writes: what it was told and what followed, cards and not seeds. [`replay`] tells a table
//! the same again and compares everything that follows with what was recorded.

pub mod chain;
mod record;
mod replay;

pub use record::{Heading, Record, Recorder};
pub use replay::{End, ReplayError, Replayed, replay};
