//! `croupier phh`: hand histories replayed through the engine.

use crate::cli::args::PhhArgs;
use crate::cli::style::Align::{Left, Right};
use crate::cli::style::{columns, dim, heading};
use crate::cli::{print, print_json, read};
use crate::failure::{Exit, Failure};
use crate::phh::{self, History, Report};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Of more hands only those are listed that are not as they should be.
const LISTED_MAX: usize = 40;

/// Replays every history of every file; one that is damaged stops no other.
pub(in crate::cli) fn run(args: &PhhArgs) -> Result<(), Failure> {
    let mut all: Vec<Report> = Vec::new();
    let mut histories: Vec<History> = Vec::new();
    let files = files(&args.files);
    for path in args.files.iter().filter(|path| path.is_dir()) {
        if !files.iter().any(|file| file.starts_with(path)) {
            let why = "no .phh or .phhs file is in it".to_owned();
            all.push(Report::unread(&path.display().to_string(), why));
        }
    }
    let mut bar = Bar::new(&files);
    for path in &files {
        let file = path.display().to_string();
        match read(path) {
            Err(failure) => all.push(Report::unread(&file, unnamed(&file, &failure))),
            Ok(text) => {
                for told in phh::replay(&text) {
                    all.push(told.report(&file));
                    bar.show(all.len());
                    histories.extend(told.history.filter(|_| args.write.is_some()));
                }
                bar.add(text.len());
            }
        }
    }
    bar.end();
    if let Some(path) = &args.write {
        std::fs::write(path, phh::write(&histories))
            .map_err(|error| Failure::unwritten(path, &error))?;
    }
    if args.json {
        print_json(&all)?;
    } else {
        print(&readable(&all))?;
    }
    verdict(&all)
}

/// Every file, those of a folder and its folders in order.
fn files(named: &[PathBuf]) -> Vec<PathBuf> {
    let mut all = Vec::new();
    for path in named {
        let Ok(entries) = std::fs::read_dir(path) else {
            all.push(path.clone());
            continue;
        };
        let mut inside: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
        inside.retain(|path| path.is_dir() || is_history(path));
        inside.sort();
        all.extend(files(&inside));
    }
    all
}

fn is_history(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == "phh" || ending == "phhs")
}

/// A message without the file's name, which stands beside it.
fn unnamed(file: &str, failure: &Failure) -> String {
    let message = failure.message.as_str();
    let bare = message.strip_prefix(file).and_then(|rest| rest.strip_prefix(": "));
    bare.unwrap_or(message).to_owned()
}

/// How a hand came out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    AsStated,
    NotAsStated,
    Unstated,
    Unfinished,
    Damaged,
}

const KINDS: [Kind; 5] =
    [Kind::AsStated, Kind::NotAsStated, Kind::Unstated, Kind::Unfinished, Kind::Damaged];

impl Kind {
    fn of(report: &Report) -> Kind {
        match (&report.defect, report.unfinished, report.matches) {
            (Some(_), ..) => Kind::Damaged,
            (_, Some(_), _) => Kind::Unfinished,
            (.., Some(true)) => Kind::AsStated,
            (.., Some(false)) => Kind::NotAsStated,
            (.., None) => Kind::Unstated,
        }
    }

    fn words(self) -> &'static str {
        match self {
            Kind::AsStated => "as stated",
            Kind::NotAsStated => "not as stated",
            Kind::Unstated => "nothing stated",
            Kind::Unfinished => "unfinished",
            Kind::Damaged => "damaged",
        }
    }

    fn is_notable(self) -> bool {
        matches!(self, Kind::NotAsStated | Kind::Unfinished | Kind::Damaged)
    }
}

/// Everything is told; then the exit code says the worst of it.
fn verdict(all: &[Report]) -> Result<(), Failure> {
    for (kind, exit) in [(Kind::Damaged, Exit::Damaged), (Kind::NotAsStated, Exit::Refused)] {
        let mut of_kind = all.iter().filter(|report| Kind::of(report) == kind);
        let Some(first) = of_kind.next() else { continue };
        let message = match of_kind.count() {
            0 => format!("{} is {}: {}", place(first), kind.words(), says(first)),
            more => {
                let count = more + 1;
                let (place, words, says) = (place(first), kind.words(), says(first));
                format!("{count} hands are {words}; the first is {place}: {says}")
            }
        };
        return Err(Failure { exit, message });
    }
    Ok(())
}

fn place(report: &Report) -> String {
    let hand = report.hand.map_or(String::new(), |hand| format!(", hand {hand}"));
    format!("{}{hand}", report.file)
}

/// What there is to say of a hand.
fn says(report: &Report) -> String {
    if let Some(defect) = &report.defect {
        return defect.clone();
    }
    if let (Some(act), Some(lacks)) = (report.unfinished, &report.lacks) {
        return format!("the record ends at act {act}: {lacks}");
    }
    let ends = stacks(report);
    match (report.matches, &report.stated) {
        (Some(false), Some(stated)) => {
            let stated: Vec<String> = stated.iter().map(ToString::to_string).collect();
            let fee = match &report.fee {
                Some(fee) => format!(", {fee} less, as if for a fee"),
                None => String::new(),
            };
            format!("ends with {ends}; stated is {}{fee}", stated.join(" "))
        }
        _ => ends,
    }
}

/// The stacks at the end; of a stack that was never known, what was won or lost.
fn stacks(report: &Report) -> String {
    let (Some(stacks), Some(net)) = (&report.finishing_stacks, &report.net) else {
        return String::new();
    };
    let one = |(stack, net): (&Option<toml::Value>, &toml::Value)| match stack {
        Some(stack) => stack.to_string(),
        None if net.to_string().starts_with('-') => net.to_string(),
        None => format!("+{net}"),
    };
    let all: Vec<String> = stacks.iter().zip(net).map(one).collect();
    all.join(" ")
}

/// Hands, or of many those worth a look, and a summary.
fn readable(all: &[Report]) -> String {
    let is_listed = |report: &&Report| all.len() <= LISTED_MAX || Kind::of(report).is_notable();
    let row = |report: &Report| {
        let hand = report.hand.map_or(String::new(), |hand| format!(" #{hand}"));
        let variant = report.variant.clone().unwrap_or_default();
        let kind = Kind::of(report);
        let says = says(report);
        let says = if kind.is_notable() { says } else { dim(&says) };
        vec![format!("{}{hand}", report.file), variant, kind.words().to_owned(), says]
    };
    let listed: Vec<&Report> = all.iter().filter(is_listed).collect();
    let rows: Vec<Vec<String>> = listed.iter().take(LISTED_MAX).map(|one| row(one)).collect();
    let mut text = columns(&rows, &[Left; 4]);
    if listed.len() > LISTED_MAX {
        let _ = writeln!(text, "… and {} more; --json has all", listed.len() - LISTED_MAX);
    }
    text + &summary(all)
}

/// How many came out how, game by game where there are several.
fn summary(all: &[Report]) -> String {
    let mut games: BTreeMap<&str, [usize; 5]> = BTreeMap::new();
    let mut total = [0; 5];
    for report in all {
        let kind = Kind::of(report) as usize;
        games.entry(report.variant.as_deref().unwrap_or("?")).or_default()[kind] += 1;
        total[kind] += 1;
    }
    let mut text = String::new();
    if games.len() > 1 {
        let head = ["", "hands"].into_iter().chain(KINDS.map(Kind::words));
        let mut rows: Vec<Vec<String>> = vec![head.map(heading).collect()];
        for (game, counts) in games {
            let hands: usize = counts.iter().sum();
            let figures = [hands].into_iter().chain(counts).map(|n| n.to_string());
            rows.push([game.to_owned()].into_iter().chain(figures).collect());
        }
        text = columns(&rows, &[Left, Right, Right, Right, Right, Right, Right]);
    }
    let parts = KINDS.iter().zip(total).filter(|(_, count)| *count > 0);
    let parts: Vec<String> = parts.map(|(kind, n)| format!("{n} {}", kind.words())).collect();
    let hands = if all.len() == 1 { "hand" } else { "hands" };
    let _ = writeln!(text, "{} {hands}: {}", all.len(), parts.join(", "));
    text
}

/// Progress on a terminal, once it takes a while.
struct Bar {
    start: Instant,
    total: u64,
    done: u64,
    drawn: Option<ProgressBar>,
}

impl Bar {
    fn new(files: &[PathBuf]) -> Bar {
        let size = |path: &PathBuf| path.metadata().map_or(0, |found| found.len());
        let total = files.iter().map(size).sum();
        Bar { start: Instant::now(), total, done: 0, drawn: None }
    }

    fn show(&mut self, hands: usize) {
        if !hands.is_multiple_of(256) || self.start.elapsed() < Duration::from_millis(500) {
            return;
        }
        let bar = self.drawn.get_or_insert_with(|| {
            let bar =
                ProgressBar::with_draw_target(Some(self.total), ProgressDrawTarget::stderr());
            let look = "{bar:40} {percent:>3} %  {msg} hands, {eta} left";
            let style = ProgressStyle::with_template(look);
            bar.with_style(style.unwrap_or(ProgressStyle::default_bar()))
        });
        bar.set_position(self.done);
        bar.set_message(hands.to_string());
    }

    fn add(&mut self, bytes: usize) {
        self.done += bytes as u64;
    }

    fn end(self) {
        if let Some(bar) = self.drawn {
            bar.finish_and_clear();
        }
    }
}
