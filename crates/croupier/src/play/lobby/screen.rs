//! The lobby on a terminal: books and families at the left, their games at the right.

use super::Lobby;
use crate::Failure;
use crate::play::look::{self, Cursor, bold, cut, faint, first, inside, list};
use crate::play::terminal::{self, Moves, Over, Screen};
use journal::chain::Closed;
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};

/// The width of books and families.
const SHELVES: u16 = 30;
/// Columns of an id.
const ID: usize = 34;
/// Lines that a page key goes.
const PAGE: usize = 10;
/// The longest text that is looked for.
const FIND_MAX: usize = 24;

/// Every key of the lobby.
const KEYS: [(&str, &str); 8] = [
    ("enter", "sit down"),
    ("↑↓", "line"),
    ("←→", "books, games"),
    ("/", "find"),
    ("h", "keys"),
    ("q", "leave"),
    ("page", "ten lines"),
    ("home end", "first, last"),
];

/// Shows the lobby until a game is chosen; none where the guest leaves.
///
/// # Errors
/// When the terminal fails.
pub fn choose(lobby: Lobby) -> Result<Option<String>, Failure> {
    let mut hall = Hall::new(lobby);
    terminal::run(&mut hall)?;
    Ok(hall.chosen)
}

/// Which of the two lists the keys move in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Focus {
    Shelves,
    Games,
}

/// What is looked at beside the lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum View {
    Lists,
    Finding,
    Keys,
}

/// The lobby as it is looked at.
pub(super) struct Hall {
    lobby: Lobby,
    shelf: usize,
    line: usize,
    focus: Focus,
    find: String,
    view: View,
    pub(super) chosen: Option<String>,
    over: Over,
}

impl Hall {
    pub(super) fn new(lobby: Lobby) -> Hall {
        let (find, over) = (String::new(), Over::No);
        let (focus, view) = (Focus::Games, View::Lists);
        Hall { lobby, shelf: 0, line: 0, focus, find, view, chosen: None, over }
    }

    /// The games that are looked at.
    fn games(&self) -> Vec<usize> {
        if self.view == View::Finding || !self.find.is_empty() {
            return self.lobby.found(&self.find);
        }
        self.lobby.shelves.get(self.shelf).map_or(Vec::new(), |shelf| shelf.games.clone())
    }

    fn move_to(&mut self, step: impl Fn(usize, usize) -> usize) {
        match self.focus {
            Focus::Shelves => {
                self.shelf = step(self.shelf, self.lobby.shelves.len().saturating_sub(1));
                (self.line, self.find) = (0, String::new());
            }
            Focus::Games => self.line = step(self.line, self.games().len().saturating_sub(1)),
        }
    }

    fn moves_by(&mut self, code: KeyCode) {
        match code {
            KeyCode::Up => self.move_to(|at, last| at.checked_sub(1).unwrap_or(last)),
            KeyCode::Down => self.move_to(|at, last| if at < last { at + 1 } else { 0 }),
            KeyCode::PageUp => self.move_to(|at, _| at.saturating_sub(PAGE)),
            KeyCode::PageDown => self.move_to(|at, last| (at + PAGE).min(last)),
            KeyCode::Home => self.move_to(|_, _| 0),
            KeyCode::End => self.move_to(|_, last| last),
            _ => {}
        }
    }

    fn sit_down(&mut self) {
        if let Some(at) = self.games().get(self.line) {
            self.chosen = Some(self.lobby.games[*at].id.to_owned());
            self.over = Over::Yes;
        }
    }

    fn finding(&mut self, code: KeyCode) {
        match code {
            KeyCode::Char(letter) if self.find.chars().count() < FIND_MAX => {
                self.find.push(letter);
                self.line = 0;
            }
            KeyCode::Backspace => drop(self.find.pop()),
            KeyCode::Esc => (self.view, self.find, self.line) = (View::Lists, String::new(), 0),
            KeyCode::Enter => self.sit_down(),
            KeyCode::Tab => self.view = View::Lists,
            code => self.moves_by(code),
        }
    }

    fn looking(&mut self, code: KeyCode) {
        match code {
            KeyCode::Enter if self.focus == Focus::Shelves => self.focus = Focus::Games,
            KeyCode::Enter | KeyCode::Char(' ') => self.sit_down(),
            KeyCode::Left => self.focus = Focus::Shelves,
            KeyCode::Right => self.focus = Focus::Games,
            KeyCode::Tab | KeyCode::BackTab => {
                let other = if self.focus == Focus::Games { Focus::Shelves } else { Focus::Games };
                self.focus = other;
            }
            KeyCode::Char('/') => {
                (self.view, self.focus) = (View::Finding, Focus::Games);
                (self.find, self.line) = (String::new(), 0);
            }
            KeyCode::Char('h' | '?') | KeyCode::F(1) => self.view = View::Keys,
            KeyCode::Esc if !self.find.is_empty() => {
                (self.find, self.line) = (String::new(), 0);
            }
            KeyCode::Char('q') | KeyCode::Esc => self.over = Over::Yes,
            KeyCode::Char('k') => self.moves_by(KeyCode::Up),
            KeyCode::Char('j') => self.moves_by(KeyCode::Down),
            code => self.moves_by(code),
        }
    }

    fn shelves(&self, frame: &mut Frame<'_>, area: Rect) {
        let (rows, width) = inside(area);
        let from = first(self.shelf, rows);
        let all = &self.lobby.shelves;
        let line = |(at, shelf): (usize, &super::Shelf)| {
            let cursor = if at == self.shelf { Cursor::Selected } else { Cursor::Other };
            let count = shelf.games.len().to_string();
            let gap = if shelf.family { "  " } else { "" };
            let room = width.saturating_sub(3 + count.len());
            let title = cut(&format!("{gap}{}", shelf.title), room);
            let style = if shelf.family { faint() } else { bold() };
            let line = Line::from(vec![
                Span::raw(cursor.sign()),
                Span::styled(format!("{title:<room$} "), style),
                Span::styled(count, faint()),
            ]);
            if self.focus == Focus::Shelves { cursor.on(line) } else { line }
        };
        let lines = all.iter().enumerate().skip(from).take(rows).map(line).collect();
        list(frame, area, "Books", (from, all.len(), rows), lines);
    }

    fn listed(&self, frame: &mut Frame<'_>, area: Rect) {
        let (rows, width) = inside(area);
        let games = self.games();
        let from = first(self.line, rows);
        let id = ID.min(width / 2);
        let line = |(n, at): (usize, &usize)| {
            let game = &self.lobby.games[*at];
            let cursor = if n == self.line { Cursor::Selected } else { Cursor::Other };
            let line = Line::from(vec![
                Span::raw(cursor.sign()),
                Span::styled(format!("{:<id$} ", cut(game.id, id)), bold()),
                Span::raw(cut(game.title, width.saturating_sub(id + 3))),
            ]);
            if self.focus == Focus::Games { cursor.on(line) } else { line }
        };
        let mut lines: Vec<Line<'_>> =
            games.iter().enumerate().skip(from).take(rows).map(line).collect();
        if games.is_empty() {
            lines.push(Line::raw("  No game has that: fewer letters find more."));
        }
        let title = match self.view {
            View::Finding => format!("/{}_", self.find),
            _ if !self.find.is_empty() => format!("/{}", self.find),
            _ => self.lobby.shelves.get(self.shelf).map_or(String::new(), |s| s.title.clone()),
        };
        list(frame, area, &title, (from, games.len(), rows), lines);
    }

    /// What the selected game is.
    fn about(&self) -> String {
        let games = self.games();
        let Some(game) = games.get(self.line).map(|at| &self.lobby.games[*at]) else {
            return String::new();
        };
        let wagers = match game.wagers.len() {
            0 => String::new(),
            1 => ", 1 wager".into(),
            n => format!(", {n} wagers"),
        };
        format!("{}: {}, {}{wagers}", game.title, super::place(game.book), game.family)
    }
}

impl Screen for Hall {
    fn over(&self) -> Over {
        self.over
    }

    fn moves(&self) -> Moves {
        Moves::WhenTold
    }

    fn draw(&self, frame: &mut Frame<'_>) {
        if !look::fits(frame) {
            return;
        }
        let [top, rest, foot] = look::bands(frame.area());
        let count = format!("{} games ", self.lobby.games.len());
        look::header(frame, top, " croupier: the lobby", &count);
        look::keys(frame, foot, KEYS.as_slice());
        let [middle, below] =
            Layout::vertical([Constraint::Min(0), Constraint::Length(1)]).areas(rest);
        let [left, right] =
            Layout::horizontal([Constraint::Length(SHELVES), Constraint::Fill(1)]).areas(middle);
        self.shelves(frame, left);
        self.listed(frame, right);
        let about = cut(&format!(" {}", self.about()), usize::from(below.width));
        frame.render_widget(Line::raw(about), below);
        if self.view == View::Keys {
            let line = |(key, what): &(&str, &str)| Line::raw(format!(" {key:<10} {what}"));
            look::page(frame, rest, "Keys", KEYS.iter().map(line).collect(), 0);
        }
    }

    fn press(&mut self, key: KeyEvent) -> Result<(), Failure> {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            if matches!(key.code, KeyCode::Char('c' | 'd')) {
                self.over = Over::Yes;
            }
            return Ok(());
        }
        match self.view {
            View::Keys => self.view = View::Lists,
            View::Finding => self.finding(key.code),
            View::Lists => self.looking(key.code),
        }
        Ok(())
    }

    fn tick(&mut self) -> Result<(), Failure> {
        Ok(())
    }

    fn close(&mut self) -> Result<Option<Closed>, Failure> {
        Ok(None)
    }

    fn farewell(&self) -> String {
        String::new()
    }
}
