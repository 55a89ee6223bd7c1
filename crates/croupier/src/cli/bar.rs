//! A progress bar, which is drawn on a terminal only, and not at once.

use crate::solving::{Folder, Keep, Progress, Recall, Task, Work};
use indicatif::{HumanDuration, ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};
use std::fmt;
use std::io::{IsTerminal, Write as _};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How long somebody waits without being told what for.
const PATIENCE: Duration = Duration::from_secs(1);

/// What a bar says beside itself.
#[derive(Clone, Copy)]
pub(super) struct Words<'a> {
    /// The game that is solved.
    pub id: &'a str,
    /// What its rounds are called.
    pub rounds: &'a str,
}

/// Calls the library behind a bar, with the user's own folder of solved games.
pub(super) fn worked<T>(words: Words<'_>, recall: Recall, call: impl FnOnce(Work<'_>) -> T) -> T {
    let folder = Folder::of_user(recall);
    let keep = folder.as_ref().map(|folder| folder as &dyn Keep);
    let kept = keep.is_some();
    watched((words, kept), |progress| call(Work { keep, progress: Some(progress) }))
}

/// Works behind a bar.
fn watched<T>(words: (Words<'_>, bool), call: impl FnOnce(&Progress) -> T) -> T {
    let (progress, over) = (Progress::default(), AtomicBool::new(false));
    std::thread::scope(|scope| {
        let watching = scope.spawn(|| draw(words, &progress, &over));
        // However the call ends, the bar must stop, or the scope would wait for it for ever.
        let _stop = crate::watch::Stop { over: &over, watching: watching.thread() };
        call(&progress)
    })
}

/// Works a game out behind a bar.
pub(crate) fn behind<T>(id: &str, call: impl FnOnce(Work<'_>) -> T) -> T {
    let words = Words { id, rounds: "rounds" };
    watched((words, false), |progress| call(Work { keep: None, progress: Some(progress) }))
}

/// Draws until the call is over, a bar for each thing that takes long.
fn draw((words, kept): (Words<'_>, bool), progress: &Progress, over: &AtomicBool) {
    let (begun, mut silent) = (Instant::now(), !std::io::stderr().is_terminal());
    let mut drawn: Option<(Task, u64, ProgressBar)> = None;
    while !over.load(Ordering::Relaxed) {
        let now = progress.glance();
        // Where no bar can be seen, whoever waits is told once what for.
        if let Some(text) =
            waiting((words.id, kept), now.stage, begun.elapsed()).filter(|_| silent)
        {
            silent = false;
            let _ = writeln!(std::io::stderr(), "{text}");
        }
        let another = |(stage, done, _): &mut (Task, u64, ProgressBar)| {
            *stage != now.stage || *done > now.done
        };
        if let Some((_, _, bar)) = drawn.take_if(another) {
            bar.finish_and_clear();
        }
        if now.stage != Task::Quick {
            let (_, done, bar) =
                drawn.get_or_insert_with(|| (now.stage, 0, bar(words, now.stage)));
            *done = now.done;
            bar.set_length(now.total.max(1));
            bar.set_position(now.done);
        }
        std::thread::park_timeout(Duration::from_millis(50));
    }
    if let Some((_, _, bar)) = drawn {
        bar.finish_and_clear();
    }
}

/// What to say to whoever has waited so long, where it is a game that is solved.
fn waiting((id, kept): (&str, bool), stage: Task, waited: Duration) -> Option<String> {
    let after = if kept { "; what is found is kept on disk for the next time" } else { "" };
    let long = stage == Task::Solving && waited >= PATIENCE;
    long.then(|| format!("croupier: computing {id}{after}"))
}

fn bar(Words { id, rounds }: Words<'_>, stage: Task) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr());
    let figures = match stage {
        Task::Dealing => format!("{{done}} {rounds}, {{speed}}{{left}}"),
        Task::Solving | Task::Quick => format!("solving {id}{{left}}"),
    };
    // The bar takes what the figures leave of the line.
    let look = format!("{{wide_bar}} {{percent:>3}} %  {figures}");
    let style = ProgressStyle::with_template(&look).unwrap_or(ProgressStyle::default_bar());
    let style = style
        .with_key("done", |state: &ProgressState, to: &mut dyn fmt::Write| {
            let _ = write!(to, "{}", rounded(state.pos()));
        })
        .with_key("left", |state: &ProgressState, to: &mut dyn fmt::Write| {
            let _ = write!(to, "{}", left(state.pos(), state.eta()));
        })
        .with_key("speed", |state: &ProgressState, to: &mut dyn fmt::Write| {
            let _ = write!(to, "{} a second", rounded(state.per_sec() as u64));
        });
    bar.with_style(style)
}

/// How long it will take, once anything is done by which that can be told.
fn left(done: u64, eta: Duration) -> String {
    match done {
        0 => String::new(),
        _ => format!(", {} left", HumanDuration(eta)),
    }
}

/// A number as it is said of a bar that moves: three figures are enough.
fn rounded(n: u64) -> String {
    let (unit, by) = match n {
        1_000_000_000.. => ("billion", 1_000_000_000),
        1_000_000.. => ("million", 1_000_000),
        1_000.. => ("thousand", 1_000),
        _ => return n.to_string(),
    };
    let times = |parts: u64| (n * parts + by / 2) / by;
    match n / by {
        100.. => format!("{} {unit}", times(1)),
        10.. => format!("{}.{} {unit}", times(10) / 10, times(10) % 10),
        _ => format!("{}.{:02} {unit}", times(100) / 100, times(100) % 100),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_waits_long_is_told_what_for() {
        let said = |stage, ms| waiting(("uk/x", true), stage, Duration::from_millis(ms));
        assert_eq!(said(Task::Solving, 999), None);
        assert_eq!(said(Task::Quick, 5_000), None);
        assert_eq!(
            said(Task::Solving, 1_000).as_deref(),
            Some("croupier: computing uk/x; what is found is kept on disk for the next time")
        );
    }

    #[test]
    fn nothing_is_said_of_the_time_before_anything_is_done() {
        assert_eq!(left(0, Duration::ZERO), "");
        assert_eq!(left(1, Duration::from_secs(90)), ", 2 minutes left");
    }

    #[test]
    fn figures_beside_a_bar_are_rounded() {
        for (n, text) in [
            (0, "0"),
            (999, "999"),
            (1_235, "1.24 thousand"),
            (45_678_901, "45.7 million"),
            (456_789_012, "457 million"),
            (1_000_000_000, "1.00 billion"),
        ] {
            assert_eq!(rounded(n), text);
        }
    }
}
