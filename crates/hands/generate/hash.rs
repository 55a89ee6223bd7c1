//! A perfect hash of multisets: add up a number for each rank, and displace by a small table.
//!
//! A number has 64 bits, of which those between are left for the suits. The lowest 16 bits of the
//! sum name a bucket, the highest a slot; each bucket has a displacement that brings its multisets
//! to slots nobody else has. Buckets are placed the fullest first.

use super::multiset::{self, RANKS};
use super::{Best, write};
use std::fmt::Write as _;

/// Above the lowest bits of all numbers: seven cards have less than seven times as many buckets.
/// With 800 the first hundred seeds fail; with 910 one is soon found.
const BUCKETS: u64 = 910;

/// The number of each rank.
#[derive(Clone, Copy)]
pub struct Numbers([u64; RANKS]);

impl Numbers {
    /// Slots from a seed, by the generator that is called splitmix; buckets near both ends, each
    /// two and a half times as far from its end as the one before: few sums fall together.
    pub fn new(seed: u64) -> Numbers {
        let mut state = seed;
        Numbers(std::array::from_fn(|rank| {
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mixed = (state ^ state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
            let near = 5_u64.pow(rank as u32 / 2) >> (rank / 2);
            let bucket = if rank % 2 == 0 { near } else { BUCKETS - near };
            (mixed ^ mixed >> 31) >> 48 << 48 | bucket
        }))
    }

    /// The sum of a multiset, given by its key.
    fn sum(&self, key: u64) -> u64 {
        let count = |rank: usize| key >> (3 * rank) & 7;
        let of = |rank: usize| self.0[rank].wrapping_mul(count(rank));
        (0..RANKS).fold(0, |sum, rank| sum.wrapping_add(of(rank)))
    }

    /// As Rust source.
    pub fn source(&self) -> String {
        let mut out = String::new();
        write::table(&mut out, "RANK_KEYS", "u64", &self.0);
        out
    }
}

/// Multisets in buckets, each by the slot it has before it is displaced.
pub struct Buckets {
    numbers: Numbers,
    cards: u32,
    slot_bits: u32,
    origins: Vec<Vec<u16>>,
}

impl Buckets {
    /// The buckets of these multisets of so many cards, for `2^slot_bits` slots; nothing if two
    /// of them have one bucket and one slot.
    pub fn new(numbers: Numbers, sets: &[Vec<u8>], slot_bits: u32, cards: u32) -> Option<Buckets> {
        let mut origins = Vec::new();
        for set in sets {
            let sum = numbers.sum(multiset::key(set));
            let (bucket, slot) = split(sum, slot_bits);
            if origins.len() <= bucket {
                origins.resize(bucket + 1, Vec::new());
            }
            if origins[bucket].contains(&slot) {
                return None;
            }
            origins[bucket].push(slot);
        }
        Some(Buckets { numbers, cards, slot_bits, origins })
    }

    /// Displaces each bucket to slots of its own, the fullest first. The slots that are numbered
    /// as sets of five or more ranks stay free: there flushes are.
    pub fn place(self) -> Option<Hash> {
        let mut taken = vec![false; 1 << self.slot_bits];
        flushes(self.cards).for_each(|set| taken[set] = true);
        let mut displacements = vec![0; self.origins.len()];
        let mut order: Vec<usize> = (0..self.origins.len()).collect();
        order.sort_by_key(|bucket| std::cmp::Reverse(self.origins[*bucket].len()));
        for bucket in order {
            let origins = &self.origins[bucket];
            let free = |d: &u32| origins.iter().all(|o| !taken[usize::from(o ^ *d as u16)]);
            let found = (0..1_u32 << self.slot_bits).find(free)? as u16;
            displacements[bucket] = found;
            for origin in origins {
                taken[usize::from(origin ^ found)] = true;
            }
        }
        let Buckets { numbers, cards, slot_bits, .. } = self;
        Some(Hash { numbers, cards, slot_bits, displacements })
    }
}

/// Sets of ranks that so many cards hold in a suit of a flush.
fn flushes(cards: u32) -> impl Iterator<Item = usize> {
    (0..1_usize << RANKS).filter(move |set| (5..=cards).contains(&set.count_ones()))
}

/// The bucket of a sum, and its slot before it is displaced.
fn split(sum: u64, slot_bits: u32) -> (usize, u16) {
    (usize::from(sum as u16), (sum >> (64 - slot_bits)) as u16)
}

/// A slot of its own for every multiset of one size.
pub struct Hash {
    numbers: Numbers,
    cards: u32,
    slot_bits: u32,
    displacements: Vec<u16>,
}

impl Hash {
    /// How many slots there are.
    pub fn slots(&self) -> usize {
        1 << self.slot_bits
    }

    /// The slot of a multiset.
    pub fn slot(&self, key: u64) -> usize {
        let (bucket, origin) = split(self.numbers.sum(key), self.slot_bits);
        usize::from(origin ^ self.displacements[bucket])
    }

    /// A table with a value for each multiset in its slot.
    pub fn table(&self, values: &Best) -> Vec<u16> {
        let mut table = vec![0; 1 << self.slot_bits];
        for (key, value) in values {
            table[self.slot(*key)] = *value;
        }
        table
    }

    /// Puts the value of each flush to the number of its set.
    pub fn suited(&self, table: &mut [u16], values: &[u16]) {
        flushes(self.cards).for_each(|set| table[set] = values[set]);
    }

    /// Adds the displacements to the bytes that are read, and to the source where they are, for
    /// hands of `n` cards: each is the highest of eight bytes, whatever the lower ones are.
    pub fn write(&self, out: &mut String, bytes: &mut Vec<u8>, n: usize) {
        bytes.resize(bytes.len().max(6), 0);
        let (at, shift) = (bytes.len() - 6, 64 - self.slot_bits);
        let _ = writeln!(
            out,
            "pub(crate) const HASH{n}: Hash = Hash {{ displaced: {at}, shift: {shift} }};"
        );
        let highest = self.displacements.iter().map(|d| d << (16 - self.slot_bits));
        bytes.extend(highest.flat_map(u16::to_le_bytes));
    }
}
