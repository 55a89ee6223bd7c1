//! How many play.

use super::Game;

impl Game {
    /// The most who play at once.
    #[must_use]
    pub const fn active(self) -> u8 {
        match self {
            Game::Thirteen => 4,
            Game::FaceUp | Game::Fantasy => 3,
        }
    }
}
