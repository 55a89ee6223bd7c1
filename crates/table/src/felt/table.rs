//! A table with a layout, through its one door.

use super::{Felt, Play};
use crate::{
    Act, Ask, Carried, Choice, Door, Engine, Face, Input, Layout, Lying, Name, Owner, People,
    Phase, Posting, Refusal, Ruling, Seat, Sight, Sign, Stake, Tale, Verb, Viewer, What,
};
use law::Cite;
use money::Cents;
use serde::{Deserialize, Serialize};

/// What outlives a throw.
#[derive(Serialize, Deserialize)]
struct Outlives<R> {
    round: R,
    judged: Option<R>,
    last: Option<String>,
    stakes: Vec<Lying>,
    /// How many of them have stood through a throw.
    stood: usize,
    /// What was taken down since the last throw.
    down: Vec<(Lying, Cite)>,
    people: People,
}

impl<L: Layout> Felt<L> {
    /// Opens a table that goes on from what it carried.
    ///
    /// # Errors
    /// A refusal when that is of another table, or damaged.
    pub fn resume(posting: Posting<L>, carried: &Carried) -> Result<Felt<L>, Refusal> {
        let outlives: Outlives<L::Round> = carried.read(posting.id)?;
        let mut play: Play<L> = Play::new(posting);
        for lying in outlives.stakes {
            let stake = play.stake(lying)?;
            play.stakes.push(stake);
        }
        for (lying, rule) in outlives.down {
            let stake = play.stake(lying)?;
            play.down.push((stake, rule));
        }
        if outlives.stood > play.stakes.len() {
            return Err(Refusal::unknown(
                "what is carried is damaged: more stood than lies there",
            ));
        }
        play.stood = outlives.stood;
        (play.round, play.judged, play.last) = (outlives.round, outlives.judged, outlives.last);
        play.people = outlives.people;
        Ok(Felt { door: Door::resumed(play, carried) })
    }
}

impl<L: Layout> Engine for Play<L> {
    fn sign(&self) -> Sign {
        self.posting.sign(Vec::new(), L::WORDS.iter().map(|word| (*word).into()).collect())
    }

    fn asks(&self) -> Vec<Ask> {
        vec![match self.phase {
            Phase::Betting => Ask::Wagers,
            Phase::Settled => Ask::Round,
            Phase::Playing if self.thrown => Ask::Settlement,
            Phase::Playing => Ask::Throw { of: L::CHANCE.into() },
        }]
    }

    /// What a seat may wager, take back and decide between throws.
    fn menu(&self, seat: Seat) -> Vec<Choice> {
        if self.phase != Phase::Betting {
            return Vec::new();
        }
        let mut choices = self.posting.choices(seat, &self.stakes[self.stood..]);
        let decisions = self.posting.terms.cites.decisions;
        let decide = |word: &&'static str| Choice::new(Verb::Decide, *word, decisions);
        choices.extend(L::WORDS.iter().map(decide));
        self.judged(choices, |choice| choice.input(seat, None, crate::Cards::default()))
    }

    fn obey(&mut self, input: &Input, tale: &mut Tale) -> Result<(), Refusal> {
        let cites = self.posting.terms.cites;
        match input {
            Input::Stake(bet) => self.take_bet(bet, tale),
            Input::Withdraw { seat, wager, owner: Owner::Seat } => {
                self.take_back(*seat, wager, tale)
            }
            Input::Withdraw { .. } => {
                Err(Refusal::by(self.posting.terms.behind.rule, "no wager behind a seat"))
            }
            Input::Change { seat, wager, change } => {
                self.change_stake(*seat, wager, *change, tale)
            }
            Input::Close {} => self.close_betting(tale),
            Input::Throw(shown) => self.take_throw(shown, tale),
            Input::Decide { seat, act } => self.decide(*seat, act, tale),
            Input::Rule(ruling) => self.rule(ruling, tale),
            Input::Settle {} => self.settle_throw(tale),
            Input::Clear {} => self.clear(tale),
            Input::Join { seat, buy, .. } => self.people.join(*seat, *buy, &self.posting, tale),
            Input::Leave { seat } => {
                if self.stakes.iter().any(|stake| stake.seat == *seat) {
                    return Err(People::held(*seat, &self.posting.terms));
                }
                self.people.leave(*seat, &self.posting.terms, tale)
            }
            Input::Bank { .. } => Err(Refusal::by(cites.coverage, "the house banks this game")),
            Input::Coupons { .. } => {
                Err(Refusal::by(cites.wagers, "no coupon is taken under these fees"))
            }
            Input::Meter { wager, shown } | Input::Shared { wager, shown, .. } => {
                let why = format!("{wager} has no meter that could show {shown}");
                Err(Refusal::by(cites.meter, why))
            }
            Input::Card(_) | Input::Show {} | Input::Shoe(_) | Input::Shuffle {} => {
                Err(Refusal::by(cites.pack, "no cards are dealt in this game"))
            }
            Input::Deal {} => Err(Refusal::by(cites.pack, "no cards are dealt in this game")),
            Input::Follow { .. } => {
                Err(Refusal::by(cites.decisions, "nobody behind a seat decides anything here"))
            }
            Input::Buy { .. }
            | Input::SitOut { .. }
            | Input::Return { .. }
            | Input::Move { .. }
            | Input::Speak { .. }
            | Input::Time { .. } => Err(People::unknown(&self.posting.terms)),
        }
    }

    fn sight(&self, _: Viewer) -> Sight {
        Sight {
            chairs: self.people.chairs(),
            stakes: self.stakes.iter().map(Lying::from).collect(),
            figures: self.figures(),
            lit: self.lit(),
            ..Sight::default()
        }
    }

    fn outlives(&self) -> impl Serialize {
        Outlives {
            round: self.round,
            judged: self.judged,
            last: self.last.clone(),
            stakes: self.stakes.iter().map(Lying::from).collect(),
            stood: self.stood,
            down: self.down.iter().map(|(stake, rule)| (stake.into(), *rule)).collect(),
            people: self.people.clone(),
        }
    }

    fn give_up(&mut self) {
        self.stakes.clear();
        self.down.clear();
        self.late.clear();
        (self.stood, self.judged, self.thrown) = (0, None, false);
        self.phase = Phase::Betting;
        L::give_up(&self.posting.rules, &mut self.round);
    }
}

impl<L: Layout> Play<L> {
    /// A wager that was written down.
    fn stake(&self, lying: Lying) -> Result<Stake, Refusal> {
        let Lying { seat, owner, wager, amount, memory } = lying;
        let offer = self.posting.offer(&wager)?;
        let wager = self.posting.offers[offer].wager.id();
        Ok(Stake { seat, owner, offer, wager, amount, memory })
    }

    fn decide(&mut self, seat: Seat, act: &Act, tale: &mut Tale) -> Result<(), Refusal> {
        let rule = self.posting.terms.cites.decisions;
        if self.phase != Phase::Betting {
            let why = format!("{seat} has nothing to decide now");
            return Err(Refusal::by(rule, why));
        }
        self.posting.check_seat(seat)?;
        L::decide(&self.posting.rules, &mut self.round, &self.stakes, seat, &act.to_string())?;
        let (act, did, paid) = (act.clone(), act.word.clone(), Cents::ZERO);
        tale.tell(|| What::Acted { seat, act, face: Face::Up, did, paid, rule });
        Ok(())
    }

    fn rule(&mut self, ruling: &Ruling, tale: &mut Tale) -> Result<(), Refusal> {
        let cite = ruling.cite()?;
        if cite == self.posting.terms.cites.closed && cite.ruled.is_some() {
            self.late.push((self.too_late(ruling, cite)?, cite));
            tale.tell(|| What::Ruled { ruling: ruling.clone(), moved: Vec::new() });
            return Ok(());
        }
        if self.phase != Phase::Betting {
            let rule = self.posting.terms.cites.closed;
            return Err(Refusal::by(rule, format!("nothing is ruled during a {}", L::CHANCE)));
        }
        L::rule(&self.posting.rules, &mut self.round, &self.stakes, ruling)?;
        tale.tell(|| What::Ruled { ruling: ruling.clone(), moved: Vec::new() });
        Ok(())
    }

    /// Chips put down once the throw lies there: they are no part of it.
    fn too_late(&self, ruling: &Ruling, rule: Cite) -> Result<Stake, Refusal> {
        let no = |why: String| Err(Refusal::by(rule, why));
        let (Some(seat), Some(wager), Some(amount)) = (ruling.seat, &ruling.wager, ruling.amount)
        else {
            return no("say how much lies on which wager of which seat".into());
        };
        if self.phase != Phase::Playing || !self.thrown {
            return no(format!("no {} has come to rest and waits to be settled", L::CHANCE));
        }
        self.posting.check_seat(seat)?;
        let offer = self.posting.offer(wager)?;
        if amount <= Cents::ZERO || amount > Cents::READ_MAX {
            return no(format!("{amount} is no wager"));
        }
        let wager = self.posting.offers[offer].wager.id();
        if self.late.iter().any(|(late, _)| (late.seat, late.wager) == (seat, wager)) {
            return no(format!("what {seat} has on {wager} has been counted"));
        }
        let (owner, memory) = (Owner::Seat, crate::Memory::default());
        Ok(Stake { seat, owner, offer, wager, amount, memory })
    }

    /// Only a settled throw is cleared: what lies on the layout stays there.
    fn clear(&mut self, tale: &mut Tale) -> Result<(), Refusal> {
        if self.phase != Phase::Settled {
            let why = format!("the {} is not settled", L::CHANCE);
            return Err(Refusal::by(self.posting.terms.cites.order, why));
        }
        self.phase = Phase::Betting;
        self.thrown = false;
        tale.tell(|| What::Cleared);
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
