//! What the tests saw when they ran: see `law::witness`, which writes what is read here.

use crate::scan::Source;
use crate::tidy::rule_tests;
use crate::tidy::rules::Rule;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::path::Path;

/// What came through the doors of tables while tests ran.
#[derive(Debug, Default)]
pub struct Seen {
    /// Rules that an event, a refusal, a menu or a breach cited.
    pub rules: BTreeSet<String>,
    /// Rules whose row in a table of rules went through a door.
    rows: BTreeSet<String>,
    /// Tests that went through a door: by package and name, each with its whole path.
    tests: BTreeMap<(String, String), BTreeSet<String>>,
}

/// Tests of one name: the files that have one, and their rules.
#[derive(Default)]
struct Named<'a> {
    files: BTreeSet<&'a str>,
    ids: BTreeSet<&'a str>,
}

impl Seen {
    /// What the files of a folder say, one of each test's process.
    ///
    /// # Errors
    /// When the folder or a file of it cannot be read.
    pub fn read(folder: &Path) -> io::Result<Seen> {
        let mut seen = Seen::default();
        for entry in fs::read_dir(folder)? {
            seen.note(&fs::read_to_string(entry?.path())?);
        }
        Ok(seen)
    }

    /// What one process has written.
    pub fn note(&mut self, text: &str) {
        let of = |word: &str| -> Vec<&str> {
            text.lines().filter_map(|line| line.strip_prefix(word)).collect()
        };
        self.rules.extend(of("rule ").into_iter().map(String::from));
        self.rows.extend(of("row ").into_iter().map(String::from));
        if !text.lines().any(|line| line == "door") {
            return;
        }
        for test in of("test ") {
            let (package, path) = test.split_once(' ').unwrap_or((test, ""));
            let name = path.rsplit("::").next().unwrap_or(path);
            let paths = self.tests.entry((package.to_owned(), name.to_owned())).or_default();
            paths.insert(path.to_owned());
        }
    }

    /// The rules whose own tests went through a door. Where several tests of a package have the
    /// name of one, all of them must have.
    #[must_use]
    pub fn obeyed<'a>(&self, rules: &'a [Rule], sources: &'a [Source]) -> BTreeSet<&'a str> {
        // The rows of a table of rules speak for themselves.
        let functions = sources.iter().filter(|source| !rule_tests::is_table(source));
        let mut named: BTreeMap<(&str, &str), Named<'a>> = BTreeMap::new();
        for source in functions {
            let Some(package) = source.crate_folder() else { continue };
            for (test, id) in rule_tests::named(source, rules) {
                let named = named.entry((package, test)).or_default();
                named.files.insert(&source.path);
                named.ids.insert(id);
            }
        }
        let mut obeyed: BTreeSet<&str> = BTreeSet::new();
        for ((package, test), Named { files, ids }) in named {
            let known = self.tests.get(&(package.to_owned(), test.to_owned()));
            if known.is_some_and(|paths| paths.len() >= files.len()) {
                obeyed.extend(ids);
            }
        }
        let rows = rules.iter().map(|rule| rule.id.as_str());
        obeyed.extend(rows.filter(|id| self.rows.contains(*id)));
        obeyed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rule(id: &str) -> Rule {
        let (text, file) = (String::new(), "rulebooks/a/index.toml".to_owned());
        Rule { id: id.to_owned(), text, is_coded: true, file, line: 7 }
    }

    #[test]
    fn a_test_that_went_through_a_door_obeys_its_rule() {
        let rules = [rule("uk:6.4"), rule("uk:6.5"), rule("uk:6.6"), rule("uk:6.7")];
        let text = "//! Rules: uk:\n\n#[test]\nfn r6_4_keeps() {}\n#[test]\nfn r6_5_starts() {}";
        let sources = [Source::new("crates/games/src/a.rs", text)];
        let mut seen = Seen::default();
        seen.note("test games a::r6_4_keeps\ndoor\nrule uk:6.6\n");
        seen.note("test games a::r6_5_starts\n");
        seen.note("test pots b::r6_5_starts\nrow uk:6.7\ndoor\n");
        assert_eq!(seen.obeyed(&rules, &sources), ["uk:6.4", "uk:6.7"].into());
        assert_eq!(seen.rules, ["uk:6.6".to_owned()].into());
    }

    #[test]
    fn of_tests_with_one_name_all_must_go_through_a_door() {
        let rules = [rule("ca:razz/1"), rule("ca:lowball/1")];
        let of = |game: &str| format!("//! Rules: ca:{game}/\n\n#[test]\nfn r1_same() {{}}");
        let sources = [
            Source::new("crates/pots/src/a.rs", &of("razz")),
            Source::new("crates/pots/src/b.rs", &of("lowball")),
        ];
        let mut seen = Seen::default();
        seen.note("test pots a::r1_same\ndoor\n");
        assert!(seen.obeyed(&rules, &sources).is_empty());
        seen.note("test pots b::r1_same\ndoor\n");
        assert_eq!(seen.obeyed(&rules, &sources).len(), 2);
    }
}
