//! What tests have seen, for `cargo xtask reach`: that one went through the door of a table, and
//! which rules came out of it. Without the feature `witness` nothing is looked at; with it every
//! process writes a file of its own into the folder that `CROUPIER_WITNESS` names.

#[cfg(feature = "witness")]
mod kept {
    use std::cell::Cell;
    use std::collections::HashSet;
    use std::fs::{File, create_dir_all};
    use std::io::Write as _;
    use std::path::PathBuf;
    use std::sync::{LazyLock, Mutex, PoisonError};

    thread_local! {
        /// The rule of the row of a table of rules that is being checked.
        static ROW: Cell<Option<&'static str>> = const { Cell::new(None) };
    }

    /// What this process has written, and where; nowhere if nobody asked for it.
    struct Notes {
        file: Option<File>,
        known: HashSet<String>,
    }

    static NOTES: LazyLock<Mutex<Notes>> = LazyLock::new(|| {
        let file = std::env::var_os("CROUPIER_WITNESS").and_then(|folder| {
            let folder = PathBuf::from(folder);
            create_dir_all(&folder).ok()?;
            File::create(folder.join(format!("{}.txt", std::process::id()))).ok()
        });
        let mut notes = Notes { file, known: HashSet::new() };
        // The runner starts a process for each test and names it among the arguments.
        let test = std::env::args().skip(1).find(|word| !word.starts_with('-'));
        let package = std::env::var("CARGO_PKG_NAME").unwrap_or_default();
        notes.note(&format!("test {package} {}", test.unwrap_or_default()));
        Mutex::new(notes)
    });

    impl Notes {
        fn note(&mut self, line: &str) {
            let Some(file) = &mut self.file else { return };
            if self.known.insert(line.to_owned()) {
                let written = writeln!(file, "{line}");
                assert!(written.is_ok(), "the folder of CROUPIER_WITNESS cannot be written");
            }
        }
    }

    pub fn saw(text: &str) {
        let mut notes = NOTES.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(id) = ROW.get() {
            notes.note(&format!("row {id}"));
        }
        notes.note("door");
        for id in text.split('"').filter(|word| crate::find(word).is_some()) {
            notes.note(&format!("rule {id}"));
        }
    }

    pub fn row(id: Option<&'static str>) {
        ROW.set(id);
    }
}

/// Something came through a door: every rule that this text has between quotes was seen.
#[inline]
pub fn saw(text: impl FnOnce() -> String) {
    #[cfg(feature = "witness")]
    kept::saw(&text());
    #[cfg(not(feature = "witness"))]
    drop(text);
}

/// A test goes on with this row of a table of rules, or with none.
pub(crate) fn row(id: Option<&'static str>) {
    #[cfg(feature = "witness")]
    kept::row(id);
    #[cfg(not(feature = "witness"))]
    let _ = id;
}
