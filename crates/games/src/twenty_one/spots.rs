//! Where cards lie: a place for each seat, one for each hand that a split makes of it, and one for
//! the dealer.

use super::rules::HANDS_MAX;
use table::{SEATS_MAX, Seat, Spot};

/// Places of one seat: for the hand as dealt, and for those that splits make.
const PLACES: u8 = HANDS_MAX + 1;

/// Where the dealer's cards lie.
pub const DEALER: Spot = Spot(SEATS_MAX * PLACES);

/// Where a hand of a seat lies: 0 is the hand as dealt, 1 and so on those after a split.
#[must_use]
pub const fn spot(seat: Seat, hand: u8) -> Spot {
    Spot((seat.n() - 1) * PLACES + hand)
}

/// The seat and hand of a place; none for the dealer's.
pub(super) fn place(spot: Spot) -> Option<(Seat, u8)> {
    Some((Seat::new(spot.0 / PLACES + 1)?, spot.0 % PLACES)).filter(|_| spot != DEALER)
}

macro_rules! seat {
    ($n:literal) => {
        [
            concat!("seat", $n),
            concat!("seat", $n, ".1"),
            concat!("seat", $n, ".2"),
            concat!("seat", $n, ".3"),
            concat!("seat", $n, ".4"),
            concat!("seat", $n, ".5"),
            concat!("seat", $n, ".6"),
            concat!("seat", $n, ".7"),
            concat!("seat", $n, ".8"),
            concat!("seat", $n, ".9"),
            concat!("seat", $n, ".10"),
            concat!("seat", $n, ".11"),
            concat!("seat", $n, ".12"),
            concat!("seat", $n, ".13"),
            concat!("seat", $n, ".14"),
        ]
    };
}

/// The names of the places of every seat.
const SEATS: [[&str; PLACES as usize]; SEATS_MAX as usize] = [
    seat!(1),
    seat!(2),
    seat!(3),
    seat!(4),
    seat!(5),
    seat!(6),
    seat!(7),
    seat!(8),
    seat!(9),
    seat!(10),
    seat!(11),
    seat!(12),
    seat!(13),
    seat!(14),
    seat!(15),
    seat!(16),
];

/// The name of every place.
pub(super) const NAMES: [&str; DEALER.0 as usize + 1] = {
    let mut names = ["dealer"; DEALER.0 as usize + 1];
    let mut at = 0;
    while at < DEALER.0 as usize {
        names[at] = SEATS[at / PLACES as usize][at % PLACES as usize];
        at += 1;
    }
    names
};

#[test]
fn every_place_has_its_name() {
    let seat = |n| Seat::new(n).expect("a seat");
    assert_eq!(NAMES[usize::from(spot(seat(1), 0).0)], "seat1");
    assert_eq!(NAMES[usize::from(spot(seat(3), 2).0)], "seat3.2");
    assert_eq!(NAMES[usize::from(spot(seat(16), 14).0)], "seat16.14");
    assert_eq!(NAMES[usize::from(DEALER.0)], "dealer");
    assert_eq!(place(spot(seat(7), 4)), Some((seat(7), 4)));
    assert_eq!(place(DEALER), None);
}
