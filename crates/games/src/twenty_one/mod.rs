//! Twenty-one: hands that draw to a target, against a dealer with a posted rule. Blackjack of
//! Great Britain (21, no hole card), Hawaiian Blackjack (22, jokers), Blackjack Poker (21, with
//! two aces of hearts on top) and 9½ of a California card room.
//!
//! What play and mathematics depend on is [`Rules`]; what becomes of a hand is [`Rules::came`].

mod made;
mod rules;

pub use made::{Came, Made, Origin, Rank};
pub use rules::{
    Again, Count, Dealer, Double, Down, HANDS_MAX, Insurance, Once, Pays, Rules, Split,
    SplitPairs, Surrender, Text,
};
