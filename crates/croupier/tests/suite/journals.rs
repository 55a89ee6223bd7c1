//! Journals: what is recorded replays; what cannot have happened is found, whatever its hashes.

use croupier::settle::{Round, Settled};
use journal::chain::Writer;
use journal::{End, Heading, Recorder, ReplayError, Replayed, replay};
use table::Table;

fn open(heading: &Heading) -> Result<Box<dyn Table>, String> {
    let game = catalog::find(&heading.game).map_err(|error| error.to_string())?;
    game.open(&heading.posted).map_err(|error| error.to_string())
}

fn check(bytes: &[u8]) -> Result<Replayed, ReplayError> {
    replay(bytes, open)
}

/// Why a journal is not sound.
#[track_caller]
fn wrong(bytes: &[u8]) -> ReplayError {
    match check(bytes) {
        Ok(replayed) => panic!("{} is sound", replayed.heading.game),
        Err(error) => error,
    }
}

/// A journal of these records, chained and closed as if they were true.
fn chained(records: &[&str]) -> Vec<u8> {
    let mut writer = Writer::new(Vec::new());
    for record in records {
        let value: serde_json::Value = serde_json::from_str(record).expect("JSON");
        writer.append(&value).expect("written");
    }
    writer.finish().expect("closed").0
}

/// A round that is settled, and its journal: each input with the events that followed.
fn recorded(text: &str) -> (Settled, Vec<u8>) {
    let round = Round::read(text).expect("a round");
    let settled = round.settle().expect("settled");
    let mut file = Vec::new();
    let (game, posted) = (round.game.clone(), round.posted());
    let heading = Heading { game, posted, ..Heading::default() };
    let mut again = open(&heading).expect("a table");
    let mut recorder = Recorder::open(&mut file, heading).expect("open");
    for input in &settled.inputs {
        let events = again.tell(input.clone()).expect("it was accepted");
        recorder.told(input.clone(), events).expect("written");
    }
    recorder.finish().expect("closed");
    (settled, file)
}

/// The records of a journal, as text.
fn records(file: &[u8]) -> Vec<String> {
    let text = String::from_utf8(file.to_vec()).expect("text");
    let record = |line: &str| -> serde_json::Value {
        serde_json::from_str::<serde_json::Value>(line).expect("JSON")["record"].clone()
    };
    let all = text.lines().map(|line| record(line).to_string());
    all.filter(|record| !record.contains("\"records\"")).collect()
}

const OPENED: &str = r#"{"opened":{"version":"0","game":"ca/baccarat-9","posted":{}}}"#;

#[test]
fn what_was_settled_replays() {
    let (settled, file) = recorded(
        "game = \"co/baccarat\"\nseat = [{ n = 1, bets = { banker = \"10.00\" } }]\n\
         [spots]\nplayer = \"6h Kc\"\nbanker = \"4c 3d\"\n",
    );
    let replayed = check(&file).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!((replayed.rounds, replayed.lines), (1, 1));
    assert_eq!(replayed.events, settled.events);
    // Another amount under new hashes is found by recomputing.
    let records: Vec<String> =
        records(&file).iter().map(|record| record.replace("\"9.50\"", "\"10.00\"")).collect();
    let records: Vec<&str> = records.iter().map(String::as_str).collect();
    assert!(matches!(wrong(&chained(&records)), ReplayError::Differs { .. }));
}

#[test]
fn what_was_paid_early_is_told_once() {
    let (_, file) = recorded(
        "game = \"uk/blackjack\"\n[[seat]]\nn = 1\nacts = [\"stand\"]\n\
         bets = { initial = \"10.00\", royal-match = \"5.00\" }\n\
         [spots]\nseat1 = \"Th 9d\"\ndealer = \"7c Kd\"\n",
    );
    let path = std::env::temp_dir().join(format!("early-{}.jsonl", std::process::id()));
    std::fs::write(&path, file).expect("written");
    let told = crate::common::run(&["replay", path.to_str().expect("text")], "");
    std::fs::remove_file(path).expect("it is there");
    assert_eq!(told.code, 0, "{}", told.err);
    for once in ["royal-match £5 loses", "initial £10 wins"] {
        assert_eq!(told.out.matches(once).count(), 1, "{}", told.out);
    }
}

#[test]
fn a_journal_cut_off_anywhere_tells_all_it_has() {
    let (settled, file) = recorded(
        "game = \"uk/dice\"\nthrows = [\"2 4\", \"3 3\"]\n\
         seat = [{ n = 1, bets = { win-line = \"10.00\" } }]\n",
    );
    let lines: Vec<usize> =
        file.iter().enumerate().filter(|(_, byte)| **byte == b'\n').map(|(at, _)| at).collect();
    for (records, end) in lines[..lines.len() - 1].iter().enumerate() {
        for cut in [end + 1, (end + 9).min(file.len() - 2)] {
            let replayed = check(&file[..cut]).unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(replayed.inputs, settled.inputs[..records]);
            let known = replayed.events.len();
            assert_eq!(replayed.events, settled.events[..known]);
            assert!(matches!(replayed.end, End::Open { .. }));
        }
    }
}

#[test]
fn a_meter_set_from_outside_replays() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path.join("../../rounds/co-sun-7-shared.round"));
    let text = text.expect("a golden round");
    let (_, file) = recorded(text.split("---\n").next().unwrap_or_default());
    assert_eq!(check(&file).unwrap_or_else(|error| panic!("{error}")).lines, 4);
}

#[test]
fn records_that_cannot_have_happened_are_found() {
    for record in [
        r#"{"told":{"input":{"decide":{"seat":200,"act":"draw"}},"events":[]}}"#,
        r#"{"told":{"input":{"decide":{"seat":0,"act":"draw"}},"events":[]}}"#,
        r#"{"told":{"input":{"bank":{"seat":1,"amount":"5.00","action":0}},"events":[]}}"#,
        r#"{"told":{"input":{"stake":{"seat":17,"wager":"tie","amount":"5.00"}},"events":[]}}"#,
        r#"{"told":{"input":{"close":{}},"events":[]}}"#,
        r#"{"told":{"input":{"card":"6h"},"events":[]}}"#,
        r#"{"told":{"input":{"show":{}},"events":[]}}"#,
        r#"{"told":{"input":{"clear":{}},"events":[]}}"#,
        r#"{"told":{"input":{"join":{"seat":1}},"events":[]}}"#,
        r#"{"cleared":null}"#,
        r#""cleared""#,
        r#"{"nothing":1}"#,
    ] {
        let found = wrong(&chained(&[OPENED, record]));
        assert!(matches!(found, ReplayError::Differs { .. }), "{record}: {found}");
    }
    let close = r#"{"told":{"input":{"close":{}},"events":[]}}"#;
    assert!(matches!(wrong(&chained(&[close])), ReplayError::Differs { .. }));
    assert!(matches!(wrong(&chained(&[OPENED, OPENED])), ReplayError::Differs { .. }));
}
