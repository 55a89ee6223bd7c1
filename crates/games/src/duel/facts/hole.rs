//! A seat's two cards alone, as a hole-card bonus sees them.

use super::super::round::{Round, exactly};
use super::super::{Duel, Rules};
use super::{pack, unpack};
use cards::{Card, Rank};
use table::{Facts, Reads, Seat};

/// What two cards are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HoleClass {
    /// Nothing that is paid.
    Nothing,
    /// Two to ten.
    LowPair,
    /// Ace with queen or jack.
    AceQueenJack,
    /// Jacks, queens or kings.
    HighPair,
    /// Ace with king.
    AceKing,
    /// Ace with queen or jack of its suit.
    AceQueenJackSuited,
    /// Ace with king of its suit.
    AceKingSuited,
    /// Two aces.
    Aces,
}

impl HoleClass {
    /// Every class.
    pub const ALL: [HoleClass; 8] = [
        HoleClass::Nothing,
        HoleClass::LowPair,
        HoleClass::AceQueenJack,
        HoleClass::HighPair,
        HoleClass::AceKing,
        HoleClass::AceQueenJackSuited,
        HoleClass::AceKingSuited,
        HoleClass::Aces,
    ];

    /// The class of two cards.
    #[must_use]
    pub fn of([a, b]: [Card; 2]) -> HoleClass {
        let (high, low) = (a.rank().max(b.rank()), a.rank().min(b.rank()));
        let suited = a.suit() == b.suit();
        match (high, low) {
            (Rank::Ace, Rank::Ace) => HoleClass::Aces,
            (Rank::Ace, Rank::King) if suited => HoleClass::AceKingSuited,
            (Rank::Ace, Rank::King) => HoleClass::AceKing,
            (Rank::Ace, Rank::Queen | Rank::Jack) if suited => HoleClass::AceQueenJackSuited,
            (Rank::Ace, Rank::Queen | Rank::Jack) => HoleClass::AceQueenJack,
            (high, low) if high == low && high >= Rank::Jack => HoleClass::HighPair,
            (high, low) if high == low => HoleClass::LowPair,
            _ => HoleClass::Nothing,
        }
    }
}

/// A seat's two cards, and what else a bonus on them asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hole {
    /// The seat's cards; nothing when they were thrown in unseen.
    pub class: HoleClass,
    /// Whether the dealer holds two aces as well.
    pub dealer_aces: bool,
    /// Whether the seat has folded its game, and a wager beside it goes with it.
    pub folded: bool,
    /// Whether the seat lost to the dealer or folded.
    pub beaten: bool,
}

impl Facts for Hole {
    const CLASSES: usize = 8 * HoleClass::ALL.len();
    const NAME: &'static str = "hole";

    fn index(self) -> usize {
        pack([
            (self.class as usize, 8),
            (usize::from(self.dealer_aces), 2),
            (usize::from(self.folded), 2),
            (usize::from(self.beaten), 2),
        ])
    }

    fn from_index(index: usize) -> Option<Hole> {
        let [class, aces, folded, beaten] = unpack(index, [8, 2, 2, 2]);
        let (dealer_aces, folded, beaten) = (aces == 1, folded == 1, beaten == 1);
        let possible = beaten || !folded;
        possible.then_some(Hole { class: HoleClass::ALL[class], dealer_aces, folded, beaten })
    }
}

impl Reads<Hole> for Duel {
    fn facts(rules: &Rules, round: &Round, seat: Seat) -> Option<Hole> {
        let own = round.seat(seat);
        let class = match exactly(own.cards.cards()) {
            Some(cards) => HoleClass::of(cards),
            None if own.folded() || own.declined() => HoleClass::Nothing,
            None => return None,
        };
        // A plan that keeps every side wager settles a folder's on its cards.
        let folded = own.folded() && rules.plan.loses_sides();
        if !folded && !round.is_over(rules.plan) {
            return None;
        }
        // Where a fold loses the wager the dealer's cards need not be seen.
        let aces =
            !folded && exactly(round.dealer.cards()).map(HoleClass::of) == Some(HoleClass::Aces);
        let showdown = <Duel as Reads<super::Showdown>>::facts(rules, round, seat)?;
        let beaten = own.folded() || showdown.loses();
        Some(Hole { class, dealer_aces: aces, folded, beaten })
    }
}
