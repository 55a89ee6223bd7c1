//! Leaving: the hand that is on is played to its end, chips that may come down do, and what came
//! of it is told once the screen is gone.

use super::app::App;
use crate::Failure;
use crate::play::session::{Session, Waits};
use crate::telling::{Teller, Told};
use money::Cents;
use table::{Act, Event, Input, What};

/// Rounds after which whoever leaves waits no longer for standing wagers.
const ROUNDS_MAX: usize = 100_000;
/// Lines that are told of them.
const TOLD_MAX: usize = 12;

impl App {
    /// Plays what is on to its end, and gets up.
    ///
    /// # Errors
    /// When the journal cannot be written.
    pub(super) fn play_out(&mut self) -> Result<(), Failure> {
        self.session.news();
        self.session.goes();
        self.session.go_on()?;
        for _ in 0..ROUNDS_MAX {
            self.tell_parting();
            let Some(input) = self.session.way_out() else { break };
            self.session.tell(input)?;
            self.session.go_on()?;
        }
        let seat = self.session.you();
        if self.session.check(&Input::Leave { seat }).is_ok() {
            self.session.tell(Input::Leave { seat })?;
        }
        Ok(())
    }

    /// Keeps the last lines of what happens to be told.
    fn tell_parting(&mut self) {
        for event in self.session.news() {
            let lines = parting(&self.session, &event).into_iter().map(written);
            self.parting.extend(lines);
            if matches!(event.what, What::Settled(_)) {
                self.parting.push(format!("Net {}.", self.session.net().signed()));
            }
        }
        let less = self.parting.len().saturating_sub(TOLD_MAX);
        self.parting.drain(..less);
    }
}

/// What you did, what was shown, and what became of your money.
fn parting(session: &Session, event: &Event) -> Vec<Told> {
    let (you, teller) = (session.you(), Teller { you: Some(session.you()) });
    match &event.what {
        What::Acted { seat, .. } if *seat == you => teller.tell(event),
        What::Shown { .. } | What::Thrown { .. } => teller.tell(event),
        What::Paid(settlement) | What::Settled(settlement) => {
            let banks = session.sight().bank.is_some_and(|(seat, _)| seat == you);
            let mut seen = (**settlement).clone();
            seen.lines.retain(|line| banks || line.seat == you.n());
            teller.tell(&Event { n: event.n, what: What::Settled(Box::new(seen)) })
        }
        _ => Vec::new(),
    }
}

fn written(told: Told) -> String {
    match told.rule {
        Some(rule) => format!("{} ({rule})", told.text),
        None => told.text,
    }
}

/// What leaving would mean now.
pub fn meaning(app: &App) -> String {
    let (stake, _) = app.money();
    let stake = if stake > Cents::ZERO { format!("{stake} is at stake: ") } else { String::new() };
    let end = "the hand is played to its end";
    match (app.session.waits(), app.session.way_out()) {
        (Waits::Bets | Waits::Office(_) | Waits::Hand, _) => {
            format!("{stake}what may come down goes back to you, the rest is played to its end.")
        }
        (Waits::Decision | Waits::Turn(_), Some(Input::Decide { act, .. })) => {
            format!("{stake}{}, and {end}.", instead(&act))
        }
        _ => format!("{stake}{end}."),
    }
}

/// What is done for you.
fn instead(act: &Act) -> String {
    match act.word.as_ref() {
        "house-way" => "your hand is played the house way".into(),
        "set" => {
            let of = table::piece(act.cards.rows.iter().flatten().copied());
            format!("your {of}s are laid for you")
        }
        "show" => "your hand is shown".into(),
        word => format!("you {word}"),
    }
}
