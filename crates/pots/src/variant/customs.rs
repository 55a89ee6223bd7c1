//! What only some games have.

/// What only some games have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools)] // each is a printed custom of its own
pub struct Customs {
    /// An open pair on fourth street lets everybody bet the upper limit.
    pub open_pair: bool,
    /// Who has checked may not raise on that round.
    pub no_check_raise: bool,
    /// A seven or better that is checked after the draw wins no bets of that round.
    pub check_seven: bool,
    /// Nobody may fold the forced bet that opens.
    pub must_bring: bool,
    /// Everybody antes beside the blinds.
    pub antes: bool,
    /// A player who won twice running kills the next pot, and others may.
    pub kills: bool,
    /// Whoever scoops a pot of some size kills the next.
    pub scoop_kills: bool,
    /// The house chooses after which rounds a card is discarded.
    pub discards: bool,
    /// The house may strip the deck to 32 cards.
    pub stripped: bool,
    /// A stud game with a button: cards go out from its left.
    pub button: bool,
    /// Nobody antes unless the house posts an ante.
    pub no_ante: bool,
    /// The lowest cards showing are found by suit too, and of equal highest ones the last in the
    /// order of the deal speaks first.
    pub showing_suits: bool,
    /// Who has money in the round counts towards the cap on raises, folded or not.
    pub cap_by_money: bool,
    /// Who folds with no bet to meet is dealt to until somebody bets.
    pub dealt_on: bool,
    /// Pairs of face cards are not called out.
    pub faces_unsaid: bool,
}

impl Customs {
    /// None of them.
    pub const NONE: Customs = Customs {
        open_pair: false,
        no_check_raise: false,
        check_seven: false,
        must_bring: false,
        antes: false,
        kills: false,
        scoop_kills: false,
        discards: false,
        stripped: false,
        button: false,
        no_ante: false,
        showing_suits: false,
        cap_by_money: false,
        dealt_on: false,
        faces_unsaid: false,
    };
}
