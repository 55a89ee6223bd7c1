//! Verbs of the live floor.

pub(super) mod args;
pub(super) mod serve;
