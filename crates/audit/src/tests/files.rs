//! Files that cannot be: where, what was expected, and all of it at once.

use super::One;
use crate::{Defect, Files, read};

struct Many(&'static [(&'static str, &'static str)]);

impl Files for Many {
    fn read(&self, path: &str) -> Result<Vec<u8>, String> {
        let file = self.0.iter().find(|(name, _)| *name == path);
        file.map(|(_, text)| (*text).into()).ok_or(format!("`{path}` cannot be read"))
    }
}

#[track_caller]
fn defects(text: &str) -> Vec<Defect> {
    match read("HOUSE.toml", &One(text)) {
        Ok(_) => panic!("nothing is wrong with it"),
        Err(defects) => defects,
    }
}

/// Line, column, what is wrong and what was expected.
fn told(defects: &[Defect]) -> Vec<(usize, usize, &str, &str)> {
    let one = |defect: &'_ Defect| (defect.place.line, defect.place.column);
    defects
        .iter()
        .map(|defect| {
            let (line, column) = one(defect);
            (line, column, defect.what.as_str(), defect.expected.as_str())
        })
        .collect()
}

const WRONG: &str = r#"book = "uk"
include = ["pit-2.toml"]

[premises]
name = "Test"

[[table]]
id = "a"
game = "uk/roulet"

[[table]]
id = "b"
game = "uk/blackjack"
limits = { min = "-5.00", max = "500.00" }

[table.set]
paytable.royal-match = "PT-FLT-MB-01"
odds.initial.blackjack = "0:0"
odds.initial.blackjak = "3:2"

[[progressive]]
id = "m"
wager = "progressive"
tables = ["z"]
"#;

#[test]
fn everything_wrong_is_told_at_once_with_line_and_column() {
    let defects = defects(WRONG);
    let least = "at least 3 to 2";
    assert_eq!(
        told(&defects),
        [
            (2, 12, "`pit-2.toml` is not there", "the path of a file that can be read"),
            (9, 8, "no game `uk/roulet` can be opened", "uk/roulette or uk/roulette-rage"),
            (14, 18, "min cannot be `-5.00`", "at least 0.01"),
            (17, 24, "paytable.royal-match cannot be `PT-FLT-MB-01`", "PT-min, PT1, PT2"),
            (18, 26, "odds.initial.blackjack cannot be `0:0`", least),
            (
                19,
                14,
                "uk/blackjack has no option `odds.initial.blackjak`",
                "odds.initial.blackjack"
            ),
            (24, 11, "no table `z`", "the id of a [[table]] of this house"),
        ]
    );
}

#[test]
fn a_pointer_stands_under_the_value() {
    let text = defects(WRONG)[4].to_string();
    let pointer = "  18 | odds.initial.blackjack = \"0:0\"\n     |                          ^^^^^";
    assert!(text.ends_with(pointer), "{text}");
    assert!(text.starts_with("HOUSE.toml:18:26: "), "{text}");
}

#[test]
fn damaged_toml_is_told_in_every_place() {
    let found = defects("book = \n[premises]\nname = \"x\nlicensed = maybe\n");
    assert!(found.len() >= 2, "{found:?}");
    assert!(found.iter().any(|defect| defect.place.line == 1), "{found:?}");
    assert!(found.iter().any(|defect| defect.place.line == 3), "{found:?}");
}

#[test]
fn unknown_keys_and_wrong_kinds_are_told() {
    let text = "book = \"fr\"\nbok = 1\n[premises]\nname = 7\nlicensed = \"yes\"\n\
                [[table]]\nid = \"a\"\ngame = \"uk/dice\"\nnotices = [\"limit\", 3]\nseats = 17\n\
                odds = \"door\"\n[[signed]]\ncheck = \"GB-SEC\"\nby = \"A\"\non = 2026-02-30\n";
    let found = defects(text);
    let whats: Vec<&str> = found.iter().map(|defect| defect.what.as_str()).collect();
    for (line, what) in [
        (1, "book of a house is \"fr\""),
        (2, "a house has no `bok`"),
        (4, "name of premises is 7"),
        (5, "licensed of premises is \"yes\""),
        (9, "there is no notice `limit`"),
        (10, "seats of table is 17"),
        (11, "odds of table is \"door\""),
    ] {
        let here = found.iter().any(|one| one.place.line == line && one.what == what);
        assert!(here, "{line} {what}: {whats:#?}");
    }
    assert!(found.iter().any(|one| one.place.line == 15), "{whats:#?}");
}

#[test]
fn a_house_may_be_many_files() {
    let files = Many(&[
        ("a/HOUSE.toml", "book = \"uk\"\ninclude = [\"b/pit.toml\"]\n[premises]\nname = \"x\"\n"),
        (
            "a/b/pit.toml",
            "include = [\"deep.toml\"]\n[[table]]\nid = \"one\"\ngame = \"uk/dice\"\n",
        ),
        ("a/b/deep.toml", "[[table]]\nid = \"two\"\ngame = \"uk/dice\"\n"),
    ]);
    let house = read("a/HOUSE.toml", &files).expect("it reads");
    let ids: Vec<&str> = house.tables.iter().map(|table| table.id.as_str()).collect();
    assert_eq!(ids, ["one", "two"]);
    assert_eq!(house.tables[1].place.file, "a/b/deep.toml");
}

#[test]
fn a_house_includes_nothing_outside_its_folder() {
    let files = Many(&[
        (
            "a/HOUSE.toml",
            "book = \"uk\"\ninclude = [\"b/pit.toml\", \"../x.toml\", \"/x.toml\"]\n\
             [premises]\nname = \"x\"\n",
        ),
        ("a/b/pit.toml", "include = [\"../c.toml\", \"../../x.toml\"]\n"),
        ("a/c.toml", ""),
        ("x.toml", ""),
        ("/x.toml", ""),
        ("a/../x.toml", ""),
        ("a/b/../../x.toml", ""),
    ]);
    let Err(found) = read("a/HOUSE.toml", &files) else { panic!("it includes anything") };
    let folder = "a file in the folder of the house, or below it";
    assert_eq!(
        told(&found),
        [
            (2, 26, "`../x.toml` lies outside the folder of the house", folder),
            (2, 39, "`/x.toml` is a path from the root of a disk", folder),
            (1, 25, "`../../x.toml` lies outside the folder of the house", folder),
        ]
    );
}

#[test]
fn a_notice_of_a_wager_that_is_not_there_is_told_where_it_names_it() {
    let text = "book = \"uk\"\n[premises]\nname = \"x\"\n\
                [[table]]\nid = \"a\"\ngame = \"uk/roulette\"\n\
                notices = [\n    \"limits\",\n    { kind = \"odds\", wager = \"corer\" },\n]\n";
    let found = defects(text);
    let what = "a notice `odds` of `corer`, which the game does not have";
    assert_eq!(told(&found)[0], (9, 30, what, "corner, dozen"));
}

#[test]
fn a_file_that_includes_itself_and_a_table_that_is_there_twice() {
    let files = Many(&[
        (
            "H",
            "book = \"uk\"\ninclude = [\"H\", \"I\"]\n[premises]\nname = \"x\"\n\
             [[table]]\nid = \"one\"\ngame = \"uk/dice\"\n",
        ),
        (
            "I",
            "book = \"co\"\n[premises]\nname = \"y\"\n\
             [[table]]\nid = \"one\"\ngame = \"uk/dice\"\n",
        ),
    ]);
    let Err(defects) = read("H", &files) else { panic!("nothing is wrong with it") };
    let whats: Vec<&str> = defects.iter().map(|defect| defect.what.as_str()).collect();
    assert_eq!(
        whats,
        [
            "`H` is included twice",
            "`co`, and another file of this house says `uk`",
            "[premises] stands in another file, too",
            "`one` is another table, too",
        ]
    );
}

#[test]
fn no_book_and_no_premises() {
    let found = defects("");
    assert_eq!(
        told(&found).iter().map(|one| one.2).collect::<Vec<_>>(),
        ["no book", "no premises"]
    );
}

#[test]
fn options_may_be_dotted_or_quoted_and_amounts_listed() {
    let text = "book = \"ca\"\n[premises]\nname = \"x\"\n\
                [[table]]\nid = \"a\"\ngame = \"ca/razz\"\n\
                set = { \"small\" = 4, big = 8.00, limit = \"fixed\" }\n\
                [[table]]\nid = \"b\"\ngame = \"ca/texas-holdem\"\nset.blinds = [\"2.00\", 4]\n";
    let house = super::house(text);
    assert_eq!(house.tables[0].posted["big"], "8.00");
    assert_eq!(house.tables[1].posted["blinds"], "2.00/4");
}

#[test]
fn every_template_is_lawful() {
    for book in &law::BOOKS {
        let report = super::report(&super::house(crate::template(book)));
        assert_eq!(super::found(&report), [""; 0], "{}: {:#?}", book.id, report.findings);
    }
}

#[test]
fn what_belongs_to_nothing_is_told() {
    let text = "book = \"co\"\n[premises]\nname = \"x\"\n[leaflet]\ndecks = [6]\n\
                [[table]]\nid = \"a\"\ngame = \"co/baccarat\"\n\
                notices = [{ kind = \"paytable\", wager = \"rage\" }]\n\
                [[signed]]\ncheck = \"CO-30-9999\"\nby = \"A\"\non = 2026-01-31\ntable = \"zz\"\n\
                [[trial]]\nid = \"t\"\ngame = \"Lucky\"\n";
    let whats: Vec<String> = defects(text).into_iter().map(|defect| defect.what).collect();
    assert_eq!(
        whats,
        [
            "the book `co` knows no such thing",
            "a notice `paytable` of `rage`, which the game does not have",
            "no check `CO-30-9999` is signed for",
            "no table `zz`",
            "the book `co` knows no such thing",
        ]
    );
}

#[test]
fn ids_of_meters_trials_and_variations_are_their_own() {
    let head = "book = \"uk\"\n[premises]\nname = \"x\"\n\
                [[table]]\nid = \"cs\"\ngame = \"uk/casino-stud-progressive\"\n";
    let meter = |id: &str| {
        format!("[[progressive]]\nid = \"{id}\"\nwager = \"progressive\"\ntables = [\"cs\"]\n")
    };
    let trial = "[[trial]]\nid = \"t\"\ngame = \"Nines\"\n";
    let variation = "[[variation]]\nid = \"v\"\ngame = \"uk/rulet\"\ntext = \"wine\"\n";
    let whats = |text: &str| -> Vec<String> {
        defects(&format!("{head}{text}")).into_iter().map(|defect| defect.what).collect()
    };
    let twice = whats(&(meter("m") + &meter("m")));
    assert_eq!(
        twice,
        ["`m` is another progressive, too", "`progressive at cs` feeds another meter"]
    );
    assert_eq!(whats(&trial.repeat(2)), ["`t` is another trial, too"]);
    assert_eq!(whats(variation), ["no game `uk/rulet`"]);
}

#[test]
fn an_unknown_game_hides_nothing_else() {
    let text = "book = \"uk\"\n[premises]\nname = \"x\"\n\
                [[table]]\nid = \"a\"\ngame = \"uk/none\"\n\
                limits = { min = \"-5.00\", max = \"x\" }\n\
                notices = [3, \"limit\", { kind = \"decks\", says = {} }]\nseats = \"many\"\n\
                [[table]]\nlimits = { min = \"-1.00\" }\nautomated = 1\n\
                [[progressive]]\nid = \"m\"\ncontribution = 101\nmeter = \"-1\"\n\
                [[signed]]\ncheck = \"GB-NO\"\nby = \"A\"\non = \"today\"\ntable = \"zz\"\n\
                [[trial]]\ngame = \"Nines\"\nconcern = \"no\"\n\
                [[variation]]\nid = \"v\"\ngame = \"uk/dice\"\nfrom = 3\n";
    let found = defects(text);
    let whats: Vec<&str> = found.iter().map(|defect| defect.what.as_str()).collect();
    for what in [
        "no game `uk/none` can be opened",
        "min cannot be `-5.00`",
        "max cannot be `x`",
        "a notice is 3",
        "there is no notice `limit`",
        "`says` is no figure and no words",
        "seats of table is \"many\"",
        "table has no `id`",
        "table has no `game`",
        "min cannot be `-1.00`",
        "automated of table is 1",
        "progressive has no `wager`",
        "contribution of progressive is 101",
        "meter of progressive is \"-1\"",
        "no check `GB-NO` is signed for",
        "on of signed is \"today\"",
        "no table `zz`",
        "trial has no `id`",
        "concern of trial is \"no\"",
        "variation has no `text`",
        "from of variation is 3",
    ] {
        assert_eq!(whats.iter().filter(|one| **one == what).count(), 1, "{what}: {whats:#?}");
    }
    assert_eq!(whats.len(), 21, "{whats:#?}");
}

#[test]
fn a_signature_of_the_wrong_kind_is_told_once() {
    let text = "book = \"uk\"\n[premises]\nname = \"x\"\n\
                [[signed]]\ncheck = 3\nby = \"A\"\non = 2026-01-31\ntable = 4\n";
    let found = defects(text);
    let whats: Vec<&str> = found.iter().map(|defect| defect.what.as_str()).collect();
    assert_eq!(whats, ["check of signed is 3", "table of signed is 4"]);
}

#[test]
fn what_is_missing_is_told_with_what_is_wrong() {
    let found = defects("[[table]]\nid = \"a\"\ngame = \"uk/none\"\n");
    let whats: Vec<&str> = found.iter().map(|defect| defect.what.as_str()).collect();
    assert_eq!(whats, ["no book", "no premises", "no game `uk/none` can be opened"]);
}

#[test]
fn what_is_no_toml_is_told_once() {
    let head = "book = \"uk\"\n[premises]\nname = \"x\"\n";
    let date =
        defects(&format!("{head}[[signed]]\ncheck = \"GB-SEC\"\nby = \"A\"\non = 2026-02-30\n"));
    assert_eq!(date.len(), 1, "{date:?}");
    assert_eq!((date[0].place.line, date[0].place.column), (7, 6));
    let open = defects("book = \"uk\"\n[premises\nname = \"x\"\n[[table]]\nid = \"a\"\n");
    assert_eq!(open.len(), 1, "{open:?}");
    assert_eq!((open[0].place.line, open[0].place.column), (2, 10));
}

struct Bytes(&'static [u8]);

impl Files for Bytes {
    fn read(&self, _: &str) -> Result<Vec<u8>, String> {
        Ok(self.0.into())
    }
}

#[test]
fn a_byte_that_is_no_utf_8_is_told_by_its_place() {
    let Err(found) = read("H", &Bytes(b"book = \"uk\"\n[premises]\nname = \"\xc3\xa9\xff\"\n"))
    else {
        panic!("it is no text")
    };
    assert_eq!(told(&found), [(3, 10, "the byte 0xff is no UTF-8", "a text in UTF-8")]);
}
