//! Where cards lie at a table that gives every seat a hand of its own: a spot for each seat, the
//! bank's, and a board.

use table::{Direction, SEATS_MAX, Seat, Spot, Stake};

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

/// The place on a seat's left.
pub(crate) const fn left_of(seat: Seat) -> u8 {
    seat.n() % SEATS_MAX
}

/// Where play begins before it is known who banks: with the first wager, stakes being listed from
/// the player-dealer's left.
pub(crate) fn first_wager(stakes: &[Stake]) -> u8 {
    stakes.first().map_or(0, |stake| stake.seat.n() - 1)
}

/// Whether each seat has a wager.
pub(crate) fn wagering(stakes: &[Stake]) -> [bool; SEATS] {
    let mut wagering = [false; SEATS];
    for stake in stakes {
        wagering[usize::from(stake.seat.n()) - 1] = true;
    }
    wagering
}

#[test]
fn every_place_has_its_name_and_its_left() {
    let seat = |n| Seat::new(n).expect("a seat");
    assert_eq!(NAMES[usize::from(spot(seat(16)).0)], "seat16");
    assert_eq!(NAMES[usize::from(DEALER.0)], "dealer");
    assert_eq!((left_of(seat(3)), left_of(seat(16))), (3, 0));
    let from: Vec<u8> = ring(left_of(seat(15))).map(Seat::n).take(3).collect();
    assert_eq!(from, [16, 1, 2]);
}
