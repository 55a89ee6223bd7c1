//! What can be read off a finished round for one seat. Each reading is a finite set of classes, so
//! that wagers are judged, counted and sampled by number.

mod both;
mod hole;
mod insured;
mod jackpot;
mod own;
mod rode;
mod showdown;

pub use both::{Both, Six};
pub use hole::{Hole, HoleClass};
pub use insured::{DealerHigh, Insured};
pub use jackpot::{Award, Jackpot};
pub use own::{AaClass, FlopFive, OwnBest, OwnFive, OwnThree};
pub use rode::{Rode, RodeKind};
pub use showdown::{KINDS, PATHS, Showdown, Strength, Versus};

use cards::Card;
use hands::{Category, Pile};

/// One number from digits, each with its base.
fn pack<const N: usize>(digits: [(usize, usize); N]) -> usize {
    digits.into_iter().fold(0, |number, (digit, base)| number * base + digit)
}

/// The digits of a number in these bases.
fn unpack<const N: usize>(mut number: usize, bases: [usize; N]) -> [usize; N] {
    let mut digits = [0; N];
    for (digit, base) in digits.iter_mut().zip(bases).rev() {
        *digit = number % base;
        number /= base;
    }
    digits
}

/// The best five of a seat's two cards and the five of the board, as a number and a kind.
#[must_use]
pub fn best_of_seven(own: &[Card], board: &[Card]) -> Strength {
    let pile = own.iter().chain(board).fold(Pile::EMPTY, |pile, card| pile.with(*card));
    let hand = match own.len() + board.len() {
        5 => pile.high5(),
        6 => pile.high6(),
        7 => pile.high7(),
        _ => return Strength { number: 0, kind: 0 },
    };
    Strength { number: hand.number(), kind: hand.category() as u8 }
}

/// A kind by its number.
fn kind(number: usize) -> Category {
    Category::ALL[number]
}
