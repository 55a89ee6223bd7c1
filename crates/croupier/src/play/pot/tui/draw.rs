//! How the table looks: seats round a felt, the boards and the pot in the middle, below it what
//! happened and what you may do.

use super::app::{App, View};
use super::keys::hints;
use crate::play::look::{self, bold, cut, faint, framed, over, wrap};
use crate::play::pot::plain::{stakes, summary};
use crate::play::pot::session::Waits;
use crate::play::pot::told::Line as Told;
use crate::play::words;
use cards::{AnyCard, Colour};
use pots::{Choice, Seen, Sight, Standing};
use ratatui::Frame;
use ratatui::layout::{Alignment, Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

/// Rows of a seat, with its frame.
const SEAT: u16 = 5;
/// Rows between the two rows of seats.
const MIDDLE: u16 = 3;

/// Draws everything.
pub fn draw(frame: &mut Frame<'_>, app: &App) {
    if !look::fits(frame) {
        return;
    }
    let [top, rest, foot] = look::bands(frame.area());
    let session = &app.session;
    let (variant, hands) = (session.variant(), session.hands());
    let left = format!(" {} · {} · {}", variant.title, variant.id, stakes(session));
    let s = if hands == 1 { "" } else { "s" };
    look::header(frame, top, &left, &format!("{hands} hand{s} "));
    look::keys(frame, foot, hints(app.mode()));
    table(frame, rest, app);
    match app.view {
        View::Rules => rules(frame, rest, app),
        View::Leave => leave(frame, rest),
        View::Table => {}
    }
}

fn table(frame: &mut Frame<'_>, area: Rect, app: &App) {
    let [upper, middle, lower, log, message] = Layout::vertical([
        Constraint::Length(SEAT),
        Constraint::Length(MIDDLE),
        Constraint::Length(SEAT),
        Constraint::Min(3),
        Constraint::Length(3),
    ])
    .areas(area);
    let (top, bottom) = rows(app);
    seats(frame, upper, app, &top);
    felt(frame, middle, app);
    seats(frame, lower, app, &bottom);
    history(frame, log, app);
    look::said(frame, message, &app.message, &aside(app));
}

/// Seats of the upper row and of the lower one, from left to right: clockwise, with yours in the
/// middle below.
fn rows(app: &App) -> (Vec<u8>, Vec<u8>) {
    let seats: Vec<u8> = app.session.stacks().iter().map(|(seat, ..)| *seat).collect();
    let you = seats.iter().position(|seat| *seat == app.session.you()).unwrap_or(0);
    let n = seats.len();
    let at = |step: usize| seats[(you + step) % n];
    let below = n.div_ceil(2);
    let middle = below / 2;
    // Clockwise goes left along the lower row, right along the upper one.
    let left = (1..=middle).rev().map(at);
    let right = (1..below - middle).map(|step| at(n - step));
    let bottom = left.chain([at(0)]).chain(right).collect();
    let top = (middle + 1..=middle + n - below).map(at).collect();
    (top, bottom)
}

fn seats(frame: &mut Frame<'_>, area: Rect, app: &App, seats: &[u8]) {
    let each = seats.iter().map(|_| Constraint::Fill(1));
    let areas = Layout::horizontal(each).split(area);
    let sight = app.session.sight();
    for (seat, area) in seats.iter().zip(areas.iter()) {
        let player = sight.as_ref().and_then(|sight| sight.players().find(|p| p.seat == *seat));
        one(frame, *area, app, *seat, sight.as_ref().zip(player));
    }
}

/// A seat: who sits there, cards, chips.
fn one(frame: &mut Frame<'_>, area: Rect, app: &App, seat: u8, seen: Option<(&Sight, &Seen)>) {
    let session = &app.session;
    let stacks = session.stacks();
    let Some((_, bot, chips)) = stacks.into_iter().find(|(at, ..)| *at == seat) else { return };
    let name = bot.map_or("you", crate::pot::bots::Bot::name);
    let button = seen.is_some_and(|(sight, _)| {
        let at = sight.players().nth(sight.button).map(|player| player.seat);
        session.has_button() && at == Some(seat)
    });
    let button = if button { "Ⓓ " } else { "" };
    let folded = seen.is_some_and(|(_, player)| player.standing == Standing::Folded);
    let width = usize::from(area.width.saturating_sub(2));
    let title = cut(&format!(" {button}{seat} {name} "), width);
    let mut block = framed(title);
    if seat == session.you() {
        block = block.border_style(bold());
    }
    let cards = match seen {
        Some((_, player)) if !folded => shown(app, player, width),
        Some(_) => vec![Span::styled("folded", faint())],
        None => Vec::new(),
    };
    let bet = seen.map_or(String::new(), |(_, player)| match player.standing {
        Standing::AllIn => format!("all-in {}", player.total),
        _ if player.bet > money::Cents::ZERO => format!("bet {}", player.bet),
        _ => String::new(),
    });
    let lines = vec![
        Line::from(cards),
        Line::from(format!("{chips}")),
        Line::styled(bet, bold().fg(Color::LightYellow)),
    ];
    frame.render_widget(Paragraph::new(lines).block(block), area);
}

/// A player's cards, those hidden as backs; yours with numbers while you choose among them.
fn shown(app: &App, player: &Seen, width: usize) -> Vec<Span<'static>> {
    let cards = player.cards();
    let you = player.seat == app.session.you();
    let wide = cards.len() * 3 <= width + 1;
    let mut spans = Vec::new();
    for (at, card) in cards.iter().enumerate() {
        let picked = you && app.picked >> at & 1 == 1;
        let mut span = face(*card);
        if picked {
            span = span.patch_style(Style::new().add_modifier(Modifier::REVERSED));
        }
        spans.push(span);
        if wide {
            spans.push(Span::raw(" "));
        }
    }
    spans
}

/// A card as it lies.
fn face(card: AnyCard) -> Span<'static> {
    match card.natural() {
        Some(card) => {
            let red = card.suit().colour() == Colour::Red;
            let style = if red { bold().fg(Color::LightRed) } else { bold() };
            Span::styled(words::card(card).replace("10", "T"), style)
        }
        None if card == AnyCard::JOKER => Span::styled("★", bold().fg(Color::LightYellow)),
        None => Span::styled("▒▒", faint()),
    }
}

/// The boards and the pot.
fn felt(frame: &mut Frame<'_>, area: Rect, app: &App) {
    let mut lines = Vec::new();
    match app.session.sight() {
        Some(sight) => {
            for board in (0..2).filter(|board| !sight.board(*board).is_empty()) {
                let mut spans = Vec::new();
                for card in sight.board(board) {
                    spans.push(face(*card));
                    spans.push(Span::raw(" "));
                }
                lines.push(Line::from(spans));
            }
            let street = app.session.street();
            let on = if app.session.is_on() { format!("{street} · ") } else { String::new() };
            lines.push(Line::styled(format!("{on}pot {}", sight.pot), bold()));
        }
        None => lines.push(Line::styled("No hand is on.", faint())),
    }
    frame.render_widget(Paragraph::new(lines).alignment(Alignment::Center), area);
}

/// What happened, the last last, each with its rule.
fn history(frame: &mut Frame<'_>, area: Rect, app: &App) {
    let (rows, width) = look::inside(area);
    let from = app.log.len().saturating_sub(rows);
    let lines = app.log[from..].iter().map(|line| told(line, width)).collect();
    look::list(frame, area, "The hand", (0, rows, rows), lines);
}

fn told(line: &Told, width: usize) -> Line<'static> {
    let rule = line.rule.map_or_else(String::new, ToString::to_string);
    let room = width.saturating_sub(rule.chars().count() + 3);
    Line::from(vec![
        Span::raw(format!(" {:<room$} ", cut(&line.text, room))),
        Span::styled(rule, faint()),
    ])
}

/// What you are asked, or what can be done.
fn aside(app: &App) -> String {
    let session = &app.session;
    if let Some(amount) = &app.amount {
        let span = session.menu().and_then(|menu| menu.raise);
        let range = span.map_or(String::new(), |s| format!(" ({} to {})", s.min, s.max));
        return format!("{} to {amount}▏{range}", session.word().text());
    }
    let held = session.held();
    match session.waits() {
        Waits::You(Choice::Draw(_) | Choice::Discard) => {
            let number = |(at, card): (usize, &AnyCard)| {
                let mark = if app.picked >> at & 1 == 1 { "*" } else { "" };
                format!("{}{mark} {card}", at + 1)
            };
            let cards: Vec<String> = held.iter().enumerate().map(number).collect();
            format!("{}  Which cards go?", cards.join("  "))
        }
        Waits::You(_) => session.asked().unwrap_or_default(),
        Waits::Others => "The others act.".into(),
        Waits::Deal if session.stack() == money::Cents::ZERO => {
            "Your chips are gone: b buys as many again, q leaves the table.".into()
        }
        Waits::Deal => format!("You have {}: d deals the next hand.", session.stack()),
    }
}

/// How the game goes, with our line about every rule.
fn rules(frame: &mut Frame<'_>, area: Rect, app: &App) {
    let width = area.width.saturating_sub(6).min(100);
    let inside = usize::from(width).saturating_sub(4);
    let mut lines: Vec<Line<'_>> = Vec::new();
    for line in summary(&app.session) {
        let rule = line.rule.map_or(String::new(), |rule| format!(" ({rule})"));
        let wrapped = wrap(&format!("{}{rule}", line.text), inside);
        lines.extend(wrapped.into_iter().map(|text| Line::raw(format!(" {text}"))));
    }
    let height = (lines.len() as u16 + 2).min(area.height);
    let rows = usize::from(height.saturating_sub(2));
    let from = app.scroll.min(lines.len().saturating_sub(rows));
    let shown: Vec<Line<'_>> = lines.into_iter().skip(from).take(rows).collect();
    let block = framed(format!(" {} ", app.session.variant().title));
    over(frame, area, (width, height), Paragraph::new(shown).block(block));
}

/// The question whether to leave.
fn leave(frame: &mut Frame<'_>, area: Rect) {
    let lines = vec![
        Line::raw(" Your hand is given up, and played to its end without you. "),
        Line::styled(" Leave? y or n", bold()),
    ];
    let page = Paragraph::new(lines).block(framed(" Leave the table ".into()));
    over(frame, area, (62, 4), page);
}
