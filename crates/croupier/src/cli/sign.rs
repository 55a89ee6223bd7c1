//! `croupier sign`: what hangs at the tables of a house, drawn into a folder.

use super::house::{priced, read_for, recall};
use super::style::{columns, counted};
use super::{print, print_json};
use crate::cli::style::Align::{Left, Right};
use crate::failure::Failure;
use audit::{House, Resolved, Written, price_due, resolve};
use clap::{Args as ClapArgs, ValueEnum};
use serde::Serialize;
use signs::{Document, Paper};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

#[derive(ClapArgs)]
pub(super) struct SignArgs {
    /// The file of the house.
    pub file: String,
    /// The folder that signs go to, made if it is not there: a4/ and letter/ below it.
    #[arg(long, value_name = "DIR")]
    pub out: PathBuf,
    /// Only this table.
    #[arg(long)]
    pub table: Option<String>,
    /// Only this paper.
    #[arg(long)]
    pub paper: Option<Sheet>,
    /// Only this kind of file.
    #[arg(long)]
    pub format: Option<Format>,
    /// Count edges afresh, whatever an earlier run has kept.
    #[arg(long)]
    pub fresh: bool,
    /// A JSON document for programs.
    #[arg(long)]
    pub json: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Sheet {
    A4,
    Letter,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Format {
    Pdf,
    Svg,
}

impl Sheet {
    const fn paper(self) -> Paper {
        match self {
            Sheet::A4 => Paper::A4,
            Sheet::Letter => Paper::Letter,
        }
    }
}

/// A file that was written.
#[derive(Serialize)]
struct Listed {
    table: String,
    file: String,
    pages: usize,
}

pub(super) fn run(args: &SignArgs) -> Result<(), Failure> {
    let house = read_for(&args.file, args.json.into())?;
    let chosen = |table: &&Written| args.table.as_ref().is_none_or(|id| *id == table.id);
    let tables: Vec<&Written> = house.tables.iter().filter(chosen).collect();
    if let (Some(id), true) = (&args.table, tables.is_empty()) {
        let ids: Vec<&str> = house.tables.iter().map(|table| table.id.as_str()).collect();
        let id = id.escape_debug();
        return Err(Failure::usage(format!("no table `{id}`; there are {}", ids.join(", "))));
    }
    let mut left = Vec::new();
    let tables = standing(&house, &tables, (args, &mut left));
    // Everything is drawn before anything is written.
    let files = drawn(&house, &tables, (args, &mut left));
    if let (true, Some(first)) = (files.is_empty(), left.first()) {
        let Failure { exit, .. } = *first;
        return Err(Failure { exit, message: listing(&left, "nothing was drawn") });
    }
    let mut listed = Vec::new();
    for file in files {
        write(&args.out.join(&file.path), &file.bytes)?;
        let path = file.path.to_string_lossy().replace('\\', "/");
        listed.push(Listed { table: file.table, file: path, pages: file.pages });
    }
    if args.json {
        print_json(&listed)?;
        return complete(&left);
    }
    let pdfs = listed.iter().filter(|file| is_pdf(&file.file) || args.format.is_some());
    let rows = pdfs.map(|file| {
        let pages = counted(file.pages as u64, "page");
        vec![file.table.clone(), pages, args.out.join(&file.file).display().to_string()]
    });
    let many = counted(listed.len() as u64, "file");
    let names: BTreeSet<&str> = listed.iter().map(|file| file.table.as_str()).collect();
    let tables = counted(names.len() as u64, "table");
    let text = columns(&rows.collect::<Vec<_>>(), &[Left, Right, Left]);
    print(&format!("{text}{tables}, {many} in {}\n", args.out.display()))?;
    complete(&left)
}

/// Whether every table was drawn.
fn complete(left: &[Failure]) -> Result<(), Failure> {
    if left.is_empty() {
        return Ok(());
    }
    Err(Failure::refused(listing(left, "the other tables were drawn")))
}

/// Everything that was left out, and what became of the rest.
fn listing(left: &[Failure], rest: &str) -> String {
    let mut lines: Vec<&str> = left.iter().map(|one| one.message.as_str()).collect();
    let last = format!("{rest}; `croupier check` says more");
    lines.push(&last);
    lines.join("\n")
}

/// The tables as they stand, with the edges that are due; what does not open, or has an edge that
/// nobody can tell, is left out.
fn standing(
    house: &House,
    tables: &[&Written],
    (args, left): (&SignArgs, &mut Vec<Failure>),
) -> Vec<Resolved> {
    let mut open = Vec::new();
    let told = |id: &str, why: &str| {
        let why = why.replace('$', audit::currency(house.book.id));
        Failure::refused(format!("{id}: {why}"))
    };
    for written in tables {
        match resolve(house, written) {
            Ok(table) => open.push(table),
            // What a game on trial pays is in no book.
            Err(_) if written.trial.is_some() => {
                eprintln!("croupier: {}: a game on trial has no sign yet", written.id);
            }
            Err(error) => left.push(told(&written.id, &error.to_string())),
        }
    }
    priced(recall(args.fresh), |edges| {
        open.retain_mut(|table| match price_due(table, edges) {
            Ok(()) => true,
            Err(why) => {
                left.push(told(&table.table, &why));
                false
            }
        });
    });
    open
}

/// A file to be written.
struct File {
    table: String,
    path: PathBuf,
    bytes: Vec<u8>,
    pages: usize,
}

fn drawn(
    house: &House,
    tables: &[Resolved],
    (args, left): (&SignArgs, &mut Vec<Failure>),
) -> Vec<File> {
    let papers = Paper::ALL.into_iter();
    let papers: Vec<Paper> =
        papers.filter(|paper| args.paper.is_none_or(|only| only.paper() == *paper)).collect();
    let mut names: BTreeSet<String> = BTreeSet::new();
    let mut files = Vec::new();
    for table in tables {
        let name = file_name(&table.table, &mut names);
        let documents: Result<Vec<(Paper, Document)>, signs::Error> = papers
            .iter()
            .map(|paper| Ok((*paper, Document::draw(table, &house.premises, *paper)?)))
            .collect();
        match documents {
            Ok(documents) => files.extend(documents.iter().flat_map(|(paper, document)| {
                files_of(&table.table, &Path::new(paper.name()).join(&name), (document, args))
            })),
            Err(error) => left.push(Failure::damaged(error.to_string())),
        }
    }
    files
}

/// The files of a document, whose path is begun.
fn files_of(table: &str, path: &Path, (document, args): (&Document, &SignArgs)) -> Vec<File> {
    let wants = |format: Format| args.format.is_none_or(|only| only == format);
    let ending = |ending: &str| PathBuf::from(format!("{}{ending}", path.display()));
    let file = |path: PathBuf, bytes: Vec<u8>, pages: usize| File {
        table: table.to_string(),
        path,
        bytes,
        pages,
    };
    let mut files = Vec::new();
    if wants(Format::Pdf) {
        files.push(file(ending(".pdf"), document.pdf(), document.pages()));
    }
    if wants(Format::Svg) {
        for (n, page) in document.svg().into_iter().enumerate() {
            files.push(file(ending(&format!("-{}.svg", n + 1)), page.into_bytes(), 1));
        }
    }
    files
}

/// The id of a table as the name of a file: letters, digits, `-` and `_`, each name once.
fn file_name(id: &str, taken: &mut BTreeSet<String>) -> String {
    let plain = |c: char| if c.is_ascii_alphanumeric() || c == '_' { c } else { '-' };
    let name: String = id.chars().map(plain).collect();
    // Some systems do not tell capitals from other letters.
    let mut free = name.clone();
    for n in 2.. {
        if taken.insert(free.to_lowercase()) {
            break;
        }
        free = format!("{name}-{n}");
    }
    free
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let folder = path.parent().map_or(Ok(()), fs::create_dir_all);
    folder.and_then(|()| fs::write(path, bytes)).map_err(|error| Failure::unwritten(path, &error))
}

/// Whether a file is one to be printed.
fn is_pdf(name: &str) -> bool {
    Path::new(name).extension().is_some_and(|ending| ending.eq_ignore_ascii_case("pdf"))
}

#[cfg(test)]
mod tests {
    use super::file_name;
    use std::collections::BTreeSet;

    #[test]
    fn a_table_id_names_one_file_below_the_folder() {
        let mut taken = BTreeSet::new();
        let names: Vec<String> = ["bj1", "BJ1", "../a", "-/-a", "Tisch 4", "é"]
            .iter()
            .map(|id| file_name(id, &mut taken))
            .collect();
        assert_eq!(names, ["bj1", "BJ1-2", "---a", "---a-2", "Tisch-4", "-"]);
    }
}
