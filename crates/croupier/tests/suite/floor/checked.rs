//! What a floor leaves behind is checked by programs of its own: audit, verify, bots, rng.

use super::{Floor, Folder, guest, tell};
use crate::common::run;
use serde_json::{Value, json};

/// A spin of the wheel at table 2, where Ada sits.
fn spin(floor: &Floor, cookie: &str, n: u32) {
    let stake = json!({ "stake": { "seat": 1, "wager": "red", "amount": "5.00" } });
    for (at, input) in [stake, json!({ "close": {} }), json!({ "clear": {} })].iter().enumerate() {
        let reply = tell(floor.port, cookie, 2, &format!("{n}-{at}"), input).expect("answered");
        assert_eq!(reply.status, 200, "{input}: {}", reply.body);
    }
}

#[test]
fn audit_and_verify_find_what_was_changed() {
    let folder = Folder::new("checked");
    let floor = Floor::start(&folder.0);
    let cookie = guest(&floor, "Ada");
    tell(floor.port, &cookie, 2, "join", &json!({ "join": { "seat": 1 } })).expect("answered");
    spin(&floor, &cookie, 1);
    spin(&floor, &cookie, 2);
    let round = floor.call(&cookie, "GET", "/api/rounds/2-1", &Value::Null).expect("answered");
    assert_eq!(floor.end(), 0);
    let audit = run(&["audit", folder.text()], "");
    assert_eq!(audit.code, 0, "{}", audit.err);
    assert!(audit.out.contains("every record follows from those before"), "{}", audit.out);
    // Against a head kept elsewhere: the same, another, and what is none.
    let json = run(&["audit", folder.text(), "--json"], "");
    let report: Value = serde_json::from_str(&json.out).expect("JSON");
    let head = report["head"].as_str().expect("a hash");
    let against = |head: &str| run(&["audit", folder.text(), "--head", head], "");
    assert_eq!(against(&format!("{head}@{}", report["records"])).code, 0);
    assert_eq!(against(head).code, 0);
    let other = against(&format!("{head}@1"));
    assert_eq!(other.code, 1);
    assert!(other.err.contains("kept elsewhere"), "{}", other.err);
    assert_eq!(against("abc").code, 2);
    // What a round was bound to, from the folder and from what the API said.
    let verify = run(&["verify", "2-1", "--data", folder.text()], "");
    assert_eq!(verify.code, 0, "{}", verify.err);
    assert!(verify.out.starts_with("as bound before bets"), "{}", verify.out);
    assert!(verify.out.contains("places 1 to 1 of shoe 1 came out"), "{}", verify.out);
    let verify = run(&["verify", "-"], &round.body.to_string());
    assert_eq!(verify.code, 0, "{} {}", verify.err, round.body["commitment"]);
    let mut other = round.body.clone();
    other["commitment"]["order"] = "00".into();
    let verify = run(&["verify", "-"], &other.to_string());
    assert_eq!(verify.code, 1);
    assert!(verify.err.contains("not what was bound"), "{}", verify.err);
    // What came out is held against the order, too.
    let altered = |change: &dyn Fn(&mut Value)| {
        let mut other = round.body.clone();
        change(&mut other);
        let verify = run(&["verify", "-"], &other.to_string());
        assert_eq!(verify.code, 1, "{} {}", verify.out, verify.err);
        verify.err
    };
    let thrown = |round: &Value| {
        let events = round["events"].as_array().expect("events");
        events.iter().position(|event| event["event"] == "thrown").expect("a throw")
    };
    let why = altered(&|round| {
        let at = thrown(round);
        let other = if round["events"][at]["shown"] == "17" { "18" } else { "17" };
        round["events"][at]["shown"] = other.into();
    });
    assert!(why.contains("place 1 of shoe 1 holds"), "{why}");
    let why = altered(&|round| {
        let at = thrown(round);
        round["events"].as_array_mut().expect("events").remove(at);
    });
    assert!(why.contains("is missing"), "{why}");
    let why = altered(&|round| round["commitments"][0]["from"] = 1.into());
    assert!(why.contains("not"), "{why}");
    // A round without what came of which order is none.
    let mut bare = round.body.clone();
    bare.as_object_mut().expect("one").remove("commitments");
    assert_eq!(run(&["verify", "-"], &bare.to_string()).code, 3);
    assert_eq!(run(&["verify", "-"], "{}").code, 3);
    assert_eq!(run(&["verify", "2-99", "--data", folder.text()], "").code, 2);
    assert_eq!(run(&["audit", "no-such-folder"], "").code, 3);
}

#[test]
fn bots_play_on_a_running_floor() {
    let folder = Folder::new("bots");
    let floor = Floor::start(&folder.0);
    let url = format!("http://127.0.0.1:{}", floor.port);
    let args =
        ["bots", "--floor", &url, "--tables", "1,5", "--seats", "6", "--rounds", "2", "--json"];
    let bots = run(&args, "");
    assert_eq!(bots.code, 0, "{}", bots.err);
    let summary: Value = serde_json::from_str(&bots.out).expect("JSON");
    assert!(summary["rounds"].as_u64().is_some_and(|rounds| rounds >= 12), "{summary}");
    assert_eq!(floor.end(), 0);
    assert_eq!(run(&["audit", folder.text()], "").code, 0);
    assert_eq!(run(&["bots", "--floor", "nowhere"], "").code, 2);
}

#[test]
fn chance_raw_output_can_be_collected_and_tested() {
    let raw = |args: &[&str]| run(&[&["rng", "raw", "--seed", "7"], args].concat(), "");
    let below = raw(&["--bytes", "300", "--below", "37"]);
    assert_eq!(below.code, 0, "{}", below.err);
    assert!(
        below.out.lines().all(|line| line.parse::<u32>().is_ok_and(|n| n < 37)),
        "{}",
        below.out
    );
    let decks = raw(&["--bytes", "400", "--shuffled", "52"]);
    let first: Vec<&str> = decks.out.lines().next().expect("a deck").split(' ').collect();
    let mut sorted = first.clone();
    sorted.sort_unstable();
    sorted.dedup();
    assert_eq!((first.len(), sorted.len()), (52, 52));
    assert_eq!(raw(&["--bytes", "400", "--shuffled", "52"]).out, decks.out, "a seed repeats");
    let tests = run(&["rng", "test", "--seed", "7", "--samples", "20000", "--json"], "");
    assert_eq!(tests.code, 0, "{}", tests.err);
    let report: Value = serde_json::from_str(&tests.out).expect("JSON");
    assert_eq!(report["tests"].as_array().map(Vec::len), Some(30));
}

#[test]
fn a_floor_opens_the_tables_of_a_house_that_is_lawful() {
    let folder = Folder::new("house");
    let house = |name: &str| format!("{}/../../houses/{name}", env!("CARGO_MANIFEST_DIR"));
    let broken = run(&["serve", "--data", folder.text(), "--house", &house("sg-broken.toml")], "");
    assert_eq!(broken.code, 1, "{}", broken.err);
    assert!(broken.err.contains("not lawful"), "{}", broken.err);
    let start = || {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_croupier"));
        command.args(["serve", "--house", &house("sg.toml")]);
        Floor::spawn(command, &folder.0)
    };
    let lobby =
        |floor: &Floor| floor.call("", "GET", "/api/tables", &Value::Null).expect("a lobby");
    let floor = start();
    let tables = lobby(&floor).body;
    let tables = tables.as_array().expect("a list");
    assert!(!tables.is_empty());
    assert!(tables.iter().all(|table| table["book"] == "sg" && table["tender"] == "play"));
    let n = tables.len();
    floor.kill();
    // Tables that are open do not open again.
    let floor = start();
    assert_eq!(lobby(&floor).body.as_array().map(Vec::len), Some(n));
    assert_eq!(floor.end(), 0);
}

#[test]
fn a_database_is_a_file_of_sqlite_and_nothing_else() {
    let folder = Folder::new("database");
    for (url, says) in [
        ("postgres://localhost/floor", "PostgreSQL is not"),
        ("mysql:floor", "only SQLite is built in"),
        ("floor.sqlite", "write sqlite:FILE"),
        ("sqlite:", "name a file"),
    ] {
        let serve = run(&["serve", "--data", folder.text(), "--database", url], "");
        assert_eq!(serve.code, 2, "{url}: {}", serve.err);
        assert!(serve.err.contains(says), "{url}: {}", serve.err);
    }
    let file = folder.0.join("house.db");
    let mut command = std::process::Command::new("sh");
    // Whatever others may do with new files by default, with these they do nothing.
    let serve = "umask 000; exec \"$0\" serve --no-demo \"$@\"";
    let url = format!("sqlite:{}", file.display());
    command.args(["-c", serve, env!("CARGO_BIN_EXE_croupier"), "--database", &url]);
    let floor = Floor::spawn(command, &folder.0.join("data"));
    let mode = |path: &std::path::Path| {
        use std::os::unix::fs::PermissionsExt;
        std::fs::metadata(path).expect("it is there").permissions().mode() & 0o777
    };
    assert_eq!((mode(&folder.0), mode(&file)), (0o700, 0o600));
    assert_eq!(mode(&folder.0.join("house.db-wal")), 0o600);
    assert!(!folder.0.join("data").exists());
    assert_eq!(floor.end(), 0);
}
