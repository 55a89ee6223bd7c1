//! The sign of a book's money on a screen that was drawn with dollars.

use ratatui::buffer::{Buffer, Cell};

/// Lines of frames, which stay where they are.
const FRAMES: [&str; 4] = ["│", "┃", "║", "┤"];

/// Writes a sign for every dollar. A longer one takes blanks: two on its left, or else the nearest
/// on its right of which one is left over; where a row has none to give, the dollar stays.
pub fn signed(buffer: &mut Buffer, sign: &str) {
    let width = usize::from(buffer.area.width).max(1);
    for row in buffer.content.chunks_mut(width) {
        let mut at = 0;
        while at < row.len() {
            if row[at].symbol() == "$" {
                at = put(row, at, sign);
            }
            at += 1;
        }
    }
}

/// Puts a sign where a dollar stands; where it ends.
fn put(row: &mut [Cell], at: usize, sign: &str) -> usize {
    let letters: Vec<String> = sign.chars().map(String::from).collect();
    let more = letters.len() - 1;
    let (style, before) = (row[at].style(), row[..at].iter().rev());
    let first = if before.take_while(|cell| cell.symbol() == " ").count() > more {
        at - more
    } else if more == 0 {
        at
    } else if let Some(end) = spare(&row[at..], more) {
        row[at..at + end].rotate_right(more);
        at
    } else {
        return at;
    };
    for (cell, letter) in row[first..].iter_mut().zip(&letters) {
        cell.set_symbol(letter).set_style(style);
    }
    first + more
}

/// Up to where the rest of a row may move right by so many columns: over blanks of which one is
/// left over, or which a frame or the end of the row follows.
fn spare(row: &[Cell], more: usize) -> Option<usize> {
    let mut blanks = 0;
    for (at, cell) in row.iter().enumerate() {
        if FRAMES.contains(&cell.symbol()) {
            return (blanks >= more).then_some(at);
        }
        if cell.symbol() != " " {
            blanks = 0;
            continue;
        }
        blanks += 1;
        if blanks > more {
            return Some(at);
        }
    }
    (blanks >= more).then_some(row.len())
}

#[cfg(test)]
mod tests {
    use super::signed;
    use ratatui::buffer::Buffer;

    fn shown(text: &str, sign: &str) -> String {
        let mut buffer = Buffer::with_lines([text]);
        signed(&mut buffer, sign);
        buffer.content.iter().map(ratatui::buffer::Cell::symbol).collect()
    }

    #[test]
    fn a_sign_as_wide_takes_the_dollars_place() {
        assert_eq!(shown("│ $10 of -$3│", "£"), "│ £10 of -£3│");
    }

    #[test]
    fn a_wider_sign_takes_blanks_and_no_frame_moves() {
        for (drawn, expected) in [
            ("│   $10 │", "│  S$10 │"),
            ("│ ante $10  loses│", "│ ante S$10 loses│"),
            ("│ net -$3.50 │", "│ net -S$3.50│"),
            ("│ $5 to $500  │", "│ S$5 to S$500│"),
            ("│ $5 to $500   │ $7  │", "│ S$5 to S$500 │ S$7 │"),
            ("ante $10 ", "ante S$10"),
            // No room: nothing is lost.
            ("│x$10│", "│x$10│"),
        ] {
            assert_eq!(shown(drawn, "S$"), expected);
        }
    }
}
