//! The OpenAPI document is true: what is answered has the shape that it says.

use crate::support::{floor, told};
use serde_json::{Value, json};
use shell::api::routes;

/// What is wrong with a value, by a schema.
fn wrong(value: &Value, schema: &Value, document: &Value, at: &str) -> Vec<String> {
    if let Some(name) = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
        return wrong(value, &document["components"]["schemas"][name], document, at);
    }
    if let Some(any) = schema["anyOf"].as_array() {
        let found: Vec<Vec<String>> =
            any.iter().map(|one| wrong(value, one, document, at)).collect();
        return if found.iter().any(Vec::is_empty) { Vec::new() } else { found.concat() };
    }
    let fits = match schema["type"].as_str() {
        Some("string") => value.is_string(),
        Some("integer") => value.is_i64() || value.is_u64(),
        Some("number") => value.is_number(),
        Some("boolean") => value.is_boolean(),
        Some("array") => value.is_array(),
        Some("object") => value.is_object(),
        Some("null") => value.is_null(),
        _ => true,
    };
    if !fits {
        return vec![format!("{at}: {value} is no {}", schema["type"])];
    }
    let mut all = Vec::new();
    if let Some(words) = schema["enum"].as_array()
        && !words.contains(value)
    {
        all.push(format!("{at}: {value} is none of {words:?}"));
    }
    for (n, item) in value.as_array().into_iter().flatten().enumerate() {
        all.extend(wrong(item, &schema["items"], document, &format!("{at}[{n}]")));
    }
    if let Some(fields) = value.as_object() {
        for name in schema["required"].as_array().into_iter().flatten() {
            if !fields.contains_key(name.as_str().unwrap_or_default()) {
                all.push(format!("{at}: {name} is missing"));
            }
        }
        for (name, field) in fields {
            let place = format!("{at}.{name}");
            match (&schema["properties"][name], &schema["additionalProperties"]) {
                (Value::Null, Value::Bool(false)) => all.push(format!("{place} is not told of")),
                (Value::Null, Value::Object(other)) => {
                    all.extend(wrong(field, &json!(other), document, &place));
                }
                (Value::Null, _) => {}
                (known, _) => all.extend(wrong(field, known, document, &place)),
            }
        }
    }
    all
}

#[tokio::test]
async fn answers_have_the_shapes_that_the_document_says() {
    let mut floor = floor().await;
    let document = floor.admin.get("/api/openapi.json").await.expect("a document");
    let table =
        floor.open("co/baccarat", json!({ "set": { "min": "1.00", "max": "500.00" } })).await;
    let pot = floor.open("ca/texas-holdem", json!({})).await;
    let mut ada = floor.guest("Ada").await;
    told(&mut ada, table, json!({ "join": { "seat": 3 } })).await;
    let stake = json!({ "stake": { "seat": 3, "wager": "banker", "amount": "5.00" } });
    told(&mut ada, table, stake).await;
    told(&mut ada, table, json!({ "close": {} })).await;
    told(&mut ada, table, json!({ "clear": {} })).await;
    let mut found = Vec::new();
    let mut seen = 0;
    for route in routes() {
        let skip = ["change", "stream", "lobby_stream", "round_phh", "strategy", "rules"];
        let path =
            route.path.replace("{t}", &table.to_string()).replace("{r}", &format!("{table}-1"));
        let path = path.replace("{book}/{game}", "uk/roulette");
        if route.method != hyper::Method::GET || skip.contains(&route.name) || path.contains('{') {
            continue;
        }
        if route.answer.starts_with('!') || route.name == "rules_search" {
            continue;
        }
        let path = if route.name == "menu" { format!("{path}?seat=3") } else { path };
        for client in [&mut ada, &mut floor.admin] {
            let reply = crate::support::call(client, hyper::Method::GET, &path, None).await;
            let shape = if reply.status == 200 { route.answer } else { "Problem" };
            let schema = shell::document::schema(shape).expect("a shape");
            found.extend(wrong(&reply.body, &schema, &document, route.name));
            seen += 1;
        }
    }
    let menu = ada.get(&format!("/api/tables/{pot}/menu?seat=1")).await.expect("a menu");
    let schema = shell::document::schema("Choice[]").expect("a shape");
    found.extend(wrong(&menu, &schema, &document, "menu of a pot"));
    assert!(seen > 30, "{seen}");
    assert!(found.is_empty(), "{}", found.join("\n"));
    floor.stop().await;
}

#[test]
fn a_value_of_another_shape_is_found() {
    let document = json!({ "components": { "schemas": {} } });
    let schema = shell::document::schema("{a: integer, b?: text?}").expect("a shape");
    let check = |value: Value| wrong(&value, &schema, &document, "x").len();
    assert_eq!(check(json!({ "a": 1 })), 0);
    assert_eq!(check(json!({ "a": 1, "b": null })), 0);
    assert_eq!(check(json!({ "a": "1" })), 1);
    assert_eq!(check(json!({})), 1);
    assert_eq!(check(json!({ "a": 1, "c": 2 })), 1);
    assert_eq!(check(json!([])), 1);
}
