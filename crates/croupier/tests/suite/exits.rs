//! One table of exit codes for every verb: 1 what a rule forbids, 2 the command line, 3 the input.

use crate::common::run;
use std::path::PathBuf;

/// A hand of limit hold'em between two, with these acts and this button.
fn hand(acts: &str, button: u8) -> String {
    format!(
        "game = \"ca/texas-holdem\"\nset = {{ small = \"2.00\", big = \"4.00\" }}\n\
         button = {button}\nacts = [{acts}]\n\
         [[seat]]\nn = 1\nstack = \"50.00\"\n[[seat]]\nn = 2\nstack = \"50.00\"\n\
         [spots]\nseat1 = \"Ah Ad\"\nseat2 = \"7c 2d\"\n"
    )
}

/// A round of Colorado baccarat with these lines before its places.
fn coup(lines: &str, places: &str) -> String {
    format!(
        "game = \"co/baccarat\"\n{lines}\n[[seat]]\nn = 1\nbets = {{ tie = \"1.00\" }}\n\
         [spots]\n{places}\n"
    )
}

const PLACES: &str = "player = \"6h Kc\"\nbanker = \"4c 3d\"";

fn session(game: &str, shown: &str, bets: &str, acts: &str) -> String {
    format!("game = \"{game}\"\n{shown}\n[[seat]]\nn = 1\nbets = {{ {bets} }}\nacts = [{acts}]\n")
}

#[test]
fn files_are_refused_by_a_rule_or_damaged_and_never_wrong_usage() {
    let dice = |acts: &str| session("uk/dice", "throws = [\"3 4\"]", "win-line = 10", acts);
    let spin = |n: &str| session("uk/roulette", &format!("spins = [\"{n}\"]"), "red = 10", "");
    let thrown = |n: &str| session("uk/dice", &format!("throws = [\"{n}\"]"), "win-line = 10", "");
    let cases: Vec<(String, i32, &str)> = vec![
        (hand("\"1 frob\"", 1), 3, "frob"),
        (hand("\"call\"", 1), 3, "is no act"),
        (hand("\"1 draw Zz\"", 1), 3, "Zz"),
        (hand("\"9 call\"", 1), 3, "seat 9"),
        (hand("", 7), 3, "seat 7"),
        (hand("\"1 call\"", 1), 1, "the acts end while seat 2"),
        (hand("\"2 call\"", 1), 1, "ca:texas-holdem/"),
        (
            session("uk/three-card-poker", "", "ante = 10", "\"frob\"")
                + "[spots]\nseat1 = \"2h 5c 9d\"\ndealer = \"Jh 9c 2d\"\n",
            3,
            "no decision `frob`",
        ),
        (dice("\"after 0: frob\""), 3, "frob"),
        (dice("\"frob\""), 3, "frob"),
        (thrown("x"), 3, "throw 1: `x`"),
        (thrown("0 7"), 1, "uk:8."),
        (spin("-1"), 3, "spin 1: `-1`"),
        (spin("37"), 1, "uk:3."),
        (coup("", &format!("{PLACES}\nfoo = \"2c\"")), 3, "there are player, banker"),
        (coup("", "plyer = \"6h Kc\"\nbanker = \"4c 3d\""), 3, "did you mean player"),
        (hand("", 1).replace("seat2 =", "seatt2 ="), 3, "seatt2"),
        (coup("limits = { mn = \"5.00\" }", PLACES), 3, "did you mean min"),
        (coup("set = { deks = 8 }", PLACES), 3, "did you mean decks"),
        (coup("set = { decks = 5 }", PLACES), 1, "co:30-2806(1)"),
        (coup("", PLACES).replace("n = 1", "n = -1"), 3, "there is no seat -1: 1 to 16"),
        (coup("", PLACES).replace("n = 1", "n = \"one\""), 3, "expected a seat"),
        (
            "game = \"ca/baccarat-9\"\nplayer_dealer = { seat = 1 }\n".into(),
            3,
            "missing field `wager`",
        ),
        ("game = \"co/bacarat\"\n".into(), 3, "did you mean co/baccarat"),
    ];
    for (file, code, words) in cases {
        let found = run(&["settle", "-"], &file);
        assert_eq!(found.code, code, "{file}\n{}{}", found.out, found.err);
        assert!(found.out.is_empty(), "{file}\n{}", found.out);
        assert!(found.err.contains(words), "expected `{words}`: {}", found.err);
    }
}

#[test]
fn chinese_sets_are_damaged_or_refused() {
    let file = |acts: &str| {
        format!(
            "game = \"ca/thirteen-card\"\nset = {{ point = \"1.00\" }}\nacts = [{acts}]\n\
             [[seat]]\nn = 1\nstack = \"50.00\"\n[[seat]]\nn = 2\nstack = \"50.00\"\n\
             [spots]\nseat1 = \"2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac\"\n\
             seat2 = \"2d 3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd Ad\"\n"
        )
    };
    for (acts, code) in [("\"2 set foo\"", 3), ("\"2 set 2c / 3d / 4d\"", 3), ("", 1)] {
        let found = run(&["settle", "-"], &file(acts));
        assert_eq!(found.code, code, "{acts}: {}{}", found.out, found.err);
    }
}

#[test]
fn what_is_typed_and_makes_no_sense_is_wrong_usage() {
    for (args, words) in [
        ("simulate co/baccarat --rounds 9 --players 3", "--players is for poker"),
        ("simulate co/baccarat --rounds 9 --stack 100", "--stack is for poker"),
        ("simulate co/baccarat --rounds 9 --fees none", "--fees is for poker"),
        ("simulate co/baccarat --rounds 9 --phh x", "--phh is for poker"),
        ("simulate uk/dice --rounds 9 --strategy stand", "uk/dice asks for no decision"),
        ("simulate ca/thirteen-card --rounds 1 --strategy tight", "there are simple"),
        ("simulate ca/razz --rounds 1 --players 2 --strategy tight,loose,caller", "2 play"),
        ("edge co/baccarat --strategy draw", "co/baccarat asks for no decision"),
        ("edge uk/roulette --strategy house-way", "uk/roulette asks for no decision"),
        ("edge co/baccarat --set decks=6 --set decks=8", "--set decks is there twice"),
        ("edge co/baccarat --set decks=", "write it as name=value"),
        ("play ca/texas-holdem --plain --set fees=none --fees none", "fees are there twice"),
        ("play co/baccarat --plain --seed zz", "zz"),
        ("play ca/texas-holdem --plain --bots tight,loose,tight,loose,tight,loose", "5 others"),
        ("rules reading:zzz", "no rule `reading:zzz`"),
    ] {
        let found = run(&args.split(' ').collect::<Vec<_>>(), "");
        assert_eq!((found.code, found.out.as_str()), (2, ""), "{args}: {}", found.err);
        assert!(found.err.contains(words), "{args}: {}", found.err);
    }
    let same = ["play co/baccarat --plain --seed zz", "simulate co/baccarat --rounds 1 --seed zz"];
    let said = same.map(|args| run(&args.split(' ').collect::<Vec<_>>(), "").err);
    assert_eq!(said[0].split('\n').next(), said[1].split('\n').next());
}

#[test]
fn seats_that_no_table_has_are_refused_with_those_it_has() {
    for verb in ["play", "edge"] {
        let found = run(&[verb, "co/baccarat", "--seat", "99"], "");
        assert_eq!(found.code, 1, "{}", found.err);
        assert!(found.err.contains("from 1 to 7 (co:30-2803"), "{}", found.err);
    }
}

#[test]
fn whole_numbers_are_asked_for_where_they_are_meant() {
    let found = run(&["edge", "co/baccarat", "--set", "vigorish=5.5"], "");
    assert_eq!(found.code, 1, "{}", found.err);
    assert!(found.err.contains("lawful: a whole number, 5 to 25"), "{}", found.err);
    let found = run(&["edge", "co/baccarat", "--set", "vigorish=26"], "");
    assert!(found.err.contains("lawful: 5 to 25"), "{}", found.err);
}

/// A folder of its own, gone when it is dropped.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let name = format!("croupier-exits-{}-{name}", std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).expect("a folder");
        Folder(path)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).to_string_lossy().into_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_file_that_cannot_be_read_is_damaged_and_one_that_cannot_be_written_is_usage() {
    let folder = Folder::new("files");
    let none = &folder.file("none");
    let nowhere = &folder.file("nowhere/x");
    let history = &folder.file("one.phh");
    let text = "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\n\
                starting_stacks = [9, 9]\nactions = ['d dh p1 ????', 'd dh p2 ????', 'p2 f']\n";
    std::fs::write(history, text).expect("written");
    let razz = ["simulate", "ca/razz", "--rounds", "1"];
    for (args, code) in [
        (vec!["settle", none], 3),
        (vec!["replay", none], 3),
        (vec!["merge", none], 3),
        (vec!["phh", none], 3),
        (vec!["play", "--plain", "--resume", none], 3),
        (vec!["phh", history, "--write", nowhere], 2),
        ([&razz[..], &["--phh", nowhere]].concat(), 2),
        (vec!["play", "co/baccarat", "--plain", "--journal", nowhere], 2),
        (vec!["play", "ca/razz", "--plain", "--phh", nowhere], 2),
    ] {
        let found = run(&args, "");
        assert_eq!(found.code, code, "{args:?}: {}", found.err);
        assert!(found.err.contains(args[args.len() - 1]), "{args:?}: {}", found.err);
    }
}

#[test]
fn phh_says_what_is_no_hand_once() {
    let folder = Folder::new("phh");
    let found = run(&["phh", &folder.file("")], "");
    assert_eq!(found.code, 3, "{}", found.err);
    assert!(found.err.contains("no .phh or .phhs file is in it"), "{}", found.err);
    let found = run(&["phh", "-"], "antes = [0, 0]\nmin_bet = 2\nactions = []\n");
    assert_eq!(found.code, 3, "{}", found.err);
    assert!(found.err.contains("is damaged: `variant` is not given"), "{}", found.err);
    assert!(found.out.contains("1 hand: 1 damaged"), "{}", found.out);
}

#[test]
fn merge_says_which_parts_are_missing() {
    let folder = Folder::new("parts");
    let part = &folder.file("part");
    let args = ["simulate", "co/baccarat", "--rounds", "1000", "--shard", "2/3", "--json"];
    std::fs::write(part, run(&args, "").out).expect("written");
    let found = run(&["merge", part], "");
    assert_eq!(found.code, 0, "{}", found.err);
    assert!(found.err.ends_with("not the whole run: without 1/3, 3/3\n"), "{}", found.err);
}

#[test]
fn a_hand_of_a_split_that_is_left_out_is_missed() {
    let file = "game = \"uk/blackjack\"\n[[seat]]\nn = 1\nbets = { initial = \"10.00\" }\n\
                acts = [\"split\", \"stand\", \"stand\"]\n[spots]\n\"seat1.1\" = \"8h 5c\"\n\
                \"seat1.3\" = \"8d 6c\"\ndealer = \"6h Tc Ts\"\n";
    let found = run(&["settle", "-"], file);
    assert_eq!((found.code, found.out.as_str()), (3, ""), "{}", found.err);
    assert!(found.err.contains("seat1.3 is written and seat1.2 is not"), "{}", found.err);
    let whole = run(&["settle", "-"], &file.replace("seat1.3", "seat1.2"));
    assert_eq!(whole.code, 0, "{}", whole.err);
}

#[test]
fn an_evening_of_lowball_begins_with_every_seed() {
    // Of these seeds some draw a joker for the button.
    let mut jokers = 0;
    for seed in 30..42 {
        let found = run(&["play", "ca/lowball", "--plain", "--seed", &seed.to_string()], "");
        assert_eq!(found.code, 0, "{seed}: {}", found.err);
        let begun = found.out.split("has the button").next().expect("a button");
        jokers += usize::from(begun.split_whitespace().any(|word| word == "X"));
    }
    assert!(jokers > 0, "no joker was drawn");
}
