//! Samples: the same rounds as an exact count, dealt from shuffled shoes, spun or thrown.
//!
//! A run is cut into *units* of a fixed number of rounds, each with its own cryptographic stream
//! and a fresh shoe or table, and counts classes into integers: so a run gives the same bits
//! whatever the number of threads, and shards of one seed add up to the whole.

mod deal;
mod layout;
pub mod pots;
mod run;
pub mod shuffle;
pub mod stream;
pub mod twenty_one;

pub use deal::Dealer;
pub use layout::run_layout;
pub use run::{Plan, Shard, Tally, UNIT_ROUNDS, run, run_from};
pub use twenty_one::run_twenty_one;
