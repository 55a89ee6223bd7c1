//! Whether every coded rule is reached by somebody who uses the program.
//!
//! A call graph by names: every function, constant and macro of the crates that ship is a node,
//! and leads to whatever it mentions. What the front ends mention, and what that mentions in turn,
//! is reached. A rule is *cited* where code outside tests names its constant; it is *reached*
//! where such code is. A rule that no code names is obeyed without a word: then a test named after
//! it must go through the door that users take. Names are all that is looked at, so two things of
//! one name are one: the graph errs towards reaching. Therefore the tests are run, too, and write
//! down what comes through the doors of tables ([`Seen`]): what they have seen needs no names.

mod graph;
mod names;
mod seen;

pub use seen::Seen;

use crate::scan::Source;
use crate::tidy::rule_tests;
use crate::tidy::rules::Rule;
use graph::Graph;
use names::Cited;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

/// What a user's input and a history end in, whatever the front end.
const DOORS: [&str; 5] = ["tell", "settle", "replay", "post", "prove"];

/// How a coded rule is reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum How {
    /// A test saw it cited by what came through a door.
    Seen,
    /// No test saw it cited; one of its own went through a door.
    Told,
    /// Neither, and code that a front end reaches names it.
    Cited,
    /// Neither, and by its names a test of its own goes through a door.
    Obeyed,
    /// Only code that no front end reaches cites it.
    Apart,
    /// No code cites it, and no test of its name goes through a door.
    Nowhere,
}

/// Every coded rule with how it is reached.
#[derive(Debug)]
pub struct Reach {
    /// By the rule's id.
    pub rules: BTreeMap<String, How>,
}

impl Reach {
    /// Looks at the sources.
    #[must_use]
    pub fn of(rules: &[Rule], sources: &[Source]) -> Reach {
        let shipped: Vec<&Source> =
            sources.iter().filter(|source| source.crate_folder().is_some()).collect();
        let graph = Graph::of(&shipped);
        let reached = graph.reached_by_front_ends();
        let cited = Cited::by(&graph, rules, &shipped);
        let tested = by_door(&graph, rules, sources);
        let how = |rule: &Rule| match cited.nodes.get(rule.id.as_str()) {
            Some(nodes) if nodes.iter().any(|node| reached.contains(node)) => How::Cited,
            Some(_) => How::Apart,
            None if tested.contains(rule.id.as_str()) => How::Obeyed,
            None => How::Nowhere,
        };
        let coded = rules.iter().filter(|rule| rule.is_coded);
        Reach { rules: coded.map(|rule| (rule.id.clone(), how(rule))).collect() }
    }

    /// What is known besides, since the tests were run.
    #[must_use]
    pub fn after(mut self, seen: &Seen, rules: &[Rule], sources: &[Source]) -> Reach {
        let obeyed = seen.obeyed(rules, sources);
        for (id, how) in &mut self.rules {
            if seen.rules.contains(id) {
                *how = How::Seen;
            } else if obeyed.contains(id.as_str()) {
                *how = How::Told;
            }
        }
        self
    }

    /// The ids of the rules that are reached so.
    pub fn by(&self, how: How) -> impl Iterator<Item = &str> {
        self.rules.iter().filter(move |(_, found)| **found == how).map(|(id, _)| id.as_str())
    }

    /// The record of a run.
    #[must_use]
    pub fn record(&self) -> String {
        let mut text = String::from(HEAD);
        let books: BTreeSet<&str> =
            self.rules.keys().filter_map(|id| id.split(':').next()).collect();
        for book in books {
            let _ = write!(text, "| {book} ");
            for how in [How::Seen, How::Told, How::Cited, How::Obeyed, How::Apart, How::Nowhere] {
                let of = |id: &&str| id.split(':').next() == Some(book);
                let _ = write!(text, "| {} ", self.by(how).filter(of).count());
            }
            text.push_str("|\n");
        }
        for (how, title) in [
            (How::Cited, "Named by code that a front end reaches, seen by no test"),
            (How::Obeyed, "By names alone a test of its own goes through a door"),
            (How::Apart, "Cited only by code that no front end reaches"),
            (How::Nowhere, "Neither cited nor tested through a door"),
        ] {
            let ids: Vec<&str> = self.by(how).collect();
            let ids = if ids.is_empty() { "none".to_string() } else { ids.join(", ") };
            let _ = write!(text, "\n{title}: {ids}\n");
        }
        text
    }
}

const HEAD: &str = "# Reach

What `cargo xtask reach` found: coded and audited rules by how whoever uses the program reaches
them. *Seen*: while the tests ran, an event, a refusal or a menu of a table, or a breach of a
house, cited it. *Told*: none did, and a test of its own told a table something, or asked it. The
others are found by the names in the sources, where things of one name count as one. *Cited*: code
that a front end reaches names it. *Obeyed*: no code names it, and a test of its own leads to
`tell`, `settle`, `replay` or the opening of a table.

| book | seen | told | cited | obeyed | apart | nowhere |
|---|---|---|---|---|---|---|
";

/// The rules with a test that goes through a door, by whatever helpers.
fn by_door<'a>(graph: &Graph<'_>, rules: &'a [Rule], sources: &'a [Source]) -> BTreeSet<&'a str> {
    let leading = graph.tests_leading_to(&DOORS);
    let mut through = BTreeSet::new();
    for source in sources.iter().filter(|source| source.crate_folder().is_some()) {
        let tests = rule_tests::named(source, rules).into_iter();
        let leads = |(test, _): &(&str, &str)| leading.contains(&(source.path.as_str(), *test));
        through.extend(tests.filter(leads).map(|(_, id)| id));
    }
    through
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rule(id: &str) -> Rule {
        let (text, file) = (String::new(), "rulebooks/a/index.toml".to_owned());
        Rule { id: id.to_owned(), text, is_coded: true, file, line: 7 }
    }

    fn found(id: &str, games: &str, tests: &str) -> How {
        let front = "pub fn run() { opened(); }";
        let sources = [
            Source::new("crates/croupier/src/main.rs", front),
            Source::new("crates/games/src/lib.rs", games),
            Source::new("crates/games/src/some_tests.rs", tests),
        ];
        Reach::of(&[rule(id)], &sources).rules[id]
    }

    #[test]
    fn a_rule_is_cited_where_a_front_end_leads() {
        let id = "co:30-2808(3)";
        let cites = "fn opened() { pays(); } fn pays() { by(co::R2808_3); }";
        assert_eq!(found(id, cites, ""), How::Cited);
        assert_eq!(
            found(id, "use law::co as book; fn opened() { by(book::R2808_3) }", ""),
            How::Cited
        );
        assert_eq!(found(id, "fn opened() {} fn pays() { by(co::R2808_3); }", ""), How::Apart);
        assert_eq!(
            found(id, "fn opened() { TABLE } const TABLE: &T = &[co::R2808_3];", ""),
            How::Cited
        );
        assert_eq!(found(id, "fn opened() {} fn pays() { by(uk::R2808_3); }", ""), How::Nowhere);
    }

    #[test]
    fn a_rule_is_obeyed_where_its_test_goes_through_a_door() {
        let (id, games) = ("co:30-2808(3)", "fn opened() {} pub fn tell() {} fn sum() {}");
        let test = |body: &str| {
            format!(
                "//! Rules: co:30-\n\n#[test]\nfn r2808_3_pays() {{ {body} }}\n\
                     fn check() {{ tell() }} fn add() {{ sum() }}"
            )
        };
        assert_eq!(found(id, games, &test("check()")), How::Obeyed);
        assert_eq!(found(id, games, &test("add()")), How::Nowhere);
        assert_eq!(found(id, games, ""), How::Nowhere);
    }

    #[test]
    fn the_record_names_what_nobody_reaches() {
        let rules = [("co:1".to_owned(), How::Cited), ("uk:2".to_owned(), How::Apart)].into();
        let record = Reach { rules }.record();
        assert!(record.contains("| co | 0 | 0 | 1 | 0 | 0 | 0 |"), "{record}");
        assert!(record.contains("reaches: uk:2"), "{record}");
    }
}
