//! Lines that fit a narrow window: what is written goes out word by word.

use std::io::{self, Write};

/// A writer that folds lines between words; whoever reads a pipe gets them whole.
pub(super) struct Folded<W> {
    out: W,
    width: Option<usize>,
    /// What has come of the line that is not over.
    line: Vec<u8>,
}

impl<W: Write> Folded<W> {
    /// Folds to so many columns, if to any.
    pub(super) fn new(out: W, width: Option<usize>) -> Folded<W> {
        Folded { out, width, line: Vec::new() }
    }

    /// Writes what has come of the line.
    fn put(&mut self) -> io::Result<()> {
        let line = std::mem::take(&mut self.line);
        match (self.width, std::str::from_utf8(&line)) {
            (Some(width), Ok(text)) => self.out.write_all(folded(text, width).as_bytes()),
            _ => self.out.write_all(&line),
        }
    }
}

impl<W: Write> Write for Folded<W> {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        for part in text.split_inclusive(|byte| *byte == b'\n') {
            self.line.extend(part);
            if part.ends_with(b"\n") {
                self.put()?;
            }
        }
        Ok(text.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.put()?;
        self.out.flush()
    }
}

/// A line in several, each of at most so many columns; the later ones are further in than the
/// first. A line that fits stays as it is, and so does a word that does not.
fn folded(line: &str, width: usize) -> String {
    if line.trim_end().chars().count() <= width {
        return line.to_string();
    }
    let blanks = line.chars().take_while(|c| *c == ' ').count();
    let mut text = " ".repeat(blanks);
    let mut filled = blanks;
    for (at, word) in line.split_whitespace().enumerate() {
        let long = word.chars().count();
        if at > 0 && filled + 1 + long > width {
            text.push('\n');
            text.push_str(&" ".repeat(blanks + 2));
            filled = blanks + 2;
        } else if at > 0 {
            text.push(' ');
            filled += 1;
        }
        text.push_str(word);
        filled += long;
    }
    if line.ends_with('\n') {
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::Folded;
    use std::io::Write;

    fn written(width: Option<usize>) -> String {
        let mut out = Vec::new();
        let mut folds = Folded::new(&mut out, width);
        write!(folds, "short\n  one two ").expect("written");
        write!(folds, "three four five\n> ").expect("written");
        folds.flush().expect("written");
        String::from_utf8(out).expect("text")
    }

    #[test]
    fn long_lines_are_folded_between_words() {
        assert_eq!(written(Some(14)), "short\n  one two\n    three four\n    five\n> ");
        assert_eq!(written(None), "short\n  one two three four five\n> ");
    }
}
