//! The live floor: tables of every game, people, a ledger, meters, and a record of everything.
//!
//! # A core that is handed everything
//!
//! [`core::Core`] decides. It is synchronous, reads no clock, does no IO and takes no chance of
//! its own: a [`core::Request`] carries who asks, the time and fresh entropy. What it decides is a
//! [`core::Decision`]: facts and transfers to be stored in one [`core::Record`], secrets to be
//! stored beside it, messages to be published and an answer to be given, the last two **only once
//! the first are durable**. If storing fails, the core goes back to what is stored.
//!
//! ```text
//!  sockets, http ─┐                          ┌─> Store::append (one transaction for a batch)
//!  clock ─────────┼─> Request ─> Core::decide┤        │ stored          │ failed
//!  entropy ───────┘       ^                  │        v                 v
//!                         └─ snapshot + records   answers, messages   back to what is stored
//! ```
//!
//! # How a shell drives it
//!
//! [`desk::Desk`] is the core with its store, and does all of the above in the only lawful order:
//! decide a batch, store it, then answer. A shell owns one desk on one thread, collects requests
//! that arrive while a flush is under way, hands them over as the next batch and passes on what
//! comes back. Reading goes through the same thread, between batches, so that nobody sees what is
//! not stored.
//!
//! ```
//! use floor::core::{Answer, Entropy, Errand, Moment, Request, Who};
//! use floor::desk::Desk;
//! use floor::store::Memory;
//!
//! let mut desk = Desk::open(Memory::default(), "croupier 0.1.0")?;
//! let asks = |at: u64, who: Who, errand: Errand| Request {
//!     at: Moment::from_millis(at),
//!     who,
//!     id: None,
//!     entropy: Entropy::from([7; Entropy::BYTES]), // a shell asks the operating system
//!     errand,
//! };
//! // A visitor takes a name.
//! let visit = asks(1_000, Who::Visitor, Errand::Guest { name: "Ada".into(), grant: None });
//! let done = desk.serve(vec![visit])?;
//! let Answer::Person { person, .. } = &done.answers[0] else { panic!("{:?}", done.answers) };
//! assert_eq!(desk.core().person(*person).unwrap().name, "Ada");
//! // The clock: whatever has run out by then happens, a request like any other.
//! let now = Moment::from_millis(2_000);
//! while let Some(errand) = desk.core().due(now) {
//!     desk.serve(vec![asks(2_000, Who::Clock, errand)])?;
//! }
//! # Ok::<(), floor::desk::Stopped>(())
//! ```
//!
//! What the shell has to see to, because the core cannot: passwords (argon2; the core keeps what
//! the shell computed and says whom it belongs to), cookies, rate limits, sockets, the clock,
//! entropy, and calling [`core::Core::due`] when [`core::Core::next_due`] says so.
//!
//! # Map
//!
//! | module | what |
//! |---|---|
//! | [`core`] | requests, facts, decisions; tables, seats, windows and clocks; chance |
//! | [`ledger`] | accounts, transfers, balances |
//! | [`people`] | roles, who may do what, sessions, players' own limits |
//! | [`meters`] | progressive meters: contributions, locks, adjustments by two |
//! | [`store`] | where records go: memory, a faulty one for simulation, `SQLite` |
//! | [`desk`] | the core with its store: nothing is answered that is not stored |
//! | [`proof`] | whether what came out of a shoe is what the floor was bound to, in its turn |
//! | [`recall`] | past rounds as each viewer saw them, holds |
//! | [`audit`] | a whole record recomputed |
//! | [`simulator`] | seeded evenings with faults |

pub mod audit;
pub mod core;
pub mod desk;
pub mod ledger;
pub mod meters;
pub mod people;
pub mod proof;
pub mod recall;
pub mod simulator;
pub mod store;
