//! Long runs over the pot games, no part of the tests: by themselves, and against PokerKit.

use crate::steps::Step;
use crate::tasks::cargo;
use std::process::Command;

/// The random hands of `sim`'s example: how many of each game, and the number of the first.
pub fn soak([hands, first]: [u64; 2], game: Option<&str>, seed: &str) -> Vec<Step> {
    let mut command = cargo(&["run", "--release", "--package", "sim", "--example", "soak", "--"]);
    command.args(["--hands", &hands.to_string(), "--first", &first.to_string()]);
    command.args(["--seed", seed]);
    if let Some(game) = game {
        command.args(["--game", game]);
    }
    let mend = "the hand named above fails again with --game, --first and --hands 1";
    vec![Step { name: "soak", command, mend }]
}

/// The evenings of `floor`'s example: how many, and the number of the first.
pub fn evenings(n: u64, first: u64) -> Vec<Step> {
    let example = ["run", "--release", "--package", "floor", "--example", "evenings", "--"];
    let mut command = cargo(&example);
    command.arg(n.to_string()).arg(first.to_string());
    let mend = "the evening named above goes wrong again by itself, in one command";
    vec![Step { name: "evenings", command, mend }]
}

/// Where PokerKit and the histories go.
const FOLDER: &str = "target/peers";

/// Random hands of the `croupier`'s example, replayed in PokerKit by a script of ours.
pub fn peers(hands: u64, seed: &str) -> Vec<Step> {
    let folder = xtask::tidy::root().join(FOLDER);
    let python = folder.join("venv/bin/python");
    let mut steps = Vec::new();
    if !python.exists() {
        let mut command = Command::new("python3");
        command.args(["-m", "venv"]).arg(folder.join("venv"));
        let mend = "install Python 3.11 or later with its venv module";
        steps.push(Step { name: "environment", command, mend });
    }
    let mut command = Command::new(&python);
    command.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "pokerkit"]);
    let mend = "PyPI must be within reach; remove target/peers to begin anew";
    steps.push(Step { name: "PokerKit", command, mend });
    let example = ["run", "--release", "--package", "croupier", "--example", "peers", "--"];
    let mut command = cargo(&example);
    command.arg(&folder).arg(hands.to_string()).arg(seed);
    let mend = "our own replay of a hand failed: its number is above";
    steps.push(Step { name: "hands", command, mend });
    let mut command = Command::new(&python);
    command.arg(xtask::tidy::root().join("xtask/peers/replay.py")).arg(&folder);
    let mend = "the histories that differ are in target/peers: which of the two is right?";
    steps.push(Step { name: "replay", command, mend });
    steps
}
