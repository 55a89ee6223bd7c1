//! The parts of a sharded run, added up.

use super::{Run, SeatRun, Simulated, wagers};
use crate::solving::Work;
use catalog::Error;
use sim::Shard;

/// A run, or part of one, that others may be added to.
#[derive(Clone, Debug, PartialEq)]
pub enum Part {
    /// Of a banked game.
    Wagers(Run),
    /// Of a game between players.
    Seats(SeatRun),
}

impl Part {
    /// Reads what `croupier simulate --json` wrote, or [`Simulated`] was written as.
    ///
    /// # Errors
    /// Damaged input.
    pub fn read(text: &str) -> Result<Part, Error> {
        match serde_json::from_str(text) {
            Ok(run @ SeatRun { .. }) if run.kind == SeatRun::POT => Ok(Part::Seats(run)),
            _ => serde_json::from_str(text)
                .map(Part::Wagers)
                .map_err(|error| Error::damaged(format!("not a simulation's result: {error}"))),
        }
    }
}

impl From<Simulated> for Part {
    fn from(simulated: Simulated) -> Part {
        match simulated {
            Simulated::Wagers(sampled) => Part::Wagers(sampled.run),
            Simulated::Seats(run) => Part::Seats(run),
        }
    }
}

/// Adds up the parts of one run, each with a name that messages call it by.
///
/// # Errors
/// Damaged input: parts of another run, or a part that is there twice.
pub fn merge(parts: Vec<(String, Part)>, work: Work<'_>) -> Result<Simulated, Error> {
    let mut parts = parts.into_iter();
    match parts.next() {
        None => Err(Error::usage("nothing to merge")),
        Some((_, Part::Wagers(mut whole))) => {
            for (at, part) in parts {
                match part {
                    Part::Wagers(part) => add(&mut whole, part, &at)?,
                    Part::Seats(_) => return Err(damaged(&at, "not a run of wagers")),
                }
            }
            check_shards(&mut whole)?;
            wagers::sampled(whole, work).map(Simulated::Wagers)
        }
        Some((_, Part::Seats(mut whole))) => {
            for (at, part) in parts {
                match part {
                    Part::Seats(part) => whole.add(part).map_err(|error| error.within(at))?,
                    Part::Wagers(_) => return Err(damaged(&at, "not a run of a pot game")),
                }
            }
            Ok(Simulated::Seats(whole))
        }
    }
}

fn damaged(at: &str, why: &str) -> Error {
    Error::Damaged { at: Some(at.to_string()), why: why.to_string() }
}

fn add(whole: &mut Run, part: Run, at: &str) -> Result<(), Error> {
    let same = (&whole.game, &whole.posted, &whole.seed, &whole.strategy, whole.of)
        == (&part.game, &part.posted, &part.seed, &part.strategy, part.of);
    let shape = whole.tally.iter().map(|(name, counts)| (name, counts.len()));
    let fits = shape.eq(part.tally.iter().map(|(name, counts)| (name, counts.len())));
    let twice = part.shards.iter().find(|shard| whole.shards.contains(shard));
    if let Some(shard) = twice.filter(|_| same) {
        return Err(there_twice(shard).within(at));
    }
    if !same || !fits {
        let why = "part of another run: game, options, seed, strategy and rounds must agree";
        return Err(damaged(at, why));
    }
    for (name, counts) in part.tally {
        for (sum, count) in whole.tally.entry(name).or_default().iter_mut().zip(counts) {
            *sum = sum.checked_add(count).ok_or_else(|| Error::damaged("counts overflow"))?;
        }
    }
    whole.rounds = whole
        .rounds
        .checked_add(part.rounds)
        .filter(|rounds| *rounds <= whole.of)
        .ok_or_else(|| damaged(at, "too many rounds"))?;
    whole.shards.extend(part.shards);
    whole.rounds_per_second += part.rounds_per_second;
    Ok(())
}

/// A part that was added already.
pub(super) fn there_twice(shard: &str) -> Error {
    Error::damaged(format!("shard {shard} is there twice: name the file of each shard once"))
}

/// Parts must be of the same division, and none may be there twice.
fn check_shards(whole: &mut Run) -> Result<(), Error> {
    let parse = |text: &String| {
        Shard::parse(text).ok_or_else(|| Error::damaged(format!("`{text}` is no part")))
    };
    let mut shards: Vec<Shard> = whole.shards.iter().map(parse).collect::<Result<_, _>>()?;
    shards.sort_by_key(|shard| shard.part);
    for pair in shards.windows(2) {
        let (Shard { part, parts }, next) = (pair[0], pair[1]);
        if parts != next.parts {
            let why = format!("parts of {parts} and of {} do not fit together", next.parts);
            return Err(Error::damaged(why));
        }
        if part == next.part {
            return Err(there_twice(&format!("{part}/{parts}")));
        }
    }
    whole.shards = shards.iter().map(|s| format!("{}/{}", s.part, s.parts)).collect();
    Ok(())
}
