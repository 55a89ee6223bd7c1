//! How long it takes to solve poker against the dealer, and to look up what a hand does.

#[path = "../tests/suite/referee/mod.rs"]
mod referee;

use cards::Card;
use criterion::{Criterion, criterion_group, criterion_main};
use odds::Play;
use referee::Table;
use referee::ride::ride;
use referee::stud::{CASINO, SEVERAL, table};
use referee::three_card::{DOWN, UP, WAGERS};
use std::hint::black_box;
use table::Seat;

fn games() -> [(&'static str, Table); 6] {
    let deck = || Card::all().collect();
    let mut eight = table(&SEVERAL, 2, deck());
    eight.decks = 8;
    [
        ("three card poker", Table::new(&DOWN, &WAGERS[..3], deck())),
        ("three card poker, a card in view", Table::new(&UP, &WAGERS[..3], deck())),
        ("three card poker, with six cards", Table::new(&UP, &WAGERS, deck())),
        ("let it ride", ride(0, deck())),
        ("casino stud with insurance", table(&CASINO, 0, deck())),
        ("casino stud, eight decks", eight),
    ]
}

fn solve(c: &mut Criterion) {
    let mut slow = c.benchmark_group("solve");
    slow.sample_size(10);
    for (name, game) in games() {
        slow.bench_function(name, |b| b.iter(|| black_box(&game).solve(Play::Best)));
    }
}

fn choose(c: &mut Criterion) {
    let cards = |text: &str| cards::parse_cards(text).expect("cards");
    let deals = ["Qh 6d 4c", "Qh 6d 4c|Kd", "Qh 6d 4c|Kd", "Th 6h 4h", "Ah Kd 9c 8s 2h|9d"];
    for ((name, game), deal) in games().into_iter().zip(deals) {
        let (own, up) = deal.split_once('|').unwrap_or((deal, ""));
        let round = game.dealt(&cards(own), &cards(up), &[]);
        c.bench_function(&format!("choose/{name}"), |b| {
            let book = game.solve(Play::Best).book;
            b.iter(|| book.choose(black_box(&round), Seat::FIRST));
        });
    }
}

criterion_group!(benches, solve, choose);
criterion_main!(benches);
