//! Games for a pot: a table of bots to sit down at.
//!
//! `session` is the table, the deck, the company and the money, with no display at all; `plain`
//! shows it to a pipe and `tui` on a terminal. `chinese` is the same for Chinese poker. Displays
//! see a hand as you do: what neighbours hold is not in what they are given.

mod book;
mod chinese;
mod plain;
mod session;
mod told;
mod tui;

use super::{Options, Shown, prompt};
use crate::Failure;
use crate::pot::bots::Bot;
use law::Posted;
use money::Cents;
use session::Session;
use sim::stream::Seed;
use std::io;
use std::path::PathBuf;

/// The company where none is asked for.
const COMPANY: &str = "tight,loose";

/// How many play where nothing is said, as far as the game seats so many.
const PLAYERS: u8 = 6;

/// How to sit down at a table for a pot.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The game's id.
    pub id: String,
    /// What its house posts.
    pub posted: Posted,
    /// The option of its schedule of fees.
    pub fees: Option<String>,
    /// The seed of chance.
    pub seed: Seed,
    /// What you bring, and every bot.
    pub bankroll: Cents,
    /// Where you sit.
    pub seat: u8,
    /// How many play; as the game has it where nothing is said.
    pub players: Option<u8>,
    /// Who plays, in turn round the table.
    pub bots: Vec<Bot>,
    /// Where every hand is written down.
    pub phh: Option<PathBuf>,
}

impl Setup {
    /// How many play of a game that deals so many in.
    fn players(&self, most: u8) -> Result<u8, Failure> {
        let players = self.players.unwrap_or(PLAYERS.min(most));
        if !(2..=most).contains(&players) {
            return Err(Failure::usage(format!("2 to {most} can play, not {players}")));
        }
        if !(1..=players).contains(&self.seat) {
            let seat = self.seat;
            return Err(Failure::usage(format!("seats are numbered 1 to {players}, not {seat}")));
        }
        Ok(players)
    }
}

/// Whether a game is played for a pot, or for points between players.
pub(super) fn is_played(id: &str) -> bool {
    crate::pot::is_pot(id) || crate::pot::points(id).is_some()
}

/// Plays until the player leaves.
///
/// # Errors
/// As [`super::play`].
pub(super) fn play(options: Options, seed: Seed, shown: Shown) -> Result<(), Failure> {
    if options.journal.is_some() {
        let why = "hands for a pot are not kept in a journal: --phh FILE keeps them as histories";
        return Err(Failure::usage(why));
    }
    if options.bankroll <= Cents::ZERO {
        return Err(Failure::usage("a bankroll is more than nothing"));
    }
    let setup = Setup {
        bots: Bot::list(options.bots.as_deref().unwrap_or(COMPANY))?,
        id: options.id,
        posted: options.posted,
        fees: options.fees,
        seed,
        bankroll: options.bankroll,
        seat: options.seat,
        players: options.players,
        phh: options.phh,
    };
    if crate::pot::points(&setup.id).is_some() {
        return chinese::play(&setup, shown);
    }
    let session = Session::open(setup)?;
    match shown {
        Shown::Plain => plain::run(session, prompt(), io::stdin().lock(), io::stdout().lock()),
        Shown::Screen => tui::run(session),
    }
}
