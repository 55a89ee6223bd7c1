//! Big Six: seven symbols with their odds, and the symbols that came last.

use super::layout::{Felt, Rows, stack};
use crate::play::look::{bold, cut, faint};
use crate::play::words;
use games::big_six::SYMBOLS;
use ratatui::text::{Line, Span};

/// Last symbols shown.
const LAST: usize = 30;

/// The layout.
pub fn board(felt: &Felt<'_>, width: usize) -> Vec<Line<'static>> {
    let cell = (width.saturating_sub(2) / SYMBOLS.len()).saturating_sub(1).min(14);
    let rule = |ends: [&str; 3]| {
        let cells = vec!["─".repeat(cell); SYMBOLS.len()].join(ends[1]);
        Line::styled(format!(" {}{cells}{}", ends[0], ends[2]), faint())
    };
    let bar = || Span::styled("│", faint());
    let row = |of: &dyn Fn(usize) -> Span<'static>| {
        let mut spans = vec![Span::raw(" ")];
        (0..SYMBOLS.len()).for_each(|i| spans.extend([bar(), of(i)]));
        spans.push(bar());
        Line::from(spans)
    };
    let name = |i: usize| {
        let (id, _, _) = SYMBOLS[i];
        let star = if felt.is_lit(id) { "*" } else { "" };
        let name = felt.face(i);
        let text = cut(&format!("{star}{name}"), cell);
        Span::styled(format!("{text:^cell$}"), felt.style(id, bold()))
    };
    let pays = |i: usize| {
        let pays = felt.mark(SYMBOLS[i].0).map_or(String::new(), |mark| words::pays(&mark.lines));
        Span::raw(format!("{pays:^cell$}"))
    };
    let segments = |i: usize| {
        let text = match SYMBOLS[i].1 {
            1 => "1 segment".to_string(),
            n => format!("{n} segs"),
        };
        Span::styled(format!("{:^cell$}", cut(&text, cell)), faint())
    };
    let chips = |i: usize| {
        let drawn = stack(felt.chips(SYMBOLS[i].0), cell);
        Span::styled(format!("{:^cell$}", drawn.content.trim()), drawn.style)
    };
    let mut lines = vec![rule(["┌", "┬", "┐"]), row(&name), row(&pays), row(&segments)];
    if felt.rows == Rows::Two {
        lines.push(rule(["├", "┼", "┤"]));
    }
    lines.extend([row(&chips), rule(["└", "┴", "┘"])]);
    lines
}

/// The symbols that came last, and how often each has come.
pub fn shown(felt: &Felt<'_>, width: usize) -> Vec<Line<'static>> {
    let name = |n: usize| felt.face(n);
    let written = |(i, n): (usize, usize)| match i {
        0 => format!("[{}]", name(n)),
        _ => name(n).to_string(),
    };
    let last: Vec<String> = felt.history().take(LAST).enumerate().map(written).collect();
    let count = |n: usize| felt.history().filter(|shown| *shown == n).count();
    let counts: Vec<String> =
        (0..SYMBOLS.len()).map(|n| format!("{} {}", name(n), count(n))).collect();
    let room = width.saturating_sub(8);
    vec![
        Line::from(vec![Span::styled(" Last   ", bold()), Span::raw(cut(&last.join(" "), room))]),
        Line::from(vec![
            Span::styled(" Count  ", bold()),
            Span::raw(cut(&counts.join(" · "), room)),
        ]),
    ]
}
