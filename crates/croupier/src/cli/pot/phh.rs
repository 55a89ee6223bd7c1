//! `croupier phh`: hand histories replayed through the engine.

use crate::cli::args::PhhArgs;
use crate::cli::style::Align::Left;
use crate::cli::style::{columns, dim};
use crate::cli::{print, print_json, read};
use crate::failure::Failure;
use crate::phh::{self, History};
use serde::Serialize;
use std::fmt::Write as _;
use toml::Value;

#[derive(Serialize)]
struct Out {
    file: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    hand: Option<usize>,
    variant: String,
    finishing_stacks: Vec<Value>,
    matches: Option<bool>,
}

/// Replays every history of every file; the first that contradicts itself or a rule is refused.
pub(in crate::cli) fn run(args: &PhhArgs) -> Result<(), Failure> {
    let mut outs = Vec::new();
    let mut histories = Vec::new();
    for path in &args.files {
        let file = path.display().to_string();
        let found = phh::read(&read(path)?)
            .map_err(|failure| Failure { message: format!("{file}: {failure}"), ..failure })?;
        for (n, history) in found.iter().enumerate() {
            let hand = (found.len() > 1).then_some(n + 1);
            outs.push(replay(&file, hand, history)?);
        }
        histories.extend(found);
    }
    if let Some(path) = &args.write {
        std::fs::write(path, phh::write(&histories)).map_err(|error| {
            Failure::damaged(format!("{}: cannot be written: {error}", path.display()))
        })?;
    }
    match (args.json, outs.as_slice()) {
        (true, [one]) => print_json(one),
        (true, all) => print_json(&all),
        (false, all) => print(&readable(all)),
    }
}

fn replay(file: &str, hand: Option<usize>, history: &History) -> Result<Out, Failure> {
    let place = hand.map_or(file.to_owned(), |hand| format!("{file}, hand {hand}"));
    let wrong = |defect: phh::Defect| Failure::damaged(format!("{place}: {defect}"));
    let variant = history.variant().map_err(wrong)?.to_owned();
    let replayed = history.replay().map_err(wrong)?;
    let finishing_stacks = replayed.stacks.iter().map(|stack| phh::chips(*stack)).collect();
    let matches = replayed.matches;
    Ok(Out { file: file.to_owned(), hand, variant, finishing_stacks, matches })
}

fn readable(all: &[Out]) -> String {
    let row = |out: &Out| {
        let hand = out.hand.map_or(String::new(), |hand| format!(" #{hand}"));
        let stacks: Vec<String> = out.finishing_stacks.iter().map(ToString::to_string).collect();
        let matches = match out.matches {
            Some(true) => "as stated",
            Some(false) => "NOT AS STATED",
            None => "none stated",
        };
        vec![
            format!("{}{hand}", out.file),
            out.variant.clone(),
            matches.into(),
            dim(&stacks.join(" ")),
        ]
    };
    let rows: Vec<Vec<String>> = all.iter().map(row).collect();
    let mut text = columns(&rows, &[Left; 4]);
    let count = |matches| all.iter().filter(|out| out.matches == matches).count();
    let _ = writeln!(
        text,
        "{} hands: {} as stated, {} not, {} without a statement",
        all.len(),
        count(Some(true)),
        count(Some(false)),
        count(None)
    );
    text
}
