//! Hands that a split made, side by side: a column each, its score above its cards, the one that
//! is played marked.

use super::cards::face;
use crate::play::look::{bold, faint};
use crate::play::session::{Session, Waits};
use ratatui::text::{Line, Span};
use table::{Sight, SpotSight};

/// The width of a column: a marker, a score, a blank.
const COLUMN: usize = 9;

/// The hands of a seat that was split, in the order of play.
fn hands<'a>(sight: &'a Sight, you: &str) -> Vec<&'a SpotSight> {
    let of = |spot: &&SpotSight| {
        let hand = spot.spot.strip_prefix(you).and_then(|rest| rest.strip_prefix('.'));
        hand.is_some() && !spot.cards.is_empty()
    };
    let mut hands: Vec<&SpotSight> = sight.spots.iter().filter(of).collect();
    let number = |spot: &&SpotSight| spot.spot.rsplit('.').next().and_then(|n| n.parse().ok());
    hands.sort_by_key(|spot| number(spot).unwrap_or(u8::MAX));
    hands
}

/// What a hand makes, as the table says it.
pub fn worth(sight: &Sight, spot: &str) -> String {
    let figure = sight.figure(spot).and_then(|text| text.split_once(": "));
    figure.map_or_else(String::new, |(_, score)| score.to_string())
}

/// The columns, in as many rows of columns as the width takes; none where nothing was split.
pub fn lines(session: &Session, sight: &Sight, width: usize) -> Vec<Line<'static>> {
    let you = format!("seat{}", session.you().n());
    let hands = hands(sight, &you);
    let decides = session.waits() == Waits::Decision;
    let playing = sight.figure("hand").filter(|_| decides);
    let mut lines = Vec::new();
    for row in hands.chunks((width / COLUMN).max(1)) {
        let head = row.iter().map(|spot| {
            let number = spot.spot.rsplit('.').next().unwrap_or_default();
            let mark = if playing == Some(spot.spot.as_ref()) { "▸" } else { " " };
            let text = format!("{mark}{number}: {}", worth(sight, &spot.spot));
            Span::styled(format!("{text:<COLUMN$}"), bold())
        });
        lines.push(Line::from(head.collect::<Vec<_>>()));
        let most = row.iter().map(|spot| spot.cards.len()).max().unwrap_or(0);
        for at in 0..most {
            let mut spans = Vec::new();
            for spot in row {
                spans.push(Span::raw("  "));
                match spot.cards.get(at) {
                    Some(held) => spans.push(face(held.card)),
                    None => spans.push(Span::styled("  ", faint())),
                }
                spans.push(Span::raw(" ".repeat(COLUMN - 4)));
            }
            lines.push(Line::from(spans));
        }
    }
    lines
}
