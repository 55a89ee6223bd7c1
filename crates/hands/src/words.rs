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

#[cfg(test)]
mod tests {
    use super::*;

    fn five(text: &str) -> [Card; 5] {
        cards::parse_cards(text).expect("cards").try_into().expect("five")
    }

    #[test]
    fn high_hands_as_players_say_them() {
        for (cards, name) in [
            ("Ah Kd 9c 4s 2h", "ace high"),
            ("6h 6d 9c 4s 2h", "pair of sixes"),
            ("9h 4d 9c 4s Kh", "two pair, nines and fours"),
            ("2h 2d 2c 4s Kh", "three of a kind, deuces"),
            ("Ah 2d 3c 4s 5h", "straight, five high"),
            ("Ah Kd Qc Js Th", "straight, ace high"),
            ("Kh 9h 7h 4h 2h", "flush, king high"),
            ("Kh Kd Kc 9s 9h", "full house, kings over nines"),
            ("2h 2d 2c 2s 9h", "four of a kind, deuces"),
            ("9h 8h 7h 6h 5h", "straight flush, nine high"),
            ("Ah Kh Qh Jh Th", "royal flush"),
        ] {
            assert_eq!(high(&five(cards), crate::high(&five(cards)).category()), name);
        }
    }

    #[test]
    fn the_lowest_run_of_a_short_deck_ends_at_its_second_card() {
        let run = five("Ah 6d 7c 8s 9h");
        assert_eq!(high(&run, crate::short(&run).category()), "straight, nine high");
        let run = five("4h 5d 6c 7s Jh");
        assert_eq!(high(&run, crate::mexican(&run).category()), "straight, jack high");
    }

    #[test]
    fn lows_by_their_two_highest_cards() {
        assert_eq!(low(&five("8h 6d 4c 3s Ah"), Ace::Low), "8-6 low");
        assert_eq!(low(&five("5h 4h 3h 2h Ah"), Ace::Low), "5-4 low");
        assert_eq!(low(&five("5h 4h 3h 2h Ah"), Ace::High), "A-5 low");
        assert_eq!(low(&five("Th 4d 3h 2h Ah"), Ace::Low), "10-4 low");
        assert_eq!(low(&five("4h 4d 3h 2h Ah"), Ace::Low), "low with a pair of fours");
    }

    #[test]
    fn runs_and_flushes_count_against_deuce_to_seven() {
        assert_eq!(deuce_to_seven(&five("7h 5d 4c 3s 2h")), "7-5 low");
        assert_eq!(deuce_to_seven(&five("7h 5h 4h 3h 2h")), "low with a flush, seven high");
        assert_eq!(deuce_to_seven(&five("6h 5d 4c 3s 2h")), "low with a straight, six high");
        assert_eq!(deuce_to_seven(&five("Ah 5d 4c 3s 2h")), "A-5 low");
    }

    #[test]
    fn badugis_card_by_card() {
        let cards = |text: &str| cards::parse_cards(text).expect("cards");
        assert_eq!(badugi(&cards("2c 7d 5h 3s"), Ace::Low), "badugi 7-5-3-2");
        assert_eq!(badugi(&cards("Ac 7d 5h"), Ace::Low), "three cards 7-5-A");
        assert_eq!(badugi(&cards("Ac 7d 5h"), Ace::High), "three cards A-7-5");
        assert_eq!(badugi(&cards("Tc"), Ace::Low), "one card 10");
    }

    #[test]
    fn fronts() {
        let three = |text: &str| -> [Card; 3] {
            cards::parse_cards(text).expect("cards").try_into().expect("three")
        };
        assert_eq!(front(&three("6c 6d Ah")), "pair of sixes");
        assert_eq!(front(&three("6c 6d 6h")), "three of a kind, sixes");
        assert_eq!(front(&three("2c 3c 4c")), "four high");
    }
}
