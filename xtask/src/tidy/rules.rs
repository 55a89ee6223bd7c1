//! The rule indexes: `rulebooks/<book>/*.toml`, one entry for every numbered rule.

use super::{TextFile, Violation, line_at};
use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;

/// What a rule is about.
pub const KINDS: [&str; 4] = ["play", "pay", "offer", "conduct"];

/// What the project has done about a rule.
pub const STATUSES: [&str; 4] = ["coded", "audited", "manual", "todo"];

/// The most characters that our paraphrase of a rule may have.
pub const TEXT_MAX: usize = 140;

/// One rule of one book.
#[derive(Debug, Clone)]
pub struct Rule {
    /// The book and the number: `co:30-2808(3)(a)`.
    pub id: String,
    /// The rule in our words.
    pub text: String,
    /// Whether code or the audit obeys it, so that a test must show it.
    pub is_coded: bool,
    /// The index it stands in.
    pub file: String,
    /// The line of its number there.
    pub line: usize,
}

/// Unknown keys are damage: a misspelt `why` must not pass for none.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Index {
    book: Book,
    #[serde(default, rename = "rule")]
    rules: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "a key that only others read is named to be known")]
struct Book {
    id: String,
    title: String,
    strip: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "a key that only others read is named to be known")]
struct Entry {
    n: Spanned<String>,
    text: String,
    kind: String,
    status: String,
    lines: String,
    why: Option<String>,
    ruled: Option<toml::Table>,
    example: Option<String>,
}

/// All rules of all indexes, and what is wrong with them: damaged files, kinds and statuses
/// outside their sets, manual rules without a reason, long texts, ids given twice.
#[must_use]
pub fn read(indexes: &[TextFile]) -> (Vec<Rule>, Vec<Violation>) {
    let mut rules: Vec<Rule> = Vec::new();
    let mut wrong = Vec::new();
    for file in indexes {
        let index: Index = match toml::from_str(&file.text) {
            Ok(index) => index,
            Err(error) => {
                let line = error.span().map_or(1, |span| line_at(&file.text, span.start));
                wrong.push(Violation::new(&file.path, line, error.message()));
                continue;
            }
        };
        for entry in index.rules {
            let line = line_at(&file.text, entry.n.span().start);
            let problems = problems(&entry).into_iter();
            wrong.extend(problems.map(|what| Violation::new(&file.path, line, what)));
            rules.push(Rule {
                id: format!("{}:{}", index.book.id, entry.n.get_ref()),
                text: entry.text,
                is_coded: matches!(entry.status.as_str(), "coded" | "audited"),
                file: file.path.clone(),
                line,
            });
        }
    }
    wrong.extend(repeated(&rules));
    (rules, wrong)
}

fn problems(entry: &Entry) -> Vec<String> {
    let mut found = Vec::new();
    let length = entry.text.chars().count();
    if length > TEXT_MAX {
        found
            .push(format!("the text has {length} characters, at most {TEXT_MAX}: say it shorter"));
    }
    if entry.text.trim().is_empty() {
        found.push("the text is empty: say the rule in our words".to_owned());
    }
    if !KINDS.contains(&entry.kind.as_str()) {
        found.push(format!("kind `{}` is none of {}", entry.kind, KINDS.join(", ")));
    }
    if !STATUSES.contains(&entry.status.as_str()) {
        found.push(format!("status `{}` is none of {}", entry.status, STATUSES.join(", ")));
    }
    let has_reason = entry.why.as_ref().is_some_and(|why| !why.trim().is_empty());
    if entry.status == "manual" && !has_reason {
        found.push("a manual rule needs its `why`".to_owned());
    }
    found
}

fn repeated(rules: &[Rule]) -> Vec<Violation> {
    let mut first: BTreeMap<&str, &Rule> = BTreeMap::new();
    let mut found = Vec::new();
    for rule in rules {
        if let Some(earlier) = first.get(rule.id.as_str()) {
            let what = format!("{} stands already at {}:{}", rule.id, earlier.file, earlier.line);
            found.push(Violation::new(&rule.file, rule.line, what));
        } else {
            first.insert(&rule.id, rule);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn index(id: &str, entries: &str) -> TextFile {
        let text = format!("[book]\nid = \"{id}\"\ntitle = \"A book\"\n{entries}");
        TextFile { path: format!("rulebooks/{id}/index.toml"), text }
    }

    fn entry(n: &str, text: &str, kind: &str, status: &str) -> String {
        format!(
            "[[rule]]\nn = \"{n}\"\ntext = \"{text}\"\nkind = \"{kind}\"\nstatus = \"{status}\"\n\
             lines = \"1-2\"\n"
        )
    }

    #[track_caller]
    fn check(entries: &str, expected: &[&str]) {
        let (_, wrong) = read(&[index("co", entries)]);
        let found: Vec<_> = wrong.iter().map(ToString::to_string).collect();
        assert_eq!(found.len(), expected.len(), "{found:?}");
        for (found, expected) in found.iter().zip(expected) {
            assert!(found.contains(expected), "{found}");
        }
    }

    #[test]
    fn rules_carry_their_book_and_line() {
        let entries =
            entry("30-1(a)", "A", "pay", "coded") + &entry("30-2", "B", "conduct", "todo");
        let (rules, wrong) = read(&[index("co", &entries)]);
        assert_eq!(wrong, []);
        assert_eq!((rules[0].id.as_str(), rules[0].line, rules[0].is_coded), {
            ("co:30-1(a)", 5, true)
        });
        assert_eq!((rules[1].id.as_str(), rules[1].line, rules[1].is_coded), {
            ("co:30-2", 11, false)
        });
    }

    #[test]
    fn a_text_is_held_to_its_length() {
        check(&entry("1", &"é".repeat(139), "pay", "todo"), &[]);
        check(&entry("1", &"é".repeat(140), "pay", "todo"), &[]);
        check(
            &entry("1", &"é".repeat(141), "pay", "todo"),
            &["co/index.toml:5: the text has 141"],
        );
        check(&entry("1", " ", "pay", "todo"), &["empty"]);
    }

    #[test]
    fn kinds_and_statuses_are_closed_sets() {
        for kind in KINDS {
            check(&entry("1", "A", kind, "audited"), &[]);
        }
        check(&entry("1", "A", "money", "coded"), &["kind `money`"]);
        check(&entry("1", "A", "pay", "done"), &["status `done`"]);
    }

    #[test]
    fn a_manual_rule_says_why() {
        let manual = entry("1", "A", "conduct", "manual");
        check(&manual, &["why"]);
        check(&format!("{manual}why = \" \"\n"), &["why"]);
        check(&format!("{manual}why = \"a person watches\"\n"), &[]);
    }

    #[test]
    fn an_id_stands_once() {
        let entry = entry("1", "A", "play", "todo");
        check(&entry.repeat(2), &["co/index.toml:11: co:1 stands already at"]);
        let (_, wrong) = read(&[index("co", &entry), index("uk", &entry)]);
        assert_eq!(wrong, []);
    }

    #[test]
    fn a_damaged_index_is_located() {
        check("[[rule]]\nn = 3\n", &["co/index.toml:5"]);
        check("x = \n", &["co/index.toml:4"]);
        let misspelt = entry("1", "A", "conduct", "manual") + "whi = \"a person watches\"\n";
        check(&misspelt, &["co/index.toml:10: unknown field `whi`"]);
    }
}
