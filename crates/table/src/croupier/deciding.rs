//! Decisions, and the wagers they make or take back.

use super::{Croupier, Phase};
use crate::{Ask, Deals, Effect, Event, Memory, Owner, Refusal, Seat, Stake, Told};
use law::Cite;
use money::Cents;

impl<G: Deals> Croupier<G> {
    /// What the seat itself has on a wager.
    pub(super) fn own_stake(&self, seat: Seat, wager: &str) -> Option<usize> {
        let own = |s: &Stake| s.seat == seat && s.owner == Owner::Seat && s.wager == wager;
        self.stakes.iter().position(own)
    }

    /// What lies on a wager of the seat's hand: its own, and that of people who bet behind it.
    fn on_hand(&self, seat: Seat, wager: &str) -> Vec<(Owner, Cents)> {
        let on = |s: &&Stake| s.seat == seat && s.owner != Owner::Dealer && s.wager == wager;
        self.stakes.iter().filter(on).map(|s| (s.owner, s.amount)).collect()
    }

    /// What a decision puts up, and the rule; none when it puts up nothing.
    pub(super) fn puts_up(&self, seat: Seat, act: G::Act) -> Option<(Cents, Cite)> {
        let mut puts = None;
        for effect in G::effects(&self.posting.rules, act) {
            if let Effect::Stakes { of, times, rule, .. } = effect {
                let base = self.own_stake(seat, of).map(|at| self.stakes[at].amount);
                let amount: Cents = (0..*times).map(|_| base.unwrap_or_default()).sum();
                puts = Some((amount, *rule));
            }
        }
        puts
    }

    /// How a decision is written: with its amount where the name alone does not say which it is.
    pub(super) fn act_name(&self, seat: Seat, act: G::Act, name: &str) -> String {
        let open = |other| G::allows(&self.posting.rules, &self.round, seat, other).is_ok();
        let mut acts = G::acts().iter().filter(|(other, known)| *known == name && *other != act);
        let several = acts.any(|(other, _)| open(*other));
        match self.puts_up(seat, act) {
            Some((amount, _)) if several => format!("{name} {}", amount.plain()),
            _ => name.to_string(),
        }
    }

    /// The act that a text names.
    fn read_act(&self, seat: Seat, text: &str) -> Result<(G::Act, &'static str), Refusal> {
        let decisions = self.posting.terms.cites.decisions;
        let (name, amount) = match text.trim().rsplit_once(' ') {
            Some((name, amount)) => (name.trim(), Some(amount)),
            None => (text.trim(), None),
        };
        let known: Vec<(G::Act, &'static str)> =
            G::acts().iter().filter(|(_, known)| *known == name).copied().collect();
        if known.is_empty() {
            let near = law::nearest(name, G::acts().iter().map(|(_, known)| *known)).join(", ");
            return Err(Refusal::by(decisions, format!("no decision `{name}`; try {near}")));
        }
        if self.phase != Phase::Playing {
            return Ok(known[0]);
        }
        let rules = &self.posting.rules;
        let allowed =
            |(act, _): &&(G::Act, &str)| G::allows(rules, &self.round, seat, *act).is_ok();
        let mut open = known.iter().filter(allowed);
        let Some(first) = open.next() else {
            G::allows(rules, &self.round, seat, known[0].0)?;
            return Ok(known[0]);
        };
        let choices: Vec<&(G::Act, &'static str)> = [first].into_iter().chain(open).collect();
        let amounts: Vec<Option<(Cents, Cite)>> =
            choices.iter().map(|(act, _)| self.puts_up(seat, *act)).collect();
        let rule = amounts[0].map_or(decisions, |(_, rule)| rule);
        let listed = || -> String {
            let all = amounts.iter().flatten().map(|(amount, _)| amount.plain());
            all.collect::<Vec<String>>().join(" or ")
        };
        match amount {
            None if choices.len() > 1 => {
                Err(Refusal::by(rule, format!("say how much: {name} {}", listed())))
            }
            None => Ok(*choices[0]),
            Some(text) => {
                let wanted = text.parse::<Cents>().ok();
                let same = |put: &Option<(Cents, Cite)>| put.map(|(amount, _)| amount) == wanted;
                match amounts.iter().position(same).filter(|_| wanted.is_some()) {
                    Some(at) => Ok(*choices[at]),
                    None if listed().is_empty() => {
                        Err(Refusal::by(rule, format!("{name} puts up nothing")))
                    }
                    None => Err(Refusal::by(rule, format!("{name} is {}, not {text}", listed()))),
                }
            }
        }
    }

    /// The wagers that a decision makes, each with its amount.
    pub(super) fn wagers_of(
        &self,
        seat: Seat,
        text: &str,
    ) -> Result<Vec<(&'static str, Cents)>, Refusal> {
        let (act, _) = self.read_act(seat, text)?;
        let mut made = Vec::new();
        for effect in G::effects(&self.posting.rules, act) {
            if let Effect::Stakes { wager, of, times, .. } = effect {
                let base = self.own_stake(seat, of).map(|at| self.stakes[at].amount);
                let amount = (0..*times).map(|_| base.unwrap_or_default()).sum();
                made.push((*wager, amount));
            }
        }
        Ok(made)
    }

    pub(super) fn decide_act(&mut self, seat: Seat, text: &str) -> Result<(), Refusal> {
        let rules = &self.posting.rules;
        let decisions = self.posting.terms.cites.decisions;
        let (act, name) = self.read_act(seat, text)?;
        if self.phase == Phase::Playing {
            G::allows(rules, &self.round, seat, act)?;
        }
        if self.phase != Phase::Playing || self.ask() != (Ask::Decide { seat }) {
            return Err(Refusal::by(decisions, format!("{seat} has nothing to decide now")));
        }
        let written = self.act_name(seat, act, name);
        for effect in G::effects(rules, act) {
            self.effect(seat, *effect)?;
        }
        G::tell(&self.posting.rules, &mut self.round, Told::Act { seat, act });
        self.events.push(Event::Decided { seat, act: written });
        Ok(())
    }

    fn effect(&mut self, seat: Seat, effect: Effect) -> Result<(), Refusal> {
        let memory = Memory::default();
        match effect {
            Effect::Stakes { wager, of, times, rule } => {
                let bases = self.on_hand(seat, of);
                if bases.is_empty() {
                    return Err(Refusal::by(rule, format!("{seat} has no {of} wager")));
                }
                let offer = self.posting.offer(wager)?;
                // Whoever bets behind the seat follows it, each by the same measure.
                for (owner, base) in bases {
                    let amount = (0..times).map(|_| base).sum();
                    self.stakes.push(Stake { seat, owner, offer, wager, amount, memory });
                }
            }
            Effect::Takes { wager, rule } => {
                let Some(at) = self.own_stake(seat, wager) else {
                    return Err(Refusal::by(rule, format!("{seat} has no {wager} wager")));
                };
                let stake = self.stakes.remove(at);
                self.taken.push((stake, "taken down", rule));
            }
            Effect::Earns { bonus, of } => {
                let Ok(offer) = self.posting.offer(bonus) else { return Ok(()) };
                for (owner, amount) in self.on_hand(seat, of) {
                    self.stakes.push(Stake { seat, owner, offer, wager: bonus, amount, memory });
                }
            }
        }
        Ok(())
    }
}
