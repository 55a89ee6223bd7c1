//! Pages over the table: a wager explained line by line, and the question whether to leave.

use super::{bold, framed, over};
use crate::play::look;
use crate::play::session::Waits;
use crate::play::tui::app::App;
use crate::play::words;
use money::Cents;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Paragraph;

/// Every line of a wager's pay table: what it pays, the rule, and our one line about the rule.
pub fn explain(frame: &mut Frame<'_>, area: Rect, app: &App, spot: usize) {
    let Some(spot) = app.session.spots().get(spot) else { return };
    let lines = app.session.lines(spot.id);
    let may_be = match spot.later() {
        Some(why) => format!("{} is {why}.", spot.title),
        None => words::may_be(spot.limits),
    };
    look::explain(frame, area, (spot.title, &lines, &may_be), app.scroll);
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
    let Some(spot) = app.session.spots().get(app.line) else {
        return "Whoever banks pays and collects in turn, as far as the money reaches.".into();
    };
    let may_be = spot.later().map_or_else(|| words::limits(spot.limits), str::to_string);
    format!("{} pays {}. {}.", spot.title, spot.pays, words::capital(&may_be))
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
