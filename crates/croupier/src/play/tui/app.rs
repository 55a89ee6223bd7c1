//! What the terminal shows, and how actions change it. No terminal in here.

use super::keys::{Action, Mode};
use crate::Failure;
use crate::play::session::{Offered, Session, Waits};
use crate::play::terminal::{CHIPS, Message, Over, Stop, Tone};
use money::Cents;
use table::{Party, Refusal};

/// The table on a terminal.
pub struct App {
    /// The table.
    pub session: Session,
    /// The number of the chip picked.
    pub chip: usize,
    /// The selected line: of the wagers, or of the settlement.
    pub line: usize,
    /// What is looked at.
    pub view: View,
    /// Lines scrolled past, on a page.
    pub scroll: usize,
    /// What was last said.
    pub message: Message,
    /// Whether the player has left.
    pub over: Over,
}

/// What is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum View {
    /// The table.
    Table,
    /// A wager's pay table, over the table.
    Explain(usize),
    /// The boards.
    Boards,
    /// The question whether to leave.
    Leave,
}

impl App {
    /// Sits down with the third chip, of 25, in hand.
    pub fn new(session: Session) -> App {
        let mut app = App {
            session,
            chip: 2,
            line: 0,
            view: View::Table,
            scroll: 0,
            message: Message::default(),
            over: Over::No,
        };
        app.announce();
        app
    }

    /// What keys mean now.
    pub fn mode(&self) -> Mode {
        match (self.view, self.session.waits()) {
            (View::Leave, _) => Mode::Leaving,
            (View::Explain(_) | View::Boards, _) => Mode::Reading,
            (View::Table, Waits::Bets) => Mode::Betting,
            (View::Table, Waits::Dealer) => Mode::Dealing,
            (View::Table, Waits::Turn(_)) => Mode::Turning,
            (View::Table, Waits::Decision(_)) => Mode::Deciding,
            (View::Table, Waits::Round) => Mode::Settled,
        }
    }

    /// The chip picked.
    pub fn chip(&self) -> Cents {
        Cents::dollars(CHIPS[self.chip])
    }

    /// Lines that can be selected: wagers and, when it is offered, the bank; or what was paid.
    pub fn lines(&self) -> usize {
        match self.session.settled() {
            Some(settled) => settled.paid.len(),
            None => self.session.spots().len() + usize::from(self.bank_line()),
        }
    }

    /// Whether the bank is a line of its own.
    pub fn bank_line(&self) -> bool {
        self.session.offered() == Some(Offered::Bank)
    }

    /// Does what a key asked for.
    ///
    /// # Errors
    /// When the session cannot go on; a refusal is only said.
    pub fn apply(&mut self, action: Action) -> Result<(), Failure> {
        if !matches!(action, Action::None | Action::Hurry) {
            self.message = Message::default();
        }
        let done = match self.view {
            View::Table => self.at_the_table(action),
            View::Explain(_) | View::Boards | View::Leave => {
                self.reading(action);
                Ok(())
            }
        };
        self.announce();
        self.line = self.line.min(self.lines().saturating_sub(1));
        match done {
            Ok(()) => Ok(()),
            Err(Stop::Refused(refusal)) => {
                self.message = Message { text: format!("No: {refusal}"), tone: Tone::Refused };
                Ok(())
            }
            Err(Stop::Failed(failure)) => Err(failure),
        }
    }

    /// The dealer does the next thing.
    ///
    /// # Errors
    /// When the journal cannot be written.
    pub fn deal_on(&mut self) -> Result<(), Failure> {
        self.session.step()?;
        if self.session.settled().is_some() {
            self.line = 0;
            self.message = Message::default();
        }
        self.announce();
        Ok(())
    }

    fn announce(&mut self) {
        let notices = self.session.notices();
        if !notices.is_empty() {
            self.message = Message { text: notices.join(" "), tone: Tone::Told };
        }
    }

    fn at_the_table(&mut self, action: Action) -> Result<(), Stop> {
        match action {
            Action::Chip(chip) => self.chip = chip,
            Action::Up => self.line = self.above(),
            Action::Down => self.line = self.below(),
            Action::Place => self.place()?,
            Action::TakeOff => self.take_off()?,
            Action::Clear => drop(self.session.clear()),
            Action::Deal => self.session.deal()?,
            Action::Next => self.next()?,
            Action::Repeat => {
                self.next()?;
                self.session.repeat()?;
            }
            Action::Again => {
                self.next()?;
                self.session.repeat()?;
                self.session.deal()?;
            }
            Action::Bank => {
                self.session.put_up(self.chip())?;
                self.line = self.session.spots().len();
            }
            Action::Shoe if self.session.drawing() == Some(Party::Seat(self.session.you())) => {
                self.session.pass_shoe()?;
            }
            Action::Shoe => self.session.take_shoe()?,
            Action::Decline => self.session.decline()?,
            Action::Turn => drop(self.session.turn()?),
            Action::Decide(act) => self.session.decide(act)?,
            Action::Hurry => self.hurry()?,
            Action::Explain => self.explain(),
            Action::Boards => self.open(View::Boards),
            Action::Leave => match self.session.waits() {
                Waits::Round => self.over = Over::Yes,
                Waits::Bets if self.session.at_stake() == Cents::ZERO => self.over = Over::Yes,
                _ => self.open(View::Leave),
            },
            Action::LeaveNow => self.over = Over::Yes,
            Action::Back | Action::None => {}
        }
        Ok(())
    }

    fn reading(&mut self, action: Action) {
        match action {
            Action::Up => self.scroll = self.scroll.saturating_sub(1),
            Action::Down => self.scroll = self.scroll.saturating_add(1),
            Action::Back => self.open(View::Table),
            Action::LeaveNow => self.over = Over::Yes,
            _ => {}
        }
    }

    fn open(&mut self, view: View) {
        (self.view, self.scroll) = (view, 0);
    }

    fn above(&self) -> usize {
        let lines = self.lines().max(1);
        (self.line + lines - 1) % lines
    }

    fn below(&self) -> usize {
        (self.line + 1) % self.lines().max(1)
    }

    fn place(&mut self) -> Result<(), Refusal> {
        let chip = self.chip();
        match self.session.spots().get(self.line).map(|spot| spot.id) {
            Some(id) => self.session.chip(id, chip).map(drop),
            None => self.session.put_up(chip).map(drop),
        }
    }

    fn take_off(&mut self) -> Result<(), Refusal> {
        let chip = self.chip();
        let selected = self.session.spots().get(self.line).map(|spot| spot.id);
        if let Some(id) = selected {
            return self.session.unchip(id, chip).map(drop);
        }
        self.session.take_down();
        Ok(())
    }

    fn next(&mut self) -> Result<(), Failure> {
        let selected = self.selected();
        self.session.next_round()?;
        self.line = selected.unwrap_or(self.line);
        Ok(())
    }

    fn hurry(&mut self) -> Result<(), Failure> {
        while self.session.waits() == Waits::Dealer {
            self.deal_on()?;
        }
        Ok(())
    }

    /// The wager on the selected line.
    fn selected(&self) -> Option<usize> {
        let spots = self.session.spots();
        match self.session.settled() {
            Some(settled) => {
                let wager = &settled.paid.get(self.line)?.wager;
                spots.iter().position(|spot| spot.id == wager)
            }
            None => (self.line < spots.len()).then_some(self.line),
        }
    }

    fn explain(&mut self) {
        if let Some(spot) = self.selected() {
            self.open(View::Explain(spot));
        }
    }
}
