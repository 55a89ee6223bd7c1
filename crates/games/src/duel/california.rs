//! California: poker against a player-dealer, who covers as far as what it put up reaches.
//!
//! Seats are counted from the player-dealer, whose left neighbour gets the first cards and, unless
//! a card says otherwise, is settled first. A card room collects flat fees.

mod caribbean;
#[cfg(test)]
mod testing;
mod three_card;
mod ultimate;

pub(super) use caribbean::CARIBBEAN;
pub(super) use three_card::THREE_CARD;
pub(super) use ultimate::ULTIMATE;
