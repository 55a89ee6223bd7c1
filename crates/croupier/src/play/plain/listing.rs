//! What can be looked at: wagers, odds, the menu, boards, the table itself.

use super::telling::amounts;
use crate::play::session::{Score, Session};
use crate::play::tui::bets::{self, Lies};
use crate::play::tui::felt::Family;
use crate::play::tui::felt::layout::{Felt, Rows};
use crate::play::words;
use crate::telling::{self, Teller};
use money::Cents;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use table::{Chance, Choice, Kind, Made, Mark, Name, Refusal, Verb};

/// Columns of each road.
const ROAD_COLUMNS: usize = 30;
/// Throws that are told.
const LAST: usize = 20;
/// Columns of a drawing.
const DRAWN: usize = 80;
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
    if let Some(lying) = lying(session) {
        lines.push(format!("Yours: {lying}."));
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

/// Your wagers on a layout, each with the number it has travelled to and whether it is in play;
/// nothing where there are none.
pub(super) fn lying(session: &Session) -> Option<String> {
    let one = |lies: Lies| match lies.works {
        "" => format!("{} {}", lies.name, lies.amount),
        word => format!("{} {} ({word})", lies.name, lies.amount),
    };
    let list = bets::lying(session, &session.sight()).into_iter().map(one);
    let list: Vec<String> = list.collect();
    (!list.is_empty()).then(|| list.join(", "))
}

/// The layout with your chips, the winning marks lit, and what chance has shown; nothing where
/// there is no layout.
pub(super) fn layout(session: &Session) -> Option<Vec<String>> {
    let sight = session.sight();
    let family = Family::of(session.game(), session.sign());
    let felt = Felt::new((session, &sight), family, None, Rows::One);
    let (board, shown) = (felt.board(DRAWN), felt.shown(DRAWN));
    let lines = board.iter().chain(&shown).map(|line| line.to_string().trim_end().to_string());
    let lines: Vec<String> = lines.collect();
    (!lines.is_empty()).then_some(lines)
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
    menu.iter().map(choice).collect()
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
        Verb::Move => "move",
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
        let bot = session.bot(chair.seat).map_or(String::new(), |bot| format!(" ({bot})"));
        let mut text = format!("  {}{bot}: {}", teller.who(chair.seat), chair.standing);
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
    // What the pot holds has been said.
    let told = |(name, text): &&(Name, String)| !text.is_empty() && *name != "pot";
    for (name, text) in sight.figures.iter().filter(told) {
        lines.push(format!("  {}: {text}", name.replace('_', " ")));
    }
    lines
}
