//! `croupier verify`: whether a shuffle or throw is what the floor was bound to before bets.

use super::args::VerifyArgs;
use crate::cli::{print, print_json};
use crate::failure::Failure;
use floor::core::RoundId;
use floor::core::chance::commitment;
use floor::recall::{Eyes, revealed, round as recalled};
use floor::store::Sqlite;
use serde::{Deserialize, Serialize};
use std::path::Path;

/// What was bound to, and what is said to have been.
#[derive(Deserialize)]
struct Bound {
    commitment: String,
    salt: Option<String>,
    order: Option<String>,
}

/// A whole answer of the API holds it under this name.
#[derive(Deserialize)]
struct Round {
    commitment: Bound,
}

#[derive(Serialize)]
struct Out {
    holds: bool,
    commitment: String,
    recomputed: String,
    cards: usize,
}

/// Rounds after a round in which the end of its shoe is looked for.
const ROUNDS: u64 = 512;

pub(in crate::cli) fn run(args: &VerifyArgs) -> Result<(), Failure> {
    let bound = match args.what.parse::<RoundId>() {
        Ok(round) if !Path::new(&args.what).exists() => of_round(&args.data, round)?,
        _ => read(&args.what)?,
    };
    let (Some(salt), Some(order)) = (bound.salt, bound.order) else {
        let why = "the shoe is not over yet: its order is told at its end";
        return Err(Failure::refused(why));
    };
    let recomputed = commitment(&salt, &order);
    let holds = recomputed == bound.commitment;
    let cards = order.split_whitespace().count();
    let out = Out { holds, commitment: bound.commitment, recomputed, cards };
    if args.json {
        print_json(&out)?;
    } else if holds {
        print(&format!("as bound before bets: {}\n{order}\n", out.commitment))?;
    }
    if holds {
        return Ok(());
    }
    let why = format!("not what was bound: {} was, this is {}", out.commitment, out.recomputed);
    Err(Failure::refused(why))
}

fn read(name: &str) -> Result<Bound, Failure> {
    let text = crate::cli::read(Path::new(name))?;
    let bad = |why: String| {
        let expected = "expected JSON or TOML with commitment, salt and order";
        Failure::damaged(format!("{name}: {why}; {expected}"))
    };
    if text.trim_start().starts_with('{') {
        let whole = serde_json::from_str::<Round>(&text).map(|round| round.commitment);
        return whole
            .or_else(|_| serde_json::from_str(&text))
            .map_err(|error| bad(error.to_string()));
    }
    toml::from_str(&text).map_err(|error| bad(error.to_string()))
}

/// What a round of a floor was bound to, from its records.
fn of_round(data: &Path, id: RoundId) -> Result<Bound, Failure> {
    let bad = |why: &dyn std::fmt::Display| Failure::damaged(format!("{}: {why}", data.display()));
    let file = data.join("floor.sqlite");
    if !file.is_file() {
        return Err(bad(&"no floor is kept there (floor.sqlite); name its folder with --data"));
    }
    let store = Sqlite::read_only(&file).map_err(|error| bad(&error))?;
    let found = recalled(&store, id).map_err(|error| bad(&error))?;
    let none = || Failure::usage(format!("{}: there is no round {id}", data.display()));
    let found = found.ok_or_else(none)?;
    let Some((shoe, bound)) = found.bound.iter().next_back() else {
        let why = format!("{id} was dealt by people: nothing binds them");
        return Err(Failure::refused(why));
    };
    let told =
        revealed(&store, id, *shoe, ROUNDS, (Eyes::All, None)).map_err(|error| bad(&error))?;
    let (salt, order) = told.unzip();
    Ok(Bound { commitment: bound.commitment.clone(), salt, order })
}
