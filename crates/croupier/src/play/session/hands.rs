//! Poker against the dealer: what can be decided at this table, and what hands make.

use super::Session;
use crate::play::words;
use cards::Card;
use catalog::Game;
use games::Entry;
use games::duel::{Act, Plan, Shape, Stage};
use hands::{Category, Printed, ThreeKind};
use table::Name;

impl Session {
    /// How a hand goes, where each seat has one.
    fn plan(&self) -> Option<&'static Plan> {
        let Game::Banked(Entry::Duel(variant), _) = &self.game else { return None };
        Some(variant.post(&self.setup.posted).ok()?.rules.plan)
    }

    /// Every word that is ever decided by at this table.
    #[must_use]
    pub fn words(&self) -> Vec<Name> {
        let words = &self.sign().words;
        let Some(plan) = self.plan() else { return words.clone() };
        let decided = |word: &Name| {
            plan.stages.iter().any(|stage| match stage {
                Stage::Decide(decision) => Act::NAMED
                    .iter()
                    .any(|(act, name)| name == word && decision.acts.contains(act)),
                _ => false,
            })
        };
        words.iter().filter(|word| decided(word)).cloned().collect()
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
        let strength = (plan.strength)(&own, &board);
        let number = usize::from(strength.kind);
        match (plan.shape, own.len() + board.len()) {
            (Shape::ThreeCard, 3) => ThreeKind::ALL.get(number).map(|kind| words::three(*kind)),
            (Shape::ThreeCard, _) | (_, 0..5) => None,
            // Where hands only meet a pay table they are not compared.
            _ if strength.number == 0 => {
                let five: [Card; 5] = [own, board].concat().try_into().ok()?;
                Some(words::category(hands::stacked(&five, Printed::Usual).category()))
            }
            _ => Category::ALL.get(number).map(|kind| words::category(*kind)),
        }
    }
}
