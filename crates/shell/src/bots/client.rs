//! A client of the API: one connection that is kept, a cookie or a token, a stream.

use futures_util::{SinkExt, StreamExt};
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, COOKIE, HOST, RETRY_AFTER, SET_COOKIE};
use hyper::{Method, Request};
use hyper_util::rt::TokioIo;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// How often a client that is told to come later does.
const TRIES: u32 = 40;
/// So many bytes of a stream are read at once.
const READS: usize = 8192;

/// What a floor answers.
#[derive(Clone, Debug)]
pub struct Reply {
    /// The status.
    pub status: u16,
    /// The document.
    pub body: Value,
}

impl Reply {
    /// The document of a call that was done.
    ///
    /// # Errors
    /// Why it was turned down.
    pub fn done(self) -> Result<Value, String> {
        if self.status < 300 {
            return Ok(self.body);
        }
        let why = self.body["why"].as_str().unwrap_or("no reason given").to_string();
        Err(format!("{} {why}", self.status))
    }
}

/// A client of a floor.
pub struct Client {
    floor: SocketAddr,
    sender: Option<SendRequest<Full<Bytes>>>,
    /// What opens the session: a header's name and value.
    opens: Option<(&'static str, String)>,
}

impl Client {
    /// A client that nobody knows yet.
    #[must_use]
    pub fn new(floor: SocketAddr) -> Client {
        Client { floor, sender: None, opens: None }
    }

    /// A client that shows a token.
    #[must_use]
    pub fn with_token(floor: SocketAddr, token: &str) -> Client {
        let opens = Some((AUTHORIZATION.as_str(), format!("Bearer {token}")));
        Client { floor, sender: None, opens }
    }

    async fn connect(&mut self) -> Result<&mut SendRequest<Full<Bytes>>, String> {
        if self.sender.as_ref().is_none_or(SendRequest::is_closed) {
            let unreached = |error: &dyn std::fmt::Display| {
                format!("the floor at {} cannot be reached: {error}", self.floor)
            };
            let socket =
                TcpStream::connect(self.floor).await.map_err(|error| unreached(&error))?;
            let _ = socket.set_nodelay(true);
            let shaken = handshake(TokioIo::new(socket)).await;
            let (sender, connection) = shaken.map_err(|error| unreached(&error))?;
            tokio::spawn(connection);
            self.sender = Some(sender);
        }
        self.sender.as_mut().ok_or_else(|| "no connection".to_string())
    }

    /// Asks once.
    ///
    /// # Errors
    /// The floor cannot be reached.
    pub async fn once(
        &mut self,
        method: Method,
        path: &str,
        body: Option<&Value>,
    ) -> Result<(Reply, Option<u64>), String> {
        let (status, retry, bytes) = self.raw(method, path, body).await?;
        let body = serde_json::from_slice(&bytes).unwrap_or(Value::Null);
        Ok((Reply { status, body }, retry))
    }

    /// A page that is no document.
    ///
    /// # Errors
    /// The floor cannot be reached, or has no such page.
    pub async fn text(&mut self, path: &str) -> Result<String, String> {
        let (status, _, bytes) = self.raw(Method::GET, path, None).await?;
        let text = String::from_utf8_lossy(&bytes).into_owned();
        if status < 300 { Ok(text) } else { Err(format!("{status} {text}")) }
    }

    async fn raw(
        &mut self,
        method: Method,
        path: &str,
        body: Option<&Value>,
    ) -> Result<(u16, Option<u64>, Bytes), String> {
        let mut request = Request::builder().method(method).uri(path);
        request = request.header(HOST, self.floor.to_string());
        if let Some((name, value)) = &self.opens {
            request = request.header(*name, value);
        }
        let bytes = body.map(|body| Bytes::from(body.to_string())).unwrap_or_default();
        if body.is_some() {
            request = request.header(CONTENT_TYPE, "application/json");
        }
        let request = request.body(Full::new(bytes)).map_err(|error| error.to_string())?;
        let sender = self.connect().await?;
        sender.ready().await.map_err(|error| error.to_string())?;
        let response = sender.send_request(request).await.map_err(|error| error.to_string())?;
        let status = response.status().as_u16();
        let text = |name| response.headers().get(name).and_then(|value| value.to_str().ok());
        let retry = text(RETRY_AFTER).and_then(|seconds| seconds.parse().ok());
        let cookie = text(SET_COOKIE).and_then(|text| text.split(';').next());
        if let Some(cookie) = cookie {
            self.opens = Some((COOKIE.as_str(), cookie.to_string()));
        }
        let whole = response.into_body().collect().await.map_err(|error| error.to_string())?;
        Ok((status, retry, whole.to_bytes()))
    }

    /// Asks, and comes again when told to.
    ///
    /// # Errors
    /// The floor cannot be reached.
    pub async fn ask(
        &mut self,
        method: Method,
        path: &str,
        body: Option<&Value>,
    ) -> Result<Reply, String> {
        let mut tries = 0;
        loop {
            let answered = self.once(method.clone(), path, body).await;
            tries += 1;
            match answered {
                Ok((reply, Some(seconds))) if tries < TRIES && reply.status == 429 => {
                    tokio::time::sleep(Duration::from_secs(seconds.min(10))).await;
                }
                Ok((reply, _)) if tries < TRIES && reply.status == 503 => {
                    tokio::time::sleep(Duration::from_millis(250)).await;
                }
                Ok((reply, _)) => return Ok(reply),
                // A connection that was closed while nothing was asked.
                Err(_) if tries < 3 => self.sender = None,
                Err(why) => return Err(why),
            }
        }
    }

    /// Looks at something.
    ///
    /// # Errors
    /// The floor cannot be reached, or turns it down.
    pub async fn get(&mut self, path: &str) -> Result<Value, String> {
        self.ask(Method::GET, path, None).await?.done()
    }

    /// Asks for something.
    ///
    /// # Errors
    /// The floor cannot be reached, or turns it down.
    pub async fn post(&mut self, path: &str, body: &Value) -> Result<Value, String> {
        self.ask(Method::POST, path, Some(body)).await?.done()
    }

    /// Opens the stream of a table at an event.
    ///
    /// # Errors
    /// The floor cannot be reached, or turns it down.
    pub async fn stream(&self, path: &str, after: u64) -> Result<Stream, String> {
        let address = format!("ws://{}{path}", self.floor);
        let mut request = address.into_client_request().map_err(|error| error.to_string())?;
        if let Some((name, value)) = &self.opens {
            let value = value.parse().map_err(|_| "the key is no header".to_string())?;
            request.headers_mut().insert(*name, value);
        }
        let socket = TcpStream::connect(self.floor).await.map_err(|error| error.to_string())?;
        let _ = socket.set_nodelay(true);
        let sizes = WebSocketConfig::default().read_buffer_size(READS);
        let opened = client_async_with_config(request, socket, Some(sizes))
            .await
            .map_err(|error| error.to_string())?;
        let mut socket = opened.0;
        let says = Message::text(json!({ "after": after }).to_string());
        socket.send(says).await.map_err(|error| error.to_string())?;
        Ok(Stream { socket })
    }
}

/// A stream.
pub struct Stream {
    socket: WebSocketStream<TcpStream>,
}

impl Stream {
    /// The next message; none when the floor has closed it.
    pub async fn next(&mut self) -> Option<Value> {
        loop {
            match self.socket.next().await?.ok()? {
                Message::Text(text) => return serde_json::from_str(&text).ok(),
                Message::Close(_) => return None,
                _ => {}
            }
        }
    }
}
