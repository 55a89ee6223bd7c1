//! This program under other names, which cargo calls in the place of its own tools.

use crate::{compiler, rustdoc};
use std::ffi::OsString;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::{ExitCode, ExitStatus};
use std::{env, fs, io};

/// What cargo calls instead of the compiler, and instead of rustdoc.
pub const COMPILER: &str = "compiler";
pub const RUSTDOC: &str = "rustdoc";

/// Does the work of the tool whose name this program was called by, if it was.
pub fn called() -> Option<ExitCode> {
    let own = env::current_exe().ok()?;
    let words: Vec<OsString> = env::args_os().skip(1).collect();
    match own.file_name()?.to_str()? {
        COMPILER => Some(compiler::run(&words)),
        RUSTDOC => Some(rustdoc::run(&words)),
        _ => None,
    }
}

/// A copy of this program by that name: cargo may rebuild the original while the copy runs. Its
/// folder tells how it compiles, since cargo knows a compiler by its path.
pub fn path(name: &str) -> io::Result<PathBuf> {
    let mut digest = DefaultHasher::new();
    include_str!("compiler.rs").hash(&mut digest);
    let folder = format!("target/stand-ins/{:016x}", digest.finish());
    copied(&env::current_exe()?, &xtask::tidy::root().join(folder), name)
}

fn copied(from: &Path, folder: &Path, name: &str) -> io::Result<PathBuf> {
    let (to, new) = (folder.join(name), folder.join(format!("{name}.{}", std::process::id())));
    fs::create_dir_all(folder)?;
    fs::copy(from, &new)?;
    fs::rename(&new, &to)?;
    Ok(to)
}

/// How a tool that was called ended.
pub fn ended(tool: &str, told: io::Result<ExitStatus>) -> ExitCode {
    match told {
        Ok(status) if status.success() => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("xtask: {tool} could not start: {error}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_takes_the_place_of_an_older_one() {
        let folder = env::temp_dir().join(format!("xtask-stand-in-{}", std::process::id()));
        let from = folder.join("xtask");
        fs::create_dir_all(&folder).unwrap();
        for text in ["one", "other"] {
            fs::write(&from, text).unwrap();
            let to = copied(&from, &folder.join("copies"), COMPILER).unwrap();
            assert_eq!(fs::read_to_string(&to).unwrap(), text);
            assert!(to.ends_with("copies/compiler"));
        }
        fs::remove_dir_all(&folder).unwrap();
    }
}
