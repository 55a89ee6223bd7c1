//! The coup: final counts and the number of cards on each side, 400 classes.

use table::Facts;

/// How a coup ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Coup {
    /// The player's final count.
    pub player: u8,
    /// The banker's final count.
    pub banker: u8,
    /// The player's cards, two or three.
    pub player_cards: u8,
    /// The banker's cards, two or three.
    pub banker_cards: u8,
}

/// Which hand counts more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the names say it
pub enum Winner {
    Player,
    Banker,
    Tie,
}

impl Coup {
    /// Which hand won.
    #[must_use]
    pub const fn winner(self) -> Winner {
        if self.player > self.banker {
            Winner::Player
        } else if self.player < self.banker {
            Winner::Banker
        } else {
            Winner::Tie
        }
    }

    /// The player's hand won.
    #[must_use]
    pub const fn player_wins(self) -> bool {
        self.player > self.banker
    }

    /// The banker's hand won.
    #[must_use]
    pub const fn banker_wins(self) -> bool {
        self.banker > self.player
    }

    /// The hands count the same.
    #[must_use]
    pub const fn tie(self) -> bool {
        self.player == self.banker
    }

    /// By how much the winner won.
    #[must_use]
    pub const fn margin(self) -> u8 {
        self.player.abs_diff(self.banker)
    }

    /// All cards dealt.
    #[must_use]
    pub const fn cards(self) -> u8 {
        self.player_cards + self.banker_cards
    }

    /// The player's hand is so many cards counting so much.
    #[must_use]
    pub const fn player_is(self, cards: u8, count: u8) -> bool {
        self.player_cards == cards && self.player == count
    }

    /// The banker's hand is so many cards counting so much.
    #[must_use]
    pub const fn banker_is(self, cards: u8, count: u8) -> bool {
        self.banker_cards == cards && self.banker == count
    }

    /// The banker wins with three cards counting seven.
    #[must_use]
    pub const fn banker_three_card_seven(self) -> bool {
        self.banker_wins() && self.banker_is(3, 7)
    }

    /// The player wins with three cards counting eight.
    #[must_use]
    pub const fn player_three_card_eight(self) -> bool {
        self.player_wins() && self.player_is(3, 8)
    }

    /// Either hand, counting `high`, beats the other, counting `low`.
    #[must_use]
    pub const fn over(self, high: u8, low: u8) -> bool {
        (self.player == high && self.banker == low) || (self.banker == high && self.player == low)
    }

    /// As [`Coup::over`], both hands having that many cards.
    #[must_use]
    pub const fn over_cards(self, cards: u8, high: u8, low: u8) -> bool {
        self.over(high, low) && self.player_cards == cards && self.banker_cards == cards
    }

    /// A natural in the player's hand: 8 or 9 on two cards.
    #[must_use]
    pub const fn player_natural(self) -> bool {
        self.player_cards == 2 && self.player >= 8
    }

    /// A natural in the banker's hand.
    #[must_use]
    pub const fn banker_natural(self) -> bool {
        self.banker_cards == 2 && self.banker >= 8
    }
}

impl Facts for Coup {
    const CLASSES: usize = 400;
    const NAME: &'static str = "coup";

    #[inline]
    fn index(self) -> usize {
        let counts = usize::from(self.player) * 10 + usize::from(self.banker);
        counts * 4 + usize::from(self.player_cards - 2) * 2 + usize::from(self.banker_cards - 2)
    }

    fn from_index(index: usize) -> Option<Coup> {
        let (counts, cards) = (index / 4, index % 4);
        Some(Coup {
            player: (counts / 10) as u8,
            banker: (counts % 10) as u8,
            player_cards: 2 + (cards / 2) as u8,
            banker_cards: 2 + (cards % 2) as u8,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_class_has_its_own_number() {
        for index in 0..Coup::CLASSES {
            assert_eq!(Coup::from_index(index).map(Facts::index), Some(index));
        }
    }
}
