//! Tables as Rust source.

use std::fmt::{Display, Write as _};

/// A static array.
pub fn table<T: Display>(out: &mut String, name: &str, kind: &str, values: &[T]) {
    // A small table may be wanted at compile time.
    let item = if values.len() <= 16 { "const" } else { "static" };
    let _ = write!(out, "pub(crate) {item} {name}: [{kind}; {}] = [", values.len());
    for (i, value) in values.iter().enumerate() {
        let _ = write!(out, "{}{value},", if i % 24 == 0 { "\n" } else { "" });
    }
    out.push_str("\n];\n");
}

/// A static array of rows.
pub fn rows(out: &mut String, name: &str, row: usize, values: &[u16]) {
    let n = values.len() / row;
    let _ = write!(out, "pub(crate) static {name}: [[u16; {row}]; {n}] = [");
    for row in values.chunks(row) {
        let _ = write!(out, "\n{row:?},");
    }
    out.push_str("\n];\n");
}

/// A static array of bytes, from a file beside the source.
pub fn bytes(out: &mut String, name: &str, file: &str, len: usize) {
    let _ = writeln!(out, "pub(crate) static {name}: [u8; {len}] =");
    let _ = writeln!(out, "    *include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{file}\"));");
}

/// Adds a table of high hands of `n` cards to the bytes that are read, and to the source where it
/// is.
pub fn beside(out: &mut String, bytes: &mut Vec<u8>, n: usize, values: &[u16]) {
    let _ = writeln!(out, "pub(crate) const HIGH{n}: usize = {};", bytes.len());
    bytes.extend(values.iter().flat_map(|value| value.to_le_bytes()));
}
