//! How many cards a hand and a board have at the end.

use crate::stakes::Stakes;
use crate::variant::{Deal, Exchange};

impl Stakes {
    /// A player's cards at the showdown.
    #[must_use]
    pub fn own_cards(&self) -> usize {
        let streets = self.variant.streets.iter().enumerate();
        let dealt: usize = streets
            .clone()
            .map(|(_, street)| match street.deal {
                Deal::Hands(faces) | Deal::Both(faces, _) => faces.len(),
                Deal::Turned => 1,
                Deal::Nothing | Deal::Board(_) => 0,
            })
            .sum();
        let thrown = streets.filter(|(at, street)| {
            street.exchange == Exchange::Discard && self.chosen.exchanges >> at & 1 == 1
        });
        dealt - thrown.count()
    }

    /// The cards of each board at the showdown.
    #[must_use]
    pub fn board_cards(&self) -> usize {
        let cards = |deal: Deal| match deal {
            Deal::Board(cards) | Deal::Both(_, cards) => usize::from(cards),
            Deal::Nothing | Deal::Hands(_) | Deal::Turned => 0,
        };
        self.variant.streets.iter().map(|street| cards(street.deal)).sum()
    }
}
