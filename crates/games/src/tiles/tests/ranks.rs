//! The 22 hands and the 16 single tiles of Pai Gow Tiles, each against the next.
//!
//! Rules: table

use super::{LOSES, PLAIN, WINS, meets, pips};
use ::law::testing::{RuleTable, rules};
use cards::{Pack, Tile};

const TABLE: RuleTable<(), 1> = RuleTable {
    books: ["ca:pai-gow-tiles/"],
    rows: &[
        rules(["s2.3.b"], "by symbols", by_symbols),
        rules(["s2.3.c"], "twins", twins),
        rules(["s2.3.1"], "Jee Joon", above_the_next),
        rules(["s2.3.2"], "twelves", above_the_next),
        rules(["s2.3.3"], "twos", above_the_next),
        rules(["s2.3.4"], "red eights", above_the_next),
        rules(["s2.3.5"], "fours", above_the_next),
        rules(["s2.3.6"], "white tens", above_the_next),
        rules(["s2.3.7"], "long sixes", above_the_next),
        rules(["s2.3.8"], "white fours", above_the_next),
        rules(["s2.3.9"], "elevens", above_the_next),
        rules(["s2.3.10"], "tens", above_the_next),
        rules(["s2.3.11"], "sevens", above_the_next),
        rules(["s2.3.12"], "sixes", above_the_next),
        rules(["s2.3.13"], "nines", above_the_next),
        rules(["s2.3.14"], "eights", above_the_next),
        rules(["s2.3.15"], "mixed sevens", above_the_next),
        rules(["s2.3.16"], "fives", above_the_next),
        rules(["s2.3.17"], "wong of Heaven", above_the_next),
        rules(["s2.3.18"], "wong of Earth", above_the_next),
        rules(["s2.3.19"], "gong of Heaven", above_the_next),
        rules(["s2.3.20"], "gong of Earth", above_the_next),
        rules(["s2.3.21"], "nine by Heaven", above_the_next),
        rules(["s2.3.22"], "nine by Earth", above_the_next),
        rules(["s2.3.s1"], "single tile", single),
        rules(["s2.3.s2"], "single tile", single),
        rules(["s2.3.s3"], "single tile", single),
        rules(["s2.3.s4"], "single tile", single),
        rules(["s2.3.s5"], "single tile", single),
        rules(["s2.3.s6"], "single tile", single),
        rules(["s2.3.s7"], "single tile", single),
        rules(["s2.3.s8"], "single tile", single),
        rules(["s2.3.s9"], "single tile", single),
        rules(["s2.3.s10"], "single tile", single),
        rules(["s2.3.s11"], "single tile", single),
        rules(["s2.3.s12"], "single tile", single),
        rules(["s2.3.s13"], "single tile", single),
        rules(["s2.3.s14"], "single tile", lowest),
        rules(["s2.3.s15"], "single tile", lowest),
        rules(["s2.3.s16"], "single tile", lowest),
        rules(["s2.3.e"], "three or six", three_or_six),
    ],
};

#[test]
fn hands_and_tiles_rank_as_listed() {
    TABLE.check(|_| ());
}

/// The hands as listed, each with every tile that it may have, and nine points by a lower tile.
const HANDS: [&[&str]; 23] = [
    &["1-2 2-4"],
    &["6-6 6-6"],
    &["1-1 1-1"],
    &["4-4 4-4"],
    &["1-3 1-3"],
    &["5-5 5-5"],
    &["3-3 3-3"],
    &["2-2 2-2"],
    &["5-6 5-6"],
    &["4-6 4-6"],
    &["1-6 1-6"],
    &["1-5 1-5"],
    &["4-5 3-6"],
    &["2-6 3-5"],
    &["2-5 3-4"],
    &["1-4 2-3"],
    &["6-6 4-5", "6-6 3-6"],
    &["1-1 4-5", "1-1 3-6"],
    &["6-6 4-4", "6-6 2-6", "6-6 3-5"],
    &["1-1 4-4", "1-1 2-6", "1-1 3-5"],
    &["6-6 1-6", "6-6 3-4", "6-6 2-5"],
    &["1-1 1-6", "1-1 3-4", "1-1 2-5"],
    &["4-4 5-6", "1-3 1-4", "5-5 4-5"],
];

/// Single tiles as listed.
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

/// Low hands of 7 and of 1 to 3 points out of the tiles that are left, without any that could be
/// more than its points.
fn lows(taken: &[&str]) -> [String; 2] {
    let mut pack = Pack::TILES;
    for text in taken.iter().flat_map(|two| two.split_whitespace()) {
        pack.take(text.parse::<Tile>().expect("a tile")).expect("left");
    }
    let plain = |tile: &Tile| !["6-6", "1-1", "1-2", "2-4"].contains(&tile.to_string().as_str());
    let mut two = |least: u8, most: u8| {
        let left: Vec<Tile> = pack.tiles().filter(plain).collect();
        for (at, a) in left.iter().enumerate() {
            for b in &left[at + 1..] {
                let points = (pips(*a) + pips(*b)) % 10;
                if pips(*a) != pips(*b) && (least..=most).contains(&points) {
                    pack.take(*a).expect("left");
                    pack.take(*b).expect("left");
                    return format!("{a} {b}");
                }
            }
        }
        panic!("no low hand is left beside {taken:?}")
    };
    [two(7, 7), two(1, 3)]
}

/// Whether two hands can lie on one table.
fn both(one: &str, other: &str) -> bool {
    let mut pack = Pack::TILES;
    let mut all = one.split_whitespace().chain(other.split_whitespace());
    all.all(|text| pack.take(text.parse::<Tile>().expect("a tile")).is_ok())
}

/// The number at the end of a rule.
fn number(rule: &str) -> usize {
    let digits = rule.rsplit(['.', 's']).next().expect("a number");
    digits.parse().expect("a number")
}

fn above_the_next((): (), rule: &'static str) {
    let n = number(rule);
    for high in HANDS[n - 1] {
        for low in HANDS[n].iter().filter(|low| both(high, low)) {
            let [seven, one] = lows(&[high, low]);
            // With the better low hand too the higher wins; without it the lower one loses.
            meets(PLAIN, [high, &seven], [low, &one], WINS);
            meets(PLAIN, [low, &one], [high, &seven], LOSES);
        }
        // Alike whatever tiles make it.
        for other in HANDS[n - 1].iter().filter(|other| *other != high && both(high, other)) {
            let [seven, one] = lows(&[high, other]);
            meets(PLAIN, [high, &one], [other, &seven], LOSES);
        }
    }
}

/// Two hands without points out of the tiles that are left.
fn nothings(taken: &[&str]) -> [String; 2] {
    const NOTHINGS: [&str; 6] = ["5-5 4-6", "2-2 1-5", "1-3 3-3", "1-3 1-5", "2-2 3-3", "5-6 4-5"];
    let mut found: Vec<&str> = Vec::new();
    for two in NOTHINGS.iter().chain(&NOTHINGS) {
        let all = [taken.join(" "), found.join(" ")].join(" ");
        if found.len() < 2 && both(&all, two) {
            found.push(two);
        }
    }
    let [one, other] = found[..] else { panic!("no hands without points beside {taken:?}") };
    [one.into(), other.into()]
}

/// Hands in which a tile is the higher one and no tile of Jee Joon the other, with their points.
fn with(tile: &str, n: usize) -> Vec<(String, u8)> {
    let of = |text: &str| pips(text.parse().expect("a tile"));
    let below = SINGLES[n..15].iter().flat_map(|alike| alike.iter());
    let listed = |other: &str| ["6-6", "1-1"].contains(&tile) && [8, 9].contains(&of(other));
    let plain = below.filter(|other| !listed(other));
    let hands = plain.map(|other| (format!("{tile} {other}"), (of(tile) + of(other)) % 10));
    hands.filter(|(_, points)| *points > 0).collect()
}

/// Of hands with equal points, and nothing against nothing beside them, the first is higher.
#[track_caller]
fn above(high: &str, low: &str) {
    let [one, other] = nothings(&[high, low]);
    meets(PLAIN, [high, &one], [low, &other], super::PUSHES);
    meets(PLAIN, [low, &one], [high, &other], LOSES);
}

fn single((): (), rule: &'static str) {
    let n = number(rule);
    let mut met = 0;
    for (tile, next) in SINGLES[n - 1].iter().zip(SINGLES[n].iter().cycle()) {
        for (high, points) in with(tile, n) {
            for (low, others) in with(next, n + 1) {
                if points == others && both(&high, &low) {
                    above(&high, &low);
                    met += 1;
                }
            }
        }
    }
    match n {
        // A nine with a five is 4, and so is an eight with a tile of Jee Joon as six.
        12 => above("4-5 1-4", "2-6 1-2"),
        // An eight with a five is 3, and so is a seven with a tile of Jee Joon as six.
        13 => above("2-6 2-3", "2-5 1-2"),
        _ => assert!(met > 0, "{rule}"),
    }
}

/// No two hands of equal points have a seven, a five or a tile of Jee Joon as higher tiles: what
/// can be seen is that they are below the others, and alike among themselves.
fn lowest((): (), rule: &'static str) {
    match number(rule) {
        // A six with a seven is 3, and so is a seven with a tile of Jee Joon as six.
        14 => above("1-5 3-4", "2-5 1-2"),
        // A ten with an eight is 8, and so is a five with a tile of Jee Joon as three.
        15 => above("4-6 2-6", "1-4 1-2"),
        _ => meets(PLAIN, ["1-4 1-2", "2-2 1-5"], ["2-3 2-4", "1-3 3-3"], LOSES),
    }
}

fn by_symbols((): (), _: &'static str) {
    // A pair of fours is above a pair of elevens, and twos above tens.
    meets(PLAIN, ["2-2 2-2", "1-6 5-5"], ["5-6 5-6", "1-5 3-6"], WINS);
    meets(PLAIN, ["1-1 1-1", "1-6 5-5"], ["4-6 4-6", "1-5 3-6"], WINS);
}

fn twins((): (), _: &'static str) {
    // Nine of 4-5 and nine of 3-6 make a pair; alone they are the same tile.
    meets(PLAIN, ["4-5 3-6", "1-6 5-5"], ["1-6 2-2", "5-5 1-5"], WINS);
    meets(PLAIN, ["4-5 2-5", "5-5 4-6"], ["3-6 3-4", "5-5 4-6"], LOSES);
    // Two eights that are no twins are sixteen.
    let round = super::hand("4-4 2-6 1-6 5-5", super::NINES, "set 4-4 2-6", "house-way");
    assert_eq!(super::figure(PLAIN.played("", &round).as_ref(), "seat1"), "1-6 5-5 7 / 4-4 2-6 6");
}

fn three_or_six((): (), _: &'static str) {
    let told = |own: &str, set: &str| {
        let table = PLAIN.played("", &super::hand(own, "4-5 3-6 5-6 5-5", set, "house-way"));
        super::figure(table.as_ref(), "seat1")
    };
    assert_eq!(told("1-2 2-2 1-1 4-6", "set 1-2 2-2"), "1-2 2-2 7 as 3 / 1-1 4-6 2");
    assert_eq!(told("1-2 1-1 2-2 4-6", "set 1-2 1-1"), "1-2 1-1 8 as 6 / 2-2 4-6 4");
    assert_eq!(told("2-4 2-2 1-1 4-6", "set 2-4 2-2"), "2-4 2-2 7 as 3 / 1-1 4-6 2");
    // Both apart, each as it likes; together they are the best hand.
    assert_eq!(told("1-2 2-2 2-4 1-1", "set 1-2 2-2"), "2-4 1-1 8 as 6 / 1-2 2-2 7 as 3");
    assert_eq!(told("1-2 2-2 2-4 1-1", "house-way"), "1-2 2-4 pair / 2-2 1-1 6");
}
