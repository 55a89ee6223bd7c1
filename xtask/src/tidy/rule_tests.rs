//! Rules and the tests that are named after them.
//!
//! A file of rule tests names the part of a book that it is about in its head, after `Rules:`.
//! The name of a test there is `r`, a rule's [`slug`] below that prefix, and what the rule says:
//! with the prefix `co:30-`, `r2808_3_a_banker_pays_even` tests `co:30-2808(3)(a)`. Where sister
//! games share their tests the head says `Rules: table`, and [`rule_tables`] reads the numbers.

use super::rules::Rule;
use super::{Violation, rule_tables};
use crate::scan::{Source, items};
use std::collections::BTreeSet;

/// What a test's name calls a rule: its id below the prefix, in lower case, every run of other
/// signs than letters and digits as one `_`.
///
/// ```
/// use xtask::tidy::rule_tests::slug;
/// assert_eq!(slug("co:30-2808(3)(a)", "co:30-"), Some("2808_3_a".to_owned()));
/// assert_eq!(slug("uk:4.18", "co:30-"), None);
/// ```
#[must_use]
pub fn slug(id: &str, prefix: &str) -> Option<String> {
    let number = id.strip_prefix(prefix)?.to_lowercase();
    let parts = number.split(|c: char| !c.is_alphanumeric()).filter(|part| !part.is_empty());
    Some(parts.collect::<Vec<_>>().join("_"))
}

/// Coded rules that no test is named after and no table holds, tests that name no rule, and heads
/// that name no part of a book.
#[must_use]
pub fn unmatched(rules: &[Rule], sources: &[Source]) -> Vec<Violation> {
    let mut found = Vec::new();
    let mut tested = BTreeSet::new();
    for source in sources.iter().filter(|source| source.crate_folder().is_some()) {
        match heads(source).as_slice() {
            [] => found.extend(headless(source)),
            [(_, "table")] => {
                let (rows, wrong) = rule_tables::read(source, rules);
                found.extend(headless(source).into_iter().chain(wrong));
                tested.extend(rows);
            }
            [(line, prefix)] => {
                let file = RuleFile::new(source, *line, prefix, rules);
                found.extend(file.wrong());
                tested.extend(file.tested());
            }
            [_, (line, _), ..] => {
                let what = "a second `Rules:` head: one part of a book to a file";
                found.push(Violation::new(&source.path, *line, what));
            }
        }
    }
    let untested = rules.iter().filter(|rule| rule.is_coded && !tested.contains(rule.id.as_str()));
    found.extend(untested.map(|rule| {
        let what = format!(
            "{} is coded, but no test is named after it and no table holds it: add one, or \
             correct its status",
            rule.id
        );
        Violation::new(&rule.file, rule.line, what)
    }));
    found
}

/// Every test of a file with each rule that it is named after; a table's tests with all its rows.
#[must_use]
pub fn named<'a>(source: &'a Source, rules: &'a [Rule]) -> Vec<(&'a str, &'a str)> {
    let tests = items::tests(&source.code);
    match heads(source).as_slice() {
        [(_, "table")] => {
            let (rows, _) = rule_tables::read(source, rules);
            tests.iter().flat_map(|(_, test)| rows.iter().map(|id| (*test, *id))).collect()
        }
        [(line, prefix)] => {
            let file = RuleFile::new(source, *line, prefix, rules);
            let of = |test: &'a str| file.matched(test).into_iter().map(move |id| (test, id));
            tests.into_iter().flat_map(|(_, test)| of(test).collect::<Vec<_>>()).collect()
        }
        _ => Vec::new(),
    }
}

/// Whether the rules of a file's tests stand in rows of tables.
#[must_use]
pub fn is_table(source: &Source) -> bool {
    matches!(heads(source).as_slice(), [(_, "table")])
}

/// The lines of a file's opening comment that name the part of a book it tests.
fn heads(source: &Source) -> Vec<(usize, &str)> {
    let opening = source.text.lines().take_while(|line| line.starts_with("//"));
    let numbered = (1..).zip(opening);
    numbered
        .filter_map(|(line, text)| Some((line, text.strip_prefix("//! Rules: ")?.trim())))
        .collect()
}

/// Whether a test's name claims a rule: `r` and a number, or a section that opens with `s`.
fn names_a_rule(test: &str) -> bool {
    let number = test.strip_prefix('r');
    number.is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit() || c == 's'))
}

fn headless(source: &Source) -> Vec<Violation> {
    let claims = items::tests(&source.code).into_iter().filter(|(_, name)| names_a_rule(name));
    claims
        .map(|(at, name)| {
            let what =
                format!("`{name}` names a rule: say of which book in `//! Rules: <prefix>`");
            Violation::new(&source.path, source.line_at(at), what)
        })
        .collect()
}

/// A file of rule tests, with the rules that its prefix names.
struct RuleFile<'a> {
    source: &'a Source,
    line: usize,
    prefix: &'a str,
    slugs: Vec<(String, &'a str)>,
    tests: Vec<(usize, &'a str)>,
}

impl<'a> RuleFile<'a> {
    fn new(source: &'a Source, line: usize, prefix: &'a str, rules: &'a [Rule]) -> Self {
        let slugs = rules.iter().filter_map(|rule| Some((slug(&rule.id, prefix)?, &*rule.id)));
        Self { source, line, prefix, slugs: slugs.collect(), tests: items::tests(&source.code) }
    }

    /// The rules whose slug is the longest that opens the test's name. Several, if ids differ
    /// only in their signs.
    fn matched(&self, test: &str) -> Vec<&'a str> {
        let Some(name) = test.strip_prefix('r') else { return Vec::new() };
        let opens = |slug: &str| {
            let rest = name.strip_prefix(slug);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
        };
        let opening = self.slugs.iter().map(|(slug, _)| slug.as_str()).filter(|slug| opens(slug));
        let Some(longest) = opening.max_by_key(|slug| slug.len()) else { return Vec::new() };
        self.slugs.iter().filter(|(slug, _)| slug == longest).map(|(_, id)| *id).collect()
    }

    fn tested(&self) -> Vec<&'a str> {
        self.tests.iter().flat_map(|(_, name)| self.matched(name)).collect()
    }

    fn wrong(&self) -> Vec<Violation> {
        if self.slugs.is_empty() {
            let what = format!("no rule opens with `{}`: correct the head", self.prefix);
            return vec![Violation::new(&self.source.path, self.line, what)];
        }
        let claims = self.tests.iter().filter(|(_, name)| names_a_rule(name));
        let strays = claims.filter(|(_, name)| self.matched(name).is_empty());
        strays
            .map(|(at, name)| {
                let what = format!("`{name}` names no rule of `{}`: see its index", self.prefix);
                Violation::new(&self.source.path, self.source.line_at(*at), what)
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listed(id: &str) -> Rule {
        let (text, file) = (String::new(), "rulebooks/a/index.toml".to_owned());
        Rule { id: id.to_owned(), text, is_coded: false, file, line: 7 }
    }

    fn coded(id: &str) -> Rule {
        Rule { is_coded: true, ..listed(id) }
    }

    fn rules() -> Vec<Rule> {
        vec![listed("co:30-2808(3)"), coded("co:30-2808(3)(a)"), listed("uk:4.18")]
    }

    /// Violations as `line what`, of one file of tests against [`rules`].
    #[track_caller]
    fn check(head: &str, tests: &[&str], expected: &[(usize, &str)]) {
        let mut text = format!("{head}\n");
        for name in tests {
            text += &["#[test]\nfn ", name, "() {}\n"].concat();
        }
        let source = Source::new("crates/games/src/baccarat/tests.rs", &text);
        let found = unmatched(&rules(), &[source]);
        let found: Vec<_> = found.iter().map(|v| (v.line, v.what.as_str())).collect();
        assert_eq!(found.len(), expected.len(), "{found:?}");
        for ((line, what), (expected_line, expected)) in found.iter().zip(expected) {
            assert!(line == expected_line && what.contains(expected), "{line} {what}");
        }
    }

    const UNTESTED: (usize, &str) = (7, "co:30-2808(3)(a) is coded");

    #[test]
    fn slugs_keep_letters_and_digits() {
        let slugs = [
            ("co:30-2899.03(5)(c)", "co:30-", "2899_03_5_c"),
            ("uk:4.18", "uk:", "4_18"),
            ("ca:baccarat/17", "ca:baccarat/", "17"),
            ("ca:archie/9.c", "ca:", "archie_9_c"),
            ("sg:S1.(A)", "sg:", "s1_a"),
        ];
        for (id, prefix, expected) in slugs {
            assert_eq!(slug(id, prefix).as_deref(), Some(expected));
        }
    }

    #[test]
    fn a_coded_rule_needs_a_test_of_its_own() {
        check("//! Rules: co:30-", &["r2808_3_a"], &[]);
        check("//! Rules: co:30-", &["r2808_3_a_pays_even", "helper"], &[]);
        check("//! Rules: co:30-", &[], &[UNTESTED]);
        check("//! Rules: co:30-", &["r2808_3_above"], &[UNTESTED]);
        check("//! Rules: co:30-", &["r2808_3_pays"], &[UNTESTED]);
        check("//! Rules: co:", &["r30_2808_3_a_pays"], &[]);
        check("//! Rules: uk:", &["r4_18_pays"], &[UNTESTED]);
    }

    #[test]
    fn a_test_names_an_existing_rule() {
        check("//! Rules: co:30-", &["r2808_3_a", "r2809_pays"], &[(4, "r2809_pays")]);
        check("//! Rules: co:30-", &["r2808_3_a", "r2808_pays"], &[(4, "r2808_pays")]);
        check("//! Rules: co:30-", &["r2808_3_a", "rs3_pays"], &[(4, "rs3_pays")]);
        check("//! Rules: co:30-", &["r2808_3_a", "round_ends"], &[]);
    }

    #[test]
    fn a_rule_test_stands_under_a_head() {
        check("//! Tests.", &["r2808_3_a"], &[(2, "say of which book"), UNTESTED]);
        check("//! Rules: xx:", &["r2808_3_a"], &[(1, "no rule opens with `xx:`"), UNTESTED]);
        let twice = "//! Rules: co:30-\n//! Rules: uk:";
        check(twice, &["r2808_3_a"], &[(2, "second"), UNTESTED]);
        check("//! A file.\n//!\n//! Rules: co:30-\n", &["r2808_3_a"], &[]);
    }

    #[test]
    fn a_row_of_a_table_covers_its_rule() {
        let table = |rows: &str| {
            let books = "const TABLE: RuleTable<(), 1> = RuleTable { books: [\"co:30-\"],\n";
            format!("//! Rules: table\n{books}rows: &[\n{rows}] }};")
        };
        check(&table("rule(\"2808(3)(a)\", \"pays even\", f),\n"), &["table"], &[]);
        check(&table(""), &["table"], &[UNTESTED]);
        check(&table("rule(\"2809\", \"\", f),\n"), &[], &[(4, "no rule"), UNTESTED]);
        let named = [(6, "say of which book")];
        check(&table("rule(\"2808(3)(a)\", \"\", f),\n"), &["r2808_3"], &named);
        check("//! Rules: co:30-\nrule(\"2808(3)(a)\", f)", &[], &[UNTESTED]);
    }

    #[test]
    fn a_function_that_is_no_test_covers_nothing() {
        let source = Source::new("crates/a/src/tests.rs", "//! Rules: co:30-\nfn r2808_3_a() {}");
        assert_eq!(unmatched(&rules(), &[source]).len(), 1);
    }
}
