//! A perfect hash of multisets: add up a number for each rank, and displace by a small table.
//!
//! The numbers are 32 random bits. The highest bits of their sum name a bucket, the lowest a slot;
//! each bucket has a displacement that brings its multisets to slots nobody else has. Buckets are
//! placed the fullest first.

use super::multiset::{self, RANKS};
use super::{Best, write};
use std::fmt::Write as _;

/// Multisets to a bucket, on average.
const PER_BUCKET: usize = 8;

/// The number of each rank.
#[derive(Clone, Copy)]
pub struct Numbers([u32; RANKS]);

impl Numbers {
    /// Numbers from a seed, by the generator that is called splitmix.
    pub fn new(seed: u64) -> Numbers {
        let mut state = seed;
        Numbers(std::array::from_fn(|_| {
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mixed = (state ^ state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
            (mixed ^ mixed >> 31) as u32
        }))
    }

    /// The sum of a multiset, given by its key.
    fn sum(&self, key: u64) -> u32 {
        let count = |rank: usize| (key >> (3 * rank) & 7) as u32;
        let of = |rank: usize| self.0[rank].wrapping_mul(count(rank));
        (0..RANKS).fold(0, |sum, rank| sum.wrapping_add(of(rank)))
    }

    /// As Rust source.
    pub fn source(&self) -> String {
        let mut out = String::new();
        write::table(&mut out, "RANK_KEYS", "u32", &self.0);
        out
    }
}

pub struct Hash {
    numbers: Numbers,
    bucket_bits: u32,
    slot_bits: u32,
    displacements: Vec<u16>,
}

impl Hash {
    /// A hash for these multisets into `2^slot_bits` slots, if the numbers allow one.
    pub fn find(numbers: Numbers, sets: &[Vec<u8>], slot_bits: u32) -> Option<Hash> {
        let bucket_bits = (sets.len() / PER_BUCKET).next_power_of_two().ilog2();
        Hash { numbers, bucket_bits, slot_bits, displacements: Vec::new() }.place(sets)
    }

    fn bucket(&self, key: u64) -> usize {
        (self.numbers.sum(key) >> (32 - self.bucket_bits)) as usize
    }

    /// The slot before it is displaced.
    fn origin(&self, key: u64) -> u16 {
        (self.numbers.sum(key) & ((1 << self.slot_bits) - 1)) as u16
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

    /// How many slots there are.
    pub fn slots(&self) -> usize {
        1 << self.slot_bits
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
        let _ = writeln!(
            out,
            "pub(crate) const HASH{n}: Hash = Hash {{ bucket_shift: {}, slot_mask: {} }};",
            32 - self.bucket_bits,
            (1_u32 << self.slot_bits) - 1
        );
        write::table(&mut out, &format!("DISPLACE{n}"), "u16", &self.displacements);
        out
    }
}
