//! 8.17: every wager, (a) to (t), as a mark of the layout; and what may lie beside what.

use super::{Dice, Round, Rules};
use crate::layout::{Mark, loss, name, names, numbered, off, row, void};
use cards::Throw;
use law::{Cite, uk};
use money::{Cents, Odds};
use std::sync::LazyLock;
use table::{Call, Due, Kind, Refusal, Row, Stake, at_least};

/// 8.13(b): the numbers that can be a point.
pub const POINTS: [u8; 6] = [4, 5, 6, 8, 9, 10];

/// Whether a sum can be a point.
#[must_use]
pub const fn is_point(total: u8) -> bool {
    matches!(total, 4 | 5 | 6 | 8 | 9 | 10)
}

/// Which of six points it is.
fn index(point: u8) -> usize {
    let Some(at) = POINTS.iter().position(|known| *known == point) else {
        // invariant: only a point is asked for.
        panic!("{point} is no point")
    };
    at
}

/// Which pair of points a number belongs to: 4 or 10, 5 or 9, 6 or 8.
fn pair(point: u8) -> usize {
    usize::from(point.min(14 - point) - 4)
}

/// The names of the three pairs of points.
const PAIRS: [&str; 3] = ["4 or 10", "5 or 9", "6 or 8"];

/// 8.17(e) to (h), (j), (k): odds on 4 or 10, 5 or 9, 6 or 8. The halves are damaged in the copy
/// (`reading:uk-dice-halves`).
const TAKE: [Due; 3] = [at_least(2, 1), at_least(3, 2), at_least(6, 5)];
const LAY: [Due; 3] = [at_least(1, 2), at_least(2, 3), at_least(5, 6)];
const PLACE_WIN: [Due; 3] = [at_least(19, 10), at_least(7, 5), at_least(7, 6)];
const PLACE_LOSE: [Due; 3] = [at_least(5, 11), at_least(5, 8), at_least(4, 5)];

/// Classes of a line wager: the sum that decided it on its first throw; then its point made, for
/// each of six; then 7 before the point, for each of six.
const LINE_CLASSES: usize = 25;
const MADE: usize = 13;
const SEVEN: usize = 19;

/// How a wager on a line is decided by a sum, its point being 0 on its first throw.
fn line(point: u8, total: u8) -> Option<usize> {
    match (point, total) {
        (0, 2 | 3 | 7 | 11 | 12) => Some(usize::from(total)),
        (0, _) => None,
        (point, total) if total == point => Some(MADE + index(point)),
        (point, 7) => Some(SEVEN + index(point)),
        _ => None,
    }
}

/// 8.17(g), (h), (j), (k): whether a wager is in play, given the point and what was called.
#[must_use]
pub fn working(wager: &str, point: u8, called: Option<Call>) -> bool {
    if point != 0 {
        return true;
    }
    if wager.starts_with("behind-come-") || wager.starts_with("place-win-") {
        return called == Some(Call::On);
    }
    if wager.starts_with("behind-dont-come-") || wager.starts_with("place-lose-") {
        return called != Some(Call::Off);
    }
    true
}

/// Whether a wager is one that is called on and off.
pub(super) fn is_called(wager: &str) -> bool {
    let stems = ["behind-come-", "behind-dont-come-", "place-win-", "place-lose-"];
    stems.iter().any(|stem| wager.starts_with(stem))
}

/// The rule of a wager.
pub(super) fn rule(wager: &str) -> Cite {
    let mark = MARKS.iter().find(|mark| mark.id == wager);
    mark.map_or(uk::R8_17, |mark| mark.tables[0].1[0].rule)
}

struct Bet {
    group: &'static str,
    id: String,
    title: String,
    aliases: &'static [&'static str],
    number: u8,
    reading: &'static str,
}

fn bet(
    id: &'static str,
    title: &'static str,
    aliases: &'static [&'static str],
    reading: &'static str,
) -> Bet {
    Bet { group: id, id: id.into(), title: title.into(), aliases, number: 0, reading }
}

/// A wager on one of the six numbers.
fn boxed(group: &'static str, title: &str, n: u8) -> Bet {
    let id = numbered(group, &[n]);
    let reading = name(id.clone());
    Bet { group, id, title: format!("{title} {n}"), aliases: &[], number: n, reading }
}

type Class = fn(&Mark<Dice>, &Rules, &Round, &Stake) -> Option<usize>;

fn mark(bet: Bet, class: Class, rows: Vec<Row>, ruling: Vec<u8>) -> Mark<Dice> {
    let Bet { group, id, title, aliases, number, reading } = bet;
    Mark {
        id: name(id),
        aliases,
        title: name(title),
        group,
        kind: Kind::Main,
        number,
        reading,
        class,
        tables: vec![("PT-min", rows)],
        ruling,
    }
}

/// (a), (c): with the shooter.
fn with(bet: Bet, class: Class, rule: Cite) -> Mark<Dice> {
    let even = at_least(1, 1);
    let rows = vec![
        row("7 or 11", even, rule),
        row("the point", even, rule),
        loss("2, 3 or 12", rule),
        loss("7 before the point", rule),
    ];
    let ruled = |class: usize| match class {
        7 | 11 => 0,
        2 | 3 | 12 => 2,
        MADE..SEVEN => 1,
        SEVEN.. => 3,
        _ => u8::MAX,
    };
    mark(bet, class, rows, (0..LINE_CLASSES).map(ruled).collect())
}

/// (b), (d): against the shooter; a 2 on the first throw voids it.
fn against(bet: Bet, class: Class, rule: Cite) -> Mark<Dice> {
    let even = at_least(1, 1);
    let rows = vec![
        row("3 or 12", even, rule),
        row("7 before the point", even, rule),
        void("2", rule),
        loss("7 or 11", rule),
        loss("the point", rule),
    ];
    let ruled = |class: usize| match class {
        3 | 12 => 0,
        2 => 2,
        7 | 11 => 3,
        MADE..SEVEN => 4,
        SEVEN.. => 1,
        _ => u8::MAX,
    };
    mark(bet, class, rows, (0..LINE_CLASSES).map(ruled).collect())
}

fn lines() -> Vec<Mark<Dice>> {
    let line_class: Class = |_, _, round, _| line(round.point, round.total()?);
    // On a come-out roll no Come lies that has not travelled.
    let come_class: Class = |_, _, round, stake| match (round.point, stake.memory.point) {
        (0, 0) => None,
        (_, point) => line(point, round.total()?),
    };
    vec![
        with(bet("win-line", "Win Line", &["pass-line", "pass"], "line"), line_class, uk::R8_17_A),
        against(
            bet(
                "dont-win-line",
                "Don't Win Line",
                &["dont-pass-line", "dont-pass", "dont-win"],
                "line",
            ),
            line_class,
            uk::R8_17_B,
        ),
        with(bet("come", "Come", &[], "come"), come_class, uk::R8_17_C),
        against(bet("dont-come", "Don't Come", &[], "come"), come_class, uk::R8_17_D),
    ]
}

/// (e), (f): behind the lines, for or against the Come Out Point. Classes: each point made, then
/// 7 before each.
fn behind_lines() -> Vec<Mark<Dice>> {
    let class: Class = |_, _, round, _| match round.total()? {
        total if total == round.point => Some(index(round.point)),
        7 if round.point != 0 => Some(POINTS.len() + index(round.point)),
        _ => None,
    };
    let odds = |dues: [Due; 3], losing: &'static str, rule: Cite| {
        let pays = PAIRS.iter().zip(dues).map(|(label, due)| row(label, due, rule));
        pays.chain([loss(losing, rule)]).collect::<Vec<Row>>()
    };
    let paid = || POINTS.map(|point| pair(point) as u8).into_iter();
    let lost = || [3; 6].into_iter();
    let taken = bet("behind-win-line", "Behind the Win Line", &["odds"], "behind-line");
    let laid = bet(
        "behind-dont-win",
        "Behind the Don't Win Line",
        &["behind-dont-win-line"],
        "behind-line",
    );
    vec![
        mark(taken, class, odds(TAKE, "7", uk::R8_17_E), paid().chain(lost()).collect()),
        mark(laid, class, odds(LAY, "the point", uk::R8_17_F), lost().chain(paid()).collect()),
    ]
}

/// A wager between one number and 7: whether the number (0) or 7 (1) came first; or that either
/// came while the wager was out of play (2).
fn number_or_seven(mark: &Mark<Dice>, round: Round, stake: &Stake) -> Option<usize> {
    let total = round.total()?;
    let came = match total {
        _ if total == mark.number => 0,
        7 => 1,
        _ => return None,
    };
    Some(if working(mark.id, round.point, stake.memory.called) { came } else { 2 })
}

/// (g), (h): behind the Come and Don't Come on a number. Out of play, they go back when the wager
/// they lie behind is decided (`reading:uk-dice-odds-off`).
fn behind_comes() -> Vec<Mark<Dice>> {
    let class: Class = |mark, _, round, stake| number_or_seven(mark, *round, stake);
    let out = "off on the come-out";
    let take = |n: u8| {
        let (label, due, rule) = (PAIRS[pair(n)], TAKE[pair(n)], uk::R8_17_G);
        let rows = vec![row(label, due, rule), loss("7", rule), off(out, rule)];
        mark(boxed("behind-come", "Behind the Come on", n), class, rows, vec![0, 1, 2])
    };
    let lay = |n: u8| {
        let (label, due, rule) = (PAIRS[pair(n)], LAY[pair(n)], uk::R8_17_H);
        let rows = vec![row(label, due, rule), loss("the number", rule), off(out, rule)];
        mark(boxed("behind-dont-come", "Behind the Don't Come on", n), class, rows, vec![1, 0, 2])
    };
    POINTS.map(take).into_iter().chain(POINTS.map(lay)).collect()
}

/// (j), (k): box numbers. Out of play, they stand.
fn places() -> Vec<Mark<Dice>> {
    let class: Class =
        |mark, _, round, stake| number_or_seven(mark, *round, stake).filter(|class| *class != 2);
    let win = |n: u8| {
        let rule = uk::R8_17_J;
        let rows = vec![row(PAIRS[pair(n)], PLACE_WIN[pair(n)], rule), loss("7", rule)];
        mark(boxed("place-win", "Place to win", n), class, rows, vec![0, 1])
    };
    let lose = |n: u8| {
        let rule = uk::R8_17_K;
        let rows = vec![row(PAIRS[pair(n)], PLACE_LOSE[pair(n)], rule), loss("the number", rule)];
        mark(boxed("place-lose", "Place to lose", n), class, rows, vec![1, 0])
    };
    POINTS.map(win).into_iter().chain(POINTS.map(lose)).collect()
}

/// (i): a double before 7 and before its sum in another way.
fn hardways() -> Vec<Mark<Dice>> {
    let class: Class = |mark, _, round, _| {
        let throw = round.shown?;
        match throw.total() {
            _ if throw.count(mark.number) == 2 => Some(0),
            total if total == 2 * mark.number => Some(1),
            7 => Some(2),
            _ => None,
        }
    };
    let one = |n: u8| {
        let (label, due) = match n {
            2 | 5 => ("2-2 or 5-5", at_least(15, 2)),
            _ => ("3-3 or 4-4", at_least(19, 2)),
        };
        let rule = uk::R8_17_I;
        let rows = vec![row(label, due, rule), loss("the easy way", rule), loss("7", rule)];
        let id = numbered("hardway", &[n, n]);
        let reading = name(id.clone());
        let title = format!("Hardway {n}-{n}");
        let bet = Bet { group: "hardway", id, title, aliases: &[], number: n, reading };
        mark(bet, class, rows, vec![0, 1, 2])
    };
    [2, 3, 4, 5].map(one).into()
}

/// (l) to (t): wagers on the next throw.
fn one_throw(
    bet: Bet,
    rule: Cite,
    pays: &[(&'static str, Due)],
    line: impl Fn(Throw<2>) -> Option<u8>,
) -> Mark<Dice> {
    let mut rows: Vec<Row> = pays.iter().map(|(label, due)| row(label, *due, rule)).collect();
    rows.push(loss("missed", rule));
    let losing = pays.len() as u8;
    let ruling = Throw::all().map(|throw| line(throw).unwrap_or(losing)).collect();
    mark(bet, |_, _, round, _| round.shown.map(Throw::index), rows, ruling)
}

fn sums() -> Vec<Mark<Dice>> {
    type Sum = (&'static str, &'static str, Cite, &'static str, Due, &'static [u8]);
    #[rustfmt::skip]
    const SUMS: [Sum; 6] = [
        ("any-craps", "Any Craps", uk::R8_17_L, "2, 3 or 12", at_least(15, 2), &[2, 3, 12]),
        ("craps-2",   "Craps 2",   uk::R8_17_M, "1-1",        at_least(33, 1), &[2]),
        ("craps-3",   "Craps 3",   uk::R8_17_N, "3",          at_least(16, 1), &[3]),
        ("craps-12",  "Craps 12",  uk::R8_17_O, "12",         at_least(33, 1), &[12]),
        ("eleven",    "Eleven",    uk::R8_17_P, "11",         at_least(16, 1), &[11]),
        ("any-seven", "Any Seven", uk::R8_17_Q, "7",          at_least(4, 1),  &[7]),
    ];
    let one = |(id, title, rule, label, due, sums): Sum| {
        one_throw(bet(id, title, &[], "throw"), rule, &[(label, due)], |throw| {
            sums.contains(&throw.total()).then_some(0)
        })
    };
    SUMS.map(one).into()
}

fn faces() -> Vec<Mark<Dice>> {
    let all = (1..=6_u8).flat_map(|a| (a..=6).map(move |b| (a, b)));
    let one = |(a, b): (u8, u8)| {
        let (group, rule, odds) = if a == b {
            ("specific-pair", uk::R8_17_R, 33)
        } else {
            ("specific-non-pair", uk::R8_17_S, 16)
        };
        let id = numbered(group, &[a, b]);
        let aliases = names([numbered("specific", &[a, b])]);
        let bet =
            Bet { group, id, title: format!("{a} and {b}"), aliases, number: 0, reading: "throw" };
        one_throw(bet, rule, &[("both faces", at_least(odds, 1))], move |throw| {
            let mut shown = *throw.faces();
            shown.sort_unstable();
            (shown == [a, b]).then_some(0)
        })
    };
    let mut marks: Vec<Mark<Dice>> = all.map(one).collect();
    // (r) before (s).
    marks.sort_by_key(|mark| mark.group == "specific-non-pair");
    marks
}

fn field() -> Mark<Dice> {
    let pays =
        [("3, 4, 9, 10 or 11", at_least(1, 1)), ("2", at_least(2, 1)), ("12", at_least(3, 1))];
    one_throw(bet("field", "Field", &[], "throw"), uk::R8_17_T, &pays, |throw| {
        match throw.total() {
            3 | 4 | 9 | 10 | 11 => Some(0),
            2 => Some(1),
            12 => Some(2),
            _ => None,
        }
    })
}

/// Every wager, in the order of 8.17.
pub static MARKS: LazyLock<Vec<Mark<Dice>>> = LazyLock::new(|| {
    let mut marks = lines();
    marks.extend(behind_lines());
    marks.extend(behind_comes());
    marks.extend(hardways());
    marks.extend(places());
    marks.extend(sums());
    marks.extend(faces());
    marks.push(field());
    marks
});

/// The moment of a wager: the "placed" clauses of 8.17.
pub(super) fn admits(round: Round, own: &[Stake], bet: &Stake) -> Result<(), Refusal> {
    let rule = rule(bet.wager);
    let refuse = |why: String| Err(Refusal::by(rule, why));
    match bet.wager {
        "win-line" | "dont-win-line" if round.point != 0 => refuse(format!(
            "{} is placed on a come-out roll: the point is {}",
            bet.wager, round.point
        )),
        "come" | "dont-come" | "behind-win-line" | "behind-dont-win" if round.point == 0 => {
            refuse(format!("{} is placed once a come-out roll has set a point", bet.wager))
        }
        _ => match flat(round, own, bet.wager) {
            Some((needed, None)) => refuse(format!("{} needs {needed} first", bet.wager)),
            _ => Ok(()),
        },
    }
}

/// The wager that odds lie behind: its name, and how much is on it.
fn flat(round: Round, own: &[Stake], odds: &str) -> Option<(String, Option<Cents>)> {
    let number = |stem: &str| odds.strip_prefix(stem).and_then(|n| n.parse::<u8>().ok());
    let (wager, point) = match odds {
        "behind-win-line" => ("win-line", round.point),
        "behind-dont-win" => ("dont-win-line", round.point),
        _ => match (number("behind-come-"), number("behind-dont-come-")) {
            (Some(n), _) => ("come", n),
            (_, Some(n)) => ("dont-come", n),
            _ => return None,
        },
    };
    let there =
        |s: &&Stake| s.wager == wager && (s.memory.point == point || wager.ends_with("win-line"));
    let mut found = own.iter().filter(there).map(|s| s.amount).peekable();
    let amount = found.peek().is_some().then(|| found.sum());
    Some((format!("{wager} on {point}"), amount))
}

/// 8.17(e) to (h): odds are at most the wager they lie behind; a lay wins at most that much.
pub(super) fn holds(rules: &Rules, round: Round, own: &[Stake]) -> Result<(), Refusal> {
    for stake in own {
        let Some((name, amount)) = flat(round, own, stake.wager) else { continue };
        let rule = rule(stake.wager);
        let Some(most) = amount else {
            return Err(Refusal::by(rule, format!("{} lies behind {name}", stake.wager)));
        };
        let same = own.iter().filter(|other| other.wager == stake.wager);
        let laid: Cents = same.map(|other| other.amount).sum();
        let lays = match stake.wager {
            "behind-dont-win" => Some(rules.lay_line[pair(round.point)]),
            wager => wager
                .strip_prefix("behind-dont-come-")
                .and_then(|n| n.parse().ok())
                .map(|n| rules.lay_come[pair(n)]),
        };
        let (wins, what) = match lays {
            Some(odds) => (wins_more(laid, odds, most), "would win more than"),
            None => (laid > most, "is more than"),
        };
        if wins {
            let why = format!("{} {laid} {what} the {most} of {name}", stake.wager);
            return Err(Refusal::by(rule, why));
        }
    }
    Ok(())
}

/// Whether a stake at these odds wins more than an amount, exactly.
fn wins_more(stake: Cents, odds: Odds, most: Cents) -> bool {
    let wins = i128::from(stake.get()) * i128::from(odds.gain());
    wins > i128::from(most.get()) * i128::from(odds.unit())
}
