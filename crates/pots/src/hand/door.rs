//! The forced bet of stud: who owes it, what else that player may do, and who stands in for a
//! player without chips.

use super::{Betting, Hand, Step};
use crate::act::{Menu, Span, Word};
use crate::place::Standing;
use crate::showing;
use crate::variant::{Forced, Limit};

impl Hand {
    /// The owner of the door card is asked; without chips, the next player who has some.
    pub(super) fn begin_door(&mut self) {
        let door = self.door_place();
        let able = self.able();
        if able.count_ones() < 2 {
            self.start_betting();
            return;
        }
        let place = match self.places[door].standing() {
            Standing::In => door,
            // invariant: two can bet
            _ => self.next_of(able, door).unwrap_or_else(|| unreachable!("nobody can bet")),
        };
        self.step = Step::Door(place as u8);
    }

    /// Whose door card brings it in.
    pub(super) fn door_place(&self) -> usize {
        let Forced::Door(rule) = self.stakes.variant.forced else {
            // invariant: only games with a forced bet of a door card have streets that it opens
            unreachable!("{} has no door card", self.stakes.variant.id)
        };
        // Before the door cards are dealt nobody has one.
        self.best_of(|place| {
            self.places[place].shown().next().map(|card| showing::door(rule, card))
        })
    }

    /// The forced bet of stud: that, or a full bet; who stands in for a player without chips may
    /// fold.
    pub(super) fn door_menu(&self, at: usize) -> Menu {
        let place = &self.places[at];
        let unit = self.unit(self.stakes.small);
        let full = match self.stakes.limit {
            Limit::No | Limit::Pot => self.stakes.least_bet(),
            Limit::Fixed | Limit::Spread => unit,
        };
        let most = match self.stakes.limit {
            Limit::Fixed => full,
            Limit::Spread => self.unit(self.stakes.big),
            Limit::Pot => full.max(self.pot()),
            Limit::No => place.stack,
        };
        let bring_in = self.stakes.bring_in;
        // Where the forced bet is a full one, more is the next size up.
        let least = if bring_in < full { full } else { bring_in + self.step_of(unit) };
        let raise = (place.stack.min(most) > bring_in).then(|| {
            let min = least.min(place.stack);
            Span { min, max: most.min(place.stack).max(min), step: self.step_of(unit) }
        });
        Menu {
            may_fold: self.door_place() != at || self.irregular.door_dead,
            may_check: false,
            call: bring_in.min(place.stack),
            raise,
            word: Word::Complete,
        }
    }

    /// The forced bet of stud opens the first round for everybody else.
    pub(super) fn bring(&mut self, at: usize) {
        self.open_at_door();
        let bring_in = self.stakes.bring_in;
        self.betting.level = bring_in;
        if bring_in >= self.unit(self.stakes.small) {
            let betting = &mut self.betting;
            (betting.base, betting.full, betting.is_open) = (bring_in, bring_in, true);
        }
        let amount = bring_in.min(self.places[at].stack);
        self.pay(at, amount);
    }

    pub(super) fn open_at_door(&mut self) {
        self.step = Step::Bet;
        let able = self.able();
        self.betting = Betting { pending: able, fresh: able, ..Betting::default() };
    }

    /// Who could open in place of a player without chips folds: the next one is asked.
    pub(super) fn pass_door(&mut self, at: usize) {
        let able = self.able();
        match self.next_of(able, at) {
            Some(next) if able.count_ones() > 1 => self.step = Step::Door(next as u8),
            _ => {
                self.betting.pending = 0;
                self.step = Step::Bet;
            }
        }
    }
}
