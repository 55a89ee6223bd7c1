//! What hands make at poker against the dealer, and hands on which nothing is wagered.

use super::Session;
use crate::play::words;
use cards::Card;
use catalog::Game;
use games::Entry;
use games::duel::Plan;
use table::{Ask, Event, Input, Table, Viewer, What};

/// Hands of a shoe on which nothing was wagered.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Free {
    hands: u32,
    /// Whether this is one.
    now: bool,
}

impl Free {
    pub(super) fn follow(&mut self, event: &Event, table: &dyn Table) {
        match event.what {
            What::Shoe(_) => self.hands = 0,
            What::Closed => {
                let sight = table.sight(Viewer::Public);
                self.now = sight.stakes.is_empty() && sight.after.free.is_none();
                self.hands += u32::from(self.now);
            }
            _ => {}
        }
    }
}

impl Session {
    /// How a hand goes, where each seat has one.
    fn plan(&self) -> Option<&'static Plan> {
        let Game::Banked(Entry::Duel(variant), _) = &self.game else { return None };
        Some(variant.post(&self.setup.posted).ok()?.rules.plan)
    }

    /// The number of this hand among those of its shoe on which nothing is wagered, and how many
    /// the house allows; nothing where something is, or a ruling has it dealt so.
    #[must_use]
    pub fn free_hand(&self) -> Option<(u32, &str)> {
        let most = self.sign().posted.get("free_hands")?;
        self.free.now.then_some((self.free.hands, most))
    }

    /// What kind of hand lies at a spot, with the board, once all of it is seen.
    #[must_use]
    pub fn kind(&self, spot: &str) -> Option<&'static str> {
        let (plan, sight) = (self.plan()?, self.sight());
        let seen = |spot: &str| -> Option<Vec<Card>> {
            sight.spot(spot).iter().map(|held| held.card.natural()).collect()
        };
        let own = seen(spot).filter(|own| !own.is_empty())?;
        let board = seen("board").unwrap_or_default();
        words::made(plan, &own, &board)
    }
}

impl Session {
    /// A decision said at your seat, for whoever is asked there: you, or somebody behind you.
    pub(super) fn for_who_is_asked(&self, input: Input) -> Input {
        let behind = self.table.asks().into_iter().find_map(|ask| match ask {
            Ask::Follow { seat, behind } if seat == self.you() => Some(behind),
            _ => None,
        });
        match (input, behind) {
            (Input::Decide { seat, act }, Some(behind)) if seat == self.you() => {
                Input::Follow { seat, behind, act }
            }
            (input, _) => input,
        }
    }
}
