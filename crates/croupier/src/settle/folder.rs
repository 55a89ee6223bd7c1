//! Many written rounds at once: each file of a folder settled, and held against what it states.
//!
//! One that states nothing of what is to come out is only settled.

use super::stated::Held;
use crate::failure::Failure;
use serde::Serialize;
use serde_json::Value;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{fs, io};

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
    pub stated: Option<Value>,
    /// What differs: `-` what is stated, `+` what came out instead.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub differences: Vec<String>,
}

impl Tried {
    /// What somebody should look at: what differs where something is stated.
    #[must_use]
    pub fn told(&self) -> String {
        match self.result {
            Verdict::NotAsStated => {
                self.differences.iter().flat_map(|line| [line.as_str(), "\n"]).collect()
            }
            _ => self.printed.clone(),
        }
    }
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

/// What is printed for a round, and what it states of that.
pub type Printed = (String, Option<Held>);

/// Tries one file; `settle` gives what is printed for it, and what it states of that.
pub fn tried(
    file: PathBuf,
    text: &str,
    settle: impl Fn(&str) -> Result<Printed, Failure>,
) -> Tried {
    let (printed, held, result) = match settle(text) {
        Ok((printed, Some(held))) if held.matches => (printed, Some(held), Verdict::AsStated),
        Ok((printed, Some(held))) => (printed, Some(held), Verdict::NotAsStated),
        Ok((printed, None)) => (printed, None, Verdict::Settled),
        Err(failure) => {
            let refused = failure.exit == crate::Exit::Refused;
            let result = if refused { Verdict::Refused } else { Verdict::Damaged };
            (format!("croupier: {failure}\n"), None, result)
        }
    };
    let (stated, differences) = held.map(|held| (held.stated, held.differences)).unzip();
    Tried { file, result, printed, stated, differences: differences.unwrap_or_default() }
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
            let why = escaped(&one.told());
            let result = one.result.name();
            let failure = format!("<failure message=\"{result}\">{why}</failure>");
            let _ = writeln!(text, "  <testcase name=\"{name}\">{failure}</testcase>");
        } else {
            let _ = writeln!(text, "  <testcase name=\"{name}\"/>");
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
    use super::super::stated::parted;
    use super::*;

    fn echo(text: &str) -> Result<Printed, Failure> {
        match parted(text) {
            ("bad\n", None) => Err(Failure::damaged("bad")),
            (round, stated) => {
                Ok((round.to_string(), stated.map(|stated| Held::printed(stated, round))))
            }
        }
    }

    #[test]
    fn a_file_is_held_against_what_it_states() {
        let result = |text: &str| tried("a".into(), text, echo).result;
        assert_eq!(result("x\n---\nx\n"), Verdict::AsStated);
        assert_eq!(result("x\n---\ny\n"), Verdict::NotAsStated);
        assert_eq!(result("x\n"), Verdict::Settled);
        assert_eq!(result("bad\n"), Verdict::Damaged);
    }

    #[test]
    fn a_report_counts_and_escapes() {
        let one = tried("a<b".into(), "x & y\n---\nz\n", echo);
        let text = junit(&[one]);
        assert!(text.contains("failures=\"1\"") && text.contains("a&lt;b"), "{text}");
        assert!(text.contains("- z\n+ x &amp; y"), "{text}");
    }
}
