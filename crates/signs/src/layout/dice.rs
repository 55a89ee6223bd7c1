//! Dice: what each number pays to win and to lose, the lines and the field; hardways and one-roll
//! wagers on a second page.

use super::felt::{Felt, GAP, Say};
use super::pieces::dice;
use crate::font::Face;
use crate::hue::{GOLD, INK, SECOND};
use crate::pays::{colon, title};
use crate::scene::{Rect, at};
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
    for (pair, rect) in lines.chunks(2).zip(&cut[rows + 1..]) {
        for (id, rect) in pair.iter().zip(rect.columns(pair.len(), GAP)) {
            line(felt, rect, id);
        }
    }
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
            "behind-win-line" => "Behind Win Line".to_string(),
            "behind-dont-win" => "Behind Don’t Win".to_string(),
            "behind-come" => "Behind Come".to_string(),
            "behind-dont-come" => "Behind Don’t Come".to_string(),
            other => title(other, &marks),
        };
        match rows.iter_mut().find(|(_, known)| *known == odds) {
            Some((known, _)) => {
                *known = format!("{known}, {}", name.trim_start_matches("Behind "));
            }
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

const LABEL: [f32; 2] = [1.9, 6.0];

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
    felt.write(cut[0].inset(3.0), Face::Serif, "NUMBERS", SECOND, 26.0);
}

fn priced(felt: &mut Felt<'_>, row: Rect, name: &str, odds: &[String]) {
    let cut = row.shares(&LABEL, GAP);
    felt.write(cut[0].inset(2.0), Face::Text, name, SECOND, 26.0);
    for (odds, rect) in odds.iter().zip(cut[1].columns(6, GAP)) {
        felt.mark(rect, None);
        let wide = Face::Bold.width(odds, 0.0) * Face::Bold.floor() <= rect.w - 8.0;
        let odds = if wide { odds.clone() } else { colon(odds) };
        felt.write(rect.inset(4.0), Face::Bold, &odds, GOLD, 26.0);
    }
}

/// A line wager, with what bars it.
fn line(felt: &mut Felt<'_>, rect: Rect, id: &str) {
    let Some(mark) = felt.table.sign.mark(id) else { return };
    let odds = felt.odds(id).unwrap_or_default();
    let barred = mark.lines.iter().find(|line| line.pays == "void").map(|line| &line.label);
    let name = match barred {
        Some(number) => format!("{}, bar {number}", mark.title),
        None => mark.title.to_string(),
    };
    felt.cell(rect, None, Say { most: 34.0, ..Say::new(&name, &odds) });
}

fn field(felt: &mut Felt<'_>, rect: Rect, mark: &Mark) {
    felt.mark(rect, None);
    let lines: Vec<_> = mark.lines.iter().filter(|line| line.wins).collect();
    let wide = |label: &str| 1.0 + label.len() as f32 / 9.0;
    let mut shares = vec![1.3];
    shares.extend(lines.iter().map(|line| wide(&line.label)));
    let cut = rect.shares(&shares, GAP);
    felt.write(cut[0].inset(4.0), Face::Serif, "FIELD", INK, 36.0);
    for (line, rect) in lines.iter().zip(&cut[1..]) {
        felt.say((*rect).into(), Say { most: 28.0, ..Say::new(&line.label, &line.pays) });
    }
}

/// Hardways, pairs and what one roll decides.
fn props(felt: &mut Felt<'_>) {
    let of = |felt: &Felt<'_>, group: &str| felt.marks(|mark| mark.group == group).len();
    let named = ["any-seven", "eleven", "any-craps", "craps-2", "craps-3", "craps-12"];
    let named = felt.marks(|mark| named.contains(&mark.id.as_ref())).len();
    let hard = of(felt, "hardway") + of(felt, "specific-pair");
    let pairs = of(felt, "specific-non-pair");
    if named + hard + pairs == 0 {
        return;
    }
    felt.turn();
    let mut shares = Vec::new();
    shares.extend((hard > 0).then_some(1.25));
    shares.extend(vec![1.0; pairs.div_ceil(8)]);
    shares.extend((named > 0).then_some(0.95));
    let cut = felt.area.rows(&shares, GAP);
    let mut rows = cut.iter();
    if hard > 0
        && let Some(row) = rows.next()
    {
        let marks = felt.marks(|mark| {
            matches!(mark.group.as_ref(), "hardway" | "specific-pair")
        });
        pips(felt, *row, &marks, marks.len());
    }
    let marks = felt.marks(|mark| mark.group == "specific-non-pair");
    let each = marks.len().div_ceil(pairs.div_ceil(8).max(1)).max(1);
    for chunk in marks.chunks(each) {
        if let Some(row) = rows.next() {
            pips(felt, *row, chunk, each);
        }
    }
    if let (true, Some(row)) = (named > 0, rows.next()) {
        let ids = ["any-seven", "eleven", "any-craps", "craps-2", "craps-3", "craps-12"];
        let marks = felt.marks(|mark| ids.contains(&mark.id.as_ref()));
        for (mark, rect) in marks.iter().zip(row.columns(marks.len(), GAP)) {
            felt.cell_of(rect, mark);
        }
    }
}

/// Two dice and their odds, each in a cell.
fn pips(felt: &mut Felt<'_>, row: Rect, marks: &[&Mark], columns: usize) {
    for (mark, rect) in marks.iter().zip(row.columns(columns, GAP)) {
        felt.mark(rect, None);
        let rest = mark.id.strip_prefix(mark.group.as_ref()).unwrap_or_default();
        let faces: Vec<u8> = rest.split('-').filter_map(|part| part.parse().ok()).collect();
        let hard = mark.group == "hardway";
        let mut top = rect.y + 5.0;
        if hard {
            let label = Rect::new(rect.x + 2.0, top + 2.0, rect.w - 4.0, 24.0);
            felt.write(label, Face::Serif, "HARD", INK, 26.0);
            top += 26.0;
        }
        let free = rect.bottom() - 34.0 - top;
        let size = ((rect.w - 12.0) / 2.3).min(free - 4.0).min(34.0);
        dice(felt.page(), at(rect.centre().x, top + free / 2.0), &faces, size);
        let odds = felt.odds(&mark.id).unwrap_or_default();
        let below = Rect { y: rect.bottom() - 33.0, h: 29.0, x: rect.x - 3.0, w: rect.w + 6.0 };
        felt.say(below.into(), Say::new("", &odds));
    }
}
