//! How fast seven cards are set by the house way of Great Britain, and every hand of tiles is met
//! by every other.

use cards::AnyCard;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use games::pai_gow::{HOUSE_WAY, Seven};
use hands::PaiGow;
use odds::pai_gow::Deck;
use std::hint::black_box;

/// Hands drawn by a fixed generator.
fn hands(n: usize) -> Vec<Seven> {
    let mut state = 13_u64;
    let deck = Deck::full(1).cards();
    let mut hand = || {
        let mut deck: Vec<AnyCard> = deck.clone();
        std::array::from_fn(|_| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            deck.swap_remove((state >> 33) as usize % deck.len())
        })
    };
    (0..n).map(|_| hand()).collect()
}

fn set(c: &mut Criterion) {
    let hands = hands(10_000);
    let mut group = c.benchmark_group("house way");
    group.throughput(Throughput::Elements(hands.len() as u64));
    group.bench_function("set", |b| {
        b.iter(|| {
            for seven in &hands {
                black_box(HOUSE_WAY.set(black_box(seven), PaiGow::BRITAIN));
            }
        });
    });
    group.bench_function("set and rank", |b| {
        b.iter(|| {
            for seven in &hands {
                let setting = HOUSE_WAY.set(black_box(seven), PaiGow::BRITAIN);
                black_box(setting.worth(seven, PaiGow::BRITAIN));
            }
        });
    });
}

/// Every setting of every hand of tiles, of player and bank.
fn tiles(c: &mut Criterion) {
    let posting = games::tiles::ALL[0].post(&law::Posted::new());
    let Ok(posting) = posting else { return };
    let table = odds::tiles::Table::new(&posting.rules, &posting.terms.pack);
    c.bench_function("tiles solved", |b| b.iter(|| black_box(table.solve())));
}

criterion_group!(benches, set, tiles);
criterion_main!(benches);
