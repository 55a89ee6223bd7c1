//! Many written rounds at once: each file of a folder settled, and held against what it states.
//!
//! A file may end in a line of three dashes and what `croupier settle` is to print for it; one
//! that does not is only settled.

use crate::failure::Failure;
use serde::Serialize;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// The line between a round and what is expected of it.
pub const DASHES: &str = "---\n";

/// How a file came out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Tried {
    /// The file.
    pub file: PathBuf,
    /// What became of it.
    pub result: Verdict,
    /// What was printed.
    pub printed: String,
    /// What the file states, if it states anything.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stated: Option<String>,
}

/// What became of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// It states what came out.
    AsStated,
    /// It states something else.
    NotAsStated,
    /// It states nothing and was settled.
    Settled,
    /// It states nothing and was refused by a rule.
    Refused,
    /// It states nothing and is damaged.
    Damaged,
}

impl Verdict {
    /// All of them, the good ones first.
    pub const ALL: [Verdict; 5] = [
        Verdict::AsStated,
        Verdict::Settled,
        Verdict::NotAsStated,
        Verdict::Refused,
        Verdict::Damaged,
    ];

    /// Whether somebody should look at it.
    #[must_use]
    pub fn fails(self) -> bool {
        !matches!(self, Verdict::AsStated | Verdict::Settled)
    }
}

/// The rounds of a folder, in the order of their names: `.toml`, `.json` and `.round`.
///
/// # Errors
/// When the folder cannot be read.
pub fn rounds(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let ending = path.extension().and_then(|ending| ending.to_str());
        if path.is_dir() {
            files.extend(rounds(&path)?);
        } else if matches!(ending, Some("toml" | "json" | "round")) {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// Tries one file; `settle` gives what is printed for a round.
pub fn tried(
    file: PathBuf,
    text: &str,
    settle: impl Fn(&str) -> Result<String, Failure>,
) -> Tried {
    let (round, stated) = match text.split_once(DASHES) {
        Some((round, stated)) => (round, Some(stated.to_string())),
        None => (text, None),
    };
    let settled = settle(round);
    let printed = match &settled {
        Ok(text) => text.clone(),
        Err(failure) => format!("croupier: {failure}\n"),
    };
    let result = match (&stated, &settled) {
        (Some(stated), _) if *stated == printed => Verdict::AsStated,
        (Some(_), _) => Verdict::NotAsStated,
        (None, Ok(_)) => Verdict::Settled,
        (None, Err(failure)) if failure.exit == crate::Exit::Refused => Verdict::Refused,
        (None, Err(_)) => Verdict::Damaged,
    };
    Tried { file, result, printed, stated }
}

/// The report that continuous integration reads.
#[must_use]
pub fn junit(tried: &[Tried]) -> String {
    let failed = tried.iter().filter(|one| one.result.fails()).count();
    let mut text = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuite name=\"croupier settle\" \
         tests=\"{}\" failures=\"{failed}\">\n",
        tried.len()
    );
    for one in tried {
        let name = escaped(&one.file.display().to_string());
        if one.result.fails() {
            let stated =
                one.stated.as_deref().map_or(String::new(), |stated| format!("stated:\n{stated}"));
            let why = escaped(&format!("{}{stated}", one.printed));
            text.push_str(&format!(
                "  <testcase name=\"{name}\"><failure message=\"{}\">{why}</failure></testcase>\n",
                one.result.name()
            ));
        } else {
            text.push_str(&format!("  <testcase name=\"{name}\"/>\n"));
        }
    }
    text.push_str("</testsuite>\n");
    text
}

impl Verdict {
    /// The same in words.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Verdict::AsStated => "as stated",
            Verdict::NotAsStated => "not as stated",
            Verdict::Settled => "settled",
            Verdict::Refused => "refused",
            Verdict::Damaged => "damaged",
        }
    }
}

/// Text that is safe inside XML.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            control if control.is_control() && control != '\n' => safe.push('\u{fffd}'),
            other => safe.push(other),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    fn echo(round: &str) -> Result<String, Failure> {
        match round {
            "bad\n" => Err(Failure::damaged("bad")),
            other => Ok(other.to_string()),
        }
    }

    #[test]
    fn a_file_is_held_against_what_it_states() {
        let result = |text: &str| tried("a".into(), text, echo).result;
        assert_eq!(result("x\n---\nx\n"), Verdict::AsStated);
        assert_eq!(result("x\n---\ny\n"), Verdict::NotAsStated);
        assert_eq!(result("x\n"), Verdict::Settled);
        assert_eq!(result("bad\n"), Verdict::Damaged);
        assert_eq!(result("bad\n---\ncroupier: bad\n"), Verdict::AsStated);
    }

    #[test]
    fn a_report_counts_and_escapes() {
        let one = tried("a<b".into(), "x & y\n---\nz\n", echo);
        let text = junit(&[one]);
        assert!(text.contains("failures=\"1\"") && text.contains("a&lt;b"), "{text}");
        assert!(text.contains("x &amp; y"), "{text}");
    }
}
