//! Signs of the houses: files where they belong, the same bytes each time, nothing written where
//! something is wrong.

use crate::common::run;
use std::fs;
use std::path::{Path, PathBuf};

fn house(name: &str) -> String {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../houses").join(name).display().to_string()
}

/// A folder of this test alone; gone with the value.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("signs-{name}-{}", std::process::id()));
        Folder(path)
    }

    fn path(&self) -> &str {
        self.0.to_str().expect("text")
    }

    /// Every file below it with its bytes, by name.
    fn files(&self) -> Vec<(String, Vec<u8>)> {
        let mut all = Vec::new();
        for below in ["a4", "letter"] {
            let Ok(entries) = fs::read_dir(self.0.join(below)) else { continue };
            for entry in entries {
                let path = entry.expect("an entry").path();
                let name = path.file_name().expect("a name").to_string_lossy().into_owned();
                all.push((format!("{below}/{name}"), fs::read(&path).expect("a file")));
            }
        }
        all.sort();
        all
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_house_is_drawn_on_both_papers_and_the_same_each_time() {
    for book in ["co", "ca", "sg"] {
        let (one, other) = (Folder::new(&format!("{book}-1")), Folder::new(&format!("{book}-2")));
        let file = house(&format!("{book}.toml"));
        let drawn = run(&["sign", &file, "--out", one.path()], "");
        assert_eq!(drawn.code, 0, "{}", drawn.err);
        let listed = run(&["sign", &file, "--out", other.path(), "--json"], "");
        assert_eq!(listed.code, 0, "{}", listed.err);
        let files = one.files();
        assert_eq!(files, other.files(), "{book}");
        let json: serde_json::Value = serde_json::from_str(&listed.out).expect("JSON");
        assert_eq!(json.as_array().expect("a list").len(), files.len());
        for (name, bytes) in &files {
            let start: &[u8] =
                if name.to_lowercase().ends_with(".pdf") { b"%PDF-1.7" } else { b"<svg xmlns=" };
            assert!(bytes.starts_with(start), "{name}");
        }
        assert!(files.iter().any(|(name, _)| name.starts_with("a4/")));
        assert!(files.iter().any(|(name, _)| name.starts_with("letter/")));
    }
}

#[test]
fn one_table_on_one_paper_in_one_format() {
    let folder = Folder::new("one");
    let words = ["sign", &house("uk.toml"), "--out", folder.path()];
    let only = ["--table", "bj2", "--paper", "a4", "--format", "pdf"];
    let drawn = run(&[&words[..], &only[..]].concat(), "");
    assert_eq!(drawn.code, 0, "{}", drawn.err);
    let files = folder.files();
    assert_eq!(files.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>(), ["a4/bj2.pdf"]);
    assert!(drawn.out.contains("bj2") && drawn.out.contains("1 table, 1 file"), "{}", drawn.out);
}

#[test]
fn what_is_wrong_is_told_and_nothing_is_written() {
    let folder = Folder::new("wrong");
    let head = "book = \"uk\"\n[premises]\nname = \"A\"\n[[table]]\nid = \"t\"\n";
    let low = "game = \"uk/roulette\"\nset = { \"odds.straight-up.hit\" = \"34:1\" }\n";
    let low = format!("{head}{low}");
    let wild = head.replace("\"A\"", "\"賭場\"") + "game = \"uk/roulette\"\n";
    for (input, words, code, told) in [
        (low.as_str(), vec![], 1, "uk:3.2"),
        (wild.as_str(), vec![], 3, "the fonts have no `\\u{8ced}`"),
        (head, vec![], 3, "game"),
        (low.as_str(), vec!["--table", "x"], 2, "no table `x`; there are t"),
        (low.as_str(), vec!["--paper", "a5"], 2, "a4, letter"),
    ] {
        let words = [vec!["sign", "-", "--out", folder.path()], words].concat();
        let found = run(&words, input);
        assert_eq!(found.code, code, "{words:?}: {}", found.err);
        assert!(found.err.contains(told), "{words:?}: {}", found.err);
        assert_eq!(found.out, "");
        assert!(folder.files().is_empty());
    }
}
