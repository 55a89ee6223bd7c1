//! Wagers on the first cards of twenty-one: exact counts against arithmetic of another kind.

use cards::Pack;
use odds::{Exact, first_cards_census};

fn part(count: u128, total: u128) -> Exact {
    Exact::part(count, total)
}

/// Ways to choose two of n.
fn two(n: u128) -> u128 {
    n * (n - 1) / 2
}

/// Ways to choose three of n.
fn three(n: u128) -> u128 {
    n * (n - 1) * (n - 2) / 6
}

/// How often each class of a reading comes, with so many decks.
fn shares(reading: &str, decks: u16) -> Vec<Exact> {
    let census = first_cards_census(reading, &Pack::decks(decks)).expect("a reading");
    census.counts().iter().map(|count| part(*count, census.total())).collect()
}

#[test]
fn pairs_are_as_many_as_their_copies() {
    for decks in 1..=12_u16 {
        let d = u128::from(decks);
        let all = two(52 * d);
        // Perfect: two of the copies of one card. Coloured: one of each of two cards of a colour.
        let perfect = part(52 * two(d), all);
        let coloured = part(13 * 2 * d * d, all);
        let mixed = part(13 * 4 * d * d, all);
        assert_eq!(shares("pair", decks)[..3], [perfect, coloured, mixed], "{decks}");
    }
}

#[test]
fn royal_matches_are_as_many_as_their_copies() {
    for decks in [4, 6_u16] {
        let d = u128::from(decks);
        let all = two(52 * d);
        let royal = part(4 * d * d, all);
        let pair = part(52 * two(d), all);
        // Thirteen neighbours in a suit, an ace being next to both ends; one of them is K-Q.
        let run = part(4 * 12 * d * d, all);
        let suited = part(4 * (two(13 * d) - 13 * two(d) - 13 * d * d), all);
        assert_eq!(shares("royal match", decks)[..4], [royal, pair, run, suited], "{decks}");
    }
}

#[test]
fn three_cards_are_as_many_as_their_copies() {
    for decks in [4, 6_u16] {
        let d = u128::from(decks);
        let all = three(52 * d);
        // Twelve runs: A-2-3 to Q-K-A.
        let straight_flush = part(12 * 4 * d * d * d, all);
        let kind = part(13 * three(4 * d), all);
        let straight = part(12 * (64 - 4) * d * d * d, all);
        let flush = part(4 * (three(13 * d) - 13 * three(d) - 12 * d * d * d), all);
        let expected = [straight_flush, kind, straight, flush];
        assert_eq!(shares("first three cards", decks)[..4], expected, "{decks}");
    }
}
