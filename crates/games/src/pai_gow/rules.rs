//! What a table plays by: what is posted, and the rules cited.

use super::irregular::Irregular;
use super::way::Way;
use hands::{Back, PaiGow};
use law::Cite;
use money::Cents;
use table::Cup;

/// What a table plays by.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// How hands rank.
    pub order: PaiGow,
    /// Where fives of a kind below five aces stand.
    pub fives: Fives,
    /// How hands are set that are not set by their player.
    pub way: &'static Way,
    /// What becomes of two cards set above five.
    pub foul: Foul,
    /// What becomes of a setting of another number of cards.
    pub miscounted: Miscounted,
    /// Who banks, and how that hand is set.
    pub bank: Bank,
    /// The bonus that a wager earns by other hands, where there is one.
    pub envy: Option<Envy>,
    /// The dice that place the action button, where they do.
    pub cup: Option<Cup>,
    /// What may be ruled, and what it does.
    pub irregular: &'static [(Cite, Irregular)],
    /// The rules cited.
    pub cites: PaiGowCites,
}

impl Rules {
    /// Five cards as the table counts them.
    pub(super) fn counted(&self, back: Back) -> Back {
        match self.fives {
            Fives::BelowAces => back,
            Fives::AsFour => back.as_four(),
        }
    }
}

/// A bonus that is earned by other players' hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Envy {
    /// The wager that earns it.
    pub of: &'static str,
    /// The bonus.
    pub bonus: &'static str,
    /// The least that must be wagered.
    pub least: Cents,
}

/// Where fives of a kind stand that are not aces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fives {
    /// Just below five aces.
    BelowAces,
    /// As four of a kind.
    AsFour,
}

/// What becomes of two cards set above five.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Foul {
    /// Both hands lose.
    Loses,
    /// They are set again, by the house's way.
    SetAgain,
}

/// What becomes of a setting of another number of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Miscounted {
    /// It is no setting.
    Refused,
    /// It is a foul, and loses.
    Fouls,
}

/// Who banks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bank {
    /// The house, whose dealer sets by its way.
    House,
    /// A player, who sets as it likes and never fouls.
    Player,
}

/// The rules cited when cards are due or hands are set.
#[derive(Clone, Copy, Debug)]
pub struct PaiGowCites {
    /// Seven cards for everybody.
    pub deal: Cite,
    /// Hands are set.
    pub set: Cite,
    /// Of how many cards.
    pub numbers: Cite,
    /// By whom, and once.
    pub once: Cite,
    /// The bank's hand is opened when all others are set.
    pub opens: Cite,
    /// The bank's hand is set.
    pub bank_sets: Cite,
    /// It is set without a foul.
    pub bank_fouls: Cite,
    /// Hands are compared.
    pub shown: Cite,
    /// Irregularities.
    pub ruled: Cite,
}
