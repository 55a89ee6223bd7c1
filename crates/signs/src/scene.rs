//! What a page is made of: shapes and texts, each where it stands, in points from the top left.
//!
//! The same page is written as SVG and as PDF. Colours are opaque, curves are cubic; nothing is
//! clipped, so nothing can be cut off: whoever draws has measured.

use crate::font::{Face, Glyph};

/// A place, or a distance to the right and down.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    pub x: f32,
    pub y: f32,
}

/// A place.
pub const fn at(x: f32, y: f32) -> Point {
    Point { x, y }
}

/// An upright rectangle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rect {
    pub x: f32,
    pub y: f32,
    pub w: f32,
    pub h: f32,
}

impl Rect {
    pub const fn new(x: f32, y: f32, w: f32, h: f32) -> Rect {
        Rect { x, y, w, h }
    }

    pub fn right(&self) -> f32 {
        self.x + self.w
    }

    pub fn bottom(&self) -> f32 {
        self.y + self.h
    }

    pub fn centre(&self) -> Point {
        at(self.x + self.w / 2.0, self.y + self.h / 2.0)
    }

    /// The same, smaller by so much on every side.
    pub fn inset(&self, by: f32) -> Rect {
        Rect::new(self.x + by, self.y + by, self.w - 2.0 * by, self.h - 2.0 * by)
    }

    /// Cut into columns, with gaps between them.
    pub fn columns(&self, n: usize, gap: f32) -> Vec<Rect> {
        self.shares(&vec![1.0; n], gap)
    }

    /// Cut into columns of these shares, with gaps between them.
    pub fn shares(&self, shares: &[f32], gap: f32) -> Vec<Rect> {
        let free = self.w - gap * (shares.len().max(1) - 1) as f32;
        let all: f32 = shares.iter().sum();
        let mut x = self.x;
        let mut cut = |share: &f32| {
            let w = free * share / all;
            let rect = Rect::new(x, self.y, w, self.h);
            x += w + gap;
            rect
        };
        shares.iter().map(&mut cut).collect()
    }

    /// Cut into rows of these shares, with gaps between them.
    pub fn rows(&self, shares: &[f32], gap: f32) -> Vec<Rect> {
        let turned = Rect::new(self.y, self.x, self.h, self.w);
        let turn = |r: Rect| Rect::new(r.y, r.x, r.h, r.w);
        turned.shares(shares, gap).into_iter().map(turn).collect()
    }

    /// Whether it holds another, but for a hair.
    pub fn holds(&self, other: &Rect) -> bool {
        let hair = 0.05;
        other.x >= self.x - hair
            && other.y >= self.y - hair
            && other.right() <= self.right() + hair
            && other.bottom() <= self.bottom() + hair
    }
}

/// An opaque colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colour(pub u32);

impl Colour {
    /// Red, green and blue.
    pub const fn channels(self) -> [u8; 3] {
        [(self.0 >> 16) as u8, (self.0 >> 8) as u8, self.0 as u8]
    }

    /// So many percent of it over another.
    pub fn over(self, below: Colour, percent: u32) -> Colour {
        let (above, below) = (self.channels(), below.channels());
        let mut mixed = 0;
        for (a, b) in above.into_iter().zip(below) {
            mixed =
                (mixed << 8) | ((u32::from(a) * percent + u32::from(b) * (100 - percent)) / 100);
        }
        Colour(mixed)
    }
}

/// A step of a path.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Step {
    Move(Point),
    Line(Point),
    Curve(Point, Point, Point),
    Close,
}

/// A line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    pub colour: Colour,
    pub width: f32,
    /// Lengths of dashes and of the gaps between them.
    pub dash: Option<(f32, f32)>,
}

impl Stroke {
    pub const fn new(colour: Colour, width: f32) -> Stroke {
        Stroke { colour, width, dash: None }
    }
}

/// A shape.
#[derive(Clone, Debug, PartialEq)]
pub struct Shape {
    pub path: Vec<Step>,
    pub fill: Option<Colour>,
    pub stroke: Option<Stroke>,
}

/// For whom a text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// For players: legible from two metres.
    Posted,
    /// For whoever stands before it: rules cited, whose sign it is.
    Foot,
}

/// Where a text stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Stand {
    /// From this place of its base line on, turned clockwise by so many radians.
    Line { from: Point, turn: f32 },
    /// Upright along a circle, its middle at this angle (clockwise from the right).
    Arc { centre: Point, radius: f32, middle: f32 },
}

/// A text of one line.
#[derive(Clone, Debug, PartialEq)]
pub struct Text {
    pub text: String,
    pub face: Face,
    pub size: f32,
    /// What follows each letter, in ems.
    pub tracking: f32,
    pub colour: Colour,
    pub stand: Stand,
    pub role: Role,
}

impl Text {
    /// How wide it is.
    pub fn width(&self) -> f32 {
        self.face.width(&self.text, self.tracking) * self.size
    }

    /// Its glyphs.
    pub fn glyphs(&self) -> Vec<Glyph> {
        self.face.shape(&self.text)
    }

    /// Each glyph with the start of its base line and its turn: what stands along a circle.
    pub fn along(&self, centre: Point, radius: f32, middle: f32) -> Vec<(Glyph, Point, f32)> {
        let scale = self.size / self.face.units();
        // Below the centre letters read from left to right against the clock.
        let below = middle.sin() > 0.0;
        let sense = if below { -1.0 } else { 1.0 };
        let mut done = -self.width() / 2.0;
        let mut placed = Vec::new();
        for glyph in self.glyphs() {
            let wide = glyph.advance as f32 * scale;
            let angle = middle + sense * (done + wide / 2.0) / radius;
            let turn = angle + sense * std::f32::consts::FRAC_PI_2;
            let foot = at(centre.x + radius * angle.cos(), centre.y + radius * angle.sin());
            let half = wide / 2.0;
            let from = at(foot.x - half * turn.cos(), foot.y - half * turn.sin());
            placed.push((glyph, from, turn));
            done += wide + self.tracking * self.size;
        }
        placed
    }

    /// The upright box around its capitals.
    pub fn bounds(&self) -> Rect {
        let (cap, wide) = (self.face.cap_height() * self.size, self.width());
        let mut corners = Vec::new();
        let mut around = |from: Point, turn: f32, wide: f32| {
            let (cos, sin) = (turn.cos(), turn.sin());
            for (along, up) in [(0.0, 0.0), (wide, 0.0), (0.0, cap), (wide, cap)] {
                corners.push(at(from.x + along * cos + up * sin, from.y + along * sin - up * cos));
            }
        };
        match self.stand {
            Stand::Line { from, turn } => around(from, turn, wide),
            Stand::Arc { centre, radius, middle } => {
                let scale = self.size / self.face.units();
                for (glyph, from, turn) in self.along(centre, radius, middle) {
                    around(from, turn, glyph.advance as f32 * scale);
                }
            }
        }
        let low = |get: fn(&Point) -> f32| corners.iter().map(get).fold(f32::MAX, f32::min);
        let high = |get: fn(&Point) -> f32| corners.iter().map(get).fold(f32::MIN, f32::max);
        let (x, y) = (low(|p| p.x), low(|p| p.y));
        Rect::new(x, y, high(|p| p.x) - x, high(|p| p.y) - y)
    }
}

/// What stands on a page, in the order in which it is drawn.
#[derive(Clone, Debug, PartialEq)]
pub enum Item {
    Shape(Shape),
    Text(Text),
}

/// A page.
#[derive(Clone, Debug, PartialEq)]
pub struct Page {
    pub w: f32,
    pub h: f32,
    pub items: Vec<Item>,
}

impl Page {
    pub fn new(w: f32, h: f32) -> Page {
        Page { w, h, items: Vec::new() }
    }

    /// Its texts.
    pub fn texts(&self) -> impl Iterator<Item = &Text> {
        self.items.iter().filter_map(|item| match item {
            Item::Text(text) => Some(text),
            Item::Shape(_) => None,
        })
    }

    pub fn shape(&mut self, path: Vec<Step>, fill: Option<Colour>, stroke: Option<Stroke>) {
        self.items.push(Item::Shape(Shape { path, fill, stroke }));
    }

    pub fn rect(&mut self, rect: Rect, round: f32, fill: Option<Colour>, edge: Option<Stroke>) {
        self.shape(rounded(rect, round), fill, edge);
    }

    pub fn circle(&mut self, centre: Point, r: f32, fill: Option<Colour>, edge: Option<Stroke>) {
        let rect = Rect::new(centre.x - r, centre.y - r, 2.0 * r, 2.0 * r);
        self.shape(rounded(rect, r), fill, edge);
    }

    pub fn line(&mut self, from: Point, to: Point, stroke: Stroke) {
        self.shape(vec![Step::Move(from), Step::Line(to)], None, Some(stroke));
    }

    pub fn text(&mut self, text: Text) {
        if !text.text.is_empty() {
            self.items.push(Item::Text(text));
        }
    }
}

/// How far the handles of a curve stand that is a quarter of a circle.
const QUARTER: f32 = 0.552_285;

/// A rectangle with round corners.
pub fn rounded(rect: Rect, round: f32) -> Vec<Step> {
    let Rect { x, y, w, h } = rect;
    let r = round.min(w / 2.0).min(h / 2.0).max(0.0);
    let k = r * (1.0 - QUARTER);
    vec![
        Step::Move(at(x + r, y)),
        Step::Line(at(x + w - r, y)),
        Step::Curve(at(x + w - k, y), at(x + w, y + k), at(x + w, y + r)),
        Step::Line(at(x + w, y + h - r)),
        Step::Curve(at(x + w, y + h - k), at(x + w - k, y + h), at(x + w - r, y + h)),
        Step::Line(at(x + r, y + h)),
        Step::Curve(at(x + k, y + h), at(x, y + h - k), at(x, y + h - r)),
        Step::Line(at(x, y + r)),
        Step::Curve(at(x, y + k), at(x + k, y), at(x + r, y)),
        Step::Close,
    ]
}

/// The steps of an arc around a centre, after its first point, between two angles (clockwise from
/// the right, in radians).
pub fn arc(centre: Point, radius: f32, from: f32, to: f32) -> Vec<Step> {
    let pieces = ((to - from).abs() / 0.8).ceil().max(1.0);
    let each = (to - from) / pieces;
    let handle = 4.0 / 3.0 * (each / 4.0).tan() * radius;
    let point = |angle: f32| at(centre.x + radius * angle.cos(), centre.y + radius * angle.sin());
    let along = |angle: f32, by: f32| {
        let on = point(angle);
        at(on.x - by * angle.sin(), on.y + by * angle.cos())
    };
    let mut steps = Vec::new();
    let mut angle = from;
    for _ in 0..pieces as usize {
        let next = angle + each;
        steps.push(Step::Curve(along(angle, handle), along(next, -handle), point(next)));
        angle = next;
    }
    steps
}

/// A piece of a ring between two radii and two angles.
pub fn ring(centre: Point, radii: (f32, f32), from: f32, to: f32) -> Vec<Step> {
    let (inner, outer) = radii;
    let point = |r: f32, angle: f32| at(centre.x + r * angle.cos(), centre.y + r * angle.sin());
    let mut steps = vec![Step::Move(point(outer, from))];
    steps.extend(arc(centre, outer, from, to));
    steps.push(Step::Line(point(inner, to)));
    steps.extend(arc(centre, inner, to, from));
    steps.push(Step::Close);
    steps
}

/// A number as documents write it: at most two places, no zeros behind.
pub fn short(number: f32) -> String {
    let hundredths = (f64::from(number) * 100.0).round() as i64;
    let sign = if hundredths < 0 { "-" } else { "" };
    let (whole, rest) = (hundredths.abs() / 100, hundredths.abs() % 100);
    match (rest, rest % 10) {
        (0, _) => format!("{sign}{whole}"),
        (_, 0) => format!("{sign}{whole}.{}", rest / 10),
        _ => format!("{sign}{whole}.{rest:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        for (number, text) in
            [(1.0, "1"), (-0.004, "0"), (-1.5, "-1.5"), (2.345, "2.35"), (0.05, "0.05")]
        {
            assert_eq!(short(number), text);
        }
    }

    #[test]
    fn columns_fill_their_rectangle() {
        let cut = Rect::new(10.0, 0.0, 100.0, 20.0).shares(&[1.0, 3.0], 20.0);
        assert_eq!(cut[0], Rect::new(10.0, 0.0, 20.0, 20.0));
        assert_eq!(cut[1], Rect::new(50.0, 0.0, 60.0, 20.0));
        let rows = Rect::new(0.0, 10.0, 5.0, 100.0).rows(&[1.0, 1.0], 0.0);
        assert_eq!(rows[1], Rect::new(0.0, 60.0, 5.0, 50.0));
    }

    #[test]
    fn colours_mix() {
        assert_eq!(Colour(0x00ff_ffff).over(Colour(0), 40), Colour(0x0066_6666));
        assert_eq!(Colour(0x0010_2030).over(Colour(0), 100), Colour(0x0010_2030));
    }
}
