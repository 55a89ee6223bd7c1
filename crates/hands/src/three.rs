//! Three-card hands, in which a straight beats a flush.

use crate::tables;
use cards::Card;

/// How good a three-card hand is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Three(u16);

/// Kinds of three-card hands, the worst first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)] // the names say it
pub enum ThreeKind {
    HighCard,
    Pair,
    Flush,
    Straight,
    ThreeOfAKind,
    StraightFlush,
    /// Ace, king and queen of one suit.
    MiniRoyal,
}

impl ThreeKind {
    /// Every kind, the worst first.
    pub const ALL: [ThreeKind; 7] = [
        ThreeKind::HighCard,
        ThreeKind::Pair,
        ThreeKind::Flush,
        ThreeKind::Straight,
        ThreeKind::ThreeOfAKind,
        ThreeKind::StraightFlush,
        ThreeKind::MiniRoyal,
    ];
}

impl Three {
    /// Its number, larger for the better hand.
    #[must_use]
    pub const fn number(self) -> u16 {
        self.0
    }

    /// What kind of hand it is.
    #[must_use]
    pub fn kind(self) -> ThreeKind {
        let kind = tables::THREE_FIRST.iter().filter(|first| **first <= self.0).count();
        match kind {
            0 | 1 => ThreeKind::HighCard,
            2 => ThreeKind::Pair,
            3 => ThreeKind::Flush,
            4 => ThreeKind::Straight,
            5 => ThreeKind::ThreeOfAKind,
            _ if self.0 == tables::THREE_FIRST[5] + 11 => ThreeKind::MiniRoyal,
            _ => ThreeKind::StraightFlush,
        }
    }
}

/// Ranks three cards.
#[inline]
#[must_use]
pub fn three(cards: &[Card; 3]) -> Three {
    let r = cards.map(|card| usize::from(card.code() / 4));
    let at = usize::from(tables::TRIPLE[r[0] + 13 * r[1] + 169 * r[2]]);
    let suit = |card: Card| card.code() % 4;
    let suited = suit(cards[0]) == suit(cards[1]) && suit(cards[1]) == suit(cards[2]);
    Three(if suited { tables::THREE_SUITED[at] } else { tables::THREE[at] })
}
