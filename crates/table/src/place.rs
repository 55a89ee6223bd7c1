//! Where people sit, where cards lie, and who holds money.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The largest seat number of any table: fourteen players at a batwing table, and room to spare.
pub const SEATS_MAX: u8 = 16;

/// The largest number of people who bet behind one seat.
pub const BEHIND_MAX: u8 = 8;

/// A seat holds a person. Seats are numbered from 1, clockwise from the dealer's left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl TryFrom<u8> for Seat {
    type Error = String;

    fn try_from(n: u8) -> Result<Seat, String> {
        Seat::new(n).ok_or_else(|| format!("seat {n} does not exist: 1 to {SEATS_MAX}"))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

impl Seat {
    /// The first seat.
    pub const FIRST: Seat = Seat(1);

    /// Seat number `n`; none when `n` is zero or above [`SEATS_MAX`].
    #[must_use]
    pub const fn new(n: u8) -> Option<Seat> {
        if n >= 1 && n <= SEATS_MAX { Some(Seat(n)) } else { None }
    }

    /// Its number.
    #[must_use]
    pub const fn n(self) -> u8 {
        self.0
    }

    /// The number of steps clockwise from `from` to this seat, in a ring of all seats.
    #[must_use]
    pub const fn steps_from(self, from: Seat) -> u8 {
        (self.0 + SEATS_MAX - from.0) % SEATS_MAX
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// A spot holds cards. Its name is [`crate::Deals::SPOTS`] at this index.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot(pub u8);

/// Who may see a card when it is dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Face {
    /// Everybody.
    Up,
    /// One seat alone.
    Own(Seat),
    /// Nobody yet.
    Down,
}

/// Whose chips a stake is.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum Owner {
    /// The person in the seat.
    #[default]
    Seat,
    /// The `n`-th person betting behind that seat.
    Behind(u8),
    /// The dealer, for whom the seat wagers a tip.
    Dealer,
}

impl Owner {
    /// Whether it is the person in the seat.
    #[must_use]
    #[allow(clippy::trivially_copy_pass_by_ref)] // serde passes a reference
    pub fn is_seat(&self) -> bool {
        *self == Owner::Seat
    }
}

/// What whoever banks a round has put up is called by: it goes back before the deal under this
/// name, and bears fees under it.
pub const PLAYER_DEALER: &str = "player-dealer";

/// Who holds money.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Party {
    /// The person in a seat.
    Seat(Seat),
    /// A person betting behind a seat.
    Behind(Seat, u8),
    /// The house that banks the game.
    House,
    /// The player who banks this round.
    PlayerDealer,
    /// The dealer, who may receive tips and envy pays.
    Dealer,
    /// The shown value of the meter of that number.
    Meter(u8),
    /// The reserve from which that meter is seeded again.
    Reserve(u8),
    /// Stakes lying on the table, not yet decided.
    Layout,
    /// The card room that collects fees and banks nothing.
    Room,
    /// What players have put in for whoever wins it.
    Pot,
}
