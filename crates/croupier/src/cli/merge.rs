//! `croupier merge`: the parts of a sharded simulation, added up.

use super::args::MergeArgs;
use super::bar::{Words, worked};
use super::simulate::readable;
use super::{print, print_json, read};
use crate::failure::Failure;
use crate::simulate::{Part, merge};
use crate::solving::Recall;
use std::io::{Write as _, stderr};
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
        print_json(&whole)?;
    } else {
        print(&readable(&whole))?;
    }
    // A part of a run is a result like any other: it is said, and no error.
    let missing = whole.missing();
    if !missing.is_empty() {
        let without = missing.join(", ");
        let _ = writeln!(stderr(), "croupier: not the whole run: without {without}");
    }
    Ok(())
}
