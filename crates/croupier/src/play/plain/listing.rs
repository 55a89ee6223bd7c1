//! What can be looked at: wagers, odds, the menu, boards, the table itself.

use super::telling::amounts;
use crate::play::session::{Score, Session};
use crate::play::words;
use crate::telling::{self, Teller};
use money::Cents;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use table::{Call, Chance, Choice, Kind, Lying, Made, Mark, Refusal, Verb};

/// Columns of each road.
const ROAD_COLUMNS: usize = 30;
/// Throws that are told.
const LAST: usize = 20;
/// Columns of a list of marks.
const WIDTH: usize = 78;

/// What can be wagered on, and what lies there.
pub(super) fn wagers(session: &Session) -> Vec<String> {
    let mut lines = if session.is_layout() { marks(session) } else { spots(session) };
    let sight = session.sight();
    if let Some((banker, money)) = sight.bank {
        lines.push(format!("  {banker} banks with {money}"));
    }
    for lying in sight.stakes.iter().filter(|lying| lying.seat != session.you()) {
        lines.push(format!("  {} has {} on {}", lying.seat, lying.amount, lying.wager));
    }
    if let (Some(holder), Some(office)) = (sight.holder, session.sign().office) {
        lines.push(format!("  {holder} holds {}", telling::named(office)));
    }
    lines
}

/// One by one: the game itself first, what decisions make last.
fn spots(session: &Session) -> Vec<String> {
    let meters: BTreeMap<_, _> = session.sight().meters.into_iter().collect();
    let mut marks: Vec<&Mark> = session.sign().marks.iter().collect();
    marks.sort_by_key(|mark| (mark.made != Made::Before, mark.kind != Kind::Main));
    let line = |mark: &Mark| {
        let Mark { id, title, lines, .. } = mark;
        let mut text = format!("  {id}: {title}, pays {}", words::pays(lines));
        if let Some(shown) = meters.get(id) {
            let _ = write!(text, "  meter {shown}");
        }
        if let Some(why) = later(mark) {
            let _ = write!(text, "  {why}");
        }
        match session.chips_on(id) {
            Cents::ZERO => text,
            amount => text + &format!("  {amount} of yours"),
        }
    };
    marks.into_iter().map(line).collect()
}

/// Why no chips are put on a wager, where that is so.
fn later(mark: &Mark) -> Option<&'static str> {
    match mark.made {
        Made::Before => None,
        Made::ByDecision => Some("made by a decision"),
        Made::Never => Some("paid on another wager"),
    }
}

/// The marks of a layout, those together that pay alike.
fn marks(session: &Session) -> Vec<String> {
    let mut lines = Vec::new();
    let lying: Vec<String> = session.lying().iter().map(standing).collect();
    if !lying.is_empty() {
        lines.push(format!("Yours: {}.", lying.join(", ")));
    }
    let mut alike: Vec<(&str, String, Vec<&str>)> = Vec::new();
    for mark in &session.sign().marks {
        let pays = words::pays(&mark.lines);
        match alike.iter_mut().find(|(group, known, _)| *group == mark.group && *known == pays) {
            Some((_, _, ids)) => ids.push(&mark.id),
            None => alike.push((&mark.group, pays, vec![&mark.id])),
        }
    }
    for (group, pays, ids) in alike {
        if ids == [group] {
            lines.push(format!("  {group} pays {pays}"));
            continue;
        }
        lines.push(format!("  {group} pays {pays}:"));
        lines.extend(wrapped(&ids));
    }
    lines
}

fn wrapped(ids: &[&str]) -> Vec<String> {
    let (mut lines, mut line) = (Vec::new(), String::from("   "));
    for id in ids {
        if line.len() + 1 + id.len() > WIDTH {
            lines.push(std::mem::replace(&mut line, "   ".into()));
        }
        line += " ";
        line += id;
    }
    lines.push(line);
    lines
}

/// A wager that lies there, with the number it has travelled to and what was called.
fn standing(lying: &Lying) -> String {
    let point = match lying.memory.point {
        0 => String::new(),
        n => format!("-{n}"),
    };
    let called = match lying.memory.called {
        None => "",
        Some(Call::On) => " (on)",
        Some(Call::Off) => " (off)",
    };
    format!("{}{point} {}{called}", lying.wager, lying.amount)
}

/// Every line of a wager's pay table, with its rule.
pub(super) fn odds(session: &Session, name: &str) -> Result<Vec<String>, Refusal> {
    let mark = session.find(name)?;
    let mut lines = vec![mark.title.to_string()];
    for line in &mark.lines {
        lines.push(format!("  {}: {} ({}: {})", line.label, line.pays, line.rule, line.rule.text));
    }
    lines.push(match later(mark) {
        Some(why) => format!("  {} is {why}", mark.title),
        None => format!("  {} ({})", words::limits(mark.limits), mark.limits.rule),
    });
    Ok(lines)
}

/// Every choice; those that are refused say why.
pub(super) fn menu(session: &Session) -> Vec<String> {
    let menu = session.menu();
    if menu.is_empty() {
        return vec!["There is nothing to choose now.".into()];
    }
    // Of what this table never asks, nothing is said.
    let words = session.words();
    let never = |id: &str| !words.iter().any(|word| word == id);
    let told =
        |c: &&Choice| c.verb != Verb::Decide || c.is_open() || !session.advises() || !never(&c.id);
    menu.iter().filter(told).map(choice).collect()
}

fn choice(choice: &Choice) -> String {
    let mut parts = vec![verb(choice.verb).to_string(), choice.id.to_string()];
    parts.extend(choice.amount.map(amounts));
    if let Some(pick) = &choice.cards {
        parts.push(format!("of {}", telling::cards(pick.from.iter().copied())));
    }
    parts.retain(|part| !part.is_empty());
    let text = parts.join(" ");
    match &choice.refused {
        None => format!("  {text} ({})", choice.rule),
        Some(refusal) => format!("  {text}: not now, {refusal}"),
    }
}

/// The command of a choice; a decision is typed as it is.
const fn verb(verb: Verb) -> &'static str {
    match verb {
        Verb::Join => "join",
        Verb::Leave => "leave",
        Verb::Buy => "buy",
        Verb::SitOut => "sit-out",
        Verb::Return => "return",
        Verb::Stake => "bet",
        Verb::Withdraw => "take",
        Verb::Bank => "bank",
        Verb::Decide => "",
    }
}

/// What earlier rounds brought, where that is kept.
pub(super) fn boards(session: &Session) -> Option<Vec<String>> {
    match session.score() {
        Score::Boards(boards, ..) => {
            Some(boards.plain(ROAD_COLUMNS).lines().map(Into::into).collect())
        }
        Score::Throws(thrown, faces) => {
            let Chance::Throw { of, .. } = &session.sign().chance else { return None };
            let last = thrown.iter().rev().take(LAST).map(|n| faces[*n].replace(' ', "-"));
            let last: Vec<String> = last.collect();
            Some(vec![match last.as_slice() {
                [] => format!("There was no {of} yet."),
                _ => format!("Last {of}s: {}", last.join(" ")),
            }])
        }
        Score::None => None,
    }
}

/// The table as you see it.
pub(super) fn table(session: &Session) -> Vec<String> {
    let sight = session.sight();
    let teller = Teller { you: Some(session.you()) };
    let mut lines = Vec::new();
    for chair in &sight.chairs {
        let mut text = format!("  {}: {}", teller.who(chair.seat), chair.standing);
        if sight.button == Some(chair.seat) {
            text += ", button";
        }
        if let Some(chips) = chair.chips {
            let _ = write!(text, ", {chips} in front");
        }
        if chair.bet > Cents::ZERO {
            let _ = write!(text, ", {} bet", chair.bet);
        }
        lines.push(text);
    }
    for spot in sight.spots.iter().filter(|spot| spot.spot != "burn") {
        let cards = telling::cards(spot.cards.iter().map(|held| held.card));
        if !cards.is_empty() {
            lines.push(format!("  {}: {cards}", teller.spot(&spot.spot)));
        }
    }
    if sight.pot > Cents::ZERO {
        lines.push(format!("  pot: {}", sight.pot));
    }
    for (name, text) in sight.figures.iter().filter(|(_, text)| !text.is_empty()) {
        lines.push(format!("  {}: {text}", name.replace('_', " ")));
    }
    lines
}
