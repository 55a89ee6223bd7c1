//! Who sits at the table: people join, buy, sit out, come back, change seats and leave.

use super::Play;
use crate::chinese::rules::points;
use crate::chinese::{BUY_IN_POINTS, Round};
use money::Cents;
use serde::{Deserialize, Serialize};
use table::{Act, Name, Refusal, Seat, Span, Tale, What};

/// The one way to come in, and to come back.
pub(super) const AT_ONCE: &str = "at-once";

/// A person at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Chair {
    /// Chips in front; in a hand, those that it began with.
    pub(super) chips: Cents,
    /// Whether a fantasy hand is due.
    pub(super) fantasy: bool,
    /// Whether the person sits out.
    pub(super) away: bool,
    /// The second at which the person sat down.
    pub(super) since: u64,
    /// Half hours that are paid, or went by before.
    pub(super) paid: u32,
}

impl Chair {
    pub(super) fn new(chips: Cents, play: &Play) -> Chair {
        let since = play.lasts.time.now;
        let chair = Chair { chips, fantasy: false, away: false, since, paid: 0 };
        Chair { paid: play.half_hours(&chair), ..chair }
    }
}

impl Play {
    fn chair(&self, seat: Seat) -> Result<&Chair, Refusal> {
        let nobody = || Refusal::by(self.cites().seats, format!("nobody sits at {seat}"));
        self.lasts.chairs.get(&seat).ok_or_else(nobody)
    }

    fn chair_mut(&mut self, seat: Seat) -> Result<&mut Chair, Refusal> {
        self.chair(seat)?;
        let chair = self.lasts.chairs.get_mut(&seat);
        chair.ok_or_else(|| Refusal::unknown(format!("nobody sits at {seat}")))
    }

    /// A seat that somebody could take.
    fn free(&self, seat: Seat) -> Result<(), Refusal> {
        let rule = self.cites().seats;
        if seat.n() > self.seats {
            let why = format!("there is no {seat}: the table has {}", self.seats);
            return Err(Refusal::by(rule, why));
        }
        match self.lasts.chairs.get(&seat) {
            Some(_) => Err(Refusal::by(rule, format!("{seat} is taken"))),
            None => Ok(()),
        }
    }

    /// The seats that somebody could take.
    pub(super) fn free_seats(&self) -> impl Iterator<Item = Seat> {
        let all = (1..=self.seats).filter_map(Seat::new);
        all.filter(|seat| !self.lasts.chairs.contains_key(seat))
    }

    /// Refuses while somebody plays a hand: hands that are set are compared with everybody's.
    fn not_playing(&self, seat: Seat) -> Result<(), Refusal> {
        if self.plays(seat) {
            return Err(Refusal::by(self.cites().showdown, format!("{seat} plays a hand")));
        }
        Ok(())
    }

    /// Nobody posts anything to come in, or waits for it.
    fn at_once(&self, how: Option<&Name>) -> Result<(), Refusal> {
        match how {
            Some(how) if how != AT_ONCE => {
                let why = format!("nobody comes in by `{}` here", how.escape_debug());
                Err(Refusal::by(self.cites().seats, why))
            }
            _ => Ok(()),
        }
    }

    pub(super) fn join(
        &mut self,
        seat: Seat,
        buy: Cents,
        how: Option<&Name>,
        tale: &mut Tale,
    ) -> Result<(), Refusal> {
        self.free(seat)?;
        self.at_once(how)?;
        self.rules().buy_in(buy)?;
        self.bounded(Cents::ZERO, buy)?;
        let chair = Chair::new(buy, self);
        self.lasts.chairs.insert(seat, chair);
        self.lasts.button.sit(seat);
        tale.tell(|| What::Joined { seat, chips: buy, how: AT_ONCE.into() });
        Ok(())
    }

    pub(super) fn leave(&mut self, seat: Seat, tale: &mut Tale) -> Result<(), Refusal> {
        let chips = self.chair(seat)?.chips;
        self.not_playing(seat)?;
        self.lasts.chairs.remove(&seat);
        self.lasts.button.leave(seat);
        if self.lasts.chairs.is_empty() {
            // The next who sit down begin a new game.
            self.lasts.button = super::Button::new(self.game());
            self.lasts.time.began = None;
        }
        tale.tell(|| What::Left { seat, chips });
        Ok(())
    }

    /// Chips stay far inside the range of money, whatever is typed.
    fn bounded(&self, chips: Cents, amount: Cents) -> Result<(), Refusal> {
        if amount > Cents::READ_MAX || chips > Cents::READ_MAX - amount {
            let why = format!("nobody has more than {} in front", Cents::READ_MAX);
            return Err(Refusal::by(self.cites().buy_in, why));
        }
        Ok(())
    }

    pub(super) fn buy(
        &mut self,
        seat: Seat,
        amount: Cents,
        tale: &mut Tale,
    ) -> Result<(), Refusal> {
        let chips = self.chair(seat)?.chips;
        if amount > Cents::ZERO {
            self.bounded(chips, amount)?;
        }
        let chips = match self.round.as_mut().filter(|_| !self.is_settled) {
            Some(round) if round.find(seat).is_some() => add(round, seat, amount)?,
            _ => self.rules().add_on(chips, amount)?,
        };
        self.chair_mut(seat)?.chips = chips;
        tale.tell(|| What::Bought { seat, amount, how: "add-on".into() });
        Ok(())
    }

    /// What somebody may buy in for.
    pub(super) fn buy_ins(&self) -> Span {
        let (min, max) = (points(BUY_IN_POINTS, self.rules().point()), self.rules().stack_max());
        Span { min, max, step: Cents::new(1) }
    }

    /// What somebody may add.
    pub(super) fn add_ons(&self, seat: Seat) -> Result<Span, Refusal> {
        let max = self.rules().stack_max() - self.chair(seat)?.chips;
        Ok(Span { min: Cents::new(1), max, step: Cents::new(1) })
    }

    /// Chips leave the table while their owner stays: `take-off 50.00`.
    pub(super) fn take_off(
        &mut self,
        seat: Seat,
        act: &Act,
        tale: &mut Tale,
    ) -> Result<(), Refusal> {
        let (chips, rule) = (self.chair(seat)?.chips, self.cites().take_off);
        let Some(amount) = act.amount.filter(|_| act.cards.is_none()) else {
            return Err(Refusal::by(rule, "say how much: take-off 50.00"));
        };
        self.rules().take_off(amount)?;
        if self.plays(seat) {
            return Err(Refusal::by(rule, format!("{seat} plays a hand")));
        }
        if amount <= Cents::ZERO || amount > chips {
            return Err(Refusal::by(rule, format!("{seat} has {chips} in front")));
        }
        self.chair_mut(seat)?.chips = chips - amount;
        tale.tell(|| What::Bought { seat, amount: -amount, how: "take-off".into() });
        Ok(())
    }

    pub(super) fn sit_out(&mut self, seat: Seat, tale: &mut Tale) -> Result<(), Refusal> {
        let rule = self.cites().seats;
        let chair = self.chair_mut(seat)?;
        if chair.away {
            return Err(Refusal::by(rule, format!("{seat} sits out already")));
        }
        chair.away = true;
        tale.tell(|| What::SatOut { seat });
        Ok(())
    }

    pub(super) fn come_back(
        &mut self,
        seat: Seat,
        how: Option<&Name>,
        tale: &mut Tale,
    ) -> Result<(), Refusal> {
        let rule = self.cites().seats;
        self.at_once(how)?;
        let chair = self.chair_mut(seat)?;
        if !chair.away {
            return Err(Refusal::by(rule, format!("{seat} does not sit out")));
        }
        chair.away = false;
        tale.tell(|| What::CameBack { seat, how: AT_ONCE.into() });
        Ok(())
    }

    pub(super) fn change_seats(
        &mut self,
        from: Seat,
        to: Seat,
        tale: &mut Tale,
    ) -> Result<(), Refusal> {
        let chair = *self.chair(from)?;
        self.not_playing(from)?;
        self.free(to)?;
        self.lasts.chairs.remove(&from);
        self.lasts.chairs.insert(to, chair);
        self.lasts.button.moves(from, to);
        tale.tell(|| What::Moved { from, to });
        Ok(())
    }
}

/// Adds to a stack that plays, and says what it is then.
fn add(round: &mut Round, seat: Seat, amount: Cents) -> Result<Cents, Refusal> {
    round.add_chips(seat, amount)?;
    let missing = || Refusal::unknown(format!("{seat} is not in this round"));
    round.find(seat).map(|place| place.start).ok_or_else(missing)
}
