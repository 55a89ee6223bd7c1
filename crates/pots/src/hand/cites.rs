//! The rules behind what a bet may be, which differ with the betting structure.

use super::Hand;
use crate::stakes::Raises;
use crate::variant::Limit;
use law::{Cite, reading};
use money::Cents;

impl Hand {
    /// The rule of how much a bet or raise may be, where one to that total is none.
    pub(super) fn wager_rule(&self, to: Cents, most: Cents) -> Cite {
        let (rules, open) = (self.rules(), self.stakes.variant.customs.open);
        match (self.stakes.limit, self.stakes.house.raises) {
            // The reading on units is about fixed limits.
            (Limit::Spread, _) if rules.wager == reading::CA_BET_UNITS => reading::CA_SPREAD_RAISE,
            (Limit::Fixed | Limit::Spread, _) => rules.wager,
            (Limit::Pot, _) if to > most => open.pot,
            _ if !self.betting.is_open => open.bet,
            (_, Raises::Match) => open.raise,
            (_, Raises::Double) => open.double,
        }
    }

    /// The rule of bets and raises for less.
    pub(super) fn short_rule(&self) -> Cite {
        let open = self.stakes.variant.customs.open;
        match (self.stakes.limit, self.stakes.house.raises) {
            (Limit::Fixed | Limit::Spread, _) => self.rules().short,
            _ if self.betting.base == Cents::ZERO => open.short_bet,
            (_, Raises::Match) => open.short_raise,
            (_, Raises::Double) => open.short_double,
        }
    }
}
