//! An evening that is killed in the middle of a round: everything that was accepted is told, and
//! it goes on with the same cards.

use crate::common::run;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A journal that nobody else writes to, gone with its seed when it is dropped.
struct Journal(PathBuf);

impl Journal {
    fn new(name: &str) -> Journal {
        let name = format!("croupier-{}-{}.jsonl", std::process::id(), name.replace('/', "-"));
        Journal(std::env::temp_dir().join(name))
    }

    fn path(&self) -> &str {
        self.0.to_str().expect("text")
    }

    fn text(&self) -> String {
        std::fs::read_to_string(&self.0).expect("a journal")
    }
}

impl Drop for Journal {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
        let _ = std::fs::remove_file(Path::new(&format!("{}.seed", self.path())));
    }
}

/// Arguments with which a table is sat down at.
fn args<'a>(id: &'a str, journal: &'a Journal) -> Vec<&'a str> {
    let mut args = vec!["play", id, "--plain", "--seed", "7", "--journal", journal.path()];
    if id.starts_with("ca/texas") || id.ends_with("-chinese") || id.starts_with("ca/thirteen") {
        args.extend(["--players", "3"]);
    }
    args
}

/// Plays and is killed once all these commands have been obeyed; answers what was said.
fn killed(args: &[&str], commands: &str) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_croupier"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the binary runs");
    let mut input = child.stdin.take().expect("piped");
    // The answer to the last command says that all others have been obeyed.
    input.write_all(format!("{commands}rules\n").as_bytes()).expect("written");
    input.flush().expect("written");
    let mut said = String::new();
    for line in BufReader::new(child.stdout.take().expect("piped")).lines() {
        let line = line.expect("text");
        if line.starts_with("`croupier rules ") {
            break;
        }
        said += &line;
        said.push('\n');
    }
    child.kill().expect("killed");
    child.wait().expect("gone");
    said
}

/// Evenings: a table, what is done before the kill, what shows that a round is under way, and what
/// is done after it.
const EVENINGS: [(&str, &str, &str, &str); 6] = [
    (
        "uk/three-card-poker",
        "bet ante 10\nbet pair-plus 5\ndeal\n",
        ": play (£10), fold?",
        "play\n",
    ),
    (
        "ca/baccarat-9",
        "no\nbet player 10\ndeal\n",
        "draw, stand, house-way?",
        "stand\nrepeat\ndeal\n",
    ),
    (
        "uk/dice",
        "bet win-line 10\nthrow\nbet come 10\nbet place-win-6 12\nthrow\n",
        "The point is ",
        "again\nagain\n",
    ),
    (
        "ca/texas-holdem",
        "deal\ncall\ncheck\n",
        "in the pot: ",
        "call\ncheck\ncheck\ncheck\ndeal\n",
    ),
    ("ca/thirteen-card", "deal\n", ": set 3 / 5 / 5 cards", "auto\ndeal\nauto\n"),
    ("ca/face-up-chinese", "deal\nauto\nauto\n", ": set 3 / ", "auto\nauto\nauto\ndeal\n"),
];

#[test]
fn who_is_killed_in_mid_round_goes_on_with_the_same_cards() {
    for (id, before, under_way, after) in EVENINGS {
        let (whole, cut) = (Journal::new(id), Journal::new(&format!("{id}-cut")));
        let calm = run(&args(id, &whole), &format!("{before}{after}"));
        assert_eq!(calm.code, 0, "{id}: {}", calm.err);
        let said = killed(&args(id, &cut), before);
        let last = said.lines().rev().take(3).any(|line| line.contains(under_way));
        assert!(last, "{id}: no round is under way\n{said}");
        assert!(calm.out.starts_with(&said), "{id}: {said}\n{}", calm.out);
        // Every event that was accepted is named, and so is that nothing closes the journal.
        let (journal, all) = (cut.text(), whole.text());
        assert!(journal.ends_with('\n') && all.starts_with(&journal), "{id}");
        assert!(journal.len() < all.len(), "{id}: there is nothing to go on with");
        let replayed = run(&["replay", cut.path(), "--json"], "");
        assert_eq!(replayed.code, 3, "{id}: {}", replayed.err);
        assert!(replayed.err.contains("--resume"), "{}", replayed.err);
        let json: serde_json::Value = serde_json::from_str(&replayed.out).expect("JSON");
        let recorded: Vec<serde_json::Value> = journal.lines().flat_map(events).collect();
        assert_eq!(json["events"], serde_json::Value::Array(recorded), "{id}");
        // The same evening goes on, to the last byte of its journal.
        let again = run(&["play", "--plain", "--resume", cut.path()], after);
        assert_eq!(again.code, 0, "{id}: {}", again.err);
        assert_eq!(cut.text(), all, "{id}\n{}", again.out);
        assert_eq!(again.out.lines().last(), calm.out.lines().last(), "{id}");
        assert_eq!(run(&["replay", cut.path(), "--quiet"], "").code, 0, "{id}");
        // What is told is in the book's money.
        let told = run(&["replay", cut.path()], "").out;
        assert!(!id.starts_with("uk/") || told.contains('£') && !told.contains('$'), "{told}");
        // The text names every event, burned cards and a cleared table too.
        for event in all.lines().flat_map(events) {
            let number = format!("{:>5}  ", event["n"].as_u64().expect("a number"));
            assert!(told.lines().any(|line| line.starts_with(&number)), "{id}: {event}\n{told}");
        }
    }
}

/// The events of a record.
fn events(line: &str) -> Vec<serde_json::Value> {
    let record: serde_json::Value = serde_json::from_str(line).expect("JSON");
    record["record"]["told"]["events"].as_array().cloned().unwrap_or_default()
}

#[test]
fn half_a_record_is_cut_off_and_the_evening_goes_on() {
    for (id, before, _, after) in EVENINGS {
        let journal = Journal::new(&format!("{id}-half"));
        killed(&args(id, &journal), before);
        let text = journal.text();
        std::fs::write(&journal.0, &text[..text.len() - 9]).expect("cut");
        let again = run(&["play", "--plain", "--resume", journal.path()], after);
        assert_eq!(again.code, 0, "{id}: {}", again.err);
        let replayed = run(&["replay", journal.path(), "--quiet"], "");
        assert_eq!(replayed.code, 0, "{id}: {}", replayed.err);
    }
}

#[test]
fn an_evening_without_a_hand_leaves_no_histories() {
    let histories = Journal::new("no-histories");
    let play = ["play", "ca/texas-holdem", "--plain", "--phh", histories.path()];
    let found = run(&play, "move 7\nquit\n");
    assert!(found.code == 0 && found.out.contains("You move to seat 7"), "{}", found.out);
    assert!(!Path::new(histories.path()).exists(), "nothing was played");
    assert_eq!(run(&play, "deal\nfold\nquit\n").code, 0);
    assert_eq!(run(&["phh", histories.path()], "").code, 0);
}

#[test]
fn what_is_refused_leaves_no_file_behind() {
    let histories = Journal::new("refused-histories");
    for (refused, code) in [
        (&["co/bacarat"][..], 2),
        (&["co/baccarat", "--set", "vigorish=4"], 1),
        (&["co/baccarat", "--seat", "8"], 1),
        (&["co/baccarat", "--bankroll", "0"], 2),
        (&["co/baccarat", "--phh", histories.path()], 2),
        (&["ca/texas-holdem", "--bots", "shark"], 2),
        (&["ca/texas-holdem", "--set", "small=0"], 1),
        (&["ca/kansas-city-lowball", "--players", "2"], 1),
        (&["ca/thirteen-card", "--bankroll", "10"], 1),
    ] {
        let journal = Journal::new("refused");
        let args = [&["play", "--plain", "--journal", journal.path()], refused].concat();
        let found = run(&args, "");
        assert_eq!(found.code, code, "{refused:?}: {}", found.err);
        for file in [journal.path(), &format!("{}.seed", journal.path()), histories.path()] {
            assert!(!Path::new(file).exists(), "{refused:?} leaves {file}");
        }
    }
    // An evening that is there already is not written over, and neither is its seed.
    let journal = Journal::new("twice");
    let play = ["play", "--plain", "co/baccarat", "--journal", journal.path()];
    assert_eq!(run(&play, "bet player 5\ndeal\n").code, 0);
    let (text, seed) = (journal.text(), std::fs::read(format!("{}.seed", journal.path())));
    assert_eq!(run(&play, "").code, 2);
    assert_eq!(journal.text(), text);
    assert_eq!(
        std::fs::read(format!("{}.seed", journal.path())).expect("a seed"),
        seed.expect("a seed")
    );
}
