//! The tables, as `generate/` has made them.
#![allow(clippy::unreadable_literal)] // nobody reads them

/// A perfect hash: the product's highest bits name a bucket, the next ones a slot.
pub(crate) struct Hash {
    pub(crate) factor: u64,
    pub(crate) bucket_shift: u32,
    pub(crate) slot_shift: u32,
    pub(crate) slot_mask: u32,
}

include!(concat!(env!("OUT_DIR"), "/tables.rs"));
