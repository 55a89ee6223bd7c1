//! `kill -9` at random moments under load: nothing acknowledged is missing, no stake is stuck, the
//! ledger balances, the chain verifies. `cargo xtask soak --kills 300` does it hundreds of times.

use super::{Floor, Folder, Reply, guest, tell};
use crate::common::run;
use serde_json::{Value, json};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// A request that was acknowledged, with its answer.
#[derive(Clone)]
struct Acknowledged {
    table: u32,
    id: String,
    input: Value,
    body: Value,
}

/// Somebody who plays until the floor goes away, and remembers what was acknowledged.
struct Player {
    cookie: String,
    seat: u8,
    table: u32,
    asked: u64,
    kept: Vec<Acknowledged>,
}

impl Player {
    /// Tells the table something; nothing where the floor went away.
    fn tell(&mut self, port: u16, input: Value) -> Option<Reply> {
        self.asked += 1;
        let id = format!("i{}", self.asked);
        let reply = tell(port, &self.cookie, self.table, &id, &input)?;
        if reply.status == 200 {
            let body = reply.body.clone();
            self.kept.push(Acknowledged { table: self.table, id, input, body });
        }
        Some(reply)
    }

    /// One round after another.
    fn play(&mut self, port: u16) {
        let wager = if self.table == 1 { "banker" } else { "red" };
        while let Some(reply) = self.round(port, wager) {
            assert!(reply.status < 500, "{}", reply.body);
        }
    }

    fn round(&mut self, port: u16, wager: &str) -> Option<Reply> {
        let stake = json!({ "seat": self.seat, "wager": wager, "amount": "5.00" });
        self.tell(port, json!({ "stake": stake }))?;
        self.tell(port, json!({ "close": {} }))?;
        self.tell(port, json!({ "clear": {} }))
    }
}

fn times() -> u64 {
    std::env::var("CROUPIER_KILLS").ok().and_then(|n| n.parse().ok()).unwrap_or(3)
}

/// A number that is another one each time.
fn whim() -> u64 {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_nanos() as u64;
    let n = NEXT.fetch_add(1, Ordering::Relaxed);
    let mixed = (now ^ n.wrapping_mul(0x9e37_79b9_7f4a_7c15)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed >> 33
}

#[test]
fn interruption_a_killed_floor_loses_nothing_that_was_acknowledged() {
    let folder = Folder::new("killed");
    let mut floor = Floor::start(&folder.0);
    let mut players: Vec<Player> = (0..4_u8)
        .map(|n| {
            let cookie = guest(&floor, &format!("Player {n}"));
            let (table, seat) = (1 + u32::from(n % 2), 1 + n / 2);
            Player { cookie, seat, table, asked: 0, kept: Vec::new() }
        })
        .collect();
    for player in &mut players {
        let join = json!({ "join": { "seat": player.seat } });
        let reply = player.tell(floor.port, join).expect("the floor answers");
        assert_eq!(reply.status, 200, "{}", reply.body);
    }
    let mut acknowledged = 0;
    for _ in 0..times() {
        let port = floor.port;
        players = std::thread::scope(|scope| {
            let playing: Vec<_> = players
                .into_iter()
                .map(|mut player| {
                    scope.spawn(move || {
                        player.play(port);
                        player
                    })
                })
                .collect();
            std::thread::sleep(Duration::from_millis(150 + whim() % 700));
            floor.kill();
            playing.into_iter().map(|one| one.join().expect("a player")).collect()
        });
        floor = Floor::start(&folder.0);
        for player in &mut players {
            acknowledged += player.kept.len();
            for one in player.kept.drain(..) {
                let again = tell(floor.port, &player.cookie, one.table, &one.id, &one.input);
                let again = again.expect("the floor answers");
                assert_eq!((again.status, &again.body), (200, &one.body), "{}", one.input);
            }
        }
        let audit = run(&["audit", folder.text(), "--json"], "");
        assert_eq!(audit.code, 0, "{}", audit.err);
    }
    assert!(acknowledged > 4 * usize::try_from(times()).expect("few"), "{acknowledged}");
    leave(&floor, &mut players);
    assert_eq!(floor.end(), 0);
    let audit = run(&["audit", folder.text(), "--json"], "");
    let report: Value = serde_json::from_str(&audit.out).expect("JSON");
    assert_eq!(report["unfinished"], "0.00", "no stake is stuck: {report}");
}

/// Everybody finishes the round and goes.
fn leave(floor: &Floor, players: &mut [Player]) {
    for _ in 0..400 {
        let mut seated = 0;
        for player in players.iter_mut() {
            for input in [json!({ "close": {} }), json!({ "clear": {} })] {
                player.tell(floor.port, input).expect("the floor answers");
            }
            let leave = json!({ "leave": { "seat": player.seat } });
            let reply = player.tell(floor.port, leave).expect("the floor answers");
            seated += usize::from(reply.status == 409);
        }
        if seated == 0 {
            return;
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    panic!("somebody cannot leave");
}
