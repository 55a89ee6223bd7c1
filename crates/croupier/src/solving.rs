//! Long work: games that are solved exactly and rounds that are dealt, how far it has come, and
//! where what was counted is kept.
//!
//! A call of the library keeps nothing and tells nobody unless it is given a [`Work`]: a counter
//! that another thread may look at, and a [`Keep`] to which solved games go, such as a [`Folder`].
//!
//! ```
//! use croupier::price::{self, Request};
//! use croupier::solving::{Censuses, Keep, Key, Work};
//! use std::sync::Mutex;
//!
//! /// Keeps what was counted as long as the program runs.
//! #[derive(Default)]
//! struct Memory(Mutex<Vec<(Key, Censuses)>>);
//!
//! impl Keep for Memory {
//!     fn find(&self, key: &Key) -> Option<Censuses> {
//!         let known = self.0.lock().ok()?;
//!         known.iter().find(|(of, _)| of == key).map(|(_, counted)| counted.clone())
//!     }
//!     fn keep(&self, key: &Key, counted: &Censuses) {
//!         if let Ok(mut known) = self.0.lock() {
//!             known.push((key.clone(), counted.clone()));
//!         }
//!     }
//! }
//!
//! let memory = Memory::default();
//! let work = Work { keep: Some(&memory), ..Work::default() };
//! let priced = || price::with("uk/three-card-poker", &Request::default(), work);
//! let first = priced()?.wager("ante").map(|ante| ante.edge.to_string());
//! let again = priced()?.wager("ante").map(|ante| ante.edge.to_string());
//! assert_eq!(first.as_deref(), Some("686689/20358520"));
//! assert_eq!((first, memory.0.lock().map_or(0, |all| all.len())), (again, 1));
//! # Ok::<(), croupier::Error>(())
//! ```

mod kept;

pub use kept::{Folder, Recall};

use cards::Card;
use catalog::{Error, Thing, Unknown};
use games::duel::{Duel, Rules, Shape};
use law::Posted;
use odds::{Aside, Census, Play, Question, Rule, Solved};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};
use table::{Offer, Terms};

/// How all deals end, for each reading.
pub type Censuses = BTreeMap<String, Census>;

/// How long work is done: what may serve from earlier, and where it tells how far it has come.
#[derive(Clone, Copy, Default)]
pub struct Work<'a> {
    /// Where solved games are kept; nowhere if there is none.
    pub keep: Option<&'a dyn Keep>,
    /// What others may look at meanwhile.
    pub progress: Option<&'a Progress>,
}

/// A place for solved games: a folder, a database, a list in memory.
pub trait Keep: Sync {
    /// What was kept under a key, if it is whole.
    fn find(&self, key: &Key) -> Option<Censuses>;
    /// Keeps what was counted. Whoever cannot is asked to count again, no more.
    fn keep(&self, key: &Key, counted: &Censuses);
    /// A text that was kept under a key; a place for counts alone has none.
    fn find_text(&self, _key: &Key) -> Option<String> {
        None
    }
    /// Keeps a text, where texts are kept.
    fn keep_text(&self, _key: &Key, _text: &str) {}
}

/// What a solved game is found by.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Key {
    /// The game's id.
    pub id: &'static str,
    /// All that the result depends on but the program: how it is posted and played.
    pub depends: String,
}

/// How far a call has come. Another thread may look at it while the call goes on.
#[derive(Debug, Default)]
pub struct Progress {
    stage: AtomicU8,
    steps: odds::Progress,
}

/// What a call is about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Task {
    /// Nothing that takes long.
    #[default]
    Quick,
    /// A game is solved.
    Solving,
    /// Rounds are dealt.
    Dealing,
}

/// A glance at how far a call has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Glance {
    /// What it is about.
    pub stage: Task,
    /// Steps done.
    pub done: u64,
    /// Steps in all; 0 while nobody knows.
    pub total: u64,
}

impl Progress {
    const STAGES: [Task; 3] = [Task::Quick, Task::Solving, Task::Dealing];

    /// How far it is now.
    #[must_use]
    pub fn glance(&self) -> Glance {
        let stage = usize::from(self.stage.load(Ordering::Relaxed));
        let now = |count: &AtomicU64| count.load(Ordering::Relaxed);
        let (done, total) = (now(&self.steps.done), now(&self.steps.total));
        Glance { stage: Progress::STAGES[stage], done, total }
    }

    fn begin(&self, stage: Task, total: u64) {
        self.steps.done.store(0, Ordering::Relaxed);
        self.steps.total.store(total, Ordering::Relaxed);
        self.stage.store(stage as u8, Ordering::Relaxed);
    }
}

impl Work<'_> {
    /// Does what takes long, in steps that are counted.
    pub(crate) fn during<T>(
        &self,
        stage: Task,
        total: u64,
        work: impl FnOnce(&odds::Progress) -> T,
    ) -> T {
        let unseen = Progress::default();
        let progress = self.progress.unwrap_or(&unseen);
        progress.begin(stage, total);
        let done = work(&progress.steps);
        progress.begin(Task::Quick, 0);
        done
    }
}

/// A game as posted, and how it is played.
pub(crate) struct Case<'a> {
    /// The table's id.
    pub id: &'static str,
    /// The posted values.
    pub rules: &'a Rules,
    /// The same as written.
    pub posted: &'a Posted,
    /// The wagers, by the pay tables in question.
    pub offers: &'a [&'a Offer<Duel>],
    /// How the table is run.
    pub terms: &'a Terms,
    /// How the seat plays.
    pub play: Play,
    /// Wagers beside the game that best play weighs, too.
    pub beside: &'a [Aside<'a>],
}

/// The strategy of that name in a game of such a shape.
pub(crate) fn play(id: &'static str, shape: Shape, name: &str) -> Result<Play, Error> {
    let by_rule = Rule::parse(name).filter(|_| Rule::says(shape)).map(Play::ByRule);
    Play::parse(name).or(by_rule).ok_or_else(|| {
        let all = Play::ALL.into_iter().map(Play::name);
        let rules = Rule::ALL.into_iter().filter(|_| Rule::says(shape));
        let near = all.chain(rules.map(|(name, _)| name)).map(String::from).collect();
        let (what, name) = (Thing::Strategy, name.to_string());
        Unknown { what, name, at: Some(id), near }.into()
    })
}

/// Solves a game, with its book.
pub(crate) fn solved(case: &Case<'_>, work: Work<'_>) -> Solved {
    work.during(Task::Solving, 0, |progress| quietly(case, progress))
}

/// The same, how it ends being kept for whoever asks for its price next.
pub(crate) fn solved_and_kept(case: &Case<'_>, work: Work<'_>) -> Solved {
    let solved = solved(case, work);
    if let Some(keep) = work.keep {
        let key = Key { id: case.id, depends: describe(case) };
        keep.keep(&key, &named(&solved));
    }
    solved
}

/// The same for whoever shows by other means how far it has come.
pub(crate) fn quietly(case: &Case<'_>, progress: &odds::Progress) -> Solved {
    let deck: Vec<Card> = Card::all().collect();
    let question = Question {
        rules: case.rules,
        offers: case.offers,
        deck: &deck,
        decks: (case.terms.pack.len() as usize / deck.len()) as u8,
        play: case.play,
        beside: case.beside,
        threads: std::thread::available_parallelism().map_or(1, usize::from),
        progress,
    };
    odds::solve(&question)
}

/// How a game ends: as kept, else solved and kept.
pub(crate) fn censuses(case: &Case<'_>, work: Work<'_>) -> Censuses {
    let Some(keep) = work.keep else { return named(&solved(case, work)) };
    let key = Key { id: case.id, depends: describe(case) };
    keep.find(&key).unwrap_or_else(|| {
        let counted = named(&solved(case, work));
        keep.keep(&key, &counted);
        counted
    })
}

/// The censuses of a solved game by name.
fn named(solved: &Solved) -> Censuses {
    solved.censuses.iter().map(|(name, census)| ((*name).to_string(), census.clone())).collect()
}

/// Everything a result depends on.
fn describe(case: &Case<'_>) -> String {
    let mut text = format!("{} {} {:?}\n", case.id, case.play.name(), case.posted);
    let _ = writeln!(text, "{} cards", case.terms.pack.len());
    for offer in case.offers {
        let _ = writeln!(text, "{} {:?} {:?}", offer.wager.id(), offer.pays, offer.ruling());
    }
    for Aside { offer, units } in case.beside {
        let _ = writeln!(text, "{units} on {} {:?}", offer.wager.id(), offer.pays);
    }
    text
}
