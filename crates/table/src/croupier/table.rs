//! A table of cards, as servers and terminals hold it.

use super::{Croupier, Phase};
use crate::{
    After, Ask, Bet, Deals, Event, Judged, Kind, Limits, Lying, Memory, MeterState, Next, Offer,
    Owner, Party, Pay, Posting, Refusal, Ruling, Seat, Settlement, Spot, Stake, Table, Terms,
    Viewer, WagerInfo, redact,
};
use cards::Card;
use law::Cite;
use money::Cents;

impl<G: Deals> Table for Croupier<G> {
    fn id(&self) -> &'static str {
        self.posting.id
    }

    fn terms(&self) -> &Terms {
        &self.posting.terms
    }

    fn wagers(&self) -> Vec<WagerInfo> {
        self.posting.infos()
    }

    fn lines(&self, wager: &str) -> Vec<(&'static str, Pay, Cite)> {
        self.posting.offer(wager).map(|at| self.posting.lines(at)).unwrap_or_default()
    }

    fn wager(&self, name: &str) -> Result<WagerInfo, Refusal> {
        self.posting.offer(name).map(|at| self.posting.info(at))
    }

    fn limits(&self, wager: &str) -> Result<Limits, Refusal> {
        self.posting.offer(wager).map(|at| self.posting.limits_of(at))
    }

    fn judged(&self, seat: Seat) -> Vec<Judged> {
        let Posting { rules, offers, .. } = &self.posting;
        let judged = |(at, offer): (usize, &Offer<G>)| {
            let (owner, wager, amount) = (Owner::Seat, offer.wager.id(), Cents::ZERO);
            let memory = Memory::default();
            let stake = Stake { seat, owner, offer: at, wager, amount, memory };
            let class = offer.wager.class(rules, &self.round, &stake)?;
            let (row, pay) = offer.judge(class);
            Some(Judged { wager: offer.wager.id(), label: row.label, pay, rule: row.rule })
        };
        offers.iter().enumerate().filter_map(judged).collect()
    }

    fn lying(&self) -> Vec<Lying> {
        self.stakes.iter().map(Lying::from).collect()
    }

    fn next(&self) -> Next {
        match self.phase {
            Phase::Betting => return Next::Wagers,
            Phase::Settled => return Next::Round,
            Phase::Playing => {}
        }
        let name = |spot: Spot| G::SPOTS[usize::from(spot.0)];
        let rules = &self.posting.rules;
        match self.ask() {
            _ if G::void(&self.round).is_some() => Next::Settlement,
            Ask::Deal { to, face, .. } => {
                Next::Card { to: name(G::next_spot(&self.round, to)), face }
            }
            Ask::Show { of, .. } => Next::Show { of: name(of) },
            Ask::Decide { seat } => {
                let mut menu: Vec<(G::Act, &'static str)> = Vec::new();
                for (act, name) in G::acts() {
                    // An act may have several names; the first is shown.
                    let known = menu.iter().any(|(known, _)| known == act);
                    if !known && G::allows(rules, &self.round, seat, *act).is_ok() {
                        menu.push((*act, name));
                    }
                }
                let written = |(act, name): (G::Act, &str)| self.act_name(seat, act, name);
                Next::Decision { seat, menu: menu.into_iter().map(written).collect() }
            }
            Ask::Over => Next::Settlement,
        }
    }

    fn stake(&mut self, bet: &Bet) -> Result<(), Refusal> {
        self.take_bet(bet)
    }

    fn withdraw(&mut self, seat: Seat, wager: &str) -> Result<Cents, Refusal> {
        let cites = &self.posting.terms.cites;
        let dealt = |event: &Event| matches!(event, Event::Dealt { .. });
        if self.events.iter().any(dealt) {
            return Err(Refusal::by(cites.touched, "wagers are not touched until decided"));
        }
        if self.phase != Phase::Betting {
            return Err(Refusal::by(cites.closed, "betting is closed"));
        }
        let offer = self.posting.offer(wager)?;
        let mine = |s: &Stake| s.seat == seat && s.owner == Owner::Seat && s.offer == offer;
        let Some(at) = self.stakes.iter().position(mine) else {
            let why = format!("{seat} has no {wager} wager");
            return Err(Refusal::by(self.posting.terms.cites.wagers, why));
        };
        let id = self.stakes[at].wager;
        // A wager for the dealer that may only ride beside this one comes down with it.
        let beside = self.posting.offers[offer].wager.kind() != Kind::Main;
        let rides = |owner: Owner| match owner {
            Owner::Seat => true,
            Owner::Dealer => self.posting.terms.tips.own.is_some() && beside,
            Owner::Behind(_) => false,
        };
        let gone = |s: &Stake| s.seat == seat && s.offer == offer && rides(s.owner);
        let amount = self.stakes.iter().filter(|s| gone(s)).map(|s| s.amount).sum();
        self.stakes.retain(|s| !gone(s));
        self.events.retain(|event| {
            !matches!(event, Event::Staked(bet)
                if bet.seat == seat && rides(bet.owner) && bet.wager == id)
        });
        Ok(amount)
    }

    fn bank(&mut self, seat: Seat, amount: Cents, action: Option<Seat>) -> Result<(), Refusal> {
        self.bank_round(seat, amount, action)
    }

    fn coupons(&mut self, seat: Seat, n: u8) -> Result<(), Refusal> {
        let cites = &self.posting.terms.cites;
        let taken = |fees: &crate::Collection| fees.per_coupon > Cents::ZERO;
        if !self.posting.terms.collection.as_ref().is_some_and(taken) {
            return Err(Refusal::by(cites.wagers, "no coupon is taken under these fees"));
        }
        if self.phase != Phase::Betting {
            return Err(Refusal::by(cites.closed, "betting is closed"));
        }
        let stakes = self.stakes.iter().any(|s| s.seat == seat && s.owner == Owner::Seat);
        if !stakes || self.coupons.iter().any(|(known, _)| *known == seat) {
            let why = format!("{seat} has no wager, or has used its coupons");
            return Err(Refusal::by(cites.wagers, why));
        }
        self.coupons.push((seat, n));
        self.events.push(Event::Coupons { seat, n });
        Ok(())
    }

    fn close(&mut self) -> Result<(), Refusal> {
        self.close_betting()
    }

    fn deal(&mut self, card: Card) -> Result<(), Refusal> {
        self.deal_card(card)
    }

    fn show(&mut self) -> Result<Card, Refusal> {
        self.show_card()
    }

    fn would_stake(&self, seat: Seat, act: &str) -> Result<Vec<(&'static str, Cents)>, Refusal> {
        self.wagers_of(seat, act)
    }

    fn decide(&mut self, seat: Seat, act: &str) -> Result<(), Refusal> {
        self.decide_act(seat, act)
    }

    fn rule(&mut self, ruling: &Ruling) -> Result<(), Refusal> {
        self.apply_ruling(ruling)
    }

    fn settle(&mut self) -> Result<Settlement, Refusal> {
        self.settle_round().cloned()
    }

    fn clear(&mut self) {
        self.round = G::open(&self.posting.rules, &[]);
        self.phase = Phase::Betting;
        self.stakes.clear();
        self.custody.clear();
        self.coupons.clear();
        self.taken.clear();
        self.rulings.clear();
        self.events.clear();
        self.settlement = None;
        (self.put_up, self.player_dealer, self.action) = (Cents::ZERO, None, None);
        if self.left.reshuffle.is_some() {
            self.new_shoe();
        }
    }

    fn new_shoe(&mut self) {
        self.pack = self.posting.terms.pack;
        self.free_hands = 0;
        self.left = After::default();
    }

    fn due(&self, spot: &str) -> Cite {
        let at = G::SPOTS.iter().position(|name| *name == spot).unwrap_or_default();
        G::due(&self.posting.rules, &self.round, Spot(at as u8))
    }

    fn turned_by(&self, spot: &str) -> Option<Seat> {
        let at = G::SPOTS.iter().position(|name| *name == spot)?;
        G::turned_by(&self.posting.rules, &self.round, Spot(at as u8))
    }

    fn after(&self) -> After {
        self.left
    }

    fn summary(&self) -> Vec<(&'static str, String)> {
        G::summary(&self.posting.rules, &self.round)
    }

    fn view(&self, viewer: Viewer) -> Vec<Event> {
        self.events.iter().map(|event| redact(event, viewer)).collect()
    }

    fn meter(&self, wager: &str) -> Option<MeterState> {
        let offer = self.posting.offer(wager).ok()?;
        self.posting.offers[offer].meter.map(|_| self.meters[offer])
    }

    fn set_meter(&mut self, wager: &str, shown: Cents) -> Result<(), Refusal> {
        let offer = self.posting.offer(wager)?;
        if self.posting.offers[offer].meter.is_none() || shown.is_negative() {
            let why = format!("{wager} has no meter that could show {shown}");
            return Err(Refusal::by(self.posting.terms.cites.meter, why));
        }
        self.meters[offer].at_payment = Some(shown);
        let wager = self.posting.offers[offer].wager.id().to_string();
        self.events.push(Event::Metered { wager, shown });
        Ok(())
    }

    fn apply(&mut self, event: &Event) -> Result<(), Refusal> {
        let lost = || Refusal::unknown("a card is missing from the record");
        let other = || Refusal::unknown("the record has a card where another, or none, is due");
        match event {
            Event::Staked(bet) => self.stake(bet),
            Event::Banked { seat, amount, action } => self.bank(*seat, *amount, *action),
            Event::Coupons { seat, n } => Table::coupons(self, *seat, *n),
            Event::Metered { wager, shown } => self.set_meter(wager, *shown),
            Event::Closed => self.close(),
            Event::Dealt { to, card, face } => {
                if !matches!(self.next(), Next::Card { to: due, face: turned }
                    if due == to && turned == *face)
                {
                    return Err(other());
                }
                self.deal(card.ok_or_else(lost)?)
            }
            // Handing over is part of turning the first of those cards.
            Event::Handed { .. } => Ok(()),
            Event::Shown { of, card } => {
                let first = self.custody.iter().find(|(spot, ..)| Self::spot_name(*spot) == *of);
                let lies = first.is_some_and(|(_, held, _)| held == card);
                if !lies || !matches!(self.next(), Next::Show { of: due } if due == of) {
                    return Err(other());
                }
                self.show().map(drop)
            }
            Event::Changed { seat, wager, change } => self.change(*seat, wager, *change),
            Event::Thrown { shown } => self.throw(shown),
            Event::Decided { seat, act } => self.decide(*seat, act),
            Event::Ruled(ruling) => self.rule(ruling),
            Event::Settled(_) => self.settle().map(drop),
        }
    }

    fn party(&self, party: Party) -> String {
        let wager = |i: u8| self.posting.offers[usize::from(i)].wager.id();
        match party {
            Party::Seat(seat) => seat.to_string(),
            Party::Behind(seat, n) => format!("{seat}, behind {n}"),
            Party::House => "house".into(),
            Party::PlayerDealer => "player-dealer".into(),
            Party::Dealer => "dealer".into(),
            Party::Meter(i) => format!("{} meter", wager(i)),
            Party::Reserve(i) => format!("{} reserve", wager(i)),
            Party::Layout => "layout".into(),
            Party::Room => "card room".into(),
        }
    }
}
