//! Coups a second on one core, through the real shoe procedure.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use games::baccarat::{Baccarat, books};
use law::Posted;
use sim::{Plan, Shard, UNIT_ROUNDS, run};
use std::sync::atomic::AtomicU64;

fn coups(c: &mut Criterion) {
    let mut group = c.benchmark_group("simulate, one core");
    group.throughput(Throughput::Elements(4 * UNIT_ROUNDS)).sample_size(10);
    for id in ["co/baccarat", "uk/punto-banco", "co/eternal-baccarat"] {
        let variant =
            books::ALL.iter().find(|variant| variant.id == id).expect("in the catalogue");
        let posting = variant.post(&Posted::new()).expect("lawful");
        let plan =
            Plan { rounds: 4 * UNIT_ROUNDS, seed: 1.into(), threads: 1, shard: Shard::WHOLE };
        let procedure = variant.chance.procedure().expect("cards");
        let never = |_: &_, _| unreachable!("baccarat asks for no decision");
        group.bench_function(id, |b| {
            b.iter(|| run::<Baccarat>(&posting, &plan, procedure, &AtomicU64::new(0), &never));
        });
    }
}

criterion_group!(benches, coups);
criterion_main!(benches);
