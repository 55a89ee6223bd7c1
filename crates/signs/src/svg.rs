//! A page as SVG. Letters are outlines, so that it looks the same wherever it is opened; what they
//! say stands in `aria-label`, so that it is read aloud and found.

use crate::font::Face;
use crate::scene::{Colour, Item, Page, Point, Stand, Step, Text, short};
use std::collections::BTreeSet;
use std::fmt::Write;

/// The page as a document.
pub fn write(page: &Page, title: &str) -> String {
    let mut out = String::new();
    let millimetres = |points: f32| short(points * 25.4 / 72.0);
    // Writing to a string cannot fail.
    let _ = writeln!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}mm\" height=\"{}mm\" \
         viewBox=\"0 0 {} {}\" role=\"img\">",
        millimetres(page.w),
        millimetres(page.h),
        short(page.w),
        short(page.h)
    );
    let _ = writeln!(out, "<title>{}</title>", escaped(title));
    glyphs(page, &mut out);
    for item in &page.items {
        match item {
            Item::Shape(shape) => {
                let _ = write!(out, "<path d=\"{}\"", data(&shape.path));
                let fill = shape.fill.map_or("none".to_string(), hex);
                let _ = write!(out, " fill=\"{fill}\"");
                if let Some(stroke) = shape.stroke {
                    let (colour, width) = (hex(stroke.colour), short(stroke.width));
                    let _ = write!(out, " stroke=\"{colour}\" stroke-width=\"{width}\"");
                    if let Some((on, off)) = stroke.dash {
                        let _ = write!(out, " stroke-dasharray=\"{} {}\"", short(on), short(off));
                    }
                    out.push_str(" stroke-linejoin=\"round\"");
                }
                out.push_str("/>\n");
            }
            Item::Text(text) => letters(text, &mut out),
        }
    }
    out.push_str("</svg>\n");
    out
}

/// The outline of every glyph that the page uses, once.
fn glyphs(page: &Page, out: &mut String) {
    let mut used: BTreeSet<(Face, u16)> = BTreeSet::new();
    for text in page.texts() {
        used.extend(text.glyphs().iter().map(|glyph| (text.face, glyph.id)));
    }
    out.push_str("<defs>\n");
    for (face, id) in used {
        let outline = face.outline(id);
        if !outline.is_empty() {
            let _ = writeln!(out, "<path id=\"{}{id}\" d=\"{outline}\"/>", letter(face));
        }
    }
    out.push_str("</defs>\n");
}

fn letters(text: &Text, out: &mut String) {
    let (label, fill) = (escaped(&text.text), hex(text.colour));
    let _ = write!(out, "<g aria-label=\"{label}\" fill=\"{fill}\">");
    match text.stand {
        Stand::Line { from, turn } => {
            let tracking = text.tracking * text.face.units();
            let mut x = 0.0;
            let mut uses = String::new();
            for glyph in text.glyphs() {
                used(text.face, glyph.id, x, &mut uses);
                x += glyph.advance as f32 + tracking;
            }
            let _ = write!(out, "<g transform=\"{}\">{uses}</g>", placed(text, from, turn));
        }
        Stand::Arc { centre, radius, middle } => {
            for (glyph, from, turn) in text.along(centre, radius, middle) {
                let mut one = String::new();
                used(text.face, glyph.id, 0.0, &mut one);
                let _ = write!(out, "<g transform=\"{}\">{one}</g>", placed(text, from, turn));
            }
        }
    }
    out.push_str("</g>\n");
}

/// From units of the face, y upwards, to the page.
fn placed(text: &Text, from: Point, turn: f32) -> String {
    let scale = text.size / text.face.units();
    let (cos, sin) = (turn.cos() * scale, turn.sin() * scale);
    let [a, b, c, d] = [cos, sin, sin, -cos].map(|n| format!("{n:.6}"));
    format!("matrix({a} {b} {c} {d} {} {})", short(from.x), short(from.y))
}

fn used(face: Face, id: u16, x: f32, out: &mut String) {
    if !face.outline(id).is_empty() {
        let _ = write!(out, "<use href=\"#{}{id}\" x=\"{}\"/>", letter(face), short(x));
    }
}

const fn letter(face: Face) -> char {
    match face {
        Face::Text => 't',
        Face::Bold => 'b',
        Face::Serif => 's',
    }
}

fn data(path: &[Step]) -> String {
    let mut out = String::new();
    let point = |p: &Point| format!("{} {}", short(p.x), short(p.y));
    for step in path {
        let _ = match step {
            Step::Move(p) => write!(out, "M{}", point(p)),
            Step::Line(p) => write!(out, "L{}", point(p)),
            Step::Curve(a, b, p) => write!(out, "C{} {} {}", point(a), point(b), point(p)),
            Step::Close => write!(out, "Z"),
        };
    }
    out
}

fn hex(colour: Colour) -> String {
    format!("#{:06x}", colour.0)
}

fn escaped(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            c => out.push(c),
        }
    }
    out
}
