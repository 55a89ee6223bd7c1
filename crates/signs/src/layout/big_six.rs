//! Big Six: the wheel in the order that the house has posted, and what each symbol pays. The book
//! prints its order as a picture alone: where a house posts none, the wheel shows only how much of
//! it bears each symbol.

use super::felt::{Felt, GAP, Say};
use crate::font::Face;
use crate::hue::{BLACK, GOLD, INK, RED, SECOND, WHITE, ZERO};
use crate::scene::{Colour, Point, Rect, Stroke, at, ring};
use ::table::Chance;
use std::f32::consts::{FRAC_PI_2, TAU};

const COLOURS: [Colour; 7] = [
    Colour(0x00E0_A526),
    BLACK,
    Colour(0x005B_2D8E),
    RED,
    ZERO,
    Colour(0x002B_6CB8),
    Colour(0x00EF_E6CF),
];

pub fn draw(felt: &mut Felt<'_>) {
    let Chance::Throw { faces, .. } = &felt.table.sign.chance else { return };
    let area = felt.area;
    let cut = area.shares(&[1.0, 1.08], 22.0);
    let names = names(felt);
    let all: u32 = faces.iter().map(|(_, weight)| weight).sum();
    let r = (cut[0].w.min(cut[0].h) / 2.0) - 6.0;
    wheel(felt, cut[0].centre(), r, &names);
    let marks = felt.marks(|_| true);
    let rows = cut[1].rows(&vec![1.0; marks.len().max(1)], GAP);
    for (n, (mark, rect)) in marks.iter().zip(rows).enumerate() {
        felt.mark(rect, None);
        let odds = felt.odds(&mark.id).unwrap_or_default();
        let parts = rect.shares(&[0.5, 1.7, 1.5], GAP);
        let side = (rect.h - 12.0).min(parts[0].w);
        let middle = parts[0].centre();
        let chip = Rect::new(middle.x - side / 2.0, middle.y - side / 2.0, side, side);
        let at_face = faces.iter().position(|(face, _)| mark.id == face.as_ref()).unwrap_or(n);
        let fill = COLOURS[at_face % COLOURS.len()];
        felt.page().rect(chip, 6.0, Some(fill), Some(Stroke::new(INK, 0.8)));
        let ink = if at_face % COLOURS.len() == 6 { BLACK } else { WHITE };
        felt.write(chip, Face::Bold, &mark.id, ink, 28.0);
        let weight = faces.get(at_face).map_or(0, |(_, weight)| *weight);
        let share = match names.get(at_face).filter(|name| **name != mark.id.as_ref()) {
            Some(name) => format!("{name}, {weight} of {all}"),
            None => format!("{weight} of {all}"),
        };
        felt.write(parts[1].inset(4.0), Face::Text, &share, SECOND, 26.0);
        felt.say(parts[2].into(), &Say { most: 40.0, ..Say::new("", &odds) });
    }
}

/// The symbols: the house's own names, or letters.
fn names(felt: &Felt<'_>) -> Vec<String> {
    let Chance::Throw { faces, .. } = &felt.table.sign.chance else { return Vec::new() };
    match felt.table.value("symbols") {
        Some(names) if names != "printed" => {
            names.split(',').map(|one| one.trim().to_string()).collect()
        }
        _ => faces.iter().map(|(face, _)| face.to_string()).collect(),
    }
}

/// The segments from the top, each by the number of its symbol and how many places it takes: those
/// of the posted wheel, or each symbol's together where none is posted that has all of them.
pub fn segments(
    faces: &[(table::Name, u32)],
    names: &[String],
    wheel: &[String],
) -> Vec<(usize, u32)> {
    let symbol = |one: &String| names.iter().position(|name| name == one);
    let order: Vec<usize> = wheel.iter().filter_map(symbol).collect();
    let count = |n: usize| order.iter().filter(|one| **one == n).count() as u32;
    let whole = faces.iter().enumerate().all(|(n, (_, weight))| count(n) == *weight);
    if whole && order.len() == wheel.len() {
        return order.into_iter().map(|n| (n, 1)).collect();
    }
    faces.iter().enumerate().map(|(n, (_, weight))| (n, *weight)).collect()
}

/// The wheel.
fn wheel(felt: &mut Felt<'_>, centre: Point, r: f32, names: &[String]) {
    let Chance::Throw { faces, .. } = &felt.table.sign.chance else { return };
    let all: u32 = faces.iter().map(|(_, weight)| weight).sum();
    let rim = Stroke::new(GOLD, 3.0);
    let deep = felt.hue.deep;
    felt.page().circle(centre, r, Some(deep), Some(rim));
    let mut angle = -FRAC_PI_2;
    for (n, many) in segments(faces, names, &felt.table.wheel) {
        let wide = TAU * many as f32 / all as f32;
        let fill = COLOURS[n % COLOURS.len()];
        let path = ring(centre, (r * 0.5, r * 0.96), angle, angle + wide);
        felt.page().shape(path, Some(fill), Some(Stroke::new(INK, 1.0)));
        // Each compartment is a notch at the rim.
        for notch in 1..many {
            let at_angle = angle + TAU * notch as f32 / all as f32;
            let point =
                |k: f32| at(centre.x + r * k * at_angle.cos(), centre.y + r * k * at_angle.sin());
            felt.page().line(point(0.88), point(0.96), Stroke::new(INK.over(fill, 60), 0.9));
        }
        let middle = angle + wide / 2.0;
        let place = at(centre.x + r * 0.7 * middle.cos(), centre.y + r * 0.7 * middle.sin());
        let face = faces[n].0.as_ref();
        if wide > 0.4 && names.get(n).is_some_and(|name| name == face) {
            let ink = if n % COLOURS.len() == 6 { BLACK } else { WHITE };
            let rect = Rect::new(place.x - 22.0, place.y - 22.0, 44.0, 44.0);
            felt.write(rect, Face::Bold, face, ink, 34.0);
        }
        angle += wide;
    }
    let middle = Rect::new(centre.x - r * 0.4, centre.y - r * 0.3, r * 0.8, r * 0.6);
    felt.write(middle, Face::Serif, &format!("{all} places"), GOLD, 34.0);
}
