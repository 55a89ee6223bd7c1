//! Games for a pot: who plays them where nobody does.

pub mod bots;
