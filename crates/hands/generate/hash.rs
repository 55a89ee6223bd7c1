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

/// Multisets in buckets, each by the slot it has before it is displaced.
pub struct Buckets {
    numbers: Numbers,
    cards: u32,
    bits: u32,
    slot_bits: u32,
    origins: Vec<Vec<u16>>,
}

impl Buckets {
    /// The buckets of these multisets of so many cards, for `2^slot_bits` slots; nothing if two
    /// of them have one bucket and one slot.
    pub fn new(numbers: Numbers, sets: &[Vec<u8>], slot_bits: u32, cards: u32) -> Option<Buckets> {
        let bits = (sets.len() / PER_BUCKET).next_power_of_two().ilog2();
        let mut origins = vec![Vec::new(); 1 << bits];
        for set in sets {
            let sum = numbers.sum(multiset::key(set));
            let (bucket, slot) = split(sum, bits, slot_bits);
            if origins[bucket].contains(&slot) {
                return None;
            }
            origins[bucket].push(slot);
        }
        Some(Buckets { numbers, cards, bits, slot_bits, origins })
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
        let Buckets { numbers, cards, bits, slot_bits, .. } = self;
        Some(Hash { numbers, cards, bucket_bits: bits, slot_bits, displacements })
    }
}

/// Sets of ranks that so many cards hold in a suit of a flush.
fn flushes(cards: u32) -> impl Iterator<Item = usize> {
    (0..1_usize << RANKS).filter(move |set| (5..=cards).contains(&set.count_ones()))
}

/// The bucket of a sum, and its slot before it is displaced.
fn split(sum: u32, bucket_bits: u32, slot_bits: u32) -> (usize, u16) {
    ((sum >> (32 - bucket_bits)) as usize, (sum & ((1 << slot_bits) - 1)) as u16)
}

/// A slot of its own for every multiset of one size.
pub struct Hash {
    numbers: Numbers,
    cards: u32,
    bucket_bits: u32,
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
        let (bucket, origin) = split(self.numbers.sum(key), self.bucket_bits, self.slot_bits);
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

    /// The hash as Rust source, for hands of `n` cards.
    pub fn source(&self, n: usize) -> String {
        let mut out = String::new();
        let _ = writeln!(
            out,
            "pub(crate) const HASH{n}: Hash = Hash {{ bucket_shift: {}, slot_mask: {} }};",
            32 - self.bucket_bits,
            (1_u32 << self.slot_bits) - 1
        );
        write::table(&mut out, &format!("DISPLACE{n}"), "u32", &self.displacements);
        out
    }
}
