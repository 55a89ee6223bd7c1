//! Several tables as one answer, each with its title and what is said below it.

use super::sheet::Sheet;
use super::style::{heading, wrapped};

/// Tables one below the other.
#[derive(Clone, Debug, Default)]
pub(super) struct Paper(Vec<Leaf>);

/// A table with its title, and sentences below it.
#[derive(Clone, Debug, Default)]
struct Leaf {
    title: String,
    sheet: Sheet,
    said: Vec<String>,
}

impl From<Sheet> for Paper {
    fn from(sheet: Sheet) -> Paper {
        Paper(vec![Leaf { sheet, ..Leaf::default() }])
    }
}

impl Paper {
    /// With a further table.
    #[must_use]
    pub(super) fn with(mut self, title: &str, sheet: Sheet) -> Paper {
        self.0.push(Leaf { title: title.to_string(), sheet, said: Vec::new() });
        self
    }

    /// With the tables of another below.
    #[must_use]
    pub(super) fn then(mut self, other: Paper) -> Paper {
        self.0.extend(other.0);
        self
    }

    /// With a sentence below the last table.
    #[must_use]
    pub(super) fn said(mut self, sentence: &str) -> Paper {
        if let Some(last) = self.0.last_mut() {
            last.said.push(sentence.to_string());
        }
        self
    }

    /// As comma separated values: one table as it is; several one after the other with an empty
    /// line between them, each with its own head and its title in the first column.
    pub(super) fn csv(&self) -> String {
        match self.0.as_slice() {
            [one] => one.sheet.csv(),
            all => {
                let one = |leaf: &Leaf| leaf.sheet.clone().titled(&leaf.title).csv();
                all.iter().map(one).collect::<Vec<_>>().join("\n")
            }
        }
    }

    /// As Markdown: titles, tables, and what is said of them.
    pub(super) fn markdown(&self) -> String {
        let mut text = Vec::new();
        for Leaf { title, sheet, said } in &self.0 {
            if !title.is_empty() {
                text.push(format!("### {title}\n"));
            }
            text.push(sheet.markdown());
            text.extend(said.iter().map(|sentence| format!("{sentence}\n")));
        }
        text.join("\n")
    }

    /// As text that fits a screen, and whether something was left out for that.
    pub(super) fn fits(&self, width: usize) -> (String, bool) {
        let (mut text, mut short) = (Vec::new(), false);
        for Leaf { title, sheet, said } in &self.0 {
            let (drawn, left) = sheet.fits(width);
            short |= left;
            let title = if title.is_empty() { title.clone() } else { heading(title) + "\n" };
            let said: String = said.iter().map(|one| wrapped(one, "", width)).collect();
            text.push(title + &drawn + &said);
        }
        (text.concat(), short)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::sheet::Column::{Left, Right};

    fn sheet(cell: &str) -> Sheet {
        Sheet::new(&[("a", Left), ("b", Right)]).with([vec![cell.to_string(), "1".to_string()]])
    }

    #[test]
    fn one_table_is_itself_and_several_say_which_they_are() {
        let one = Paper::from(sheet("x"));
        assert_eq!(one.csv(), "a,b\nx,1\n");
        assert_eq!(one.markdown(), "| a | b |\n| --- | ---: |\n| x | 1 |\n");
        let two =
            Paper::default().with("first", sheet("x")).with("second", sheet("y")).said("So.");
        assert_eq!(two.csv(), "table,a,b\nfirst,x,1\n\ntable,a,b\nsecond,y,1\n");
        let marked = two.markdown();
        assert!(marked.starts_with("### first\n\n| a | b |\n"), "{marked}");
        assert!(marked.ends_with("| y | 1 |\n\nSo.\n"), "{marked}");
    }
}
