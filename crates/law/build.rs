//! Turns `rulebooks/*/*.toml` and `readings.md` into constants, so that citing a rule that
//! does not exist fails to compile.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

#[derive(serde::Deserialize)]
struct Index {
    book: Book,
    rule: Vec<Rule>,
}

#[derive(serde::Deserialize)]
struct Book {
    id: String,
    title: String,
    #[serde(default)]
    strip: String,
}

#[derive(serde::Deserialize)]
struct Rule {
    n: String,
    text: String,
    kind: String,
    status: String,
    #[serde(default)]
    why: String,
    ruled: Option<Invoked>,
    #[serde(default)]
    example: String,
}

/// How a rule is invoked: what must and may be said, and before what it comes.
#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Invoked {
    #[serde(default)]
    needs: Vec<String>,
    #[serde(default)]
    may: Vec<String>,
    at: Vec<String>,
}

impl Invoked {
    fn code(&self) -> String {
        let list = |kind: &str, words: &[String]| {
            let words: Vec<String> =
                words.iter().map(|word| format!("crate::{kind}::{}", capital(word))).collect();
            format!("&[{}]", words.join(", "))
        };
        let (needs, may) = (list("Part", &self.needs), list("Part", &self.may));
        let at = list("Moment", &self.at);
        format!("Some(crate::Invoked {{ needs: {needs}, may: {may}, at: {at} }})")
    }
}

/// The constant's name: `2808(3)(a)` becomes `R2808_3_A`.
fn constant(number: &str) -> String {
    let mut name = String::from("R");
    for letter in number.chars() {
        match letter {
            l if l.is_ascii_alphanumeric() => name.push(l.to_ascii_uppercase()),
            _ if name.ends_with('_') => {}
            _ => name.push('_'),
        }
    }
    name.trim_end_matches('_').to_string()
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |l| l.to_uppercase().chain(letters).collect())
}

/// One book: a static list of its rules, and a constant for each. A California number names its
/// game first (`baccarat/12`), which becomes a module.
fn book(index: &Index, out: &mut String) -> std::fmt::Result {
    let id = &index.book.id;
    writeln!(
        out,
        "/// {}.\npub mod {id} {{\nuse crate::{{Kind, Rule, Status}};",
        index.book.title
    )?;
    writeln!(out, "/// Every rule, in the order of the book.")?;
    writeln!(out, "pub static RULES: [Rule; {}] = [", index.rule.len())?;
    for rule in &index.rule {
        writeln!(
            out,
            "Rule {{ id: \"{id}:{}\", text: {:?}, kind: Kind::{}, status: Status::{}, why: {:?}, \
             ruled: {}, example: {:?} }},",
            rule.n,
            rule.text,
            capital(&rule.kind),
            capital(&rule.status),
            rule.why,
            rule.ruled.as_ref().map_or_else(|| "None".to_owned(), Invoked::code),
            rule.example
        )?;
    }
    writeln!(out, "];")?;
    let mut module = "";
    for (i, rule) in index.rule.iter().enumerate() {
        let (game, number) = rule.n.split_once('/').unwrap_or(("", &rule.n));
        if game != module {
            if !module.is_empty() {
                writeln!(out, "}}")?;
            }
            if !game.is_empty() {
                let name = game.replace('-', "_");
                let name = if name.starts_with(|l: char| l.is_ascii_digit()) {
                    format!("_{name}")
                } else {
                    name
                };
                writeln!(
                    out,
                    "/// Rules of {game}.\npub mod {name} {{\nuse super::{{RULES, Rule}};"
                )?;
                let rules = list(index, |rule| rule.n.starts_with(&format!("{game}/")));
                writeln!(out, "/// All of them.\npub const SECTION: crate::Section = {rules};")?;
            }
            module = game;
        }
        let number = number.strip_prefix(index.book.strip.as_str()).unwrap_or(number);
        let text = rule.text.replace('[', "\\[").replace(']', "\\]");
        writeln!(out, "/// {text}\npub const {}: &Rule = &RULES[{i}];", constant(number))?;
    }
    if !module.is_empty() {
        writeln!(out, "}}")?;
    }
    sections(index, out)?;
    writeln!(out, "}}")
}

/// A constant for each section of a book that is no game's: `S6` for the rules from 6.1 on,
/// `S2899_01` for a section with a point in its number.
fn sections(index: &Index, out: &mut String) -> std::fmt::Result {
    let section = |rule: &Rule| section(&rule.n, &index.book.strip);
    let mut names: Vec<String> =
        index.rule.iter().filter(|rule| !rule.n.contains('/')).map(section).collect();
    names.dedup();
    for name in names {
        let rules = list(index, |rule| section(rule) == name);
        let constant = constant(&name).replacen('R', "S", 1);
        writeln!(out, "/// Section {name}.\npub const {constant}: crate::Section = {rules};")?;
    }
    Ok(())
}

/// The section of the rules that belong to it.
fn list(index: &Index, belongs: impl Fn(&Rule) -> bool) -> String {
    let rules = index.rule.iter().enumerate().filter(|(_, rule)| belongs(rule));
    let rules: Vec<String> = rules.map(|(i, _)| format!("&RULES[{i}]")).collect();
    format!("crate::Section {{ rules: &[{}] }}", rules.join(", "))
}

/// The section that a number stands in: what precedes its first point. Where all numbers begin
/// alike a point belongs to the section, and without one two digits name the chapter.
fn section(number: &str, strip: &str) -> String {
    let until = |text: &str, mark| text.split(mark).next().map_or_else(String::new, String::from);
    match number.strip_prefix(strip).filter(|_| !strip.is_empty()) {
        Some(rest) if until(rest, '(').contains('.') => until(rest, '('),
        Some(rest) => rest.chars().take(2).collect(),
        None => until(number, '.'),
    }
}

/// `## id` headings of `readings.md`, each with its `**Choice.**` line.
fn readings(text: &str, out: &mut String) -> std::fmt::Result {
    let mut entries: Vec<(String, String)> = Vec::new();
    for line in text.lines() {
        if let Some(id) = line.strip_prefix("## ") {
            entries.push((id.trim().to_string(), String::new()));
        } else if let (Some(choice), Some(entry)) =
            (line.strip_prefix("**Choice.** "), entries.last_mut())
        {
            entry.1 = choice.trim().to_string();
        }
    }
    writeln!(out, "/// Doubtful places of the books, with the reading chosen.")?;
    writeln!(out, "pub mod reading {{\nuse crate::{{Kind, Rule, Status}};")?;
    writeln!(out, "/// Every reading, in the order of `readings.md`.")?;
    writeln!(out, "pub static RULES: [Rule; {}] = [", entries.len())?;
    for (id, choice) in &entries {
        assert!(!choice.is_empty(), "readings.md: `{id}` has no **Choice.** line");
        writeln!(
            out,
            "Rule {{ id: \"reading:{id}\", text: {choice:?}, kind: Kind::Play, \
             status: Status::Coded, why: \"\", ruled: None, example: \"\" }},"
        )?;
    }
    writeln!(out, "];")?;
    for (i, (id, choice)) in entries.iter().enumerate() {
        let name = id.replace('-', "_").to_uppercase();
        writeln!(
            out,
            "/// {}\npub const {name}: &Rule = &RULES[{i}];",
            choice.replace('[', "\\[")
        )?;
    }
    writeln!(out, "}}")
}

/// A book's rules: `index.toml`, then the other files of its folder by their names.
fn read(folder: &Path) -> io::Result<Index> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|e| e.map(|e| e.path())).collect::<Result<_, _>>()?;
    paths.sort_by_key(|path| (!path.ends_with("index.toml"), path.clone()));
    let mut whole: Option<Index> = None;
    for path in paths {
        println!("cargo::rerun-if-changed={}", path.display());
        let part: Index = toml::from_str(&fs::read_to_string(&path)?)
            .map_err(|e| io::Error::other(format!("{}: {e}", path.display())))?;
        match &mut whole {
            Some(whole) => whole.rule.extend(part.rule),
            None => whole = Some(part),
        }
    }
    whole.ok_or_else(|| io::Error::other(format!("{} is empty", folder.display())))
}

fn generate(root: &Path) -> io::Result<String> {
    let mut folders: Vec<PathBuf> = fs::read_dir(root.join("rulebooks"))?
        .map(|e| e.map(|e| e.path()))
        .collect::<Result<_, _>>()?;
    folders.sort();
    let mut out = String::new();
    let mut books = Vec::new();
    for folder in folders {
        let index = read(&folder)?;
        book(&index, &mut out).map_err(io::Error::other)?;
        books.push((index.book.id, index.book.title));
    }
    let path = root.join("readings.md");
    println!("cargo::rerun-if-changed={}", path.display());
    readings(&fs::read_to_string(path)?, &mut out).map_err(io::Error::other)?;
    let mut list = String::new();
    for (id, title) in &books {
        let _ = writeln!(list, "Book {{ id: {id:?}, title: {title:?}, rules: &{id}::RULES }},");
    }
    let _ = writeln!(
        out,
        "/// The books, in the order of their folders.\npub static BOOKS: [Book; {}] = [{list}];",
        books.len()
    );
    Ok(out)
}

fn main() -> io::Result<()> {
    let var = |name| env::var_os(name).map(PathBuf::from).ok_or_else(|| io::Error::other(name));
    let root = var("CARGO_MANIFEST_DIR")?.join("../..");
    println!("cargo::rerun-if-changed={}", root.join("rulebooks").display());
    fs::write(var("OUT_DIR")?.join("books.rs"), generate(&root)?)
}
