//! Writes the tables of the rankings. The work is in `generate/`, one file to a ranking.

#[path = "generate/mod.rs"]
mod generate;

use std::path::PathBuf;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=generate");
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    let (source, omaha) = generate::tables();
    fs::write(out.join("omaha.bin"), omaha)?;
    fs::write(out.join("tables.rs"), source)
}
