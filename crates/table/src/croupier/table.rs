//! A table of cards, through its one door.

use super::shoe::Stage;
use super::{Croupier, Phase, Play};
use crate::{
    After, Ask, Banker, Carried, Chance, Choice, Deals, Door, Engine, Input, Lying, Memory,
    MeterState, Name, Owner, PLAYER_DEALER, People, Posting, Refusal, Rota, Seat, Settlement,
    Sight, Sign, Span, Stake, Tale, Verb, Viewer, Want, What,
};
use cards::Pack;
use law::Cite;
use money::Cents;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;

/// What outlives a round of cards.
#[derive(Serialize, Deserialize)]
struct Outlives {
    pack: Pack,
    /// A whole shoe, where it is not the one posted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    full: Option<Pack>,
    meters: Vec<(Name, MeterState)>,
    left: After,
    free_hands: u32,
    marker: Option<u16>,
    stage: Stage,
    /// Seats that have had a wager below its minimum settled.
    once: Vec<Seat>,
    people: People,
    #[serde(default)]
    rota: Option<Value>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    courtesy: Vec<(Seat, Cite)>,
}

impl<G: Deals> Croupier<G> {
    /// Opens a table that goes on from what it carried.
    ///
    /// # Errors
    /// A refusal when that is of another table, or damaged.
    pub fn resume(posting: Posting<G>, carried: &Carried) -> Result<Croupier<G>, Refusal> {
        let outlives: Outlives = carried.read(posting.id)?;
        let mut play = Play::new(posting);
        for (id, state) in outlives.meters {
            let at = play.posting.offer(&id)?;
            play.meters[at] = state;
        }
        play.pack = outlives.pack;
        play.full = outlives.full.unwrap_or(play.full);
        play.left = outlives.left;
        play.free_hands = outlives.free_hands;
        (play.marker, play.stage) = (outlives.marker, outlives.stage);
        play.rulings.once = outlives.once;
        play.people = outlives.people;
        play.courtesy = outlives.courtesy;
        if let (Some(rota), Some(state)) = (&mut play.rota, &outlives.rota) {
            rota.resume(state)?;
        }
        Ok(Croupier { door: Door::resumed(play, carried) })
    }
}

impl<G: Deals> Engine for Play<G> {
    fn sign(&self) -> Sign {
        let mut words: Vec<Name> = Vec::new();
        for (act, word) in G::acts() {
            let decides = G::decides(&self.posting.rules, *act);
            if decides && !words.iter().any(|known| known == word) {
                words.push((*word).into());
            }
        }
        let spots = G::SPOTS.iter().map(|spot| (*spot).into()).collect();
        let cup = G::cup(&self.posting.rules).map(|cup| cup.rule);
        Sign { cup, ..self.posting.sign(spots, words) }
    }

    fn asks(&self) -> Vec<Ask> {
        let offered = self.kept_rota().and_then(|rota| {
            let (office, seat) = (rota.law().office, rota.offered()?);
            Some(Ask::Office { office, seat })
        });
        let offered = offered.filter(|_| self.phase == Phase::Betting);
        [self.waits()].into_iter().chain(offered).collect()
    }

    fn menu(&self, seat: Seat) -> Vec<Choice> {
        match (self.phase, self.waits()) {
            (Phase::Betting, _) => self.wagers(seat),
            (_, Ask::Decide { seat: asked }) if asked == seat => self.decisions(seat, Owner::Seat),
            (_, Ask::Follow { seat: asked, behind }) if asked == seat => {
                self.decisions(seat, Owner::Behind(behind))
            }
            _ => Vec::new(),
        }
    }

    fn obey(&mut self, input: &Input, tale: &mut Tale) -> Result<(), Refusal> {
        let cites = self.posting.terms.cites;
        match input {
            Input::Stake(bet) => self.take_bet(bet, tale),
            Input::Withdraw { seat, wager, owner } => self.take_back(*seat, *owner, wager, tale),
            Input::Bank { seat, amount, action } => self.bank_round(*seat, *amount, *action, tale),
            Input::Coupons { seat, n } => self.take_coupons(*seat, *n, tale),
            Input::Meter { wager, shown } => self.set_meter(wager, *shown, tale),
            Input::Shared { wager, shown, reserve, pending } => {
                self.share_meter(wager, [*shown, *reserve], *pending, tale)
            }
            Input::Close {} => self.close_betting(tale),
            Input::Card(drawn) => self.deal_card(drawn, tale),
            Input::Show {} => self.show_card(tale),
            Input::Decide { seat, act } if self.is_office(act) => self.office(*seat, act, tale),
            Input::Decide { seat, act } => self.decide_act((*seat, Owner::Seat), act, tale),
            Input::Follow { seat, behind, act } => {
                self.decide_act((*seat, Owner::Behind(*behind)), act, tale)
            }
            Input::Rule(ruling) => self.apply_ruling(ruling, tale),
            Input::Settle {} => self.settle_round(tale),
            Input::Clear {} => self.clear(tale),
            Input::Shoe(shoe) => self.put_shoe(shoe, tale),
            Input::Change { .. } => {
                let why = "no wager stands from one round to the next";
                Err(Refusal::by(cites.touched, why))
            }
            Input::Throw(shown) => self.open_cup(shown, tale),
            Input::Shuffle {} => self.refill(tale),
            Input::Deal {} => {
                Err(Refusal::by(cites.closed, "the deal begins when betting is closed"))
            }
            Input::Join { seat, buy, .. } => {
                self.people.join(*seat, *buy, &self.posting, tale)?;
                self.rota.iter_mut().for_each(|rota| rota.sits(*seat));
                Ok(())
            }
            Input::Leave { seat } => {
                let lies = self.stakes.iter().any(|stake| stake.seat == *seat);
                if lies || self.player_dealer == Some(*seat) {
                    return Err(People::held(*seat, &self.posting.terms));
                }
                self.people.leave(*seat, &self.posting.terms, tale)?;
                self.rota.iter_mut().for_each(|rota| rota.leaves(*seat));
                Ok(())
            }
            Input::Buy { .. }
            | Input::SitOut { .. }
            | Input::Return { .. }
            | Input::Move { .. }
            | Input::Speak { .. }
            | Input::Time { .. } => Err(People::unknown(&self.posting.terms)),
        }
    }

    fn sight(&self, viewer: Viewer) -> Sight {
        let mut summary = G::summary(&self.posting.rules, &self.round);
        if self.marker.is_some() || self.stage != Stage::Open {
            summary.push(("shoe", self.stage.text().into()));
        }
        // A card kept for a hand with wagers is the croupier's to know.
        let sees = viewer == Viewer::Croupier || self.left.free.is_some();
        let meters = self.posting.offers.iter().zip(&self.meters);
        let meters = meters.filter(|(offer, _)| offer.meter.is_some());
        Sight {
            chairs: self.people.chairs(),
            stakes: self.stakes.iter().map(Lying::from).collect(),
            holder: self.kept_rota().and_then(Rota::holder),
            bank: self.player_dealer.map(|seat| (seat, self.put_up)),
            first: self.began(),
            meters: meters.map(|(offer, meter)| (offer.wager.id().into(), meter.shown)).collect(),
            figures: summary.into_iter().map(|(name, text)| (name.into(), text)).collect(),
            lit: match viewer {
                Viewer::Seat(seat) => self.hits(seat),
                Viewer::Croupier | Viewer::Public => self.hits(Seat::FIRST),
            },
            shoe: Some(self.pack.len()),
            after: After { carried: self.left.carried.filter(|_| sees), ..self.left },
            courtesy: self.courtesy.clone(),
            locked: self.locked(),
            ..Sight::default()
        }
    }

    fn outlives(&self) -> impl Serialize {
        let ids = self.posting.offers.iter().map(|offer| offer.wager.id().into());
        Outlives {
            pack: self.pack,
            full: Some(self.full).filter(|full| *full != self.posting.terms.pack),
            meters: ids.zip(self.meters.iter().copied()).collect(),
            left: self.left,
            free_hands: self.free_hands,
            marker: self.marker,
            stage: self.stage,
            once: self.rulings.once.clone(),
            people: self.people.clone(),
            rota: self.rota.as_ref().map(Rota::state),
            courtesy: self.courtesy.clone(),
        }
    }
}

impl<G: Deals> Play<G> {
    /// What a seat may wager, and take back.
    fn wagers(&self, seat: Seat) -> Vec<Choice> {
        let cites = self.posting.terms.cites;
        let mut choices = Vec::new();
        if matches!(self.posting.terms.banker, Banker::PlayerDealer(_)) {
            let span = Span { min: Cents::new(1), max: Cents::READ_MAX, step: Cents::new(1) };
            choices.push(Choice::new(Verb::Bank, "", cites.coverage).within(span));
        }
        choices.extend(self.posting.choices(seat, &self.stakes));
        if self.player_dealer == Some(seat) {
            choices.push(Choice::new(Verb::Withdraw, PLAYER_DEALER, cites.coverage));
        }
        if self.kept_rota().is_some_and(Rota::goes_round) {
            let words = super::office::WORDS.into_iter();
            choices.extend(words.map(|word| Choice::new(Verb::Decide, word, cites.decisions)));
        }
        self.judged(choices, |choice| choice.input(seat, None, crate::Cards::default()))
    }

    fn waits(&self) -> Ask {
        match self.phase {
            Phase::Betting => {
                return self.shoe_over().map_or(Ask::Wagers, |rule| Ask::Shoe { rule });
            }
            Phase::Settled => return Ask::Round,
            Phase::Playing => {}
        }
        let rules = &self.posting.rules;
        match self.ask() {
            _ if G::void(&self.round).is_some() => Ask::Settlement,
            Want::Deal { to, face, .. } => {
                if let Some(rule) = self.refills() {
                    return Ask::Shuffle { rule };
                }
                let spot = G::next_spot(&self.round, to);
                let rule = G::due(rules, &self.round, spot);
                Ask::Card { to: Self::spot_name(spot), face, rule }
            }
            Want::Show { of, .. } => {
                let by = G::turned_by(rules, &self.round, of);
                Ask::Show { of: Self::spot_name(of), by }
            }
            Want::Decide { seat } => Ask::Decide { seat },
            Want::Follow { seat, n } => Ask::Follow { seat, behind: n },
            Want::Over => Ask::Settlement,
        }
    }

    fn clear(&mut self, tale: &mut Tale) -> Result<(), Refusal> {
        if self.phase != Phase::Settled {
            let order = self.posting.terms.cites.order;
            return Err(Refusal::by(order, "the round is not settled"));
        }
        self.round = G::open(&self.posting.rules, &[]);
        self.phase = Phase::Betting;
        self.stakes.clear();
        self.custody.clear();
        self.coupons.clear();
        self.partners.clear();
        self.taken.clear();
        self.made.clear();
        self.paid = Settlement::default();
        self.forfeited.clear();
        self.rulings.clear();
        self.dealt = false;
        self.out = Pack::EMPTY;
        self.left.carried.into_iter().for_each(|card| self.out.put(card));
        (self.put_up, self.player_dealer, self.action) = (Cents::ZERO, None, None);
        self.bank_first = false;
        tale.tell(|| What::Cleared);
        let each = matches!(self.posting.chance, Chance::Deck { .. });
        match (self.left.reshuffle, self.marker) {
            // A shoe whose order somebody is bound to is replaced, not filled again.
            (Some(_), Some(_)) => (self.stage, self.left) = (Stage::Over, After::default()),
            (Some(_), None) => self.fill(),
            (None, _) if each => self.pack = self.full,
            (None, _) => {}
        }
        Ok(())
    }

    /// Wagers whose jackpot is pending.
    fn locked(&self) -> Vec<(Name, Cite)> {
        let Some(jackpot) = self.posting.terms.jackpot else { return Vec::new() };
        let offers = self.posting.offers.iter().zip(&self.meters);
        let pending = offers.filter(|(_, meter)| meter.pending);
        pending.map(|(offer, _)| (offer.wager.id().into(), jackpot.locked)).collect()
    }

    fn set_meter(&mut self, wager: &str, shown: Cents, tale: &mut Tale) -> Result<(), Refusal> {
        let offer = self.posting.offer(wager)?;
        if self.posting.offers[offer].meter.is_none() || shown.is_negative() {
            let why = format!("{wager} has no meter that could show {shown}");
            return Err(Refusal::by(self.posting.terms.cites.meter, why));
        }
        self.meters[offer].at_payment = Some(shown);
        let wager = self.posting.offers[offer].wager.id().into();
        tale.tell(|| What::Metered { wager, shown });
        Ok(())
    }

    /// What a meter holds that other tables feed, too; said as late as before the settlement.
    #[allow(clippy::fn_params_excessive_bools)] // as the input says it
    fn share_meter(
        &mut self,
        wager: &str,
        [shown, reserve]: [Cents; 2],
        pending: bool,
        tale: &mut Tale,
    ) -> Result<(), Refusal> {
        let offer = self.posting.offer(wager)?;
        let none = self.posting.offers[offer].meter.is_none();
        if none || shown.is_negative() || reserve.is_negative() {
            let why = format!("{wager} has no meter that could hold {shown} and {reserve}");
            return Err(Refusal::by(self.posting.terms.cites.meter, why));
        }
        let state = &mut self.meters[offer];
        (state.shown, state.reserve, state.pending) = (shown, reserve, pending);
        let wager = self.posting.offers[offer].wager.id().into();
        tale.tell(|| What::Metered { wager, shown });
        Ok(())
    }

    /// The wagers that a settled round would win at a seat, whether or not they were made.
    fn hits(&self, seat: Seat) -> Vec<Name> {
        if self.phase != Phase::Settled || G::void(&self.round).is_some() {
            return Vec::new();
        }
        let Posting { rules, offers, .. } = &*Arc::clone(&self.posting);
        let mut hits = Vec::new();
        for (at, offer) in offers.iter().enumerate() {
            let (owner, wager, amount) = (Owner::Seat, offer.wager.id(), Cents::ZERO);
            let memory = Memory::default();
            let stake = Stake { seat, owner, offer: at, wager, amount, memory };
            let class = offer.wager.class(rules, &self.round, &stake);
            // A wager that nobody could have made here is in no class of its own.
            let ruled = class.filter(|class| offer.line(*class) != usize::from(u8::MAX));
            if ruled.is_some_and(|class| offer.judge(class).1.wins()) {
                hits.push(wager.into());
            }
        }
        hits
    }
}

impl From<&Stake> for Lying {
    fn from(stake: &Stake) -> Lying {
        let Stake { seat, owner, wager, amount, memory, .. } = *stake;
        Lying { seat, owner, wager: wager.into(), amount, memory }
    }
}
