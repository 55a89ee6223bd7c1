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
    /// What the floor itself counted meanwhile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub floor: Option<Counted>,
}

/// What a floor counted while bots played, for everybody there.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Counted {
    /// Tables that are open.
    pub tables: u64,
    /// Seats that are taken.
    pub seats: u64,
    /// Rounds settled.
    pub rounds: u64,
    /// In a second.
    pub rounds_per_second: f64,
    /// Batches stored, each with one flush.
    pub flushes: u64,
    /// Rounds that shared a flush.
    pub rounds_per_flush: f64,
    /// Requests that did.
    pub requests_per_flush: f64,
    /// Memory of the floor in mebibytes, before and after.
    pub memory_mib: (f64, f64),
}

/// What `/metrics` says at one moment.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Meter {
    rounds: u64,
    flushes: u64,
    requests: u64,
    tables: u64,
    seats: u64,
    bytes: u64,
}

impl Meter {
    /// Reads the text that Prometheus does.
    pub(super) fn read(text: &str) -> Meter {
        let value = |name: &str| {
            let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
            line.and_then(|n| n.parse().ok()).unwrap_or(0)
        };
        Meter {
            rounds: value("croupier_rounds_total"),
            flushes: value("croupier_flush_requests_count"),
            requests: value("croupier_flush_requests_sum"),
            tables: value("croupier_tables"),
            seats: value("croupier_seats"),
            bytes: value("croupier_resident_bytes"),
        }
    }

    /// What happened since.
    #[allow(clippy::cast_precision_loss)] // figures for people
    pub(super) fn until(self, later: Meter, seconds: f64) -> Counted {
        let rounds = later.rounds.saturating_sub(self.rounds);
        let flushes = later.flushes.saturating_sub(self.flushes);
        let requests = later.requests.saturating_sub(self.requests);
        let per = |n: u64, of: f64| if of > 0.0 { n as f64 / of } else { 0.0 };
        let mib = |bytes: u64| bytes as f64 / f64::from(1 << 20);
        Counted {
            tables: later.tables,
            seats: later.seats,
            rounds,
            rounds_per_second: per(rounds, seconds),
            flushes,
            rounds_per_flush: per(rounds, flushes as f64),
            requests_per_flush: per(requests, flushes as f64),
            memory_mib: (mib(self.bytes), mib(later.bytes)),
        }
    }
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
            floor: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_floor_counted_is_the_difference_of_two_looks() {
        let text = |rounds: u64, flushes: u64| {
            format!(
                "# TYPE croupier_rounds_total counter\ncroupier_rounds_total {rounds}\n\
                 croupier_flush_requests_sum 900\ncroupier_flush_requests_count {flushes}\n\
                 croupier_tables 200\ncroupier_seats 1000\ncroupier_resident_bytes 2097152\n"
            )
        };
        let counted = Meter::read(&text(10, 2)).until(Meter::read(&text(510, 12)), 5.0);
        let expected = Counted {
            tables: 200,
            seats: 1000,
            rounds: 500,
            rounds_per_second: 100.0,
            flushes: 10,
            rounds_per_flush: 50.0,
            requests_per_flush: 0.0,
            memory_mib: (2.0, 2.0),
        };
        assert_eq!(counted, expected);
    }
}
