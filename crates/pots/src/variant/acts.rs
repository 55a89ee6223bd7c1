//! The rules of the acts of a stud game.

use law::Cite;

/// The rules of each act, in games whose texts have one for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Acts {
    /// Without an ante there are no cards.
    pub no_ante: Cite,
    /// A full bet in place of the forced one.
    pub full: Cite,
    /// The forced bet is not folded.
    pub no_fold: Cite,
    /// A bare forced bet is raised to a full one, and not otherwise.
    pub complete: Cite,
    /// Matching a bet.
    pub call: Cite,
    /// Betting more.
    pub raise: Cite,
    /// A bet is called, raised or folded to.
    pub answer: Cite,
    /// Giving up.
    pub fold: Cite,
    /// Staying without money.
    pub check: Cite,
}
