//! Draw games: Lowball, Kansas City Lowball, Badugi, Match-It.

use crate::variant::Variant;

/// These games.
pub(super) static GAMES: [&Variant; 0] = [];
