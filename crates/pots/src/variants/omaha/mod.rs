//! Omaha and its kin: exactly two cards of one's own and three of the middle.

use crate::variant::Variant;

/// These games.
pub(super) static GAMES: [&Variant; 0] = [];
