//! The rules that a game cites beside those of its streets and awards.

use law::ca::no_limit_poker;
use law::{Cite, reading};

/// The rules of a game that no street or award carries.
#[derive(Debug)]
pub struct Cites {
    /// The cards it is played with.
    pub deck: Cite,
    /// How many play.
    pub seats: Cite,
    /// Blinds, or antes.
    pub forced: Cite,
    /// The bet that a door card forces, and its completion.
    pub bring: Cite,
    /// Bets before the cards that are no blinds.
    pub straddle: Cite,
    /// Who opens the first round of betting, and acts in turn there.
    pub first: Cite,
    /// Who opens every later round, and acts in turn.
    pub turn: Cite,
    /// What may be bet.
    pub wager: Cite,
    /// The most raises.
    pub cap: Cite,
    /// Bets and raises for less.
    pub short: Cite,
    /// Draws and discards.
    pub exchange: Cite,
    /// The deck running out.
    pub run_out: Cite,
    /// Side pots, and bets that nobody called.
    pub pots: Cite,
    /// The last player left.
    pub alone: Cite,
    /// The odd chip.
    pub odd: Cite,
}

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

/// The rules of betting at no limit, which pot limit shares but for its maximum.
#[derive(Debug, PartialEq)]
pub struct OpenRules {
    /// The least bet.
    pub bet: Cite,
    /// A bet below it.
    pub short_bet: Cite,
    /// The least raise.
    pub raise: Cite,
    /// A raise below it.
    pub short_raise: Cite,
    /// The least raise where raises double.
    pub double: Cite,
    /// A raise below that.
    pub short_double: Cite,
    /// The most that may be bet at pot limit.
    pub pot: Cite,
}

impl OpenRules {
    /// Those of games whose texts know limits alone.
    pub const ELSEWHERE: OpenRules = OpenRules {
        bet: reading::CA_TABLE_RULES,
        short_bet: reading::CA_TABLE_RULES,
        raise: reading::CA_TABLE_RULES,
        short_raise: reading::CA_TABLE_RULES,
        double: reading::CA_TABLE_RULES,
        short_double: reading::CA_TABLE_RULES,
        pot: reading::CA_POT_LIMIT,
    };

    /// Those of pot limit hold'em, of which nothing but fees is printed.
    pub const POT: OpenRules = OpenRules {
        bet: reading::CA_POT_LIMIT,
        short_bet: reading::CA_POT_LIMIT,
        raise: reading::CA_POT_LIMIT,
        short_raise: reading::CA_POT_LIMIT,
        double: reading::CA_POT_LIMIT,
        short_double: reading::CA_POT_LIMIT,
        pot: reading::CA_POT_LIMIT,
    };

    /// Those of no limit hold'em.
    pub const HOLDEM: OpenRules = OpenRules {
        bet: no_limit_poker::R2_A,
        short_bet: no_limit_poker::R2_B,
        raise: no_limit_poker::R3_A,
        short_raise: no_limit_poker::R3_C,
        double: no_limit_poker::R3_G,
        short_double: no_limit_poker::R3_H,
        pot: reading::CA_POT_LIMIT,
    };
}
