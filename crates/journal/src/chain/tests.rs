//! The chain against every damage we can think of: by example (what is reported, and where),
//! exhaustively on a small journal, and by property on random ones.

mod damage;
mod property;
mod writing;

use serde::Serialize;

use super::*;

/// A closed journal of these records, and its verdict.
fn journal<T: Serialize>(records: &[T]) -> (Vec<u8>, Closed) {
    let mut writer = Writer::new(Vec::new());
    for record in records {
        writer.append(record).unwrap();
    }
    writer.finish().unwrap()
}

/// Three small records and the closing one.
fn small() -> Vec<u8> {
    journal(&["Qh", "7c", "2s"]).0
}

/// The defect that must be in this file.
fn defect(file: &[u8]) -> Defect {
    match Reader::new(file).verify() {
        Err(ReadError::Defect(defect)) => defect,
        other => panic!("no defect but {other:?} in {}", String::from_utf8_lossy(file)),
    }
}

/// The lines of a file, each with its newline.
fn lines(file: &[u8]) -> Vec<&[u8]> {
    file.split_inclusive(|&byte| byte == b'\n').collect()
}

/// A line with a right hash around any text at all: the work of a forger or of a faulty writer.
fn forged(n: u64, previous: Hash, record: &str) -> (Vec<u8>, Hash) {
    let hash = previous.link(n, record.as_bytes());
    let mut line = Vec::new();
    line::render(&mut line, n, hash, record.as_bytes());
    (line, hash)
}
