//! The arrows between crates: who may depend on whom.

use super::{TextFile, Violation, line_at};

/// Each crate with all it may depend on; the order is that of the hourglass, arrows point up.
/// A new arrow is a design change: argue it in `DESIGN.md`, then add it here.
#[rustfmt::skip]
pub const ARROWS: [(&str, &[&str]); 17] = [
    ("cards",    &[]),
    ("hands",    &["cards"]),
    ("money",    &[]),
    ("law",      &["money"]),
    ("table",    &["cards", "money", "law"]),
    ("games",    &["cards", "hands", "money", "law", "table"]),
    ("pots",     &["cards", "hands", "money", "law", "table"]),
    ("catalog",  &["money", "law", "table", "games", "pots"]),
    ("odds",     &["cards", "hands", "money", "law", "table", "games", "pots"]),
    ("sim",      &["cards", "hands", "money", "law", "table", "games", "pots"]),
    ("fit",      &["cards", "hands", "money", "law", "table", "games", "pots", "odds", "sim"]),
    ("audit",    &["cards", "hands", "money", "law", "table", "games", "pots", "catalog", "odds",
                   "sim"]),
    ("signs",    &["money", "law", "table", "catalog", "audit"]),
    ("journal",  &["cards", "money", "law", "table"]),
    ("floor",    &["cards", "hands", "money", "law", "table", "games", "pots", "catalog", "odds",
                   "sim", "audit", "signs", "journal"]),
    ("shell",    &["cards", "money", "law", "table", "catalog", "sim", "floor"]),
    ("croupier", &["cards", "hands", "money", "law", "table", "games", "pots", "catalog", "odds",
                   "sim", "audit", "signs", "journal", "floor", "shell"]),
];

/// Dependencies between the workspace's crates that are no arrow, of whatever kind: for tests and
/// build scripts too.
#[must_use]
pub fn wrong_arrows(manifests: &[TextFile]) -> Vec<Violation> {
    manifests.iter().flat_map(wrong_in).collect()
}

fn wrong_in(manifest: &TextFile) -> Vec<Violation> {
    let table = match manifest.text.parse::<toml::Table>() {
        Ok(table) => table,
        Err(error) => return vec![Violation::new(&manifest.path, 1, error.to_string())],
    };
    let package = table.get("package").and_then(|package| package.get("name"));
    let name = package.and_then(toml::Value::as_str).unwrap_or_default();
    let Some((_, allowed)) = ARROWS.iter().find(|(from, _)| *from == name) else {
        let what = format!("crate `{name}` has no place in ARROWS of xtask/src/tidy/arrows.rs");
        return vec![Violation::new(&manifest.path, 1, what)];
    };
    let mut names = Vec::new();
    dependencies(&table, &mut names);
    let wrong = names.into_iter().filter(|dependency| {
        ARROWS.iter().any(|(to, _)| to == dependency) && !allowed.contains(&dependency.as_str())
    });
    wrong
        .map(|dependency| {
            let what = format!("`{name}` must not depend on `{dependency}`, see xtask's ARROWS");
            Violation::new(&manifest.path, line_of(&manifest.text, &dependency), what)
        })
        .collect()
}

/// The packages of all dependency tables, those of targets too, under their own names.
fn dependencies(table: &toml::Table, names: &mut Vec<String>) {
    for (key, value) in table {
        let Some(inner) = value.as_table() else { continue };
        if key.ends_with("dependencies") {
            names.extend(inner.iter().map(|(name, wanted)| {
                let renamed = wanted.get("package").and_then(toml::Value::as_str);
                renamed.unwrap_or(name).to_owned()
            }));
        } else {
            dependencies(inner, names);
        }
    }
}

/// The line of a manifest that speaks of a dependency: the one that opens with its name, else
/// the first that contains it.
fn line_of(text: &str, dependency: &str) -> usize {
    let opens = |line: &str| {
        let rest = line.trim_start().strip_prefix(dependency);
        rest.is_some_and(|rest| rest.starts_with([' ', '=', '.']))
    };
    let opening = text.lines().position(opens).map(|line| line + 1);
    let anywhere = || text.find(dependency).map(|offset| line_at(text, offset));
    opening.or_else(anywhere).unwrap_or(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(name: &str, dependencies: &str, lines: &[usize]) {
        let text = format!("[package]\nname = \"{name}\"\n{dependencies}");
        let found = wrong_arrows(&[TextFile { path: "crates/a/Cargo.toml".to_owned(), text }]);
        let found: Vec<_> = found.iter().map(|violation| violation.line).collect();
        assert_eq!(found, lines, "{name}: {dependencies}");
    }

    #[test]
    fn arrows_point_to_earlier_crates_only() {
        for (n, (from, allowed)) in ARROWS.iter().enumerate() {
            let earlier: Vec<_> = ARROWS[..n].iter().map(|(name, _)| *name).collect();
            assert!(allowed.iter().all(|to| earlier.contains(to)), "{from}");
        }
    }

    #[test]
    fn wrong_arrows_are_found_in_every_table() {
        check("law", "[dependencies]\nmoney = { workspace = true }", &[]);
        check("law", "[dependencies]\ncards = { workspace = true }", &[4]);
        check("money", "[dependencies]\nserde = \"1\"\ncards.workspace = true", &[5]);
        check("sim", "[dev-dependencies]\nodds.workspace = true", &[4]);
        check("odds", "[build-dependencies]\njournal.workspace = true", &[4]);
        check("table", "[target.'cfg(unix)'.dependencies]\ngames = { path = \"b\" }", &[4]);
        check("journal", "[dependencies.games]\nworkspace = true", &[3]);
        check("pots", "[dependencies]\nb = { package = \"games\", path = \"c\" }", &[4]);
        check("croupier", "[dependencies]\nsim.workspace = true\nodds.workspace = true", &[]);
    }

    #[test]
    fn unknown_crates_and_damaged_manifests_are_found() {
        check("roulette", "", &[1]);
        check("law", "[", &[1]);
    }
}
