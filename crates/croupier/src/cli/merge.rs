//! `croupier merge`: the parts of a sharded simulation, added up.

use super::args::MergeArgs;
use super::pot::simulate::PotRun;
use super::simulate::{Run, readable, report};
use super::{print, print_json, read};
use crate::failure::Failure;
use sim::Shard;
use std::path::{Path, PathBuf};

pub(super) fn run(args: &MergeArgs) -> Result<(), Failure> {
    if let Some(parts) = pot_runs(&args.files)? {
        let whole = super::pot::simulate::merge(&parts)?;
        let readable = super::pot::simulate::readable;
        return if args.json { print_json(&whole) } else { print(&readable(&whole)) };
    }
    let mut whole: Option<Run> = None;
    for path in &args.files {
        let part = load(path)?;
        match &mut whole {
            None => whole = Some(part),
            Some(whole) => add(whole, part, path)?,
        }
    }
    let mut whole = whole.ok_or_else(|| Failure::usage("nothing to merge"))?;
    check_shards(&mut whole)?;
    let report = report(&whole)?;
    if args.json { print_json(&report) } else { print(&readable(&report)) }
}

/// The files as runs of a pot game, if the first is one.
fn pot_runs(files: &[PathBuf]) -> Result<Option<Vec<PotRun>>, Failure> {
    let pot = |path: &PathBuf| -> Result<Option<PotRun>, Failure> {
        Ok(serde_json::from_str(&read(path)?).ok().filter(|run: &PotRun| run.kind == "pot"))
    };
    match files.first().map(pot).transpose()? {
        Some(Some(_)) => {}
        _ => return Ok(None),
    }
    let part = |path: &PathBuf| {
        let why = || Failure::damaged(format!("{}: not a run of a pot game", path.display()));
        pot(path)?.ok_or_else(why)
    };
    files.iter().map(part).collect::<Result<Vec<_>, _>>().map(Some)
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
    whole.rounds = whole
        .rounds
        .checked_add(part.rounds)
        .filter(|rounds| *rounds <= whole.of)
        .ok_or_else(|| Failure::damaged(format!("{}: too many rounds", path.display())))?;
    whole.shards.extend(part.shards);
    whole.rounds_per_second += part.rounds_per_second;
    Ok(())
}

/// Parts must be of the same division, and none may be there twice.
fn check_shards(whole: &mut Run) -> Result<(), Failure> {
    let parse = |text: &String| {
        Shard::parse(text).ok_or_else(|| Failure::damaged(format!("`{text}` is no part")))
    };
    let mut shards: Vec<Shard> = whole.shards.iter().map(parse).collect::<Result<_, _>>()?;
    shards.sort_by_key(|shard| shard.part);
    for pair in shards.windows(2) {
        let (Shard { part, parts }, next) = (pair[0], pair[1]);
        if parts != next.parts {
            let why = format!("parts of {parts} and of {} do not fit together", next.parts);
            return Err(Failure::damaged(why));
        }
        if part == next.part {
            return Err(Failure::damaged(format!("part {part}/{parts} is there twice")));
        }
    }
    whole.shards = shards.iter().map(|s| format!("{}/{}", s.part, s.parts)).collect();
    Ok(())
}
