//! How the table looks.

mod boards;
mod felt;
mod pages;
mod roads;
mod wagers;

use super::app::{App, View};
use super::keys::hints;
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
    look::keys(frame, foot, hints(app.mode()));
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
    look::said(frame, message, &app.message, &pages::aside(app));
    let session = &app.session;
    let stake = if session.settled().is_some() { Cents::ZERO } else { session.at_stake() };
    look::purse(frame, status, [session.rack(), stake, session.won()], app.chip);
}

fn header(frame: &mut Frame<'_>, area: Rect, app: &App) {
    let session = &app.session;
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
    look::header(frame, area, &left, &right);
}
