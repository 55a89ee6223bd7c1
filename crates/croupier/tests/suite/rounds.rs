//! Golden rounds: each `rounds/*.round` is a file for `croupier settle`, a line of dashes, and
//! what that prints. `UPDATE=1 cargo test -p croupier --test suite rounds` writes the latter anew.

use crate::common::run;
use std::fs;
use std::path::PathBuf;

fn rounds() -> Vec<PathBuf> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../rounds");
    let mut files: Vec<PathBuf> =
        fs::read_dir(folder).expect("rounds").map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    files
}

#[test]
fn every_round_settles_as_written() {
    let mut wrong = Vec::new();
    for path in rounds() {
        let text = fs::read_to_string(&path).expect("a round");
        let (script, expected) = text.split_once("---\n").unwrap_or((&text, ""));
        let found = run(&["settle", "-"], script);
        let shown = format!("{}{}", found.out, found.err);
        if shown == expected {
            continue;
        }
        if std::env::var_os("UPDATE").is_some() {
            fs::write(&path, format!("{script}---\n{shown}")).expect("writable");
        } else {
            wrong.push(format!("{}:\n{shown}expected:\n{expected}", path.display()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(rounds().len() >= 15, "the golden rounds are gone");
}

#[test]
fn every_round_is_one_json_document_with_rules_that_exist() {
    for path in rounds() {
        let text = fs::read_to_string(&path).expect("a round");
        let script = text.split("---\n").next().unwrap_or_default();
        let found = run(&["settle", "-", "--json"], script);
        if found.code != 0 {
            assert!(found.out.is_empty(), "{}: a refusal prints nothing else", path.display());
            continue;
        }
        let json: serde_json::Value = serde_json::from_str(&found.out).expect("one document");
        let lines = json["lines"].as_array().expect("lines");
        // Between players there is no other party: their lines are all.
        let none = Vec::new();
        for line in lines.iter().chain(json["transfers"].as_array().unwrap_or(&none)) {
            let rule = line["rule"].as_str().expect("a rule");
            assert!(law::find(rule).is_some(), "{}: {rule}", path.display());
        }
        let cents = |value: &serde_json::Value| -> i64 {
            let text = value.as_str().unwrap_or("0.00").trim_start_matches('+');
            text.parse::<money::Cents>().expect("money").get()
        };
        let seats: i64 = json["net"].as_object().expect("net").values().map(cents).sum();
        let banks = cents(&json["house"]) + cents(&json["player_dealer"]) + cents(&json["dealer"]);
        let fees: i64 = json["fees"]
            .as_array()
            .map_or(0, |fees| fees.iter().map(|f| cents(&f["amount"])).sum());
        let meters: i64 = json["transfers"]
            .as_array()
            .unwrap_or(&none)
            .iter()
            .map(|t| {
                let meter = |side: &str| {
                    let name = t[side].as_str().unwrap_or_default();
                    i64::from(name.ends_with(" meter") || name.ends_with(" reserve"))
                };
                cents(&t["amount"]) * (meter("to") - meter("from"))
            })
            .sum();
        assert_eq!(seats + banks + fees + meters, 0, "{}", path.display());
        let balance = json["balance"].as_object().expect("a balance");
        assert_eq!(balance.values().map(cents).sum::<i64>(), 0, "{}", path.display());
        let taken = balance.get("fees").map_or(0, cents);
        assert_eq!(taken, fees, "{}", path.display());
    }
}
