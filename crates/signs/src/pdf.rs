//! Pages as PDF: real text in subsets of the embedded faces, no dates, so that the same pages are
//! the same bytes.

use crate::font::{Face, Glyph};
use crate::scene::{Colour, Item, Page, Point, Shape, Stand, Step, Text};
use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Ref, Str, TextStr};
use std::collections::BTreeMap;
use subsetter::GlyphRemapper;

const SYSTEM: SystemInfo<'static> =
    SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

/// The glyphs that a document uses of one face.
struct Used {
    face: Face,
    /// Old numbers and new.
    map: GlyphRemapper,
    /// What each stands for, by its new number.
    chars: BTreeMap<u16, char>,
}

/// The pages as a document.
pub fn write(pages: &[Page], title: &str) -> Vec<u8> {
    let mut ids = (1..).map(Ref::new);
    // invariant: the numbers of a document do not run out
    let mut next = || ids.next().unwrap_or(Ref::new(1));
    let (catalog, tree, info) = (next(), next(), next());
    let used = used(pages);
    let mut pdf = Pdf::new();
    pdf.set_version(1, 7);
    pdf.catalog(catalog).pages(tree).lang(TextStr("en"));
    pdf.document_info(info).title(TextStr(title)).producer(TextStr("croupier"));

    let fonts: Vec<Ref> = used.iter().map(|_| next()).collect();
    let kids: Vec<Ref> = pages.iter().map(|_| next()).collect();
    pdf.pages(tree).kids(kids.iter().copied()).count(pages.len() as i32);
    for (page, id) in pages.iter().zip(&kids) {
        let contents = next();
        let mut object = pdf.page(*id);
        object.media_box(pdf_writer::Rect::new(0.0, 0.0, round(page.w), round(page.h)));
        object.parent(tree).contents(contents);
        let mut resources = object.resources();
        let mut named = resources.fonts();
        for (font, id) in used.iter().zip(&fonts) {
            named.pair(Name(resource(font.face)), *id);
        }
        named.finish();
        resources.finish();
        object.finish();
        let stream = packed(&content(page, &used));
        pdf.stream(contents, &stream).filter(Filter::FlateDecode);
    }
    for (font, id) in used.iter().zip(&fonts) {
        embed(&mut pdf, font, *id, [next(), next(), next(), next()]);
    }
    pdf.finish()
}

fn used(pages: &[Page]) -> Vec<Used> {
    let mut all: Vec<Used> = Vec::new();
    for face in Face::ALL {
        let mut ids: BTreeMap<u16, char> = BTreeMap::new();
        for text in pages.iter().flat_map(Page::texts).filter(|text| text.face == face) {
            ids.extend(text.glyphs().iter().map(|glyph| (glyph.id, glyph.c)));
        }
        if ids.is_empty() {
            continue;
        }
        let mut map = GlyphRemapper::new();
        let chars = ids.into_iter().map(|(id, c)| (map.remap(id), c)).collect();
        all.push(Used { face, map, chars });
    }
    all
}

const fn resource(face: Face) -> &'static [u8] {
    match face {
        Face::Text => b"T",
        Face::Bold => b"B",
        Face::Serif => b"S",
    }
}

fn packed(bytes: &[u8]) -> Vec<u8> {
    miniz_oxide::deflate::compress_to_vec_zlib(bytes, 9)
}

/// A face in a document: its glyphs by their numbers, their widths, what they stand for.
fn embed(pdf: &mut Pdf, used: &Used, id: Ref, parts: [Ref; 4]) {
    let [cid, descriptor, cmap, file] = parts;
    let face = used.face;
    let name = format!("{}+{}", tag(used), face.name());
    let name = Name(name.as_bytes());
    let milli = |units: f32| round(units * 1000.0 / face.units());

    let mut font = pdf.type0_font(id);
    font.base_font(name).encoding_predefined(Name(b"Identity-H"));
    font.descendant_font(cid).to_unicode(cmap);
    font.finish();

    let mut font = pdf.cid_font(cid);
    font.subtype(CidFontType::Type2).base_font(name).system_info(SYSTEM);
    font.font_descriptor(descriptor).default_width(0.0);
    font.cid_to_gid_map_predefined(Name(b"Identity"));
    let widths: Vec<f32> =
        used.map.remapped_gids().map(|old| milli(f32::from(face.advance(old)))).collect();
    font.widths().consecutive(0, widths);
    font.finish();

    let [left, low, right, high] = face.bounds().map(milli);
    let mut about = pdf.font_descriptor(descriptor);
    let serif = if face == Face::Serif { FontFlags::SERIF } else { FontFlags::empty() };
    about.name(name).flags(FontFlags::SYMBOLIC | serif);
    about.bbox(pdf_writer::Rect::new(left, low, right, high)).italic_angle(0.0);
    about.ascent(round(face.ascent() * 1000.0)).descent(round(-face.descent() * 1000.0));
    about.cap_height(round(face.cap_height() * 1000.0)).stem_v(120.0).font_file2(file);
    about.finish();

    let mut map = UnicodeCmap::<u16>::new(Name(b"Croupier"), SYSTEM);
    for (glyph, c) in &used.chars {
        map.pair(*glyph, *c);
    }
    let map = packed(map.finish().as_slice());
    pdf.stream(cmap, &map).filter(Filter::FlateDecode);

    // invariant: the fonts are part of this program, and a test subsets each
    let Ok(subset) = subsetter::subset(face.data(), 0, &used.map) else {
        unreachable!("{} cannot be subset", face.name())
    };
    let length = subset.len() as i32;
    let subset = packed(&subset);
    let mut stream = pdf.stream(file, &subset);
    stream.filter(Filter::FlateDecode).pair(Name(b"Length1"), length);
}

/// Six letters that go before the name of a subset, from what is in it.
fn tag(used: &Used) -> String {
    let mut sum = 17_u32;
    for glyph in used.map.remapped_gids() {
        sum = sum.wrapping_mul(31).wrapping_add(u32::from(glyph));
    }
    let letter = |at: u32| char::from(b'A' + (sum / 26_u32.pow(at) % 26) as u8);
    (0..6).map(letter).collect()
}

fn content(page: &Page, used: &[Used]) -> Vec<u8> {
    let mut content = Content::new();
    for item in &page.items {
        match item {
            Item::Shape(shape) => draw(&mut content, page, shape),
            Item::Text(text) => {
                let font = used.iter().find(|used| used.face == text.face);
                // invariant: `used` was made of these texts
                let Some(font) = font else { unreachable!("{:?} is not embedded", text.face) };
                letter(&mut content, page, text, font);
            }
        }
    }
    content.finish().to_vec()
}

fn draw(content: &mut Content, page: &Page, shape: &Shape) {
    if let Some(fill) = shape.fill {
        let [r, g, b] = parts(fill);
        content.set_fill_rgb(r, g, b);
    }
    if let Some(stroke) = shape.stroke {
        let [r, g, b] = parts(stroke.colour);
        content.set_stroke_rgb(r, g, b).set_line_width(round(stroke.width));
        content.set_line_join(pdf_writer::types::LineJoinStyle::RoundJoin);
        let dash = stroke.dash.map(|(on, off)| [round(on), round(off)]);
        content.set_dash_pattern(dash.into_iter().flatten(), 0.0);
    }
    let to = |p: &Point| (round(p.x), round(page.h - p.y));
    for step in &shape.path {
        match step {
            Step::Move(p) => content.move_to(to(p).0, to(p).1),
            Step::Line(p) => content.line_to(to(p).0, to(p).1),
            Step::Curve(a, b, p) => {
                let (a, b, p) = (to(a), to(b), to(p));
                content.cubic_to(a.0, a.1, b.0, b.1, p.0, p.1)
            }
            Step::Close => content.close_path(),
        };
    }
    match (shape.fill, shape.stroke) {
        (Some(_), Some(_)) => content.fill_nonzero_and_stroke(),
        (Some(_), None) => content.fill_nonzero(),
        (None, Some(_)) => content.stroke(),
        (None, None) => content.end_path(),
    };
}

fn letter(content: &mut Content, page: &Page, text: &Text, font: &Used) {
    let [r, g, b] = parts(text.colour);
    // What does not stand level is told besides, so that readers find it as one text.
    let told = !matches!(text.stand, Stand::Line { turn: 0.0, .. });
    if told {
        let mut span = content.begin_marked_content_with_properties(Name(b"Span"));
        span.properties().actual_text(TextStr(&text.text));
    }
    content.set_fill_rgb(r, g, b).begin_text();
    content.set_font(Name(resource(text.face)), round(text.size));
    let place = |content: &mut Content, from: Point, turn: f32| {
        let (cos, sin) = (fine(turn.cos()), fine(turn.sin()));
        content.set_text_matrix([cos, -sin, sin, cos, round(from.x), round(page.h - from.y)]);
    };
    match text.stand {
        Stand::Line { from, turn } => {
            place(content, from, turn);
            run(content, text, font, &text.glyphs());
        }
        Stand::Arc { centre, radius, middle } => {
            for (glyph, from, turn) in text.along(centre, radius, middle) {
                place(content, from, turn);
                run(content, text, font, &[glyph]);
            }
        }
    }
    content.end_text();
    if told {
        content.end_marked_content();
    }
}

/// Glyphs in a row; kerning and tracking are what a reader moves by besides.
fn run(content: &mut Content, text: &Text, font: &Used, glyphs: &[Glyph]) {
    let mut shown = content.show_positioned();
    let mut items = shown.items();
    let mut bytes: Vec<u8> = Vec::new();
    for (at, glyph) in glyphs.iter().enumerate() {
        let new = font.map.get(glyph.id).unwrap_or(0);
        bytes.extend(new.to_be_bytes());
        if at + 1 == glyphs.len() {
            break;
        }
        let plain = f32::from(text.face.advance(glyph.id));
        let more = (glyph.advance as f32 - plain) / text.face.units() + text.tracking;
        if more.abs() > 1e-4 {
            items.show(Str(&bytes));
            items.adjust(round(-more * 1000.0));
            bytes.clear();
        }
    }
    items.show(Str(&bytes));
}

fn parts(colour: Colour) -> [f32; 3] {
    colour.channels().map(|channel| fine(f32::from(channel) / 255.0))
}

fn round(number: f32) -> f32 {
    (number * 100.0).round() / 100.0
}

fn fine(number: f32) -> f32 {
    (number * 10_000.0).round() / 10_000.0
}
