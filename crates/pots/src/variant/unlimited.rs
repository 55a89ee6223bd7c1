//! The rules of bets that no limit fixes, in games that are spread with limits as well.

use law::Cite;
use law::ca::no_limit_poker;

/// What no limit and pot limit print about the size of bets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unlimited {
    /// The least bet.
    pub bet: Cite,
    /// Who may not raise a bet for less.
    pub short_bet: Cite,
    /// The least raise.
    pub raise: Cite,
    /// Who may not raise a raise for less.
    pub short_raise: Cite,
}

impl Unlimited {
    /// Those of No Limit Poker, for games that print none: reading ca-pot-limit.
    pub const USUAL: Unlimited = Unlimited {
        bet: no_limit_poker::R2_A,
        short_bet: no_limit_poker::R2_B,
        raise: no_limit_poker::R3_A,
        short_raise: no_limit_poker::R3_C,
    };
}
