//! How long it takes to count all coups, and to price a whole table.

use criterion::{Criterion, criterion_group, criterion_main};
use games::baccarat::books;
use law::Posted;
use money::Cents;
use odds::{baccarat, baccarat_census};
use std::hint::black_box;
use table::Seat;

fn census(c: &mut Criterion) {
    let find = |id| books::ALL.iter().find(|variant| variant.id == id).expect("in the catalogue");
    let base = find("co/baccarat").post(&Posted::new()).expect("lawful");
    let (rules, pack) = (base.rules, base.terms.pack);
    c.bench_function("coup census, 8 decks", |b| {
        b.iter(|| baccarat_census("coup", black_box(&rules), black_box(&pack), Seat::FIRST));
    });
    let mut slow = c.benchmark_group("whole tables");
    slow.sample_size(10);
    let eternal = find("co/eternal-baccarat").post(&Posted::new()).expect("lawful");
    slow.bench_function("eternal baccarat, all wagers, suits included", |b| {
        b.iter(|| baccarat(black_box(&eternal), &eternal.offers, Seat::FIRST, |_| Cents::ZERO));
    });
    for reading in ["opening", "fortunes", "sun", "fate", "harmony"] {
        slow.bench_function(format!("{reading} census, 8 decks"), |b| {
            b.iter(|| baccarat_census(reading, &eternal.rules, &eternal.terms.pack, Seat::FIRST));
        });
    }
}

criterion_group!(benches, census);
criterion_main!(benches);
