//! Who calls: by a cookie from a page, by a token from a program, or nobody yet.

use super::password;
use super::problem::Problem;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, header};
use floor::people::SessionKey;
use std::net::IpAddr;

/// The name of the cookie.
pub const COOKIE: &str = "croupier";

/// How somebody is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// Not at all.
    Nothing,
    /// By a page's cookie.
    Cookie,
    /// By a program's token.
    Token,
}

/// Who calls.
#[derive(Clone, Debug)]
pub struct Caller {
    /// The hash of what was shown.
    pub key: Option<SessionKey>,
    /// What was shown.
    pub by: By,
    /// From where.
    pub address: IpAddr,
    /// Whether the call shows that somebody is there.
    pub stirs: bool,
}

/// Where a connection comes from.
#[derive(Clone, Copy, Debug)]
pub struct Address(pub IpAddr);

impl Caller {
    /// Nobody: the program itself looks.
    pub const PROGRAM: Caller = Caller {
        key: None,
        by: By::Nothing,
        address: IpAddr::V4(std::net::Ipv4Addr::UNSPECIFIED),
        stirs: false,
    };

    /// Whoever calls by these headers.
    #[must_use]
    pub fn read(headers: &HeaderMap, address: IpAddr) -> Caller {
        let token = headers.get(header::AUTHORIZATION).and_then(bearer);
        let (key, by) = match (token, cookie(headers)) {
            (Some(token), _) => (Some(password::key_hash(&token)), By::Token),
            (None, Some(cookie)) => (Some(password::key_hash(&cookie)), By::Cookie),
            (None, None) => (None, By::Nothing),
        };
        Caller { key, by, address, stirs: true }
    }

    /// Whether the host that was called is this floor, so that no other name that leads here (as
    /// a page elsewhere can have one lead) opens it: the posted one; else, where only this machine
    /// is listened to, an address or `localhost`. A program's token says enough.
    ///
    /// # Errors
    /// It is another's name.
    pub fn right_host(
        &self,
        host: Option<&str>,
        own: Option<&str>,
        listens: IpAddr,
    ) -> Result<(), Problem> {
        let Some(host) = host.filter(|_| self.by != By::Token) else { return Ok(()) };
        let name = match host.rsplit_once(':') {
            Some((name, port)) if port.bytes().all(|b| b.is_ascii_digit()) => name,
            _ => host,
        };
        let address = name.trim_start_matches('[').trim_end_matches(']');
        let here = name.eq_ignore_ascii_case("localhost") || address.parse::<IpAddr>().is_ok();
        let posted = own.and_then(|own| own.split_once("://")).map(|(_, host)| host);
        let is_own = match posted {
            Some(posted) => host.eq_ignore_ascii_case(posted.trim_end_matches('/')),
            None => !listens.is_loopback(),
        };
        if here || is_own { Ok(()) } else { Err(Problem::misdirected()) }
    }

    /// What a call that changes something must show where a browser makes it: that one of our own
    /// pages does, because cookies go along with calls of any page.
    ///
    /// # Errors
    /// It comes from elsewhere.
    pub fn same_origin(
        &self,
        method: &Method,
        headers: &HeaderMap,
        own: Option<&str>,
    ) -> Result<(), Problem> {
        if method.is_safe() || self.by == By::Token {
            return Ok(());
        }
        let text = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
        let elsewhere = || {
            let why =
                "this call comes from another page: only the floor's own pages change things";
            Problem::not_yours(why)
        };
        if text("sec-fetch-site").is_some_and(|site| !matches!(site, "same-origin" | "none")) {
            return Err(elsewhere());
        }
        let Some(origin) = text("origin") else { return Ok(()) };
        if !is_own(origin, text("host"), own) {
            return Err(elsewhere());
        }
        // A form of another page can send neither without being asked first.
        let json = text("content-type").is_some_and(is_json);
        if json || headers.contains_key("x-croupier") { Ok(()) } else { Err(elsewhere()) }
    }
}

/// Whether a page's origin is the floor's: the one that is posted, else the host that was called.
pub(super) fn is_own(origin: &str, host: Option<&str>, own: Option<&str>) -> bool {
    if let Some(own) = own {
        return origin.eq_ignore_ascii_case(own.trim_end_matches('/'));
    }
    let called = origin.split_once("://").map(|(_, host)| host);
    called.is_some() && called.map(str::to_ascii_lowercase) == host.map(str::to_ascii_lowercase)
}

/// Whether a body is JSON.
pub(super) fn is_json(kind: &str) -> bool {
    let kind = kind.split(';').next().unwrap_or_default().trim();
    kind.eq_ignore_ascii_case("application/json")
}

fn bearer(value: &HeaderValue) -> Option<String> {
    let (scheme, token) = value.to_str().ok()?.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim().to_string())
}

fn cookie(headers: &HeaderMap) -> Option<String> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|text| text.split(';')).filter_map(|pair| {
        let (name, value) = pair.trim().split_once('=')?;
        (name == COOKIE && !value.is_empty()).then(|| value.to_string())
    });
    pairs.next()
}

/// The cookie that opens a session, or ends it where `key` is empty.
#[must_use]
pub fn set_cookie(key: &str, seconds: u64, secure: Secure) -> String {
    let secure = match secure {
        Secure::Yes => "; Secure",
        Secure::No => "",
    };
    format!("{COOKIE}={key}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Strict{secure}")
}

/// Whether pages come by way of TLS.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Secure {
    /// They do: a cookie is never sent in the clear.
    Yes,
    /// They do not.
    No,
}

impl<S: Sync> FromRequestParts<S> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Caller, Problem> {
        // The guard has put it there.
        parts.extensions.get::<Caller>().cloned().ok_or_else(Problem::ours)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for (name, value) in pairs {
            headers.append(*name, HeaderValue::from_static(value));
        }
        headers
    }

    fn caller(pairs: &[(&'static str, &'static str)]) -> Caller {
        Caller::read(&headers(pairs), IpAddr::V4(Ipv4Addr::LOCALHOST))
    }

    #[test]
    fn a_token_goes_before_a_cookie_and_neither_is_nobody() {
        let cookie = ("cookie", "a=b; croupier=key; c=d");
        assert_eq!(caller(&[]).by, By::Nothing);
        assert_eq!(caller(&[("cookie", "croupier=; x=y")]).by, By::Nothing);
        assert_eq!(caller(&[cookie]).key, Some(password::key_hash("key")));
        let both = caller(&[cookie, ("authorization", "bearer token")]);
        assert_eq!((both.by, both.key), (By::Token, Some(password::key_hash("token"))));
        assert_eq!(caller(&[("authorization", "Basic abc")]).by, By::Nothing);
    }

    #[test]
    fn a_name_that_only_leads_here_opens_nothing() {
        let (local, all) = (IpAddr::V4(Ipv4Addr::LOCALHOST), IpAddr::V4(Ipv4Addr::UNSPECIFIED));
        let opens = |host: &'static str, own: Option<&str>, listens: IpAddr| {
            let caller = caller(&[("cookie", "croupier=key")]);
            caller.right_host(Some(host), own, listens).is_ok()
        };
        for host in ["127.0.0.1:7707", "127.0.0.1", "[::1]:7707", "localhost:7707", "LOCALHOST"] {
            assert!(opens(host, None, local), "{host}");
        }
        for host in ["evil.example", "evil.example:7707", "127.0.0.1.evil.example", ""] {
            assert!(!opens(host, None, local), "{host}");
        }
        // Whoever listens to a network is called by whatever it is called there.
        assert!(opens("casino.lan:7707", None, all));
        let posted = Some("https://floor.example/");
        assert!(opens("Floor.example", posted, local) && opens("127.0.0.1:7707", posted, all));
        assert!(!opens("evil.example", posted, all));
        let token = caller(&[("authorization", "bearer t")]);
        assert!(token.right_host(Some("evil.example"), None, local).is_ok());
    }

    #[test]
    fn what_another_page_sends_changes_nothing() {
        let host = ("host", "127.0.0.1:7707");
        let own = ("origin", "http://127.0.0.1:7707");
        let json = ("content-type", "application/json; charset=utf-8");
        let check = |method: Method, posted: Option<&str>, pairs: &[_]| {
            caller(pairs).same_origin(&method, &headers(pairs), posted).is_ok()
        };
        let post = |pairs: &[_]| check(Method::POST, None, pairs);
        assert!(post(&[host, own, json]));
        assert!(post(&[host, own, ("x-croupier", "1")]));
        assert!(post(&[host]), "no browser");
        assert!(!post(&[host, own]), "a form");
        assert!(!post(&[host, own, ("content-type", "text/plain")]));
        assert!(!post(&[host, ("origin", "http://evil.example"), json]));
        assert!(!post(&[host, ("origin", "null"), json]));
        assert!(!post(&[host, ("origin", "http://127.0.0.1:7708"), json]));
        assert!(!post(&[host, ("sec-fetch-site", "cross-site"), json]));
        assert!(!post(&[host, ("sec-fetch-site", "same-site"), json]));
        assert!(post(&[host, ("origin", "x"), json, ("authorization", "Bearer t")]));
        assert!(check(Method::GET, None, &[host, ("origin", "http://evil.example")]));
        let posted = Some("https://floor.example/");
        assert!(check(Method::POST, posted, &[host, ("origin", "https://floor.example"), json]));
        assert!(!check(Method::POST, posted, &[host, own, json]));
    }
}
