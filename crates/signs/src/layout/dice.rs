//! Dice: what each number pays to win and to lose, the lines and the field; hardways and one-roll
//! wagers on a second page.

use super::felt::{Felt, GAP, Lettered, Plate, Say};
use super::pieces::dice;
use crate::font::Face;
use crate::hue::{INK, SECOND};
use crate::pays::title;
use crate::scene::Rect;
use ::table::Mark;

const NUMBERS: [u8; 6] = [4, 5, 6, 8, 9, 10];

/// Wagers with odds for each number, from the top.
const ABOVE: [&str; 1] = ["place-lose"];
const BELOW: [&str; 5] =
    ["place-win", "behind-win-line", "behind-come", "behind-dont-win", "behind-dont-come"];

pub fn draw(felt: &mut Felt<'_>) {
    let above = matrix(felt, &ABOVE);
    let below = matrix(felt, &BELOW);
    let lines: Vec<&str> = ["come", "dont-come", "win-line", "dont-win-line"]
        .into_iter()
        .filter(|id| felt.odds(id).is_some())
        .collect();
    let field = felt.table.sign.mark("field");
    let rows = above.len() + below.len();
    let mut shares = vec![0.86; above.len()];
    shares.push(1.0);
    shares.extend(vec![0.86; below.len()]);
    shares.extend(vec![1.0; lines.len().div_ceil(2)]);
    shares.extend(field.map(|_| 1.05));
    let cut = felt.area.rows(&shares, GAP);
    for (row, rect) in above.iter().zip(&cut) {
        priced(felt, *rect, &row.0, &row.1);
    }
    numbers(felt, cut[above.len()]);
    for (row, rect) in below.iter().zip(&cut[above.len() + 1..]) {
        priced(felt, *rect, &row.0, &row.1);
    }
    let mut cells = Vec::new();
    for (pair, rect) in lines.chunks(2).zip(&cut[rows + 1..]) {
        for (id, rect) in pair.iter().zip(rect.shares(&[1.0, 1.7][..pair.len()], GAP)) {
            cells.extend(line(felt, id).map(|say| (rect, say)));
        }
    }
    felt.cells(&cells);
    if let (Some(mark), Some(rect)) = (field, cut.last()) {
        self::field(felt, *rect, mark);
    }
    props(felt);
}

/// Rows of odds by number; wagers that pay alike share one.
fn matrix(felt: &Felt<'_>, groups: &[&str]) -> Vec<(String, Vec<String>)> {
    let mut rows: Vec<(String, Vec<String>)> = Vec::new();
    for group in groups {
        let marks = felt.marks(|mark| mark.group == *group);
        if marks.is_empty() {
            continue;
        }
        let odds: Vec<String> = NUMBERS.iter().map(|n| by_number(&marks, *n)).collect();
        let name = match *group {
            "place-lose" => "To lose".to_string(),
            "place-win" => "To win".to_string(),
            "behind-win-line" => "Behind Win".to_string(),
            "behind-dont-win" => "Behind Don’t Win".to_string(),
            "behind-come" => "Behind Come".to_string(),
            "behind-dont-come" => "Behind Don’t Come".to_string(),
            other => title(other, &marks),
        };
        match rows.iter_mut().find(|(_, known)| *known == odds) {
            Some((known, _)) if known.starts_with("Behind Don’t") => {
                *known = "Behind Don’ts".to_string();
            }
            // What lies behind both lines that win.
            Some((known, _)) => *known = "Behind".to_string(),
            None => rows.push((name, odds)),
        }
    }
    rows
}

/// What a wager pays on a number, by the words of its line: `4 or 10`.
fn by_number(marks: &[&Mark], n: u8) -> String {
    let n = n.to_string();
    let own = marks.iter().find(|mark| mark.id.ends_with(&format!("-{n}")));
    let lines = own.or(marks.first()).map(|mark| mark.lines.as_slice()).unwrap_or_default();
    let named = |label: &str| label.split(" or ").any(|one| one == n);
    let line = lines.iter().find(|line| line.wins && named(&line.label));
    line.map(|line| line.pays.clone()).unwrap_or_default()
}

const LABEL: [f32; 2] = [0.8, 6.0];
/// The most throws of two faces in a row.
const THROWS_MAX: usize = 5;

fn numbers(felt: &mut Felt<'_>, row: Rect) {
    let cut = row.shares(&LABEL, GAP);
    for (n, rect) in NUMBERS.iter().zip(cut[1].columns(6, GAP)) {
        let name = match n {
            6 => "SIX".to_string(),
            9 => "NINE".to_string(),
            n => n.to_string(),
        };
        felt.mark(rect, None);
        felt.write(rect.inset(4.0), Face::Serif, &name, INK, 40.0);
    }
    felt.write(cut[0].inset(2.0), Face::Text, "Point", SECOND, 26.0);
}

fn priced(felt: &mut Felt<'_>, row: Rect, name: &str, odds: &[String]) {
    let cut = row.shares(&LABEL, GAP);
    felt.write(cut[0].inset(2.0), Face::Text, name, SECOND, 26.0);
    let mut plates = Vec::new();
    for (odds, rect) in odds.iter().zip(cut[1].columns(6, GAP)) {
        felt.mark(rect, None);
        let plate = Plate { w: rect.w - 6.0, ..Plate::from(rect) };
        plates.push((plate, Say { most: 34.0, ..Say::new("", odds) }));
    }
    felt.level(plates);
}

/// A line wager, with what bars it.
fn line(felt: &Felt<'_>, id: &str) -> Option<Say> {
    let mark = felt.table.sign.mark(id)?;
    let odds = felt.odds(id).unwrap_or_default();
    let barred = mark.lines.iter().find(|line| line.pays == "void").map(|line| &line.label);
    let name = match barred {
        Some(number) => format!("{}, bar {number}", mark.title),
        None => mark.title.to_string(),
    };
    Some(Say { most: 34.0, ..Say::new(&name, &odds) })
}

fn field(felt: &mut Felt<'_>, rect: Rect, mark: &Mark) {
    felt.mark(rect, None);
    let lines: Vec<_> = mark.lines.iter().filter(|line| line.wins).collect();
    let wide = |label: &str| 1.0 + label.len() as f32 / 9.0;
    let mut shares = vec![1.3];
    shares.extend(lines.iter().map(|line| wide(&line.label)));
    let cut = rect.shares(&shares, GAP);
    felt.write(cut[0].inset(4.0), Face::Serif, "FIELD", INK, 36.0);
    let said = lines.iter().zip(&cut[1..]).map(|(line, rect)| {
        (Plate::from(*rect), Say { most: 28.0, ..Say::new(&line.label, &line.pays) })
    });
    let said = said.collect();
    felt.level(said);
}

const ONE_ROLL: [&str; 6] = ["any-seven", "eleven", "any-craps", "craps-2", "craps-3", "craps-12"];

/// Hardways, pairs and what one roll decides.
fn props(felt: &mut Felt<'_>) {
    let of = |group: &str| felt.marks(|mark| mark.group == group);
    let named = felt.marks(|mark| ONE_ROLL.contains(&mark.id.as_ref()));
    let mut rows: Vec<Vec<&Mark>> = vec![of("hardway"), of("specific-pair")];
    rows.extend(of("specific-non-pair").chunks(THROWS_MAX).map(<[&Mark]>::to_vec));
    rows.retain(|row| !row.is_empty());
    if named.is_empty() && rows.is_empty() {
        return;
    }
    felt.turn();
    let mut shares = vec![1.0; rows.len()];
    shares.extend((!named.is_empty()).then_some(1.05));
    let cut = felt.area.rows(&shares, GAP);
    for (row, rect) in rows.iter().zip(&cut) {
        pips(felt, *rect, row);
    }
    if let (false, Some(last)) = (named.is_empty(), cut.last()) {
        let mut cells = Vec::new();
        for (mark, rect) in named.iter().zip(last.columns(named.len(), GAP)) {
            let odds = felt.odds(&mark.id).unwrap_or_default();
            let lettered = Lettered::Plain;
            cells.push((rect, Say { most: 28.0, lettered, ..Say::new(&mark.title, &odds) }));
        }
        felt.cells(&cells);
    }
}

/// Two dice and their odds, each in a cell, side by side where there is room; a hardway says that
/// it is one.
fn pips(felt: &mut Felt<'_>, row: Rect, marks: &[&Mark]) {
    for (mark, rect) in marks.iter().zip(row.columns(marks.len(), GAP)) {
        felt.mark(rect, None);
        let rest = mark.id.strip_prefix(mark.group.as_ref()).unwrap_or_default();
        let faces: Vec<u8> = rest.split('-').filter_map(|part| part.parse().ok()).collect();
        let odds = felt.odds(&mark.id).unwrap_or_default();
        if rect.w > 140.0 {
            let name = if mark.group == "hardway" { "hard" } else { "" };
            let cut = rect.inset(4.0).shares(&[1.0, 1.5], 4.0);
            let size = (cut[0].w / 2.3).min(rect.h - 14.0).min(34.0);
            dice(felt.page(), cut[0].centre(), &faces, size);
            let plate = Plate { w: cut[1].w, h: rect.h - 12.0, ..Plate::from(cut[1]) };
            felt.say(plate, &Say { most: 26.0, ..Say::new(name, &odds) });
        } else {
            let cut = rect.inset(5.0).rows(&[1.0, 0.85], 2.0);
            let size = (cut[0].w / 2.3).min(cut[0].h).min(34.0);
            dice(felt.page(), cut[0].centre(), &faces, size);
            let plate = Plate { w: rect.w - 12.0, h: cut[1].h, ..Plate::from(cut[1]) };
            felt.say(plate, &Say::new("", &odds));
        }
    }
}
