//! What the tests of dice share.

use crate::check::{breach, open, written};
use crate::layout::testing::{check, play, refused};
use crate::testing::Looks as _;
use table::Table;
use table::Tape;

/// The game.
pub(super) const DICE: &str = "uk/dice";

/// What a throw does to a wager.
pub(super) enum Sign {
    /// Wins that much.
    Pays(&'static str),
    /// Loses.
    Loses,
    /// Stands.
    Stands,
}

/// All 36 throws.
pub(super) fn throws() -> impl Iterator<Item = (u8, u8)> {
    (1..=6).flat_map(|a| (1..=6).map(move |b| (a, b)))
}

/// A throw of that sum, as little of a double as can be.
pub(super) fn way(sum: u8) -> &'static str {
    match sum {
        2 => "1 1",
        3 => "1 2",
        4 => "1 3",
        5 => "1 4",
        6 => "2 4",
        7 => "3 4",
        8 => "2 6",
        9 => "4 5",
        10 => "4 6",
        11 => "5 6",
        _ => "6 6",
    }
}

/// A throw of a point other than this number.
pub(super) fn besides(number: u8) -> &'static str {
    way(if number == 9 { 10 } else { 9 })
}

/// Plays a session by the printed odds and compares every line.
#[track_caller]
pub(super) fn pays(session: &str, expected: &str) {
    check(DICE, "", session, expected);
}

/// Plays a session of which the last part must be refused; of several wagers the last one.
#[track_caller]
pub(super) fn refuses(set: &str, session: &str, rule: &str) {
    let (before, last) = session.rsplit_once('|').unwrap_or(("", session));
    let parts = match (last.split_once(':'), last.rsplit_once(',')) {
        (Some((seat, _)), Some((wagers, wager))) => format!("{wagers} | {seat}: {wager}"),
        _ => last.to_string(),
    };
    refused(DICE, set, &format!("{before} | {parts}"), rule);
}

/// The same by the printed odds.
#[track_caller]
pub(super) fn no(session: &str, rule: &str) {
    refuses("", session, rule);
}

/// The table after a session.
#[track_caller]
pub(super) fn session(session: &str) -> Tape {
    let mut table = Tape::new(open(DICE, ""));
    play(table.as_mut(), session).unwrap_or_else(|refusal| panic!("{session}: {refusal}"));
    table
}

/// What became of one wager of a session: its lines, which begin so.
#[track_caller]
pub(super) fn fate(session: &str, whose: &str) -> String {
    let settled = play(open(DICE, "").as_mut(), session);
    let settled = settled.unwrap_or_else(|refusal| panic!("{session}: {refusal}"));
    let lines: Vec<String> =
        settled.lines.iter().map(written).filter(|line| line.starts_with(whose)).collect();
    lines.join("; ")
}

fn figure(table: &dyn Table, name: &str) -> String {
    table.figure(name).expect("a figure")
}

/// The Come Out Point; 0 when there is none.
pub(super) fn point(table: &dyn Table) -> u8 {
    figure(table, "point").parse().unwrap_or_default()
}

/// Who throws next.
pub(super) fn shooter(table: &dyn Table) -> String {
    figure(table, "shooter")
}

/// Odds a hair below those printed are unlawful; those and better ones are not.
#[track_caller]
pub(super) fn floor(line: &str, (gain, unit): (u32, u32), rule: &str) {
    let set = |gain: u32, unit: u32| format!("odds.{line}={gain}:{unit}");
    let below = breach(DICE, &set(gain * 100 - 1, unit * 100));
    assert!(below.contains(rule), "{line}: {below}");
    assert_eq!(breach(DICE, &set(gain, unit)), "", "{line}");
    assert_eq!(breach(DICE, &set(gain * 100 + 1, unit * 100)), "", "{line}");
}
