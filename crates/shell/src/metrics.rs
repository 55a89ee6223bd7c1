//! Figures for whoever watches the floor, in the text that Prometheus reads.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// Bounds of a histogram of durations, in microseconds.
const MICROS: [u64; 12] =
    [100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 500_000, 2_500_000];
/// Bounds of a histogram of counts.
const COUNTS: [u64; 12] = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 4096];

/// How often a value fell below each bound.
struct Histogram {
    bounds: &'static [u64; 12],
    below: [AtomicU64; 12],
    all: AtomicU64,
    sum: AtomicU64,
}

impl Histogram {
    fn new(bounds: &'static [u64; 12]) -> Histogram {
        let below = std::array::from_fn(|_| AtomicU64::new(0));
        Histogram { bounds, below, all: AtomicU64::new(0), sum: AtomicU64::new(0) }
    }

    fn count(&self, value: u64) {
        for (bound, below) in self.bounds.iter().zip(&self.below) {
            if value <= *bound {
                below.fetch_add(1, Relaxed);
            }
        }
        self.all.fetch_add(1, Relaxed);
        self.sum.fetch_add(value, Relaxed);
    }

    /// Its lines; bounds are divided by `unit`.
    #[allow(clippy::cast_precision_loss)] // figures for a graph
    fn write(&self, text: &mut String, name: &str, help: &str, unit: f64) {
        let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} histogram");
        for (bound, below) in self.bounds.iter().zip(&self.below) {
            let (bound, below) = (*bound as f64 / unit, below.load(Relaxed));
            let _ = writeln!(text, "{name}_bucket{{le=\"{bound}\"}} {below}");
        }
        let all = self.all.load(Relaxed);
        let sum = self.sum.load(Relaxed) as f64 / unit;
        let _ = writeln!(text, "{name}_bucket{{le=\"+Inf\"}} {all}");
        let _ = writeln!(text, "{name}_sum {sum}\n{name}_count {all}");
    }
}

/// All figures.
pub struct Metrics {
    /// Requests by method, route and status.
    asked: Mutex<BTreeMap<(String, String, u16), u64>>,
    took: Histogram,
    batch: Histogram,
    flush: Histogram,
    rounds: AtomicU64,
    wrong: AtomicU64,
    overrun: AtomicU64,
    sockets: AtomicI64,
    stopped: AtomicBool,
}

impl Default for Metrics {
    fn default() -> Metrics {
        Metrics {
            asked: Mutex::default(),
            took: Histogram::new(&MICROS),
            batch: Histogram::new(&COUNTS),
            flush: Histogram::new(&MICROS),
            rounds: AtomicU64::new(0),
            wrong: AtomicU64::new(0),
            overrun: AtomicU64::new(0),
            sockets: AtomicI64::new(0),
            stopped: AtomicBool::new(false),
        }
    }
}

fn micros(took: Duration) -> u64 {
    u64::try_from(took.as_micros()).unwrap_or(u64::MAX)
}

impl Metrics {
    /// A request was answered.
    pub fn answered(&self, method: &str, route: &str, status: u16, took: Duration) {
        let mut asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        *asked.entry((method.to_string(), route.to_string(), status)).or_default() += 1;
        drop(asked);
        self.took.count(micros(took));
    }

    /// A batch was stored.
    pub fn flushed(&self, requests: usize, rounds: usize, took: Duration) {
        self.batch.count(requests as u64);
        self.flush.count(micros(took));
        self.rounds.fetch_add(rounds as u64, Relaxed);
    }

    /// The counter was full.
    pub fn overrun(&self) {
        self.overrun.fetch_add(1, Relaxed);
    }

    /// An assertion failed, and nothing was changed.
    pub fn wrong(&self) {
        self.wrong.fetch_add(1, Relaxed);
    }

    /// How often an assertion failed.
    #[must_use]
    pub fn wrongs(&self) -> u64 {
        self.wrong.load(Relaxed)
    }

    /// Whether storage refuses.
    #[allow(clippy::fn_params_excessive_bools)] // a gauge of two values
    pub fn stopped(&self, stopped: bool) {
        self.stopped.store(stopped, Relaxed);
    }

    /// A socket was opened (1) or closed (-1).
    pub fn sockets(&self, by: i64) -> i64 {
        self.sockets.fetch_add(by, Relaxed) + by
    }

    /// Everything as text, with figures that others count beside.
    #[must_use]
    pub fn text(&self, beside: &[(&str, &str, u64)]) -> String {
        let mut text = String::new();
        let name = "croupier_requests_total";
        let _ = writeln!(text, "# HELP {name} Requests answered.\n# TYPE {name} counter");
        let asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner).clone();
        for ((method, route, status), n) in asked {
            let labels = format!("method=\"{method}\",route=\"{route}\",status=\"{status}\"");
            let _ = writeln!(text, "{name}{{{labels}}} {n}");
        }
        let seconds = 1e6;
        let help = "From a request's arrival to its answer.";
        self.took.write(&mut text, "croupier_request_seconds", help, seconds);
        let help = "From a batch's first decision to its being stored.";
        self.flush.write(&mut text, "croupier_flush_seconds", help, seconds);
        let help = "Requests that share a flush.";
        self.batch.write(&mut text, "croupier_flush_requests", help, 1.0);
        let counters = [
            ("croupier_rounds_total", "Rounds settled.", &self.rounds),
            ("croupier_wrong_total", "Assertions that failed; nothing changed.", &self.wrong),
            ("croupier_overrun_total", "Requests that found the counter full.", &self.overrun),
        ];
        for (name, help, counter) in counters {
            let n = counter.load(Relaxed);
            let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} counter\n{name} {n}");
        }
        let sockets = u64::try_from(self.sockets.load(Relaxed)).unwrap_or_default();
        let own = [
            ("croupier_sockets", "Streams that are open.", sockets),
            ("croupier_stopped", "Whether storage refuses.", self.stopped.load(Relaxed).into()),
        ];
        for (name, help, n) in own.iter().chain(beside) {
            let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} gauge\n{name} {n}");
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_written_as_prometheus_reads_them() {
        let metrics = Metrics::default();
        metrics.answered("GET", "/healthz", 200, Duration::from_micros(300));
        metrics.flushed(3, 2, Duration::from_millis(2));
        metrics.sockets(1);
        let text = metrics.text(&[("croupier_tables", "Tables.", 7)]);
        for line in [
            "croupier_requests_total{method=\"GET\",route=\"/healthz\",status=\"200\"} 1",
            "croupier_request_seconds_bucket{le=\"0.00025\"} 0",
            "croupier_request_seconds_bucket{le=\"0.0005\"} 1",
            "croupier_flush_requests_bucket{le=\"4\"} 1",
            "croupier_flush_requests_sum 3",
            "croupier_rounds_total 2",
            "croupier_sockets 1",
            "croupier_tables 7",
        ] {
            assert!(text.lines().any(|known| known == line), "{line}\n{text}");
        }
        let sample =
            |line: &str| line.rsplit_once(' ').is_some_and(|(_, n)| n.parse::<f64>().is_ok());
        assert!(text.lines().all(|line| line.starts_with('#') || sample(line)), "{text}");
    }
}
