//! Hands of blackjack a second on one core, by the chart that people carry, through a shoe of six
//! decks with its cutting card.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use games::twenty_one::Rules;
use sim::twenty_one::testing::basic;
use sim::twenty_one::{Shuffle, run_twenty_one};
use sim::{Plan, Shard, UNIT_ROUNDS};
use std::sync::atomic::AtomicU64;

fn hands(c: &mut Criterion) {
    let mut group = c.benchmark_group("blackjack, one core");
    group.throughput(Throughput::Elements(16 * UNIT_ROUNDS)).sample_size(10);
    let plan = Plan { rounds: 16 * UNIT_ROUNDS, seed: 1.into(), threads: 1, shard: Shard::WHOLE };
    for (name, shuffle) in
        [("cutting card", Shuffle::CutCard(78)), ("shuffled each round", Shuffle::EachRound)]
    {
        group.bench_function(name, |b| {
            b.iter(|| {
                let chart = basic();
                run_twenty_one(&Rules::BRITAIN, &chart, shuffle, &plan, &AtomicU64::new(0))
            });
        });
    }
}

criterion_group!(benches, hands);
criterion_main!(benches);
