//! Which cards to throw away before a draw.
//!
//! High hands keep what is made, four to a flush or a straight, or their pairs; lows keep
//! different low cards; a badugi keeps low cards of different ranks and suits. Where cards lie in
//! the middle too, every way is tried with a few random deals.

use super::View;
use ::pots::Ranking;
use cards::{AnyCard, Card, Rank};
use sim::stream::Stream;

/// The highest card that a low keeps, and a badugi.
const LOW: u8 = 8;

/// How an ace counts.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ace {
    High,
    Low,
}

impl View<'_> {
    /// The cards to throw away, one bit each, at most so many.
    pub(super) fn draw(&self, most: usize, whim: &mut Stream) -> u8 {
        let cards = self.cards();
        let all = 1_u16 << cards.len().min(8);
        if self.stakes.board_cards() > 0 {
            let masks = (0..all).map(|mask| mask as u8);
            return self.best_draw(masks.filter(|mask| mask.count_ones() as usize <= most), whim);
        }
        let rankings = self.stakes.awards.iter().flatten().map(|award| award.ranking);
        let wishes: Vec<u8> = rankings.map(|ranking| thrown(ranking, cards)).collect();
        // Of two awards the one that the hand is nearer to.
        let mask = wishes.into_iter().min_by_key(|mask| mask.count_ones()).unwrap_or(0);
        at_most(mask, most)
    }
}

/// The lowest positions first, at most so many of them.
fn at_most(mut mask: u8, most: usize) -> u8 {
    while mask.count_ones() as usize > most {
        mask &= !(1 << mask.ilog2());
    }
    mask
}

fn thrown(ranking: Ranking, cards: &[AnyCard]) -> u8 {
    let kept = match ranking {
        Ranking::AceToFive => low(cards, Ace::Low),
        Ranking::DeuceToSeven | Ranking::DeuceToSix => low(cards, Ace::High),
        Ranking::Badugi | Ranking::Regular => badugi(cards, Ace::Low),
        Ranking::BadugiAceHigh => badugi(cards, Ace::High),
        Ranking::High
        | Ranking::Short
        | Ranking::Mexican
        | Ranking::Stripped
        | Ranking::MatchIt => high(cards),
    };
    !kept & ((1_u16 << cards.len().min(8)) - 1) as u8
}

/// The pips of a card, an ace as 1 or 14; none for a joker.
fn pips(card: AnyCard, ace: Ace) -> Option<u8> {
    let card = card.natural()?;
    Some(match (card.rank(), ace) {
        (Rank::Ace, Ace::Low) => 1,
        (rank, _) => rank as u8 + 2,
    })
}

/// Different low cards and any joker. A straight or a flush that spoils five of them is left to
/// luck, except that deuce to seven breaks one.
fn low(cards: &[AnyCard], ace: Ace) -> u8 {
    let (mut kept, mut seen) = (0_u8, 0_u16);
    for (at, card) in cards.iter().enumerate() {
        match pips(*card, ace) {
            None => kept |= 1 << at,
            Some(pips) if pips <= LOW && seen >> pips & 1 == 0 => {
                kept |= 1 << at;
                seen |= 1 << pips;
            }
            Some(_) => {}
        }
    }
    let natural: Vec<Card> = cards.iter().filter_map(|card| card.natural()).collect();
    let spoiled = kept.count_ones() == 5 && ace == Ace::High && is_made(&natural);
    if spoiled {
        let highest = (0..cards.len()).max_by_key(|at| pips(cards[*at], ace));
        kept &= !(1 << highest.unwrap_or(0));
    }
    kept
}

/// Low cards of different ranks and suits, as many as can be, then the lowest.
fn badugi(cards: &[AnyCard], ace: Ace) -> u8 {
    let fits = |mask: &u8| {
        let (mut ranks, mut suits) = (0_u16, 0_u8);
        (0..cards.len()).filter(|at| mask >> at & 1 == 1).all(|at| {
            let Some((card, pips)) = cards[at].natural().zip(pips(cards[at], ace)) else {
                return true;
            };
            let suit = 1 << card.suit() as u8;
            let fresh = pips <= LOW + 1 && ranks >> pips & 1 == 0 && suits & suit == 0;
            ranks |= 1 << pips;
            suits |= suit;
            fresh
        })
    };
    let sum = |mask: &u8| -> u32 {
        let held = (0..cards.len()).filter(|at| mask >> at & 1 == 1);
        held.filter_map(|at| pips(cards[at], ace)).map(u32::from).sum()
    };
    let all = (0..1_u16 << cards.len().min(8)).map(|mask| mask as u8);
    all.filter(fits).max_by_key(|mask| (mask.count_ones(), u32::MAX - sum(mask))).unwrap_or(0)
}

/// What is made, four to a flush or to a straight open at both ends, pairs, or the highest card.
fn high(cards: &[AnyCard]) -> u8 {
    let all = ((1_u16 << cards.len().min(8)) - 1) as u8;
    let natural: Vec<Card> = cards.iter().filter_map(|card| card.natural()).collect();
    if natural.len() == cards.len() && is_made(&natural) {
        return all;
    }
    let paired = set(cards, |card| match card.natural() {
        None => true,
        Some(card) => natural.iter().filter(|other| other.rank() == card.rank()).count() > 1,
    });
    if paired != 0 {
        return paired;
    }
    for first in &natural {
        let suited = set(cards, |card| card.natural().is_some_and(|c| c.suit() == first.suit()));
        if suited.count_ones() == 4 {
            return suited;
        }
        let run = set(cards, |card| {
            card.natural().is_some_and(|c| (c.rank() as u8).wrapping_sub(first.rank() as u8) < 4)
        });
        if run.count_ones() == 4 && first.rank() as u8 + 3 < Rank::Ace as u8 {
            return run;
        }
    }
    let best = natural.iter().copied().map(Card::rank).max();
    set(cards, |card| card.natural().map(Card::rank) == best)
}

/// The positions of cards that pass a test.
fn set(cards: &[AnyCard], test: impl Fn(&AnyCard) -> bool) -> u8 {
    let passing = cards.iter().take(8).enumerate().filter(|(_, card)| test(card));
    passing.fold(0, |set, (at, _)| set | 1 << at)
}

/// Whether five cards are a straight, a flush or better without being pairs.
fn is_made(cards: &[Card]) -> bool {
    let five: Option<&[Card; 5]> = cards.try_into().ok();
    five.is_some_and(|five| hands::high(five).category() >= hands::Category::Straight)
}
