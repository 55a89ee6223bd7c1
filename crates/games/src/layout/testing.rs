//! One line in, one line out: the driver of rule tests at tables with a layout.
//!
//! ```text
//! check("uk/dice", "", "1: win-line 10 | throw 2 4 | 1: behind-win-line 10 | throw 3 3",
//!       "1 win-line wins 10 uk:8.17.a; 1 behind-win-line wins 12 uk:8.17.e")
//! ```
//! A session is parts between bars, done in their order: `N: wager amount, …` for wagers of seat
//! N, `throw` or `spin` and what is shown, `take N wager`, `reduce N wager amount`, `on N wager`,
//! `off N wager`, `pass N`, `shoot N`, `declare N wager amount with cover [confirmed]`,
//! `ruled rule`. What is expected is parts between semicolons, each `seat wager result amount
//! [rule]`, the amount being what is paid, or collected from a loser: everything decided or taken
//! down, in its order, then what still stands.

use crate::check::{open, seat, written};
use crate::testing::Looks as _;
use money::Cents;
use table::{
    Ask, Bet, Call, Change, Oral, Outcome, Refusal, Ruling, Settlement, Table, Verbs as _,
};

fn money(text: &str) -> Cents {
    text.parse().expect("an amount")
}

/// Does one part of a session.
pub(crate) fn step(table: &mut dyn Table, part: &str) -> Result<Settlement, Refusal> {
    let words: Vec<&str> = part.split_whitespace().collect();
    let none = Settlement::default();
    let bet = |n: &str, wager: &str, amount: &str| Bet::new(seat(n), wager, money(amount));
    let change = |table: &mut dyn Table, n: &str, wager: &str, change| {
        table.change(seat(n), wager, change).map(|()| Settlement::default())
    };
    match words.as_slice() {
        ["throw" | "spin", shown @ ..] => {
            table.close()?;
            table.throw(&shown.join(" "))?;
            let settled = table.settle()?;
            table.clear()?;
            Ok(settled)
        }
        ["take", n, wager] => change(table, n, wager, Change::Take),
        ["reduce", n, wager, by] => change(table, n, wager, Change::Reduce(money(by))),
        ["on", n, wager] => change(table, n, wager, Change::Call(Call::On)),
        ["off", n, wager] => change(table, n, wager, Change::Call(Call::Off)),
        [act @ ("pass" | "shoot"), n] => table.decide(seat(n), act).map(|()| none),
        ["declare", n, wager, amount, "with", cover, rest @ ..] => {
            let oral = Some(Oral { cover: money(cover), confirmed: rest == ["confirmed"] });
            table.stake(&Bet { oral, ..bet(n, wager, amount) }).map(|()| none)
        }
        ["ruled", rule] => {
            let rule = (*rule).to_string();
            table.rule(&Ruling { rule, ..Ruling::default() }).map(|()| none)
        }
        _ => {
            let (n, list) = part.split_once(':').expect("seat: wagers");
            for one in list.split(',') {
                let (wager, amount) = one.trim().rsplit_once(' ').expect("wager amount");
                table.stake(&bet(n.trim(), wager.trim(), amount))?;
            }
            Ok(none)
        }
    }
}

/// Plays a session to its end: everything decided or taken down, then what stands.
pub(crate) fn play(table: &mut dyn Table, session: &str) -> Result<Settlement, Refusal> {
    let mut all = Settlement::default();
    for part in session.split('|').map(str::trim).filter(|part| !part.is_empty()) {
        let settled = step(table, part)?;
        let moved = settled.lines.into_iter().filter(|line| line.result != Outcome::Stands);
        all.lines.extend(moved);
        all.transfers.extend(settled.transfers);
    }
    let rest = table.settle()?;
    all.lines.extend(rest.lines);
    all.transfers.extend(rest.transfers);
    Ok(all)
}

/// Plays a session and compares every line.
#[track_caller]
pub(crate) fn check(id: &str, set: &str, session: &str, expected: &str) {
    let settlement = match play(open(id, set).as_mut(), session) {
        Ok(settlement) => settlement,
        Err(refusal) => panic!("{id}: {refusal}"),
    };
    let found: Vec<String> = settlement.lines.iter().map(written).collect();
    crate::check::compare(id, &found, expected);
}

/// Plays a session of which the last part must be refused, and compares the rule; the refusal has
/// changed nothing.
#[track_caller]
pub(crate) fn refused(id: &str, set: &str, session: &str, rule: &str) {
    let mut table = open(id, set);
    let (before, last) = session.rsplit_once('|').unwrap_or(("", session));
    play(table.as_mut(), before).unwrap_or_else(|refusal| panic!("{id}: {refusal}"));
    let state = |table: &dyn Table| (table.lying(), table.figures());
    let was = (state(table.as_ref()), table.settle());
    match step(table.as_mut(), last.trim()) {
        Ok(settlement) => panic!("{id}: accepted {last}: {:?}", settlement.lines),
        Err(refusal) => assert_eq!(refusal.rule.map(|r| r.id), Some(rule), "{refusal}"),
    }
    assert_eq!(state(table.as_ref()), was.0, "{id}: refused, and changed something");
    if table.next() == Ask::Wagers {
        assert_eq!(table.settle(), was.1, "{id}: refused, and something else stands");
    }
}

#[test]
fn the_driver_tells_right_from_wrong() {
    check(
        "uk/dice",
        "",
        "1: win-line 10 | throw 2 4 | 1: behind-win-line 10 | throw 3 3",
        "1 win-line wins 10 uk:8.17.a; 1 behind-win-line wins 12 uk:8.17.e",
    );
    let wrong = std::panic::catch_unwind(|| {
        check("uk/roulette", "", "1: red 10 | spin 2", "1 red wins 10");
    });
    assert!(wrong.is_err());
}
