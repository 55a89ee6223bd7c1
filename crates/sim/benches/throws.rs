//! Spins and throws a second on one core, all wagers of the table counted.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use games::{CATALOG, OnLayout, Variant};
use law::Posted;
use sim::{Plan, Shard, UNIT_ROUNDS, run_layout};
use std::hint::black_box;
use std::sync::atomic::AtomicU64;
use table::Layout;

/// Enough units that building the automata once in a run does not show.
const ROUNDS: u64 = 256 * UNIT_ROUNDS;

struct Bench<'a>(&'a mut Criterion);

impl OnLayout for Bench<'_> {
    type Out = ();

    fn visit<L: Layout>(self, variant: &'static Variant<L>) {
        let posting = variant.post(&Posted::new()).expect("lawful");
        let plan = Plan { rounds: ROUNDS, seed: 1.into(), threads: 1, shard: Shard::WHOLE };
        let mut group = self.0.benchmark_group("simulate, one core");
        group.throughput(Throughput::Elements(ROUNDS)).sample_size(10);
        group.bench_function(variant.id, |b| {
            b.iter(|| run_layout(&posting, black_box(&plan), &AtomicU64::new(0)));
        });
    }
}

fn throws(c: &mut Criterion) {
    for entry in CATALOG.iter() {
        entry.on_layout(Bench(c));
    }
}

criterion_group!(benches, throws);
criterion_main!(benches);
