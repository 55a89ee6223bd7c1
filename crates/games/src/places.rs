//! Where cards lie at a table that gives every seat a hand of its own: a spot for each seat, the
//! bank's, and a board.

use table::{Direction, SEATS_MAX, Seat, Spot};

/// Seats at a table.
pub const SEATS: usize = SEATS_MAX as usize;

/// Where the bank's cards lie.
pub const DEALER: Spot = Spot(SEATS_MAX);

/// Where common cards lie.
pub const BOARD: Spot = Spot(SEATS_MAX + 1);

/// What spots are called, by number.
pub(crate) const NAMES: [&str; SEATS + 2] = [
    "seat1", "seat2", "seat3", "seat4", "seat5", "seat6", "seat7", "seat8", "seat9", "seat10",
    "seat11", "seat12", "seat13", "seat14", "seat15", "seat16", "dealer", "board",
];

/// The same without a board.
pub(crate) const SEATS_AND_DEALER: &[&str] = NAMES.split_at(SEATS + 1).0;

/// Where a seat's cards lie.
#[must_use]
pub const fn spot(seat: Seat) -> Spot {
    Spot(seat.n() - 1)
}

/// Seats clockwise from a place, which is counted from 0.
pub(crate) fn ring(from: u8) -> impl Iterator<Item = Seat> {
    let from = Seat::new(from % SEATS_MAX + 1).unwrap_or(Seat::FIRST);
    Direction::Clockwise.ring(from, SEATS_MAX)
}
