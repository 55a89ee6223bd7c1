//! How long it takes to solve hold'em against the dealer from nothing, and to decide by the book.

#[allow(dead_code)] // the tests' games, of which a bench needs less
#[path = "../tests/suite/holdem/games.rs"]
mod games;

use ::games::duel::{BOARD, Duel, Round, spot};
use cards::Card;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use games::Table;
use money::Cents;
use odds::{Play, Playbook};
use std::hint::black_box;
use table::{Deals, Memory, Owner, Seat, Stake, Told};

/// A game with the cards that are wanted.
type Game = fn(fn(Card) -> bool) -> Table;

const GAMES: [(&str, Game); 4] = [
    ("ultimate", games::ultimate),
    ("casino hold'em", games::casino),
    ("hold'em bonus", games::bonus),
    ("two-way hold'em", games::two_way),
];

fn solve(c: &mut Criterion) {
    let mut slow = c.benchmark_group("solve");
    slow.sample_size(10);
    for (name, game) in GAMES {
        let mut table = game(|_| true);
        table.offers.retain(|offer| offer.wager.reading() == "showdown");
        slow.bench_function(name, |b| b.iter(|| table.solve(black_box(Play::Best))));
    }
}

/// Rounds at each decision of a seat that always waits, from a plain generator of numbers.
fn rounds(table: &Table, n: usize) -> Vec<Round> {
    let mut deck = table.deck.clone();
    let mut state = 1_u64;
    let mut dealt = Vec::new();
    for _ in 0..n {
        for at in (1..deck.len()).rev() {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            deck.swap(at, (state >> 33) as usize % (at + 1));
        }
        let (seat, owner, amount) = (Seat::FIRST, Owner::Seat, Cents::dollars(1));
        let wager = table.rules.plan.ante;
        let stake = Stake { seat, owner, offer: 0, wager, amount, memory: Memory::default() };
        let mut round = Duel::open(&table.rules, &[stake]);
        for (at, card) in [spot(seat); 2].into_iter().chain([BOARD; 5]).zip(&deck) {
            Duel::tell(&table.rules, &mut round, Told::Card { at, card: *card });
            if matches!(round.board.len(), 0 | 3 | 5) && round.seat(seat).cards.len() == 2 {
                dealt.push(round);
            }
        }
    }
    dealt
}

/// One element is a round of ultimate with all its three decisions.
fn choose(c: &mut Criterion) {
    let table = games::ultimate(|_| true);
    let solved = table.solve(Play::Best);
    let book: &dyn Playbook = &*solved.book;
    let rounds = rounds(&table, 1_000);
    let mut group = c.benchmark_group("choose");
    group.throughput(Throughput::Elements(1_000));
    group.bench_function("ultimate, three decisions", |b| {
        b.iter(|| {
            for round in &rounds {
                black_box(book.choose(black_box(round), Seat::FIRST));
            }
        });
    });
}

criterion_group!(benches, solve, choose);
criterion_main!(benches);
