//! Hands that are dead, and deals that are void.

use super::{Back, Hand, Ruling, Step, When};
use crate::place::Standing;
use crate::taken::Taken;
use money::Cents;
use table::Refusal;

impl Hand {
    /// A hand is dead; its ante may go back, all else stays in the pot.
    pub(super) fn dead_hand(
        &mut self,
        when: When,
        back: Back,
        ruling: &Ruling,
    ) -> Result<(), Refusal> {
        let at = self.named(ruling)?;
        self.at_moment(when, ruling)?;
        if back == Back::Ante {
            let pot = self.pot();
            let place = &mut self.places[at];
            let ante = place.ante.min(pot);
            place.stack += ante;
            place.ante = Cents::ZERO;
            match self.stakes.chosen.antes {
                crate::stakes::Antes::Layered => place.total -= ante,
                crate::stakes::Antes::Dead => self.dead -= ante,
            }
        }
        self.bury(at);
        Ok(())
    }

    /// Takes a hand out of play, whatever is being dealt or asked.
    pub(super) fn bury(&mut self, at: usize) {
        let bit = 1 << at;
        self.fold(at);
        let place = &mut self.places[at];
        (place.owed, place.swap) = (0, 0);
        self.irregular.mending &= !bit;
        self.irregular.late &= !bit;
        self.betting.pending &= !bit;
        self.betting.fresh &= !bit;
        if self.lone().is_some() {
            self.betting.pending = 0;
            self.step = Step::Bet;
            return;
        }
        let is_at = |place: u8| usize::from(place) == at;
        match self.step {
            Step::Hands(round, place) if is_at(place) => self.step = self.after_hand(round, at),
            Step::Mend(place) if is_at(place) => self.step = self.mend_or(self.irregular.resume),
            Step::Exchange(place) if is_at(place) => self.step = self.next_exchange(Some(at)),
            Step::Door(place) if is_at(place) => {
                self.irregular.door_dead = true;
                self.pass_door(at);
            }
            Step::Bet if usize::from(self.betting.turn) == at => self.pass_turn(at),
            _ => {}
        }
    }

    /// The deal is void: all money goes back, fees too.
    pub(super) fn misdeal(&mut self, when: When, ruling: &Ruling) -> Result<(), Refusal> {
        self.at_moment(when, ruling)?;
        for at in 0..usize::from(self.len) {
            let place = &mut self.places[at];
            place.stack = place.start;
            (place.bet, place.total, place.before) = (Cents::ZERO, Cents::ZERO, Cents::ZERO);
            self.stand(at, Standing::In);
        }
        (self.dead, self.returned) = (Cents::ZERO, Cents::ZERO);
        self.fees = Taken::default();
        self.irregular.misdeal = Some(ruling.rule);
        self.step = Step::Over;
        Ok(())
    }

    /// A card too many to the first player goes back and is the burn.
    pub(super) fn extra_card(&mut self, ruling: &Ruling) -> Result<(), Refusal> {
        if ruling.count.is_some_and(|count| count != 1) {
            return Err(Refusal::by(ruling.rule, "this is for one card too many"));
        }
        self.dealt_first(ruling)?;
        self.check_named(ruling)?;
        self.spares(1, ruling)?;
        self.spend(1, ruling.card);
        if let Some(street) = self.next_burn() {
            self.irregular.burned |= 1 << street;
        }
        Ok(())
    }

    /// More than one card too many makes a misdeal.
    pub(super) fn extra_cards(&mut self, ruling: &Ruling) -> Result<(), Refusal> {
        match ruling.count {
            Some(2..) => {}
            Some(_) => {
                return Err(Refusal::by(ruling.rule, "one card too many makes no misdeal"));
            }
            None => return Err(Refusal::by(ruling.rule, "say how many cards too many")),
        }
        self.dealt_first(ruling)?;
        self.misdeal(When::FirstDeal, ruling)
    }

    /// All starting hands must be complete, and nobody have acted.
    fn dealt_first(&self, ruling: &Ruling) -> Result<(), Refusal> {
        self.at_moment(When::FirstDeal, ruling)?;
        match self.step {
            Step::Bet | Step::Door(_) | Step::Board(..) => Ok(()),
            _ => Err(Refusal::by(ruling.rule, "the hands are not complete yet")),
        }
    }

    /// A player takes back cards shown to one only: all may see them when the hand is over.
    pub(super) fn show_all(&mut self, ruling: &Ruling) -> Result<(), Refusal> {
        let Some(place) = ruling.place else {
            return Err(Refusal::by(ruling.rule, "say which seat"));
        };
        self.irregular.shown |= 1 << place;
        Ok(())
    }
}
