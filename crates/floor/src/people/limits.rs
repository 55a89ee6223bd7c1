//! Players' own limits: tighter at once, looser after a day; pauses and exclusion.

use crate::core::Moment;
use money::Cents;
use serde::{Deserialize, Serialize};

/// What a limit bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Measure {
    /// All that is staked.
    Stakes,
    /// What is lost, net of wins.
    Losses,
    /// Milliseconds of play.
    Time,
}

/// Over which span a limit counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Over {
    /// A day.
    Day,
    /// From sitting down at a table to leaving it.
    Sitting,
}

/// A limit that a player sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Limit {
    /// What it bounds.
    pub measure: Measure,
    /// Over which span.
    pub over: Over,
    /// The most: cents, or milliseconds; none takes the limit away.
    pub most: Option<i64>,
}

/// A player's own limits, and what counts against them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Limits {
    /// Limits in force, and those that will be, with the moment from which on.
    pub set: Vec<(Limit, Moment)>,
    /// A pause until then.
    pub paused: Option<Moment>,
    /// Excluded until then.
    pub excluded: Option<Moment>,
    /// The day that is counted.
    pub day: u64,
    /// Staked, lost (net, negative where won) and played on that day.
    pub staked: Cents,
    /// See [`Limits::staked`].
    pub lost: Cents,
    /// See [`Limits::staked`].
    pub played: u64,
}
