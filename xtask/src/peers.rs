//! Long runs, no part of the tests: over the pot games by themselves and against PokerKit, and
//! over hands against `OMPEval`.

use crate::steps::Step;
use crate::tasks::cargo;
use std::path::Path;
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

/// A floor that is killed under load, so many times: the test of the suite, longer.
pub fn kills(times: u64) -> Vec<Step> {
    let name = "interruption_a_killed_floor_loses_nothing_that_was_acknowledged";
    let mut command = cargo(&["test", "--release", "--package", "croupier", "--test", "suite"]);
    command.args([name, "--", "--nocapture"]).env("CROUPIER_KILLS", times.to_string());
    let mend = "something acknowledged is missing, a stake is stuck, or records contradict";
    vec![Step { name: "kills", command, mend }]
}

/// Lines that a load prints on its way.
const LINES: u64 = 12;

/// `shell`'s example: a floor under load for so many seconds, with five bots at each table.
pub fn load(seconds: u64, tables: u32) -> Vec<Step> {
    let build = cargo(&["build", "--release", "--package", "croupier"]);
    let build = Step { name: "build", command: build, mend: "mend the errors above" };
    let example = ["run", "--release", "--package", "shell", "--example", "load", "--"];
    let mut command = cargo(&example);
    command.arg(xtask::tidy::root().join("target/release/croupier"));
    command.arg(tables.to_string()).arg((5 * tables).to_string());
    command.arg(seconds.to_string()).arg((seconds / LINES).max(1).to_string());
    let mend = "the floor's own log is above; `ulimit -n` allows two sockets for each bot";
    vec![build, Step { name: "load", command, mend }]
}

/// Where PokerKit, the histories and other programs go.
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

/// The rankings of `hands`' example beside those of a copy of `OMPEval`, in turns: ten million
/// random hands and all in sequence, twenty times.
pub fn ompeval(copy: &Path) -> Vec<Step> {
    let folder = xtask::tidy::root().join(FOLDER);
    let program = folder.join("ompeval");
    let mut make = Command::new("mkdir");
    make.arg("-p").arg(&folder);
    let mend = "target/peers must be a folder that can be written to";
    let folder = Step { name: "folder", command: make, mend };
    let mut build = Command::new("g++");
    build.args(["-O3", "-march=native", "-std=c++11", "-pthread", "-I"]).arg(copy);
    build.arg(xtask::tidy::root().join("xtask/peers/ompeval.cpp"));
    build.arg(copy.join("omp/HandEvaluator.cpp")).arg("-o").arg(&program);
    let mend = "the folder named must be a copy of github.com/zekyll/OMPEval, and g++ installed";
    let build = Step { name: "OMPEval", command: build, mend };
    let example = ["run", "--release", "--package", "hands", "--example", "rivals", "--"];
    let mut command = cargo(&example);
    command.args(["10000000", "20"]).arg(&program);
    let mend = "where the two order hands otherwise, which of them is right?";
    vec![folder, build, Step { name: "times", command, mend }]
}
