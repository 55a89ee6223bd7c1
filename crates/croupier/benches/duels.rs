//! Rounds a second on one core, of poker against the dealer played its best.

use cards::Card;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use croupier::{CATALOG, Entry, cards, odds, sim};
use games::duel::Duel;
use law::Posted;
use odds::{Play, Progress, Question};
use sim::{Plan, Shard, UNIT_ROUNDS, run};
use std::sync::atomic::AtomicU64;

const ROUNDS: u64 = 4 * UNIT_ROUNDS;

fn duels(c: &mut Criterion) {
    let mut group = c.benchmark_group("simulate best play, one core");
    group.throughput(Throughput::Elements(ROUNDS)).sample_size(10);
    let deck: Vec<Card> = Card::all().collect();
    for entry in CATALOG.iter() {
        // Side wagers that are listed by themselves are played at their game's table.
        let Entry::Duel(variant) = entry else { continue };
        if !variant.own.is_empty() {
            continue;
        }
        let posting = variant.post(&Posted::new()).expect("lawful");
        let offers: Vec<_> = posting.offers.iter().collect();
        let solved = odds::solve(&Question {
            rules: &posting.rules,
            offers: &offers,
            deck: &deck,
            decks: (posting.terms.pack.len() / 52) as u8,
            play: Play::Best,
            beside: &[],
            threads: 2,
            progress: &Progress::default(),
        });
        let plan = Plan { rounds: ROUNDS, seed: 1.into(), threads: 1, shard: Shard::WHOLE };
        let choose = |round: &_, seat| solved.book.choose(round, seat);
        group.bench_function(variant.id, |b| {
            let done = AtomicU64::new(0);
            let procedure = variant.chance.procedure().expect("cards");
            b.iter(|| run::<Duel>(&posting, &plan, procedure, &done, &choose));
        });
    }
}

criterion_group!(benches, duels);
criterion_main!(benches);
