//! A table with a layout, through its one door.

use super::{Felt, Play};
use crate::{
    Act, Ask, Carried, Choice, Event, Face, Input, Layout, Log, Lying, Name, Owner, People, Phase,
    Posting, Refusal, Ruling, Seat, Sight, Sign, Span, Stake, Table, Verb, Viewer, What,
};
use money::Cents;
use serde::{Deserialize, Serialize};

/// What outlives a throw.
#[derive(Serialize, Deserialize)]
struct Outlives<R> {
    round: R,
    judged: Option<R>,
    last: Option<String>,
    stakes: Vec<Lying>,
    people: People,
}

impl<L: Layout> Felt<L> {
    /// Opens a table that goes on from what it carried.
    ///
    /// # Errors
    /// A refusal when that is of another table, or damaged.
    pub fn resume(posting: Posting<L>, carried: &Carried) -> Result<Felt<L>, Refusal> {
        let outlives: Outlives<L::Round> = carried.read(posting.id)?;
        let mut table = Felt::new(posting);
        let play = &mut table.play;
        for Lying { seat, owner, wager, amount, memory } in outlives.stakes {
            let offer = play.posting.offer(&wager)?;
            let wager = play.posting.offers[offer].wager.id();
            play.stakes.push(Stake { seat, owner, offer, wager, amount, memory });
        }
        play.stood = play.stakes.len();
        (play.round, play.judged, play.last) = (outlives.round, outlives.judged, outlives.last);
        play.people = outlives.people;
        table.log = Log::resumed(carried.next, carried.rounds);
        Ok(table)
    }

    /// What a seat may wager, take back and decide between throws.
    fn choices(&self, seat: Seat) -> Vec<Choice> {
        let cites = self.play.posting.terms.cites;
        let mut choices = Vec::new();
        for mark in &self.sign.marks {
            let limits = mark.limits;
            let span = Span { min: limits.min, max: limits.max, step: limits.step };
            choices.push(Choice::new(Verb::Stake, mark.id.clone(), limits.rule).within(span));
        }
        let own = |stake: &&Stake| stake.seat == seat && stake.owner == Owner::Seat;
        for stake in self.play.stakes[self.play.stood..].iter().filter(own) {
            choices.push(Choice::new(Verb::Withdraw, stake.wager, cites.wagers));
        }
        for word in L::WORDS {
            choices.push(Choice::new(Verb::Decide, *word, cites.decisions));
        }
        for choice in &mut choices {
            let input = choice.input(seat, None, crate::Cards::default());
            choice.refused = self.check(&input).err();
        }
        choices
    }
}

impl<L: Layout> Table for Felt<L> {
    fn sign(&self) -> &Sign {
        &self.sign
    }

    fn asks(&self) -> Vec<Ask> {
        vec![match self.play.phase {
            Phase::Betting => Ask::Wagers,
            Phase::Settled => Ask::Round,
            Phase::Playing if self.play.thrown => Ask::Settlement,
            Phase::Playing => Ask::Throw { of: L::CHANCE.into() },
        }]
    }

    fn menu(&self, seat: Seat) -> Vec<Choice> {
        match self.play.phase {
            Phase::Betting if seat.n() <= self.sign.seats => self.choices(seat),
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

    fn sight(&self, _: Viewer) -> Sight {
        let play = &self.play;
        Sight {
            next: self.log.next(),
            rounds: self.log.rounds(),
            asks: self.asks(),
            chairs: play.people.chairs(),
            stakes: play.stakes.iter().map(Lying::from).collect(),
            figures: play.figures(),
            lit: play.lit(),
            settlement: play.settlement.clone(),
            ..Sight::default()
        }
    }

    fn events(&self) -> &[Event] {
        self.log.round()
    }

    fn carried(&self) -> Carried {
        let play = &self.play;
        let state = Outlives {
            round: play.round,
            judged: play.judged,
            last: play.last.clone(),
            stakes: play.stakes.iter().map(Lying::from).collect(),
            people: play.people.clone(),
        };
        Carried::new(self.sign.id.clone(), self.log.next(), self.log.rounds(), &state)
    }
}

impl<L: Layout> Play<L> {
    /// Does what it is told. What it has done when it refuses is thrown away.
    fn obey(&mut self, input: &Input) -> Result<(), Refusal> {
        let cites = self.posting.terms.cites;
        match input {
            Input::Stake(bet) => self.take_bet(bet),
            Input::Withdraw { seat, wager, owner: Owner::Seat } => self.take_back(*seat, wager),
            Input::Withdraw { .. } => {
                Err(Refusal::by(self.posting.terms.behind.rule, "no wager behind a seat"))
            }
            Input::Change { seat, wager, change } => self.change_stake(*seat, wager, *change),
            Input::Close {} => self.close_betting(),
            Input::Throw(shown) => self.take_throw(shown),
            Input::Decide { seat, act } => self.decide(*seat, act),
            Input::Rule(ruling) => self.rule(ruling),
            Input::Settle {} => self.settle_throw(),
            Input::Clear {} => self.clear(),
            Input::Join { seat, buy, .. } => {
                let what = self.people.join(*seat, *buy, &self.posting.terms)?;
                self.told.push(what);
                Ok(())
            }
            Input::Leave { seat } => {
                if self.stakes.iter().any(|stake| stake.seat == *seat) {
                    return Err(People::held(*seat, &self.posting.terms));
                }
                let what = self.people.leave(*seat, &self.posting.terms)?;
                self.told.push(what);
                Ok(())
            }
            Input::Bank { .. } => Err(Refusal::by(cites.coverage, "the house banks this game")),
            Input::Coupons { .. } => {
                Err(Refusal::by(cites.wagers, "no coupon is taken under these fees"))
            }
            Input::Meter { wager, shown } => {
                let why = format!("{wager} has no meter that could show {shown}");
                Err(Refusal::by(cites.meter, why))
            }
            Input::Card(_) | Input::Show {} | Input::Shoe(_) | Input::Shuffle {} => {
                Err(Refusal::by(cites.pack, "no cards are dealt in this game"))
            }
            Input::Deal {} => Err(Refusal::by(cites.pack, "no cards are dealt in this game")),
            Input::Buy { .. }
            | Input::SitOut { .. }
            | Input::Return { .. }
            | Input::Move { .. }
            | Input::Speak { .. }
            | Input::Time { .. } => Err(People::unknown(&self.posting.terms)),
        }
    }

    fn decide(&mut self, seat: Seat, act: &Act) -> Result<(), Refusal> {
        let rule = self.posting.terms.cites.decisions;
        if self.phase != Phase::Betting {
            let why = format!("{seat} has nothing to decide now");
            return Err(Refusal::by(rule, why));
        }
        self.seated(seat)?;
        L::decide(&self.posting.rules, &mut self.round, &self.stakes, seat, &act.to_string())?;
        let (act, did, paid) = (act.clone(), act.word.clone(), Cents::ZERO);
        self.told.push(What::Acted { seat, act, face: Face::Up, did, paid, rule });
        Ok(())
    }

    fn rule(&mut self, ruling: &Ruling) -> Result<(), Refusal> {
        ruling.cite()?;
        if self.phase != Phase::Betting {
            let rule = self.posting.terms.cites.closed;
            return Err(Refusal::by(rule, format!("nothing is ruled during a {}", L::CHANCE)));
        }
        L::rule(&self.posting.rules, &mut self.round, &self.stakes, ruling)?;
        self.told.push(What::Ruled { ruling: ruling.clone(), moved: Vec::new() });
        Ok(())
    }

    /// Only a settled throw is cleared: what lies on the layout stays there.
    fn clear(&mut self) -> Result<(), Refusal> {
        if self.phase != Phase::Settled {
            let why = format!("the {} is not settled", L::CHANCE);
            return Err(Refusal::by(self.posting.terms.cites.order, why));
        }
        self.phase = Phase::Betting;
        self.thrown = false;
        self.settlement = None;
        self.told.push(What::Cleared);
        Ok(())
    }

    /// The marks on which the last throw has won.
    fn lit(&self) -> Vec<Name> {
        let offers = &self.posting.offers;
        let won = (0..offers.len()).filter(|at| self.won(*at));
        won.map(|at| offers[at].wager.id().into()).collect()
    }

    fn figures(&self) -> Vec<(Name, String)> {
        let rules = &self.posting.rules;
        let shown = self.last.iter().map(|shown| (L::CHANCE, shown.clone()));
        let void = self.judged.as_ref().and_then(|judged| L::void(rules, judged));
        let void = void.map(|rule| ("void", rule.id.to_string()));
        let all = shown.chain(void).chain(L::summary(rules, &self.round));
        all.map(|(name, text)| (name.into(), text)).collect()
    }
}
