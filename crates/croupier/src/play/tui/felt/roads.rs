//! The five boards side by side: bead plate, big road, and the three roads derived from it.
//!
//! A bead is `P`, `B` or `T`; a dot above marks a banker pair, one below a player pair, two both.
//! A cell of the big road bears the number of ties since. On the derived roads a full circle says
//! that the big road repeats itself, a hollow one that it does not; the title asks what a win of
//! either side would add.

use super::cards::{BANKER, PLAYER, TIE};
use crate::play::look::{bold, cut, faint};
use games::baccarat::boards::{
    Bead, Boards, Colour, Decision, Derived, Grid, Measure, ROWS, Road, ShoeBoards, Tint, Winner,
};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Borders, Paragraph};
use std::ops::Range;

/// Rows of a board with its title.
pub const ONE_BAND: u16 = ROWS as u16 + 1;
/// Rows of two of them.
pub const TWO_BANDS: u16 = 2 * ONE_BAND;

/// All five, in one row of boards or in two.
pub fn bands(frame: &mut Frame<'_>, area: Rect, boards: &Boards) {
    let shoe = boards.shoe();
    let fill = |parts: &[u16]| -> Vec<Constraint> {
        parts.iter().map(|part| Constraint::Fill(*part)).collect()
    };
    if area.height >= TWO_BANDS {
        let [above, below] = Layout::vertical([Constraint::Length(ONE_BAND); 2]).areas(area);
        let [beads, big] = Layout::horizontal(fill(&[2, 3])).spacing(1).areas(above);
        let derived: [Rect; 3] = Layout::horizontal(fill(&[1, 1, 1])).spacing(1).areas(below);
        bead_plate(frame, beads, boards);
        big_road(frame, big, shoe);
        three(frame, derived, shoe);
    } else {
        let [beads, big, one, two, three_] =
            Layout::horizontal(fill(&[20, 24, 13, 13, 13])).spacing(1).areas(area);
        bead_plate(frame, beads, boards);
        big_road(frame, big, shoe);
        three(frame, [one, two, three_], shoe);
    }
}

/// The three derived roads.
pub fn three(frame: &mut Frame<'_>, areas: [Rect; 3], shoe: &ShoeBoards) {
    for (area, derived) in areas.into_iter().zip(Derived::ALL) {
        derived_road(frame, area, shoe, derived);
    }
}

/// Every coup.
pub fn bead_plate(frame: &mut Frame<'_>, area: Rect, boards: &Boards) {
    let shoe = boards.shoe();
    let count = |measure| shoe.statistics().count(measure);
    let title = format!(
        "beads P{} B{} T{}",
        count(Measure::Player),
        count(Measure::Banker),
        count(Measure::Tie)
    );
    let grid = shoe.bead_plate().grid();
    let fits = usize::from(area.width) / 2;
    let window = grid.width().saturating_sub(fits)..grid.width();
    board(frame, area, &title, rows(grid, window, (fits, 2), bead));
}

/// Who won, run by run.
pub fn big_road(frame: &mut Frame<'_>, area: Rect, shoe: &ShoeBoards) {
    let big = shoe.big_road();
    let title = match big.leading_ties() {
        0 => "big road".to_string(),
        ties => format!("big road T{ties}"),
    };
    let fits = usize::from(area.width) / 2;
    let window = big.road().window(fits);
    board(frame, area, &title, rows(big.grid(), window, (fits, 2), decision));
}

fn derived_road(frame: &mut Frame<'_>, area: Rect, shoe: &ShoeBoards, derived: Derived) {
    let name = match derived {
        _ if area.width >= 24 => derived.name(),
        Derived::BigEyeBoy => "eye",
        Derived::SmallRoad => "small",
        Derived::CockroachPig => "pig",
    };
    let ask = |side: Colour| shoe.ask(side).on(derived).map_or("·", circle);
    let title = format!("{name} P{}B{}", ask(Colour::Player), ask(Colour::Banker));
    let road: &Road<Tint> = shoe.derived_roads().road(derived);
    let fits = usize::from(area.width);
    let window = road.window(fits);
    let paint = |tint| Span::styled(circle(tint), Style::new().fg(tint_colour(tint)));
    board(frame, area, &title, rows(road.grid(), window, (fits, 1), paint));
}

fn circle(tint: Tint) -> &'static str {
    match tint {
        Tint::Red => "●",
        Tint::Blue => "○",
    }
}

fn tint_colour(tint: Tint) -> Color {
    match tint {
        Tint::Red => Color::LightRed,
        Tint::Blue => Color::LightBlue,
    }
}

fn bead(outcome: Bead) -> Span<'static> {
    let colour = match outcome.winner {
        Winner::Player => PLAYER,
        Winner::Banker => BANKER,
        Winner::Tie => TIE,
    };
    let pair = match (outcome.banker_pair, outcome.player_pair) {
        (true, true) => ':',
        (true, false) => '\'',
        (false, true) => '.',
        (false, false) => ' ',
    };
    Span::styled(format!("{}{pair}", outcome.winner.letter()), bold().fg(colour))
}

fn decision(cell: Decision) -> Span<'static> {
    let colour = match cell.side {
        Colour::Player => PLAYER,
        Colour::Banker => BANKER,
    };
    let ties = match cell.ties {
        0 => " ".to_string(),
        ties @ 1..=9 => ties.to_string(),
        _ => "+".to_string(),
    };
    Span::styled(format!("{}{ties}", cell.side.letter()), bold().fg(colour))
}

/// The six rows of these columns, and empty cells up to as many columns as fit.
fn rows<C: Copy>(
    grid: &Grid<C>,
    columns: Range<usize>,
    (fits, width): (usize, usize),
    paint: impl Fn(C) -> Span<'static>,
) -> Vec<Line<'static>> {
    let empty = || Span::styled(format!("{:<width$}", "·"), faint());
    let cell = |row, column| grid.get(row, column).map_or_else(empty, &paint);
    let row =
        |row| (columns.start..columns.start + fits).map(|column| cell(row, column)).collect();
    (0..ROWS).map(row).collect()
}

fn board(frame: &mut Frame<'_>, area: Rect, title: &str, lines: Vec<Line<'static>>) {
    let title = cut(title, usize::from(area.width));
    let block = Block::new().borders(Borders::TOP).border_style(faint()).title(title);
    frame.render_widget(Paragraph::new(lines).block(block), area);
}
