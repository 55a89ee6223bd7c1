//! The waist of the hourglass: a round asks for cards and decisions, facts come out of it, wagers
//! are judged by facts, a bank turns verdicts into transfers that each cite a rule.
//!
//! This crate names no game, takes no chance, reads no clock and does no IO. A game implements
//! [`Game`] and [`Reads`]; [`Croupier`] runs it and is a [`Table`] for servers and terminals.

mod bank;
mod croupier;
mod event;
mod game;
mod judge;
mod layout;
mod meter;
mod offer;
mod pit;
mod place;
mod posting;
mod redress;
mod refusal;
mod settle;
mod table;
mod terms;
mod wager;

pub use bank::{Claim, Cover, Moved, cover};
pub use croupier::{Croupier, Phase};
pub use event::{Bet, Event, Ruling, Viewer, redact};
pub use game::{After, Ask, Deals, Effect, Facts, Game, Reads, Told};
pub use judge::{Judge, Row};
pub use layout::{Call, Change, Layout, Memory, Oral, Stands};
pub use meter::{Meter, MeterState};
pub use offer::{Offer, WagerInfo, line_options, slug};
pub use pit::Pit;
pub use place::{BEHIND_MAX, Face, Owner, Party, SEATS_MAX, Seat, Spot};
pub use posting::Posting;
pub use redress::Redress;
pub use refusal::Refusal;
pub use settle::{Line, Outcome, Settlement, Stake, Transfer, Why};
pub use table::{Judged, Lying, Next, Table};
pub use terms::{
    BackLine, Banker, Ceiling, Cites, Collection, Envy, Jackpot, Limits, Needs, Order, Source,
    Terms, Tips,
};
pub use wager::{
    Due, Kind, Pay, PayTable, Ruled, Wager, assert_partition, at_least, flat, for_at_least,
    for_one, loses, lost, pays, pushes, share, slice, slice_at_least, to,
};
