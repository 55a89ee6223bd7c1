//! What a house posts, as JSON has it: options may be numbers, flags, words or lists.

use super::problem::Problem;
use law::Posted;
use money::Cents;
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// Options and limits as a table of the catalogue opens with them.
///
/// # Errors
/// An option that is no such thing.
pub fn posted(
    set: Map<String, Value>,
    limits: BTreeMap<String, Cents>,
) -> Result<Posted, Problem> {
    let mut all = Posted::new();
    for (name, value) in set {
        let Some(text) = text(&value) else {
            let what = "a number, true or false, a word or a list of them";
            return Err(Problem::malformed(format!("`set`: {name} is {what}")));
        };
        // Lists of amounts are parted by `/` at the table.
        let text = if name == "blinds" { text.replace(',', "/") } else { text };
        let name = if name == "bring-in" { "bring_in".into() } else { name };
        all.insert(name, text);
    }
    for (name, amount) in limits {
        if all.insert(name.clone(), amount.plain()).is_some() {
            return Err(Problem::malformed(format!("{name} is in `set` and in `limits`")));
        }
    }
    Ok(all)
}

fn text(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.clone()),
        Value::Number(n) => Some(n.to_string()),
        Value::Bool(yes) => Some(yes.to_string()),
        Value::Array(list) => {
            let list: Option<Vec<String>> = list.iter().map(text).collect();
            list.map(|list| list.join(","))
        }
        Value::Null | Value::Object(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn numbers_flags_words_and_lists_are_posted_as_text() {
        let set = json!({ "decks": 6, "commission_free": true, "suit": "h",
            "blinds": ["1.00", "2.00"], "bring-in": "1.00" });
        let Value::Object(set) = set else { unreachable!() };
        let limits = BTreeMap::from([("min".to_string(), Cents::dollars(5))]);
        let all = posted(set.clone(), limits).expect("lawful or not, it can be read");
        let pairs: Vec<String> =
            all.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let wanted = "blinds=1.00/2.00 bring_in=1.00 commission_free=true decks=6 min=5.00 suit=h";
        assert_eq!(pairs.join(" "), wanted);
        let twice = BTreeMap::from([("decks".to_string(), Cents::ZERO)]);
        assert!(posted(set, twice).is_err());
        let Value::Object(wrong) = json!({ "decks": { "n": 6 } }) else { unreachable!() };
        assert!(posted(wrong, BTreeMap::new()).is_err());
    }
}
