//! How the table looks. Colour is decoration: everything can be read without it.

mod boards;
mod felt;
mod pages;
mod roads;
mod wagers;

use super::app::{App, Tone, View};
use super::keys::{CHIPS, hints};
use games::baccarat::shoe::Stage;
use money::Cents;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Paragraph, Wrap};

/// The smallest window the table fits in.
const SMALLEST: (u16, u16) = (80, 24);
/// From this width on the counts stand beside the table.
const WIDE: u16 = 110;
/// From this height on the roads have two rows of boards.
const TALL: u16 = 36;

/// The player's side, by custom blue.
pub(super) const PLAYER: Color = Color::LightBlue;
/// The banker's side, by custom red.
pub(super) const BANKER: Color = Color::LightRed;
/// Ties, by custom green.
pub(super) const TIE: Color = Color::LightGreen;

/// Draws everything.
pub fn draw(frame: &mut Frame<'_>, app: &App) {
    let area = frame.area();
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        too_small(frame, area);
        return;
    }
    let [top, rest] = Layout::vertical([Constraint::Length(1), Constraint::Min(0)]).areas(area);
    let [rest, foot] = Layout::vertical([Constraint::Min(0), Constraint::Length(1)]).areas(rest);
    header(frame, top, app);
    keys(frame, foot, app);
    match app.view {
        View::Boards => boards::page(frame, rest, app),
        View::Table => table(frame, rest, app),
        View::Explain(spot) => {
            table(frame, rest, app);
            pages::explain(frame, rest, app, spot);
        }
        View::Leave => {
            table(frame, rest, app);
            pages::leave(frame, rest, app);
        }
    }
}

fn too_small(frame: &mut Frame<'_>, area: Rect) {
    let (width, height) = SMALLEST;
    let text = format!(
        "The table needs a window of {width} by {height}; this one is {} by {}.",
        area.width, area.height
    );
    frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), area);
}

fn table(frame: &mut Frame<'_>, area: Rect, app: &App) {
    let tall = area.height + 2 >= TALL;
    let bands = if tall { roads::TWO_BANDS } else { roads::ONE_BAND };
    let [middle, roads, message, status] = Layout::vertical([
        Constraint::Min(0),
        Constraint::Length(bands),
        Constraint::Length(2),
        Constraint::Length(1),
    ])
    .areas(area);
    let counts = if area.width >= WIDE { boards::COUNTS_WIDTH } else { 0 };
    let [left, right, counts] = Layout::horizontal([
        Constraint::Fill(1),
        Constraint::Length(felt::width(&app.session)),
        Constraint::Length(counts),
    ])
    .areas(middle);
    wagers::panel(frame, left, app);
    felt::panel(frame, right, app);
    boards::counts(frame, counts, app, 0);
    roads::bands(frame, roads, app.session.boards());
    said(frame, message, app);
    purse(frame, status, app);
}

fn header(frame: &mut Frame<'_>, area: Rect, app: &App) {
    let session = &app.session;
    let style = Style::new().add_modifier(Modifier::REVERSED);
    let left = format!(" {} · {}", session.title(), session.id());
    let hand = session.boards().shoe().coups() + usize::from(session.settled().is_none());
    let last = match session.stage() {
        Stage::Open => "",
        Stage::CutCardOut => " · one more hand",
        Stage::LastHand => " · LAST HAND",
        Stage::Over => " · shoe over",
    };
    let (shoe, cards) = (session.shoe_number(), session.cards_left());
    let right = format!("shoe {shoe} · hand {hand} · {cards} cards{last} ");
    let room = usize::from(area.width).saturating_sub(right.chars().count() + 1);
    let line = format!("{:<room$} {right}", cut(&left, room));
    frame.render_widget(Paragraph::new(line).style(style), area);
}

fn keys(frame: &mut Frame<'_>, area: Rect, app: &App) {
    let mut spans = vec![Span::raw(" ")];
    for (key, meaning) in hints(app.mode()) {
        spans.push(Span::styled(*key, bold()));
        spans.push(Span::raw(format!(" {meaning}  ")));
    }
    frame.render_widget(Paragraph::new(Line::from(spans)), area);
}

fn said(frame: &mut Frame<'_>, area: Rect, app: &App) {
    let style = match app.message.tone {
        Tone::Told => Style::new(),
        Tone::Refused => Style::new().fg(Color::LightYellow),
    };
    let aside = if app.message.text.is_empty() { pages::aside(app) } else { String::new() };
    let text = format!("{}{aside}", app.message.text);
    let lines = wrap(&text, usize::from(area.width).saturating_sub(2));
    let lines: Vec<Line<'_>> = lines.into_iter().map(|line| format!(" {line}").into()).collect();
    frame.render_widget(Paragraph::new(lines).style(style), area);
}

fn purse(frame: &mut Frame<'_>, area: Rect, app: &App) {
    let session = &app.session;
    let won = session.won();
    let stake = if session.settled().is_some() { Cents::ZERO } else { session.at_stake() };
    let mut spans = vec![
        Span::raw(" Bankroll "),
        Span::styled(session.rack().to_string(), bold()),
        Span::raw("  At stake "),
        Span::styled(stake.to_string(), bold()),
        Span::raw("  Won "),
        Span::styled(won.signed(), gain(won)),
        Span::raw("  Chip"),
    ];
    for (i, dollars) in CHIPS.iter().enumerate() {
        let picked = i == app.chip;
        let text = if picked { format!("[{dollars}]") } else { format!(" {dollars} ") };
        let style = if picked { bold().add_modifier(Modifier::REVERSED) } else { faint() };
        spans.push(Span::styled(text, style));
    }
    frame.render_widget(Paragraph::new(Line::from(spans)), area);
}

/// A framed panel with a title.
fn framed(title: String) -> Block<'static> {
    Block::bordered().border_type(BorderType::Rounded).border_style(faint()).title(title)
}

fn bold() -> Style {
    Style::new().add_modifier(Modifier::BOLD)
}

fn faint() -> Style {
    Style::new().fg(Color::DarkGray)
}

/// Green for a win, red for a loss.
fn gain(net: Cents) -> Style {
    let colour = match net.cmp(&Cents::ZERO) {
        std::cmp::Ordering::Greater => Color::LightGreen,
        std::cmp::Ordering::Less => Color::LightRed,
        std::cmp::Ordering::Equal => Color::Reset,
    };
    bold().fg(colour)
}

/// At most `width` characters; what is cut off shows as `…`.
fn cut(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_string();
    }
    let mut short: String = text.chars().take(width.saturating_sub(1)).collect();
    short.push('…');
    short
}

/// The same, with what does not fit cut out of the middle: names often differ at their end.
fn squeeze(text: &str, width: usize) -> String {
    let n = text.chars().count();
    if n <= width {
        return text.to_string();
    }
    let tail = width / 2;
    let head: String = text.chars().take(width.saturating_sub(tail + 1)).collect();
    head + "…" + &text.chars().skip(n - tail).collect::<String>()
}

/// Words in lines of at most `width` characters.
fn wrap(text: &str, width: usize) -> Vec<String> {
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
        assert_eq!(squeeze("Optional bonus, player", 11), "Optio…layer");
        assert_eq!(squeeze("Tie", 3), "Tie");
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("one two three", 8), ["one two", "three"]);
        assert_eq!(wrap("", 8), Vec::<String>::new());
        assert_eq!(wrap("incomprehensible", 5), ["inco…"]);
    }
}
