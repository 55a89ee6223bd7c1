//! How good a hand is under each order: a number, larger for the better hand, 0 for none.

use crate::variant::{Award, Need, Ranking, Uses};
use cards::{AnyCard, Card, Rank, Suit};
use hands::Category;

/// At most so many cards make a hand: seven own ones, or own ones and a board.
const MOST: usize = 10;

/// Cards of a player and in the middle, as an award looks at them.
#[derive(Clone, Copy, Debug)]
pub struct Held<'a> {
    /// The own cards.
    pub own: &'a [AnyCard],
    /// The cards in the middle.
    pub board: &'a [AnyCard],
    /// A joker that was dealt face up plays as a bug, not as any card.
    pub joker: Joker,
}

/// How a joker was dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the names say it
pub enum Joker {
    Down,
    Up,
}

/// Natural cards in a row, and how many jokers came with them; nothing when a card is unknown.
#[derive(Clone, Copy)]
struct Row {
    cards: [Card; MOST],
    len: usize,
    jokers: u8,
}

impl Row {
    const EMPTY: Row = Row { cards: [Card::new(Rank::Two, Suit::Clubs); MOST], len: 0, jokers: 0 };

    #[inline]
    fn add(mut self, cards: &[AnyCard]) -> Option<Row> {
        for card in cards {
            match card.natural() {
                Some(card) if self.len < MOST => {
                    self.cards[self.len] = card;
                    self.len += 1;
                }
                None if *card == AnyCard::JOKER => self.jokers += 1,
                _ => return None,
            }
        }
        Some(self)
    }

    /// Exactly so many natural cards.
    #[inline]
    fn exactly<const N: usize>(&self) -> Option<&[Card; N]> {
        if self.len == N { self.cards.first_chunk() } else { None }
    }
}

impl Award {
    /// How good a hand is for this award; 0 when it cannot win, for a card is not known or there
    /// are too few of them.
    #[must_use]
    pub fn number(&self, held: &Held) -> u16 {
        self.evaluate(held).unwrap_or(0)
    }

    /// Whether a hand of that number may win.
    #[must_use]
    pub fn qualifies(&self, number: u16) -> bool {
        number > 0
            && match self.needs {
                Need::Nothing => true,
                Need::Low(pip) => number >= low_of(pip),
                Need::PairOfSixes => number >= pair_of_sixes(),
            }
    }

    /// The number of five cards, from wherever they are.
    pub(crate) fn five(&self, held: &Held) -> Option<u16> {
        rank(self.ranking, &Row::EMPTY.add(held.own)?, held.joker)
    }

    #[inline]
    fn evaluate(&self, held: &Held) -> Option<u16> {
        if held.own.len() + held.board.len() < usize::from(self.cards) {
            return None;
        }
        match self.uses {
            Uses::TwoAndThree(_) => two_and_three(self.ranking, held),
            Uses::Own => rank(self.ranking, &Row::EMPTY.add(held.own)?, held.joker),
            Uses::Any if self.ranking == Ranking::MatchIt => match_it(held),
            Uses::Any => {
                rank(self.ranking, &Row::EMPTY.add(held.own)?.add(held.board)?, held.joker)
            }
        }
    }
}

/// Two of the own cards and three of five in the middle.
fn two_and_three(ranking: Ranking, held: &Held) -> Option<u16> {
    let own = Row::EMPTY.add(held.own)?;
    let board = Row::EMPTY.add(held.board)?;
    let board = board.exactly::<5>()?;
    match (ranking, own.exactly::<4>(), own.exactly::<5>()) {
        (Ranking::High, Some(four), _) => Some(hands::omaha(four, board).number()),
        (Ranking::High, _, Some(five)) => Some(hands::omaha(five, board).number()),
        (Ranking::AceToFive, Some(four), _) => Some(hands::omaha_low(four, board).number()),
        (Ranking::AceToFive, _, Some(five)) => Some(hands::omaha_low(five, board).number()),
        _ => None,
    }
}

#[inline]
fn rank(ranking: Ranking, row: &Row, joker: Joker) -> Option<u16> {
    match ranking {
        Ranking::High => match row.len {
            7 => row.exactly().map(|seven| hands::high7(seven).number()),
            6 => row.exactly().map(|six| hands::high6(six).number()),
            _ => row.exactly().map(|five| hands::high(five).number()),
        },
        Ranking::Short => match row.len {
            7 => row.exactly().map(|seven| hands::short7(seven).number()),
            _ => row.exactly().map(|five| hands::short(five).number()),
        },
        Ranking::Stripped => row.exactly().copied().map(stripped),
        Ranking::Mexican => mexican(row, joker),
        Ranking::AceToFive => match (row.len, row.jokers) {
            (4, 1) => row.exactly().map(|four| hands::ace_to_five_joker(four).number()),
            (7, 0) => row.exactly().map(|seven| hands::ace_to_five7(seven).number()),
            _ => row.exactly().map(|five| hands::ace_to_five(five).number()),
        },
        Ranking::DeuceToSeven => match (row.len, row.jokers) {
            (4, 1) => row.exactly().map(|four| hands::deuce_to_seven_joker(four).number()),
            (7, 0) => row.exactly().map(|seven| hands::deuce_to_seven7(seven).number()),
            _ => row.exactly().map(|five| hands::deuce_to_seven(five).number()),
        },
        Ranking::DeuceToSix => match row.len {
            7 => row.exactly().map(|seven| hands::deuce_to_six7(seven).number()),
            _ => row.exactly().map(|five| hands::deuce_to_six(five).number()),
        },
        Ranking::Regular => match row.len {
            7 => row.exactly().map(|seven| hands::regular7(seven).number()),
            _ => row.exactly().map(|five| hands::regular(five).number()),
        },
        Ranking::Badugi => match row.len {
            4 => row.exactly::<4>().map(|four| hands::badugi(four).number()),
            5 => row.exactly::<5>().map(|five| hands::badugi(five).number()),
            _ => row.exactly::<7>().map(|seven| hands::badugi(seven).number()),
        },
        Ranking::BadugiAceHigh => match row.len {
            4 => row.exactly::<4>().map(|four| hands::badugi_ace_high(four).number()),
            5 => row.exactly::<5>().map(|five| hands::badugi_ace_high(five).number()),
            _ => row.exactly::<7>().map(|seven| hands::badugi_ace_high(seven).number()),
        },
        Ranking::MatchIt => None,
    }
}

/// Five of the 41 cards of Mexican Poker.
fn mexican(row: &Row, joker: Joker) -> Option<u16> {
    let natural = row.exactly::<5>().map(|five| hands::mexican(five).number());
    let with = row.exactly::<4>().filter(|_| row.jokers == 1).map(|four| match joker {
        Joker::Down => hands::mexican_wild(four).number(),
        Joker::Up => hands::mexican_bug(four).number(),
    });
    natural.or(with)
}

/// Five of 32 cards: as high hands, but a flush beats a full house.
fn stripped(five: [Card; 5]) -> u16 {
    let high = hands::high(&five);
    match high.category() {
        // Full houses go down by as many places as there are flushes, flushes up by as many as
        // there are full houses: 1,277 and 156 of the full deck.
        Category::FullHouse => high.number() - 1277,
        Category::Flush => high.number() + 156,
        _ => high.number(),
    }
}

/// Totals of Match-It.
#[derive(Clone, Copy)]
pub(crate) struct Total {
    /// Of the own cards, their aces counted as is best.
    pub(crate) own: i32,
    /// Of the board.
    pub(crate) board: i32,
}

impl Total {
    /// How far apart they are; above is farther than below.
    fn distance(self) -> i32 {
        let over = self.own - self.board;
        if over > 0 { 100 + over } else { -over }
    }
}

/// The totals of three cards and of the board.
pub(crate) fn total(held: &Held) -> Option<Total> {
    let own = *Row::EMPTY.add(held.own)?.exactly::<3>()?;
    let board = *Row::EMPTY.add(held.board)?.exactly::<3>()?;
    let board: i32 = board.iter().map(|card| worth(card.rank())).sum();
    let most: i32 = own.iter().map(|card| worth(card.rank())).sum();
    let aces = own.iter().filter(|card| card.rank() == Rank::Ace).count() as i32;
    let totals = (0..=aces).map(|low| Total { own: most - 10 * low, board });
    totals.min_by_key(|total| total.distance())
}

/// Three cards against the total of the board. An exact match is best, then the closest below,
/// then the closest above; equal totals go by the cards, the highest first.
fn match_it(held: &Held) -> Option<u16> {
    let own = *Row::EMPTY.add(held.own)?.exactly::<3>()?;
    let distance = total(held)?.distance();
    let mut ranks = own.map(|card| card.rank() as u16);
    ranks.sort_unstable_by(|a, b| b.cmp(a));
    let cards = (ranks[0] * 13 + ranks[1]) * 13 + ranks[2];
    let over = if distance >= 100 { distance - 100 } else { -distance };
    Some(match_it_first(over) + choices(cards))
}

/// The number of the worst three cards of Match-It that are so far over the total of the board,
/// or under it.
#[must_use]
pub fn match_it_first(over: i32) -> u16 {
    // Distances below go to 31, above to 27: squeezed into 59 places, each of 455 hands.
    let place = if over > 0 { 31 + over } else { -over };
    1 + (59 - place as u16) * 455
}

/// The place of three sorted ranks, given as a number to base 13, among all 455.
fn choices(cards: u16) -> u16 {
    let (a, b, c) = (cards / 169, cards / 13 % 13, cards % 13);
    a * (a + 1) * (a + 2) / 6 + b * (b + 1) / 2 + c
}

/// What a card counts towards a total.
fn worth(rank: Rank) -> i32 {
    match rank {
        Rank::Ace => 11,
        Rank::Ten | Rank::Jack | Rank::Queen | Rank::King => 10,
        low => low as i32 + 2,
    }
}

/// The number of the worst ace-to-five low that is five different cards up to that pip: it, and
/// the four below. Below the deuce stands the ace.
pub(crate) fn low_of(pip: u8) -> u16 {
    let top = pip.clamp(5, 13);
    let suits = [Suit::Clubs, Suit::Diamonds, Suit::Clubs, Suit::Clubs, Suit::Clubs];
    let card = |i: usize| match usize::from(top).checked_sub(2 + i) {
        Some(rank) => Card::new(Rank::ALL[rank], suits[i]),
        None => Card::new(Rank::Ace, suits[i]),
    };
    hands::ace_to_five(&std::array::from_fn(card)).number()
}

/// The number of the worst pair of sixes.
fn pair_of_sixes() -> u16 {
    let hand = [
        Card::new(Rank::Six, Suit::Clubs),
        Card::new(Rank::Six, Suit::Diamonds),
        Card::new(Rank::Four, Suit::Clubs),
        Card::new(Rank::Three, Suit::Clubs),
        Card::new(Rank::Two, Suit::Clubs),
    ];
    hands::high(&hand).number()
}
