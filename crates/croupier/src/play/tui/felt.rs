//! What is drawn on the felt, family by family: hands, roads, layouts, rings and rows.

pub mod cards;
pub mod counts;
pub mod layout;
pub mod ring;
pub mod roads;
pub mod rows;
pub mod split;
pub mod tiles;

mod big_six;
mod dice;
mod roulette;
mod sic_bo;

use crate::play::session::Session;
use catalog::Game;
use games::Entry;
use games::duel::Plan;
use games::roulette::{Colour, Pocket};
use table::Sign;

/// What is drawn on a felt.
#[derive(Clone, Copy)]
pub enum Family {
    /// Two hands, and the roads below.
    Baccarat,
    /// The same with hands of three cards.
    Nines,
    /// A hand of nines for every seat: the player-dealer and yours.
    Pan,
    /// The same with seven cards that are set.
    PaiGow,
    /// The same with four tiles.
    Tiles,
    /// The same with three cards of Pokara.
    Pokara,
    /// Hands that draw to a target: the dealer's, and yours, side by side once split.
    TwentyOne,
    /// Poker against the dealer: the dealer, the board, your hand.
    Duel(Option<&'static Plan>),
    /// A layout of numbers beside a wheel.
    Roulette,
    /// A layout of points, with a puck.
    Dice,
    /// A layout of three dice.
    SicBo,
    /// A wheel of symbols.
    BigSix,
    /// Players round a pot.
    Ring,
    /// Players with rows of cards.
    Rows,
}

impl PartialEq for Family {
    fn eq(&self, other: &Family) -> bool {
        std::mem::discriminant(self) == std::mem::discriminant(other)
    }
}

impl Family {
    /// The family of a game.
    pub fn of(game: &Game, sign: &Sign) -> Family {
        match game {
            Game::Banked(Entry::Baccarat(_), _) => Family::Baccarat,
            Game::Banked(Entry::Nines(_), _) => Family::Nines,
            Game::Banked(Entry::Pan(_), _) => Family::Pan,
            Game::Banked(Entry::PaiGow(_), _) => Family::PaiGow,
            Game::Banked(Entry::Tiles(_), _) => Family::Tiles,
            Game::Banked(Entry::Pokara(_), _) => Family::Pokara,
            Game::Banked(Entry::TwentyOne(_), _) => Family::TwentyOne,
            Game::Banked(Entry::Duel(variant), _) => {
                Family::Duel(variant.post(&sign.posted).ok().map(|posting| posting.rules.plan))
            }
            Game::Banked(Entry::Roulette(_), _) => Family::Roulette,
            Game::Banked(Entry::Dice(_), _) => Family::Dice,
            Game::Banked(Entry::SicBo(_), _) => Family::SicBo,
            Game::Banked(Entry::BigSix(_), _) => Family::BigSix,
            Game::Pot(_) => Family::Ring,
            Game::Points(_) => Family::Rows,
        }
    }
}

/// What was thrown, in a sentence.
pub fn shown(session: &Session, text: &str) -> String {
    let dice = || {
        let sum: u8 = layout::faces(text).iter().sum();
        format!("The dice show {}: {sum}.", text.replace(' ', "-"))
    };
    match Family::of(session.game(), session.sign()) {
        Family::Roulette => match colour(text) {
            Some(colour) => format!("The ball rests on {text}, {colour}."),
            None => format!("The ball rests on {text}."),
        },
        Family::Dice | Family::SicBo => dice(),
        _ if session.sign().cup.is_some() => dice(),
        _ => format!("The wheel rests on {text}."),
    }
}

fn colour(number: &str) -> Option<&'static str> {
    let pocket = number.parse().ok().and_then(Pocket::new)?;
    pocket.colour().map(Colour::name)
}

/// What the table waits for where it remembers something: the point and who has the dice, or
/// the run of colours on which Rage depends.
pub fn situation(session: &Session) -> Option<String> {
    let sight = session.sight();
    if let (Some(point), Some(shooter)) = (sight.figure("point"), sight.figure("shooter")) {
        let mine = shooter == session.you().to_string();
        let has = if mine { "you have" } else { "another player has" };
        return Some(match point {
            "none" => format!("A come-out roll; {has} the dice."),
            point => format!("The point is {point}; {has} the dice."),
        });
    }
    session.sign().mark("rage")?;
    let run = sight.figure("run").unwrap_or_default();
    Some(match sight.figure("repeats") {
        Some("0") => format!("Rage: {run} is established, wagers are open."),
        Some(n) => format!("Rage: {run} has repeated {n}, wagers are closed."),
        None => "Rage: nothing is established, wagers are closed.".to_string(),
    })
}
