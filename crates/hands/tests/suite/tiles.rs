//! Two tiles: every hand against a naive ranking that knows tiles by their pips alone.

use cards::{Pack, Tile, Twins};
use hands::{Duo, DuoKind, JeeJoon};
use std::cmp::Ordering;

/// Single tiles from the highest down, as the book lists them.
const SINGLES: [&[&str]; 16] = [
    &["6-6"],
    &["1-1"],
    &["4-4"],
    &["1-3"],
    &["5-5"],
    &["3-3"],
    &["2-2"],
    &["5-6"],
    &["4-6"],
    &["1-6"],
    &["1-5"],
    &["4-5", "3-6"],
    &["2-6", "3-5"],
    &["2-5", "3-4"],
    &["1-4", "2-3"],
    &["1-2", "2-4"],
];

/// The first sixteen of the 22 hands that the book lists.
const PAIRS: [[&str; 2]; 16] = [
    ["1-2", "2-4"],
    ["6-6", "6-6"],
    ["1-1", "1-1"],
    ["4-4", "4-4"],
    ["1-3", "1-3"],
    ["5-5", "5-5"],
    ["3-3", "3-3"],
    ["2-2", "2-2"],
    ["5-6", "5-6"],
    ["4-6", "4-6"],
    ["1-6", "1-6"],
    ["1-5", "1-5"],
    ["4-5", "3-6"],
    ["2-6", "3-5"],
    ["2-5", "3-4"],
    ["1-4", "2-3"],
];

/// The last six: a tile, and any of these beside it.
const MIXED: [(&str, &[&str]); 6] = [
    ("6-6", &["4-5", "3-6"]),
    ("1-1", &["4-5", "3-6"]),
    ("6-6", &["4-4", "2-6", "3-5"]),
    ("1-1", &["4-4", "2-6", "3-5"]),
    ("6-6", &["1-6", "3-4", "2-5"]),
    ("1-1", &["1-6", "3-4", "2-5"]),
];

type Hand = [Tile; 2];

fn text(hand: Hand) -> [String; 2] {
    hand.map(|tile| tile.to_string())
}

fn is(hand: &[String; 2], a: &str, b: &str) -> bool {
    (hand[0] == a && hand[1] == b) || (hand[0] == b && hand[1] == a)
}

/// The printed rank of a hand, where it has one.
fn printed(hand: &[String; 2]) -> Option<usize> {
    let pair = PAIRS.iter().position(|[a, b]| is(hand, a, b));
    let mixed = || {
        let found = MIXED.iter().position(|(a, others)| others.iter().any(|b| is(hand, a, b)));
        found.map(|at| 16 + at)
    };
    pair.or_else(mixed)
}

fn single(tile: &str) -> usize {
    SINGLES.iter().position(|alike| alike.contains(&tile)).expect("a tile")
}

/// Points by every count that the tiles may have, the best of them.
fn points(hand: &[String; 2]) -> u32 {
    let counts = |tile: &str| match tile {
        "1-2" | "2-4" => vec![3, 6],
        pips => vec![pips.split('-').map(|end| end.parse::<u32>().expect("pips")).sum()],
    };
    let mut best = 0;
    for a in counts(&hand[0]) {
        for b in counts(&hand[1]) {
            best = best.max((a + b) % 10);
        }
    }
    best
}

/// How two hands compare, printed ranks first, then points, then the higher tile.
fn naive(one: Hand, other: Hand) -> Ordering {
    let (one, other) = (text(one), text(other));
    let by_rank = match (printed(&one), printed(&other)) {
        (Some(a), Some(b)) => return b.cmp(&a),
        (Some(_), None) => Ordering::Greater,
        (None, Some(_)) => Ordering::Less,
        (None, None) => Ordering::Equal,
    };
    let high = |hand: &[String; 2]| hand.iter().map(|tile| single(tile)).min();
    let by_points = points(&one).cmp(&points(&other));
    let by_tile = || match points(&one) {
        0 => Ordering::Equal,
        _ => high(&other).cmp(&high(&one)),
    };
    by_rank.then(by_points).then_with(by_tile)
}

/// Every hand that 32 tiles hold, each as often as it can be dealt.
fn all() -> Vec<Hand> {
    let tiles: Vec<Tile> = Pack::TILES.tiles().collect();
    let mut hands = Vec::new();
    for (at, a) in tiles.iter().enumerate() {
        hands.extend(tiles[at + 1..].iter().map(|b| [*a, *b]));
    }
    hands
}

#[test]
fn every_hand_ranks_as_printed() {
    let hands = all();
    assert_eq!(hands.len(), 496);
    for one in &hands {
        for other in &hands {
            let found = JeeJoon::ThreeOrSix.duo(*one).cmp(&JeeJoon::ThreeOrSix.duo(*other));
            assert_eq!(found, naive(*one, *other), "{one:?} {other:?}");
        }
    }
}

/// What two tiles are, a lone tile of Jee Joon being tried as each of the others.
fn substituted([a, b]: Hand) -> Duo {
    let wild = |tile: Tile| tile.twins() == Twins::JeeJoon;
    let lone = wild(a) != wild(b);
    if !lone {
        return JeeJoon::ThreeOrSix.duo([a, b]);
    }
    let other = if wild(a) { b } else { a };
    let natural = Tile::all().filter(|tile| !wild(*tile));
    natural.map(|tile| JeeJoon::ThreeOrSix.duo([tile, other])).max().expect("tiles")
}

#[test]
fn a_wild_tile_is_whatever_serves_best() {
    for hand in all() {
        assert_eq!(JeeJoon::Wild.duo(hand), substituted(hand), "{hand:?}");
        let below = JeeJoon::WildBelow.duo(hand);
        assert_eq!(below.kind(), JeeJoon::Wild.duo(hand).kind(), "{hand:?}");
        let lone = hand.iter().filter(|tile| tile.twins() == Twins::JeeJoon).count() == 1;
        assert_eq!(below < JeeJoon::Wild.duo(hand), lone, "{hand:?}");
    }
    // A pair with a wild tile is above the next natural one all the same.
    let tile = |text: &str| text.parse::<Tile>().expect("a tile");
    let wild = JeeJoon::WildBelow.duo([tile("1-1"), tile("2-4")]);
    assert!(wild > JeeJoon::WildBelow.duo([tile("4-4"), tile("4-4")]));
    assert!(wild < JeeJoon::WildBelow.duo([tile("1-1"), tile("1-1")]));
}

#[test]
fn kinds_are_as_many_as_they_can_be() {
    let count = |is: fn(DuoKind) -> bool| {
        all().into_iter().filter(|hand| is(JeeJoon::ThreeOrSix.duo(*hand).kind())).count()
    };
    assert_eq!(count(|kind| matches!(kind, DuoKind::Pair(_))), 16);
    assert_eq!(count(|kind| kind == DuoKind::Wong), 2 * 2 * 2);
    assert_eq!(count(|kind| kind == DuoKind::Gong), 2 * 2 * 4);
    assert_eq!(count(|kind| matches!(kind, DuoKind::Points(_))), 496 - 16 - 8 - 16);
    let numbers = all().into_iter().map(|hand| JeeJoon::WildBelow.duo(hand).number());
    assert!(numbers.max().is_some_and(|most| most < Duo::END));
    let pair = JeeJoon::ThreeOrSix.twins([Twins::ChopNg; 2]);
    assert_eq!((pair.kind(), pair.level()), (DuoKind::Pair(Twins::ChopNg), 12));
}

#[test]
fn jee_joon_counts_three_or_six() {
    let counted = |a: &str, b: &str| {
        let hand = [a, b].map(|text| text.parse::<Tile>().expect("a tile"));
        (JeeJoon::ThreeOrSix.counted(hand), JeeJoon::ThreeOrSix.duo(hand).kind())
    };
    // Beside a four a three makes seven, where a six would make none; beside a two a six.
    assert_eq!(counted("1-2", "2-2"), (Some(3), DuoKind::Points(7)));
    assert_eq!(counted("2-4", "2-2"), (Some(3), DuoKind::Points(7)));
    assert_eq!(counted("1-2", "1-1"), (Some(6), DuoKind::Points(8)));
    assert_eq!(counted("2-4", "4-5"), (Some(6), DuoKind::Points(5)));
    assert_eq!(counted("1-2", "2-4"), (None, DuoKind::Pair(Twins::JeeJoon)));
    assert_eq!(counted("1-3", "2-2").0, None);
    let hand = ["1-2", "1-1"].map(|text| text.parse::<Tile>().expect("a tile"));
    assert_eq!(JeeJoon::Wild.counted(hand), None);
}
