//! What the screen shows, and what an action changes.

use super::keys::{Action, Mode};
use crate::Failure;
use crate::failure::Exit;
use crate::play::pot::session::{Session, Waits};
use crate::play::pot::told::Line;
use crate::play::terminal::{Message, Over, Tone};
use money::Cents;
use pots::{Act, Choice};
use table::Refusal;

/// Lines that are kept.
const KEPT: usize = 200;

/// The longest amount that is typed.
const AMOUNT_MAX: usize = 12;

/// What lies over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum View {
    /// Nothing.
    Table,
    /// The rules of the game.
    Rules,
    /// The question whether to leave.
    Leave,
}

/// A table on a screen.
pub struct App {
    /// The table.
    pub session: Session,
    /// Whether the player has left.
    pub over: Over,
    /// What happened, the last last.
    pub log: Vec<Line>,
    /// What was last said to you.
    pub message: Message,
    /// The amount being typed.
    pub amount: Option<String>,
    /// Cards chosen, one bit each.
    pub picked: u8,
    /// What lies over the table.
    pub view: View,
    /// Lines scrolled away.
    pub scroll: usize,
}

impl App {
    /// A table nobody has acted at yet.
    pub fn new(session: Session) -> App {
        App {
            session,
            over: Over::No,
            log: Vec::new(),
            message: Message::default(),
            amount: None,
            picked: 0,
            view: View::Table,
            scroll: 0,
        }
    }

    /// What keys mean now.
    pub fn mode(&self) -> Mode {
        match (self.view, self.session.waits()) {
            (View::Rules, _) => Mode::Reading,
            (View::Leave, _) => Mode::Leaving,
            _ if self.amount.is_some() => Mode::Amount,
            (_, Waits::Deal) => Mode::Between,
            (_, Waits::Others) => Mode::Others,
            (_, Waits::You(Choice::Bet)) => Mode::Bet,
            (_, Waits::You(Choice::Bring)) => Mode::Bring,
            (_, Waits::You(Choice::Draw(_) | Choice::Discard)) => Mode::Cards,
            (_, Waits::You(Choice::Expose)) => Mode::Expose,
        }
    }

    /// Does something; a refusal is only said.
    pub fn apply(&mut self, action: Action) -> Result<(), Failure> {
        if action == Action::None {
            return Ok(());
        }
        self.message = Message::default();
        match self.act(action) {
            Err(failure) if failure.exit == Exit::Damaged => return Err(failure),
            Err(failure) => {
                self.message = Message { text: format!("{failure}."), tone: Tone::Refused };
            }
            Ok(()) => {}
        }
        self.note();
        Ok(())
    }

    /// The others go on.
    pub fn step(&mut self) -> Result<(), Failure> {
        self.session.step()?;
        self.note();
        Ok(())
    }

    /// Keeps what was said.
    fn note(&mut self) {
        self.log.extend(self.session.news());
        let less = self.log.len().saturating_sub(KEPT);
        self.log.drain(..less);
    }

    fn act(&mut self, action: Action) -> Result<(), Failure> {
        match action {
            Action::Deal => {
                self.log.clear();
                self.session.deal()?;
            }
            Action::Buy => {
                let amount = self.session.buy_in();
                self.session.buy(amount)?;
            }
            Action::Hurry => {
                while self.session.waits() == Waits::Others {
                    self.session.step()?;
                }
            }
            Action::Fold => self.decide(Act::Fold)?,
            Action::Stay => {
                let stay = match (self.session.waits(), self.session.menu()) {
                    (Waits::You(Choice::Bring), _) => Act::Bring,
                    (_, Some(menu)) if menu.may_check => Act::Check,
                    _ => Act::Call,
                };
                self.decide(stay)?;
            }
            Action::Raise => self.raise()?,
            Action::Digit(_) | Action::Erase => self.type_amount(action),
            Action::Up | Action::Down => self.up_or_down(action),
            Action::Done => self.done()?,
            Action::Pick(at) => self.pick(at),
            Action::Pat => self.decide(Act::Draw(0))?,
            Action::Expose => self.decide(Act::Expose)?,
            Action::Hide => self.decide(Act::Hide)?,
            Action::Rules => (self.view, self.scroll) = (View::Rules, 0),
            Action::Back => (self.view, self.amount) = (View::Table, None),
            Action::Leave if self.session.is_on() => self.view = View::Leave,
            Action::Leave | Action::LeaveNow => self.over = Over::Yes,
            Action::None => {}
        }
        Ok(())
    }

    fn decide(&mut self, act: Act) -> Result<(), Failure> {
        self.session.decide(act)?;
        (self.amount, self.picked) = (None, 0);
        Ok(())
    }

    /// A raise of the only size there is, or the question how much.
    fn raise(&mut self) -> Result<(), Failure> {
        match self.session.menu().and_then(|menu| menu.raise) {
            Some(span) if span.min < span.max => {
                self.amount = Some(span.min.plain());
                Ok(())
            }
            Some(span) => self.decide(Act::Raise(span.min)),
            None => self.decide(Act::Raise(Cents::dollars(1_000_000))),
        }
    }

    fn type_amount(&mut self, action: Action) {
        let first = self.session.menu().and_then(|menu| menu.raise).map(|span| span.min.plain());
        let Some(amount) = &mut self.amount else { return };
        match action {
            // The first digit replaces the amount that was offered.
            Action::Digit(digit) if Some(&*amount) == first.as_ref() => {
                *amount = digit.to_string();
            }
            Action::Digit(digit) if amount.len() < AMOUNT_MAX => amount.push(digit),
            _ => drop(amount.pop()),
        }
    }

    fn up_or_down(&mut self, action: Action) {
        let up = action == Action::Up;
        if self.view == View::Rules {
            self.scroll = if up { self.scroll.saturating_sub(1) } else { self.scroll + 1 };
            return;
        }
        let span = self.session.menu().and_then(|menu| menu.raise);
        let (Some(amount), Some(span)) = (&mut self.amount, span) else { return };
        let now: Cents = amount.parse().unwrap_or(span.min);
        // Steps of a bet, so that a few keys go a long way.
        let step = span.step.max(self.session.stakes().least_bet());
        let next = if up { now + step } else { now - step };
        *amount = next.max(span.min).min(span.max).plain();
    }

    fn done(&mut self) -> Result<(), Failure> {
        if let Some(amount) = &self.amount {
            let to: Result<Cents, money::ParseMoneyError> = amount.parse();
            let to = to.map_err(|error| Refusal::unknown(error.to_string()))?;
            return self.decide(Act::Raise(to));
        }
        match self.session.waits() {
            Waits::You(Choice::Draw(_)) => self.decide(Act::Draw(self.picked)),
            Waits::You(Choice::Discard) if self.picked == 0 => {
                Err(Refusal::unknown("choose the card to throw away by its number").into())
            }
            Waits::You(Choice::Discard) => {
                self.decide(Act::Discard(self.picked.trailing_zeros() as u8))
            }
            _ => Ok(()),
        }
    }

    fn pick(&mut self, at: usize) {
        if at >= self.session.held().len() {
            return;
        }
        match self.session.waits() {
            Waits::You(Choice::Discard) => self.picked = 1 << at,
            _ => self.picked ^= 1 << at,
        }
    }
}
