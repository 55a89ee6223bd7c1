//! Exact mathematics: every round counted, every figure a ratio of integers.
//!
//! A [`Census`] counts all ways a round can fall, class by class; [`Walk`] makes one for any game
//! by driving its round with every packet of cards, and families whose rounds are too many have a
//! counter of their own that must agree with it on a short deck; [`layout_census`] makes one for
//! a wager that wheels or dice decide, however many throws that takes. A [`Report`] prices a
//! wager from a census. Nothing here moves money.

mod baccarat;
mod census;
mod duel;
pub mod equity;
mod exact;
mod first_cards;
mod layout;
mod nines;
pub mod pai_gow;
mod pan;
mod pokara;
mod report;
pub mod tiles;
pub mod twenty_one;
mod walk;

pub use baccarat::{census as baccarat_census, report as baccarat};
pub use census::Census;
pub use duel::{
    Aside, Beside, Gains, Play, Playbook, Progress, Question, Rule, Solved, price_bundle,
    price_tied, solve, weighed,
};
pub use exact::Exact;
pub use first_cards::{first_cards_census, insurance_census, insured_census};
pub use layout::{WITH_ODDS, census as layout_census, with_odds};
pub use nines::{
    NinesChart, NinesWorth, Policy, census as nines_census, report as nines,
    worths as nines_worths,
};
pub use pan::{PanChart, PanPlay, PanTable, PanWorth};
pub use pokara::{Choice as PokaraChoice, PokaraBook, PokaraWorth, dealt_census};
pub use report::{Behind, LineReport, MeterReport, Report, Shown, price, unit_gain};
pub use walk::{Alphabet, Walk};
