//! How the table looks.

mod boards;
mod felt;
mod pages;
mod pays;
mod roads;
mod wagers;

use super::app::{App, View};
use crate::play::look::{
    self, bold, cut, faint, first, framed, gain, inside, list, over, squeeze, wrap,
};
use games::baccarat::shoe::Stage;
use money::Cents;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Color;

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
    if !look::fits(frame) {
        return;
    }
    let [top, rest, foot] = look::bands(frame.area());
    header(frame, top, app);
    look::keys(frame, foot, &app.hints());
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

fn table(frame: &mut Frame<'_>, area: Rect, app: &App) {
    let [middle, message, status] =
        Layout::vertical([Constraint::Min(0), Constraint::Length(2), Constraint::Length(1)])
            .areas(area);
    if app.session.keeps_boards() {
        baccarat(frame, middle, app);
    } else {
        hands(frame, middle, app);
    }
    look::said(frame, message, &app.message, &pages::aside(app));
    let session = &app.session;
    let stake = if session.settled().is_some() { Cents::ZERO } else { session.at_stake() };
    look::purse(frame, status, [session.rack(), stake, session.won()], app.chip);
}

/// A table where each seat has a hand: wagers above the selected one's pay table, and the cards.
fn hands(frame: &mut Frame<'_>, area: Rect, app: &App) {
    let width = felt::width(&app.session);
    let [left, right] =
        Layout::horizontal([Constraint::Fill(1), Constraint::Length(width)]).areas(area);
    let [above, below] =
        Layout::vertical([Constraint::Length(wagers::height(app)), Constraint::Min(0)])
            .areas(left);
    wagers::panel(frame, above, app);
    pays::panel(frame, below, app);
    felt::panel(frame, right, app);
}

/// Wagers, the two hands, and the roads below.
fn baccarat(frame: &mut Frame<'_>, area: Rect, app: &App) {
    let tall = area.height + 5 >= TALL;
    let bands = if tall { roads::TWO_BANDS } else { roads::ONE_BAND };
    let [middle, roads] =
        Layout::vertical([Constraint::Min(0), Constraint::Length(bands)]).areas(area);
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
}

fn header(frame: &mut Frame<'_>, area: Rect, app: &App) {
    let session = &app.session;
    let left = format!(" {} · {}", session.title(), session.id());
    if !session.keeps_boards() {
        let hand = session.rounds() + u64::from(session.settled().is_none());
        return look::header(frame, area, &left, &format!("hand {hand} "));
    }
    let hand = session.boards().shoe().coups() + usize::from(session.settled().is_none());
    let last = match session.stage() {
        Stage::Open => "",
        Stage::CutCardOut => " · one more hand",
        Stage::LastHand => " · LAST HAND",
        Stage::Over => " · shoe over",
    };
    let (shoe, cards) = (session.shoe_number(), session.cards_left());
    let right = format!("shoe {shoe} · hand {hand} · {cards} cards{last} ");
    look::header(frame, area, &left, &right);
}
