//! Poker between players: everybody's money goes to a pot, or changes hands by points, and the
//! house only deals and takes a fee.

pub mod chinese;
pub mod fees;
