//! `HOUSE.toml`: read as a whole, with everything that is wrong with it.

mod defect;
mod fields;
mod include;
mod spoken;
mod tables;

pub use defect::Defect;

use crate::Place;
use crate::checks::{self, GREAT_BRITAIN};
use crate::house::{
    Files, House, Leaflet, Premises, Progressive, Signature, Trial, Variation, Written,
};
use defect::Text;
use fields::{Fields, Reader};
use law::{BOOKS, Book, nearest};
use spoken::{premises, signature, trial};
use std::cell::RefCell;
use std::ops::Range;
use std::string::FromUtf8Error;
use toml::de::DeTable;

/// The most files that a house may consist of.
const FILES_MAX: usize = 200;

/// Reads a house out of its file and all that it includes.
///
/// # Errors
/// Everything wrong with the files, by place.
pub fn read(path: &str, files: &dyn Files) -> Result<House, Vec<Defect>> {
    let defects = RefCell::new(Vec::new());
    let mut parts = Parts::default();
    parts.file(path, None, files, &defects);
    let house = parts.house(path, &defects);
    let mut defects = defects.into_inner();
    defects.sort_by(|one, other| one.place.cmp(&other.place));
    // What is looked at twice is told once.
    let mut seen: Vec<Defect> = Vec::new();
    for defect in defects {
        if !seen.contains(&defect) {
            seen.push(defect);
        }
    }
    let defects = seen;
    match house {
        Some(house) if defects.is_empty() => Ok(house),
        _ => Err(defects),
    }
}

/// What all files together say.
#[derive(Default)]
struct Parts {
    files: Vec<String>,
    book: Option<&'static Book>,
    premises: Option<Premises>,
    leaflet: Option<Leaflet>,
    tables: Vec<Written>,
    progressives: Vec<Progressive>,
    trials: Vec<Trial>,
    variations: Vec<Variation>,
    signed: Vec<Signature>,
    /// Checks that are signed for, with what to say if there is no such check.
    checks: Vec<(String, Defect)>,
    /// Ids of meters, trials and variations, with what to say if they stand for another, too.
    ids: Vec<(&'static str, String, Defect)>,
    /// Whether a file is missing or no TOML: what is not there may stand where nobody can read it.
    damaged: bool,
    /// Whether there is a `book`, be it what it may.
    has_book: bool,
    /// Names that must stand for something, and how to say so.
    links: Vec<Link>,
}

/// A name of something else in the house.
struct Link {
    to: Linked,
    name: String,
    missing: Defect,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Linked {
    Table,
    Trial,
    Variation,
    /// A table or a meter.
    Signed,
}

const TOP: [&str; 9] = [
    "book",
    "include",
    "premises",
    "leaflet",
    "table",
    "progressive",
    "trial",
    "variation",
    "signed",
];

impl Parts {
    /// Reads a file, and those that it includes.
    fn file(
        &mut self,
        path: &str,
        from: Option<(&Reader<'_>, &Range<usize>)>,
        files: &dyn Files,
        defects: &RefCell<Vec<Defect>>,
    ) {
        let wrong = |what: String, expected: &str| {
            let Some((reader, span)) = from else {
                let place = Place { file: path.to_string(), line: 1, column: 1 };
                let expected = expected.to_string();
                return defects.borrow_mut().push(Defect { place, what, expected, quote: None });
            };
            reader.wrong(span, what, expected);
        };
        if self.files.iter().any(|known| known == path) {
            return wrong(format!("`{path}` is included twice"), "each file once");
        }
        if self.files.len() == FILES_MAX {
            return wrong("too many files".into(), &format!("{FILES_MAX} files at most"));
        }
        self.files.push(path.to_string());
        let bytes = match files.read(path) {
            Ok(bytes) => bytes,
            Err(why) => {
                self.damaged = true;
                return wrong(why, "the path of a file that can be read");
            }
        };
        let text = match String::from_utf8(bytes) {
            Ok(text) => text,
            Err(error) => {
                self.damaged = true;
                return defects.borrow_mut().push(not_text(path, &error));
            }
        };
        let mut reader =
            Reader { text: Text { file: path, text: &text }, defects, damage: Vec::new() };
        let (document, damage) = DeTable::parse_recoverable(&text);
        for error in damage {
            let span = error.span().unwrap_or(0..0);
            reader.wrong(&span, error.message().to_string(), "TOML");
            reader.damage.push(span);
            self.damaged = true;
        }
        let top = Fields::new(&reader, "a house", (document.get_ref(), document.span()), &TOP);
        self.top(&top);
        for (include, span) in top.list("include").unwrap_or_default() {
            let house = self.files.first().map_or(path, String::as_str);
            match include::path(house, path, &include) {
                Ok(below) => self.file(&below, Some((&reader, &span)), files, defects),
                Err(why) => {
                    self.damaged = true;
                    reader.wrong(&span, why, "a file in the folder of the house, or below it");
                }
            }
        }
    }

    fn top(&mut self, top: &Fields<'_>) {
        let ids: Vec<&str> = BOOKS.iter().map(|book| book.id).collect();
        self.has_book |= top.get("book").is_some();
        if let Some(id) = top.word("book", &ids) {
            let book = BOOKS.iter().find(|book| book.id == id);
            if let (Some(known), Some(entry)) = (self.book, top.get("book"))
                && known.id != id
            {
                let what = format!("`{id}`, and another file of this house says `{}`", known.id);
                top.reader.wrong(&entry.span(), what, "one book for the whole house");
            }
            self.book = book;
        }
        if let Some(found) = top.table("premises") {
            let twice = self.premises.is_some();
            if twice {
                let what = "[premises] stands in another file, too";
                top.reader.wrong(&found.1, what, "one description of the premises");
            }
            self.premises = Some(premises(top.reader, found));
        }
        if let Some(found) = top.table("leaflet") {
            let fields = Fields::new(top.reader, "leaflet", found, &["decks"]);
            let decks = fields.numbers("decks", 100);
            self.leaflet = Some(Leaflet { decks, place: fields.place() });
        }
        for found in top.tables("table") {
            self.table(top.reader, found);
        }
        for found in top.tables("progressive") {
            self.id("progressive", top.reader, &found);
            self.progressive(top.reader, found);
        }
        for found in top.tables("trial") {
            self.id("trial", top.reader, &found);
            self.trials.extend(trial(top.reader, found));
        }
        for found in top.tables("variation") {
            self.id("variation", top.reader, &found);
            self.variation(top.reader, found);
        }
        for found in top.tables("signed") {
            let fields = Fields::new(top.reader, "signed", found, &["check", "table", "by", "on"]);
            if let (Some(name), Some(entry)) = (fields.text("table"), fields.get("table")) {
                self.link(top.reader, Linked::Signed, &name, &entry.span());
            }
            if let (Some(check), Some(entry)) = (fields.text("check"), fields.get("check")) {
                let what = format!("no check `{}` is signed for", check.escape_debug());
                let unknown = top.reader.text.defect(&entry.span(), what, String::new());
                self.checks.push((check, unknown));
            }
            self.signed.extend(signature(&fields));
        }
    }

    fn progressive(&mut self, reader: &Reader<'_>, found: (&DeTable<'_>, Range<usize>)) {
        const KEYS: [&str; 10] = [
            "id",
            "wager",
            "tables",
            "contribution",
            "seed",
            "seed_from",
            "meter",
            "staked",
            "added",
            "confirmed_by",
        ];
        let fields = Fields::new(reader, "progressive", found, &KEYS);
        let linked = fields.list("tables").unwrap_or_default();
        for (table, span) in &linked {
            self.link(reader, Linked::Table, table, span);
        }
        let (id, wager) = (fields.needed("id", "a name"), fields.needed("wager", "a wager's id"));
        // Everything is read before anything is missed, so that all of it is told.
        let meter = Progressive {
            id: id.clone().unwrap_or_default(),
            wager: wager.clone().unwrap_or_default(),
            tables: linked.into_iter().map(|(table, _)| table).collect(),
            contribution: fields.rate("contribution"),
            seed: fields.money("seed"),
            seed_from: fields.word("seed_from", &["licence-holder", "stakes", "others"]),
            meter: fields.money("meter"),
            staked: fields.money("staked"),
            added: fields.money("added"),
            confirmed_by: fields.text("confirmed_by"),
            place: fields.place(),
            places: fields.places(),
        };
        if id.is_some() && wager.is_some() {
            self.progressives.push(meter);
        }
    }

    fn variation(&mut self, reader: &Reader<'_>, found: (&DeTable<'_>, Range<usize>)) {
        const KEYS: [&str; 13] = [
            "id",
            "game",
            "text",
            "notified",
            "occasion",
            "location",
            "from",
            "until",
            "significant",
            "trial",
            "permanent",
            "approved",
            "owner_agrees",
        ];
        let fields = Fields::new(reader, "variation", found, &KEYS);
        let trial = fields.text("trial");
        if let (Some(trial), Some(entry)) = (&trial, fields.get("trial")) {
            self.link(reader, Linked::Trial, trial, &entry.span());
        }
        let id = fields.needed("id", "a name");
        let game = fields.needed("game", "a game's id");
        if let (Some(game), Some(entry)) = (&game, fields.get("game"))
            && let Err(error) = catalog::find(game)
        {
            let what = format!("no game `{}`", game.escape_debug());
            reader.wrong(&entry.span(), what, tables::meant(&error));
        }
        let text = fields.needed("text", "what is different, for players");
        let whole = id.is_some() && game.is_some() && text.is_some();
        let variation = Variation {
            id: id.unwrap_or_default(),
            game: game.unwrap_or_default(),
            text: text.unwrap_or_default(),
            notified: fields.date("notified"),
            occasion: fields.text("occasion"),
            location: fields.text("location"),
            from: fields.date("from"),
            until: fields.date("until"),
            significant: fields.flag("significant").unwrap_or(false),
            trial,
            permanent: fields.flag("permanent").unwrap_or(false),
            approved: fields.flag("approved"),
            owner_agrees: fields.flag("owner_agrees"),
            place: fields.place(),
            places: fields.places(),
        };
        if whole {
            self.variations.push(variation);
        }
    }

    /// Remembers the id of something, and what to say if another has it.
    fn id(
        &mut self,
        of: &'static str,
        reader: &Reader<'_>,
        (table, _): &(&DeTable<'_>, Range<usize>),
    ) {
        let entry = table.iter().find(|(key, _)| key.get_ref() == "id").map(|(_, value)| value);
        if let Some((entry, id)) = entry.and_then(|entry| Some((entry, entry.get_ref().as_str()?)))
        {
            let what = format!("`{}` is another {of}, too", id.escape_debug());
            let expected = format!("one id a {}", if of == "progressive" { "meter" } else { of });
            let twice = reader.text.defect(&entry.span(), what, expected);
            self.ids.push((of, id.to_string(), twice));
        }
    }

    fn link(&mut self, reader: &Reader<'_>, to: Linked, name: &str, span: &Range<usize>) {
        let (what, expected) = match to {
            Linked::Table => ("table", "the id of a [[table]] of this house"),
            Linked::Trial => ("trial", "the id of a [[trial]] of this house"),
            Linked::Variation => ("variation", "the id of a [[variation]] of this house"),
            Linked::Signed => ("table", "the id of a [[table]] or [[progressive]] of this house"),
        };
        let missing = reader.text.defect(span, format!("no {what} `{name}`"), expected.into());
        self.links.push(Link { to, name: name.to_string(), missing });
    }

    /// The house that the files make up.
    fn house(mut self, path: &str, defects: &RefCell<Vec<Defect>>) -> Option<House> {
        let missing = |what: &str, expected: &str| {
            let place = Place { file: path.to_string(), line: 1, column: 1 };
            let (what, expected) = (what.to_string(), expected.to_string());
            defects.borrow_mut().push(Defect { place, what, expected, quote: None });
        };
        if !self.has_book && !self.damaged {
            missing("no book", "book = \"co\", \"uk\", \"ca\" or \"sg\"");
        }
        if self.premises.is_none() && !self.damaged {
            missing("no premises", "[premises] with at least a name");
        }
        for link in std::mem::take(&mut self.links) {
            if !self.has(link.to, &link.name) {
                defects.borrow_mut().push(link.missing);
            }
        }
        self.each_once(defects);
        if let Some(book) = self.book {
            self.of_book(book, defects);
        }
        let mut house = House {
            book: self.book?,
            premises: self.premises?,
            leaflet: self.leaflet,
            tables: self.tables,
            progressives: self.progressives,
            trials: self.trials,
            variations: self.variations,
            signed: self.signed,
            place: Place { file: path.to_string(), line: 1, column: 1 },
        };
        house.link_meters();
        Some(house)
    }

    /// An id stands for one meter, one trial, one variation; a wager of a table feeds one meter.
    fn each_once(&self, defects: &RefCell<Vec<Defect>>) {
        for (at, (of, id, twice)) in self.ids.iter().enumerate() {
            if self.ids[..at].iter().any(|(known, other, _)| known == of && other == id) {
                defects.borrow_mut().push(twice.clone());
            }
        }
        let fed = self.progressives.iter().flat_map(|one| {
            let at = |table: &String| &one.places[&format!("tables.{table}")];
            let fed = move |table| (format!("{} at {table}", one.wager), at(table));
            one.tables.iter().map(fed)
        });
        let fed: Vec<(String, &Place)> = fed.collect();
        let mut seen = Vec::new();
        for (id, place) in &fed {
            if seen.contains(&id) {
                let what = format!("`{}` feeds another meter", id.escape_debug());
                let (place, expected) = ((*place).clone(), "one meter".to_string());
                defects.borrow_mut().push(Defect { place, what, expected, quote: None });
            }
            seen.push(id);
        }
    }

    /// Trials, variations and the leaflet are Great Britain's; what is signed for is a check of
    /// the book.
    fn of_book(&self, book: &Book, defects: &RefCell<Vec<Defect>>) {
        let wrong = |place: &Place, what: String, expected: String| {
            let place = place.clone();
            defects.borrow_mut().push(Defect { place, what, expected, quote: None });
        };
        if book.id != "uk" {
            let trials = self.trials.iter().map(|trial| &trial.place);
            let variations = self.variations.iter().map(|variation| &variation.place);
            let places = trials.chain(variations);
            for place in places.chain(self.leaflet.iter().map(|leaflet| &leaflet.place)) {
                let what = format!("the book `{}` knows no such thing", book.id);
                let expected = "nothing: trials, variations and a leaflet are Great Britain's";
                wrong(place, what, expected.into());
            }
        }
        for (check, unknown) in self.checks.iter().filter(|(check, _)| !known_check(book, check)) {
            let known = GREAT_BRITAIN.iter().map(|check| check.id);
            let near = nearest(check, known);
            let expected = match (book.id, near.as_slice()) {
                ("uk", [_, ..]) => near.join(" or "),
                _ => "the id of a check that `croupier check` lists".into(),
            };
            defects.borrow_mut().push(Defect { expected, ..unknown.clone() });
        }
    }

    fn has(&self, what: Linked, name: &str) -> bool {
        match what {
            Linked::Table => self.tables.iter().any(|table| table.id == name),
            Linked::Trial => self.trials.iter().any(|trial| trial.id == name),
            Linked::Variation => self.variations.iter().any(|one| one.id == name),
            Linked::Signed => {
                let meter = self.progressives.iter().any(|meter| meter.id == name);
                meter || self.has(Linked::Table, name)
            }
        }
    }
}

/// A file that is no text: the place of the first byte that is no UTF-8.
fn not_text(path: &str, error: &FromUtf8Error) -> Defect {
    let (bytes, at) = (error.as_bytes(), error.utf8_error().valid_up_to());
    let before = String::from_utf8_lossy(&bytes[..at]);
    let place = Text { file: path, text: &before }.place(at);
    let byte = bytes.get(at).copied().unwrap_or_default();
    let what = format!("the byte 0x{byte:02x} is no UTF-8");
    Defect { place, what, expected: "a text in UTF-8".into(), quote: None }
}

/// Whether a book has such a check.
fn known_check(book: &Book, id: &str) -> bool {
    if book.id == "uk" {
        return checks::find(id).is_some();
    }
    checks::rule_of(book.id, id).is_some()
}
