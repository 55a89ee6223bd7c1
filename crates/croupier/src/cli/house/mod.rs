//! `croupier house`: a house written down, shown as it stands, compared with what it was.

mod args;
mod check;
mod diff;
mod show;

pub(super) use args::{CheckArgs, HouseCommand};
pub(super) use check::{lawful, run as check};

use super::bar::{Words, worked};
use super::{print, print_json};
use crate::failure::Failure;
use crate::house::{Disk, Edges};
use crate::solving::{Folder, Recall};
use args::NewArgs;
use audit::{Defect, House};
use serde::Serialize;
use std::io::Write as _;

pub(super) fn run(command: &HouseCommand) -> Result<(), Failure> {
    match command {
        HouseCommand::New(args) => new(args),
        HouseCommand::Show(args) => show::run(args),
        HouseCommand::Diff(args) => diff::run(args),
    }
}

/// A house to begin with.
fn new(args: &NewArgs) -> Result<(), Failure> {
    let book = catalog::book(&args.book)?;
    let text = audit::template(book);
    let Some(path) = &args.file else { return print(text) };
    let cannot = |error: std::io::Error| Failure::unwritten(path, &error);
    // A house that is there is never written over.
    let mut file = std::fs::File::create_new(path).map_err(cannot)?;
    file.write_all(text.as_bytes()).map_err(cannot)
}

/// The house of a file, or everything wrong with it.
pub(super) fn read(file: &str) -> Result<House, Failure> {
    audit::read(file, &Disk).map_err(|defects| damaged(&defects))
}

/// The same for whoever may have asked for JSON: what is wrong is then told as JSON, too.
pub(super) fn read_for(file: &str, output: Output) -> Result<House, Failure> {
    audit::read(file, &Disk).or_else(|defects| {
        if output == Output::Json {
            print_json(&Damage { defects: &defects })?;
        }
        Err(damaged(&defects))
    })
}

/// For whom something is printed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Output {
    People,
    Json,
}

impl From<bool> for Output {
    /// By the switch that is typed.
    fn from(json: bool) -> Output {
        if json { Output::Json } else { Output::People }
    }
}

/// Everything wrong with the files of a house.
#[derive(Serialize)]
struct Damage<'a> {
    defects: &'a [Defect],
}

fn damaged(defects: &[Defect]) -> Failure {
    let shown = defects.iter().take(DEFECTS_MAX).map(ToString::to_string);
    let rest = defects.len().saturating_sub(DEFECTS_MAX);
    let more = (rest > 0).then(|| format!("and {rest} more; --json has them all"));
    let all: Vec<String> = shown.chain(more).collect();
    Failure { exit: crate::Exit::Damaged, message: all.join("\n") }
}

/// The most defects that are told at once: of a file that is no house everything is one.
const DEFECTS_MAX: usize = 20;

/// Whether edges that were kept may serve.
#[allow(clippy::fn_params_excessive_bools)] // it is the switch that is typed
pub(super) fn recall(fresh: bool) -> Recall {
    if fresh { Recall::Fresh } else { Recall::Kept }
}

/// Does something that needs edges, behind a bar, with the user's own folder.
pub(super) fn priced<T>(recall: Recall, call: impl FnOnce(&Edges<'_>) -> T) -> T {
    let words = Words { id: "the house", rounds: "rounds" };
    worked(words, recall, |work| call(&Edges::kept(work, Folder::of_user(recall))))
}
