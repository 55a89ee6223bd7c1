//! A table of cards, through its one door.

use super::{Croupier, Phase, Play};
use crate::{
    After, Ask, Banker, Carried, Choice, Deals, Event, Input, Lying, Made, Memory, MeterState,
    Name, Owner, People, Posting, Refusal, Seat, Sight, Sign, Span, Stake, Table, Verb, Viewer,
    Want, What,
};
use cards::Pack;
use money::Cents;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// What outlives a round of cards.
#[derive(Serialize, Deserialize)]
struct Outlives {
    pack: Pack,
    meters: Vec<(Name, MeterState)>,
    left: After,
    free_hands: u32,
    /// Seats that have had a wager below its minimum settled.
    once: Vec<Seat>,
    people: People,
}

impl<G: Deals> Croupier<G> {
    /// Opens a table that goes on from what it carried.
    ///
    /// # Errors
    /// A refusal when that is of another table, or damaged.
    pub fn resume(posting: Posting<G>, carried: &Carried) -> Result<Croupier<G>, Refusal> {
        let outlives: Outlives = carried.read(posting.id)?;
        let mut table = Croupier::new(posting);
        for (id, state) in outlives.meters {
            let at = table.play.posting.offer(&id)?;
            table.play.meters[at] = state;
        }
        table.play.pack = outlives.pack;
        table.play.left = outlives.left;
        table.play.free_hands = outlives.free_hands;
        table.play.rulings.once = outlives.once;
        table.play.people = outlives.people;
        table.log = crate::Log::resumed(carried.next, carried.rounds);
        Ok(table)
    }
}

impl<G: Deals> Table for Croupier<G> {
    fn sign(&self) -> &Sign {
        &self.sign
    }

    fn asks(&self) -> Vec<Ask> {
        vec![self.play.waits()]
    }

    fn menu(&self, seat: Seat) -> Vec<Choice> {
        if seat.n() > self.sign.seats {
            return Vec::new();
        }
        match (self.play.phase, self.play.waits()) {
            (Phase::Betting, _) => self.wagers(seat),
            (_, Ask::Decide { seat: asked }) if asked == seat => self.play.decisions(seat),
            _ => Vec::new(),
        }
    }

    fn check(&self, input: &Input) -> Result<(), Refusal> {
        self.play.clone().obey(input)
    }

    fn tell(&mut self, input: Input) -> Result<Vec<Event>, Refusal> {
        let mut play = self.play.clone();
        play.obey(&input)?;
        let told = std::mem::take(&mut play.told);
        self.play = play;
        Ok(self.log.append(told))
    }

    fn sight(&self, viewer: Viewer) -> Sight {
        let play = &self.play;
        let meters = self.sign.marks.iter().zip(&play.meters).zip(&play.posting.offers);
        let meters = meters.filter(|(_, offer)| offer.meter.is_some());
        let summary = G::summary(&play.posting.rules, &play.round);
        // A card kept for a hand with wagers is the croupier's to know.
        let sees = viewer == Viewer::Croupier || play.left.free.is_some();
        Sight {
            next: self.log.next(),
            rounds: self.log.rounds(),
            asks: self.asks(),
            chairs: play.people.chairs(),
            spots: self.log.spots(viewer),
            stakes: play.stakes.iter().map(Lying::from).collect(),
            bank: play.player_dealer.map(|seat| (seat, play.put_up)),
            meters: meters.map(|((mark, state), _)| (mark.id.clone(), state.shown)).collect(),
            figures: summary.into_iter().map(|(name, text)| (name.into(), text)).collect(),
            lit: match viewer {
                Viewer::Seat(seat) => play.hits(seat),
                Viewer::Croupier | Viewer::Public => play.hits(Seat::FIRST),
            },
            shoe: Some(play.pack.len()),
            after: After { carried: play.left.carried.filter(|_| sees), ..play.left },
            settlement: play.settlement.clone(),
            ..Sight::default()
        }
    }

    fn events(&self) -> &[Event] {
        self.log.round()
    }

    fn carried(&self) -> Carried {
        let play = &self.play;
        let ids = self.sign.marks.iter().map(|mark| mark.id.clone());
        let state = Outlives {
            pack: play.pack,
            meters: ids.zip(play.meters.iter().copied()).collect(),
            left: play.left,
            free_hands: play.free_hands,
            once: play.rulings.once.clone(),
            people: play.people.clone(),
        };
        Carried::new(self.sign.id.clone(), self.log.next(), self.log.rounds(), &state)
    }
}

impl<G: Deals> Croupier<G> {
    /// What a seat may wager, and take back.
    fn wagers(&self, seat: Seat) -> Vec<Choice> {
        let cites = self.play.posting.terms.cites;
        let mut choices = Vec::new();
        if matches!(self.play.posting.terms.banker, Banker::PlayerDealer(_)) {
            let span = Span { min: Cents::new(1), max: Cents::READ_MAX, step: Cents::new(1) };
            choices.push(Choice::new(Verb::Bank, "", cites.coverage).within(span));
        }
        for mark in self.sign.marks.iter().filter(|mark| mark.made == Made::Before) {
            let limits = mark.limits;
            let span = Span { min: limits.min, max: limits.max, step: limits.step };
            choices.push(Choice::new(Verb::Stake, mark.id.clone(), limits.rule).within(span));
        }
        let own = |stake: &&Stake| stake.seat == seat && stake.owner == Owner::Seat;
        for stake in self.play.stakes.iter().filter(own) {
            choices.push(Choice::new(Verb::Withdraw, stake.wager, cites.wagers));
        }
        for choice in &mut choices {
            let input = choice.input(seat, None, crate::Cards::default());
            choice.refused = self.check(&input).err();
        }
        choices
    }
}

impl<G: Deals> Play<G> {
    fn waits(&self) -> Ask {
        match self.phase {
            Phase::Betting => return Ask::Wagers,
            Phase::Settled => return Ask::Round,
            Phase::Playing => {}
        }
        let rules = &self.posting.rules;
        match self.ask() {
            _ if G::void(&self.round).is_some() => Ask::Settlement,
            Want::Deal { to, face, .. } => {
                let spot = G::next_spot(&self.round, to);
                let rule = G::due(rules, &self.round, spot);
                Ask::Card { to: Self::spot_name(spot), face, rule }
            }
            Want::Show { of, .. } => {
                let by = G::turned_by(rules, &self.round, of);
                Ask::Show { of: Self::spot_name(of), by }
            }
            Want::Decide { seat } => Ask::Decide { seat },
            Want::Over => Ask::Settlement,
        }
    }

    /// Does what it is told. What it has done when it refuses is thrown away.
    fn obey(&mut self, input: &Input) -> Result<(), Refusal> {
        let cites = self.posting.terms.cites;
        match input {
            Input::Stake(bet) => self.take_bet(bet),
            Input::Withdraw { seat, wager, owner } => self.take_back(*seat, *owner, wager),
            Input::Bank { seat, amount, action } => self.bank_round(*seat, *amount, *action),
            Input::Coupons { seat, n } => self.take_coupons(*seat, *n),
            Input::Meter { wager, shown } => self.set_meter(wager, *shown),
            Input::Close {} => self.close_betting(),
            Input::Card(drawn) => self.deal_card(drawn),
            Input::Show {} => self.show_card(),
            Input::Decide { seat, act } => self.decide_act(*seat, act),
            Input::Rule(ruling) => self.apply_ruling(ruling),
            Input::Settle {} => self.settle_round(),
            Input::Clear {} => self.clear(),
            Input::Shoe(shoe) => self.put_shoe(shoe),
            Input::Change { .. } => {
                let why = "no wager stands from one round to the next";
                Err(Refusal::by(cites.touched, why))
            }
            Input::Throw(_) => Err(Refusal::by(cites.pack, "this game is played with cards")),
            Input::Shuffle {} => Err(Refusal::by(cites.pack, "no shuffle is due")),
            Input::Deal {} => {
                Err(Refusal::by(cites.closed, "the deal begins when betting is closed"))
            }
            Input::Join { seat, buy, .. } => {
                let what = self.people.join(*seat, *buy, &self.posting.terms)?;
                self.told.push(what);
                Ok(())
            }
            Input::Leave { seat } => {
                let lies = self.stakes.iter().any(|stake| stake.seat == *seat);
                let banks = self.player_dealer == Some(*seat);
                if lies || banks {
                    return Err(People::held(*seat, &self.posting.terms));
                }
                let what = self.people.leave(*seat, &self.posting.terms)?;
                self.told.push(what);
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

    fn clear(&mut self) -> Result<(), Refusal> {
        if self.phase != Phase::Settled {
            let order = self.posting.terms.cites.order;
            return Err(Refusal::by(order, "the round is not settled"));
        }
        self.round = G::open(&self.posting.rules, &[]);
        self.phase = Phase::Betting;
        self.stakes.clear();
        self.custody.clear();
        self.coupons.clear();
        self.taken.clear();
        self.rulings.clear();
        (self.settlement, self.dealt) = (None, false);
        (self.put_up, self.player_dealer, self.action) = (Cents::ZERO, None, None);
        self.told.push(What::Cleared);
        if self.left.reshuffle.is_some() {
            self.fill();
        }
        Ok(())
    }

    /// A full shoe.
    fn fill(&mut self) {
        self.pack = self.posting.terms.pack;
        self.free_hands = 0;
        self.left = After::default();
    }

    fn put_shoe(&mut self, shoe: &crate::NewShoe) -> Result<(), Refusal> {
        let pack = self.posting.terms.cites.pack;
        if self.phase != Phase::Betting {
            return Err(Refusal::by(pack, "a shoe is put on the table between rounds only"));
        }
        self.fill();
        for card in &shoe.burned {
            let card = self.natural(*card)?;
            let gone = |_| Refusal::by(pack, format!("the shoe holds no further {card}"));
            self.pack.take(card).map_err(gone)?;
        }
        self.told.push(What::Shoe(shoe.clone()));
        Ok(())
    }

    fn set_meter(&mut self, wager: &str, shown: Cents) -> Result<(), Refusal> {
        let offer = self.posting.offer(wager)?;
        if self.posting.offers[offer].meter.is_none() || shown.is_negative() {
            let why = format!("{wager} has no meter that could show {shown}");
            return Err(Refusal::by(self.posting.terms.cites.meter, why));
        }
        self.meters[offer].at_payment = Some(shown);
        let wager = self.posting.offers[offer].wager.id().into();
        self.told.push(What::Metered { wager, shown });
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
            if class.is_some_and(|class| offer.judge(class).1.wins()) {
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
