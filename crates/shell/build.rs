//! Puts the web floor's files into the program: a list of them, made from `web/`.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// What is served; tests and tools of the folder are not.
const KINDS: [&str; 9] = ["html", "css", "js", "svg", "woff2", "png", "webp", "json", "txt"];

fn main() -> io::Result<()> {
    let crate_dir = PathBuf::from(variable("CARGO_MANIFEST_DIR")?);
    let web = crate_dir.join("../../web");
    println!("cargo:rerun-if-changed=build.rs");
    let mut files = Vec::new();
    if web.is_dir() {
        println!("cargo:rerun-if-changed={}", web.display());
        collect(&web, &web, &mut files)?;
        files.sort();
    } else {
        println!("cargo:rerun-if-changed={}", crate_dir.join("../../Cargo.toml").display());
    }
    let mut text = String::from("pub static FILES: &[(&str, &[u8])] = &[\n");
    for (name, path) in files {
        let path = path.canonicalize()?;
        let path = path.display().to_string();
        let _ = writeln!(text, "    ({name:?}, include_bytes!({path:?})),");
    }
    text.push_str("];\n");
    fs::write(Path::new(&variable("OUT_DIR")?).join("web.rs"), text)
}

fn variable(name: &str) -> io::Result<String> {
    env::var(name).map_err(|error| io::Error::other(format!("{name}: {error}")))
}

fn collect(root: &Path, folder: &Path, files: &mut Vec<(String, PathBuf)>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.strip_prefix(root).unwrap_or(&path).to_string_lossy().replace('\\', "/");
        if path.is_dir() {
            if !matches!(name.as_str(), "tests" | "node_modules") {
                collect(root, &path, files)?;
            }
            continue;
        }
        let kind = path.extension().and_then(|kind| kind.to_str()).unwrap_or_default();
        if KINDS.contains(&kind) && !name.starts_with("package") {
            files.push((format!("/{name}"), path));
        }
    }
    Ok(())
}
