//! Taking wagers: every check before betting closes.

use super::{Phase, Play};
use crate::{
    BackLine, Banker, Bet, Coupon, Deals, Earned, Kind, Limits, Memory, Needs, Owner,
    PLAYER_DEALER, Redress, Refusal, SEATS_MAX, Seat, Stake, Tale, Unnoticed, What,
};
use law::Cite;
use money::Cents;

impl<G: Deals> Play<G> {
    pub(super) fn take_bet(&mut self, bet: &Bet, tale: &mut Tale) -> Result<(), Refusal> {
        self.posting.check_oral(bet)?;
        let stake = self.check_bet(bet)?;
        let wager = stake.wager.to_string();
        let rule = self.posting.terms.cites.made(stake.wager);
        self.stakes.push(stake);
        tale.tell(|| What::Staked { bet: Bet { wager, ..bet.clone() }, rule });
        Ok(())
    }

    /// Takes wagers off the table again, before betting closes.
    pub(super) fn take_back(
        &mut self,
        seat: Seat,
        owner: Owner,
        wager: &str,
        tale: &mut Tale,
    ) -> Result<(), Refusal> {
        let cites = self.posting.terms.cites;
        match self.phase {
            Phase::Betting => {}
            _ if self.dealt => {
                return Err(Refusal::by(cites.touched, "wagers are not touched until decided"));
            }
            _ => return Err(Refusal::by(cites.closed, "betting is closed")),
        }
        let banked = matches!(self.posting.terms.banker, Banker::PlayerDealer(_));
        if banked && (wager, owner) == (PLAYER_DEALER, Owner::Seat) {
            return self.take_bank_back(seat, tale);
        }
        let offer = self.posting.offer(wager)?;
        let mine = |s: &Stake| s.seat == seat && s.owner == owner && s.offer == offer;
        if !self.stakes.iter().any(mine) {
            return Err(Refusal::by(cites.wagers, format!("{seat} has no {wager} wager")));
        }
        // A wager for the dealer that may only ride beside this one comes down with it.
        let beside = self.posting.offers[offer].wager.kind() != Kind::Main;
        let rides = self.posting.terms.tips.own.is_some() && beside && owner == Owner::Seat;
        let gone = |s: &Stake| {
            let owned = s.owner == owner || rides && s.owner == Owner::Dealer;
            s.seat == seat && s.offer == offer && owned
        };
        for stake in self.stakes.iter().filter(|stake| gone(stake)) {
            let Stake { owner, amount, .. } = *stake;
            let (wager, rule) = (stake.wager.into(), cites.wagers);
            tale.tell(|| What::Withdrawn { seat, owner, wager, amount, rule });
        }
        self.stakes.retain(|stake| !gone(stake));
        Ok(())
    }

    /// Whoever banks takes what was put up back before the deal, as a player does a wager: it is
    /// bound from the first card on, like all others.
    fn take_bank_back(&mut self, seat: Seat, tale: &mut Tale) -> Result<(), Refusal> {
        let rule = self.posting.terms.cites.coverage;
        if self.player_dealer != Some(seat) {
            return Err(Refusal::by(rule, format!("{seat} does not bank this round")));
        }
        let (amount, owner, wager) = (self.put_up, Owner::Seat, PLAYER_DEALER.into());
        (self.player_dealer, self.put_up, self.action) = (None, Cents::ZERO, None);
        self.partners.clear();
        self.bank_first = false;
        tale.tell(|| What::Withdrawn { seat, owner, wager, amount, rule });
        self.give_office_back(seat, tale);
        Ok(())
    }

    /// Takes match-play coupons.
    pub(super) fn take_coupons(
        &mut self,
        seat: Seat,
        n: u8,
        tale: &mut Tale,
    ) -> Result<(), Refusal> {
        let cites = &self.posting.terms.cites;
        let fees = self.posting.terms.collection.as_ref();
        let Some(fees) = fees.filter(|fees| fees.per_coupon != Coupon::NotTaken) else {
            return Err(Refusal::by(cites.wagers, "no coupon is taken under these fees"));
        };
        if self.phase != Phase::Betting {
            return Err(Refusal::by(cites.closed, "betting is closed"));
        }
        let stakes = self.stakes.iter().any(|s| s.seat == seat && s.owner == Owner::Seat);
        if !stakes || self.coupons.iter().any(|(known, _)| *known == seat) {
            let why = format!("{seat} has no wager, or has used its coupons");
            return Err(Refusal::by(cites.wagers, why));
        }
        let rule = fees.rule;
        self.coupons.push((seat, n));
        tale.tell(|| What::Coupons { seat, count: n, rule });
        Ok(())
    }

    fn check_bet(&self, bet: &Bet) -> Result<Stake, Refusal> {
        let terms = &self.posting.terms;
        let cites = &terms.cites;
        if self.phase != Phase::Betting {
            return Err(Refusal::by(cites.closed, "betting is closed"));
        }
        if let Some(rule) = self.left.free {
            return Err(Refusal::by(rule, "this hand is dealt free, without wagers"));
        }
        let offer = self.posting.offer(&bet.wager)?;
        let wager = self.posting.offers[offer].wager;
        if matches!(wager.kind(), Kind::Later | Kind::Bonus) {
            let rule = cites.made(wager.id());
            let why = match wager.kind() {
                Kind::Bonus => format!("{} is earned by another wager, not bet", wager.id()),
                _ => format!("{} is not made before the deal", wager.id()),
            };
            return Err(Refusal::by(rule, why));
        }
        self.posting.check_seat(bet.seat)?;
        if self.player_dealer == Some(bet.seat) && bet.owner == Owner::Seat {
            let why = format!("{} banks this round and cannot bet against itself", bet.seat);
            return Err(Refusal::by(cites.wagers, why));
        }
        if let Some(jackpot) = terms.jackpot.filter(|_| self.meters[offer].pending) {
            let why = format!("a {} jackpot is pending: it must be paid first", wager.id());
            return Err(Refusal::by(jackpot.locked, why));
        }
        self.check_owner(bet, offer)?;
        if let Some(rota) = self.kept_rota().filter(|_| bet.owner == Owner::Seat) {
            rota.admits(bet.seat, wager.id())?;
        }
        let twice = |s: &&Stake| s.seat == bet.seat && s.owner == bet.owner && s.offer == offer;
        if self.stakes.iter().any(|stake| twice(&stake)) {
            let why = format!("{} has its {} wager already", bet.seat, wager.id());
            return Err(Refusal::by(cites.wagers, why));
        }
        for (one, other, rule) in &terms.exclusive {
            let against = match wager.id() {
                id if id == *one => other,
                id if id == *other => one,
                _ => continue,
            };
            let same = |s: &&Stake| s.seat == bet.seat && s.owner == bet.owner;
            if self.stakes.iter().filter(same).any(|stake| stake.wager == *against) {
                let why = format!("{} cannot go with {against} at one seat", wager.id());
                return Err(Refusal::by(rule, why));
            }
        }
        self.check_amount(bet, offer)?;
        let (seat, owner, amount) = (bet.seat, bet.owner, bet.amount);
        let stake =
            Stake { seat, owner, offer, wager: wager.id(), amount, memory: Memory::default() };
        self.check_within(&stake)?;
        Ok(stake)
    }

    /// Whether a stake is no larger than the wager that it may not exceed, where that is made.
    fn check_within(&self, stake: &Stake) -> Result<(), Refusal> {
        let bound = |needs: &&Needs| needs.within && needs.wagers.contains(&stake.wager);
        for Needs { one_of, rule, .. } in self.posting.terms.needs.iter().filter(bound) {
            if self.exceeds(stake, one_of) {
                let all = one_of.join(" or ");
                let why = format!("{} at {} is more than {all}", stake.wager, stake.seat);
                return Err(Refusal::by(rule, why));
            }
        }
        Ok(())
    }

    fn check_owner(&self, bet: &Bet, offer: usize) -> Result<(), Refusal> {
        let terms = &self.posting.terms;
        let id = self.posting.offers[offer].wager.id();
        match bet.owner {
            Owner::Seat => Ok(()),
            Owner::Behind(n) => {
                let BackLine { most, wagers, rule, .. } = terms.behind;
                if most == 0 {
                    return Err(Refusal::by(rule, "no wager behind a seat"));
                }
                if !wagers.is_empty() && !wagers.contains(&id) {
                    return Err(Refusal::by(rule, format!("no {id} wager behind a seat")));
                }
                if !(1..=most).contains(&n) {
                    let why = format!("at most {most} people bet behind a seat");
                    return Err(Refusal::by(rule, why));
                }
                self.check_hand(bet.seat)
            }
            Owner::Dealer => {
                let (allowed, rule) = terms.tips.allowed;
                if !allowed {
                    return Err(Refusal::by(rule, "no wager for the dealer at this table"));
                }
                if let Some((list, rule)) = &terms.tips.refused
                    && list.contains(&id)
                {
                    return Err(Refusal::by(rule, format!("no wager for the dealer on {id}")));
                }
                self.check_own(bet.seat, offer)
            }
        }
    }

    /// Whether a seat has a hand on which wagers behind it can ride.
    fn check_hand(&self, seat: Seat) -> Result<(), Refusal> {
        let BackLine { on, rule, .. } = self.posting.terms.behind;
        match on.filter(|wager| self.own_stake(seat, wager).is_none()) {
            Some(wager) => Err(Refusal::by(rule, format!("{seat} has no {wager} of its own"))),
            None => Ok(()),
        }
    }

    /// Whether a seat may bet for the dealer there: beside a side wager of its own, where a rule
    /// wants that.
    fn check_own(&self, seat: Seat, offer: usize) -> Result<(), Refusal> {
        let wager = self.posting.offers[offer].wager;
        let own = |s: &Stake| s.seat == seat && s.owner == Owner::Seat && s.offer == offer;
        match self.posting.terms.tips.own.filter(|_| wager.kind() != Kind::Main) {
            Some(rule) if !self.stakes.iter().any(own) => {
                let why = format!("{seat} has no {} wager of its own", wager.id());
                Err(Refusal::by(rule, why))
            }
            _ => Ok(()),
        }
    }

    fn check_amount(&self, bet: &Bet, at: usize) -> Result<(), Refusal> {
        let terms = &self.posting.terms;
        let offer = &self.posting.offers[at];
        let (id, amount) = (offer.wager.id(), bet.amount);
        let Limits { min, rule, .. } = self.posting.limits_of(at);
        if offer.meter.is_some_and(|meter| !meter.is_open()) {
            let why = format!("a {id} wager is {min}, no more and no less");
            return if amount == min { Ok(()) } else { Err(Refusal::by(rule, why)) };
        }
        let any = terms.side_any.is_some() && offer.wager.kind() != Kind::Main;
        let found = bet.found && terms.unnoticed.is_some();
        if any || found || offer.meter.is_some() {
            let why = format!("{id} {amount} is no wager");
            let is_wager = amount > Cents::ZERO && (!found || amount <= Cents::READ_MAX);
            return if is_wager { Ok(()) } else { Err(Refusal::by(rule, why)) };
        }
        self.posting.check_limits(amount, at)
    }

    /// Wagers below their minimum that nobody noticed count on a seat's first occasion; those
    /// above their maximum lie there as they are until they are settled.
    fn count_unnoticed(&mut self, tale: &mut Tale) {
        let Some(Unnoticed { below, .. }) = self.posting.terms.unnoticed else { return };
        for Stake { seat, wager, amount, offer, .. } in self.stakes.clone() {
            if amount < self.posting.limits_of(offer).min {
                self.redress(Redress::Below { seat, wager, found: amount, rule: below }, tale);
            }
        }
    }

    /// Whether the owner of a stake also made one of these wagers, or has them made for it by the
    /// seat on whose hand it rides.
    fn has(&self, stake: &Stake, one_of: &[&str]) -> bool {
        let rides =
            matches!(stake.owner, Owner::Behind(_)) && self.posting.terms.behind.on.is_some();
        let owner = |owner| owner == stake.owner || (rides && owner == Owner::Seat);
        let mut same = self.stakes.iter().filter(|s| s.seat == stake.seat && owner(s.owner));
        same.any(|s| one_of.contains(&s.wager))
    }

    /// Whether a stake is larger than each of these wagers that its owner made, where it made
    /// any.
    fn exceeds(&self, stake: &Stake, one_of: &[&str]) -> bool {
        let same = |s: &&Stake| (s.seat, s.owner) == (stake.seat, stake.owner);
        let made = self.stakes.iter().filter(same).filter(|s| one_of.contains(&s.wager));
        made.map(|s| s.amount).max().is_some_and(|most| stake.amount > most)
    }

    /// Whether the owner of a stake also made a main wager.
    fn beside_main(&self, stake: &Stake) -> bool {
        let kind = |s: &Stake| self.posting.offers[s.offer].wager.kind();
        let mut same =
            self.stakes.iter().filter(|s| (s.seat, s.owner) == (stake.seat, stake.owner));
        same.any(|s| kind(s) == Kind::Main)
    }

    /// What must hold of all wagers together before a card is dealt.
    fn check_all(&self) -> Result<(), Refusal> {
        let terms = &self.posting.terms;
        self.stakes.iter().try_for_each(|stake| self.check_within(stake))?;
        for Needs { wagers, one_of, rule, .. } in &terms.needs {
            for stake in self.stakes.iter().filter(|stake| wagers.contains(&stake.wager)) {
                if stake.owner != Owner::Dealer && !self.has(stake, one_of) {
                    let why =
                        format!("{} at {} needs {}", stake.wager, stake.seat, one_of.join(" or "));
                    return Err(Refusal::by(rule, why));
                }
            }
        }
        for (wagers, rule) in &terms.equal {
            self.check_equal(wagers, rule)?;
        }
        let behind = |stake: &&Stake| matches!(stake.owner, Owner::Behind(_));
        for stake in self.stakes.iter().filter(behind) {
            self.check_hand(stake.seat)?;
        }
        for tip in self.stakes.iter().filter(|stake| stake.owner == Owner::Dealer) {
            self.check_own(tip.seat, tip.offer)?;
        }
        for stake in self.stakes.iter().filter(|_| terms.side_any.is_some()) {
            if !self.beside_main(stake) {
                self.posting.check_limits(stake.amount, stake.offer)?;
            }
        }
        if matches!(terms.banker, Banker::PlayerDealer(_)) && self.player_dealer.is_none() {
            return Err(Refusal::by(terms.cites.coverage, "nobody banks this round"));
        }
        let (free, rule) = terms.free_hands;
        if self.stakes.is_empty() && self.left.free.is_none() && self.free_hands >= free {
            let why = match free {
                0 => "nothing is wagered".to_string(),
                free => format!("nothing is wagered, and {free} free hands a shoe are allowed"),
            };
            return Err(Refusal::by(rule, why));
        }
        Ok(())
    }

    /// Whether everybody who made one of these wagers made all of them, in equal amounts.
    fn check_equal(&self, wagers: &[&str], rule: Cite) -> Result<(), Refusal> {
        for stake in self.stakes.iter().filter(|stake| wagers.contains(&stake.wager)) {
            for wager in wagers {
                let same =
                    |s: &&Stake| (s.seat, s.owner, s.wager) == (stake.seat, stake.owner, *wager);
                let amount = self.stakes.iter().find(same).map(|s| s.amount);
                if amount != Some(stake.amount) {
                    let all = wagers.join(" and ");
                    let why = format!("{all} at {} are made together and equal", stake.seat);
                    return Err(Refusal::by(rule, why));
                }
            }
        }
        Ok(())
    }

    pub(super) fn close_betting(&mut self, tale: &mut Tale) -> Result<(), Refusal> {
        if self.phase != Phase::Betting {
            return Err(Refusal::by(self.posting.terms.cites.closed, "betting is closed"));
        }
        if let Some(rule) = self.shoe_over() {
            return Err(Refusal::by(rule, "the shoe is over: another is put on the table first"));
        }
        self.check_all()?;
        if self.stakes.is_empty() && self.left.free.is_none() {
            self.free_hands += 1;
        }
        if let Some(dealer) = self.player_dealer {
            from_left(&mut self.stakes, dealer);
        }
        self.round = G::open(&self.posting.rules, &self.stakes);
        self.earn();
        self.phase = Phase::Playing;
        self.tell_bank();
        tale.tell(|| What::Closed);
        self.count_unnoticed(tale);
        Ok(())
    }

    /// Bonuses that are paid by other seats' hands lie there from now on, a unit each.
    fn earn(&mut self) {
        for Earned { bonus, seat, owner, by } in G::earned(&self.posting.rules, &self.stakes) {
            // A bonus that the house does not offer is not earned.
            let Ok(offer) = self.posting.offer(bonus) else { continue };
            let memory = Memory { point: by.n(), ..Memory::default() };
            let amount = Cents::dollars(1);
            self.stakes.push(Stake { seat, owner, offer, wager: bonus, amount, memory });
        }
    }

    pub(super) fn bank_round(
        &mut self,
        seat: Seat,
        amount: Cents,
        action: Option<Seat>,
        tale: &mut Tale,
    ) -> Result<(), Refusal> {
        let terms = &self.posting.terms;
        let cites = &terms.cites;
        if !matches!(terms.banker, Banker::PlayerDealer(_)) {
            return Err(Refusal::by(cites.coverage, "the house banks this game"));
        }
        for seat in [Some(seat), action].into_iter().flatten() {
            self.posting.check_seat(seat)?;
        }
        if let Some(rule) = terms.first.filter(|_| action.is_some()) {
            let why = "where settlement begins is not for anybody to say";
            return Err(Refusal::by(rule, why));
        }
        if self.phase != Phase::Betting {
            return Err(Refusal::by(cites.closed, "betting is closed"));
        }
        if let Some(dealer) = self.player_dealer {
            return Err(Refusal::by(cites.coverage, format!("{dealer} banks this round")));
        }
        if self.stakes.iter().any(|s| s.seat == seat && s.owner == Owner::Seat) {
            return Err(Refusal::by(cites.wagers, format!("{seat} has wagers of its own")));
        }
        if amount <= Cents::ZERO {
            return Err(Refusal::by(cites.coverage, "the player-dealer must put something up"));
        }
        self.take_office(seat, tale)?;
        (self.player_dealer, self.put_up, self.action) = (Some(seat), amount, action);
        tale.tell(|| What::Banked { seat, amount, action });
        Ok(())
    }
}

/// Puts stakes in the order of seats from the player-dealer's left; the own place of the
/// player-dealer, where others may bet behind, comes last.
fn from_left(stakes: &mut [Stake], dealer: Seat) {
    stakes.sort_by_key(|stake| match stake.seat.steps_from(dealer) {
        0 => SEATS_MAX,
        steps => steps,
    });
}
