//! What the terminal shows, and how actions change it. No terminal in here.

use super::keys::{Action, Mode};
use crate::Failure;
use crate::play::layout::session::{Lies, Session, Works};
use crate::play::layout::told;
use crate::play::terminal::{CHIPS, Message, Over, Stop, Tone};
use money::Cents;
use table::{Call, Refusal};

/// The longest part of a name that is looked for.
const FIND_MAX: usize = 24;

/// The table on a terminal.
pub struct App {
    /// The table.
    pub session: Session,
    /// The number of the chip picked.
    pub chip: usize,
    /// The page of marks that is looked at; the one after the last is your own chips.
    pub page: usize,
    /// The selected line: of the marks, or of the settlement.
    pub line: usize,
    /// A part of the names of the marks that are looked at.
    pub find: String,
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
    /// The table, while a part of a mark's name is being typed.
    Finding,
    /// A mark's pay table, over the table.
    Explain(usize),
    /// What was thrown.
    History,
    /// The question whether to leave.
    Leave,
}

/// A line of the list of marks.
pub struct Item {
    /// The mark's number.
    pub mark: usize,
    /// What the wager is called by.
    pub name: String,
    /// Its title.
    pub title: String,
    /// What lies there.
    pub chips: Cents,
    /// Whether it is in play.
    pub works: Works,
}

impl App {
    /// Sits down with the second chip, of 5, in hand.
    pub fn new(session: Session) -> App {
        let message = told::situation(&session).unwrap_or_default();
        let mut app = App {
            session,
            chip: 1,
            page: 0,
            line: 0,
            find: String::new(),
            view: View::Table,
            scroll: 0,
            message: Message { text: message, tone: Tone::Told },
            over: Over::No,
        };
        app.announce();
        app
    }

    /// What keys mean now.
    pub fn mode(&self) -> Mode {
        match self.view {
            View::Leave => Mode::Leaving,
            View::Explain(_) | View::History => Mode::Reading,
            View::Table | View::Finding if self.session.is_closed() => Mode::Throwing,
            View::Finding => Mode::Finding,
            View::Table if self.session.settled().is_some() => Mode::Settled,
            View::Table => Mode::Betting,
        }
    }

    /// The chip picked.
    pub fn chip(&self) -> Cents {
        Cents::dollars(CHIPS[self.chip])
    }

    /// The title of the marks that are looked at.
    pub fn heading(&self) -> String {
        if self.view == View::Finding || !self.find.is_empty() {
            let end = if self.view == View::Finding { "_" } else { "" };
            return format!("/{}{end}", self.find);
        }
        let page = self.session.pages().get(self.page);
        let title = page.map_or("Your chips", |page| page.title.as_str());
        format!("‹ {title} ›")
    }

    /// The marks that are looked at.
    pub fn items(&self) -> Vec<Item> {
        let lying = self.session.lying();
        if self.find.is_empty() && self.page >= self.session.pages().len() {
            let item = |lies: Lies| {
                let mark = self.session.marks().iter().position(|mark| mark.id == lies.wager)?;
                let (name, title, chips) = (lies.name, lies.title, lies.amount);
                Some(Item { mark, name, title, chips, works: lies.works })
            };
            return lying.into_iter().filter_map(item).collect();
        }
        let item = |i: &usize| {
            let mark = &self.session.marks()[*i];
            let here = lying.iter().filter(|lies| lies.wager == mark.id);
            Item {
                mark: *i,
                name: mark.id.to_string(),
                title: mark.title.to_string(),
                chips: here.clone().map(|lies| lies.amount).sum(),
                works: here.map(|lies| lies.works).next().unwrap_or(Works::Yes),
            }
        };
        self.looked_at().iter().map(item).collect()
    }

    /// The numbers of the marks on this page, or of those whose names have the part in them.
    fn looked_at(&self) -> Vec<usize> {
        if self.find.is_empty() {
            return self.session.pages().get(self.page).map_or(Vec::new(), |p| p.marks.clone());
        }
        let part = self.find.to_lowercase();
        let marks = self.session.marks().iter().enumerate();
        let starts = |id: &str| !id.to_lowercase().starts_with(&part);
        let named = marks.filter(|(_, mark)| {
            mark.id.to_lowercase().contains(&part) || mark.title.to_lowercase().contains(&part)
        });
        let mut found: Vec<usize> = named.map(|(i, _)| i).collect();
        found.sort_by_key(|i| starts(self.session.marks()[*i].id));
        found
    }

    /// The selected mark's id, while marks can be selected.
    pub fn selected(&self) -> Option<&'static str> {
        let item = self.items().into_iter().nth(self.line);
        match self.session.settled() {
            Some(_) => None,
            None => item.map(|item| self.session.marks()[item.mark].id),
        }
    }

    /// Lines that can be selected: marks, or what was paid.
    pub fn lines(&self) -> usize {
        match self.session.settled() {
            Some(settled) if self.view != View::Finding => settled.paid.len(),
            _ => self.items().len(),
        }
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
            View::Table | View::Finding => self.at_the_table(action),
            View::Explain(_) | View::History | View::Leave => {
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

    /// The ball comes to rest.
    ///
    /// # Errors
    /// When the journal cannot be written.
    pub fn throw(&mut self) -> Result<(), Failure> {
        if !self.session.is_closed() {
            return Ok(());
        }
        let settled = self.session.throw()?;
        let (shown, net, any) = (settled.shown, settled.net, !settled.paid.is_empty());
        let mut text = told::shown(&self.session, shown);
        if any {
            text = format!("{text} {}", told::result(net));
        }
        if let Some(situation) = told::situation(&self.session) {
            text = format!("{text} {situation}");
        }
        self.line = 0;
        // What could not be repeated is still to be read.
        let before = std::mem::take(&mut self.message.text);
        let text = format!("{text} {before}").trim_end().to_string();
        self.message = Message { text, tone: Tone::Told };
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
            Action::Left => self.turn(self.session.pages().len()),
            Action::Right => self.turn(1),
            Action::Place => self.place()?,
            Action::TakeOff => self.take_off()?,
            Action::Clear => drop(self.session.clear()),
            Action::Throw => self.session.close()?,
            Action::Next => self.clear_away(),
            Action::Repeat => {
                self.session.repeat()?;
                self.clear_away();
            }
            Action::Again => self.session.again()?,
            Action::Call => self.call()?,
            Action::Dice => self.dice()?,
            Action::Hurry => self.throw()?,
            Action::Find => {
                self.clear_away();
                (self.view, self.find) = (View::Finding, String::new());
            }
            Action::Letter(letter) if self.find.chars().count() < FIND_MAX => {
                self.find.push(letter);
                self.line = 0;
            }
            Action::Erase => drop(self.find.pop()),
            Action::Found => self.view = View::Table,
            Action::Forget => (self.view, self.find) = (View::Table, String::new()),
            Action::Explain => self.explain(),
            Action::History => self.open(View::History),
            Action::Leave if !self.find.is_empty() => self.find.clear(),
            Action::Leave if self.session.at_stake() == Cents::ZERO => self.over = Over::Yes,
            Action::Leave => self.open(View::Leave),
            Action::LeaveNow => self.over = Over::Yes,
            Action::Letter(_) | Action::Back | Action::None => {}
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

    /// Turns so many pages on, all the way round; your own chips are the last page.
    fn turn(&mut self, on: usize) {
        self.clear_away();
        if self.find.is_empty() {
            self.page = (self.page + on) % (self.session.pages().len() + 1);
        }
        self.find.clear();
        self.line = 0;
    }

    fn clear_away(&mut self) {
        if self.session.settled().is_some() {
            self.session.clear_away();
            self.line = 0;
        }
    }

    fn item(&self) -> Result<Item, Refusal> {
        let item = self.items().into_iter().nth(self.line);
        item.ok_or_else(|| Refusal::unknown("no mark is selected"))
    }

    fn place(&mut self) -> Result<(), Refusal> {
        let item = self.item()?;
        let chip = self.chip();
        self.session.bet(self.session.marks()[item.mark].id, chip).map(drop)
    }

    fn take_off(&mut self) -> Result<(), Refusal> {
        let (item, chip) = (self.item()?, self.chip());
        self.session.unchip(&item.name, chip).map(drop)
    }

    fn call(&mut self) -> Result<(), Refusal> {
        let item = self.item()?;
        let call = if item.works == Works::Off { Call::On } else { Call::Off };
        self.session.call(&item.name, call)?;
        let word = if call == Call::On { "on" } else { "off" };
        self.session.notice(format!("{} is called {word} on come-out rolls.", item.title));
        Ok(())
    }

    fn dice(&mut self) -> Result<(), Refusal> {
        let mine = self.session.shooter() == Some(self.session.you());
        self.session.decide(if mine { "pass" } else { "shoot" })?;
        if let Some(text) = told::situation(&self.session) {
            self.session.notice(text);
        }
        Ok(())
    }

    fn explain(&mut self) {
        let marks = self.session.marks();
        let mark = match self.session.settled() {
            Some(settled) => {
                let paid = settled.paid.get(self.line);
                paid.and_then(|paid| marks.iter().position(|mark| mark.id == paid.wager))
            }
            None => self.item().ok().map(|item| item.mark),
        };
        if let Some(mark) = mark {
            self.open(View::Explain(mark));
        }
    }
}
