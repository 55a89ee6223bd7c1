//! The rounds of a banked game, dealt and counted by class.

use super::{Request, Run, speed, twenty_one};
use crate::price::nines::{charted, solved};
use crate::price::{known_strategy, policy};
use crate::solving::{self, Case, Task, Work};
use catalog::{Error, Thing, Unknown};
use games::pai_gow::PaiGowPoker;
use games::tiles::{Act, Tiles};
use games::twenty_one::TwentyOne;
use games::{Entry, Listing, OnLayout, Procedure, Variant};
use law::Posted;
use odds::tiles::Play;
use sim::{Plan, Tally};
use std::sync::atomic::AtomicU64;
use std::time::Instant;
use table::{Banking, Deals as _, Judge, Kind, Layout, Posting, Seat};

/// Deals a run, or the part of it that is asked for.
pub(super) fn run(
    id: &str,
    entry: &Entry,
    request: &Request,
    work: Work<'_>,
) -> Result<Run, Error> {
    let begun = Instant::now();
    let dealing = Dealing { posted: &request.posted, plan: &request.plan(), work };
    let tally = deal(entry, &dealing, &request.strategy)?;
    // Both sides of pai gow poker are set by the house's way: nobody plays it better here.
    let strategy = match entry {
        Entry::PaiGow(_) => "house-way".to_string(),
        _ => request.strategy.clone(),
    };
    Ok(Run {
        game: id.to_string(),
        posted: request.posted.clone(),
        seed: request.seed.to_string(),
        strategy,
        of: request.rounds,
        shards: vec![format!("{}/{}", request.shard.part, request.shard.parts)],
        rounds: tally.rounds,
        tally: tally.readings.into_iter().collect(),
        rounds_per_second: speed(tally.rounds, begun),
    })
}

/// What is dealt at a table of any family.
struct Dealing<'a> {
    posted: &'a Posted,
    plan: &'a Plan,
    work: Work<'a>,
}

impl Dealing<'_> {
    fn watched(&self, deal: impl FnOnce(&AtomicU64) -> Tally) -> Tally {
        let total = self.plan.rounds / self.plan.shard.parts;
        self.work.during(Task::Dealing, total, |progress| deal(&progress.done))
    }
}

fn deal(entry: &Entry, dealing: &Dealing<'_>, strategy: &str) -> Result<Tally, Error> {
    let Dealing { posted, plan, work } = *dealing;
    match entry {
        Entry::Baccarat(variant) => baccarat(variant, dealing, strategy),
        Entry::Duel(variant) => {
            let posting = variant.post(posted)?;
            let offers: Vec<_> = posting.offers.iter().collect();
            let (id, rules, terms) = (variant.id, &posting.rules, &posting.terms);
            let play = solving::play(id, posting.rules.plan.shape, strategy)?;
            let case = Case { id, rules, posted, offers: &offers, terms, play, beside: &[] };
            let book = solving::solved(&case, work).book;
            let choose = |round: &_, seat| book.choose(round, seat);
            let procedure = procedure(*variant);
            Ok(dealing.watched(|done| sim::run(&posting, plan, procedure, done, &choose)))
        }
        Entry::TwentyOne(variant) => {
            let posting = variant.post(posted)?;
            if entry.own().is_empty() {
                let game = twenty_one::Ready::of(&posting, strategy)?;
                return Ok(dealing.watched(|done| game.deal(plan, done)));
            }
            let posting = with_first(posting);
            let rules = posting.rules;
            let choose = |round: &_, seat| games::twenty_one::mimic(&rules, round, seat);
            let procedure = procedure(*variant);
            Ok(dealing.watched(|done| sim::run(&posting, plan, procedure, done, &choose)))
        }
        Entry::Nines(variant) => {
            let policy = policy(strategy)?;
            let posting = variant.post(posted)?;
            let chart = odds::NinesChart::new(&posting, &policy);
            let choose = |round: &_, _| chart.act(round);
            let procedure = procedure(*variant);
            Ok(dealing.watched(|done| sim::run(&posting, plan, procedure, done, &choose)))
        }
        Entry::Pan(variant) => {
            let posting = variant.post(posted)?;
            let (_, _, chart) = charted(&posting, strategy)?;
            let choose = |round: &_, seat| chart.act(round, seat);
            let procedure = procedure(*variant);
            Ok(dealing.watched(|done| sim::run(&posting, plan, procedure, done, &choose)))
        }
        Entry::PaiGow(variant) => pai_gow(variant, dealing, strategy),
        Entry::Tiles(variant) => tiles(variant, dealing, strategy),
        Entry::Pokara(variant) => {
            let posting = variant.post(posted)?;
            let (_, book) = solved(&posting, strategy)?;
            let choose = |round: &_, seat| book.act(round, seat);
            let procedure = procedure(*variant);
            Ok(dealing.watched(|done| sim::run(&posting, plan, procedure, done, &choose)))
        }
        Entry::Roulette(_) | Entry::Dice(_) | Entry::SicBo(_) | Entry::BigSix(_) => {
            known_strategy(entry.id(), strategy)?;
            // invariant: these have a layout.
            entry.on_layout(Throwing(dealing)).unwrap_or_else(|| unreachable!("no layout"))
        }
    }
}

/// A table with the wagers alone that the first cards decide, whatever is done afterwards.
pub(super) fn on_first_cards(mut posting: Posting<TwentyOne>) -> Posting<TwentyOne> {
    let first = |reading| odds::first_cards_census(reading, &posting.terms.pack).is_some();
    posting.offers.retain(|offer| first(offer.wager.reading()));
    posting
}

/// The same with the first wager, without which no hand is dealt.
fn with_first(mut posting: Posting<TwentyOne>) -> Posting<TwentyOne> {
    let first = |reading| odds::first_cards_census(reading, &posting.terms.pack).is_some();
    let kept = |wager: &dyn Judge<TwentyOne>| wager.kind() == Kind::Main || first(wager.reading());
    posting.offers.retain(|offer| kept(offer.wager));
    posting
}

/// Coups of baccarat.
fn baccarat(
    variant: &'static Variant<games::baccarat::Baccarat>,
    dealing: &Dealing<'_>,
    strategy: &str,
) -> Result<Tally, Error> {
    known_strategy(variant.id, strategy)?;
    let posting = variant.post(dealing.posted)?;
    // invariant: baccarat asks for no decision.
    let never = |_: &_, _| unreachable!("baccarat asks for no decision");
    let (plan, procedure) = (dealing.plan, procedure(variant));
    Ok(dealing.watched(|done| sim::run(&posting, plan, procedure, done, &never)))
}

/// Hands of pai gow poker, everybody setting by the house's way.
fn pai_gow(
    variant: &'static Variant<PaiGowPoker>,
    dealing: &Dealing<'_>,
    strategy: &str,
) -> Result<Tally, Error> {
    if !["best", "house-way"].contains(&strategy) {
        let (what, name, at) = (Thing::Strategy, strategy.to_string(), Some(variant.id));
        return Err(Unknown { what, name, at, near: vec!["house-way".into()] }.into());
    }
    let posting = without_envy(variant.post(dealing.posted)?);
    let way = |_: &_, _| games::pai_gow::Act::HouseWay;
    let (plan, procedure) = (dealing.plan, procedure(variant));
    Ok(dealing.watched(|done| sim::run(&posting, plan, procedure, done, &way)))
}

/// Hands of tiles: the player's, and the bank's where that sets its best.
fn tiles(
    variant: &'static Variant<Tiles>,
    dealing: &Dealing<'_>,
    strategy: &str,
) -> Result<Tally, Error> {
    let play = crate::price::tiles::play(variant.id, strategy)?;
    let posting = variant.post(dealing.posted)?;
    let solved = crate::price::tiles::solved(&posting);
    // The last seat banks.
    let bank = Seat::new(posting.terms.seats_max).unwrap_or(Seat::FIRST);
    let choose = |round: &games::tiles::Round, seat: Seat| {
        let banks = seat == bank;
        let own = if banks { &round.dealer } else { round.seat(seat) };
        match own.four().filter(|_| banks == (play == Play::Banking)) {
            Some(four) => Act::Set(solved.set(&four, play)),
            None => Act::HouseWay,
        }
    };
    let banked = |round: &mut games::tiles::Round| {
        let banking = Banking { seat: bank, action: None, first: false };
        Tiles::banked(&posting.rules, round, banking);
    };
    let (plan, procedure) = (dealing.plan, procedure(variant));
    Ok(dealing.watched(|done| sim::run_from(&posting, plan, procedure, done, &banked, &choose)))
}

/// A table without the bonus that needs another player's hand.
pub(super) fn without_envy(mut posting: Posting<PaiGowPoker>) -> Posting<PaiGowPoker> {
    posting.offers.retain(|offer| offer.wager.kind() != Kind::Bonus);
    posting
}

/// What is done with the cards of a table.
fn procedure(listing: &dyn Listing) -> Procedure {
    // invariant: these families are played with cards.
    listing.chance().procedure().unwrap_or_else(|| unreachable!("{} is thrown", listing.id()))
}

/// Spins or throws at a table with a layout.
struct Throwing<'a>(&'a Dealing<'a>);

impl OnLayout for Throwing<'_> {
    type Out = Result<Tally, Error>;

    fn visit<L: Layout>(self, variant: &'static Variant<L>) -> Result<Tally, Error> {
        let posting = variant.post(self.0.posted)?;
        Ok(self.0.watched(|done| sim::run_layout(&posting, self.0.plan, done)))
    }
}
