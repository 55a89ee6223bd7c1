//! Players round a table: the ring or the rows above, below them what happened and what you may
//! do.

use super::{Scene, lists, menu};
use crate::play::look::{faint, framed};
use crate::play::session::Waits;
use crate::play::tui::asked::Asked;
use crate::play::tui::felt::Family;
use crate::play::tui::felt::ring::{self, Ring};
use crate::play::tui::felt::rows::{self, Setting};
use cards::AnyCard;
use money::Cents;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::Line;
use ratatui::widgets::Paragraph;

/// The width of the menu beside what happened.
const MENU: u16 = 32;

/// Draws them.
pub fn draw(frame: &mut Frame<'_>, area: Rect, scene: &Scene<'_>) {
    let (app, sight) = (scene.app, &scene.sight);
    let you = app.session.you();
    let height = match app.family {
        Family::Rows => rows::height(sight, area.width),
        _ => ring::height(area.height),
    };
    let [upper, lower] =
        Layout::vertical([Constraint::Length(height), Constraint::Min(3)]).areas(area);
    let picking = match &app.asked {
        Some(Asked::Cards(choice, at, rows)) => {
            choice.cards.as_ref().map(|pick| Setting { pick, at: *at, rows })
        }
        _ => None,
    };
    if app.family == Family::Rows {
        rows::draw(frame, upper, (sight, you), picking.as_ref());
    } else {
        ring::draw(frame, upper, &Ring { sight, you, picked: picked(scene, picking.as_ref()) });
    }
    let width = if scene.choices.is_empty() { 0 } else { MENU };
    let [left, right] =
        Layout::horizontal([Constraint::Fill(1), Constraint::Length(width)]).areas(lower);
    lists::panel(frame, left, scene);
    if width > 0 {
        may(frame, right, scene);
    }
}

/// Which of your cards are picked.
fn picked(scene: &Scene<'_>, picking: Option<&Setting<'_>>) -> Vec<bool> {
    let picked = |card: &AnyCard| {
        picking.is_some_and(|setting| {
            let mut all = setting.pick.from.iter().zip(setting.rows);
            all.any(|(from, row)| from == card && *row > 0)
        })
    };
    ring::at(&scene.sight, scene.app.session.you()).iter().map(picked).collect()
}

/// What you may do, as much as fits; `?` has all of it.
fn may(frame: &mut Frame<'_>, area: Rect, scene: &Scene<'_>) {
    let (rows, width) = crate::play::look::inside(area);
    let mut lines = menu(scene, width);
    if lines.len() > rows {
        lines.truncate(rows.saturating_sub(1));
        let more = scene.choices.len() - lines.len();
        lines.push(Line::styled(format!(" ?  {more} more"), faint()));
    }
    frame.render_widget(Paragraph::new(lines).block(framed(turn(scene))), area);
}

/// Whether it is your turn, and what it costs to stay.
fn turn(scene: &Scene<'_>) -> String {
    match scene.waits {
        Waits::Decision => {}
        Waits::Kill => return " Kill, or space deals on ".into(),
        Waits::Turn(_) => return " Space shows your hand. ".into(),
        _ => return " You may ".into(),
    }
    let lies = scene.sight.chair(scene.app.session.you()).map_or(Cents::ZERO, |chair| chair.bet);
    let call = scene.choices.iter().find(|(_, choice)| choice.id == "call" && choice.is_open());
    match call.and_then(|(_, choice)| choice.amount) {
        Some(span) => format!(" Your turn: {} to call ", span.min - lies),
        None => " Your turn ".into(),
    }
}
