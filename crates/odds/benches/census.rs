//! How long it takes to count all coups, to price a whole table, and to solve all chains of dice.

use criterion::{Criterion, criterion_group, criterion_main};
use games::baccarat::books;
use games::dice::{self, Dice};
use law::Posted;
use money::Cents;
use odds::{baccarat, baccarat_census, layout_census, with_odds};
use std::hint::black_box;
use table::{Offer, Seat};

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

/// A chain for each mark, whether or not another mark has the same reading.
fn layouts(c: &mut Criterion) {
    let posting = dice::ALL[0].post(&Posted::new()).expect("lawful");
    c.bench_function("dice census, all marks", |b| {
        let one = |offer: &Offer<Dice>| layout_census::<Dice>(&posting.rules, offer.wager).total();
        b.iter(|| black_box(&posting).offers.iter().map(one).max());
    });
    c.bench_function("dice, lines with odds behind them", |b| {
        b.iter(|| with_odds(black_box(&posting)));
    });
}

criterion_group!(benches, census, layouts);
criterion_main!(benches);
