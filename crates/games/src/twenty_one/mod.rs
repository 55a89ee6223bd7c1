//! Twenty-one: hands that draw to a target, against a dealer with a posted rule. Blackjack of
//! Great Britain (21, no hole card), Hawaiian Blackjack (22, jokers), Blackjack Poker (21, with
//! two aces of hearts on top) and 9½ of a California card room.
//!
//! What play and mathematics depend on is [`Rules`]; what becomes of a hand is [`Rules::came`].

mod britain;
#[cfg(test)]
mod britain_play_tests;
#[cfg(test)]
mod britain_side_tests;
#[cfg(test)]
mod britain_tests;
mod california;
mod facts;
#[cfg(test)]
mod hawaiian_tests;
mod made;
#[cfg(test)]
mod nine_tests;
#[cfg(test)]
mod poker_tests;
mod round;
#[cfg(test)]
mod ruled_tests;
mod rules;
mod spots;
mod texts;

pub use facts::{
    Further, Halves, Hawaiian, Initial, Insured, Match, Pair, Poker, PokerLater, Three,
};
pub use made::{Came, Made, Origin, Rank};
pub use round::{Act, Answer, Follower, Hand, Round, Seated, State, mimic};
pub use rules::{
    Again, Count, Dealer, Double, DoubleBy, Down, Found, HANDS_MAX, Insurance, Once, Pays, Rules,
    Split, SplitPairs, Surrender, Text,
};
pub use spots::{DEALER, spot};

use crate::Variant;
use table::Game;

/// The most cards of a round on which a shoe is measured: seven boxes and the dealer, some of them
/// split. A round that needs more finds them behind the cutting card.
const ROUND_MAX: u8 = 24;

/// Any of these games.
#[derive(Clone, Copy, Debug)]
pub struct TwentyOne;

impl Game for TwentyOne {
    type Rules = Rules;
    type Round = Round;
}

/// Every entry.
pub static ALL: &[&Variant<TwentyOne>] = &[
    &britain::BLACKJACK,
    &britain::PLUS_3,
    &britain::ROYAL,
    &britain::PAIRS,
    &california::HAWAIIAN,
    &california::NINE_AND_A_HALF,
    &california::BLACKJACK_POKER,
];
