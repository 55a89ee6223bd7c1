//! Rulings on irregularities, and what they do to wagers.

use super::{Phase, Play};
use crate::redress::Decided;
use crate::{
    Deals, Limits, Memory, Owner, Pay, Redress, Refusal, Ruling, Seat, Stake, Tale, What,
};
use law::Cite;
use money::Cents;

/// What rulings leave to the settlement.
#[derive(Clone, Default)]
pub(super) struct Rulings {
    /// Wagers of this round that a ruling has decided; the last that covers one holds.
    pub(super) decided: Vec<Decided>,
    /// Wagers of this round whose amount was ruled on.
    counted: Vec<(Seat, &'static str)>,
    /// Wagers of this round below their minimum that count.
    below: Vec<(Seat, &'static str)>,
    /// Seats that have had a wager below its minimum settled, in whichever round.
    pub(super) once: Vec<Seat>,
}

impl Rulings {
    /// Forgets the round.
    pub(super) fn clear(&mut self) {
        self.decided.clear();
        self.counted.clear();
        self.below.clear();
    }

    /// A round has been settled: a wager below its minimum that was paid or collected in it was
    /// the seat's only one.
    pub(super) fn settled(&mut self, stakes: &[Stake]) {
        for (seat, wager) in &self.below {
            let played = |stake: &&Stake| stake.seat == *seat && stake.wager == *wager;
            let ruled = |stake: &Stake| self.decided.iter().any(|known| known.covers(stake));
            if stakes.iter().find(played).is_some_and(|stake| !ruled(stake)) {
                self.once.push(*seat);
            }
        }
    }
}

impl<G: Deals> Play<G> {
    /// A jackpot has been paid: its meter takes stakes again.
    fn release(&mut self, ruling: &Ruling, paid: Cite, tale: &mut Tale) -> Result<(), Refusal> {
        if !self.meters.iter().any(|meter| meter.pending) {
            return Err(Refusal::by(paid, "no jackpot is pending"));
        }
        for meter in &mut self.meters {
            meter.pending = false;
        }
        tale.tell(|| What::Ruled { ruling: ruling.clone(), moved: Vec::new() });
        Ok(())
    }

    pub(super) fn apply_ruling(
        &mut self,
        ruling: &Ruling,
        tale: &mut Tale,
    ) -> Result<(), Refusal> {
        let jackpot = self.posting.terms.jackpot;
        if let Some(jackpot) = jackpot.filter(|jackpot| jackpot.paid.id == ruling.rule) {
            return self.release(ruling, jackpot.paid, tale);
        }
        if self.phase != Phase::Playing {
            let closed = self.posting.terms.cites.closed;
            return Err(Refusal::by(closed, "an irregularity is ruled on during a round"));
        }
        ruling.cite()?;
        let pack = self.posting.terms.cites.pack;
        let mut left = self.pack;
        if let Some(card) = ruling.card {
            let card = self.of_the_pack(card)?;
            let gone = |_| Refusal::by(pack, format!("the shoe holds no further {card}"));
            left.take(card).map_err(gone)?;
        }
        let mut round = self.round.clone();
        let redress = G::rule(&self.posting.rules, &mut round, ruling)?;
        redress.iter().try_for_each(|redress| self.check_redress(redress))?;
        (self.round, self.pack) = (round, left);
        // A card that came into play lies open; one kept for a hand with wagers stays unseen.
        let after = G::after(&self.round);
        let kept = after.carried.is_some() && after.free.is_none();
        let disclosed = ruling.disclosed || (ruling.card.is_some() && !kept);
        let ruling = Ruling { disclosed, ..ruling.clone() };
        tale.tell(|| What::Ruled { ruling, moved: Vec::new() });
        for redress in redress {
            self.redress(redress, tale);
        }
        Ok(())
    }

    /// Whether what a ruling wants can be done.
    fn check_redress(&self, redress: &Redress) -> Result<(), Refusal> {
        let (seat, wager, found, rule) = match *redress {
            Redress::Returns { .. } | Redress::Loses { .. } | Redress::Looks { .. } => {
                return Ok(());
            }
            Redress::Stray { seat, wager, found, rule, .. }
            | Redress::Above { seat, wager, found, rule }
            | Redress::Below { seat, wager, found, rule } => (seat, wager, found, rule),
        };
        let refuse = |why: String| Err(Refusal::by(rule, why));
        let Limits { min, max, .. } = self.posting.limits_of(self.posting.offer(wager)?);
        if self.rulings.counted.contains(&(seat, wager)) {
            return refuse(format!("what {seat} has on {wager} has been counted"));
        }
        if found <= Cents::ZERO || found > Cents::READ_MAX {
            return refuse(format!("{found} is no wager"));
        }
        let lies = self.own_stake(seat, wager).is_some();
        match redress {
            Redress::Stray { .. } if seat.n() > self.posting.terms.seats_max => {
                refuse(format!("there is no {seat}"))
            }
            Redress::Above { .. } | Redress::Below { .. } if !lies => {
                refuse(format!("{seat} has no {wager} wager"))
            }
            Redress::Above { .. } if found <= max => {
                refuse(format!("{wager} {found} is not above the maximum {max}"))
            }
            Redress::Below { .. } if found >= min => {
                refuse(format!("{wager} {found} is not below the minimum {min}"))
            }
            _ => Ok(()),
        }
    }

    /// Does it.
    fn redress(&mut self, redress: Redress, tale: &mut Tale) {
        match redress {
            Redress::Returns { seat, wager, label, rule } => {
                let decided = Decided::new((seat, wager), Pay::Off, (label, rule));
                self.rulings.decided.push(decided);
            }
            Redress::Loses { seat, wager, label, rule } => {
                let decided = Decided::new((seat, Some(wager)), Pay::Lose, (label, rule));
                self.rulings.decided.push(decided);
            }
            Redress::Stray { seat, wager, found, label, rule } => {
                self.goes_back(seat, wager, found, (label, rule));
                self.rulings.counted.push((seat, wager));
            }
            Redress::Above { seat, wager, found, rule } => {
                let max = self.posting.offer(wager).map(|at| self.posting.limits_of(at).max);
                let max = max.unwrap_or(found);
                self.found(seat, wager, max);
                self.goes_back(seat, wager, found - max, ("above the maximum", rule));
            }
            Redress::Below { seat, wager, found, rule } => {
                self.found(seat, wager, found);
                if self.rulings.once.contains(&seat) {
                    let why = ("below the minimum once more", rule);
                    let decided = Decided::new((seat, Some(wager)), Pay::Off, why);
                    self.rulings.decided.push(decided);
                } else {
                    self.rulings.below.push((seat, wager));
                }
            }
            Redress::Looks { seat, at } => self.hand_to(seat, at, tale),
        }
    }

    /// A wager counts as so much.
    fn found(&mut self, seat: Seat, wager: &'static str, amount: Cents) {
        if let Some(at) = self.own_stake(seat, wager) {
            self.stakes[at].amount = amount;
        }
        self.rulings.counted.push((seat, wager));
    }

    /// Chips that do not count.
    fn goes_back(
        &mut self,
        seat: Seat,
        wager: &'static str,
        amount: Cents,
        (label, rule): (&'static str, Cite),
    ) {
        let (owner, memory) = (Owner::Seat, Memory::default());
        if let Ok(offer) = self.posting.offer(wager) {
            let stake = Stake { seat, owner, offer, wager, amount, memory };
            self.taken.push((stake, label, rule));
        }
    }
}
