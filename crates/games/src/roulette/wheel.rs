//! 3.5: the wheel, 37 pockets in a fixed order, red and black by turns.

use law::{Cite, uk};
use table::Refusal;

/// The rule of the wheel.
pub const RULE: Cite = uk::R3_5;

/// How many pockets there are.
pub const POCKETS: u8 = 37;

/// The pockets clockwise from zero (`reading:uk-wheel-order`).
#[rustfmt::skip]
pub const ORDER: [u8; POCKETS as usize] = [
    0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10,
    5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];

/// A pocket of the wheel, 0 to 36.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
pub struct Pocket(u8);

/// A pocket's colour; zero has none.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
pub enum Colour {
    /// Red.
    Red,
    /// Black.
    Black,
}

impl Pocket {
    /// Zero.
    pub const ZERO: Pocket = Pocket(0);

    /// The pocket of that number; none above 36.
    #[must_use]
    pub const fn new(n: u8) -> Option<Pocket> {
        if n < POCKETS { Some(Pocket(n)) } else { None }
    }

    /// Every pocket, 0 first.
    pub fn all() -> impl Iterator<Item = Pocket> {
        (0..POCKETS).map(Pocket)
    }

    /// Its number.
    #[must_use]
    pub const fn n(self) -> u8 {
        self.0
    }

    /// Its colour. On the layout red and black change places after 10, 18 and 28.
    #[must_use]
    pub const fn colour(self) -> Option<Colour> {
        let odd = self.0 % 2 == 1;
        match self.0 {
            0 => None,
            1..=10 | 19..=28 if odd => Some(Colour::Red),
            11..=18 | 29..=36 if !odd => Some(Colour::Red),
            _ => Some(Colour::Black),
        }
    }

    /// Reads a pocket's number.
    ///
    /// # Errors
    /// 3.5: the wheel has 37 pockets, 0 to 36.
    pub fn read(text: &str) -> Result<Pocket, Refusal> {
        // Other wheels have a `00`, so what is read is written as the wheel has it.
        let printed = |n: &u8| n.to_string() == text;
        let number = text.parse().ok().filter(printed).and_then(Pocket::new);
        number.ok_or_else(|| {
            let why = format!("the wheel has no pocket `{}`: 0 to 36", text.escape_debug());
            Refusal::by(RULE, why)
        })
    }
}

impl Colour {
    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Black => "black",
        }
    }
}
