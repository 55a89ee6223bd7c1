//! The shell: everything the core cannot do itself. HTTP, sockets, the clock, entropy, passwords,
//! cookies, limits of how often; the only asynchronous code of the project.
//!
//! | module | what |
//! |---|---|
//! | [`counter`] | one thread with the desk: batches, the clock, whoever looks |
//! | [`hub`] | who listens, and what each is sent |
//! | [`api`] | the one table of routes |
//! | [`document`] | the OpenAPI document and its page, made from that table |
//! | `stream` | sockets |
//! | [`recall`] | what happened, as each viewer saw it |
//! | [`server`] | connections, headers, the end |
//! | [`bots`] | players that decide by themselves, over the same API |

pub mod api;
pub mod bots;
mod caller;
mod checking;
mod clock;
pub mod counter;
mod demo;
pub mod document;
mod folder;
mod headers;
pub mod hub;
pub mod late;
pub mod log;
mod metrics;
mod office;
mod password;
mod pending;
mod posted;
mod posting;
mod present;
mod problem;
mod rates;
pub mod recall;
pub mod server;
mod stream;
mod web;

pub use caller::Caller;
pub use demo::DEMO_TABLES;
pub use folder::{Unopened, open};
pub use office::{Office, Shared};
pub use problem::Problem;
pub use rates::Rate;
pub use server::{Running, run, start};

use floor::core::Opening;
use floor::store::{Failure, Store};
use law::Posted;
use log::Level;
use money::Cents;
use serde_json::Value;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use table::{Event, Seat};

/// How the floor is served.
#[derive(Clone)]
pub struct Options {
    /// Where it listens.
    pub listen: SocketAddr,
    /// The address by which browsers call it, where a proxy stands before it:
    /// `https://floor.example`.
    pub origin: Option<String>,
    /// Pages are read from this folder, not from the program: for whoever writes them.
    pub web: Option<PathBuf>,
    /// How often a caller may ask.
    pub rate: Rate,
    /// How many names may be taken from one address.
    pub guests: Rate,
    /// How often somebody may try to sign in from one address.
    pub logins: Rate,
    /// The most connections, and the most streams.
    pub connections_max: usize,
    /// See `connections_max`.
    pub sockets_max: usize,
    /// How long rounds in play may go on once the floor is told to end.
    pub grace: Duration,
    /// How much is logged.
    pub log: Level,
    /// Whether demo tables open on the first start.
    pub demo: Demo,
    /// The tables of a posted house that was proven lawful; they open instead of demo tables.
    pub house: Vec<Opening>,
    /// The file that keeps everything, where it is not `floor.sqlite` of the folder.
    pub database: Option<PathBuf>,
    /// How bots decide that are seated for company.
    pub minds: Arc<dyn bots::Minds>,
}

/// Whether demo tables open on the first start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Demo {
    /// One of every family.
    Tables,
    /// None.
    Nothing,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            listen: SocketAddr::from(([127, 0, 0, 1], 7707)),
            origin: None,
            web: None,
            rate: Rate::a_second(50),
            guests: Rate::a_minute(30),
            logins: Rate::a_minute(20),
            connections_max: 4096,
            sockets_max: 4096,
            grace: Duration::from_secs(10),
            log: Level::News,
            demo: Demo::Tables,
            house: Vec::new(),
            database: None,
            minds: Arc::new(bots::Plain),
        }
    }
}

/// What the library is asked. It lies above the floor, so that whoever serves one brings it along.
#[derive(Clone, Debug, PartialEq)]
pub enum Asked {
    /// The catalogue, or a book of it.
    Games {
        /// The book.
        book: Option<String>,
    },
    /// One game.
    Game {
        /// Its id.
        id: String,
    },
    /// The house's edge.
    Edge(EdgeAsked),
    /// What to do with a hand.
    Strategy(StrategyAsked),
    /// A written round, as JSON.
    Settle {
        /// The round.
        round: String,
    },
    /// The rules that an id stands for.
    Rules {
        /// The id.
        id: String,
    },
    /// Rules that have these words.
    Search {
        /// The words.
        words: Option<String>,
    },
    /// A hand for a pot as a history.
    Phh {
        /// The game.
        game: String,
        /// What is posted.
        set: Posted,
        /// What lay in front of everybody when the round began.
        chips: Vec<(Seat, Cents)>,
        /// What happened.
        events: Vec<Event>,
    },
}

/// Whose edge is asked.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EdgeAsked {
    /// The game.
    pub game: String,
    /// What is posted.
    pub posted: Posted,
    /// One wager alone.
    pub wager: Option<String>,
    /// How decisions are made.
    pub strategy: Option<String>,
    /// The seat, where it matters.
    pub seat: Option<u8>,
    /// What meters show.
    pub meters: Vec<(String, Cents)>,
}

/// Which hand it is about.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StrategyAsked {
    /// The game.
    pub game: String,
    /// What is posted.
    pub posted: Posted,
    /// The cards of one's own; without them the whole game is charted.
    pub hand: Option<String>,
    /// Common cards in view.
    pub board: String,
    /// The dealer's cards in view.
    pub dealer: String,
    /// Whether it is about insurance.
    pub insurance: bool,
}

/// The library's calls, as JSON.
pub trait Library: Send + Sync {
    /// Answers; it may take long.
    ///
    /// # Errors
    /// What the library turns down.
    fn answer(&self, asked: &Asked) -> Result<Value, catalog::Error>;
}

/// The catalogue alone: for a floor without the rest of the library.
pub struct Bare;

impl Library for Bare {
    fn answer(&self, asked: &Asked) -> Result<Value, catalog::Error> {
        let all = match asked {
            Asked::Games { book: Some(book) } => catalog::of_book(book)?,
            Asked::Games { book: None } | Asked::Game { .. } => catalog::all(),
            _ => return Err(catalog::Error::usage("this floor has no library")),
        };
        let value = serde_json::to_value(match asked {
            Asked::Game { id } => {
                let id = catalog::find(id)?.id();
                all.into_iter().filter(|listing| listing.id == id).collect()
            }
            _ => all,
        });
        let value = value.map_err(|error| catalog::Error::usage(error.to_string()))?;
        Ok(match asked {
            Asked::Game { .. } => value[0].clone(),
            _ => value,
        })
    }
}

/// A second way to what is stored, for reading alone: opened for each who reads long.
pub type Readers = Box<dyn Fn() -> Result<Box<dyn Store>, Failure> + Send + Sync>;
