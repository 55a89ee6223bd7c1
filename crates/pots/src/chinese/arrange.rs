//! Setting a whole hand: the best back, then the best middle, then the best front.
//!
//! It is simple play and never fouls. A back that takes the best five cards leaves a middle that
//! cannot outrank it, and the best middle of what is left outranks every front left over.

use super::Rows;
use cards::Card;
use hands::{High, front, high};

/// Sets thirteen cards, or the best thirteen of fourteen, in the order of 13-Card: equal sets are
/// in order. Nothing for another number of cards.
///
/// ```
/// let cards = cards::parse_cards("Ac Ad Ah 9s 9d 8c 8d 5h 5s Kc Qd Jh 2s").unwrap();
/// let rows = pots::chinese::arrange(&cards).unwrap();
/// assert_eq!(rows.to_string(), "Qd Jh 2s / 8c 8d 5h 5s Kc / Ac Ad Ah 9s 9d");
/// ```
#[must_use]
pub fn arrange(cards: &[Card]) -> Option<Rows> {
    set(cards, |middle, back| middle <= back)
}

/// As [`arrange`], with the back above the middle as Face-Up Chinese Poker wants it.
#[must_use]
pub fn arrange_strictly(cards: &[Card]) -> Option<Rows> {
    set(cards, |middle, back| middle < back)
}

fn set(cards: &[Card], in_order: fn(High, High) -> bool) -> Option<Rows> {
    if !(13..=14).contains(&cards.len()) {
        return None;
    }
    let mut backs: Vec<(High, [usize; 5])> = fives(cards).collect();
    // Stable: of equal backs the one of the earlier cards.
    backs.sort_by_key(|(back, _)| std::cmp::Reverse(*back));
    // The first back serves but where the best middle only equals it.
    backs.into_iter().find_map(|(back, taken)| {
        let rest = without(cards, &taken);
        let middles = fives(&rest).filter(|(middle, _)| in_order(*middle, back));
        let settings = middles.filter_map(|(middle, second)| {
            let last = without(&rest, &second);
            let fronts = threes(&last).into_iter().map(|three| (front(&three), three));
            let best = fronts.filter(|(front, _)| front.is_under(middle));
            let (front, three) = best.max_by_key(|(front, _)| *front)?;
            Some(((middle, front), second, three))
        });
        let (_, second, three) = settings.max_by_key(|(worth, ..)| *worth)?;
        Rows::of(&three, &second.map(|i| rest[i]), &taken.map(|i| cards[i]))
    })
}

/// All ways to take five cards.
fn fives(cards: &[Card]) -> impl Iterator<Item = (High, [usize; 5])> + '_ {
    let n = cards.len();
    (0..n).flat_map(move |a| {
        (a + 1..n).flat_map(move |b| {
            (b + 1..n).flat_map(move |c| {
                (c + 1..n).flat_map(move |d| {
                    (d + 1..n).map(move |e| {
                        let taken = [a, b, c, d, e];
                        (high(&taken.map(|i| cards[i])), taken)
                    })
                })
            })
        })
    })
}

fn without(cards: &[Card], taken: &[usize]) -> Vec<Card> {
    let left = cards.iter().enumerate().filter(|(i, _)| !taken.contains(i));
    left.map(|(_, card)| *card).collect()
}

/// Three cards, or all ways to leave one of four.
fn threes(cards: &[Card]) -> Vec<[Card; 3]> {
    match *cards {
        [a, b, c] => vec![[a, b, c]],
        [a, b, c, d] => vec![[a, b, c], [a, b, d], [a, c, d], [b, c, d]],
        _ => Vec::new(),
    }
}
