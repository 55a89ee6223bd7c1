//! The checks, each a function from files to violations; `xtask/tests/tidy.rs` runs them here.
//!
//! A check takes what it reads as an argument and never looks at the disk, so its unit tests feed
//! it a violating snippet and see it fail.

pub mod arrows;
pub mod copies;
pub mod files;
pub mod forbidden;
pub mod rule_tables;
pub mod rule_tests;
pub mod rules;
pub mod size;

use crate::scan::Source;
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::Command;

/// One thing to mend, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Violation {
    /// The path from the root of the repository.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong and what to do.
    pub what: String,
}

impl Violation {
    /// A violation at a line of a file.
    #[must_use]
    pub fn new(file: &str, line: usize, what: impl Into<String>) -> Self {
        Self { file: file.to_owned(), line, what: what.into() }
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.what)
    }
}

/// A text file of the repository.
#[derive(Debug, Clone)]
pub struct TextFile {
    /// The path from the root of the repository, with forward slashes.
    pub path: String,
    /// What it holds.
    pub text: String,
}

/// The files that git tracks or would track.
#[derive(Debug)]
pub struct Repository {
    /// The folder that holds the workspace's `Cargo.toml`.
    pub root: PathBuf,
    /// All paths, in order.
    pub paths: Vec<String>,
    /// Those that hold text.
    pub texts: Vec<TextFile>,
}

impl Repository {
    /// Reads this repository: what git tracks, and what it would once added.
    ///
    /// # Errors
    ///
    /// When git is missing, the folder is no checkout, or a file cannot be read.
    pub fn read() -> std::io::Result<Self> {
        let root = root();
        let listed = Command::new("git")
            .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
            .current_dir(&root)
            .output()?;
        if !listed.status.success() {
            let message = String::from_utf8_lossy(&listed.stderr).into_owned();
            return Err(std::io::Error::other(message));
        }
        let names = String::from_utf8_lossy(&listed.stdout).into_owned();
        let mut paths: Vec<String> = names.split_terminator('\0').map(str::to_owned).collect();
        // A file that was deleted but is still in the index is listed, and not there.
        paths.retain(|path| root.join(path).is_file());
        paths.sort_unstable();
        paths.dedup();
        let mut texts = Vec::new();
        for path in &paths {
            if let Ok(text) = String::from_utf8(std::fs::read(root.join(path))?) {
                texts.push(TextFile { path: path.clone(), text });
            }
        }
        Ok(Self { root, paths, texts })
    }

    /// The Rust files.
    #[must_use]
    pub fn sources(&self) -> Vec<Source> {
        self.named(|path| Path::new(path).extension().is_some_and(|kind| kind == "rs"))
            .map(|file| Source::new(&file.path, &file.text))
            .collect()
    }

    /// The indexes of the rule books.
    #[must_use]
    pub fn indexes(&self) -> Vec<TextFile> {
        let toml = |path: &str| Path::new(path).extension().is_some_and(|kind| kind == "toml");
        self.named(|path| path.starts_with("rulebooks/") && toml(path)).cloned().collect()
    }

    /// The manifests of the workspace's crates.
    #[must_use]
    pub fn manifests(&self) -> Vec<TextFile> {
        self.named(|path| path.starts_with("crates/") && path.ends_with("/Cargo.toml"))
            .cloned()
            .collect()
    }

    fn named(&self, wanted: impl Fn(&str) -> bool) -> impl Iterator<Item = &TextFile> {
        self.texts.iter().filter(move |file| wanted(&file.path))
    }
}

/// The root of the workspace, the folder above this crate.
#[must_use]
pub fn root() -> PathBuf {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    own.parent().unwrap_or(own).to_owned()
}

/// The line, from 1, that holds the byte at `offset` of a text.
fn line_at(text: &str, offset: usize) -> usize {
    text.bytes().take(offset).filter(|&byte| byte == b'\n').count() + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_violation_reads_as_file_and_line() {
        assert_eq!(Violation::new("a/b.rs", 7, "too long").to_string(), "a/b.rs:7: too long");
    }
}
