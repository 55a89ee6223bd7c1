//! What the terminal shows, and how actions change it. No terminal in here.

use super::keys::{self, Action, Mode};
use crate::Failure;
use crate::play::session::{Advised, Offered, Session, Waits};
use crate::play::terminal::{CHIPS, Message, Over, Stop, Tone};
use crate::play::words;
use money::Cents;
use ratatui::crossterm::event::KeyEvent;
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
    /// Whether advice is waited for.
    pub asking: Asking,
}

/// Whether advice is waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asking {
    /// It is.
    Yes,
    /// It is not.
    No,
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
            asking: Asking::No,
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
            (View::Table, Waits::Decision(_)) if self.session.keeps_boards() => Mode::Deciding,
            (View::Table, Waits::Decision(_)) => Mode::Choosing,
            (View::Table, Waits::Round) => Mode::Settled,
        }
    }

    /// What a key means now.
    pub fn action(&self, key: KeyEvent) -> Action {
        match (self.mode(), self.session.waits()) {
            (Mode::Choosing, Waits::Decision(menu)) => keys::choosing(&menu, key),
            (mode, _) => keys::action(mode, key),
        }
    }

    /// The keys that matter now, for the foot of the screen.
    pub fn hints(&self) -> Vec<(String, String)> {
        let mut hints = Vec::new();
        if let (Mode::Choosing, Waits::Decision(menu)) = (self.mode(), self.session.waits()) {
            let keys = keys::choices(&menu).into_iter().map(String::from);
            hints.extend(keys.zip(menu));
        }
        let shown = |(key, _): &&(&str, &str)| *key != "v" || self.session.keeps_boards();
        let others = keys::hints(self.mode()).iter().filter(shown);
        hints.extend(others.map(|(key, meaning)| ((*key).to_string(), (*meaning).to_string())));
        hints
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
            self.asking = Asking::No;
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
            Action::Decide(act) => drop(self.session.decide(act)?),
            Action::Choose(line) => self.choose(line)?,
            Action::Advise => self.advise()?,
            Action::Hurry => self.hurry()?,
            Action::Explain => self.explain(),
            Action::Boards if self.session.keeps_boards() => self.open(View::Boards),
            Action::Leave => match self.session.waits() {
                Waits::Round => self.over = Over::Yes,
                Waits::Bets if self.session.at_stake() == Cents::ZERO => self.over = Over::Yes,
                _ => self.open(View::Leave),
            },
            Action::LeaveNow => self.over = Over::Yes,
            Action::Back | Action::Boards | Action::None => {}
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

    fn choose(&mut self, line: usize) -> Result<(), Refusal> {
        let Waits::Decision(menu) = self.session.waits() else { return Ok(()) };
        menu.get(line).map_or(Ok(()), |act| self.session.decide(act).map(drop))
    }

    /// Says what best play would do, or how far that is worked out.
    fn advise(&mut self) -> Result<(), Refusal> {
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
        if self.session.spots().get(self.line).is_some_and(|spot| spot.later().is_some()) {
            self.line = 0;
        }
        Ok(())
    }

    fn hurry(&mut self) -> Result<(), Failure> {
        while self.session.waits() == Waits::Dealer {
            self.deal_on()?;
        }
        Ok(())
    }

    /// The wager on the selected line.
    pub fn selected(&self) -> Option<usize> {
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
