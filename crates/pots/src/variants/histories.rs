//! Games as histories tell them: those that no book of ours has, and those of our books at the
//! tables of others, who seat as many as they like and cap raises as they like.

use super::draw::{BADUGI, KANSAS_CITY_LOWBALL};
use super::holdem::{NO_LIMIT_POKER, SHORT_DECK_HOLDEM, TEXAS_HOLDEM};
use super::omaha::{OMAHA, OMAHA_HI_LO};
use super::shapes::DOWN;
use super::stud::{RAZZ, SEVEN_CARD_STUD, SEVEN_CARD_STUD_HI_LO_8};
use super::ways::HOLDEM;
use crate::place::PLACES_MAX;
use crate::variant::{Customs, Deck, Exchange, Forced, Limit, Opener, Own, Street, Variant};
use law::ca::kansas_city_lowball as r;

const STREETS: [Street; 2] = [
    Street::new("pre-draw", r::RS1_C).hands(&DOWN).opens(Opener::Blinds),
    Street::new("draw", r::RS1_E).burn().exchange(Exchange::Draw(5)),
];

/// A game at another's table: nothing is written of how many bets a round may have, and two can
/// play.
const fn elsewhere(game: &Variant) -> Variant {
    let Own { ways, irregular, opening } = game.own;
    let own = Own { ways, irregular, opening };
    let customs = Customs { fewest: 2, ..game.customs };
    Variant { own, raises: u8::MAX, customs, ..*game }
}

/// The same where the deck serves a full table.
const fn full_table(game: &Variant) -> Variant {
    let most = PLACES_MAX as u8;
    Variant { seats: most, active: most, ..elsewhere(game) }
}

/// Every game that a history may name by a code of the format.
pub static GAMES: [&Variant; 11] = [
    &FIXED_HOLDEM,
    &NO_LIMIT_HOLDEM,
    &SHORT_DECK,
    &POT_OMAHA,
    &FIXED_OMAHA_HI_LO,
    &STUD,
    &STUD_HI_LO,
    &STUD_LOW,
    &SINGLE_DRAW,
    &TRIPLE_DRAW,
    &FIXED_BADUGI,
];

static FIXED_HOLDEM: Variant = full_table(&TEXAS_HOLDEM);
static NO_LIMIT_HOLDEM: Variant = full_table(&NO_LIMIT_POKER);
static SHORT_DECK: Variant = full_table(&SHORT_DECK_HOLDEM);
static POT_OMAHA: Variant = full_table(&OMAHA);
static FIXED_OMAHA_HI_LO: Variant = full_table(&OMAHA_HI_LO);
static STUD: Variant = elsewhere(&SEVEN_CARD_STUD);
static STUD_HI_LO: Variant = elsewhere(&SEVEN_CARD_STUD_HI_LO_8);
static STUD_LOW: Variant = elsewhere(&RAZZ);
static FIXED_BADUGI: Variant = elsewhere(&BADUGI);

/// Deuce-to-seven triple draw: Kansas City Lowball without a joker, with two blinds, and for two
/// players as well.
pub static TRIPLE_DRAW: Variant = Variant {
    id: "phh/2-7-triple-draw",
    title: "Deuce-to-seven triple draw",
    own: Own { ways: &HOLDEM, irregular: &[], opening: None },
    deck: Deck::Full,
    forced: Forced::Blinds,
    limits: &[Limit::Fixed],
    raises: u8::MAX,
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
    raises: u8::MAX,
    streets: &STREETS,
    customs: Customs::NONE,
    ..KANSAS_CITY_LOWBALL
};
