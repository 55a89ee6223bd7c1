//! Lists of what can be selected: wagers with their odds and chips, what each was paid and why,
//! and what happened.

use super::{RULE_MIN, Scene, ruled};
use crate::play::look::{
    self, AMOUNT, Cursor, bold, cut, faint, first, framed, gain, inside, list, row,
};
use crate::play::tui::bets::Lies;
use crate::play::tui::felt::Family;
use crate::play::tui::listing::{self, Item, Rows};
use crate::play::tui::paid::Paid;
use crate::play::words;
use crate::telling::Told;
use money::Cents;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Color, Stylize};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use table::{Made, Outcome};

/// The width of the list of your own chips.
pub const YOURS: u16 = 32;
/// The narrowest column of titles.
const TITLE_MIN: usize = 14;
/// The widest.
const TITLE_MAX: usize = 34;
/// From this width on a settled wager has one row.
const ONE_ROW: usize = 70;

/// The rows that the panel would fill.
pub fn height(scene: &Scene<'_>) -> u16 {
    let lines = match &scene.rows {
        Rows::Paid(paid) => (2 * paid.len()).max(1),
        rows => rows.len(),
    };
    lines as u16 + 2
}

/// What can be selected.
pub fn panel(frame: &mut Frame<'_>, area: Rect, scene: &Scene<'_>) {
    match &scene.rows {
        Rows::Wagers(items) => wagers(frame, area, scene, items),
        Rows::Paid(lines) => paid(frame, area, scene, lines),
        Rows::Told(lines) => told(frame, area, scene, lines),
    }
}

fn mark(scene: &Scene<'_>, line: usize) -> Cursor {
    if scene.app.line == line { Cursor::Selected } else { Cursor::Other }
}

fn wagers(frame: &mut Frame<'_>, area: Rect, scene: &Scene<'_>, items: &[Item]) {
    let app = scene.app;
    let (rows, width) = inside(area);
    let marks = &app.session.sign().marks;
    let titled = |item: &Item| match &item.lies {
        Some(lies) => lies.title.clone(),
        None => marks[item.mark].title.to_string(),
    };
    let longest = items.iter().map(|item| titled(item).chars().count()).max();
    let title = longest.unwrap_or_default().clamp(TITLE_MIN, TITLE_MAX).min(width / 2);
    let from = first(app.line, rows);
    let mut lines: Vec<Line<'_>> = Vec::new();
    for (i, item) in items.iter().enumerate().skip(from).take(rows) {
        let (of, lies) = (&marks[item.mark], item.lies.as_ref());
        let meter = scene.sight.meters.iter().find(|(wager, _)| *wager == of.id);
        let mut pays = meter.map_or(String::new(), |(_, shown)| format!("meter {shown}; "));
        pays += &words::pays(&of.lines);
        if let Some(word) = lies.map(|lies| lies.works).filter(|word| !word.is_empty()) {
            pays += ", ";
            pays += word;
        }
        let chips = lies.map_or(Cents::ZERO, |lies| lies.amount);
        let line = row(mark(scene, i), (&titled(item), title), &pays, chips, width);
        let closed = of.made != Made::Before || item.refused.is_some();
        let waits = closed && chips == Cents::ZERO;
        lines.push(if waits { line.fg(Color::DarkGray) } else { line });
    }
    if items.is_empty() {
        let text = if app.find.is_empty() { "  You have no chips there." } else { "  No mark." };
        lines.push(Line::raw(text));
    }
    list(frame, area, &app.heading(), (from, items.len(), rows), lines);
}

/// What you have on the layout; the last put there where not all fits.
pub fn chips(frame: &mut Frame<'_>, area: Rect, lying: &[Lies]) {
    if area.width == 0 {
        return;
    }
    let (rows, width) = inside(area);
    let from = lying.len().saturating_sub(rows);
    let row = |lies: &Lies| {
        let amount = lies.amount.to_string();
        let less = 4 + lies.works.chars().count() + amount.chars().count();
        let title = width.saturating_sub(less);
        Line::from(vec![
            Span::raw(format!(" {:<title$} ", cut(&lies.title, title))),
            Span::styled(format!("{} ", lies.works), faint()),
            Span::styled(amount, bold().fg(Color::LightYellow)),
        ])
    };
    let lines = lying.iter().skip(from).map(row).collect();
    list(frame, area, "Your chips", (from, lying.len(), rows), lines);
}

/// What became of each wager, and by which line of which rule.
fn paid(frame: &mut Frame<'_>, area: Rect, scene: &Scene<'_>, paid: &[Paid]) {
    let (rows, width) = inside(area);
    let drawn: Vec<Vec<Line<'_>>> =
        paid.iter().enumerate().map(|(i, paid)| result(mark(scene, i), paid, width)).collect();
    // As few lines are scrolled past as let the selected one be seen.
    let used = |from: usize| drawn[from..].iter().take(scene.app.line + 1 - from).map(Vec::len);
    let from = (0..=scene.app.line.min(drawn.len().saturating_sub(1)))
        .find(|from| drawn.is_empty() || used(*from).sum::<usize>() <= rows)
        .unwrap_or(scene.app.line);
    let mut lines: Vec<Line<'_>> = Vec::new();
    let mut shown = 0;
    for each in drawn.into_iter().skip(from) {
        if lines.len() + each.len() > rows && shown > 0 {
            break;
        }
        lines.extend(each);
        shown += 1;
    }
    if paid.is_empty() {
        lines.push(Line::raw("  You had nothing on this round."));
    }
    // Where hands are beside it they say what it came to.
    let title = match scene.app.family {
        Family::Ring | Family::Rows => {
            format!("Settlement: {}", listing::result(scene.app.session.net()).to_lowercase())
        }
        _ => "Settlement".into(),
    };
    list(frame, area, title.trim_end_matches('.'), (from, paid.len(), shown), lines);
}

fn result(selected: Cursor, paid: &Paid, width: usize) -> Vec<Line<'static>> {
    let rule = paid.rule.map_or_else(String::new, |rule: &'static law::Rule| rule.to_string());
    if paid.result.is_none() && paid.net.is_none() {
        let mut spans = vec![Span::raw(selected.sign())];
        spans.extend(ruled(&paid.title, &rule, width.saturating_sub(2)));
        return vec![selected.on(Line::from(spans))];
    }
    let one = width >= ONE_ROW;
    let title = if one { 24.max(width / 4) } else { width.saturating_sub(3 + 3 * AMOUNT) };
    let stake = if paid.stake > Cents::ZERO { paid.stake.to_string() } else { String::new() };
    let became = paid.result.map_or("", words::outcome);
    let mut head = vec![
        Span::raw(selected.sign()),
        Span::styled(format!("{:<title$}", cut(&paid.title, title)), bold()),
        Span::raw(format!("{stake:>AMOUNT$} {became:<AMOUNT$}")),
    ];
    let mut room = if one { width.saturating_sub(title + 2 * AMOUNT + 5) } else { width - 5 };
    // A wager that stands has won and lost nothing: its reason takes the room.
    if let Some(net) = paid.net.filter(|_| paid.result != Some(Outcome::Stands)) {
        head.push(Span::styled(format!("{:>AMOUNT$}", net.signed()), gain(net)));
        room -= if one { AMOUNT } else { 0 };
    }
    let label = cut(&paid.label, room.saturating_sub(rule.chars().count().min(RULE_MIN) + 1));
    let rule = look::tail(&rule, room.saturating_sub(label.chars().count() + 1));
    let why = [
        Span::raw(if one { format!("  {label} ") } else { format!("    {label} ") }),
        Span::styled(rule, faint()),
    ];
    if one {
        head.extend(why);
        return vec![selected.on(Line::from(head))];
    }
    vec![selected.on(Line::from(head)), Line::from(why.to_vec())]
}

/// What happened, the last last, each with its rule.
fn told(frame: &mut Frame<'_>, area: Rect, scene: &Scene<'_>, told: &[Told]) {
    let (rows, width) = inside(area);
    let from = first(scene.app.line, rows);
    let lines = told.iter().enumerate().skip(from).take(rows);
    let lines: Vec<Line<'_>> = lines.map(|(i, told)| line(mark(scene, i), told, width)).collect();
    list(frame, area, "The hand", (from, told.len(), rows), lines);
}

/// A line that was told, and its rule.
pub fn line(selected: Cursor, told: &Told, width: usize) -> Line<'static> {
    let rule = told.rule.map_or_else(String::new, |rule: &'static law::Rule| rule.to_string());
    let mut spans = vec![Span::raw(selected.sign())];
    spans.extend(ruled(told.text.trim_end(), &rule, width.saturating_sub(2)));
    selected.on(Line::from(spans))
}

/// The pay table of the selected wager: the lines that fit, each with what it pays.
pub fn pays(frame: &mut Frame<'_>, area: Rect, scene: &Scene<'_>) {
    let (rows, width) = inside(area);
    let selected = scene.app.selected(&scene.rows);
    let mark = selected.and_then(|id| scene.app.session.sign().mark(&id));
    let Some(mark) = mark.filter(|_| rows > 0) else { return };
    let mut lines = Vec::new();
    for line in mark.lines.iter().take(rows) {
        let style = if line.wins { bold() } else { faint() };
        let room = width.saturating_sub(line.pays.chars().count() + 2);
        let text = format!(" {:<room$}{}", cut(&line.label, room), line.pays);
        lines.push(Line::styled(text, style));
    }
    frame.render_widget(Paragraph::new(lines).block(framed(format!(" {} ", mark.title))), area);
}
