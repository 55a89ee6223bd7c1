//! Shapes that several verbs write.

use law::Proven;
use odds::Exact;
use serde::Serialize;
use std::collections::BTreeMap;

/// An exact number: `p/q` and its nearest float.
#[derive(Serialize)]
pub(super) struct Number {
    exact: String,
    decimal: f64,
}

impl From<&Exact> for Number {
    fn from(exact: &Exact) -> Number {
        Number { exact: exact.to_string(), decimal: exact.decimal() }
    }
}

impl Number {
    /// The nearest float.
    pub(super) fn decimal(&self) -> f64 {
        self.decimal
    }
}

/// What is posted, as JSON values: numbers and flags bare, the rest as text.
pub(super) fn posted(proven: &Proven) -> BTreeMap<String, serde_json::Value> {
    use law::Value;
    let value = |value: &Value| match value {
        Value::Flag(yes) => (*yes).into(),
        Value::Number(n) => (*n).into(),
        other => other.to_string().into(),
    };
    let shown = |name: &&str| !name.starts_with("offers.");
    proven
        .iter()
        .filter(|(name, _)| shown(name))
        .map(|(name, v)| (name.to_string(), value(v)))
        .collect()
}
