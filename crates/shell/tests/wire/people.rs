//! Passwords, cookies, tokens, lock-out, who may come how often, and from which page.

use crate::support::{Floor, call, floor, floor_on, options};
use floor::store::Memory;
use http_body_util::{BodyExt, Empty};
use hyper::Method;
use hyper::body::Bytes;
use serde_json::json;
use shell::bots::client::Client;
use shell::{Options, Rate};

async fn login(floor: &Floor, name: &str, password: &str) -> u16 {
    let body = json!({ "name": name, "password": password });
    call(&mut floor.client(), Method::POST, "/api/login", Some(&body)).await.status
}

#[tokio::test]
async fn access_three_failures_lock_an_account_whatever_comes_next() {
    let mut floor = floor().await;
    floor.staff("Sue", &["supervisor"]).await;
    assert_eq!(login(&floor, "Sue", "wrong horse").await, 401);
    assert_eq!(login(&floor, "sue", "wrong horse").await, 401);
    assert_eq!(login(&floor, "Sue", "correct horse").await, 200, "two failures do not lock");
    for _ in 0..3 {
        assert_eq!(login(&floor, "Sue", "wrong horse").await, 401);
    }
    assert_eq!(login(&floor, "Sue", "correct horse").await, 429, "three in a row do");
    assert_eq!(login(&floor, "Nobody", "correct horse").await, 401);
    floor.stop().await;
}

#[tokio::test]
async fn access_a_session_ends_when_it_is_revoked_and_a_token_with_it() {
    let mut floor = floor().await;
    let mut sue = floor.staff("Sue", &["supervisor", "player"]).await;
    let token = sue.post("/api/me/tokens", &json!({ "days": 1 })).await.expect("a token");
    let token = token["token"].as_str().expect("text").to_string();
    let mut program = Client::with_token(floor.running.address, &token);
    assert_eq!(program.get("/api/me").await.expect("Sue")["name"], "Sue");
    sue.post("/api/logout", &json!({})).await.expect("out");
    assert_eq!(call(&mut sue, Method::GET, "/api/me", None).await.status, 401);
    assert_eq!(program.get("/api/me").await.expect("a token is its own")["name"], "Sue");
    let people = floor.admin.get("/api/people").await.expect("people");
    let sue = people.as_array().and_then(|all| all.iter().find(|one| one["name"] == "Sue"));
    let id = sue.and_then(|sue| sue["person"].as_u64()).expect("a number");
    let path = format!("/api/people/{id}/revoke");
    floor.admin.post(&path, &json!({})).await.expect("revoked");
    let gone = call(&mut program, Method::GET, "/api/tables", None).await;
    assert_eq!(gone.status, 401, "a token that opens nothing is told so everywhere");
    floor.stop().await;
}

#[tokio::test]
async fn access_a_password_is_changed_with_the_old_one_only_and_ends_every_session() {
    let mut floor = floor().await;
    let mut sue = floor.staff("Sue", &["dealer"]).await;
    let body = json!({ "old": "wrong horse", "new": "another horse" });
    let refused = call(&mut sue, Method::POST, "/api/me/password", Some(&body)).await;
    assert_eq!(refused.status, 403);
    let body = json!({ "old": "correct horse", "new": "short" });
    let refused = call(&mut sue, Method::POST, "/api/me/password", Some(&body)).await;
    assert_eq!(refused.status, 400);
    let body = json!({ "old": "correct horse", "new": "another horse" });
    sue.post("/api/me/password", &body).await.expect("changed");
    assert_eq!(call(&mut sue, Method::GET, "/api/me", None).await.status, 401);
    assert_eq!(login(&floor, "Sue", "another horse").await, 200);
    floor.stop().await;
}

#[tokio::test]
async fn access_leavers_are_closed_and_the_link_works_once() {
    let mut floor = floor().await;
    let key = floor.running.invitation.clone().expect("a link");
    let again = json!({ "key": key, "name": "Eve", "password": "correct horse" });
    let refused = call(&mut floor.client(), Method::POST, "/api/claim", Some(&again)).await;
    assert_eq!(refused.status, 401, "{}", refused.body);
    let mut sue = floor.staff("Sue", &["dealer"]).await;
    let id = sue.get("/api/me").await.expect("Sue")["person"].as_u64().expect("a number");
    let path = format!("/api/people/{id}/close");
    floor.admin.post(&path, &json!({ "reason": "left" })).await.expect("closed");
    assert_eq!(call(&mut sue, Method::GET, "/api/me", None).await.status, 401);
    assert_eq!(login(&floor, "Sue", "correct horse").await, 401);
    floor.stop().await;
}

#[tokio::test]
async fn who_comes_too_often_is_told_when_to_come_again() {
    let few = Options { rate: Rate { burst: 3, per_second_milli: 1 }, ..options() };
    let floor = floor_on(Memory::default(), few).await;
    let mut ada = floor.client();
    // Signing in as the administrator took one from this address.
    let mut statuses = Vec::new();
    for _ in 0..4 {
        let (reply, retry) = ada.once(Method::GET, "/healthz", None).await.expect("answered");
        statuses.push((reply.status, retry.is_some()));
    }
    assert_eq!(statuses, [(200, false), (200, false), (429, true), (429, true)]);
    floor.stop().await;
    let few = Options { guests: Rate { burst: 1, per_second_milli: 1 }, ..options() };
    let floor = floor_on(Memory::default(), few).await;
    floor.guest("Ada").await;
    let body = json!({ "name": "Bob" });
    let refused = call(&mut floor.client(), Method::POST, "/api/guests", Some(&body)).await;
    assert_eq!(refused.status, 429);
    floor.stop().await;
}

/// One request with these headers, and the answer's headers.
async fn raw(floor: &Floor, path: &str, headers: &[(&str, &str)]) -> hyper::Response<Bytes> {
    let socket = tokio::net::TcpStream::connect(floor.running.address).await.expect("reached");
    let io = hyper_util::rt::TokioIo::new(socket);
    let (mut sender, connection) =
        hyper::client::conn::http1::handshake::<_, Empty<Bytes>>(io).await.expect("a connection");
    tokio::spawn(connection);
    let method = if path == "/api/logout" { Method::POST } else { Method::GET };
    let mut request = hyper::Request::builder().method(method).uri(path);
    if headers.iter().all(|(name, _)| *name != "host") {
        request = request.header("host", "127.0.0.1");
    }
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let request = request.body(Empty::new()).expect("a request");
    let (parts, body) = sender.send_request(request).await.expect("answered").into_parts();
    let body = body.collect().await.expect("whole").to_bytes();
    hyper::Response::from_parts(parts, body)
}

#[tokio::test]
async fn another_page_changes_nothing_and_pages_run_nothing_inline() {
    let floor = floor().await;
    let foreign = [("origin", "http://evil.test"), ("x-croupier", "1")];
    assert_eq!(raw(&floor, "/api/logout", &foreign).await.status(), 403);
    let own = [("origin", "http://127.0.0.1"), ("x-croupier", "1")];
    assert_eq!(raw(&floor, "/api/logout", &own).await.status(), 401, "but nobody is signed in");
    // A name elsewhere that leads here, so that its page is of the same origin, opens nothing.
    let bound = [("host", "evil.test"), ("origin", "http://evil.test"), ("x-croupier", "1")];
    assert_eq!(raw(&floor, "/api/logout", &bound).await.status(), 421);
    let page = raw(&floor, "/", &[]).await;
    let policy = page.headers()["content-security-policy"].to_str().expect("text");
    assert!(!policy.contains("unsafe") && policy.contains("default-src 'none'"), "{policy}");
    for name in ["x-content-type-options", "x-frame-options", "referrer-policy", "etag"] {
        assert!(page.headers().contains_key(name), "{name}");
    }
    let tag = page.headers()["etag"].to_str().expect("text").to_string();
    assert_eq!(raw(&floor, "/", &[("if-none-match", &tag)]).await.status(), 304);
    let packed = raw(&floor, "/api/openapi.json", &[("accept-encoding", "gzip")]).await;
    assert_eq!(packed.headers()["content-encoding"], "gzip");
    assert_eq!(packed.body()[..2], [0x1f, 0x8b]);
    floor.stop().await;
}

#[tokio::test]
async fn a_cookie_is_for_this_site_and_no_script() {
    let floor = floor().await;
    let socket = tokio::net::TcpStream::connect(floor.running.address).await.expect("reached");
    let io = hyper_util::rt::TokioIo::new(socket);
    let shaken = hyper::client::conn::http1::handshake(io).await;
    let (mut sender, connection) = shaken.expect("a connection");
    tokio::spawn(connection);
    let body = http_body_util::Full::new(Bytes::from_static(b"{\"name\":\"Ada\"}"));
    let request = hyper::Request::builder().method(Method::POST).uri("/api/guests");
    let request = request.header("host", "127.0.0.1").header("content-type", "application/json");
    let response = sender.send_request(request.body(body).expect("a request")).await;
    let cookie = response.expect("answered").headers()["set-cookie"].clone();
    let cookie = cookie.to_str().expect("text").to_string();
    for part in ["HttpOnly", "SameSite=Strict", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    floor.stop().await;
}
