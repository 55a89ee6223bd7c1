//! `croupier verify`: whether what came out in a round is what the floor was bound to before bets.

use super::args::VerifyArgs;
use crate::cli::{print, print_json};
use crate::failure::Failure;
use floor::core::RoundId;
use floor::core::chance::commitment;
use floor::proof::{Came, Seal, came, chained};
use floor::recall::{Eyes, round as recalled};
use floor::store::{Sqlite, Store};
use serde::{Deserialize, Serialize};
use std::path::Path;
use table::{Event, Viewer};

/// What was bound to, and what is said to have been: without a round.
#[derive(Deserialize)]
struct Bound {
    commitment: String,
    salt: Option<String>,
    order: Option<String>,
}

/// A whole round, as the API tells it.
#[derive(Deserialize)]
struct Round {
    events: Vec<Event>,
    /// The first of those that something came out of, told once more.
    #[serde(default)]
    commitment: Option<Seal>,
    #[serde(flatten)]
    came: Came,
}

#[derive(Serialize)]
struct Out {
    holds: bool,
    /// Of the first order; `orders` has them all.
    commitment: String,
    recomputed: String,
    cards: usize,
    /// How many came out in the round, in their turn; none where no round was given.
    came: Option<usize>,
    orders: Vec<Order>,
    remarks: Vec<String>,
}

#[derive(Serialize)]
struct Order {
    shoe: u64,
    commitment: String,
    recomputed: String,
    from: u64,
    to: u64,
}

/// Rounds after a round in which the end of its shoe is looked for.
const ROUNDS: u64 = 512;

pub(in crate::cli) fn run(args: &VerifyArgs) -> Result<(), Failure> {
    let round = match args.what.parse::<RoundId>() {
        Ok(round) if !Path::new(&args.what).exists() => of_round(&args.data, round)?,
        _ => read(&args.what)?,
    };
    let Round { events, came, .. } = &round.whole;
    let mut orders = Vec::new();
    for seal in &came.commitments {
        let (Some(salt), Some(order)) = (&seal.salt, &seal.order) else {
            let why = "its order is not told: at the end of the shoe, and where players held \
                       cards of their own only to whoever sees everything";
            return Err(Failure::refused(format!("shoe {}: {why}", seal.shoe)));
        };
        let (shoe, from, to) = (seal.shoe, seal.from, seal.to);
        let (commitment, recomputed) = (seal.commitment.clone(), commitment(salt, order));
        orders.push(Order { shoe, commitment, recomputed, from, to });
    }
    let unlike = orders.iter().find(|order| order.commitment != order.recomputed);
    let unlike = unlike.map(|order| {
        format!("not what was bound: {} was, this is {}", order.commitment, order.recomputed)
    });
    let checked = round.given.then(|| came.check(events)).transpose();
    let first = |pick: fn(&Order) -> &String| orders.first().map(pick).cloned();
    let order = came.commitments.first().and_then(|seal| seal.order.as_deref());
    let out = Out {
        holds: unlike.is_none() && checked.is_ok(),
        commitment: first(|order| &order.commitment).unwrap_or_default(),
        recomputed: first(|order| &order.recomputed).unwrap_or_default(),
        cards: order.map_or(0, |order| order.split_whitespace().count()),
        came: checked.as_ref().ok().copied().flatten(),
        remarks: came.remarks(events),
        orders,
    };
    if args.json {
        print_json(&out)?;
    } else if out.holds {
        print(&readable(&out, &came.commitments))?;
    }
    if let Some(why) = unlike {
        return Err(Failure::refused(why));
    }
    checked.map(drop).map_err(|unlike| Failure::refused(format!("not as bound: {unlike}")))
}

fn readable(out: &Out, seals: &[Seal]) -> String {
    let mut lines = Vec::new();
    for seal in seals {
        let (Seal { commitment, shoe, from, to, .. }, order) = (seal, &seal.order);
        lines.push(format!("as bound before bets: {commitment}"));
        let came = match (out.came, to - from) {
            (None, _) => "no round was given: what came out of it is not looked at".to_string(),
            (Some(_), 0) => format!("nothing came out of shoe {shoe} in this round"),
            (Some(_), _) => {
                let first = from + 1;
                format!("places {first} to {to} of shoe {shoe} came out, in their turn")
            }
        };
        lines.extend([came, order.clone().unwrap_or_default()]);
    }
    lines.extend(out.remarks.iter().cloned());
    lines.join("\n") + "\n"
}

/// What is checked, and whether that is a round or an order alone.
struct Given {
    whole: Round,
    given: bool,
}

fn read(name: &str) -> Result<Given, Failure> {
    let text = crate::cli::read(Path::new(name))?;
    let bad = |why: String| {
        let expected = "expected JSON or TOML with commitment, salt and order, or a whole round \
                        as GET /api/rounds/… tells it";
        Failure::damaged(format!("{name}: {why}; {expected}"))
    };
    let json = text.trim_start().starts_with('{');
    if json && serde_json::from_str::<serde_json::Value>(&text).is_ok_and(|v| is_round(&v)) {
        let whole: Round = serde_json::from_str(&text).map_err(|error| bad(error.to_string()))?;
        if whole.commitment.as_ref() != whole.came.commitments.first() {
            let why = "not what was bound: `commitment` is not the first of `commitments`";
            return Err(Failure::refused(why));
        }
        if whole.came.commitments.is_empty() {
            let why = "this round was dealt by people: nothing binds them";
            return Err(Failure::refused(why));
        }
        return Ok(Given { whole, given: true });
    }
    let bound: Bound = if json {
        serde_json::from_str(&text).map_err(|error| bad(error.to_string()))?
    } else {
        toml::from_str(&text).map_err(|error| bad(error.to_string()))?
    };
    let Bound { commitment, salt, order } = bound;
    let seal = Seal { commitment, salt, order, ..Seal::default() };
    let came = Came { commitments: vec![seal], beside: Vec::new() };
    Ok(Given { whole: Round { events: Vec::new(), commitment: None, came }, given: false })
}

/// Whether this is a round, and not what was bound to alone.
fn is_round(value: &serde_json::Value) -> bool {
    value.get("events").is_some() || value.get("commitments").is_some()
}

/// A round of a floor, from its records.
fn of_round(data: &Path, id: RoundId) -> Result<Given, Failure> {
    let bad = |why: &dyn std::fmt::Display| Failure::damaged(format!("{}: {why}", data.display()));
    let file = data.join("floor.sqlite");
    if !file.is_file() {
        return Err(bad(&"no floor is kept there (floor.sqlite); name its folder with --data"));
    }
    let store = Sqlite::read_only(&file).map_err(|error| bad(&error))?;
    let found = recalled(&store, id).map_err(|error| bad(&error))?;
    let none = || Failure::usage(format!("{}: there is no round {id}", data.display()));
    let found = found.ok_or_else(none)?;
    let entries = store.round(id).map_err(|error| bad(&error))?;
    chained(&store, &entries).map_err(|error| Failure::refused(error.to_string()))?;
    let came = came(&store, id, ROUNDS, (Eyes::All, None)).map_err(|error| bad(&error))?;
    if came.commitments.is_empty() {
        let why = format!("{id} was dealt by people: nothing binds them");
        return Err(Failure::refused(why));
    }
    let events = found.seen_by(Viewer::Croupier);
    Ok(Given { whole: Round { events, commitment: None, came }, given: true })
}
