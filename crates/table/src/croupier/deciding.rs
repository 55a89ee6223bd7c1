//! Decisions, and the wagers they make or take back.

use super::{Phase, Play};
use crate::{
    Act, Bet, By, Cards, Deals, Deed, Effect, Face, Further, Kind, Memory, Owner, Refusal, Seat,
    Span, Spot, Stake, Tale, Told, Want, What,
};
use crate::{Choice, Pick, Verb};
use cards::{AnyCard, Card};
use law::Cite;
use money::Cents;

/// The word that sets cards apart by naming them.
const SET: &str = "set";

/// Who decides: the person in a seat, or one behind it.
type Who = (Seat, Owner);

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
    /// wager that is not there.
    fn puts_up(&self, (seat, owner): Who, act: G::Act) -> Option<(Span, Cite)> {
        let mut puts = None;
        let effects = G::effects(&self.posting.rules, act);
        for effect in effects.iter().filter(|_| owner == Owner::Seat) {
            if let Effect::Stakes { of, times, rule, .. } = effect {
                let lies = self.stakes[self.own_stake(seat, of)?].amount;
                let base = self.rulings.truth(seat, of).unwrap_or(lies);
                puts = Some((Span::only((0..*times).map(|_| base).sum()), *rule));
            }
        }
        // Only what may be decided knows what it is measured by.
        if self.allows((seat, owner), act).is_err() {
            return puts;
        }
        let deed = G::deed(&self.posting.rules, &self.round, (seat, owner), act);
        if let Some(Further { of, of_hand, measure, rule, .. }) = deed.further {
            let (min, max) =
                measure.of(self.stakes[self.on_this_hand(seat, owner, of, of_hand)?].amount);
            puts = Some((Span { min, max, step: Cents::new(1) }, rule));
        }
        puts
    }

    /// What somebody has on a hand.
    fn on_this_hand(&self, seat: Seat, owner: Owner, of: &[&str], hand: u8) -> Option<usize> {
        self.stakes.iter().position(|s| {
            (s.seat, s.owner, s.memory.point) == (seat, owner, hand) && of.contains(&s.wager)
        })
    }

    /// Whether somebody may decide so now.
    fn allows(&self, (seat, owner): Who, act: G::Act) -> Result<(), Refusal> {
        let rules = &self.posting.rules;
        match owner {
            Owner::Seat | Owner::Dealer => G::allows(rules, &self.round, seat, act),
            Owner::Behind(n) => G::allows_behind(rules, &self.round, (seat, n), act),
        }
    }

    /// The same, and whether it can be put up: half of a cent cannot.
    fn may(&self, who: Who, act: G::Act) -> Result<(), Refusal> {
        self.allows(who, act)?;
        match self.puts_up(who, act) {
            Some((span, rule)) if span.max < span.min => {
                Err(Refusal::by(rule, "the wager is too small to be divided"))
            }
            _ => Ok(()),
        }
    }

    /// What somebody who is asked could decide, each once and under its first name.
    pub(super) fn decisions(&self, seat: Seat, owner: Owner) -> Vec<Choice> {
        let decisions = self.posting.terms.cites.decisions;
        let mut known: Vec<G::Act> = Vec::new();
        let mut choices = Vec::new();
        for (act, name) in G::acts() {
            if known.contains(act) || !G::decides(&self.posting.rules, *act) {
                continue;
            }
            known.push(*act);
            let puts = self.puts_up((seat, owner), *act);
            let rule = puts.map_or(decisions, |(_, rule)| rule);
            let mut choice = Choice::new(Verb::Decide, *name, rule);
            choice.amount = puts.map(|(span, _)| span).filter(|span| span.min <= span.max);
            choice.refused = self.may((seat, owner), *act).err();
            choice.behind = match owner {
                Owner::Behind(n) => Some(n),
                Owner::Seat | Owner::Dealer => None,
            };
            choice.cards = self.thrown((seat, owner), *act).map(|card| Pick {
                from: vec![card.into()],
                least: 1,
                most: 1,
                rows: Vec::new(),
            });
            if let Some((pick, refused)) = self.picks((seat, owner), name) {
                (choice.cards, choice.refused) = (Some(pick), refused);
            }
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

    /// The cards that somebody sets: those open, and those that lie face down there.
    fn held(&self, (seat, owner): Who) -> Option<(Spot, Vec<AnyCard>)> {
        let own = owner == Owner::Seat;
        let sets = own.then(|| G::sets(&self.posting.rules, &self.round, seat)).flatten();
        let (spot, mut held) = sets?;
        let down = self.custody.iter().filter(|(at, ..)| *at == spot);
        held.extend(down.map(|(_, card, _)| *card));
        Some((spot, held))
    }

    /// The act by which somebody sets cards apart, where that is what is said.
    fn sets(&self, who: Who, act: &Act) -> Option<Result<G::Act, Refusal>> {
        let set = act.word == SET && self.phase == Phase::Playing;
        let (_, held) = set.then(|| self.held(who)).flatten()?;
        let named: Vec<AnyCard> = act.cards.all().collect();
        Some(G::set(&self.posting.rules, &held, &named))
    }

    /// The cards among which those are picked that go apart, two as a rule, beginning with two
    /// that may; where no two may, why not.
    fn picks(&self, who: Who, word: &str) -> Option<(Pick, Option<Refusal>)> {
        let (_, mut from) = self.held(who).filter(|_| word == SET)?;
        let may = |two: &[AnyCard]| {
            G::set(&self.posting.rules, &from, two).and_then(|act| self.may(who, act))
        };
        let mut pairs = (0..from.len()).flat_map(|b| (0..b).map(move |a| (a, b)));
        let found = pairs.find(|(a, b)| may(&[from[*a], from[*b]]).is_ok());
        let refused = match found {
            Some(_) => None,
            None => may(&from[..from.len().min(2)]).err(),
        };
        if let Some((a, b)) = found {
            from.swap(0, a);
            from.swap(1, b);
        }
        Some((Pick { from, least: 2, most: 2, rows: Vec::new() }, refused))
    }

    /// The card that a decision throws away.
    fn thrown(&self, who: Who, act: G::Act) -> Option<Card> {
        self.throws(who, act).map(|(_, card)| card)
    }

    /// The same, and the place it goes from; nobody behind a seat throws its cards away.
    fn throws(&self, (seat, owner): Who, act: G::Act) -> Option<(Spot, Card)> {
        let own = owner == Owner::Seat;
        own.then(|| G::throws(&self.posting.rules, &self.round, seat, act)).flatten()
    }

    /// Those of several acts of one name that throw away the card that is named.
    fn throwing(
        &self,
        who: Who,
        known: Vec<(G::Act, &'static str)>,
        act: &Act,
    ) -> Result<Vec<(G::Act, &'static str)>, Refusal> {
        let decisions = self.posting.terms.cites.decisions;
        let refuse = |why: String| Err(Refusal::by(decisions, why));
        let named: Vec<AnyCard> = act.cards.all().collect();
        let thrown = |known: &G::Act| self.thrown(who, *known).map(AnyCard::from);
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
        if same.is_empty() {
            refuse(format!("{} has no {card} to {word}", who.0))
        } else {
            Ok(same)
        }
    }

    /// A word that decides nothing here.
    fn no_decision(&self, name: &str) -> Refusal {
        let ours = |(act, _): &&(G::Act, &str)| G::decides(&self.posting.rules, *act);
        let mut names: Vec<&str> =
            G::acts().iter().filter(ours).map(|(_, known)| *known).collect();
        names.dedup();
        let near = law::nearest(name, names.iter().copied());
        let near = if near.is_empty() { names.join(", ") } else { near.join(", ") };
        let decisions = self.posting.terms.cites.decisions;
        let hint = if near.is_empty() { String::new() } else { format!("; try {near}") };
        Refusal::by(decisions, format!("no decision `{name}`{hint}"))
    }

    /// The act that is meant.
    fn read_act(&self, who: Who, act: &Act) -> Result<(G::Act, &'static str), Refusal> {
        let decisions = self.posting.terms.cites.decisions;
        let named = |name: &str| -> Vec<(G::Act, &'static str)> {
            G::acts().iter().filter(|(_, known)| *known == name).copied().collect()
        };
        if let Some(name) = numbered(act).filter(|name| !named(name).is_empty()) {
            return self.read_act(who, &Act { amount: None, word: name.into(), ..act.clone() });
        }
        if let Some(set) = self.sets(who, act) {
            return set.map(|act| (act, SET));
        }
        // What is written after a word and is no amount is none that the word could have.
        let (name, odd) = match act.word.split_once(' ') {
            Some((name, odd)) if named(&act.word).is_empty() => (name, Some(odd)),
            _ => (act.word.as_ref(), None),
        };
        let known = named(name);
        if known.is_empty() {
            return Err(self.no_decision(name));
        }
        if let (SET, Some(odd), Some(_)) = (name, odd, self.held(who)) {
            let wrong = odd.parse::<Cards>().err().map(|error| error.to_string());
            let why = wrong.unwrap_or_else(|| format!("{odd} names no cards"));
            return Err(Refusal::by(decisions, why));
        }
        let known = self.throwing(who, known, act)?;
        if self.phase != Phase::Playing {
            return Ok(known[0]);
        }
        let allowed = |(act, _): &&(G::Act, &str)| self.may(who, *act).is_ok();
        let choices: Vec<&(G::Act, &'static str)> = known.iter().filter(allowed).collect();
        if choices.is_empty() {
            self.may(who, known[0].0)?;
            return Ok(known[0]);
        }
        let amounts: Vec<Option<(Span, Cite)>> =
            choices.iter().map(|(act, _)| self.puts_up(who, *act)).collect();
        let rule = amounts[0].map_or(decisions, |(_, rule)| rule);
        let listed = |written: fn(Cents) -> String| -> String {
            let all = amounts.iter().flatten().map(|(span, _)| {
                let most = written(span.max);
                if span.min == span.max { most } else { format!("up to {most}") }
            });
            all.collect::<Vec<String>>().join(" or ")
        };
        let wanted = match (act.amount, odd) {
            (None, None) if choices.len() > 1 => {
                return Err(Refusal::by(
                    rule,
                    format!("say how much: {name} {}", listed(Cents::plain)),
                ));
            }
            (None, None) => return Ok(*choices[0]),
            (Some(amount), _) => {
                let same =
                    |put: &Option<(Span, Cite)>| put.is_some_and(|(span, _)| span.holds(amount));
                if let Some(at) = amounts.iter().position(same) {
                    return Ok(*choices[at]);
                }
                amount.to_string()
            }
            (None, Some(odd)) => odd.to_string(),
        };
        let why = match listed(|amount| amount.to_string()) {
            none if none.is_empty() => format!("{name} puts up nothing"),
            listed => format!("{name} is {listed}, not {wanted}"),
        };
        Err(Refusal::by(rule, why))
    }

    pub(super) fn decide_act(
        &mut self,
        who: Who,
        said: &Act,
        tale: &mut Tale,
    ) -> Result<(), Refusal> {
        let decisions = self.posting.terms.cites.decisions;
        let (seat, owner) = who;
        let (act, name) = self.read_act(who, said)?;
        if self.phase == Phase::Playing {
            self.may(who, act)?;
        }
        let asked = match owner {
            Owner::Seat | Owner::Dealer => Want::Decide { seat },
            Owner::Behind(n) => Want::Follow { seat, n },
        };
        if self.phase != Phase::Playing || self.ask() != asked {
            return Err(Refusal::by(decisions, format!("{seat} has nothing to decide now")));
        }
        let puts = self.puts_up(who, act);
        // Said without an amount, it is the whole of what may be put up.
        let amount =
            puts.map(|(span, _)| said.amount.filter(|a| span.holds(*a)).unwrap_or(span.max));
        let thrown = self.throws(who, act);
        let mut cards = thrown.map(|(_, card)| Cards::row(vec![card.into()])).unwrap_or_default();
        let mut face = Face::Up;
        if name == SET
            && let Some((spot, _)) = self.held(who)
        {
            // What goes apart is for the eyes of those who see the cards.
            let down = self.custody.iter().find(|(at, ..)| *at == spot);
            face = down.map_or(Face::Up, |(.., face)| *face);
            cards = said.cards.clone();
        }
        let (act_told, paid) =
            (Act { amount, cards, ..Act::word(name) }, amount.unwrap_or(Cents::ZERO));
        let rule = puts.map_or(decisions, |(_, rule)| rule);
        tale.tell(|| match owner {
            Owner::Seat | Owner::Dealer => {
                What::Acted { seat, act: act_told, face, did: name.into(), paid, rule }
            }
            Owner::Behind(behind) => What::Followed { seat, behind, act: act_told, paid, rule },
        });
        let effects: Vec<Effect> = G::effects(&self.posting.rules, act).to_vec();
        for effect in effects.into_iter().filter(|_| owner == Owner::Seat) {
            self.effect(seat, effect, tale)?;
        }
        if let Some((of, card)) = thrown {
            let (of, cards, face) = (Self::spot_name(of), vec![card.into()], Face::Up);
            tale.tell(|| What::Discarded { of, cards, face });
        }
        let deed = G::deed(&self.posting.rules, &self.round, who, act);
        self.carry_out(who, &deed, amount, tale)?;
        let told = match owner {
            Owner::Seat | Owner::Dealer => Told::Act { seat, act },
            Owner::Behind(n) => Told::Follow { seat, n, act },
        };
        G::tell(&self.posting.rules, &mut self.round, told);
        self.pay_early(tale);
        Ok(())
    }

    /// Does to cards and wagers what a decision does.
    fn carry_out(
        &mut self,
        (seat, owner): Who,
        deed: &Deed,
        amount: Option<Cents>,
        tale: &mut Tale,
    ) -> Result<(), Refusal> {
        let Deed { further, laid, renumbered, moved } = deed;
        let behind = self.behind_too((seat, owner), further.as_ref());
        for (of, to, card) in laid {
            let (of, to) = (Self::spot_name(*of), Self::spot_name(*to));
            tale.tell(|| What::Laid { of, to, cards: vec![*card], face: Face::Up });
        }
        for stake in &mut self.stakes {
            let there =
                renumbered.seat == Some(stake.seat) && renumbered.wagers.contains(&stake.wager);
            let number = |(old, _): &&(u8, u8)| there && *old == stake.memory.point;
            if let Some((_, new)) = renumbered.hands.iter().find(number) {
                stake.memory.point = *new;
            }
        }
        if let Some((old, new)) = moved {
            let of = |s: &&mut Stake| (s.seat, s.owner, s.memory.point) == (seat, owner, *old);
            self.stakes.iter_mut().filter(of).for_each(|stake| stake.memory.point = *new);
        }
        if let (Some(Further { wager, hand, rule, .. }), Some(amount)) = (*further, amount) {
            let offer = self.posting.offer(wager)?;
            let memory = Memory { point: hand, ..Memory::default() };
            let own = (owner, amount);
            for (owner, amount) in std::iter::once(own).chain(behind) {
                self.make(Stake { seat, owner, offer, wager, amount, memory }, rule, tale);
            }
        }
        Ok(())
    }

    /// What everybody behind a seat puts up along with it, where they follow the hand.
    fn behind_too(&self, (seat, own): Who, further: Option<&Further>) -> Vec<(Owner, Cents)> {
        let Some(further) = further.filter(|further| further.by == By::Everybody) else {
            return Vec::new();
        };
        let there = |s: &&Stake| {
            let hand = (s.seat, s.memory.point) == (seat, further.of_hand);
            hand && s.owner != own && s.owner != Owner::Dealer && further.of.contains(&s.wager)
        };
        let whole = |s: &Stake| (s.owner, further.measure.of(s.amount).1);
        let all = self.stakes.iter().filter(there).map(whole);
        all.filter(|(_, amount)| *amount > Cents::ZERO).collect()
    }

    /// A wager that a decision makes.
    fn make(&mut self, stake: Stake, rule: Cite, tale: &mut Tale) {
        let Stake { seat, owner, wager, amount, .. } = stake;
        let bet = Bet { owner, ..Bet::new(seat, wager, amount) };
        tale.tell(|| What::Staked { bet, rule });
        if self.posting.offers[stake.offer].wager.kind() == Kind::Later {
            self.made.push((seat, owner, wager, rule));
        }
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

/// A word with a number as one name, not as an amount: `hand 2`.
fn numbered(act: &Act) -> Option<String> {
    let plain = act.amount?.plain();
    Some(format!("{} {}", act.word, plain.strip_suffix(".00").unwrap_or(&plain)))
}
