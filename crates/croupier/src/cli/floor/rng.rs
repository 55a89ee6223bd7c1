//! `croupier rng`: the generator that deals, for laboratories.

use super::args::{RawArgs, Rng, RngArgs, TestArgs};
use crate::cli::style::Align::{Left, Right};
use crate::cli::style::{columns, heading};
use crate::cli::{print, print_bytes, print_json};
use crate::failure::Failure;
use crate::laboratory::{Decks, Finding as Tested, deck, examine};
use serde::Serialize;
use sim::stream::{Seed, Stream};

/// The domain of streams that are written out.
const WRITTEN: u32 = 0x7261_7721;
/// Bytes that are written at once.
const CHUNK: usize = 64 * 1024;

pub(in crate::cli) fn run(args: &RngArgs) -> Result<(), Failure> {
    match &args.what {
        Rng::Raw(args) => raw(args),
        Rng::Test(args) => test(args),
    }
}

/// The seed that was given, or one of the operating system.
fn seed(given: Option<Seed>) -> Result<Seed, Failure> {
    if let Some(seed) = given {
        return Ok(seed);
    }
    let mut bytes = [0; Seed::BYTES];
    getrandom::fill(&mut bytes)
        .map_err(|error| Failure::damaged(format!("no chance: {error}")))?;
    Ok(Seed::from(bytes))
}

fn raw(args: &RawArgs) -> Result<(), Failure> {
    let mut stream = Stream::new(&seed(args.seed)?, WRITTEN, 0);
    if let Some(below) = args.below {
        if below == 0 {
            return Err(Failure::usage("--below 0: there is no number below nothing"));
        }
        let mut line = || format!("{}\n", stream.below(below)).into_bytes();
        return written(args.bytes, &mut line);
    }
    if let Some(n) = args.shuffled {
        let decks = usize::from(n).div_ceil(52).max(1);
        let cards = deck().into_iter().cycle().take(decks * 52).take(usize::from(n).max(1));
        let mut decks = Decks::new(stream, cards.collect());
        let mut line = || format!("{}\n", decks.shuffled().join(" ")).into_bytes();
        return written(args.bytes, &mut line);
    }
    written(args.bytes, &mut || stream.word().to_be_bytes().to_vec())
}

/// Writes at most so many bytes; lines are not cut.
fn written(bytes: u64, next: &mut dyn FnMut() -> Vec<u8>) -> Result<(), Failure> {
    let mut left = usize::try_from(bytes).unwrap_or(usize::MAX);
    let mut chunk = Vec::with_capacity(CHUNK);
    while left > 0 {
        let mut more = next();
        if more.len() > left {
            if more.ends_with(b"\n") {
                break;
            }
            more.truncate(left);
        }
        left -= more.len();
        chunk.extend(more);
        if chunk.len() >= CHUNK {
            print_bytes(&chunk)?;
            chunk.clear();
        }
    }
    print_bytes(&chunk)
}

#[derive(Serialize)]
struct Out {
    seed: String,
    samples: u32,
    passes: bool,
    tests: Vec<Tested>,
}

fn test(args: &TestArgs) -> Result<(), Failure> {
    if args.samples < 10_000 {
        return Err(Failure::usage("--samples: at least 10000, or the figures mean nothing"));
    }
    let seed = seed(args.seed)?;
    let tests = examine(&seed, args.samples);
    let passes = tests.iter().all(|test| test.passes);
    if args.json {
        let (seed, samples) = (seed.to_string(), args.samples);
        print_json(&Out { seed, samples, passes, tests })?;
    } else {
        print(&readable(&tests, &seed))?;
    }
    if passes {
        return Ok(());
    }
    let why = "a test failed three times in a row: that happens by chance once in a million";
    Err(Failure::refused(why))
}

fn readable(tests: &[Tested], seed: &Seed) -> String {
    let head = ["output", "test", "statistic", "probability of less", "tries", ""];
    let mut rows = vec![head.map(String::from).to_vec()];
    for test in tests {
        rows.push(vec![
            test.output.into(),
            test.test.into(),
            format!("{:.4}", test.statistic),
            format!("{:.4}", test.probability),
            test.tries.to_string(),
            if test.passes { "within 99 %" } else { "FAILS" }.into(),
        ]);
    }
    let table = columns(&rows, &[Left, Left, Right, Right, Right, Left]);
    let note = "Outside the middle 99 % a test is made again on fresh output; three failures in a \
                row count.";
    format!("{}\n{table}seed {seed}\n{note}\n", heading("ten tests on three outputs"))
}
