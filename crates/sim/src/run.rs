//! A run: units of rounds over threads and shards, counted by class.

use crate::deal::Dealer;
use crate::stream::{Seed, Stream};
use games::Procedure;
use money::Cents;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use table::{Deals, Game, Judge, Memory, Owner, Posting, Seat, Stake};

/// Rounds that one stream deals.
pub const UNIT_ROUNDS: u64 = 1 << 16;

/// The domain of streams that deal cards.
const CARDS: u32 = 1;

/// Part `part` of `parts`, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    /// Which part.
    pub part: u64,
    /// Of how many.
    pub parts: u64,
}

impl Shard {
    /// The most parts a run may be cut into.
    pub const PARTS_MAX: u64 = 1_000_000;

    /// The whole run.
    pub const WHOLE: Shard = Shard { part: 1, parts: 1 };

    /// Reads `2/8`.
    #[must_use]
    pub fn parse(text: &str) -> Option<Shard> {
        let (part, parts) = text.split_once('/')?;
        let shard = Shard { part: part.parse().ok()?, parts: parts.parse().ok()? };
        let inside = 1 <= shard.part && shard.part <= shard.parts;
        (inside && shard.parts <= Shard::PARTS_MAX).then_some(shard)
    }
}

/// What to run: rounds of cards, or spins or throws at a table with a layout.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Rounds of the whole run.
    pub rounds: u64,
    /// The seed.
    pub seed: Seed,
    /// Threads.
    pub threads: usize,
    /// The part to run.
    pub shard: Shard,
}

/// Counts by class, for each reading that the table's wagers need.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Rounds dealt, spins or throws made.
    pub rounds: u64,
    /// For each reading its name and counts. With cards every round decides every wager once; on
    /// a layout a reading's counts add up to the number of its wagers decided.
    pub readings: Vec<(String, Vec<u64>)>,
}

impl Tally {
    /// Adds another part of the same run.
    ///
    /// # Errors
    /// What does not fit, when the other tally is of other readings.
    pub fn merge(&mut self, other: &Tally) -> Result<(), String> {
        let shape = |t: &Tally| -> Vec<(String, usize)> {
            t.readings.iter().map(|(name, counts)| (name.clone(), counts.len())).collect()
        };
        if shape(self) != shape(other) {
            return Err("the parts count different readings".into());
        }
        self.rounds += other.rounds;
        for ((_, counts), (_, more)) in self.readings.iter_mut().zip(&other.readings) {
            for (count, more) in counts.iter_mut().zip(more) {
                *count += more;
            }
        }
        Ok(())
    }
}

/// One judge for each reading that the offers need.
pub(crate) fn readings<G: Game>(posting: &Posting<G>) -> Vec<&'static dyn Judge<G>> {
    let mut judges: Vec<&'static dyn Judge<G>> = Vec::new();
    for offer in &posting.offers {
        if !judges.iter().any(|judge| judge.reading() == offer.wager.reading()) {
            judges.push(offer.wager);
        }
    }
    judges
}

/// Deals a plan's rounds of cards. `done` counts rounds while it goes; `choose` decides for the
/// seat.
pub fn run<G: Deals>(
    posting: &Posting<G>,
    plan: &Plan,
    procedure: Procedure,
    done: &AtomicU64,
    choose: &(impl Fn(&G::Round, Seat) -> G::Act + Sync),
) -> Tally {
    run_from(posting, plan, procedure, done, &|_| {}, choose)
}

/// The same from rounds that something was told before their first card, who banks them for one.
pub fn run_from<G: Deals>(
    posting: &Posting<G>,
    plan: &Plan,
    procedure: Procedure,
    done: &AtomicU64,
    begin: &(impl Fn(&mut G::Round) + Sync),
    choose: &(impl Fn(&G::Round, Seat) -> G::Act + Sync),
) -> Tally {
    let judges = readings(posting);
    let offers = posting.offers.iter().enumerate();
    let stakes: Vec<Stake> = offers.map(|(at, offer)| stake(at, offer.wager.id())).collect();
    let unit = |tally: &mut Tally, unit, rounds| {
        let mut dealer = Dealer::new(&posting.terms.pack, procedure);
        let mut stream = Stream::new(&plan.seed, CARDS, unit);
        let mut start = G::open(&posting.rules, &stakes);
        begin(&mut start);
        let at = (stakes.as_slice(), &start);
        deal(posting, &judges, at, (&mut dealer, &mut stream), rounds, tally, choose);
    };
    over_units(plan, done, || empty(&judges), unit, |tally| tally)
}

/// Shares a plan's units among its threads. A thread begins with some state of work, does unit
/// after unit with so many rounds each, and counts at the end.
pub(crate) fn over_units<W>(
    plan: &Plan,
    done: &AtomicU64,
    begin: impl Fn() -> W + Sync,
    unit: impl Fn(&mut W, u64, u64) + Sync,
    count: impl Fn(W) -> Tally + Sync,
) -> Tally {
    let units = plan.rounds.div_ceil(UNIT_ROUNDS);
    let next = AtomicU64::new(plan.shard.part - 1);
    let work = || {
        let mut state = begin();
        loop {
            let n = next.fetch_add(plan.shard.parts, Ordering::Relaxed);
            if n >= units {
                return count(state);
            }
            let rounds = UNIT_ROUNDS.min(plan.rounds - n * UNIT_ROUNDS);
            unit(&mut state, n, rounds);
            done.fetch_add(rounds, Ordering::Relaxed);
        }
    };
    let mut whole = count(begin());
    thread::scope(|scope| {
        let threads: Vec<_> = (0..plan.threads.max(1)).map(|_| scope.spawn(work)).collect();
        for thread in threads {
            let part = thread.join();
            assert!(part.is_ok(), "a thread of the run failed");
            // Integers add up in any order.
            let merged = part.map(|part| whole.merge(&part));
            assert!(matches!(merged, Ok(Ok(()))), "parts of one run fit together");
        }
    });
    whole
}

pub(crate) fn empty<G: Game>(judges: &[&'static dyn Judge<G>]) -> Tally {
    let counts =
        |judge: &&'static dyn Judge<G>| (judge.reading().to_string(), vec![0; judge.classes()]);
    Tally { rounds: 0, readings: judges.iter().map(counts).collect() }
}

/// One unit: a fresh shoe from its own stream.
fn deal<G: Deals>(
    posting: &Posting<G>,
    judges: &[&'static dyn Judge<G>],
    (stakes, start): (&[Stake], &G::Round),
    (dealer, stream): (&mut Dealer, &mut Stream),
    rounds: u64,
    tally: &mut Tally,
    choose: &impl Fn(&G::Round, Seat) -> G::Act,
) {
    let rules = &posting.rules;
    // Whatever the wager, a class is that of a stake of the first seat.
    let Some(first) = stakes.first() else { return };
    for _ in 0..rounds {
        let round = dealer.round::<G>(rules, start, stream, choose);
        for (judge, (_, counts)) in judges.iter().zip(&mut tally.readings) {
            let class = judge.class(rules, &round, first);
            assert!(class.is_some(), "a finished round left {} undecided", judge.reading());
            counts[class.unwrap_or_default()] += 1;
        }
    }
    tally.rounds += rounds;
}

/// A stake of the first seat on an offer.
pub(crate) fn stake(offer: usize, wager: &'static str) -> Stake {
    Stake {
        seat: Seat::FIRST,
        owner: Owner::Seat,
        offer,
        wager,
        memory: Memory::default(),
        // Stakes are equal; their size does not matter to a class.
        amount: Cents::dollars(1),
    }
}
