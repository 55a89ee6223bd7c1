//! Following `mod` declarations from a crate's root to every file they name.

use super::items::{attributes, closing};
use super::{Source, words};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// The paths of all files that `mod` declarations reach from the given roots, roots included.
#[must_use]
pub fn reachable<'a>(sources: &'a [Source], roots: &[&str]) -> BTreeSet<&'a str> {
    let by_path: BTreeMap<&str, &Source> =
        sources.iter().map(|source| (source.path.as_str(), source)).collect();
    let mut waiting: Vec<(&Source, Kind)> = Vec::new();
    waiting.extend(roots.iter().filter_map(|root| Some((*by_path.get(root)?, Kind::Folder))));
    let mut reached = BTreeSet::new();
    while let Some((source, kind)) = waiting.pop() {
        if !reached.insert(source.path.as_str()) {
            continue;
        }
        let named = children(source, kind).into_iter();
        waiting.extend(named.filter_map(|(path, kind)| Some((*by_path.get(&*path)?, kind))));
    }
    reached
}

/// Where the modules that a file declares lie.
#[derive(Clone, Copy)]
enum Kind {
    /// In its own folder: a crate's root, a `mod.rs`, a file named by `#[path]`.
    Folder,
    /// In the folder that carries its name.
    Leaf,
}

/// Every path at which a module declared in `source` may lie; both spellings of each.
fn children(source: &Source, kind: Kind) -> Vec<(String, Kind)> {
    let (folder, file) = source.path.rsplit_once('/').unwrap_or(("", &source.path));
    let own = match kind {
        Kind::Folder => folder.to_owned(),
        Kind::Leaf => format!("{folder}/{}", file.trim_end_matches(".rs")),
    };
    let mut found = Vec::new();
    let declared = declarations(source);
    for module in declared.iter().filter(|module| module.body.is_none()) {
        let around: Vec<_> = declared.iter().filter(|other| other.holds(module)).collect();
        let inside = around.iter().fold(own.clone(), |path, outer| path + "/" + outer.name);
        match module.path {
            Some(path) if around.is_empty() => found.push((joined(folder, path), Kind::Folder)),
            Some(path) => found.push((joined(&inside, path), Kind::Folder)),
            None => found.extend([
                (format!("{inside}/{}.rs", module.name), Kind::Leaf),
                (format!("{inside}/{}/mod.rs", module.name), Kind::Folder),
            ]),
        }
    }
    found
}

/// A `mod` declaration, with a body or naming a file.
struct Declaration<'a> {
    name: &'a str,
    at: usize,
    body: Option<Range<usize>>,
    path: Option<&'a str>,
}

impl Declaration<'_> {
    fn holds(&self, other: &Self) -> bool {
        self.body.as_ref().is_some_and(|body| body.contains(&other.at))
    }
}

fn declarations(source: &Source) -> Vec<Declaration<'_>> {
    let code = source.code.as_str();
    let attributes = attributes(code);
    let found: Vec<(usize, &str)> = words(code).collect();
    let pairs = found.windows(2).filter(|pair| pair[0].1 == "mod");
    pairs
        .filter_map(|pair| {
            let (at, name) = (pair[0].0, pair[1].1);
            let end = pair[1].0 + name.len();
            let open = code.len() - code[end..].trim_start().len();
            let body = match code[open..].chars().next()? {
                '{' => Some(open..closing(code, open)),
                ';' => None,
                _ => return None,
            };
            let path = attributes
                .iter()
                .filter(|mark| mark.body.starts_with("path="))
                .filter(|mark| mark.item <= at && is_head(&code[mark.item..at]))
                .find_map(|mark| source.text[mark.span.clone()].split('"').nth(1));
            Some(Declaration { name, at, body, path })
        })
        .collect()
}

/// Whether nothing but a visibility stands between an item's beginning and its keyword.
fn is_head(between: &str) -> bool {
    words(between).all(|(_, word)| matches!(word, "pub" | "crate" | "super" | "self" | "in"))
        && !between.contains([';', '{', '}'])
}

/// A path below a folder, with its `..` and `.` resolved.
fn joined(folder: &str, path: &str) -> String {
    let mut parts: Vec<&str> = folder.split('/').collect();
    for part in path.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()),
            _ => parts.push(part),
        }
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Files as `path: text`; the answer is what `src/lib.rs` reaches beside itself.
    #[track_caller]
    fn check(files: &[(&str, &str)], expected: &[&str]) {
        let sources: Vec<_> = files.iter().map(|(path, text)| Source::new(path, text)).collect();
        let mut found = reachable(&sources, &["src/lib.rs"]);
        assert!(found.remove("src/lib.rs"));
        assert_eq!(found.into_iter().collect::<Vec<_>>(), expected);
    }

    #[test]
    fn declared_files_are_reached_in_both_spellings() {
        check(
            &[
                ("src/lib.rs", "mod a; pub(crate) mod b; #[cfg(test)] mod tests;"),
                ("src/a.rs", "pub mod deep;"),
                ("src/a/deep.rs", ""),
                ("src/b/mod.rs", "mod deep;"),
                ("src/b/deep.rs", ""),
                ("src/tests.rs", ""),
            ],
            &["src/a.rs", "src/a/deep.rs", "src/b/deep.rs", "src/b/mod.rs", "src/tests.rs"],
        );
    }

    #[test]
    fn undeclared_files_are_not_reached() {
        check(&[("src/lib.rs", "// mod a;\nconst A: &str = \"mod a;\";"), ("src/a.rs", "")], &[]);
        check(&[("src/lib.rs", "mod a {}"), ("src/a.rs", "")], &[]);
        check(&[("src/lib.rs", "mod a;"), ("src/a.rs", ""), ("src/deep.rs", "")], &["src/a.rs"]);
    }

    #[test]
    fn inline_modules_are_folders() {
        check(
            &[("src/lib.rs", "mod a { mod b { mod c; } }"), ("src/a/b/c.rs", "")],
            &["src/a/b/c.rs"],
        );
    }

    #[test]
    fn path_attributes_are_followed() {
        check(
            &[
                ("src/lib.rs", "#[path = \"../gen/a.rs\"]\npub mod b;"),
                ("gen/a.rs", "mod c;"),
                ("gen/c.rs", ""),
            ],
            &["gen/a.rs", "gen/c.rs"],
        );
        check(
            &[
                ("src/lib.rs", "mod a;"),
                ("src/a.rs", "#[path = \"b.rs\"] mod c; mod d { #[path = \"e.rs\"] mod f; }"),
                ("src/b.rs", ""),
                ("src/a/d/e.rs", ""),
            ],
            &["src/a.rs", "src/a/d/e.rs", "src/b.rs"],
        );
    }
}
