//! What a finished hand gains against a finished dealer's hand.

use super::rules::{Bust, Hand, LETTERS_MAX, Rules, size};
use money::Odds;
use std::cmp::Ordering;

/// A finished hand, as far as it matters to the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Final {
    /// Above 0 a natural, the higher the better.
    pub level: u8,
    pub points: u8,
    /// How many cards, where a bust's number matters; else 0.
    pub cards: u8,
    /// Whether it ends a round where the dealer looks for it.
    pub natural: bool,
    pays: Odds,
}

/// Whether a hand came of a split.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum From {
    Deal,
    Split,
}

/// Finished hands that do alike, numbered, and the first that was met of each.
#[derive(Clone, Debug, Default)]
pub(super) struct Finals(pub Vec<Final>, pub Vec<(Hand, From)>);

impl Finals {
    pub fn number(&mut self, of: Final, hand: (Hand, From)) -> u8 {
        let known = self.0.iter().position(|known| *known == of);
        known.unwrap_or_else(|| {
            self.0.push(of);
            self.1.push(hand);
            self.0.len() - 1
        }) as u8
    }
}

/// A player's finished hand.
pub(super) fn player(rules: &Rules, hand: &Hand, from: From) -> Final {
    let points = rules.total(hand).points;
    let (level, natural) = match (rules.natural(hand), from) {
        (Some(natural), From::Deal) => natural.dealt,
        (Some(natural), From::Split) => natural.split,
        (None, _) => (0, rules.target_pays),
    };
    let pays = if points == rules.target { natural } else { Odds::EVEN };
    Final { level, points, cards: 0, natural: false, pays }
}

/// The dealer's finished hand.
pub(super) fn dealer(rules: &Rules, hand: &Hand) -> Final {
    let points = rules.total(hand).points;
    let natural = rules.natural(hand);
    let level = natural.map_or(0, |natural| natural.dealt.0);
    // Hands over the target are alike unless they are compared, or one of them is special.
    let (points, cards) = match rules.bust {
        Bust::PushesOn(on, cards)
            if points == on && size(hand) == u32::from(cards) && points > rules.target =>
        {
            (points, cards)
        }
        Bust::Compared => (points, 0),
        _ => (points.min(rules.target + 1), 0),
    };
    Final { level, points, cards, natural: natural.is_some(), pays: Odds::EVEN }
}

/// What a stake of `scale` gains.
pub(super) fn gain(rules: &Rules, own: &Final, dealer: &Final, scale: i64) -> i64 {
    let wins = i64::from(own.pays.gain()) * scale / i64::from(own.pays.unit());
    let by = |order: Ordering| match order {
        Ordering::Greater => wins,
        Ordering::Equal => 0,
        Ordering::Less => -scale,
    };
    if own.level > 0 || dealer.level > 0 {
        return by(own.level.cmp(&dealer.level));
    }
    let over = |of: &Final| of.points > rules.target;
    match (over(own), over(dealer), rules.bust) {
        (true, true, Bust::Compared) => by(dealer.points.cmp(&own.points)),
        (true, true, Bust::PushesOn(points, cards)) => {
            let special = dealer.points == points && dealer.cards == cards;
            if special { 0 } else { -scale }
        }
        (true, ..) => -scale,
        (false, true, _) => wins,
        (false, false, _) => match own.points.cmp(&dealer.points) {
            Ordering::Equal if rules.tie_loses == Some(own.points) => -scale,
            order => by(order),
        },
    }
}

/// A stake in whose parts every gain is whole.
pub(super) fn scale(rules: &Rules) -> i64 {
    let naturals = rules.naturals.iter().flat_map(|n| [n.dealt.1.unit(), n.split.1.unit()]);
    let units = naturals.chain([rules.target_pays.unit(), 2]);
    units.fold(1, |all, unit| all / gcd(all, i64::from(unit)) * i64::from(unit))
}

fn gcd(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// Nothing held.
pub(super) const EMPTY: Hand = [0; LETTERS_MAX];
