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

/// Copies of cards for which something holds.
fn copies(pack: &Pack, holds: impl Fn(Card) -> bool) -> u32 {
    Card::all().filter(|card| holds(*card)).map(|card| u32::from(pack.count(card))).sum()
}

/// For each value the copies in black and in red.
fn by_colour(pack: &Pack) -> [[u32; 2]; 10] {
    let mut table = [[0; 2]; 10];
    for card in Card::all() {
        let colour = usize::from(card.suit().colour() == Colour::Red);
        table[usize::from(value(card))][colour] += u32::from(pack.count(card));
    }
    table
}

/// Ordered ways to draw `n` cards of one rank counting `worth`: of any suits, and of one colour.
fn one_rank(pack: &Pack, worth: u8, n: u32) -> (u128, u128) {
    let (mut any, mut coloured) = (0, 0);
    for rank in Rank::ALL.into_iter().filter(|rank| rank_value(*rank) == worth) {
        any += falling(copies(pack, |card| card.rank() == rank), n);
        for colour in [Colour::Black, Colour::Red] {
            let of = |card: Card| card.rank() == rank && card.suit().colour() == colour;
            coloured += falling(copies(pack, of), n);
        }
    }
    (any, coloured)
}

pub(super) fn census(rules: &Rules, pack: &Pack) -> Census {
    let colours = by_colour(pack);
    let mut census = Census::new(Harmony::CLASSES);
    coups(rules, pack, &mut |round, weight| {
        let coup = <Baccarat as Reads<Coup>>::facts(rules, round, Seat::FIRST);
        let Some(coup) = coup.filter(|coup| coup.tie()) else {
            census.add(Harmony::NoTie.index(), weight);
            return;
        };
        let held = held(round).map(|(player, banker)| player + banker);
        let some = || held.iter().enumerate().filter(|(_, n)| **n > 0);
        let plain: u128 =
            some().map(|(v, n)| falling(colours[v][0] + colours[v][1], *n)).product();
        let coloured: u128 = [0, 1]
            .map(|c| some().map(|(v, n)| falling(colours[v][c], *n)).product::<u128>())
            .iter()
            .sum();
        let cards = u32::from(coup.cards());
        let single = some().find(|(_, n)| **n == cards).map(|(v, _)| v as u8);
        let (alike, alike_coloured) = single.map_or((0, 0), |v| one_rank(pack, v, cards));
        let kind = if single == Some(8) { Alike::Eights } else { Alike::Kind };
        let zeros = single == Some(0);
        let mut add = |alike: Alike, one_colour: bool, ways: u128| {
            let tie =
                Harmony::Tie { count: coup.player, cards: coup.cards(), one_colour, alike, zeros };
            census.add(tie.index(), weight * ways / plain);
        };
        add(kind, true, alike_coloured);
        add(kind, false, alike - alike_coloured);
        add(Alike::No, true, coloured - alike_coloured);
        add(Alike::No, false, plain - coloured - (alike - alike_coloured));
    });
    census
}
