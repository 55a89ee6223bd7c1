//! What best play would do with your hand, and what each choice is worth.
//!
//! A game takes its time to be worked out: that is done once, when somebody asks for it.

use super::{Session, Waits};
use crate::solving::{Progress, Work};
use crate::strategy::{self, About, Answer, Decision, Request, Study as Solved};
use cards::Card;
use catalog::{Error, Game};
use games::Entry;
use odds::Exact;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::thread;
use table::{Choice, Kind, Refusal, Verb};

/// A game worked out.
#[derive(Default)]
pub(super) enum Study {
    /// Nobody has asked.
    #[default]
    None,
    /// It is being worked out.
    Begun(Receiver<Solved>, Arc<Progress>),
    /// It is there.
    Done(Box<Solved>),
    /// What each setting of one hand is worth, once that is counted.
    Set(Box<Request>, Receiver<Answer>, Option<Box<Answer>>),
}

/// What each choice is worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// The wager in units of which it is told.
    pub unit: String,
    /// Each decision with its worth, the best one first.
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
    /// Whether there is best play to be told at this table.
    #[must_use]
    pub fn advises(&self) -> bool {
        matches!(self.game, Game::Banked(Entry::Duel(_), _)) || self.sets()
    }

    /// Whether hands are set at this table, each a matter of its own.
    fn sets(&self) -> bool {
        matches!(self.game, Game::Banked(Entry::PaiGow(_) | Entry::Tiles(_), _))
    }

    /// What best play would do, worked out while you wait.
    ///
    /// # Errors
    /// A refusal when there is nothing to decide.
    pub fn advice(&mut self) -> Result<Advice, Refusal> {
        let request = self.asked_about()?;
        if self.sets() {
            let id = self.game.id();
            let answer = crate::cli::bar::behind(id, |work| strategy::with(id, &request, work));
            return Ok(self.advised(&answer.map_err(|error| unknown(&error))?));
        }
        if !matches!(self.study, Study::Done(_)) {
            let (id, posted) = (self.game.id(), &self.setup.posted);
            let solved = crate::cli::bar::behind(id, |work| Solved::of(id, posted, work));
            self.study = Study::Done(Box::new(solved.map_err(|error| unknown(&error))?));
        }
        match &self.study {
            Study::Done(solved) => {
                Ok(self.advised(&solved.answer(&request).map_err(|error| unknown(&error))?))
            }
            Study::None | Study::Begun(..) | Study::Set(..) => Err(nothing()),
        }
    }

    /// The same, worked out aside: ask again until it is told.
    ///
    /// # Errors
    /// As above.
    pub fn advice_aside(&mut self) -> Result<Advised, Refusal> {
        let request = self.asked_about()?;
        if self.sets() {
            return Ok(self.set_aside(request));
        }
        if let Study::Begun(done, _) = &self.study {
            match done.try_recv() {
                Ok(solved) => self.study = Study::Done(Box::new(solved)),
                Err(TryRecvError::Empty) => {}
                Err(TryRecvError::Disconnected) => self.study = Study::None,
            }
        }
        if matches!(self.study, Study::None) {
            self.study = self.begin();
        }
        match &self.study {
            Study::Done(solved) => {
                let answer = solved.answer(&request).map_err(|error| unknown(&error))?;
                Ok(Advised::Told(self.advised(&answer)))
            }
            Study::Begun(_, progress) => {
                let glance = progress.glance();
                Ok(Advised::Later(100 * glance.done / glance.total.max(1)))
            }
            Study::None | Study::Set(..) => Ok(Advised::Later(0)),
        }
    }

    /// What each setting of your hand is worth, counted in a thread of its own.
    fn set_aside(&mut self, request: Request) -> Advised {
        if !matches!(&self.study, Study::Set(of, ..) if **of == request) {
            let (told, done) = mpsc::channel();
            let (id, asked) = (self.game.id(), request.clone());
            thread::spawn(move || {
                // Nobody may listen any more.
                if let Ok(answer) = strategy::strategy(id, &asked) {
                    let _ = told.send(answer);
                }
            });
            self.study = Study::Set(Box::new(request), done, None);
        }
        if let Study::Set(_, done, answer @ None) = &mut self.study {
            *answer = done.try_recv().ok().map(Box::new);
        }
        match &self.study {
            Study::Set(.., Some(answer)) => Advised::Told(self.advised(answer)),
            _ => Advised::Later(0),
        }
    }

    /// Begins in a thread of its own; whoever leaves need not wait for it.
    fn begin(&self) -> Study {
        let progress = Arc::new(Progress::default());
        let (told, done) = mpsc::channel();
        let (id, posted) = (self.game.id(), self.setup.posted.clone());
        let steps = Arc::clone(&progress);
        thread::spawn(move || {
            let work = Work { progress: Some(&steps), ..Work::default() };
            // Nobody may listen any more.
            if let Ok(solved) = Solved::of(id, &posted, work) {
                let _ = told.send(solved);
            }
        });
        Study::Begun(done, progress)
    }

    /// The cards in view at your decision.
    fn asked_about(&self) -> Result<Request, Refusal> {
        if !self.advises() || self.waits() != Waits::Decision {
            return Err(nothing());
        }
        let sight = self.sight();
        // Who banks sets the cards of the bank.
        let banks = self.sets() && sight.bank.is_some_and(|(seat, _)| seat == self.you());
        let spot = if banks { "dealer".into() } else { format!("seat{}", self.you().n()) };
        let own = sight.spot(&spot).iter().map(|held| held.card);
        let hand = own.filter(|card| card.is_known()).collect();
        let seen = |spot: &str| -> Vec<Card> {
            sight.spot(spot).iter().filter_map(|held| held.card.natural()).collect()
        };
        let insured = self.decisions().iter().any(|choice| choice.id == "double");
        Ok(Request {
            posted: self.setup.posted.clone(),
            hand,
            board: seen("board"),
            dealer: if banks { Vec::new() } else { seen("dealer") },
            about: match (banks, insured) {
                (true, _) => About::Bank,
                (false, true) => About::Insurance,
                (false, false) => About::Game,
            },
        })
    }

    /// What the table lets you decide, whether or not you can pay for it.
    fn decisions(&self) -> Vec<Choice> {
        let menu = self.table.menu(self.you()).into_iter();
        menu.filter(|choice| choice.verb == Verb::Decide && choice.is_open()).collect()
    }

    fn advised(&self, answer: &Answer) -> Advice {
        let menu = self.decisions();
        let mut choices: Vec<(String, Exact)> = Vec::new();
        for decision in &answer.decisions {
            let named = |choice: &&Choice| choice.id == decision.act;
            let mut amounts: Vec<_> =
                menu.iter().filter(named).filter_map(|choice| choice.amount).collect();
            amounts.sort_by_key(|span| span.min);
            let less =
                |other: &&Decision| other.act == decision.act && other.times < decision.times;
            let at = answer.decisions.iter().filter(less).count();
            let text = match amounts.get(at).filter(|_| decision.times.is_some()) {
                Some(span) => format!("{} {}", decision.act, span.min.plain()),
                None => decision.named(),
            };
            choices.push((text, decision.worth.clone()));
        }
        choices.sort_by(|(_, one), (_, other)| other.cmp(one));
        Advice { unit: self.unit(), choices }
    }

    /// The first wager of the game itself.
    fn unit(&self) -> String {
        let sign = self.sign();
        let bundle = sign.equal.first().and_then(|all| sign.mark(all.first()?));
        let main = || sign.marks.iter().find(|mark| mark.kind == Kind::Main);
        bundle.or_else(main).map_or_else(String::new, |mark| mark.title.to_string())
    }
}

fn nothing() -> Refusal {
    Refusal::unknown("there is nothing to decide now")
}

fn unknown(error: &Error) -> Refusal {
    Refusal::unknown(error.to_string())
}
