//! Bodies, questions and answers as JSON: what is malformed is refused in words.

use super::super::caller::is_json;
use super::super::problem::Problem;
use super::Route;
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, MatchedPath, Request};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The most bytes of a body.
pub const BODY_MAX: usize = 64 * 1024;

/// A body that is read as JSON.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Problem> {
        let kind = request.headers().get(header::CONTENT_TYPE);
        let path = request.extensions().get::<MatchedPath>().map(MatchedPath::as_str);
        let route = path.and_then(|path| super::find(request.method(), path));
        let json = kind.map(|kind| kind.to_str().is_ok_and(is_json));
        let bytes =
            Bytes::from_request(request, state).await.map_err(|rejected| {
                match rejected.into_response().status() {
                    StatusCode::PAYLOAD_TOO_LARGE => {
                        Problem::too_large(format!("a body has at most {BODY_MAX} bytes"))
                    }
                    _ => Problem::malformed("the body did not arrive whole"),
                }
            })?;
        if json == Some(false) {
            return Err(Problem::malformed("send JSON: Content-Type: application/json"));
        }
        // A call that needs nothing said may say nothing.
        let bytes: &[u8] = if bytes.is_empty() { b"{}" } else { &bytes };
        if !bytes.trim_ascii_start().starts_with(b"{") {
            return Err(Problem::malformed("the body: expected an object, {\"name\": …}"));
        }
        match serde_json::from_slice(bytes) {
            Ok(value) => exact(route, bytes).map(|()| Body(value)),
            Err(error) => Err(Problem::malformed(format!("the body: {}", said(&error)))),
        }
    }
}

/// A body that can be read says nothing that nobody reads.
fn exact(route: Option<&Route>, bytes: &[u8]) -> Result<(), Problem> {
    let (Some(route), Ok(value)) = (route, serde_json::from_slice(bytes)) else { return Ok(()) };
    super::strict::check(route, &value).map_err(|why| {
        Problem::malformed(if why.starts_with("the body") {
            why
        } else {
            format!("the body: {why}")
        })
    })
}

/// What is asked after the question mark, each name once.
pub struct Query<T>(pub T);

impl<T: DeserializeOwned, S: Sync> FromRequestParts<S> for Query<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Query<T>, Problem> {
        let text = parts.uri.query().unwrap_or_default();
        let mut fields = serde_json::Map::new();
        for pair in text.split('&').filter(|pair| !pair.is_empty()) {
            let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
            let (name, value) = (decoded(name)?, decoded(value)?);
            if fields.insert(name.clone(), value.into()).is_some() {
                return Err(Problem::malformed(format!("`{name}` is asked twice")));
            }
        }
        let asked = serde_json::from_value(fields.into());
        asked
            .map(Query)
            .map_err(|error| Problem::malformed(format!("the question: {}", said(&error))))
    }
}

/// What is wrong with a body, in a caller's words: no name of a type of ours.
fn said(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let parted = text.rsplit_once(" at line ").map(|(what, at)| (what, format!(", at line {at}")));
    let (what, at) = parted.unwrap_or((&text, String::new()));
    let quoted: Vec<&str> = what.split('`').skip(1).step_by(2).collect();
    let what = match quoted.split_first() {
        Some((wrong, known)) if what.starts_with("unknown ") => {
            let known: Vec<String> = known.iter().map(|name| format!("`{name}`")).collect();
            let known = if known.is_empty() { "nothing".into() } else { known.join(", ") };
            format!("`{wrong}` is nothing that is known here; known is {known}")
        }
        Some((lacks, [])) if what.starts_with("missing field") => {
            format!("`{lacks}` is not said: add it")
        }
        _ => what.to_string(),
    };
    // Types that are written as objects, and forms that have only our own name.
    let what = match what.split_once("expected struct ") {
        Some((before, _)) => format!("{before}expected an object"),
        None => what,
    };
    let what = match what.split_once("data did not match any variant") {
        Some((before, _)) => {
            format!("{before}it has none of the forms that /api/docs shows for it")
        }
        None => what,
    };
    format!("{what}{at}")
}

/// Text without its escapes.
fn decoded(text: &str) -> Result<String, Problem> {
    let wrong = || Problem::malformed("the question has a broken escape");
    let bytes = text.as_bytes();
    let (mut out, mut at) = (Vec::with_capacity(bytes.len()), 0);
    while at < bytes.len() {
        match bytes[at] {
            b'+' => out.push(b' '),
            b'%' => {
                let digits =
                    bytes.get(at + 1..at + 3).and_then(|two| std::str::from_utf8(two).ok());
                let digits = digits.filter(|two| two.bytes().all(|b| b.is_ascii_hexdigit()));
                let byte = digits.and_then(|two| u8::from_str_radix(two, 16).ok());
                out.push(byte.ok_or_else(wrong)?);
                at += 2;
            }
            byte => out.push(byte),
        }
        at += 1;
    }
    String::from_utf8(out).map_err(|_| wrong())
}

/// A number in a question, where it is there.
pub fn number<'de, D: serde::Deserializer<'de>, N: std::str::FromStr>(
    from: D,
) -> Result<Option<N>, D::Error> {
    let text = <String as serde::Deserialize>::deserialize(from)?;
    let wrong = || serde::de::Error::custom(format!("`{}` is no number", text.escape_debug()));
    text.parse().map(Some).map_err(|_| wrong())
}

/// A part of a path that is a number.
pub fn part<N: std::str::FromStr>(text: &str, what: &str) -> Result<N, Problem> {
    text.parse()
        .map_err(|_| Problem::missing(format!("there is no {what} `{}`", text.escape_debug())))
}

/// An answer as JSON.
pub fn reply(value: &impl Serialize) -> Response {
    match serde_json::to_vec(value) {
        Ok(text) => raw(text, "application/json"),
        Err(_) => Problem::ours().into_response(),
    }
}

/// An answer of some kind.
pub fn raw(text: Vec<u8>, kind: &'static str) -> Response {
    let mut response = Response::new(axum::body::Body::from(text));
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    response
}

/// It is done.
pub fn done() -> Response {
    reply(&serde_json::json!({ "done": true }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_is_said_without_names_of_types() {
        #[derive(Debug, serde::Deserialize)]
        #[serde(rename_all = "snake_case", deny_unknown_fields)]
        #[allow(dead_code)] // only their errors are read
        enum Known {
            One(Inner),
            Two(Form),
        }
        #[derive(Debug, serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        #[allow(dead_code)] // only their errors are read
        struct Inner {
            a: u8,
        }
        #[derive(Debug, serde::Deserialize)]
        #[serde(untagged)]
        #[allow(dead_code)] // only their errors are read
        enum Form {
            A(bool),
        }
        for (text, words) in [
            (r#"{"three":{}}"#, "`three` is nothing that is known here; known is `one`, `two`"),
            (r#"{"one":{"b":1}}"#, "`b` is nothing that is known here; known is `a`"),
            (r#"{"one":{}}"#, "`a` is not said: add it"),
            (r#"{"one":5}"#, "invalid type: integer `5`, expected an object"),
            (r#"{"two":5}"#, "it has none of the forms that /api/docs shows for it"),
        ] {
            let error = serde_json::from_str::<Known>(text).expect_err("it is wrong");
            let said = said(&error);
            assert!(said.starts_with(words), "{text}: {said}");
            assert!(!["Inner", "Form", "Known", "struct"].iter().any(|own| said.contains(own)));
        }
    }

    #[test]
    fn escapes_are_read_and_broken_ones_refused() {
        assert_eq!(decoded("a+b%20c%C3%A9").ok().as_deref(), Some("a b cé"));
        for wrong in ["%", "%2", "%zz", "%+1", "%ff"] {
            assert!(decoded(wrong).is_err(), "{wrong}");
        }
    }
}
