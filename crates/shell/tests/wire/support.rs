//! A floor that listens on a port of its own, and people who call it.

use floor::desk::Desk;
use floor::store::{Memory, Store};
use hyper::Method;
use serde_json::{Value, json};
use shell::bots::client::{Client, Reply};
use shell::log::Level;
use shell::{Bare, Demo, Options, Rate, Running, start};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

/// A floor that listens.
pub struct Floor {
    pub running: Running,
    pub admin: Client,
}

/// A floor in memory, without tables, where nobody comes too often.
pub fn options() -> Options {
    Options {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        rate: Rate::a_second(1_000_000),
        guests: Rate::a_minute(1_000_000),
        logins: Rate::a_minute(1_000_000),
        grace: Duration::ZERO,
        log: Level::Wrong,
        demo: Demo::Nothing,
        ..Options::default()
    }
}

pub async fn serve<S: Store + Send + 'static>(store: S, options: Options) -> Running {
    let desk = Desk::open(store, "croupier test").expect("an empty store opens");
    let log = Box::new(std::io::stderr());
    start(desk, None, options, Arc::new(Bare), log).await.expect("it listens")
}

/// A floor with its administrator.
pub async fn floor() -> Floor {
    floor_on(Memory::default(), options()).await
}

pub async fn floor_on<S: Store + Send + 'static>(store: S, options: Options) -> Floor {
    let running = serve(store, options).await;
    let key = running.invitation.clone().expect("a first start invites somebody");
    let mut admin = Client::new(running.address);
    let claim = json!({ "key": key, "name": "Root", "password": "correct horse" });
    admin.post("/api/claim", &claim).await.expect("the first administrator");
    Floor { running, admin }
}

impl Floor {
    /// A client that nobody knows.
    pub fn client(&self) -> Client {
        Client::new(self.running.address)
    }

    /// A visitor with a name.
    pub async fn guest(&self, name: &str) -> Client {
        let mut client = self.client();
        client.post("/api/guests", &json!({ "name": name })).await.expect("a free name");
        client
    }

    /// Somebody with these roles.
    pub async fn staff(&mut self, name: &str, roles: &[&str]) -> Client {
        let password = "correct horse";
        let body = json!({ "name": name, "roles": roles, "password": password });
        self.admin.post("/api/people", &body).await.expect("enrolled");
        let mut client = self.client();
        let login = json!({ "name": name, "password": password });
        client.post("/api/login", &login).await.expect("signed in");
        client
    }

    /// Opens a table.
    pub async fn open(&mut self, game: &str, more: Value) -> u64 {
        let mut body = json!({ "game": game, "float": "1000000.00" });
        for (name, value) in more.as_object().into_iter().flatten() {
            body[name] = value.clone();
        }
        let opened = self.admin.post("/api/tables", &body).await.expect("a lawful table");
        opened["table"].as_u64().expect("a number")
    }

    pub async fn stop(self) {
        self.running.stop().await;
    }
}

/// Tells a table something.
pub async fn tell(client: &mut Client, table: u64, input: Value) -> Reply {
    let path = format!("/api/tables/{table}/inputs");
    let body = json!({ "input": input });
    client.ask(Method::POST, &path, Some(&body)).await.expect("the floor answers")
}

/// Tells a table something that it takes.
pub async fn told(client: &mut Client, table: u64, input: Value) -> Value {
    let reply = tell(client, table, input.clone()).await;
    assert_eq!(reply.status, 200, "{input}: {}", reply.body);
    reply.body
}

/// One call, as it is answered.
pub async fn call(client: &mut Client, method: Method, path: &str, body: Option<&Value>) -> Reply {
    client.once(method, path, body).await.expect("the floor answers").0
}
