//! How text looks: columns, and colour only on a terminal.

use std::io::IsTerminal;

/// How a column stands.
#[derive(Clone, Copy)]
pub(super) enum Align {
    Left,
    Right,
}

/// Rows as columns two blanks apart; the last column is not padded.
pub(super) fn columns(rows: &[Vec<String>], align: &[Align]) -> String {
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max()
    };
    let widths: Vec<usize> = (0..align.len()).map(|column| width(column).unwrap_or(0)).collect();
    let mut text = String::new();
    for row in rows {
        let mut line = String::new();
        for (column, cell) in row.iter().enumerate() {
            let (width, last) = (widths[column], column + 1 == row.len());
            let fill = " ".repeat(width - cell.chars().count());
            match align[column] {
                Align::Right => line.extend([fill.as_str(), cell]),
                Align::Left if last => line.push_str(cell),
                Align::Left => line.extend([cell, fill.as_str()]),
            }
            line.push_str(if last { "" } else { "  " });
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

/// Rows of words in columns two blanks apart; a cell that would pass the edge of the screen goes
/// on the next line, further in. The last column is read less.
pub(super) fn spread(rows: &[Vec<String>], screen: usize) -> String {
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..rows.first().map_or(0, Vec::len)).map(width).collect();
    let mut text = String::new();
    for row in rows {
        let (mut filled, mut begins) = (0, 0);
        for (column, cell) in row.iter().enumerate() {
            let begin: usize = begins;
            begins += widths[column] + 2;
            let long = cell.chars().count();
            if begin.max(filled) + long > screen && filled > 0 {
                text.push_str("\n      ");
                filled = 6;
            } else {
                // A line that was broken is not put in columns again.
                let gap = begin.checked_sub(filled).unwrap_or(if filled > 0 { 2 } else { 0 });
                text.push_str(&" ".repeat(gap));
                filled += gap;
            }
            let last = column + 1 == row.len();
            text.push_str(&if last { dim(cell) } else { cell.clone() });
            filled += long;
        }
        text.push('\n');
    }
    text
}

/// A text in lines of at most so many columns, each after the same blanks.
pub(super) fn wrapped(text: &str, blanks: &str, most: usize) -> String {
    let mut lines = String::new();
    let mut line = String::new();
    for word in text.split_whitespace() {
        let long = line.chars().count() + word.chars().count() + 1 > most - blanks.len();
        if long && !line.is_empty() {
            lines.extend([blanks, line.as_str(), "\n"]);
            line.clear();
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    if !line.is_empty() {
        lines.extend([blanks, line.as_str(), "\n"]);
    }
    lines
}

/// A heading with what is said of it beside it, or below where there is no room.
pub(super) fn headed(name: &str, about: &str, most: usize) -> String {
    if name.chars().count() + 2 + about.chars().count() <= most {
        return format!("{}  {about}\n", heading(name));
    }
    format!("{}\n{}", heading(name), wrapped(about, "    ", most))
}

/// A heading: bold on a terminal.
pub(super) fn heading(text: &str) -> String {
    if colourful() { format!("\x1b[1m{text}\x1b[0m") } else { text.to_string() }
}

/// Something to be read less: dim on a terminal.
pub(crate) fn dim(text: &str) -> String {
    if colourful() { format!("\x1b[2m{text}\x1b[0m") } else { text.to_string() }
}

fn colourful() -> bool {
    std::io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none()
}

/// So many of something, in the singular where it is one.
pub(super) fn counted(n: u64, one: &str) -> String {
    if n == 1 { format!("1 {one}") } else { format!("{n} {one}s") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_is_singular() {
        assert_eq!([0, 1, 2].map(|n| counted(n, "round")), ["0 rounds", "1 round", "2 rounds"]);
    }

    #[test]
    fn a_long_text_stays_within_its_columns() {
        assert_eq!(wrapped("one two three", "  ", 10), "  one two\n  three\n");
        assert_eq!(wrapped("", "  ", 10), "");
        assert_eq!(wrapped("unbreakable-word", "  ", 10), "  unbreakable-word\n");
    }

    #[test]
    fn cells_that_do_not_fit_go_on_the_next_line() {
        let rows = [["name", "1", "uk:1"], ["longer", "one of many", "reading:a-long-one"]];
        let rows = rows.map(|row| row.map(String::from).to_vec());
        assert_eq!(
            spread(&rows, 30),
            "name    1            uk:1\nlonger  one of many\n      reading:a-long-one\n"
        );
        assert!(spread(&rows, 80).lines().all(|line| !line.starts_with(' ')));
    }

    #[test]
    fn columns_line_up() {
        let rows = [
            vec!["a".into(), "1".into(), "x".into()],
            vec!["bbb".into(), "22".into(), "yy".into()],
        ];
        let text = columns(&rows, &[Align::Left, Align::Right, Align::Left]);
        assert_eq!(text, "a     1  x\nbbb  22  yy\n");
    }
}
