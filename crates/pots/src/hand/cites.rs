//! Which rule an act follows, and which one forbids it. What a bet may be differs with the betting
//! structure.

use super::{Hand, Step};
use crate::act::{Move, Word};
use crate::stakes::Raises;
use crate::variant::{Acts, Limit};
use law::{Cite, reading};
use money::Cents;

impl Hand {
    /// The rule of how much a bet or raise may be, where one to that total is none.
    pub(super) fn wager_rule(&self, to: Cents, most: Cents) -> Cite {
        let (rules, open) = (self.cites(), self.stakes.variant.customs.open);
        let limited = matches!(self.stakes.limit, Limit::Fixed | Limit::Spread);
        match (self.stakes.variant.customs.acts, self.word()) {
            (Some(acts), word) if limited || word == Word::Complete => {
                return self.rule_of_size(acts, word);
            }
            _ => {}
        }
        match (self.stakes.limit, self.stakes.chosen.raises) {
            (Limit::Fixed, _) if self.this_street().size.is_some() => {
                self.this_street().size.unwrap_or(rules.wager)
            }
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
        match (self.stakes.limit, self.stakes.chosen.raises) {
            (Limit::Fixed | Limit::Spread, _) => self.cites().short,
            _ if self.betting.base == Cents::ZERO => open.short_bet,
            (_, Raises::Match) => open.short_raise,
            (_, Raises::Double) => open.short_double,
        }
    }

    /// The rule of an act that is allowed now; `word` is what betting more is called.
    pub(super) fn rule_of(&self, act: Move, word: Word) -> Cite {
        let at_door = matches!(self.step, Step::Door(_));
        let (rules, betting) = (self.cites(), self.this_street().betting);
        let Some(acts) = self.stakes.variant.customs.acts else {
            return if at_door { rules.bring } else { betting };
        };
        match act {
            Move::Fold => acts.fold,
            Move::Check => acts.check,
            Move::Call => acts.call,
            Move::Raise(_) => self.rule_of_size(acts, word),
            _ => rules.bring,
        }
    }

    /// The rule of a bet, where the text has one for each act.
    fn rule_of_size(&self, acts: &Acts, word: Word) -> Cite {
        match (self.step, word) {
            (Step::Door(_), _) => acts.full,
            (_, Word::Complete) => acts.complete,
            (_, Word::Raise) => acts.raise,
            (_, Word::Bet) => self.this_street().betting,
        }
    }

    /// The rule by which the forced bet is not folded.
    pub(super) fn rule_of_bringing(&self) -> Cite {
        self.stakes.variant.customs.acts.map_or(self.cites().bring, |acts| acts.no_fold)
    }

    /// The rule by which a bet must be answered.
    pub(super) fn rule_of_answering(&self) -> Cite {
        self.stakes.variant.customs.acts.map_or(self.this_street().betting, |acts| acts.answer)
    }
}
