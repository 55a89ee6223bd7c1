//! The verbs for pot games.

pub(super) mod equity;
pub(super) mod phh;
pub(super) mod simulate;
