//! Evenings on the floor with faults: `cargo xtask soak --evenings N` runs this in release.

use floor::simulator::{Told, evenings};
use std::process::ExitCode;
use std::time::Instant;

/// Evenings between two lines.
const BATCH: u64 = 20_000;

fn main() -> ExitCode {
    let numbers: Vec<u64> =
        std::env::args().skip(1).filter_map(|word| word.parse().ok()).collect();
    let [n, first] = numbers[..] else {
        eprintln!("say how many evenings, and the number of the first");
        return ExitCode::from(2);
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let (began, mut all, mut done) = (Instant::now(), Told::default(), 0);
    while done < n {
        let batch = BATCH.min(n - done);
        match evenings(first + done, batch, threads) {
            Ok(told) => all.add(told),
            Err(wrong) => {
                eprintln!("{wrong}");
                return ExitCode::FAILURE;
            }
        }
        done += batch;
        let seconds = began.elapsed().as_secs_f64();
        println!("{done} evenings in {seconds:.0} s: {all:?}");
    }
    ExitCode::SUCCESS
}
