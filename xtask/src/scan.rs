//! Reading Rust files without a parser: comments and literals blanked, then brackets and words.
//!
//! A [`Source`] keeps its text beside its code of the same length, so an offset found in one is
//! the same place in the other. This is enough to find functions, tests, attributes and modules
//! in formatted code; it is not meant for code that macros write.

pub mod items;
pub mod mask;
pub mod modules;

use std::ops::Range;

/// One Rust file: as written, and with its comments and literals blanked.
#[derive(Debug, Clone)]
pub struct Source {
    /// The path from the root of the repository, with forward slashes.
    pub path: String,
    /// The file as it was written.
    pub text: String,
    /// The same bytes, with every comment, string and character literal turned into spaces.
    pub code: String,
}

impl Source {
    /// Reads a file's text.
    ///
    /// ```
    /// let source = xtask::scan::Source::new("src/lib.rs", "fn f() {} // fn g() {}");
    /// assert_eq!(source.code.trim_end(), "fn f() {}");
    /// assert_eq!(source.code.len(), source.text.len());
    /// ```
    #[must_use]
    pub fn new(path: &str, text: &str) -> Self {
        Self { path: path.to_owned(), text: text.to_owned(), code: mask::mask(text) }
    }

    /// The number of the line, from 1, that holds the byte at `offset`.
    #[must_use]
    pub fn line_at(&self, offset: usize) -> usize {
        self.code.bytes().take(offset).filter(|&byte| byte == b'\n').count() + 1
    }

    /// The folder of the crate that the file belongs to: `money` for `crates/money/src/lib.rs`,
    /// nothing for a file elsewhere.
    #[must_use]
    pub fn crate_folder(&self) -> Option<&str> {
        self.path.strip_prefix("crates/")?.split_once('/').map(|(folder, _)| folder)
    }

    /// The parts of the file that only tests are built from: everything in a test or bench file,
    /// and whatever is marked `#[cfg(test)]` or `#[test]` elsewhere.
    #[must_use]
    pub fn test_spans(&self) -> Vec<Range<usize>> {
        let folders = ["/tests/", "/testing/", "/benches/"];
        // Modules declared under `#[cfg(test)]` bear one of these names.
        let names = ["tests.rs", "_tests.rs", "testing.rs", "check.rs"];
        let file = self.path.rsplit('/').next().unwrap_or_default();
        let named = |name: &str| file == name || (name.starts_with('_') && file.ends_with(name));
        let is_test_file =
            names.into_iter().any(named) || folders.iter().any(|f| self.path.contains(f));
        if is_test_file {
            let whole = 0..self.code.len();
            return vec![whole];
        }
        items::marked(&self.code, |body| {
            items::is_test_configuration(body) || items::is_test_mark(body)
        })
    }
}

/// The words of blanked code with their offsets: names, keywords and numbers.
pub fn words(code: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let start = at + code[at..].find(is_word)?;
        let length = code[start..].find(|c| !is_word(c)).unwrap_or(code.len() - start);
        at = start + length;
        Some((start, &code[start..at]))
    })
}

/// Whether a character can stand inside a name or a number.
#[must_use]
pub fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_come_with_their_offsets() {
        let found: Vec<_> = words("let x_1 = 0.5f64;").collect();
        assert_eq!(found, [(0, "let"), (4, "x_1"), (10, "0"), (12, "5f64")]);
        assert_eq!(words("").count(), 0);
        assert_eq!(words("é1").collect::<Vec<_>>(), [(0, "é1")]);
    }

    #[test]
    fn lines_are_counted_from_one() {
        let source = Source::new("a.rs", "a\nb\nc");
        assert_eq!([0, 1, 2, 4].map(|offset| source.line_at(offset)), [1, 1, 2, 3]);
    }

    #[test]
    fn a_crate_is_named_by_its_folder() {
        assert_eq!(Source::new("crates/money/src/lib.rs", "").crate_folder(), Some("money"));
        assert_eq!(Source::new("xtask/src/lib.rs", "").crate_folder(), None);
    }

    #[test]
    fn test_files_are_tests_throughout() {
        for path in [
            "crates/a/src/b/tests.rs",
            "crates/a/src/b/ez_tests.rs",
            "crates/a/src/check.rs",
            "crates/a/tests/b.rs",
            "crates/a/benches/b.rs",
        ] {
            let whole = std::slice::from_ref(&(0..9));
            assert_eq!(Source::new(path, "fn f() {}").test_spans(), whole, "{path}");
        }
        assert_eq!(Source::new("crates/a/src/contests.rs", "fn f() {}").test_spans(), []);
    }
}
