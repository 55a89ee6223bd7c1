//! Results on disk. A result is found by a digest of everything it depends on: the program, the
//! game, its rules as posted, the pay tables and the strategy. What cannot be read or written is
//! counted again, never an error.

use super::{Case, Censuses};
use odds::Census;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::PathBuf;
use std::time::UNIX_EPOCH;

/// Where a result lies.
pub(super) struct Place {
    file: PathBuf,
}

impl Place {
    /// The place of a case; none where the user has no directory for such files.
    pub(super) fn of(case: &Case<'_>) -> Option<Place> {
        let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
        let home = || set("HOME").map(|home| PathBuf::from(home).join(".cache"));
        let base = set("XDG_CACHE_HOME").map(PathBuf::from).or_else(home)?;
        let digest = blake3::hash(describe(case).as_bytes()).to_hex();
        let name = format!("{}-{}.json", case.id.replace('/', "-"), &digest[..24]);
        Some(Place { file: base.join("croupier").join(name) })
    }

    /// What lies there, if it is whole.
    pub(super) fn read(&self) -> Option<Censuses> {
        let text = std::fs::read_to_string(&self.file).ok()?;
        let all: BTreeMap<String, Vec<String>> = serde_json::from_str(&text).ok()?;
        let one = |(name, counts): (String, Vec<String>)| {
            let mut census = Census::new(counts.len());
            for (class, count) in counts.iter().enumerate() {
                census.add(class, count.parse().ok()?);
            }
            (census.total() > 0).then_some((name, census))
        };
        all.into_iter().map(one).collect()
    }

    /// Keeps a result.
    pub(super) fn write(&self, censuses: &Censuses) {
        let counts = |census: &Census| -> Vec<String> {
            census.counts().iter().map(ToString::to_string).collect()
        };
        let all: BTreeMap<&String, Vec<String>> =
            censuses.iter().map(|(name, census)| (name, counts(census))).collect();
        let Ok(text) = serde_json::to_string(&all) else { return };
        let Some(folder) = self.file.parent() else { return };
        // Renamed into place: nobody reads half a result.
        let half = self.file.with_extension(format!("{}.part", std::process::id()));
        let written = std::fs::create_dir_all(folder).and_then(|()| std::fs::write(&half, text));
        if written.and_then(|()| std::fs::rename(&half, &self.file)).is_err() {
            let _ = std::fs::remove_file(&half);
        }
    }
}

/// Everything a result depends on.
fn describe(case: &Case<'_>) -> String {
    let mut text = format!("{} {} {:?}\n", case.id, case.play.name(), case.posted);
    let _ = writeln!(text, "{} {}", env!("CARGO_PKG_VERSION"), program());
    let _ = writeln!(text, "{} cards", case.terms.pack.len());
    for offer in case.offers {
        let _ = writeln!(text, "{} {:?} {:?}", offer.wager.id(), offer.pays, offer.ruling);
    }
    text
}

/// The program as built: one that was built anew keeps results of its own.
fn program() -> String {
    let built = std::env::current_exe().and_then(std::fs::metadata);
    let told = |data: std::fs::Metadata| {
        let time = data.modified().ok()?.duration_since(UNIX_EPOCH).ok()?;
        Some(format!("{} {}", data.len(), time.as_nanos()))
    };
    built.ok().and_then(told).unwrap_or_default()
}
