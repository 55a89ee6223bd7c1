//! What only some games have.

use crate::cites::{Acts, OpenRules};
use crate::stakes::OddChips;
use law::Cite;

/// What only some games have.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(clippy::struct_excessive_bools)] // each is a printed custom of its own
pub struct Customs {
    /// An open pair on fourth street lets everybody bet the upper limit.
    pub open_pair: bool,
    /// The rule by which who has checked may not raise on that round.
    pub no_check_raise: Option<Cite>,
    /// What a seven or better owes after the draw.
    pub sevens: Option<Sevens>,
    /// The rule on changing a draw, if it is not that of the draw.
    pub change: Option<Cite>,
    /// The fewest that are dealt in.
    pub fewest: u8,
    /// The rule by which everybody antes beside the blinds.
    pub antes: Option<Cite>,
    /// A player who won twice running kills the next pot, and others may.
    pub kills: bool,
    /// Players may kill a pot of free will.
    pub free_kill: Option<Kills>,
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
    /// Players who tie for both halves share all as evenly as can be, by this rule.
    pub tied_both: Option<Cite>,
    /// Where several odd chips go. Texts that give *the odd chips* to *the player* leave the other
    /// way to the house.
    pub odd_chips: OddChips,
    /// Pairs of face cards are not called out.
    pub faces_unsaid: bool,
    /// The house may post another least low than the printed one.
    pub house_low: bool,
    /// The house may have every raise double the bet.
    pub house_raises: bool,
    /// The reading by which a house may count straights and flushes against lows.
    pub straights: Option<Cite>,
    /// The rules of each act, where the text has one for each.
    pub acts: Option<&'static Acts>,
    /// The house may use one blind or three instead of two, and a dead collection blind.
    pub house_blinds: bool,
    /// The rules of the small and the big blind, where each has one.
    pub blinds: Option<[Cite; 2]>,
    /// The rules of its tables at no limit and pot limit.
    pub open: &'static OpenRules,
}

impl Customs {
    /// None of them.
    pub const NONE: Customs = Customs {
        open_pair: false,
        no_check_raise: None,
        sevens: None,
        change: None,
        fewest: 2,
        antes: None,
        kills: false,
        free_kill: None,
        scoop_kills: false,
        discards: false,
        stripped: false,
        button: false,
        no_ante: false,
        showing_suits: false,
        cap_by_money: false,
        dealt_on: false,
        tied_both: None,
        odd_chips: OddChips::Apart,
        faces_unsaid: false,
        house_low: false,
        house_raises: false,
        straights: None,
        acts: None,
        house_blinds: false,
        blinds: None,
        open: &OpenRules::ELSEWHERE,
    };
}

/// The rules on a seven or better after the draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sevens {
    /// Checked, it wins no bets of that round.
    pub checked: Cite,
    /// Who overcalls a short bet that it called, and loses, has the overcall back.
    pub overcall: Cite,
}

/// The rules on killing a pot of free will.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kills {
    /// The blind that it costs.
    pub blind: Cite,
    /// It is done once.
    pub once: Cite,
    /// It is too late once somebody has a fourth card.
    pub late: Cite,
    /// It takes a stack of four times the blind.
    pub stack: Cite,
}
