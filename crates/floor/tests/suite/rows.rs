//! Every row of `record/laboratory.md` names tests, and each of them is one.

use std::path::Path;

const TABLE: &str = include_str!("../../../../record/laboratory.md");

/// The sources under a folder.
fn sources(folder: &Path) -> String {
    let mut text = String::new();
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            text += &sources(&path);
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            text += &std::fs::read_to_string(&path).expect("text");
        }
    }
    text
}

#[test]
fn every_row_of_the_laboratory_names_tests_that_exist() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let folders = ["floor/tests", "shell/tests", "croupier/tests", "croupier/src/laboratory"];
    let all: String = folders.iter().map(|folder| sources(&root.join(folder))).collect();
    let rows = TABLE.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| row"));
    let mut named = 0;
    for row in rows {
        let names: Vec<&str> = row.split('`').skip(1).step_by(2).collect();
        assert!(!names.is_empty(), "no test: {row}");
        for name in names {
            assert!(all.contains(&format!("fn {name}(")), "{name} is no test: {row}");
            named += 1;
        }
    }
    assert!(named > 40, "{named}");
}
