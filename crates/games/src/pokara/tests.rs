//! Pokara through its table, rule by rule.

mod bonus;
mod play;
mod ranks;
