//! A player in a hand: stack, bets and cards.

use crate::variant::Face;
use cards::AnyCard;
use money::Cents;

/// The most players of a hand.
pub const PLACES_MAX: usize = 10;

/// The most cards of a player: four of a super stud deal, four more, one of them thrown away.
pub const CARDS_MAX: usize = 8;

/// Whether a player is still in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Has cards and chips.
    In,
    /// Has cards and no chips left.
    AllIn,
    /// Gave up.
    Folded,
}

/// A player in a hand.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// The seat's number at the table.
    pub seat: u8,
    /// Chips behind.
    pub stack: Cents,
    /// Chips at the start.
    pub start: Cents,
    /// Bet on this round.
    pub bet: Cents,
    /// All that counts towards side pots: bets of all rounds, and antes.
    pub total: Cents,
    /// What of it was in before the last draw.
    pub before: Cents,
    /// How many cards the player drew, until somebody acts after the draw.
    pub drew: Option<u8>,
    /// The ante, wherever it lies.
    pub(crate) ante: Cents,
    standing: Standing,
    pub(crate) cards: [AnyCard; CARDS_MAX],
    /// The street that brought each.
    pub(crate) streets: [u8; CARDS_MAX],
    pub(crate) len: u8,
    /// Cards that all can see, one bit each.
    pub(crate) up: u8,
    /// Cards that were dealt face up.
    pub(crate) dealt_up: u8,
    /// Cards to be given for those thrown away.
    pub(crate) owed: u8,
    /// Exposed cards that others will replace, one bit each.
    pub(crate) swap: u8,
}

impl Place {
    pub(crate) const EMPTY: Place = Place {
        seat: 0,
        stack: Cents::ZERO,
        start: Cents::ZERO,
        bet: Cents::ZERO,
        total: Cents::ZERO,
        ante: Cents::ZERO,
        before: Cents::ZERO,
        drew: None,
        standing: Standing::Folded,
        cards: [AnyCard::UNKNOWN; CARDS_MAX],
        streets: [0; CARDS_MAX],
        len: 0,
        up: 0,
        dealt_up: 0,
        owed: 0,
        swap: 0,
    };

    /// The cards held.
    #[inline]
    #[must_use]
    pub fn cards(&self) -> &[AnyCard] {
        &self.cards[..usize::from(self.len)]
    }

    /// Whether a card of the hand lies face up.
    #[must_use]
    pub fn face(&self, at: usize) -> Face {
        if self.up >> at & 1 == 1 { Face::Up } else { Face::Down }
    }

    /// The cards that all can see.
    pub fn shown(&self) -> impl Iterator<Item = AnyCard> + '_ {
        let up = self.up;
        self.cards().iter().enumerate().filter(move |(at, _)| up >> at & 1 == 1).map(|(_, c)| *c)
    }

    /// Whether still in, with chips or without.
    #[inline]
    #[must_use]
    pub fn is_live(&self) -> bool {
        self.standing != Standing::Folded
    }

    /// Whether still in, and with chips.
    #[inline]
    #[must_use]
    pub fn standing(&self) -> Standing {
        self.standing
    }

    /// Only the hand sets this, for it keeps the same in sets of places.
    pub(crate) fn stand(&mut self, standing: Standing) {
        self.standing = standing;
    }

    /// Moves chips from the stack to the bet.
    #[inline]
    pub(crate) fn pay(&mut self, amount: Cents) {
        self.stack -= amount;
        self.bet += amount;
        self.total += amount;
    }

    #[inline]
    pub(crate) fn receive(&mut self, card: AnyCard, face: Face, street: u8) {
        // invariant: no street deals more than eight cards to a player
        assert!(usize::from(self.len) < CARDS_MAX, "a hand of more than {CARDS_MAX} cards");
        self.cards[usize::from(self.len)] = card;
        self.streets[usize::from(self.len)] = street;
        if face == Face::Up {
            self.up |= 1 << self.len;
            self.dealt_up |= 1 << self.len;
        }
        self.len += 1;
    }

    /// Takes the cards at these positions out of the hand.
    pub(crate) fn take(&mut self, mask: u8) {
        let (mut kept, mut up, mut dealt_up) = (0, 0, 0);
        for at in 0..self.len {
            if mask >> at & 1 == 0 {
                self.cards[usize::from(kept)] = self.cards[usize::from(at)];
                self.streets[usize::from(kept)] = self.streets[usize::from(at)];
                up |= (self.up >> at & 1) << kept;
                dealt_up |= (self.dealt_up >> at & 1) << kept;
                kept += 1;
            }
        }
        (self.len, self.up, self.dealt_up) = (kept, up, dealt_up);
    }
}
