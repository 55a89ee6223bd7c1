//! Rounds of Chinese poker, laid by simple players and added up by seat.

use super::{Request, SeatRun, SeatSum, speed};
use crate::solving::{Task, Work};
use ::pots::chinese::{Awaited, BUY_IN_POINTS, Ending, Game, Player, Round, simple};
use ::pots::fees::Collection;
use catalog::{Error, Thing, Unknown};
use law::{Breach, Fault};
use money::Cents;
use sim::Shard;
use sim::pots::HANDS;
use sim::stream::Stream;
use std::time::Instant;
use table::Seat;

/// Who lays the cards.
const SIMPLE: &str = "simple";

/// Deals the rounds, one after the other.
pub(super) fn run(game: Game, request: &Request, work: Work<'_>) -> Result<SeatRun, Error> {
    if request.shard != Shard::WHOLE {
        return Err(Error::usage(format!("a run of {} has no parts", game.id())));
    }
    if !["best", SIMPLE].contains(&request.strategy.as_str()) {
        let (what, name, at) = (Thing::Strategy, request.strategy.clone(), Some(game.id()));
        return Err(Unknown { what, name, at, near: vec![SIMPLE.to_owned()] }.into());
    }
    let rules = game.post(&request.posted)?;
    let text = request.fees.as_deref().unwrap_or("none");
    let unlawful = |fault: Fault| Error::from(Breach { faults: vec![fault] });
    let fees = Collection::post(game.listed(), text).map_err(unlawful)?;
    // Hands without hours bear no fee by time.
    fees.by_hand().map_err(unlawful)?;
    let count = request.players.unwrap_or(if game == Game::Thirteen { 4 } else { 3 });
    let stack = request.stack.unwrap_or(Cents::new(rules.point().get() * BUY_IN_POINTS));
    let seats: Vec<Seat> = (1..=count).filter_map(Seat::new).collect();
    let player = |seat: &Seat| Player { seat: *seat, stack, fantasy: false };
    let players: Vec<Player> = seats.iter().map(player).collect();
    let mut run = SeatRun {
        kind: SeatRun::POINTS.to_owned(),
        game: game.id().to_owned(),
        posted: request.posted.clone(),
        seed: request.seed.to_string(),
        strategy: SIMPLE.to_owned(),
        players: count,
        stack,
        fees_posted: text.to_owned(),
        of: request.rounds,
        shards: vec!["1/1".to_owned()],
        rounds: request.rounds,
        seats: (1..=count).map(|seat| SeatSum::new(seat, SIMPLE)).collect(),
        pots: Cents::ZERO,
        fees: Cents::ZERO,
        showdowns: request.rounds,
        rounds_per_second: 0.0,
    };
    let begun = Instant::now();
    let mut chance = Stream::new(&request.seed, HANDS, 0);
    work.during(Task::Dealing, request.rounds, |progress| {
        for n in 0..request.rounds {
            // Where nobody sits, the round is refused.
            let button = seats.get((n % seats.len().max(1) as u64) as usize);
            let opened = Round::open(&rules, &players, *button.unwrap_or(&Seat::FIRST))?;
            let mut round = opened.with_fees(&fees).map_err(unlawful)?;
            play(&mut round, &mut chance)?;
            if let Some(outcome) = round.outcome() {
                add(&mut run, &outcome);
            }
            progress.step(1);
        }
        Ok::<(), Error>(())
    })?;
    run.rounds_per_second = speed(request.rounds, begun);
    Ok(run)
}

fn add(run: &mut SeatRun, outcome: &Ending) {
    for (seat, net) in &outcome.nets {
        let sum = &mut run.seats[usize::from(seat.n()) - 1];
        sum.net += *net;
        sum.squares += u128::from(net.get().unsigned_abs()).pow(2);
        sum.won += u64::from(*net > Cents::ZERO);
        sum.shown += 1;
    }
    run.fees += outcome.fees.iter().map(|fee| fee.amount).sum::<Cents>();
}

fn play(round: &mut Round, chance: &mut Stream) -> Result<(), Error> {
    loop {
        match round.ask() {
            Awaited::Over => return Ok(()),
            Awaited::Showdown => round.showdown()?,
            Awaited::Card(_) => {
                let deck = round.deck();
                let at = chance.below(deck.len() as u32) as usize;
                round.deal(deck[at])?;
            }
            Awaited::Set(seat) => match simple(round, seat) {
                Some(act) => round.act(seat, &act)?,
                None => return Err(Error::damaged(format!("{seat} finds nothing to lay"))),
            },
        }
    }
}
