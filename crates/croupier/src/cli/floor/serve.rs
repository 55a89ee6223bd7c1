//! `croupier serve`: the floor.

use super::args::{ServeArgs, Told};
use crate::cli::house::{lawful, read};
use crate::company::Mixed;
use crate::failure::Failure;
use crate::library::Shelf;
use audit::Resolved;
use floor::core::{Opening, Pace, Source};
use floor::ledger::Tender;
use money::Cents;
use shell::log::Level;
use shell::{Demo, Options, Rate, Unopened, run as serve};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

pub(in crate::cli) fn run(args: &ServeArgs) -> Result<(), Failure> {
    let options = Options {
        listen: args.listen,
        origin: args.origin.clone(),
        web: args.web.clone(),
        rate: Rate::a_second(args.rate),
        guests: Rate::a_minute(args.guests),
        grace: Duration::from_secs(args.grace),
        demo: if args.no_demo { Demo::Nothing } else { Demo::Tables },
        log: match args.log {
            Told::Wrong => Level::Wrong,
            Told::News => Level::News,
            Told::Requests => Level::Requests,
        },
        house: match &args.house {
            Some(file) => posted(file)?,
            None => Vec::new(),
        },
        database: args.database.as_deref().map(database).transpose()?,
        minds: Arc::new(Mixed::default()),
        ..Options::default()
    };
    serve(options, &args.data, Arc::new(Shelf::of_user())).map_err(|stopped| match stopped {
        Unopened::Cannot(why) => Failure::usage(why),
        Unopened::Damaged(why) => Failure::damaged(why),
    })
}

/// The file that a database's URL names.
fn database(url: &str) -> Result<PathBuf, Failure> {
    let file = url.strip_prefix("sqlite:").map(|file| file.strip_prefix("//").unwrap_or(file));
    match file {
        Some("") => {
            Err(Failure::usage("--database sqlite: name a file, like sqlite:floor.sqlite"))
        }
        Some(file) => Ok(PathBuf::from(file)),
        None => {
            let kind = url.split(':').next().unwrap_or(url);
            let why = "only SQLite is built in, PostgreSQL is not: write sqlite:FILE";
            Err(Failure::usage(format!("--database {kind}: {why}")))
        }
    }
}

/// The tables of a house that keeps to its book.
fn posted(file: &str) -> Result<Vec<Opening>, Failure> {
    let house = read(file)?;
    lawful(&house)?;
    let known = std::path::Path::new(file).file_name().unwrap_or_default().to_string_lossy();
    let opening = |table: Resolved| Opening {
        game: table.game.to_string(),
        set: table.posted,
        name: table.name,
        chance: Source::Virtual,
        tender: Tender::Play,
        pace: Pace::PLAY,
        float: Cents::ZERO,
        house: Some(format!("{known}#{}", table.table)),
    };
    let tables = house.tables.iter().map(|written| audit::resolve(&house, written).map(opening));
    Ok(tables.collect::<Result<_, _>>()?)
}
