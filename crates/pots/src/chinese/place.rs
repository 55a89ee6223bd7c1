//! Laying cards turn by turn in Face-Up Chinese Poker: simple play that looks at its own cards.
//!
//! Every way to lay this turn's cards is judged by what lies then: what the segments have made,
//! what draws are open, and how far a segment is behind the one it has to outrank. Once all is
//! laid the judgement is exact, so that the last turn never fouls where it need not.

use super::face_up::bonus;
use super::{Rows, arrange_strictly};
use cards::{Card, Hand, Rank, Suit};
use hands::{Category, high};

/// Room in front, middle and back.
const ROOM: [usize; 3] = [3, 5, 5];

/// Judgements are in tenths of a point. A hand that is certainly foul costs six points to each of
/// two opponents and what it would have won.
const FOUL: i64 = -200;

/// Lays what a seat holds in this turn: five cards, two of three, or a fantasy hand of fourteen.
/// Nothing when it is not the turn of so many.
///
/// ```
/// let laid = "Kc 7d / 9c 9d 4h 4s / 5c 5d 5h Jc Qd".parse().unwrap();
/// let held = cards::parse_cards("Kd 2c 3d").unwrap();
/// let rows = pots::chinese::place(&laid, &held).unwrap();
/// assert_eq!(rows.to_string(), "Kd / 2c /");
/// ```
#[must_use]
pub fn place(laid: &Rows, held: &[Card]) -> Option<Rows> {
    match (laid.len(), held.len()) {
        (0, 14) => arrange_strictly(held),
        (0, 5) => best(laid, vec![held.to_vec()]),
        (_, 3) => {
            let pairs = [[0, 1], [0, 2], [1, 2]];
            best(laid, pairs.map(|pair| pair.map(|i| held[i]).to_vec()).to_vec())
        }
        _ => None,
    }
}

/// The best way to lay one of these choices of cards; the first of equal ones.
fn best(laid: &Rows, choices: Vec<Vec<Card>>) -> Option<Rows> {
    let mut best: Option<(i64, Rows)> = None;
    for cards in choices {
        // Each card's segment is a digit of the number, base three.
        for code in 0..3_usize.pow(cards.len() as u32) {
            let segment = |i: usize| code / 3_usize.pow(i as u32) % 3;
            let of = |wanted: usize| -> Vec<Card> {
                let here = cards.iter().enumerate().filter(|(i, _)| segment(*i) == wanted);
                here.map(|(_, card)| *card).collect()
            };
            let parts = [of(2), of(1), of(0)];
            let sizes = laid.sizes();
            if (0..3).any(|i| sizes[i] + parts[i].len() > ROOM[i]) {
                continue;
            }
            let Some(more) = Rows::of(&parts[0], &parts[1], &parts[2]) else { continue };
            let mut all = *laid;
            all.add(&more);
            let judged = judge(&all);
            if best.is_none_or(|(least, _)| judged > least) {
                best = Some((judged, more));
            }
        }
    }
    best.map(|(_, rows)| rows)
}

/// How good rows are, whole or not.
fn judge(rows: &Rows) -> i64 {
    let segments = rows.segments().map(Hand::cards);
    let made = segments.map(Made::of);
    if let Some(ranked) = rows.ranked() {
        let bonus: i64 = bonus(rows).into_iter().flatten().map(|(points, ..)| 20 * points).sum();
        let worth: i64 = (0..3).map(|i| worth(i, made[i])).sum();
        return if ranked.rises() { worth + bonus } else { FOUL * 10 };
    }
    let hopes: i64 = (0..3).map(|i| worth(i, made[i]) + draws(i, segments[i])).sum();
    let risk = |under: usize, over: usize| {
        risk(made[under], made[over], ROOM[over] - segments[over].len())
    };
    hopes + risk(0, 1) + risk(1, 2)
}

/// What cards have made so far: a kind, and the ranks that count first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Made {
    kind: Category,
    first: u8,
    second: u8,
}

impl Made {
    fn of(cards: &[Card]) -> Made {
        let mut groups: Vec<(usize, u8)> = Rank::ALL
            .iter()
            .map(|rank| {
                (cards.iter().filter(|card| card.rank() == *rank).count(), *rank as u8 + 1)
            })
            .filter(|(n, _)| *n > 0)
            .collect();
        groups.sort_unstable_by(|a, b| b.cmp(a));
        let (n, first) = groups.first().copied().unwrap_or_default();
        let (m, second) = groups.get(1).copied().unwrap_or_default();
        let kind = match (n, m) {
            (4, _) => Category::FourOfAKind,
            (3, 2) => Category::FullHouse,
            (3, _) => Category::ThreeOfAKind,
            (2, 2) => Category::TwoPair,
            (2, _) => Category::Pair,
            _ => Category::HighCard,
        };
        let five: Option<&[Card; 5]> = cards.try_into().ok();
        Made { kind: five.map_or(kind, |five| high(five).category()), first, second }
    }
}

/// What a segment's hand is worth: the chance of its one point, and its bonus where it lasts.
fn worth(segment: usize, made: Made) -> i64 {
    let rank = i64::from(made.first);
    let kinds = match (segment, made.kind) {
        (_, Category::HighCard) => 0,
        (0, Category::Pair) => 10 + rank,
        (0, _) => 180 + 20 * rank,
        (1, Category::Pair) => 8,
        (1, Category::TwoPair) => 20,
        (1, Category::ThreeOfAKind) => 45,
        (_, Category::Pair) => 6,
        (_, Category::TwoPair) => 16,
        (_, Category::ThreeOfAKind) => 30,
        (_, _) => 60,
    };
    kinds + rank / 4
}

/// What an open draw to a straight or a flush is worth, by its cards. Of the figures tried these
/// fouled least and earned most bonus points against each other.
fn draws(segment: usize, cards: &[Card]) -> i64 {
    let n = cards.len();
    if segment == 0 || n == 5 {
        return 0;
    }
    let suited = Suit::ALL.iter().any(|suit| cards.iter().all(|card| card.suit() == *suit));
    let ranks: Vec<u8> = cards.iter().map(|card| card.rank() as u8).collect();
    let low = ranks.iter().min().copied().unwrap_or_default();
    let near = ranks.iter().all(|rank| rank - low < 5);
    let apart = (0..n).all(|i| !ranks[i + 1..].contains(&ranks[i]));
    let flush = [0, 0, 5, 20, 45][n];
    let straight = [0, 0, 1, 5, 14][n];
    let hope = if suited { flush } else { 0 } + if near && apart { straight } else { 0 };
    if segment == 2 { hope } else { hope / 2 }
}

/// The cost of a segment that may end below the one it has to outrank, with so much room left.
fn risk(under: Made, over: Made, room: usize) -> i64 {
    if over > under {
        return 0;
    }
    let room = room as i64;
    let kinds = under.kind as i64 - over.kind as i64;
    let chance = match (room, kinds) {
        (0, _) => 100,
        // High cards: any pair will do.
        (_, 0) if under.kind == Category::HighCard => 40 - 8 * room,
        (_, 0) => 75 - 12 * room,
        (_, kinds) => 85 - 12 * room + 15 * (kinds - 1),
    };
    FOUL * chance.clamp(0, 100) / 100
}
