//! The API as a page for people: no script, no foreign address.

use super::{ABOUT, SCHEMAS};
use crate::api::Route;
use std::fmt::Write as _;

/// The page.
#[must_use]
pub fn page(routes: &[&Route], version: &str) -> String {
    let mut text = String::from(HEAD);
    let _ = write!(text, "<h1>croupier {}</h1><p>{}</p>", plain(version), plain(ABOUT));
    let _ = write!(text, "<p><a href=\"/api/openapi.json\">OpenAPI document</a></p><nav><ul>");
    let mut tags: Vec<&str> = Vec::new();
    for route in routes {
        if !tags.contains(&route.tag()) {
            tags.push(route.tag());
        }
    }
    for tag in &tags {
        let _ = write!(text, "<li><a href=\"#{tag}\">{tag}</a></li>");
    }
    text.push_str("<li><a href=\"#shapes\">shapes</a></li></ul></nav><main>");
    for tag in tags {
        let _ = write!(text, "<h2 id=\"{tag}\">{tag}</h2>");
        for route in routes.iter().filter(|route| route.tag() == tag) {
            row(&mut text, route);
        }
    }
    text.push_str("<h2 id=\"shapes\">shapes</h2>");
    for named in SCHEMAS {
        let (name, says) = (named.name, plain(named.says));
        let _ = write!(text, "<section id=\"{name}\"><h3>{name}</h3><p>{says}</p>");
        let _ = write!(text, "<pre>{}</pre></section>", linked(named.shape));
    }
    text.push_str("</main></body></html>\n");
    text
}

const HEAD: &str = "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\">\
    <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
    <meta name=\"color-scheme\" content=\"light dark\"><title>croupier: API</title>\
    <link rel=\"stylesheet\" href=\"/api/docs.css\"></head><body>";

fn row(text: &mut String, route: &Route) {
    let (method, path) = (route.method.as_str(), plain(route.path));
    let _ = write!(text, "<section id=\"{}\"><h3><b>{method}</b> {path}</h3>", route.name);
    let says = plain(route.says);
    let _ = write!(text, "<p>{says} <i>{}</i></p><dl>", plain(&route.access.says()));
    let mut part = |name: &str, shape: &str| {
        if !shape.is_empty() {
            let _ = write!(text, "<dt>{name}</dt><dd><pre>{}</pre></dd>", linked(shape));
        }
    };
    part("query", route.query);
    part("body", route.body);
    part("answer", route.answer.trim_start_matches('!'));
    text.push_str("</dl></section>");
}

/// A shape, with links to those that have names.
fn linked(shape: &str) -> String {
    let mut text = String::new();
    let mut word = String::new();
    let end = |text: &mut String, word: &mut String| {
        if SCHEMAS.iter().any(|named| named.name == word) {
            let _ = write!(text, "<a href=\"#{word}\">{word}</a>");
        } else {
            text.push_str(word);
        }
        word.clear();
    };
    for c in shape.chars() {
        if c.is_ascii_alphanumeric() || c == '_' {
            word.push(c);
        } else {
            end(&mut text, &mut word);
            text.push_str(&plain(c.encode_utf8(&mut [0; 4])));
        }
    }
    end(&mut text, &mut word);
    text
}

/// Text in which nothing is markup.
fn plain(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            c => out.push(c),
        }
    }
    out
}
