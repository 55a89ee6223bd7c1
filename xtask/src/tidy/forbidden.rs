//! Words that must not stand in the code: floats, loose ends, panics, `async`.

use super::Violation;
use crate::scan::{Source, items, words};

/// The crates whose numbers are integers.
pub const EXACT_CRATES: [&str; 6] = ["cards", "games", "law", "money", "pots", "table"];

/// The one crate that may wait.
pub const ASYNC_CRATE: &str = "shell";

/// Floating point in a crate that must be exact: a type, a suffix or a literal.
#[must_use]
pub fn floats(sources: &[Source]) -> Vec<Violation> {
    let exact = sources.iter().filter(|source| {
        source.crate_folder().is_some_and(|folder| EXACT_CRATES.contains(&folder))
    });
    let mut found = Vec::new();
    for source in exact {
        for (at, word) in words(&source.code) {
            if is_float(&source.code, at, word) {
                let what = "floating point in an exact crate: use integers and their ratios";
                found.push(Violation::new(&source.path, source.line_at(at), what));
            }
        }
    }
    // Both halves of `0.5f64` say the same.
    found.dedup();
    found
}

fn is_float(code: &str, at: usize, word: &str) -> bool {
    let is_number = word.starts_with(|c: char| c.is_ascii_digit());
    let is_suffixed = is_number && !word.starts_with("0x");
    if matches!(word, "f32" | "f64") {
        return true;
    }
    if is_suffixed && (word.ends_with("f32") || word.ends_with("f64")) {
        return true;
    }
    // `1.5`, but neither the range `1..5` nor the field of a field in `pair.1.5`.
    let mut after = code[at + word.len()..].chars();
    let has_fraction =
        after.next() == Some('.') && after.next().is_some_and(|c| c.is_ascii_digit());
    is_number && has_fraction && !code[..at].ends_with('.')
}

/// Unfinished or noisy code anywhere: placeholders, debugging prints, ignored tests.
#[must_use]
pub fn loose_ends(sources: &[Source]) -> Vec<Violation> {
    let mut found = Vec::new();
    for source in sources {
        let code = source.code.as_str();
        for (at, word) in words(code) {
            let what = match word {
                "todo" | "unimplemented" => "finish it, or leave it out",
                "dbg" => "remove the debugging print",
                _ => continue,
            };
            if is_macro(code, at, word) {
                found.push(Violation::new(&source.path, source.line_at(at), what));
            }
        }
        for attribute in items::attributes(code) {
            let is_ignored = words(&attribute.body).any(|(_, word)| word == "ignore");
            let is_mark = ["ignore", "cfg_attr("].iter().any(|m| attribute.body.starts_with(m));
            if is_ignored && is_mark {
                found.push(ignored(source, source.line_at(attribute.span.start)));
            }
        }
        for (line, text) in (1..).zip(source.text.lines()) {
            let comment = text.trim_start();
            let prose = comment.strip_prefix("///").or_else(|| comment.strip_prefix("//!"));
            let fence = prose.and_then(|prose| prose.trim_start().strip_prefix("```"));
            if fence.is_some_and(|info| info.split(',').any(|word| word.trim() == "ignore")) {
                found.push(ignored(source, line));
            }
        }
    }
    found
}

fn ignored(source: &Source, line: usize) -> Violation {
    let what = "no ignored tests: assert today's answer and say why it is wrong";
    Violation::new(&source.path, line, what)
}

/// What may fail outside tests: `unwrap`, `expect`, and a panic without its invariant.
#[must_use]
pub fn panics(sources: &[Source]) -> Vec<Violation> {
    let mut found = Vec::new();
    for source in sources {
        let code = source.code.as_str();
        let tests = source.test_spans();
        let lines: Vec<&str> = source.text.lines().collect();
        for (at, word) in words(code) {
            if tests.iter().any(|span| span.contains(&at)) {
                continue;
            }
            let is_method = code[..at].ends_with('.') && code[at + word.len()..].starts_with('(');
            let what = match word {
                "unwrap" | "expect" if is_method => {
                    "outside tests return the error, or assert! with what we rely on"
                }
                "panic" if is_macro(code, at, word) => {
                    "use assert!, or say why it cannot happen in a comment `// invariant: ...`"
                }
                _ => continue,
            };
            let line = source.line_at(at);
            if word != "panic" || !has_invariant(&lines, line) {
                found.push(Violation::new(&source.path, line, format!("`{word}`: {what}")));
            }
        }
    }
    found
}

/// Whether a line, or the comment directly above it, carries an invariant.
fn has_invariant(lines: &[&str], line: usize) -> bool {
    const MARK: &str = "// invariant: ";
    let (above, own) = (&lines[..line - 1], lines[line - 1]);
    let mut comment = above.iter().rev().take_while(|text| text.trim_start().starts_with("//"));
    own.contains(MARK) || comment.any(|text| text.trim_start().starts_with(MARK))
}

/// `async` outside the shell.
#[must_use]
pub fn asynchronous(sources: &[Source]) -> Vec<Violation> {
    let mut found = Vec::new();
    let synchronous = sources.iter().filter(|source| source.crate_folder() != Some(ASYNC_CRATE));
    for source in synchronous {
        for (at, word) in words(&source.code) {
            if matches!(word, "async" | "await") {
                let what = format!("`{word}` outside crates/{ASYNC_CRATE}: move it there");
                found.push(Violation::new(&source.path, source.line_at(at), what));
            }
        }
    }
    found
}

/// Whether the word at `at` is called as a macro.
fn is_macro(code: &str, at: usize, word: &str) -> bool {
    let after = &code[at + word.len()..];
    after.starts_with('!') && !after.starts_with("!=")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(check: fn(&[Source]) -> Vec<Violation>, path: &str, text: &str, lines: &[usize]) {
        let found = check(&[Source::new(path, text)]);
        let found: Vec<_> = found.iter().map(|violation| violation.line).collect();
        assert_eq!(found, lines, "{path}: {text}");
    }

    const MONEY: &str = "crates/money/src/lib.rs";

    #[test]
    fn floats_are_found_in_exact_crates_only() {
        for path in ["crates/cards/src/a.rs", "crates/law/build.rs", "crates/games/tests/a.rs"] {
            check(floats, path, "\nlet a: f64;", &[2]);
        }
        check(floats, "crates/odds/src/lib.rs", "let a: f64;", &[]);
        check(floats, "xtask/src/lib.rs", "let a: f32;", &[]);
    }

    #[test]
    fn floats_are_found_in_every_guise() {
        for text in ["x as f32", "f64::from(x)", "1_f64", "2.5", "0.0f32", "(1.5)"] {
            check(floats, MONEY, text, &[1]);
        }
        for text in ["// f64", "\"f32 1.5\"", "0..5", "pair.1.5", "0xaf64", "of64", "f64x"] {
            check(floats, MONEY, text, &[]);
        }
    }

    #[test]
    fn loose_ends_are_found_everywhere() {
        for name in ["todo", "unimplemented", "dbg"] {
            check(loose_ends, MONEY, &format!("\n{name}!()"), &[2]);
            check(loose_ends, "crates/money/tests/a.rs", &format!("{name}!(1)"), &[1]);
            check(loose_ends, MONEY, &format!("// {name}!()\nlet {name} = 1; {name} != 2"), &[]);
        }
    }

    #[test]
    fn ignored_tests_are_found() {
        let mark = "ignore";
        for text in [
            format!("#[{mark}]"),
            format!("#[{mark} = \"slow\"]"),
            format!("#[cfg_attr(unix, {mark})]"),
            format!("/// ```{mark}"),
            format!("    //! ```rust, {mark}"),
        ] {
            check(loose_ends, MONEY, &text, &[1]);
        }
        for text in ["fn ignore() {}", "/// to ignore", "/// ```text", "#[serde(ignore)]"] {
            check(loose_ends, MONEY, text, &[]);
        }
    }

    #[test]
    fn unwrap_and_expect_are_for_tests() {
        for text in ["a.unwrap()", "a\n.unwrap()", "a.expect(\"b\")"] {
            check(panics, MONEY, text, &[text.lines().count()]);
            check(panics, "crates/money/src/tests.rs", text, &[]);
            check(panics, "crates/money/benches/a.rs", text, &[]);
            check(panics, MONEY, &format!("#[cfg(test)]\nmod tests {{ {text} }}"), &[]);
            check(panics, MONEY, &format!("#[test]\nfn f() {{ {text} }}"), &[]);
        }
        check(panics, MONEY, "#[cfg(not(test))]\nmod a { a.unwrap() }", &[2]);
        for text in ["a.unwrap_or(b)", "#[expect(dead_code)]", "/// a.unwrap()", "fn expect() {}"]
        {
            check(panics, MONEY, text, &[]);
        }
    }

    #[test]
    fn code_after_a_test_module_is_no_test() {
        check(panics, MONEY, "#[cfg(test)]\nmod tests { }\nfn f() { a.unwrap() }", &[3]);
    }

    #[test]
    fn a_panic_names_its_invariant() {
        check(panics, MONEY, "panic!(\"a\")", &[1]);
        check(panics, MONEY, "panic!(\"a\") // invariant: b", &[]);
        check(panics, MONEY, "// invariant: a\n// b\npanic!()", &[]);
        check(panics, MONEY, "// invariant: a\n\npanic!()", &[3]);
        check(panics, MONEY, "// a\npanic!()", &[2]);
        check(panics, MONEY, "a.unwrap() // invariant: b", &[1]);
        check(panics, MONEY, "std::panic::catch_unwind(f)", &[]);
    }

    #[test]
    fn only_the_shell_waits() {
        check(asynchronous, MONEY, "\nasync fn f() { g().await }", &[2, 2]);
        check(asynchronous, "xtask/src/lib.rs", "async {}", &[1]);
        check(asynchronous, "crates/shell/src/lib.rs", "async fn f() {}", &[]);
        check(asynchronous, MONEY, "// async\n\"async\"", &[]);
    }
}
