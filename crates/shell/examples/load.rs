//! Load on loopback: a floor of its own, many tables and bots, and what that comes to.
//! `cargo xtask soak --load SECONDS` runs this in release.

use serde_json::{Value, json};
use shell::bots::client::Client;
use shell::bots::{Company, Errands, Summary, run};
use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::PathBuf;
use std::process::{Child, Command, ExitCode, Stdio};
use std::time::Duration;

/// What is asked for.
struct Load {
    program: String,
    tables: u32,
    seats: usize,
    seconds: u64,
    /// Seconds between two lines.
    every: u64,
}

/// The floor, and the folder that it keeps everything in.
struct Floor {
    child: Child,
    data: PathBuf,
    address: SocketAddr,
    key: String,
}

impl Drop for Floor {
    fn drop(&mut self) {
        // Whatever went wrong, nothing is left behind.
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.data);
    }
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [program, tables, seats, seconds, every] = &words[..] else {
        eprintln!("say the program, how many tables, seats, seconds, and seconds between lines");
        return ExitCode::from(2);
    };
    let numbers = (tables.parse(), seats.parse(), seconds.parse(), every.parse());
    let (Ok(tables), Ok(seats), Ok(seconds), Ok(every)) = numbers else {
        eprintln!("numbers, please: {words:?}");
        return ExitCode::from(2);
    };
    match play(&Load { program: program.clone(), tables, seats, seconds, every }) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn play(load: &Load) -> Result<(), String> {
    let floor = open(load)?;
    let address = floor.address;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| error.to_string())?;
    let token = runtime.block_on(token(address, &floor.key))?;
    let id = floor.child.id();
    let lines = std::thread::spawn({
        let (every, seconds) = (load.every.max(1), load.seconds);
        move || {
            for at in (every..=seconds).step_by(every as usize) {
                std::thread::sleep(Duration::from_secs(every));
                let text = runtime.block_on(Client::new(address).text("/metrics"));
                println!("{at:>6} s: {}", line(&text.unwrap_or_default(), processor(id)));
            }
        }
    });
    let company = Company { seats: load.seats, ..Company::default() };
    let errands = Errands {
        open: Some((load.tables, token)),
        games: vec!["co/baccarat".into()],
        seconds: Some(load.seconds),
    };
    let summary = run(address, company, &errands)?;
    let spent = processor(id);
    // The lines may end a moment later than the bots.
    let _ = lines.join();
    tell(&summary, spent)
}

/// A floor with nothing on it, on a port of its own, where bots may come as often as they like.
fn open(load: &Load) -> Result<Floor, String> {
    let free = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).and_then(|free| free.local_addr());
    let address = free.map_err(|error| format!("no port: {error}"))?;
    let data = std::env::temp_dir().join(format!("croupier-load-{}", std::process::id()));
    let mut command = Command::new(&load.program);
    command.args(["serve", "--no-demo", "--rate", "1000000", "--guests", "1000000"]);
    command.arg("--listen").arg(address.to_string()).arg("--data").arg(&data);
    let started = command.stdout(Stdio::piped()).spawn();
    let child = started.map_err(|error| format!("{} does not start: {error}", load.program))?;
    let mut floor = Floor { child, data, address, key: String::new() };
    let out = floor.child.stdout.take().ok_or("the floor says nothing")?;
    for said in BufReader::new(out).lines() {
        let said = said.map_err(|error| error.to_string())?;
        if let Some((_, key)) = said.split_once("/claim#") {
            floor.key = key.trim().to_string();
            return Ok(floor);
        }
    }
    Err("the floor invites nobody".into())
}

/// A token of the administrator's.
async fn token(address: SocketAddr, key: &str) -> Result<String, String> {
    let mut admin = Client::new(address);
    let claim = json!({ "key": key, "name": "Root", "password": "correct horse" });
    admin.post("/api/claim", &claim).await?;
    let token = admin.post("/api/me/tokens", &json!({})).await?;
    token["token"].as_str().map(String::from).ok_or_else(|| "no token".into())
}

/// Seconds of a processor that a process has used, where the system says so.
fn processor(id: u32) -> Option<f64> {
    let text = std::fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
    let mut after = text.rsplit_once(')')?.1.split_whitespace().skip(11);
    let mut ticks = || after.next()?.parse::<f64>().ok();
    // A tick is a hundredth of a second on every Linux that says so here.
    Some((ticks()? + ticks()?) / 100.0)
}

/// The floor at one moment, in a line.
fn line(metrics: &str, spent: Option<f64>) -> String {
    let value = |name: &str| {
        let line = metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.and_then(|n| n.parse::<f64>().ok()).unwrap_or_default()
    };
    format!(
        "{} rounds, {} flushes, {:.0} MiB, {:.1} s of processor",
        value("croupier_rounds_total"),
        value("croupier_flush_requests_count"),
        value("croupier_resident_bytes") / f64::from(1 << 20),
        spent.unwrap_or_default(),
    )
}

fn tell(summary: &Summary, spent: Option<f64>) -> Result<(), String> {
    let mut all: Value = serde_json::to_value(summary).map_err(|error| error.to_string())?;
    all["floor"]["processor_seconds"] = json!(spent);
    println!("{all:#}");
    Ok(())
}
