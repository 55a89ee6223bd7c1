//! Each kind of damage once: what is found, what was expected, and where.

use std::io::{self, BufReader, Read};

use super::*;

/// Where the record begins in a line whose number has one digit:
/// `{"n":0` is 6 bytes, `,"hash":"…"` 74, `,"record":` 10.
const RECORD_AT: usize = 6 + 74 + 10;

/// `small` with one piece of text replaced.
fn replaced(from: &str, to: &str) -> Vec<u8> {
    let file = String::from_utf8(small()).unwrap();
    assert!(file.contains(from), "{from} is not in {file}");
    file.replacen(from, to, 1).into_bytes()
}

fn check(file: &[u8], line: u64, offset: usize, found: Found, expected: Expected) {
    let offset = offset as u64;
    assert_eq!(defect(file), Defect { line, offset, found, expected });
}

#[test]
fn format_is_fixed_for_good() {
    // These hashes come from another program, a BLAKE3 written anew from its specification. A
    // change here is a change of format: raise the number in the context.
    assert_eq!(String::from_utf8(journal(&["Qh"]).0).unwrap(), GOLDEN);
}

const GOLDEN: &str = concat!(
    r#"{"n":0,"hash":""#,
    "d7a7b05ce4ebfef6facc35961db26c1a62ce522f044fceae0ec4bc022dd8e897",
    r#"","record":"Qh"}"#,
    "\n",
    r#"{"n":1,"hash":""#,
    "f36ea90101b56785252663b2d1e7a4ee18091eba6731cfd99d0c629a0ce00158",
    r#"","record":{"closed":{"records":1}}}"#,
    "\n",
);

#[test]
fn byte_that_is_not_utf8() {
    let mut file = small();
    file[RECORD_AT + 1] = 0xff;
    check(&file, 1, RECORD_AT + 1, Found::Byte(0xff), Expected::Utf8);
}

#[test]
fn text_that_is_not_json() {
    check(b"hello\n", 1, 0, Found::NotJson, Expected::Line);
    check(b"\n", 1, 0, Found::NotJson, Expected::Line);
    let first = lines(&small())[0].len();
    check(&replaced("{\"n\":1", "{\"n\";1"), 2, first + 4, Found::NotJson, Expected::Line);
}

#[test]
fn missing_field() {
    for name in ["n", "hash", "record"] {
        let file = replaced(&format!("\"{name}\":"), "\"else\":");
        check(&file, 1, 0, Found::NoField, Expected::Field(name));
    }
}

#[test]
fn another_spelling_of_the_same_line() {
    let form = |from, to, at| {
        check(&replaced(from, to), 1, at, Found::OtherForm, Expected::Line);
    };
    form("{\"n\":0,", "{ \"n\":0,", 0);
    form("{\"n\":0,", "{\"n\":0 ,", 6);
    form("{\"n\":0,", "{\"\\u006e\":0,", 0);
    form("\"Qh\"}", "\"Qh\" }", RECORD_AT + 4);
    form("\"Qh\"}", "\"Qh\",\"more\":1}", RECORD_AT + 4);
    form("}\n", "}\r\n", RECORD_AT + 5);
    form("}\n", "} \n", RECORD_AT + 5);
    check(b"[0,1,2]\n", 1, 0, Found::OtherForm, Expected::Line);
    assert_eq!(defect(b"7\n").found, Found::OtherForm);
    assert_eq!(defect(&replaced("\"n\":0", "\"n\":0,\"n\":0")).found, Found::OtherForm);
    assert_eq!(defect(&[b"\xef\xbb\xbf", &*small()].concat()).found, Found::NotJson);
}

#[test]
fn dropped_repeated_and_moved_records_show_in_the_number() {
    let file = small();
    let lines = lines(&file);
    let line = lines[0].len();
    let with = |order: &[usize]| order.iter().flat_map(|&i| lines[i].to_vec()).collect::<Vec<_>>();
    check(&with(&[0, 2, 3]), 2, line + 5, Found::Later(2), Expected::Number(1));
    check(&with(&[0, 1, 1, 2, 3]), 3, 2 * line + 5, Found::Earlier(1), Expected::Number(2));
    check(&with(&[0, 2, 1, 3]), 2, line + 5, Found::Later(2), Expected::Number(1));
    check(&replaced("\"n\":0", "\"n\":-0"), 1, 5, Found::OtherForm, Expected::Number(0));
    check(&replaced("\"n\":0", "\"n\":1e400"), 1, 5, Found::OtherForm, Expected::Number(0));
}

#[test]
fn changed_record_shows_in_the_hash() {
    let hash = Hash::ZERO.link(0, b"\"Qh\"");
    let changed = Hash::ZERO.link(0, b"\"Kh\"");
    let found = Found::Hash(hash);
    check(&replaced("Qh", "Kh"), 1, 14, found, Expected::Hash(changed));
}

#[test]
fn one_journal_does_not_continue_another() {
    let (one, two) = (small(), journal(&["Kh", "7c", "2s"]).0);
    let spliced = [lines(&one)[0], lines(&two)[1], lines(&two)[2], lines(&two)[3]].concat();
    let defect = defect(&spliced);
    assert_eq!(defect.line, 2);
    assert!(matches!((defect.found, defect.expected), (Found::Hash(_), Expected::Hash(_))));
}

#[test]
fn hash_has_one_spelling() {
    let hash = Hash::ZERO.link(0, b"\"Qh\"");
    let text = hash.to_string();
    for other in [text.to_uppercase(), format!("{text}0"), text[1..].to_string(), String::new()] {
        assert_ne!(other, text);
        check(&replaced(&text, &other), 1, 14, Found::OtherForm, Expected::Hash(hash));
        assert_eq!(other.parse::<Hash>(), Err(NotAHash));
    }
    let file = replaced(&format!("\"{text}\""), "null");
    check(&file, 1, 14, Found::OtherForm, Expected::Hash(hash));
}

#[test]
fn line_without_end() {
    let endless = BufReader::new(io::repeat(b'['));
    let mut reader = Reader::new(endless);
    let Err(ReadError::Defect(defect)) = reader.verify() else { panic!("no defect") };
    let (found, expected) = (Found::LongLine(MAX_LINE_BYTES), Expected::LineMax(MAX_LINE_BYTES));
    assert_eq!(defect, Defect { line: 1, offset: MAX_LINE_BYTES as u64, found, expected });
}

#[test]
fn cut_lines_and_cut_journals() {
    let file = small();
    let first = lines(&file)[0].len();
    check(&file[..first - 1], 1, first - 1, Found::CutLine, Expected::Newline);
    check(&file[..first], 2, first, Found::End, Expected::Closing);
    check(&file[..=first], 2, first + 1, Found::CutLine, Expected::Newline);
    check(b"", 1, 0, Found::End, Expected::Closing);
}

#[test]
fn anything_after_the_closing_record() {
    let file = small();
    for more in [&b"\n"[..], b" ", b"\0", lines(&file)[3], &file, b"\xff"] {
        let longer = [&*file, more].concat();
        check(&longer, 5, file.len(), Found::MoreText, Expected::End);
    }
}

#[test]
fn closing_record_that_miscounts() {
    let (mut file, head) = forged(0, Hash::ZERO, "1");
    let first = file.len();
    let closing_at = first + RECORD_AT + r#"{"closed":{"records":"#.len();
    let mut miscount = |text, found| {
        file.truncate(first);
        file.extend(forged(1, head, text).0);
        check(&file, 2, closing_at, found, Expected::Count(1));
    };
    miscount(r#"{"closed":{"records":2}}"#, Found::Count(2));
    miscount(r#"{"closed":{"records":0}}"#, Found::Count(0));
    miscount(r#"{"closed":{"records":1 }}"#, Found::OtherForm);
    miscount(r#"{"closed":{"records":null}}"#, Found::OtherForm);
    miscount(r#"{"closed":{"records":1},"more":2}"#, Found::OtherForm);
}

#[test]
fn record_of_another_type() {
    let (file, closed) = journal(&["7", "Qh", "2"].map(|s| (s, s.len())));
    let mut reader = Reader::new(file.as_slice());
    let items: Vec<_> = reader.records::<(String, bool)>().collect();
    let [Err(ReadError::Defect(defect))] = &*items else { panic!("{items:?}") };
    // ["7",1]: the decoder stops after the 1.
    assert_eq!((defect.line, defect.offset), (1, RECORD_AT as u64 + 5));
    let found = "line 1, byte 95: found a record that does not fit (invalid type: integer `1`";
    assert!(defect.to_string().starts_with(found), "{defect}");
    // The chain is sound all the same.
    assert_eq!(reader.verify().unwrap(), closed);
}

#[test]
fn records_nest_as_deep_as_a_line_is_long() {
    let deep = |open: &str, close: &str, n| open.repeat(n) + "1" + &close.repeat(n);
    for record in [deep("[", "]", 400_000), deep("{\"a\":", "}", 150_000)] {
        let (mut file, head) = forged(0, Hash::ZERO, &record);
        file.extend(forged(1, head, &line::closing(1)).0);
        assert_eq!(Reader::new(file.as_slice()).verify().unwrap().records, 1);
        // Decoding has its own, lower limit, and says so.
        let mut reader = Reader::new(file.as_slice());
        let item = reader.records::<serde_json::Value>().next().unwrap();
        assert!(item.unwrap_err().to_string().contains("recursion limit"));
    }
}

#[test]
fn defects_and_failures_are_final() {
    let mut reader = Reader::new(&b"hello\n{}\n"[..]);
    let first = reader.read().unwrap_err().to_string();
    assert_eq!(reader.read().unwrap_err().to_string(), first);
    assert_eq!(reader.verify().unwrap_err().to_string(), first);
    assert_eq!(reader.records::<u8>().count(), 1);

    let file = small();
    let mut reader = Reader::new(BufReader::new((&file[..150]).chain(Failing)));
    assert!(matches!(reader.read().unwrap(), Entry::Record(..)));
    for _ in 0..2 {
        let Err(ReadError::Io(error)) = reader.read() else { panic!("it should have failed") };
        assert_eq!(error.kind(), io::ErrorKind::ConnectionReset);
    }
    assert_eq!(reader.position().record, 1);

    let mut reader = Reader::new(&*file);
    let closed = reader.verify().unwrap();
    assert_eq!(reader.verify().unwrap(), closed);
    assert_eq!(reader.records::<String>().count(), 0);
}

struct Failing;

impl Read for Failing {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        Err(io::ErrorKind::ConnectionReset.into())
    }
}

#[test]
fn every_other_byte_in_every_place_is_a_defect() {
    let mut file = small();
    for at in 0..file.len() {
        let right = file[at];
        for wrong in (0..=u8::MAX).filter(|&wrong| wrong != right) {
            file[at] = wrong;
            defect(&file);
        }
        file[at] = right;
    }
}

#[test]
fn every_cut_is_a_defect() {
    let file = small();
    for end in 0..file.len() {
        let found = defect(&file[..end]).found;
        let between = end == 0 || file[end - 1] == b'\n';
        assert_eq!(found, if between { Found::End } else { Found::CutLine });
    }
}
