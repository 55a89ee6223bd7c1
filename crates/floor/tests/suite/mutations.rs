//! Bugs put in on purpose: the simulator must find each of them.

use floor::core::News;
use floor::simulator::{Forgetful, Meddler, Wrong, evening};
use std::panic::{AssertUnwindSafe, catch_unwind};
use table::{Event, Face, Viewer, What};

/// The first evening that goes wrong with a bug in it, whether the simulator or an assertion of
/// the core says so.
fn found(bug: &(dyn Meddler + Sync), most: u64) -> Option<Wrong> {
    let goes = |seed| {
        let told = catch_unwind(AssertUnwindSafe(|| evening(seed, bug)));
        told.unwrap_or_else(|panic| {
            let text = panic.downcast_ref::<String>().cloned().unwrap_or_default();
            Err(Wrong { seed, step: 0, what: format!("an assertion: {text}") })
        })
    };
    (0..most).find_map(|seed| goes(seed).err())
}

struct AcknowledgesEarly;

impl Meddler for AcknowledgesEarly {
    fn lies(&self) -> bool {
        true
    }
}

#[test]
fn acknowledging_before_the_flush_is_found() {
    let wrong = found(&AcknowledgesEarly, 200).expect("nobody noticed");
    assert!(wrong.what.contains("is not stored"), "{wrong}");
}

#[test]
fn forgetting_a_stake_on_restart_is_found() {
    let wrong = found(&Forgetful, 400).expect("nobody noticed");
    let seen = ["follows", "is refused", "decided", "due", "recorded", "an assertion"];
    assert!(seen.iter().any(|what| wrong.what.contains(what)), "{wrong}");
}

struct LeaksAHoleCard;

impl Meddler for LeaksAHoleCard {
    fn sent(&self, news: &News, viewer: Viewer) -> Vec<Event> {
        let mut sent = news.seen_by(viewer);
        for (event, whole) in sent.iter_mut().zip(news.seen_by(Viewer::Croupier)) {
            if matches!(whole.what, What::Dealt { face: Face::Own(_) | Face::Down, .. }) {
                *event = whole;
                break;
            }
        }
        sent
    }
}

#[test]
fn leaking_one_hole_card_is_found() {
    let wrong = found(&LeaksAHoleCard, 400).expect("nobody noticed");
    assert!(wrong.what.contains("is sent"), "{wrong}");
}
