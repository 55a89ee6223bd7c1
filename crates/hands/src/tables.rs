//! The tables, as `generate/` has made them.
#![allow(clippy::unreadable_literal)] // nobody reads them

use crate::key::{KEYS, MASKS};

/// A perfect hash: the highest bits of a sum of ranks name a bucket, the lowest a slot.
pub(crate) struct Hash {
    pub(crate) bucket_shift: u32,
    pub(crate) slot_mask: u32,
}

/// What high hands are read from, side by side: one address in a register serves them all.
pub(crate) struct High {
    pub(crate) keys: [u64; 256],
    pub(crate) masks: [u64; 256],
    pub(crate) displace5: [u32; DISPLACE5.len()],
    pub(crate) high5: [u16; HIGH5.len()],
    pub(crate) displace7: [u32; DISPLACE7.len()],
    pub(crate) high7: [u16; HIGH7.len()],
}

pub(crate) static HIGH: High = High {
    keys: KEYS,
    masks: MASKS,
    displace5: DISPLACE5,
    high5: HIGH5,
    displace7: DISPLACE7,
    high7: HIGH7,
};

include!(concat!(env!("OUT_DIR"), "/tables.rs"));
