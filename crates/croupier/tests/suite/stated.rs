//! What a file states of its own settlement is always compared, alone and in a folder.

use crate::common::run;
use serde_json::Value;
use std::fs;
use std::path::PathBuf;

/// A round that states all that is printed for it.
fn golden() -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../rounds/ca-archie-fees.round");
    fs::read_to_string(path).expect("a round")
}

const ROUND: &str = "game = \"co/baccarat\"\n[[seat]]\nn = 1\nbets = { banker = \"10.00\" }\n\
    [spots]\nplayer = \"6h Kc\"\nbanker = \"4c 3d\"\n";

#[test]
fn a_text_below_three_dashes_is_compared() {
    let right = run(&["settle", "-"], &golden());
    assert_eq!((right.code, &*right.err), (0, ""));
    assert!(golden().ends_with(&format!("---\n{}", right.out)), "{}", right.out);
    let wrong = golden().replace("fees +3.00", "fees +4.00");
    let found = run(&["settle", "-"], &wrong);
    let net = "net  seat 1 -2.00  seat 2 -1.00  seat 3 0.00  fees";
    assert_eq!(found.out, format!("- {net} +4.00\n+ {net} +3.00\n"));
    assert_eq!((found.code, &*found.err), (1, "croupier: not as stated\n"));

    let json = run(&["settle", "-", "--json"], &wrong);
    let document: Value = serde_json::from_str(&json.out).expect("one document");
    assert_eq!((json.code, &document["matches"]), (1, &Value::from(false)));
    assert!(document["stated"].as_str().expect("a text").contains("fees +4.00"));
    assert_eq!(document["differences"][1], format!("+ {net} +3.00"));
    assert_eq!(document["balance"]["fees"], "+3.00", "what came out is there, too");
    let plain = run(&["settle", "-", "--json"], golden().split("---").next().expect("a round"));
    let document: Value = serde_json::from_str(&plain.out).expect("one document");
    assert!(document.get("stated").is_none() && document.get("matches").is_none());
}

#[test]
fn a_part_of_what_comes_out_may_be_expected() {
    let with = |expect: &str| format!("{ROUND}[expect]\n{expect}\n");
    let line = "lines = [{ wager = \"banker\", result = \"wins\", rule = \"co:30-2808(3)\" }]";
    let right = with(&format!("net = {{ \"1\" = \"+9.50\" }}\nhouse = \"-9.50\"\n{line}"));
    let found = run(&["settle", "-"], &right);
    assert_eq!(found.code, 0, "{}{}", found.out, found.err);
    assert_eq!(found.out, run(&["settle", "-"], ROUND).out);
    let wrong = run(&["settle", "-"], &with("net = { \"1\" = \"+10.00\" }"));
    assert_eq!((wrong.code, &*wrong.out), (1, "- net 1 +10.00\n+ net 1 +9.50\n"));
    // A name under which nothing comes out is damage, with those that do.
    let unknown = run(&["settle", "-"], &with("nett = 1"));
    assert_eq!(unknown.code, 3);
    assert!(unknown.err.contains("net,") && unknown.err.contains("refused"), "{}", unknown.err);

    let json = "{\"game\": \"co/baccarat\", \"seat\": [{\"n\": 1, \"bets\": {\"banker\": 10}}], \
        \"spots\": {\"player\": \"6h Kc\", \"banker\": \"4c 3d\"}, \
        \"expect\": {\"net\": {\"1\": \"+9.50\"}, \"house\": -9.5}}";
    let found = run(&["settle", "-", "--json"], json);
    let document: Value = serde_json::from_str(&found.out).expect("one document");
    assert_eq!((found.code, &document["matches"]), (0, &Value::from(true)));
    assert_eq!(document["stated"]["net"]["1"], "+9.50");
}

#[test]
fn a_refusal_may_be_stated_too() {
    let low = ROUND.replace("10.00", "1.00").replace("[spots]", "[limits]\nmin = 5\n[spots]");
    let refused = run(&["settle", "-"], &low);
    assert_eq!(refused.code, 1, "{}", refused.err);
    let text = run(&["settle", "-"], &format!("{low}---\n{}", refused.err));
    assert_eq!((text.code, text.out), (0, refused.err.clone()));
    let rule =
        |rule: &str| run(&["settle", "-"], &format!("{low}[expect]\nrefused = \"{rule}\"\n"));
    assert_eq!(rule("co:30-").code, 0, "{}", refused.err);
    let other = rule("uk:");
    assert_eq!(other.code, 1);
    assert!(other.out.starts_with("- refused uk:\n+ refused "), "{}", other.out);
    let settles = run(&["settle", "-"], &format!("{ROUND}[expect]\nrefused = \"co:\"\n"));
    assert_eq!((settles.code, &*settles.out), (1, "- refused co:\n+ settled\n"));
}

#[test]
fn a_folder_shows_what_differs_and_no_more() {
    let folder = std::env::temp_dir().join(format!("croupier-stated-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let write = |name: &str, text: &str| fs::write(folder.join(name), text).expect("written");
    write("a.round", &golden().replace("fees +3.00", "fees +4.00"));
    write("b.toml", &format!("{ROUND}[expect]\nhouse = \"-9.50\"\n"));
    write("c.toml", &format!("{ROUND}[expect]\nhouse = \"-9.60\"\n"));
    let path = folder.to_str().expect("a path").to_string();
    let found = run(&["settle", &path], "");
    assert_eq!(found.code, 1);
    let lines: Vec<&str> = found.out.lines().collect();
    assert_eq!(lines.len(), 7, "{}", found.out);
    assert_eq!(lines[4..6], ["- house -9.60", "+ house -9.50"], "{}", found.out);
    assert_eq!(lines[6], "3 rounds: 1 as stated, 2 not as stated");
    fs::remove_dir_all(&folder).expect("removed");
}

#[test]
fn help_and_templates_say_how_to_state_it() {
    for text in [
        run(&["help", "settle"], "").out,
        run(&["settle", "--template", "ca/texas-holdem"], "").out,
        run(&["settle", "--template", "uk/blackjack"], "").out,
    ] {
        for said in ["[expect]", "net = { \"1\" = ", "three dashes (---)"] {
            assert!(text.contains(said), "{said}\n{text}");
        }
    }
    let template = |id: &str| run(&["settle", "--template", id], "").out;
    let board = "\nboard = \"\"";
    assert!(!template("ca/three-card-poker-6-card-bonus").contains(board));
    assert!(template("ca/ultimate-texas-holdem").contains(board));
    assert!(template("uk/ultimate-texas-holdem").contains(board));
}

#[test]
fn a_hand_that_ends_too_early_names_what_may_be_done() {
    let hand = |id: &str, acts: &str| {
        let seats = "[[seat]]\nn = 1\nstack = \"200.00\"\n[[seat]]\nn = 2\nstack = \"200.00\"\n";
        let own =
            if id.contains("pineapple") { ["Ah Kh 2c", "Qs Qd 7h"] } else { ["Ah Kh", "Qs Qd"] };
        let text = format!(
            "game = \"{id}\"\nbutton = 1\nacts = [{acts}]\n{seats}[spots]\nseat1 = \"{}\"\n\
             seat2 = \"{}\"\nboard = \"4c 5c 9h\"\n",
            own[0], own[1]
        );
        run(&["settle", "-"], &text)
    };
    for (id, acts, said) in [
        ("ca/texas-holdem", "\"1 call\"", "seat 2 is to speak: fold, check, raise"),
        (
            "ca/no-limit-poker",
            "\"1 call\"",
            "seat 2 is to speak: fold, check, raise 4.00 to 200.00",
        ),
        (
            "ca/crazy-pineapple",
            "\"1 call\", \"2 check\"",
            "seat 2 is to speak: discard one of Qs Qd 7h",
        ),
    ] {
        let found = hand(id, acts);
        assert_eq!(found.code, 1, "{id}: {}{}", found.out, found.err);
        assert!(found.err.contains(said), "{id}: {}", found.err);
    }
}
