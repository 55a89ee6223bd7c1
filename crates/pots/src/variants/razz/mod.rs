//! Newer studs for low hands and badugis.

use crate::variant::Variant;

/// These games.
pub(super) static GAMES: [&Variant; 0] = [];
