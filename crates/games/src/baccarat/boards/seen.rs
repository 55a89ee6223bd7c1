//! What the boards need to know of one coup, and nothing of cards or wagers.
//!
//! The convention: the winner is Player, Banker or Tie even where a wager is barred (a dragon 7
//! pushes the banker wager, yet stands on the road as Banker). A natural is credited to the
//! winner. Because two cards totalling 8 or 9 end the drawing, a losing natural has lost to a
//! natural, and a tied natural is shared; so the winner's natural tells whether the coup had one.

/// A hand that can win the coup: the two colours of the big road.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Colour {
    /// The player hand, by custom drawn blue.
    Player,
    /// The banker hand, by custom drawn red.
    Banker,
}

impl Colour {
    /// The other hand.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Player => Self::Banker,
            Self::Banker => Self::Player,
        }
    }

    /// `P` or `B`, as written on a paper score card.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Player => 'P',
            Self::Banker => 'B',
        }
    }
}

/// How a coup ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Winner {
    /// The player hand is nearer to nine.
    Player,
    /// The banker hand is nearer to nine.
    Banker,
    /// Both hands have the same points.
    Tie,
}

impl Winner {
    /// The winning hand; none in a tie, which decides nothing on the big road.
    #[must_use]
    pub const fn side(self) -> Option<Colour> {
        match self {
            Self::Player => Some(Colour::Player),
            Self::Banker => Some(Colour::Banker),
            Self::Tie => None,
        }
    }

    /// `P`, `B` or `T`, as written on a paper score card.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Player => 'P',
            Self::Banker => 'B',
            Self::Tie => 'T',
        }
    }
}

/// The two-card total of 8 or 9 that the winner (in a tie: both hands) held, if any.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Natural {
    /// The coup was not ended by a natural.
    #[default]
    None,
    /// Two cards totalling eight.
    Eight,
    /// Two cards totalling nine.
    Nine,
}

/// One final hand, from which [`Bead::of`] draws its conclusions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Finished {
    /// Points, 0 to 9.
    pub points: u8,
    /// Number of cards, 2 or 3.
    pub cards: u8,
    /// Whether the first two cards are of one rank.
    pub pair: bool,
}

/// Most bonuses one table can count: a set of them is one machine word.
pub const BONUSES_MAX: usize = 64;

/// A bonus, as its place in the list of names the boards were made with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BonusId(u8);

impl BonusId {
    /// The bonus at this place; none at or beyond [`BONUSES_MAX`].
    #[must_use]
    pub fn new(index: usize) -> Option<Self> {
        let id = u8::try_from(index).ok()?;
        (index < BONUSES_MAX).then_some(Self(id))
    }

    /// Its place in the list of names.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// The bonuses hit in one coup. A set: a bonus counts once per coup, whoever wagered on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Bonuses(u64);

impl Bonuses {
    /// No bonus.
    pub const NONE: Self = Self(0);

    /// The same set and this bonus.
    #[must_use]
    pub const fn with(self, bonus: BonusId) -> Self {
        Self(self.0 | 1 << bonus.0)
    }

    /// Whether this bonus was hit.
    #[must_use]
    pub const fn contains(self, bonus: BonusId) -> bool {
        self.0 >> bonus.0 & 1 == 1
    }

    /// The bonuses hit, in the order of their places.
    pub fn iter(self) -> impl Iterator<Item = BonusId> {
        (0..BONUSES_MAX).filter_map(BonusId::new).filter(move |&bonus| self.contains(bonus))
    }
}

impl FromIterator<BonusId> for Bonuses {
    fn from_iter<I: IntoIterator<Item = BonusId>>(bonuses: I) -> Self {
        bonuses.into_iter().fold(Self::NONE, Self::with)
    }
}

/// One coup, as the boards see it. Take [`Bead::of`] when unsure: its fields then agree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bead {
    /// How the coup ended.
    pub winner: Winner,
    /// Whether the player's first two cards were a pair.
    pub player_pair: bool,
    /// Whether the banker's first two cards were a pair.
    pub banker_pair: bool,
    /// The winner's natural.
    pub natural: Natural,
    /// The winner's points; in a tie, the points of both.
    pub points: u8,
    /// Cards in the player hand.
    pub player_cards: u8,
    /// Cards in the banker hand.
    pub banker_cards: u8,
    /// Bonuses hit.
    pub bonuses: Bonuses,
}

impl Bead {
    /// The coup of these two final hands, without bonuses.
    ///
    /// Set `bonuses` afterwards; which were hit is for their wagers to say.
    #[must_use]
    pub fn of(player: Finished, banker: Finished) -> Self {
        let (winner, best) = match player.points.cmp(&banker.points) {
            std::cmp::Ordering::Greater => (Winner::Player, player),
            std::cmp::Ordering::Less => (Winner::Banker, banker),
            std::cmp::Ordering::Equal => (Winner::Tie, player),
        };
        let natural = match (best.cards, best.points) {
            (2, 8) => Natural::Eight,
            (2, 9) => Natural::Nine,
            _ => Natural::None,
        };
        Self {
            winner,
            player_pair: player.pair,
            banker_pair: banker.pair,
            natural,
            points: best.points,
            player_cards: player.cards,
            banker_cards: banker.cards,
            bonuses: Bonuses::NONE,
        }
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// One coup per letter, with nothing but its winner.
    pub fn coups(letters: &str) -> Vec<Bead> {
        letters.chars().map(coup).collect()
    }

    /// A coup with nothing but its winner: `P`, `B` or `T`.
    pub fn coup(letter: char) -> Bead {
        let winner = match letter {
            'P' => Winner::Player,
            'B' => Winner::Banker,
            'T' => Winner::Tie,
            other => panic!("not a winner: {other}"),
        };
        Bead {
            winner,
            player_pair: false,
            banker_pair: false,
            natural: Natural::None,
            points: 7,
            player_cards: 2,
            banker_cards: 2,
            bonuses: Bonuses::NONE,
        }
    }

    fn hand(points: u8, cards: u8) -> Finished {
        Finished { points, cards, pair: false }
    }

    #[test]
    fn the_nearer_to_nine_wins() {
        assert_eq!(Bead::of(hand(6, 2), hand(5, 3)).winner, Winner::Player);
        assert_eq!(Bead::of(hand(6, 2), hand(6, 2)).winner, Winner::Tie);
        assert_eq!(Bead::of(hand(6, 2), hand(7, 2)).winner, Winner::Banker);
    }

    #[test]
    fn a_natural_is_the_winners_two_card_eight_or_nine() {
        let natural = |player, banker| Bead::of(player, banker).natural;
        assert_eq!(natural(hand(8, 2), hand(7, 2)), Natural::Eight);
        assert_eq!(natural(hand(8, 2), hand(9, 2)), Natural::Nine);
        assert_eq!(natural(hand(9, 2), hand(9, 2)), Natural::Nine);
        assert_eq!(natural(hand(8, 3), hand(3, 3)), Natural::None, "three cards");
        assert_eq!(natural(hand(7, 2), hand(6, 2)), Natural::None, "below eight");
    }

    #[test]
    fn pairs_and_cards_stay_with_their_hands() {
        let outcome = Bead::of(
            Finished { points: 4, cards: 3, pair: true },
            Finished { points: 7, cards: 2, pair: false },
        );
        assert!(outcome.player_pair && !outcome.banker_pair);
        assert_eq!((outcome.player_cards, outcome.banker_cards, outcome.points), (3, 2, 7));
    }

    #[test]
    fn bonuses_are_a_set_of_sixty_four() {
        assert_eq!(BonusId::new(BONUSES_MAX), None);
        let ids: Vec<_> = [0, 7, 63].into_iter().filter_map(BonusId::new).collect();
        let set: Bonuses = ids.iter().chain(&ids).copied().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), ids);
        assert!(!BonusId::new(8).is_some_and(|id| set.contains(id)));
    }

    #[test]
    fn letters_and_sides() {
        assert_eq!(Winner::Tie.side(), None);
        for winner in [Winner::Player, Winner::Banker] {
            let side = winner.side().unwrap();
            assert_eq!(side.letter(), winner.letter());
            assert_eq!(side.other().other(), side);
        }
    }
}
