//! The front of Chinese poker: three cards without straights and flushes.

use super::high::Ranking;
use super::multiset::sorted;
use super::write;

/// The kind as the high order numbers it, then the ranks by weight.
fn value(ranks: &[usize]) -> Vec<u8> {
    let [c, b, a] = [ranks[0] as u8, ranks[1] as u8, ranks[2] as u8];
    match (a == b, b == c) {
        (true, true) => vec![3, a],
        (true, false) => vec![1, a, c],
        (false, true) => vec![1, b, a],
        (false, false) => vec![0, a, b, c],
    }
}

/// By the number of three ranks: the order of the front, from 1, the worst. By that order: the
/// worst five-card hand that outranks it.
pub fn tables(out: &mut String, ranking: &Ranking) {
    let values: Vec<Vec<u8>> = sorted(3).iter().map(|list| value(list)).collect();
    let mut order = values.clone();
    order.sort_unstable();
    let number = |value: &Vec<u8>| order.binary_search(value).unwrap_or_default() as u16 + 1;
    let numbers: Vec<u16> = values.iter().map(number).collect();
    write::table(out, "FRONT", "u16", &numbers);
    let above: Vec<u16> = order.iter().map(|front| ranking.above(front)).collect();
    write::table(out, "FRONT_ABOVE", "u16", &above);
    let first = |kind: u8| order.partition_point(|value| value[0] < kind) as u16 + 1;
    write::table(out, "FRONT_FIRST", "u16", &[first(1), first(3)]);
}
