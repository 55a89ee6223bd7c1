//! The three faces that every sign is set in: their glyphs, widths and kerning.
//!
//! They are part of the program, so a sign looks the same on every machine. `fonts/README.md` says
//! where they come from and how they were cut down to Latin; figures are all of one width.

use std::sync::LazyLock;
use ttf_parser::gpos::{PairAdjustment, PositioningSubtable};
use ttf_parser::{GlyphId, OutlineBuilder, Tag};

/// A face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Face {
    /// Sentences and labels.
    Text,
    /// Figures.
    Bold,
    /// Names of games and wagers, as they are lettered on felt.
    Serif,
}

/// A glyph with the room that it takes, in units of its face.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glyph {
    /// Its number in the face.
    pub id: u16,
    /// The character that it stands for.
    pub c: char,
    /// How far the next one stands, kerning included.
    pub advance: i32,
}

struct Font {
    data: &'static [u8],
    face: ttf_parser::Face<'static>,
    kerning: Vec<PairAdjustment<'static>>,
    /// Glyphs of plain letters, and what is added between every two of them.
    plain: Vec<GlyphId>,
    pairs: Vec<i16>,
}

/// Letters that nearly all texts are written in.
const PLAIN: usize = 128;

static FONTS: LazyLock<[Font; 3]> = LazyLock::new(|| {
    [
        load(include_bytes!("../fonts/Inter-Medium.ttf")),
        load(include_bytes!("../fonts/Inter-Bold.ttf")),
        load(include_bytes!("../fonts/EBGaramond-ExtraBold.ttf")),
    ]
});

fn load(data: &'static [u8]) -> Font {
    // invariant: the fonts are part of this program, and a test reads them
    let Ok(face) = ttf_parser::Face::parse(data, 0) else { unreachable!("a damaged font") };
    let mut kerning = Vec::new();
    if let Some(gpos) = face.tables().gpos
        && let Some(kern) = gpos.features.find(Tag::from_bytes(b"kern"))
    {
        for lookup in kern.lookup_indices.into_iter().filter_map(|at| gpos.lookups.get(at)) {
            for subtable in lookup.subtables.into_iter::<PositioningSubtable<'static>>() {
                if let PositioningSubtable::Pair(pairs) = subtable {
                    kerning.push(pairs);
                }
            }
        }
    }
    let plain: Vec<GlyphId> = (0..PLAIN as u8)
        .map(|byte| face.glyph_index(char::from(byte)).unwrap_or(GlyphId(0)))
        .collect();
    let mut font = Font { data, face, kerning, plain, pairs: Vec::new() };
    let pairs = font.plain.iter().flat_map(|left| {
        let font = &font;
        font.plain.iter().map(move |right| font.kern(*left, *right))
    });
    font.pairs = pairs.collect();
    font
}

impl Face {
    /// All of them.
    pub const ALL: [Face; 3] = [Face::Text, Face::Bold, Face::Serif];

    fn font(self) -> &'static Font {
        &FONTS[self as usize]
    }

    /// The file.
    pub fn data(self) -> &'static [u8] {
        self.font().data
    }

    /// Its name in a document.
    pub const fn name(self) -> &'static str {
        match self {
            Face::Text => "Inter-Medium",
            Face::Bold => "Inter-Bold",
            Face::Serif => "EBGaramond-ExtraBold",
        }
    }

    /// Units to the em.
    pub fn units(self) -> f32 {
        f32::from(self.font().face.units_per_em())
    }

    /// The height of capitals and figures, in ems.
    pub fn cap_height(self) -> f32 {
        let height = self.font().face.capital_height();
        f32::from(height.unwrap_or(self.font().face.ascender())) / self.units()
    }

    /// How far letters reach below the line, in ems.
    pub fn descent(self) -> f32 {
        -f32::from(self.font().face.descender()) / self.units()
    }

    /// How far letters reach above the line, in ems.
    pub fn ascent(self) -> f32 {
        f32::from(self.font().face.ascender()) / self.units()
    }

    /// Whether it can write that.
    pub fn has(self, c: char) -> bool {
        self.font().face.glyph_index(c).is_some()
    }

    /// The width of a glyph in units.
    pub fn advance(self, id: u16) -> u16 {
        self.font().face.glyph_hor_advance(GlyphId(id)).unwrap_or(0)
    }

    /// The glyphs of a text. A character that it cannot write is its box for the unknown:
    /// documents that have one are refused.
    pub fn shape(self, text: &str) -> Vec<Glyph> {
        let font = self.font();
        // An apostrophe is set as one.
        let curled = |c: char| if c == '\'' { '’' } else { c };
        let ids: Vec<(GlyphId, char)> =
            text.chars().map(curled).map(|c| (font.glyph(c), c)).collect();
        let one = |(at, (id, c)): (usize, &(GlyphId, char))| {
            let next = ids.get(at + 1).map_or(0, |next| i32::from(font.between((*id, *c), *next)));
            Glyph { id: id.0, c: *c, advance: i32::from(self.advance(id.0)) + next }
        };
        ids.iter().enumerate().map(one).collect()
    }

    /// How wide a text is, in ems, each letter followed by `tracking` but the last.
    pub fn width(self, text: &str, tracking: f32) -> f32 {
        let glyphs = self.shape(text);
        let units: i32 = glyphs.iter().map(|glyph| glyph.advance).sum();
        units as f32 / self.units() + tracking * glyphs.len().saturating_sub(1) as f32
    }

    /// The outline of a glyph as the data of an SVG path, in units, y upwards.
    pub fn outline(self, id: u16) -> String {
        let mut path = Data(String::new());
        self.font().face.outline_glyph(GlyphId(id), &mut path);
        path.0
    }

    /// The box that holds every glyph, in units.
    pub fn bounds(self) -> [f32; 4] {
        let all = self.font().face.global_bounding_box();
        [all.x_min, all.y_min, all.x_max, all.y_max].map(f32::from)
    }
}

impl Font {
    fn glyph(&self, c: char) -> GlyphId {
        let plain = self.plain.get(c as usize);
        plain.copied().or_else(|| self.face.glyph_index(c)).unwrap_or(GlyphId(0))
    }

    /// What is added between two letters.
    fn between(&self, left: (GlyphId, char), right: (GlyphId, char)) -> i16 {
        match (left.1 as usize, right.1 as usize) {
            (one, other) if one < PLAIN && other < PLAIN => self.pairs[one * PLAIN + other],
            _ => self.kern(left.0, right.0),
        }
    }

    /// What is added between two glyphs: the first pair of the font that fits.
    fn kern(&self, left: GlyphId, right: GlyphId) -> i16 {
        let one = |pairs: &PairAdjustment<'static>| {
            let covered = pairs.coverage().get(left)?;
            let (first, _) = match pairs {
                PairAdjustment::Format1 { sets, .. } => sets.get(covered)?.get(right)?,
                PairAdjustment::Format2 { classes, matrix, .. } => {
                    matrix.get((classes.0.get(left), classes.1.get(right)))?
                }
            };
            Some(first.x_advance)
        };
        self.kerning.iter().find_map(one).unwrap_or(0)
    }
}

/// Path data of SVG.
struct Data(String);

impl Data {
    fn add(&mut self, letter: char, points: &[f32]) {
        self.0.push(letter);
        for (at, point) in points.iter().enumerate() {
            if at > 0 && *point >= 0.0 {
                self.0.push(' ');
            }
            self.0.push_str(&crate::scene::short(*point));
        }
    }
}

impl OutlineBuilder for Data {
    fn move_to(&mut self, x: f32, y: f32) {
        self.add('M', &[x, y]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.add('L', &[x, y]);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.add('Q', &[x1, y1, x, y]);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.add('C', &[x1, y1, x2, y2, x, y]);
    }

    fn close(&mut self) {
        self.0.push('Z');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_is_read_and_writes_latin() {
        for face in Face::ALL {
            for c in "AZaz09 £$€½×–’“”…&!?%().,:;/+éÉüñß".chars() {
                assert!(face.has(c), "{face:?} lacks {c}");
            }
            assert!(!face.has('中'));
            assert!(face.cap_height() > 0.6 && face.descent() > 0.2);
        }
        assert!("ŁőŞžĐệơ".chars().all(|c| Face::Text.has(c) && Face::Bold.has(c)));
    }

    #[test]
    fn figures_are_of_one_width_and_letters_are_kerned() {
        for face in [Face::Text, Face::Bold] {
            let width = |text: &str| (face.width(text, 0.0) * 1000.0).round();
            assert!("0123456789".chars().all(|c| width(&c.to_string()) == width("0")));
            assert!(width("AV") < width("A") + width("V"), "{face:?}");
        }
        assert!(Face::Serif.width("AV", 0.0) < 2.0 * Face::Serif.width("V", 0.0));
        assert!((Face::Text.width("aaa", 0.1) - Face::Text.width("aaa", 0.0) - 0.2).abs() < 1e-5);
    }

    #[test]
    fn fonts_stay_under_300_kilobytes() {
        assert!(Face::ALL.iter().map(|face| face.data().len()).sum::<usize>() < 300_000);
    }
}
