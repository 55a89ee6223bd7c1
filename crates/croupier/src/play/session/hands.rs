//! What lies on the table, as the player may see it.

use super::Session;
use cards::Card;
use games::baccarat::hand::value;
use table::{Event, Face, Next, Viewer};

/// A card as it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lies {
    /// For all to see.
    Up(Card),
    /// Face down, for the dealer or another seat to turn.
    Down,
    /// Face down, for you to turn.
    Yours,
}

/// The cards of one spot.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Held {
    /// In the order received.
    pub cards: Vec<Lies>,
}

impl Held {
    /// The points of the first `n` cards, as far as they are seen.
    pub fn points(&self, n: usize) -> u8 {
        let seen = self.cards.iter().take(n).filter_map(|card| match card {
            Lies::Up(card) => Some(value(*card)),
            Lies::Down | Lies::Yours => None,
        });
        seen.sum::<u8>() % 10
    }

    /// Whether every card is seen.
    pub fn open(&self) -> bool {
        self.cards.iter().all(|card| matches!(card, Lies::Up(_)))
    }

    /// The cards that are seen.
    pub fn seen(&self) -> Vec<Card> {
        let up = |card: &Lies| if let Lies::Up(card) = card { Some(*card) } else { None };
        self.cards.iter().filter_map(up).collect()
    }
}

impl Session {
    /// The hand at a spot: `player` or `banker`. Cards are yours from the moment at which they are
    /// dealt or handed to you.
    pub fn held(&self, spot: &str) -> Held {
        let mut held = Held::default();
        let handed = matches!(self.table.next(), Next::Show { of } if of == spot);
        let yours = handed && self.mine_to_turn(spot);
        for event in self.table.view(Viewer::Seat(self.you)) {
            match event {
                Event::Dealt { to, card, face } if to == spot => {
                    held.cards.push(match (card, face) {
                        (Some(card), Face::Up) => Lies::Up(card),
                        (_, Face::Own(seat)) if seat == self.you => Lies::Yours,
                        _ if yours => Lies::Yours,
                        _ => Lies::Down,
                    });
                }
                // Cards are turned in the order in which they came.
                Event::Shown { of, card } if of == spot => {
                    let down = |lies: &&mut Lies| !matches!(lies, Lies::Up(_));
                    if let Some(first) = held.cards.iter_mut().find(down) {
                        *first = Lies::Up(card);
                    }
                }
                _ => {}
            }
        }
        held
    }

    /// Whether the cards at a spot are the player's to turn.
    pub(super) fn mine_to_turn(&self, spot: &str) -> bool {
        self.table.turned_by(spot) == Some(self.you)
    }
}
