//! A table that is read, pasted into a document or opened by a spreadsheet: text that fits the
//! screen, Markdown, or comma separated values.

use super::paper::Paper;
use super::style::dim;
use super::{print, print_json};
use crate::failure::Failure;
use clap::Args as ClapArgs;
use std::io::IsTerminal;

/// How an answer is written.
#[derive(ClapArgs, Clone, Copy, Debug, Default)]
pub(super) struct Format {
    /// A JSON document for programs.
    #[arg(long, conflicts_with_all = ["csv", "markdown"])]
    pub json: bool,
    /// Its table as comma separated values, figures as plain numbers.
    #[arg(long, conflicts_with = "markdown")]
    pub csv: bool,
    /// Its table in Markdown.
    #[arg(long)]
    pub markdown: bool,
}

impl Format {
    /// Writes an answer as it is wanted: a document, one of two tables (with plain numbers, or for
    /// people), or a text.
    pub(super) fn write<N: Into<Paper>, T: Into<Paper>>(
        self,
        document: &impl serde::Serialize,
        numbers: impl FnOnce() -> N,
        table: impl FnOnce() -> T,
        text: impl FnOnce() -> String,
    ) -> Result<(), Failure> {
        match self {
            Format { json: true, .. } => print_json(document),
            Format { csv: true, .. } => print(&numbers().into().csv()),
            Format { markdown: true, .. } => print(&table().into().markdown()),
            _ => print(&text()),
        }
    }
}

/// How a column stands, and what happens to it where there is no room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Column {
    /// Words.
    Left,
    /// Figures.
    Right,
    /// Words that are folded into several lines.
    Folds,
    /// What may be left out, and is read less.
    Spare,
    /// What is read less.
    Dim,
}

/// Columns with their names, and rows.
#[derive(Clone, Debug, Default)]
pub(super) struct Sheet {
    columns: Vec<(String, Column)>,
    rows: Vec<Vec<String>>,
}

impl Sheet {
    /// A table without rows.
    pub(super) fn new(columns: &[(&str, Column)]) -> Sheet {
        let columns = columns.iter().map(|(name, column)| ((*name).to_string(), *column));
        Sheet { columns: columns.collect(), rows: Vec::new() }
    }

    /// A table of words with these names.
    pub(super) fn words(names: &[String]) -> Sheet {
        let columns = names.iter().map(|name| (name.clone(), Column::Left)).collect();
        Sheet { columns, rows: Vec::new() }
    }

    /// The same with more rows, of at most as many cells as there are columns.
    #[must_use]
    pub(super) fn with(mut self, rows: impl IntoIterator<Item = Vec<String>>) -> Sheet {
        for mut row in rows {
            assert!(row.len() <= self.columns.len(), "a row has more cells than its table");
            row.resize(self.columns.len(), String::new());
            self.rows.push(row);
        }
        self
    }

    /// The same with a title in front of every row.
    #[must_use]
    pub(super) fn titled(mut self, title: &str) -> Sheet {
        self.columns.insert(0, ("table".to_string(), Column::Left));
        self.rows.iter_mut().for_each(|row| row.insert(0, title.to_string()));
        self
    }

    /// As text that fits a screen, and whether something was left out for that.
    pub(super) fn fits(&self, width: usize) -> (String, bool) {
        let mut shown: Vec<usize> = (0..self.columns.len()).collect();
        let whole = |shown: &[usize]| -> usize {
            shown.iter().map(|at| self.width(*at)).sum::<usize>() + 2 * (shown.len().max(1) - 1)
        };
        let spare = |at: &usize| self.columns[*at].1 == Column::Spare;
        while whole(&shown) > width {
            let Some(last) = shown.iter().rposition(spare) else { break };
            shown.remove(last);
        }
        let mut over = whole(&shown).saturating_sub(width);
        let mut widths: Vec<usize> = shown.iter().map(|at| self.width(*at)).collect();
        for (at, column) in shown.iter().enumerate().rev() {
            if self.columns[*column].1 == Column::Folds {
                let narrow = widths[at].saturating_sub(over).max(self.folded_min(*column));
                let narrow = narrow.min(widths[at]);
                over -= widths[at] - narrow;
                widths[at] = narrow;
            }
        }
        // What is read less goes below its row where there is still no room.
        let dims = |column: &usize| self.columns[*column].1 == Column::Dim;
        let below = shown.pop_if(|column| over > 0 && dims(column));
        widths.truncate(shown.len());
        let head: Vec<&str> = self.columns.iter().map(|(name, _)| name.as_str()).collect();
        let mut text = String::new();
        if head.iter().any(|name| !name.is_empty()) {
            self.line(&mut text, &head, &shown, &widths);
        }
        for row in &self.rows {
            let row: Vec<&str> = row.iter().map(String::as_str).collect();
            self.line(&mut text, &row, &shown, &widths);
            let cell = below.map_or("", |column| row[column]);
            if !cell.is_empty() {
                text.extend(["      ", &dim(cell), "\n"]);
            }
        }
        let seen = shown.len() + usize::from(below.is_some());
        (text, seen < self.columns.len())
    }

    /// As text that fits the screen.
    pub(super) fn text(&self) -> String {
        self.fits(screen()).0
    }

    fn width(&self, column: usize) -> usize {
        let cells = self.rows.iter().map(|row| row[column].as_str());
        let all = cells.chain([self.columns[column].0.as_str()]);
        all.map(|cell| cell.chars().count()).max().unwrap_or(0)
    }

    /// How narrow a folded column may become: no word is broken, and few stand alone.
    fn folded_min(&self, column: usize) -> usize {
        let word = |cell: &str| pieces(cell).map(|piece| piece.chars().count()).max();
        let longest = self.rows.iter().filter_map(|row| word(&row[column])).max().unwrap_or(0);
        let name = self.columns[column].0.chars().count();
        name.max(longest + 2).max(FOLDED_MIN.min(self.width(column) * 3 / 4))
    }

    /// One row, in as many lines as its folded cells need.
    fn line(&self, text: &mut String, row: &[&str], shown: &[usize], widths: &[usize]) {
        let cells: Vec<Vec<String>> =
            shown.iter().zip(widths).map(|(at, width)| folded(row[*at], *width)).collect();
        let lines = cells.iter().map(Vec::len).max().unwrap_or(0);
        for n in 0..lines {
            let mut line = String::new();
            let mut filled = 0;
            for ((at, width), cell) in shown.iter().zip(widths).zip(&cells) {
                let cell = cell.get(n).map_or("", String::as_str);
                let blanks = " ".repeat(width - cell.chars().count().min(*width));
                // Blanks are written when something follows them.
                let (before, after) = match self.columns[*at].1 {
                    Column::Right => (blanks.as_str(), ""),
                    _ => ("", blanks.as_str()),
                };
                if cell.is_empty() {
                    filled += width + 2;
                    continue;
                }
                line.push_str(&" ".repeat(filled));
                filled = after.len() + 2;
                line.push_str(before);
                match self.columns[*at].1 {
                    Column::Spare | Column::Dim => line.push_str(&dim(cell)),
                    _ => line.push_str(cell),
                }
            }
            text.push_str(&line);
            text.push('\n');
        }
    }

    /// As comma separated values (RFC 4180, with bare line feeds).
    pub(super) fn csv(&self) -> String {
        let quoted = |cell: &str| {
            let plain = !cell.contains([',', '"', '\n']);
            if plain { cell.to_string() } else { format!("\"{}\"", cell.replace('"', "\"\"")) }
        };
        self.lines(|cells| cells.iter().map(|cell| quoted(cell)).collect::<Vec<_>>().join(","))
    }

    /// As a table in Markdown.
    pub(super) fn markdown(&self) -> String {
        let row = |cells: &[&str]| {
            let cells: Vec<String> =
                cells.iter().map(|cell| cell.trim().replace('|', "\\|")).collect();
            format!("| {} |", cells.join(" | "))
        };
        let mut text = self.lines(row);
        let rule = |(_, column): &(String, Column)| match column {
            Column::Right => "---:",
            _ => "---",
        };
        let rules: Vec<&str> = self.columns.iter().map(rule).collect();
        let head = text.find('\n').map_or(text.len(), |at| at + 1);
        text.insert_str(head, &(row(&rules) + "\n"));
        text
    }

    fn lines(&self, line: impl Fn(&[&str]) -> String) -> String {
        let head: Vec<&str> = self.columns.iter().map(|(name, _)| name.as_str()).collect();
        let mut text = line(&head) + "\n";
        for row in &self.rows {
            let row: Vec<&str> = row.iter().map(String::as_str).collect();
            text.push_str(&line(&row));
            text.push('\n');
        }
        text
    }
}

/// A folded column of long texts is at least so wide.
const FOLDED_MIN: usize = 16;

/// What a cell may be folded between: its words, and the wagers that a bundle joins with `+`.
fn pieces(cell: &str) -> impl Iterator<Item = &str> {
    cell.split_whitespace().flat_map(|word| word.split_inclusive('+'))
}

/// A cell in lines of at most so many characters, the later ones further in; a word that is longer
/// stays whole.
fn folded(cell: &str, width: usize) -> Vec<String> {
    if cell.chars().count() <= width {
        return vec![cell.to_string()];
    }
    let inner = cell.chars().take_while(|c| *c == ' ').count();
    let mut lines = vec![" ".repeat(inner)];
    for piece in pieces(cell) {
        let line = lines.last_mut().filter(|line| {
            line.trim().is_empty() || line.chars().count() + 1 + piece.chars().count() <= width
        });
        match line {
            Some(line) if line.trim().is_empty() || line.ends_with('+') => line.push_str(piece),
            Some(line) => line.extend([" ", piece]),
            None => lines.push(format!("{}{piece}", " ".repeat(inner + 2))),
        }
    }
    lines
}

/// How many characters a line may have: as many as `COLUMNS` says, else those of the terminal,
/// where there is one.
pub(super) fn screen() -> usize {
    let said = std::env::var("COLUMNS").ok().and_then(|columns| columns.trim().parse().ok());
    let shown = || {
        let size = std::io::stdout().is_terminal().then(ratatui::crossterm::terminal::size)?;
        size.ok().map(|(width, _)| usize::from(width)).filter(|width| *width > 0)
    };
    said.or_else(shown).unwrap_or(WIDTH).max(NARROWEST)
}

/// The same for sentences, which nobody reads across a wide screen.
pub(super) fn prose() -> usize {
    screen().min(WIDTH)
}

/// What every terminal shows.
pub(super) const WIDTH: usize = 80;

/// Below this nothing is folded any further.
const NARROWEST: usize = 32;

#[cfg(test)]
mod tests {
    use super::*;

    fn sheet() -> Sheet {
        let columns = [
            ("wager", Column::Folds),
            ("edge", Column::Right),
            ("exact", Column::Spare),
            ("rule", Column::Dim),
        ];
        Sheet::new(&columns).with([
            ["a wager with a long name", "1.5 %", "3/200", "x:1"].map(String::from).to_vec(),
            ["tie, or \"push\"", "", "", "x:2|3"].map(String::from).to_vec(),
        ])
    }

    #[test]
    fn what_may_be_left_out_goes_before_anything_is_folded() {
        let (text, left) = sheet().fits(80);
        assert_eq!(
            text,
            "wager                      edge  exact  rule\n\
             a wager with a long name  1.5 %  3/200  x:1\n\
             tie, or \"push\"                          x:2|3\n"
        );
        assert!(!left);
        let (text, left) = sheet().fits(38);
        assert!(left && text.lines().all(|line| line.chars().count() <= 38), "{text}");
        assert!(!text.contains("3/200"), "{text}");
        assert_eq!(text.lines().count(), 3, "{text}");
        let (text, _) = sheet().fits(30);
        assert_eq!(text.lines().nth(1), Some("a wager with a    1.5 %  x:1"));
        assert_eq!(text.lines().nth(2), Some("  long name"));
    }

    #[test]
    fn what_is_read_less_goes_below_where_there_is_no_room() {
        let (text, _) = sheet().fits(24);
        let lines: Vec<&str> = text.lines().collect();
        assert!(lines.iter().all(|line| line.chars().count() <= 26), "{text}");
        assert!(lines.contains(&"      x:1") && lines.contains(&"      x:2|3"), "{text}");
    }

    #[test]
    fn the_last_column_is_folded_first_and_a_bundle_between_its_wagers() {
        let columns = [("wager", Column::Folds), ("edge", Column::Right), ("by", Column::Folds)];
        let row = ["dont-win-line+behind-dont-win", "1.3636 %", "largest odds"];
        let sheet = Sheet::new(&columns).with([row.map(String::from).to_vec()]);
        let (text, _) = sheet.fits(51);
        assert_eq!(text.lines().nth(1), Some("dont-win-line+behind-dont-win  1.3636 %  largest"));
        let (text, _) = sheet.fits(40);
        assert_eq!(text.lines().nth(1), Some("dont-win-line+       1.3636 %  largest"));
        assert_eq!(text.lines().nth(2), Some("  behind-dont-win                odds"));
    }

    #[test]
    fn values_are_quoted_where_they_must_be() {
        let csv = sheet().csv();
        assert_eq!(
            csv,
            "wager,edge,exact,rule\na wager with a long name,1.5 %,3/200,x:1\n\
             \"tie, or \"\"push\"\"\",,,x:2|3\n"
        );
    }

    #[test]
    fn markdown_has_a_rule_and_no_bar_in_a_cell() {
        let text = sheet().markdown();
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[1], "| --- | ---: | --- | --- |");
        assert_eq!(lines[3], "| tie, or \"push\" |  |  | x:2\\|3 |");
    }
}
