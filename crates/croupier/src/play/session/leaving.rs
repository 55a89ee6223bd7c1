//! The way out: a hand that is on is played to its end, standing wagers come down or are thrown to
//! theirs.

use super::{Session, Waits};
use money::Cents;
use table::{Act, Bank, Cards, Change, Choice, Input, Lying, Owner, Verb};

/// Ways out of a hand, the cheapest first.
const WAYS_OUT: [&str; 6] = ["house-way", "stand", "withdraw", "fold", "check", "muck"];

impl Session {
    /// What you do next if you want to leave; nothing once nothing of yours is at stake, or while
    /// others are waited for or a kill could be said.
    #[must_use]
    pub fn way_out(&self) -> Option<Input> {
        match self.waits() {
            Waits::Others | Waits::Kill => None,
            Waits::Decision => self.cheapest(),
            Waits::Turn(_) => Some(self.shows()),
            Waits::Round => Some(Input::Clear {}),
            Waits::Bets | Waits::Hand | Waits::Office(_) => self.comes_down(),
        }
    }

    /// The decision that gives a hand up: the house way where there is one, else no further card,
    /// a wager taken back, a fold, a check, or the first that you can pay for.
    #[must_use]
    pub fn cheapest(&self) -> Option<Input> {
        let you = self.you();
        let decides = |choice: &Choice| choice.verb == Verb::Decide && choice.is_open();
        let open: Vec<Choice> = self.menu().into_iter().filter(decides).collect();
        if self.sign().bank == Bank::Points
            && let Some(act) = pots::chinese::simple_at(self.table.as_ref(), you)
        {
            return Some(Input::Decide { seat: you, act });
        }
        let named = WAYS_OUT.iter().filter_map(|way| open.iter().find(|choice| choice.id == *way));
        named.chain(&open).map(|choice| self.least(choice)).find(|input| self.check(input).is_ok())
    }

    /// A choice with as little as it takes.
    fn least(&self, choice: &Choice) -> Input {
        let cards = choice.cards.as_ref().map_or(Cards::default(), |pick| {
            Cards::row(pick.from.iter().take(usize::from(pick.least)).copied().collect())
        });
        choice.input(self.you(), choice.amount.map(|span| span.min), cards)
    }

    /// Wagers that may come down do; for those that may not, the next round begins.
    fn comes_down(&self) -> Option<Input> {
        let seat = self.you();
        let stakes = self.sight().stakes.into_iter();
        let yours = |lying: &Lying| lying.seat == seat && !matches!(lying.owner, Owner::Behind(_));
        let yours: Vec<Lying> = stakes.filter(yours).collect();
        for lying in &yours {
            let Lying { owner, memory, .. } = lying;
            let wager = match memory.point {
                0 => lying.wager.to_string(),
                n => format!("{}-{n}", lying.wager),
            };
            let input = if self.is_layout() {
                Input::Change { seat, wager, change: Change::Take }
            } else {
                Input::Withdraw { seat, wager, owner: *owner }
            };
            if self.check(&input).is_ok() {
                return Some(input);
            }
        }
        let banks = self.sight().bank.is_some_and(|(banker, _)| banker == seat);
        if yours.iter().all(|lying| lying.amount == Cents::ZERO) && !banks {
            return None;
        }
        let pass = Input::Decide { seat, act: Act::word("pass") };
        [Input::Close {}, pass].into_iter().find(|input| self.check(input).is_ok())
    }
}
