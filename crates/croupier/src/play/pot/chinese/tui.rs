//! A table of Chinese poker on a terminal: rows above, what happened below, and a line to type.

use super::commands::{Reply, asked, farewell, obey, table};
use super::session::Session;
use crate::Failure;
use crate::play::look::{self, bold, cut, faint, wrap};
use crate::play::pot::told::Line as Told;
use crate::play::terminal::{self, Message, Moves, Over, Screen, Tone};
use journal::chain::Closed;
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

/// The longest line that is typed.
const TYPED_MAX: usize = 120;
/// Lines that are kept.
const KEPT: usize = 200;

/// Plays until the player leaves.
///
/// # Errors
/// When the terminal cannot be used.
pub fn run(session: Session) -> Result<(), Failure> {
    terminal::run(App::new(session)).map(drop)
}

/// A table on a screen.
pub struct App {
    session: Session,
    over: Over,
    log: Vec<Told>,
    typed: String,
    message: Message,
}

impl App {
    /// A table nobody has acted at yet.
    pub fn new(session: Session) -> App {
        let (log, message) = (Vec::new(), Message::default());
        App { session, over: Over::No, log, typed: String::new(), message }
    }

    /// Obeys the line that was typed; alone, Enter deals or lays.
    fn enter(&mut self) {
        let line = std::mem::take(&mut self.typed);
        let line = match (line.trim(), self.session.is_on()) {
            ("", false) => "deal".to_owned(),
            _ => line,
        };
        self.message = Message::default();
        match obey(&mut self.session, &line) {
            Ok(Reply::Quit) => self.over = Over::Yes,
            Ok(Reply::Said(lines)) => {
                let lines = lines.iter().flat_map(|text| text.lines());
                self.log.extend(lines.map(Told::plain));
            }
            Err(refusal) => {
                let text = format!("{refusal}.");
                self.message = Message { text, tone: Tone::Refused };
            }
        }
        self.log.extend(self.session.news());
        let less = self.log.len().saturating_sub(KEPT);
        self.log.drain(..less);
    }
}

impl Screen for App {
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
        let game = self.session.game();
        let left = format!(" {} · {} · {} a point", game.title(), game.id(), self.session.point());
        let right = format!("you have {} ", self.session.stack());
        look::header(frame, top, &left, &right);
        look::keys(frame, foot, &[("⏎", "deal, or what you type"), ("ctrl-c", "leave")]);
        draw(frame, rest, self);
    }

    fn press(&mut self, key: KeyEvent) -> Result<(), Failure> {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            if matches!(key.code, KeyCode::Char('c' | 'd')) {
                self.over = Over::Yes;
            }
            return Ok(());
        }
        match key.code {
            KeyCode::Char(letter) if self.typed.chars().count() < TYPED_MAX => {
                self.typed.push(letter);
            }
            KeyCode::Backspace => drop(self.typed.pop()),
            KeyCode::Esc => self.typed.clear(),
            KeyCode::Enter => self.enter(),
            _ => {}
        }
        Ok(())
    }

    fn tick(&mut self) -> Result<(), Failure> {
        Ok(())
    }

    fn close(&mut self) -> Result<Option<Closed>, Failure> {
        self.session.leave()?;
        Ok(None)
    }

    fn farewell(&self) -> String {
        farewell(&self.session)
    }
}

fn draw(frame: &mut Frame<'_>, area: Rect, app: &App) {
    let mut rows = Vec::new();
    for line in table(&app.session) {
        rows.extend(wrap(&line, usize::from(area.width).saturating_sub(4)));
    }
    let [upper, log, said, typed] = Layout::vertical([
        Constraint::Length(rows.len() as u16 + 2),
        Constraint::Min(3),
        Constraint::Length(2),
        Constraint::Length(1),
    ])
    .areas(area);
    let lines: Vec<Line<'_>> = rows.into_iter().map(|row| Line::raw(format!(" {row}"))).collect();
    frame.render_widget(Paragraph::new(lines).block(look::framed(" Rows ".into())), upper);
    let (height, width) = look::inside(log);
    let from = app.log.len().saturating_sub(height);
    let lines = app.log[from..].iter().map(|line| told(line, width)).collect();
    look::list(frame, log, "The hand", (0, height, height), lines);
    let aside = asked(&app.session).unwrap_or_else(|| "⏎ deals the next hand.".into());
    look::said(frame, said, &app.message, &aside);
    let typing = Line::from(vec![Span::styled(" > ", faint()), Span::styled(&app.typed, bold())]);
    frame.render_widget(Paragraph::new(typing), typed);
}

fn told(line: &Told, width: usize) -> Line<'static> {
    let rule = line.rule.map_or_else(String::new, ToString::to_string);
    let room = width.saturating_sub(rule.chars().count() + 3);
    Line::from(vec![
        Span::raw(format!(" {:<room$} ", cut(&line.text, room))),
        Span::styled(rule, faint()),
    ])
}

#[cfg(test)]
mod tests {
    use super::super::session::tests::sit;
    use super::*;
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;

    fn press(app: &mut App, text: &str) {
        for letter in text.chars() {
            let code = if letter == '⏎' { KeyCode::Enter } else { KeyCode::Char(letter) };
            app.press(KeyEvent::from(code)).expect("a key");
        }
    }

    #[test]
    fn rows_are_typed_and_shown() {
        let mut app = App::new(sit("ca/face-up-chinese"));
        let mut terminal = Terminal::new(TestBackend::new(80, 24)).expect("a window");
        press(&mut app, "⏎");
        terminal.draw(|frame| app.draw(frame)).expect("drawn");
        insta::assert_snapshot!(terminal.backend());
        press(&mut app, "dance⏎");
        assert!(app.message.text.contains("no command"));
        for _ in 0..5 {
            press(&mut app, "auto⏎");
        }
        assert!(!app.session.is_on());
        press(&mut app, "quit⏎");
        assert_eq!(app.over, Over::Yes);
        assert!(app.farewell().contains("after 1 hand"));
    }
}
