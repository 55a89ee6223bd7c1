//! The course of a round, as data.

use super::facts::Strength;
use super::round::{Round, Seated};
use cards::Card;
use law::Cite;
use std::fmt;
use table::{Effect, Face};

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
    /// The dealer's cards are turned.
    ShowDealer(Cite),
    /// The seats' cards are turned.
    ShowSeats(Cite),
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

/// Who decides: a condition on the seat and the table.
pub type When = fn(&Round, &Seated) -> bool;

/// The course of a round, and how hands are compared.
pub struct Plan {
    /// The steps, in the book's order.
    pub stages: &'static [Stage],
    /// The wager with which a seat plays against the dealer.
    pub ante: &'static str,
    /// The wagers of the game itself; others stand beside it.
    pub main: &'static [&'static str],
    /// What a decision does to the seat's wagers.
    pub effects: fn(Act) -> &'static [Effect],
    /// How good a seat's hand is, and the dealer's: the larger number is the better hand.
    pub strength: fn(own: &[Card], board: &[Card]) -> Strength,
    /// Whether the dealer's hand qualifies.
    pub qualifies: fn(Strength) -> bool,
    /// Whether the dealer holds a hand at all.
    pub dealer: bool,
    /// The rule that only what is due is dealt.
    pub due: Cite,
    /// The rule of irregularities that cannot be ruled on here.
    pub ruled: Cite,
}

impl fmt::Debug for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a plan of {} stages", self.stages.len())
    }
}
