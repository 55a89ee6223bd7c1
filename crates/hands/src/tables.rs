//! The tables, as `generate/` has made them.
#![allow(clippy::unreadable_literal)] // nobody reads them

use crate::key::{KEYS, MASKS};

/// A perfect hash: the lowest bits of a sum of ranks name a bucket, the highest a slot.
pub(crate) struct Hash {
    pub(crate) displaced: usize,
    pub(crate) shift: u32,
}

/// What high hands are read from, side by side: one address in a register serves them all. The
/// bytes are, for each size of hands, displacements and a table of sixteen-bit numbers; seven
/// cards come last, so that no bucket of any size is out of range.
pub(crate) struct High {
    pub(crate) keys: [u64; 256],
    pub(crate) masks: [u64; 256],
    pub(crate) bytes: [u8; HIGH_BYTES.len()],
}

pub(crate) static HIGH: High = High { keys: KEYS, masks: MASKS, bytes: HIGH_BYTES };

include!(concat!(env!("OUT_DIR"), "/tables.rs"));
