//! Random journals, and random damage done to them. Whatever is done, the answer is a defect.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;
use serde_json::{Map, Value};

use super::*;

/// Any JSON value, except that numbers are integers.
fn value() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        any::<String>().prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 24, 6, |inner| {
        prop_oneof![
            vec(inner.clone(), 0..6).prop_map(Value::from),
            vec((any::<String>(), inner), 0..6)
                .prop_map(|fields| Value::from(fields.into_iter().collect::<Map<_, _>>())),
        ]
    })
}

fn values() -> impl Strategy<Value = Vec<Value>> {
    vec(value(), 0..8)
}

/// A piece of a journal: what random text would hardly ever hit upon.
fn piece() -> impl Strategy<Value = Vec<u8>> {
    let known = [
        "{\"n\":",
        "0",
        "1",
        ",\"hash\":\"",
        ",\"hash\":",
        "\",\"record\":",
        "\"",
        "}",
        "}\n",
        "\n",
        "{\"closed\":{\"records\":",
        "}}",
        "null",
        "[",
        "{",
        "\\ud800",
        "\\",
        ",",
        " ",
        "-",
        "1e999",
        "\u{feff}",
        "0000000000000000000000000000000000000000000000000000000000000000",
    ];
    prop_oneof![
        4 => proptest::sample::select(known.to_vec()).prop_map(|s| s.as_bytes().to_vec()),
        1 => vec(any::<u8>(), 0..8),
        1 => (0..3_u64, any::<String>())
            .prop_map(|(n, text)| forged(n, Hash::ZERO, &Value::from(text).to_string()).0),
    ]
}

proptest! {
    #[test]
    fn records_come_back_as_they_were(records in values()) {
        let (file, closed) = journal(&records);
        prop_assert_eq!(closed.records, records.len() as u64);
        prop_assert!(str::from_utf8(&file).is_ok());
        prop_assert_eq!(lines(&file).len(), records.len() + 1);
        let mut reader = Reader::new(&*file);
        let read: Result<Vec<_>, _> = reader.records::<Value>().collect();
        let read: Vec<_> = read.unwrap().into_iter().map(|(_, value)| value).collect();
        prop_assert_eq!(read, records);
        prop_assert_eq!(reader.verify().unwrap(), closed);
    }

    #[test]
    fn changed_byte(records in values(), at: Index, flip in 1..=u8::MAX) {
        let (mut file, _) = journal(&records);
        let at = at.index(file.len());
        file[at] ^= flip;
        defect(&file);
    }

    #[test]
    fn lost_byte(records in values(), at: Index) {
        let (mut file, _) = journal(&records);
        file.remove(at.index(file.len()));
        defect(&file);
    }

    #[test]
    fn added_bytes(records in values(), at: Index, more in vec(any::<u8>(), 1..4)) {
        let (mut file, _) = journal(&records);
        let at = at.index(file.len() + 1);
        file.splice(at..at, more);
        defect(&file);
    }

    #[test]
    fn cut_anywhere(records in values(), end: Index) {
        let (file, _) = journal(&records);
        let end = end.index(file.len());
        defect(&file[..end]);
    }

    #[test]
    fn beginning_lost(records in values(), start: Index) {
        let (file, _) = journal(&records);
        let start = 1 + start.index(file.len());
        defect(&file[start..]);
    }

    #[test]
    fn dropped_line(records in values(), at: Index) {
        let (file, _) = journal(&records);
        let mut lines = lines(&file);
        lines.remove(at.index(lines.len()));
        defect(&lines.concat());
    }

    #[test]
    fn repeated_line(records in values(), at: Index, to: Index) {
        let (file, _) = journal(&records);
        let mut lines = lines(&file);
        let line = lines[at.index(lines.len())];
        lines.insert(to.index(lines.len() + 1), line);
        defect(&lines.concat());
    }

    #[test]
    fn swapped_lines(records in vec(value(), 1..8), one: Index, two: Index) {
        let (file, _) = journal(&records);
        let mut lines = lines(&file);
        // Any line, and any other one.
        let one = one.index(lines.len());
        let two = (one + 1 + two.index(lines.len() - 1)) % lines.len();
        lines.swap(one, two);
        defect(&lines.concat());
    }

    #[test]
    fn piece_of_another_journal(a in values(), b in values(), at: Index, from: Index) {
        let ((a, _), (b, _)) = (journal(&a), journal(&b));
        let spliced = [&a[..at.index(a.len() + 1)], &b[from.index(b.len() + 1)..]].concat();
        if spliced != a && spliced != b {
            defect(&spliced);
        }
    }

    #[test]
    fn interrupted_anywhere_and_resumed(records in values(), end: Index) {
        let (whole, closed) = journal(&records);
        let mut file = whole[..end.index(whole.len())].to_vec();
        // What a crash leaves: whole lines, then perhaps a piece of one.
        let mut reader = Reader::new(&*file);
        let first = Writer::resume(&mut reader, Vec::new()).is_ok();
        let position = reader.position();
        let sound = usize::try_from(position.byte_offset).unwrap();
        prop_assert_eq!(first, sound == file.len());
        file.truncate(sound);

        let written = file.clone();
        let mut writer = Writer::resume(&mut Reader::new(&*written), &mut file).unwrap();
        prop_assert_eq!(writer.position(), position);
        for record in records.iter().skip(usize::try_from(position.record).unwrap()) {
            writer.append(record).unwrap();
        }
        prop_assert_eq!(writer.finish().unwrap().1, closed);
        prop_assert_eq!(file, whole);
    }

    #[test]
    fn garbage_is_a_defect(file in vec(any::<u8>(), 0..400)) {
        defect(&file);
    }

    #[test]
    fn garbage_of_known_pieces_is_a_defect(pieces in vec(piece(), 0..24)) {
        defect(&pieces.concat());
    }

    #[test]
    fn known_pieces_within_a_journal(records in values(), from: Index, to: Index, new in piece()) {
        let (file, closed) = journal(&records);
        let (from, to) = (from.index(file.len() + 1), to.index(file.len() + 1));
        let (from, to) = (from.min(to), from.max(to));
        let changed = [&file[..from], &new, &file[to..]].concat();
        if changed == file {
            prop_assert_eq!(Reader::new(&*changed).verify().unwrap(), closed);
        } else {
            defect(&changed);
        }
    }

    #[test]
    fn garbage_in_a_right_hash_never_panics(records in vec(piece(), 0..6)) {
        // A forger's lines hash well whatever they hold; they are read, or reported, and
        // at the latest the missing end is.
        let (mut file, mut head) = (Vec::new(), Hash::ZERO);
        for (record, n) in records.iter().zip(0..) {
            let (line, next) = forged(n, head, &String::from_utf8_lossy(record));
            file.extend(line);
            head = next;
        }
        let mut reader = Reader::new(&*file);
        prop_assert!(reader.records::<Value>().last().is_none_or(|item| item.is_err()));
        prop_assert!(reader.verify().is_err());
    }

    #[test]
    fn hash_text_comes_back(bytes: [u8; 32]) {
        let text = blake3::Hash::from_bytes(bytes).to_string();
        let hash: Hash = text.parse().unwrap();
        prop_assert_eq!(hash.to_bytes(), bytes);
        prop_assert_eq!(hash.to_string(), text);
    }
}
