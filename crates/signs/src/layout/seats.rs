//! Tables with hands: blackjack's half moon, poker against the dealer, pai gow, rings of players,
//! rows of Chinese poker. Spots lie as a seat sees them, pay tables are printed below.

use super::columns::needed;
use super::felt::{Felt, GAP, Plate, Say};
use super::pieces::{places, places_wide};
use crate::font::Face;
use crate::hue::{GOLD, INK, SECOND};
use crate::pays::{Paid, best, capital, money, paid};
use crate::scene::{Point, Rect, Role, Stand, Step, Stroke, Text, arc, at};
use ::table::{Kind, Mark};
use std::f32::consts::FRAC_PI_2;

/// Tables that are printed on the felt: those with more than one line that wins. Of the game
/// itself only these are printed, of a wager beside it whatever does not lose.
fn printed(felt: &Felt<'_>, wanted: impl Fn(&Paid) -> bool) -> Vec<Paid> {
    let wins =
        |mark: &Mark, paid: &Paid| paid.groups.iter().any(|group| mark.group == group.as_str());
    let mut all = paid(felt.table);
    for paid in &mut all {
        let marks = &felt.table.sign.marks;
        let won: Vec<String> = marks
            .iter()
            .filter(|mark| wins(mark, paid))
            .flat_map(|mark| mark.lines.iter().filter(|line| line.wins))
            .map(|line| money(felt.table.book, &line.pays))
            .collect();
        let many = paid.rows.iter().filter(|(_, pays)| won.contains(pays)).count();
        let beside = is_beside(paid.kind) && many > 1;
        paid.rows.retain(|(_, pays)| beside || won.contains(pays));
    }
    all.retain(|paid| paid.rows.len() > 1 && wanted(paid));
    all
}

/// A place for chips, by what stands on it.
struct Spot {
    kind: Kind,
    title: String,
    odds: String,
}

/// The places of wagers on offer, and of those that the layout shows though they are not.
fn places_of(felt: &Felt<'_>, wanted: impl Fn(Kind) -> bool) -> Vec<Spot> {
    let odds = |mark: &Mark| {
        let odds = best(felt.table, mark).filter(|odds| !odds.starts_with("up to"));
        odds.unwrap_or_default()
    };
    let offered = felt.marks(|mark| wanted(mark.kind));
    let offered = offered.into_iter().map(|mark| Spot {
        kind: mark.kind,
        title: mark.title.to_string(),
        odds: odds(mark),
    });
    let idle = felt.table.sides.iter().filter(|side| side.marked && !side.offered);
    let idle = idle.filter(|side| wanted(side.kind)).map(|side| Spot {
        kind: side.kind,
        title: side.title.clone(),
        odds: "not available".into(),
    });
    offered.chain(idle).collect()
}

/// How wide places are: alike where all names fit, else by what they need.
fn widths(area: Rect, spots: &[Spot]) -> Vec<f32> {
    let many = spots.len() as f32;
    let free = area.w - GAP * 2.0 * (many - 1.0);
    let even = (free / many).min(200.0);
    let wants: Vec<f32> = spots
        .iter()
        .map(|spot| {
            let say = Say::new(&spot.title, &spot.odds);
            Felt::wants(&say, area.h - 16.0, free) + 2.0 * inset(spot, area.h)
        })
        .collect();
    let sum: f32 = wants.iter().sum();
    if wants.iter().all(|want| *want <= even) || sum > free {
        return vec![even; spots.len()];
    }
    let room = ((free - sum) / many).min(60.0);
    wants.into_iter().map(|want| want + room).collect()
}

fn is_beside(kind: Kind) -> bool {
    matches!(kind, Kind::Side | Kind::Progressive)
}

/// How far text keeps from the edge of a place.
fn inset(spot: &Spot, h: f32) -> f32 {
    if is_beside(spot.kind) { 6.0 } else { (h * 0.17).min(18.0) }
}

/// The spots of a seat: pills for the game, boxes beside it, dashed for what is wagered later.
fn spots(felt: &mut Felt<'_>, area: Rect, spots: &[Spot]) {
    let widths = widths(area, spots);
    let gaps = GAP * 2.0 * (spots.len() as f32 - 1.0);
    let mut x = area.centre().x - f32::midpoint(widths.iter().sum(), gaps);
    let mut said = Vec::new();
    for (spot, w) in spots.iter().zip(widths) {
        let rect = Rect::new(x, area.y, w, area.h);
        x += w + GAP * 2.0;
        let later = spot.kind == Kind::Later;
        let side = is_beside(spot.kind);
        let colour = if side { GOLD } else { INK };
        let dash = later.then_some((6.0, 4.0));
        let edge = Stroke { colour: colour.over(felt.hue.felt, 80), width: 1.6, dash };
        let fill = Some(felt.hue.mark());
        let round = if side { 8.0 } else { rect.h / 2.0 };
        felt.page().rect(rect, round, fill, Some(edge));
        let inset = inset(spot, rect.h);
        let plate = Plate { w: w - 2.0 * inset, h: area.h - 16.0, ..Plate::from(rect) };
        said.push((plate, Say { most: 32.0, colour, ..Say::new(&spot.title, &spot.odds) }));
    }
    felt.level(said);
}

/// A caption and places for cards beside it, about the middle of a row.
fn hand(felt: &mut Felt<'_>, area: Rect, name: &str, cards: usize) {
    let size = Face::Serif.floor();
    let wide = Face::Serif.width(name, 0.06) * size;
    let h = tall(area, name, cards);
    let all = wide + 14.0 + places_wide(cards, h);
    let x = area.centre().x - all / 2.0;
    let text = Text {
        text: name.to_string(),
        face: Face::Serif,
        size,
        tracking: 0.06,
        colour: SECOND,
        stand: Stand::Line {
            from: at(x, area.centre().y + size * Face::Serif.cap_height() / 2.0),
            turn: 0.0,
        },
        role: Role::Posted,
    };
    felt.page().text(text);
    let hue = felt.hue;
    let y = area.centre().y - h / 2.0;
    places(felt.page(), hue, at(x + wide + 14.0, y), cards, h);
}

/// How tall cards can be beside their caption.
fn tall(area: Rect, name: &str, cards: usize) -> f32 {
    let wide = Face::Serif.width(name, 0.06) * Face::Serif.floor();
    area.h.min((area.w - wide - 14.0) / places_wide(cards, 1.0))
}

/// How many cards lie before the dealer and on the board.
fn dealt(game: &str) -> (usize, usize) {
    let name = game.split_once('/').map_or(game, |(_, name)| name);
    if name.contains("holdem") {
        (2, 5)
    } else if name.contains("let-it-ride") {
        (0, 2)
    } else if name.contains("stud") || name.contains("pokara") {
        (5, 0)
    } else {
        (3, 0)
    }
}

/// Hands against the dealer's or the player-dealer's.
pub fn hands(felt: &mut Felt<'_>) {
    let (dealer, board) = dealt(felt.table.game);
    let banker = match felt.table.sign.bank {
        ::table::Bank::PlayerDealer => "PLAYER-DEALER",
        _ => "DEALER",
    };
    sketched(felt, &[(banker, dealer), ("BOARD", board)]);
}

/// Pai gow: the two-card hand before the five-card hand, the wagers, what bonuses pay.
pub fn pai_gow(felt: &mut Felt<'_>) {
    sketched(felt, &[("LOW", 2), ("HIGH", 5)]);
}

/// Hands above, spots below them, then what bonuses pay: on the same page if there is room.
fn sketched(felt: &mut Felt<'_>, places: &[(&str, usize)]) {
    let tables = printed(felt, |_| true);
    let marks = places_of(felt, |_| true);
    let places: Vec<_> = places.iter().filter(|(_, cards)| *cards > 0).collect();
    let area = felt.area;
    let rows = marks.len().div_ceil(5).max(1) as f32;
    let least = 64.0 + 14.0 + 74.0 * rows + 16.0;
    let free = area.h - needed(area, &tables);
    let here = free >= least;
    let h = if here { free.min(area.h * 0.62) } else { area.h };
    let h = if tables.is_empty() { area.h } else { h };
    let cut = Rect { h: h - 16.0, ..area }.rows(&[0.85, rows], 14.0);
    let rects = beside(cut[0], &places);
    let sizes = places.iter().zip(&rects).map(|((name, cards), rect)| tall(*rect, name, *cards));
    let h = sizes.fold(190.0, f32::min);
    for ((name, cards), rect) in places.iter().zip(rects) {
        let y = rect.centre().y - h / 2.0;
        hand(felt, Rect { y, h, ..rect }, name, *cards);
    }
    let each = marks.len().div_ceil(rows as usize).max(1);
    let levels = cut[1].rows(&vec![1.0; rows as usize], GAP * 2.0);
    for (row, level) in marks.chunks(each).zip(levels) {
        let tall = level.h.min(130.0);
        spots(felt, Rect { y: level.y + (level.h - tall) / 2.0, h: tall, ..level }, row);
    }
    let top = if here { cut[1].bottom() + 16.0 } else { area.bottom() };
    felt.columns(Rect { y: top, h: area.bottom() - top, ..area }, &tables);
}

/// Room for hands, by how many cards they have.
fn beside(row: Rect, places: &[&(&str, usize)]) -> Vec<Rect> {
    // As much as a caption needs, and cards of one height beside all of them.
    let caption = |name: &str| Face::Serif.width(name, 0.06) * Face::Serif.floor() + 14.0;
    let captions: f32 = places.iter().map(|(name, _)| caption(name)).sum();
    let cards: f32 = places.iter().map(|(_, cards)| places_wide(*cards, 1.0)).sum();
    let free = row.w - captions - GAP * 3.0 * (places.len() as f32 - 1.0);
    let h = free.max(0.0) / cards.max(1.0);
    let share = |(name, cards): &&(&str, usize)| caption(name) + places_wide(*cards, h);
    let shares: Vec<f32> = places.iter().map(share).collect();
    row.shares(&shares, GAP * 3.0)
}

/// Blackjack and its kin: what a blackjack and insurance pay along an arc, a box for each seat,
/// wagers beside the game below.
pub fn twenty_one(felt: &mut Felt<'_>) {
    let area = felt.area;
    let tables = printed(felt, |paid| matches!(paid.kind, Kind::Side | Kind::Progressive));
    let main = felt.marks(|mark| mark.kind == Kind::Main);
    let lines = arcs(felt, &main);
    let beside = places_of(felt, is_beside);
    let low = if beside.is_empty() { 0.0 } else { 74.0 };
    let (radius, half) = (RADIUS, (area.w * 0.44 / RADIUS).asin());
    // The middle of the line over the boxes.
    let line = area.bottom() - low - 108.0;
    let centre = at(area.centre().x, line - radius);
    let mut r = radius - 16.0;
    for (text, colour, most) in lines.iter().rev() {
        let face = if *colour == GOLD { Face::Serif } else { Face::Bold };
        let tracking = if *colour == GOLD { 0.06 } else { 0.0 };
        let size = along(face, text, tracking, area.w * ACROSS, *most);
        let text = text.clone();
        let stand = Stand::Arc { centre, radius: r, middle: FRAC_PI_2 };
        let colour = *colour;
        felt.page().text(Text { text, face, size, tracking, colour, stand, role: Role::Posted });
        r -= size * 1.28;
    }
    let stroke = Stroke::new(felt.hue.line(), 1.3);
    for radius in [radius, r] {
        let start = FRAC_PI_2 + half;
        let first = at(centre.x + radius * start.cos(), centre.y + radius * start.sin());
        let mut path = vec![Step::Move(first)];
        path.extend(arc(centre, radius, start, FRAC_PI_2 - half));
        felt.page().shape(path, None, Some(stroke));
    }
    let free = centre.y + r - area.y - 14.0;
    if free > 44.0 {
        let h = free.min(84.0);
        let who = match felt.table.sign.bank {
            ::table::Bank::PlayerDealer => "PLAYER-DEALER",
            _ => "DEALER",
        };
        hand(felt, Rect { y: area.y + (free - h) / 2.0, h, ..area }, who, 2);
    }
    boxes(felt, centre, radius + 52.0, half);
    if !beside.is_empty() {
        spots(felt, Rect { y: area.bottom() - 62.0, h: 62.0, ..area }, &beside);
    }
    felt.columns(Rect { y: area.bottom(), h: 0.0, ..area }, &tables);
}

/// How much of the felt a line along the arc takes.
const ACROSS: f32 = 0.84;
/// The radius of the line over the boxes.
const RADIUS: f32 = 900.0;

/// The largest size at which a line fits along an arc.
fn along(face: Face, text: &str, tracking: f32, w: f32, most: f32) -> f32 {
    (w / face.width(text, tracking)).min(most).max(face.floor())
}

/// What stands along the arc: the best a first hand pays, what insurance pays, how the dealer
/// draws.
fn arcs(felt: &Felt<'_>, main: &[&Mark]) -> Vec<(String, crate::scene::Colour, f32)> {
    let mut lines = Vec::new();
    for mark in main {
        let wins = mark.lines.iter().filter(|line| line.wins && line.pays != "1 to 1");
        // Two aces pay, a blackjack pays.
        let verb = |label: &str| if label.ends_with('s') { "pay" } else { "pays" };
        let pays: Vec<String> = wins
            .map(|line| format!("{} {} {}", line.label, verb(&line.label), line.pays))
            .collect();
        let joined = pays.join(" · ").to_uppercase();
        let wide = Face::Serif.width(&joined, 0.06) * Face::Serif.floor() * 1.1;
        if pays.is_empty() {
            continue;
        }
        if wide < felt.area.w * ACROSS {
            lines.push((joined, GOLD, 58.0));
        } else {
            lines.extend(pays.iter().map(|one| (one.to_uppercase(), GOLD, 48.0)));
        }
    }
    if lines.is_empty() {
        lines.push(("WINS PAY 1 TO 1".to_string(), GOLD, 58.0));
    }
    match felt.table.value("soft_17") {
        Some("hits") => lines.push(("Dealer draws to 16 and to soft 17".into(), INK, 34.0)),
        Some("stands") => {
            lines.push(("Dealer draws to 16 and stands on all 17s".into(), INK, 34.0));
        }
        _ => {}
    }
    if let Some(odds) = felt.odds("insurance") {
        lines.push((format!("Insurance pays {odds}"), SECOND, 32.0));
    }
    lines
}

/// A box for each seat, along an arc.
fn boxes(felt: &mut Felt<'_>, centre: Point, radius: f32, half: f32) {
    let seats: Vec<u8> = felt.table.sign.all_seats().map(table::Seat::n).collect();
    let many = seats.len().max(1);
    for (n, seat) in seats.iter().enumerate() {
        let share = (n as f32 + 0.5) / many as f32;
        let angle = FRAC_PI_2 + half - 2.0 * half * share;
        let middle = at(centre.x + radius * angle.cos(), centre.y + radius * angle.sin());
        let edge = Stroke::new(INK.over(felt.hue.felt, 75), 1.6);
        let fill = felt.hue.mark();
        felt.page().circle(middle, 34.0, Some(fill), Some(edge));
        let rect = Rect::new(middle.x - 20.0, middle.y - 20.0, 40.0, 40.0);
        felt.write(rect, Face::Bold, &seat.to_string(), SECOND, 30.0);
    }
}

/// A ring: seats around an oval, what is played for in the middle.
pub fn ring(felt: &mut Felt<'_>) {
    let area = felt.area;
    let oval = area.inset(34.0);
    let edge = Stroke::new(felt.hue.line(), 2.0);
    let (deep, felt_deep) = (felt.hue.mark(), felt.hue.deep);
    felt.page().rect(oval, oval.h / 2.0, Some(deep), Some(edge));
    let gold = Stroke::new(GOLD.over(felt.hue.felt, 55), 1.0);
    felt.page().rect(oval.inset(10.0), oval.h / 2.0, None, Some(gold));
    let seats: Vec<u8> = felt.table.sign.all_seats().map(table::Seat::n).collect();
    let many = seats.len() as f32;
    for (n, seat) in seats.iter().enumerate() {
        // The dealer sits in the middle of the lower side, with the room of a seat and a half.
        let middle = around(oval, (n as f32 + 1.25) / (many + 1.5));
        let rim = Stroke::new(INK, 1.6);
        let fill = felt.hue.deep;
        felt.page().circle(middle, 28.0, Some(fill), Some(rim));
        let rect = Rect::new(middle.x - 20.0, middle.y - 20.0, 40.0, 40.0);
        felt.write(rect, Face::Bold, &seat.to_string(), INK, 28.0);
    }
    let name = Rect::new(oval.centre().x - 80.0, oval.bottom() - 16.0, 160.0, 32.0);
    felt.page().rect(name, 8.0, Some(felt_deep), Some(edge));
    felt.write(name.inset(3.0), Face::Serif, "DEALER", SECOND, 26.0);
    let inner = oval.inset(64.0);
    let rows = inner.rows(&[1.3, 1.0], 10.0);
    let (large, small) = stakes(felt);
    felt.write(rows[0], Face::Bold, &large, GOLD, 64.0);
    felt.write(rows[1], Face::Text, &small, SECOND, 34.0);
}

/// A place on the edge of an oval with straight sides, by its share of the way round, clockwise
/// from the middle of the lower side.
fn around(oval: Rect, share: f32) -> Point {
    let r = oval.h / 2.0;
    let flat = oval.w - oval.h;
    let bend = std::f32::consts::PI * r;
    let mut way = share * 2.0 * (flat + bend);
    let centre = oval.centre();
    if way <= flat / 2.0 {
        return at(centre.x - way, oval.bottom());
    }
    way -= flat / 2.0;
    if way <= bend {
        let angle = FRAC_PI_2 + way / r;
        return at(centre.x - flat / 2.0 + r * angle.cos(), centre.y + r * angle.sin());
    }
    way -= bend;
    if way <= flat {
        return at(centre.x - flat / 2.0 + way, oval.y);
    }
    way -= flat;
    if way <= bend {
        let angle = way / r - FRAC_PI_2;
        return at(centre.x + flat / 2.0 + r * angle.cos(), centre.y + r * angle.sin());
    }
    at(centre.x + flat / 2.0 - (way - bend), oval.bottom())
}

/// What is played for: the limit, and the money that is forced.
fn stakes(felt: &Felt<'_>) -> (String, String) {
    let amount = |name: &str| {
        let value = felt.table.value(name).filter(|value| *value != "0.00")?;
        let one = |part: &str| match part.parse::<::money::Cents>() {
            Ok(amount) => money(felt.table.book, &amount.to_string()),
            Err(_) => part.to_string(),
        };
        Some(value.split('/').map(one).collect::<Vec<_>>().join(" / "))
    };
    let limit = felt.table.value("limit").map(|limit| match limit {
        "no" => "no limit".to_string(),
        "pot" => "pot limit".to_string(),
        "spread" => "spread limit".to_string(),
        _ => "limit".to_string(),
    });
    let bets: Vec<String> = ["small", "big", "point"].iter().filter_map(|n| amount(n)).collect();
    let large = match (&limit, bets.is_empty()) {
        (Some(limit), false) => format!("{} {limit}", bets.join(" – ")),
        (Some(limit), true) => capital(limit),
        (None, false) => bets.join(" – "),
        (None, true) => String::new(),
    };
    let forced = [("blinds", "Blinds"), ("ante", "Ante"), ("bring_in", "Bring-in")];
    let forced: Vec<String> = forced
        .iter()
        .filter_map(|(name, label)| amount(name).map(|amount| format!("{label} {amount}")))
        .collect();
    (large, forced.join(" · "))
}

/// Chinese poker: three rows for a seat, and what a point is worth.
pub fn rows(felt: &mut Felt<'_>) {
    let area = felt.area;
    let cut = area.rows(&[1.0, 1.0, 1.0, 0.55], 12.0);
    for ((name, cards), rect) in [("FRONT", 3), ("MIDDLE", 5), ("BACK", 5)].into_iter().zip(&cut) {
        let parts = rect.shares(&[0.8, 2.6], GAP);
        felt.write(parts[0], Face::Serif, name, INK, 40.0);
        let wide = places_wide(5, rect.h);
        let edge = Stroke::new(felt.hue.line(), 1.2);
        let frame = Rect::new(parts[1].x, rect.y - 4.0, wide + 16.0, rect.h + 8.0);
        felt.page().rect(frame, 8.0, None, Some(edge));
        let hue = felt.hue;
        let x = parts[1].x + 8.0 + (wide - places_wide(cards, rect.h)) / 2.0;
        places(felt.page(), hue, at(x, rect.y), cards, rect.h);
    }
    let (large, small) = stakes(felt);
    let text = if large.is_empty() { String::new() } else { format!("{large} a point") };
    let text = [text, small].into_iter().filter(|one| !one.is_empty()).collect::<Vec<_>>();
    felt.write(cut[3], Face::Bold, &text.join(" · "), GOLD, 44.0);
}
