//! `croupier merge`: the parts of a sharded simulation, added up.

use super::args::MergeArgs;
use super::simulate::{Run, readable, report};
use super::{print, print_json, read};
use crate::failure::Failure;
use std::path::Path;

pub(super) fn run(args: &MergeArgs) -> Result<(), Failure> {
    let mut whole: Option<Run> = None;
    for path in &args.files {
        let part = load(path)?;
        match &mut whole {
            None => whole = Some(part),
            Some(whole) => add(whole, part, path)?,
        }
    }
    let mut whole = whole.ok_or_else(|| Failure::usage("nothing to merge"))?;
    whole.shards.sort();
    let twice = whole.shards.windows(2).find(|pair| pair[0] == pair[1]);
    if let Some([part, ..]) = twice {
        return Err(Failure::damaged(format!("part {part} is there twice")));
    }
    let report = report(&whole)?;
    if args.json { print_json(&report) } else { print(&readable(&report)) }
}

fn load(path: &Path) -> Result<Run, Failure> {
    serde_json::from_str(&read(path)?).map_err(|error| {
        Failure::damaged(format!("{}: not a simulation's result: {error}", path.display()))
    })
}

fn add(whole: &mut Run, part: Run, path: &Path) -> Result<(), Failure> {
    let same = (&whole.game, &whole.posted, &whole.seed, &whole.strategy, whole.of)
        == (&part.game, &part.posted, &part.seed, &part.strategy, part.of);
    let shape = whole.tally.iter().map(|(name, counts)| (name, counts.len()));
    let fits = shape.eq(part.tally.iter().map(|(name, counts)| (name, counts.len())));
    if !same || !fits {
        let why = "part of another run: game, options, seed, strategy and rounds must agree";
        return Err(Failure::damaged(format!("{}: {why}", path.display())));
    }
    for (name, counts) in part.tally {
        for (sum, count) in whole.tally.entry(name).or_default().iter_mut().zip(counts) {
            *sum = sum.checked_add(count).ok_or_else(|| Failure::damaged("counts overflow"))?;
        }
    }
    whole.rounds += part.rounds;
    whole.shards.extend(part.shards);
    whole.rounds_per_second += part.rounds_per_second;
    Ok(())
}
