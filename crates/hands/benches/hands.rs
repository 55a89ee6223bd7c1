//! Evaluation against a peer, in one run: hands built from card bytes.

use cards::{Card, Rank, Suit};
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

/// The same bytes as cards; both sides number them alike.
fn ours<const N: usize>(bytes: &[u8; N]) -> [Card; N] {
    bytes.map(|code| Card::from_code(code).unwrap_or(Card::new(Rank::Two, Suit::Clubs)))
}

fn theirs(bytes: &[u8]) -> aya_poker::base::Hand {
    let mut hand = aya_poker::base::Hand::new();
    for byte in bytes {
        hand.insert_unchecked(&aya_poker::base::CARDS[usize::from(*byte)]);
    }
    hand
}

/// One ranking of random hands, ours and the peer's.
fn compare<const N: usize>(
    c: &mut Criterion,
    name: &str,
    own: impl Fn(&[Card; N]) -> u16,
    peer: impl Fn(&[u8; N]) -> u16,
) {
    let bytes = random::<N>(1 << 16);
    let cards: Vec<[Card; N]> = bytes.iter().map(ours).collect();
    let mut group = c.benchmark_group(name);
    group.throughput(Throughput::Elements(1 << 16));
    group.bench_function("hands", |b| {
        b.iter(|| cards.iter().map(|hand| u64::from(own(hand))).sum::<u64>());
    });
    group.bench_function("aya", |b| {
        b.iter(|| bytes.iter().map(|hand| u64::from(peer(hand))).sum::<u64>());
    });
    group.finish();
}

fn rankings(c: &mut Criterion) {
    compare::<7>(
        c,
        "random 7",
        |hand| hands::high7(hand).number(),
        |hand| aya_poker::poker_rank(&theirs(hand)).0,
    );
    compare::<5>(
        c,
        "random 5",
        |hand| hands::high(hand).number(),
        |hand| aya_poker::poker_rank(&theirs(hand)).0,
    );
    compare::<9>(
        c,
        "omaha",
        |[a, b, c, d, board @ ..]| hands::omaha(&[*a, *b, *c, *d], board).number(),
        |hand| aya_poker::omaha_rank(&theirs(&hand[..4]), &theirs(&hand[4..])).0,
    );
    compare::<5>(
        c,
        "ace to five",
        |hand| hands::ace_to_five(hand).number(),
        |hand| aya_poker::ace_five_rank(&theirs(hand)).0,
    );
    compare::<5>(
        c,
        "deuce to seven",
        |hand| hands::deuce_to_seven(hand).number(),
        |hand| aya_poker::deuce_seven_rank(&theirs(hand)).0,
    );
    compare::<4>(
        c,
        "badugi",
        |hand| hands::badugi(hand).number(),
        |hand| aya_poker::badugi_rank(&theirs(hand)).0,
    );
}

/// Seven-card hands of the lowest cards of a deck, in sequence, partial hands shared.
fn sequence(c: &mut Criterion) {
    let mut group = c.benchmark_group("sequence 7");
    group.sample_size(10);
    group.bench_function("hands", |b| b.iter(|| black_box(all_ours())));
    group.bench_function("aya", |b| b.iter(|| black_box(all_theirs())));
    group.finish();
}

/// Cards in the sequence: all hands of 52 would take too long for a bench.
const TOP: u8 = 40;

macro_rules! each_hand {
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
    each_hand!(
        Pile::EMPTY,
        |pile: Pile, code: u8| pile.with(deck[usize::from(code)]),
        |pile: Pile| u64::from(pile.high7().number())
    )
}

fn all_theirs() -> u64 {
    each_hand!(
        aya_poker::base::Hand::new(),
        |mut hand: aya_poker::base::Hand, code: u8| {
            hand.insert_unchecked(&aya_poker::base::CARDS[usize::from(code)]);
            hand
        },
        |hand: aya_poker::base::Hand| u64::from(aya_poker::poker_rank(&hand).0)
    )
}

criterion_group!(benches, rankings, sequence);
criterion_main!(benches);
