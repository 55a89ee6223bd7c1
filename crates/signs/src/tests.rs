//! Every table of the catalogue, measured: nothing is cut off, nothing lies on something else,
//! nothing posted is too small, and what is posted is found in the text of its document.

mod posted;

use crate::layout::{Family, family};
use crate::scene::{Page, Rect, Role, Stand, Text};
use crate::{Document, Error, Paper};
use audit::{Files, House, Kind, Resolved};
use std::fmt::Write as _;

struct One(String);

impl Files for One {
    fn read(&self, _: &str) -> Result<Vec<u8>, String> {
        Ok(self.0.clone().into())
    }
}

/// A house with one table.
pub fn house(game: &str, set: &[(&str, &str)]) -> House {
    named("The Lyceum", "Table 7", game, set)
}

fn named(premises: &str, name: &str, game: &str, set: &[(&str, &str)]) -> House {
    let book = &game[..2];
    let mut text = format!(
        "book = \"{book}\"\n[premises]\nname = {premises:?}\n[[table]]\nid = \"t7\"\n\
         name = {name:?}\ngame = \"{game}\"\n[table.set]\n"
    );
    for (option, value) in set {
        let _ = writeln!(text, "\"{option}\" = \"{value}\"");
    }
    let defects = |defects: Vec<audit::Defect>| defects.iter().map(ToString::to_string).collect();
    audit::read("house.toml", &One(text)).map_err(defects).unwrap_or_else(|all: Vec<String>| {
        panic!("{game}: {}", all.join("\n")) // invariant: tests post what is lawful
    })
}

/// Its table as it stands, edges as if they were counted.
pub fn table(house: &House) -> Resolved {
    let mut table = audit::resolve(house, &house.tables[0]).expect("lawful");
    for notice in table.required.iter_mut().filter(|notice| notice.kind == Kind::HouseEdge) {
        notice.states = Some("12.34".into());
    }
    table
}

/// Limits, where a game has them.
pub fn limits(game: &str, min: &str, max: &str) -> Vec<(&'static str, String)> {
    let options = catalog::find(game).expect("there").options();
    let has = |name: &str| options.iter().any(|option| option.name == name);
    let all = [("min", min), ("max", max), ("side_min", min), ("side_max", max)];
    all.into_iter().filter(|(name, _)| has(name)).map(|(n, v)| (n, v.to_string())).collect()
}

fn games() -> Vec<&'static str> {
    catalog::all().iter().map(|listing| listing.id).collect()
}

fn drawn(house: &House, paper: Paper) -> Document {
    Document::draw(&table(house), &house.premises, paper).expect("it can be drawn")
}

/// Everything wrong with how a page is set.
fn wrong(page: &Page) -> Vec<String> {
    let margin = 12.0;
    let paper = Rect::new(0.0, 0.0, page.w, page.h);
    let texts: Vec<(&Text, Rect)> = page.texts().map(|text| (text, text.bounds())).collect();
    let mut wrong = Vec::new();
    for (text, bounds) in &texts {
        if !paper.inset(margin).holds(bounds) {
            wrong.push(format!("`{}` leaves the paper: {bounds:?}", text.text));
        }
        if text.role == Role::Posted && text.size < text.face.floor() - 0.01 {
            wrong.push(format!("`{}` is too small: {}", text.text, text.size));
        }
    }
    for (n, (one, a)) in texts.iter().enumerate() {
        for (other, b) in &texts[n + 1..] {
            // Boxes of turned texts are larger than the texts.
            let level = |text: &Text| matches!(text.stand, Stand::Line { turn: 0.0, .. });
            let apart =
                a.right() <= b.x || b.right() <= a.x || a.bottom() <= b.y || b.bottom() <= a.y;
            if level(one) && level(other) && !apart {
                wrong.push(format!("`{}` lies on `{}`", one.text, other.text));
            }
        }
    }
    wrong
}

/// Everything wrong with how a document is set.
fn faults(game: &str, house: &House, paper: Paper) -> Vec<String> {
    let mut all = Vec::new();
    for (n, page) in drawn(house, paper).pages.iter().enumerate() {
        let wrong = wrong(page).into_iter();
        all.extend(wrong.map(|what| format!("{game}, {paper:?}, page {}: {what}", n + 1)));
    }
    all
}

fn owned<'a>(set: &'a [(&'static str, String)]) -> Vec<(&'a str, &'a str)> {
    set.iter().map(|(name, value)| (*name, value.as_str())).collect()
}

#[test]
fn every_game_has_its_signs_and_nothing_is_cut_off() {
    let mut all = Vec::new();
    for game in games() {
        let house = house(game, &owned(&limits(game, "5.00", "500.00")));
        assert!(drawn(&house, Paper::A4).pages.len() >= 2, "{game}");
        all.extend(Paper::ALL.iter().flat_map(|paper| faults(game, &house, *paper)));
    }
    assert!(all.is_empty(), "{all:#?}");
}

/// The largest of everything that a game may post; what it may not is sifted out. Of its pay
/// tables the one of that number.
fn largest(game: &str, nth: usize) -> Vec<(String, String)> {
    let found = catalog::find(game).expect("there");
    let mut posted = law::Posted::new();
    for option in found.options() {
        let value = match option.name.as_ref() {
            "min" | "side_min" => "999999999.99".to_string(),
            "max" | "side_max" => "1000000000.00".to_string(),
            name if name.starts_with("odds.") => "10000:1".to_string(),
            name if name.starts_with("paytable") => {
                let text = option.lawful.to_string();
                let tables: Vec<&str> = text.split(", ").collect();
                tables[nth % tables.len()].to_string()
            }
            _ => continue,
        };
        posted.insert(option.name.to_string(), value);
    }
    // Odds of a printed pay table are printed, too.
    let sifted = audit::sift(&found, &posted);
    sifted.lawful.into_iter().collect()
}

#[test]
fn nothing_is_cut_off_at_the_largest_that_may_be_posted() {
    let name = "Salle des Étrangers, second floor, left of the stairs: table no. 7 of the house";
    let premises = "The Ancient and Honourable Company of Casino Proprietors, Great Eastern \
                    Street, in the parish of Saint Leonard, established in the year 1911";
    let mut all = Vec::new();
    for game in games() {
        for nth in [0, 1, 4] {
            let set = largest(game, nth);
            let set: Vec<(&str, &str)> =
                set.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
            let house = named(premises, name, game, &set);
            let paper = Paper::ALL[nth % 2];
            all.extend(faults(game, &house, paper));
        }
    }
    assert!(all.is_empty(), "{all:#?}");
}

#[test]
fn symbols_of_a_house_are_never_cut_off() {
    let long = |n: usize| format!("Symbol number {n:06}");
    let mut all = Vec::new();
    for (game, many) in [("uk/big-six", 7), ("uk/roulette", 37)] {
        for names in
            [(0..many).map(|n| format!("S{n}")).collect::<Vec<_>>(), (0..many).map(long).collect()]
        {
            let names = names.join(",");
            let house = house(game, &[("symbols", &names)]);
            let document = drawn(&house, Paper::A4);
            let texts = document.pages.iter().flat_map(Page::texts);
            let said: String = texts.map(|text| text.text.clone() + " ").collect();
            for name in names.split(',') {
                assert!(said.contains(name.split(' ').next_back().expect("a word")), "{name}");
            }
            all.extend(faults(game, &house, Paper::A4));
        }
    }
    assert!(all.is_empty(), "{all:#?}");
}

#[test]
fn both_layouts_of_roulette_are_drawn() {
    for layout in ["american", "french"] {
        let house = house("uk/roulette", &[("layout", layout)]);
        let all: Vec<String> =
            Paper::ALL.iter().flat_map(|paper| faults(layout, &house, *paper)).collect();
        assert!(all.is_empty(), "{all:#?}");
        let pages = crate::layout::draw(&table(&house), Paper::A4, "");
        assert_eq!(pages.len(), 1, "{layout}: nothing left over");
    }
}

#[test]
fn the_same_table_gives_the_same_bytes() {
    for game in ["uk/blackjack", "co/eternal-baccarat", "uk/dice", "ca/razz"] {
        let house = house(game, &[]);
        let once = drawn(&house, Paper::A4);
        let again = drawn(&house, Paper::A4);
        assert_eq!(once.pdf(), again.pdf());
        assert_eq!(once.svg(), again.svg());
        assert_ne!(once.pdf(), drawn(&house, Paper::Letter).pdf());
    }
}

#[test]
fn every_family_is_told_by_its_sign() {
    for game in games() {
        let name = game.split_once('/').expect("a book").1;
        let expected = match name {
            _ if name.contains("roulette") => Family::Roulette,
            "dice" => Family::Dice,
            "sic-bo" => Family::SicBo,
            "big-six" => Family::Wheel,
            _ if name.contains("pai-gow") => Family::PaiGow,
            _ if name.contains("blackjack") || name == "nine-and-a-half" => Family::TwentyOne,
            "thirteen-card" => Family::Rows,
            _ if name.contains("chinese") => Family::Rows,
            _ => match catalog::find(game).expect("there") {
                catalog::Game::Pot(_) => Family::Ring,
                _ if game.starts_with("co/") || name.contains("baccarat") => Family::Baccarat,
                _ if name.contains("punto-banco") => Family::Baccarat,
                _ => Family::Hands,
            },
        };
        assert_eq!(family(&table(&house(game, &[]))), expected, "{game}");
    }
}

#[test]
fn what_cannot_be_drawn_is_refused() {
    let wild = named("賭場", "Table 7", "uk/roulette", &[]);
    let refused = Document::draw(&table(&wild), &wild.premises, Paper::A4).map(|_| ());
    assert!(matches!(refused, Err(Error::Letter { letter: '賭', .. })), "{refused:?}");
    let long = named(&"A very long name ".repeat(200), "Table 7", "uk/roulette", &[]);
    let refused = Document::draw(&table(&long), &long.premises, Paper::A4).map(|_| ());
    assert_eq!(refused, Err(Error::Long { table: "t7".into() }));
    let odds = house("uk/punto-banco", &[("odds.tie.equal-merit", "9:1")]);
    let unpriced = audit::resolve(&odds, &odds.tables[0]).expect("lawful");
    let refused = Document::draw(&unpriced, &odds.premises, Paper::A4).map(|_| ());
    assert_eq!(refused, Err(Error::Unpriced { table: "t7".into() }));
}

/// The text of a document as `pdftotext` finds it, in the order in which it was written; blanks
/// and capitals alike.
fn read_back(document: &Document) -> String {
    use std::io::Write as _;
    use std::process::{Command, Stdio};
    let mut reader = Command::new("pdftotext")
        .args(["-raw", "-enc", "UTF-8", "-", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("pdftotext, of the package poppler-utils; `cargo xtask test` installs it");
    let pdf = document.pdf();
    let mut input = reader.stdin.take().expect("piped");
    let writer = std::thread::spawn(move || input.write_all(&pdf));
    let output = reader.wait_with_output().expect("read to the end");
    writer.join().expect("joined").expect("written");
    assert!(output.status.success());
    plain(&String::from_utf8(output.stdout).expect("UTF-8"))
}

fn plain(text: &str) -> String {
    let text = text.to_lowercase().replace('’', "'");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn every_posted_figure_is_found_in_the_text() {
    for game in games() {
        let house = house(game, &owned(&limits(game, "5.00", "12500.00")));
        let table = table(&house);
        let text = read_back(&drawn(&house, Paper::A4));
        let sign = audit::currency(table.book);
        let has = |figure: &str| {
            let figure = plain(&figure.replace('$', sign));
            assert!(text.contains(&figure), "{game}: no `{figure}` in\n{text}");
        };
        has(&table.name);
        has(table.title);
        for mark in &table.sign.marks {
            for line in mark.lines.iter().filter(|line| line.pays != "loses") {
                has(&line.pays);
                // What its wager's name says already is not said again.
                let label = plain(&line.label);
                let bare =
                    label.strip_prefix("a ").or(label.strip_prefix("the ")).unwrap_or(&label);
                let named = plain(&format!("{} {}", mark.title, mark.group)).contains(bare);
                let generic = named || matches!(line.label.as_ref(), "hit" | "its symbol");
                if !generic {
                    has(&line.label);
                }
                if matches!(mark.kind, ::table::Kind::Side | ::table::Kind::Bonus) && !generic {
                    has(&format!("{} {}", line.label, line.pays));
                }
            }
        }
        for notice in &table.required {
            match notice.kind {
                Kind::HouseEdge => has("12.34 %"),
                Kind::Limits => {
                    has("$5");
                    has("$12,500");
                }
                Kind::Odds | Kind::Paytable | Kind::Meter | Kind::Suits | Kind::Fees => {}
                _ => {
                    // A heading says the first words.
                    let said = |line: &String| has(line.rsplit(": ").next().expect("a text"));
                    notice.text.iter().for_each(said);
                }
            }
        }
    }
}

#[test]
fn fees_meters_edges_and_pay_tables_are_found_in_the_text() {
    let check = |game: &str, set: &[(&str, &str)], figures: &[&str]| {
        let house = house(game, set);
        let text = read_back(&drawn(&house, Paper::Letter));
        for figure in figures {
            assert!(text.contains(&plain(figure)), "{game}: no `{figure}` in\n{text}");
        }
    };
    check(
        "uk/blackjack",
        &[("soft_17", "hits"), ("double", "any"), ("split", "any"), ("decks", "4")],
        &[
            "Dealt from 4 decks",
            "Dealer draws to soft 17",
            "Double on any two cards",
            "Any pair may be split",
            "House edge 12.34 %",
            "Blackjack pays 3 to 2",
            "Insurance pays 2 to 1",
        ],
    );
    check(
        "uk/blackjack",
        &[("paytable.perfect-pairs", "PT2"), ("odds.21-plus-3.straight", "10:1")],
        &["Pay table PT2", "straight 10 to 1", "House edge: 12.34 %"],
    );
    check("uk/big-six", &[("between", "void")], &["spin is void", "24 of 52", "50 to 1"]);
    check("uk/pai-gow-fortune-envy", &[("envy_qualifies", "5.00")], &["£5 or more", "foul hand"]);
    check(
        "uk/let-it-ride",
        &[("paytable", "PT4"), ("royal_cap", "9000.00")],
        &["1000 to 1", "£9,000 at most"],
    );
    check(
        "co/baccarat",
        &[("vigorish", "7"), ("aggregate_limit", "50000.00")],
        &["7 % of the winnings", "$50,000 at most", "1 to 1 less 7%"],
    );
    check("ca/ez-baccarat-panda-8", &[("fees", "F-E-4")], &["Collection F-E-4"]);
    check(
        "ca/texas-holdem",
        &[("small", "4.00"), ("big", "8.00"), ("blinds", "2.00/4.00")],
        &["$4 – $8 limit", "Blinds $2 / $4"],
    );
}

#[test]
fn a_layout_bears_the_odds_of_every_mark() {
    for game in games() {
        let house = house(game, &[]);
        let table = table(&house);
        let pages = crate::layout::draw(&table, Paper::A4, "");
        let texts = pages.iter().flat_map(Page::texts);
        let said = plain(&texts.map(|text| text.text.clone() + " ").collect::<String>());
        for mark in table.sign.marks.iter().filter(|mark| mark.made == ::table::Made::Before) {
            let Some(odds) = crate::pays::best(&table, mark) else { continue };
            let found = said.contains(&plain(&odds));
            // What pays by several lines is printed with them, or with the best of them.
            let best = odds.trim_start_matches("up to ");
            assert!(found || said.contains(&plain(best)), "{game}, {}: no {odds}", mark.id);
        }
    }
}

#[test]
fn the_pay_table_of_the_three_bets_is_on_the_sign() {
    let set = [("paytable", "PT4"), ("min", "5.00"), ("max", "100.00")];
    let blocks = crate::notices::blocks(&table(&house("uk/let-it-ride", &set)));
    let mut lines = blocks.iter().flat_map(|block| &block.lines);
    assert!(lines.any(|line| line.contains("PT4")), "{blocks:#?}");
}

/// Rows and lines of a table's notices.
fn told(game: &str, set: &[(&str, &str)]) -> (Vec<String>, Vec<String>) {
    let blocks = crate::notices::blocks(&table(&house(game, set)));
    let rows = |block: &crate::notices::Block| -> Vec<String> {
        let head = std::iter::once(block.heading.clone());
        head.chain(block.rows.iter().map(|(what, how)| format!("{what}: {how}"))).collect()
    };
    let lines = blocks.iter().flat_map(|block| block.lines.clone()).collect();
    (blocks.iter().flat_map(rows).collect(), lines)
}

#[test]
fn names_say_what_they_mean_once() {
    let (rows, _) = told("uk/sic-bo", &[]);
    for row in ["Any triple: 30 to 1", "Specific double: 10 to 1", "Small, 4 to 10: 1 to 1"] {
        assert!(rows.iter().any(|known| known == row), "{row}: {rows:#?}");
    }
    let (rows, _) = told("uk/dice", &[]);
    assert!(rows.iter().any(|row| row.contains("Behind don’t come")), "{rows:#?}");
    assert!(rows.iter().all(|row| !row.contains("dont")), "{rows:#?}");
    let stakes = [("small", "4.00"), ("big", "8.00"), ("limit", "fixed")];
    let (rows, _) = told("ca/texas-holdem", &stakes);
    assert!(rows.iter().any(|row| row == "Betting: Fixed limit"), "{rows:#?}");
    let (rows, _) = told("ca/no-limit-poker", &[]);
    assert!(rows.iter().any(|row| row == "Betting: No limit"), "{rows:#?}");
}

#[test]
fn a_pay_table_of_two_wagers_is_named_once() {
    let (player, banker) = ("paytable.dragon-bonus-player", "paytable.dragon-bonus-banker");
    let (_, lines) = told("uk/punto-banco-dragon-bonus", &[(player, "PT1"), (banker, "PT1")]);
    let named: Vec<&String> = lines.iter().filter(|line| line.contains("PT1")).collect();
    assert_eq!(named, ["Pay table PT1"]);
}

#[test]
fn what_the_layout_shows_and_nobody_offers_is_drawn() {
    let mut house = house("uk/blackjack", &[("offers.perfect-pairs", "false")]);
    house.tables[0].marked = vec!["perfect-pairs".into()];
    let pages = crate::layout::draw(&table(&house), Paper::A4, "");
    let texts: Vec<String> =
        pages.iter().flat_map(Page::texts).map(|text| text.text.to_lowercase()).collect();
    assert!(texts.iter().any(|text| text.contains("perfect")), "{texts:?}");
    assert!(texts.iter().any(|text| text == "not available"), "{texts:?}");
}

#[test]
fn a_table_for_roulette_rage_is_marked_for_it() {
    for (offered, marked, wanted) in [
        ("true", true, Some("5 to 1 – 2000 to 1")),
        ("false", true, Some("not available")),
        ("false", false, None),
    ] {
        for layout in ["american", "french"] {
            let mut house =
                house("uk/roulette-rage", &[("layout", layout), ("offers.rage", offered)]);
            house.tables[0].marked = if marked { vec!["rage".into()] } else { Vec::new() };
            let pages = crate::layout::draw(&table(&house), Paper::Letter, "");
            let texts: Vec<&str> = pages[0].texts().map(|text| text.text.as_str()).collect();
            assert_eq!(texts.contains(&"ROULETTE RAGE"), wanted.is_some(), "{texts:?}");
            assert!(wanted.is_none_or(|odds| texts.contains(&odds)), "{texts:?}");
            assert!(wrong(&pages[0]).is_empty(), "{:?}", wrong(&pages[0]));
        }
    }
}

#[test]
fn names_of_marks_find_room_on_them() {
    let progressive = [("min", "5.00"), ("max", "100.00")];
    let fortune = [("decks", "6"), ("min", "5.00"), ("max", "500.00")];
    for (game, set) in [
        ("uk/sic-bo", &[("layout", "50")][..]),
        ("uk/sic-bo", &[("layout", "106")]),
        ("uk/roulette-rage", &[("layout", "american")]),
        ("uk/texas-holdem-bonus-progressive", progressive.as_slice()),
        ("co/infinite-fortune", fortune.as_slice()),
    ] {
        for paper in Paper::ALL {
            let pages = crate::layout::draw(&table(&house(game, set)), paper, "");
            let notes = pages.iter().flat_map(Page::texts).any(|text| text.text == "MARKS");
            assert!(!notes, "{game} {set:?}, {}", paper.name());
        }
    }
}
