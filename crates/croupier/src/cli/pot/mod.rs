//! The verbs for pot games.

pub(super) mod equity;
pub(super) mod phh;
pub(super) mod points;
pub(super) mod points_run;
pub(super) mod settle;
pub(super) mod simulate;
