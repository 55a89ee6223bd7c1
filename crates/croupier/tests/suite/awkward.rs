//! One awkward table does not stop the others: what is left out is named, and so is why.

use crate::common::run;
use serde_json::Value;

/// Three tables: one whose edge nobody can count, one whose limits cross, one that is plain.
const HOUSE: &str = r#"
book = "uk"
[premises]
name = "x"
[leaflet]
decks = [6]
[[table]]
id = "six-to-five"
game = "uk/blackjack"
decks = 6
offers = []
limits = { min = "5.00", max = "500.00" }
set = { "odds.initial.higher-score" = "6:5" }
[[table]]
id = "crossed"
game = "uk/blackjack"
decks = 6
offers = ["21-plus-3"]
limits = { min = "5.00", max = "500.00", side_max = "3.00" }
[[table]]
id = "plain"
game = "uk/big-six"
limits = { min = "1.00", max = "100.00" }
"#;

#[test]
fn every_other_table_is_shown() {
    let found = run(&["house", "show", "-"], HOUSE);
    assert_eq!(found.code, 1, "{}", found.err);
    for words in [
        "plain  Big Six",
        "crossed  does not open\n  the minimum £5 is above the maximum £3",
        "six-to-five  its edge cannot be counted",
    ] {
        assert!(found.out.contains(words), "{words}:\n{}", found.out);
    }
    assert!(found.err.contains("crossed does not open; six-to-five: its edge"), "{}", found.err);
    let json = run(&["house", "show", "-", "--json"], HOUSE);
    let json: Value = serde_json::from_str(&json.out).expect("JSON");
    assert_eq!(json["uncounted"][0]["table"], "six-to-five");
    assert_eq!(json["tables"].as_array().expect("tables").len(), 2);
}

#[test]
fn every_other_table_has_its_signs() {
    let folder = std::env::temp_dir().join(format!("awkward-{}", std::process::id()));
    let found = run(&["sign", "-", "--out", folder.to_str().expect("text")], HOUSE);
    assert_eq!(found.code, 1, "{}", found.err);
    for words in ["the minimum £5 is above the maximum £3", "six-to-five: ", "the other tables"]
    {
        assert!(found.err.contains(words), "{words}:\n{}", found.err);
    }
    assert!(folder.join("a4/plain.pdf").is_file(), "{}", found.out);
    assert!(!folder.join("a4/crossed.pdf").exists());
    // What the house states is what hangs, once somebody else has counted it.
    let stated = HOUSE.replace(
        "set = { \"odds.initial",
        "notices = [{ kind = \"house-edge\", says = \"-9.12\" }]\nset = { \"odds.initial",
    );
    run(&["sign", "-", "--out", folder.to_str().expect("text")], &stated);
    assert!(folder.join("a4/six-to-five.pdf").is_file());
    std::fs::remove_dir_all(&folder).expect("cleared");
}

#[test]
fn every_other_table_is_compared() {
    let folder = std::env::temp_dir().join(format!("awkward-diff-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = |name: &str, text: &str| {
        let path = folder.join(name);
        std::fs::write(&path, text).expect("written");
        path.display().to_string()
    };
    let old = file("old.toml", &HOUSE.replace("\"6:5\"", "\"1:1\""));
    let better = "id = \"plain\"\nset = { \"odds.A.its-symbol\" = \"51:1\" }";
    let new = file("new.toml", &HOUSE.replace("id = \"plain\"", better));
    let found = run(&["house", "diff", &old, &new], "");
    assert_eq!(found.code, 1, "{}", found.err);
    assert!(found.err.contains("edges were left out\nsix-to-five: "), "{}", found.err);
    let at =
        |words: &str| found.out.find(words).unwrap_or_else(|| panic!("{words}:\n{}", found.out));
    // What is known at once is told before what has to be counted.
    assert!(at("odds.initial.higher-score: 6:5, before 1:1") < at("edge of A: "));
    std::fs::remove_dir_all(&folder).expect("cleared");
}
