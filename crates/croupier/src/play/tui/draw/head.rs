//! The head of the screen: which table, for how much, and how far the evening is.

use super::Scene;
use crate::play::look;
use crate::play::session::{Score, Waits};
use crate::play::tui::felt::Family;
use money::Cents;
use ratatui::Frame;
use ratatui::layout::Rect;

/// Draws it.
pub fn draw(frame: &mut Frame<'_>, area: Rect, scene: &Scene<'_>) {
    let sign = scene.app.session.sign();
    let right: Vec<String> = stakes(scene).into_iter().chain(progress(scene)).collect();
    let right = format!("{} ", right.join(" · "));
    // A long title is cut rather than the id, by which the rules are found.
    let less = right.chars().count() + sign.id.chars().count() + 6;
    let title = look::cut(&sign.title, usize::from(area.width).saturating_sub(less));
    look::header(frame, area, &format!(" {title} · {}", sign.id), &right);
}

/// What is played for, where chips are bet from in front of players.
fn stakes(scene: &Scene<'_>) -> Option<String> {
    let (sight, posted) = (&scene.sight, &scene.app.session.sign().posted);
    let amount =
        |text: &str| text.parse().map_or(text.to_string(), |cents: Cents| cents.to_string());
    let amounts = |text: &str| text.split('/').map(amount).collect::<Vec<_>>().join("/");
    let posted = |name: &str| posted.get(name).map(String::as_str).filter(|text| !text.is_empty());
    if scene.app.family == Family::Rows {
        return posted("point").map(|point| format!("{} a point", amount(point)));
    }
    let (limit, stakes) = (sight.figure("limit")?, sight.figure("stakes")?);
    Some(match (limit, posted("blinds")) {
        ("fixed", _) => format!("{} limit", amounts(stakes)),
        ("spread", _) => format!("{} spread", amounts(stakes).replace('/', " to ")),
        (limit, Some(blinds)) => format!("{limit} limit, blinds {}", amounts(blinds)),
        (limit, None) => format!("{limit} limit"),
    })
}

/// How many rounds, and what is left of the shoe.
fn progress(scene: &Scene<'_>) -> Vec<String> {
    let (session, sight) = (&scene.app.session, &scene.sight);
    let on = u64::from(scene.waits != Waits::Round);
    let mut told = Vec::new();
    if let Score::Throws(thrown, _) = session.score() {
        told.extend(sight.figure("point").map(|point| match point {
            "none" => "come-out".into(),
            point => format!("point {point}"),
        }));
        let rounds = session.game().rounds();
        let rounds = if thrown.len() == 1 { rounds.trim_end_matches('s') } else { &rounds };
        told.push(format!("{} {rounds}", thrown.len()));
        return told;
    }
    told.extend(session.shoe_number().map(|n| format!("shoe {n}")));
    told.push(match session.score() {
        Score::Boards(boards, ..) => format!("hand {}", boards.shoe().coups() as u64 + on),
        _ => format!("hand {}", sight.rounds + on),
    });
    let lasts = session.shoe_number().is_some();
    told.extend(sight.shoe.filter(|_| lasts).map(|n| format!("{n} cards")));
    told.extend(sight.figure("shoe").filter(|stage| *stage != "open").map(str::to_string));
    told
}
