//! Sic Bo: every position with its name, the lit ones starred, and the three dice.

use super::layout::{self, Felt, Rows, faces};
use crate::play::look::{bold, faint};
use ratatui::style::Style;
use ratatui::text::Line;

/// Columns of the names of rows.
const LABEL: usize = 12;

/// Last throws shown.
const LAST: usize = 4;

/// The positions of one wager that lie on this layout, each under its numbers.
fn positions(felt: &Felt<'_>, group: &str) -> Vec<(String, String)> {
    let of = felt.sign.marks.iter().filter(|mark| mark.group == group);
    let name = |id: &str| {
        let numbers: Vec<&str> = id.split('-').filter(|part| part.parse::<u8>().is_ok()).collect();
        match numbers.as_slice() {
            [] => String::new(),
            [double, single] if group == "double-and-single" => {
                format!("{double}{double}{single}")
            }
            [a, b] if felt.rows == Rows::Two => format!("{a}-{b}"),
            list => list.concat(),
        }
    };
    of.map(|mark| (mark.id.to_string(), name(&mark.id))).collect()
}

/// The layout.
pub fn board(felt: &Felt<'_>, width: usize) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    let room = width.saturating_sub(LABEL + 1);
    let halves = [
        ("small", "Small"),
        ("big", "Big"),
        ("odd", "Odd"),
        ("even", "Even"),
        ("any-triple", "Any triple"),
    ];
    let known = |id: &str| felt.mark(id).is_some();
    let halves = halves.into_iter().filter(|(id, _)| known(id));
    let halves: Vec<(String, String)> = halves.map(|(a, b)| (a.into(), b.into())).collect();
    let mut put = |band: layout::Band| lines.extend(band.lines(felt.rows));
    put(felt.band("", LABEL, &halves, room / 5));
    let half = room.saturating_sub(8) / 12;
    let triples = felt.band("Triples", LABEL, &positions(felt, "specific-triple"), half);
    let doubles = felt.band("Doubles", 8, &positions(felt, "specific-double"), half);
    put(triples.beside(doubles));
    put(felt.band("Totals", LABEL, &positions(felt, "total"), room / 14));
    put(felt.band("Two dice", LABEL, &positions(felt, "dice-combination"), room / 15));
    let singles = felt.band("One die", LABEL, &positions(felt, "single-dice"), half);
    let fours = positions(felt, "four-number");
    if fours.is_empty() {
        put(singles);
    } else {
        put(singles.beside(felt.band("Four", 8, &fours, half * 6 / 4)));
    }
    for (title, group, n) in
        [("Three", "three-single", 10), ("Two and one", "double-and-single", 10)]
    {
        for (i, row) in positions(felt, group).chunks(n).enumerate() {
            let title = if i == 0 { title } else { "" };
            put(felt.band(title, LABEL, row, room / n));
        }
    }
    lines
}

/// The dice, their sum, and the throws before.
pub fn shown(felt: &Felt<'_>) -> Vec<Line<'static>> {
    let written = |n: usize| faces(felt.face(n));
    let throws: Vec<Vec<u8>> = felt.history().map(written).collect();
    let Some(last) = throws.first() else {
        return layout::dice(&[0, 0, 0]);
    };
    let mut lines = layout::dice(last);
    let sum = |throw: &Vec<u8>| throw.iter().sum::<u8>();
    let total = sum(last);
    lines.push(Line::styled(format!(" Total {total}"), bold()));
    if felt.rows == Rows::Two {
        let text = |throw: &Vec<u8>| {
            let faces: Vec<String> = throw.iter().map(u8::to_string).collect();
            format!(" {} = {}", faces.join("+"), sum(throw))
        };
        lines.push(Line::styled(" Before", faint()));
        let before = throws.iter().skip(1).take(LAST);
        lines.extend(before.map(|throw| Line::styled(text(throw), Style::new())));
    }
    lines
}
