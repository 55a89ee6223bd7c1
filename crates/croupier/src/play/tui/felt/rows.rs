//! Players with rows of cards, as in Chinese poker: front, middle and back, and what is in hand.

use super::cards::{face, faces};
use crate::play::look::{bold, cut, faint, framed};
use crate::play::tui::asked;
use cards::{AnyCard, Card};
use hands::words;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use table::{Ask, Pick, Seat, Sight};

/// The rows of a hand, from the front on.
const ROWS: [&str; 3] = ["front", "middle", "back"];
/// Columns of the name of a row.
const LABEL: usize = 7;
/// The narrowest place of a player: thirteen cards side by side in a frame.
const NARROW: u16 = 28;
/// Rows of a place with its frame: three of cards, and one of the hand.
const PLACE: u16 = 6;

/// Cards that are being set: out of which, the one pointed at, and the row of each.
pub struct Setting<'a> {
    /// Out of these.
    pub pick: &'a Pick,
    /// The card pointed at.
    pub at: usize,
    /// The row of each card, counted from 1; 0 is the hand.
    pub rows: &'a [u8],
}

/// How many rows the felt takes at a width.
pub fn height(sight: &Sight, width: u16) -> u16 {
    let each = usize::from((width / NARROW).max(1));
    PLACE * (sight.chairs.len().div_ceil(each).max(1) as u16)
}

/// Draws every player's rows, yours first.
pub fn draw(
    frame: &mut Frame<'_>,
    area: Rect,
    (sight, you): (&Sight, Seat),
    setting: Option<&Setting<'_>>,
) {
    let mut seats: Vec<Seat> = sight.chairs.iter().map(|chair| chair.seat).collect();
    let mine = seats.iter().position(|seat| *seat == you).unwrap_or(0);
    seats.rotate_left(mine);
    let each = usize::from((area.width / NARROW).max(1));
    let columns = each.min(seats.len());
    let bands = seats.chunks(each);
    let areas = Layout::vertical(bands.clone().map(|_| Constraint::Length(PLACE))).split(area);
    for (band, area) in bands.zip(areas.iter()) {
        let places = Layout::horizontal(vec![Constraint::Fill(1); columns]).split(*area);
        for (seat, area) in band.iter().zip(places.iter()) {
            let setting = setting.filter(|_| *seat == you);
            place(frame, *area, (sight, you), *seat, setting);
        }
    }
}

fn place(
    frame: &mut Frame<'_>,
    area: Rect,
    (sight, you): (&Sight, Seat),
    seat: Seat,
    setting: Option<&Setting<'_>>,
) {
    let Some(chair) = sight.chair(seat) else { return };
    let width = usize::from(area.width.saturating_sub(2));
    let name = if seat == you { "you".into() } else { seat.to_string() };
    let button = if sight.button == Some(seat) { "Ⓓ " } else { "" };
    let asked = sight.asks.iter().any(|ask| matches!(ask, Ask::Decide { seat: s } if *s == seat));
    let turn = if asked { "▸" } else { " " };
    let chips = chair.chips.map_or(String::new(), |chips| format!(" {chips}"));
    let title = format!("{turn}{button}{name}{chips} ");
    let mut block = framed(cut(&title, width));
    if seat == you {
        block = block.border_style(bold());
    }
    let mut lines = Vec::new();
    for (at, row) in ROWS.into_iter().enumerate() {
        let spot = sight.spot(&format!("seat{}.{row}", seat.n()));
        let mut cards: Vec<AnyCard> = spot.iter().map(|held| held.card).collect();
        let laid = cards.len();
        if let Some(Setting { pick, rows, .. }) = setting {
            let set = pick.from.iter().zip(*rows).filter(|(_, to)| usize::from(**to) == at + 1);
            cards.extend(set.map(|(card, _)| *card));
        }
        let picked: Vec<bool> = (0..cards.len()).map(|at| at >= laid).collect();
        let mut spans = vec![Span::styled(format!("{row:<LABEL$}"), faint())];
        spans.extend(faces(&cards, &picked, width.saturating_sub(LABEL)));
        let used = LABEL + (3 * cards.len()).saturating_sub(1);
        let kind = kind(at, &cards, width.saturating_sub(used)).unwrap_or_default();
        if width > used + kind.len() {
            spans.push(Span::styled(format!("{kind:>room$}", room = width - used), faint()));
        }
        lines.push(Line::from(spans));
    }
    lines.push(match (setting, chair.standing.as_ref()) {
        (Some(setting), _) => hand(setting, width),
        (None, standing @ ("away" | "waits" | "folded")) => {
            Line::styled(standing.to_string(), faint())
        }
        (None, _) => {
            let held = sight.spot(&format!("seat{}", seat.n()));
            let mut cards: Vec<AnyCard> = held.iter().map(|held| held.card).collect();
            cards.sort_by_key(|card| asked::rank(*card));
            Line::from(faces(&cards, &[], width))
        }
    });
    frame.render_widget(Paragraph::new(lines).block(block), area);
}

/// What a row makes once it is whole: three cards in front, else five. Its whole name where there
/// is room for it, else its kind.
fn kind(row: usize, cards: &[AnyCard], room: usize) -> Option<String> {
    let cards: Vec<Card> = cards.iter().map(|card| card.natural()).collect::<Option<_>>()?;
    let (name, kind) = if row == 0 {
        let three = cards.as_slice().try_into().ok()?;
        (words::front(three), hands::front(three).category())
    } else {
        let five = cards.as_slice().try_into().ok()?;
        let kind = hands::high(five).category();
        (words::high(five, kind), kind)
    };
    Some(if name.chars().count() < room { name } else { kind.name().to_string() })
}

/// Every card that is being set, those in rows faint, the one pointed at reversed.
fn hand(setting: &Setting<'_>, width: usize) -> Line<'static> {
    let wide = setting.pick.from.len() * 3 <= width + 1;
    let mut spans = Vec::new();
    for (at, card) in setting.pick.from.iter().enumerate() {
        let mut span = face(*card);
        if setting.rows.get(at).is_some_and(|row| *row > 0) {
            span = span.patch_style(faint());
        }
        if at == setting.at {
            span = span.patch_style(Style::new().add_modifier(Modifier::REVERSED));
        }
        spans.push(span);
        if wide {
            spans.push(Span::raw(" "));
        }
    }
    Line::from(spans)
}
