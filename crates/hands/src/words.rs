//! What players call a hand: "two pair, nines and fours", "8-6 low", "badugi 7-5-3-2".
//!
//! ```
//! use hands::{high, words};
//! let five = cards::parse_cards("9h 9c 4d 4s Kh").unwrap().try_into().unwrap();
//! assert_eq!(words::high(&five, high(&five).category()), "two pair, nines and fours");
//! assert_eq!(words::low(&five, words::Ace::Low), "low with two pair, nines and fours");
//! ```

use crate::Category;
use cards::{Card, Rank};

/// Where the ace stands among the ranks of a low.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ace {
    /// Above the king.
    High,
    /// Below the deuce.
    Low,
}

/// Five cards of that kind; what is wild in them stands for a card already.
#[must_use]
pub fn high(five: &[Card; 5], kind: Category) -> String {
    named(five, kind)
}

/// A front of Chinese poker: three of a kind, a pair or neither.
#[must_use]
pub fn front(three: &[Card; 3]) -> String {
    named(three, crate::front(three).category())
}

/// A low of which straights and flushes do not count.
#[must_use]
pub fn low(five: &[Card; 5], ace: Ace) -> String {
    match alike(five) {
        Category::HighCard => {
            let ranks = falling(five, ace);
            format!("{}-{} low", figure(ranks[0]), figure(ranks[1]))
        }
        kind @ (Category::Pair | Category::FullHouse) => {
            format!("low with a {}", named(five, kind))
        }
        kind => format!("low with {}", named(five, kind)),
    }
}

/// A low of which straights and flushes count against it and the ace is high.
#[must_use]
pub fn deuce_to_seven(five: &[Card; 5]) -> String {
    let kind = crate::high(five).category();
    let ranks = falling(five, Ace::High);
    // 5-4-3-2-A is no run where the ace is high.
    let wheel = ranks[..2] == [Rank::Ace, Rank::Five] && kind == Category::Straight;
    match kind {
        Category::Straight | Category::Flush | Category::StraightFlush | Category::RoyalFlush
            if !wheel =>
        {
            format!("low with a {}", named(five, kind))
        }
        _ => low(five, Ace::High),
    }
}

/// One to four cards of different ranks and suits.
#[must_use]
pub fn badugi(cards: &[Card], ace: Ace) -> String {
    let ranks: Vec<String> = falling(cards, ace).into_iter().map(figure).collect();
    let size = match cards.len() {
        4 => "badugi",
        3 => "three cards",
        2 => "two cards",
        _ => "one card",
    };
    format!("{size} {}", ranks.join("-"))
}

/// A rank as it is spoken: `nine`.
#[must_use]
pub const fn rank(rank: Rank) -> &'static str {
    match rank {
        Rank::Two => "deuce",
        Rank::Three => "three",
        Rank::Four => "four",
        Rank::Five => "five",
        Rank::Six => "six",
        Rank::Seven => "seven",
        Rank::Eight => "eight",
        Rank::Nine => "nine",
        Rank::Ten => "ten",
        Rank::Jack => "jack",
        Rank::Queen => "queen",
        Rank::King => "king",
        Rank::Ace => "ace",
    }
}

/// Several of a rank: `sixes`.
#[must_use]
pub fn ranks(of: Rank) -> String {
    let end = if of == Rank::Six { "es" } else { "s" };
    format!("{}{end}", rank(of))
}

fn figure(rank: Rank) -> String {
    if rank == Rank::Ten { "10".into() } else { rank.letter().to_string() }
}

fn named(cards: &[Card], kind: Category) -> String {
    let groups = groups(cards);
    let of = |n: usize| groups.get(n).map_or_else(String::new, |(_, rank)| ranks(*rank));
    let first = |rule: fn(&[Card]) -> Option<Rank>| rule(cards).map_or("", rank);
    match kind {
        Category::HighCard => format!("{} high", first(highest)),
        Category::Pair => format!("pair of {}", of(0)),
        Category::TwoPair => format!("two pair, {} and {}", of(0), of(1)),
        Category::FullHouse => format!("full house, {} over {}", of(0), of(1)),
        Category::ThreeOfAKind | Category::FourOfAKind | Category::FiveOfAKind => {
            format!("{}, {}", kind.name(), of(0))
        }
        Category::Straight | Category::StraightFlush => {
            format!("{}, {} high", kind.name(), first(top_of_run))
        }
        Category::Flush => format!("flush, {} high", first(highest)),
        Category::RoyalFlush => kind.name().into(),
    }
}

/// Ranks with how many there are of each, the most and then the highest first.
fn groups(cards: &[Card]) -> Vec<(usize, Rank)> {
    let count = |rank: Rank| cards.iter().filter(|card| card.rank() == rank).count();
    let mut groups: Vec<(usize, Rank)> =
        Rank::ALL.into_iter().map(|rank| (count(rank), rank)).filter(|(n, _)| *n > 0).collect();
    groups.sort_by_key(|(n, rank)| std::cmp::Reverse((*n, *rank as u8)));
    groups
}

/// What the ranks alone make.
fn alike(five: &[Card; 5]) -> Category {
    let sizes: Vec<usize> = groups(five).into_iter().map(|(n, _)| n).collect();
    match sizes[..] {
        [4, ..] => Category::FourOfAKind,
        [3, 2] => Category::FullHouse,
        [3, ..] => Category::ThreeOfAKind,
        [2, 2, ..] => Category::TwoPair,
        [2, ..] => Category::Pair,
        _ => Category::HighCard,
    }
}

fn highest(cards: &[Card]) -> Option<Rank> {
    cards.iter().map(|card| card.rank()).max_by_key(|rank| *rank as u8)
}

/// The top of a run: an ace ends it, unless no king stands beside it.
fn top_of_run(cards: &[Card]) -> Option<Rank> {
    let ranks = falling(cards, Ace::High);
    match ranks[..] {
        [Rank::Ace, Rank::King, ..] => Some(Rank::Ace),
        [Rank::Ace, next, ..] => Some(next),
        _ => ranks.first().copied(),
    }
}

fn falling(cards: &[Card], ace: Ace) -> Vec<Rank> {
    let place = |rank: Rank| match (rank, ace) {
        (Rank::Ace, Ace::Low) => 0,
        (rank, _) => rank as u8 + 1,
    };
    let mut ranks: Vec<Rank> = cards.iter().map(|card| card.rank()).collect();
    ranks.sort_by_key(|rank| std::cmp::Reverse(place(*rank)));
    ranks
}
