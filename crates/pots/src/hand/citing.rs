//! Which rule an act follows, and which one forbids it.

use super::{Hand, Step};
use crate::act::{Act, Word};
use law::Cite;

impl Hand {
    /// The rule of an act that is allowed now; `word` is what betting more is called.
    pub(super) fn rule_of(&self, act: Act, word: Word) -> Cite {
        let at_door = matches!(self.step, Step::Door(_));
        let (rules, betting) = (self.rules(), self.this_street().betting);
        let Some(acts) = self.stakes.variant.customs.acts else {
            return if at_door { rules.bring } else { betting };
        };
        match act {
            Act::Fold => acts.fold,
            Act::Check => acts.check,
            Act::Call => acts.call,
            Act::Raise(_) => self.rule_of_size(word),
            _ => rules.bring,
        }
    }

    /// The rule of what a bet may come to.
    pub(super) fn rule_of_size(&self, word: Word) -> Cite {
        let Some(acts) = self.stakes.variant.customs.acts else { return self.rules().wager };
        match (self.step, word) {
            (Step::Door(_), _) => acts.full,
            (_, Word::Complete) => acts.complete,
            (_, Word::Raise) => acts.raise,
            (_, Word::Bet) => self.this_street().betting,
        }
    }

    /// The rule by which the forced bet is not folded.
    pub(super) fn rule_of_bringing(&self) -> Cite {
        self.stakes.variant.customs.acts.map_or(self.rules().bring, |acts| acts.no_fold)
    }

    /// The rule by which a bet must be answered.
    pub(super) fn rule_of_answering(&self) -> Cite {
        self.stakes.variant.customs.acts.map_or(self.this_street().betting, |acts| acts.answer)
    }
}
