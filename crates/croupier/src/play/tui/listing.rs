//! What can be selected, and what you may do: read off the table, with nothing of it changed.

use super::app::{App, Menu, View};
use super::bets::{self, Lies};
use super::felt::Family;
use super::keys::{self, Mode};
use super::paid::{self, Paid};
use crate::play::session::Waits;
use crate::telling::Told;
use money::Cents;
use table::{Choice, Name, Refusal, Sight, Verb};

/// A wager in the list.
pub struct Item {
    /// Its number on the sign.
    pub mark: usize,
    /// What lies there, with the number it has travelled to.
    pub lies: Option<Lies>,
    /// Why it cannot be made now.
    pub refused: Option<Refusal>,
}

/// What can be selected.
pub enum Rows {
    /// Wagers.
    Wagers(Vec<Item>),
    /// What was paid.
    Paid(Vec<Paid>),
    /// What happened.
    Told(Vec<Told>),
}

impl Rows {
    /// How many there are.
    pub fn len(&self) -> usize {
        match self {
            Rows::Wagers(items) => items.len(),
            Rows::Paid(lines) => lines.len(),
            Rows::Told(lines) => lines.len(),
        }
    }
}

impl App {
    /// What you may do beside betting, each with its key; what a rule forbids while you are asked
    /// is among it.
    pub fn choices(&self) -> Vec<(char, Choice)> {
        let mode = self.mode();
        match mode {
            Mode::Betting if self.menu == Menu::Seats => self.seats(),
            Mode::Betting | Mode::Deciding | Mode::Turning | Mode::Killing => {
                self.choices_in(mode)
            }
            Mode::Amount | Mode::Cards | Mode::Rows if self.session.waits() == Waits::Decision => {
                self.choices_in(Mode::Deciding)
            }
            _ => Vec::new(),
        }
    }

    /// The seats that you may move to, each by its number.
    pub(super) fn seats(&self) -> Vec<(char, Choice)> {
        let menu = self.session.menu().into_iter().filter(Choice::is_open);
        let digit = |choice: &Choice| char::from_digit(u32::from(choice.to()?.n()), 36);
        menu.filter_map(|choice| Some((digit(&choice)?, choice))).collect()
    }

    /// What you may decide now, key by key, whatever page lies over the table.
    pub fn decisions(&self) -> Vec<(char, Choice)> {
        if self.session.waits() != Waits::Decision {
            return Vec::new();
        }
        let mut all = self.choices_in(Mode::Deciding);
        all.retain(|(_, choice)| choice.is_open());
        all
    }

    fn choices_in(&self, mode: Mode) -> Vec<(char, Choice)> {
        let office = matches!(self.session.waits(), Waits::Office(_));
        // A book's whole vocabulary is no menu: beside what is open, what you cannot pay for, and
        // what the others at a pot could do in your place.
        let between = matches!(self.family, Family::Ring | Family::Rows);
        let poor = |choice: &Choice| choice.refused.as_ref().is_some_and(|no| no.rule.is_none());
        // Rows that lie are only shown: what might have been done with them is past.
        let past = mode == Mode::Turning && self.family == Family::Rows;
        let asked = !matches!(mode, Mode::Betting | Mode::Killing);
        let closed = |choice: &Choice| asked && (between && !past || poor(choice));
        let wanted = |choice: &Choice| match choice.verb {
            Verb::Bank => choice.is_open() || office,
            Verb::Decide => choice.is_open() || closed(choice),
            Verb::Buy | Verb::SitOut | Verb::Return | Verb::Move => choice.is_open(),
            Verb::Stake | Verb::Withdraw | Verb::Join | Verb::Leave => false,
        };
        // Whoever has the dice need not take them.
        let shooter =
            self.session.sight().figure("shooter") == Some(&self.session.you().to_string());
        let idle = |choice: &Choice| shooter && choice.id == "shoot";
        let menu = self.session.menu().into_iter();
        let mut menu: Vec<Choice> = menu.filter(|c| wanted(c) && !idle(c)).collect();
        menu.sort_by_key(|choice| !choice.is_open());
        // Of the free seats one line speaks for all.
        menu.dedup_by(|a, b| (a.verb, b.verb) == (Verb::Move, Verb::Move));
        keys::letters(mode, self.has(), menu.iter().map(word)).into_iter().zip(menu).collect()
    }

    /// The keys that matter now: those of the menu as far as it is open, then those of the mode.
    pub fn hints(&self) -> Vec<(String, String)> {
        let mode = self.mode();
        let open = self.choices().into_iter().filter(|(_, choice)| choice.is_open());
        let said = match mode {
            Mode::Betting => self.has().wagers.any(),
            mode => matches!(mode, Mode::Deciding | Mode::Turning | Mode::Killing),
        };
        let open: Vec<(char, Choice)> = open.filter(|_| said).collect();
        // Of several by one word each is told by its amount.
        let told = |choice: &Choice| {
            let alike = open.iter().filter(|(_, other)| other.id == choice.id).count();
            match choice.amount.filter(|_| alike > 1) {
                Some(span) => format!("{} {}", word(choice), span.min),
                None => word(choice).to_string(),
            }
        };
        let menu = open.iter().map(|(letter, choice)| (letter.to_string(), told(choice)));
        let others = keys::hints(mode, self.has()).into_iter();
        menu.chain(others.map(|(key, what)| (key.to_string(), what.to_string()))).collect()
    }

    /// The title of the wagers that are looked at.
    pub fn heading(&self) -> String {
        if self.view == View::Finding || !self.find.is_empty() {
            let end = if self.view == View::Finding { "_" } else { "" };
            return format!("/{}{end}", self.find);
        }
        match self.pages.as_slice() {
            [only] => only.title.clone(),
            pages => {
                let title = pages.get(self.page).map_or("Your chips", |page| page.title.as_str());
                format!("‹ {title} ›")
            }
        }
    }

    /// What can be selected now.
    pub fn rows(&self) -> Rows {
        let settled = self.session.settled().filter(|_| self.session.waits() == Waits::Round);
        match settled {
            Some(settled) if self.view != View::Finding => {
                Rows::Paid(paid::lines(&self.session, settled))
            }
            _ if self.session.sign().marks.is_empty() => Rows::Told(self.log.clone()),
            _ => Rows::Wagers(self.items(&self.session.sight())),
        }
    }

    fn items(&self, sight: &Sight) -> Vec<Item> {
        let marks = &self.session.sign().marks;
        let lying = bets::lying(&self.session, sight);
        if self.find.is_empty() && self.page >= self.pages.len() {
            let item = |lies: Lies| {
                let mark = marks.iter().position(|mark| mark.id == lies.wager)?;
                Some(Item { mark, lies: Some(lies), refused: None })
            };
            return lying.into_iter().filter_map(item).collect();
        }
        let betting = matches!(self.session.waits(), Waits::Bets | Waits::Office(_));
        let menu = if betting { self.session.menu() } else { Vec::new() };
        let item = |i: usize| {
            let id = &marks[i].id;
            let lies = lying.iter().find(|lies| lies.wager == *id && lies.point == 0);
            let choice = menu.iter().find(|c| c.verb == Verb::Stake && c.id == *id);
            // What lies there already may grow, whatever a second wager would be told.
            let refused = choice.filter(|_| lies.is_none()).and_then(|c| c.refused.clone());
            Item { mark: i, lies: lies.cloned(), refused }
        };
        self.looked_at().into_iter().map(item).collect()
    }

    /// The numbers of the wagers on this page, or of those whose names have the part in them.
    fn looked_at(&self) -> Vec<usize> {
        if self.find.is_empty() {
            return self.pages.get(self.page).map_or(Vec::new(), |page| page.marks.clone());
        }
        let part = self.find.to_lowercase();
        let marks = &self.session.sign().marks;
        let named = marks.iter().enumerate().filter(|(_, mark)| {
            mark.id.to_lowercase().contains(&part) || mark.title.to_lowercase().contains(&part)
        });
        let mut found: Vec<usize> = named.map(|(i, _)| i).collect();
        found.sort_by_key(|i| !marks[*i].id.to_lowercase().starts_with(&part));
        found
    }

    /// The wager that is pointed at.
    pub fn selected(&self, rows: &Rows) -> Option<Name> {
        match rows {
            Rows::Wagers(items) => {
                items.get(self.line).map(|item| self.session.sign().marks[item.mark].id.clone())
            }
            Rows::Paid(lines) => {
                let wager = &lines.get(self.line)?.wager;
                self.session.sign().mark(wager).map(|mark| mark.id.clone())
            }
            Rows::Told(_) => None,
        }
    }
}

/// What a choice is called by.
pub fn word(choice: &Choice) -> &str {
    match choice.verb {
        Verb::Bank => "bank",
        Verb::Buy => "buy chips",
        Verb::SitOut => "sit out",
        Verb::Move => "move",
        Verb::Return if choice.id.is_empty() => "return",
        Verb::Leave => "leave",
        Verb::Join => "join",
        Verb::Return | Verb::Stake | Verb::Withdraw | Verb::Decide => &choice.id,
    }
}

/// What a round has brought you.
pub fn result(net: Cents) -> String {
    match net.cmp(&Cents::ZERO) {
        std::cmp::Ordering::Greater => format!("You win {net}."),
        std::cmp::Ordering::Less => format!("You lose {}.", net.abs()),
        std::cmp::Ordering::Equal => "Nothing won, nothing lost.".into(),
    }
}
