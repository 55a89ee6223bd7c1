//! Functions, constants and macros, and what each of them mentions.

use crate::scan::{Source, items, words};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// Methods that the language or the library calls, so that nobody need mention them.
const CALLED: [&str; 25] = [
    "fmt",
    "from",
    "into",
    "default",
    "deref",
    "drop",
    "clone",
    "eq",
    "cmp",
    "partial_cmp",
    "hash",
    "next",
    "index",
    "add",
    "sub",
    "neg",
    "mul",
    "sum",
    "serialize",
    "deserialize",
    "try_from",
    "from_str",
    "not",
    "add_assign",
    "main",
];

/// The name of whatever a macro makes outside of functions and constants.
const MADE: &str = "!";

/// A node: the number of a source, and that of a node in it.
pub type Node = (usize, usize);

struct Item<'a> {
    name: &'a str,
    span: Range<usize>,
    mentions: BTreeSet<&'a str>,
    is_test: bool,
}

/// Everything that the sources hold.
pub struct Graph<'a> {
    paths: Vec<&'a str>,
    items: Vec<Vec<Item<'a>>>,
    /// By name, apart from tests.
    shipped: BTreeMap<&'a str, Vec<Node>>,
}

impl<'a> Graph<'a> {
    /// The graph of some sources.
    pub fn of(sources: &[&'a Source]) -> Graph<'a> {
        let paths = sources.iter().map(|source| source.path.as_str()).collect();
        let items: Vec<Vec<Item<'a>>> = sources.iter().map(|source| items_of(source)).collect();
        let mut shipped: BTreeMap<&str, Vec<Node>> = BTreeMap::new();
        for (n, of_source) in items.iter().enumerate() {
            for (at, item) in of_source.iter().enumerate() {
                if !item.is_test {
                    shipped.entry(item.name).or_default().push((n, at));
                }
            }
        }
        Graph { paths, items, shipped }
    }

    /// Everything outside tests that front ends reach.
    pub fn reached_by_front_ends(&self) -> BTreeSet<Node> {
        let mut first = Vec::new();
        for (n, of_source) in self.items.iter().enumerate() {
            for (at, item) in of_source.iter().enumerate() {
                let front = self.paths[n].starts_with("crates/croupier/src/");
                let called = item.name == MADE || CALLED.contains(&item.name);
                if !item.is_test && (front || called) {
                    first.push((n, at));
                }
            }
        }
        self.reached(first)
    }

    /// The tests, by path and name, that lead to something of these names. A name means what is
    /// nearest: in the same file, else in the same crate, else anywhere.
    pub fn tests_leading_to(&self, doors: &[&str]) -> BTreeSet<(&'a str, &'a str)> {
        let mut named: BTreeMap<&str, Vec<Node>> = BTreeMap::new();
        for (node, item) in self.nodes() {
            named.entry(item.name).or_default().push(node);
        }
        let mut back: BTreeMap<Node, Vec<Node>> = BTreeMap::new();
        for (node, item) in self.nodes() {
            for word in &item.mentions {
                let all = named.get(word).map_or(&[][..], Vec::as_slice);
                for to in self.nearest(node, all) {
                    back.entry(to).or_default().push(node);
                }
            }
        }
        let is_door = |(_, item): &(Node, &Item<'_>)| doors.contains(&item.name) && !item.is_test;
        let mut open: Vec<Node> = self.nodes().filter(is_door).map(|(node, _)| node).collect();
        let mut known: BTreeSet<Node> = open.iter().copied().collect();
        while let Some(node) = open.pop() {
            let more = back.get(&node).into_iter().flatten().copied();
            open.extend(more.filter(|from| known.insert(*from)));
        }
        let name = |(n, at): Node| (self.paths[n], self.items[n][at].name);
        known.into_iter().filter(|(n, at)| self.items[*n][*at].is_test).map(name).collect()
    }

    fn nodes(&self) -> impl Iterator<Item = (Node, &Item<'a>)> {
        self.items
            .iter()
            .enumerate()
            .flat_map(|(n, items)| items.iter().enumerate().map(move |(at, item)| ((n, at), item)))
    }

    /// Of the nodes of a name, those that are meant at another node.
    fn nearest(&self, at: Node, all: &[Node]) -> Vec<Node> {
        let folder = |n: usize| self.paths[n].split('/').nth(1);
        let file: Vec<Node> = all.iter().copied().filter(|to| to.0 == at.0 && *to != at).collect();
        if !file.is_empty() {
            return file;
        }
        let own = |to: &Node| folder(to.0) == folder(at.0);
        let own: Vec<Node> = all.iter().copied().filter(own).collect();
        if own.is_empty() { all.to_vec() } else { own }
    }

    fn reached(&self, mut open: Vec<Node>) -> BTreeSet<Node> {
        let mut known: BTreeSet<Node> = open.iter().copied().collect();
        let mut told: BTreeSet<&str> = BTreeSet::new();
        while let Some((n, at)) = open.pop() {
            for word in &self.items[n][at].mentions {
                if !told.insert(word) {
                    continue;
                }
                let more = self.shipped.get(word).into_iter().flatten().copied();
                open.extend(more.filter(|node| known.insert(*node)));
            }
        }
        known
    }

    /// The nodes outside tests in which a place of a source lies: the innermost, else none.
    pub fn node_at(&self, source: usize, offset: usize) -> Option<Node> {
        let holds = |(_, item): &(usize, &Item<'_>)| item.span.contains(&offset);
        let inner = self.items[source].iter().enumerate().filter(holds);
        let (at, item) = inner.min_by_key(|(_, item)| item.span.len())?;
        (!item.is_test).then_some((source, at))
    }
}

/// The functions, constants, statics and macros of a file.
fn items_of(source: &Source) -> Vec<Item<'_>> {
    let (code, tests) = (source.code.as_str(), source.test_spans());
    let mut spans: Vec<(&str, Range<usize>)> =
        items::functions(code).into_iter().map(|f| (f.name, f.span)).collect();
    let mut before = "";
    for (at, word) in words(code) {
        if matches!(before, "const" | "static" | "macro_rules") && word != "fn" {
            let end = items::ending(code, at);
            spans.push((word, at..end));
        }
        before = word;
    }
    // A macro called outside of everything makes items nobody can name here.
    let outside = |at: usize| !spans.iter().any(|(_, span)| span.contains(&at));
    let called = words(code).filter(|(at, word)| {
        code[at + word.len()..].starts_with('!') && *word != "macro_rules" && outside(*at)
    });
    let called: Vec<_> =
        called.map(|(at, word)| (MADE, at..items::closing(code, at + word.len() + 1))).collect();
    spans.extend(called);
    let mut all = Vec::new();
    for (name, span) in spans {
        let is_test = tests.iter().any(|test| test.contains(&span.start));
        let mentions = words(&code[span.clone()]).map(|(_, word)| word).collect();
        all.push(Item { name, span, mentions, is_test });
    }
    all
}
