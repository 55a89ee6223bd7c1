//! 3.1, 3.2: every mark of the layout, with the numbers it covers.
//!
//! The layout is twelve rows of three numbers with zero above them; `reading:uk-roulette-marks`
//! lists what lies on it.

use super::wheel::{Colour, POCKETS, Pocket};
use super::{Roulette, Round};
use crate::layout::{Mark, loss, name, names, numbered, row};
use law::{Cite, uk};
use std::sync::LazyLock;
use table::{Due, Kind, Pay, at_least};

/// The words on the layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Words {
    /// English.
    American,
    /// French.
    French,
}

/// One row of 3.2: a kind of wager.
struct Bet {
    group: &'static str,
    /// What the ids of its marks begin with.
    stem: &'static str,
    american: &'static str,
    french: &'static str,
    /// What French ids begin with.
    french_stem: &'static str,
    due: Due,
    rule: Cite,
}

const fn bet(
    [group, stem, french_stem]: [&'static str; 3],
    [american, french]: [&'static str; 2],
    due: Due,
    rule: Cite,
) -> Bet {
    Bet { group, stem, american, french, french_stem, due, rule }
}

const BETS: [Bet; 13] = [
    bet(
        ["straight-up", "straight", "en-plein"],
        ["Straight up", "En plein"],
        at_least(35, 1),
        uk::R3_2_A,
    ),
    bet(["split", "split", "a-cheval"], ["Split", "À cheval"], at_least(17, 1), uk::R3_2_B),
    bet(
        ["street", "street", "transversale"],
        ["Street", "En transversale"],
        at_least(11, 1),
        uk::R3_2_C,
    ),
    bet(["corner", "corner", "carre"], ["Corner", "En carré"], at_least(8, 1), uk::R3_2_D),
    bet(
        ["first-four", "first-four", "quatre-premiers"],
        ["First four", "Quatre premiers"],
        at_least(8, 1),
        uk::R3_2_E,
    ),
    bet(["six-line", "six-line", "sixain"], ["Six line", "Sixain"], at_least(5, 1), uk::R3_2_F),
    bet(
        ["column", "column", "colonne"],
        ["Column", "Sur une colonne"],
        at_least(2, 1),
        uk::R3_2_G,
    ),
    bet(["dozen", "dozen", "douzaine"], ["Dozen", "Sur une douzaine"], at_least(2, 1), uk::R3_2_H),
    bet(["red-or-black", "", ""], ["Red or black", "Rouge ou noir"], at_least(1, 1), uk::R3_2_I),
    bet(["odd-or-even", "", ""], ["Odd or even", "Impair ou pair"], at_least(1, 1), uk::R3_2_J),
    bet(["low-or-high", "", ""], ["Low or high", "Manque ou passe"], at_least(1, 1), uk::R3_2_K),
    bet(
        ["split-columns", "split-columns", "a-cheval-colonnes"],
        ["Split columns", "À cheval sur deux colonnes"],
        at_least(1, 2),
        uk::R3_2_L,
    ),
    bet(
        ["split-dozens", "split-dozens", "a-cheval-douzaines"],
        ["Split dozens", "À cheval sur deux douzaines"],
        at_least(1, 2),
        uk::R3_2_M,
    ),
];

/// The six even chances: row of 3.2, id, French id, English and French name, numbers.
type Chance = (usize, [&'static str; 4], fn(u8) -> bool);
#[rustfmt::skip]
const CHANCES: [Chance; 6] = [
    (8, ["red", "rouge", "Red", "Rouge"], |n| colour(n) == Some(Colour::Red)),
    (8, ["black", "noir", "Black", "Noir"], |n| colour(n) == Some(Colour::Black)),
    (9, ["odd", "impair", "Odd", "Impair"], |n| n % 2 == 1),
    (9, ["even", "pair", "Even", "Pair"], |n| n > 0 && n % 2 == 0),
    (10, ["low", "manque", "Low, 1 to 18", "Manque"], |n| (1..=18).contains(&n)),
    (10, ["high", "passe", "High, 19 to 36", "Passe"], |n| n >= 19),
];

const fn colour(n: u8) -> Option<Colour> {
    match Pocket::new(n) {
        Some(pocket) => pocket.colour(),
        None => None,
    }
}

/// The numbers a mark covers, as bits.
pub type Covers = u64;

fn covers(numbers: &[u8]) -> Covers {
    numbers.iter().fold(0, |set, n| set | 1 << n)
}

/// The numbers of all marks of one row of 3.2 that are named by their numbers, in their order.
fn numbers(at: usize) -> Vec<Vec<u8>> {
    let rows = || (0..12_u8).map(|i| 3 * i + 1);
    match at {
        0 => (0..POCKETS).map(|n| vec![n]).collect(),
        // 3.3(a): zero is split with 1, 2 and 3; then neighbours along and across the rows.
        1 => {
            let zero = (1..=3).map(|n| vec![0, n]);
            let along = (1..=36).filter(|n| n % 3 != 0).map(|n| vec![n, n + 1]);
            let across = (1..=33).map(|n| vec![n, n + 3]);
            zero.chain(along).chain(across).collect()
        }
        2 => {
            let zero = [vec![0, 1, 2], vec![0, 2, 3]];
            zero.into_iter().chain(rows().map(|n| vec![n, n + 1, n + 2])).collect()
        }
        3 => {
            let left = (1..=33).filter(|n| n % 3 != 0);
            left.map(|n| vec![n, n + 1, n + 3, n + 4]).collect()
        }
        5 => rows().take(11).map(|n| (n..n + 6).collect()).collect(),
        _ => Vec::new(),
    }
}

/// Columns, dozens and two of either: what the mark is called after, and its numbers.
fn blocks(at: usize) -> Vec<(Vec<u8>, Vec<u8>)> {
    let all = || 1..=36_u8;
    let column = |k: u8| move |n: &u8| (n - 1) % 3 == k - 1;
    let dozen = |k: u8| move |n: &u8| (n - 1) / 12 == k - 1;
    let pairs = [(1, 2), (2, 3)];
    match at {
        6 => (1..=3).map(|k| (vec![k], all().filter(column(k)).collect())).collect(),
        7 => (1..=3).map(|k| (vec![k], all().filter(dozen(k)).collect())).collect(),
        11 => pairs
            .map(|(a, b)| (vec![a, b], all().filter(|n| column(a)(n) || column(b)(n)).collect()))
            .to_vec(),
        12 => pairs
            .map(|(a, b)| (vec![a, b], all().filter(|n| dozen(a)(n) || dozen(b)(n)).collect()))
            .to_vec(),
        _ => Vec::new(),
    }
}

fn class(round: Round) -> Option<usize> {
    round.shown.map(|pocket| usize::from(pocket.n()))
}

/// What the numbers outside a mark do to it, and how zero is settled (3.3).
fn mark(
    bet: &Bet,
    id: String,
    aliases: &'static [&'static str],
    title: String,
    set: Covers,
) -> Mark<Roulette> {
    let even_chance = matches!(bet.group, "red-or-black" | "odd-or-even" | "low-or-high");
    let zero = match (set & 1, even_chance) {
        (1, _) => row("hit", bet.due, uk::R3_3_A),
        (_, true) => row("zero", Due::Fixed(Pay::Half), uk::R3_3_B),
        _ => loss("zero", uk::R3_3_C),
    };
    let ruled = |n: u8| if n == 0 { 2 } else { u8::from(set >> n & 1 == 0) };
    Mark {
        id: name(id),
        aliases,
        title: name(title),
        group: bet.group,
        kind: Kind::Main,
        number: 0,
        reading: "pocket",
        class: |_, _, round, _| class(*round),
        tables: vec![(
            "PT-min",
            vec![row("hit", bet.due, bet.rule), loss("missed", bet.rule), zero],
        )],
        ruling: (0..POCKETS).map(ruled).collect(),
    }
}

fn titled(bet: &Bet, words: Words, numbers: &[u8]) -> String {
    let numbers: Vec<String> = numbers.iter().map(u8::to_string).collect();
    let called = if words == Words::French { bet.french } else { bet.american };
    format!("{called} {}", numbers.join("-"))
}

fn build(words: Words) -> Vec<Mark<Roulette>> {
    let mut marks = Vec::new();
    for (at, bet) in BETS.iter().enumerate() {
        let by_numbers = numbers(at).into_iter().map(|list| (list.clone(), list));
        for (called, list) in by_numbers.chain(blocks(at)) {
            let aliases = names([numbered(bet.french_stem, &called)]);
            let (id, title) = (numbered(bet.stem, &called), titled(bet, words, &called));
            marks.push(mark(bet, id, aliases, title, covers(&list)));
        }
        if bet.group == "first-four" {
            let title = if words == Words::French { bet.french } else { bet.american };
            let aliases = names([bet.french_stem.to_string()]);
            marks.push(mark(bet, bet.stem.into(), aliases, title.into(), covers(&[0, 1, 2, 3])));
        }
        for (_, [id, french, english, francais], inside) in
            CHANCES.iter().filter(|(row, ..)| *row == at)
        {
            let title = if words == Words::French { francais } else { english };
            let list: Vec<u8> = (1..POCKETS).filter(|n| inside(*n)).collect();
            let aliases = names([(*french).to_string()]);
            marks.push(mark(bet, (*id).into(), aliases, (*title).into(), covers(&list)));
        }
    }
    marks
}

static AMERICAN: LazyLock<Vec<Mark<Roulette>>> = LazyLock::new(|| build(Words::American));
static FRENCH: LazyLock<Vec<Mark<Roulette>>> = LazyLock::new(|| build(Words::French));

/// Every mark of 3.2, in the order of its list.
#[must_use]
pub fn marks(words: Words) -> &'static [Mark<Roulette>] {
    match words {
        Words::American => &AMERICAN,
        Words::French => &FRENCH,
    }
}

/// The numbers that a mark of 3.2 covers, as bits.
#[must_use]
pub fn covered(mark: &Mark<Roulette>) -> Covers {
    let pays = |class: &usize| match mark.tables[0].1[usize::from(mark.ruling[*class])].due {
        Due::AtLeast(_) | Due::ForAtLeast(_) | Due::SliceAtLeast(_) | Due::FlatAtLeast(_) => true,
        Due::Fixed(_) | Due::Less(_) | Due::Charge | Due::Lost(_) => false,
    };
    (0..mark.ruling.len()).filter(pays).fold(0, |set, n| set | 1 << n)
}
