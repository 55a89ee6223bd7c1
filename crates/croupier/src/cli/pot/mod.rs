//! The verbs for pot games.

pub(super) mod phh;
pub(super) mod settle;
