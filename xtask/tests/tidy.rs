//! Tidy: what the project holds itself to. Each test names every violation, and what to do.

use std::path::Path;
use xtask::tidy::{Repository, TextFile, Violation, arrows, copies, files, forbidden};
use xtask::tidy::{rule_tests, rules, rules::Rule, size};

fn repository() -> Repository {
    let repository = Repository::read().expect("tidy reads a git checkout");
    let own = repository.texts.iter().any(|file| file.path == "xtask/tests/tidy.rs");
    assert!(own, "the listing of files is incomplete: it lacks this very test");
    assert!(!repository.manifests().is_empty(), "no crate was found");
    repository
}

fn rules_of(repository: &Repository) -> Vec<Rule> {
    let (rules, _) = rules::read(&repository.indexes());
    assert!(!rules.is_empty(), "no rule book was found");
    rules
}

#[track_caller]
fn none(violations: &[Violation]) {
    let lines: Vec<String> = violations.iter().map(ToString::to_string).collect();
    assert!(lines.is_empty(), "{} to mend:\n{}", lines.len(), lines.join("\n"));
}

#[test]
fn files_are_short() {
    none(&size::long_files(&repository().sources()));
}

#[test]
fn functions_are_short() {
    none(&size::long_functions(&repository().sources()));
}

#[test]
fn lines_are_short() {
    none(&size::long_lines(&repository().sources()));
}

#[test]
fn exact_crates_hold_no_floats() {
    none(&forbidden::floats(&repository().sources()));
}

#[test]
fn nothing_is_left_unfinished_or_ignored() {
    none(&forbidden::loose_ends(&repository().sources()));
}

#[test]
fn only_tests_unwrap_and_panics_name_their_invariant() {
    none(&forbidden::panics(&repository().sources()));
}

#[test]
fn only_the_floor_is_async() {
    none(&forbidden::asynchronous(&repository().sources()));
}

#[test]
fn every_rust_file_is_built() {
    none(&files::dead_files(&repository().sources()));
}

#[test]
fn every_test_is_run() {
    let repository = repository();
    none(&files::tests_not_run(&repository.manifests(), &repository.sources()));
}

#[test]
fn every_file_is_of_a_known_kind() {
    none(&files::unknown_kinds(&repository().paths));
}

#[test]
fn no_machine_path_or_registry_host_is_written_down() {
    none(&files::forbidden_words(&repository().texts));
}

#[test]
fn crates_depend_along_the_arrows() {
    none(&arrows::wrong_arrows(&repository().manifests()));
}

#[test]
fn rule_indexes_are_sound() {
    let (_, wrong) = rules::read(&repository().indexes());
    none(&wrong);
}

#[test]
fn rules_and_their_tests_match() {
    let repository = repository();
    none(&rule_tests::unmatched(&rules_of(&repository), &repository.sources()));
}

#[test]
fn rules_are_told_in_our_own_words() {
    let repository = repository();
    // The books themselves never enter the repository; they lie beside it where they are needed.
    let folder = repository.root.join("../shared/rulebooks");
    if folder.is_dir() {
        let books = books(&folder);
        assert!(!books.is_empty(), "no book in {}", folder.display());
        none(&copies::copied(&rules_of(&repository), &books));
    }
}

fn books(folder: &Path) -> Vec<TextFile> {
    let entries = std::fs::read_dir(folder).expect("the folder of the books can be listed");
    let paths = entries.map(|entry| entry.expect("a book can be listed").path());
    let files = paths.filter(|path| path.is_file());
    files
        .map(|path| {
            let bytes = std::fs::read(&path).expect("a book can be read");
            let text = String::from_utf8_lossy(&bytes).into_owned();
            TextFile { path: path.display().to_string(), text }
        })
        .collect()
}
