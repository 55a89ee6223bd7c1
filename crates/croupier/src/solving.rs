//! Games that are solved: exactly, behind a progress bar, and kept on disk for the next time.

mod kept;

use crate::failure::Failure;
use cards::Card;
use games::duel::{Duel, Rules};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use law::Posted;
use odds::{Census, Play, Progress, Question, Solved};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use table::{Offer, Terms};

/// How all deals end, for each reading.
pub(crate) type Censuses = BTreeMap<String, Census>;

/// Whether an earlier result may serve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Recall {
    /// What was kept serves.
    Kept,
    /// Everything is counted afresh.
    Fresh,
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
}

/// The strategy of that name.
pub(crate) fn play(name: &str) -> Result<Play, Failure> {
    Play::parse(name).ok_or_else(|| {
        let known: Vec<&str> = Play::ALL.into_iter().map(Play::name).collect();
        Failure::usage(format!("no strategy `{name}` here; there are {}", known.join(", ")))
    })
}

/// Solves a game, with its book, behind a progress bar.
pub(crate) fn solve(case: &Case<'_>) -> Solved {
    let progress = Progress::default();
    watched(case.id, &progress, || quietly(case, &progress))
}

/// The same for whoever shows by other means how far it has come.
pub(crate) fn quietly(case: &Case<'_>, progress: &Progress) -> Solved {
    let deck: Vec<Card> = Card::all().collect();
    let question = Question {
        rules: case.rules,
        offers: case.offers,
        deck: &deck,
        decks: (case.terms.pack.len() as usize / deck.len()) as u8,
        play: case.play,
        threads: std::thread::available_parallelism().map_or(1, usize::from),
        progress,
    };
    odds::solve(&question)
}

/// How a game ends: as kept, else solved and kept.
pub(crate) fn censuses(case: &Case<'_>, recall: Recall) -> Censuses {
    let place = kept::Place::of(case);
    let known = place.as_ref().filter(|_| recall == Recall::Kept).and_then(kept::Place::read);
    known.unwrap_or_else(|| {
        let counted = named(&solve(case));
        if let Some(place) = place {
            place.write(&counted);
        }
        counted
    })
}

/// The censuses of a solved game by name.
pub(crate) fn named(solved: &Solved) -> Censuses {
    solved.censuses.iter().map(|(name, census)| ((*name).to_string(), census.clone())).collect()
}

/// Works behind a progress bar, which is drawn on a terminal only, and not at once.
fn watched<T>(id: &str, progress: &Progress, work: impl FnOnce() -> T) -> T {
    let over = AtomicBool::new(false);
    let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr());
    let look = format!("{{bar:40}} {{percent:>3}} %  solving {id}, {{eta}} left");
    bar.set_style(ProgressStyle::with_template(&look).unwrap_or(ProgressStyle::default_bar()));
    std::thread::scope(|scope| {
        let watching = scope.spawn(|| {
            while !over.load(Ordering::Relaxed) {
                bar.set_length(progress.total.load(Ordering::Relaxed).max(1));
                bar.set_position(progress.done.load(Ordering::Relaxed));
                std::thread::park_timeout(Duration::from_millis(50));
            }
            bar.finish_and_clear();
        });
        let _stop = crate::watch::Stop { over: &over, watching: watching.thread() };
        work()
    })
}
