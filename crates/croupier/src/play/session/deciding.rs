//! Your decisions, and the chips that they take.

use super::Session;
use games::duel::{Act, Stage};
use money::Cents;
use table::Refusal;

/// What can be decided where a game has no plan of its own.
const DRAWING: [&str; 4] = ["draw", "stand", "house-way", "hit"];

/// Ways out of a hand, the cheapest first.
const WAYS_OUT: [&str; 3] = ["house-way", "fold", "check"];

/// What a neighbour decides: the house way, else nothing that costs, else to play on.
pub(super) fn neighbourly(menu: &[String]) -> String {
    let named = |name: &str| menu.iter().find(|act| *act == name);
    named("house-way").or(named("check")).or(menu.first()).cloned().unwrap_or_default()
}

impl Session {
    /// Everything that a seat may ever be asked to decide here, by name.
    pub fn acts(&self) -> Vec<&'static str> {
        let Some(plan) = self.plan else { return DRAWING.to_vec() };
        let mut names = Vec::new();
        for stage in plan.stages {
            let Stage::Decide(decision) = stage else { continue };
            for (act, name) in Act::NAMED {
                if decision.acts.contains(&act) && !names.contains(&name) {
                    names.push(name);
                }
            }
        }
        names
    }

    /// What a decision takes from your chips, with the room's fees.
    pub fn price(&self, act: &str) -> Cents {
        let made = self.table.would_stake(self.you, act).unwrap_or_default();
        self.taken_by(&made)
    }

    fn taken_by(&self, made: &[(&'static str, Cents)]) -> Cents {
        made.iter().map(|(wager, amount)| *amount + self.fee(wager)).sum()
    }

    /// Decides; answers the wagers that the decision made.
    ///
    /// # Errors
    /// A refusal when you have nothing to decide, or not that, or have not got what it takes.
    pub fn decide(&mut self, act: &str) -> Result<Vec<(&'static str, Cents)>, Refusal> {
        let made = self.table.would_stake(self.you, act)?;
        if !made.is_empty() {
            self.afford(self.taken_by(&made))?;
        }
        self.table.decide(self.you, act)?;
        Ok(made)
    }

    /// How a hand is played to its end when you leave it: the house way where there is one, else a
    /// fold, a check, or the first decision that you can pay for.
    pub fn way_out(&self, menu: &[String]) -> String {
        let named = WAYS_OUT.iter().filter_map(|way| menu.iter().find(|act| act == way));
        let out = named.chain(menu).find(|act| self.price(act) <= self.rack());
        out.or(menu.first()).cloned().unwrap_or_default()
    }
}
