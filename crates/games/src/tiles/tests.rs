//! Rule by rule, through the table.

mod alike;
mod dice;
mod ranks;
mod ways;
mod wild;

use crate::check::{Banked, open, seat};
use cards::{AnyCard, Tile, parse_any_cards};
use table::{Table, Verbs as _, Viewer};

pub(super) const PLAIN: Banked = Banked { id: "ca/pai-gow-tiles", bank: 8 };
pub(super) const WILD: Banked = Banked { id: "ca/pai-gow-tiles-wild", bank: 8 };

pub(super) const WINS: &str = "1 base wins 10";
pub(super) const PUSHES: &str = "1 base pushes 0";
pub(super) const LOSES: &str = "1 base loses 10";

/// A bank of mixed nines, and eleven with ten: 1.
pub(super) const NINES: &str = "4-5 3-6 5-6 5-5";
/// Twelves, and a seven with a ten: 7.
pub(super) const TEENS: &str = "6-6 6-6 1-6 5-5";

/// The game of a book.
pub(super) fn game(book: &str) -> Banked {
    if book == "ca:pai-gow-tiles/" { PLAIN } else { WILD }
}

/// Seat 1 with ten, the player-dealer's tiles, and how both set.
pub(super) fn hand(own: &str, dealer: &str, act: &str, bank: &str) -> String {
    format!("seat1 {own} | dealer {dealer} | 1: base 10 | act 1 {act} | act 8 {bank}")
}

pub(super) fn by_way(own: &str, dealer: &str) -> String {
    hand(own, dealer, "house-way", "house-way")
}

/// Two hands of each side, as they are set.
#[track_caller]
pub(super) fn meets(game: Banked, own: [&str; 2], bank: [&str; 2], expected: &str) {
    let (first, dealer) = (format!("set {}", own[0]), format!("set {}", bank[0]));
    let round = hand(&own.join(" "), &bank.join(" "), &first, &dealer);
    game.pays(&round, expected);
}

/// What a table says of a place.
pub(super) fn figure(table: &dyn Table, name: &str) -> String {
    table.sight(Viewer::Public).figure(name).unwrap_or_default().to_string()
}

pub(super) fn tiles(text: &str) -> Vec<AnyCard> {
    parse_any_cards(text).expect("tiles")
}

/// A table dealt up to the first decision: seats 1 and 2 against seat 8.
pub(super) fn at_first_decision(game: Banked) -> Box<dyn Table> {
    let mut table = open(game.id, "");
    table.bank(seat("8"), money::Cents::dollars(1000), Some(seat("2"))).expect("banks");
    for n in ["1", "2"] {
        let bet = table::Bet::new(seat(n), "base", money::Cents::dollars(10));
        table.stake(&bet).expect("a wager");
    }
    table.close().expect("closed");
    // Counterclockwise from the button: seat 2, seat 1, and the bank.
    for tile in tiles(&format!("3-3 3-3 4-6 1-4 {TEENS} {NINES}")) {
        table.deal(tile).expect("a tile");
    }
    table
}

/// The pips of a tile, as they are written.
pub(super) fn pips(tile: Tile) -> u8 {
    tile.to_string().bytes().filter(u8::is_ascii_digit).map(|digit| digit - b'0').sum()
}
