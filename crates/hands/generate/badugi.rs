//! Badugi: sets of up to four ranks, more cards first, then lower from the highest down.

use super::multiset::RANKS;
use super::write;

/// By the set of ranks, the lowest rank being bit 0: numbered from 1, the worst.
pub fn table(out: &mut String) {
    let sets = || (1..1_u16 << RANKS).filter(|set| set.count_ones() <= 4);
    // Of two sets of one size, the one that is smaller as a number is lower from the top down.
    let mut order: Vec<(u32, std::cmp::Reverse<u16>)> =
        sets().map(|set| (set.count_ones(), std::cmp::Reverse(set))).collect();
    order.sort_unstable();
    let mut table = vec![0_u16; 1 << RANKS];
    for (number, (_, set)) in order.iter().enumerate() {
        table[usize::from(set.0)] = number as u16 + 1;
    }
    write::table(out, "BADUGI", "u16", &table);
}
