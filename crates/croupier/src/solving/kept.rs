//! Results on disk. A result is found by a digest of everything it depends on, the program as
//! built included. What cannot be read or written is counted again, never an error.

use super::{Censuses, Keep, Key};
use odds::Census;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

/// A folder of solved games, a file for each.
#[derive(Clone, Debug)]
pub struct Folder {
    /// Where it is; it is made when something is kept.
    pub path: PathBuf,
    /// Whether what lies there may serve.
    pub recall: Recall,
}

/// Whether an earlier result may serve.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Recall {
    /// What was kept serves.
    #[default]
    Kept,
    /// Everything is counted afresh.
    Fresh,
}

impl Folder {
    /// The folder that the command line uses, below the user's own for such files; none where the
    /// user has none.
    #[must_use]
    pub fn of_user(recall: Recall) -> Option<Folder> {
        let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
        let home = || set("HOME").map(|home| PathBuf::from(home).join(".cache"));
        let base = set("XDG_CACHE_HOME").map(PathBuf::from).or_else(home)?;
        Some(Folder { path: base.join("croupier"), recall })
    }

    fn file(&self, key: &Key) -> PathBuf {
        self.named(key.id, &key.depends)
    }

    /// The file of what is called so and depends on that, and on the program as built.
    pub(crate) fn named(&self, name: &str, depends: &str) -> PathBuf {
        let version = env!("CARGO_PKG_VERSION");
        let all = format!("{depends}{version} {}\n", program());
        let digest = blake3::hash(all.as_bytes()).to_hex();
        self.path.join(format!("{}-{}.json", name.replace('/', "-"), &digest[..24]))
    }

    /// Writes a file and renames it into place: nobody reads half a result.
    pub(crate) fn write(&self, file: &Path, text: &str) {
        let half = file.with_extension(format!("{}.part", std::process::id()));
        let written =
            std::fs::create_dir_all(&self.path).and_then(|()| std::fs::write(&half, text));
        if written.and_then(|()| std::fs::rename(&half, file)).is_err() {
            let _ = std::fs::remove_file(&half);
        }
    }
}

impl Keep for Folder {
    fn find(&self, key: &Key) -> Option<Censuses> {
        if self.recall == Recall::Fresh {
            return None;
        }
        let text = std::fs::read_to_string(self.file(key)).ok()?;
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

    fn keep(&self, key: &Key, counted: &Censuses) {
        let counts = |census: &Census| -> Vec<String> {
            census.counts().iter().map(ToString::to_string).collect()
        };
        let all: BTreeMap<&String, Vec<String>> =
            counted.iter().map(|(name, census)| (name, counts(census))).collect();
        let Ok(text) = serde_json::to_string(&all) else { return };
        self.write(&self.file(key), &text);
    }

    fn find_text(&self, key: &Key) -> Option<String> {
        let kept = self.recall == Recall::Kept;
        kept.then(|| std::fs::read_to_string(self.file(key)).ok()).flatten()
    }

    fn keep_text(&self, key: &Key, text: &str) {
        self.write(&self.file(key), text);
    }
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
