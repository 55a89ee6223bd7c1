//! The web floor's files: in the program itself, or in a folder for whoever writes them.

use super::headers::{gzip, takes_gzip};
use super::problem::Problem;
use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::borrow::Cow;
use std::collections::HashMap;
use std::path::{Component, Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

include!(concat!(env!("OUT_DIR"), "/web.rs"));

/// What is shown where the program has no pages.
const PLAIN: &[u8] = include_bytes!("plain.html");

/// Pages.
pub struct Web {
    folder: Option<PathBuf>,
    packed: Mutex<HashMap<&'static str, Arc<Vec<u8>>>>,
}

impl Web {
    /// Pages of the program, or of a folder.
    #[must_use]
    pub fn new(folder: Option<PathBuf>) -> Web {
        Web { folder, packed: Mutex::default() }
    }

    /// The file of a path. A path that names no file is one of the pages' own, which one page
    /// draws.
    pub fn answer(&self, path: &str, headers: &HeaderMap) -> Response {
        let last = path.rsplit('/').next().unwrap_or_default();
        let path = if last.contains('.') { path } else { "/index.html" };
        let Some((name, bytes)) = self.find(path) else {
            return Problem::missing("there is no such file").into_response();
        };
        let tag = format!("\"{}\"", &blake3::hash(&bytes).to_hex()[..32]);
        let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
        let known = known.is_some_and(|known| {
            known.split(',').any(|one| one.trim().trim_start_matches("W/") == tag)
        });
        let mut response = if known {
            StatusCode::NOT_MODIFIED.into_response()
        } else {
            self.whole(path, name, &bytes, headers)
        };
        let set = response.headers_mut();
        set.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
        set.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        if let Ok(tag) = HeaderValue::from_str(&tag) {
            set.insert(header::ETAG, tag);
        }
        response
    }

    fn whole(
        &self,
        path: &str,
        name: Option<&'static str>,
        bytes: &[u8],
        headers: &HeaderMap,
    ) -> Response {
        let kind = kind(path);
        let text = kind.starts_with("text/") || kind.contains("json") || kind.contains("svg");
        let packed = name.filter(|_| text && takes_gzip(headers)).map(|name| {
            let mut packed = self.packed.lock().unwrap_or_else(PoisonError::into_inner);
            packed.entry(name).or_insert_with(|| Arc::new(gzip(bytes))).clone()
        });
        let mut response = match &packed {
            Some(packed) => Response::new(Body::from(packed.as_ref().clone())),
            None => Response::new(Body::from(bytes.to_vec())),
        };
        response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
        if packed.is_some() {
            let gzip = HeaderValue::from_static("gzip");
            response.headers_mut().insert(header::CONTENT_ENCODING, gzip);
        }
        response
    }

    /// A file, with its name where it is the program's own.
    fn find(&self, path: &str) -> Option<(Option<&'static str>, Cow<'static, [u8]>)> {
        if let Some(folder) = &self.folder {
            let inner = Path::new(path.trim_start_matches('/'));
            let plain = inner.components().all(|part| matches!(part, Component::Normal(_)));
            let bytes = std::fs::read(folder.join(inner)).ok().filter(|_| plain)?;
            return Some((None, bytes.into()));
        }
        let found = FILES.iter().find(|(name, _)| *name == path);
        match found {
            Some((name, bytes)) => Some((Some(name), Cow::Borrowed(bytes))),
            None if path == "/index.html" => Some((Some("/index.html"), PLAIN.into())),
            None => None,
        }
    }
}

/// What kind of document a file is.
fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "json" => "application/json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "woff2" => "font/woff2",
        _ => "text/plain; charset=utf-8",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_gives_its_files_and_nothing_above_it() {
        let web = Web::new(Some(PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))));
        assert!(web.find("/plain.html").is_some());
        for path in ["/../lib.rs", "/./../lib.rs", "//etc/passwd", "/api/../../lib.rs", "/none.js"]
        {
            assert!(web.find(path).is_none(), "{path}");
        }
    }

    #[test]
    fn what_is_known_is_not_sent_again() {
        let web = Web::new(None);
        let first = web.answer("/", &HeaderMap::new());
        let tag = first.headers()[header::ETAG].clone();
        assert_eq!(first.status(), StatusCode::OK);
        let mut headers = HeaderMap::new();
        headers.insert(header::IF_NONE_MATCH, tag);
        assert_eq!(web.answer("/a/page", &headers).status(), StatusCode::NOT_MODIFIED);
        assert_eq!(web.answer("/a/file.js", &headers).status(), StatusCode::NOT_FOUND);
    }
}
