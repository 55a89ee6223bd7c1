//! Which rule a constant in a source stands for.

use super::graph::{Graph, Node};
use crate::scan::{Source, words};
use crate::tidy::rules::Rule;
use std::collections::{BTreeMap, BTreeSet};

/// The nodes that cite each rule.
pub struct Cited<'r> {
    /// By the rule's id.
    pub nodes: BTreeMap<&'r str, Vec<Node>>,
}

/// The module and the constant that stand for a rule: `co` and `R2808_3_A`, `razz` and `R4_B`.
fn constant(id: &str) -> (String, String) {
    let (book, number) = id.split_once(':').unwrap_or(("", id));
    let (module, number) = number.split_once('/').unwrap_or((book, number));
    let number = number.strip_prefix("30-").unwrap_or(number);
    let parts = number.split(|c: char| !c.is_ascii_alphanumeric()).filter(|part| !part.is_empty());
    let name = parts.collect::<Vec<_>>().join("_").to_ascii_uppercase();
    let module = module.replace('-', "_");
    let digit = module.starts_with(|c: char| c.is_ascii_digit());
    (if digit { format!("_{module}") } else { module }, format!("R{name}"))
}

impl<'r> Cited<'r> {
    /// The citations of sources, apart from tests.
    pub fn by(graph: &Graph<'_>, rules: &'r [Rule], sources: &[&Source]) -> Cited<'r> {
        let known: BTreeMap<(String, String), &str> =
            rules.iter().map(|rule| (constant(&rule.id), rule.id.as_str())).collect();
        let modules: BTreeSet<&str> = known.keys().map(|(module, _)| module.as_str()).collect();
        let mut nodes: BTreeMap<&str, Vec<Node>> = BTreeMap::new();
        for (n, source) in sources.iter().enumerate() {
            let aliases = aliases(&source.code);
            for (at, word) in words(&source.code).filter(|(_, word)| is_constant(word)) {
                let Some(node) = graph.node_at(n, at) else { continue };
                for module in before(&source.code, at, &aliases, &modules, sources, source) {
                    if let Some(id) = known.get(&(module, word.to_string())) {
                        nodes.entry(id).or_default().push(node);
                    }
                }
            }
        }
        Cited { nodes }
    }
}

fn is_constant(word: &str) -> bool {
    word.strip_prefix('R').is_some_and(|rest| {
        rest.starts_with(|c: char| c.is_ascii_digit() || c.is_ascii_uppercase())
    })
}

/// `use … as …` of a file.
fn aliases(code: &str) -> BTreeMap<&str, &str> {
    let all: Vec<&str> = words(code).map(|(_, word)| word).collect();
    all.windows(3).filter(|three| three[1] == "as").map(|three| (three[2], three[0])).collect()
}

/// The modules that may stand before a constant: one, or for a macro's parameter all those that
/// the files beside it name.
fn before(
    code: &str,
    at: usize,
    aliases: &BTreeMap<&str, &str>,
    modules: &BTreeSet<&str>,
    sources: &[&Source],
    own: &Source,
) -> Vec<String> {
    let Some(path) = code[..at].strip_suffix("::") else { return Vec::new() };
    let start = path.rfind(|c: char| !c.is_alphanumeric() && c != '_').map_or(0, |at| at + 1);
    let name = &path[start..];
    if !path[..start].ends_with('$') {
        return vec![aliases.get(name).copied().unwrap_or(name).to_string()];
    }
    let folder = own.path.rsplit_once('/').map_or("", |(folder, _)| folder);
    let beside = sources.iter().filter(|source| source.path.starts_with(folder));
    let named = beside.flat_map(|source| words(&source.code).map(|(_, word)| word));
    let named: BTreeSet<&str> = named.filter(|word| modules.contains(word)).collect();
    named.into_iter().map(String::from).collect()
}
