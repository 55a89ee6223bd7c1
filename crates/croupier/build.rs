//! Lists the tests that are named after rules, so that `croupier rules ID` can name them: a line
//! for each file (`file PATH PREFIX`), each test below it (`test NAME`) and each rule of a table
//! (`rule ID`). Which rule a name means is worked out when it is asked for.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let own = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").ok_or(io::ErrorKind::NotFound)?);
    let root = own.join("../..");
    let mut files = Vec::new();
    for entry in fs::read_dir(root.join("crates"))? {
        for folder in ["src", "tests"].map(|name| entry.as_ref().map(|e| e.path().join(name))) {
            let folder = folder.map_err(|error| io::Error::other(error.to_string()))?;
            if folder.is_dir() {
                println!("cargo::rerun-if-changed={}", folder.display());
                walk(&folder, &mut files)?;
            }
        }
    }
    println!("cargo::rerun-if-changed=build.rs");
    files.sort();
    let mut list = String::new();
    for path in files {
        let text = fs::read_to_string(&path)?;
        let name = path.strip_prefix(&root).unwrap_or(&path).to_string_lossy().replace('\\', "/");
        list.push_str(&listed(&name, &text).unwrap_or_default());
    }
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?);
    fs::write(out.join("tests.txt"), list)
}

fn walk(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            walk(&path, files)?;
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            files.push(path);
        }
    }
    Ok(())
}

/// The lines of a file whose head says of which rules its tests are; nothing of any other.
fn listed(name: &str, text: &str) -> Option<String> {
    let mut opening = text.lines().take_while(|line| line.starts_with("//"));
    let head = opening.find_map(|line| line.strip_prefix("//! Rules: "))?.trim();
    let mut list = format!("file {name} {head}\n");
    for (at, _) in text.match_indices("fn ") {
        let rest = &text[at + 3..];
        let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(0);
        // A test stands under its mark, other marks between them.
        let before = text[..at].trim_end().trim_end_matches("async").trim_end();
        if before.ends_with(']') && before.rsplit("fn ").next()?.contains("test") {
            let _ = writeln!(list, "test {}", &rest[..end]);
        }
    }
    if head == "table" {
        for id in rows(text) {
            let _ = writeln!(list, "rule {id}");
        }
    }
    Some(list)
}

/// The rules of tables: `books: ["ca:razz/"]`, then `rule("s3.a", …)` or `rules(["1", "2 4"], …)`.
fn rows(text: &str) -> Vec<String> {
    let (mut books, mut found) = (Vec::new(), Vec::new());
    let mut at = 0;
    while let Some((next, word)) = ["books: [", "rule(", "rules("]
        .into_iter()
        .filter_map(|word| Some((at + text[at..].find(word)?, word)))
        .min()
    {
        at = next + word.len();
        let whole = !text[..next].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == '.');
        let rest = text[at..].trim_start();
        let cells = match word {
            _ if !whole => continue,
            "rule(" => rest.strip_prefix('"').and_then(|rest| rest.split('"').next()),
            "rules(" => rest.strip_prefix('[').and_then(|rest| rest.split(']').next()),
            _ => text[at..].split(']').next(),
        };
        let Some(cells) = cells else { continue };
        let quoted = || cells.split('"').skip(1).step_by(2);
        match word {
            "books: [" => books = quoted().collect::<Vec<_>>(),
            "rule(" => found.extend(books.iter().map(|book| format!("{book}{cells}"))),
            _ => found.extend(books.iter().zip(quoted()).flat_map(|(book, cell)| {
                cell.split_whitespace().map(move |number| format!("{book}{number}"))
            })),
        }
    }
    found
}
