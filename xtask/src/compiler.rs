//! `cargo xtask` in the place of the compiler: one pass looks for what clippy would say, and
//! builds what is run.
//!
//! A crate's optimisation goes for its library and its tests alike, in cargo. Compiling thousands
//! of tests to run well, once each, takes many times what it saves: here only libraries are
//! optimised, and those tests that count for seconds on end.

use crate::stand_in::ended;
use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, ExitCode};

/// Warnings are errors, as `cargo clippy -- -D warnings` hands it to its driver. Cargo itself must
/// know of it: it compiles again what was compiled with another value.
pub const DENIED: (&str, &str) = ("CLIPPY_ARGS", "-D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__");

/// Where tests count by themselves, and so long that they are optimised as their library is.
const COUNTING: [&str; 4] = ["crates/hands/", "crates/odds/", "crates/signs/", "crates/sim/"];

/// Where nothing but tests, too slow to be run here, uses the library.
const APART: &str = "crates/fit/";

/// Compiles what cargo asked for: the path of the compiler, and its arguments.
pub fn run(words: &[OsString]) -> ExitCode {
    ended("clippy-driver", Command::new("clippy-driver").args(compiled(words)).status())
}

/// The arguments, without optimisation where it does not pay.
fn compiled(words: &[OsString]) -> Vec<OsString> {
    let optimises =
        |word: &OsString| word.to_str().is_some_and(|word| word.starts_with("opt-level="));
    let level =
        |word: &OsString| if optimises(word) { "opt-level=0".into() } else { word.clone() };
    if is_light(words) { words.iter().map(level).collect() } else { words.to_vec() }
}

/// Whether the crate is compiled to be run once.
fn is_light(words: &[OsString]) -> bool {
    let is_test = words.iter().any(|word| word == "--test");
    let source =
        words.iter().find(|word| Path::new(word).extension().is_some_and(|of| of == "rs"));
    source.and_then(|source| source.to_str()).is_some_and(|source| {
        let counts = COUNTING.iter().any(|folder| source.starts_with(folder));
        source.contains("/benches/") || source.starts_with(APART) || is_test && !counts
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(line: &str) -> Vec<OsString> {
        line.split_whitespace().map(OsString::from).collect()
    }

    #[test]
    fn tests_are_not_optimised_but_where_they_count() {
        for (source, test, level) in [
            ("crates/games/src/lib.rs", "", 1),
            ("crates/games/src/lib.rs", "--test", 0),
            ("crates/odds/tests/suite/main.rs", "--test", 1),
            ("crates/odds/benches/holdem.rs", "", 0),
            ("crates/fit/src/lib.rs", "", 0),
        ] {
            let line =
                |level| format!("rustc --crate-name a {source} {test} -C opt-level={level}");
            assert_eq!(compiled(&of(&line(1))), of(&line(level)));
        }
        assert_eq!(compiled(&of("rustc -vV")), of("rustc -vV"));
    }
}
