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

/// A tile in five rows, in a frame of that style.
pub fn large(lies: Back, frame: Style) -> [Vec<Span<'static>>; 5] {
    let bar = |text: &'static str| Span::styled(text, frame);
    let edge = |text: &'static str| vec![bar(text)];
    let row = |inner: [Span<'static>; 3]| {
        let [left, middle, right] = inner;
        vec![bar("│"), left, middle, right, bar("│")]
    };
    let back = |text: [&'static str; 3], style: Style| {
        let inner =
            text.map(|text| row([Span::raw(""), Span::styled(text, style), Span::raw("")]));
        let [a, b, c] = inner;
        [edge("╭───────╮"), a, b, c, edge("╰───────╯")]
    };
    match lies {
        Back::Face(tile) => {
            let [[a, b, c], [d, e, f]] = tile.ends().map(end);
            let [a, b, c] =
                [[a, d], [b, e], [c, f]].map(|[left, right]| row([left, bar("│"), right]));
            [edge("╭───┬───╮"), a, b, c, edge("╰───┴───╯")]
        }
        Back::Down => back(["░░░░░░░"; 3], faint()),
        Back::Yours => back(["       ", "   ?   ", "       "], bold().fg(Color::LightYellow)),
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
