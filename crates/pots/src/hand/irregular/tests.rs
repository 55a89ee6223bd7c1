//! Irregularities, game by game.

mod texas_holdem;

use crate::hand::Hand;
use crate::script::Played;
use cards::AnyCard;

/// The rules by which the deck was shuffled.
fn shuffles(played: &Played) -> Vec<&'static str> {
    let lines = played.lines.iter().filter(|line| line.what == "shuffles");
    lines.map(|line| line.rule.id).collect()
}

/// How many cards lie with the burns.
fn burns(hand: &Hand) -> u8 {
    hand.burns.count
}

/// Whether a card lies with them.
fn burned(hand: &Hand, card: &str) -> bool {
    let card: AnyCard = card.parse().expect("a card");
    hand.burns.known & card.bit() != 0
}
