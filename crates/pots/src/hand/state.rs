//! Where a hand stands, and the piles beside the deck.

use cards::AnyCard;

/// Where a street stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// The street begins.
    Begin,
    /// That place is asked for an exchange.
    Exchange(u8),
    Burn,
    /// A card is burned after a shuffle in the midst of a deal, which then goes on.
    BurnAgain,
    /// That place gets cards for those thrown away.
    Serve(u8),
    /// That place gets a card for an exposed or a missing one.
    Mend(u8),
    /// That card of the street's deal goes to that place.
    Hands(u8, u8),
    /// That board gets cards: so many are left.
    Board(u8, u8),
    /// One card for everybody, since there are too few.
    Common,
    /// The door card's owner is asked.
    Door(u8),
    /// The street's cards are out.
    Dealt,
    Bet,
    Showdown,
    Over,
}

/// Cards out of play: those known, and how many there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Pile {
    pub(crate) known: u64,
    pub(crate) count: u8,
}

impl Pile {
    pub(super) fn add(&mut self, card: AnyCard) {
        self.count += 1;
        if card.is_known() {
            self.known |= card.bit();
        }
    }

    pub(super) fn absorb(&mut self, other: &mut Pile) {
        self.known |= other.known;
        self.count += other.count;
        *other = Pile::default();
    }
}
