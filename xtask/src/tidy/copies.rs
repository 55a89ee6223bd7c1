//! Rule texts are in our own words: none repeats a run of its book's.

use super::rules::Rule;
use super::{TextFile, Violation};
use std::collections::HashSet;

/// So many of a book's words in a row are its sentence, not ours.
pub const RUN: usize = 9;

/// Rules whose text shares a run of words with one of the books.
#[must_use]
pub fn copied(rules: &[Rule], books: &[TextFile]) -> Vec<Violation> {
    let words: Vec<Vec<String>> = books.iter().map(|book| words(&book.text)).collect();
    let runs: HashSet<&[String]> = words.iter().flat_map(|words| words.windows(RUN)).collect();
    let mut found = Vec::new();
    for rule in rules {
        let own = self::words(&rule.text);
        if let Some(run) = own.windows(RUN).find(|run| runs.contains(run)) {
            let what = format!(
                "{} repeats the book in \"{}\": say it in our words",
                rule.id,
                run.join(" ")
            );
            found.push(Violation::new(&rule.file, rule.line, what));
        }
    }
    found
}

/// The words and numbers of a text in lower case, whatever stands between them.
fn words(text: &str) -> Vec<String> {
    let parts = text.split(|c: char| !c.is_alphanumeric()).filter(|part| !part.is_empty());
    parts.map(str::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, violations: usize) {
        let book = "One two three,\n four (five) six seven-eight nine. Ten eleven";
        let book = TextFile { path: "book.txt".to_owned(), text: book.to_owned() };
        let (id, file) = ("co:1".to_owned(), "index.toml".to_owned());
        let rule = Rule { id, text: text.to_owned(), is_coded: true, file, line: 3 };
        let found = copied(&[rule], &[book]);
        assert_eq!(found.len(), violations, "{text}");
        assert!(found.iter().all(|violation| violation.line == 3));
    }

    #[test]
    fn a_run_is_counted_in_words() {
        check("two three four five six seven eight nine", 0);
        check("Two three four five six seven eight nine ten", 1);
        check("A: one two three four five six seven eight nine ten!", 1);
        check("two three four five and six seven eight nine ten", 0);
        check("", 0);
    }
}
