//! The tables, as `generate/` has made them.
#![allow(clippy::unreadable_literal)] // nobody reads them

/// A perfect hash: the highest bits of a sum of ranks name a bucket, the lowest a slot.
pub(crate) struct Hash {
    pub(crate) bucket_shift: u32,
    pub(crate) slot_mask: u32,
}

include!(concat!(env!("OUT_DIR"), "/tables.rs"));
