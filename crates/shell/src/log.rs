//! Structured logs: one JSON object a line, on standard error or wherever it is told.
//!
//! No secret is ever handed to it: sessions are told by whose they are, never by their key.

use serde_json::{Map, Value};
use std::io::Write;
use std::sync::{Mutex, PoisonError};

/// How much is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// What went wrong.
    Wrong,
    /// Beginning, end, and what people with authority should know.
    #[default]
    News,
    /// Every request.
    Requests,
}

impl Level {
    /// Its name, as a line has it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Level::Wrong => "wrong",
            Level::News => "news",
            Level::Requests => "request",
        }
    }
}

/// Where lines go.
pub struct Log {
    most: Level,
    to: Mutex<Box<dyn Write + Send>>,
}

impl Log {
    /// A log that tells so much.
    #[must_use]
    pub fn new(most: Level, to: Box<dyn Write + Send>) -> Log {
        Log { most, to: Mutex::new(to) }
    }

    /// Whether lines of that level are told.
    #[must_use]
    pub fn tells(&self, level: Level) -> bool {
        level <= self.most
    }

    /// Tells something, with figures beside it.
    pub fn tell(&self, level: Level, what: &str, beside: &[(&str, Value)]) {
        if !self.tells(level) {
            return;
        }
        let mut line = Map::new();
        line.insert("at".into(), super::clock::now().millis().into());
        line.insert("level".into(), level.name().into());
        line.insert("what".into(), what.into());
        for (name, value) in beside {
            line.insert((*name).into(), value.clone());
        }
        let text = Value::Object(line).to_string() + "\n";
        let mut to = self.to.lock().unwrap_or_else(PoisonError::into_inner);
        // Nobody may be reading any more: a floor goes on without its log.
        let _ = to.write_all(text.as_bytes()).and_then(|()| to.flush());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;

    #[derive(Clone, Default)]
    struct Kept(Arc<Mutex<Vec<u8>>>);

    impl Write for Kept {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0.lock().expect("whole").extend_from_slice(bytes);
            Ok(bytes.len())
        }
        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn a_line_is_one_object_and_levels_above_are_not_told() {
        let kept = Kept::default();
        let log = Log::new(Level::News, Box::new(kept.clone()));
        log.tell(Level::News, "began\n\"here\"", &[("port", 7.into())]);
        log.tell(Level::Requests, "asked", &[]);
        let text = String::from_utf8(kept.0.lock().expect("whole").clone()).expect("text");
        assert_eq!(text.lines().count(), 1, "{text}");
        let line: Value = serde_json::from_str(&text).expect("JSON");
        assert_eq!((&line["what"], &line["port"]), (&"began\n\"here\"".into(), &7.into()));
    }
}
