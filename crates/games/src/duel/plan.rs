//! The course of a round, as data.

use super::Rules;
use super::facts::Strength;
use super::round::{Round, Seated};
use cards::Card;
use law::Cite;
use std::fmt;
use table::{Effect, Face, First, Redress, Refusal, Ruling};

/// What a seat can decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)] // the names say it
pub enum Act {
    Fold,
    Check,
    Play,
    Play4,
    Play3,
    Play2,
    Raise,
    Call,
    Flop,
    Turn,
    River,
    Double,
    Ride,
    Withdraw1,
    Withdraw2,
}

impl Act {
    /// The decisions that tell the ways through a round apart: all but those that leave the
    /// wagers of the game itself as they are.
    const ON_PATHS: u16 =
        !(1 << Act::Check as u16 | 1 << Act::Ride as u16 | 1 << Act::Double as u16);

    /// A bit for each act.
    fn set(acts: &[Act]) -> u16 {
        acts.iter().fold(0, |set, act| set | 1 << *act as u16)
    }

    /// Every act with its name. Acts of one name put up different amounts or come at different
    /// moments.
    pub const NAMED: [(Act, &'static str); 15] = [
        (Act::Play, "play"),
        (Act::Play4, "play"),
        (Act::Play3, "play"),
        (Act::Play2, "play"),
        (Act::Raise, "raise"),
        (Act::Call, "call"),
        (Act::Flop, "flop"),
        (Act::Turn, "turn"),
        (Act::River, "river"),
        (Act::Double, "double"),
        (Act::Ride, "ride"),
        (Act::Withdraw1, "withdraw"),
        (Act::Withdraw2, "withdraw"),
        (Act::Check, "check"),
        (Act::Fold, "fold"),
    ];

    /// What it is called; nothing where it is not said.
    #[must_use]
    pub fn name(self) -> Option<&'static str> {
        Act::NAMED.iter().find(|(known, _)| *known == self).map(|(_, name)| *name)
    }
}

/// One step of a round.
#[derive(Clone, Copy, Debug)]
pub enum Stage {
    /// So many cards to every seat that plays, for its own eyes.
    Seats(u8, Cite),
    /// The dealer's cards, up to so many in all.
    Dealer(u8, Face, Cite),
    /// The board's cards, up to so many in all.
    Board(u8, Face, Cite),
    /// Every seat whose turn it is decides.
    Decide(Decision),
    /// Cards of the board are turned, until so many lie open.
    ShowBoard(u8, Cite),
    /// The dealer's cards are turned, where anybody's money depends on them.
    ShowDealer(Cite),
    /// The dealer's cards are turned, even if everybody has folded.
    OpenDealer(Cite),
    /// The seats' cards are turned.
    ShowSeats(Cite),
    /// The cards of some seats are turned before those of the others.
    ShowThose(When, Cite),
}

/// What a ruling on an irregularity does to a round. What is burned by it stays unseen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Irregular {
    /// A card seen while cards are dealt is dead; one that nobody saw is dealt in its turn.
    Dead,
    /// A card of the dealer's that is seen as it is dealt is dead, and the next takes its place.
    DeadDealers,
    /// A card that the dealer holds and shows plays.
    DealersPlays,
    /// A seat that was passed over in the deal sits the round out, and its wagers go back; by the
    /// second rule it pays no fee on its next hand.
    PassedOver(Cite),
    /// A hand dealt to a seat without a wager is dead, and its cards leave the deck.
    NoWager,
    /// A third card that a machine sends the dealer is burned.
    ThirdCard,
}

/// Where decisions and the showing of hands begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turns {
    /// On the dealer's left, with the lowest seat.
    FromTheLeft,
    /// On the dealer's right, with the highest seat.
    FromTheRight,
}

/// A decision of every seat in turn.
#[derive(Clone, Copy, Debug)]
pub struct Decision {
    /// What may be decided.
    pub acts: &'static [Act],
    /// Who decides.
    pub when: When,
    /// The rule.
    pub rule: Cite,
}

/// What a book makes of a ruling; a refusal leaves the round as it is.
pub type Irregularities = fn(&Rules, &mut Round, &Ruling) -> Result<Vec<Redress>, Refusal>;

/// Who decides, of the seats that play the game itself: a condition on the table and the seat.
pub type When = fn(&Round, &Seated) -> bool;

/// How a game is solved exactly: which cards are seen before which decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Three cards each; one decision, with or without a card of the dealer's in view.
    ThreeCard,
    /// Five cards each and one of the dealer's in view; one decision, and perhaps a double.
    Stud,
    /// Three cards and two common ones against a pay table; two decisions.
    Ride,
    /// Two cards each; a wager before the flop, after it or after the river.
    Ultimate,
    /// Two cards each; one decision on the flop.
    Casino,
    /// Two cards each; a wager before the flop, and further ones after the flop and the turn.
    Bonus,
    /// Two cards each; further wagers after the flop and the river, and no fold.
    TwoWay,
}

/// The ways through a round of [`Shape::Bonus`].
pub const BONUS_PATHS: &[&[Act]] = &[
    &[Act::Fold],
    &[Act::Flop],
    &[Act::Flop, Act::Turn],
    &[Act::Flop, Act::River],
    &[Act::Flop, Act::Turn, Act::River],
];

/// The ways through a round of [`Shape::Ultimate`].
pub const ULTIMATE_PATHS: &[&[Act]] =
    &[&[Act::Fold], &[Act::Play4], &[Act::Play3], &[Act::Play2], &[Act::Play]];

/// Wagers that hang together, since decisions put some of them up: their edge is stated for all
/// of them in units of the first.
#[derive(Clone, Copy)]
pub struct Bundle {
    /// The wagers; the first is the unit.
    pub wagers: &'static [&'static str],
    /// How many units lie on a wager in a class of the reading that they share; none where no
    /// round can be in it.
    pub units: fn(&Plan, class: usize, wager: &str) -> Option<u8>,
}

/// The course of a round, and how hands are compared.
pub struct Plan {
    /// How it is solved.
    pub shape: Shape,
    /// Its wagers that hang together: the game itself first.
    pub bundles: &'static [Bundle],
    /// The steps, in the book's order.
    pub stages: &'static [Stage],
    /// The ways through a round that differ in what is staked on the game itself, each by its
    /// decisions that stake, take back or fold. The first is a fold, where there can be one.
    pub paths: &'static [&'static [Act]],
    /// The wager with which a seat plays against the dealer.
    pub ante: &'static str,
    /// The wagers of the game itself that are made before the deal.
    pub main: &'static [&'static str],
    /// The wagers beside it, by number: [`Seated::bet`] says whether a seat has one.
    pub sides: &'static [&'static str],
    /// Those of them that live on when the seat folds, so that its cards are kept and shown.
    pub kept: &'static [&'static str],
    /// Whether seats decide, and show their hands, from the dealer's left or right.
    pub turns: Turns,
    /// What a decision does to the seat's wagers.
    pub effects: fn(Act) -> &'static [Effect],
    /// How good a seat's hand is, and the dealer's: the larger number is the better hand.
    pub strength: fn(own: &[Card], board: &[Card]) -> Strength,
    /// Whether the dealer's hand qualifies.
    pub qualifies: fn(Strength) -> bool,
    /// Whether the dealer holds a hand at all.
    pub dealer: bool,
    /// How many seats clockwise from the player-dealer settlement begins, where a card of the
    /// finished round decides it.
    pub action: fn(&Round) -> Option<u8>,
    /// The rule against a decision that a seat cannot make any more, or never could, where one is
    /// closer than that of the step at hand.
    pub untimely: fn(&Round, &Seated, Act) -> Option<Cite>,
    /// The rule that only what is due is dealt.
    pub due: Cite,
    /// The rule of irregularities that cannot be ruled on here.
    pub ruled: Cite,
    /// What its book makes of a ruling before the wagers: [`super::unruled_first`] where nothing.
    pub first: fn(&Rules, &Ruling) -> Result<First, Refusal>,
    /// What its book makes of a ruling: [`super::unruled`] where it rules on nothing.
    pub irregular: Irregularities,
}

impl Plan {
    /// Whether a seat is ever asked for that decision.
    #[must_use]
    pub fn decides(&self, act: Act) -> bool {
        let asks = |stage: &Stage| match stage {
            Stage::Decide(decision) => decision.acts.contains(&act),
            _ => false,
        };
        self.stages.iter().any(asks)
    }

    /// The rule of a decision; the first, where several steps ask for it.
    #[must_use]
    pub fn rule_of(&self, act: Act) -> Option<Cite> {
        self.stages.iter().find_map(|stage| match stage {
            Stage::Decide(decision) if decision.acts.contains(&act) => Some(decision.rule),
            _ => None,
        })
    }

    /// The way that a seat went.
    ///
    /// # Panics
    /// When the plan lists no such way: our own error.
    #[must_use]
    pub fn path(&self, seat: &Seated) -> u8 {
        self.way(seat.acts() & Act::ON_PATHS)
    }

    /// The number of the way with exactly these decisions.
    ///
    /// # Panics
    /// When the plan lists no such way: our own error.
    #[must_use]
    pub fn path_of(&self, acts: &[Act]) -> u8 {
        self.way(Act::set(acts))
    }

    /// The number of the way with a set of decisions.
    fn way(&self, went: u16) -> u8 {
        let same = |path: &&[Act]| Act::set(path) == went;
        let Some(at) = self.paths.iter().position(same) else {
            // invariant: a plan lists every way on which its stages can lead.
            panic!("{self:?} lists no way with the decisions {went:#b}")
        };
        at as u8
    }

    /// Whether a fold loses a wager beside the game.
    #[must_use]
    pub fn loses_sides(&self) -> bool {
        self.sides.iter().any(|side| !self.kept.contains(side))
    }

    /// How many units of the ante lie on a wager at the end of a way; none where the plan has no
    /// way of that number.
    #[must_use]
    pub fn units(&self, path: u8, wager: &str) -> Option<u8> {
        let mut units = u8::from(self.main.contains(&wager));
        for act in *self.paths.get(usize::from(path))? {
            for effect in (self.effects)(*act) {
                match effect {
                    Effect::Stakes { wager: made, times, .. } if *made == wager => units += times,
                    Effect::Takes { wager: taken, .. } if *taken == wager => units = 0,
                    Effect::Earns { bonus, .. } if *bonus == wager => units = 1,
                    _ => {}
                }
            }
        }
        Some(units)
    }
}

impl fmt::Debug for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a plan of {} stages", self.stages.len())
    }
}
