//! The layout of a table, drawn with its posted odds: which marks there are is read from its sign,
//! where they lie is the family's custom.

mod baccarat;
mod big_six;
mod columns;
mod dice;
mod felt;
mod pieces;
mod roulette;
mod seats;
mod sic_bo;

#[cfg(test)]
pub use big_six::segments;

use crate::Paper;
use crate::scene::Page;
use audit::Resolved;
use felt::Felt;
use table::{Bank, Chance};

/// How the places of a table lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// Player, Tie and Banker in a fan.
    Baccarat,
    /// Thirty-six numbers and a zero.
    Roulette,
    /// Three dice.
    SicBo,
    /// Two dice.
    Dice,
    /// A wheel of symbols.
    Wheel,
    /// Boxes in a half moon, and what a blackjack pays.
    TwentyOne,
    /// Hands that are set in two.
    PaiGow,
    /// Hands against the dealer's.
    Hands,
    /// Seats around a pot.
    Ring,
    /// Three rows of cards for every seat.
    Rows,
}

/// The family of a table, by what its sign shows.
pub fn family(table: &Resolved) -> Family {
    let sign = &table.sign;
    let has = |id: &str| sign.mark(id).is_some();
    let says = |word: &str| sign.words.iter().any(|known| known == word);
    match (&sign.chance, sign.bank) {
        (Chance::Throw { faces, .. }, _) => match faces.len() {
            37 => Family::Roulette,
            36 => Family::Dice,
            216 => Family::SicBo,
            _ => Family::Wheel,
        },
        (_, Bank::Pot) => Family::Ring,
        (_, Bank::Points) => Family::Rows,
        _ if has("player") && has("banker") => Family::Baccarat,
        _ if sign.spots.iter().any(|spot| spot == "seat1.1") => Family::TwentyOne,
        _ if says("set") => Family::PaiGow,
        _ => Family::Hands,
    }
}

/// The pages of a layout.
pub fn draw(table: &Resolved, paper: Paper, foot: &str) -> Vec<Page> {
    let mut felt = Felt::new(table, paper, foot);
    match family(table) {
        Family::Baccarat => baccarat::draw(&mut felt),
        Family::Roulette => roulette::draw(&mut felt),
        Family::SicBo => sic_bo::draw(&mut felt),
        Family::Dice => dice::draw(&mut felt),
        Family::Wheel => big_six::draw(&mut felt),
        Family::TwentyOne => seats::twenty_one(&mut felt),
        Family::PaiGow => seats::pai_gow(&mut felt),
        Family::Hands => seats::hands(&mut felt),
        Family::Ring => seats::ring(&mut felt),
        Family::Rows => seats::rows(&mut felt),
    }
    felt.finish()
}
