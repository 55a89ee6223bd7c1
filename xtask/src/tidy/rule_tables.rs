//! Rules in tables: `law::testing::RuleTable`, in files whose head says `Rules: table`.
//!
//! A table names its `books: ["ca:razz/", …]`, a column each. Its rows open with the number that
//! the rule has in all of them, `rule("s3.a", …)`, or with one for each, `rules(["1", "", "2 4"],
//! …)`: none, or several parted by blanks. Numbers are literals, so that they can be read here.

use super::Violation;
use super::rules::Rule;
use crate::scan::{Source, words};
use std::collections::BTreeSet;

/// What the tables of a file test, and what is wrong with them.
#[must_use]
pub fn read<'a>(source: &Source, rules: &'a [Rule]) -> (Vec<&'a str>, Vec<Violation>) {
    let ids = rules.iter().map(|rule| rule.id.as_str()).collect();
    let mut reader = Reader { source, ids, books: Vec::new(), tested: Vec::new(), wrong: vec![] };
    for (at, word) in words(&source.code) {
        reader.word(at, word);
    }
    if reader.books.is_empty() && reader.wrong.is_empty() {
        reader.complain(0, "a file of tables names its books: `books: [\"ca:razz/\"]`");
    }
    (reader.tested, reader.wrong)
}

struct Reader<'a, 's> {
    source: &'s Source,
    ids: BTreeSet<&'a str>,
    /// Of the table that is being read.
    books: Vec<&'s str>,
    tested: Vec<&'a str>,
    wrong: Vec<Violation>,
}

impl<'s> Reader<'_, 's> {
    fn word(&mut self, at: usize, word: &str) {
        let code = &self.source.code;
        let before = code[..at].trim_end();
        if before.ends_with('.') || before.ends_with("fn") {
            return;
        }
        let end = at + word.len();
        let opened = |bracket| {
            let spaces = code[end..].find(|c: char| !c.is_whitespace())?;
            code[end + spaces..].starts_with(bracket).then_some(end + spaces + 1)
        };
        match (word, opened('('), opened(':')) {
            ("books", _, Some(inside)) => self.table(at, inside),
            ("rule", Some(inside), _) => self.row(at, literal(self.source, inside), 1),
            ("rules", Some(inside), _) => {
                let columns = self.books.len();
                self.row(at, list(self.source, inside), columns);
            }
            _ => {}
        }
    }

    fn table(&mut self, at: usize, inside: usize) {
        self.books = list(self.source, inside).unwrap_or_default();
        if self.books.is_empty() {
            self.complain(at, "no books that can be read here: write a list of literals");
        }
        for book in self.books.clone() {
            if !self.ids.iter().any(|id| id.starts_with(book)) {
                self.complain(at, &format!("no rule opens with `{book}`: correct the table"));
            }
        }
    }

    fn row(&mut self, at: usize, cells: Option<Vec<&'s str>>, columns: usize) {
        let cells = match cells {
            Some(cells) if cells.len() == columns => cells,
            Some(_) => {
                return self.complain(at, "a number for each of the table's books, or `\"\"`");
            }
            None => return self.complain(at, "no number that can be read here: write a literal"),
        };
        let books = self.books.clone();
        for (book, cell) in books.into_iter().zip(cells.into_iter().cycle()) {
            for number in cell.split_whitespace() {
                let id = format!("{book}{number}");
                match self.ids.get(id.as_str()) {
                    Some(id) => self.tested.push(id),
                    None => self.complain(at, &format!("`{id}` is no rule: see its index")),
                }
            }
        }
    }

    fn complain(&mut self, at: usize, what: &str) {
        self.wrong.push(Violation::new(&self.source.path, self.source.line_at(at), what));
    }
}

/// The literal at an offset, past blanks, as a list of one.
fn literal(source: &Source, at: usize) -> Option<Vec<&str>> {
    quoted(source.text[at..].trim_start()).map(|(text, _)| vec![text])
}

/// The literals in the brackets at an offset, past blanks.
fn list(source: &Source, at: usize) -> Option<Vec<&str>> {
    let mut rest = source.text[at..].trim_start().strip_prefix('[')?.trim_start();
    let mut found = Vec::new();
    while !rest.starts_with(']') {
        let (text, after) = quoted(rest)?;
        found.push(text);
        let after = after.trim_start();
        rest = after.strip_prefix(',').unwrap_or(after).trim_start();
    }
    Some(found)
}

/// What stands in the quotes that a text opens with, and what follows them.
fn quoted(text: &str) -> Option<(&str, &str)> {
    text.strip_prefix('"')?.split_once('"')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules() -> Vec<Rule> {
        let ids = ["ca:razz/1", "ca:razz/s3.a", "ca:stud/2", "ca:stud/4", "ca:stud/s3.a"];
        let rule = |id: &str| {
            let (text, file) = (String::new(), "rulebooks/a/index.toml".to_owned());
            Rule { id: id.to_owned(), text, is_coded: true, file, line: 7 }
        };
        ids.map(rule).to_vec()
    }

    /// What a table of these two books and these rows tests, and what is wrong, as `line what`.
    #[track_caller]
    fn check(rows: &str, tested: &[&str], wrong: &[(usize, &str)]) {
        check_all(&format!("books: [\"ca:razz/\", \"ca:stud/\"],\n{rows}"), tested, wrong);
    }

    #[track_caller]
    fn check_all(text: &str, tested: &[&str], wrong: &[(usize, &str)]) {
        let (source, rules) = (Source::new("crates/a/src/b_tests.rs", text), rules());
        let (found, violations) = read(&source, &rules);
        assert_eq!(found, tested, "{text}");
        let lines: Vec<_> = violations.iter().map(|v| (v.line, v.what.as_str())).collect();
        assert_eq!(lines.len(), wrong.len(), "{lines:?}");
        for ((line, what), (expected_line, expected)) in lines.iter().zip(wrong) {
            assert!(line == expected_line && what.contains(expected), "{line} {what}");
        }
    }

    #[test]
    fn numbers_of_all_books_and_of_each_are_read() {
        check("rule(\"s3.a\", \"a deck\", deck),", &["ca:razz/s3.a", "ca:stud/s3.a"], &[]);
        check("rules([\"1\", \"2 4\"], \"\", f),", &["ca:razz/1", "ca:stud/2", "ca:stud/4"], &[]);
        check("rules([\n    \"\",\n    \"4\",\n], \"\", f),", &["ca:stud/4"], &[]);
    }

    #[test]
    fn other_calls_and_comments_are_no_rows() {
        check("|g, rule| g.rule(\"9\"); // rule(\"9\")", &[], &[]);
        check("fn rule(number: &str) {} use law::testing::{rule, rules};", &[], &[]);
        check("let text = \"rule(9)\"; rule", &[], &[]);
    }

    #[test]
    fn a_cell_names_an_existing_rule() {
        check("rule(\"1\", \"\", f),", &["ca:razz/1"], &[(2, "`ca:stud/1` is no rule")]);
        check("rules([\"2\", \"2\"], \"\", f)", &["ca:stud/2"], &[(2, "`ca:razz/2` is no rule")]);
    }

    #[test]
    fn what_cannot_be_read_is_told() {
        check("rule(NUMBER, \"\", f),", &[], &[(2, "write a literal")]);
        check("rules(NUMBERS, \"\", f),", &[], &[(2, "write a literal")]);
        check("rules([\"1\", TWO], \"\", f),", &[], &[(2, "write a literal")]);
        check("rules([\"1\"], \"\", f),", &[], &[(2, "a number for each")]);
        check_all("books: BOOKS,", &[], &[(1, "write a list")]);
        check_all("books: [\"ca:nowhere/\"],", &[], &[(1, "no rule opens with")]);
        check_all("fn f() {}", &[], &[(1, "names its books")]);
    }

    #[test]
    fn a_second_table_has_its_own_books() {
        let two = "books: [\"ca:razz/\"], rule(\"1\", f), books: [\"ca:stud/\"], rule(\"2\", f)";
        check_all(two, &["ca:razz/1", "ca:stud/2"], &[]);
    }
}
