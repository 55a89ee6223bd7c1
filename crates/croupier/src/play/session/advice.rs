//! What best play would do with your hand, and what each choice is worth.
//!
//! A book of best play takes its time: it is made once, when somebody asks for it. It is asked
//! about a round in which lies what you see, told again event by event.

use super::{Session, Waits};
use crate::solving::{self, Case};
use games::Entry;
use games::Variant;
use games::duel::{Act, Duel, Round, Rules};
use law::Posted;
use money::Cents;
use odds::{Book, Exact, Progress};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::thread;
use table::{
    Deals, Effect, Event, Lying, Memory, Owner, Posting, Refusal, Seat, Spot, Stake, Told, Viewer,
};

/// A book of best play.
#[derive(Default)]
pub(super) enum Study {
    /// Nobody has asked.
    #[default]
    None,
    /// It is being made.
    Begun(Receiver<Box<dyn Book>>, Arc<Progress>),
    /// It is there.
    Done(Box<dyn Book>),
}

/// What each choice is worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// The wager in units of which it is told.
    pub unit: &'static str,
    /// Each line of the menu with its worth, the best one first.
    pub choices: Vec<(String, Exact)>,
}

/// An answer to who asks for advice and does not wait.
pub enum Advised {
    /// This is it.
    Told(Advice),
    /// Not yet: so many percent are done.
    Later(u64),
}

impl Session {
    /// What best play would do, worked out while you wait.
    ///
    /// # Errors
    /// A refusal when there is nothing to decide.
    pub fn advice(&mut self) -> Result<Advice, Refusal> {
        let variant = self.asked_about()?;
        let book = match std::mem::take(&mut self.study) {
            Study::Done(book) => book,
            Study::None | Study::Begun(..) => solved(variant, &self.posted, solving::solve)?,
        };
        let advice = self.advised(variant, book.as_ref());
        self.study = Study::Done(book);
        advice
    }

    /// The same, worked out aside: ask again until it is told.
    ///
    /// # Errors
    /// As above.
    pub fn advice_aside(&mut self) -> Result<Advised, Refusal> {
        let variant = self.asked_about()?;
        if let Study::Begun(done, _) = &self.study {
            match done.try_recv() {
                Ok(book) => self.study = Study::Done(book),
                Err(TryRecvError::Empty) => {}
                Err(TryRecvError::Disconnected) => self.study = Study::None,
            }
        }
        if matches!(self.study, Study::None) {
            self.study = begin(variant, self.posted.clone());
        }
        match &self.study {
            Study::Done(book) => Ok(Advised::Told(self.advised(variant, book.as_ref())?)),
            Study::Begun(_, progress) => {
                let total = progress.total.load(Ordering::Relaxed).max(1);
                Ok(Advised::Later(100 * progress.done.load(Ordering::Relaxed) / total))
            }
            Study::None => Ok(Advised::Later(0)),
        }
    }

    fn asked_about(&self) -> Result<&'static Variant<Duel>, Refusal> {
        match (self.entry, self.waits()) {
            (Entry::Duel(variant), Waits::Decision(_)) => Ok(variant),
            _ => Err(Refusal::unknown("there is nothing to decide now")),
        }
    }

    /// Looks the decision up.
    fn advised(
        &self,
        variant: &'static Variant<Duel>,
        book: &dyn Book,
    ) -> Result<Advice, Refusal> {
        let none = || Refusal::unknown("nobody has worked this hand out");
        let rules = posting(variant, &self.posted)?.rules;
        let Waits::Decision(menu) = self.waits() else { return Err(none()) };
        let round = self.seen(&rules).ok_or_else(none)?;
        let worths = book.worths(&round, self.you);
        let mut unit = rules.plan.bundles.first().map_or(rules.plan.ante, |b| b.wagers[0]);
        let mut choices = Vec::new();
        for text in menu {
            let act = self.read(&rules, &round, (self.you, &text)).ok_or_else(none)?;
            let (_, worth) = worths.iter().find(|(known, _)| *known == act).ok_or_else(none)?;
            for (made, ..) in stakes(&rules, act) {
                let bundle = rules.plan.bundles.iter().find(|b| b.wagers.contains(&made));
                unit = bundle.map_or(unit, |bundle| bundle.wagers[0]);
            }
            choices.push((text, worth.clone()));
        }
        choices.sort_by(|(_, one), (_, other)| other.cmp(one));
        let titled = self.spots.iter().find(|spot| spot.id == unit);
        Ok(Advice { unit: titled.map_or(unit, |spot| spot.title), choices })
    }

    /// The round as you see it.
    pub(super) fn seen(&self, rules: &Rules) -> Option<Round> {
        let spot = |name: &str| {
            let at = Duel::SPOTS.iter().position(|known| *known == name);
            at.map(|at| Spot(at as u8))
        };
        let own = games::duel::spot(self.you);
        let (mut bets, mut round): (Vec<Stake>, _) = (Vec::new(), None);
        let mut banker = None;
        for event in self.table.view(Viewer::Seat(self.you)) {
            let told = match event {
                Event::Staked(bet) => {
                    let wager = self.spots.iter().find(|spot| spot.id == bet.wager)?.id;
                    let (seat, owner, amount) = (bet.seat, bet.owner, bet.amount);
                    let memory = Memory::default();
                    bets.push(Stake { seat, owner, offer: 0, wager, amount, memory });
                    continue;
                }
                Event::Banked { seat, .. } => {
                    banker = Some(seat);
                    continue;
                }
                Event::Closed => {
                    // Where a player banks, wagers are listed from its left.
                    bets.sort_by_key(|bet| banker.map(|banker| bet.seat.steps_from(banker)));
                    round = Some(Duel::open(rules, &bets));
                    continue;
                }
                Event::Dealt { to, card: Some(card), .. } => Told::Card { at: spot(&to)?, card },
                Event::Dealt { to, card: None, .. } => Told::Hidden { at: spot(&to)? },
                Event::Shown { of, card } if spot(&of)? != own => {
                    Told::Card { at: spot(&of)?, card }
                }
                Event::Decided { seat, act } => {
                    Told::Act { seat, act: self.read(rules, round.as_ref()?, (seat, &act))? }
                }
                _ => continue,
            };
            Duel::tell(rules, round.as_mut()?, told);
        }
        round
    }

    /// The act that a seat's decision, as it is written, stands for.
    pub(super) fn read(
        &self,
        rules: &Rules,
        round: &Round,
        (seat, text): (Seat, &str),
    ) -> Option<Act> {
        let (name, amount) = text.split_once(' ').unwrap_or((text, ""));
        let amount: Option<Cents> = amount.parse().ok();
        let lying = self.table.lying();
        let on = |wager: &str| {
            let own = |lying: &&Lying| (lying.seat, lying.owner) == (seat, Owner::Seat);
            let found = lying.iter().filter(own).find(|lying| lying.wager == wager);
            found.map(|lying| lying.amount).unwrap_or_default()
        };
        let puts = |act: Act| -> Cents {
            let one = |(_, of, times)| (0..times).map(|_| on(of)).sum::<Cents>();
            stakes(rules, act).map(one).sum()
        };
        let named = Duel::acts().iter().filter(|(_, known)| *known == name).map(|(act, _)| *act);
        let open = |act: &Act| Duel::allows(rules, round, seat, *act).is_ok();
        named.filter(open).find(|act| amount.is_none_or(|amount| puts(*act) == amount))
    }
}

/// The wagers that an act makes: which, measured by which, and how many times.
fn stakes(rules: &Rules, act: Act) -> impl Iterator<Item = (&'static str, &'static str, u8)> {
    Duel::effects(rules, act).iter().filter_map(|effect| match effect {
        Effect::Stakes { wager, of, times, .. } => Some((*wager, *of, *times)),
        _ => None,
    })
}

/// The table as posted.
fn posting(variant: &Variant<Duel>, posted: &Posted) -> Result<Posting<Duel>, Refusal> {
    variant.post(posted).map_err(|breach| Refusal::unknown(breach.to_string()))
}

/// Solves a game as posted.
fn solved(
    variant: &'static Variant<Duel>,
    posted: &Posted,
    solve: impl FnOnce(&Case<'_>) -> odds::Solved,
) -> Result<Box<dyn Book>, Refusal> {
    let posting = posting(variant, posted)?;
    let offers: Vec<_> = posting.offers.iter().collect();
    let (id, rules, terms) = (variant.id, &posting.rules, &posting.terms);
    let play = odds::Play::Best;
    Ok(solve(&Case { id, rules, posted, offers: &offers, terms, play }).book)
}

/// Begins to solve a game in a thread of its own; whoever leaves need not wait for it.
fn begin(variant: &'static Variant<Duel>, posted: Posted) -> Study {
    let progress = Arc::new(Progress::default());
    let (told, done) = mpsc::channel();
    let steps = Arc::clone(&progress);
    thread::spawn(move || {
        let book = solved(variant, &posted, |case| solving::quietly(case, &steps));
        // Nobody may listen any more.
        book.map(|book| told.send(book)).ok()
    });
    Study::Begun(done, progress)
}
