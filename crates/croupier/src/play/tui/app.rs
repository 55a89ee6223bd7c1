//! What the terminal shows, and how actions change it. No terminal in here.

use super::asked::Asked;
use super::bets::{self, Lies, Page};
use super::felt::{self, Family};
use super::keys::{Action, Has, Mode, Wagers};
use super::listing::{Item, Rows};
use crate::Failure;
use crate::play::session::{Score, Session, Stop, Waits};
use crate::play::terminal::{CHIPS, Message, Over, Tone};
use crate::telling::Told;
use money::Cents;
use std::cell::Cell;
use table::{Input, Made, Name, Refusal};

/// The longest part of a name that is looked for.
const FIND_MAX: usize = 24;
/// Lines or steps that a page key goes.
pub const PAGE: usize = 10;

/// The table on a terminal.
pub struct App {
    /// The table.
    pub session: Session,
    /// What is drawn on its felt.
    pub family: Family,
    /// The number of the chip picked.
    pub chip: usize,
    /// The page of wagers that is looked at; the one after the last is your own chips.
    pub page: usize,
    /// The selected line: of wagers, of the settlement, or of what happened.
    pub line: usize,
    /// A part of the names of the wagers that are looked at.
    pub find: String,
    /// What a choice still asks for.
    pub asked: Option<Asked>,
    /// Whether that question was put away until something happens.
    pub put_away: bool,
    /// Which of the menu is shown.
    pub menu: Menu,
    /// Whether advice is waited for.
    pub asking: Asking,
    /// What is looked at.
    pub view: View,
    /// Lines scrolled past, on a page.
    pub scroll: usize,
    /// How many can be, as it was last drawn.
    pub scroll_max: Cell<usize>,
    /// What happened, the last last.
    pub log: Vec<Told>,
    /// What was last said.
    pub message: Message,
    /// Whether the player has left.
    pub over: Over,
    /// The wagers in pages.
    pub pages: Vec<Page>,
    /// What you had won before this hand, where chips are bet from in front of you.
    pub before: Cents,
    /// How it ended after you had left, in words.
    pub parting: Vec<String>,
}

/// Which of the menu is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Menu {
    /// All of it; of the seats that one may move to a line together.
    All,
    /// Those seats alone, each by its number.
    Seats,
}

/// Whether advice is waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asking {
    /// No.
    No,
    /// It is being worked out.
    Yes,
}

/// What is looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum View {
    /// The table.
    Table,
    /// The table, while a part of a wager's name is being typed.
    Finding,
    /// A wager's pay table, over the table.
    Explain(Name),
    /// The boards, the throws, or what happened.
    Record,
    /// Keys, and what hangs at the table.
    Help,
    /// The question whether to bring more money.
    Buy,
    /// The question whether to leave.
    Leave,
}

impl App {
    /// Sits down; at a table of few wagers with the chip of 25 in hand, else with that of 5.
    pub fn new(session: Session) -> App {
        let family = Family::of(session.game(), session.sign());
        let mut app = App {
            chip: if bets::stand(session.sign()) { 1 } else { 2 },
            pages: bets::pages(session.sign()),
            session,
            family,
            page: 0,
            line: 0,
            find: String::new(),
            asked: None,
            put_away: false,
            menu: Menu::All,
            asking: Asking::No,
            view: View::Table,
            scroll: 0,
            scroll_max: Cell::new(usize::MAX),
            log: Vec::new(),
            message: Message::default(),
            over: Over::No,
            before: Cents::ZERO,
            parting: Vec::new(),
        };
        app.note();
        app.offer();
        if let Some(text) = felt::situation(&app.session) {
            app.message = Message { text, tone: Tone::Told };
        }
        app
    }

    /// What keys mean now.
    pub fn mode(&self) -> Mode {
        match (&self.view, &self.asked) {
            (View::Leave, _) => return Mode::Leaving,
            (View::Buy, _) => return Mode::Buying,
            (View::Explain(_) | View::Record | View::Help, _) => return Mode::Reading,
            (_, Some(Asked::Amount(..))) => return Mode::Amount,
            (_, Some(Asked::Cards(..))) if self.family == Family::Rows => return Mode::Rows,
            (_, Some(Asked::Cards(..))) => return Mode::Cards,
            (View::Table | View::Finding, None) => {}
        }
        match self.session.waits() {
            Waits::Bets | Waits::Office(_) if self.view == View::Finding => Mode::Finding,
            Waits::Bets | Waits::Office(_) | Waits::Hand => Mode::Betting,
            Waits::Turn(_) => Mode::Turning,
            Waits::Decision => Mode::Deciding,
            Waits::Kill => Mode::Killing,
            Waits::Round => Mode::Settled,
            Waits::Others => Mode::Others,
        }
    }

    /// The keys of the menu.
    pub fn letters(&self) -> Vec<char> {
        self.choices().into_iter().map(|(letter, _)| letter).collect()
    }

    /// What keys speak of at this table.
    pub fn has(&self) -> Has {
        Has {
            record: match self.session.score() {
                Score::Boards(..) => "roads",
                Score::Throws(..) => "throws",
                Score::None => "what happened",
            },
            wagers: match self.pages.len() {
                _ if self.session.sign().marks.is_empty() => Wagers::None,
                _ if self.family == Family::Dice => Wagers::Standing,
                1 => Wagers::Few,
                _ => Wagers::Pages,
            },
            throws: bets::stand(self.session.sign()),
            rows: self.family == Family::Rows,
            advice: self.session.advises(),
            hits: self.session.sign().words.iter().any(|word| word == "hit"),
        }
    }

    /// The chip picked.
    pub fn chip(&self) -> Cents {
        Cents::dollars(CHIPS[self.chip])
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
        let done = match (&self.view, &self.asked) {
            (View::Explain(_) | View::Record | View::Help | View::Leave, _) => {
                self.reading(action);
                Ok(())
            }
            (View::Buy, _) => self.rebuying(action),
            (_, Some(_)) => self.answering(action),
            (View::Finding, None) => {
                self.finding(action);
                Ok(())
            }
            (View::Table, None) => self.at_the_table(action),
        };
        self.note();
        self.offer();
        self.line = self.line.min(self.rows().len().saturating_sub(1));
        match done {
            Ok(()) => Ok(()),
            Err(Stop::Refused(refusal)) => {
                self.refuse(&refusal);
                Ok(())
            }
            Err(Stop::Failed(failure)) => Err(failure),
        }
    }

    pub(super) fn refuse(&mut self, refusal: &Refusal) {
        let text = format!("No: {refusal}");
        let end = if text.ends_with(".)") { "" } else { "." };
        self.message = Message { text: text + end, tone: Tone::Refused };
    }

    /// The next thing happens that is not yours to do.
    ///
    /// # Errors
    /// When the journal cannot be written.
    pub fn go_on(&mut self) -> Result<(), Failure> {
        self.session.step()?;
        self.note();
        self.offer();
        Ok(())
    }

    fn at_the_table(&mut self, action: Action) -> Result<(), Stop> {
        let lines = self.rows().len().max(1);
        // Whatever else is done puts the seats away.
        let seats = std::mem::replace(&mut self.menu, Menu::All) == Menu::Seats;
        match action {
            Action::Leave if seats => {}
            Action::Choose(line) if seats => self.moves(line)?,
            Action::Chip(chip) => self.chip = chip,
            Action::Up => self.line = (self.line + lines - 1) % lines,
            Action::Down => self.line = (self.line + 1) % lines,
            Action::PageUp => self.line = self.line.saturating_sub(PAGE),
            Action::PageDown => self.line = (self.line + PAGE).min(lines - 1),
            Action::Home => self.line = 0,
            Action::End => self.line = lines - 1,
            Action::Left => self.turn(self.pages.len())?,
            Action::Right => self.turn(1)?,
            Action::Deal | Action::Place if self.session.rebuys().is_some() => {
                self.open(View::Buy);
            }
            // Where there is nothing to bet on the next hand is all that can be meant.
            Action::Place if !self.has().wagers.any() => self.deal()?,
            Action::Place => self.place()?,
            Action::TakeOff => self.take_off()?,
            Action::Clear => bets::clear(&mut self.session)?,
            Action::Deal => self.deal()?,
            Action::Next => self.next()?,
            Action::Repeat => {
                self.next()?;
                bets::repeat(&mut self.session)?;
            }
            Action::Again => self.again()?,
            Action::Call => self.call()?,
            Action::Turn => drop(self.session.tell(self.session.shows())?),
            Action::Choose(line) => self.choose(line)?,
            Action::Advise if self.session.advises() => self.advise()?,
            Action::Hurry => self.hurry()?,
            Action::Find if self.has().wagers.paged() => {
                self.next()?;
                (self.view, self.find, self.line) = (View::Finding, String::new(), 0);
            }
            Action::Explain => self.explain(),
            Action::Record => self.open(View::Record),
            Action::Help => self.open(View::Help),
            Action::Leave if !self.find.is_empty() => self.find.clear(),
            Action::Leave => self.leave(),
            Action::LeaveNow => self.over = Over::Yes,
            _ => {}
        }
        Ok(())
    }

    fn reading(&mut self, action: Action) {
        let last = self.scroll_max.get();
        self.scroll = self.scroll.min(last);
        match action {
            Action::Up => self.scroll = self.scroll.saturating_sub(1),
            Action::Down => self.scroll = self.scroll.saturating_add(1).min(last),
            Action::PageUp => self.scroll = self.scroll.saturating_sub(PAGE),
            Action::PageDown => self.scroll = self.scroll.saturating_add(PAGE).min(last),
            Action::Home => self.scroll = 0,
            Action::End => self.scroll = last,
            Action::Back => self.open(View::Table),
            Action::LeaveNow => self.over = Over::Yes,
            _ => {}
        }
    }

    fn finding(&mut self, action: Action) {
        let lines = self.rows().len().max(1);
        match action {
            Action::Up => self.line = (self.line + lines - 1) % lines,
            Action::Down => self.line = (self.line + 1) % lines,
            Action::Letter(letter) if self.find.chars().count() < FIND_MAX => {
                self.find.push(letter);
                self.line = 0;
            }
            Action::Erase => drop(self.find.pop()),
            Action::Done => self.view = View::Table,
            Action::Back => (self.view, self.find) = (View::Table, String::new()),
            Action::LeaveNow => self.over = Over::Yes,
            _ => {}
        }
    }

    pub(super) fn open(&mut self, view: View) {
        // What happened is read from its end.
        let told = view == View::Record && matches!(self.session.score(), Score::None);
        self.scroll = if told { usize::MAX } else { 0 };
        self.scroll_max.set(usize::MAX);
        self.view = view;
    }

    pub(super) fn leave(&mut self) {
        let between = matches!(
            self.session.waits(),
            Waits::Bets | Waits::Office(_) | Waits::Hand | Waits::Round
        );
        if between && self.money().0 <= Cents::ZERO {
            self.over = Over::Yes;
        } else {
            self.open(View::Leave);
        }
    }

    /// Turns so many pages on, all the way round; your own chips are the last page.
    fn turn(&mut self, on: usize) -> Result<(), Stop> {
        if self.pages.len() < 2 {
            return Ok(());
        }
        self.next()?;
        if self.find.is_empty() {
            self.page = (self.page + on) % (self.pages.len() + 1);
        }
        self.find.clear();
        self.line = 0;
        Ok(())
    }

    /// Clears a settled round away.
    pub(super) fn next(&mut self) -> Result<(), Stop> {
        self.session.pass();
        if self.session.waits() != Waits::Round {
            return Ok(());
        }
        let selected = self.selected(&self.rows());
        self.session.tell(Input::Clear {})?;
        self.line = if self.has().wagers.any() { 0 } else { self.log.len().saturating_sub(1) };
        if let (Some(wager), Rows::Wagers(items)) = (selected, self.rows()) {
            let marks = &self.session.sign().marks;
            let same = |item: &Item| {
                let mark = &marks[item.mark];
                mark.id == wager && mark.made == Made::Before
            };
            self.line = items.iter().position(same).unwrap_or(0);
        }
        // Neighbours bet and the shoe is changed before anything is asked of you.
        self.session.go_on()?;
        Ok(())
    }

    /// No more bets, or the next hand.
    fn deal(&mut self) -> Result<(), Stop> {
        let input = match self.session.waits() {
            Waits::Hand => Input::Deal {},
            _ => Input::Close {},
        };
        self.session.tell(input).map(drop)
    }

    /// The last bets again, and no more.
    fn again(&mut self) -> Result<(), Stop> {
        self.next()?;
        match self.session.waits() {
            Waits::Hand => {}
            Waits::Bets => {
                let lies = self.session.purse().at_stake() > Cents::ZERO;
                if !(lies && self.session.last().is_empty()) {
                    bets::repeat(&mut self.session)?;
                }
            }
            _ => return Ok(()),
        }
        self.deal()
    }

    fn hurry(&mut self) -> Result<(), Failure> {
        while self.session.waits() == Waits::Others {
            if self.session.step()?.is_empty() {
                break;
            }
            self.note();
        }
        Ok(())
    }

    fn item(&self) -> Result<Item, Refusal> {
        let none = || Refusal::unknown("no wager is selected");
        match self.rows() {
            Rows::Wagers(mut items) if self.line < items.len() => Ok(items.swap_remove(self.line)),
            _ => Err(none()),
        }
    }

    fn place(&mut self) -> Result<(), Stop> {
        let Rows::Wagers(_) = self.rows() else { return Ok(()) };
        let (item, chip) = (self.item()?, self.chip());
        let mark = &self.session.sign().marks[item.mark];
        let (id, title, least) = (mark.id.clone(), mark.title.clone(), mark.limits.min);
        let total = bets::chip(&mut self.session, &id, chip)?;
        if total == least && total > chip {
            let text = format!("{title}: at least {least}.");
            self.message = Message { text, tone: Tone::Told };
        }
        if let Some(text) = self.session.too_much() {
            self.message = Message { text, tone: Tone::Told };
        }
        Ok(())
    }

    fn lies(&self) -> Result<Lies, Refusal> {
        let lies = self.item()?.lies;
        lies.ok_or_else(|| Refusal::unknown("nothing of yours lies there"))
    }

    fn take_off(&mut self) -> Result<(), Stop> {
        let (lies, chip) = (self.lies()?, self.chip());
        bets::unchip(&mut self.session, &lies, chip)
    }

    fn call(&mut self) -> Result<(), Stop> {
        if self.has().wagers != Wagers::Standing {
            return Ok(());
        }
        let lies = self.lies()?;
        let word = bets::call(&mut self.session, &lies)?;
        let text = format!("{} is called {word} on come-out rolls.", lies.title);
        self.message = Message { text, tone: Tone::Told };
        Ok(())
    }

    fn explain(&mut self) {
        match self.selected(&self.rows()) {
            Some(wager) => self.open(View::Explain(wager)),
            None => self.open(View::Help),
        }
    }
}
