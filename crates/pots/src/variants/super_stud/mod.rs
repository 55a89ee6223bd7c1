//! Super studs and the hi-lo studs without a qualifier.

use crate::variant::Variant;

/// These games.
pub(super) static GAMES: [&Variant; 0] = [];
