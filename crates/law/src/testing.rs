//! Rules in a table, for tests: a row says a rule, a column is a book whose text says it.
//!
//! Sister games say the same under other numbers. A [`RuleTable`] writes it once, with the number
//! of each; `tidy` reads the numbers, and [`RuleTable::check`] checks each row for each of them:
//!
//! ```
//! use law::testing::{RuleTable, rule, rules};
//!
//! fn seats(book: &'static str, rule: &str) {
//!     assert_eq!(rule, format!("{book}s5.a"));
//! }
//!
//! const TABLE: RuleTable<&str, 2> = RuleTable {
//!     books: ["ca:razzdacey/", "ca:super-razz/"],
//!     rows: &[
//!         rule("s5.a", "eight are seated", seats),
//!         rules(["7", "8"], "fourth street is dealt", |_, rule| assert!(rule.len() < 20)),
//!         rules(["", "6"], "a card is thrown away", |book, _| assert!(book.contains("super"))),
//!     ],
//! };
//! TABLE.check(|book| book);
//! ```

use crate::{find, witness};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Rules that several books have alike.
pub struct RuleTable<G: 'static, const N: usize> {
    /// What opens the ids of each column's rules: `ca:razz/`.
    pub books: [&'static str; N],
    /// A row for what they say.
    pub rows: &'static [Row<G, N>],
}

/// What is checked, by what numbers.
pub struct Row<G: 'static, const N: usize> {
    numbers: Numbers<N>,
    says: &'static str,
    check: fn(G, &'static str),
}

enum Numbers<const N: usize> {
    Same(&'static str),
    Each([&'static str; N]),
}

/// A row with the same number in every book.
pub const fn rule<G, const N: usize>(
    number: &'static str,
    says: &'static str,
    check: fn(G, &'static str),
) -> Row<G, N> {
    Row { numbers: Numbers::Same(number), says, check }
}

/// A row with each book's own number. `""` where a book does not say it, `"2 4"` where it says it
/// twice.
pub const fn rules<G, const N: usize>(
    numbers: [&'static str; N],
    says: &'static str,
    check: fn(G, &'static str),
) -> Row<G, N> {
    Row { numbers: Numbers::Each(numbers), says, check }
}

impl<G, const N: usize> RuleTable<G, N> {
    /// Checks every row for every number of every book, `game` being what a book's checks are
    /// given besides the id of the rule. Goes on after a failure, and tells all of them.
    ///
    /// # Panics
    /// When a check does, or a number is none of its book's.
    pub fn check(&self, game: impl Fn(&'static str) -> G) {
        let mut failed = Vec::new();
        for (column, book) in self.books.into_iter().enumerate() {
            for row in self.rows {
                for number in row.numbers(column) {
                    let id = format!("{book}{number}");
                    let checked = catch_unwind(AssertUnwindSafe(|| {
                        let id = find(&id).expect("no such rule").id;
                        witness::row(Some(id));
                        (row.check)(game(book), id);
                    }));
                    witness::row(None);
                    if let Err(payload) = checked {
                        failed.push(format!("{id}, {}: {}", row.says, message(&*payload)));
                    }
                }
            }
        }
        assert!(failed.is_empty(), "{} failed:\n{}", failed.len(), failed.join("\n"));
    }
}

impl<G, const N: usize> Row<G, N> {
    fn numbers(&self, column: usize) -> impl Iterator<Item = &'static str> {
        let cell = match self.numbers {
            Numbers::Same(number) => number,
            Numbers::Each(numbers) => numbers[column],
        };
        cell.split_whitespace()
    }
}

/// What a panic said.
fn message(payload: &(dyn std::any::Any + Send)) -> &str {
    let text = payload.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| payload.downcast_ref::<&str>().copied()).unwrap_or("it panicked")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a table of these rows says when it fails.
    fn failure(rows: &'static [Row<&'static str, 2>]) -> String {
        let table = RuleTable { books: ["ca:razz/", "ca:super-razz/"], rows };
        let failed = catch_unwind(AssertUnwindSafe(|| table.check(|book| book)));
        message(&*failed.expect_err("a row fails")).to_owned()
    }

    #[test]
    fn a_failure_names_game_rule_and_row_and_the_others_are_checked() {
        let text = failure(
            const {
                &[
                    rules(["", "s3.a"], "one deck", |_, _| panic!("a joker")),
                    rules(["s1.a", "s5.a"], "seats", |book, rule| {
                        assert!(book == "ca:razz/", "{rule}");
                    }),
                ]
            },
        );
        let lines: Vec<&str> = text.lines().collect();
        let expected = [
            "2 failed:",
            "ca:super-razz/s3.a, one deck: a joker",
            "ca:super-razz/s5.a, seats: ca:super-razz/s5.a",
        ];
        assert_eq!(lines, expected);
    }

    #[test]
    fn a_number_is_one_of_its_book() {
        let text = failure(const { &[rule("s3.a", "one deck", |_, _| {})] });
        assert_eq!(text, "1 failed:\nca:razz/s3.a, one deck: no such rule");
    }

    #[test]
    fn a_cell_of_two_numbers_is_checked_twice() {
        let text =
            failure(const { &[rules(["s1.a s1.b", ""], "cards", |_, rule| panic!("{rule}"))] });
        assert!(text.starts_with("2 failed") && text.contains("ca:razz/s1.b"), "{text}");
    }
}
