//! Players that decide by themselves, over the same API as everybody else: for load, for demos,
//! for company. A bot knows what its seat is told, and nothing else.

pub mod client;
mod figures;
mod mind;
mod player;

use figures::Meter;
pub use figures::{Counted, Figures, Summary};
pub use mind::{Looks, Mind, Minds, Plain, Seen, least};

use client::Client;
use player::Player;
use serde_json::json;
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use tokio::sync::Barrier;

/// Who comes.
#[derive(Clone)]
pub struct Company {
    /// How many.
    pub seats: usize,
    /// To which tables, by number; to all where none is named.
    pub tables: Vec<u32>,
    /// The seats of one table that are left free for people.
    pub leave: usize,
    /// After how many rounds a bot goes; never where nothing is said.
    pub rounds: Option<u64>,
    /// How long a bot thinks.
    pub think: Duration,
    /// Set when everybody is to leave.
    pub over: Arc<AtomicBool>,
    /// What makes whims repeatable.
    pub seed: u64,
    /// How they decide.
    pub minds: Arc<dyn Minds>,
}

impl Default for Company {
    fn default() -> Company {
        Company {
            seats: 1,
            tables: Vec::new(),
            leave: 0,
            rounds: None,
            think: Duration::ZERO,
            over: Arc::default(),
            seed: 1,
            minds: Arc::new(Plain),
        }
    }
}

/// What is done besides playing.
#[derive(Clone, Debug, Default)]
pub struct Errands {
    /// So many tables are opened first, by an administrator's token.
    pub open: Option<(u32, String)>,
    /// Of these games in turn.
    pub games: Vec<String>,
    /// Everybody goes after so many seconds.
    pub seconds: Option<u64>,
}

/// The same from a program that does not wait otherwise, until it is interrupted.
///
/// # Errors
/// As [`play`].
pub fn run(floor: SocketAddr, company: Company, errands: &Errands) -> Result<Summary, String> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| format!("no threads: {error}"))?;
    runtime.block_on(async {
        if let Some((n, token)) = &errands.open {
            open(floor, *n, token, &errands.games).await?;
        }
        let stop = async {
            match errands.seconds {
                Some(seconds) => tokio::select! {
                    () = tokio::time::sleep(Duration::from_secs(seconds)) => {}
                    () = super::server::ended() => {}
                },
                None => super::server::ended().await,
            }
        };
        play(floor, company, stop).await
    })
}

/// Opens tables that do not wait for long.
async fn open(floor: SocketAddr, n: u32, token: &str, games: &[String]) -> Result<(), String> {
    let mut client = Client::with_token(floor, token);
    for at in 0..n {
        let Some(game) = games.get(at as usize % games.len().max(1)) else { return Ok(()) };
        let pace = json!({ "bets": 2000, "decision": 10_000, "pause": 0 });
        let body = json!({ "game": game, "name": format!("Table {}", at + 1), "pace": pace,
            "float": "10000000.00" });
        client.post("/api/tables", &body).await?;
    }
    Ok(())
}

/// Plays until everybody is done or told to stop; answers how it went.
///
/// # Errors
/// A sentence: the floor cannot be reached, or has no seat.
pub async fn play(
    floor: SocketAddr,
    company: Company,
    stop: impl Future<Output = ()>,
) -> Result<Summary, String> {
    let places = places(floor, &company).await?;
    if places.is_empty() {
        return Err("no seat is free".into());
    }
    let before = metrics(floor).await;
    let figures = Arc::new(Figures::default());
    let playing = async {
        let mut all = tokio::task::JoinSet::new();
        let mut starts: BTreeMap<u32, Arc<Barrier>> = BTreeMap::new();
        for (n, (table, seat)) in places.iter().copied().enumerate() {
            let player = Player::new(floor, company.clone(), n, (table, seat), figures.clone());
            // Whoever plays a number of rounds plays them with all who came: nobody is left
            // waiting for players who had theirs already.
            let seats = places.iter().filter(|(other, _)| *other == table).count();
            let start = starts.entry(table).or_insert_with(|| Arc::new(Barrier::new(seats)));
            let start = company.rounds.is_some().then(|| start.clone());
            all.spawn(player.play(start));
        }
        let mut gone = None;
        while let Some(ended) = all.join_next().await {
            if let Ok(Err(why)) = ended {
                figures.gone();
                gone = Some(why);
            }
        }
        gone
    };
    let gone = tokio::select! {
        gone = playing => gone,
        () = stop => None,
    };
    let summary = figures.summary();
    let counted = match (before, metrics(floor).await) {
        (Some(before), Some(after)) => Some(before.until(after, summary.seconds)),
        _ => None,
    };
    match gone {
        Some(why) if summary.rounds == 0 => Err(why),
        why => Ok(Summary { why, floor: counted, ..summary }),
    }
}

/// What the floor has counted so far, where it says so.
async fn metrics(floor: SocketAddr) -> Option<Meter> {
    let text = Client::new(floor).text("/metrics").await.ok()?;
    Some(Meter::read(&text))
}

/// Free seats, table by table in turn, so that a few bots are spread over many tables.
async fn places(floor: SocketAddr, company: &Company) -> Result<Vec<(u32, u8)>, String> {
    let lobby = Client::new(floor).get("/api/tables").await?;
    let mut free: Vec<Vec<(u32, u8)>> = Vec::new();
    for table in lobby.as_array().into_iter().flatten() {
        let id = table["id"].as_u64().and_then(|id| u32::try_from(id).ok());
        let Some(id) = id.filter(|id| company.tables.is_empty() || company.tables.contains(id))
        else {
            continue;
        };
        let seats = Client::new(floor).get(&format!("/api/tables/{id}")).await?;
        let gaps: Vec<u64> = list(&seats["sign"]["gaps"]);
        let taken: Vec<u64> = seats["names"]
            .as_object()
            .into_iter()
            .flatten()
            .filter_map(|(n, _)| n.parse().ok())
            .collect();
        let most = seats["sign"]["seats"].as_u64().unwrap_or(0);
        let open = (1..=most).filter(|n| !gaps.contains(n) && !taken.contains(n));
        let mut open: Vec<(u32, u8)> =
            open.filter_map(|n| Some((id, u8::try_from(n).ok()?))).collect();
        open.truncate(open.len().saturating_sub(company.leave));
        open.reverse();
        free.push(open);
    }
    let mut places = Vec::new();
    while places.len() < company.seats && free.iter().any(|seats| !seats.is_empty()) {
        for seats in &mut free {
            if places.len() < company.seats {
                places.extend(seats.pop());
            }
        }
    }
    Ok(places)
}

fn list(value: &serde_json::Value) -> Vec<u64> {
    value.as_array().into_iter().flatten().filter_map(serde_json::Value::as_u64).collect()
}
