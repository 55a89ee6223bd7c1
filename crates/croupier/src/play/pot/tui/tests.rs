//! The table as it is drawn, without a terminal and without waiting.

use super::keys::{Action, Mode};
use super::*;
use crate::play::pot::Setup;
use crate::play::pot::session::tests::{setup, sit};
use crate::play::terminal::Tone;
use money::Cents;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyModifiers};

/// A table that is looked at in a window of that size.
struct Window {
    app: App,
    terminal: Terminal<TestBackend>,
}

fn key(letter: char) -> KeyEvent {
    KeyEvent::from(match letter {
        '>' => KeyCode::Down,
        '<' => KeyCode::Up,
        '⌫' => KeyCode::Backspace,
        '!' => KeyCode::Esc,
        '⏎' => KeyCode::Enter,
        letter => KeyCode::Char(letter),
    })
}

impl Window {
    fn new(setup: Setup, (width, height): (u16, u16)) -> Window {
        let terminal = Terminal::new(TestBackend::new(width, height)).expect("a window");
        Window { app: App::new(sit(setup)), terminal }
    }

    /// Presses keys; the others act at once.
    fn press(&mut self, keys: &str) -> &mut Window {
        for letter in keys.chars() {
            self.app.press(key(letter)).unwrap_or_else(|failure| panic!("{failure}"));
            while self.app.moves() == Moves::ByItself {
                self.app.tick().unwrap_or_else(|failure| panic!("{failure}"));
            }
        }
        self
    }

    fn seen(&mut self) -> String {
        let app = &self.app;
        self.terminal.draw(|frame| app.draw(frame)).expect("drawn");
        self.terminal.backend().to_string()
    }
}

const SMALL: (u16, u16) = (80, 24);

#[test]
fn tables_of_every_kind() {
    for (id, players, keys) in [
        ("ca/texas-holdem", 10, "dccc"),
        ("ca/seven-card-stud", 7, "dccccc"),
        ("ca/lowball", 5, "dcc12"),
        ("ca/omaha-hi-lo", 4, "dcc"),
    ] {
        let players = Some(players.min(pots::variants::find(id).expect("a game").active));
        let mut window = Window::new(Setup { players, ..setup(id, "") }, SMALL);
        window.press(keys);
        insta::assert_snapshot!(id.trim_start_matches("ca/"), window.seen());
    }
}

#[test]
fn a_hand_ends_and_the_next_begins() {
    let mut window = Window::new(setup("ca/texas-holdem", ""), SMALL);
    assert_eq!(window.app.mode(), Mode::Between);
    window.press("d");
    for _ in 0..30 {
        window.press("c");
    }
    assert_eq!(window.app.mode(), Mode::Between);
    assert!(window.seen().contains("Net "), "{}", window.seen());
    window.press("d");
    assert_eq!(window.app.session.hands(), 2);
}

#[test]
fn an_amount_is_typed() {
    let mut window = Window::new(setup("ca/no-limit-poker", ""), SMALL);
    window.press("d");
    assert_eq!(window.app.mode(), Mode::Bet);
    window.press("r<");
    assert_eq!(window.app.mode(), Mode::Amount);
    window.press("!");
    assert_eq!(window.app.mode(), Mode::Bet);
    window.press("r1⏎");
    assert_eq!(window.app.message.tone, Tone::Refused);
    let before = window.app.session.stack();
    window.press("⌫20⏎");
    assert!(window.app.session.stack() < before - Cents::dollars(10));
}

#[test]
fn rules_are_read_and_leaving_is_asked_for() {
    let mut window = Window::new(setup("ca/texas-holdem", ""), SMALL);
    window.press("d?");
    assert!(window.seen().contains("ca:texas-holdem/"), "{}", window.seen());
    window.press("!q");
    assert!(window.seen().contains("Leave? y or n"));
    window.press("n");
    assert_eq!(window.app.over, Over::No);
    window.press("qy");
    assert_eq!(window.app.over, Over::Yes);
    window.app.close().expect("left");
    assert!(window.app.farewell().starts_with("You leave with"));
}

#[test]
fn control_c_leaves_from_anywhere() {
    let leaves = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
    for mode in [Mode::Between, Mode::Amount, Mode::Cards, Mode::Reading, Mode::Leaving] {
        assert_eq!(keys::action(mode, leaves), Action::LeaveNow);
    }
}

#[test]
fn a_small_window_says_so() {
    let mut window = Window::new(setup("ca/razz", ""), (60, 20));
    assert!(window.seen().contains("needs a window of 80 by 24"));
}
