//! Tiles as they lie: two ends with their pips, ones and fours red.

use crate::play::look::{bold, faint};
use cards::Tile;
use ratatui::style::{Color, Style};
use ratatui::text::Span;

/// Columns of a tile that is drawn large.
pub const WIDTH: usize = 9;

/// Columns between the high hand and the low one.
pub const GAP: usize = 2;

/// What lies there.
#[derive(Clone, Copy)]
pub enum Back {
    /// A tile for all to see, or in your hand.
    Face(Tile),
    /// One that lies face down.
    Down,
    /// One that is yours to turn.
    Yours,
}

/// A tile in five rows.
pub fn large(lies: Back) -> [Vec<Span<'static>>; 5] {
    let edge = |text: &'static str| vec![Span::styled(text, faint())];
    let row = |left: Span<'static>, middle: &'static str, right: Span<'static>| {
        let bar = |text: &'static str| Span::styled(text, faint());
        vec![bar("│"), left, bar(middle), right, bar("│")]
    };
    let plain = |text: &'static str, style: Style| {
        let [a, b, c] = [0, 1, 2].map(|at| {
            let text = if at == 1 || text != "?" { text } else { "" };
            let half = |text: String| Span::styled(text, style);
            match text {
                "░" => row(half("░░░".into()), "░", half("░░░".into())),
                text => row(
                    half("   ".into()),
                    if text == "?" { "?" } else { " " },
                    half("   ".into()),
                ),
            }
        });
        [edge("╭───────╮"), a, b, c, edge("╰───────╯")]
    };
    match lies {
        Back::Face(tile) => {
            let [left, right] = tile.ends().map(end);
            let [a, b, c] = [0, 1, 2].map(|at| row(left[at].clone(), "│", right[at].clone()));
            [edge("╭───┬───╮"), a, b, c, edge("╰───┴───╯")]
        }
        Back::Down => plain("░", faint()),
        Back::Yours => plain("?", bold().fg(Color::LightYellow)),
    }
}

/// One end of a tile, three rows of three columns.
fn end(pips: u8) -> [Span<'static>; 3] {
    let rows = match pips {
        1 => ["   ", " ● ", "   "],
        2 => ["●  ", "   ", "  ●"],
        3 => ["●  ", " ● ", "  ●"],
        4 => ["● ●", "   ", "● ●"],
        5 => ["● ●", " ● ", "● ●"],
        _ => ["● ●", "● ●", "● ●"],
    };
    let red = matches!(pips, 1 | 4);
    let style = if red { bold().fg(Color::LightRed) } else { bold() };
    rows.map(|row| Span::styled(row, style))
}
