//! What tables on a terminal have in common: frames, the head and foot of the screen, the purse.
//!
//! Colour is decoration: everything can be read without it.

use super::terminal::{CHIPS, Message, Tone};
use money::Cents;
use ratatui::Frame;
use ratatui::layout::{Constraint, Flex, Layout, Rect};
use ratatui::style::{Color, Modifier, Style, Stylize};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Clear, Paragraph, Wrap};
use table::PayLine;

/// Columns of an amount.
pub const AMOUNT: usize = 9;

/// The smallest window a table fits in.
pub const SMALLEST: (u16, u16) = (80, 24);

/// Whether a table fits into the window; yes where nobody knows how large that is.
pub fn has_room() -> bool {
    let (width, height) = SMALLEST;
    let Ok((columns, rows)) = ratatui::crossterm::terminal::size() else { return true };
    columns >= width && rows >= height
}

/// Whether a table fits; says so where it does not.
pub fn fits(frame: &mut Frame<'_>) -> bool {
    let area = frame.area();
    let (width, height) = SMALLEST;
    if area.width >= width && area.height >= height {
        return true;
    }
    let text = format!(
        "The table needs a window of {width} by {height}; this one is {} by {}. Make it larger, \
         or leave with Ctrl-C and play again: a small window plays in lines.",
        area.width, area.height
    );
    frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), area);
    false
}

/// The head of the screen, the rest, and the foot.
pub fn bands(area: Rect) -> [Rect; 3] {
    let one = Constraint::Length(1);
    Layout::vertical([one, Constraint::Min(0), one]).areas(area)
}

/// The head of the screen.
pub fn header(frame: &mut Frame<'_>, area: Rect, left: &str, right: &str) {
    let style = Style::new().add_modifier(Modifier::REVERSED);
    let room = usize::from(area.width).saturating_sub(right.chars().count() + 1);
    let line = format!("{:<room$} {right}", cut(left, room));
    frame.render_widget(Paragraph::new(line).style(style), area);
}

/// The foot of the screen: keys and what they mean, as many as fit.
pub fn keys(frame: &mut Frame<'_>, area: Rect, hints: &[(impl AsRef<str>, impl AsRef<str>)]) {
    let mut spans = vec![Span::raw(" ")];
    let mut room = usize::from(area.width).saturating_sub(1);
    for (key, meaning) in hints {
        let width = key.as_ref().chars().count() + meaning.as_ref().chars().count() + 1;
        if width > room {
            break;
        }
        room = room.saturating_sub(width + 2);
        spans.push(Span::styled(key.as_ref(), bold()));
        spans.push(Span::raw(format!(" {}  ", meaning.as_ref())));
    }
    frame.render_widget(Paragraph::new(Line::from(spans)), area);
}

/// What was last said, or an aside while there is nothing to say, in lines.
pub fn said(message: &Message, aside: &str, width: usize) -> Vec<Line<'static>> {
    let style = match message.tone {
        Tone::Told => Style::new(),
        Tone::Refused => Style::new().fg(Color::LightYellow),
    };
    let text = if message.text.is_empty() { aside } else { &message.text };
    let lines = wrap(text, width.saturating_sub(2)).into_iter();
    lines.map(|line| Line::styled(format!(" {line}"), style)).collect()
}

/// Your money: what you have left, what lies on the table, what you have won; and the chip picked,
/// where chips are.
pub fn purse(
    frame: &mut Frame<'_>,
    area: Rect,
    [rack, stake, won]: [Cents; 3],
    chip: Option<usize>,
) {
    let mut spans = vec![
        Span::raw(" Bankroll "),
        Span::styled(rack.to_string(), bold()),
        Span::raw("  At stake "),
        Span::styled(stake.to_string(), bold()),
        Span::raw("  Won "),
        Span::styled(won.signed(), gain(won)),
    ];
    if chip.is_some() {
        spans.push(Span::raw("  Chip"));
    }
    for (i, dollars) in CHIPS.iter().enumerate().filter(|_| chip.is_some()) {
        let picked = Some(i) == chip;
        let text = if picked { format!("[{dollars}]") } else { format!(" {dollars} ") };
        let style = if picked { bold().add_modifier(Modifier::REVERSED) } else { faint() };
        spans.push(Span::styled(text, style));
    }
    frame.render_widget(Paragraph::new(Line::from(spans)), area);
}

/// A framed panel with a title.
pub fn framed(title: String) -> Block<'static> {
    Block::bordered().border_type(BorderType::Rounded).border_style(faint()).title(title)
}

/// Draws a page in the middle.
pub fn over(frame: &mut Frame<'_>, area: Rect, (width, height): (u16, u16), page: Paragraph<'_>) {
    let [middle] = Layout::vertical([Constraint::Length(height)]).flex(Flex::Center).areas(area);
    let [middle] =
        Layout::horizontal([Constraint::Length(width)]).flex(Flex::Center).areas(middle);
    frame.render_widget(Clear, middle);
    frame.render_widget(page, middle);
}

/// Every line of a wager's pay table: what it pays, the rule, and our one line about the rule;
/// answers how many lines can be scrolled past.
pub fn explain(
    frame: &mut Frame<'_>,
    area: Rect,
    (title, ruled, may_be): (&str, &[PayLine], &str),
    scroll: usize,
) -> usize {
    let inside = usize::from(page_width(area)).saturating_sub(4);
    let mut lines: Vec<Line<'_>> = Vec::new();
    for PayLine { label, pays, rule, .. } in ruled {
        let room = inside.saturating_sub(pays.chars().count() + 1);
        let head = format!(" {:<room$} {pays}", cut(label, room));
        lines.push(Line::styled(head, bold()));
        lines.extend(ruling(&format!("{rule}: {}", rule.text), inside));
    }
    for text in wrap(may_be, inside) {
        lines.push(Line::raw(format!(" {text}")));
    }
    page(frame, area, title, lines, scroll)
}

/// A rule's text below what it rules.
pub fn ruling(text: &str, inside: usize) -> Vec<Line<'static>> {
    let wrapped = wrap(text, inside.saturating_sub(3)).into_iter();
    wrapped.map(|line| Line::styled(format!("   {line}"), faint())).collect()
}

/// The width of a page over the table.
pub fn page_width(area: Rect) -> u16 {
    area.width.saturating_sub(6).min(100)
}

/// Lines on a page over the table, as many as fit; answers how many can be scrolled past.
pub fn page(
    frame: &mut Frame<'_>,
    area: Rect,
    title: &str,
    lines: Vec<Line<'_>>,
    scroll: usize,
) -> usize {
    let height = (lines.len() as u16 + 2).min(area.height);
    let rows = usize::from(height.saturating_sub(2));
    let lines_max = lines.len().saturating_sub(rows);
    let from = scroll.min(lines_max);
    let mut block = framed(format!(" {title} "));
    if rows < lines.len() {
        let (all, last) = (lines.len(), from + rows);
        block = block.title_bottom(format!(" lines {} to {last} of {all} ", from + 1));
    }
    let shown: Vec<Line<'_>> = lines.into_iter().skip(from).take(rows).collect();
    over(frame, area, (page_width(area), height), Paragraph::new(shown).block(block));
    lines_max
}

/// Lines in a frame, with a note of those that do not fit.
pub fn list(
    frame: &mut Frame<'_>,
    area: Rect,
    title: &str,
    (first, all, shown): (usize, usize, usize),
    lines: Vec<Line<'_>>,
) {
    let mut block = framed(format!(" {title} "));
    if first > 0 || first + shown < all {
        let last = (first + shown).min(all);
        block = block.title_bottom(format!(" {} to {last} of {all} ", first + 1));
    }
    frame.render_widget(Paragraph::new(lines).block(block), area);
}

/// The first line shown, so that the selected one is.
pub fn first(selected: usize, rows: usize) -> usize {
    (selected + 1).saturating_sub(rows)
}

/// Rows and columns inside a frame.
pub fn inside(area: Rect) -> (usize, usize) {
    let less = |n: u16| usize::from(n.saturating_sub(2));
    (less(area.height), less(area.width))
}

/// Whether a line is the selected one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Cursor {
    /// It is.
    Selected,
    /// It is not.
    Other,
}

impl Cursor {
    /// What stands in front of the line.
    pub fn sign(self) -> &'static str {
        match self {
            Cursor::Selected => "▸ ",
            Cursor::Other => "  ",
        }
    }

    /// The line as it looks.
    pub fn on(self, line: Line<'static>) -> Line<'static> {
        match self {
            Cursor::Selected => line.add_modifier(Modifier::REVERSED),
            Cursor::Other => line,
        }
    }
}

/// A wager in a list: its name in so many columns, what it pays, what lies on it.
pub fn row(
    selected: Cursor,
    (name, title): (&str, usize),
    pays: &str,
    chips: Cents,
    width: usize,
) -> Line<'static> {
    let pays_width = width.saturating_sub(2 + title + 1 + AMOUNT);
    let stake = if chips == Cents::ZERO { String::new() } else { chips.to_string() };
    let line = Line::from(vec![
        Span::raw(selected.sign()),
        Span::styled(format!("{:<title$} ", cut(name, title)), bold()),
        Span::raw(format!("{:<pays_width$}", cut(pays, pays_width))),
        Span::styled(format!("{stake:>AMOUNT$}"), bold().fg(Color::LightYellow)),
    ]);
    selected.on(line)
}

/// To be read first.
pub fn bold() -> Style {
    Style::new().add_modifier(Modifier::BOLD)
}

/// To be read last.
pub fn faint() -> Style {
    Style::new().fg(Color::DarkGray)
}

/// Green for a win, red for a loss.
pub fn gain(net: Cents) -> Style {
    let colour = match net.cmp(&Cents::ZERO) {
        std::cmp::Ordering::Greater => Color::LightGreen,
        std::cmp::Ordering::Less => Color::LightRed,
        std::cmp::Ordering::Equal => Color::Reset,
    };
    bold().fg(colour)
}

/// At most `width` characters; what is cut off shows as `…`.
pub fn cut(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_string();
    }
    let mut short: String = text.chars().take(width.saturating_sub(1)).collect();
    short.push('…');
    short
}

/// The same, with what does not fit cut out of the middle: names often differ at their end.
pub fn squeeze(text: &str, width: usize) -> String {
    let n = text.chars().count();
    if n <= width {
        return text.to_string();
    }
    let tail = width / 2;
    let head: String = text.chars().take(width.saturating_sub(tail + 1)).collect();
    head + "…" + &text.chars().skip(n - tail).collect::<String>()
}

/// At most `width` characters, the last ones; what is cut off shows as `…`.
pub fn tail(text: &str, width: usize) -> String {
    let n = text.chars().count();
    if n <= width || width == 0 {
        return text.chars().take(width).collect();
    }
    std::iter::once('…').chain(text.chars().skip(n + 1 - width)).collect()
}

/// Words in lines of at most `width` characters.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(cut(word, width)),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_cut_and_wrapped_by_characters() {
        assert_eq!(cut("Égalité", 7), "Égalité");
        assert_eq!(cut("Égalité", 4), "Éga…");
        assert_eq!(tail("ca:texas-holdem/s4.e", 7), "…m/s4.e");
        assert_eq!((tail("s4.e", 4), tail("s4.e", 0)), ("s4.e".into(), String::new()));
        assert_eq!(squeeze("Optional bonus, player", 11), "Optio…layer");
        assert_eq!(squeeze("Tie", 3), "Tie");
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("one two three", 8), ["one two", "three"]);
        assert_eq!(wrap("", 8), Vec::<String>::new());
        assert_eq!(wrap("incomprehensible", 5), ["inco…"]);
    }
}
