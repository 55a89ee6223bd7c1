//! Told to end, a full disk, a folder that is taken: the floor says so and loses nothing.

use super::{Floor, Folder, guest, tell};
use crate::common::run;
use serde_json::{Value, json};
use std::process::Command;

#[test]
fn a_floor_that_is_told_to_end_does_and_goes_on_where_it_was() {
    let folder = Folder::new("ended");
    let floor = Floor::start(&folder.0);
    let cookie = guest(&floor, "Ada");
    let said = tell(floor.port, &cookie, 1, "a", &json!({ "join": { "seat": 3 } }));
    let said = said.expect("answered");
    assert_eq!(said.status, 200, "{}", said.body);
    let stake = json!({ "stake": { "seat": 3, "wager": "tie", "amount": "7.00" } });
    tell(floor.port, &cookie, 1, "b", &stake).expect("answered");
    assert_eq!(floor.end(), 0);
    let floor = Floor::start(&folder.0);
    let me = floor.call(&cookie, "GET", "/api/me", &Value::Null).expect("answered");
    assert_eq!(me.body["wallet"], "993.00");
    let table = floor.call(&cookie, "GET", "/api/tables/1", &Value::Null).expect("answered");
    assert_eq!(table.body["sight"]["stakes"][0]["amount"], "7.00", "{}", table.body["sight"]);
    assert_eq!(floor.end(), 0);
}

#[test]
fn a_folder_has_one_floor_at_a_time() {
    let folder = Folder::new("taken");
    let floor = Floor::start(&folder.0);
    let second = run(&["serve", "--listen", "127.0.0.1:0", "--data", folder.text()], "");
    assert_eq!(second.code, 2);
    assert!(second.err.contains("another floor uses this folder"), "{}", second.err);
    assert_eq!(floor.end(), 0);
}

#[test]
fn a_disk_that_fills_up_stops_bets_and_loses_nothing() {
    let folder = Folder::new("full");
    std::fs::create_dir_all(&folder.0).expect("a folder");
    // No file may grow beyond 1,200 kilobytes: the process is told so and not ended.
    let mut command = Command::new("sh");
    let script = "trap '' XFSZ; ulimit -f 2400; exec \"$0\" serve \"$@\"";
    command.args(["-c", script, env!("CARGO_BIN_EXE_croupier")]);
    let mut floor = Floor::spawn(command, &folder.0);
    let cookie = guest(&floor, "Ada");
    let join = json!({ "join": { "seat": 3 } });
    assert_eq!(tell(floor.port, &cookie, 2, "join", &join).expect("answered").status, 200);
    let mut kept = Vec::new();
    let mut refused = None;
    for n in 0..4000 {
        let stake = json!({ "stake": { "seat": 3, "wager": "red", "amount": "1.00" } });
        let withdraw = json!({ "withdraw": { "seat": 3, "wager": "red" } });
        let input = if n % 2 == 0 { stake } else { withdraw };
        let reply = tell(floor.port, &cookie, 2, &format!("n{n}"), &input).expect("answered");
        match reply.status {
            200 => kept.push((n, input, reply.body)),
            503 => {
                refused = Some(reply.body);
                break;
            }
            other => panic!("{other} {}", reply.body),
        }
    }
    let refused = refused.expect("the disk fills up");
    assert!(
        refused["why"].as_str().is_some_and(|why| why.contains("storage refuses")),
        "{refused}"
    );
    assert!(floor.is_alive(), "it goes on, and says so");
    let health = floor.call("", "GET", "/healthz", &Value::Null).expect("answered");
    assert_eq!((health.status, &health.body["well"]), (503, &json!(false)), "{}", health.body);
    floor.kill();
    let floor = Floor::start(&folder.0);
    for (n, input, body) in kept.iter().rev().take(40) {
        let again = tell(floor.port, &cookie, 2, &format!("n{n}"), input).expect("answered");
        assert_eq!((again.status, &again.body), (200, body));
    }
    assert_eq!(floor.end(), 0);
    let audit = run(&["audit", folder.text()], "");
    assert_eq!(audit.code, 0, "{}", audit.err);
}
