//! Files under 500 lines, functions under 70, lines under 100 columns.

use super::Violation;
use crate::scan::{Source, items};

/// A file has fewer lines than this.
pub const FILE_LINES: usize = 500;
/// A function has fewer lines than this, from its `fn` to its closing brace.
pub const FUNCTION_LINES: usize = 70;
/// A line has fewer characters than this, unless it lies in an item marked `#[rustfmt::skip]`.
pub const LINE_COLUMNS: usize = 100;

/// Files with too many lines.
#[must_use]
pub fn long_files(sources: &[Source]) -> Vec<Violation> {
    let mut found = Vec::new();
    for source in sources {
        let lines = source.text.lines().count();
        if lines >= FILE_LINES {
            let what = format!(
                "{lines} lines, must be under {FILE_LINES}: split it where its subject splits"
            );
            found.push(Violation::new(&source.path, lines, what));
        }
    }
    found
}

/// Functions with too many lines.
#[must_use]
pub fn long_functions(sources: &[Source]) -> Vec<Violation> {
    let mut found = Vec::new();
    for source in sources {
        for function in items::functions(&source.code) {
            let first = source.line_at(function.span.start);
            let lines = source.line_at(function.span.end - 1) - first + 1;
            if lines >= FUNCTION_LINES {
                let what = format!(
                    "fn {} has {lines} lines, must be under {FUNCTION_LINES}: name its parts",
                    function.name
                );
                found.push(Violation::new(&source.path, first, what));
            }
        }
    }
    found
}

/// Lines with too many columns.
#[must_use]
pub fn long_lines(sources: &[Source]) -> Vec<Violation> {
    let mut found = Vec::new();
    for source in sources {
        let skipped: Vec<_> = items::marked(&source.code, |body| body == "rustfmt::skip")
            .into_iter()
            .map(|span| source.line_at(span.start)..=source.line_at(span.end - 1))
            .collect();
        for (line, text) in (1..).zip(source.text.lines()) {
            let columns = text.chars().count();
            if columns >= LINE_COLUMNS && !skipped.iter().any(|span| span.contains(&line)) {
                let what = format!(
                    "{columns} columns, must be under {LINE_COLUMNS}: break it (tables may be \
                     marked #[rustfmt::skip])"
                );
                found.push(Violation::new(&source.path, line, what));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(check: fn(&[Source]) -> Vec<Violation>, text: &str, lines: &[usize]) {
        let found = check(&[Source::new("a.rs", text)]);
        let found: Vec<_> = found.iter().map(|violation| violation.line).collect();
        assert_eq!(found, lines, "{text}");
    }

    #[test]
    fn a_file_is_held_to_its_lines() {
        check(long_files, &"\n".repeat(FILE_LINES - 1), &[]);
        check(long_files, &"\n".repeat(FILE_LINES), &[FILE_LINES]);
        check(long_files, &"\n".repeat(FILE_LINES + 1), &[FILE_LINES + 1]);
        let unfinished = format!("{}a", "\n".repeat(FILE_LINES - 1));
        check(long_files, &unfinished, &[FILE_LINES]);
    }

    fn function(lines: usize) -> String {
        format!("// a\nfn f() {{\n{}}}\n", "// }\n".repeat(lines - 2))
    }

    #[test]
    fn a_function_is_held_to_its_lines() {
        check(long_functions, &function(FUNCTION_LINES - 1), &[]);
        check(long_functions, &function(FUNCTION_LINES), &[2]);
        check(long_functions, &function(FUNCTION_LINES + 1), &[2]);
    }

    #[test]
    fn functions_in_tests_and_in_functions_count_too() {
        let inner = function(FUNCTION_LINES);
        check(long_functions, &format!("#[cfg(test)]\nmod tests {{\n{inner}}}"), &[4]);
        check(long_functions, &format!("fn outer() {{\n{inner}}}"), &[1, 3]);
    }

    #[test]
    fn a_long_table_is_no_function() {
        check(long_functions, &format!("const A: [u8; 99] = [\n{}];", "0,\n".repeat(99)), &[]);
    }

    #[test]
    fn a_line_is_held_to_its_columns() {
        for (columns, lines) in [(99, &[][..]), (100, &[2]), (101, &[2])] {
            check(long_lines, &format!("\n//{}\n", "é".repeat(columns - 2)), lines);
        }
    }

    #[test]
    fn a_skipped_item_may_be_wide_and_what_follows_may_not() {
        let wide = " ".repeat(120);
        let text = format!("#[rustfmt::skip]\nconst A: B = B {{\n{wide}\n}};\n{wide}\n");
        check(long_lines, &text, &[5]);
    }
}
