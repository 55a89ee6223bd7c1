//! What every answer carries: what a browser may do with it; and answers made shorter.

use axum::body::Body;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::Response;
use flate2::Compression;
use flate2::write::GzEncoder;
use http_body_util::BodyExt;
use hyper::body::Body as _;
use std::io::Write;

/// What pages may load: their own files, and nothing inline.
pub const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; \
    form-action 'self'; base-uri 'none'; frame-ancestors 'none'; \
    require-trusted-types-for 'script'";

/// Names and values that every answer carries.
const ALWAYS: [(&str, &str); 6] = [
    ("content-security-policy", POLICY),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
];

/// Answers shorter than this are sent as they are.
const SHORT: u64 = 1400;
/// Answers longer than this are, too: compressing them would hold up others.
const LONG: u64 = 16 * 1024 * 1024;

/// Adds what every answer carries; an answer of the API is not kept by anybody.
pub fn add(headers: &mut HeaderMap, secure: super::caller::Secure) {
    for (name, value) in ALWAYS {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    if secure == super::caller::Secure::Yes {
        let year = HeaderValue::from_static("max-age=31536000");
        headers.insert(header::STRICT_TRANSPORT_SECURITY, year);
    }
}

/// Whether whoever asks takes gzip.
#[must_use]
pub fn takes_gzip(headers: &HeaderMap) -> bool {
    let text = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    let accepted = |part: &str| {
        let mut parts = part.split(';').map(str::trim);
        let named = parts.next().is_some_and(|name| name.eq_ignore_ascii_case("gzip"));
        named && !parts.any(|q| matches!(q, "q=0" | "q=0.0" | "q=0.00" | "q=0.000"))
    };
    text.is_some_and(|text| text.split(',').any(accepted))
}

/// The same answer, shorter, where that is worth the while.
pub async fn shorten(response: Response) -> Response {
    let kind = response.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let text = kind.is_some_and(|kind| kind.contains("json") || kind.starts_with("text/"));
    let size = response.body().size_hint().exact().unwrap_or(0);
    let plain = !response.headers().contains_key(header::CONTENT_ENCODING);
    let whole = response.status() == StatusCode::OK && (SHORT..LONG).contains(&size);
    if !(text && plain && whole) {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    let Ok(whole) = body.collect().await else {
        return Response::from_parts(parts, Body::empty());
    };
    let packed = gzip(&whole.to_bytes());
    parts.headers.remove(header::CONTENT_LENGTH);
    parts.headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    parts.headers.append(header::VARY, HeaderValue::from_static("accept-encoding"));
    Response::from_parts(parts, Body::from(packed))
}

/// Bytes as gzip has them.
#[must_use]
pub fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::new(5));
    let packed = encoder.write_all(bytes).and_then(|()| encoder.finish());
    // invariant: writing into memory does not fail.
    packed.unwrap_or_else(|error| panic!("gzip into memory: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gzip_is_taken_where_it_is_named_and_not_ruled_out() {
        let takes = |text: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static(text));
            takes_gzip(&headers)
        };
        assert!(takes("gzip") && takes("deflate, GZIP;q=0.5"));
        assert!(!takes("gzip;q=0") && !takes("br") && !takes("") && !takes("gzipped"));
        assert!(!takes_gzip(&HeaderMap::new()));
    }
}
