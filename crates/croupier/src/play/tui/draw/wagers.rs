//! The wagers with their odds and chips; after the settlement, what each was paid and why.

use super::{bold, cut, faint, framed, gain};
use crate::play::session::{Paid, Settled};
use crate::play::tui::app::App;
use crate::play::words;
use money::Cents;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Stylize};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

/// Columns of an amount.
const AMOUNT: usize = 9;
/// The narrowest title column: the bank's line fits.
const TITLE_MIN: usize = 14;
/// The widest.
const TITLE_MAX: usize = 34;

/// The panel at the left.
pub fn panel(frame: &mut Frame<'_>, area: Rect, app: &App) {
    match app.session.settled() {
        Some(settled) => paid(frame, area, app, settled),
        None => open(frame, area, app),
    }
}

/// The first line shown, so that the selected one is.
fn first(selected: usize, rows: usize) -> usize {
    (selected + 1).saturating_sub(rows)
}

/// Lines in a frame, with a note of those that do not fit.
fn list(
    frame: &mut Frame<'_>,
    area: Rect,
    title: &str,
    (first, all, shown): (usize, usize, usize),
    lines: Vec<Line<'_>>,
) {
    let mut block = framed(format!(" {title} "));
    if first > 0 || first + shown < all {
        let last = (first + shown).min(all);
        block = block.title_bottom(format!(" {} to {last} of {all} ", first + 1));
    }
    frame.render_widget(Paragraph::new(lines).block(block), area);
}

fn open(frame: &mut Frame<'_>, area: Rect, app: &App) {
    let session = &app.session;
    let (rows, width) = inside(area);
    let longest = session.spots().iter().map(|spot| spot.title.chars().count()).max();
    let title = longest.unwrap_or_default().clamp(TITLE_MIN, TITLE_MAX).min(width / 2);
    let from = first(app.line, rows);
    let mut lines: Vec<Line<'_>> = Vec::new();
    for (i, spot) in session.spots().iter().enumerate() {
        let meter = session.meter(spot.id).map(|shown| format!("meter {shown}; "));
        let pays = meter.unwrap_or_default() + &spot.pays;
        let chips = session.chips_on(spot.id);
        lines.push(row(mark(app, i), (spot.title, title), &pays, chips, width));
    }
    if app.bank_line() {
        let selected = mark(app, session.spots().len());
        let chips = session.bank().map_or(Cents::ZERO, |(_, money)| money);
        lines.push(row(selected, ("Take the bank", title), "as far as it covers", chips, width));
    }
    let all = lines.len();
    let shown = lines.into_iter().skip(from).take(rows).collect();
    list(frame, area, "Wagers", (from, all, rows), shown);
}

/// Rows and columns inside the frame.
fn inside(area: Rect) -> (usize, usize) {
    let less = |n: u16| usize::from(n.saturating_sub(2));
    (less(area.height), less(area.width))
}

fn row(
    selected: Mark,
    (name, title): (&str, usize),
    pays: &str,
    chips: Cents,
    width: usize,
) -> Line<'static> {
    let pays_width = width.saturating_sub(2 + title + 1 + AMOUNT);
    let stake = if chips == Cents::ZERO { String::new() } else { chips.to_string() };
    let line = Line::from(vec![
        Span::raw(selected.sign()),
        Span::styled(format!("{:<title$} ", cut(name, title)), bold()),
        Span::raw(format!("{:<pays_width$}", cut(pays, pays_width))),
        Span::styled(format!("{stake:>AMOUNT$}"), bold().fg(Color::LightYellow)),
    ]);
    selected.on(line)
}

/// Whether a line is the selected one.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mark {
    Selected,
    Other,
}

fn mark(app: &App, line: usize) -> Mark {
    if app.line == line { Mark::Selected } else { Mark::Other }
}

impl Mark {
    fn sign(self) -> &'static str {
        match self {
            Mark::Selected => "▸ ",
            Mark::Other => "  ",
        }
    }

    fn on(self, line: Line<'static>) -> Line<'static> {
        match self {
            Mark::Selected => line.add_modifier(Modifier::REVERSED),
            Mark::Other => line,
        }
    }
}

/// Two rows for each wager: what became of it, and by which line of which rule.
fn paid(frame: &mut Frame<'_>, area: Rect, app: &App, settled: &Settled) {
    let (rows, width) = inside(area);
    let fits = (rows / 2).max(1);
    let from = first(app.line, fits);
    let mut lines: Vec<Line<'_>> = Vec::new();
    for (i, paid) in settled.paid.iter().enumerate().skip(from).take(fits) {
        lines.extend(result(mark(app, i), paid, width));
    }
    if settled.paid.is_empty() {
        lines.push(Line::raw("  You had nothing on this hand."));
    }
    list(frame, area, "Settlement", (from, settled.paid.len(), fits), lines);
}

fn result(selected: Mark, paid: &Paid, width: usize) -> [Line<'static>; 2] {
    let title = width.saturating_sub(2 + 3 * AMOUNT + 1);
    let stake = if paid.result.is_some() { paid.stake.to_string() } else { String::new() };
    let became = paid.result.map_or("", words::outcome);
    let head = Line::from(vec![
        Span::raw(selected.sign()),
        Span::styled(format!("{:<title$}", cut(&paid.title, title)), bold()),
        Span::raw(format!("{stake:>AMOUNT$} {became:<AMOUNT$}")),
        Span::styled(format!("{:>AMOUNT$}", paid.net.signed()), gain(paid.net)),
    ]);
    let label = width.saturating_sub(5 + paid.rule.chars().count());
    let why = Line::from(vec![
        Span::raw(format!("    {} ", cut(&paid.label, label))),
        Span::styled(cut(&paid.rule, width.saturating_sub(5)), faint()),
    ]);
    [selected.on(head), why]
}
