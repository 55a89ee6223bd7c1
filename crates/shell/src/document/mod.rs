//! The OpenAPI document and a page for people, both made from the one table of routes.
//!
//! The same table makes the router, so that no route is missing here; tests hold every answer
//! they get against the shapes, so that none is told wrongly.

mod page;
mod schemas;
mod shape;

pub use page::page;
pub use schemas::SCHEMAS;
pub use shape::schema;

use super::api::{Access, Route};
use serde_json::{Map, Value, json};

/// The OpenAPI document of these routes.
#[must_use]
pub fn openapi(routes: &[&Route], version: &str) -> Value {
    let mut paths: Map<String, Value> = Map::new();
    for route in routes {
        let path = paths.entry(route.path.to_string()).or_insert_with(|| json!({}));
        path[route.method.as_str().to_lowercase()] = operation(route);
    }
    let named = SCHEMAS.iter().map(|named| {
        let mut value = read(named.shape);
        value["description"] = named.says.into();
        (named.name.to_string(), value)
    });
    let schemas: Map<String, Value> = named.collect();
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "croupier",
            "version": version,
            "description": ABOUT,
        },
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {
                "cookie": { "type": "apiKey", "in": "cookie", "name": super::caller::COOKIE },
                "token": { "type": "http", "scheme": "bearer" },
            },
        },
    })
}

/// What a reader should know first.
pub const ABOUT: &str = "Money is a decimal string with two digits. A refusal by a rule is 409 \
    with `why` and `rule`; `kind` tells a reused id (`reused`) and an outdated request (`stale`) \
    from a rule. 400 is malformed, 401 says that nobody is signed in, 403 that it is not your \
    part, 404 that there is no such thing, 413 that a body is too large, 429 that you come too \
    often (`Retry-After` says when to come again), 503 that nothing is accepted now. A request \
    with an `id` may be sent again: the same answer comes back, and nothing happens twice. \
    Browsers sign in by a cookie, and must send JSON from the floor's own pages; programs send \
    `Authorization: Bearer` with a token of theirs.";

fn operation(route: &Route) -> Value {
    let mut operation = json!({
        "operationId": route.name,
        "summary": route.says,
        "tags": [route.tag()],
        "responses": {
            route.status.to_string(): answer(route),
            "default": { "description": "turned down, and nothing changed", "content": {
                "application/json": { "schema": read("Problem") } } },
        },
    });
    let parameters: Vec<Value> = parameters(route);
    if !parameters.is_empty() {
        operation["parameters"] = parameters.into();
    }
    if !route.body.is_empty() {
        let content = json!({ "application/json": { "schema": read(route.body) } });
        operation["requestBody"] = json!({ "required": true, "content": content });
    }
    if !matches!(route.access, Access::Anyone) {
        operation["security"] = json!([{ "cookie": [] }, { "token": [] }]);
    }
    operation["x-who"] = route.access.says().into();
    operation
}

fn answer(route: &Route) -> Value {
    if let Some(kind) = route.answer.strip_prefix('!') {
        return json!({ "description": "", "content": { kind: {} } });
    }
    json!({ "description": "", "content": {
        "application/json": { "schema": read(route.answer) } } })
}

/// What is in the path, and what may be asked after a question mark.
fn parameters(route: &Route) -> Vec<Value> {
    let parts = route.path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
    let path = parts.map(|name| {
        let name = name.trim_start_matches('*');
        json!({ "name": name, "in": "path", "required": true, "schema": { "type": "string" } })
    });
    let asked = read(&format!("{{{}}}", route.query));
    let required = asked["required"].clone();
    let fields = asked["properties"].as_object().cloned().unwrap_or_default();
    let query = fields.into_iter().map(|(name, schema)| {
        let must = required.as_array().is_some_and(|all| all.contains(&json!(name)));
        json!({ "name": name, "in": "query", "required": must, "schema": schema })
    });
    path.chain(query).collect()
}

/// A shape of ours.
fn read(shape: &str) -> Value {
    // invariant: every shape of the tables is read by a test.
    schema(shape).unwrap_or_else(|error| panic!("{error}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api;

    #[test]
    fn every_shape_can_be_read_and_every_name_stands_for_one() {
        let document = openapi(&api::routes(), "0");
        let text = document.to_string();
        let mut at = 0;
        let mark = "#/components/schemas/";
        let mut named = 0;
        while let Some(found) = text[at..].find(mark) {
            at += found + mark.len();
            let name: String =
                text[at..].chars().take_while(char::is_ascii_alphanumeric).collect();
            assert!(document["components"]["schemas"][&name].is_object(), "{name}");
            named += 1;
        }
        assert!(named > 20, "{named}");
    }

    #[test]
    fn every_operation_has_a_name_of_its_own() {
        let mut names: Vec<&str> = api::routes().iter().map(|route| route.name).collect();
        let all = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), all);
    }
}
