//! What you answer: a line of the menu, an amount, cards; and what best play would answer.

use super::app::{App, Asking, Menu, PAGE, View};
use super::asked::Asked;
use super::felt::Family;
use super::keys::Action;
use crate::play::session::{Advised, Stop, Waits};
use crate::play::terminal::{Message, Over, Tone};
use crate::play::words;
use money::Cents;
use table::{Choice, Input, Refusal, Verb};

impl App {
    /// Where cards are to be named, and nothing else comes first, they can be picked at once.
    pub(super) fn offer(&mut self) {
        let asks = self.asked.is_none() && !self.put_away && self.view == View::Table;
        if asks && self.session.rebuys().is_some() {
            return self.open(View::Buy);
        }
        let between = matches!(self.family, Family::Ring | Family::Rows);
        if !asks || !between || self.session.waits() != Waits::Decision {
            return;
        }
        let wanted = |choice: &Choice| choice.is_open() && choice.verb == Verb::Decide;
        let menu = self.session.menu();
        let choice = menu.iter().find(|c| wanted(c) && c.cards.is_some());
        self.asked = choice.and_then(|choice| Asked::of(choice, None));
    }

    /// Your money is gone, and you are asked for more.
    pub(super) fn rebuying(&mut self, action: Action) -> Result<(), Stop> {
        match action {
            Action::Done => {
                self.open(View::Table);
                self.session.rebuy()?;
            }
            Action::Back => {
                self.open(View::Table);
                self.put_away = true;
            }
            Action::LeaveNow => self.over = Over::Yes,
            _ => {}
        }
        Ok(())
    }

    /// An amount is typed, or cards are picked.
    pub(super) fn answering(&mut self, action: Action) -> Result<(), Stop> {
        let (chip, most) = (self.chip(), self.session.purse().rack());
        let Some(asked) = &mut self.asked else { return Ok(()) };
        match action {
            Action::Letter(letter) => asked.letter(letter),
            Action::Erase => asked.erase(),
            Action::Up => asked.more(1, chip),
            Action::Down => asked.more(-1, chip),
            Action::PageUp => asked.more(PAGE as i64, chip),
            Action::PageDown => asked.more(-(PAGE as i64), chip),
            Action::Home => asked.all(None),
            Action::End => asked.all(Some(most)),
            Action::Left => asked.point(asked.cards().saturating_sub(1)),
            Action::Right => asked.point(1),
            Action::Pick => asked.pick(),
            Action::Row(row) => asked.row(row),
            Action::Arrange => self.arrange(),
            // What must go there anyway is first seen there.
            Action::Done if asked.fill() => {}
            Action::Done => {
                let (amount, cards) = asked.done()?;
                let input = asked.choice().input(self.session.you(), amount, cards);
                self.session.tell(input)?;
                self.asked = None;
            }
            Action::Back => (self.asked, self.put_away) = (None, true),
            Action::Choose(line) => self.choose(line)?,
            Action::Explain | Action::Help => self.open(View::Help),
            Action::Record => self.open(View::Record),
            Action::Leave => self.leave(),
            Action::LeaveNow => self.over = Over::Yes,
            _ => {}
        }
        Ok(())
    }

    pub(super) fn choose(&mut self, line: usize) -> Result<(), Stop> {
        let Some((_, choice)) = self.choices().into_iter().nth(line) else { return Ok(()) };
        if let Some(refused) = choice.refused {
            return Err(refused.into());
        }
        if choice.verb == Verb::Move {
            self.menu = Menu::Seats;
            return Ok(());
        }
        let first = match choice.verb {
            Verb::Bank | Verb::Buy => {
                let much = self.chip().max(Cents::dollars(100));
                let lent = choice.verb == Verb::Buy;
                Some(if lent { much } else { much.min(self.session.purse().rack()) })
            }
            _ => None,
        };
        self.asked = Asked::of(&choice, first);
        if self.asked.is_none() {
            let input = choice.input(self.session.you(), None, table::Cards::default());
            self.session.tell(input)?;
        }
        Ok(())
    }

    /// You move to a seat of those that are shown.
    pub(super) fn moves(&mut self, line: usize) -> Result<(), Stop> {
        let Some((_, choice)) = self.seats().into_iter().nth(line) else { return Ok(()) };
        let input = choice.input(self.session.you(), None, table::Cards::default());
        self.session.tell(input).map(drop)
    }

    /// Says what best play would do, or how far that is worked out.
    pub(super) fn advise(&mut self) -> Result<(), Refusal> {
        let (text, asking) = match self.session.advice_aside()? {
            Advised::Told(advice) => (words::advice(&advice), Asking::No),
            Advised::Later(percent) => {
                (format!("Best play is being worked out: {percent} %."), Asking::Yes)
            }
        };
        self.message = Message { text, tone: Tone::Told };
        self.asking = asking;
        Ok(())
    }

    /// Lays cards as a simple player would, to be looked at before they are laid for good.
    fn arrange(&mut self) {
        let (Some(asked), Some(Input::Decide { act, .. })) =
            (&mut self.asked, self.session.cheapest())
        else {
            return;
        };
        if act.word == asked.choice().id {
            asked.arrange(&act.cards);
        } else {
            let text = format!("A simple player would {} with these cards.", act.word);
            self.message = Message { text, tone: Tone::Told };
        }
    }
}
