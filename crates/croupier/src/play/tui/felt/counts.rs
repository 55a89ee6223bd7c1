//! The boards on a page of their own, with all counts of this shoe and the one before.

use super::roads::{self, ONE_BAND};
use crate::play::look::{bold, faint, framed, squeeze, wrap};
use crate::play::session::Score;
use crate::play::words;
use games::baccarat::boards::{Boards, Measure, Statistics};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

/// The width of the counts beside the table.
pub const COUNTS_WIDTH: u16 = 34;

/// How the marks read.
const LEGEND: &str = "' banker pair . player pair ● regular ○ not";
/// Columns of this shoe's figures.
const NOW: usize = 10;
/// Columns of the shoe before.
const BEFORE: usize = 7;

/// The page.
pub fn page(frame: &mut Frame<'_>, area: Rect, (score, boards): (&Score, &Boards), scroll: usize) {
    let [left, right] =
        Layout::horizontal([Constraint::Fill(1), Constraint::Length(COUNTS_WIDTH)])
            .spacing(1)
            .areas(area);
    let [beads, big, derived, legend] = Layout::vertical([
        Constraint::Length(ONE_BAND),
        Constraint::Length(ONE_BAND),
        Constraint::Length(ONE_BAND),
        Constraint::Min(0),
    ])
    .areas(left);
    roads::bead_plate(frame, beads, boards);
    roads::big_road(frame, big, boards.shoe());
    let three: [Rect; 3] = Layout::horizontal([Constraint::Fill(1); 3]).spacing(1).areas(derived);
    roads::three(frame, three, boards.shoe());
    let lines = wrap(LEGEND, usize::from(legend.width));
    let lines: Vec<Line<'_>> = lines.into_iter().map(Line::from).collect();
    frame.render_widget(Paragraph::new(lines).style(faint()), legend);
    counts(frame, right, (score, boards), scroll);
}

/// Counts and shares of this shoe, beside those of the one before.
pub fn counts(
    frame: &mut Frame<'_>,
    area: Rect,
    (score, boards): (&Score, &Boards),
    scroll: usize,
) {
    if area.width == 0 {
        return;
    }
    let (now, before) = (boards.shoe().statistics(), boards.previous());
    let width = usize::from(area.width.saturating_sub(2));
    let rows = usize::from(area.height.saturating_sub(4));
    let measures = score.measures();
    let all = measures.len();
    let from = scroll.min(all.saturating_sub(rows));
    let mut lines = vec![
        Line::styled(columns(width, "", "this shoe", "before"), faint()),
        line(width, "hands", &now.hands().to_string(), &hands(before)),
    ];
    for (name, measure) in measures.into_iter().skip(from).take(rows) {
        lines.push(line(width, name, &share(now, measure), &percent(before, measure)));
    }
    let mut block = framed(" Counts ".into());
    if rows < all {
        block = block.title_bottom(format!(" {} to {} of {all} ", from + 1, from + rows));
    }
    frame.render_widget(Paragraph::new(lines).block(block), area);
}

fn hands(statistics: Option<&Statistics>) -> String {
    statistics.map_or_else(|| "-".into(), |counts| counts.hands().to_string())
}

fn share(statistics: &Statistics, measure: Measure) -> String {
    let count = statistics.count(measure);
    format!("{count:>3} {:>6}", words::share(count, statistics.hands()))
}

fn percent(statistics: Option<&Statistics>, measure: Measure) -> String {
    statistics
        .map_or_else(|| "-".into(), |counts| words::share(counts.count(measure), counts.hands()))
}

fn columns(width: usize, name: &str, now: &str, before: &str) -> String {
    let named = width.saturating_sub(NOW + BEFORE);
    format!("{:<named$}{now:>NOW$}{before:>BEFORE$}", squeeze(name, named.saturating_sub(1)))
}

fn line(width: usize, name: &str, now: &str, before: &str) -> Line<'static> {
    let text = columns(width, name, now, before);
    let at = text.char_indices().rev().nth(BEFORE - 1).map_or(text.len(), |(at, _)| at);
    let (now, before) = text.split_at(at);
    Line::from(vec![
        Span::styled(now.to_string(), bold()),
        Span::styled(before.to_string(), faint()),
    ])
}
