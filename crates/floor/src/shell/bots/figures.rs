//! How it went: rounds, requests, how long a bet took to be acknowledged.

use serde::Serialize;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Figures while bots play.
pub struct Figures {
    began: Instant,
    rounds: AtomicU64,
    bets: AtomicU64,
    decisions: AtomicU64,
    refused: AtomicU64,
    gone: AtomicU64,
    /// Microseconds from a bet to its acknowledgement, and from a decision to its.
    took: Mutex<Vec<u32>>,
}

/// The most durations that are kept; beyond, every other is forgotten and half are counted.
const KEPT_MAX: usize = 2_000_000;

impl Default for Figures {
    fn default() -> Figures {
        Figures {
            began: Instant::now(),
            rounds: AtomicU64::new(0),
            bets: AtomicU64::new(0),
            decisions: AtomicU64::new(0),
            refused: AtomicU64::new(0),
            gone: AtomicU64::new(0),
            took: Mutex::default(),
        }
    }
}

/// How it went.
#[derive(Clone, Debug, Serialize)]
pub struct Summary {
    /// Seconds.
    pub seconds: f64,
    /// Rounds that bots saw settled at their seats, each counted at every seat.
    pub rounds: u64,
    /// Bets that were taken.
    pub bets: u64,
    /// Decisions that were taken.
    pub decisions: u64,
    /// Inputs that were refused.
    pub refused: u64,
    /// Bots that went because something failed.
    pub gone: u64,
    /// Why the last of them went.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
    /// Milliseconds from an input to its acknowledgement: the median, one in a hundred, the most.
    pub p50_ms: f64,
    /// See `p50_ms`.
    pub p99_ms: f64,
    /// See `p50_ms`.
    pub max_ms: f64,
}

impl Figures {
    pub(super) fn round(&self) {
        self.rounds.fetch_add(1, Relaxed);
    }

    pub(super) fn bet(&self, took: Duration) {
        self.bets.fetch_add(1, Relaxed);
        self.keep(took);
    }

    pub(super) fn decision(&self, took: Duration) {
        self.decisions.fetch_add(1, Relaxed);
        self.keep(took);
    }

    pub(super) fn refused(&self) {
        self.refused.fetch_add(1, Relaxed);
    }

    pub(super) fn gone(&self) {
        self.gone.fetch_add(1, Relaxed);
    }

    fn keep(&self, took: Duration) {
        let mut kept = self.took.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= KEPT_MAX {
            let mut at = 0;
            kept.retain(|_| {
                at += 1;
                at % 2 == 0
            });
        }
        kept.push(u32::try_from(took.as_micros()).unwrap_or(u32::MAX));
    }

    /// All of it.
    #[must_use]
    pub fn summary(&self) -> Summary {
        let mut took = self.took.lock().unwrap_or_else(PoisonError::into_inner).clone();
        took.sort_unstable();
        let at = |hundredths: usize| {
            let place = (took.len() * hundredths / 100).min(took.len().saturating_sub(1));
            took.get(place).map_or(0.0, |micros| f64::from(*micros) / 1000.0)
        };
        Summary {
            seconds: self.began.elapsed().as_secs_f64(),
            rounds: self.rounds.load(Relaxed),
            bets: self.bets.load(Relaxed),
            decisions: self.decisions.load(Relaxed),
            refused: self.refused.load(Relaxed),
            gone: self.gone.load(Relaxed),
            why: None,
            p50_ms: at(50),
            p99_ms: at(99),
            max_ms: at(100),
        }
    }
}
