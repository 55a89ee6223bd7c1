//! `croupier simulate` of Chinese poker: rounds laid by simple players, added up by seat.

use super::simulate::{PotRun, SeatSum, readable};
use crate::cli::args::SimulateArgs;
use crate::cli::{print, print_json};
use crate::failure::Failure;
use money::Cents;
use pots::chinese::{Ask, BUY_IN_POINTS, Game, Player, Round, simple};
use pots::fees::Collection;
use sim::pots::HANDS;
use sim::stream::Stream;
use std::time::Instant;
use table::Seat;

/// Deals the rounds, one after the other.
pub(in crate::cli) fn run(args: &SimulateArgs, game: Game) -> Result<(), Failure> {
    if args.shard.is_some() || args.phh.is_some() {
        return Err(Failure::usage(format!("{} takes neither --shard nor --phh", game.id())));
    }
    let posted = args.table.posted()?;
    let rules = game.post(&posted)?;
    let text = args.fees.as_deref().unwrap_or("none");
    let fault = |fault| Failure::from(law::Breach { faults: vec![fault] });
    let fees = Collection::post(game.listed(), text).map_err(fault)?;
    let count = args.players.unwrap_or(if game == Game::Thirteen { 4 } else { 3 });
    let stack = args.stack.unwrap_or(Cents::new(rules.point().get() * BUY_IN_POINTS));
    let seats: Vec<Seat> = (1..=count).filter_map(Seat::new).collect();
    let player = |seat: &Seat| Player { seat: *seat, stack, fantasy: false };
    let players: Vec<Player> = seats.iter().map(player).collect();
    let mut sums: Vec<SeatSum> = (1..=count).map(empty).collect();
    let (mut taken, begun) = (0, Instant::now());
    let mut chance = Stream::new(&args.seed, HANDS, 0);
    for n in 0..args.rounds {
        let button = seats[(n % seats.len().max(1) as u64) as usize];
        let opened = Round::open(&rules, &players, button)?;
        let mut round = opened.with_fees(&fees).map_err(fault)?;
        play(&mut round, &mut chance)?;
        let Some(outcome) = round.outcome() else { continue };
        for (seat, net) in &outcome.nets {
            let sum = &mut sums[usize::from(seat.n()) - 1];
            let squares: u128 = sum.squares.parse().unwrap_or(0);
            sum.net += net.get();
            sum.squares = (squares + u128::from(net.get().unsigned_abs()).pow(2)).to_string();
            sum.won += u64::from(*net > Cents::ZERO);
            sum.shown += 1;
        }
        taken += outcome.fees.iter().map(|fee| fee.amount.get()).sum::<i64>();
    }
    let seconds = begun.elapsed().as_secs_f64().max(f64::MIN_POSITIVE);
    #[allow(clippy::cast_precision_loss)] // a speed, not a sum
    let speed = args.rounds as f64 / seconds;
    let run = PotRun {
        kind: "points".to_owned(),
        game: game.id().to_owned(),
        posted,
        seed: args.seed.to_string(),
        strategy: "simple".to_owned(),
        players: count,
        stack,
        fees_posted: text.to_owned(),
        of: args.rounds,
        shards: vec!["1/1".to_owned()],
        rounds: args.rounds,
        seats: sums,
        pots: 0,
        fees: taken,
        showdowns: args.rounds,
        rounds_per_second: speed,
    };
    if args.json { print_json(&run) } else { print(&readable(&run)) }
}

fn empty(seat: u8) -> SeatSum {
    let (bot, squares) = ("simple".to_owned(), "0".to_owned());
    SeatSum { seat, bot, net: 0, squares, won: 0, shown: 0 }
}

fn play(round: &mut Round, chance: &mut Stream) -> Result<(), Failure> {
    loop {
        match round.ask() {
            Ask::Over => return Ok(()),
            Ask::Showdown => round.showdown()?,
            Ask::Card(_) => {
                let deck = round.deck();
                let at = chance.below(deck.len() as u32) as usize;
                round.deal(deck[at])?;
            }
            Ask::Set(seat) => match simple(round, seat) {
                Some(act) => round.act(seat, &act)?,
                None => return Err(Failure::damaged(format!("{seat} finds nothing to lay"))),
            },
        }
    }
}
