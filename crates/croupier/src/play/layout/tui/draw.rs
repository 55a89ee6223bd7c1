//! How the table looks: the layout above, below it the marks that can be wagered on or what the
//! last throw has paid.

use super::app::{App, View};
use super::keys::{Stands, hints};
use crate::play::layout::felt::{Felt, Place, Rows};
use crate::play::layout::session::{Lies, Settled};
use crate::play::look::{
    self, AMOUNT, Mark, bold, cut, faint, first, framed, gain, inside, list, over, wrap,
};
use crate::play::session::Paid;
use crate::play::words;
use money::Cents;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Color;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use table::Outcome;

/// From this size on marks have two rows.
const LARGE: (u16, u16) = (110, 36);
/// The width of the list of your own chips.
const YOURS: u16 = 32;
/// From this width on a settled wager has one row.
const ONE_ROW: usize = 70;
/// The widest column of titles.
const TITLE_MAX: usize = 28;

/// Draws everything.
pub fn draw(frame: &mut Frame<'_>, app: &App) {
    if !look::fits(frame) {
        return;
    }
    let [top, rest, foot] = look::bands(frame.area());
    header(frame, top, app);
    let stands = if app.session.thrower().is_some() { Stands::Yes } else { Stands::No };
    look::keys(frame, foot, hints(app.mode(), stands));
    if app.view == View::History {
        history(frame, rest, app);
        return;
    }
    table(frame, rest, app);
    match app.view {
        View::Explain(mark) => {
            if let Some(mark) = app.session.marks().get(mark) {
                let lines = app.session.lines(mark.id);
                let may_be = words::may_be(mark.limits);
                look::explain(frame, rest, (mark.title, &lines, &may_be), app.scroll);
            }
        }
        View::Leave => leave(frame, rest, app),
        View::Table | View::Finding | View::History => {}
    }
}

fn header(frame: &mut Frame<'_>, area: Rect, app: &App) {
    let session = &app.session;
    let left = format!(" {} · {}", session.title(), session.id());
    let (throws, chance) = (session.throws(), session.chance());
    let s = if throws == 1 { "" } else { "s" };
    let point = match (session.thrower(), session.point()) {
        (None, _) => String::new(),
        (Some(_), 0) => "come-out · ".into(),
        (Some(_), point) => format!("point {point} · "),
    };
    look::header(frame, area, &left, &format!("{point}{throws} {chance}{s} "));
}

fn table(frame: &mut Frame<'_>, area: Rect, app: &App) {
    let large = area.width >= LARGE.0 && area.height + 2 >= LARGE.1;
    let rows = if large { Rows::Two } else { Rows::One };
    let felt = Felt::new(&app.session, app.selected(), rows);
    let place = felt.place();
    let side = match place {
        Place::Right(width) => width + 2,
        Place::Below | Place::List(_) => 0,
    };
    let edge = if place == Place::Below { 0 } else { 2 };
    let board = felt.board(usize::from(area.width - side - edge));
    let below = match place {
        Place::Below => felt.shown(usize::from(area.width)),
        Place::Right(_) | Place::List(_) => Vec::new(),
    };
    let [upper, strip, lists, message, status] = Layout::vertical([
        Constraint::Length(board.len() as u16 + edge),
        Constraint::Length(below.len() as u16),
        Constraint::Min(0),
        Constraint::Length(2),
        Constraint::Length(1),
    ])
    .areas(area);
    let [upper, right] =
        Layout::horizontal([Constraint::Fill(1), Constraint::Length(side)]).areas(upper);
    if edge == 0 {
        frame.render_widget(Paragraph::new(board), upper);
    } else {
        let block = framed(" Layout ".into());
        frame.render_widget(Paragraph::new(board).block(block), upper);
    }
    if side > 0 {
        let shown = felt.shown(usize::from(side));
        frame.render_widget(Paragraph::new(shown).block(framed(" Dice ".into())), right);
    }
    frame.render_widget(Paragraph::new(below), strip);
    let lists = match place {
        Place::List(width) => {
            let [lists, dice] =
                Layout::horizontal([Constraint::Fill(1), Constraint::Length(width)]).areas(lists);
            let shown = felt.shown(usize::from(width));
            frame.render_widget(Paragraph::new(shown).block(framed(" Dice ".into())), dice);
            lists
        }
        Place::Below | Place::Right(_) => lists,
    };
    match app.session.settled() {
        Some(settled) if app.view != View::Finding => paid(frame, lists, app, settled),
        _ => open(frame, lists, app),
    }
    look::said(frame, message, &app.message, &aside(app));
    let session = &app.session;
    look::purse(frame, status, [session.rack(), session.at_stake(), session.won()], app.chip);
}

/// The marks that are looked at, and what you have on the layout.
fn open(frame: &mut Frame<'_>, area: Rect, app: &App) {
    let yours = if area.width >= LARGE.0 - 40 { YOURS } else { 0 };
    let [left, right] =
        Layout::horizontal([Constraint::Fill(1), Constraint::Length(yours)]).areas(area);
    let (rows, width) = inside(left);
    let items = app.items();
    let longest = items.iter().map(|item| item.title.chars().count()).max();
    let title = longest.unwrap_or_default().clamp(14, TITLE_MAX).min(width * 3 / 5);
    let from = first(app.line, rows);
    let mut lines: Vec<Line<'_>> = Vec::new();
    for (i, item) in items.iter().enumerate().skip(from).take(rows) {
        let selected = if i == app.line { Mark::Selected } else { Mark::Other };
        let pays = &app.session.marks()[item.mark].pays;
        let pays = match item.works.word() {
            "" => pays.clone(),
            word => format!("{pays}, {word}"),
        };
        lines.push(look::row(selected, (&item.title, title), &pays, item.chips, width));
    }
    if items.is_empty() {
        let text = if app.find.is_empty() { "  You have no chips there." } else { "  No mark." };
        lines.push(Line::raw(text));
    }
    list(frame, left, &app.heading(), (from, items.len(), rows), lines);
    if yours > 0 {
        chips(frame, right, app);
    }
}

/// What you have on the layout; the last put there where not all fits.
fn chips(frame: &mut Frame<'_>, area: Rect, app: &App) {
    let (rows, width) = inside(area);
    let lying = app.session.lying();
    let from = lying.len().saturating_sub(rows);
    let row = |lies: &Lies| {
        let word = lies.works.word();
        let amount = lies.amount.to_string();
        let less = 4 + word.chars().count() + amount.chars().count();
        let title = width.saturating_sub(less);
        Line::from(vec![
            Span::raw(format!(" {:<title$} ", cut(&lies.title, title))),
            Span::styled(format!("{word} "), faint()),
            Span::styled(amount, bold().fg(Color::LightYellow)),
        ])
    };
    let lines = lying.iter().skip(from).map(row).collect();
    list(frame, area, "Your chips", (from, lying.len(), rows), lines);
}

/// What became of each wager, and by which line of which rule.
fn paid(frame: &mut Frame<'_>, area: Rect, app: &App, settled: &Settled) {
    let (rows, width) = inside(area);
    let each = if width >= ONE_ROW { 1 } else { 2 };
    let fits = (rows / each).max(1);
    let from = first(app.line, fits);
    let mut lines: Vec<Line<'_>> = Vec::new();
    for (i, paid) in settled.paid.iter().enumerate().skip(from).take(fits) {
        let selected = if i == app.line { Mark::Selected } else { Mark::Other };
        lines.extend(result(selected, paid, width));
    }
    if settled.paid.is_empty() {
        lines.push(Line::raw(format!("  You had nothing on this {}.", app.session.chance())));
    }
    list(frame, area, "Settlement", (from, settled.paid.len(), fits), lines);
}

fn result(selected: Mark, paid: &Paid, width: usize) -> Vec<Line<'static>> {
    let one = width >= ONE_ROW;
    let title = if one { 24.max(width / 4) } else { width.saturating_sub(3 + 3 * AMOUNT) };
    let became = paid.result.map_or("", words::outcome);
    let mut head = vec![
        Span::raw(selected.sign()),
        Span::styled(format!("{:<title$}", cut(&paid.title, title)), bold()),
        Span::raw(format!("{:>AMOUNT$} {became:<8}", paid.stake.to_string())),
    ];
    let mut room = if one { width.saturating_sub(title + AMOUNT + 13) } else { width - 5 };
    // A wager that stands has won and lost nothing: its reason takes the room.
    if paid.result != Some(Outcome::Stands) {
        head.push(Span::styled(format!("{:>10}", paid.net.signed()), gain(paid.net)));
        room -= if one { 10 } else { 0 };
    }
    let label = cut(&paid.label, room.saturating_sub(paid.rule.chars().count() + 1));
    let why = [
        Span::raw(if one { format!("  {label} ") } else { format!("    {label} ") }),
        Span::styled(cut(&paid.rule, room), faint()),
    ];
    if one {
        head.extend(why);
        return vec![selected.on(Line::from(head))];
    }
    vec![selected.on(Line::from(head)), Line::from(why.to_vec())]
}

/// A word on the selected line, while there is nothing else to say.
fn aside(app: &App) -> String {
    let session = &app.session;
    if session.is_closed() {
        return "No more bets.".into();
    }
    if let Some(settled) = session.settled() {
        return settled.paid.get(app.line).map_or_else(String::new, |paid| {
            let text = law::find(&paid.rule).map_or("", |rule| rule.text);
            format!("{}: {text}", paid.rule)
        });
    }
    if session.rack() + session.at_stake() == Cents::ZERO {
        return "Your chips are gone: q leaves the table.".into();
    }
    let selected = session.marks().iter().find(|mark| Some(mark.id) == app.selected());
    selected.map_or_else(String::new, |mark| {
        format!("{} ({}) pays {}. {}.", mark.title, mark.id, mark.pays, words::limits(mark.limits))
    })
}

/// The question whether to leave.
fn leave(frame: &mut Frame<'_>, area: Rect, app: &App) {
    let stake = app.session.at_stake();
    let lines = vec![
        Line::raw(format!(" {stake} of yours is on the layout. What may come down goes back;")),
        Line::raw(" what must stay is thrown to its end without you. "),
        Line::styled(" Leave? y or n", bold()),
    ];
    let width = lines.iter().map(Line::width).max().unwrap_or_default() as u16 + 3;
    let page = Paragraph::new(lines).block(framed(" Leave the table ".into()));
    over(frame, area, (width, 5), page);
}

/// What was thrown, the last first.
fn history(frame: &mut Frame<'_>, area: Rect, app: &App) {
    let session = &app.session;
    let (rows, width) = inside(area);
    let written = |n: usize| session.faces()[n].replace(' ', "-");
    let all: Vec<String> = session.history().map(written).collect();
    let lines = wrap(&all.join(" "), width.saturating_sub(2));
    let from = app.scroll.min(lines.len().saturating_sub(rows));
    let n = lines.len();
    let shown = lines.into_iter().skip(from).take(rows).map(|line| Line::raw(format!(" {line}")));
    let title = format!("{} {}s, the last first", all.len(), session.chance());
    list(frame, area, &title, (from, n, rows), shown.collect());
}
