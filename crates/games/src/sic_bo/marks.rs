//! 9.12: every position of the layout.

use super::{Round, SicBo};
use crate::layout::{Mark, loss, name, numbered, row};
use cards::Throw;
use law::{Cite, uk};
use std::sync::LazyLock;
use table::{Kind, Row, at_least};

/// A position: its id and name, its lines that pay, and which of them a throw is paid by.
struct Position {
    group: &'static str,
    id: String,
    title: String,
    pays: Vec<(&'static str, u32, Cite)>,
    /// The rule by which it loses.
    rule: Cite,
    line: Box<dyn Fn(Throw<3>) -> Option<u8>>,
}

/// 9.12: three dice alike.
fn is_triple(throw: Throw<3>) -> bool {
    let [a, b, c] = *throw.faces();
    a == b && b == c
}

fn position(
    (group, id, title): (&'static str, String, String),
    (label, odds, rule): (&'static str, u32, Cite),
    wins: impl Fn(Throw<3>) -> bool + 'static,
) -> Position {
    let line = Box::new(move |throw| wins(throw).then_some(0));
    Position { group, id, title, pays: vec![(label, odds, rule)], rule, line }
}

fn single(
    group: &'static str,
    title: &str,
    pay: (&'static str, u32, Cite),
    wins: impl Fn(Throw<3>) -> bool + 'static,
) -> Position {
    position((group, group.to_string(), title.to_string()), pay, wins)
}

/// (a) to (d): totals in one half or of one kind, but for triples.
fn halves() -> Vec<Position> {
    let between =
        |low, high| move |t: Throw<3>| (low..=high).contains(&t.total()) && !is_triple(t);
    let rest = |r| move |t: Throw<3>| t.total() % 2 == r && !is_triple(t);
    vec![
        single("small", "Small, 4 to 10", ("small", 1, uk::R9_12_A), between(4, 10)),
        single("big", "Big, 11 to 17", ("big", 1, uk::R9_12_B), between(11, 17)),
        single("odd", "Odd", ("odd", 1, uk::R9_12_C), rest(1)),
        single("even", "Even", ("even", 1, uk::R9_12_D), rest(0)),
    ]
}

/// (e) to (g): triples and doubles. A triple has the double in it (`reading:uk-sic-bo-double`).
fn alike() -> Vec<Position> {
    let mut list = Vec::new();
    for n in 1..=6 {
        let names = ("specific-triple", numbered("specific-triple", &[n]), format!("Triple {n}"));
        list.push(position(names, ("the triple", 180, uk::R9_12_E), move |t| t.count(n) == 3));
    }
    for n in 1..=6 {
        let names = ("specific-double", numbered("specific-double", &[n]), format!("Double {n}"));
        list.push(position(names, ("the double", 10, uk::R9_12_F), move |t| t.count(n) >= 2));
    }
    list.push(single("any-triple", "Any triple", ("a triple", 30, uk::R9_12_G), is_triple));
    list
}

/// (h): totals, two to a row. A triple makes its total (`reading:uk-sic-bo-total`).
#[rustfmt::skip]
const TOTALS: [(u8, &str, u32, Cite); 7] = [
    (4,  "4 or 17",  60, uk::R9_12_H_I),
    (5,  "5 or 16",  30, uk::R9_12_H_II),
    (6,  "6 or 15",  18, uk::R9_12_H_III),
    (7,  "7 or 14",  12, uk::R9_12_H_IV),
    (8,  "8 or 13",   8, uk::R9_12_H_V),
    (9,  "9 or 12",   7, uk::R9_12_H_VI),
    (10, "10 or 11",  6, uk::R9_12_H_VII),
];

fn totals() -> Vec<Position> {
    let total = |n: u8| {
        let (_, label, odds, rule) = TOTALS[usize::from(n.min(21 - n) - 4)];
        let names = ("total", numbered("total", &[n]), format!("Total {n}"));
        position(names, (label, odds, rule), move |t| t.total() == n)
    };
    (4..=17).map(total).collect()
}

/// (i): two different numbers among the three dice.
fn combinations() -> Vec<Position> {
    let pairs = (1..=5_u8).flat_map(|a| (a + 1..=6).map(move |b| (a, b)));
    let one = |(a, b): (u8, u8)| {
        let id = numbered("dice-combination", &[a, b]);
        let names = ("dice-combination", id, format!("Combination {a} and {b}"));
        let both = move |t: Throw<3>| t.count(a) > 0 && t.count(b) > 0;
        position(names, ("both numbers", 6, uk::R9_12_I), both)
    };
    pairs.map(one).collect()
}

/// (j): a number, paid by how many dice show it.
fn singles() -> Vec<Position> {
    let one = |n: u8| Position {
        group: "single-dice",
        id: numbered("single-dice", &[n]),
        title: format!("Single dice {n}"),
        pays: vec![
            ("on one die", 1, uk::R9_12_J_I),
            ("on two dice", 2, uk::R9_12_J_II),
            ("on three dice", 3, uk::R9_12_J_III),
        ],
        rule: uk::R9_12_J,
        line: Box::new(move |t| t.count(n).checked_sub(1).map(|line| line as u8)),
    };
    (1..=6).map(one).collect()
}

/// (k): three different numbers out of four (`reading:uk-sic-bo-four`).
const FOURS: [[u8; 4]; 4] = [[6, 5, 4, 3], [6, 5, 3, 2], [5, 4, 3, 2], [4, 3, 2, 1]];

fn fours() -> Vec<Position> {
    let one = |set: [u8; 4]| {
        let [a, b, c, d] = set;
        let id = numbered("four-number", &set);
        let names = ("four-number", id, format!("Four numbers {a}-{b}-{c}-{d}"));
        let three = move |t: Throw<3>| set.iter().filter(|n| t.count(**n) == 1).count() == 3;
        position(names, ("three of the four", 7, uk::R9_12_K), three)
    };
    FOURS.map(one).into()
}

/// (l): three different numbers, as the book lists them.
#[rustfmt::skip]
const THREES: [[u8; 3]; 20] = [
    [1, 2, 6], [1, 3, 5], [2, 3, 4], [2, 5, 6], [3, 4, 6], [1, 2, 3], [1, 3, 6], [1, 4, 5],
    [2, 3, 5], [3, 5, 6], [1, 2, 4], [1, 4, 6], [2, 3, 6], [2, 4, 5], [4, 5, 6], [1, 2, 5],
    [1, 3, 4], [1, 5, 6], [2, 4, 6], [3, 4, 5],
];

fn threes() -> Vec<Position> {
    let one = |set: [u8; 3]| {
        let [a, b, c] = set;
        let names = ("three-single", numbered("three-single", &set), format!("{a}, {b} and {c}"));
        let all = move |t: Throw<3>| set.iter().all(|n| t.count(*n) == 1);
        position(names, ("all three", 30, uk::R9_12_L), all)
    };
    THREES.map(one).into()
}

/// (m): a double and another number.
fn doubles_with_one() -> Vec<Position> {
    let pairs = (1..=6_u8).flat_map(|a| (1..=6).filter(move |b| *b != a).map(move |b| (a, b)));
    let one = |(a, b): (u8, u8)| {
        let id = numbered("double-and-single", &[a, b]);
        let names = ("double-and-single", id, format!("Double {a} with {b}"));
        let both = move |t: Throw<3>| t.count(a) == 2 && t.count(b) == 1;
        position(names, ("the double and the number", 50, uk::R9_12_M), both)
    };
    pairs.map(one).collect()
}

fn mark(position: Position) -> Mark<SicBo> {
    let Position { group, id, title, pays, rule, line } = position;
    let losing = pays.len() as u8;
    let mut rows: Vec<Row> =
        pays.into_iter().map(|(label, n, rule)| row(label, at_least(n, 1), rule)).collect();
    rows.push(loss("missed", rule));
    Mark {
        id: name(id),
        aliases: &[],
        title: name(title),
        group,
        kind: Kind::Main,
        number: 0,
        reading: "throw",
        class: |_, _, round: &Round, _| round.shown.map(Throw::index),
        tables: vec![("PT-min", rows)],
        ruling: Throw::all().map(|throw| line(throw).unwrap_or(losing)).collect(),
    }
}

/// Every position of the large layout, in the order of 9.12.
pub static MARKS: LazyLock<Vec<Mark<SicBo>>> = LazyLock::new(|| {
    let lists = [
        halves(),
        alike(),
        totals(),
        combinations(),
        singles(),
        fours(),
        threes(),
        doubles_with_one(),
    ];
    lists.into_iter().flatten().map(mark).collect()
});

/// Whether the small layout has the positions of a wager (`reading:uk-sic-bo-layouts`).
#[must_use]
pub fn is_small(group: &str) -> bool {
    !matches!(group, "odd" | "even" | "four-number" | "three-single" | "double-and-single")
}
