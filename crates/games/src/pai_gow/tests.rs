//! Rule by rule, through the table.

mod britain;
mod britain_house_way;
mod britain_side;
mod california_alike;
mod california_fortune;
mod california_ruled;

use crate::check::{check, open, play};
use cards::{AnyCard, parse_any_cards};
use table::{Table, Viewer};

pub(super) const POKER: &str = "uk/pai-gow-poker";
pub(super) const FORTUNE: &str = "uk/pai-gow-fortune";
pub(super) const ENVY: &str = "uk/pai-gow-fortune-envy";
pub(super) const JOKOLOR: &str = "uk/pai-gow-jokolor";

/// A dealer without a pair: Q-7-5-3-2 behind, 10-9 in front.
pub(super) const QUEEN: &str = "2c 3d 5h 7s 9c Td Qh";

/// Seat 1 with twenty on the standard wager.
pub(super) fn hand(own: &str, dealer: &str, act: &str) -> String {
    format!("seat1 {own} | dealer {dealer} | 1: standard 20 | act 1 {act}")
}

/// Five cards behind, two in front, against a dealer's seven.
#[track_caller]
pub(super) fn meets(five: &str, front: &str, dealer: &str, expected: &str) {
    let round = hand(&format!("{five} {front}"), dealer, &format!("set {front}"));
    check(POKER, "", &round, expected);
}

/// The first cards that are not among those.
pub(super) fn others(taken: &str, n: usize) -> String {
    let taken = parse_any_cards(taken).expect("cards");
    let free = cards::Card::all().map(AnyCard::from).filter(|card| !taken.contains(card));
    free.take(n).map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}

/// A table after a round that the dealer has set.
pub(super) fn settled(id: &str, set: &str, round: &str) -> Box<dyn Table> {
    let mut table = open(id, set);
    play(table.as_mut(), round).unwrap_or_else(|refusal| panic!("{refusal}"));
    table
}

/// What a table says of a place.
pub(super) fn figure(table: &dyn Table, name: &str) -> String {
    table.sight(Viewer::Public).figure(name).unwrap_or_default().to_string()
}
