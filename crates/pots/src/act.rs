//! What a hand asks for, and what players answer.

use crate::variant::Face;
use cards::AnyCard;
use money::Cents;
pub use table::Span;

/// What a hand waits for. A place is a player's number among those dealt in, clockwise, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaited {
    /// The next card of the deck.
    Card(To),
    /// The cards that [`crate::Hand::unseen`] will name are shuffled, and become the deck.
    Shuffle,
    /// A player's word.
    Decide(usize, Decision),
    /// The hands in turn, and who throws the own away unseen.
    Showdown,
    /// Nothing more.
    Over,
}

/// Where a card goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum To {
    /// Aside, unseen.
    Burn,
    /// To a player.
    Place(usize, Face),
    /// To a board; the only one, or the first, is 0. A common card of stud lies there too.
    Board(usize),
}

/// What a player is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// The bet that a door card forces: that, or a full bet.
    Bring,
    /// Fold, check, call, bet or raise.
    Bet,
    /// Cards to throw away, up to so many, for as many others.
    Draw(u8),
    /// One hidden card to throw away.
    Discard,
    /// Whether to turn the hidden card up.
    Expose,
}

/// What a player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// Gives up.
    Fold,
    /// Stays without money.
    Check,
    /// Matches the bet, as far as the stack goes.
    Call,
    /// Bets, completes or raises: the whole bet of this round becomes that much.
    Raise(Cents),
    /// Puts in the forced bet and no more.
    Bring,
    /// Throws away the cards at these positions of the hand, one bit each; none is pat.
    Draw(u8),
    /// Throws away the card at that position.
    Discard(u8),
    /// Turns the hidden card up.
    Expose,
    /// Leaves the hidden card as it is.
    Hide,
}

/// What a player who may bet can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Menu {
    /// Whether folding is allowed.
    pub may_fold: bool,
    /// Whether there is nothing to call.
    pub may_check: bool,
    /// What a call takes from the stack; nothing where there is none.
    pub call: Cents,
    /// The sizes that a bet or raise may have.
    pub raise: Option<Span>,
    /// What betting more is called here.
    pub word: Word,
}

/// What betting more is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the names say it
pub enum Word {
    Bet,
    Complete,
    Raise,
}

impl Word {
    /// As it is written.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Word::Bet => "bet",
            Word::Complete => "complete",
            Word::Raise => "raise",
        }
    }
}

/// A card at a position of a hand.
#[must_use]
pub fn positions(hand: &[AnyCard], named: &[AnyCard]) -> Option<u8> {
    let mut mask = 0_u8;
    for card in named {
        let at = (0..hand.len().min(8)).find(|at| mask >> at & 1 == 0 && hand[*at] == *card)?;
        mask |= 1 << at;
    }
    Some(mask)
}
