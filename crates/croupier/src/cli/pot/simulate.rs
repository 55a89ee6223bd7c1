//! `croupier simulate` of pot games: hands dealt, played by policies, and added up by seat.

use crate::cli::args::SimulateArgs;
use crate::cli::style::Align::{Left, Right};
use crate::cli::style::{columns, dim, heading};
use crate::cli::{Z99, print, print_json};
use crate::failure::Failure;
use crate::phh::{self, Recorder};
use crate::pot::bots::Bot;
use law::Posted;
use money::Cents;
use pots::{Ask, Hand, PLACES_MAX, Stakes, Variant};
use serde::{Deserialize, Serialize};
use sim::pots::{Deck, HANDS, HandTally, Hands, Policy, Told, WHIMS};
use sim::stream::Stream;
use sim::{Plan, Shard, UNIT_ROUNDS};
use std::fmt::Write as _;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

/// The most hands that are written down.
const WRITTEN_MAX: u64 = 100_000;

/// A run, or part of one, as written and read.
#[derive(Clone, Serialize, Deserialize)]
pub(in crate::cli) struct PotRun {
    /// `pot`, to tell it from runs of wagers.
    pub kind: String,
    pub game: String,
    pub posted: Posted,
    pub seed: String,
    pub strategy: String,
    pub players: u8,
    pub stack: Cents,
    pub fees_posted: String,
    /// Hands of the whole run.
    pub of: u64,
    pub shards: Vec<String>,
    pub rounds: u64,
    pub seats: Vec<SeatSum>,
    /// Money in all pots, and taken by the house, in cents.
    pub pots: i64,
    pub fees: i64,
    pub showdowns: u64,
    pub rounds_per_second: f64,
}

/// What a seat came to, in cents.
#[derive(Clone, Serialize, Deserialize)]
pub(in crate::cli) struct SeatSum {
    pub seat: u8,
    pub bot: String,
    pub net: i64,
    /// The squares of it, too large for a number in JSON.
    pub squares: String,
    pub won: u64,
    pub shown: u64,
}

pub(in crate::cli) fn run(args: &SimulateArgs, variant: &'static Variant) -> Result<(), Failure> {
    let posted = args.table.posted()?;
    let fees = args.fees.as_deref().unwrap_or("none");
    let stakes = variant.post(&posted)?.with_fees(fees)?;
    let names = if args.strategy == "best" { "tight" } else { args.strategy.as_str() };
    let bots = Bot::list(names)?;
    let players = args.players.unwrap_or(variant.active.min(6));
    let stack = args.stack.unwrap_or(usual_stack(&stakes));
    let hands = Hands { stakes: Arc::new(stakes), players, stack };
    seats(&hands)?;
    if let Some(path) = &args.phh {
        written(args, &hands, &bots, path)?;
    }
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let shard = args.shard.unwrap_or(Shard::WHOLE);
    let threads = args.threads.unwrap_or(cores).clamp(1, 1024);
    let plan = Plan { rounds: args.rounds, seed: args.seed, threads, shard };
    let begun = Instant::now();
    let of = |seat: u8| -> &Bot { &bots[usize::from(seat - 1) % bots.len()] };
    let tally = crate::cli::simulate::watch("hands", &plan, |done| hands.run(&plan, done, &of));
    let seconds = begun.elapsed().as_secs_f64().max(f64::MIN_POSITIVE);
    #[allow(clippy::cast_precision_loss)] // a speed, not a sum
    let speed = tally.hands as f64 / seconds;
    let run = PotRun {
        kind: "pot".to_owned(),
        game: variant.id.to_owned(),
        posted,
        seed: args.seed.to_string(),
        strategy: names.to_owned(),
        players,
        stack,
        fees_posted: fees.to_owned(),
        of: args.rounds,
        shards: vec![format!("{}/{}", shard.part, shard.parts)],
        rounds: tally.hands,
        seats: sums(&tally, players, &of),
        pots: tally.pots,
        fees: tally.fees,
        showdowns: tally.showdowns,
        rounds_per_second: speed,
    };
    if args.json { print_json(&run) } else { print(&readable(&run)) }
}

/// A hundred large bets.
fn usual_stack(stakes: &Stakes) -> Cents {
    Cents::new(stakes.big.get() * 50)
}

/// The table must be one that can be opened.
fn seats(hands: &Hands) -> Result<(), Failure> {
    let most = hands.stakes.variant.active.min(PLACES_MAX as u8);
    let fewest = hands.stakes.variant.customs.fewest.max(2);
    if !(fewest..=most).contains(&hands.players) {
        let why = format!("{} players: {fewest} to {most} can be dealt in", hands.players);
        return Err(table::Refusal::by(hands.stakes.variant.rules.seats, why).into());
    }
    if hands.stack <= Cents::ZERO {
        return Err(Failure::usage("--stack must be more than nothing"));
    }
    Ok(())
}

fn sums<'a>(tally: &HandTally, players: u8, of: &impl Fn(u8) -> &'a Bot) -> Vec<SeatSum> {
    let seat = |seat: u8| {
        let at = usize::from(seat - 1);
        SeatSum {
            seat,
            bot: of(seat).name().to_owned(),
            net: tally.net[at],
            squares: tally.squares[at].to_string(),
            won: tally.won[at],
            shown: tally.shown[at],
        }
    };
    (1..=players).map(seat).collect()
}

/// The first hands of the seed, written down as histories.
fn written(args: &SimulateArgs, hands: &Hands, bots: &[Bot], path: &Path) -> Result<(), Failure> {
    if args.rounds > WRITTEN_MAX {
        return Err(Failure::usage(format!("--phh writes at most {WRITTEN_MAX} hands")));
    }
    let mut deck = Deck::new(&hands.stakes);
    let mut histories = Vec::new();
    // The same streams, unit by unit, that the run itself is dealt from.
    for unit in 0..args.rounds.div_ceil(UNIT_ROUNDS) {
        let mut chance = Stream::new(&args.seed, HANDS, unit);
        let mut whim = Stream::new(&args.seed, WHIMS, unit);
        let first = unit * UNIT_ROUNDS;
        for n in first..args.rounds.min(first + UNIT_ROUNDS) {
            let mut recorder = Recorder::default();
            let mut hand = hands.open(n);
            let decide = |hand: &Hand, place: usize, choice| {
                let seat = usize::from(hand.places()[place].seat - 1);
                bots[seat % bots.len()].act(hand, place, choice, &mut whim)
            };
            let watch = |hand: &Hand, told: Told| match (told, hand.ask()) {
                (Told::Card(card), Ask::Card(to)) => recorder.card(hand, to, card),
                (Told::Act(place, act), _) => recorder.act(hand, place, act),
                (Told::Card(_), _) => {}
            };
            deck.play_watched(&mut hand, &mut chance, decide, watch);
            histories.push(recorder.finish(&hand));
        }
    }
    std::fs::write(path, phh::write(&histories))
        .map_err(|error| Failure::usage(format!("{}: cannot be written: {error}", path.display())))
}

/// Adds up parts of one run.
pub(in crate::cli) fn merge(parts: &[PotRun]) -> Result<PotRun, Failure> {
    let Some((first, rest)) = parts.split_first() else {
        return Err(Failure::usage("there is nothing to merge"));
    };
    let mut whole = first.clone();
    for part in rest {
        let same = part.game == whole.game
            && part.posted == whole.posted
            && part.seed == whole.seed
            && part.strategy == whole.strategy
            && (part.players, part.stack, part.of) == (whole.players, whole.stack, whole.of)
            && part.fees_posted == whole.fees_posted
            && part.seats.len() == whole.seats.len();
        if !same {
            return Err(Failure::damaged("the parts are not of one run"));
        }
        if part.shards.iter().any(|shard| whole.shards.contains(shard)) {
            return Err(Failure::damaged("a part is there twice"));
        }
        whole.shards.extend(part.shards.iter().cloned());
        whole.rounds += part.rounds;
        whole.pots += part.pots;
        whole.fees += part.fees;
        whole.showdowns += part.showdowns;
        whole.rounds_per_second += part.rounds_per_second;
        for (own, more) in whole.seats.iter_mut().zip(&part.seats) {
            own.net += more.net;
            own.squares = (squares(own) + squares(more)).to_string();
            own.won += more.won;
            own.shown += more.shown;
        }
    }
    Ok(whole)
}

fn squares(seat: &SeatSum) -> u128 {
    seat.squares.parse().unwrap_or(0)
}

#[allow(clippy::cast_precision_loss)] // figures for people
pub(in crate::cli) fn readable(run: &PotRun) -> String {
    let mut text = format!(
        "{}  {} hands, {} players with {} each, seed {}\n",
        heading(&run.game),
        run.rounds,
        run.players,
        run.stack,
        run.seed
    );
    let hands = run.rounds.max(1) as f64;
    let mut rows = vec![
        ["seat", "plays", "net", "per 100 hands", "", "wins", "shows"].map(String::from).to_vec(),
    ];
    for seat in &run.seats {
        let mean = seat.net as f64 / hands;
        let spread = (squares(seat) as f64 / hands - mean * mean).max(0.0);
        let reach = Z99 * (spread / hands).sqrt();
        rows.push(vec![
            seat.seat.to_string(),
            seat.bot.clone(),
            Cents::new(seat.net).signed(),
            format!("{mean:+.2}"),
            format!("± {reach:.2}"),
            format!("{:.2} %", seat.won as f64 * 100.0 / hands),
            format!("{:.2} %", seat.shown as f64 * 100.0 / hands),
        ]);
    }
    text.push_str(&columns(&rows, &[Left, Left, Right, Right, Left, Right, Right]));
    let fees = Cents::new(run.fees);
    let _ = writeln!(
        text,
        "showdowns {:.2} %, average pot {:.2}, fees {fees}  {}",
        run.showdowns as f64 * 100.0 / hands,
        run.pots as f64 / hands / 100.0,
        dim(&format!("{:.0} hands a second", run.rounds_per_second))
    );
    text
}
