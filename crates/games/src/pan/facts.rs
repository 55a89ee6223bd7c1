//! What can be read off a finished round for one seat.

use table::Facts;

/// A seat's total and the player-dealer's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hands {
    /// The seat's total.
    pub own: u8,
    /// The player-dealer's.
    pub bank: u8,
    /// Whether both have three cards.
    pub naturals: bool,
    /// What a ruling has made of the hand.
    pub standing: Standing,
}

/// What a ruling has made of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Nothing.
    Plays,
    /// It was fouled by its player.
    Fouled,
    /// It was fouled by the player behind whom this wager lies.
    NoAction,
}

impl Hands {
    /// Whether both have the same total of three cards, of those that cannot draw.
    #[must_use]
    pub const fn tied_naturally(self, total: u8) -> bool {
        self.naturals && self.own == total && self.bank == total
    }

    /// Whether a bonus is won with these cards.
    #[must_use]
    pub const fn natural_tie(self) -> bool {
        self.naturals && self.own == self.bank && self.own >= 7
    }

    /// Whether its player fouled it.
    #[must_use]
    pub fn fouled(self) -> bool {
        self.standing == Standing::Fouled
    }

    /// Whether it has action.
    #[must_use]
    pub fn acts(self) -> bool {
        self.standing != Standing::NoAction
    }
}

const STANDINGS: [Standing; 3] = [Standing::Plays, Standing::Fouled, Standing::NoAction];

impl Facts for Hands {
    const CLASSES: usize = 3 * 2 * 100;
    const NAME: &'static str = "pan";

    fn index(self) -> usize {
        let outer = self.standing as usize * 2 + usize::from(self.naturals);
        outer * 100 + usize::from(self.own) * 10 + usize::from(self.bank)
    }

    fn from_index(index: usize) -> Option<Hands> {
        let (outer, totals) = (index / 100, index % 100);
        Some(Hands {
            own: (totals / 10) as u8,
            bank: (totals % 10) as u8,
            naturals: outer % 2 == 1,
            standing: *STANDINGS.get(outer / 2)?,
        })
    }
}
