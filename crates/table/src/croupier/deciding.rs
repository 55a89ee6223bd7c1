//! Decisions, and the wagers they make or take back.

use super::{Phase, Play};
use crate::{
    Act, Bet, Cards, Deals, Effect, Face, Memory, Owner, Refusal, Seat, Span, Stake, Tale, Told,
    Want, What,
};
use crate::{Choice, Pick, Verb};
use cards::{AnyCard, Card};
use law::Cite;
use money::Cents;

impl<G: Deals> Play<G> {
    /// What the seat itself has on a wager.
    pub(super) fn own_stake(&self, seat: Seat, wager: &str) -> Option<usize> {
        let own = |s: &Stake| s.seat == seat && s.owner == Owner::Seat && s.wager == wager;
        self.stakes.iter().position(own)
    }

    /// What lies on a wager of the seat's hand: its own, and that of people who bet behind it.
    fn on_hand(&self, seat: Seat, wager: &str) -> Vec<(Owner, Cents)> {
        let on = |s: &&Stake| s.seat == seat && s.owner != Owner::Dealer && s.wager == wager;
        let truth = |s: &Stake| match s.owner {
            Owner::Seat => self.rulings.truth(seat, wager).unwrap_or(s.amount),
            Owner::Behind(_) | Owner::Dealer => s.amount,
        };
        self.stakes.iter().filter(on).map(|s| (s.owner, truth(s))).collect()
    }

    /// What a decision puts up, and the rule; none when it puts up nothing, or is measured by a
    /// wager that the seat has not made.
    fn puts_up(&self, seat: Seat, act: G::Act) -> Option<(Cents, Cite)> {
        let mut puts = None;
        for effect in G::effects(&self.posting.rules, act) {
            if let Effect::Stakes { of, times, rule, .. } = effect {
                let lies = self.stakes[self.own_stake(seat, of)?].amount;
                let base = self.rulings.truth(seat, of).unwrap_or(lies);
                puts = Some(((0..*times).map(|_| base).sum(), *rule));
            }
        }
        puts
    }

    /// What a seat that is asked could decide, each once and under its first name.
    pub(super) fn decisions(&self, seat: Seat) -> Vec<Choice> {
        let decisions = self.posting.terms.cites.decisions;
        let mut known: Vec<G::Act> = Vec::new();
        let mut choices = Vec::new();
        for (act, name) in G::acts() {
            if known.contains(act) || !G::decides(&self.posting.rules, *act) {
                continue;
            }
            known.push(*act);
            let puts = self.puts_up(seat, *act);
            let rule = puts.map_or(decisions, |(_, rule)| rule);
            let mut choice = Choice::new(Verb::Decide, *name, rule);
            choice.amount = puts.map(|(amount, _)| Span::only(amount));
            choice.refused = G::allows(&self.posting.rules, &self.round, seat, *act).err();
            choice.cards = self.thrown(seat, *act).map(|card| Pick {
                from: vec![card.into()],
                least: 1,
                most: 1,
                rows: Vec::new(),
            });
            join(&mut choices, choice);
        }
        // A word that may be said is not also refused, whatever else it could have meant.
        let open: Vec<Choice> =
            choices.iter().filter(|choice| choice.is_open()).cloned().collect();
        choices.retain(|choice| {
            let same = |other: &Choice| other.id == choice.id && other.amount == choice.amount;
            let bare = |other: &Choice| other.id == choice.id && choice.amount.is_none();
            choice.is_open() || !open.iter().any(|other| same(other) || bare(other))
        });
        choices
    }

    /// The card that a decision throws away.
    fn thrown(&self, seat: Seat, act: G::Act) -> Option<Card> {
        G::throws(&self.posting.rules, &self.round, seat, act).map(|(_, card)| card)
    }

    /// Those of several acts of one name that throw away the card that is named.
    fn throwing(
        &self,
        seat: Seat,
        known: Vec<(G::Act, &'static str)>,
        act: &Act,
    ) -> Result<Vec<(G::Act, &'static str)>, Refusal> {
        let decisions = self.posting.terms.cites.decisions;
        let refuse = |why: String| Err(Refusal::by(decisions, why));
        let named: Vec<AnyCard> = act.cards.all().collect();
        let thrown = |known: &G::Act| self.thrown(seat, *known).map(AnyCard::from);
        if known.iter().all(|(act, _)| thrown(act).is_none()) {
            return match named.first() {
                Some(_) => refuse(format!("{} names no cards", known[0].1)),
                None => Ok(known),
            };
        }
        let [card] = named[..] else {
            return refuse(format!("say which card goes: {} Tc", known[0].1));
        };
        let word = known[0].1;
        let same: Vec<_> =
            known.into_iter().filter(|(act, _)| thrown(act) == Some(card)).take(1).collect();
        if same.is_empty() { refuse(format!("{seat} has no {card} to {word}")) } else { Ok(same) }
    }

    /// The act that is meant.
    fn read_act(&self, seat: Seat, act: &Act) -> Result<(G::Act, &'static str), Refusal> {
        let decisions = self.posting.terms.cites.decisions;
        let named = |name: &str| -> Vec<(G::Act, &'static str)> {
            G::acts().iter().filter(|(_, known)| *known == name).copied().collect()
        };
        // What is written after a word and is no amount is none that the word could have.
        let (name, odd) = match act.word.split_once(' ') {
            Some((name, odd)) if named(&act.word).is_empty() => (name, Some(odd)),
            _ => (act.word.as_ref(), None),
        };
        let known = named(name);
        if known.is_empty() {
            let ours = |(act, _): &&(G::Act, &str)| G::decides(&self.posting.rules, *act);
            let mut names: Vec<&str> =
                G::acts().iter().filter(ours).map(|(_, known)| *known).collect();
            names.dedup();
            let near = law::nearest(name, names).join(", ");
            return Err(Refusal::by(decisions, format!("no decision `{name}`; try {near}")));
        }
        let known = self.throwing(seat, known, act)?;
        if self.phase != Phase::Playing {
            return Ok(known[0]);
        }
        let rules = &self.posting.rules;
        let allowed =
            |(act, _): &&(G::Act, &str)| G::allows(rules, &self.round, seat, *act).is_ok();
        let choices: Vec<&(G::Act, &'static str)> = known.iter().filter(allowed).collect();
        if choices.is_empty() {
            G::allows(rules, &self.round, seat, known[0].0)?;
            return Ok(known[0]);
        }
        let amounts: Vec<Option<(Cents, Cite)>> =
            choices.iter().map(|(act, _)| self.puts_up(seat, *act)).collect();
        let rule = amounts[0].map_or(decisions, |(_, rule)| rule);
        let listed = || -> String {
            let all = amounts.iter().flatten().map(|(amount, _)| amount.plain());
            all.collect::<Vec<String>>().join(" or ")
        };
        let wanted = match (act.amount, odd) {
            (None, None) if choices.len() > 1 => {
                return Err(Refusal::by(rule, format!("say how much: {name} {}", listed())));
            }
            (None, None) => return Ok(*choices[0]),
            (Some(amount), _) => {
                let same = |put: &Option<(Cents, Cite)>| put.map(|(a, _)| a) == Some(amount);
                if let Some(at) = amounts.iter().position(same) {
                    return Ok(*choices[at]);
                }
                amount.plain()
            }
            (None, Some(odd)) => odd.to_string(),
        };
        let why = match listed() {
            none if none.is_empty() => format!("{name} puts up nothing"),
            listed => format!("{name} is {listed}, not {wanted}"),
        };
        Err(Refusal::by(rule, why))
    }

    pub(super) fn decide_act(
        &mut self,
        seat: Seat,
        act: &Act,
        tale: &mut Tale,
    ) -> Result<(), Refusal> {
        let decisions = self.posting.terms.cites.decisions;
        let (act, name) = self.read_act(seat, act)?;
        if self.phase == Phase::Playing {
            G::allows(&self.posting.rules, &self.round, seat, act)?;
        }
        if self.phase != Phase::Playing || self.ask() != (Want::Decide { seat }) {
            return Err(Refusal::by(decisions, format!("{seat} has nothing to decide now")));
        }
        let puts = self.puts_up(seat, act);
        let thrown = G::throws(&self.posting.rules, &self.round, seat, act);
        let cards = thrown.map(|(_, card)| Cards::row(vec![card.into()])).unwrap_or_default();
        tale.tell(|| What::Acted {
            seat,
            act: Act { amount: puts.map(|(amount, _)| amount), cards, ..Act::word(name) },
            face: Face::Up,
            did: name.into(),
            paid: puts.map_or(Cents::ZERO, |(amount, _)| amount),
            rule: puts.map_or(decisions, |(_, rule)| rule),
        });
        let effects: Vec<Effect> = G::effects(&self.posting.rules, act).to_vec();
        for effect in effects {
            self.effect(seat, effect, tale)?;
        }
        if let Some((of, card)) = thrown {
            let (of, cards, face) = (Self::spot_name(of), vec![card.into()], Face::Up);
            tale.tell(|| What::Discarded { of, cards, face });
        }
        G::tell(&self.posting.rules, &mut self.round, Told::Act { seat, act });
        Ok(())
    }

    /// A wager that a decision makes.
    fn make(&mut self, stake: Stake, rule: Cite, tale: &mut Tale) {
        let Stake { seat, owner, wager, amount, .. } = stake;
        let bet = Bet { owner, ..Bet::new(seat, wager, amount) };
        tale.tell(|| What::Staked { bet, rule });
        self.stakes.push(stake);
    }

    fn effect(&mut self, seat: Seat, effect: Effect, tale: &mut Tale) -> Result<(), Refusal> {
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
                    self.make(Stake { seat, owner, offer, wager, amount, memory }, rule, tale);
                }
            }
            Effect::Takes { wager, rule } => {
                let Some(at) = self.own_stake(seat, wager) else {
                    return Err(Refusal::by(rule, format!("{seat} has no {wager} wager")));
                };
                let stake = self.stakes.remove(at);
                let (owner, amount) = (stake.owner, stake.amount);
                let wager = wager.into();
                tale.tell(|| What::Withdrawn { seat, owner, wager, amount, rule });
                self.taken.push((stake, "taken down", rule));
            }
            Effect::Forfeits { wager } => self.forfeited.push((seat, wager)),
            Effect::Earns { bonus, of } => {
                // A bonus that the house does not offer is not earned.
                let Ok(offer) = self.posting.offer(bonus) else { return Ok(()) };
                for (owner, amount) in self.on_hand(seat, of) {
                    self.stakes.push(Stake { seat, owner, offer, wager: bonus, amount, memory });
                }
            }
        }
        Ok(())
    }
}

/// Adds a choice; one that throws away another card than its like is the same choice of cards.
fn join(choices: &mut Vec<Choice>, choice: Choice) {
    let alike = |known: &&mut Choice| {
        known.id == choice.id && known.cards.is_some() && known.is_open() == choice.is_open()
    };
    match (choices.iter_mut().find(alike), &choice.cards) {
        (Some(Choice { cards: Some(known), .. }), Some(more)) => known.from.extend(&more.from),
        _ => choices.push(choice),
    }
}
