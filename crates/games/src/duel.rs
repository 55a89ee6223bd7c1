//! Poker against the dealer: each seat has a hand of its own and plays it against one dealer, or
//! against a pay table. What is dealt, decided and shown, and in which order, is a [`Plan`].

mod california;
mod dealt;
mod facts;
mod holdem;
mod plan;
mod ride;
mod round;
mod singapore;
mod stud;
#[cfg(test)]
mod tests;
mod three_card;

pub use dealt::{Casino, Dealt, Extra, Run};
pub use facts::{
    AaClass, Award, Both, DealerHigh, FlopFive, Hole, HoleClass, Insured, Jackpot, KINDS, OwnBest,
    OwnFive, OwnThree, PATHS, Rode, RodeKind, Showdown, Six, Strength, Versus, best_of_seven,
};
pub use plan::{
    Act, BONUS_PATHS, Bundle, Decision, Irregular, Irregularities, Plan, Shape, Stage, Turns,
    ULTIMATE_PATHS, When,
};
pub use round::{BOARD, DEALER, Round, Seated, spot, unruled, unruled_first};

use crate::Variant;
use crate::chance::{Chance, Procedure};
use table::Game;

/// The cards are shuffled before every round.
const CARDS: Chance = Chance::Cards(Procedure::EachRound);

/// Every entry.
pub static ALL: &[&Variant<Duel>] = &[
    &three_card::BRITAIN,
    &stud::CASINO_STUD,
    &stud::PROGRESSIVE_STUD,
    &stud::BONUS_INSURANCE,
    &holdem::BONUS,
    &holdem::BONUS_PROGRESSIVE,
    &holdem::ULTIMATE,
    &holdem::CASINO,
    &holdem::CASINO_PROGRESSIVE,
    &holdem::TWO_WAY,
    &ride::BRITAIN,
    &ride::THREE_CARD_BONUS,
    &singapore::SINGAPORE,
    &california::THREE_CARD,
    &california::CARIBBEAN,
    &california::ULTIMATE,
];

/// Any of these games.
#[derive(Clone, Copy, Debug)]
pub struct Duel;

/// What a table plays.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// The course of a round.
    pub plan: &'static Plan,
    /// Whether a player banks, so that seats are counted from its left.
    pub player_banks: bool,
}

impl Game for Duel {
    type Rules = Rules;
    type Round = Round;
}
