//! The folder that keeps a floor: its file, the lock that keeps others out, nobody else's eyes.
//!
//! What is kept opens doors and says what comes out of shoes: the folder is its owner's alone, and
//! every file in it. That a floor was kept there is marked beside the file, so that a file that
//! was emptied or lost opens no new floor with a new administrator.

use super::Readers;
use floor::desk::Desk;
use floor::store::Sqlite;
use std::ffi::OsString;
use std::fs::{DirBuilder, File, OpenOptions, Permissions};
use std::io::{self, Write};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};

/// Why a floor does not open, in a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unopened {
    /// The folder cannot be used, another floor uses it, or the address is taken.
    Cannot(String),
    /// What the folder keeps is damaged.
    Damaged(String),
}

/// Its owner's alone.
const FOLDER: u32 = 0o700;
/// See [`FOLDER`].
const FILE: u32 = 0o600;
/// What `SQLite` writes beside its file.
const BESIDE: [&str; 3] = ["-wal", "-shm", "-journal"];

/// The floor of a folder or of a file, a second way to read it, the lock that keeps others out.
///
/// # Errors
/// It cannot be used, another floor uses it, or what it keeps is damaged.
pub fn open(
    data: &Path,
    database: Option<&Path>,
) -> Result<(Desk<Sqlite>, Readers, File), Unopened> {
    let own = data.join("floor.sqlite");
    let file = database.map_or(own, Path::to_path_buf);
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    let said = |error: &dyn std::fmt::Display| format!("{}: {error}", folder.display());
    let cannot = |error: &dyn std::fmt::Display| Unopened::Cannot(said(error));
    let bad = |error: &dyn std::fmt::Display| Unopened::Damaged(said(error));
    tightened(folder, &file).map_err(|error| cannot(&error))?;
    let lock = match database {
        None => data.join("lock"),
        Some(_) => beside(&file, ".lock"),
    };
    let lock = written(&lock).map_err(|error| cannot(&error))?;
    if lock.try_lock().is_err() {
        return Err(cannot(&"another floor uses this folder; name another with --data"));
    }
    let mark = beside(&file, ".kept");
    if let Some(why) = is_gone(&file, &mark) {
        return Err(bad(&why));
    }
    written(&file).map_err(|error| cannot(&error))?;
    let store = Sqlite::open(&file).map_err(|error| bad(&error))?;
    marked(&mark).map_err(|error| cannot(&error))?;
    let version = concat!("croupier ", env!("CARGO_PKG_VERSION"));
    let desk = Desk::open(store, version).map_err(|stopped| bad(&stopped))?;
    let readers: Readers = Box::new(move || Ok(Box::new(Sqlite::read_only(&file)?)));
    Ok((desk, readers, lock))
}

/// A file whose name goes on like this.
fn beside(file: &Path, more: &str) -> PathBuf {
    let mut name = OsString::from(file);
    name.push(more);
    PathBuf::from(name)
}

/// The folder is there and its owner's alone, if nothing but a floor is kept there; so is every
/// file of the floor.
fn tightened(folder: &Path, file: &Path) -> io::Result<()> {
    if folder.is_dir() {
        let empty = std::fs::read_dir(folder)?.next().is_none();
        let named = folder.file_name().is_some() && file.ends_with("floor.sqlite");
        if named && (empty || file.exists()) {
            // A folder of somebody else's stays as it is: its files are tightened all the same.
            let _ = alone(folder, FOLDER);
        }
    } else {
        DirBuilder::new().recursive(true).mode(FOLDER).create(folder)?;
    }
    let others = BESIDE.iter().chain(&[".kept"]).map(|more| beside(file, more));
    for kept in others.chain([file.to_path_buf(), folder.join("lock")]) {
        if kept.is_file() {
            alone(&kept, FILE)?;
        }
    }
    Ok(())
}

/// Takes from a path what others may do with it.
fn alone(path: &Path, mode: u32) -> io::Result<()> {
    let now = std::fs::metadata(path)?.permissions().mode() & 0o7777;
    if now & !mode == 0 || now & 0o1000 != 0 {
        return Ok(());
    }
    std::fs::set_permissions(path, Permissions::from_mode(now & mode))
}

/// A file that is there from now on, its owner's alone.
fn written(path: &Path) -> io::Result<File> {
    OpenOptions::new().create(true).truncate(false).write(true).mode(FILE).open(path)
}

/// Marks that a floor is kept here.
fn marked(mark: &Path) -> io::Result<()> {
    if mark.exists() {
        return Ok(());
    }
    let says = "A floor is kept here: where its file is missing, none begins anew.\n";
    written(mark)?.write_all(says.as_bytes())
}

/// Why no new floor begins, where one was kept whose file is empty or missing.
fn is_gone(file: &Path, mark: &Path) -> Option<String> {
    let length = |path: &Path| std::fs::metadata(path).map_or(0, |found| found.len());
    if length(file) > 0 {
        return None;
    }
    let tells = [mark.to_path_buf(), beside(file, "-wal")];
    let tells = tells.iter().find(|path| length(path) > 0)?;
    let (file, tells) = (file.display(), tells.display());
    Some(format!(
        "{file} is empty or missing, and {tells} says that a floor was kept here: put the file \
         back from a copy; or, to begin anew, move this folder away or name another with --data"
    ))
}
