//! The verbs for pot games.

pub(super) mod settle;
