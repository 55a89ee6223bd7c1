//! Pay tables on felt, in columns.

use super::felt::Felt;
use crate::font::Face;
use crate::hue::{GOLD, INK, SECOND};
use crate::measure::wrap;
use crate::pays::Paid;
use crate::scene::{Rect, Role, Stroke, at};
use crate::sheet::{Style, lettering};

const LEADING: f32 = 1.2;
const GUTTER: f32 = 26.0;

/// A line of a column.
enum Line {
    Heading(Vec<String>),
    Row(Vec<String>, Vec<String>),
}

struct Set {
    line: Line,
    h: f32,
}

/// The largest that letters grow, as a multiple of the least: beside other things, and on a page
/// of their own.
const SCALE_MAX: f32 = 1.5;
const SCALE_ALONE: f32 = 2.1;

/// Draws the tables as large as they fit into an area; if they do not fit at all, on pages of
/// their own.
pub fn draw(felt: &mut Felt<'_>, area: Rect, tables: &[Paid]) {
    if tables.is_empty() {
        return;
    }
    // A page on which nothing stands yet is not left empty.
    let mut fresh = area == felt.area;
    let most = if fresh { SCALE_ALONE } else { SCALE_MAX };
    if let Some((rects, columns, size)) = fit(area, tables, most) {
        return put(felt, &rects, columns, size);
    }
    let mut rest = parted(tables, felt.area);
    while !rest.is_empty() {
        if !std::mem::take(&mut fresh) {
            felt.turn();
        }
        let area = felt.area;
        let here: Vec<Paid> = rest.drain(..first(area, &rest)).collect();
        if let Some((rects, columns, size)) = fit(area, &here, SCALE_ALONE) {
            put(felt, &rects, columns, size);
        }
    }
}

/// How many tables a page takes at most.
fn most(area: Rect, tables: &[Paid]) -> usize {
    let fits = |many: &usize| fit(area, &tables[..*many], 1.0).is_some();
    // A table was parted so that each part fits a page.
    (1..=tables.len()).rev().find(fits).unwrap_or(1)
}

/// How many pages tables take when each is filled.
fn pages(area: Rect, mut tables: &[Paid]) -> usize {
    let mut pages = 0;
    while !tables.is_empty() {
        tables = &tables[most(area, tables)..];
        pages += 1;
    }
    pages
}

/// How many tables the first page takes, so that no more pages are needed than must be and the
/// letters of this page and the next are as large as they can all be.
fn first(area: Rect, tables: &[Paid]) -> usize {
    let least = pages(area, tables);
    let size = |tables: &[Paid]| fit(area, tables, SCALE_ALONE).map_or(0.0, |(_, _, size)| size);
    let mut best = (most(area, tables), 0.0);
    for many in (1..=best.0).rev() {
        let rest = &tables[many..];
        if pages(area, rest) + 1 > least {
            break;
        }
        let next = if rest.is_empty() { f32::MAX } else { size(&rest[..most(area, rest)]) };
        let both = size(&tables[..many]).min(next);
        if both > best.1 {
            best = (many, both);
        }
    }
    best.0
}

/// The least height in which tables fit, at a size a little above the least.
pub fn needed(area: Rect, tables: &[Paid]) -> f32 {
    let steps = (0..60).map(|step| area.h * step as f32 / 60.0);
    let size = Face::Text.floor() * 1.08;
    let fits = |h: &f32| {
        let area = Rect { h: *h, ..area };
        (1..=3).any(|n| packed(tables, &area.columns(n, GUTTER), size).is_some())
    };
    if tables.is_empty() { 0.0 } else { steps.into_iter().find(fits).unwrap_or(area.h) }
}

type Fit = (Vec<Rect>, Vec<Vec<Set>>, f32);

/// The columns of the largest size.
fn fit(area: Rect, tables: &[Paid], most: f32) -> Option<Fit> {
    let least = Face::Text.floor();
    let sizes = (0..=20).map(|step| least * (most - (most - 1.0) * step as f32 / 20.0));
    sizes.into_iter().find_map(|size| {
        (1..=3).find_map(|n| {
            let rects = area.columns(n, GUTTER);
            let columns = packed(tables, &rects, size)?;
            Some((rects, columns, size))
        })
    })
}

/// Tables that are too long for a page, in parts.
fn parted(tables: &[Paid], area: Rect) -> Vec<Paid> {
    let least = Face::Text.floor();
    let mut parts = Vec::new();
    for table in tables {
        let mut part = Paid { rows: Vec::new(), ..table.clone() };
        for row in &table.rows {
            part.rows.push(row.clone());
            let h: f32 = lines(&part, area.w, least).iter().map(|set| set.h).sum();
            if h > area.h && part.rows.len() > 1 {
                part.rows.pop();
                let title = format!("{}, continued", table.title);
                let next = Paid { title, rows: vec![row.clone()], ..table.clone() };
                parts.push(std::mem::replace(&mut part, next));
            }
        }
        parts.push(part);
    }
    parts
}

/// The tables in columns, whole; none if they do not fit.
fn packed(tables: &[Paid], rects: &[Rect], size: f32) -> Option<Vec<Vec<Set>>> {
    let mut columns: Vec<Vec<Set>> = vec![Vec::new()];
    let mut used = 0.0;
    for table in tables {
        let lines = lines(table, rects[0].w, size);
        let h: f32 = lines.iter().map(|set| set.h).sum();
        if used + h > rects[0].h && used > 0.0 {
            columns.push(Vec::new());
            used = 0.0;
        }
        if h > rects[0].h || columns.len() > rects.len() {
            return None;
        }
        used += h;
        let last = columns.len() - 1;
        columns[last].extend(lines);
    }
    // Columns that stand empty would look forgotten.
    (columns.len() == rects.len()).then_some(columns)
}

fn lines(table: &Paid, w: f32, size: f32) -> Vec<Set> {
    let mut lines = Vec::new();
    let title = table.title.to_uppercase();
    let serif = size * Face::Serif.floor() / Face::Text.floor();
    let heading = wrap(lettering(&title), &title, 0.02, w / serif);
    let h = serif * LEADING * heading.len() as f32 + size * 0.45;
    lines.push(Set { line: Line::Heading(heading), h });
    for (label, pays) in &table.rows {
        let pays = wrap(Face::Bold, pays, 0.0, w * 0.62 / size);
        let wide = pays.iter().map(|line| Face::Bold.width(line, 0.0) * size);
        let left = (w - wide.fold(0.0, f32::max) - 12.0).max(size * 3.0);
        let label = wrap(Face::Text, label, 0.0, left / size);
        let h = size * LEADING * label.len().max(pays.len()) as f32 + size * 0.08;
        lines.push(Set { line: Line::Row(label, pays), h });
    }
    if let Some(last) = lines.last_mut() {
        last.h += size * 0.5;
    }
    lines
}

fn put(felt: &mut Felt<'_>, rects: &[Rect], columns: Vec<Vec<Set>>, size: f32) {
    let hair = Stroke::new(felt.hue.line(), 0.8);
    let rule = Stroke::new(GOLD.over(felt.hue.felt, 70), 1.3);
    for (rect, column) in rects.iter().zip(columns) {
        let mut y = rect.y;
        let many = column.len();
        for (n, Set { line, h }) in column.into_iter().enumerate() {
            match line {
                Line::Heading(lines) => {
                    let serif = size * Face::Serif.floor() / Face::Text.floor();
                    let mut base = y + serif * 0.85;
                    for text in &lines {
                        let face = lettering(text);
                        let style = Style { face, size: serif, colour: INK, role: Role::Posted };
                        felt.page().text(style.at(text, at(rect.x, base)));
                        base += serif * LEADING;
                    }
                    let under = base - serif * LEADING + serif * 0.28;
                    felt.page().line(at(rect.x, under), at(rect.right(), under), rule);
                }
                Line::Row(label, pays) => {
                    let first = y + size * 0.95;
                    for (at_line, text) in label.iter().enumerate() {
                        let style =
                            Style { face: Face::Text, size, colour: SECOND, role: Role::Posted };
                        let base = first + size * LEADING * at_line as f32;
                        felt.page().text(style.at(text, at(rect.x, base)));
                    }
                    for (at_line, text) in pays.iter().enumerate() {
                        let style =
                            Style { face: Face::Bold, size, colour: GOLD, role: Role::Posted };
                        let base = first + size * LEADING * at_line as f32;
                        felt.page().text(style.right(text, at(rect.right(), base)));
                    }
                    if n + 1 < many {
                        let low = first
                            + size * (LEADING * (label.len().max(pays.len()) - 1) as f32 + 0.27);
                        felt.page().line(at(rect.x, low), at(rect.right(), low), hair);
                    }
                }
            }
            y += h;
        }
    }
}
