//! The table as it is drawn, without a terminal and without waiting.

use super::app::View;
use super::keys::Mode;
use super::*;
use crate::play::layout::session::tests::sit;
use crate::play::session::tests::Kept;
use crate::play::terminal::{Happens, Input, Tone, play_on};
use money::Cents;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyModifiers};
use std::io;
use std::time::Duration;

/// A table that is looked at in a window of that size.
struct Window {
    app: App,
    terminal: Terminal<TestBackend>,
}

/// `>` and `<` go down and up, `→` and `←` turn pages, `⌫` takes off, `!` is Escape, `⏎` Enter.
fn key(letter: char) -> KeyEvent {
    KeyEvent::from(match letter {
        '>' => KeyCode::Down,
        '<' => KeyCode::Up,
        '→' => KeyCode::Right,
        '←' => KeyCode::Left,
        '⌫' => KeyCode::Backspace,
        '!' => KeyCode::Esc,
        '⏎' => KeyCode::Enter,
        letter => KeyCode::Char(letter),
    })
}

impl Window {
    fn new(id: &str, set: &str, (width, height): (u16, u16)) -> Window {
        let terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        Window { app: App::new(sit(id, set, None)), terminal }
    }

    fn press(&mut self, keys: &str) -> &mut Window {
        keys.chars().for_each(|letter| self.app.press(key(letter)).unwrap());
        self
    }

    fn seen(&mut self) -> String {
        let app = &self.app;
        self.terminal.draw(|frame| app.draw(frame)).unwrap();
        self.terminal.backend().to_string()
    }
}

const SMALL: (u16, u16) = (80, 24);
const LARGE: (u16, u16) = (120, 40);

/// Keys that bet at a table, and keys that bet again and throw; `z` does not wait.
fn evening(id: &str) -> (&'static str, &'static str) {
    match id {
        "uk/roulette" => (" 3>>/17⏎ !/split-0⏎>2 !/dozen-2⏎ /corner-8⏎1 ", "dz"),
        "uk/roulette-rage" => ("/red⏎ !dzdz /rage⏎ ", "dz"),
        "uk/dice" => (" dz /place-win-8⏎  !/come⏎ !/behind-win⏎ !/hard⏎> ", "dz"),
        "uk/sic-bo" => (" /total-9⏎ !/single⏎>> !/three⏎1 !/double-and⏎ ", "dz"),
        _ => (" >>> >2 ", "dz"),
    }
}

#[test]
fn betting_and_settled() {
    for id in ["uk/roulette", "uk/roulette-rage", "uk/dice", "uk/sic-bo", "uk/big-six"] {
        for size in [SMALL, LARGE] {
            let name = id.trim_start_matches("uk/");
            let (bets, throw) = evening(id);
            let mut window = Window::new(id, "", size);
            window.press(bets);
            insta::assert_snapshot!(
                format!("{name}_betting_{}x{}", size.0, size.1),
                window.seen()
            );
            window.press(throw);
            insta::assert_snapshot!(
                format!("{name}_settled_{}x{}", size.0, size.1),
                window.seen()
            );
            assert_eq!(window.app.mode(), Mode::Settled);
        }
    }
}

#[test]
fn french_words_finding_explaining_and_leaving() {
    let mut window = Window::new("uk/roulette", "layout=french", SMALL);
    insta::assert_snapshot!("french", window.press(" →> ←").seen());
    insta::assert_snapshot!("finding", window.press("/cheval 1").seen());
    insta::assert_snapshot!("explained", window.press("⏎?").seen());
    assert_eq!(window.app.mode(), Mode::Reading);
    insta::assert_snapshot!("leaving", window.press("!!q").seen());
    assert_eq!(window.press("n").app.mode(), Mode::Betting);
    assert_eq!(window.press("qy").app.over, Over::Yes);
}

#[test]
fn your_own_chips_are_a_page_where_they_are_called_and_taken_down() {
    let mut window = Window::new("uk/dice", "", SMALL);
    window.press(" /place-win-8⏎ !");
    while window.app.session.point() == 0 || window.app.session.point() == 8 {
        window.press("dz d z ");
    }
    while window.app.session.point() != 0 {
        window.press("dz ");
    }
    window.press("/place-win-8⏎ !");
    assert!(window.app.session.chips_on("place-win-8") > Cents::ZERO);
    window.press("←");
    assert_eq!(window.app.heading(), "‹ Your chips ›");
    let at = window.app.items().iter().position(|item| item.name == "place-win-8").unwrap();
    window.press(&">".repeat(at));
    assert!(window.seen().contains("off"));
    window.press("dzdz");
    assert_eq!(window.app.view, View::Table);
}

#[test]
fn a_refusal_is_said_with_its_rule_and_changes_nothing() {
    let mut window = Window::new("uk/dice", "", SMALL);
    window.press("d");
    assert_eq!(window.app.message.tone, Tone::Refused);
    assert!(window.app.message.text.contains("uk:8.10"), "{:?}", window.app.message);
    assert_eq!(window.app.session.throws(), 0);
    window.press("sd");
    assert_eq!(window.app.mode(), Mode::Throwing);
    assert!(window.seen().contains("No more bets."));
    window.press("z");
    assert_eq!(window.app.session.throws(), 1);
    let mut window = Window::new("uk/roulette", "max=50", SMALL);
    window.press("3   ");
    assert_eq!(window.app.session.at_stake(), Cents::dollars(50));
    assert!(window.seen().contains("above the maximum $50"));
}

#[test]
fn every_layout_fits_every_window() {
    for entry in games::CATALOG.iter().filter(|entry| entry.chance().thrown().is_some()) {
        for size in [SMALL, (80, 50), (110, 24), (200, 60), (79, 24), (1, 1)] {
            let mut window = Window::new(entry.id(), "", size);
            for keys in
                ["6 ", "→ ", "→→→ ", "?", ">", "!", "v", "!", "d", "z", "/1", "⏎ ", "dz", "←"]
            {
                window.press(keys).seen();
            }
            assert_eq!(window.seen().contains("Bankroll"), size.0 >= 80);
        }
    }
}

/// Keys given beforehand; where there are none, time passes at once.
struct Given(Vec<KeyEvent>);

impl Input for Given {
    fn next(&mut self, wait: Option<Duration>) -> io::Result<Happens> {
        Ok(match wait {
            Some(_) => Happens::Elapsed,
            None if self.0.is_empty() => {
                Happens::Key(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL))
            }
            None => Happens::Key(self.0.remove(0)),
        })
    }
}

#[test]
fn the_loop_throws_by_itself_and_ends_when_the_player_leaves() {
    let kept = Kept::default();
    let mut app = App::new(sit("uk/roulette", "", Some(&kept)));
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    let keys = " d d d".chars().map(key);
    play_on(&mut terminal, &mut app, &mut Given(keys.collect())).unwrap();
    assert_eq!(app.over, Over::Yes);
    app.session.finish().unwrap();
    assert_eq!((kept.replay().rounds, app.session.throws()), (3, 3));
}
