//! Games that no book of ours has, known only so that histories of them can be replayed.

use super::draw::KANSAS_CITY_LOWBALL;
use super::shapes::DOWN;
use super::ways::HOLDEM;
use crate::variant::{Customs, Deck, Exchange, Forced, Limit, Opener, Own, Street, Variant};
use law::ca::kansas_city_lowball as r;

const STREETS: [Street; 2] = [
    Street::new("pre-draw", r::RS1_C).hands(&DOWN).opens(Opener::Blinds),
    Street::new("draw", r::RS1_E).burn().exchange(Exchange::Draw(5)),
];

/// Deuce-to-seven triple draw: Kansas City Lowball without a joker, with two blinds, and for two
/// players as well.
pub static TRIPLE_DRAW: Variant = Variant {
    id: "phh/2-7-triple-draw",
    title: "Deuce-to-seven triple draw",
    own: Own { ways: &HOLDEM, irregular: &[], opening: None },
    deck: Deck::Full,
    forced: Forced::Blinds,
    limits: &[Limit::Fixed],
    customs: Customs::NONE,
    ..KANSAS_CITY_LOWBALL
};

/// Deuce-to-seven single draw: the same with one draw.
pub static SINGLE_DRAW: Variant = Variant {
    id: "phh/2-7-single-draw",
    title: "Deuce-to-seven single draw",
    own: Own { ways: &HOLDEM, irregular: &[], opening: None },
    deck: Deck::Full,
    forced: Forced::Blinds,
    limits: &[Limit::No],
    streets: &STREETS,
    customs: Customs::NONE,
    ..KANSAS_CITY_LOWBALL
};
