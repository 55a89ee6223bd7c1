//! Files that nothing reads, files of an unknown kind, and words that must not be written down.

use super::{TextFile, Violation};
use crate::scan::{Source, items, modules};

/// How the name of a file of a known kind ends. A new kind is added with the code that reads it.
const KINDS: [&str; 22] = [
    ".rs",
    ".toml",
    ".md",
    ".round", // golden transcripts
    ".snap",  // golden screens
    ".txt",   // many short rounds in one file
    ".html",
    ".css",
    ".js",
    ".svg",
    ".ttf",          // fonts of the signs
    ".png",          // pictures in documents
    ".py",           // replays of other engines
    ".cpp",          // and their times
    ".woff2",        // fonts of the web floor
    "fonts/OFL.txt", // and their licence
    ".json",         // packages of its browser tests
    ".npmrc",
    "Cargo.lock",
    ".gitignore",
    ".ci/run",
    "LICENSE-MIT",
];

/// Paths that only one machine has, and hosts that its clients know better.
const WORDS: [(&str, &str); 7] = [
    (concat!("/wo", "rk/"), MACHINE),
    (concat!("/ro", "ot/"), MACHINE),
    (concat!("/ho", "me/"), MACHINE),
    (concat!("crates", ".io"), REGISTRY),
    (concat!("registry", ".npmjs"), REGISTRY),
    (concat!("pypi", ".org"), REGISTRY),
    (concat!("deb", ".debian"), REGISTRY),
];
const MACHINE: &str = "a path of one machine: write it from the root of the repository";
const REGISTRY: &str =
    "the host of a package registry: name the package, its client knows the host";

/// Rust files of a crate that no `mod` declaration reaches.
#[must_use]
pub fn dead_files(sources: &[Source]) -> Vec<Violation> {
    let roots: Vec<&str> =
        sources.iter().map(|source| source.path.as_str()).filter(|path| is_root(path)).collect();
    let reached = modules::reachable(sources, &roots);
    let in_crates = sources.iter().filter(|source| below_src(&source.path).is_some());
    in_crates
        .filter(|source| !reached.contains(source.path.as_str()))
        .map(|source| Violation::new(&source.path, 1, "no `mod` reaches it: declare or delete it"))
        .collect()
}

/// Tests in a library or binary whose manifest says that it has none: nobody would run them.
#[must_use]
pub fn tests_not_run(manifests: &[TextFile], sources: &[Source]) -> Vec<Violation> {
    let mut found = Vec::new();
    for manifest in manifests {
        let quiet = ["lib", "bin"].into_iter().filter(|kind| is_quiet(&manifest.text, kind));
        let Some(folder) = manifest.path.strip_suffix("Cargo.toml") else { continue };
        for kind in quiet {
            // A binary is its main file alone: the rest is the library's.
            let root = if kind == "bin" { "src/main.rs" } else { "src/" };
            let own = |source: &&Source| source.path.starts_with(&format!("{folder}{root}"));
            let what = "its manifest says `test = false`: the test would not run";
            for source in sources.iter().filter(own) {
                let tests = items::tests(&source.code).into_iter();
                found.extend(
                    tests.map(|(at, _)| Violation::new(&source.path, source.line_at(at), what)),
                );
            }
        }
    }
    found
}

/// Whether the section of a manifest for a kind of target says `test = false`.
fn is_quiet(manifest: &str, kind: &str) -> bool {
    let Ok(table) = manifest.parse::<toml::Table>() else { return false };
    let off = |target: &toml::Value| target.get("test") == Some(&toml::Value::Boolean(false));
    table.get(kind).is_some_and(|target| match target.as_array() {
        Some(all) => all.iter().any(off),
        None => off(target),
    })
}

/// The part of a path below its crate's `src`.
fn below_src(path: &str) -> Option<&str> {
    let in_crate = path.strip_prefix("crates/").and_then(|rest| rest.split_once('/'));
    let inside = in_crate.map(|(_, inside)| inside).or_else(|| path.strip_prefix("xtask/"))?;
    inside.strip_prefix("src/")
}

/// Whether cargo starts building at this file: the library, the binary, or one of `src/bin`.
fn is_root(path: &str) -> bool {
    let Some(inside) = below_src(path) else { return false };
    let Some(binary) = inside.strip_prefix("bin/") else {
        return matches!(inside, "lib.rs" | "main.rs");
    };
    !binary.contains('/') || binary.split_once('/').is_some_and(|(_, file)| file == "main.rs")
}

/// Files whose kind the project does not know.
#[must_use]
pub fn unknown_kinds(paths: &[String]) -> Vec<Violation> {
    let is_known = |path: &str| {
        KINDS.iter().any(|kind| path.ends_with(kind))
            || path == "LICENSE-APACHE"
            || path.contains("/proptest-regressions/")
    };
    let unknown = paths.iter().filter(|path| !is_known(path));
    unknown
        .map(|path| {
            let what = "unknown kind of file: delete it, ignore it in .gitignore, or add its kind \
                        to KINDS in xtask/src/tidy/files.rs";
            Violation::new(path, 1, what)
        })
        .collect()
}

/// Machine paths and registry hosts in text files; `Cargo.lock` is cargo's own.
#[must_use]
pub fn forbidden_words(texts: &[TextFile]) -> Vec<Violation> {
    let mut found = Vec::new();
    for file in texts.iter().filter(|file| file.path != "Cargo.lock") {
        for (line, text) in (1..).zip(file.text.lines()) {
            let words = WORDS.iter().filter(|(word, _)| text.contains(word));
            found.extend(words.map(|(word, why)| {
                Violation::new(&file.path, line, format!("`{word}` is {why}"))
            }));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dead(paths: &[(&str, &str)]) -> Vec<String> {
        let sources: Vec<_> = paths.iter().map(|(path, text)| Source::new(path, text)).collect();
        dead_files(&sources).into_iter().map(|violation| violation.file).collect()
    }

    #[test]
    fn an_undeclared_file_is_dead() {
        let declared = [("crates/a/src/lib.rs", "mod b;"), ("crates/a/src/b.rs", "")];
        assert_eq!(dead(&declared), [""; 0]);
        let undeclared = [("crates/a/src/lib.rs", ""), ("crates/a/src/b.rs", "")];
        assert_eq!(dead(&undeclared), ["crates/a/src/b.rs"]);
        let neighbour = [("crates/a/src/lib.rs", "mod b;"), ("crates/c/src/b.rs", "")];
        assert_eq!(dead(&neighbour), ["crates/c/src/b.rs"]);
        assert_eq!(dead(&[("xtask/src/b.rs", "")]), ["xtask/src/b.rs"]);
    }

    #[test]
    fn what_cargo_finds_by_itself_is_alive() {
        let found = [
            ("crates/a/src/main.rs", "mod b;"),
            ("crates/a/src/b.rs", ""),
            ("crates/a/src/bin/c.rs", ""),
            ("crates/a/src/bin/d/main.rs", "mod e;"),
            ("crates/a/src/bin/d/e.rs", ""),
            ("crates/a/build.rs", ""),
            ("crates/a/tests/f.rs", ""),
            ("crates/a/benches/g.rs", ""),
        ];
        assert_eq!(dead(&found), [""; 0]);
        assert_eq!(dead(&[("crates/a/src/bin/d/e.rs", "")]), ["crates/a/src/bin/d/e.rs"]);
    }

    #[test]
    fn a_test_that_its_manifest_turns_off_is_found() {
        let found = |manifest: &str| {
            let path = "crates/a/Cargo.toml".to_owned();
            let manifests = [TextFile { path, text: manifest.to_owned() }];
            let test = "#[cfg(test)]\nmod tests {\n#[test]\nfn it() {}\n}";
            let files = ["crates/a/src/b.rs", "crates/a/src/main.rs", "crates/c/src/b.rs"];
            let sources = files.map(|path| Source::new(path, test));
            let found = tests_not_run(&manifests, &sources).into_iter();
            found.map(|violation| (violation.file, violation.line)).collect::<Vec<_>>()
        };
        let [library, main] = ["b", "main"].map(|name| (format!("crates/a/src/{name}.rs"), 3));
        assert_eq!(found("[lib]\nbench = false"), []);
        assert_eq!(found("[lib]\ntest = false"), [library, main.clone()]);
        assert_eq!(found("[[bin]]\nname = \"a\"\ntest = false"), [main]);
    }

    #[test]
    fn unknown_kinds_are_listed() {
        let paths = ["a.rs", "LICENSE-MIT", "rounds/b.round", "web/c.js", "d.exe", "run", "e"];
        let found = unknown_kinds(&paths.map(str::to_owned));
        let found: Vec<_> = found.iter().map(|violation| violation.file.as_str()).collect();
        assert_eq!(found, ["d.exe", "run", "e"]);
    }

    #[track_caller]
    fn check_words(path: &str, text: &str, lines: &[usize]) {
        let file = TextFile { path: path.to_owned(), text: text.to_owned() };
        let found = forbidden_words(&[file]);
        assert_eq!(found.iter().map(|violation| violation.line).collect::<Vec<_>>(), lines);
    }

    #[test]
    fn machine_paths_and_hosts_are_found() {
        for (word, _) in WORDS {
            check_words("README.md", &format!("\nsee {word}a"), &[2]);
            check_words("Cargo.lock", word, &[]);
        }
        check_words("README.md", "crates/money, work/, cargo add serde", &[]);
    }
}
