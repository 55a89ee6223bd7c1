//! Every table of the catalogue, measured: nothing is cut off, nothing lies on something else,
//! nothing posted is too small, and what is posted is found in the text of its document.

use crate::layout::{Family, family};
use crate::scene::{Page, Rect, Role, Stand, Text};
use crate::{Document, Error, Paper};
use audit::{Files, House, Kind, Resolved};
use std::fmt::Write as _;

struct One(String);

impl Files for One {
    fn read(&self, _: &str) -> Result<String, String> {
        Ok(self.0.clone())
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
