//! Writes the tables of the rankings. The work is in `generate/`, one file to a ranking.

#[path = "generate/mod.rs"]
mod generate;

use std::path::PathBuf;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=generate");
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    let (source, files) = generate::tables();
    for (name, bytes) in files {
        fs::write(out.join(name), bytes)?;
    }
    fs::write(out.join("tables.rs"), source)
}
