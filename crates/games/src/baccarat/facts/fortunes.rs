//! The four opening cards pooled, for 99 Fortunes: the best combination seen from a seat.
//!
//! 30-2899.02(3) and (4). "Suited" means the same card again, rank and suit.

use super::super::Round;
use cards::{Card, Rank};
use table::{Facts, Seat};

/// The best combination, from high to low; what each pay table makes of it is the table's matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub enum Fortunes {
    /// Four identical cards whose rank is the bettor's seat number.
    SuitedQuadsMatched,
    /// Four identical cards.
    SuitedQuads,
    /// Four of one rank.
    Quads,
    /// Three identical cards.
    SuitedTrips,
    /// Three of one rank, of which two may be identical.
    Trips,
    /// Two pairs, at least one of identical cards.
    TwoPairSuited,
    /// Two pairs, none of identical cards.
    TwoPair,
    /// Two identical cards.
    SuitedPair,
    /// Nothing that any table pays.
    Nothing,
}

impl Fortunes {
    const ALL: [Fortunes; 9] = [
        Fortunes::SuitedQuadsMatched,
        Fortunes::SuitedQuads,
        Fortunes::Quads,
        Fortunes::SuitedTrips,
        Fortunes::Trips,
        Fortunes::TwoPairSuited,
        Fortunes::TwoPair,
        Fortunes::SuitedPair,
        Fortunes::Nothing,
    ];

    /// Read off a round, once each hand shows two cards.
    #[must_use]
    pub fn of(round: &Round, seat: Seat) -> Option<Fortunes> {
        let ([p1, p2, ..], [b1, b2, ..]) =
            (round.player.cards.cards(), round.banker.cards.cards())
        else {
            return None;
        };
        Some(Fortunes::of_cards([*p1, *p2, *b1, *b2], seat))
    }

    /// The best combination of four cards for a seat.
    #[must_use]
    pub fn of_cards(cards: [Card; 4], seat: Seat) -> Fortunes {
        const PAIRS: [(usize, usize); 6] = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)];
        let like = |same: fn(Card, Card) -> bool| {
            PAIRS.iter().filter(|(i, j)| same(cards[*i], cards[*j])).count()
        };
        // Of six comparisons, four of a kind make 6, three of a kind 3, two pairs 2, a pair 1.
        let ranks = like(|one, other| one.rank() == other.rank());
        let same = like(|one, other| one == other);
        match (ranks, same) {
            (6, 6) if seat_rank(seat) == Some(cards[0].rank()) => Fortunes::SuitedQuadsMatched,
            (6, 6) => Fortunes::SuitedQuads,
            (6, _) => Fortunes::Quads,
            (3, 3) => Fortunes::SuitedTrips,
            (3, _) => Fortunes::Trips,
            (2, 0) => Fortunes::TwoPair,
            (2, _) => Fortunes::TwoPairSuited,
            (_, 1) => Fortunes::SuitedPair,
            _ => Fortunes::Nothing,
        }
    }
}

/// 30-2899.02(4): ace for seat 1, then the seat's own number up to 10; there is no seat 4.
fn seat_rank(seat: Seat) -> Option<Rank> {
    let matching = |rank: &Rank| rank.pips() == Some(seat.n()) && *rank != Rank::Four;
    Rank::ALL.into_iter().find(matching)
}

impl Facts for Fortunes {
    const CLASSES: usize = 9;
    const NAME: &'static str = "fortunes";

    fn index(self) -> usize {
        self as usize
    }

    fn from_index(index: usize) -> Option<Fortunes> {
        Fortunes::ALL.get(index).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn best(text: &str, seat: u8) -> Fortunes {
        let cards: Vec<Card> = cards::parse_cards(text).expect("cards");
        let seat = Seat::new(seat).expect("a seat");
        Fortunes::of_cards([cards[0], cards[1], cards[2], cards[3]], seat)
    }

    #[test]
    fn combinations_from_high_to_low() {
        assert_eq!(best("2s 2s 2s 2s", 2), Fortunes::SuitedQuadsMatched);
        assert_eq!(best("2s 2s 2s 2s", 3), Fortunes::SuitedQuads);
        assert_eq!(best("2s 2s 2s 2h", 2), Fortunes::Quads);
        assert_eq!(best("2s 2s 2s 3s", 2), Fortunes::SuitedTrips);
        assert_eq!(best("2s 2s 2h 3s", 2), Fortunes::Trips);
        assert_eq!(best("2s 3s 2h 3s", 2), Fortunes::TwoPairSuited);
        assert_eq!(best("2s 3s 2h 3h", 2), Fortunes::TwoPair);
        assert_eq!(best("2s 3s 2s 4h", 2), Fortunes::SuitedPair);
        assert_eq!(best("2s 3s 2h 4h", 2), Fortunes::Nothing);
    }

    #[test]
    fn seats_one_to_ten_but_four_match_a_rank() {
        let matched: Vec<u8> = (1..=16)
            .filter(|&seat| {
                Rank::ALL.iter().any(|rank| {
                    let card = format!("{0}s {0}s {0}s {0}s", rank.letter());
                    best(&card, seat) == Fortunes::SuitedQuadsMatched
                })
            })
            .collect();
        assert_eq!(matched, [1, 2, 3, 5, 6, 7, 8, 9, 10]);
        assert_eq!(best("As As As As", 1), Fortunes::SuitedQuadsMatched);
        assert_eq!(best("Ts Ts Ts Ts", 10), Fortunes::SuitedQuadsMatched);
    }
}
