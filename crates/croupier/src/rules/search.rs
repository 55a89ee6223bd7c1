//! Rules found by their words.

use super::Stated;
use crate::rules::related::reading_text;
use law::BOOKS;

/// The rules and readings whose id or text has all the words, in any case and anywhere.
///
/// ```
/// let found = croupier::rules::search("misdeal");
/// assert!(found.iter().any(|rule| rule.id.starts_with("ca:")));
/// assert!(croupier::rules::search("misdeal zebra").is_empty());
/// ```
#[must_use]
pub fn search(words: &str) -> Vec<Stated> {
    let words: Vec<String> = words.split_whitespace().map(str::to_lowercase).collect();
    if words.is_empty() {
        return Vec::new();
    }
    let all = |text: &str| words.iter().all(|word| text.contains(word.as_str()));
    let rules = BOOKS.iter().flat_map(|book| book.rules);
    let rules = rules.filter(|rule| all(&format!("{} {}", rule.id, rule.text).to_lowercase()));
    let readings = law::reading::RULES.iter().filter(|rule| {
        let text = reading_text(rule.id).unwrap_or(rule.text);
        all(&format!("{} {text}", rule.id).to_lowercase())
    });
    rules.chain(readings).map(Stated::from).collect()
}
