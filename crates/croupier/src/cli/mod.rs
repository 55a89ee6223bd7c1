//! The command line: people read the default output, programs pass `--json` and get exactly one
//! JSON document on stdout. Messages go to stderr; exit codes are in [`crate::Exit`].

mod args;
pub(crate) mod bar;
mod complete;
mod edge;
mod fees;
mod floor;
mod games;
mod house;
mod merge;
mod paper;
mod pot;
mod replay;
pub(crate) use replay::open;
mod rules;
mod settle;
mod sheet;
mod sign;
mod simulate;
mod strategy;
mod style;

pub(crate) use style::dim;

use crate::failure::Failure;
use args::{Args, Command};
use clap::{CommandFactory, Parser};
use complete::ManArgs;
use std::io::{ErrorKind, Write};

/// Runs the command line.
///
/// # Errors
/// What went wrong, with its exit code.
pub fn run() -> Result<(), Failure> {
    match Args::parse().command {
        Command::Games(args) => games::run(&args),
        Command::Fees(args) => fees::run(&args),
        Command::Edge(args) => edge::run(&args),
        Command::Settle(args) => settle::run(&args),
        Command::Play(args) => crate::play::play(args.options()?),
        Command::Simulate(args) => simulate::run(&args),
        Command::Strategy(args) => strategy::run(&args),
        Command::Merge(args) => merge::run(&args),
        Command::Rules(args) => rules::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Phh(args) => pot::phh::run(&args),
        Command::Equity(args) => pot::equity::run(&args),
        Command::Check(args) => house::check(&args),
        Command::Sign(args) => sign::run(&args),
        Command::House(command) => house::run(&command),
        Command::Serve(args) => floor::serve::run(&args),
        Command::Bots(args) => floor::bots::run(&args),
        Command::Audit(args) => floor::audit::run(&args),
        Command::Verify(args) => floor::verify::run(&args),
        Command::Rng(args) => floor::rng::run(&args),
        Command::Completions { shell } => print_bytes(&complete::script(shell)),
        Command::Complete(args) => complete::run(&args),
        Command::Man(args) => man(&args),
        Command::Help { verb } => help(verb.as_deref()),
    }
}

/// The manual: one page, or all of them in a folder.
fn man(args: &ManArgs) -> Result<(), Failure> {
    let mut all = Args::command();
    if let Some(folder) = &args.out {
        let unmade =
            |error| Failure::usage(format!("{}: cannot be made: {error}", folder.display()));
        std::fs::create_dir_all(folder).map_err(unmade)?;
        let written = clap_mangen::generate_to(all, folder);
        return written.map_err(|error| Failure::unwritten(folder, &error));
    }
    all.build();
    let page = match &args.verb {
        None => Some(&all),
        Some(verb) => all.find_subcommand(verb),
    };
    let none = || Failure::usage("there is no such verb; `croupier help` lists them");
    let mut text = Vec::new();
    let rendered = clap_mangen::Man::new(page.ok_or_else(none)?.clone()).render(&mut text);
    rendered.map_err(|error| Failure::usage(error.to_string()))?;
    print_bytes(&text)
}

/// What `--help` says of a verb, or of all.
fn help(verb: Option<&str>) -> Result<(), Failure> {
    let all = Args::command();
    if let Some(verb) = verb.filter(|verb| all.find_subcommand(verb).is_none()) {
        let names = all.get_subcommands().filter(|known| !known.is_hide_set());
        let near = law::nearest(verb, names.map(clap::Command::get_name));
        let hint = match near.as_slice() {
            [] => String::new(),
            near => format!("did you mean {}? ", near.join(" or ")),
        };
        let verb = verb.escape_debug();
        let why = format!("there is no verb `{verb}`; {hint}`croupier help` lists them");
        return Err(Failure::usage(why));
    }
    let asked = ["croupier"].into_iter().chain(verb).chain(["--help"]);
    match Args::try_parse_from(asked) {
        Err(help) if help.kind() == clap::error::ErrorKind::DisplayHelp => {
            print(&help.render().to_string())
        }
        Err(error) => Err(Failure::usage(error.render().to_string().trim_end())),
        Ok(_) => Err(Failure::usage("`croupier help` lists the verbs")),
    }
}

/// Prints text; a reader that has gone away is no failure of ours.
fn print(text: &str) -> Result<(), Failure> {
    print_bytes(text.as_bytes())
}

fn print_bytes(text: &[u8]) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    match out.write_all(text).and_then(|()| out.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            Err(Failure::usage(format!("cannot write: {error}")))
        }
        _ => Ok(()),
    }
}

/// Prints one JSON document.
fn print_json(value: &impl serde::Serialize) -> Result<(), Failure> {
    let text = serde_json::to_string_pretty(value)
        .map_err(|error| Failure::damaged(format!("cannot write JSON: {error}")))?;
    print(&(text + "\n"))
}

/// Reads a file, or standard input for `-`.
fn read(path: &std::path::Path) -> Result<String, Failure> {
    let bad = |error: std::io::Error| {
        Failure::damaged(format!("{}: cannot be read: {error}", path.display()))
    };
    if path.as_os_str() == "-" {
        return std::io::read_to_string(std::io::stdin()).map_err(bad);
    }
    std::fs::read_to_string(path).map_err(bad)
}
