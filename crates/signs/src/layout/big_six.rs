//! Big Six: how much of the wheel bears each symbol, and what it pays. The order of the wheel is
//! not drawn: the house's own wheel shows it.

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

/// A ring in which every symbol has its share.
fn wheel(felt: &mut Felt<'_>, centre: Point, r: f32, names: &[String]) {
    let Chance::Throw { faces, .. } = &felt.table.sign.chance else { return };
    let all: u32 = faces.iter().map(|(_, weight)| weight).sum();
    let rim = Stroke::new(GOLD, 3.0);
    let deep = felt.hue.deep;
    felt.page().circle(centre, r, Some(deep), Some(rim));
    let mut angle = -FRAC_PI_2;
    for (n, (face, weight)) in faces.iter().enumerate() {
        let wide = TAU * *weight as f32 / all as f32;
        let fill = COLOURS[n % COLOURS.len()];
        let path = ring(centre, (r * 0.5, r * 0.96), angle, angle + wide);
        felt.page().shape(path, Some(fill), Some(Stroke::new(INK, 1.0)));
        // Each compartment is a notch at the rim.
        for notch in 1..*weight {
            let at_angle = angle + TAU * notch as f32 / all as f32;
            let point =
                |k: f32| at(centre.x + r * k * at_angle.cos(), centre.y + r * k * at_angle.sin());
            felt.page().line(point(0.88), point(0.96), Stroke::new(INK.over(fill, 60), 0.9));
        }
        let middle = angle + wide / 2.0;
        let place = at(centre.x + r * 0.7 * middle.cos(), centre.y + r * 0.7 * middle.sin());
        if wide > 0.4 && names.get(n).is_some_and(|name| name == face.as_ref()) {
            let ink = if n % COLOURS.len() == 6 { BLACK } else { WHITE };
            felt.write(
                Rect::new(place.x - 22.0, place.y - 22.0, 44.0, 44.0),
                Face::Bold,
                face,
                ink,
                34.0,
            );
        }
        angle += wide;
    }
    let middle = Rect::new(centre.x - r * 0.4, centre.y - r * 0.3, r * 0.8, r * 0.6);
    felt.write(middle, Face::Serif, &format!("{all} places"), GOLD, 34.0);
}
