//! Roulette: three rows of twelve numbers beside zero, the wheel around the last number, the last
//! numbers, and the circles of Rage.

use super::layout::{Felt, Rows, short, stack, yellow};
use crate::play::look::{bold, cut, faint};
use games::roulette::{Colour, ORDER, POCKETS, Pocket, REPEATS_MAX, marks};
use money::Cents;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};

/// Columns of zero and of the marks at the end of each row.
const ZERO: usize = 4;
const END: usize = 7;

/// Last numbers shown.
const LAST: usize = 20;

/// The layout: numbers, columns, dozens and even chances.
pub fn board(felt: &Felt<'_>, width: usize) -> Vec<Line<'static>> {
    let cell = (width.saturating_sub(ZERO + END + 4) / 12).saturating_sub(1).clamp(4, 7);
    let rule = |left: &str, zero: &str, ends: [&str; 3], last: &str| {
        let mut text = format!("{left}{}{zero}", "─".repeat(ZERO));
        for column in 0..12 {
            text += &"─".repeat(cell);
            text += match column {
                11 => ends[2],
                3 | 7 => ends[1],
                _ => ends[0],
            };
        }
        Line::styled(text + &"─".repeat(END) + last, faint())
    };
    let mut lines = vec![rule(" ┌", "┬", ["┬", "┬", "┬"], "┐")];
    for row in 0..3 {
        lines.extend(numbers(felt, row, cell));
        if felt.rows == Rows::Two && row < 2 {
            let left = format!(" │{}├", " ".repeat(ZERO));
            let cells = vec!["─".repeat(cell); 12].join("┼");
            lines.push(Line::styled(format!("{left}{cells}┼{}┤", "─".repeat(END)), faint()));
        }
    }
    lines.push(rule(" └", "┼", ["┴", "┼", "┼"], "┘"));
    let dozens = [1, 2, 3].map(|k| format!("dozen-{k}"));
    lines.extend(outside(felt, &dozens, 4 * (cell + 1) - 1));
    let chances = ["low", "even", "red", "black", "odd", "high"].map(String::from);
    lines.extend(outside(felt, &chances, 2 * (cell + 1) - 1));
    let foot = "─".repeat(12 * (cell + 1) - 1);
    lines.push(Line::styled(format!("{}└{foot}┘", " ".repeat(ZERO + 2)), faint()));
    lines
}

/// A row of twelve numbers with its chips: 3, 6, 9 … at the top.
fn numbers(felt: &Felt<'_>, row: u8, cell: usize) -> [Line<'static>; 2] {
    let bar = || Span::styled("│", faint());
    let (mut upper, mut lower) = (vec![Span::raw(" "), bar()], vec![Span::raw(" "), bar()]);
    if row == 1 {
        upper.push(number(felt, 0, ZERO));
        lower.push(chips(felt, 0, ZERO));
    } else {
        upper.push(Span::raw(" ".repeat(ZERO)));
        lower.push(Span::raw(" ".repeat(ZERO)));
    }
    for column in 0..12 {
        let n = 3 * column + 3 - row;
        upper.extend([bar(), number(felt, n, cell)]);
        lower.extend([bar(), chips(felt, n, cell)]);
    }
    let column = format!("column-{}", 3 - row);
    let star = if felt.is_lit(&column) { "*" } else { " " };
    let name = format!("{star}{}", words(felt, &column));
    let end = Span::styled(format!("{:<END$}", cut(&name, END)), felt.style(&column, bold()));
    upper.extend([bar(), end, bar()]);
    lower.extend([bar(), Span::raw(" "), stack(felt.chips(&column), END - 1), bar()]);
    [Line::from(upper), Line::from(lower)]
}

/// A number on the layout.
fn number(felt: &Felt<'_>, n: u8, width: usize) -> Span<'static> {
    let id = format!("straight-{n}");
    let star = if felt.is_lit(&id) { "*" } else { " " };
    let text = format!("{star}{:>2}{}", cut(face(felt, n), width - 2), letter(n));
    let style = felt.style(&id, paint(n));
    // The numbers under a mark that is pointed at are pointed at too.
    let under = felt.selected.as_ref().is_some_and(|mark| covers(mark) >> n & 1 == 1);
    let style = if under { style.add_modifier(Modifier::REVERSED) } else { style };
    Span::styled(format!("{text:^width$}"), style)
}

/// What lies on a number; a point where it is part of a split, street, corner or line.
fn chips(felt: &Felt<'_>, n: u8, width: usize) -> Span<'static> {
    let on = felt.chips(&format!("straight-{n}"));
    let inside = |wager: &str| {
        let inside = ["split-", "street-", "corner-", "first-four", "six-line-"];
        let blocks = wager.starts_with("split-dozens") || wager.starts_with("split-columns");
        inside.iter().any(|stem| wager.starts_with(stem)) && !blocks && covers(wager) >> n & 1 == 1
    };
    let text = match on {
        Cents::ZERO if felt.lying.iter().any(|lies| inside(&lies.wager)) => "•".into(),
        Cents::ZERO => String::new(),
        amount => short(amount, width),
    };
    Span::styled(format!("{text:^width$}"), yellow())
}

/// Dozens, or even chances, below the numbers.
fn outside(felt: &Felt<'_>, marks: &[String], width: usize) -> Vec<Line<'static>> {
    let mut spans = vec![Span::raw(" ".repeat(ZERO + 2))];
    for mark in marks {
        spans.push(Span::styled("│", faint()));
        let style = match mark.as_str() {
            "red" => red(),
            _ if felt.chips(mark) > Cents::ZERO => yellow(),
            _ => Style::new(),
        };
        let row = felt.row(mark, &words(felt, mark), felt.chips(mark), width);
        let text = format!("{row:^width$}");
        spans.push(Span::styled(text, felt.style(mark, style)));
    }
    spans.push(Span::styled("│", faint()));
    vec![Line::from(spans)]
}

/// A mark's name, as short as a layout prints it.
fn words(felt: &Felt<'_>, id: &str) -> String {
    let title = felt.mark(id).map_or("", |mark| &mark.title);
    let title = title.trim_start_matches("Sur une ");
    match title.split_once(", ") {
        Some((_, range)) => range.replace(" to ", "-"),
        None if title.starts_with("Column") => title.replace("Column", "Col"),
        None if title.starts_with("colonne") => title.replace("colonne", "Col"),
        None if title.starts_with('d') => title.replacen('d', "D", 1),
        None => title.to_string(),
    }
}

/// The numbers that a mark covers, as bits; none of a mark that covers none.
fn covers(id: &str) -> u64 {
    let all = marks(games::roulette::Words::American);
    all.iter().find(|mark| mark.id == id).map_or(0, games::roulette::covered)
}

/// The wheel around the last number, the last numbers and, where it is played, Rage.
pub fn shown(felt: &Felt<'_>, width: usize) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    let history: Vec<u8> = felt.history().map(|n| n as u8).collect();
    lines.push(wheel(felt, history.first().copied(), width));
    let mut spans = vec![Span::styled(" Last   ", bold())];
    let mut room = width.saturating_sub(8);
    for n in history.into_iter().take(LAST) {
        let text = format!("{}{} ", face(felt, n), letter(n));
        let Some(rest) = room.checked_sub(text.chars().count()) else { break };
        room = rest;
        spans.push(Span::styled(text, paint(n)));
    }
    lines.push(Line::from(spans));
    if felt.mark("rage").is_some() {
        lines.push(rage(felt));
    }
    lines
}

/// The pockets beside the one where the ball rests, in the order of the wheel.
fn wheel(felt: &Felt<'_>, rests: Option<u8>, width: usize) -> Line<'static> {
    let mut spans = vec![Span::styled(" Wheel  ", bold())];
    let at = ORDER.iter().position(|n| Some(*n) == rests).unwrap_or_default();
    let beside = (width.saturating_sub(16) / 8).min(9);
    let around = usize::from(POCKETS);
    for step in 0..=2 * beside {
        let n = ORDER[(at + around + step - beside) % around];
        let text = format!("{}{}", face(felt, n), letter(n));
        let span = if step == beside && rests.is_some() {
            Span::styled(format!("[{text}]"), paint(n).add_modifier(Modifier::REVERSED))
        } else {
            Span::styled(text, paint(n))
        };
        spans.extend([span, Span::raw(" ")]);
    }
    Line::from(spans)
}

/// 3.23: the circles that the run has reached, and whether wagers are taken.
fn rage(felt: &Felt<'_>) -> Line<'static> {
    let repeats = felt.sight.figure("repeats").and_then(|text| text.parse::<u8>().ok());
    let mut spans = vec![Span::styled(" Rage   ", bold())];
    let run = felt.sight.figure("run").unwrap_or_default();
    let colour = if run == "red" { red() } else { bold() };
    for n in 1..=REPEATS_MAX {
        let style = if repeats >= Some(n) { colour } else { faint() };
        let circle = circle(n, repeats.unwrap_or_default());
        spans.extend([Span::styled(circle.to_string(), style), Span::raw(" ")]);
    }
    let said = match (repeats, run) {
        (Some(0), run) => format!("{run} established: wagers are open"),
        (Some(n), run) => format!("{run} repeated {n}: closed until it ends"),
        (None, "zero") => "zero: closed until a colour comes".into(),
        (None, _) => "closed until a colour changes".into(),
    };
    let style = if repeats == Some(0) { yellow() } else { Style::new() };
    spans.push(Span::styled(format!(" {said}"), style));
    Line::from(spans)
}

/// A numbered circle, filled once the run has reached it.
fn circle(n: u8, reached: u8) -> char {
    let from = match n {
        _ if n > reached => 0x2460,
        1..=10 => 0x2776,
        _ => 0x24eb - 10,
    };
    char::from_u32(from + u32::from(n) - 1).unwrap_or('o')
}

/// What is written on a pocket.
fn face<'a>(felt: &'a Felt<'_>, n: u8) -> &'a str {
    felt.face(usize::from(n))
}

fn colour(n: u8) -> Option<Colour> {
    Pocket::new(n).and_then(Pocket::colour)
}

fn letter(n: u8) -> &'static str {
    match colour(n) {
        Some(Colour::Red) => "r",
        Some(Colour::Black) => "b",
        None => "",
    }
}

fn red() -> Style {
    bold().fg(Color::LightRed)
}

fn paint(n: u8) -> Style {
    match colour(n) {
        Some(Colour::Red) => red(),
        Some(Colour::Black) => bold(),
        None => bold().fg(Color::LightGreen),
    }
}
