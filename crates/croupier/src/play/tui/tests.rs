//! The table as it is drawn, without a terminal and without waiting.

use super::app::View;
use super::keys::{Action, Mode};
use super::*;
use crate::play::session::tests::{Kept, sit};
use crate::play::terminal::{Happens, Input, Moves, Screen, Tone, play_on};
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

impl Window {
    fn new(id: &str, set: &str, (width, height): (u16, u16)) -> Window {
        let terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        Window { app: App::new(sit(id, set, None)), terminal }
    }

    /// Presses keys, one for each character: `^`, `v` above `_`… are named by their characters,
    /// `>` and `<` go down and up, `⌫` takes off.
    fn press(&mut self, keys: &str) -> &mut Window {
        for letter in keys.chars() {
            let code = match letter {
                '>' => KeyCode::Down,
                '<' => KeyCode::Up,
                '⌫' => KeyCode::Backspace,
                '!' => KeyCode::Esc,
                letter => KeyCode::Char(letter),
            };
            let action = self.app.action(KeyEvent::from(code));
            self.app.apply(action).unwrap();
        }
        self
    }

    /// Lets the dealer do so many things.
    fn wait(&mut self, times: usize) -> &mut Window {
        for _ in 0..times {
            self.app.deal_on().unwrap();
        }
        self
    }

    fn seen(&mut self) -> String {
        let app = &self.app;
        self.terminal.draw(|frame| draw::draw(frame, app)).unwrap();
        self.terminal.backend().to_string()
    }
}

const SMALL: (u16, u16) = (80, 24);
const LARGE: (u16, u16) = (120, 40);

#[test]
fn betting() {
    for size in [SMALL, LARGE] {
        let mut window = Window::new("co/baccarat", "", size);
        let seen = window.press(" >4 >>2  ⌫").seen();
        insta::assert_snapshot!(format!("betting_{}x{}", size.0, size.1), seen);
        assert_eq!(window.app.session.at_stake(), Cents::dollars(25 + 100 + 5));
    }
}

#[test]
fn in_the_middle_of_the_deal() {
    for size in [SMALL, LARGE] {
        let mut window = Window::new("co/midi-baccarat", "", size);
        let seen = window.press(" >5 d").wait(4).press(" ").seen();
        insta::assert_snapshot!(format!("dealing_{}x{}", size.0, size.1), seen);
        assert_eq!(window.app.mode(), Mode::Turning);
    }
}

#[test]
fn settled() {
    for size in [SMALL, LARGE] {
        let mut window = Window::new("co/baccarat", "", size);
        let seen = window.press(" >4 >2 dz>").seen();
        insta::assert_snapshot!(format!("settled_{}x{}", size.0, size.1), seen);
        assert_eq!(window.app.mode(), Mode::Settled);
    }
}

#[test]
fn a_line_explained() {
    for (size, id) in [(SMALL, "co/dragon-bonus"), (LARGE, "co/ez-baccarat")] {
        let mut window = Window::new(id, "", size);
        let seen = window.press(">>>?>>").seen();
        insta::assert_snapshot!(format!("explained_{}x{}", size.0, size.1), seen);
        assert_eq!(window.press("!").app.view, View::Table);
    }
}

#[test]
fn boards() {
    for size in [SMALL, LARGE] {
        let mut window = Window::new("co/baccarat", "", size);
        window.press("1 dz");
        window.press(&"dz".repeat(99)).press("v");
        insta::assert_snapshot!(format!("boards_{}x{}", size.0, size.1), window.seen());
        window.press("! ");
        insta::assert_snapshot!(format!("table_{}x{}", size.0, size.1), window.seen());
    }
}

#[test]
fn bank_shoe_decision_and_leaving() {
    let mut window = Window::new("ca/baccarat", "", SMALL);
    insta::assert_snapshot!("bank_offered", window.press("bb").seen());
    insta::assert_snapshot!("bank_settled", window.press("dz").seen());
    let mut window = Window::new("uk/punto-banco", "dealing=players", SMALL);
    insta::assert_snapshot!("shoe_held", window.press("s ").seen());
    let mut window = Window::new("ca/baccarat-9", "", SMALL);
    window.press(" ");
    for _ in 0..30 {
        window.press("d");
        while window.app.mode() == Mode::Dealing {
            window.wait(1);
        }
        if window.app.mode() == Mode::Deciding {
            break;
        }
    }
    insta::assert_snapshot!("decision", window.seen());
    insta::assert_snapshot!("leaving", window.press("q").seen());
    assert_eq!(window.press("n").app.mode(), Mode::Deciding);
}

#[test]
fn three_card_poker() {
    for size in [SMALL, LARGE] {
        let shot = |name: &str| format!("three_card_{name}_{}x{}", size.0, size.1);
        let mut window = Window::new("uk/three-card-poker", "", size);
        insta::assert_snapshot!(shot("betting"), window.press(" >2 ").seen());
        window.press("d").wait(4);
        insta::assert_snapshot!(shot("dealing"), window.seen());
        window.press("z");
        assert_eq!(window.app.mode(), Mode::Choosing);
        insta::assert_snapshot!(shot("decision"), window.seen());
        window.press("a");
        while window.app.moves() == Moves::ByItself {
            window.app.tick().unwrap();
        }
        insta::assert_snapshot!(shot("advice"), window.seen());
        window.press("pz");
        assert_eq!(window.app.mode(), Mode::Settled);
        insta::assert_snapshot!(shot("settled"), window.seen());
    }
}

#[test]
fn hands_with_a_board() {
    for size in [SMALL, LARGE] {
        let shot = |name: &str| format!("ultimate_{name}_{}x{}", size.0, size.1);
        let mut window = Window::new("ca/ultimate-texas-holdem", "", size);
        window.press("n ").press("dz");
        insta::assert_snapshot!(shot("before_the_flop"), window.seen());
        insta::assert_snapshot!(shot("flop"), window.press("cz").seen());
        window.press("czpz");
        assert_eq!(window.app.mode(), Mode::Settled);
        insta::assert_snapshot!(shot("settled"), window.seen());
    }
}

#[test]
fn a_menu_is_obeyed_and_no_boards_are_shown() {
    let mut window = Window::new("uk/three-card-poker", "", SMALL);
    window.press("v");
    assert_eq!(window.app.view, View::Table);
    assert!(!window.seen().contains("roads"));
    window.press("5 dz");
    assert_eq!(window.press("xz ").app.mode(), Mode::Choosing, "these choose nothing");
    assert_eq!(window.app.session.at_stake(), Cents::dollars(500));
    window.press("?");
    assert_eq!(window.app.mode(), Mode::Reading);
    window.press("!p");
    assert_eq!(window.app.session.at_stake(), Cents::dollars(1000));
    assert_eq!(window.press("z").app.mode(), Mode::Settled);
    window.press(" 6");
    assert_eq!(window.app.mode(), Mode::Betting);
    // The wagers that decisions make can be looked at, and not bet on.
    window.press("<<");
    assert!(window.press(" ").app.message.text.contains("not made before the deal"));
    assert!(window.press("?").seen().contains("made by a decision"));
}

#[test]
fn every_table_with_hands_is_played_in_every_window() {
    for entry in games::CATALOG.iter().filter(|entry| matches!(entry, games::Entry::Duel(_))) {
        for size in [SMALL, (80, 50), (110, 24), (200, 60)] {
            let mut window = Window::new(entry.id(), "", size);
            window.press("2 d").seen();
            for _ in 0..200 {
                window.wait(1).seen();
                if window.app.mode() == Mode::Choosing {
                    let menu = window.app.hints();
                    window.press(&menu[0].0).seen();
                }
                if window.app.mode() == Mode::Settled {
                    break;
                }
            }
            assert_eq!(window.app.mode(), Mode::Settled, "{}: {}", entry.id(), window.seen());
            let seen = window.press(">>?").seen();
            assert!(seen.contains("YOU") || seen.contains('│'), "{seen}");
        }
    }
}

#[test]
fn a_window_too_small_says_how_large_it_must_be() {
    for size in [(79, 24), (80, 23), (30, 5), (1, 1)] {
        let mut window = Window::new("co/baccarat", "", size);
        let seen = window.seen();
        assert!(!seen.contains("Wagers"), "{seen}");
        if size.0 > 60 {
            let told = format!("needs a window of 80 by 24; this one is {} by {}", size.0, size.1);
            assert!(seen.contains(&told), "{seen}");
        }
    }
}

#[test]
fn every_table_fits_every_window() {
    for entry in games::CATALOG.iter().filter(|entry| entry.chance().thrown().is_none()) {
        for size in [SMALL, (80, 50), (110, 24), (200, 60)] {
            let mut window = Window::new(entry.id(), "", size);
            for keys in ["n", " >", "?", "!", "v", "!", "d", "zz", "   ", "?", "!", " "] {
                window.press(keys).seen();
            }
        }
    }
}

#[test]
fn a_resized_window_is_drawn_anew() {
    let mut window = Window::new("co/baccarat", "", SMALL);
    let small = window.seen();
    window.terminal.backend_mut().resize(120, 40);
    let large = window.seen();
    assert!(large.contains("Counts") && !small.contains("Counts"));
    window.terminal.backend_mut().resize(80, 24);
    assert_eq!(window.seen(), small);
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
fn the_loop_deals_by_itself_and_ends_when_the_player_leaves() {
    let kept = Kept::default();
    let mut app = App::new(sit("co/baccarat", "", Some(&kept)));
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    let keys = " d d dd ".chars().map(|letter| KeyEvent::from(KeyCode::Char(letter)));
    play_on(&mut terminal, &mut app, &mut Given(keys.collect())).unwrap();
    assert_eq!(app.over, Over::Yes);
    app.session.finish().unwrap();
    assert_eq!(kept.replay().rounds, app.session.rounds());
    assert!(app.session.rounds() >= 3);
}

#[test]
fn leaving_asks_only_when_chips_are_out() {
    let mut window = Window::new("co/baccarat", "", SMALL);
    assert_eq!(window.press("q").app.over, Over::Yes);
    let mut window = Window::new("co/baccarat", "", SMALL);
    assert_eq!(window.press(" q").app.mode(), Mode::Leaving);
    assert_eq!(window.press("n").app.mode(), Mode::Betting);
    assert_eq!(window.press("qy").app.over, Over::Yes);
    let mut window = Window::new("co/baccarat", "", SMALL);
    assert_eq!(window.press(" dzq").app.over, Over::Yes, "a settled round holds no chips");
}

#[test]
fn a_refusal_is_said_with_its_rule_and_changes_nothing() {
    let mut window = Window::new("co/baccarat", "max=50", SMALL);
    window.press("3   ");
    assert_eq!(window.app.session.at_stake(), Cents::dollars(50));
    assert_eq!(window.app.message.tone, Tone::Refused);
    assert!(window.app.message.text.contains("co:30-2803(3)(b)"), "{:?}", window.app.message);
    assert!(window.seen().contains("above the maximum $50"));
    window.app.apply(Action::Down).unwrap();
    assert_eq!(window.app.message.tone, Tone::Told);
}

#[test]
fn the_selected_line_goes_round_and_follows_into_the_settlement() {
    let mut window = Window::new("co/baccarat", "", SMALL);
    let last = window.app.lines() - 1;
    assert_eq!(window.press("<").app.line, last);
    assert_eq!(window.press(">").app.line, 0);
    window.press(" > dz>");
    assert_eq!(window.app.line, 1, "the second line paid");
    let wager = window.app.session.settled().unwrap().paid[1].wager.clone();
    window.press(" ");
    assert_eq!(window.app.session.spots()[window.app.line].id, wager);
}
