//! Dice and places for cards.

use crate::hue::{Hue, INK, SECOND};
use crate::scene::{Colour, Page, Point, Rect, Stroke, at};

const IVORY: Colour = Colour(0x00FF_FDF8);
const PIP: Colour = Colour(0x0014_181A);
const PIP_ONE: Colour = Colour(0x00C3_161C);

/// A die that shows a face, the one in red.
pub fn die(page: &mut Page, place: Rect, face: u8) {
    page.rect(place, place.w * 0.17, Some(IVORY), Some(Stroke::new(PIP, 0.6)));
    let (low, mid, high) = (0.26, 0.5, 0.74);
    let pips: &[(f32, f32)] = match face {
        1 => &[(mid, mid)],
        2 => &[(low, low), (high, high)],
        3 => &[(low, low), (mid, mid), (high, high)],
        4 => &[(low, low), (high, low), (low, high), (high, high)],
        5 => &[(low, low), (high, low), (mid, mid), (low, high), (high, high)],
        _ => &[(low, low), (high, low), (low, mid), (high, mid), (low, high), (high, high)],
    };
    let (r, colour) = if face == 1 { (0.14, PIP_ONE) } else { (0.095, PIP) };
    for (x, y) in pips {
        let centre = at(place.x + place.w * x, place.y + place.h * y);
        page.circle(centre, place.w * r, Some(colour), None);
    }
}

/// Dice in a row about a middle.
pub fn dice(page: &mut Page, middle: Point, faces: &[u8], size: f32) {
    let gap = size * 0.14;
    let many = faces.len() as f32;
    let mut x = middle.x - f32::midpoint(many * size, (many - 1.0) * gap);
    for face in faces {
        die(page, Rect::new(x, middle.y - size / 2.0, size, size), *face);
        x += size + gap;
    }
}

/// Places for cards in a row from the left; gives the right end.
pub fn places(page: &mut Page, hue: &Hue, from: Point, many: usize, h: f32) -> f32 {
    let w = h * 5.0 / 7.0;
    let mut x = from.x;
    for _ in 0..many {
        let edge = Stroke { colour: SECOND, width: 1.2, dash: Some((5.0, 4.0)) };
        let inner = Stroke::new(INK.over(hue.felt, 22), 0.8);
        let rect = Rect::new(x, from.y, w, h);
        page.rect(rect, w * 0.09, Some(hue.mark()), Some(edge));
        page.rect(rect.inset(w * 0.13), w * 0.05, None, Some(inner));
        x += w + h * 0.1;
    }
    x - h * 0.1
}

/// How wide so many places are.
pub fn places_wide(many: usize, h: f32) -> f32 {
    many as f32 * h * 5.0 / 7.0 + many.saturating_sub(1) as f32 * h * 0.1
}
