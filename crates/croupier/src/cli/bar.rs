//! A progress bar, which is drawn on a terminal only, and not at once.

use crate::solving::{Folder, Keep, Progress, Recall, Task, Work};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

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
    watched(words, |progress| call(Work { keep, progress: Some(progress) }))
}

/// Works behind a bar.
fn watched<T>(words: Words<'_>, call: impl FnOnce(&Progress) -> T) -> T {
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
    watched(words, |progress| call(Work { keep: None, progress: Some(progress) }))
}

/// Draws until the call is over, a bar for each thing that takes long.
fn draw(words: Words<'_>, progress: &Progress, over: &AtomicBool) {
    let mut drawn: Option<(Task, u64, ProgressBar)> = None;
    while !over.load(Ordering::Relaxed) {
        let now = progress.glance();
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

fn bar(Words { id, rounds }: Words<'_>, stage: Task) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr());
    let figures = match stage {
        Task::Dealing => format!("{{human_pos}} {rounds}, {{per_sec}}, {{eta}} left"),
        Task::Solving | Task::Quick => format!("solving {id}, {{eta}} left"),
    };
    let look = format!("{{bar:40}} {{percent:>3}} %  {figures}");
    bar.with_style(ProgressStyle::with_template(&look).unwrap_or(ProgressStyle::default_bar()))
}
