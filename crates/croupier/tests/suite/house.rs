//! Houses: those of `houses/` are lawful, their twins are found out to the last breach; files that
//! cannot be; what changed; two hundred tables in a second.

use crate::common::run;
use serde_json::Value;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

const BOOKS: [&str; 4] = ["uk", "co", "ca", "sg"];

/// The folder of the houses.
fn houses() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../houses")
}

fn path(name: &str) -> String {
    houses().join(name).display().to_string()
}

/// The findings of a house: severity, check, table and line.
fn check(file: &str, code: i32) -> Vec<(String, String, String, u64)> {
    let found = run(&["check", file, "--json", "--on", "2026-03-01"], "");
    assert_eq!(found.code, code, "{file}: {}", found.err);
    let report: Value = serde_json::from_str(&found.out).expect("JSON");
    let findings = report["findings"].as_array().expect("findings");
    let text = |finding: &Value, key: &str| {
        let text = finding[key].as_str().unwrap_or_else(|| panic!("{key}: {finding}"));
        text.to_string()
    };
    for finding in findings {
        for key in ["rule", "expected", "found", "do"] {
            assert!(!text(finding, key).is_empty(), "{key}: {finding}");
        }
        assert!(law::find(&text(finding, "rule")).is_some(), "{finding}");
    }
    findings
        .iter()
        .map(|one| {
            let line = one["line"].as_u64().expect("a line");
            (text(one, "severity"), text(one, "id"), text(one, "table"), line)
        })
        .collect()
}

#[test]
fn every_house_of_the_four_books_is_lawful_and_signed_for() {
    for book in BOOKS {
        assert_eq!(check(&path(&format!("{book}.toml")), 0), [], "{book}");
    }
    assert_eq!(check(&path("uk-trial.toml"), 0), []);
}

/// What a twin says of itself, `breaks GB-2.8 at bj1`, on the line that does or in a comment above
/// it.
fn breaches(text: &str) -> Vec<(String, String, u64)> {
    let mut all = Vec::new();
    let lines: Vec<&str> = text.lines().collect();
    let means = |at: usize| (at..lines.len()).find(|at| !lines[*at].starts_with('#'));
    for (at, line) in lines.iter().enumerate().filter(|(_, line)| !line.contains('`')) {
        let n = means(at).map_or(0, |at| at as u64 + 1);
        for said in line.split("breaks ").skip(1) {
            let mut words = said.split_whitespace();
            let mut word = || words.next().unwrap_or_default().trim_end_matches(',').to_string();
            let id = word();
            let table = if word() == "at" { word() } else { String::new() };
            all.push((id, table, n));
        }
    }
    all.sort();
    all
}

#[test]
fn every_twin_is_found_out_and_nothing_is_invented() {
    for book in BOOKS {
        let file = path(&format!("{book}-broken.toml"));
        let expected = breaches(&std::fs::read_to_string(&file).expect("the twin"));
        assert!(expected.len() >= 7, "{book}");
        let grave = check(&file, 1).into_iter().filter(|(severity, ..)| severity != "confirm");
        let found = grave.map(|(_, id, table, line)| (id, table, line));
        let mut found: Vec<(String, String, u64)> = found.collect();
        found.sort();
        assert_eq!(found, expected, "{book}");
    }
}

#[test]
fn the_british_twin_reaches_every_check() {
    let found: BTreeSet<String> =
        check(&path("uk-broken.toml"), 1).into_iter().map(|(_, id, ..)| id).collect();
    let all: BTreeSet<String> =
        audit::checks::GREAT_BRITAIN.iter().map(|check| check.id.to_string()).collect();
    assert_eq!(all.len(), 62);
    assert_eq!(found, all);
}

#[test]
fn a_warning_is_no_error() {
    let house = run(&["house", "new", "--book", "uk"], "").out;
    let house = house.replace("paytable.perfect-pairs = \"PT2\"", "");
    let house =
        house.replace("{ kind = \"paytable\", wager = \"perfect-pairs\", says = \"PT2\" },", "");
    let found = run(&["check", "-", "--json", "--on", "2026-03-01"], &house);
    assert_eq!(found.code, 0, "{}", found.err);
    assert!(found.out.contains("\"GB-2.10\"") && found.out.contains("\"warning\""));
}

#[test]
fn a_new_house_of_each_book_is_lawful() {
    for book in BOOKS {
        let new = run(&["house", "new", "--book", book], "");
        assert_eq!(new.code, 0, "{}", new.err);
        let found = run(&["check", "-"], &new.out);
        assert_eq!(found.code, 0, "{book}: {}{}", found.out, found.err);
        assert!(found.out.contains("to be confirmed by a person"), "{}", found.out);
        assert_eq!(run(&["house", "show", "-"], &new.out).code, 0, "{book}");
    }
    assert_eq!(run(&["house", "new", "--book", "fr"], "").code, 2);
}

#[test]
fn a_house_that_is_there_is_not_written_over() {
    let folder = std::env::temp_dir().join(format!("croupier-house-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("HOUSE.toml").display().to_string();
    assert_eq!(run(&["house", "new", &file], "").code, 0);
    let before = std::fs::read_to_string(&file).expect("written");
    let again = run(&["house", "new", "--book", "co", &file], "");
    assert_eq!((again.code, std::fs::read_to_string(&file).expect("there")), (2, before));
    std::fs::remove_dir_all(&folder).expect("cleared");
}

#[test]
fn bad_input_gets_line_column_and_what_was_expected_all_at_once() {
    let house = "book = \"uk\"\ninclude = [\"gone.toml\"]\n[premises]\nname = \"x\"\n\
                 [[table]]\nid = \"a\"\ngame = \"uk/roulete\"\n\
                 [[table]]\nid = \"b\"\ngame = \"uk/blackjack\"\n\
                 limits = { min = \"-1.00\", max = \"5.00\" }\n\
                 set = { \"paytable.royal-match\" = \"PT-PRG-HP-01\", \
                 \"odds.initial.blackjack\" = \"0:0\" }\n";
    let found = run(&["check", "-", "--json"], house);
    assert_eq!(found.code, 3);
    // As JSON on stdout for programs, as text on stderr for people.
    let json: Value = serde_json::from_str(&found.out).expect("one JSON document");
    let defects = json["defects"].as_array().expect("defects");
    let places: Vec<(u64, u64)> = defects
        .iter()
        .map(|one| (one["line"].as_u64().expect("a line"), one["column"].as_u64().expect("one")))
        .collect();
    assert_eq!(places, [(2, 12), (7, 8), (11, 18), (12, 34), (12, 77)]);
    for one in defects {
        assert_eq!(one["file"], "-", "{one}");
        assert!(one["what"].is_string() && one["expected"].is_string(), "{one}");
    }
    assert_eq!(run(&["check", "-"], house).out, "");
    for verb in [["house", "show"], ["house", "diff"]] {
        let file = path("none.toml");
        let files = if verb[1] == "diff" { vec![file.as_str(); 2] } else { vec![file.as_str()] };
        let found = run(&[&verb[..], &files[..], &["--json"]].concat(), "");
        let json: Value = serde_json::from_str(&found.out).expect("one JSON document");
        assert_eq!((found.code, json["defects"][0]["line"].as_u64()), (3, Some(1)), "{verb:?}");
    }
    for place in ["-:2:12:", "-:7:8:", "-:11:18:", "-:12:34:", "-:12:77:"] {
        assert!(found.err.contains(place), "{place}:\n{}", found.err);
    }
    assert_eq!(found.err.matches("  expected ").count(), 5, "{}", found.err);
    assert_eq!(run(&["check", "-", "--on", "yesterday"], house).code, 2);
    assert_eq!(run(&["check", "no-such-file.toml"], "").code, 3);
    assert_eq!(run(&["house", "show", &path("uk.toml"), "--table", "zz"], "").code, 2);
}

/// Two states of a house, the second with one place changed, in a folder of their own.
fn changed(name: &str, house: &str, (old, new): (&str, &str)) -> (PathBuf, [String; 2]) {
    let text = std::fs::read_to_string(houses().join(house)).expect("the house");
    let text = text.replace("include = [\"uk-pit-2.toml\"]\n", "");
    assert!(text.contains(old), "{old}");
    let id = std::process::id();
    let folder = std::env::temp_dir().join(format!("croupier-{name}-{id}"));
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = |name: &str, text: &str| {
        let path = folder.join(name);
        std::fs::write(&path, text).expect("written");
        path.display().to_string()
    };
    let files = [file("old.toml", &text), file("new.toml", &text.replacen(old, new, 1))];
    (folder, files)
}

/// A house of the folder, a place that changes, what it becomes, and what is told.
type Case = (&'static str, &'static str, &'static str, [&'static str; 2]);

const BRITAIN: [Case; 6] = [
    (
        "uk.toml",
        "paytable.royal-match = \"PT1\"",
        "paytable.royal-match = \"PT1\"\nodds.initial.blackjack = \"7:5\"",
        [
            "odds.initial.blackjack: 7:5, before 3:2 (not posted)",
            "not lawful, GB-2.8: odds.initial.blackjack = 7 to 5; expected \
             odds.initial.blackjack: at least 3 to 2",
        ],
    ),
    (
        "uk.toml",
        "paytable.royal-match = \"PT1\"",
        "paytable.royal-match = \"PT1\"\nodds.initial.blackjack = \"3:2\"",
        ["0 edges", "odds.initial.blackjack: 3:2, before 3:2 (not posted)  uk:4."],
    ),
    (
        "uk.toml",
        "set = { \"paytable.rage\" = \"PT1\" }",
        "set = { \"paytable.rage\" = \"PT1\", \"odds.straight-up.hit\" = \"34:1\" }",
        ["odds.straight-up.hit: 34:1, before 35:1 (not posted)", "not lawful, GB-2.8"],
    ),
    (
        "uk.toml",
        "contribution = 75",
        "contribution = 69.9",
        ["contribution: 69.9 %, before 75 %", "not lawful, GB-2.7b: 69.9 percent"],
    ),
    (
        "uk.toml",
        "house_edges = true",
        "house_edges = false",
        ["premises, house_edges: false, before true", "not lawful, GB-2.9b"],
    ),
    (
        "uk.toml",
        "tables = [\"cs1\", \"cs2\"]",
        "tables = [\"cs1\", \"cs2\", \"ar1\"]",
        [
            "needs: a notice of what the meter holds, at ar1  uk:2.7.g",
            "not lawful, GB-2.7: progressive at ar1, a table of uk/roulette-rage",
        ],
    ),
];

const COLORADO: [Case; 4] = [
    (
        "co.toml",
        "odds.tie.tie = \"9:1\"",
        "odds.tie.tie = \"7:1\"",
        ["odds.tie.tie: 7:1, before 9:1", "not lawful, CO-30-2808(2)"],
    ),
    (
        "co.toml",
        "vigorish = 5\n",
        "vigorish = 26\n",
        ["vigorish: 26, before 5", "not lawful, CO-30-2808(3): vigorish = 26"],
    ),
    (
        "co.toml",
        "decks = 8\nseats = 7",
        "decks = 11\nseats = 7",
        ["decks: 11, before 8", "not lawful, CO-30-2806(1): decks = 11"],
    ),
    (
        "co.toml",
        "seats = 7",
        "seats = 8",
        ["seats: 8, before 7", "not lawful, CO-30-2802(13): seats = 8; expected seats: 1 to 7"],
    ),
];

#[test]
fn a_change_to_what_is_not_lawful_is_told_as_posted_and_as_unlawful() {
    let cases = BRITAIN.into_iter().chain(COLORADO);
    for (at, (house, old, new, told)) in cases.enumerate() {
        let (folder, [old, new]) = changed(&format!("unlawful-{at}"), house, (old, new));
        let found = run(&["house", "diff", &old, &new], "");
        assert_eq!(found.code, 0, "{}", found.err);
        for words in told {
            assert!(found.out.contains(words), "{words}:\n{}", found.out);
        }
        std::fs::remove_dir_all(&folder).expect("cleared");
    }
}

#[test]
fn limits_that_cross_are_told_with_their_values() {
    let limits = ("max = \"1000.00\", side_min", "max = \"2.00\", side_min");
    let (folder, [old, new]) = changed("crossed", "co.toml", limits);
    let found = run(&["house", "diff", &old, &new], "");
    assert!(found.out.contains("max: 2.00, before 1000.00  co:30-2803(3)(b)"), "{}", found.out);
    assert!(found.out.contains("not lawful"), "{}", found.out);
    let json: Value = serde_json::from_str(&run(&["house", "diff", &old, &new, "--json"], "").out)
        .expect("JSON");
    let change = &json["changes"][0];
    assert_eq!((&change["from"], &change["to"]), (&"1000.00".into(), &"2.00".into()), "{change}");
    assert!(!change["unlawful"].as_array().expect("a list").is_empty(), "{change}");
    std::fs::remove_dir_all(&folder).expect("cleared");
}

#[test]
fn a_report_says_where_of_what_house_and_when() {
    let found = run(&["check", &path("co-broken.toml"), "--json", "--on", "2026-03-01"], "");
    let report: Value = serde_json::from_str(&found.out).expect("JSON");
    assert_eq!(report["house"], "Silver Creek Casino, on a bad day");
    assert_eq!((&report["book"], &report["day"]), (&"co".into(), &"2026-03-01".into()));
    let text = std::fs::read_to_string(path("co-broken.toml")).expect("the twin");
    for finding in report["findings"].as_array().expect("findings") {
        assert_eq!(finding["file"], path("co-broken.toml"), "{finding}");
        let line = finding["line"].as_u64().expect("a line") as usize;
        assert!(line <= text.lines().count() && finding["column"].as_u64() > Some(0), "{finding}");
        if finding["id"] == "CO-30-2802(13)" {
            assert!(text.lines().nth(line - 1).expect("there").starts_with("seats = 8"));
        }
    }
}

#[test]
fn a_house_that_includes_what_lies_elsewhere_is_refused() {
    let house = "book = \"uk\"\ninclude = [\"../uk.toml\", \"/etc/hostname\"]\n\
                 [premises]\nname = \"x\"\n";
    let found = run(&["check", "-"], house);
    assert_eq!(found.code, 3);
    for words in [
        "-:2:12: `../uk.toml` lies outside the folder of the house",
        "-:2:26: `/etc/hostname` is a path from the root of a disk",
    ] {
        assert!(found.err.contains(words), "{words}:\n{}", found.err);
    }
}

#[test]
fn a_signature_of_a_day_to_come_is_told() {
    let mut house = run(&["house", "new", "--book", "sg"], "").out;
    house.push_str("\n[[signed]]\ncheck = \"SG-3.5.3\"\nby = \"A\"\non = 2026-03-02\n");
    for (day, told) in [("2026-03-01", true), ("2026-03-02", false), ("2026-03-03", false)] {
        let found = run(&["check", "-", "--on", day], &house);
        assert_eq!(found.out.contains("A signs for SG-3.5.3 on 2026-03-02"), told, "{day}");
    }
}

#[test]
fn what_changed_is_told_with_rules_needs_and_edges() {
    let old = std::fs::read_to_string(houses().join("uk.toml")).expect("the house");
    let new = old
        .replace("odds.tie.equal-merit = \"9:1\"", "odds.tie.equal-merit = \"19:2\"")
        .replace("id = \"pb2\"", "id = \"pb3\"")
        .replace("include = [\"uk-pit-2.toml\"]\n", "");
    let folder = std::env::temp_dir().join(format!("croupier-diff-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = |name: &str, text: &str| {
        let path = folder.join(name);
        std::fs::write(&path, text).expect("written");
        path.display().to_string()
    };
    let old = file("old.toml", &old.replace("include = [\"uk-pit-2.toml\"]\n", ""));
    let new = file("new.toml", &new);
    let found = run(&["house", "diff", &old, &new], "");
    assert_eq!(found.code, 0, "{}", found.err);
    for words in [
        "odds.tie.equal-merit: 19:2, before 9:1  uk:6.20",
        "needs: no consent, as long as nothing is below the least; a notice  uk:2.8",
        "notice house-edge of tie is due  uk:2.4.e",
        "edge of tie: 0.09 %, before 4.84 % (-4.76)",
        "new table of uk/punto-banco-2000",
        "the table of uk/punto-banco-2000 is gone",
    ] {
        assert!(found.out.contains(words), "{words}:\n{}", found.out);
    }
    let json: Value = serde_json::from_str(&run(&["house", "diff", &old, &new, "--json"], "").out)
        .expect("JSON");
    assert_eq!(json["edges"][0]["wager"], "tie");
    assert_eq!(run(&["house", "diff", &old, &old], "").out, "nothing changed\n");
    std::fs::remove_dir_all(&folder).expect("cleared");
}

#[test]
fn what_changed_beside_the_options_is_told_too() {
    let head = "book = \"uk\"\n[premises]\nname = \"x\"\n[leaflet]\ndecks = [6]\n";
    let table = "[[table]]\nid = \"cs\"\ngame = \"uk/casino-stud-progressive\"\n";
    let meter = "[[progressive]]\nid = \"m\"\nwager = \"progressive\"\ntables = [\"cs\"]\n";
    let varied = "[[variation]]\nid = \"v\"\ngame = \"uk/dice\"\ntext = \"wine\"\n";
    let signed = "[[signed]]\ncheck = \"GB-SEC\"\nby = \"A\"\non = 2026-01-31\n";
    let old = format!(
        "{head}{table}{meter}seed_from = \"licence-holder\"\nconfirmed_by = \"A\"\n\
         {varied}from = 2026-02-01\n{signed}"
    );
    let new = format!(
        "{}{table}name = \"Stud\"\npit = \"east\"\nautomated = true\nodds = \"layout\"\n\
         variation = \"v\"\n{meter}seed_from = \"stakes\"\nconfirmed_by = \"B\"\n\
         {varied}from = 2026-02-02\n",
        head.replace("[6]", "[4, 6]")
    );
    let folder = std::env::temp_dir().join(format!("croupier-beside-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = |name: &str, bytes: &[u8]| {
        let path = folder.join(name);
        std::fs::write(&path, bytes).expect("written");
        path.display().to_string()
    };
    let (old, new) = (file("old.toml", old.as_bytes()), file("new.toml", new.as_bytes()));
    let found = run(&["house", "diff", &old, &new], "");
    assert_eq!(found.code, 0, "{}", found.err);
    for words in [
        "name: Stud, before nothing",
        "pit: east, before nothing",
        "automated: true, before false  uk:2.6",
        "odds are shown on: the layout, before notices",
        "variation: v, before nothing  uk:2.4",
        "seed_from: stakes, before licence-holder  uk:2.7.c",
        "confirmed_by: B, before A  uk:2.7.f",
        "from: 2026-02-02, before 2026-02-01  uk:2.4.a",
        "needs: written word to the Commission before it begins  uk:2.4.a",
        "leaflet, decks: 4, 6, before 6  uk:4.5",
        "no longer signed: GB-SEC by A on 2026-01-31",
    ] {
        assert!(found.out.contains(words), "{words}:\n{}", found.out);
    }
    // A file that is no text: where.
    let broken = file("bytes.toml", b"book = \"uk\"\n[premises]\nname = \"\xff\"\n");
    let found = run(&["check", &broken], "");
    assert_eq!(found.code, 3);
    assert!(found.err.contains("bytes.toml:3:9: the byte 0xff is no UTF-8"), "{}", found.err);
    std::fs::remove_dir_all(&folder).expect("cleared");
}

/// A house of 200 tables with better odds, whose edges must hang.
fn many() -> String {
    let mut house = "book = \"uk\"\n[premises]\nname = \"x\"\nlicensed = true\nremote = false\n\
                     bank = \"licence-holder\"\nhouse_edges = true\n"
        .to_string();
    for n in 0..50 {
        let tables = [
            ("uk/blackjack", "decks = 6\noffers = []"),
            ("uk/roulette", "set = { \"odds.corner.hit\" = \"9:1\" }"),
            ("uk/punto-banco", "set = { \"odds.tie.equal-merit\" = \"9:1\" }"),
            ("uk/three-card-poker", "set = { \"odds.pair-plus.pair\" = \"2:1\" }"),
        ];
        for (at, (game, more)) in tables.iter().enumerate() {
            let max = 100 + n;
            let _ = writeln!(
                house,
                "[[table]]\nid = \"t{n}-{at}\"\ngame = \"{game}\"\nnotices = [\"limits\"]\n\
                 limits = {{ min = \"1.00\", max = \"{max}.00\" }}\n{more}"
            );
        }
    }
    house
}

#[test]
fn two_hundred_tables_are_checked_in_a_second_once_their_edges_are_kept() {
    let folder = std::env::temp_dir().join(format!("croupier-kept-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("HOUSE.toml");
    std::fs::write(&file, many()).expect("written");
    let check = || {
        let began = Instant::now();
        let out = Command::new(env!("CARGO_BIN_EXE_croupier"))
            .args(["check", &file.display().to_string(), "--json"])
            .env("XDG_CACHE_HOME", &folder)
            .output()
            .expect("the binary runs");
        (out, began.elapsed())
    };
    let (first, _) = check();
    let kept = std::fs::read_dir(folder.join("croupier")).expect("kept").count();
    // An edge for each distinct table, and what was counted for one of them.
    assert!((4..=6).contains(&kept), "{kept} files");
    let (again, took) = check();
    assert_eq!(first.stdout, again.stdout);
    let report: Value = serde_json::from_slice(&again.stdout).expect("JSON");
    assert_eq!(report["tables"], 200);
    // A second as people build it; tests are built to be compiled quickly, on a busy machine.
    assert!(took.as_secs() < 20, "{took:?}");
    std::fs::remove_dir_all(&folder).expect("cleared");
}
