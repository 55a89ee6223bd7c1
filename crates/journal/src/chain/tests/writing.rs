//! What a writer accepts, refuses and survives.

use std::collections::BTreeMap;
use std::io::{self, BufReader, Write};

use serde::Serializer;
use serde::ser::SerializeStruct;
use serde_json::value::RawValue;

use super::*;

fn raw(text: &str) -> Box<RawValue> {
    RawValue::from_string(text.to_string()).unwrap()
}

/// Pretends to be a raw value, and writes any text at all into the line.
struct Smuggler(&'static str);

impl Serialize for Smuggler {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        const RAW: &str = "$serde_json::private::RawValue";
        let mut raw = serializer.serialize_struct(RAW, 1)?;
        raw.serialize_field(RAW, self.0)?;
        raw.end()
    }
}

#[test]
fn empty_journal_is_one_closing_line() {
    let (file, closed) = journal::<u8>(&[]);
    assert_eq!(lines(&file).len(), 1);
    assert_eq!(closed.records, 0);
    assert_eq!(Reader::new(&*file).verify().unwrap(), closed);
}

#[test]
fn positions_are_the_same_on_both_sides() {
    let mut writer = Writer::new(Vec::new());
    let written: Vec<_> = (0..1234).map(|n| writer.append(&n).unwrap()).collect();
    let (file, closed) = writer.finish().unwrap();
    assert_eq!(closed.records, 1234);

    // A buffer of one byte: lines are put together from any pieces.
    let mut reader = Reader::new(BufReader::with_capacity(1, &*file));
    for (n, &at) in written.iter().enumerate() {
        assert_eq!(reader.position(), at);
        let Entry::Record(read, record) = reader.read().unwrap() else { panic!("closed early") };
        assert_eq!((read, record.get()), (at, &*n.to_string()));
        let line = &file[usize::try_from(at.byte_offset).unwrap()..];
        assert!(line.starts_with(format!("{{\"n\":{n},").as_bytes()));
        assert!(line[line::record_at(at.record)..].starts_with(format!("{n}}}\n").as_bytes()));
    }
    assert_eq!(reader.verify().unwrap(), closed);
}

#[test]
fn closing_form_is_refused_and_only_that() {
    let mut writer = Writer::new(Vec::new());
    for text in [r#"{"closed":{"records":0}}"#, r#"{"closed":{"records":"none"}}"#] {
        assert!(matches!(writer.append(&raw(text)), Err(WriteError::Reserved)));
    }
    // Near to it, and ordinary records all the same: an event may well be called `closed`.
    let near = [r#"{"closed":{"seat":3}}"#, r#"{"closed":null}"#, r#"{ "closed":{"records":0}}"#];
    for (text, n) in near.into_iter().zip(0..) {
        assert_eq!(writer.append(&raw(text)).unwrap().record, n);
    }
    let (file, closed) = writer.finish().unwrap();
    assert_eq!(Reader::new(&*file).verify().unwrap(), closed);
}

#[test]
fn refused_records_leave_no_trace() {
    let mut writer = Writer::new(Vec::new());
    let nobody = BTreeMap::from([((1, 2), 3)]);
    assert!(matches!(writer.append(&nobody), Err(WriteError::Encode(_))));
    assert!(matches!(writer.append(&raw("[1,\n2]")), Err(WriteError::NotOneLine)));
    for text in [" 1", "1 ", "1\n", "", "1}\n{", "1,\"more\":2", "hello"] {
        assert!(matches!(writer.append(&Smuggler(text)), Err(WriteError::NotOneLine)));
    }
    writer.append(&"Qh").unwrap();
    assert!(matches!(
        writer.append(&"x".repeat(MAX_LINE_BYTES)),
        Err(WriteError::TooLong { bytes }) if bytes > MAX_LINE_BYTES
    ));
    writer.append(&"7c").unwrap();
    writer.append(&"2s").unwrap();
    assert_eq!(writer.finish().unwrap().0, small());
}

#[test]
fn longest_line_is_accepted_by_both_sides_and_one_longer_by_neither() {
    let fits = MAX_LINE_BYTES - line::record_at(0) - "\"\"}\n".len();
    let mut writer = Writer::new(Vec::new());
    let Err(WriteError::TooLong { bytes }) = writer.append(&"x".repeat(fits + 1)) else {
        panic!("too long a line was accepted");
    };
    assert_eq!(bytes, MAX_LINE_BYTES + 1);
    writer.append(&"x".repeat(fits)).unwrap();
    let (file, closed) = writer.finish().unwrap();
    assert_eq!(lines(&file)[0].len(), MAX_LINE_BYTES);
    assert_eq!(Reader::new(&*file).verify().unwrap(), closed);

    let (file, _) = forged(0, Hash::ZERO, &format!("\"{}\"", "x".repeat(fits + 1)));
    assert_eq!(defect(&file).found, Found::LongLine(MAX_LINE_BYTES));
}

#[test]
fn closed_journals_are_not_resumed() {
    let (file, closed) = journal(&["Qh"]);
    let resumed = Writer::resume(&mut Reader::new(&*file), Vec::new());
    assert!(matches!(resumed, Err(ResumeError::Closed(found)) if found == closed));
}

#[test]
fn damaged_journals_are_not_resumed() {
    let mut file = small();
    file[100] ^= 1;
    let resumed = Writer::resume(&mut Reader::new(&*file), Vec::new());
    assert!(matches!(resumed, Err(ResumeError::Read(ReadError::Defect(_)))));
}

/// A sink with room for so many bytes.
struct Full(Vec<u8>, usize);

impl Write for Full {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let room = bytes.len().min(self.1 - self.0.len());
        self.0.extend_from_slice(&bytes[..room]);
        if room == 0 { Err(io::ErrorKind::StorageFull.into()) } else { Ok(room) }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn full_disk_breaks_the_writer_and_not_the_journal() {
    let whole = small();
    let first = lines(&whole)[0].len();
    let mut writer = Writer::new(Full(Vec::new(), first + 10));
    writer.append(&"Qh").unwrap();
    let head = writer.head();
    assert!(matches!(writer.append(&"7c"), Err(WriteError::Io(_))));
    assert!(matches!(writer.append(&"7c"), Err(WriteError::Broken)));
    assert!(matches!(writer.flush(), Err(WriteError::Broken)));
    // What it says of itself is what it wrote whole.
    assert_eq!((writer.position().record, writer.head()), (1, head));

    let mut file = writer.get_ref().0.clone();
    let mut reader = Reader::new(&*file);
    let resumed = Writer::resume(&mut reader, Vec::new());
    assert!(matches!(
        resumed,
        Err(ResumeError::Read(ReadError::Defect(Defect { found: Found::CutLine, .. })))
    ));
    let repaired = usize::try_from(reader.position().byte_offset).unwrap();
    file.truncate(repaired);
    let written = file.clone();
    let mut writer = Writer::resume(&mut Reader::new(&*written), &mut file).unwrap();
    writer.append(&"7c").unwrap();
    writer.append(&"2s").unwrap();
    writer.finish().unwrap();
    assert_eq!(file, whole);
}

#[test]
fn verdict_survives_being_kept_as_json() {
    let closed = journal(&["Qh"]).1;
    let text = serde_json::to_string(&closed).unwrap();
    assert_eq!(text, format!("{{\"records\":1,\"head\":\"{}\"}}", closed.head));
    assert_eq!(serde_json::from_str::<Closed>(&text).unwrap(), closed);
}
