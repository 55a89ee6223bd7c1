//! Verbs of the live floor.

pub(super) mod args;
pub(super) mod audit;
pub(super) mod bots;
pub(super) mod rng;
pub(super) mod serve;
pub(super) mod verify;
