//! Banked games, a folder per family, and the catalogue of everything that can be played.
//!
//! A family implements [`table::Game`] once; its books say which wagers a table offers and what a
//! house may post. No family knows another, and nothing here does IO or takes chance.

pub mod baccarat;
pub mod big_six;
pub mod california;
mod catalog;
mod chance;
#[cfg(test)]
mod check;
pub mod dice;
pub mod duel;
pub mod layout;
pub mod nines;
pub mod pai_gow;
pub mod pan;
mod places;
pub mod pokara;
mod posting;
pub mod roulette;
pub mod sic_bo;
#[cfg(test)]
mod testing;
pub mod tiles;
pub mod twenty_one;
pub mod two_hands;
mod variant;

pub use catalog::{CATALOG, Entry, Found, Listing, OnLayout, find};
pub use chance::{Chance, Procedure};
pub use posting::Listed;
pub use variant::{ByOption, Family, House, Judges, Offered, Tables, Variant, Wagers};
