//! A table with a layout, as servers and terminals hold it.

use super::Pit;
use crate::{
    Bet, Change, Event, Judged, Layout, Limits, Lying, Next, Party, Pay, Phase, Refusal, Ruling,
    Seat, Settlement, Table, Terms, Viewer, WagerInfo, redact,
};
use law::Cite;
use money::Cents;

impl<L: Layout> Table for Pit<L> {
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
        let judged = |at: usize| {
            let offer = &self.posting.offers[at];
            let (row, pay) = offer.judge(self.class(at, seat)?);
            Some(Judged { wager: offer.wager.id(), label: row.label, pay, rule: row.rule })
        };
        (0..self.posting.offers.len()).filter_map(judged).collect()
    }

    fn lying(&self) -> Vec<Lying> {
        self.stakes.iter().map(Lying::from).collect()
    }

    fn next(&self) -> Next {
        match self.phase {
            Phase::Betting => Next::Wagers,
            Phase::Settled => Next::Round,
            Phase::Playing if self.thrown => Next::Settlement,
            Phase::Playing => Next::Throw { of: L::CHANCE },
        }
    }

    fn stake(&mut self, bet: &Bet) -> Result<(), Refusal> {
        self.take_bet(bet)
    }

    fn withdraw(&mut self, seat: Seat, wager: &str) -> Result<Cents, Refusal> {
        self.take_back(seat, wager)
    }

    fn change(&mut self, seat: Seat, wager: &str, change: Change) -> Result<(), Refusal> {
        self.change_stake(seat, wager, change)
    }

    fn close(&mut self) -> Result<(), Refusal> {
        self.close_betting()
    }

    fn throw(&mut self, shown: &str) -> Result<(), Refusal> {
        self.take_throw(shown)
    }

    fn lit(&self) -> Vec<&'static str> {
        let offers = &self.posting.offers;
        (0..offers.len()).filter(|at| self.won(*at)).map(|at| offers[at].wager.id()).collect()
    }

    fn decide(&mut self, seat: Seat, act: &str) -> Result<(), Refusal> {
        if self.phase != Phase::Betting {
            let why = format!("{seat} has nothing to decide now");
            return Err(Refusal::by(self.posting.terms.cites.decisions, why));
        }
        self.seated(seat)?;
        L::decide(&self.posting.rules, &mut self.round, &self.stakes, seat, act)?;
        self.events.push(Event::Decided { seat, act: act.to_string() });
        Ok(())
    }

    fn rule(&mut self, ruling: &Ruling) -> Result<(), Refusal> {
        if law::find(&ruling.rule).is_none() {
            return Err(Refusal::unknown(format!("no rule `{}`", ruling.rule)));
        }
        if self.phase != Phase::Betting {
            let rule = self.posting.terms.cites.closed;
            return Err(Refusal::by(rule, format!("nothing is ruled during a {}", L::CHANCE)));
        }
        L::rule(&self.posting.rules, &mut self.round, &self.stakes, ruling)?;
        self.events.push(Event::Ruled(ruling.clone()));
        Ok(())
    }

    fn settle(&mut self) -> Result<Settlement, Refusal> {
        self.settle_throw().cloned()
    }

    fn rest(&self) -> Settlement {
        self.left_standing()
    }

    /// Only a settled throw is cleared: what lies on the layout stays there.
    fn clear(&mut self) {
        if self.phase != Phase::Settled {
            return;
        }
        self.phase = Phase::Betting;
        self.thrown = false;
        self.events.clear();
        self.settlement = None;
    }

    fn summary(&self) -> Vec<(&'static str, String)> {
        let rules = &self.posting.rules;
        let shown = self.last.iter().map(|shown| (L::CHANCE, shown.clone()));
        let void = self.judged.as_ref().and_then(|judged| L::void(rules, judged));
        let void = void.map(|rule| ("void", rule.id.to_string()));
        shown.chain(void).chain(L::summary(&self.posting.rules, &self.round)).collect()
    }

    fn view(&self, viewer: Viewer) -> Vec<Event> {
        self.events.iter().map(|event| redact(event, viewer)).collect()
    }

    fn apply(&mut self, event: &Event) -> Result<(), Refusal> {
        match event {
            Event::Staked(bet) => self.stake(bet),
            Event::Changed { seat, wager, change } => self.change(*seat, wager, *change),
            Event::Closed => self.close(),
            Event::Thrown { shown } => self.throw(shown),
            Event::Decided { seat, act } => self.decide(*seat, act),
            Event::Ruled(ruling) => self.rule(ruling),
            Event::Settled(_) => self.settle().map(drop),
            Event::Banked { seat, amount, action } => self.bank(*seat, *amount, *action),
            Event::Coupons { seat, n } => self.coupons(*seat, *n),
            Event::Metered { wager, shown } => self.set_meter(wager, *shown),
            Event::Dealt { .. } | Event::Handed { .. } | Event::Shown { .. } => {
                Err(Refusal::by(self.posting.terms.cites.pack, "no cards are dealt in this game"))
            }
        }
    }

    fn party(&self, party: Party) -> String {
        match party {
            Party::Seat(seat) | Party::Behind(seat, _) => seat.to_string(),
            Party::House | Party::PlayerDealer | Party::Room => "house".into(),
            Party::Dealer => "dealer".into(),
            Party::Meter(_) | Party::Reserve(_) => "meter".into(),
            Party::Layout => "layout".into(),
        }
    }
}
