//! Hands of pot poker a second: random legal acts, dealing and showdown included, one thread.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use money::Cents;
use pots::{Stakes, variants};
use sim::pots::{Hands, Random, Stub};
use sim::stream::{Seed, Stream};
use std::hint::black_box;
use std::sync::Arc;

static RANDOM: Random = Random;

fn hands(c: &mut Criterion) {
    let mut group = c.benchmark_group("pots");
    group.throughput(Throughput::Elements(1));
    for variant in variants::all() {
        let players = variant.active.min(6);
        let stakes = Arc::new(Stakes::usual(variant, Cents::dollars(2)));
        let hands = Hands { stakes, players, stack: Cents::dollars(200) };
        let mut deck = Stub::new(&hands.stakes);
        let mut chance = Stream::new(&Seed::from(1), 3, 0);
        let mut whim = Stream::new(&Seed::from(1), 4, 0);
        let mut n = 0;
        let name = format!("{} {players}-handed", variant.id);
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                n += 1;
                let mut hand = hands.open(n);
                deck.play(&mut hand, [&mut chance, &mut whim], |_| &RANDOM);
                black_box(hand.pot())
            });
        });
    }
    group.finish();
}

criterion_group!(benches, hands);
criterion_main!(benches);
