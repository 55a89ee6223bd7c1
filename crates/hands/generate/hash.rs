//! A perfect hash of multisets: multiply, and displace by a small table.
//!
//! The product's highest bits name a bucket, the next ones a slot; each bucket has a displacement
//! that brings its multisets to slots nobody else has. Buckets are placed the fullest first.

use super::{Best, multiset};
use std::fmt::Write as _;

/// Any odd number with bits well mixed does: this is 2^64 divided by the golden ratio.
const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;

/// A key comes with counts of suits above bit 40; they are shifted out before the product.
const SHIFT: u32 = 24;

/// Multisets to a bucket, on average.
const PER_BUCKET: usize = 8;

pub struct Hash {
    factor: u64,
    bucket_bits: u32,
    slot_bits: u32,
    displacements: Vec<u16>,
}

impl Hash {
    /// A hash for these multisets into `2^slot_bits` slots.
    pub fn find(sets: &[Vec<u8>], slot_bits: u32) -> Hash {
        let bucket_bits = (sets.len() / PER_BUCKET).next_power_of_two().ilog2();
        let mut factor = FACTOR;
        loop {
            let hash = Hash { factor, bucket_bits, slot_bits, displacements: Vec::new() };
            if let Some(hash) = hash.place(sets) {
                return hash;
            }
            factor = factor.wrapping_mul(FACTOR) | 1;
        }
    }

    fn bucket(&self, key: u64) -> usize {
        ((key << SHIFT).wrapping_mul(self.factor) >> (64 - self.bucket_bits)) as usize
    }

    /// The slot before it is displaced.
    fn origin(&self, key: u64) -> u16 {
        let below =
            (key << SHIFT).wrapping_mul(self.factor) >> (64 - self.bucket_bits - self.slot_bits);
        (below & ((1 << self.slot_bits) - 1)) as u16
    }

    fn place(mut self, sets: &[Vec<u8>]) -> Option<Hash> {
        let mut buckets: Vec<(usize, Vec<u16>)> =
            (0..1_usize << self.bucket_bits).map(|i| (i, Vec::new())).collect();
        for set in sets {
            let key = multiset::key(set);
            buckets[self.bucket(key)].1.push(self.origin(key));
        }
        self.displacements = vec![0; buckets.len()];
        buckets.sort_by_key(|(_, origins)| std::cmp::Reverse(origins.len()));
        let mut taken = vec![false; 1 << self.slot_bits];
        for (bucket, origins) in buckets.iter().filter(|(_, origins)| !origins.is_empty()) {
            let mut own = origins.clone();
            own.sort_unstable();
            own.dedup();
            if own.len() < origins.len() {
                return None;
            }
            let free = |d: &u32| origins.iter().all(|o| !taken[usize::from(o ^ *d as u16)]);
            let found = (0..1_u32 << self.slot_bits).find(free)? as u16;
            self.displacements[*bucket] = found;
            for origin in origins {
                taken[usize::from(origin ^ found)] = true;
            }
        }
        Some(self)
    }

    /// The slot of a multiset.
    pub fn slot(&self, key: u64) -> usize {
        usize::from(self.origin(key) ^ self.displacements[self.bucket(key)])
    }

    /// A table with a value for each multiset in its slot.
    pub fn table(&self, values: &Best) -> Vec<u16> {
        let mut table = vec![0; 1 << self.slot_bits];
        for (key, value) in values {
            table[self.slot(*key)] = *value;
        }
        table
    }

    /// The hash as Rust source, for hands of `n` cards.
    pub fn source(&self, n: usize) -> String {
        let mut out = String::new();
        let Hash { factor, bucket_bits, slot_bits, .. } = self;
        let _ = writeln!(
            out,
            "pub(crate) const HASH{n}: Hash = Hash {{ factor: {factor}, bucket_shift: {}, \
             slot_shift: {}, slot_mask: {} }};",
            64 - bucket_bits,
            64 - bucket_bits - slot_bits,
            (1_u32 << slot_bits) - 1
        );
        super::write::table(&mut out, &format!("DISPLACE{n}"), "u16", &self.displacements);
        out
    }
}
