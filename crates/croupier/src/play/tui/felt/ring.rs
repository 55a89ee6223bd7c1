//! Players round a pot: cards, chips, bets, the button, the boards and the pot in the middle.

use super::cards::{CARD, face, faces, large as large_cards};
use crate::play::look::{bold, cut, faint, framed};
use cards::AnyCard;
use money::Cents;
use ratatui::Frame;
use ratatui::layout::{Alignment, Constraint, Layout, Rect};
use ratatui::style::Color;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use table::{Ask, Seat, Sight};

/// Rows of a seat with its frame, in which the bet stands.
const SEAT: u16 = 4;
/// Rows between the two rows of seats: boards, and the pot.
const MIDDLE: u16 = 3;
/// From this height of all that is drawn on the pot has more room.
const TALL: u16 = 31;

/// From this height of all that is drawn on your cards and the boards are drawn large.
const LARGE: u16 = 33;

/// Rows of the whole ring where so many are left for all that is drawn.
pub fn height(all: u16) -> u16 {
    let rows = CARD.1 as u16;
    match all {
        LARGE.. => SEAT + (rows + 2) + (SEAT + rows - 1),
        TALL.. => 2 * SEAT + MIDDLE + 2,
        _ => 2 * SEAT + MIDDLE,
    }
}

/// A ring as it is looked at.
pub struct Ring<'a> {
    /// The table.
    pub sight: &'a Sight,
    /// Where you sit.
    pub you: Seat,
    /// Which of your cards are picked.
    pub picked: Vec<bool>,
}

/// The cards at a seat, in the order received, those laid apart after the others.
pub fn at(sight: &Sight, seat: Seat) -> Vec<AnyCard> {
    let own = format!("seat{}", seat.n());
    let of = sight.spots.iter().filter(|spot| spot.spot.split('.').next() == Some(own.as_str()));
    of.flat_map(|spot| spot.cards.iter().map(|held| held.card)).collect()
}

/// Draws the ring.
pub fn draw(frame: &mut Frame<'_>, area: Rect, ring: &Ring<'_>) {
    let large = area.height >= height(LARGE);
    let below = if large { SEAT + CARD.1 as u16 - 1 } else { SEAT };
    let [upper, middle, lower] = Layout::vertical([
        Constraint::Length(SEAT),
        Constraint::Fill(1),
        Constraint::Length(below),
    ])
    .areas(area);
    let chairs: Vec<Seat> = ring.sight.chairs.iter().map(|chair| chair.seat).collect();
    let (top, bottom) = sides(&chairs, ring.you);
    seats(frame, upper, ring, &top);
    pot(frame, middle, ring.sight);
    seats(frame, lower, ring, &bottom);
}

/// Seats of the upper row and of the lower one, from left to right: clockwise, with yours in the
/// middle below.
fn sides(seats: &[Seat], you: Seat) -> (Vec<Seat>, Vec<Seat>) {
    let n = seats.len();
    if n == 0 {
        return (Vec::new(), Vec::new());
    }
    let mine = seats.iter().position(|seat| *seat == you).unwrap_or(0);
    let at = |step: usize| seats[(mine + step) % n];
    let below = n.div_ceil(2);
    let middle = below / 2;
    // Clockwise goes left along the lower row, right along the upper one.
    let left = (1..=middle).rev().map(at);
    let right = (1..below - middle).map(|step| at(n - step));
    let bottom = left.chain([at(0)]).chain(right).collect();
    let top = (middle + 1..=middle + n - below).map(at).collect();
    (top, bottom)
}

fn seats(frame: &mut Frame<'_>, area: Rect, ring: &Ring<'_>, seats: &[Seat]) {
    let areas = Layout::horizontal(seats.iter().map(|_| Constraint::Fill(1))).split(area);
    for (seat, area) in seats.iter().zip(areas.iter()) {
        one(frame, *area, ring, *seat);
    }
}

/// A seat: who sits there, cards, chips, the bet.
fn one(frame: &mut Frame<'_>, area: Rect, ring: &Ring<'_>, seat: Seat) {
    let Some(chair) = ring.sight.chair(seat) else { return };
    let you = seat == ring.you;
    let name = if you { "you".into() } else { seat.to_string() };
    let button = if ring.sight.button == Some(seat) { "Ⓓ " } else { "" };
    let asked = |ask: &Ask| match ask {
        Ask::Decide { seat: asked } | Ask::Office { seat: asked, .. } => *asked == seat,
        Ask::Show { by, .. } => *by == Some(seat),
        _ => false,
    };
    let turn = if ring.sight.asks.iter().any(asked) { "▸" } else { " " };
    let width = usize::from(area.width.saturating_sub(2));
    let mut block = framed(cut(&format!("{turn}{button}{name} "), width));
    if you {
        block = block.border_style(bold());
    }
    let cards = at(ring.sight, seat);
    let picked: &[bool] = if you { &ring.picked } else { &[] };
    let shown = match chair.standing.as_ref() {
        standing @ ("folded" | "away" | "waits") => {
            vec![Span::styled(standing.to_string(), faint())]
        }
        _ => faces(&cards, picked, width),
    };
    let room = usize::from(area.height) >= CARD.1 + 3 && cards.len() * CARD.0 <= width;
    let large = you && room && !cards.is_empty();
    let chips = chair.chips.map_or(String::new(), |chips| chips.to_string());
    let bet = match (chair.standing.as_ref(), chair.bet) {
        ("all-in", Cents::ZERO) => "all-in".to_string(),
        ("all-in", bet) => format!("all-in {bet}"),
        (_, Cents::ZERO) => String::new(),
        (_, bet) => format!("bet {bet}"),
    };
    if !bet.is_empty() {
        let bet = format!(" {} ", cut(&bet, width.saturating_sub(2)));
        block = block.title_bottom(Line::styled(bet, bold().fg(Color::LightYellow)));
    }
    let mut lines = vec![Line::from(shown)];
    if large && !matches!(chair.standing.as_ref(), "folded" | "away" | "waits") {
        lines = large_cards(&cards, picked);
    }
    lines.push(Line::from(chips));
    frame.render_widget(Paragraph::new(lines).block(block), area);
}

/// The boards and the pot.
fn pot(frame: &mut Frame<'_>, area: Rect, sight: &Sight) {
    let mut lines = Vec::new();
    let boards = sight.spots.iter().filter(|spot| spot.spot.starts_with("board"));
    for board in boards.filter(|board| !board.cards.is_empty()) {
        let open: Vec<AnyCard> = board.cards.iter().map(|held| held.card).collect();
        let alone = sight.spots.iter().filter(|spot| spot.spot.starts_with("board")).count() == 1;
        if alone && usize::from(area.height) > CARD.1 {
            lines.extend(large_cards(&open, &[]));
            continue;
        }
        let mut spans = Vec::new();
        for held in &board.cards {
            spans.extend([face(held.card), Span::raw(" ")]);
        }
        lines.push(Line::from(spans));
    }
    match sight.pot {
        Cents::ZERO if lines.is_empty() => {
            lines.push(Line::styled("No hand is on.", faint()));
        }
        Cents::ZERO => {}
        pot => {
            let street = sight.figure("street").map_or(String::new(), |s| format!("{s} · "));
            lines.push(Line::styled(format!("{street}pot {pot}"), bold()));
        }
    }
    let above = usize::from(area.height).saturating_sub(lines.len()) / 2;
    let lines: Vec<Line<'_>> = vec![Line::default(); above].into_iter().chain(lines).collect();
    frame.render_widget(Paragraph::new(lines).alignment(Alignment::Center), area);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_go_clockwise_with_yours_in_the_middle_below() {
        let seats: Vec<Seat> = (1..=6).filter_map(Seat::new).collect();
        let (top, bottom) = sides(&seats, seats[2]);
        let numbers = |seats: Vec<Seat>| seats.into_iter().map(Seat::n).collect::<Vec<u8>>();
        assert_eq!((numbers(top), numbers(bottom)), (vec![5, 6, 1], vec![4, 3, 2]));
        let (top, bottom) = sides(&seats[..2], seats[0]);
        assert_eq!((numbers(top), numbers(bottom)), (vec![2], vec![1]));
        assert_eq!(sides(&[], Seat::FIRST), (Vec::new(), Vec::new()));
    }
}
