//! Counts ties by colour and rank without walking suits.
//!
//! Only a hand whose cards all count the same can be of one rank; above zero that is certain,
//! among zeros it is one of four ranks.

use super::suits::held;
use super::{coups, value};
use crate::Census;
use crate::census::falling;
use cards::{Card, Colour, Pack, Rank};
use games::baccarat::facts::{Alike, Coup, Harmony};
use games::baccarat::hand::rank_value;
use games::baccarat::{Baccarat, Rules};
use table::{Facts, Reads, Seat};

const COLOURS: [Colour; 2] = [Colour::Black, Colour::Red];

pub(super) fn census(rules: &Rules, pack: &Pack) -> Census {
    let by_colour = COLOURS.map(|colour| by_value(pack, |card| card.suit().colour() == colour));
    let all = by_value(pack, |_| true);
    let mut census = Census::new(Harmony::CLASSES);
    coups(rules, pack, |round, weight| {
        let coup = <Baccarat as Reads<Coup>>::facts(rules, round, Seat::FIRST);
        let Some(coup) = coup.filter(|coup| coup.tie()) else {
            census.add(Harmony::NoTie.index(), weight);
            return;
        };
        let held = held(round).map(|(player, banker)| (player + banker) as u32);
        let ways = |copies: &[u32; 10]| -> u128 {
            copies.iter().zip(held).map(|(copies, n)| falling(*copies, n)).product()
        };
        let cards = coup.cards();
        let single = held.iter().position(|n| *n == u32::from(cards)).map(|value| value as u8);
        let plain = Split { any: ways(&all), coloured: by_colour.iter().map(ways).sum() };
        let alike = single.map_or(Split::NONE, |value| one_rank(pack, value, u32::from(cards)));
        let kind = if single == Some(8) { Alike::Eights } else { Alike::Kind };
        let zeros = single == Some(0);
        // The leaf's weight is the ways to choose its cards from all suits, times their orders
        // and the cards left undealt.
        let each = weight / plain.any;
        let mixed =
            Split { any: plain.any - alike.any, coloured: plain.coloured - alike.coloured };
        for (alike, split) in [(kind, alike), (Alike::No, mixed)] {
            for (one_colour, ways) in [(true, split.coloured), (false, split.any - split.coloured)]
            {
                let tie = Harmony::Tie { count: coup.player, cards, one_colour, alike, zeros };
                census.add(tie.index(), each * ways);
            }
        }
    });
    census
}

/// Ordered ways to draw some cards: of any suits, and of one colour.
#[derive(Clone, Copy)]
struct Split {
    any: u128,
    coloured: u128,
}

impl Split {
    const NONE: Split = Split { any: 0, coloured: 0 };
}

/// Copies of cards for which something holds.
fn copies(pack: &Pack, holds: impl Fn(Card) -> bool) -> u32 {
    Card::all().filter(|card| holds(*card)).map(|card| u32::from(pack.count(card))).sum()
}

/// The same for each value.
fn by_value(pack: &Pack, holds: impl Fn(Card) -> bool) -> [u32; 10] {
    std::array::from_fn(|worth| {
        copies(pack, |card| usize::from(value(card)) == worth && holds(card))
    })
}

/// Ordered ways to draw `n` cards of one rank that counts `worth`.
fn one_rank(pack: &Pack, worth: u8, n: u32) -> Split {
    let mut split = Split::NONE;
    for rank in Rank::ALL.into_iter().filter(|rank| rank_value(*rank) == worth) {
        split.any += falling(copies(pack, |card| card.rank() == rank), n);
        for colour in COLOURS {
            let of = |card: Card| card.rank() == rank && card.suit().colour() == colour;
            split.coloured += falling(copies(pack, of), n);
        }
    }
    split
}
