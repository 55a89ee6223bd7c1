//! A player at the table.

use super::buying::Buy;
use money::Cents;
use serde::{Deserialize, Serialize};

/// A player at the table, playing or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(clippy::struct_excessive_bools)] // each is an independent mark on the player
pub struct Chair {
    /// Chips in front.
    pub chips: Cents,
    /// Whether the player is dealt in.
    pub status: Status,
    /// Whether the small blind, and the big blind, passed the seat while the player was away.
    pub missed: [bool; 2],
    /// A blind that is owed on the next hand.
    pub owed: Cents,
    /// A blind that is owed once the player buys chips again.
    pub owed_if_bought: Cents,
    /// Whether the player won the last pot played: a leg up to a kill.
    pub leg: bool,
    /// Whether the player has promised to kill the next pot that can be killed.
    pub promised: bool,
    /// Whether the player refused a kill that was owed.
    pub barred: bool,
    /// Whether the player pays no ante, and so plays no hand.
    pub no_ante: bool,
    /// Whether the player drew for the first button.
    pub drew: bool,
    /// Whether the player has been dealt a hand.
    pub dealt: bool,
    /// The last time chips were bought.
    pub bought: Buy,
}

/// Whether, and when, a player is dealt in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Plays.
    In,
    /// Plays the next hand, and posts a big blind for it.
    PostsBig,
    /// Plays the next hand between button and small blind, which stays with the next player.
    Between,
    /// Plays the next hand, and posts all blinds for it.
    PostsSum,
    /// Plays the next hand, and kills it.
    Kills,
    /// Plays when the big blind comes.
    WaitsBlind,
    /// Plays when the button has passed.
    WaitsButton,
    /// Plays after so many more hands.
    WaitsHands(u8),
    /// Does not play.
    Away,
}

impl Chair {
    pub(super) fn new(chips: Cents, status: Status) -> Chair {
        Chair {
            chips,
            status,
            missed: [false; 2],
            owed: Cents::ZERO,
            owed_if_bought: Cents::ZERO,
            leg: false,
            promised: false,
            barred: false,
            no_ante: false,
            drew: false,
            dealt: false,
            bought: Buy::Full,
        }
    }

    /// Whether the player is dealt in without waiting for anything.
    #[must_use]
    pub fn is_ready(&self) -> bool {
        let ready = matches!(
            self.status,
            Status::In | Status::PostsBig | Status::Between | Status::PostsSum | Status::Kills
        );
        ready && self.has_means()
    }

    /// Whether the player is dealt in at the big blind.
    #[must_use]
    pub fn is_waiting(&self) -> bool {
        self.status == Status::WaitsBlind && self.has_means()
    }

    /// Whether a blind that passes is missed.
    pub(super) fn misses(&self) -> bool {
        self.dealt_or_drew() && (self.status == Status::Away || !self.has_means())
    }

    fn dealt_or_drew(&self) -> bool {
        self.dealt || self.drew
    }

    fn has_means(&self) -> bool {
        self.chips > Cents::ZERO && !self.barred && !self.no_ante
    }
}
