//! Dice: the six numbers with the puck and what lies on them, the lines, and wagers of one throw.

use super::layout::{self, Felt, Rows, faces, short, yellow};
use crate::play::look::{bold, faint};
use games::dice::POINTS;
use money::Cents;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};

/// Columns of the names of rows.
const LABEL: usize = 12;

/// Last throws shown.
const LAST: usize = 12;

/// The layout.
pub fn board(felt: &Felt<'_>, width: usize) -> Vec<Line<'static>> {
    let cell = (width.saturating_sub(LABEL + 1) / POINTS.len()).min(14);
    let mut lines = vec![numbers(felt, cell)];
    lines.push(travelled(felt, "Come", ["come", "behind-come"], cell));
    lines.push(travelled(felt, "Don't Come", ["dont-come", "behind-dont-come"], cell));
    lines.push(boxes(felt, "Place win", "place-win", cell));
    lines.push(boxes(felt, "Place lose", "place-lose", cell));
    if felt.rows == Rows::Two {
        lines.push(Line::default());
    }
    let marks = |list: &[(&str, &str)]| -> Vec<(String, String)> {
        list.iter().map(|(id, name)| ((*id).into(), (*name).into())).collect()
    };
    let half = cell * 6 / 2;
    let win = marks(&[("win-line", "Win Line"), ("behind-win-line", "behind")]);
    let lose = marks(&[("dont-win-line", "Don't Win"), ("behind-dont-win", "behind")]);
    let come = marks(&[("come", "Come"), ("dont-come", "Don't Come")]);
    for (title, list) in [("Lines", win), ("", lose), ("New", come)] {
        lines.extend(felt.band(title, LABEL, &list, half).lines(felt.rows));
    }
    let third = cell * 6 / 3;
    let next = marks(&[("field", "Field"), ("any-seven", "7"), ("any-craps", "Any Craps")]);
    lines.extend(felt.band("Next throw", LABEL, &next, third).lines(felt.rows));
    let quarter = cell * 6 / 4;
    let craps = marks(&[("craps-2", "2"), ("craps-3", "3"), ("craps-12", "12"), ("eleven", "11")]);
    lines.extend(felt.band("", LABEL, &craps, quarter).lines(felt.rows));
    let hard = [2, 3, 4, 5].map(|n| (format!("hardway-{n}-{n}"), format!("{n}-{n}")));
    lines.extend(felt.band("Hardways", LABEL, &hard, quarter).lines(felt.rows));
    lines
}

/// The numbers, the puck at the point.
fn numbers(felt: &Felt<'_>, cell: usize) -> Line<'static> {
    let point = felt.point();
    let off = if point == 0 { "(OFF)" } else { "" };
    let mut spans = vec![Span::styled(format!(" {off:<LABEL$}"), faint())];
    for n in POINTS {
        let text = if n == point { format!("{n} (ON)") } else { n.to_string() };
        let style = if n == point { bold().add_modifier(Modifier::REVERSED) } else { bold() };
        spans.push(Span::styled(text.clone(), style));
        spans.push(Span::raw(" ".repeat(cell.saturating_sub(text.chars().count()))));
    }
    Line::from(spans)
}

/// Wagers that have travelled to a number, and what lies behind them.
fn travelled(felt: &Felt<'_>, name: &str, ids: [&str; 2], cell: usize) -> Line<'static> {
    let mut spans = vec![Span::styled(format!(" {name:<LABEL$}"), bold())];
    for n in POINTS {
        let flat = felt.chips_at(ids[0], n);
        let id = format!("{}-{n}", ids[1]);
        let behind = felt.chips(&id);
        let text = match (flat, behind) {
            (Cents::ZERO, _) => "·".into(),
            (flat, Cents::ZERO) => short(flat, cell - 1),
            (flat, behind) => {
                let half = (cell - 2) / 2;
                format!("{}+{}", short(flat, half), short(behind, half))
            }
        };
        let base = if flat == Cents::ZERO { faint() } else { yellow() };
        spans.push(Span::styled(format!("{text:<cell$}"), felt.style(&id, base)));
    }
    Line::from(spans)
}

/// Wagers on the box numbers.
fn boxes(felt: &Felt<'_>, name: &str, stem: &str, cell: usize) -> Line<'static> {
    let mut spans = vec![Span::styled(format!(" {name:<LABEL$}"), bold())];
    for n in POINTS {
        let id = format!("{stem}-{n}");
        let star = if felt.is_lit(&id) { "*" } else { "" };
        let (text, base) = match felt.chips(&id) {
            Cents::ZERO => ("·".to_string(), faint()),
            amount => (short(amount, cell - 2), yellow()),
        };
        let text = format!("{:<cell$}", format!("{star}{text}"));
        spans.push(Span::styled(text, felt.style(&id, base)));
    }
    Line::from(spans)
}

/// The dice, whose they are, and what they have shown.
pub fn shown(felt: &Felt<'_>) -> Vec<Line<'static>> {
    let written = |n: usize| faces(felt.face(n));
    let last = felt.history().next().map(written).unwrap_or_default();
    let mut lines = layout::dice(if last.is_empty() { &[0, 0] } else { &last });
    let said = |text: String, style: Style| Line::styled(format!(" {text}"), style);
    match felt.point() {
        0 => lines.push(said("Come-out roll".into(), bold())),
        point => lines.push(said(format!("The point is {point}"), bold().fg(Color::LightYellow))),
    }
    let shooter = if felt.shoots { "You shoot" } else { "Another shoots" };
    lines.push(said(shooter.into(), Style::new()));
    let sums = felt.history().take(LAST).map(|n| written(n).iter().sum::<u8>().to_string());
    let sums: Vec<String> = sums.collect();
    lines.push(said("Last sums".into(), faint()));
    for row in sums.chunks(LAST / 2) {
        lines.push(said(row.join(" "), Style::new()));
    }
    lines
}
