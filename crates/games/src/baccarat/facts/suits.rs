//! The coup together with the suits of its cards, for progressives that ask for them.

use super::Coup;
use cards::{Card, Suit};
use table::Facts;

/// How the cards of one hand agree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub enum Cloth {
    /// Both colours.
    Mixed,
    /// One colour, two suits.
    Colour,
    /// One suit.
    Suit,
}

/// How all cards of both hands agree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub enum Common {
    /// Both colours.
    Mixed,
    /// One colour, two suits.
    Colour,
    /// One suit, not the posted one.
    Suit,
    /// The posted suit, or one of the posted suits.
    Posted,
}

/// A coup and its suits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Suits {
    /// The coup.
    pub coup: Coup,
    /// All cards of both hands.
    pub all: Common,
    /// The player's cards.
    pub player: Cloth,
    /// The banker's cards.
    pub banker: Cloth,
}

impl Cloth {
    const ALL: [Cloth; 3] = [Cloth::Mixed, Cloth::Colour, Cloth::Suit];

    /// How these cards agree; one suit when there is none.
    pub fn of(cards: impl Iterator<Item = Card> + Clone) -> Cloth {
        let Some(first) = cards.clone().next().map(Card::suit) else { return Cloth::Suit };
        if cards.clone().all(|card| card.suit() == first) {
            Cloth::Suit
        } else if cards.into_iter().all(|card| card.suit().colour() == first.colour()) {
            Cloth::Colour
        } else {
            Cloth::Mixed
        }
    }
}

impl Common {
    const ALL: [Common; 4] = [Common::Mixed, Common::Colour, Common::Suit, Common::Posted];
}

/// A set of posted suits, as bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SuitSet(u8);

impl SuitSet {
    /// Reads letters like `h` or `hs`.
    #[must_use]
    pub fn from_letters(letters: &str) -> SuitSet {
        let bits = letters.chars().filter_map(Suit::from_letter).map(|suit| 1 << suit as u8);
        SuitSet(bits.fold(0, |set, bit: u8| set | bit))
    }

    /// Whether a suit is posted.
    #[must_use]
    pub const fn contains(self, suit: Suit) -> bool {
        self.0 >> suit as u8 & 1 == 1
    }
}

/// Which cards "suited" and "same colour" speak of, where a book does not say
/// (`reading:co-ez-suited`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// All cards of both hands.
    BothHands,
    /// The cards of the winning hand.
    WinningHand,
}

impl Suits {
    /// The suits of a finished coup, with the posted ones.
    #[must_use]
    pub fn of(coup: Coup, player: &[Card], banker: &[Card], posted: SuitSet) -> Suits {
        let both = player.iter().chain(banker).copied();
        let all = match (Cloth::of(both), player.first()) {
            (Cloth::Suit, Some(card)) if posted.contains(card.suit()) => Common::Posted,
            (Cloth::Suit, _) => Common::Suit,
            (Cloth::Colour, _) => Common::Colour,
            (Cloth::Mixed, _) => Common::Mixed,
        };
        let (player, banker) = (player.iter().copied(), banker.iter().copied());
        Suits { coup, all, player: Cloth::of(player), banker: Cloth::of(banker) }
    }

    /// The same with all figures taken from the winning hand alone.
    #[must_use]
    pub fn narrowed(self, scope: Scope) -> Suits {
        let cloth = if self.coup.banker_wins() { self.banker } else { self.player };
        let all = match cloth {
            _ if scope == Scope::BothHands => return self,
            Cloth::Mixed => Common::Mixed,
            Cloth::Colour => Common::Colour,
            Cloth::Suit => Common::Suit,
        };
        Suits { coup: self.coup, all, player: cloth, banker: cloth }
    }

    /// The winning hand's own cards are of one suit.
    #[must_use]
    pub fn winner_suited(self) -> bool {
        let cloth = if self.coup.banker_wins() { self.banker } else { self.player };
        cloth == Cloth::Suit
    }

    const CLASSES: usize = Coup::CLASSES * 36;

    fn index(self) -> usize {
        let cloths = self.player as usize * 3 + self.banker as usize;
        self.coup.index() * 36 + self.all as usize * 9 + cloths
    }

    fn from_index(index: usize) -> Option<Suits> {
        let coup = Coup::from_index(index / 36)?;
        let all = Common::ALL[index / 9 % 4];
        let (player, banker) = (Cloth::ALL[index / 3 % 3], Cloth::ALL[index % 3]);
        let least = match all {
            Common::Mixed => Cloth::Mixed,
            Common::Colour => Cloth::Colour,
            Common::Suit | Common::Posted => Cloth::Suit,
        };
        (player >= least && banker >= least).then_some(Suits { coup, all, player, banker })
    }
}

/// [`Suits`] seen with the suit posted for Sun 7.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sun(pub Suits);

/// [`Suits`] seen with the suit or suits posted for Fate 38.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fate(pub Suits);

macro_rules! reads_suits {
    ($facts:ident, $name:literal) => {
        impl Facts for $facts {
            const CLASSES: usize = Suits::CLASSES;
            const NAME: &'static str = $name;

            fn index(self) -> usize {
                self.0.index()
            }

            fn from_index(index: usize) -> Option<$facts> {
                Suits::from_index(index).map($facts)
            }
        }
    };
}

reads_suits!(Sun, "sun");
reads_suits!(Fate, "fate");

#[cfg(test)]
mod tests {
    use super::*;
    use cards::parse_cards;

    fn all(player: &str, banker: &str, posted: &str) -> Common {
        let (player, banker) = (parse_cards(player).expect("p"), parse_cards(banker).expect("b"));
        let coup = Coup { player: 0, banker: 7, player_cards: 2, banker_cards: 2 };
        Suits::of(coup, &player, &banker, SuitSet::from_letters(posted)).all
    }

    #[test]
    fn suits_of_both_hands() {
        assert_eq!(all("2h 3h", "4h 5h", "h"), Common::Posted);
        assert_eq!(all("2h 3h", "4h 5h", "s"), Common::Suit);
        assert_eq!(all("2h 3h", "4h 5h", "hs"), Common::Posted);
        assert_eq!(all("2h 3d", "4h 5h", "h"), Common::Colour);
        assert_eq!(all("2h 3s", "4h 5h", "hs"), Common::Mixed);
    }

    #[test]
    fn every_class_has_its_own_number() {
        for index in (0..Sun::CLASSES).filter(|&i| Sun::from_index(i).is_some()) {
            assert_eq!(Sun::from_index(index).map(Facts::index), Some(index));
        }
    }
}
