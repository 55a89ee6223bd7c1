//! Exact counts of wagers on the first cards of twenty-one: every ordered draw with its weight.

use crate::Census;
use cards::{AnyCard, Card, Pack, Rank};
use games::twenty_one::{Insured, Match, Origin, Pair, Rank as Best, Rules, Three};
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

/// How insurance ends where any hand may be insured against an ace and the hidden card is looked
/// at: of all deals with an ace up, by what both first hands make.
///
/// ```
/// use games::twenty_one::Rules;
/// let pack = cards::Pack::decks(1);
/// let census = odds::insured_census(&pack, &Rules::BLACKJACK_POKER);
/// // Four aces up, any of 51 cards below, 50 and 49 for the hand.
/// assert_eq!(census.total(), 4 * 51 * 50 * 49);
/// ```
#[must_use]
pub fn insured_census(pack: &Pack, rules: &Rules) -> Census {
    let natural = Card::all().map(|card| (AnyCard::from(card), pack.count(card)));
    let joker = std::iter::once((AnyCard::JOKER, pack.jokers()));
    let kinds: Vec<(AnyCard, u16)> = natural.chain(joker).filter(|(_, n)| *n > 0).collect();
    let best = |a: AnyCard, b: AnyCard| rules.made(&[a, b], Origin::Dealt).rank >= Best::Second;
    let row = |a: &(AnyCard, u16)| kinds.iter().map(|b| best(a.0, b.0)).collect();
    let made: Vec<Vec<bool>> = kinds.iter().map(row).collect();
    let mut left: Vec<u128> = kinds.iter().map(|(_, n)| u128::from(*n)).collect();
    let mut census = Census::new(Insured::CLASSES);
    let ace = |card: AnyCard| card.natural().is_some_and(|card| card.rank() == Rank::Ace);
    for up in (0..kinds.len()).filter(|at| ace(kinds[*at].0)) {
        let ups = left[up];
        left[up] -= 1;
        for hidden in 0..kinds.len() {
            let both = ups * left[hidden];
            if both == 0 {
                continue;
            }
            left[hidden] -= 1;
            for (one, owned) in made.iter().enumerate().filter(|(one, _)| left[*one] > 0) {
                for (other, own) in owned.iter().enumerate() {
                    let others = left[other] - u128::from(one == other);
                    let facts = Insured { dealer: made[up][hidden], own: *own };
                    census.add(facts.index(), both * left[one] * others);
                }
            }
            left[hidden] += 1;
        }
        left[up] += 1;
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn insurance_of_any_hand_follows_the_hidden_card() {
        let rules = &Rules::BLACKJACK_POKER;
        let pack = Pack::decks(6);
        let census = insured_census(&pack, rules);
        // By the two cards of the bank alone: any of the 310 and 309 left are the hand's.
        let best = |up: Card, hidden: Card| {
            let two = [AnyCard::from(up), AnyCard::from(hidden)];
            rules.made(&two, Origin::Dealt).rank >= Best::Second
        };
        let mut won = 0;
        for up in Card::all().filter(|card| card.rank() == Rank::Ace) {
            let below = Card::all().filter(|hidden| best(up, *hidden));
            won += 6 * below.map(|hidden| 6 - u128::from(hidden == up)).sum::<u128>();
        }
        let at = |dealer, own| census.counts()[Insured { dealer, own }.index()];
        assert_eq!(at(true, false) + at(true, true), won * 310 * 309);
        assert!(at(true, true) > 0 && at(false, true) > 0);
        assert_eq!(census.total(), 24 * 311 * 310 * 309);
    }
}
