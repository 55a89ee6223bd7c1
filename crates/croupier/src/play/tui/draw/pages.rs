//! Pages over the table: a wager explained line by line, and the question whether to leave.

use super::{bold, cut, faint, framed, wrap};
use crate::play::session::Waits;
use crate::play::tui::app::App;
use crate::play::words;
use money::Cents;
use ratatui::Frame;
use ratatui::layout::{Constraint, Flex, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Paragraph};

/// Every line of a wager's pay table: what it pays, the rule, and our one line about the rule.
pub fn explain(frame: &mut Frame<'_>, area: Rect, app: &App, spot: usize) {
    let Some(spot) = app.session.spots().get(spot) else { return };
    let width = area.width.saturating_sub(6).min(100);
    let inside = usize::from(width).saturating_sub(4);
    let mut lines: Vec<Line<'_>> = Vec::new();
    for (label, pay, rule) in app.session.lines(spot.id) {
        let pays = words::short(pay);
        let room = inside.saturating_sub(pays.chars().count() + 1);
        lines.push(Line::from(vec![
            Span::styled(format!(" {:<room$} ", cut(label, room)), bold()),
            Span::styled(pays, bold()),
        ]));
        let text = format!("{rule}: {}", rule.text);
        let wrapped = wrap(&text, inside.saturating_sub(3));
        lines.extend(wrapped.into_iter().map(|line| Line::styled(format!("   {line}"), faint())));
    }
    lines.push(Line::raw(format!(" {} ({}).", words::limits(spot.limits), spot.limits.rule)));
    let height = (lines.len() as u16 + 2).min(area.height);
    let rows = usize::from(height.saturating_sub(2));
    let from = app.scroll.min(lines.len().saturating_sub(rows));
    let mut block = framed(format!(" {} ", spot.title));
    if rows < lines.len() {
        let (all, last) = (lines.len(), from + rows);
        block = block.title_bottom(format!(" lines {} to {last} of {all} ", from + 1));
    }
    let shown: Vec<Line<'_>> = lines.into_iter().skip(from).take(rows).collect();
    over(frame, area, (width, height), Paragraph::new(shown).block(block));
}

/// A word on the selected line, while there is nothing else to say.
pub fn aside(app: &App) -> String {
    if let Some(settled) = app.session.settled() {
        let paid = settled.paid.get(app.line);
        return paid.map_or_else(String::new, |paid| {
            let text = law::find(&paid.rule).map_or("", |rule| rule.text);
            format!("{}: {text}", paid.rule)
        });
    }
    if app.session.rack() + app.session.at_stake() == Cents::ZERO {
        return "Your chips are gone: q leaves the table.".into();
    }
    match app.session.spots().get(app.line) {
        Some(spot) => {
            format!("{} pays {}. {}.", spot.title, spot.pays, words::limits(spot.limits))
        }
        None => "Whoever banks pays and collects in turn, as far as the money reaches.".into(),
    }
}

/// The question whether to leave.
pub fn leave(frame: &mut Frame<'_>, area: Rect, app: &App) {
    let stake = app.session.at_stake();
    let text = match app.session.waits() {
        Waits::Bets => format!("{stake} of yours is on the table and goes back to you."),
        _ => format!("{stake} is at stake; the hand will be dealt to its end without you."),
    };
    let lines = vec![Line::raw(format!(" {text} ")), Line::styled(" Leave? y or n", bold())];
    let width = text.chars().count() as u16 + 4;
    over(frame, area, (width, 4), Paragraph::new(lines).block(framed(" Leave the table ".into())));
}

/// Draws a page in the middle.
fn over(frame: &mut Frame<'_>, area: Rect, (width, height): (u16, u16), page: Paragraph<'_>) {
    let [middle] = Layout::vertical([Constraint::Length(height)]).flex(Flex::Center).areas(area);
    let [middle] =
        Layout::horizontal([Constraint::Length(width)]).flex(Flex::Center).areas(middle);
    frame.render_widget(Clear, middle);
    frame.render_widget(page, middle);
}
