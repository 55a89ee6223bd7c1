//! Baccarat: Player, Tie and Banker in a shallow fan, wagers beside the game above and below;
//! more than fit have fans of their own.

use super::felt::{Felt, GAP, Lettered, Plate, Say};
use crate::hue::{BANKER, INK, PLAYER, RED, TIE, ZERO};
use crate::pays::best;
use crate::scene::{Colour, Point, Rect, at, ring};
use ::table::{Kind, Mark};
use std::f32::consts::FRAC_PI_2;

/// The radius of the lowest row.
const RADIUS: f32 = 1700.0;
/// The most wagers of a row beside the game, and of a page.
const ROW_MAX: usize = 4;
const PAGE_MAX: usize = 9;

const BLUE: Colour = Colour(0x001F_62C9);

pub fn draw(felt: &mut Felt<'_>) {
    let main = ["player", "tie", "banker"];
    let game: Vec<&Mark> = main.iter().filter_map(|id| felt.table.sign.mark(id)).collect();
    let sides = felt.marks(|mark| !main.contains(&mark.id.as_ref()) && mark.kind != Kind::Later);
    // The first fan bears the game and as many others as leave it room.
    let first = if sides.len() <= 8 { sides.len() } else { 6 };
    let (here, rest) = sides.split_at(first);
    let above = here.len().div_ceil(2).min(ROW_MAX);
    let mut rows: Vec<(Vec<&Mark>, f32)> = Vec::new();
    for row in split(&here[..above]) {
        rows.push((row.to_vec(), 1.0));
    }
    rows.push((game, 1.45));
    for row in split(&here[above..]) {
        rows.push((row.to_vec(), 1.0));
    }
    fan(felt, &rows);
    let pages = rest.len().div_ceil(PAGE_MAX).max(1);
    let each = rest.len().div_ceil(pages).max(1);
    for page in rest.chunks(each) {
        felt.turn();
        let rows = page.len().div_ceil(3);
        let rows: Vec<(Vec<&Mark>, f32)> =
            page.chunks(page.len().div_ceil(rows)).map(|row| (row.to_vec(), 1.0)).collect();
        fan(felt, &rows);
    }
}

/// Rows of nearly equal length.
fn split<'a, 'b>(marks: &'b [&'a Mark]) -> Vec<&'b [&'a Mark]> {
    if marks.is_empty() {
        return Vec::new();
    }
    let rows = marks.len().div_ceil(ROW_MAX);
    marks.chunks(marks.len().div_ceil(rows)).collect()
}

/// Rows of marks around a centre high above the page.
fn fan(felt: &mut Felt<'_>, rows: &[(Vec<&Mark>, f32)]) {
    let area = felt.area;
    let half = (area.w / 2.0 / RADIUS).asin();
    let rise = RADIUS * (1.0 - half.cos());
    let centre = at(area.centre().x, area.bottom() - RADIUS);
    let shares: Vec<f32> = rows.iter().map(|(_, share)| *share).collect();
    let tall = Rect::new(0.0, 0.0, 1.0, area.h - rise);
    for ((marks, share), level) in rows.iter().zip(tall.rows(&shares, GAP)) {
        let outer = RADIUS - (tall.h - level.bottom());
        let radii = (outer - level.h, outer);
        // Wagers of the game are as their names are long: a tie needs less.
        let wide = |mark: &&Mark| if mark.id == "tie" && *share > 1.0 { 0.72 } else { 1.0 };
        let even: Vec<f32> = marks.iter().map(wide).collect();
        // Beside the game a long name takes room from short ones. An inner row is narrower, and a
        // wide piece of it bowed.
        let (n, whole) = (marks.len() as f32, 2.0 * half * radii.0);
        let bow = radii.1 * (1.0 - (1.5 * half / n).cos());
        let (h, w) = (level.h - bow - 12.0, whole / n - 24.0);
        let wants: Vec<f32> = marks
            .iter()
            .map(|mark| {
                let (name, lettered) = named(mark);
                let odds = best(felt.table, mark).unwrap_or_default();
                Felt::wants(&Say { lettered, ..Say::new(&name, &odds) }, h, whole) + 24.0
            })
            .collect();
        let sum: f32 = wants.iter().sum();
        let long = wants.iter().any(|want| want - 24.0 > w) && sum <= whole;
        let long = long && *share <= 1.0;
        let room = (whole - sum) / n;
        let shares: Vec<f32> =
            if long { wants.iter().map(|want| want + room).collect() } else { even };
        let across = Rect::new(-half, 0.0, 2.0 * half, 1.0);
        let mut row = Vec::new();
        for (mark, part) in marks.iter().zip(across.shares(&shares, GAP / outer)) {
            row.push(piece(felt, mark, centre, radii, part));
        }
        felt.level(row);
    }
}

/// One mark of a fan, and what it says; angles from the middle to the right.
fn piece(
    felt: &mut Felt<'_>,
    mark: &Mark,
    centre: Point,
    radii: (f32, f32),
    part: Rect,
) -> (Plate, Say) {
    let (from, to) = (FRAC_PI_2 - part.x, FRAC_PI_2 - part.right());
    let (fill, colour) = match mark.id.as_ref() {
        "player" => (Some(felt.hue.tinted(BLUE)), PLAYER),
        "banker" => (Some(felt.hue.tinted(RED)), BANKER),
        "tie" => (Some(felt.hue.tinted(ZERO)), TIE),
        _ => (None, INK),
    };
    felt.shape(ring(centre, radii, from, to), fill);
    let middle = f32::midpoint(from, to);
    let radius = f32::midpoint(radii.0, radii.1);
    let spread = (from - to) / 2.0;
    let bow = radii.1 * (1.0 - spread.cos());
    let plate = Plate {
        middle: at(centre.x + radius * middle.cos(), centre.y + radius * middle.sin()),
        w: 2.0 * radii.0 * spread.sin() - 12.0,
        h: radii.1 - radii.0 - bow - 12.0,
        turn: middle - FRAC_PI_2,
    };
    let odds = best(felt.table, mark).unwrap_or_default();
    let (name, lettered) = named(mark);
    let most = if colour == INK { 30.0 } else { 54.0 };
    (plate, Say { colour, most, lettered, ..Say::new(&name, &odds) })
}

/// A mark by its name; one of many of the same name by what wins it.
fn named(mark: &Mark) -> (String, Lettered) {
    match (mark.title.as_ref(), mark.lines.iter().find(|line| line.wins)) {
        ("Single Event", Some(line)) => (line.label.to_string(), Lettered::Plain),
        (title, _) => (title.to_string(), Lettered::Capitals),
    }
}
