//! What a file states of its own settlement, held against what comes out.
//!
//! A file may say in data what must come out of it, under the names that `croupier settle --json`
//! writes, and leave out whatever it does not care about:
//!
//! ```toml
//! [expect]
//! net = { "1" = "+10.00" }
//! house = "-10.00"
//! lines = [{ wager = "banker", result = "wins", rule = "co:30-2808(3)" }]
//! ```
//!
//! or `refused = "co:30-2808"`, where a rule is to refuse it. Or it ends in a line of three dashes
//! and all that `croupier settle` is to print.

use super::{Round, Settled};
use crate::Error;
use money::Cents;
use serde::Serialize;
use serde_json::{Map, Value};
use std::fmt::Write as _;

/// What is expected to come out: a part of the document, by its names.
pub type Expected = std::collections::BTreeMap<String, Value>;

/// The name under which a file expects to be refused.
const REFUSED: &str = "refused";

/// Texts of which so many pairs of lines differ are not aligned with each other.
const PAIRS_MAX: usize = 4_000_000;

/// What a file states, and whether that is what came out.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Held {
    /// What it states: data, or the text that is to be printed.
    pub stated: Value,
    /// Whether it is what came out.
    pub matches: bool,
    /// What differs: `-` what is stated, `+` what came out instead.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub differences: Vec<String>,
}

/// A round with what came of it. As JSON it is what `croupier settle --json` writes.
#[derive(Clone, Debug, Serialize)]
pub struct Document {
    /// The settlement.
    #[serde(flatten)]
    pub settled: Option<Settled>,
    /// Why there is none, where that is as stated or something else was stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refused: Option<String>,
    /// What the file states, if it states anything.
    #[serde(flatten)]
    pub held: Option<Held>,
}

impl Held {
    fn new(stated: Value, differences: Vec<String>) -> Held {
        Held { stated, matches: differences.is_empty(), differences }
    }

    /// A text that is to be printed, and what is. Colours are no part of it.
    #[must_use]
    pub fn printed(stated: &str, printed: &str) -> Held {
        Held::new(Value::from(stated), differences(stated, &plain(printed)))
    }

    /// Two statements of one file: both must hold.
    #[must_use]
    pub fn and(self, text: Held) -> Held {
        let mut stated = match self.stated {
            Value::Object(stated) => stated,
            other => Map::from_iter([("expect".to_string(), other)]),
        };
        stated.insert("printed".into(), text.stated);
        Held::new(stated.into(), [self.differences, text.differences].concat())
    }

    /// What differs, a line each.
    #[must_use]
    pub fn told(&self) -> String {
        self.differences.iter().flat_map(|line| [line.as_str(), "\n"]).collect()
    }
}

/// The round, and what its file states below a line of three dashes.
#[must_use]
pub fn parted(text: &str) -> (&str, Option<&str>) {
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        if line.trim_end() == "---" {
            return (&text[..at], Some(&text[at + line.len()..]));
        }
        at += line.len();
    }
    (text, None)
}

impl Round {
    /// Settles it, and holds what comes out against what it expects.
    ///
    /// # Errors
    /// The rule it breaks, unless it expects to; what is damaged in it, the names included under
    /// which it expects something.
    pub fn held(&self) -> Result<Document, Error> {
        let stated = || Value::Object(self.expect.clone().into_iter().collect());
        let refusal = self.expect.get(REFUSED).map(word);
        match (self.settle(), refusal) {
            (Ok(settled), _) if self.expect.is_empty() => {
                Ok(Document { settled: Some(settled), refused: None, held: None })
            }
            (Ok(settled), refusal) => {
                let mut differ = against(&self.expect, &settled)?;
                if let Some(rule) = refusal {
                    differ.push(format!("- refused {rule}"));
                    differ.push("+ settled".into());
                }
                let held = Some(Held::new(stated(), differ));
                Ok(Document { settled: Some(settled), refused: None, held })
            }
            (Err(error), Some(rule)) => {
                let why = error.to_string();
                let differ = if why.contains(&rule) {
                    Vec::new()
                } else {
                    vec![format!("- refused {rule}"), format!("+ refused {why}")]
                };
                let held = Some(Held::new(stated(), differ));
                Ok(Document { settled: None, refused: Some(why), held })
            }
            (Err(error), None) => Err(error),
        }
    }
}

/// What differs between what is expected and what came out.
fn against(expected: &Expected, settled: &Settled) -> Result<Vec<String>, Error> {
    let unwritten = |error: serde_json::Error| Error::damaged(error.to_string());
    let found = serde_json::to_value(settled).map_err(unwritten)?;
    let mut differ = Vec::new();
    for (name, stated) in expected.iter().filter(|(name, _)| *name != REFUSED) {
        let Some(found) = found.get(name) else {
            let all: Vec<&str> =
                found.as_object().into_iter().flatten().map(|(name, _)| name.as_str()).collect();
            return Err(Error::damaged(format!(
                "[expect] {name}: nothing of that name comes out; {} do, or `{REFUSED}`",
                all.join(", ")
            )));
        };
        hold(name, stated, Some(found), &mut differ);
    }
    Ok(differ)
}

/// Holds one thing against another; whatever is not stated may be anything.
fn hold(name: &str, stated: &Value, found: Option<&Value>, differ: &mut Vec<String>) {
    match (stated, found) {
        (Value::Object(stated), Some(Value::Object(found))) => {
            for (part, stated) in stated {
                hold(&format!("{name} {part}"), stated, found.get(part), differ);
            }
        }
        (Value::Array(stated), Some(Value::Array(found))) => in_order(name, stated, found, differ),
        (stated, Some(found)) if same(stated, found) => {}
        (stated, found) => {
            differ.push(format!("- {name} {}", word(stated)));
            differ.push(format!("+ {name} {}", found.map_or("(nothing)".into(), word)));
        }
    }
}

/// Each of a list that is stated comes out, in this order; there may be others between them.
fn in_order(name: &str, stated: &[Value], found: &[Value], differ: &mut Vec<String>) {
    let matches = |stated: &Value, found: &Value| {
        let mut differ = Vec::new();
        hold(name, stated, Some(found), &mut differ);
        differ.is_empty()
    };
    let mut rest = found;
    for stated in stated {
        if let Some(at) = rest.iter().position(|found| matches(stated, found)) {
            rest = &rest[at + 1..];
            continue;
        }
        differ.push(format!("- {name} {}", word(stated)));
        // What is alike but for what is wrong in it, as far as one can tell.
        if let Some(near) = rest.first() {
            differ.push(format!("+ {name} {}", only(stated, near)));
        }
    }
}

/// Of a thing what another one speaks of.
fn only(stated: &Value, found: &Value) -> String {
    let (Value::Object(stated), Value::Object(found)) = (stated, found) else {
        return word(found);
    };
    let parts = found.iter().filter(|(name, _)| stated.contains_key(*name));
    word(&parts.map(|(name, part)| (name.clone(), part.clone())).collect())
}

/// Whether two plain values are the same: money is, however it is written.
fn same(stated: &Value, found: &Value) -> bool {
    let (stated, found) = (word(stated), word(found));
    let money = |text: &str| text.trim_start_matches('+').parse::<Cents>().ok();
    stated == found || money(&stated).is_some_and(|stated| Some(stated) == money(&found))
}

/// A value as people write it.
fn word(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Object(parts) => {
            let mut text = String::new();
            for (name, part) in parts {
                let comma = if text.is_empty() { "" } else { ", " };
                let _ = write!(text, "{comma}{name} {}", word(part));
            }
            text
        }
        other => other.to_string(),
    }
}

/// A text without the colours of a terminal.
fn plain(text: &str) -> String {
    let mut parts = text.split("\u{1b}[");
    let mut plain = parts.next().unwrap_or_default().to_string();
    for part in parts {
        plain.push_str(part.split_once('m').map_or(part, |(_, rest)| rest));
    }
    plain
}

/// The lines in which two texts differ: `-` of the first, `+` of the second.
fn differences(stated: &str, came: &str) -> Vec<String> {
    let lines = |text: &'_ str| -> Vec<String> {
        text.trim_end().lines().map(|line| line.trim_end().to_string()).collect()
    };
    let (stated, came) = (lines(stated), lines(came));
    let head = stated.iter().zip(&came).take_while(|(a, b)| a == b).count();
    let (a, b) = (&stated[head..], &came[head..]);
    let tail = a.iter().rev().zip(b.iter().rev()).take_while(|(a, b)| a == b).count();
    let (a, b) = (&a[..a.len() - tail], &b[..b.len() - tail]);
    let minus = |line: &String| format!("- {line}");
    let plus = |line: &String| format!("+ {line}");
    if a.len().saturating_mul(b.len()) > PAIRS_MAX {
        return a.iter().map(minus).chain(b.iter().map(plus)).collect();
    }
    // The longest run of common lines from every place on.
    let mut common = vec![vec![0_u32; b.len() + 1]; a.len() + 1];
    for (i, one) in a.iter().enumerate().rev() {
        for (j, other) in b.iter().enumerate().rev() {
            let past = common[i + 1][j].max(common[i][j + 1]);
            common[i][j] = if one == other { common[i + 1][j + 1] + 1 } else { past };
        }
    }
    let (mut i, mut j, mut differ) = (0, 0, Vec::new());
    while i < a.len() || j < b.len() {
        if i < a.len() && j < b.len() && a[i] == b[j] {
            (i, j) = (i + 1, j + 1);
        } else if j == b.len() || i < a.len() && common[i + 1][j] >= common[i][j + 1] {
            differ.push(minus(&a[i]));
            i += 1;
        } else {
            differ.push(plus(&b[j]));
            j += 1;
        }
    }
    differ
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROUND: &str = "game = \"co/baccarat\"\n[[seat]]\nn = 1\nbets = { banker = \"10.00\" }\n\
        [spots]\nplayer = \"6h Kc\"\nbanker = \"4c 3d\"\n";

    fn held(expect: &str) -> Held {
        let round = Round::read(&format!("{ROUND}[expect]\n{expect}")).expect("a round");
        round.held().expect("settled").held.expect("something is stated")
    }

    #[test]
    fn what_is_expected_is_a_part_of_what_comes_out() {
        let net = "net = { \"1\" = \"+9.50\" }\n";
        for whole in [
            net.to_string(),
            "net = { 1 = \"9.50\" }".into(),
            format!(
                "{net}house = \"-9.50\"\nlines = [{{ wager = \"banker\", result = \"wins\" }}]"
            ),
            "lines = [{ seat = 1, rule = \"co:30-2808(3)\", stake = 10 }]".into(),
            "facts = { player_points = 6 }".into(),
        ] {
            assert_eq!(held(&whole).differences, Vec::<String>::new(), "{whole}");
        }
        for (wrong, told) in [
            ("net = { \"1\" = \"+9.51\" }", ["- net 1 +9.51", "+ net 1 +9.50"]),
            ("net = { \"2\" = \"+9.50\" }", ["- net 2 +9.50", "+ net 2 (nothing)"]),
            ("house = 9.5", ["- house 9.5", "+ house -9.50"]),
            (
                "lines = [{ wager = \"banker\", result = \"loses\" }]",
                ["- lines result loses, wager banker", "+ lines result wins, wager banker"],
            ),
            ("refused = \"co:\"", ["- refused co:", "+ settled"]),
        ] {
            assert_eq!(held(wrong).differences, told, "{wrong}");
            assert!(!held(wrong).matches);
        }
    }

    #[test]
    fn a_list_is_stated_in_order_and_once_for_each() {
        let twice = "lines = [{ wager = \"banker\" }, { wager = \"banker\" }]";
        assert_eq!(held(twice).differences, ["- lines wager banker"]);
    }

    #[test]
    fn a_refusal_is_stated_by_its_rule_and_a_name_must_exist() {
        let low = format!("{ROUND}[limits]\nmin = \"20.00\"\n");
        let read = |expect: &str| Round::read(&format!("{low}[expect]\n{expect}")).expect("read");
        let refused = read("refused = \"co:\"").held().expect("as stated");
        assert!(refused.held.expect("stated").matches && refused.refused.is_some());
        let other = read("refused = \"uk:\"").held().expect("held").held.expect("stated");
        assert_eq!((other.matches, &*other.differences[0]), (false, "- refused uk:"));
        assert!(read("net = { \"1\" = \"+1.00\" }").held().is_err());
        let unknown = Round::read(&format!("{ROUND}[expect]\nnett = 1\n")).expect("read");
        let why = unknown.held().expect_err("no such name").to_string();
        assert!(why.contains("nett") && why.contains("house, lines"), "{why}");
    }

    #[test]
    fn texts_differ_in_the_lines_that_do() {
        assert_eq!(parted("a\n---\nb\n"), ("a\n", Some("b\n")));
        assert_eq!(parted("a\r\n---\r\nb\r\n"), ("a\r\n", Some("b\r\n")));
        assert_eq!(parted("# -----\na\n"), ("# -----\na\n", None));
        assert_eq!(differences("a\nb\n", "a\nb"), Vec::<String>::new());
        assert_eq!(differences("a\nb\nc\nd\n", "a\nx\nc\nd\ne\n"), ["- b", "+ x", "+ e"]);
        assert_eq!(differences("a\n", "\n"), ["- a"]);
        assert!(Held::printed("net 1\r\n", "\u{1b}[2mnet\u{1b}[0m 1\n").matches);
    }
}
