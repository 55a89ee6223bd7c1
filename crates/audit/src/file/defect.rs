//! What is wrong with a file: where, and what was expected there.

use crate::Place;
use serde::Serialize;
use std::fmt;
use std::ops::Range;

/// The most characters of a line that a defect quotes.
const QUOTED_MAX: usize = 160;

/// One thing wrong with a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Defect {
    /// Where.
    #[serde(flatten)]
    pub place: Place,
    /// What stands there and cannot be.
    pub what: String,
    /// What was expected.
    pub expected: String,
    /// The line of the file, and how many of its characters are meant.
    #[serde(skip)]
    pub quote: Option<(String, usize)>,
}

impl fmt::Display for Defect {
    /// `file:line:column: what`, what was expected, and the line with a pointer under it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}\n  expected {}", self.place, self.what, self.expected)?;
        let Some((line, length)) = &self.quote else { return Ok(()) };
        let number = self.place.line.to_string();
        let gap = " ".repeat(number.len());
        // Tabs stay tabs, so that the pointer stands where the eye sees the value.
        let blank = |c: char| if c == '\t' { '\t' } else { ' ' };
        let before: String = line.chars().take(self.place.column - 1).map(blank).collect();
        write!(f, "\n  {number} | {line}\n  {gap} | {before}{}", "^".repeat(*length))
    }
}

/// A file's text, in which places are found.
pub(super) struct Text<'a> {
    pub file: &'a str,
    pub text: &'a str,
}

impl Text<'_> {
    /// The place of a byte.
    pub fn place(&self, at: usize) -> Place {
        let at = at.min(self.text.len());
        let before = self.text.get(..at).unwrap_or(self.text);
        let line = before.bytes().filter(|byte| *byte == b'\n').count() + 1;
        let start = before.rfind('\n').map_or(0, |end| end + 1);
        let column = before[start..].chars().count() + 1;
        Place { file: self.file.to_string(), line, column }
    }

    /// A defect of some bytes.
    pub fn defect(&self, span: &Range<usize>, what: String, expected: String) -> Defect {
        let place = self.place(span.start);
        let line = self.text.lines().nth(place.line - 1).unwrap_or_default();
        let length = line.chars().count();
        let meant = self.text.get(span.clone()).and_then(|text| text.lines().next());
        let meant = meant.map_or(1, |text| text.chars().count());
        let fits = place.column <= QUOTED_MAX && length + 1 >= place.column;
        let quote = fits.then(|| {
            let line: String = line.chars().take(QUOTED_MAX).collect();
            let most = (line.chars().count() + 1).saturating_sub(place.column);
            (line, meant.clamp(1, most.max(1)))
        });
        Defect { place, what, expected, quote }
    }
}
