//! Shapes of bodies and answers, written briefly and turned into JSON Schema.
//!
//! ```text
//! text integer number flag money moment rule any      what a value is
//! Event                                               a shape that has a name
//! Event[]  map<money>  integer?                       a list, a map by name, perhaps null
//! "virtual"|"live"                                    one of these words, or of these shapes
//! {name: text, buy?: money}                           an object; `?` after a name: may be absent
//! {n: integer, ...}                                   and whatever else
//! one {close: {}, deal: {}}                           an object of exactly one of these words
//! ```

use serde_json::{Map, Value, json};

/// Turns a shape into JSON Schema.
///
/// # Errors
/// What is wrong with it, and where.
pub fn schema(shape: &str) -> Result<Value, String> {
    let mut reader = Reader { text: shape, at: 0 };
    let value = reader.shape()?;
    reader.space();
    if reader.at < shape.len() { Err(reader.expected("the end")) } else { Ok(value) }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    fn space(&mut self) {
        self.at += self.rest().len() - self.rest().trim_start().len();
    }

    fn expected(&self, what: &str) -> String {
        format!("`{}` at {}: expected {what}", self.text, self.at)
    }

    /// Takes a mark, if it comes next.
    fn takes(&mut self, mark: &str) -> bool {
        self.space();
        let comes = self.rest().starts_with(mark);
        self.at += if comes { mark.len() } else { 0 };
        comes
    }

    fn must(&mut self, mark: &str) -> Result<(), String> {
        if self.takes(mark) { Ok(()) } else { Err(self.expected(&format!("`{mark}`"))) }
    }

    fn word(&mut self) -> Result<String, String> {
        self.space();
        let named = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-');
        let end = self.rest().find(|c| !named(c)).unwrap_or(self.rest().len());
        if end == 0 {
            return Err(self.expected("a name"));
        }
        let word = self.rest()[..end].to_string();
        self.at += end;
        Ok(word)
    }

    /// Alternatives: words become one list of words.
    fn shape(&mut self) -> Result<Value, String> {
        let mut all = vec![self.counted()?];
        while self.takes("|") {
            all.push(self.counted()?);
        }
        if let [_] = all.as_slice() {
            return Ok(all.remove(0));
        }
        let words: Vec<Value> =
            all.iter().filter_map(|one| one["enum"].as_array()).flatten().cloned().collect();
        if words.len() == all.len() {
            return Ok(json!({ "type": "string", "enum": words }));
        }
        Ok(json!({ "anyOf": all }))
    }

    fn counted(&mut self) -> Result<Value, String> {
        let mut value = self.single()?;
        loop {
            if self.takes("[]") {
                value = json!({ "type": "array", "items": value });
            } else if self.takes("?") {
                value = json!({ "anyOf": [value, { "type": "null" }] });
            } else {
                return Ok(value);
            }
        }
    }

    fn single(&mut self) -> Result<Value, String> {
        self.space();
        if self.rest().starts_with('"') {
            return self.quoted();
        }
        if self.takes("{") {
            return self.object();
        }
        let word = self.word()?;
        Ok(match word.as_str() {
            "text" => json!({ "type": "string" }),
            "integer" => json!({ "type": "integer" }),
            "number" => json!({ "type": "number" }),
            "flag" => json!({ "type": "boolean" }),
            "any" => json!({}),
            "money" => json!({ "type": "string", "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2}$",
                "description": "an amount with two decimals" }),
            "moment" => json!({ "type": "integer", "format": "int64",
                "description": "milliseconds since the beginning of 1970" }),
            "rule" => json!({ "type": "string", "description": "the id of a rule" }),
            "map" => {
                self.must("<")?;
                let inner = self.shape()?;
                self.must(">")?;
                json!({ "type": "object", "additionalProperties": inner })
            }
            "one" => {
                self.must("{")?;
                let mut value = self.object()?;
                value["required"] = json!([]);
                value["minProperties"] = json!(1);
                value["maxProperties"] = json!(1);
                value
            }
            name if name.starts_with(|c: char| c.is_ascii_uppercase()) => {
                json!({ "$ref": format!("#/components/schemas/{name}") })
            }
            _ => return Err(self.expected("a kind of value")),
        })
    }

    /// A word in quotes.
    fn quoted(&mut self) -> Result<Value, String> {
        self.must("\"")?;
        let end = self.rest().find('"').ok_or_else(|| self.expected("a closing quote"))?;
        let word = self.rest()[..end].to_string();
        self.at += end + 1;
        Ok(json!({ "type": "string", "enum": [word] }))
    }

    /// What follows an opening brace.
    fn object(&mut self) -> Result<Value, String> {
        let (mut fields, mut required) = (Map::new(), Vec::new());
        let mut more = false;
        while !self.takes("}") {
            if self.takes("...") {
                more = true;
            } else {
                let name = self.word()?;
                if !self.takes("?") {
                    required.push(name.clone());
                }
                self.must(":")?;
                let value = self.shape()?;
                fields.insert(name, value);
            }
            if !self.takes(",") {
                self.must("}")?;
                break;
            }
        }
        Ok(json!({
            "type": "object",
            "properties": fields,
            "required": required,
            "additionalProperties": more,
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_become_schemas() {
        let text = json!({ "type": "string" });
        assert_eq!(schema("text"), Ok(text.clone()));
        assert_eq!(schema("text[]"), Ok(json!({ "type": "array", "items": text })));
        assert_eq!(schema("text ?"), Ok(json!({ "anyOf": [text, { "type": "null" }] })));
        assert_eq!(schema("\"a\"|\"b\""), Ok(json!({ "type": "string", "enum": ["a", "b"] })));
        let event = json!({ "$ref": "#/components/schemas/Event" });
        let object = schema("{a: Event, b?: map<Event>, ...}").expect("a shape");
        assert_eq!(object["properties"]["a"], event);
        assert_eq!(object["properties"]["b"]["additionalProperties"], event);
        assert_eq!(object["required"], json!(["a"]));
        assert_eq!(object["additionalProperties"], json!(true));
        let either = schema("\"all\"|{n: integer}").expect("a shape");
        assert_eq!(either["anyOf"].as_array().map(Vec::len), Some(2));
        let one = schema("one {close: {}, deal: {}}").expect("a shape");
        assert_eq!((&one["minProperties"], &one["maxProperties"]), (&json!(1), &json!(1)));
    }

    #[test]
    fn what_is_no_shape_says_where() {
        for wrong in ["", "word", "{a text}", "{a: text", "text text", "\"a", "map text", "[]"] {
            let error = schema(wrong).expect_err(wrong);
            assert!(error.contains("expected"), "{error}");
        }
    }
}
