//! At the edge of the API: a body says what its route's shape has, and nothing else; money is a
//! decimal string with two digits.
//!
//! Values are read leniently elsewhere: what is stored stays readable, and files of `settle` may
//! say `5`. Here a field that nobody reads is a mistake of whoever wrote it.

use super::Route;
use crate::document::{SCHEMAS, schema};
use serde_json::{Map, Value};
use std::collections::HashMap;
use std::sync::{Mutex, OnceLock, PoisonError};

/// Whether a body is what its route's shape has.
///
/// # Errors
/// The field that is not known, or the amount that is none, in words.
pub(super) fn check(route: &Route, body: &Value) -> Result<(), String> {
    static READ: OnceLock<Mutex<HashMap<&'static str, Value>>> = OnceLock::new();
    if route.body.is_empty() {
        return Ok(());
    }
    let mut read = READ.get_or_init(Mutex::default).lock().unwrap_or_else(PoisonError::into_inner);
    // A shape that is none is found by a test of the document.
    let shape = read.entry(route.body).or_insert_with(|| schema(route.body).unwrap_or_default());
    let shape = shape.clone();
    drop(read);
    fits(&shape, body, "the body")
}

/// Shapes that have a name.
fn named(name: &str) -> &'static Value {
    static NAMED: OnceLock<HashMap<&'static str, Value>> = OnceLock::new();
    let all = NAMED.get_or_init(|| {
        let read = |text| schema(text).unwrap_or_default();
        SCHEMAS.iter().map(|named| (named.name, read(named.shape))).collect()
    });
    &all[name]
}

fn fits(shape: &Value, value: &Value, at: &str) -> Result<(), String> {
    if let Some(name) = shape["$ref"].as_str().and_then(|at| at.rsplit('/').next()) {
        return fits(named(name), value, at);
    }
    if let Some(all) = shape["anyOf"].as_array() {
        let mut told = all.iter().filter(|one| is_alike(one, value));
        let Some(first) = told.next() else { return Ok(()) };
        let found = fits(first, value, at);
        return if told.any(|one| fits(one, value, at).is_ok()) { Ok(()) } else { found };
    }
    match value {
        Value::Object(fields) => all_fit(shape, fields, at),
        Value::Array(all) => all.iter().try_for_each(|one| fits(&shape["items"], one, at)),
        Value::String(text) if shape.get("pattern").is_some() && !is_amount(text) => {
            let text = text.escape_debug();
            Err(format!("{at}: `{text}` is no amount: write it with two decimals, like 25.00"))
        }
        _ => Ok(()),
    }
}

/// Whether a value is of the kind of a shape at all; what it lacks is said by whoever reads it.
fn is_alike(shape: &Value, value: &Value) -> bool {
    match shape["type"].as_str() {
        Some("object") => value.is_object(),
        Some("array") => value.is_array(),
        Some("string") => value.is_string(),
        Some("null") => value.is_null(),
        Some("integer" | "number") => value.is_number(),
        Some("boolean") => value.is_boolean(),
        _ => true,
    }
}

fn all_fit(shape: &Value, fields: &Map<String, Value>, at: &str) -> Result<(), String> {
    let Some(known) = shape["properties"].as_object() else {
        // A map by name, or anything at all.
        let inner = &shape["additionalProperties"];
        return fields.iter().try_for_each(|(name, value)| fits(inner, value, &quoted(name)));
    };
    for (name, value) in fields {
        match known.get(name) {
            Some(inner) => fits(inner, value, &quoted(name))?,
            None if shape["additionalProperties"] == false => {
                let known: Vec<String> = known.keys().map(|name| quoted(name)).collect();
                let known = if known.is_empty() { "nothing".into() } else { known.join(", ") };
                let name = quoted(name);
                return Err(format!(
                    "{at}: {name} is nothing that is known here; known is {known}"
                ));
            }
            None => {}
        }
    }
    Ok(())
}

fn quoted(name: &str) -> String {
    format!("`{}`", name.escape_debug())
}

/// An amount as the API writes it: `25.00`, `-0.50`, no other zeros, no sign of plus.
fn is_amount(text: &str) -> bool {
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let (whole, cents) =
        text.strip_prefix('-').unwrap_or(text).split_once('.').unwrap_or_default();
    let zeros = whole.len() > 1 && whole.starts_with('0');
    digits(whole) && !zeros && digits(cents) && cents.len() == 2
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn tell(input: &Value) -> Result<(), String> {
        let route = super::super::find(&axum::http::Method::POST, "/api/tables/{t}/inputs");
        check(route.expect("a route"), &json!({ "input": input }))
    }

    #[test]
    fn an_amount_has_two_decimals() {
        for text in ["0.00", "25.00", "-0.50", "1000000.01"] {
            assert!(is_amount(text), "{text}");
        }
        for text in ["", "1", "1.0", "+1.00", "00001.00", "01.00", "1.000", ".50", "1.", "$1.00"] {
            assert!(!is_amount(text), "{text}");
        }
    }

    #[test]
    fn a_field_that_nobody_reads_is_named_wherever_it_stands() {
        let stake = json!({ "seat": 1, "wager": "red", "amount": "5.00" });
        assert_eq!(tell(&json!({ "stake": stake })), Ok(()));
        let mut more = stake.clone();
        more["x"] = json!(1);
        assert!(tell(&json!({ "stake": more })).is_err_and(|why| why.contains("`x` is nothing")));
        let act = |more: &Value| {
            let mut act = json!({ "seat": 1, "act": "raise", "amount": "8.00" });
            act.as_object_mut().expect("one").extend(more.as_object().expect("one").clone());
            tell(&json!({ "decide": act }))
        };
        assert_eq!(act(&json!({ "cards": "9h 9c" })), Ok(()));
        assert!(act(&json!({ "card": "9h" })).is_err_and(|why| why.contains("`card`")));
        assert!(tell(&json!({ "close": { "now": true } })).is_err());
        assert_eq!(tell(&json!({ "card": "Qh" })), Ok(()));
        assert_eq!(tell(&json!({ "card": { "card": "Qh", "to": "banker" } })), Ok(()));
        assert!(tell(&json!({ "card": { "card": "Qh", "at": "banker" } })).is_err());
        let speak = |chips: &Value| tell(&json!({ "speak": { "seat": 1, "chips": chips } }));
        assert_eq!(speak(&json!([["5.00"], ["1.00", "1.00"]])), Ok(()));
        assert!(speak(&json!([["5"]])).is_err());
    }
}
