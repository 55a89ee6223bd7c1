//! The keys of one table of a file, taken one by one; what nobody takes is a defect.

use super::defect::{Defect, Text};
use crate::house::Places;
use crate::{Date, Place};
use law::nearest;
use money::{Cents, Rate};
use std::cell::RefCell;
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// Everything found wrong so far, in one file.
pub(super) struct Reader<'a> {
    pub text: Text<'a>,
    pub defects: &'a RefCell<Vec<Defect>>,
    /// Where the file is no TOML: whatever stands there has been told.
    pub damage: Vec<Range<usize>>,
}

impl Reader<'_> {
    /// Tells a defect, unless what stands there is no TOML: that has been told already.
    pub fn wrong(
        &self,
        span: &Range<usize>,
        what: impl Into<String>,
        expected: impl Into<String>,
    ) {
        let touches = |damage: &Range<usize>| damage.start <= span.end && span.start <= damage.end;
        if self.damage.iter().any(touches) {
            return;
        }
        let defect = self.text.defect(span, what.into(), expected.into());
        self.defects.borrow_mut().push(defect);
    }
}

/// A table of a file: what it is called there, and its keys.
pub(super) struct Fields<'a> {
    pub reader: &'a Reader<'a>,
    pub name: &'static str,
    pub table: &'a DeTable<'a>,
    pub span: Range<usize>,
}

type Entry<'a> = &'a Spanned<DeValue<'a>>;

impl<'a> Fields<'a> {
    /// A table whose keys are all known.
    pub fn new(
        reader: &'a Reader<'a>,
        name: &'static str,
        (table, span): (&'a DeTable<'a>, Range<usize>),
        known: &[&str],
    ) -> Fields<'a> {
        for (key, _) in table {
            let written = key.get_ref().as_ref();
            if !known.contains(&written) {
                let near = nearest(written, known.iter().copied());
                let near = if near.is_empty() { known.to_vec() } else { near };
                let what = format!("{name} has no `{}`", written.escape_debug());
                reader.wrong(&key.span(), what, near.join(", "));
            }
        }
        Fields { reader, name, table, span }
    }

    pub fn place(&self) -> Place {
        self.reader.text.place(self.span.start)
    }

    /// Where the value of each key stands, and each word of a list under `key.word`; under an
    /// empty name, where the table does.
    pub fn places(&self) -> Places {
        let place = |value: Entry<'_>| self.reader.text.place(value.span().start);
        let mut places = Places::from([(String::new(), self.place())]);
        for (key, value) in self.table {
            for one in value.get_ref().as_array().into_iter().flatten() {
                if let Some(word) = one.get_ref().as_str() {
                    places.insert(format!("{}.{word}", key.get_ref()), place(one));
                }
            }
            places.insert(key.get_ref().to_string(), place(value));
        }
        places
    }

    pub fn get(&self, key: &str) -> Option<Entry<'a>> {
        self.table.iter().find(|(known, _)| known.get_ref() == key).map(|(_, value)| value)
    }

    fn typed<T>(
        &self,
        key: &str,
        expected: &str,
        read: impl Fn(&DeValue<'_>) -> Option<T>,
    ) -> Option<T> {
        let entry = self.get(key)?;
        let value = read(entry.get_ref());
        if value.is_none() {
            self.reader.wrong(&entry.span(), self.what(key, entry), expected);
        }
        value
    }

    /// `limits.min is 0x10`.
    fn what(&self, key: &str, entry: Entry<'_>) -> String {
        let text = self.reader.text.text.get(entry.span()).unwrap_or_default();
        let short: String = text.lines().next().unwrap_or_default().chars().take(40).collect();
        format!("{} of {} is {short}", key, self.name)
    }

    pub fn text(&self, key: &str) -> Option<String> {
        let read = |value: &DeValue<'_>| {
            value.as_str().map(str::to_string).filter(|text| !text.trim().is_empty())
        };
        self.typed(key, "words in quotes", read)
    }

    /// A text that must be there.
    pub fn needed(&self, key: &str, expected: &str) -> Option<String> {
        if self.get(key).is_none() {
            let what = format!("{} has no `{key}`", self.name);
            // A table's header, not the whole of it.
            let end = self.span.start.saturating_add(1).min(self.span.end);
            self.reader.wrong(&(self.span.start..end), what, expected);
        }
        self.text(key)
    }

    pub fn word(&self, key: &str, known: &[&str]) -> Option<String> {
        let read = |value: &DeValue<'_>| {
            value.as_str().filter(|word| known.contains(word)).map(str::to_string)
        };
        self.typed(key, &quoted(known), read)
    }

    pub fn flag(&self, key: &str) -> Option<bool> {
        self.typed(key, "true or false", |value| match value {
            DeValue::Boolean(yes) => Some(*yes),
            _ => None,
        })
    }

    /// A number up to a most; the least that could be right is told, and not held against it.
    pub fn counted(&self, key: &str, (least, most): (u32, u32)) -> Option<u32> {
        let expected = format!("a whole number from {least} to {most}");
        self.typed(key, &expected, |value| whole(value).filter(|n| *n <= most))
    }

    /// A percentage of up to two decimals.
    pub fn rate(&self, key: &str) -> Option<Rate> {
        let expected = "a percentage from 0 to 100 with two decimals at most, like 72.5";
        let read = |value: &DeValue<'_>| {
            let rate: Rate = scalar(value)?.parse().ok()?;
            (rate <= Rate::percent(100)).then_some(rate)
        };
        self.typed(key, expected, read)
    }

    pub fn numbers(&self, key: &str, most: u32) -> Vec<u32> {
        let expected = format!("a list of whole numbers from 0 to {most}");
        let read = |value: &DeValue<'_>| {
            let list = value.as_array()?.iter();
            list.map(|one| whole(one.get_ref()).filter(|n| *n <= most)).collect()
        };
        self.typed(key, &expected, read).unwrap_or_default()
    }

    pub fn money(&self, key: &str) -> Option<Cents> {
        let expected = "an amount that is not below zero, like \"25.00\"";
        let read = |value: &DeValue<'_>| {
            let amount: Cents = scalar(value)?.parse().ok()?;
            (!amount.is_negative()).then_some(amount)
        };
        self.typed(key, expected, read)
    }

    pub fn date(&self, key: &str) -> Option<Date> {
        let read = |value: &DeValue<'_>| match value {
            DeValue::Datetime(date) => date.to_string().parse().ok(),
            other => other.as_str()?.parse().ok(),
        };
        self.typed(key, "a day, like 2026-01-31", read)
    }

    /// Words in quotes, each with its place.
    pub fn list(&self, key: &str) -> Option<Vec<(String, Range<usize>)>> {
        let entry = self.get(key)?;
        let Some(list) = entry.get_ref().as_array() else {
            let what = self.what(key, entry);
            self.reader.wrong(&entry.span(), what, "a list of words, like [\"one\", \"two\"]");
            return None;
        };
        let mut words: Vec<(String, Range<usize>)> = Vec::new();
        for one in list {
            match one.get_ref().as_str().filter(|word| !word.trim().is_empty()) {
                Some(word) if words.iter().any(|(known, _)| known == word) => {
                    let what = format!("`{word}` is there twice");
                    self.reader.wrong(&one.span(), what, "each once");
                }
                Some(word) => words.push((word.to_string(), one.span())),
                None => self.reader.wrong(&one.span(), self.what(key, one), "a word in quotes"),
            }
        }
        Some(words)
    }

    /// The same without places.
    pub fn words(&self, key: &str) -> Vec<String> {
        let list = self.list(key).unwrap_or_default();
        list.into_iter().map(|(word, _)| word).collect()
    }

    /// Names that may come more than once: a list, or words parted by blanks.
    pub fn names(&self, key: &str) -> Vec<String> {
        let read = |value: &DeValue<'_>| match value {
            DeValue::String(text) => Some(text.split_whitespace().map(str::to_string).collect()),
            DeValue::Array(list) => list.iter().map(|one| scalar(one.get_ref())).collect(),
            _ => None,
        };
        self.typed(key, "names parted by blanks, like \"0 32 15\"", read).unwrap_or_default()
    }

    /// A table under a key.
    pub fn table(&self, key: &str) -> Option<(&'a DeTable<'a>, Range<usize>)> {
        let entry = self.get(key)?;
        let table = entry.get_ref().as_table();
        if table.is_none() {
            let expected = format!("a table, like [{key}] or {key} = {{ … }}");
            self.reader.wrong(&entry.span(), self.what(key, entry), expected);
        }
        table.map(|table| (table, entry.span()))
    }

    /// Tables under a key, each opened by `[[key]]`.
    pub fn tables(&self, key: &str) -> Vec<(&'a DeTable<'a>, Range<usize>)> {
        let Some(entry) = self.get(key) else { return Vec::new() };
        let Some(list) = entry.get_ref().as_array() else {
            let expected = format!("tables, each opened by [[{key}]]");
            self.reader.wrong(&entry.span(), self.what(key, entry), expected);
            return Vec::new();
        };
        let mut tables = Vec::new();
        for one in list {
            if let Some(table) = one.get_ref().as_table() {
                tables.push((table, one.span()));
            } else {
                let expected = format!("a table, opened by [[{key}]]");
                self.reader.wrong(&one.span(), self.what(key, one), expected);
            }
        }
        tables
    }
}

/// `"a", "b" or "c"`.
pub(super) fn quoted(known: &[&str]) -> String {
    let all: Vec<String> = known.iter().map(|word| format!("\"{word}\"")).collect();
    match all.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, rest)) => format!("{} or {last}", rest.join(", ")),
        None => "nothing".into(),
    }
}

fn whole(value: &DeValue<'_>) -> Option<u32> {
    let number = value.as_integer()?;
    u32::from_str_radix(number.as_str(), number.radix()).ok()
}

/// A number, a flag or a word as it would be posted; lists of them are parted by `/`.
pub(super) fn scalar(value: &DeValue<'_>) -> Option<String> {
    match value {
        DeValue::String(text) => Some(text.to_string()),
        DeValue::Integer(number) if number.radix() == 10 => Some(number.as_str().to_string()),
        DeValue::Float(number) => Some(number.as_str().to_string()),
        DeValue::Boolean(yes) => Some(yes.to_string()),
        DeValue::Array(list) => {
            let parts: Option<Vec<String>> = list
                .iter()
                .map(|one| match one.get_ref() {
                    DeValue::Array(_) => None,
                    other => scalar(other),
                })
                .collect();
            parts.map(|parts| parts.join("/"))
        }
        DeValue::Integer(_) | DeValue::Datetime(_) | DeValue::Table(_) => None,
    }
}
