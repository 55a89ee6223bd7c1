//! The floor checks itself: the program against the one that was started, and everything stored
//! against its chain. A mismatch alerts, and no further bet is taken.

use super::caller::Caller;
use super::counter::View;
use super::log::Level;
use super::office::Shared;
use floor::core::{Errand, Scope, Who};
use floor::proof::chained;
use floor::store::{Failure, Store};
use std::time::Duration;

/// How often the program checks itself.
const CHECK: Duration = Duration::from_hours(1);
/// How many records are read at once, and how long others come first after that.
const PAGE: usize = 512;
/// See [`PAGE`].
const REST: Duration = Duration::from_millis(5);

/// The chain after every start; the program now and then, with the chain when it is due.
pub(super) async fn checks(office: Shared) {
    let until = office.clone();
    let work = async move {
        chain(&office).await;
        loop {
            tokio::time::sleep(CHECK).await;
            if check(&office).await {
                chain(&office).await;
            }
        }
    };
    tokio::select! {
        () = work => {}
        () = until.closes() => {}
    }
}

/// The program, where it is due; whether it was.
pub(super) async fn check(office: &Shared) -> bool {
    let looks = |view: &View<'_>| view.core.self_check_due(view.now);
    if !office.counter.look(&Caller::PROGRAM, looks).await.unwrap_or(false) {
        return false;
    }
    let checked = match office.digest().await {
        Ok(digest) => office.counter.ask_as(Who::Shell, Errand::SelfCheck { digest }).await,
        Err(problem) => Err(problem),
    };
    if let Err(problem) = checked {
        let why = problem.why.into();
        office.log.tell(Level::Wrong, "the program cannot check itself", &[("why", why)]);
    }
    true
}

/// Every record from the first on: its number, its bytes and its hash. A start reads only what
/// came after the last snapshot; this is what it did not look at.
pub(super) async fn chain(office: &Shared) {
    let mut at = 0;
    loop {
        let page = office.read(&Caller::PROGRAM, move |store| page(store, at)).await;
        match page {
            Ok(Ok(0)) => return,
            Ok(Ok(n)) => at += n,
            Ok(Err(found @ Failure::Damaged { .. })) => {
                return alarm(office, format!("what is stored was changed: {found}")).await;
            }
            Ok(Err(Failure::Medium(why))) => return cannot(office, why),
            Err(problem) => return cannot(office, problem.why),
        }
        tokio::time::sleep(REST).await;
    }
}

fn cannot(office: &Shared, why: String) {
    office.log.tell(Level::Wrong, "the records cannot be checked", &[("why", why.into())]);
}

/// How many records there are from a number on, at most a page; all of them sound.
fn page(store: &dyn Store, at: u64) -> Result<u64, Failure> {
    let entries = store.read(at, PAGE)?;
    if let Some(first) = entries.first().filter(|first| first.n != at) {
        let what = format!("it is missing: the next is {}", first.n);
        return Err(Failure::Damaged { at, what });
    }
    chained(store, &entries)?;
    Ok(entries.len() as u64)
}

/// What is kept cannot be trusted: everybody is told, and no further bet is taken.
async fn alarm(office: &Shared, why: String) {
    office.log.tell(Level::Wrong, "alarm", &[("why", why.clone().into())]);
    office.alarm(why.clone());
    let errand = Errand::Disable { scope: Scope::Everything, reason: why };
    if let Err(problem) = office.counter.ask_as(Who::Shell, errand).await {
        office.log.tell(Level::Wrong, "nothing is disabled", &[("why", problem.why.into())]);
    }
}

/// Tables that are bound to an order which the store no longer has: they take no bets until their
/// round is given up and another order is bound to.
pub(super) async fn lost(office: &Shared) {
    let looks = |view: &View<'_>| {
        let state = view.core.state();
        let lost = state.tables.iter().filter_map(|(table, running)| {
            let bond = running.lost()?;
            let known = state.house.disabled.contains_key(&Scope::Table(*table));
            (!known).then_some((*table, bond.shoe))
        });
        lost.collect::<Vec<_>>()
    };
    for (table, shoe) in office.counter.look(&Caller::PROGRAM, looks).await.unwrap_or_default() {
        let reason = format!(
            "the order of shoe {shoe} that table {} is bound to is missing from the store: give \
             the round up, then take bets again",
            table.0
        );
        office.log.tell(Level::Wrong, "an order is missing", &[("why", reason.clone().into())]);
        let errand = Errand::Disable { scope: Scope::Table(table), reason };
        // Where storage refuses there is no bet either.
        let _ = office.counter.ask_as(Who::Shell, errand).await;
    }
}
