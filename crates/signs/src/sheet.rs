//! Sheets of notices: blocks flow from page to page, as large as the number of pages allows, and
//! never smaller than can be read from two metres.

use crate::Paper;
use crate::font::Face;
use crate::hue::{FAINT, GOLD, HAIR, Hue, INK, SECOND, TEXT};
use crate::measure::{Fitted, Room, whole, wrap};
use crate::notices::Block;
use crate::parting::parted;
use crate::scene::{Colour, Page, Point, Rect, Role, Stand, Stroke, Text, at};

/// Whose sheet it is.
pub struct Head<'a> {
    pub hue: &'static Hue,
    /// The house.
    pub premises: &'a str,
    /// The game.
    pub title: &'a str,
    /// The table's own name, if it has another.
    pub name: Option<&'a str>,
    /// At the foot: table, game, book.
    pub foot: &'a str,
}

const MARGIN: f32 = 30.0;
/// The size of what stands small: rules cited, the foot.
const SMALL: f32 = 9.5;
/// Room under a row of cards, with the rule that asks for them.
const BELOW: f32 = 15.0;
/// From line to line, in ems.
const LEADING: f32 = 1.24;
/// The largest that letters of a notice grow, as a multiple of the least.
const SCALE_MAX: f32 = 1.75;

/// What a heading says on the sheet after its own.
const CONTINUED: &str = ", continued";

/// What is never parted by the end of a page.
pub enum Atom {
    Heading { lines: Vec<String>, size: f32, cite: Vec<String> },
    Figures { cells: Vec<(Fitted, Fitted)>, cites: Vec<String> },
    Row { label: Vec<String>, value: Vec<String>, size: f32, last: bool },
    Line { text: String, size: f32 },
    Gap,
}

pub struct Placed {
    pub atom: Atom,
    pub h: f32,
    /// Must not be the last of its page.
    pub keep: bool,
    /// Where the heading of its block stands, if it is not that itself.
    pub under: Option<usize>,
}

impl Placed {
    fn new(atom: Atom, h: f32) -> Placed {
        let keep = matches!(atom, Atom::Heading { .. });
        Placed { atom, h, keep, under: None }
    }
}

/// The sheets of a table; none if there is nothing to say, or a head that leaves no room.
pub fn sheets(paper: Paper, head: &Head<'_>, blocks: &[Block]) -> Option<Vec<Page>> {
    let (w, h) = paper.portrait();
    let inner = w - 2.0 * MARGIN;
    let band = band(head, inner);
    let foot = wrap(Face::Text, head.foot, 0.0, (inner - 70.0) / SMALL);
    let top = MARGIN + band.h + 20.0;
    let bottom = h - MARGIN - 4.0 - SMALL * LEADING * foot.len() as f32;
    if bottom - top < h * 0.45 {
        return None;
    }
    let body = Rect::new(MARGIN, top, inner, bottom - top);
    let least = parted(&all(blocks, body, 1.0), body.h);
    let sizes = (0..=30).rev().map(|step| 1.0 + (SCALE_MAX - 1.0) * step as f32 / 30.0);
    // As large as needs no more pages, and parts no more blocks.
    let fits = |scale: &f32| {
        let cut = parted(&all(blocks, body, *scale), body.h);
        cut.pages.len() <= least.pages.len() && cut.faults <= least.faults
    };
    let scale = sizes.into_iter().find(fits).unwrap_or(1.0);
    let atoms = all(blocks, body, scale);
    let cut = parted(&atoms, body.h).pages;
    let many = cut.len();
    let draw = |(at, range): (usize, std::ops::Range<usize>)| {
        let mut page = Page::new(w, h);
        draw_band(&mut page, head, &band);
        let again = atoms[range.start].under.map(|heading| &atoms[heading]);
        let used = atoms[range.clone()].iter().chain(again).map(|placed| placed.h).sum::<f32>();
        let gaps = atoms[range.clone()].iter().filter(|one| matches!(one.atom, Atom::Gap));
        // What is left over widens the gaps between blocks, within reason.
        let spare = ((body.h - used) / (gaps.count() + 1) as f32).clamp(0.0, 26.0);
        let mut y = body.y;
        let goes_on = again.map(continued);
        for placed in goes_on.iter().chain(&atoms[range]) {
            draw_atom(&mut page, head.hue, placed, Rect::new(body.x, y, body.w, placed.h));
            y += placed.h + if matches!(placed.atom, Atom::Gap) { spare } else { 0.0 };
        }
        let sheet = format!("{} of {many}", at + 1);
        draw_foot(&mut page, &foot, &sheet);
        page
    };
    Some(cut.into_iter().enumerate().map(draw).collect())
}

/// The heading of a block that goes on from the sheet before.
fn continued(heading: &Placed) -> Placed {
    let Atom::Heading { lines, size, cite } = &heading.atom else {
        unreachable!("blocks go on under their headings") // invariant: `under` is a heading
    };
    let mut lines = lines.clone();
    if let Some(last) = lines.last_mut() {
        last.push_str(CONTINUED);
    }
    Placed::new(Atom::Heading { lines, size: *size, cite: cite.clone() }, heading.h)
}

/// The blocks as atoms at a scale.
fn all(blocks: &[Block], body: Rect, scale: f32) -> Vec<Placed> {
    let mut atoms: Vec<Placed> = Vec::new();
    for block in blocks {
        if !atoms.is_empty() {
            atoms.push(Placed::new(Atom::Gap, 16.0 * scale));
        }
        let first = atoms.len();
        atoms.extend(of_block(block, body, scale));
        if atoms.get(first).is_some_and(|placed| placed.keep) {
            atoms[first + 1..].iter_mut().for_each(|placed| placed.under = Some(first));
        }
    }
    atoms
}

fn of_block(block: &Block, body: Rect, scale: f32) -> Vec<Placed> {
    let (text, bold) = (Face::Text.floor() * scale, Face::Bold.floor() * scale);
    let mut atoms = Vec::new();
    if !block.heading.is_empty() {
        let size = Face::Serif.floor() * scale * 1.1;
        let lines = heading(block, body.w, size);
        let h = size * (0.92 + LEADING * (lines.len() - 1) as f32) + 5.0 * scale;
        let atom = Atom::Heading { lines, size, cite: block.cites.clone() };
        atoms.push(Placed::new(atom, h));
    }
    if !block.figures.is_empty() {
        atoms.extend(figures(block, body, scale));
    }
    for (at, (label, value)) in block.rows.iter().enumerate() {
        let value = wrap(Face::Bold, value, 0.0, body.w * 0.6 / bold);
        let wide = value.iter().map(|line| Face::Bold.width(line, 0.0) * bold);
        let left = body.w - wide.fold(0.0, f32::max) - 18.0;
        let label = wrap(Face::Text, label, 0.0, left / text);
        let lines = label.len().max(value.len()) as f32;
        let h = text * (0.73 + LEADING * (lines - 1.0)) + 17.0 * scale;
        let last = at + 1 == block.rows.len();
        atoms.push(Placed::new(Atom::Row { label, value, size: text, last }, h));
    }
    for line in &block.lines {
        for text_line in wrap(Face::Text, line, 0.0, body.w / text) {
            let atom = Atom::Line { text: text_line, size: text };
            atoms.push(Placed::new(atom, text * 1.36));
        }
    }
    atoms
}

/// A heading beside the rules that it cites, with room to say that it goes on.
fn heading(block: &Block, w: f32, size: f32) -> Vec<String> {
    let wide = |rule: &String| Face::Text.width(rule, 0.0) * SMALL + 14.0;
    let free = w - block.cites.iter().take(2).map(wide).fold(0.0, f32::max);
    let width = |text: &str| Face::Serif.width(text, 0.01) * size;
    let within = |w: f32| wrap(Face::Serif, &block.heading, 0.01, w / size);
    let (lines, goes_on) = (within(free), width(CONTINUED));
    if lines.len() == 1 && width(&lines[0]) + goes_on <= free {
        return lines;
    }
    // Lines of about the same width, no more of them than must be.
    let lines = within(free - goes_on);
    let widths = (10..20).map(|twentieth| (free - goes_on) * twentieth as f32 / 20.0);
    let unbroken = |w: &f32| whole(Face::Serif, &block.heading, 0.01, w / size);
    let mut even = widths.filter(unbroken).map(within);
    even.find(|even| even.len() == lines.len()).unwrap_or(lines)
}

/// Cards side by side, or one below the other where figures are long.
fn figures(block: &Block, body: Rect, scale: f32) -> Vec<Placed> {
    let fitted = |w: f32| -> Option<Vec<(Fitted, Fitted)>> {
        let one = |(label, value): &(String, String)| {
            let room = |most: f32, least: f32, lines: usize| Room {
                w: w - 28.0,
                h: f32::MAX,
                most,
                least,
                leading: 1.1,
                tracking: 0.0,
                lines,
            };
            let least = Face::Serif.floor();
            let label = room(least * scale * 1.1, least, 2).fit(Face::Serif, label)?;
            let least = Face::Bold.floor();
            let value = room(74.0 * scale, least, 1).fit(Face::Bold, value)?;
            Some((label, value))
        };
        block.figures.iter().map(one).collect()
    };
    let many = block.figures.len() as f32;
    let beside = fitted((body.w - 14.0 * (many - 1.0)) / many);
    // Two figures of one sign are of one size, and large enough to be worth the row.
    let beside = beside.filter(|cells| cells.iter().all(|(_, value)| value.size >= 36.0));
    let cites = block.cites.clone();
    if let Some(mut cells) = beside {
        let least = cells.iter().map(|(_, value)| value.size).fold(f32::MAX, f32::min);
        for (_, value) in &mut cells {
            value.size = least;
        }
        let h = cells.iter().map(card).fold(0.0, f32::max) + BELOW;
        vec![Placed::new(Atom::Figures { cells, cites }, h)]
    } else {
        let cells = fitted(body.w).unwrap_or_else(|| broken(block, body));
        let one = |cell: (Fitted, Fitted)| {
            let h = card(&cell) + BELOW;
            let atom = Atom::Figures { cells: vec![cell], cites: cites.clone() };
            Placed::new(atom, h)
        };
        cells.into_iter().map(one).collect()
    }
}

/// Figures so long that they are broken.
fn broken(block: &Block, body: Rect) -> Vec<(Fitted, Fitted)> {
    let one = |face: Face, text: &String| {
        let size = face.floor();
        Fitted { size, lines: wrap(face, text, 0.0, (body.w - 28.0) / size) }
    };
    let both =
        |(label, value): &(String, String)| (one(Face::Serif, label), one(Face::Bold, value));
    block.figures.iter().map(both).collect()
}

/// The height of a card.
fn card((label, value): &(Fitted, Fitted)) -> f32 {
    let lines = |fitted: &Fitted, face: Face| {
        fitted.size * (face.cap_height() + 1.1 * fitted.lines.len().saturating_sub(1) as f32)
    };
    // The tail of a comma keeps clear of the edge.
    let tail = if value.lines.iter().any(|line| line.contains(',')) { 0.1 } else { 0.0 };
    lines(label, Face::Serif) + lines(value, Face::Bold) + 42.0 + tail * value.size + hangs(label)
}

/// What letters of a label that hang below their line need besides.
fn hangs(label: &Fitted) -> f32 {
    let hang = label.lines.last().is_some_and(|line| line.contains(['g', 'j', 'p', 'q', 'y']));
    if hang { label.size * 0.2 } else { 0.0 }
}

/// The head of every sheet, measured.
struct Band {
    h: f32,
    title: Fitted,
    name: Option<Fitted>,
    premises: Vec<String>,
}

const PAD: f32 = 20.0;

fn band(head: &Head<'_>, w: f32) -> Band {
    let room = |most: f32, least: f32, lines: usize, leading: f32| Room {
        w: w - 2.0 * PAD,
        h: f32::MAX,
        most,
        least,
        leading,
        tracking: 0.0,
        lines,
    };
    let or_broken = |face: Face, text: &str, room: Room| {
        room.fit(face, text).unwrap_or_else(|| Fitted {
            size: room.least,
            lines: wrap(face, text, 0.0, room.w / room.least),
        })
    };
    let face = lettering(head.title);
    // One line is worth smaller letters, and leaves more of the sheet.
    let title = room(58.0, 40.0, 1, 1.0)
        .fit(face, head.title)
        .unwrap_or_else(|| or_broken(face, head.title, room(58.0, 34.0, 3, 1.0)));
    let least = Face::Bold.floor();
    let name = head.name.map(|name| or_broken(Face::Bold, name, room(30.0, least, 2, LEADING)));
    let premises = wrap(Face::Bold, head.premises, 0.06, (w - 2.0 * PAD) / 11.0);
    let mut h = PAD + 14.0 * premises.len() as f32 + 6.0;
    h += title.size * (0.75 + (title.lines.len() - 1) as f32);
    if let Some(name) = &name {
        h += name.size * LEADING * name.lines.len() as f32 + 2.0;
    }
    Band { h: h + PAD * 0.9, title, name, premises }
}

/// The serif face, if it has every letter.
pub fn lettering(text: &str) -> Face {
    if text.chars().all(|c| Face::Serif.has(c)) { Face::Serif } else { Face::Bold }
}

fn draw_band(page: &mut Page, head: &Head<'_>, band: &Band) {
    let rect = Rect::new(MARGIN, MARGIN, page.w - 2.0 * MARGIN, band.h);
    page.rect(rect, 12.0, Some(head.hue.felt), None);
    let line = Stroke::new(GOLD.over(head.hue.felt, 60), 0.9);
    page.rect(rect.inset(5.0), 8.0, None, Some(line));
    let x = rect.x + PAD;
    let mut y = rect.y + PAD - 4.0;
    for text in &band.premises {
        y += 14.0;
        let small = Style { face: Face::Bold, size: 11.0, colour: SECOND, role: Role::Foot };
        page.text(Text { tracking: 0.06, ..small.at(text, at(x, y)) });
    }
    let size = band.title.size;
    y += 6.0 + size * 0.75;
    let face = lettering(head.title);
    for (n, text) in band.title.lines.iter().enumerate() {
        y += if n == 0 { 0.0 } else { size };
        let style = Style { face, size, colour: INK, role: Role::Posted };
        page.text(style.at(text, at(x, y)));
    }
    if let Some(name) = &band.name {
        y += 6.0;
        for text in &name.lines {
            y += name.size * LEADING;
            let style =
                Style { face: Face::Bold, size: name.size, colour: GOLD, role: Role::Posted };
            page.text(style.at(text, at(x, y - 3.0)));
        }
    }
}

fn draw_foot(page: &mut Page, foot: &[String], sheet: &str) {
    let style = Style { face: Face::Text, size: SMALL, colour: FAINT, role: Role::Foot };
    let last = page.h - MARGIN + 6.0;
    for (n, line) in foot.iter().rev().enumerate() {
        let y = last - SMALL * LEADING * n as f32;
        page.text(style.at(line, at(MARGIN, y)));
    }
    let right = page.w - MARGIN;
    page.text(style.right(sheet, at(right, last)));
}

/// How a text is set.
#[derive(Clone, Copy)]
pub struct Style {
    pub face: Face,
    pub size: f32,
    pub colour: Colour,
    pub role: Role,
}

impl Style {
    /// From the left.
    pub fn at(self, text: &str, from: Point) -> Text {
        let Style { face, size, colour, role } = self;
        let stand = Stand::Line { from, turn: 0.0 };
        Text { text: text.to_string(), face, size, tracking: 0.0, colour, stand, role }
    }

    /// Up to the right.
    pub fn right(self, text: &str, to: Point) -> Text {
        let w = self.face.width(text, 0.0) * self.size;
        self.at(text, at(to.x - w, to.y))
    }

    /// Around the middle.
    pub fn middle(self, text: &str, about: Point) -> Text {
        let w = self.face.width(text, 0.0) * self.size;
        self.at(text, at(about.x - w / 2.0, about.y))
    }
}

fn draw_atom(page: &mut Page, hue: &Hue, placed: &Placed, area: Rect) {
    match &placed.atom {
        Atom::Gap => {}
        Atom::Heading { lines, size, cite } => {
            let mut y = area.y + size * 0.7;
            cites(page, cite, at(area.right(), y));
            for line in lines {
                let style = Style {
                    face: lettering(line),
                    size: *size,
                    colour: hue.accent,
                    role: Role::Posted,
                };
                page.text(style.at(line, at(area.x, y)));
                y += size * LEADING;
            }
            let y = area.bottom() - 1.5;
            page.line(at(area.x, y), at(area.right(), y), Stroke::new(hue.accent, 2.2));
        }
        Atom::Figures { cells, cites: rules } => {
            let cards = Rect { h: area.h - BELOW, ..area }.columns(cells.len(), 14.0);
            for ((label, value), rect) in cells.iter().zip(cards) {
                draw_card(page, hue, (label, value), rect);
            }
            cites(page, rules, at(area.right(), area.bottom() - 3.0));
        }
        Atom::Row { label, value, size, last } => {
            let step = size * LEADING;
            let first = area.y + size * (Face::Text.cap_height() + 0.36);
            for (n, line) in label.iter().enumerate() {
                let style =
                    Style { face: Face::Text, size: *size, colour: TEXT, role: Role::Posted };
                page.text(style.at(line, at(area.x, first + step * n as f32)));
            }
            for (n, line) in value.iter().enumerate() {
                let colour = hue.accent;
                let style = Style { face: Face::Bold, size: *size, colour, role: Role::Posted };
                page.text(style.right(line, at(area.right(), first + step * n as f32)));
            }
            if !last {
                let y = area.bottom();
                page.line(at(area.x, y), at(area.right(), y), Stroke::new(HAIR, 0.8));
            }
        }
        Atom::Line { text, size } => {
            let style = Style { face: Face::Text, size: *size, colour: TEXT, role: Role::Posted };
            page.text(style.at(text, at(area.x, area.y + size * 1.04)));
        }
    }
}

fn draw_card(page: &mut Page, hue: &Hue, (label, value): (&Fitted, &Fitted), rect: Rect) {
    page.rect(rect, 10.0, Some(hue.tint), Some(Stroke::new(hue.accent, 1.2)));
    let mut y = rect.y + 14.0 + label.size * Face::Serif.cap_height();
    for line in &label.lines {
        let style = Style {
            face: lettering(line),
            size: label.size,
            colour: hue.accent,
            role: Role::Posted,
        };
        page.text(style.middle(line, at(rect.centre().x, y)));
        y += label.size * 1.1;
    }
    y += value.size * Face::Bold.cap_height() - label.size * 1.1 + 14.0 + hangs(label);
    if value.lines.is_empty() {
        let dash = Some((5.0, 4.0));
        let stroke = Stroke { colour: hue.accent, width: 1.2, dash };
        page.line(at(rect.x + 28.0, y), at(rect.right() - 28.0, y), stroke);
    }
    for line in &value.lines {
        let style = Style { face: Face::Bold, size: value.size, colour: TEXT, role: Role::Posted };
        page.text(style.middle(line, at(rect.centre().x, y)));
        y += value.size * 1.1;
    }
}

/// Rules, small, one above the other where there are several.
fn cites(page: &mut Page, rules: &[String], to: Point) {
    let style = Style { face: Face::Text, size: SMALL, colour: FAINT, role: Role::Foot };
    for (n, rule) in rules.iter().take(2).enumerate() {
        page.text(style.right(rule, at(to.x, to.y - SMALL * 1.2 * n as f32)));
    }
}
