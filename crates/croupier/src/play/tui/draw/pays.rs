//! The pay table of the selected wager.

use super::{bold, cut, faint, framed, inside};
use crate::play::tui::app::App;
use crate::play::words;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

/// The lines that fit, each with what it pays.
pub fn panel(frame: &mut Frame<'_>, area: Rect, app: &App) {
    let (rows, width) = inside(area);
    let Some(spot) = app.selected().and_then(|at| app.session.spots().get(at)) else { return };
    if rows == 0 {
        return;
    }
    let mut lines = Vec::new();
    for (label, pay, _) in app.session.lines(spot.id).into_iter().take(rows) {
        let style = if pay.wins() { bold() } else { faint() };
        let pays = words::short(pay);
        let room = width.saturating_sub(pays.chars().count() + 2);
        let label = Span::styled(format!(" {:<room$}", cut(label, room)), style);
        lines.push(Line::from(vec![label, Span::styled(pays, style)]));
    }
    frame.render_widget(Paragraph::new(lines).block(framed(format!(" {} ", spot.title))), area);
}
