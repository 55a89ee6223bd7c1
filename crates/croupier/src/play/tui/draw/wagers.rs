//! The wagers with their odds and chips; after the settlement, what each was paid and why.

use super::{bold, cut, faint, first, gain, inside, list};
use crate::play::look::{AMOUNT, Mark, row};
use crate::play::session::{Paid, Settled};
use crate::play::tui::app::App;
use crate::play::words;
use money::Cents;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Color, Stylize};
use ratatui::text::{Line, Span};

/// The narrowest title column: the bank's line fits.
const TITLE_MIN: usize = 14;
/// The widest.
const TITLE_MAX: usize = 34;

/// The rows that the panel would fill.
pub fn height(app: &App) -> u16 {
    let lines = match app.session.settled() {
        Some(settled) => (2 * settled.paid.len()).max(1),
        None => app.lines(),
    };
    lines as u16 + 2
}

/// The panel at the left.
pub fn panel(frame: &mut Frame<'_>, area: Rect, app: &App) {
    match app.session.settled() {
        Some(settled) => paid(frame, area, app, settled),
        None => open(frame, area, app),
    }
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
        let line = row(mark(app, i), (spot.title, title), &pays, chips, width);
        let waits = spot.later().is_some() && chips == Cents::ZERO;
        lines.push(if waits { line.fg(Color::DarkGray) } else { line });
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

fn mark(app: &App, line: usize) -> Mark {
    if app.line == line { Mark::Selected } else { Mark::Other }
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
    let stake = if paid.stake > Cents::ZERO { paid.stake.to_string() } else { String::new() };
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
