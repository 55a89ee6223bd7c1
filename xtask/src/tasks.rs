//! What each command of `cargo xtask` does, as steps.

use crate::steps::{Failure, Stage, Step, answers, output, run};
use crate::{compiler, stand_in};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use xtask::reach::{How, Reach, Seen};
use xtask::tidy::{Repository, rules};

/// All that must pass before a change lands, but for what takes [`long`]. A further kind of test
/// is one more step here.
pub fn test() -> Result<Vec<Stage>, Failure> {
    let mut stages: Vec<Stage> = Vec::new();
    if !answers(cargo(&["fmt", "--version"])) || !answers(cargo(&["clippy", "--version"])) {
        let mut command = Command::new("rustup");
        command.args(["component", "add", "rustfmt", "clippy"]);
        let mend = "install Rust with rustup, or the distribution's rustfmt and clippy";
        stages.push(Step { name: "components", command, mend }.into());
    }
    let format = Step {
        name: "format",
        command: cargo(&["fmt", "--all", "--check"]),
        mend: "cargo fmt --all",
    };
    stages.push(format.into());
    stages.extend(missing("cargo-nextest", "nextest").map(Stage::from));
    stages.extend(packages().map(Stage::from));
    // One pass of the compiler for lints, tests and documents: it builds what it has looked at.
    let looked = |mut command: Command| -> Result<Command, Failure> {
        command.env("RUSTC_WORKSPACE_WRAPPER", stand_in(stand_in::COMPILER)?);
        command.env(compiler::DENIED.0, compiler::DENIED.1);
        // Nothing is compiled a second time here; whoever changes one crate's tests calls nextest.
        command.env("CARGO_INCREMENTAL", "0");
        Ok(command)
    };
    let targets = ["--workspace", "--tests", "--benches", "--examples"];
    let mut lints = cargo(&["nextest", "run", "--no-run"]);
    lints.args(targets);
    let mend = "mend each warning above (an allowed lint says why beside it)";
    let lints = Step { name: "lints", command: looked(lints)?, mend };
    let mut tests = cargo(&["nextest", "run"]);
    tests.args(targets).args(["-E", &format!("not ({LONG} | {})", slow())]);
    tests.args(["--test-threads", &beside().to_string()]);
    let mend = "cargo nextest run --workspace NAME runs one test again";
    let tests = Step { name: "tests", command: looked(tests)?, mend };
    let mut documents = looked(cargo(&["test", "--doc", "--workspace"]))?;
    documents.env("RUSTDOC", stand_in(stand_in::RUSTDOC)?);
    let mend = "mend each warning above: broken links, bare addresses, damaged markup; \
                cargo test --doc --package CRATE runs one crate's examples again";
    let documents = Step { name: "documentation and its examples", command: documents, mend };
    let [packages, units, browser] = web();
    stages.push(lints.with(vec![packages, units]));
    stages.push(tests.with(vec![documents]));
    // Pages are watched in real time: nothing else runs beside the browser.
    stages.push(browser.into());
    Ok(stages)
}

/// How many tests run beside each other: some wait for a clock or another program, and leave a
/// core to others; three fill two cores.
fn beside() -> usize {
    let cores = std::thread::available_parallelism().map_or(2, usize::from);
    cores + cores.div_ceil(2)
}

/// This program in the place of another.
fn stand_in(name: &str) -> Result<PathBuf, Failure> {
    let failed = |error| Failure::Write { path: PathBuf::from("target/stand-ins"), error };
    stand_in::path(name).map_err(failed)
}

/// What is built and looked at, and not run by [`test`]: samples against their census, benches.
const LONG: &str = "package(fit) | kind(bench)";

/// Tests that take ten seconds and more each: they are [`long`]'s.
const SLOW: [&str; 8] = [
    "blackjack_poker_fits_its_chart_under_every_option",
    "casino_stud_tables",
    "chance_the_ten_named_tests_pass_on_raw_scaled_and_shuffled_output",
    "nothing_is_cut_off_at_the_largest_that_may_be_posted",
    "other_holdem_tables",
    "ultimate_tables",
    "what_wins_most_against_a_random_hand_comes_first",
    "whatever_is_ruled_the_hand_ends_with_all_its_money",
];

/// All of them, as nextest selects tests.
fn slow() -> String {
    SLOW.map(|name| format!("test({name})")).join(" | ")
}

/// What takes long: slow tests, and every sample against its census.
pub fn long() -> Vec<Step> {
    let chosen = format!("package(fit) | {}", slow());
    let mut tests = cargo(&["nextest", "run", "--workspace", "-E", &chosen]);
    tests.env("CARGO_INCREMENTAL", "0");
    let mend = "cargo nextest run --workspace NAME runs one test again";
    let mut steps: Vec<Step> = missing("cargo-nextest", "nextest").into_iter().collect();
    steps.push(Step { name: "slow tests", command: tests, mend });
    steps
}

/// The units of the floor's pages, and a real browser against the program that the tests have
/// built.
fn web() -> [Step; 3] {
    let packages = Step {
        name: "web packages",
        command: npm(&["ci"]),
        mend: "the packages are those of web/tests/package-lock.json: npm must reach them",
    };
    let units = Step {
        name: "web units",
        command: npm(&["run", "unit"]),
        mend: "node --test unit/NAME.test.js in web/tests runs one file again",
    };
    let mut command = npm(&["run", "browser"]);
    command.env("CROUPIER", xtask::tidy::root().join("target/debug/croupier"));
    let mend =
        "CROUPIER=target/debug/croupier node --test browser/NAME.test.js runs one file again";
    [packages, units, Step { name: "browser", command, mend }]
}

/// `npm` where the web's tests are.
fn npm(arguments: &[&str]) -> Command {
    let mut command = Command::new("npm");
    command.args(arguments).current_dir(xtask::tidy::root().join("web/tests"));
    command
}

/// Whether known vulnerabilities are looked up, for which a database is fetched.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Advisories {
    Skip,
    Check,
}

impl From<bool> for Advisories {
    fn from(asked: bool) -> Self {
        if asked { Self::Check } else { Self::Skip }
    }
}

/// The dependencies against `deny.toml`.
pub fn deps(advisories: Advisories) -> Vec<Step> {
    let mut steps: Vec<Step> = missing("cargo-deny", "deny").into_iter().collect();
    steps.push(Step {
        name: "dependencies",
        command: cargo(&["deny", "check", "licenses", "bans", "sources"]),
        mend: "choose another dependency or version; deny.toml says how to argue an exception",
    });
    if advisories == Advisories::Check {
        steps.push(Step {
            name: "advisories",
            command: cargo(&["deny", "check", "advisories"]),
            mend: "update the crates named above; the database itself must be within reach",
        });
    }
    steps
}

/// The benchmarks, all or those whose name contains `filter`.
pub fn bench(filter: Option<&str>) -> Vec<Step> {
    // Only bench targets: the libraries' own harness would count their tests as benchmarks.
    let mut command = cargo(&["bench", "--workspace", "--bench", "*"]);
    if let Some(filter) = filter {
        command.args(["--", filter]);
    }
    let mend = "cargo bench --package CRATE --bench NAME runs one again";
    vec![Step { name: "benchmarks", command, mend }]
}

/// What the croupier prints of itself, and the file below `target/dist` that it goes to.
const PRINTED: [(&[&str], &str); 4] = [
    (&["completions", "bash"], "completions/croupier.bash"),
    (&["completions", "fish"], "completions/croupier.fish"),
    (&["completions", "zsh"], "completions/_croupier"),
    (&["man"], "man/croupier.1"),
];

/// Shell completions and the manual page.
pub fn man() -> Result<(), Failure> {
    let build = cargo(&["build", "--release", "--package", "croupier"]);
    run(vec![Step { name: "build", command: build, mend: "mend the errors above" }])?;
    let folder = xtask::tidy::root().join("target/dist");
    for (arguments, file) in PRINTED {
        let mut command = cargo(&["run", "--quiet", "--release", "--package", "croupier", "--"]);
        command.args(arguments);
        let mend = "the croupier must print its completions and manual page: see its --help";
        let text = output(Step { name: "print", command, mend })?;
        let path = folder.join(file);
        write(&path, &text).map_err(|error| Failure::Write { path: path.clone(), error })?;
        println!("xtask: wrote target/dist/{file}");
    }
    Ok(())
}

/// Where tests write down what they have seen.
const WITNESS: &str = "target/witness/seen";

/// The tests, writing down what comes through the doors of tables.
fn witnessed() -> Step {
    let features = ["--features", "law/witness", "--target-dir", "target/witness"];
    let mut command = cargo(&["nextest", "run", "--workspace"]);
    command.args(features).env("CROUPIER_WITNESS", xtask::tidy::root().join(WITNESS));
    Step { name: "tests", command, mend: "cargo xtask test must pass first" }
}

/// Whether every coded rule is reached by a front end; the result is kept.
pub fn reach() -> Result<(), Failure> {
    let repository = Repository::read().map_err(|error| Failure::Read { error })?;
    let folder = repository.root.join(WITNESS);
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(|error| Failure::Read { error })?;
    }
    run(vec![witnessed()])?;
    let seen = Seen::read(&folder).map_err(|error| Failure::Read { error })?;
    let (rules, _) = rules::read(&repository.indexes());
    let sources = repository.sources();
    let reach = Reach::of(&rules, &sources).after(&seen, &rules, &sources);
    let path = repository.root.join("record/reach.md");
    write(&path, reach.record().as_bytes())
        .map_err(|error| Failure::Write { path: path.clone(), error })?;
    let unreached = reach.by(How::Apart).chain(reach.by(How::Nowhere));
    let rules: Vec<String> = unreached.map(String::from).collect();
    println!("xtask: {} rules, {} unreached; see record/reach.md", reach.rules.len(), rules.len());
    if rules.is_empty() { Ok(()) } else { Err(Failure::Unreached { rules }) }
}

fn write(path: &Path, text: &[u8]) -> std::io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, text)
}

/// The installation of a cargo command, if it is missing.
fn missing(package: &'static str, subcommand: &str) -> Option<Step> {
    if answers(cargo(&[subcommand, "--version"])) {
        return None;
    }
    let command = cargo(&["install", "--locked", package]);
    let mend = "install it by hand; the error above says what it lacks";
    Some(Step { name: package, command, mend })
}

/// What tests run beside the program, each with its option that answers and Debian's package.
const BESIDE: [[&str; 3]; 4] = [
    // Reads signs back.
    ["pdftotext", "-v", "poppler-utils"],
    ["chromium-headless-shell", "--version", "chromium-headless-shell"],
    ["node", "--version", "nodejs"],
    ["npm", "--version", "npm"],
];

/// The installation of what is missing of it.
fn packages() -> Option<Step> {
    let lacks = |[program, option, _]: &[&str; 3]| {
        let mut command = Command::new(program);
        command.arg(option);
        !answers(command)
    };
    let missing: Vec<&str> = BESIDE.iter().filter(|row| lacks(row)).map(|row| row[2]).collect();
    if missing.is_empty() {
        return None;
    }
    let install = "apt-get update && apt-get install --yes --no-install-recommends";
    let mut command = Command::new("sh");
    command.args(["-c", &format!("{install} {}", missing.join(" "))]);
    let mend = "install them: on Debian, as root, the packages named above";
    Some(Step { name: "packages", command, mend })
}

/// The cargo that runs this, at the root of the workspace.
pub fn cargo(arguments: &[&str]) -> Command {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(program);
    command.args(arguments).current_dir(xtask::tidy::root());
    command
}
