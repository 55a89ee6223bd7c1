//! Exact counts of wagers on the first cards of twenty-one: every ordered draw with its weight.

use crate::Census;
use cards::{Card, Pack, Rank};
use games::twenty_one::{Insured, Match, Pair, Three};
use table::Facts;

/// The census of a reading of first cards; none where it is no such reading.
///
/// ```
/// use cards::Pack;
/// let census = odds::first_cards_census("pair", &Pack::decks(6)).expect("a reading");
/// // Of 312 times 311 ordered pairs, 312 times 23 are of one rank.
/// assert_eq!(census.total(), 312 * 311);
/// assert_eq!(census.counts()[..3].iter().sum::<u128>(), 312 * 23);
/// ```
#[must_use]
pub fn first_cards_census(reading: &str, pack: &Pack) -> Option<Census> {
    match reading {
        Pair::NAME => Some(twos(pack, Pair::of)),
        Match::NAME => Some(twos(pack, Match::of)),
        Three::NAME => Some(threes(pack)),
        _ => None,
    }
}

/// How insurance of a blackjack ends in Great Britain, where it may be made: of all deals in which
/// an ace and a ten meet a dealer's ace, those whose next card counts ten.
///
/// ```
/// use cards::Pack;
/// let census = odds::insurance_census(&Pack::decks(6));
/// // 309 cards are left, of which 95 count ten: 2 to 1 is paid on 95 and 214 lose.
/// assert_eq!(census.counts()[3] * 309, census.total() * 95);
/// ```
#[must_use]
pub fn insurance_census(pack: &Pack) -> Census {
    let of = |held: fn(Rank) -> bool| -> u128 {
        let cards = Card::all().filter(|card| held(card.rank()));
        cards.map(|card| u128::from(pack.count(card))).sum()
    };
    let aces = of(|rank| rank == Rank::Ace);
    let tens = of(|rank| rank.pips().is_none_or(|pips| pips == 10));
    let cards = of(|_| true);
    // The hand in both orders, then the dealer's ace.
    let dealt = 2 * aces * tens * aces.saturating_sub(1);
    let next = tens.saturating_sub(1);
    let mut census = Census::new(Insured::CLASSES);
    census.add(Insured { dealer: true, own: true }.index(), dealt * next);
    let other = cards.saturating_sub(3).saturating_sub(next);
    census.add(Insured { dealer: false, own: true }.index(), dealt * other);
    census
}

/// Ordered pairs of natural cards.
fn twos<F: Facts>(pack: &Pack, of: fn([Card; 2]) -> F) -> Census {
    let mut census = Census::new(F::CLASSES);
    for one in Card::all() {
        for other in Card::all() {
            let copies = pack.count(other).saturating_sub(u16::from(one == other));
            let weight = u128::from(pack.count(one)) * u128::from(copies);
            census.add(of([one, other]).index(), weight);
        }
    }
    census
}

/// Ordered triples: two cards of the hand, then the dealer's.
fn threes(pack: &Pack) -> Census {
    let mut census = Census::new(Three::CLASSES);
    for one in Card::all() {
        let mut left = *pack;
        if left.take(one).is_err() {
            continue;
        }
        for other in Card::all() {
            let mut rest = left;
            if rest.take(other).is_err() {
                continue;
            }
            let two = u128::from(pack.count(one)) * u128::from(left.count(other));
            for third in Card::all() {
                let weight = two * u128::from(rest.count(third));
                census.add(Three::of([one, other, third]).index(), weight);
            }
        }
    }
    census
}
