//! Rulings on irregularities, and what they do to wagers.

use super::{Phase, Play};
use crate::redress::Decided;
use crate::{
    After, Deals, Effect, Face, First, Kind, Limits, Memory, OnHand, Owner, PLAYER_DEALER, Party,
    Pay, Redress, Refusal, Ruling, Seat, Settlement, Spot, Stake, Tale, Unnoticed, What, Why,
};
use cards::{AnyCard, Pack};
use law::Cite;
use money::{Cents, Rounding};

/// What rulings leave to the settlement.
#[derive(Clone, Default)]
pub(super) struct Rulings {
    /// Wagers of this round that a ruling has decided; the last that covers one holds.
    pub(super) decided: Vec<Decided>,
    /// Wagers of this round whose amount was ruled on.
    counted: Vec<(Seat, &'static str)>,
    /// What wagers of this round were found to be in truth: later ones are measured by it.
    found: Vec<(Seat, &'static str, Cents)>,
    /// Wagers of this round below their minimum that count.
    below: Vec<(Seat, &'static str)>,
    /// Hands of this round whose wagers are deducted from the bank.
    deducted: Vec<OnHand>,
    /// Seats that have had a wager below its minimum settled, in whichever round.
    pub(super) once: Vec<Seat>,
}

impl Rulings {
    /// Forgets the round.
    pub(super) fn clear(&mut self) {
        self.decided.clear();
        self.counted.clear();
        self.found.clear();
        self.below.clear();
        self.deducted.clear();
    }

    /// What is deducted from the bank.
    pub(super) fn deducted(&self, stakes: &[Stake]) -> Cents {
        let own = stakes.iter().filter(|stake| stake.owner == Owner::Seat);
        let of = |stake: &&Stake| self.deducted.iter().any(|hand| hand.covers(stake));
        own.filter(of).map(|stake| stake.amount).sum()
    }

    /// What a wager was found to be, where it was ruled on.
    pub(super) fn truth(&self, seat: Seat, wager: &str) -> Option<Cents> {
        let known = self.found.iter().find(|(at, id, _)| *at == seat && *id == wager);
        known.map(|(.., amount)| *amount)
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
    /// The offer whose meter a ruling names.
    fn metered(&self, ruling: &Ruling, rule: Cite) -> Result<Option<usize>, Refusal> {
        let Some(wager) = &ruling.wager else { return Ok(None) };
        let at = self.posting.offer(wager)?;
        if self.posting.offers[at].meter.is_none() {
            return Err(Refusal::by(rule, format!("{wager} has no meter")));
        }
        Ok(Some(at))
    }

    /// A jackpot is pending, here or at a table that shares it: its meter takes no stakes.
    fn lock(&mut self, ruling: &Ruling, rule: Cite) -> Result<(), Refusal> {
        let Some(at) = self.metered(ruling, rule)? else {
            return Err(Refusal::by(rule, "say `wager`"));
        };
        if self.phase == Phase::Playing || self.stakes.iter().any(|stake| stake.offer == at) {
            return Err(Refusal::by(rule, "stakes of this round are recorded already"));
        }
        if self.meters[at].pending {
            return Err(Refusal::by(rule, "that jackpot is pending already"));
        }
        self.meters[at].pending = true;
        Ok(())
    }

    /// A jackpot has been paid: its meter takes stakes again.
    fn release(&mut self, ruling: &Ruling, rule: Cite) -> Result<(), Refusal> {
        let named = self.metered(ruling, rule)?;
        let meant = |at: usize| named.is_none_or(|named| named == at);
        let meters = self.meters.iter_mut().enumerate();
        let pending = meters.filter(|(at, meter)| meant(*at) && meter.pending);
        let released = pending.map(|(_, meter)| meter.pending = false).count();
        if released == 0 {
            return Err(Refusal::by(rule, "no jackpot is pending"));
        }
        Ok(())
    }

    /// What is ruled before the wagers: what an earlier hand, or a shoe, left to this one.
    fn rule_first(&mut self, ruling: &Ruling) -> Result<(), Refusal> {
        match G::first(&self.posting.rules, ruling)? {
            First::Left(after) if self.left != After::default() => {
                let rule = after.free.or(after.reshuffle).unwrap_or(self.posting.terms.cites.pack);
                Err(Refusal::by(rule, "an earlier hand has left something already"))
            }
            First::Left(After { free: Some(rule), .. }) if !self.stakes.is_empty() => {
                Err(Refusal::by(rule, "wagers lie on a hand that would be dealt free"))
            }
            First::Left(after) => {
                if let Some(card) = after.carried {
                    self.takes_out(card.into())?;
                }
                self.left = after;
                Ok(())
            }
            First::Decks(decks) => self.change_decks(ruling, decks),
            First::Partner { seat, amount, most, rule } => {
                self.takes_part(seat, amount, (most, rule))
            }
            First::Courtesy(seat, rule) => {
                self.posting.check_seat(seat)?;
                if self.courtesy.iter().any(|(known, _)| *known == seat) {
                    return Err(Refusal::by(rule, format!("{seat} has a button already")));
                }
                self.courtesy.push((seat, rule));
                Ok(())
            }
        }
    }

    /// Somebody has a part in what the player-dealer put up.
    fn takes_part(
        &mut self,
        seat: Seat,
        amount: Cents,
        (most, rule): (u8, Cite),
    ) -> Result<(), Refusal> {
        self.posting.check_seat(seat)?;
        let refuse = |why: String| Err(Refusal::by(rule, why));
        let parts: Cents = self.partners.iter().map(|(_, part, _)| *part).sum();
        if self.player_dealer.is_none_or(|dealer| dealer == seat) {
            return refuse(format!("{seat} can have no part in another's bank"));
        }
        if self.partners.iter().any(|(known, ..)| *known == seat) {
            return refuse(format!("{seat} has its part already"));
        }
        if self.partners.len() >= usize::from(most) {
            return refuse(format!("at most {most} parties have a part in a bank"));
        }
        if amount <= Cents::ZERO || amount > Cents::READ_MAX || parts + amount > self.put_up {
            return refuse(format!("{amount} is no part of {}", self.put_up));
        }
        self.partners.push((seat, amount, rule));
        Ok(())
    }

    /// What the player-dealer has won or lost is shared with those who have a part in the bank;
    /// odd cents stay with the player-dealer.
    pub(super) fn share_bank(&self, out: &mut Settlement) {
        let bank = out.net(Party::PlayerDealer);
        for (seat, part, rule) in &self.partners {
            let parts = i128::from(bank.get().abs()) * i128::from(part.get());
            let share = Rounding::DOWN.divide(parts, i128::from(self.put_up.get()));
            let seat = Party::Seat(*seat);
            let (from, to) = if bank.is_negative() {
                (seat, Party::PlayerDealer)
            } else {
                (Party::PlayerDealer, seat)
            };
            let why = Why::new(PLAYER_DEALER, "part in the bank", rule);
            out.moves(from, to, share, share, why);
        }
    }

    /// Another number of decks, between shoes and with everybody's consent.
    fn change_decks(&mut self, ruling: &Ruling, decks: u16) -> Result<(), Refusal> {
        let rule = self.posting.terms.cites.pack;
        if self.pack != self.full && self.stage != super::shoe::Stage::Over {
            let why = "the number of decks changes at the end of a shoe only";
            return Err(Refusal::by(rule, why));
        }
        let staked = self.stakes.iter().map(|stake| stake.seat);
        let plays: Vec<Seat> = self.people.seats().into_iter().chain(staked).collect();
        if let Some(seat) = plays.iter().find(|seat| !ruling.seats.contains(seat)) {
            let why = format!("{seat} has not agreed to another number of decks");
            return Err(Refusal::by(rule, why));
        }
        if let Some(seat) = ruling.seats.iter().find(|seat| !plays.contains(seat)) {
            return Err(Refusal::by(rule, format!("{seat} does not play")));
        }
        self.full = Pack::decks(decks);
        self.fill();
        Ok(())
    }

    /// A card leaves the shoe.
    fn takes_out(&mut self, card: AnyCard) -> Result<(), Refusal> {
        let rule = self.posting.terms.cites.pack;
        let gone = |_| Refusal::by(rule, format!("the shoe holds no further {card}"));
        self.pack.take(card).map_err(gone)
    }

    /// Chips added after betting has closed go back; a wager that was touched counts as it lay.
    fn late_or_touched(&self, ruling: &Ruling) -> Result<Option<Vec<Redress>>, Refusal> {
        let cites = &self.posting.terms.cites;
        let rule = [cites.closed, cites.touched].into_iter().find(|rule| rule.id == ruling.rule);
        let Some(rule) = rule.filter(|rule| rule.ruled.is_some()) else { return Ok(None) };
        let (Some(seat), Some(wager)) = (ruling.seat, &ruling.wager) else {
            return Err(Refusal::by(rule, "say which wager of which seat"));
        };
        let at = self.posting.offer(wager)?;
        let wager = self.posting.offers[at].wager.id();
        if let Some(found) = ruling.amount {
            let label = "made too late";
            return Ok(Some(vec![Redress::Stray { seat, wager, found, label, rule }]));
        }
        match self.own_stake(seat, wager) {
            Some(_) => Ok(Some(Vec::new())),
            None => Err(Refusal::by(rule, format!("{seat} has no {wager} wager"))),
        }
    }

    pub(super) fn apply_ruling(
        &mut self,
        ruling: &Ruling,
        tale: &mut Tale,
    ) -> Result<(), Refusal> {
        ruling.cite()?;
        let ruled = || What::Ruled { ruling: ruling.clone(), moved: Vec::new() };
        if let Some(jackpot) = self.posting.terms.jackpot {
            for (rule, does) in [
                (jackpot.locked, Self::lock as fn(&mut Self, &Ruling, Cite) -> _),
                (jackpot.paid, Self::release),
            ] {
                if rule.id == ruling.rule {
                    does(self, ruling, rule)?;
                    tale.tell(ruled);
                    return Ok(());
                }
            }
        }
        if self.is_marker(ruling) {
            self.marker_shows(ruling)?;
            tale.tell(ruled);
            return Ok(());
        }
        match self.phase {
            Phase::Betting => {
                self.rule_first(ruling)?;
                tale.tell(ruled);
                return Ok(());
            }
            Phase::Playing => {}
            Phase::Settled => {
                let closed = self.posting.terms.cites.closed;
                return Err(Refusal::by(closed, "an irregularity is ruled on during a round"));
            }
        }
        let mut round = self.round.clone();
        let redress = match self.late_or_touched(ruling)? {
            Some(redress) => redress,
            None => G::rule(&self.posting.rules, &mut round, ruling)?,
        };
        redress.iter().try_for_each(|redress| self.check_redress(redress, ruling))?;
        ruling.seat.iter().try_for_each(|seat| self.posting.check_seat(*seat))?;
        for card in ruling.card.iter().chain(&ruling.cards) {
            let card = self.of_the_pack(*card)?;
            self.takes_out(card)?;
            self.out.put(card);
        }
        self.round = round;
        // A card that came into play lies open; one kept for a hand with wagers stays unseen.
        let after = G::after(&self.round);
        let next = redress.iter().any(|redress| matches!(redress, Redress::Next { .. }));
        let kept = next || after.carried.is_some() && after.free.is_none();
        let seen = |_| ruling.was_seen() || !kept;
        let disclosed = ruling.card.map(seen).or(ruling.disclosed);
        let ruling = Ruling { disclosed, ..ruling.clone() };
        tale.tell(|| What::Ruled { ruling, moved: Vec::new() });
        for redress in redress {
            self.redress(redress, tale);
        }
        Ok(())
    }

    /// Whether what a ruling wants can be done.
    fn check_redress(&self, redress: &Redress, ruling: &Ruling) -> Result<(), Refusal> {
        let (seat, wager, found, rule) = match *redress {
            Redress::Dead { seat, rule } if self.player_dealer == Some(seat) => {
                let why = format!("{seat} banks: its cards are the player-dealer's");
                return Err(Refusal::by(rule, why));
            }
            // A wager that the ruling names must lie there.
            Redress::Loses { seat, wager, rule, .. }
                if ruling.wager.is_some() && self.own_stake(seat, wager).is_none() =>
            {
                return Err(Refusal::by(rule, format!("{seat} has no {wager} wager")));
            }
            Redress::Returns { .. }
            | Redress::Loses { .. }
            | Redress::Looks { .. }
            | Redress::Next { .. }
            | Redress::Dead { .. }
            | Redress::Exposed { .. }
            | Redress::NoAction { .. }
            | Redress::Courtesy { .. } => return Ok(()),
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
            Redress::Stray { .. } if self.posting.check_seat(seat).is_err() => {
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
    pub(super) fn redress(&mut self, redress: Redress, tale: &mut Tale) {
        match redress {
            Redress::Returns { seat, wager, label, rule } => {
                let decided = Decided::new((seat, wager), Pay::Off, (label, rule));
                self.rulings.decided.push(decided);
            }
            Redress::Loses { seat, wager, label, rule } => {
                let decided = Decided::new((seat, Some(wager)), Pay::Lose, (label, rule));
                self.rulings.decided.push(decided.own());
            }
            Redress::Stray { seat, wager, found, label, rule } => {
                self.goes_back(seat, wager, found, (label, rule));
                self.rulings.counted.push((seat, wager));
            }
            Redress::Above { seat, wager, found, rule } => {
                // invariant: what was found above a maximum has been compared with it
                let at = self.posting.offer(wager);
                let at = at.unwrap_or_else(|refusal| unreachable!("{wager}: {refusal}"));
                let max = self.posting.limits_of(at).max;
                self.found(seat, wager, max);
                self.follow(seat, wager, found);
                self.goes_back(seat, wager, found - max, ("above the maximum", rule));
            }
            Redress::Below { seat, wager, found, rule } => {
                self.found(seat, wager, found);
                self.follow(seat, wager, found);
                if self.rulings.once.contains(&seat) {
                    let why = ("below the minimum once more", rule);
                    let decided = Decided::new((seat, Some(wager)), Pay::Off, why);
                    self.rulings.decided.push(decided);
                } else {
                    self.rulings.below.push((seat, wager));
                }
            }
            Redress::Dead { .. } => {}
            Redress::Looks { seat, at } => self.hand_to(seat, at, tale),
            Redress::Next { card } => self.left.carried = Some(card),
            Redress::Exposed { at } => self.take_up(at, tale),
            Redress::NoAction { hand, label, rule } => {
                self.rulings.decided.push(Decided::on(hand, (label, rule)));
                self.rulings.deducted.push(hand);
            }
            Redress::Courtesy { seat, rule } => self.earned.push((seat, rule)),
        }
    }

    /// Cards that lie face down at a spot are shown and taken away.
    fn take_up(&mut self, at: Spot, tale: &mut Tale) {
        while let Some(held) = self.custody.iter().position(|(spot, ..)| *spot == at) {
            let (_, card, _) = self.custody.remove(held);
            let (of, cards, face) = (Self::spot_name(at), vec![card], Face::Up);
            tale.tell(|| What::Shown { of: of.clone(), cards: cards.clone() });
            tale.tell(|| What::Discarded { of, cards, face });
        }
    }

    /// Wagers above their maximum that nobody noticed count up to that, and the rest goes back.
    /// What followed from them has followed from all that lay there.
    pub(super) fn cut_unnoticed(&mut self) {
        let Some(Unnoticed { above, .. }) = self.posting.terms.unnoticed else { return };
        for at in 0..self.stakes.len() {
            let Stake { seat, wager, amount, offer, .. } = self.stakes[at];
            let max = self.posting.limits_of(offer).max;
            let kind = self.posting.offers[offer].wager.kind();
            if amount > max && !matches!(kind, Kind::Later | Kind::Bonus) {
                self.stakes[at].amount = max;
                self.goes_back(seat, wager, amount - max, ("above the maximum", above));
            }
        }
    }

    /// A wager counts as so much.
    fn found(&mut self, seat: Seat, wager: &'static str, amount: Cents) {
        if let Some(at) = self.own_stake(seat, wager) {
            self.stakes[at].amount = amount;
        }
        self.rulings.counted.push((seat, wager));
    }

    /// Wagers that are measured by this one follow what it is in truth, made before or later.
    fn follow(&mut self, seat: Seat, wager: &'static str, truth: Cents) {
        self.rulings.found.push((seat, wager, truth));
        for (act, _) in G::acts() {
            for effect in G::effects(&self.posting.rules, *act) {
                let Effect::Stakes { wager: made, of, times, .. } = *effect else { continue };
                if of != wager {
                    continue;
                }
                if let Some(at) = self.own_stake(seat, made) {
                    self.stakes[at].amount = (0..times).map(|_| truth).sum();
                }
            }
        }
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
