//! A page of felt: its panel, its title, and marks whose names and odds are measured to fit.

use crate::Paper;
use crate::font::Face;
use crate::hue::{FAINT, GOLD, Hue, INK};
use crate::layout::columns;
use crate::measure::{Fitted, Room, whole, wrap};
use crate::pays::{Paid, best, capital, money};
use crate::scene::{Colour, Page, Point, Rect, Role, Stand, Step, Stroke, Text, at};
use crate::sheet::{Style, lettering};
use ::table::{Kind, Mark};
use audit::Resolved;

const MARGIN: f32 = 24.0;
const PAD: f32 = 18.0;
/// The size of the foot.
const SMALL: f32 = 8.5;
/// How far apart marks lie.
pub const GAP: f32 = 5.0;
/// What follows each letter of a name on felt, in ems.
const TRACKING: f32 = 0.03;

/// The felt of a table, page after page.
pub struct Felt<'a> {
    pub table: &'a Resolved,
    pub hue: &'static Hue,
    /// What is free on the last page.
    pub area: Rect,
    size: (f32, f32),
    foot: &'a str,
    pages: Vec<Page>,
    /// Marks whose text found no room, by number: they are told on a page of their own.
    notes: Vec<(String, String)>,
}

/// What stands on a mark.
#[derive(Clone)]
pub struct Say {
    pub name: String,
    pub odds: String,
    pub colour: Colour,
    /// The largest size of the name.
    pub most: f32,
    /// How the name is lettered.
    pub lettered: Lettered,
}

/// How a name is lettered.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Lettered {
    /// In capitals with serifs, as on felt.
    Capitals,
    /// As it is written.
    Plain,
}

impl Say {
    pub fn new(name: &str, odds: &str) -> Say {
        let (name, odds) = (name.to_string(), odds.to_string());
        Say { name, odds, colour: INK, most: 34.0, lettered: Lettered::Capitals }
    }

    fn lettering(&self) -> (Face, String) {
        match self.lettered {
            Lettered::Plain => (Face::Text, capital(&self.name)),
            Lettered::Capitals => {
                let name = self.name.to_uppercase();
                (lettering(&name), name)
            }
        }
    }
}

/// A rectangle that may be turned about its middle.
#[derive(Clone, Copy)]
pub struct Plate {
    pub middle: Point,
    pub w: f32,
    pub h: f32,
    pub turn: f32,
}

impl From<Rect> for Plate {
    fn from(rect: Rect) -> Plate {
        let inner = rect.inset(4.0);
        Plate { middle: rect.centre(), w: inner.w, h: inner.h, turn: 0.0 }
    }
}

impl<'a> Felt<'a> {
    pub fn new(table: &'a Resolved, paper: Paper, foot: &'a str) -> Felt<'a> {
        let (h, w) = paper.portrait();
        let mut felt = Felt {
            table,
            hue: Hue::of(table.book),
            area: Rect::new(0.0, 0.0, w, h),
            size: (w, h),
            foot,
            pages: Vec::new(),
            notes: Vec::new(),
        };
        felt.turn();
        felt
    }

    /// The page that is drawn on.
    pub fn page(&mut self) -> &mut Page {
        let last = self.pages.len() - 1;
        &mut self.pages[last]
    }

    /// Begins another page, with a panel and the title on it.
    pub fn turn(&mut self) {
        let (w, h) = self.size;
        let mut page = Page::new(w, h);
        let foot = wrap(Face::Text, self.foot, 0.0, (w - 2.0 * MARGIN - 8.0) / SMALL);
        let below = SMALL * 1.25 * foot.len() as f32;
        let panel = Rect::new(MARGIN, MARGIN, w - 2.0 * MARGIN, h - 2.0 * MARGIN + 4.0 - below);
        page.rect(panel, 18.0, Some(self.hue.felt), Some(Stroke::new(self.hue.deep, 3.0)));
        let line = Stroke::new(GOLD.over(self.hue.felt, 55), 0.9);
        page.rect(panel.inset(7.0), 13.0, None, Some(line));
        let small = Style { face: Face::Text, size: SMALL, colour: FAINT, role: Role::Foot };
        for (n, line) in foot.iter().enumerate() {
            let y = panel.bottom() + SMALL * (1.5 + 1.25 * n as f32);
            page.text(small.at(line, at(MARGIN + 4.0, y)));
        }
        self.pages.push(page);
        let inner = panel.inset(PAD);
        let below = self.title(inner);
        self.area = Rect::new(inner.x, below, inner.w, inner.bottom() - below);
    }

    /// The title at the left, limits at the right; gives where the marks begin.
    fn title(&mut self, inner: Rect) -> f32 {
        let limits = limits(self.table);
        let size = Face::Bold.floor() * 1.12;
        let wide = Face::Bold.width(&limits, 0.0) * size;
        let title = self.table.title;
        let face = lettering(title);
        let room = Room {
            w: inner.w - wide - 24.0,
            h: f32::MAX,
            most: 38.0,
            least: face.floor(),
            leading: 1.05,
            tracking: 0.01,
            lines: 2,
        };
        // One line is worth smaller letters, and leaves more of the felt.
        let one = Room { lines: 1, ..room }.fit(face, title);
        let fitted = one.or_else(|| room.fit(face, title)).unwrap_or_else(|| Fitted {
            size: room.least,
            lines: wrap(face, title, 0.01, room.w / room.least),
        });
        let mut y = inner.y + fitted.size * 0.66;
        let style = Style { face, size: fitted.size, colour: INK, role: Role::Posted };
        for line in &fitted.lines {
            self.page().text(Text { tracking: 0.01, ..style.at(line, at(inner.x + 4.0, y)) });
            y += fitted.size * room.leading;
        }
        let first = inner.y + fitted.size * 0.66;
        let gold = Style { face: Face::Bold, size, colour: GOLD, role: Role::Posted };
        self.page().text(gold.right(&limits, at(inner.right() - 4.0, first)));
        y - fitted.size * room.leading + 16.0
    }

    /// A mark with straight edges.
    pub fn mark(&mut self, rect: Rect, fill: Option<Colour>) {
        let fill = fill.unwrap_or(self.hue.mark());
        let edge = Stroke::new(self.hue.line(), 1.1);
        self.page().rect(rect, 6.0, Some(fill), Some(edge));
    }

    /// A mark of any shape.
    pub fn shape(&mut self, path: Vec<Step>, fill: Option<Colour>) {
        let fill = fill.unwrap_or(self.hue.mark());
        let edge = Stroke::new(self.hue.line(), 1.1);
        self.page().shape(path, Some(fill), Some(edge));
    }

    /// Marks with names and odds, all of one size.
    pub fn cells(&mut self, cells: &[(Rect, Say)]) {
        let plates: Vec<(Plate, Say)> = cells
            .iter()
            .map(|(rect, say)| {
                self.mark(*rect, None);
                (Plate::from(*rect), say.clone())
            })
            .collect();
        self.level(plates);
    }

    /// Names and odds on plates, all of one size.
    pub fn level(&mut self, plates: Vec<(Plate, Say)>) {
        let sizes = plates.iter().filter_map(|(plate, say)| fit(*plate, say).map(|fit| fit.0));
        let least = sizes.fold(f32::MAX, f32::min);
        for (plate, say) in plates {
            let most = say.most.min(least);
            self.say(plate, &Say { most, ..say });
        }
    }

    /// The least width of a plate of that height on which something fits, up to a width.
    pub fn wants(say: &Say, h: f32, most: f32) -> f32 {
        let steps = (most / 4.0) as usize;
        let widths = (8..=steps).map(|step| step as f32 * 4.0);
        let fits = |w: &f32| {
            let plate = Plate { middle: at(0.0, 0.0), w: *w, h, turn: 0.0 };
            fit(plate, say).is_some()
        };
        widths.into_iter().find(fits).unwrap_or(most)
    }

    /// Name and odds on a plate, as large as they fit; if they do not, a number that is explained
    /// on another page.
    pub fn say(&mut self, plate: Plate, say: &Say) {
        if let Some((_, texts)) = fit(plate, say) {
            return self.put(plate, say.colour, texts);
        }
        self.notes.push((say.name.clone(), say.odds.clone()));
        let number = self.notes.len().to_string();
        // What it pays stands there all the same, where there is room.
        let odds = Say { name: format!("{number}."), ..say.clone() };
        if let Some((_, texts)) = fit(plate, &odds).filter(|_| !say.odds.is_empty()) {
            return self.put(plate, GOLD, texts);
        }
        let size = Face::Bold.floor();
        let w = Face::Bold.width(&number, 0.0) * size;
        let edge = Stroke::new(GOLD, 1.4);
        self.page().circle(turned(plate, at(0.0, 0.0)), size * 0.8, None, Some(edge));
        let from = at(-w / 2.0, size * Face::Bold.cap_height() / 2.0);
        let put = Put { text: number, set: (Face::Bold, size, 0.0), from, odds: true };
        self.put(plate, GOLD, vec![put]);
    }

    fn put(&mut self, plate: Plate, colour: Colour, texts: Vec<Put>) {
        for put in texts {
            let colour = if put.odds { GOLD } else { colour };
            let stand = Stand::Line { from: turned(plate, put.from), turn: plate.turn };
            let (face, size, tracking) = put.set;
            let (text, role) = (put.text, Role::Posted);
            self.page().text(Text { text, face, size, tracking, colour, stand, role });
        }
    }

    /// A line in the middle of a place, as large as it fits.
    pub fn write(&mut self, rect: Rect, face: Face, text: &str, colour: Colour, most: f32) {
        let room = Room {
            w: rect.w,
            h: rect.h,
            most,
            least: face.floor(),
            leading: 1.1,
            tracking: TRACKING,
            lines: 4,
        };
        let Some(fitted) = room.fit(face, text) else {
            let lettered = Lettered::Plain;
            return self.say(rect.into(), &Say { colour, most, lettered, ..Say::new(text, "") });
        };
        let h = room.height(face, fitted.size, fitted.lines.len());
        let mut y = rect.y + (rect.h - h) / 2.0 + fitted.size * face.cap_height();
        for line in &fitted.lines {
            let style = Style { face, size: fitted.size, colour, role: Role::Posted };
            let w = face.width(line, TRACKING) * fitted.size;
            let from = at(rect.centre().x - w / 2.0, y);
            self.page().text(Text { tracking: TRACKING, ..style.at(line, from) });
            y += fitted.size * room.leading;
        }
    }

    /// What some wagers pay, in columns, from here on; further pages if they are needed.
    pub fn columns(&mut self, area: Rect, tables: &[Paid]) {
        columns::draw(self, area, tables);
    }

    /// The marks of the game itself or beside it, those that are only paid on others left out.
    pub fn marks(&self, wanted: impl Fn(&Mark) -> bool) -> Vec<&'a Mark> {
        let marks = self.table.sign.marks.iter();
        marks.filter(|mark| mark.kind != Kind::Bonus && wanted(mark)).collect()
    }

    /// The odds of a mark, if it is offered.
    pub fn odds(&self, id: &str) -> Option<String> {
        self.table.sign.mark(id).and_then(|mark| best(self.table, mark))
    }

    /// All pages, what found no room on its mark told on the last.
    pub fn finish(mut self) -> Vec<Page> {
        if !self.notes.is_empty() {
            let notes = std::mem::take(&mut self.notes);
            let row = |(n, (name, odds)): (usize, (String, String))| {
                (format!("{}. {name}", n + 1), odds)
            };
            let rows = notes.into_iter().enumerate().map(row).collect();
            let groups = vec!["notes".to_string()];
            let notes = Paid { groups, title: "Marks".into(), kind: Kind::Main, rows };
            self.turn();
            let area = self.area;
            self.columns(area, &[notes]);
        }
        self.pages
    }
}

/// The limits of a table, where it posts them: `£5 to £500`.
fn limits(table: &Resolved) -> String {
    let amount = |name: &str| {
        let posted = table.options.iter().find(|option| option.name == name && option.posted)?;
        let amount: ::money::Cents = posted.value.parse().ok()?;
        Some(money(table.book, &amount.to_string()))
    };
    match (amount("min"), amount("max")) {
        (Some(min), Some(max)) => format!("{min} to {max}"),
        (Some(min), None) => format!("from {min}"),
        (None, Some(max)) => format!("to {max}"),
        (None, None) => String::new(),
    }
}

/// A text of a plate, from its middle.
struct Put {
    text: String,
    /// Face, size and tracking.
    set: (Face, f32, f32),
    from: Point,
    odds: bool,
}

fn turned(plate: Plate, by: Point) -> Point {
    let (cos, sin) = (plate.turn.cos(), plate.turn.sin());
    let Point { x, y } = plate.middle;
    at(x + by.x * cos - by.y * sin, y + by.x * sin + by.y * cos)
}

/// The largest size at which a name and its odds fit a plate, one above the other or side by side;
/// a name without capitals only where capitals are too wide at any size.
fn fit(plate: Plate, say: &Say) -> Option<(f32, Vec<Put>)> {
    let as_asked = fit_lettered(plate, say);
    let plain = || fit_lettered(plate, &Say { lettered: Lettered::Plain, ..say.clone() });
    as_asked.or_else(plain)
}

fn fit_lettered(plate: Plate, say: &Say) -> Option<(f32, Vec<Put>)> {
    let (face, name) = say.lettering();
    let least = face.floor();
    let steps = ((say.most - least) * 2.0).max(0.0) as usize;
    let sizes = (0..=steps).map(|n| say.most - n as f32 / 2.0).chain([least]);
    let odds = say.odds.as_str();
    for size in sizes.filter(|size| *size >= least) {
        for tracking in [TRACKING, 0.0] {
            let figure = (size * 0.74).max(Face::Bold.floor());
            let set = (face, size, tracking);
            let texts = stacked(plate, &name, odds, set, figure)
                .or_else(|| beside(plate, &name, odds, set, figure));
            if let Some(texts) = texts {
                return Some((size, texts));
            }
        }
    }
    None
}

/// The name above the odds.
fn stacked(
    plate: Plate,
    name: &str,
    odds: &str,
    set: (Face, f32, f32),
    figure: f32,
) -> Option<Vec<Put>> {
    let (face, size, tracking) = set;
    let ems = plate.w / size;
    if !whole(face, name, tracking, ems) {
        return None;
    }
    let names = wrap(face, name, tracking, ems);
    let wide = Face::Bold.width(odds, 0.0) * figure;
    let (cap, figures) = (size * face.cap_height(), figure * Face::Bold.cap_height());
    let below = if odds.is_empty() || names.is_empty() { 0.0 } else { figure * 0.42 };
    let figures = if odds.is_empty() { 0.0 } else { figures };
    let many = names.len();
    let letters = if many == 0 { 0.0 } else { cap + size * 1.05 * (many - 1) as f32 };
    let h = letters + below + figures;
    if h > plate.h || wide > plate.w || many > 4 {
        return None;
    }
    let mut y = -h / 2.0 + cap;
    let mut texts = Vec::new();
    for text in names {
        let w = face.width(&text, tracking) * size;
        texts.push(Put { text, set, from: at(-w / 2.0, y), odds: false });
        y += size * 1.05;
    }
    if !odds.is_empty() {
        let from = at(-wide / 2.0, h / 2.0);
        texts.push(Put { text: odds.into(), set: (Face::Bold, figure, 0.0), from, odds: true });
    }
    Some(texts)
}

/// The odds behind the name.
fn beside(
    plate: Plate,
    name: &str,
    odds: &str,
    set: (Face, f32, f32),
    figure: f32,
) -> Option<Vec<Put>> {
    if odds.is_empty() || name.is_empty() {
        return None;
    }
    let (face, size, tracking) = set;
    let wide = face.width(name, tracking) * size;
    let figures = Face::Bold.width(odds, 0.0) * figure;
    let gap = size * 0.55;
    let all = wide + gap + figures;
    let h = (size * face.cap_height()).max(figure * Face::Bold.cap_height());
    if all > plate.w || h > plate.h {
        return None;
    }
    let y = h / 2.0;
    let name = Put { text: name.into(), set, from: at(-all / 2.0, y), odds: false };
    let from = at(-all / 2.0 + wide + gap, y);
    let odds = Put { text: odds.into(), set: (Face::Bold, figure, 0.0), from, odds: true };
    Some(vec![name, odds])
}
