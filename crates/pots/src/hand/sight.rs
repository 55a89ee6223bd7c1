//! What one player may see of a hand.

use super::Hand;
use crate::place::{CARDS_MAX, PLACES_MAX, Standing};
use crate::variant::Face;
use cards::AnyCard;
use money::Cents;

/// A player as another one sees the player: cards that lie face down are unknown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    /// The seat's number.
    pub seat: u8,
    /// Chips behind.
    pub stack: Cents,
    /// Bet on this round.
    pub bet: Cents,
    /// All that was bet so far.
    pub total: Cents,
    /// How many cards the player drew, until somebody acts after the draw.
    pub drew: Option<u8>,
    /// Whether still in.
    pub standing: Standing,
    cards: [AnyCard; CARDS_MAX],
    len: u8,
}

impl Seen {
    /// The cards, those not seen as unknown.
    #[must_use]
    pub fn cards(&self) -> &[AnyCard] {
        &self.cards[..usize::from(self.len)]
    }
}

/// A hand as one player sees it. Nothing that the player may not know is in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sight {
    /// The player's own place; none for somebody who only watches.
    pub own: Option<usize>,
    players: [Option<Seen>; PLACES_MAX],
    boards: [[AnyCard; 5]; 2],
    on_board: [u8; 2],
    /// The street, from 0.
    pub street: usize,
    /// The button's place.
    pub button: usize,
    /// Everything in the pot.
    pub pot: Cents,
}

impl Sight {
    /// The players, clockwise.
    pub fn players(&self) -> impl Iterator<Item = &Seen> {
        self.players.iter().flatten()
    }

    /// The cards of a board.
    #[must_use]
    pub fn board(&self, board: usize) -> &[AnyCard] {
        &self.boards[board][..usize::from(self.on_board[board])]
    }
}

impl Hand {
    /// What a player sees; somebody who only watches where none is given.
    #[must_use]
    pub fn sight(&self, own: Option<usize>) -> Sight {
        let mut players = [None; PLACES_MAX];
        for (at, place) in self.places().iter().enumerate() {
            let mut cards = [AnyCard::UNKNOWN; CARDS_MAX];
            for (card, held) in place.cards().iter().enumerate() {
                let shown = self.is_over()
                    && (place.is_live() && self.was_shown(at)
                        || self.irregular.shown >> at & 1 == 1);
                if own == Some(at) || place.face(card) == Face::Up || shown {
                    cards[card] = *held;
                }
            }
            players[at] = Some(Seen {
                seat: place.seat,
                stack: place.stack,
                bet: place.bet,
                total: place.total,
                drew: place.drew,
                standing: place.standing(),
                cards,
                len: place.len,
            });
        }
        Sight {
            own,
            players,
            boards: self.boards,
            on_board: self.on_board,
            street: self.street(),
            button: self.button(),
            pot: self.pot(),
        }
    }
}
