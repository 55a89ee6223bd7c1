//! Evaluation against a peer, in one run: hands built from card bytes.

use cards::Card;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use hands::Pile;
use std::hint::black_box;

/// Hands of `N` cards drawn without replacement by a fixed generator.
fn random<const N: usize>(n: usize) -> Vec<[u8; N]> {
    let mut state = 7_u64;
    let mut hand = || {
        let mut deck: Vec<u8> = (0..52).collect();
        std::array::from_fn(|_| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            deck.swap_remove((state >> 33) as usize % deck.len())
        })
    };
    (0..n).map(|_| hand()).collect()
}

fn ours<const N: usize>(bytes: &[u8; N]) -> [Card; N] {
    bytes.map(|code| {
        Card::from_code(code).unwrap_or(Card::new(cards::Rank::Two, cards::Suit::Clubs))
    })
}

fn theirs(bytes: &[u8]) -> aya_poker::base::Hand {
    let mut hand = aya_poker::base::Hand::new();
    for byte in bytes {
        hand.insert_unchecked(&aya_poker::base::CARDS[usize::from(*byte)]);
    }
    hand
}

fn high(c: &mut Criterion) {
    let seven = random::<7>(1 << 16);
    let five = random::<5>(1 << 16);
    let (seven_cards, five_cards): (Vec<_>, Vec<_>) =
        (seven.iter().map(ours).collect(), five.iter().map(ours).collect());
    let mut group = c.benchmark_group("random 7");
    group.throughput(Throughput::Elements(1 << 16));
    group.bench_function("hands", |b| {
        b.iter(|| seven_cards.iter().map(|h| u64::from(hands::high7(h).number())).sum::<u64>())
    });
    group.bench_function("aya", |b| {
        b.iter(|| {
            seven.iter().map(|h| u64::from(aya_poker::poker_rank(&theirs(h)).0)).sum::<u64>()
        })
    });
    group.finish();
    let mut group = c.benchmark_group("random 5");
    group.throughput(Throughput::Elements(1 << 16));
    group.bench_function("hands", |b| {
        b.iter(|| five_cards.iter().map(|h| u64::from(hands::high(h).number())).sum::<u64>())
    });
    group.bench_function("aya", |b| {
        b.iter(|| five.iter().map(|h| u64::from(aya_poker::poker_rank(&theirs(h)).0)).sum::<u64>())
    });
    group.finish();
    let nine = random::<9>(1 << 14);
    let nine_cards: Vec<_> = nine.iter().map(ours).collect();
    let mut group = c.benchmark_group("omaha");
    group.throughput(Throughput::Elements(1 << 14));
    group.bench_function("hands", |b| {
        b.iter(|| {
            nine_cards
                .iter()
                .map(|cards| {
                    let (hole, board) = (
                        [cards[0], cards[1], cards[2], cards[3]],
                        [cards[4], cards[5], cards[6], cards[7], cards[8]],
                    );
                    u64::from(hands::omaha(&hole, &board).number())
                })
                .sum::<u64>()
        })
    });
    group.bench_function("aya", |b| {
        b.iter(|| {
            nine.iter()
                .map(|h| u64::from(aya_poker::omaha_rank(&theirs(&h[..4]), &theirs(&h[4..])).0))
                .sum::<u64>()
        })
    });
    group.finish();
}

/// All seven-card hands that hold one card, in sequence, partial hands shared.
fn sequence(c: &mut Criterion) {
    let mut group = c.benchmark_group("sequence 7");
    group.sample_size(10);
    group.bench_function("hands", |b| b.iter(|| black_box(all_ours())));
    group.bench_function("aya", |b| b.iter(|| black_box(all_theirs())));
    group.finish();
}

const TOP: u8 = 32;

macro_rules! nest {
    ($empty:expr, $add:expr, $value:expr) => {{
        let mut total = 0_u64;
        let add = $add;
        for a in 6..TOP {
            let one = add($empty, a);
            for b in 5..a {
                let two = add(one, b);
                for c in 4..b {
                    let three = add(two, c);
                    for d in 3..c {
                        let four = add(three, d);
                        for e in 2..d {
                            let five = add(four, e);
                            for f in 1..e {
                                let six = add(five, f);
                                for g in 0..f {
                                    total += $value(add(six, g));
                                }
                            }
                        }
                    }
                }
            }
        }
        total
    }};
}

fn all_ours() -> u64 {
    let deck: [Card; 52] = ours(&std::array::from_fn(|code| code as u8));
    nest!(Pile::EMPTY, |pile: Pile, code: u8| pile.with(deck[usize::from(code)]), |pile: Pile| {
        u64::from(pile.high7().number())
    })
}

fn all_theirs() -> u64 {
    nest!(
        aya_poker::base::Hand::new(),
        |mut hand: aya_poker::base::Hand, code: u8| {
            hand.insert_unchecked(&aya_poker::base::CARDS[usize::from(code)]);
            hand
        },
        |hand: aya_poker::base::Hand| u64::from(aya_poker::poker_rank(&hand).0)
    )
}

criterion_group!(benches, high, sequence);
criterion_main!(benches);
