//! Journals: what is recorded replays; what cannot have happened is found, whatever its hashes.

use journal::chain::Writer;
use journal::{Record, Recorder, ReplayError, Replayed, replay};
use law::Posted;
use table::Table;

fn open(id: &str, posted: &Posted) -> Result<Box<dyn Table>, String> {
    let found = games::find(id).map_err(|refusal| refusal.to_string())?;
    found.entry.open(posted).map_err(|breach| breach.to_string())
}

fn check(bytes: &[u8]) -> Result<Replayed, ReplayError> {
    replay(bytes, open)
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

const OPENED: &str = r#"{"opened":{"version":"0","game":"ca/baccarat-9","posted":{}}}"#;

#[test]
fn what_was_settled_replays() {
    let script = croupier::script::parse(
        "game = \"co/baccarat\"\nseat = [{ n = 1, bets = { banker = \"10.00\" } }]\n\
         [spots]\nplayer = \"6h Kc\"\nbanker = \"4c 3d\"\n",
    );
    let settled = croupier::script::settle(&script.expect("a round")).expect("settled");
    let mut file = Vec::new();
    let mut recorder = Recorder::open(&mut file, "co/baccarat", &Posted::new()).expect("open");
    recorder.round(settled.table.as_ref()).expect("written");
    recorder.finish().expect("closed");
    let replayed = check(&file).expect("sound");
    assert_eq!((replayed.rounds, replayed.lines), (1, 1));
    // Another amount under new hashes is found by recomputing.
    let text = String::from_utf8(file).expect("text");
    let line = |line: &str| serde_json::from_str::<serde_json::Value>(line).expect("JSON");
    let records: Vec<String> = text
        .lines()
        .map(|text| line(text)["record"].to_string().replace("\"9.50\"", "\"10.00\""))
        .filter(|record| !record.contains("\"records\""))
        .collect();
    let records: Vec<&str> = records.iter().map(String::as_str).collect();
    let wrong = check(&chained(&records)).expect_err("money was changed");
    assert!(matches!(wrong, ReplayError::Differs { .. }), "{wrong}");
}

#[test]
fn a_meter_set_from_outside_replays() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path.join("../../rounds/co-sun-7-shared.round"));
    let text = text.expect("a golden round");
    let script = text.split("---\n").next().unwrap_or_default();
    let script = croupier::script::parse(script).expect("a round");
    let settled = croupier::script::settle(&script).expect("settled");
    let mut file = Vec::new();
    let mut recorder = Recorder::open(&mut file, &script.game, &script.set).expect("open");
    recorder.round(settled.table.as_ref()).expect("written");
    recorder.finish().expect("closed");
    assert_eq!(check(&file).expect("sound").lines, 4);
}

#[test]
fn records_that_cannot_have_happened_are_found() {
    for record in [
        r#"{"event":{"event":"decided","seat":200,"act":"draw"}}"#,
        r#"{"event":{"event":"decided","seat":0,"act":"draw"}}"#,
        r#"{"event":{"event":"banked","seat":1,"amount":"5.00","action":0}}"#,
        r#"{"event":{"event":"staked","seat":17,"owner":"seat","wager":"tie","amount":"5.00"}}"#,
        r#"{"event":{"event":"closed"}}"#,
        r#"{"event":{"event":"dealt","to":"player","card":"6h","face":"up"}}"#,
        r#"{"event":{"event":"shown","of":"banker","card":"6h"}}"#,
        r#"{"cleared":null}"#,
        r#""cleared""#,
        r#"{"nothing":1}"#,
    ] {
        let found = check(&chained(&[OPENED, record])).expect_err(record);
        assert!(matches!(found, ReplayError::Differs { .. }), "{record}: {found}");
    }
    let first = check(&chained(&[r#""cleared""#])).expect_err("no table");
    assert!(matches!(first, ReplayError::Differs { .. }), "{first}");
}

#[test]
fn a_record_reads_back_as_itself() {
    let record = Record::Shoe { commitment: Some("x".into()) };
    let text = serde_json::to_string(&record).expect("JSON");
    assert_eq!(serde_json::from_str::<Record>(&text).ok(), Some(record));
}
