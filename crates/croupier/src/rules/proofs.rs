//! The tests that prove a rule, by their names: `r2808_3_…` is of `co:30-2808(3)`.

use law::{BOOKS, Rule};

/// Files of rule tests with their tests, as the build lists them.
const TESTS: &str = include_str!(concat!(env!("OUT_DIR"), "/tests.txt"));

/// The tests of a rule, as `file: name`; of one that stands in a table of several games, the
/// table's.
#[must_use]
pub fn proofs(id: &str) -> Vec<String> {
    let mut found = Vec::new();
    for file in TESTS.split("file ").skip(1) {
        let (head, lines) = file.split_once('\n').unwrap_or((file, ""));
        let Some((path, prefix)) = head.split_once(' ') else { continue };
        let of =
            |word: &'static str| lines.lines().filter_map(move |line| line.strip_prefix(word));
        if prefix == "table" {
            if of("rule ").any(|known| known == id) {
                found.extend(of("test ").map(|test| format!("{path}: {test}")));
            }
            continue;
        }
        let Some(slug) = slug(id, prefix) else { continue };
        let own = of("test ").filter(|test| opens(test, &slug) && !is_longer(test, &slug, prefix));
        found.extend(own.map(|test| format!("{path}: {test}")));
    }
    found
}

/// What a test's name calls a rule: its id below the prefix, every run of other signs than letters
/// and digits as one `_`.
fn slug(id: &str, prefix: &str) -> Option<String> {
    let number = id.strip_prefix(prefix)?.to_lowercase();
    let parts = number.split(|c: char| !c.is_alphanumeric()).filter(|part| !part.is_empty());
    Some(parts.collect::<Vec<_>>().join("_"))
}

fn opens(test: &str, slug: &str) -> bool {
    let rest = test.strip_prefix('r').and_then(|name| name.strip_prefix(slug));
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
}

/// Whether a rule below this one has a number that the name opens with, too.
fn is_longer(test: &str, own: &str, prefix: &str) -> bool {
    let rules = BOOKS.iter().flat_map(|book| book.rules);
    let mut slugs = rules.filter_map(|rule: &Rule| slug(rule.id, prefix));
    slugs.any(|slug| slug.len() > own.len() && slug.starts_with(own) && opens(test, &slug))
}

#[cfg(test)]
mod tests {
    use super::*;
    use law::Status;

    #[test]
    fn a_rule_names_its_own_tests_and_none_of_its_parts() {
        let found = proofs("co:30-2808(3)");
        assert!(!found.is_empty());
        for test in &found {
            let name = test.rsplit(' ').next().expect("a name");
            assert!(name.starts_with("r2808_3_") && !name.starts_with("r2808_3_a_"), "{test}");
        }
    }

    #[test]
    fn every_coded_rule_of_a_book_names_a_test() {
        // One book is enough here: the tidy checks hold all of them to it.
        let book = BOOKS.iter().find(|book| book.id == "sg").expect("a book");
        for rule in book.rules.iter().filter(|rule| rule.status == Status::Coded) {
            assert!(!proofs(rule.id).is_empty(), "{}", rule.id);
        }
    }

    #[test]
    fn a_row_of_a_table_is_a_test_too() {
        let found = proofs("ca:poker-fees/F-H1a");
        assert!(found.iter().any(|test| test.contains("fees/tests/holdem.rs")), "{found:?}");
    }
}
