//! Newer triple draws for two halves: Archie, Badacey, Badeucey.

use crate::variant::Variant;

/// These games.
pub(super) static GAMES: [&Variant; 0] = [];
