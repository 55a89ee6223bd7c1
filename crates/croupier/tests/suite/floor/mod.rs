//! The real floor, as a process of its own: started, called, killed, started again.

mod checked;
mod ended;
mod killed;

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A folder of its own, gone when it is dropped.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new(name: &str) -> Folder {
        let name = format!("croupier-floor-{}-{name}", std::process::id());
        let path = std::env::temp_dir().join(name);
        let _ = std::fs::remove_dir_all(&path);
        Folder(path)
    }

    pub fn text(&self) -> &str {
        self.0.to_str().expect("text")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A floor that runs.
pub struct Floor {
    child: Child,
    pub port: u16,
}

impl Floor {
    /// Starts a floor, and waits until it is open.
    pub fn start(data: &Path) -> Floor {
        let mut command = Command::new(env!("CARGO_BIN_EXE_croupier"));
        command.arg("serve");
        Floor::spawn(command, data)
    }

    /// The same of a command that ends in `serve`.
    pub fn spawn(mut command: Command, data: &Path) -> Floor {
        let child = command
            .args(["--listen", "127.0.0.1:0", "--rate", "100000", "--guests", "100000"])
            .args(["--grace", "0", "--log", "wrong", "--data"])
            .arg(data)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn();
        let mut child = child.expect("the floor runs");
        let mut lines = BufReader::new(child.stdout.take().expect("piped")).lines();
        let open = lines.next().expect("a line").expect("text");
        let (_, port) = open.rsplit_once(':').expect("an address");
        let port = port.trim().parse().unwrap_or_else(|_| panic!("no port: {open}"));
        // Whoever prints to a closed pipe would end: keep it open as long as the floor.
        std::thread::spawn(move || lines.for_each(drop));
        Floor { child, port }
    }

    /// The power is cut.
    pub fn kill(mut self) {
        self.child.kill().expect("killed");
        self.child.wait().expect("it is dead");
    }

    /// Told to end; the exit code.
    pub fn end(mut self) -> i32 {
        let pid = self.child.id().to_string();
        let sent = Command::new("kill").args(["-TERM", &pid]).status().expect("kill is there");
        assert!(sent.success());
        let until = Instant::now() + Duration::from_secs(30);
        while Instant::now() < until {
            if let Some(status) = self.child.try_wait().expect("a child") {
                return status.code().expect("no signal");
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        panic!("it does not end");
    }

    /// Whether the process is still there.
    pub fn is_alive(&mut self) -> bool {
        self.child.try_wait().expect("a child").is_none()
    }

    pub fn call(&self, cookie: &str, method: &str, path: &str, body: &Value) -> Option<Reply> {
        call(self.port, cookie, method, path, body)
    }
}

/// An answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Reply {
    pub status: u16,
    pub body: Value,
    pub cookie: String,
}

/// One call on a connection of its own; nothing where the floor went away.
pub fn call(port: u16, cookie: &str, method: &str, path: &str, body: &Value) -> Option<Reply> {
    let mut socket = TcpStream::connect(("127.0.0.1", port)).ok()?;
    socket.set_read_timeout(Some(Duration::from_mins(1))).ok()?;
    let text = if body.is_null() { String::new() } else { body.to_string() };
    let request = format!(
        "{method} {path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\ncookie: {cookie}\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n{text}",
        text.len()
    );
    socket.write_all(request.as_bytes()).ok()?;
    let mut answer = String::new();
    socket.read_to_string(&mut answer).ok()?;
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    let length = field(head, "content-length").and_then(|n| n.parse::<usize>().ok());
    // Half an answer is none.
    if length.is_some_and(|length| length != body.len()) {
        return None;
    }
    let cookie =
        field(head, "set-cookie").and_then(|text| Some(text.split(';').next()?.to_string()));
    let body = serde_json::from_str(body).unwrap_or(Value::Null);
    Some(Reply { status, body, cookie: cookie.unwrap_or_default() })
}

fn field(head: &str, name: &str) -> Option<String> {
    head.lines().find_map(|line| {
        let (known, value) = line.split_once(':')?;
        known.eq_ignore_ascii_case(name).then(|| value.trim().to_string())
    })
}

/// A visitor's cookie.
pub fn guest(floor: &Floor, name: &str) -> String {
    let reply = floor.call("", "POST", "/api/guests", &json!({ "name": name }));
    let reply = reply.expect("the floor answers");
    assert_eq!(reply.status, 200, "{}", reply.body);
    reply.cookie
}

/// Tells a table something with an id.
pub fn tell(port: u16, cookie: &str, table: u32, id: &str, input: &Value) -> Option<Reply> {
    let path = format!("/api/tables/{table}/inputs");
    call(port, cookie, "POST", &path, &json!({ "id": id, "input": input }))
}
