//! The waist of the hourglass: a round asks for cards and decisions, facts come out of it, wagers
//! are judged by facts, a bank turns verdicts into transfers that each cite a rule.
//!
//! This crate names no game, takes no chance, reads no clock and does no IO. A game implements
//! [`Game`] and [`Reads`]; [`Croupier`] runs it and is a [`Table`] for servers and terminals.

mod act;
mod ask;
mod bank;
mod croupier;
mod deed;
mod engine;
mod event;
mod felt;
mod game;
mod input;
mod judge;
mod layout;
mod log;
mod meter;
mod offer;
mod people;
mod place;
mod posting;
mod redress;
mod refusal;
mod rota;
mod settle;
mod sight;
mod sign;
mod story;
mod table;
mod tale;
mod tape;
mod terms;
mod verbs;
mod wager;

pub use act::{Act, Cards, Name};
pub use ask::{Ask, Choice, Pick, Span, Verb};
pub use bank::{Claim, Cover, Moved, cover};
pub use croupier::{Croupier, Phase};
pub use deed::{By, Deed, Further, Measure, Renumbered};
pub use engine::{Door, Engine, HasDoor};
pub use event::{Event, Office, Turn, Viewer, What, redact};
pub use felt::Felt;
pub use game::{
    After, Banking, Cup, Deals, Direction, Earned, Effect, Facts, First, Game, Own, Reads, Told,
    Want,
};
pub use input::{Bet, Cut, Drawn, Input, NewShoe, Oral, Ruling};
pub use judge::{Judge, Row};
pub use layout::{Call, Change, Layout, Memory, Stands};
pub(crate) use log::Log;
pub use meter::{Meter, MeterState};
pub use offer::{Offer, WagerInfo, line_options, slug};
pub(crate) use people::People;
pub use place::{BEHIND_MAX, Face, Owner, PLAYER_DEALER, Party, SEATS_MAX, Seat, Spot};
pub use posting::Posting;
pub use redress::{OnHand, Redress};
pub use refusal::Refusal;
pub use rota::{Rota, RotaLaw, Stay, Takers};
pub use settle::{
    Award, Debt, Line, Named, Outcome, Points, Settlement, Share, Stake, Transfer, Why,
};
pub use sight::{Held, Seated, Sight, SpotSight, spots};
pub use sign::{Bank, Chance, FeeSign, Made, Mark, PayLine, ShoeLaw, Sign, piece};
pub use story::{StoryLine, UNCALLED, story};
pub use table::{Carried, Lying, Table, read_state, write_state};
pub use tale::Tale;
pub use tape::Tape;
pub use terms::{
    BackLine, Banker, Ceiling, Cites, Collection, Coupon, Envy, Jackpot, Limits, Needs, Order,
    Source, Terms, Tips, Unnoticed,
};
pub use verbs::Verbs;
pub use wager::{
    Due, Kind, Pay, PayTable, Ruled, Wager, assert_partition, at_least, flat, for_at_least,
    for_one, loses, lost, pays, pushes, share, slice, slice_at_least, to,
};
