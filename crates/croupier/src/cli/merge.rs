//! `croupier merge`: the parts of a sharded simulation, added up.

use super::args::MergeArgs;
use super::bar::{Words, worked};
use super::simulate::readable;
use super::{print, print_json, read};
use crate::failure::Failure;
use crate::simulate::{Part, merge};
use crate::solving::Recall;
use std::path::PathBuf;

pub(super) fn run(args: &MergeArgs) -> Result<(), Failure> {
    let part = |path: &PathBuf| -> Result<(String, Part), Failure> {
        let (name, text) = (path.display().to_string(), read(path)?);
        Ok((name.clone(), Part::read(&text).map_err(|error| error.within(name))?))
    };
    let parts = args.files.iter().map(part).collect::<Result<Vec<_>, _>>()?;
    let words = Words { id: "the game", rounds: "rounds" };
    let whole = worked(words, Recall::Kept, |work| merge(parts, work))?;
    if args.json {
        return print_json(&whole);
    }
    let missing = whole.missing();
    let told = match missing.as_slice() {
        [] => String::new(),
        parts => format!("\nnot the whole run: without {}\n", parts.join(", ")),
    };
    print(&(readable(&whole) + &told))
}
