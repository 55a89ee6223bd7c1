//! The tables of transitions against the game's law, throw by throw; threads and shards.

use super::*;
use crate::run::{Shard, UNIT_ROUNDS};
use games::{CATALOG, Entry, OnLayout, Variant};
use law::Posted;
use table::{Memory, Stake};

fn plan(rounds: u64) -> Plan {
    Plan { rounds, seed: 1.into(), threads: 1, shard: Shard::WHOLE }
}

/// Readings that every throw decides.
const DECIDED: [&str; 3] = ["pocket", "throw", "symbol"];

fn entry(id: &str) -> Entry {
    games::find(id).expect("in the catalogue").entry
}

/// Runs a plan at a table of the catalogue.
struct Run(Plan);

impl OnLayout for Run {
    type Out = Tally;

    fn visit<L: Layout>(self, variant: &'static Variant<L>) -> Tally {
        let posting = variant.post(&Posted::new()).expect("lawful");
        run_layout(&posting, &self.0, &AtomicU64::new(0))
    }
}

/// The same plan by asking the game at every throw.
struct Slow(Plan);

impl OnLayout for Slow {
    type Out = Tally;

    fn visit<L: Layout>(self, variant: &'static Variant<L>) -> Tally {
        let posting = variant.post(&Posted::new()).expect("lawful");
        let judges = readings(&posting);
        let mut tally = empty(&judges);
        tally.rounds = self.0.rounds;
        for unit in 0..self.0.rounds.div_ceil(UNIT_ROUNDS) {
            let throws = UNIT_ROUNDS.min(self.0.rounds - unit * UNIT_ROUNDS);
            let stream = Stream::new(&self.0.seed, LAYOUT, unit);
            slow_unit(&posting.rules, &judges, stream, throws, &mut tally);
        }
        tally
    }
}

fn slow_unit<L: Layout>(
    rules: &L::Rules,
    judges: &[&'static dyn Judge<L>],
    mut stream: Stream,
    throws: u64,
    tally: &mut Tally,
) {
    let weighted = L::all(rules);
    let n: u32 = weighted.iter().map(|(_, weight)| weight).sum();
    let shown = |mut number: u32| {
        let mut at = 0;
        while number >= weighted[at].1 {
            number -= weighted[at].1;
            at += 1;
        }
        weighted[at].0
    };
    let mut round = L::open(rules);
    let mut memories: Vec<Option<Memory>> = vec![None; judges.len()];
    let mut throw = |number: u32, memories: &mut [Option<Memory>]| {
        L::show(rules, &mut round, shown(number));
        let wagers = judges.iter().zip(memories).zip(&mut tally.readings);
        for ((judge, memory), (_, counts)) in wagers {
            let Some(standing) = *memory else { continue };
            let stake = Stake { memory: standing, ..stake(0, judge.id()) };
            *memory = match judge.class(rules, &round, &stake) {
                Some(class) => {
                    counts[class] += 1;
                    None
                }
                None => Some(L::stands(rules, &round, &stake).memory),
            };
        }
        L::turn(rules, &mut round, &[]);
        round
    };
    let mut now = L::open(rules);
    let mut block = Vec::new().into_iter();
    for _ in 0..throws {
        if block.len() == 0 {
            let words = |_| -> Vec<u32> {
                if n <= 64 {
                    stream.several::<10>(n).to_vec()
                } else {
                    stream.several::<7>(n).to_vec()
                }
            };
            let each = if n <= 64 { 10 } else { 7 };
            block = (0..BLOCK / each).flat_map(words).collect::<Vec<u32>>().into_iter();
        }
        for (judge, memory) in judges.iter().zip(&mut memories) {
            let begins = || L::starts(rules, *judge).iter().any(|(table, _)| *table == now);
            if memory.is_none() && (DECIDED.contains(&judge.reading()) || begins()) {
                *memory = Some(Memory::default());
            }
        }
        now = throw(block.next().expect("filled"), &mut memories);
    }
    while memories.iter().any(Option::is_some) {
        throw(stream.below(n), &mut memories);
    }
}

#[test]
fn transitions_are_those_of_the_game() {
    for entry in CATALOG.iter().filter(|entry| entry.chance().thrown().is_some()) {
        for rounds in [1, 2, 30, 10_000, UNIT_ROUNDS + 100] {
            let plan = plan(rounds);
            let (fast, slow) = (entry.on_layout(Run(plan)), entry.on_layout(Slow(plan)));
            assert_eq!(fast, slow, "{}, {rounds} throws", entry.id());
        }
    }
}

#[test]
fn every_throw_decides_every_wager_of_one_throw() {
    for (id, reading) in [("uk/roulette", "pocket"), ("uk/dice", "throw"), ("uk/sic-bo", "throw")]
    {
        let tally = entry(id).on_layout(Run(plan(5000))).expect("a layout");
        let (_, counts) = tally.readings.iter().find(|(name, _)| name == reading).expect("there");
        assert_eq!(counts.iter().sum::<u64>(), 5000);
    }
}

#[test]
fn threads_do_not_change_a_run() {
    for id in ["uk/dice", "uk/roulette-rage"] {
        let rounds = 5 * UNIT_ROUNDS + 77;
        let run = |threads| entry(id).on_layout(Run(Plan { threads, ..plan(rounds) }));
        assert_eq!(run(1), run(3), "{id}");
    }
}

#[test]
fn shards_add_up_to_the_whole() {
    for id in ["uk/dice", "uk/roulette-rage"] {
        let plan = plan(5 * UNIT_ROUNDS + 77);
        let run = |plan| entry(id).on_layout(Run(plan)).expect("a layout");
        let mut sum = run(Plan { shard: Shard { part: 1, parts: 4 }, ..plan });
        for part in 2..=4 {
            sum.merge(&run(Plan { shard: Shard { part, parts: 4 }, ..plan })).expect("fits");
        }
        assert_eq!(sum, run(plan), "{id}");
    }
}

#[test]
fn seeds_differ_and_repeat() {
    let run = |seed: u64| {
        let plan = Plan { seed: seed.into(), ..plan(1000) };
        entry("uk/dice").on_layout(Run(plan))
    };
    assert_eq!(run(1), run(1));
    assert_ne!(run(1), run(2));
}

#[test]
fn golden_spins_of_seed_1() {
    let tally = entry("uk/roulette").on_layout(Run(plan(10)));
    let mut counts = vec![0; 37];
    let spins = Stream::new(&1.into(), LAYOUT, 0).several::<10>(37);
    // Computed by a separate program from RFC 8439 and the definition of `spread`.
    assert_eq!(spins, [19, 7, 16, 34, 31, 34, 33, 34, 23, 10]);
    for n in spins {
        counts[n as usize] += 1;
    }
    assert_eq!(tally.expect("a layout").readings, [("pocket".to_string(), counts)]);
}

#[test]
fn a_table_of_dice_is_a_few_products() {
    let variant = games::dice::ALL[0];
    let posting = variant.post(&Posted::new()).expect("lawful");
    let judges = readings(&posting);
    let table = Compiled::of(&posting, &judges);
    assert_eq!((table.shown.len(), table.automata.len(), table.products.len()), (1, 31, 4));
}
