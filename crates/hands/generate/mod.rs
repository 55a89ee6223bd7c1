//! The program that makes the tables.
//!
//! A hand of `n` cards is first looked at without its suits: a *multiset* of ranks, written as
//! one number with three bits for the count of each rank. A perfect hash takes each multiset of a
//! size to a slot of its own; each ranking then has one table of that many slots. Suits matter to
//! a flush alone, which is found by the set of its ranks: of high hands in the same table, in the
//! slot of that number; of other rankings in a table of its own.

mod badugi;
mod front;
mod hash;
mod high;
mod low;
mod mexican;
mod multiset;
mod wild;
mod write;

use hash::{Buckets, Hash, Numbers};
use std::collections::HashMap;

/// The best five of every multiset of one size, by its key.
type Best = HashMap<u64, u16>;

/// The best of hands one card larger: leave out each card in turn.
fn grow(sets: &[Vec<u8>], smaller: &Best) -> Best {
    let best = |set: &Vec<u8>| {
        let key = multiset::key(set);
        let held = (0..set.len()).filter(|rank| set[*rank] > 0);
        let best = held.filter_map(|rank| smaller.get(&(key - (1 << (3 * rank))))).max();
        (key, best.copied().unwrap_or_default())
    };
    sets.iter().map(best).collect()
}

/// Sizes of hands, and the bits of their slots.
const SIZES: [(usize, u32); 4] = [(4, 12), (5, 13), (6, 15), (7, 16)];

/// The first numbers of ranks under which every size of hand has a perfect hash.
fn hashes() -> (Numbers, Vec<Hash>) {
    let sets = SIZES.map(|(n, bits)| (n as u32, bits, multiset::all(n)));
    let found = (0..).find_map(|seed| {
        let numbers = Numbers::new(seed);
        // Small sizes are soon known not to be, and slots are sought only where buckets will do.
        let buckets: Vec<Buckets> = sets
            .iter()
            .map(|(n, bits, sets)| Buckets::new(numbers, sets, *bits, *n))
            .collect::<Option<_>>()?;
        let hashes = buckets.into_iter().map(Buckets::place).collect::<Option<_>>()?;
        Some((numbers, hashes))
    });
    found.unwrap_or_else(|| (Numbers::new(0), Vec::new()))
}

/// Four ranks with the joker of lowball, ace to five and deuce to seven.
fn low_jokers(out: &mut String, ranking: &high::Ranking, ace_five: &low::Lows, hash: &Hash) {
    let four = multiset::sorted(4);
    let by_key = |value: &dyn Fn(&[usize]) -> u16| -> Best {
        four.iter().map(|list| (multiset::key(&multiset::of(list)), value(list))).collect()
    };
    let ace = by_key(&|list| ace_five.number(&low::with_joker(list, low::from_the_ace())));
    let deuce = by_key(&|list| ranking.deuce(&low::with_joker(list, 0..multiset::RANKS)));
    write::table(out, "ACE_FIVE_JOKER4", "u16", &hash.table(&ace));
    write::table(out, "DEUCE_SEVEN_JOKER4", "u16", &hash.table(&deuce));
}

/// All tables, as Rust source; and as bytes, by the names of their files, what is read from high
/// hands of all sizes, and Omaha's table, which is large for a source.
pub fn tables() -> (String, [(&'static str, Vec<u8>); 2]) {
    let mut out = String::new();
    let (numbers, hashes) = hashes();
    out.push_str(&numbers.source());
    let (ranking, short, mexican) = (high::standard(), high::short(), mexican::ranking());
    let (ace_five, deuce_six, regular) = (low::ace_to_five(), low::deuce_to_six(), low::regular());
    let (fives, flushes) = (multiset::all(5), ranking.flushes());
    let of_five = |value: &dyn Fn(&[u8]) -> u16| -> Best {
        fives.iter().map(|set| (multiset::key(set), value(set))).collect()
    };
    // Rankings, and for how many cards besides five and seven each is wanted.
    let mut best = [
        ("HIGH", of_five(&|set| ranking.best(set)), [6].as_slice()),
        ("SHORT", of_five(&|set| short.best(set)), &[6]),
        ("ACE_FIVE", of_five(&|set| ace_five.number(set)), &[6]),
        ("DEUCE_SEVEN", of_five(&|set| ranking.deuce(set)), &[]),
        ("DEUCE_SIX", of_five(&|set| deuce_six.number(set)), &[]),
        ("REGULAR", of_five(&|set| regular.number(set)), &[]),
    ];
    let mut jokers = [Best::new(), Best::new()];
    let mut high = Vec::new();
    for ((n, _), hash) in SIZES.into_iter().zip(&hashes) {
        hash.write(&mut out, &mut high, n);
        if n == 4 {
            jokers = wild::tables(&mut out, &ranking, hash);
            mexican::four(&mut out, &mexican, hash);
            low_jokers(&mut out, &ranking, &ace_five, hash);
            continue;
        }
        let sets = multiset::all(n);
        for (name, best, more) in &mut best {
            if n > 5 {
                *best = grow(&sets, best);
            }
            if n != 6 || more.contains(&n) {
                let mut table = hash.table(best);
                if *name == "HIGH" {
                    hash.suited(&mut table, &flushes);
                    write::beside(&mut out, &mut high, n, &table);
                    continue;
                }
                write::table(&mut out, &format!("{name}{n}"), "u16", &table);
            }
        }
        if n == 5 {
            mexican::five(&mut out, &mexican, hash);
        }
        if n < 7 {
            jokers = wild::grow(&sets, &jokers, &best[0].1);
        }
        if n == 6 {
            write::table(&mut out, "WILD6", "u16", &hash.table(&jokers[0]));
            write::table(&mut out, "BUG6", "u16", &hash.table(&jokers[1]));
        }
    }
    write::table(&mut out, "SHORT_FLUSH", "u16", &short.flushes());
    write::table(&mut out, "DEUCE_FLUSH", "u16", &ranking.deuce_flushes());
    ranking.categories(&mut out, "HIGH");
    short.categories(&mut out, "SHORT");
    // Boards are hands of five: the second size.
    let omaha = multiset::omaha(&mut out, &ranking, &hashes[1]);
    multiset::three(&mut out);
    front::tables(&mut out, &ranking);
    low::omaha(&mut out, &ace_five);
    badugi::table(&mut out);
    write::bytes(&mut out, "HIGH_BYTES", "high.bin", high.len());
    write::bytes(&mut out, "OMAHA", "omaha.bin", omaha.len());
    (out, [("high.bin", high), ("omaha.bin", omaha)])
}
