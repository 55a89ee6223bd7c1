//! `cargo xtask` in the place of rustdoc: while a crate's examples are tested, its documentation
//! is written from the same compiled crates, so that nothing is compiled a second time for it.

use crate::stand_in::ended;
use std::ffi::OsString;
use std::process::{Command, ExitCode};

/// Options of tests alone, with how many words each takes beside itself.
const TESTS_ALONE: [(&str, usize); 5] = [
    ("--test", 0),
    ("--test-args", 1),
    ("--test-run-directory", 1),
    ("--test-runtool", 1),
    ("--no-run", 0),
];

/// Does what rustdoc was asked for; where examples are tested, documents the crate first, with
/// warnings as errors.
pub fn run(words: &[OsString]) -> ExitCode {
    if words.iter().any(|word| word == "--test") {
        let folder = xtask::tidy::root().join("target/doc");
        let mut command = rustdoc(&documents(words));
        command.args(["-D", "warnings", "--out-dir"]).arg(folder);
        match command.status() {
            Ok(status) if status.success() => {}
            told => return ended("rustdoc", told),
        }
    }
    ended("rustdoc", rustdoc(words).status())
}

fn rustdoc(words: &[OsString]) -> Command {
    let mut command = Command::new("rustdoc");
    command.args(words);
    command
}

/// The same words without those of tests.
fn documents(words: &[OsString]) -> Vec<OsString> {
    let mut kept = Vec::with_capacity(words.len());
    let mut skip = 0;
    for word in words {
        if skip > 0 {
            skip -= 1;
        } else if let Some((_, beside)) = TESTS_ALONE.iter().find(|(name, _)| word == name) {
            skip = *beside;
        } else if !word.to_string_lossy().starts_with("--test-") {
            kept.push(word.clone());
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_of_tests_are_left_out_and_nothing_else() {
        let words = "--crate-name money --test --test-run-directory a src/lib.rs --test-args b \
                     --test-runtool=c --extern d=e";
        let words: Vec<OsString> = words.split_whitespace().map(OsString::from).collect();
        let kept = documents(&words);
        assert_eq!(kept, ["--crate-name", "money", "src/lib.rs", "--extern", "d=e"]);
    }

    #[test]
    fn a_failing_rustdoc_fails() {
        assert_eq!(
            format!("{:?}", ended("false", Command::new("false").status())),
            format!("{:?}", ExitCode::FAILURE)
        );
        assert_eq!(
            format!("{:?}", ended("true", Command::new("true").status())),
            format!("{:?}", ExitCode::SUCCESS)
        );
    }
}
